"""Rivals in Combat: swords, rewards, battle icons. [uprising-RV-35, uprising-RV-36]"""

from typing import Any

import pytest

from sietch.imperium.terms import FACTIONS
from support.imperium import uprising
from support.rivals import table_with
from support.rules import rule

SEATS = pytest.mark.parametrize("seats", [1, 2])
E, S, B, F = FACTIONS
SWORDS = {
    "place_spy_trade": 2,
    "sardaukar": 4,
    "dutiful_service": 2,
    "heighliner": 5,
    "secrets": 1,
    "espionage": 2,
    "deliver_supplies_heighliner": 1,
    "desert_tactics": 3,
    "fremkit": 1,
    "assembly_hall": 0,
    "gather_support_a": 0,
    "gather_support_b": 2,
    "accept_contract_shipping_a": 2,
    "accept_contract_shipping_b": 2,
    "research_station": 2,
    "spice_refinery": 1,
    "arrakeen": 1,
    "sietch_tabr": 3,
    "hagga_imperial_basin": 2,
    "deep_desert": 2,
    "place_spy_city": 2,
    "place_spy_landsraad": 2,
}


def fought(seats, conflict="skirmish_crysknife", card="staban_tuek", **position):
    """A Combat that has been fought, and with which the game is over."""
    position["a"] = {"vp": 10, **position.get("a", {})}
    seen = table_with(seats, card, phase="combat", conflict=conflict, **position)
    seen.table.idle_until(lambda table: bool(table["over"]))
    return seen


# -- swords ----------------------------------------------------------------------------------------------------------


@rule("uprising-RV-35")
@SEATS
@pytest.mark.parametrize(("hagal", "swords"), SWORDS.items())
def test_a_rival_with_units_adds_the_swords_of_one_card(seats, hagal, swords):
    seen = fought(seats, hagal_deck=[hagal], me={"conflict": 2})
    assert [event["swords"] for event in seen.table.events("hagal_swords")] == [swords]
    assert seen.table.events("combat")[0]["strengths"]["abc".index(seen.letter)] == 4 + swords


@rule("uprising-RV-35")
@SEATS
def test_a_rival_without_units_reveals_nothing(seats):
    seen = fought(seats, a={"conflict": 1})
    assert seen.table.events("hagal_swords") == []
    assert seen.table.s.hagal_discard == []


@rule("uprising-RV-35")
@SEATS
def test_a_sandworm_is_a_unit(seats):
    seen = fought(seats, hagal_deck=["heighliner"], me={"worms": 1})
    assert seen.table.events("combat")[0]["strengths"]["abc".index(seen.letter)] == 8


@rule("uprising-RV-35")
def test_alone_both_rivals_reveal_a_card_in_turn_order():
    for first, order in (("a", "bc"), ("b", "bc"), ("c", "cb")):
        seen = fought(
            1, first_player=first, hagal_deck=["heighliner", "fremkit"], me={"conflict": 1}, c={"conflict": 1}
        )
        swords = {"abc"[event["seat"]]: event["swords"] for event in seen.table.events("hagal_swords")}
        assert swords == {order[0]: 5, order[1]: 1}


@rule("uprising-RV-35")
@SEATS
def test_the_card_for_swords_does_nothing_else(seats):
    seen = fought(seats, "skirmish_desert_mouse", hagal_deck=["place_spy_landsraad"], me={"conflict": 1})
    assert (seen.me.spies, seen.me.agents_at, seen.influence) == ([], [], {})


@rule("uprising-RV-09", "uprising-RV-35")
def test_a_reshuffle_for_swords_is_followed_by_another_card():
    seen = fought(2, hagal_deck=["reshuffle"], me={"conflict": 1})
    assert len(seen.table.events("hagal_swords")) == 1
    assert seen.table.events("hagal_swords")[0]["card"] != "reshuffle"


