"""Random games of two teams under all checks of the kernel's contract."""

from __future__ import annotations

from typing import Any

import pytest

from sietch.imperium.game import UPRISING
from sietch.kernel import conformance

MIXED = {"base_cards": True, "base_conflicts": True}


@pytest.mark.parametrize(("ruleset", "seed"), [({}, 1), ({"leaders": "choose"}, 2), (MIXED, 3)])
def test_random_games(ruleset: dict[str, Any], seed: int) -> None:
    report = conformance.play(UPRISING, ruleset, 6, f"six {seed}", depth=25)
    assert report.decisions > 200


def test_nobody_sees_what_they_may_not_know() -> None:
    report = conformance.noninterference(UPRISING, {}, 6, "six secrets")
    assert report.checked == report.decisions > 200
