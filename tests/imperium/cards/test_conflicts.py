"""The 18 conflicts: the first, second and third reward of each, taken after a combat of four players."""

from __future__ import annotations

from typing import Any

import pytest

from support.imperium import Table, imperium
from support.plays import counts, plays

Gains = dict[str, int]

# For each conflict what the first, second and third get, and the answers to the choices in their rewards.
REWARDS: dict[str, tuple[Gains, Gains, Gains, list[str]]] = {
    "skirmish_1": ({"fremen": 1, "solari": 2}, {"solari": 3}, {"solari": 2}, ["a faction fremen"]),
    "skirmish_2": ({"emperor": 1, "spice": 1}, {"spice": 2}, {"spice": 1}, ["a faction emperor"]),
    "skirmish_3": ({"vp": 1}, {"intrigue": 1, "solari": 2}, {"solari": 2}, []),
    "skirmish_4": ({"vp": 1}, {"water": 1}, {"spice": 1}, []),
    "cloak_and_dagger": (
        {"spacing_guild": 1, "intrigue": 2},
        {"intrigue": 1, "spice": 1},
        {"spice": 1},
        ["a faction spacing_guild", "c choose 2"],
    ),
    "desert_power": ({"vp": 1, "water": 1}, {"water": 1, "spice": 1}, {"spice": 1}, []),
    "guild_bank_raid": ({"solari": 6}, {"solari": 4}, {"solari": 2}, []),
    "machinations": (
        {"emperor": 1, "fremen": 1},
        {"water": 1, "solari": 2},
        {"water": 1},
        ["a faction fremen", "a faction emperor"],
    ),
    "raid_stockpiles": ({"intrigue": 1, "spice": 3}, {"spice": 2}, {"spice": 1}, []),
    "secure_imperial_basin": ({"vp": 1}, {"water": 2}, {"water": 1}, []),
    "siege_of_arrakeen": ({"vp": 1}, {"solari": 4}, {"solari": 2}, []),
    "siege_of_carthag": ({"vp": 1}, {"intrigue": 1, "spice": 1}, {"spice": 1}, []),
    "sort_through_the_chaos": (
        {"intrigue": 1, "solari": 2},
        {"intrigue": 1, "solari": 2},
        {"solari": 2},
        [],
    ),
    "terrible_purpose": ({"vp": 1}, {"water": 1, "spice": 1}, {"spice": 1}, ["a skip"]),
    "battle_for_arrakeen": (
        {"vp": 2},
        {"intrigue": 1, "spice": 2},
        {"intrigue": 1, "solari": 2},
        ["b choose 1", "b choose 2"],
    ),
    "battle_for_carthag": ({"vp": 2}, {"intrigue": 1, "spice": 3}, {"spice": 3}, []),
    "battle_for_imperial_basin": ({"vp": 2}, {"spice": 5}, {"spice": 3}, []),
    "grand_vision": (
        {"bene_gesserit": 2, "vp": 1, "intrigue": 1},  # at two influence there is a point as well
        {"intrigue": 1, "spice": 3},
        {"spice": 3},
        ["a faction bene_gesserit"],
    ),
}
CONTROL = {
    "secure_imperial_basin": "imperial_basin",
    "siege_of_arrakeen": "arrakeen",
    "siege_of_carthag": "carthag",
    "battle_for_arrakeen": "arrakeen",
    "battle_for_carthag": "carthag",
    "battle_for_imperial_basin": "imperial_basin",
}
# The troops go home, and the next round deals new hands: neither is a reward.
NO_REWARD = ("conflict", "swords", "cards", "agents")


def fought(conflict: str, **more: Any) -> Table:
    """A combat of four players that a wins before b and c; d has stayed away."""
    return imperium(seats=4, conflict=conflict, **more).strengths(a=9, b=7, c=5).resolve_combat()


def gains(conflict: str, answers: list[str], **more: Any) -> dict[str, Gains]:
    """What everybody got, when the choices in the rewards are answered so."""
    peace = imperium(seats=4, conflict=conflict, **more).strengths(a=9, b=7, c=5).phase("makers")
    table = fought(conflict, **more).do(*answers)
    assert table.rewards == {"a": "first", "b": "second", "c": "third"}
    table.idle_until(lambda t: t.asked == "TakeTurn")
    peace.idle_until(lambda t: t.asked == "TakeTurn")
    found = {}
    for seat in "abcd":
        before, after = counts(peace, seat), counts(table, seat)
        found[seat] = {n: after[n] - before[n] for n in after if after[n] != before[n] and n not in NO_REWARD}
    return found


