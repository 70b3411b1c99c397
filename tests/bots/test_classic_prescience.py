"""A number that was shown and can no longer be dialed: found by bots, who spend their Karama cards on such battles."""

from __future__ import annotations

from support.classic_battle import battle
from support.rules import rule

FULL = {"advanced": True, "additional_advantages": True}


@rule("classic-SH-ATREIDES.3", "classic-SH-ELITE")
def test_when_a_karama_weakens_the_sardaukar_the_number_shown_becomes_the_highest_below_it() -> None:
    table = battle(
        *("sietch_tabr", "atreides", "emperor"),
        rules=FULL,
        atreides={"forces": {"sietch_tabr": 6}, "hand": ["karama"], "spice": 0},
        emperor={"forces": {"sietch_tabr": [1, 3]}, "spice": 9},
    ).pass_until("Foresee")
    table.play("atreides ask number").pass_until("ShowElement")
    table.play("emperor dial 7").pass_until("atreides KaramaWindow")
    table.play("atreides play karama").pass_until("Plans")
    table.play("emperor leader bashar")
    assert table.options("emperor") == ["dial 4"]
    table.play("emperor dial 4")
    assert table.options("emperor") == ["support 4"]