@rule("uprising-RV-35")
@SEATS
def test_a_rival_plays_no_intrigue_cards(seats):
    plans = ["contingency_plan", "contingency_plan"]
    position = {"hagal_deck": ["assembly_hall"], "me": {"conflict": 1, "intrigue": plans}, "a": {"conflict": 2}}
    seen = fought(seats, "skirmish_desert_mouse", **position)
    assert seen.me.intrigue == plans
    assert seen.table.rewards["a"] == "first"


@rule("uprising-RV-35")
@SEATS
def test_the_swords_are_known_before_human_players_play_intrigue_cards(seats):
    seen = table_with(
        seats,
        phase="combat",
        hagal_deck=["heighliner"],
        me={"conflict": 1},
        a={"conflict": 2, "intrigue": ["contingency_plan"]},
    )
    assert seen.table.question == "a CombatTurn"
    assert seen.table.about["strengths"]["abc".index(seen.letter)] == 7


# -- rewards ---------------------------------------------------------------------------------------------------------

KEYS = ("solari", "spice", "water", "intrigue_count", "vp", *FACTIONS)
FRESH = {"solari": 0, "spice": 0, "water": 1, "intrigue_count": 0, "vp": 0, **dict.fromkeys(FACTIONS, 0)}


def gained(seen, before=None):
    start = {**FRESH, **(before or {})}
    now = {key: getattr(seen.me, key) for key in KEYS}
    troops = seen.me.garrison - 3
    return {**{k: v - start[k] for k, v in now.items() if v != start[k]}, **({"troops": troops} if troops else {})}


# Staban Tuek: Spacing Guild, Fremen, Bene Gesserit, Emperor. He holds the objective with the wrong icon.
FIRST = {
    "skirmish_crysknife": {S: 1},
    "skirmish_ornithopter": {"intrigue_count": 1, "solari": 1},
    "skirmish_desert_mouse": {"solari": 2},
    "choam_security": {S: 1, "solari": 2, "troops": 1},
    "spice_freighters": {S: 1},
    "seize_spice_refinery": {"spice": 2},
    "siege_of_arrakeen": {"solari": 2, "troops": 2},
    "test_of_loyalty": {E: 1, "solari": 2},
    "shadow_contest": {B: 1, "intrigue_count": 1},
    "secure_imperial_basin": {"spice": 2, "troops": 1},
    "protect_the_sietches": {F: 1, "water": 1, "troops": 1},
    "trade_dispute": {"solari": 2, "water": 1},
    "propaganda": {S: 1, F: 1, "vp": 1},  # its wild icon makes a pair when the game ends
    "battle_for_imperial_basin": {"vp": 1},
    "battle_for_arrakeen": {"vp": 1},
    "battle_for_spice_refinery": {"vp": 1},
}
SECOND = {
    "skirmish_crysknife": {"intrigue_count": 1, "spice": 1},
    "skirmish_ornithopter": {"intrigue_count": 1, "solari": 2},
    "skirmish_desert_mouse": {"solari": 3},
    "choam_security": {"water": 1, "solari": 2, "troops": 2},
    "spice_freighters": {"water": 1, "spice": 1, "troops": 1},
    "seize_spice_refinery": {"intrigue_count": 1, "spice": 1, "troops": 1},
    "siege_of_arrakeen": {"solari": 4, "troops": 1},
    "test_of_loyalty": {"solari": 4, "troops": 1},
    "shadow_contest": {"intrigue_count": 1, "spice": 1, "troops": 1},
    "secure_imperial_basin": {"water": 2, "troops": 1},
    "protect_the_sietches": {"spice": 3, "troops": 1},
    "trade_dispute": {"water": 1, "spice": 1},
    "propaganda": {"intrigue_count": 1, "spice": 3},
    "battle_for_imperial_basin": {"spice": 5},
    "battle_for_arrakeen": {"intrigue_count": 1, "spice": 1, "solari": 3},
    "battle_for_spice_refinery": {"intrigue_count": 1, "spice": 3},
}
CRYSKNIFE, ORNITHOPTER, MOUSE = "obj_crysknife", "obj_ornithopter_1_3", "obj_desert_mouse_first"
ICONS = {
    CRYSKNIFE: "skirmish_crysknife choam_security spice_freighters seize_spice_refinery battle_for_arrakeen".split(),
    ORNITHOPTER: (
        "skirmish_ornithopter siege_of_arrakeen test_of_loyalty shadow_contest battle_for_imperial_basin".split()
    ),
    MOUSE: (
        "skirmish_desert_mouse secure_imperial_basin protect_the_sietches trade_dispute battle_for_spice_refinery"
    ).split(),
}
ICON_OF = {conflict: objective for objective, conflicts in ICONS.items() for conflict in conflicts}