def boxes(conflict: str) -> pytest.MarkDecorator:
    return plays(f"{conflict}.first", f"{conflict}.second", f"{conflict}.third")


@pytest.mark.parametrize("conflict", [pytest.param(name, marks=boxes(name)) for name in REWARDS])
def test_rewards(conflict: str) -> None:
    first, second, third, answers = REWARDS[conflict]
    assert gains(conflict, answers) == {"a": first, "b": second, "c": third, "d": {}}


@pytest.mark.parametrize("conflict", [pytest.param(name, marks=boxes(name)) for name in REWARDS])
def test_control_goes_to_the_winner_alone(conflict: str) -> None:
    table = fought(conflict, control={"arrakeen": "d", "carthag": "d", "imperial_basin": "d"})
    table.do(*REWARDS[conflict][3])
    assert table.rewards["a"] == "first"
    held = {"arrakeen": "d", "carthag": "d", "imperial_basin": "d"}
    if conflict in CONTROL:
        held[CONTROL[conflict]] = "a"
    assert table.control == held


@plays("cloak_and_dagger.third")
@pytest.mark.parametrize(("choice", "got"), [("choose 1", {"intrigue": 1}), ("choose 2", {"spice": 1})])
def test_cloak_and_dagger_third_is_a_choice(choice: str, got: Gains) -> None:
    assert gains("cloak_and_dagger", ["a faction emperor", f"c {choice}"])["c"] == got


@plays("machinations.first")
def test_machinations_takes_two_different_factions() -> None:
    table = fought("machinations").do("a faction fremen")
    assert table.options("a", "faction") == ["emperor", "spacing_guild", "bene_gesserit"]
    assert table.why_not("a faction fremen") == "R-GEN-02"


@plays("battle_for_arrakeen.second")
@pytest.mark.parametrize(
    ("first", "second", "got"),
    [(1, 2, {"intrigue": 1, "spice": 2}), (3, 1, {"intrigue": 1, "solari": 3}), (2, 3, {"spice": 2, "solari": 3})],
)
def test_battle_for_arrakeen_second_takes_two_of_three(first: int, second: int, got: Gains) -> None:
    assert gains("battle_for_arrakeen", [f"b choose {first}", f"b choose {second}"])["b"] == got
    table = fought("battle_for_arrakeen").do(f"b choose {first}")
    assert str(first) not in table.options("b", "choose")


@plays("terrible_purpose.first")
def test_terrible_purpose_first_may_trash_a_card() -> None:
    table = fought("terrible_purpose", a={"hand": ["dagger"], "discard": ["diplomacy"]})
    assert table.options("a") == ["skip", "trash_from_hand dagger", "trash_from_discard diplomacy"]
    table.do("a trash_from_discard diplomacy")
    assert table.trashed == ["diplomacy"]


@plays("sort_through_the_chaos.first")
def test_sort_through_the_chaos_first_has_the_mentat_for_the_next_round() -> None:
    table = fought("sort_through_the_chaos")
    table.idle_until(lambda t: t.asked == "TakeTurn")
    assert table.s.round == 2
    assert table.mentat == "a"
    assert [table[f"{seat}.agents"] for seat in "abcd"] == [3, 2, 2, 2]
    table.finish_round()
    assert table.mentat == "home"


@plays("grand_vision.first")
def test_grand_vision_first_is_two_influence_with_one_faction() -> None:
    table = fought("grand_vision").do("a faction fremen")
    assert (table.a.fremen, table.asked) == (2, "AfterWin")


@plays("guild_bank_raid.second")
def test_the_third_reward_is_for_four_players() -> None:
    table = imperium(seats=3, conflict="guild_bank_raid").strengths(a=9, b=7, c=5).resolve_combat()
    table.idle_until(lambda t: t.asked == "TakeTurn")
    assert [table[f"{seat}.solari"] for seat in "abc"] == [6, 4, 0]


@plays("desert_power.first", "desert_power.second")
def test_rivals_take_rewards_too() -> None:
    table = imperium(
        seats=1,
        conflict="desert_power",
        hagal_deck=["hall_of_oratory", "carthag"],  # no swords
        b={"conflict": 4, "water": 0},
        c={"conflict": 3, "water": 0},
    ).resolve_combat()
    assert table.rewards == {"b": "first", "c": "second"}
    assert (table.b.vp, table.b.water) == (1, 1)
    assert (table.c.vp, table.c.water, table.c.spice) == (0, 1, 1)
