"""The 16 conflicts of Uprising: first, second and third reward, what may be paid for, sandworms, battle icons."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from support.imperium import Table, uprising
from support.plays import change, counts, plays
from support.plays_uprising import CHOAM, QUIET

Gains = dict[str, int]
HAVE = Counter({"vp": 1, "water": 1, "agents": 2})  # four players start with a point and a water
ROUND_OVER = ("cards", "discard", "conflict", "sandworms", "agents", "swords", "persuasion")

# For each conflict what the first, second and third get without the CHOAM module, and the winner's answers.
REWARDS: dict[str, tuple[Gains, Gains, Gains, list[str]]] = {
    "skirmish_crysknife": ({"fremen": 1}, {"intrigue": 1, "spice": 1}, {"spice": 1}, ["faction fremen"]),
    "skirmish_ornithopter": ({"intrigue": 1, "solari": 1}, {"intrigue": 1, "solari": 2}, {"intrigue": 1}, []),
    "skirmish_desert_mouse": ({"solari": 2}, {"solari": 3}, {"solari": 2}, []),
    "choam_security": (
        {"spacing_guild": 1, "solari": 2, "garrison": 1},
        {"water": 1, "solari": 2, "garrison": 2},
        {"intrigue": 1, "garrison": 1},
        [],
    ),
    "spice_freighters": (
        {"fremen": 1},
        {"water": 1, "spice": 1, "garrison": 1},
        {"spice": 1, "garrison": 1},
        ["faction fremen"],
    ),
    "seize_spice_refinery": (
        {"spies": 1, "spice": 2},
        {"intrigue": 1, "spice": 1, "garrison": 1},
        {"spice": 2},
        ["spy post_fremen"],
    ),
    "siege_of_arrakeen": ({"solari": 2, "garrison": 2}, {"solari": 4, "garrison": 1}, {"solari": 3}, []),
    "test_of_loyalty": (
        {"emperor": 1, "spies": 1, "solari": 2},
        {"solari": 4, "garrison": 1},
        {"solari": 3},
        ["spy post_fremen"],
    ),
    "shadow_contest": (
        {"bene_gesserit": 1, "intrigue": 1},
        {"intrigue": 1, "spice": 1, "garrison": 1},
        {"spice": 1, "garrison": 1},
        [],
    ),
    "secure_imperial_basin": (
        {"spice": 2, "garrison": 1},
        {"water": 2, "garrison": 1},
        {"water": 1, "garrison": 1},
        [],
    ),
    "protect_the_sietches": (
        {"fremen": 1, "water": 1, "garrison": 1},
        {"spice": 3, "garrison": 1},
        {"spice": 2},
        [],
    ),
    "trade_dispute": ({"solari": 2, "water": 1}, {"water": 1, "spice": 1}, {"water": 1, "garrison": 1}, []),
    "propaganda": (
        {"fremen": 1, "emperor": 1},
        {"intrigue": 1, "spice": 3},
        {"spice": 3},
        ["faction fremen", "faction emperor"],
    ),
    "battle_for_imperial_basin": ({"vp": 1}, {"spice": 5}, {"spice": 3}, []),
    "battle_for_arrakeen": ({"vp": 1}, {"intrigue": 1, "spice": 1, "solari": 3}, {"spice": 2, "solari": 2}, []),
    "battle_for_spice_refinery": ({"vp": 1}, {"intrigue": 1, "spice": 3}, {"spice": 3}, []),
}
CONTROL = {
    "seize_spice_refinery": "spice_refinery",
    "battle_for_spice_refinery": "spice_refinery",
    "siege_of_arrakeen": "arrakeen",
    "battle_for_arrakeen": "arrakeen",
    "secure_imperial_basin": "imperial_basin",
    "battle_for_imperial_basin": "imperial_basin",
}
MICE = ("skirmish_desert_mouse", "secure_imperial_basin", "protect_the_sietches", "trade_dispute")
MICE_TOO = "battle_for_spice_refinery"


def unlike(conflict: str) -> str:
    """An objective that makes no pair with this conflict."""
    return "obj_crysknife" if conflict in (*MICE, MICE_TOO) else "obj_desert_mouse_first"


def fought(conflict: str, *, seats: int = 4, rules: dict[str, Any] | None = None, **more: Any) -> Table:
    """A combat that seat a wins before b and c; the rest is more about seat a."""
    winner = {"leader": QUIET, "conflict": 3, "garrison": 0, "objective": unlike(conflict), **more}
    others: dict[str, Any] = {"b": {"conflict": 2, "garrison": 0}, "c": {"conflict": 1, "garrison": 0}}
    return uprising(seats=seats, rules=rules, phase="combat", conflict=conflict, a=winner, **others)


def to_next_round(table: Table) -> Table:
    return table.idle_until(lambda t: t.s.round > 1)


def won(table: Table, seat: str = "a", start: Counter[str] = HAVE) -> Gains:
    """What a seat has more than at the start, but for what every round's end changes."""
    return {name: n for name, n in change(start, counts(table, seat)).items() if name not in ROUND_OVER}


