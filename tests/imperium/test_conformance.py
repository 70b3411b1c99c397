"""Random games of Dune: Imperium under all checks of the kernel's contract."""

from __future__ import annotations

from typing import Any

import pytest

from sietch.imperium.game import GAME
from sietch.kernel import conformance
from support.rulesets import other_rulings

Ruleset = dict[str, Any]

OTHER_RULINGS: Ruleset = other_rulings(GAME)
SOLO: list[Ruleset] = [
    {"difficulty": difficulty} for difficulty in ("mercenary", "sardaukar", "mentat", "kwisatz_haderach")
]
HARD_LEADERS = ["baron_vladimir_harkonnen", "helena_richese", "countess_ariana_thorvald", "duke_leto_atreides"]

# seats, ruleset, seed: the expensive checks at every single decision
DEEP: list[tuple[int, Ruleset, int]] = [
    *[(1, ruleset, 1) for ruleset in SOLO],
    (1, {**OTHER_RULINGS, "leaders": "choose"}, 2),
    (2, {}, 1),
    (2, OTHER_RULINGS, 2),
    (3, {"leaders": HARD_LEADERS}, 1),
    (3, OTHER_RULINGS, 2),
    (4, {"leaders": "choose"}, 1),
    (4, {**OTHER_RULINGS, "leaders": HARD_LEADERS}, 2),
]


@pytest.mark.parametrize(("seats", "ruleset", "seed"), DEEP)
def test_full_depth(seats: int, ruleset: Ruleset, seed: int) -> None:
    report = conformance.play(GAME, ruleset, seats, f"deep {seed}")
    assert report.checked == report.decisions > 20
    assert report.redrawn


@pytest.mark.parametrize("seats", GAME.seat_counts)
@pytest.mark.parametrize("series", range(4))
def test_sparse_depth(seats: int, series: int) -> None:
    rulesets: list[Ruleset] = [{}, OTHER_RULINGS, {"leaders": "choose"}, {"leaders": HARD_LEADERS}]
    if seats == 1:
        rulesets = SOLO
    for seed in range(5):
        report = conformance.play(GAME, rulesets[series], seats, f"sparse {series} {seed}", depth=25)
        assert report.decisions > 20


def test_there_are_rulings_to_turn_round() -> None:
    assert len(OTHER_RULINGS) >= 12
    assert all(GAME.schema.options[name].default != value for name, value in OTHER_RULINGS.items())
