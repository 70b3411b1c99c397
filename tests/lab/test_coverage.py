"""Rule ids are found in test files by reading them."""

import pytest

from sietch.lab.coverage import CoverageError, Proof, proofs, unknown, unproved
from support.rules import rule

TESTS = """
import pytest
from support import rules
from support.rules import rule

@rule("R-1", "R-2")
def test_one():
    pass

@pytest.mark.slow
@rules.rule("R-2")
async def test_two():
    pass

@pytest.mark.rule("R-3")
class TestThree:
    pass

def test_four():
    rule("R-9")
"""


@pytest.fixture
def folder(tmp_path):
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "test_x.py").write_text(TESTS, encoding="utf-8")
    (tmp_path / "one.yaml").write_text("game: bazaar\ntitle: Sold out\nrules: [R-3, R-4]\n", encoding="utf-8")
    (tmp_path / "two.yml").write_text("game: bazaar\nrules: R-5\n", encoding="utf-8")
    (tmp_path / "plain.yaml").write_text("game: bazaar\n", encoding="utf-8")
    (tmp_path / "other.yaml").write_text("rules: [R-8]\n", encoding="utf-8")
    return tmp_path


def test_ids_come_from_decorators_and_from_scenarios(folder):
    assert proofs(folder) == {
        "R-1": [Proof("deep/test_x.py", 7, "test_one")],
        "R-2": [Proof("deep/test_x.py", 7, "test_one"), Proof("deep/test_x.py", 12, "test_two")],
        "R-3": [Proof("deep/test_x.py", 16, "TestThree"), Proof("one.yaml", 1, "Sold out")],
        "R-4": [Proof("one.yaml", 1, "Sold out")],
        "R-5": [Proof("two.yml", 1, "two")],
    }


def test_what_is_missing_and_what_is_misspelt(folder):
    found = proofs(folder)
    assert unproved(["R-6", "R-1", "R-0"], found) == ["R-6", "R-0"]
    assert list(unknown(["R-1", "R-2", "R-3", "R-5"], found)) == ["R-4"]


@pytest.mark.parametrize(
    ("name", "text", "sentence"),
    [
        ("test_y.py", "@rule(*IDS)\ndef test_a(): ...", "test_y.py:1: the ids of @rule must be written out"),
        ("test_y.py", "@rule(3)\ndef test_a(): ...", "must be written out"),
        ("test_y.py", "def test_a(:", "cannot be read as Python"),
        ("y.yaml", "a: [", "cannot be read as YAML"),
    ],
)
def test_a_file_that_cannot_be_read_is_named(tmp_path, name, text, sentence):
    (tmp_path / name).write_text(text, encoding="utf-8")
    with pytest.raises(CoverageError, match=name) as caught:
        proofs(tmp_path)
    assert sentence in str(caught.value)


@rule("T-EXAMPLE-01", "T-EXAMPLE-02")
def test_the_decorator_marks_the_test_with_its_ids(request):
    mark = request.node.get_closest_marker("rule")
    assert mark.args == ("T-EXAMPLE-01", "T-EXAMPLE-02")


def test_the_decorator_needs_an_id():
    for ids in ((), ("",)):
        with pytest.raises(TypeError, match="at least one id"):
            rule(*ids)