@pytest.mark.parametrize(
    "conflict",
    [pytest.param(name, marks=plays(f"{name}.first", f"{name}.second", f"{name}.third")) for name in REWARDS],
)
def test_rewards_of_first_second_and_third(conflict: str) -> None:
    first, second, third, answers = REWARDS[conflict]
    table = fought(conflict).do(*[f"a {answer}" for answer in answers])
    to_next_round(table)
    assert table.rewards == {"a": "first", "b": "second", "c": "third"}
    assert won(table, "a") == first
    assert won(table, "b") == second
    assert won(table, "c") == third
    assert (table.a.won, table.past_conflicts) == ([conflict], [])
    held = {place for place, holder in table.control.items() if holder == "a"}
    assert held == ({CONTROL[conflict]} if conflict in CONTROL else set())


PAID: list[tuple[str, dict[str, Any], list[str], Gains]] = [
    (
        "spice_freighters",
        {"spice": 3},
        ["resolve spice_freighters.first.1", "faction fremen"],
        {"vp": 1, "fremen": 1},
    ),
    ("battle_for_imperial_basin", {"spice": 4}, ["pay"], {"vp": 2}),
    ("battle_for_imperial_basin", {"spice": 4}, ["skip"], {"vp": 1, "spice": 4}),
    ("battle_for_imperial_basin", {"spice": 3}, [], {"vp": 1, "spice": 3}),
    (
        "battle_for_arrakeen",
        {"spies": ["post_emperor", "post_choam", "post_fremen"]},
        ["pay", "recall_spy post_choam", "recall_spy post_fremen"],
        {"vp": 2, "spies": 1},
    ),
    ("battle_for_arrakeen", {"spies": ["post_emperor"]}, [], {"vp": 1, "spies": 1}),
    ("battle_for_spice_refinery", {"solari": 6}, ["pay"], {"vp": 2}),
    ("battle_for_spice_refinery", {"solari": 5}, [], {"vp": 1, "solari": 5}),
]


@pytest.mark.parametrize(
    ("conflict", "given", "answers", "got"), [pytest.param(*case, marks=plays(f"{case[0]}.first")) for case in PAID]
)
def test_what_the_winner_may_pay_for(conflict: str, given: dict[str, Any], answers: list[str], got: Gains) -> None:
    table = to_next_round(fought(conflict, **given).do(*[f"a {answer}" for answer in answers]))
    assert won(table) == got


@plays("trade_dispute.first", "trade_dispute.second")
def test_trade_dispute_trashes_a_card() -> None:
    table = fought("trade_dispute", discard=["seek_allies"])
    while table.asked != "ChooseTrash":
        table.idle()
    table.do("a trash_from_discard seek_allies")
    assert table.trashed == ["seek_allies"]
    assert to_next_round(table).a.solari == 2


@plays("choam_security.first", "trade_dispute.first")
def test_contracts_among_the_rewards() -> None:
    table = fought("choam_security", rules=CHOAM).given(contracts=["espionage"]).do("a contract espionage")
    assert won(to_next_round(table)) == {"contracts": 1, "spacing_guild": 1, "garrison": 1}
    table = fought("trade_dispute", rules=CHOAM, hand=[], deck=[]).given(contracts=["espionage"])
    if table.asked == "Resolve":
        table.do("a resolve trade_dispute.first.0")
    assert table.do("a contract espionage").a.contracts == ["espionage"]


