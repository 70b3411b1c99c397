"""Combat and endgame intrigue: every card played at its moment, and why it may not be played otherwise."""

from __future__ import annotations

from typing import Any

import pytest

from support.imperium import Table, imperium
from support.plays import change, changed_by, counts, plays

NOT_FOR_NOTHING = "R-GEN-04"


def in_combat(card: str, **more: Any) -> Table:
    """Three seats in Phase 3; a stands against two troops of b and holds another card, so that a is asked again."""
    a = {"conflict": 2, "intrigue": [card, "refocus"], **more}
    return imperium(seats=3, phase="combat", conflict="guild_bank_raid", a=a, b={"conflict": 2})


def at_the_end(card: str, *, rules: dict[str, Any] | None = None, seats: int = 3, **position: Any) -> Table:
    """The endgame; a holds the card."""
    a = {"intrigue": [card], **position.pop("a", {})}
    return imperium(seats=seats, rules=rules, phase="endgame", a=a, **position)


def play(table: Table, card: str, *answers: str) -> dict[str, int]:
    """What playing an intrigue card changes for seat a, but for the card itself."""
    before = counts(table)
    before["intrigue"] -= 1
    table.do(f"a intrigue {card}", *[f"a {answer}" for answer in answers])
    return change(before, counts(table))


# -- combat ------------------------------------------------------------------------------------------------------


@plays("allied_armada.intrigue")
def test_allied_armada() -> None:
    table = in_combat("allied_armada", spice=2, influence={"bene_gesserit": 4})
    assert play(table, "allied_armada") == {"spice": -2, "swords": 7}
    assert table.a.strength == 11
    assert table.intrigue_discard == ["allied_armada"]


@pytest.mark.parametrize(("spice", "level"), [(1, 4), (2, 3)])
def test_allied_armada_needs_an_alliance_and_spice(spice: int, level: int) -> None:
    table = in_combat("allied_armada", spice=spice, influence={"emperor": level})
    assert table.why_not("a intrigue allied_armada") == NOT_FOR_NOTHING


@plays("ambush.intrigue")
def test_ambush() -> None:
    table = in_combat("ambush")
    assert play(table, "ambush") == {"swords": 4}
    assert table.a.strength == 8


@plays("master_tactician.intrigue")
def test_master_tactician() -> None:
    assert play(in_combat("master_tactician"), "master_tactician", "choose 1") == {"swords": 3}
    table = in_combat("master_tactician", conflict=5)
    assert play(table, "master_tactician", "choose 2") == {}
    assert table.options("a", "retreat") == ["0", "1", "2", "3"]
    assert changed_by(table, "a retreat 3") == {"conflict": -3, "garrison": 3}
    assert table.a.strength == 4


@plays("master_tactician.intrigue")
def test_master_tactician_retreating_everybody_leaves_no_strength() -> None:
    table = in_combat("master_tactician", swords=5)
    table.do("a intrigue master_tactician", "a choose 2", "a retreat 2")
    assert table.rewards == {"b": "first"}  # and with no troop left, a could not play on


@plays("private_army.intrigue")
def test_private_army() -> None:
    assert play(in_combat("private_army", spice=3), "private_army") == {"spice": -2, "swords": 5}
    assert in_combat("private_army", spice=1).why_not("a intrigue private_army") == NOT_FOR_NOTHING


@plays("staged_incident.intrigue")
def test_staged_incident() -> None:
    table = in_combat("staged_incident", conflict=4)
    assert play(table, "staged_incident") == {"conflict": -3, "vp": 1}
    assert (table.a.supply, table.a.strength) == (8, 2)
    assert in_combat("staged_incident", conflict=2).why_not("a intrigue staged_incident") == NOT_FOR_NOTHING


@plays("tiebreaker.intrigue")
def test_tiebreaker_in_combat() -> None:
    assert play(in_combat("tiebreaker"), "tiebreaker") == {"swords": 2}


@pytest.mark.parametrize(
    ("card", "rule"),
    [
        ("windfall", "R-P2-03"),
        ("to_the_victor", "R-CB-07"),
        ("demand_respect", "R-CB-07"),
        ("corner_the_market", "R-GEN-12"),
        ("plans_within_plans", "R-GEN-12"),
    ],
)
def test_what_is_not_for_combat(card: str, rule: str) -> None:
    table = in_combat(card, influence={"emperor": 3, "fremen": 3, "spacing_guild": 3}, discard=["spice_must_flow"])
    assert table.why_not(f"a intrigue {card}") == rule


# -- after a win -------------------------------------------------------------------------------------------------


def after_win(card: str, conflict: str = "guild_bank_raid", **more: Any) -> Table:
    a = {"conflict": 3, "intrigue": [card], **more}
    table = imperium(seats=3, phase="combat", conflict=conflict, a=a, b={"conflict": 2})
    return table.do("a pass")


@plays("to_the_victor.intrigue")
def test_to_the_victor() -> None:
    table = after_win("to_the_victor")
    assert table.question == "a AfterWin"
    assert table.a.solari == 6
    assert play(table, "to_the_victor")["spice"] == 3


