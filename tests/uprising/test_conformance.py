"""Random games of Uprising under all checks of the kernel's contract."""

from __future__ import annotations

from typing import Any

import pytest

from sietch.imperium.game import UPRISING
from sietch.kernel import conformance
from support.rulesets import other_rulings

Ruleset = dict[str, Any]

CHOAM: Ruleset = {"choam": True}
MIXED: Ruleset = {"choam": True, "base_cards": True, "base_conflicts": True}
HARD_LEADERS: Ruleset = {
    "choam": True,
    "leaders": ["lady_jessica", "shaddam_corrino_iv", "staban_tuek", "feyd_rautha_harkonnen"],
}
OTHER_LEADERS: Ruleset = {"leaders": ["princess_irulan", "muad_dib", "lady_amber_metulli", "lady_margot_fenring"]}
# Every ruling of the game for three and four the other way round.
OTHER_RULINGS: Ruleset = {
    name: value
    for name, value in other_rulings(UPRISING).items()
    if not any(rule.startswith("RV-") for rule in UPRISING.schema.options[name].rules)
}

# seats, ruleset, seed: the expensive checks at every single decision (OTHER_RULINGS are a mixed game with CHOAM)
DEEP: list[tuple[int, Ruleset, int]] = [
    (3, {}, 1),
    (3, HARD_LEADERS, 1),
    (4, OTHER_RULINGS, 1),
]


@pytest.mark.parametrize(("seats", "ruleset", "seed"), DEEP)
def test_full_depth(seats: int, ruleset: Ruleset, seed: int) -> None:
    report = conformance.play(UPRISING, ruleset, seats, f"deep {seed}")
    assert report.checked == report.decisions > 100
    assert report.redrawn


SPARSE: list[Ruleset] = [{}, CHOAM, MIXED, HARD_LEADERS, OTHER_LEADERS, OTHER_RULINGS, {"leaders": "choose"}]


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("series", range(len(SPARSE)))
def test_sparse_depth(seats: int, series: int) -> None:
    for seed in range(3):
        report = conformance.play(UPRISING, SPARSE[series], seats, f"sparse {series} {seed}", depth=25)
        assert report.decisions > 100


def test_the_rulings_are_turned_round() -> None:
    assert {"choam", "base_cards", "base_conflicts", "jessica_needs_memories"} <= set(OTHER_RULINGS)