def unmatched(conflict):
    """An objective that makes no pair with this conflict."""
    return CRYSKNIFE if ICON_OF.get(conflict) != CRYSKNIFE else MOUSE


@rule("uprising-RV-36")
@SEATS
@pytest.mark.parametrize(("conflict", "reward"), FIRST.items())
def test_first_rewards(seats, conflict, reward):
    """Nobody is asked anything about them."""
    seen = fought(seats, conflict, me={"conflict": 2, "objective": unmatched(conflict)})
    assert gained(seen) == reward
    assert [*seen.me.won, *seen.me.won_flipped] == [conflict]
    expected = ["post_spacing_guild"] if conflict in ("seize_spice_refinery", "test_of_loyalty") else []
    assert seen.me.spies == expected


@rule("uprising-RV-36")
@SEATS
@pytest.mark.parametrize(("conflict", "reward"), FIRST.items())
def test_first_rewards_doubled_by_a_sandworm(seats, conflict, reward):
    seen = fought(seats, conflict, me={"worms": 1, "objective": unmatched(conflict)}, hagal_deck=["assembly_hall"])
    doubled = {key: 2 * n for key, n in reward.items()}
    if conflict in ("skirmish_crysknife", "spice_freighters"):
        doubled = {S: 1, F: 1}  # twice the faction where it has least
    elif conflict == "propaganda":
        doubled = {S: 1, F: 1, B: 1, E: 1, "vp": 1}
    elif conflict in ("choam_security", "test_of_loyalty", "shadow_contest", "protect_the_sietches"):
        doubled["vp"] = 1  # two influence with one faction
    assert gained(seen) == doubled
    if conflict in ("seize_spice_refinery", "test_of_loyalty"):
        assert seen.me.spies == ["post_spacing_guild", "post_fremen"]
    assert len(seen.table.events("control")) <= 1


@rule("uprising-RV-36")
@SEATS
@pytest.mark.parametrize(("conflict", "reward"), SECOND.items())
def test_second_rewards(seats, conflict, reward):
    seen = fought(seats, conflict, me={"conflict": 1}, a={"conflict": 9}, hagal_deck=["assembly_hall"])
    assert seen.table.rewards == {"a": "first", seen.letter: "second"}
    assert gained(seen) == reward
    assert seen.me.won == []


@rule("uprising-RV-36")
def test_there_are_rewards_for_first_and_second_as_with_three_players():
    """The third gets nothing, unless two tie for second."""
    rules = {"rivals": ["staban_tuek", "irulan"]}
    cards: dict[str, Any] = {"hagal_deck": ["assembly_hall", "gather_support_a"], "conflict": "skirmish_desert_mouse"}
    table = uprising(1, rules=rules, phase="combat", a={"conflict": 3}, b={"conflict": 2}, c={"conflict": 1}, **cards)
    table.resolve_combat()
    assert table.rewards == {"a": "first", "b": "second"}
    table = uprising(1, rules=rules, phase="combat", a={"conflict": 3}, b={"conflict": 1}, c={"conflict": 1}, **cards)
    table.resolve_combat()
    assert table.rewards == {"a": "first", "b": "third", "c": "third"}
    table = uprising(1, rules=rules, phase="combat", a={"conflict": 2}, b={"conflict": 2}, c={"conflict": 1}, **cards)
    table.resolve_combat()
    assert table.rewards == {"a": "second", "b": "second"}