@plays("demand_respect.intrigue")
def test_demand_respect_for_free() -> None:
    table = after_win("demand_respect", spice=1)
    assert play(table, "demand_respect", "faction fremen")["fremen"] == 1  # two influence cannot be paid


@plays("demand_respect.intrigue")
@pytest.mark.parametrize(
    ("choice", "spice", "influence"), [("choose 1", 0, 1), ("choose 2", -2, 2)], ids=["free", "paid"]
)
def test_demand_respect_paid_with_the_spice_just_won(choice: str, spice: int, influence: int) -> None:
    table = after_win("demand_respect", conflict="skirmish_2", spice=1)
    table.do("a faction emperor")  # the reward itself
    assert table.a.spice == 2
    before = counts(table)
    table.do("a intrigue demand_respect", f"a {choice}", "a faction fremen")
    after = counts(table)
    assert (after["spice"] - before["spice"], after["fremen"] - before["fremen"]) == (spice, influence)


@pytest.mark.parametrize("card", ["to_the_victor", "demand_respect"])
def test_a_tie_is_no_win(card: str) -> None:
    table = imperium(
        seats=3, phase="combat", conflict="guild_bank_raid", a={"conflict": 2, "intrigue": [card]}, b={"conflict": 2}
    )
    table.do("a pass")
    assert table.rewards == {"a": "second", "b": "second"}
    assert table.asked != "AfterWin"
    assert table.a.intrigue == [card]


# -- endgame -----------------------------------------------------------------------------------------------------


@plays("tiebreaker.endgame")
def test_tiebreaker_in_the_endgame() -> None:
    table = at_the_end("tiebreaker", a={"vp": 9}, b={"vp": 9, "spice": 9})
    assert play(table, "tiebreaker") == {"spice": 10}
    assert table.winners == ["a"]


SPICE = "spice_must_flow"


@plays("corner_the_market.intrigue")
@pytest.mark.parametrize(
    ("own", "theirs", "points"),
    [(1, 0, 1), (2, 0, 2), (3, 2, 2), (2, 2, 1), (2, 3, 1)],
)
def test_corner_the_market(own: int, theirs: int, points: int) -> None:
    table = at_the_end("corner_the_market", a={"discard": [SPICE] * own}, b={"deck": [SPICE] * theirs})
    assert play(table, "corner_the_market") == {"vp": points}


@plays("corner_the_market.intrigue")
def test_corner_the_market_counts_cards_wherever_they_are() -> None:
    a = {"deck": [SPICE], "hand": [SPICE], "discard": [SPICE]}
    table = at_the_end("corner_the_market", a=a, b={"discard": [SPICE] * 2}, c={"hand": [SPICE] * 2})
    assert play(table, "corner_the_market") == {"vp": 2}


@pytest.mark.parametrize(("own", "theirs"), [(0, 0), (1, 1)])
def test_corner_the_market_for_nothing(own: int, theirs: int) -> None:
    table = at_the_end("corner_the_market", a={"discard": [SPICE] * own}, b={"discard": [SPICE] * theirs})
    assert table.why_not("a intrigue corner_the_market") == NOT_FOR_NOTHING


def test_corner_the_market_with_one_copy_by_house_rule() -> None:
    rules = {"corner_the_market_needs_two": True}
    table = at_the_end("corner_the_market", rules=rules, a={"discard": [SPICE]})
    assert table.why_not("a intrigue corner_the_market") == NOT_FOR_NOTHING


@plays("corner_the_market.intrigue")
@pytest.mark.parametrize(("own", "points"), [(2, 1), (3, 2)])
def test_corner_the_market_alone_against_rivals_who_count_as_owning_two(own: int, points: int) -> None:
    table = at_the_end("corner_the_market", seats=1, a={"discard": [SPICE] * own})
    assert play(table, "corner_the_market") == {"vp": points}


@plays("plans_within_plans.intrigue")
def test_plans_within_plans_on_three_tracks() -> None:
    table = at_the_end("plans_within_plans", a={"influence": {"emperor": 3, "fremen": 3, "spacing_guild": 4}})
    assert play(table, "plans_within_plans") == {"vp": 1}


@plays("plans_within_plans.intrigue")
def test_plans_within_plans_on_four_tracks() -> None:
    levels = {"emperor": 3, "fremen": 3, "spacing_guild": 4, "bene_gesserit": 3}
    table = at_the_end("plans_within_plans", a={"influence": levels})
    assert play(table, "plans_within_plans", "choose 2") == {"vp": 2}


def test_plans_within_plans_on_two_tracks() -> None:
    table = at_the_end("plans_within_plans", a={"influence": {"emperor": 3, "fremen": 3, "spacing_guild": 2}})
    assert table.why_not("a intrigue plans_within_plans") == NOT_FOR_NOTHING


@pytest.mark.parametrize(
    ("card", "rule"), [("windfall", "R-P2-03"), ("ambush", "R-GEN-12"), ("to_the_victor", "R-CB-07")]
)
def test_what_is_not_for_the_endgame(card: str, rule: str) -> None:
    assert at_the_end(card).why_not(f"a intrigue {card}") == rule
