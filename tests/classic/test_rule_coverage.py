"""Every rule of classic Dune has a test, and every test names rules that exist."""

from __future__ import annotations

from pathlib import Path

import pytest

from sietch.classic.rulebook import RULES
from sietch.lab.coverage import proofs, unknown, unproved

TESTS = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def rules() -> list[str]:
    assert len(set(RULES)) == len(RULES) == 300
    return [f"classic-{rule}" for rule in RULES]


def test_every_rule_has_a_test(rules: list[str]) -> None:
    assert unproved(rules, proofs(TESTS / "classic")) == []


def test_no_test_names_a_rule_that_does_not_exist(rules: list[str]) -> None:
    assert unknown(rules, proofs(TESTS / "classic")) == {}
