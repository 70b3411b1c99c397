"""Rivals as opponents, the end of the game, and choices that are left. [uprising-RV-37..41]"""

from typing import Any

import pytest

from sietch.imperium.game import UPRISING
from sietch.kernel.rng import rng_from_seed
from support.imperium import uprising
from support.rivals import RIVAL_SEAT, table_with
from support.rules import rule

SEATS = pytest.mark.parametrize("seats", [1, 2])
MIXED = {"base_cards": True}
BOTH = {"base_cards": True, "base_conflicts": True}


# -- effects on opponents --------------------------------------------------------------------------------------------


@rule("uprising-RV-37")
@SEATS
@pytest.mark.parametrize(("held", "left"), [(3, 3), (4, 3), (5, 4)])
def test_a_rival_with_four_intrigue_cards_gives_one(seats, held, left):
    plans = ["contingency_plan", "contingency_plan", "contingency_plan", "detonation", "detonation"][:held]
    seen = table_with(seats, "staban_tuek", me={"intrigue": plans}, a={"hand": ["diplomacy"]})
    seen.table.send("a", "diplomacy", to="secrets")
    assert seen.me.intrigue_count == left
    assert seen.table.a.intrigue_count == 1 + held - left


@rule("uprising-RV-37")
@SEATS
def test_a_rival_loses_a_garrisoned_troop(seats):
    seen = table_with(seats, rules=MIXED, a={"hand": ["gun_thopter"]})
    seen.table.do("a play gun_thopter", "a to arrakeen")
    assert seen.me.garrison == 2


@rule("uprising-RV-37")
@SEATS
def test_a_rival_has_nothing_to_discard(seats):
    seen = table_with(seats, rules=MIXED, a={"hand": ["reverend_mother_mohiam"], "play": ["bene_gesserit_sister"]})
    seen.table.send("a", "reverend_mother_mohiam", to="dutiful_service")
    assert seen.me.hand_count == 0
    assert not [event for event in seen.table.events("discard") if event["seat"] == "abc".index(seen.letter)]


@rule("uprising-RV-37")
@SEATS
@pytest.mark.parametrize("troops", [0, 2])
def test_without_a_hand_only_a_troop_can_be_lost(seats, troops):
    seen = table_with(seats, rules=MIXED, me={"conflict": troops}, a={"hand": ["test_of_humanity"]})
    seen.table.send("a", "test_of_humanity", to="assembly_hall")
    seen.table.idle_until(lambda table: table.asked != "TestOfHumanity")
    lost = [e for e in seen.table.events("lose_troops") if e["seat"] == "abc".index(seen.letter)]
    assert len(lost) == min(troops, 1)


@rule("uprising-RV-37", "uprising-RV-22")
@SEATS
def test_the_voice_closes_a_space_for_rivals(seats):
    seen = table_with(
        seats,
        rules=MIXED,
        a={"hand": ["the_voice"]},
        hagal_deck=["fremkit", "gather_support_a", "assembly_hall"],
    )
    seen.table.send("a", "the_voice", to="arrakeen").do("a block fremkit")
    seen.table.idle_until(lambda table: bool(seen.went))
    assert seen.went[0] == "gather_support"


# -- the end ---------------------------------------------------------------------------------------------------------


@rule("uprising-RV-40")
@SEATS
@pytest.mark.parametrize(("vp", "over"), [(9, False), (10, True), (12, True)])
def test_a_rival_with_ten_victory_points_ends_the_game_and_wins(seats, vp, over):
    seen = table_with(seats, phase="recall", me={"vp": vp}, a={"vp": 8})
    assert seen.table["over"] is over
    assert seen.table.winners == ([seen.letter] if over else [])


@rule("uprising-RV-40")
@SEATS
def test_a_human_player_wins_against_rivals(seats):
    seen = table_with(seats, phase="recall", me={"vp": 10}, a={"vp": 11})
    assert seen.table.winners == ["a"]


@rule("uprising-RV-40")
@SEATS
@pytest.mark.parametrize(
    ("me", "a", "winner"),
    [
        ({"spice": 2}, {"spice": 1, "solari": 9}, "me"),
        ({"spice": 1}, {"spice": 2}, "a"),
        ({"solari": 2}, {"solari": 1}, "me"),
        ({"solari": 1}, {"solari": 2}, "a"),
        ({"water": 2}, {"water": 1}, "me"),
        ({"water": 0}, {"water": 1}, "a"),
        ({"garrison": 4}, {"garrison": 3}, "me"),
        ({"garrison": 2}, {"garrison": 3}, "a"),
    ],
)
def test_the_usual_tiebreaks(seats, me, a, winner):
    seen = table_with(seats, "staban_tuek", phase="recall", me={"vp": 10, **me}, a={"vp": 10, **a})
    assert seen.table.winners == [seen.letter if winner == "me" else "a"]


@rule("uprising-RV-40")
def test_alone_the_other_rival_may_win_too():
    table = uprising(1, phase="recall", a={"vp": 10}, c={"vp": 11})
    assert table.winners == ["c"]


# -- choices that are left -------------------------------------------------------------------------------------------
# Only two rewards of the base game's conflicts leave a Rival a choice.


@rule("uprising-RV-41")
@pytest.mark.parametrize(("seats", "first", "asked"), [(1, "a", "a"), (1, "b", "a"), (2, "a", "a"), (2, "b", "b")])
def test_the_first_player_decides_what_is_left_open_for_a_rival(seats, first, asked):
    letter = RIVAL_SEAT[seats]
    tied: dict[str, Any] = {"c" if seats == 1 else "b": {"conflict": 1}}
    seen = table_with(
        seats,
        rules=BOTH,
        phase="combat",
        first_player=first,
        conflict="cloak_and_dagger",
        me={"conflict": 1},
        a={"conflict": 9},
        hagal_deck=["assembly_hall", "gather_support_a"],
        **tied,
    )
    table = seen.table
    table.idle_until(lambda table: table.asked == "ChooseOne" and table.about.get("for") == "abc".index(letter))
    assert table.question == f"{asked} ChooseOne"
    spice = seen.me.spice
    table.do(f"{asked} choose 2")
    assert seen.me.spice == spice + 1


@rule("uprising-RV-41", "uprising-RV-29", "uprising-RV-36")
@SEATS
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("rules", [{}, {"choam": True}, {"brutal_escalation": True, "smart_politics": True}])
def test_the_cards_of_uprising_leave_rivals_no_choice(seats, seed, rules):
    """In whole games between bots every question is about the asked player's own affairs."""
    s = UPRISING.new(rules, seats, seed)
    rng = rng_from_seed(seed)
    while s.stack:
        (question,) = UPRISING.pending(s)
        assert "for" not in question.about
        UPRISING.apply(s, question.seat, rng.choice(UPRISING.options(s, question.seat)))
    assert UPRISING.violations(s) == []
    assert UPRISING.outcome(s) is not None