# -- sandworms ---------------------------------------------------------------------------------------------------

DOUBLED: list[tuple[str, dict[str, Any], list[str], Gains]] = [
    ("skirmish_crysknife", {}, ["faction fremen", "faction emperor"], {"fremen": 1, "emperor": 1}),
    ("skirmish_ornithopter", {}, [], {"intrigue": 2, "solari": 2}),
    ("protect_the_sietches", {}, [], {"fremen": 2, "vp": 1, "water": 2, "garrison": 2}),
    ("shadow_contest", {}, [], {"bene_gesserit": 2, "vp": 1, "intrigue": 2, "spice": 2}),  # Margot's own two spice
    ("battle_for_imperial_basin", {"spice": 8}, ["pay"], {"vp": 4}),
    (
        "propaganda",
        {},
        ["faction fremen", "faction emperor", "faction fremen", "faction spacing_guild"],
        {"fremen": 2, "vp": 1, "emperor": 1, "spacing_guild": 1},
    ),
]


@pytest.mark.parametrize(
    ("conflict", "given", "answers", "got"), [pytest.param(*case, marks=plays(f"{case[0]}.first")) for case in DOUBLED]
)
@pytest.mark.parametrize("worms", [1, 2])
def test_sandworms_double_a_reward_once(
    conflict: str, given: dict[str, Any], answers: list[str], got: Gains, worms: int
) -> None:
    table = fought(conflict, worms=worms, **given).given(shield_wall=False)
    for answer in answers:
        if table.asked == "Resolve":  # of two equal effects one is picked first
            table.do(f"a resolve {table.options('a', 'resolve')[0]}")
        table.do(f"a {answer}")
    assert won(to_next_round(table)) == got


@plays("siege_of_arrakeen.first", "siege_of_arrakeen.second")
def test_sandworms_double_neither_control_nor_somebody_elses_reward() -> None:
    table = to_next_round(fought("siege_of_arrakeen", worms=1).given(shield_wall=False))
    assert won(table) == {"solari": 4, "garrison": 4}
    assert won(table, "b") == {"solari": 4, "garrison": 1}
    assert table.control["arrakeen"] == "a"


# -- battle icons ------------------------------------------------------------------------------------------------


@plays("skirmish_desert_mouse.first")
def test_a_second_icon_makes_a_pair_with_the_objective() -> None:
    table = to_next_round(fought("skirmish_desert_mouse", objective="obj_desert_mouse_4_6"))
    assert won(table) == {"solari": 2, "vp": 1}
    assert (table.a.objective_flipped, table.a.won, table.a.won_flipped) == (True, [], ["skirmish_desert_mouse"])


@plays("skirmish_ornithopter.first")
def test_a_second_icon_makes_a_pair_with_a_conflict_won_before() -> None:
    table = to_next_round(fought("skirmish_ornithopter", won=["shadow_contest"]))
    assert won(table) == {"intrigue": 1, "solari": 1, "vp": 1}
    assert sorted(table.a.won_flipped) == ["shadow_contest", "skirmish_ornithopter"]


@plays("propaganda.first")
def test_a_wild_icon_waits_for_the_end() -> None:
    table = fought("propaganda", won=["shadow_contest"]).do("a faction fremen", "a faction emperor")
    assert (won(to_next_round(table)), table.a.won_flipped) == ({"fremen": 1, "emperor": 1}, [])
    table = uprising(phase="endgame", a={"won": ["propaganda", "shadow_contest"], "objective": "obj_crysknife"})
    assert (table.a.vp, len(table.a.won_flipped)) == (1, 2)
    table = uprising(phase="endgame", a={"won": ["propaganda"], "objective": "obj_crysknife"})
    assert (table.a.vp, table.a.objective_flipped) == (1, True)


@plays("skirmish_desert_mouse.second")
def test_a_tie_leaves_the_card_with_nobody() -> None:
    table = to_next_round(fought("skirmish_desert_mouse").given(b={"conflict": 3}))
    assert table.rewards == {"a": "second", "b": "second", "c": "third"}
    assert (table.a.won, table.b.won, table.past_conflicts) == ([], [], ["skirmish_desert_mouse"])
    assert (won(table), won(table, "b")) == ({"solari": 3}, {"solari": 3})
