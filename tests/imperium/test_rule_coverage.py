"""Every rule that the catalogue explains has a test, and every test names rules that exist."""

from pathlib import Path

import pytest

from sietch.lab.coverage import proofs, unknown, unproved
from sietch.text import texts

TESTS = Path(__file__).parents[1]
PREFIXES = ("R-", "HG", "SO", "TP", "Q")


@pytest.fixture(scope="module")
def rules():
    known = [id for id in texts("en").ids() if id.startswith(PREFIXES)]
    assert len(known) == 155
    return known


def test_every_rule_has_a_test(rules):
    assert unproved(rules, proofs(TESTS / "imperium" / "rules")) == []


@pytest.mark.parametrize("folder", ["imperium", "scenarios/imperium"])
def test_no_test_names_a_rule_that_does_not_exist(rules, folder):
    assert unknown(rules, proofs(TESTS / folder)) == {}