@rule("uprising-RV-36")
@SEATS
@pytest.mark.parametrize(
    ("conflict", "before", "left", "vp"),
    [
        ("spice_freighters", {"spice": 2}, {"spice": 2}, 0),
        ("spice_freighters", {"spice": 3}, {"spice": 0}, 1),
        ("spice_freighters", {"spice": 7, "water": 0}, {"spice": 4}, 1),
        ("battle_for_imperial_basin", {"spice": 3}, {"spice": 3}, 1),
        ("battle_for_imperial_basin", {"spice": 4}, {"spice": 0}, 2),
        ("battle_for_spice_refinery", {"solari": 5}, {"solari": 5}, 1),
        ("battle_for_spice_refinery", {"solari": 6}, {"solari": 0}, 2),
        ("battle_for_arrakeen", {"spies": ["post_fremen"]}, {"spies": ["post_fremen"]}, 1),
        ("battle_for_arrakeen", {"spies": ["post_fremen", "post_emperor"]}, {"spies": []}, 2),
    ],
)
def test_a_rival_pays_for_a_victory_point_whenever_it_can(seats, conflict, before, left, vp):
    seen = fought(seats, conflict, me={"conflict": 2, "objective": unmatched(conflict), **before})
    assert seen.me.vp == vp
    assert {key: getattr(seen.me, key) for key in left} == left


@rule("uprising-RV-36")
@SEATS
@pytest.mark.parametrize(
    ("conflict", "before", "left", "vp"),
    [
        ("spice_freighters", {"spice": 5}, 2, 1),
        ("spice_freighters", {"spice": 6}, 0, 2),
        ("battle_for_imperial_basin", {"spice": 8, "water": 0}, 0, 4),
        ("battle_for_imperial_basin", {"spice": 5}, 1, 3),
    ],
)
def test_with_a_sandworm_it_may_pay_twice(seats, conflict, before, left, vp):
    me = {"worms": 1, "objective": unmatched(conflict), **before}
    seen = fought(seats, conflict, me=me)
    assert (seen.me.vp, seen.me.spice) == (vp, left)


@rule("uprising-RV-36")
@SEATS
@pytest.mark.parametrize("conflict", ICON_OF)
def test_battle_icons_make_pairs_with_the_objective(seats, conflict):
    seen = fought(seats, conflict, me={"conflict": 2, "objective": ICON_OF[conflict]})
    assert seen.me.vp == FIRST[conflict].get("vp", 0) + 1
    assert (seen.me.won, seen.me.won_flipped, seen.me.objective_flipped) == ([], [conflict], True)


@rule("uprising-RV-36")
@SEATS
def test_battle_icons_make_pairs_with_conflicts_that_were_won(seats):
    me = {"conflict": 2, "objective": MOUSE, "won": ["spice_freighters"]}
    seen = fought(seats, "choam_security", me=me)
    assert (seen.me.vp, seen.me.won, seen.me.objective_flipped) == (1, [], False)


@rule("uprising-RV-36")
@SEATS
def test_the_wild_icon_makes_a_pair_at_the_end_of_the_game(seats):
    seen = fought(seats, "propaganda", me={"conflict": 2, "objective": MOUSE})
    assert (seen.me.vp, seen.me.objective_flipped) == (1, True)


@rule("uprising-RV-36")
@SEATS
def test_a_tie_for_first_gives_second_rewards_and_nobody_the_card(seats):
    seen = fought(seats, "skirmish_desert_mouse", me={"conflict": 2}, a={"conflict": 2}, hagal_deck=["assembly_hall"])
    assert seen.table.rewards == {"a": "second", seen.letter: "second"}
    assert (seen.me.solari, seen.me.won, seen.table.a.won) == (3, [], [])


@rule("uprising-RV-35", "uprising-RV-36")
@SEATS
def test_units_leave_the_conflict(seats):
    seen = fought(seats, me={"conflict": 4, "worms": 1})
    assert (seen.me.in_conflict, seen.me.sandworms, seen.me.swords, seen.me.supply) == (0, 0, 0, 9)
