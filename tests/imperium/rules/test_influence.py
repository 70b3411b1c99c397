"""Influence tracks and alliances. [R-IN-*]"""

import pytest

from support.imperium import imperium
from support.rules import rule


def bribe(faction, **seats):
    """Seat a rises by one with a faction."""
    seats["a"] = {"intrigue": ["bribery"], "solari": 2, **seats.get("a", {})}
    return imperium(4, **seats).do("a intrigue bribery", f"a faction {faction}")


def shift(faction, **seats):
    """Seat a falls by one with a faction and rises by two with another."""
    seats["a"] = {"hand": ["shifting_allegiances"], "spice": 2, **seats.get("a", {})}
    table = imperium(4, **seats).send("a", "shifting_allegiances", to="secure_contract")
    return table.do("a pay", f"a lose_influence {faction}")


@rule("R-IN-01")
@pytest.mark.parametrize(("before", "gained"), [(0, 0), (1, 1), (2, 0), (4, 0)])
def test_rising_to_two_gives_a_victory_point(before, gained):
    table = bribe("fremen", a={"vp": 5, "influence": {"fremen": before}})
    assert (table.a.fremen, table.a.vp) == (before + 1, 5 + gained)


@rule("R-IN-01")
@pytest.mark.parametrize(("before", "lost"), [(1, 0), (2, 1), (3, 0)])
def test_falling_below_two_takes_it_away(before, lost):
    table = shift("fremen", a={"vp": 5, "influence": {"fremen": before}})
    assert (table.a.fremen, table.a.vp) == (before - 1, 5 - lost)


@rule("R-IN-01", "Q25")
def test_nobody_rises_above_six_and_the_surplus_is_lost():
    table = bribe("fremen", a={"influence": {"fremen": 6}, "vp": 5})
    assert (table.a.fremen, table.a.vp, table.a.water) == (6, 5, 1)
    table = shift("emperor", a={"influence": {"fremen": 5, "emperor": 1}}).do("a faction fremen")
    assert table.a.fremen == 6


@rule("R-IN-01")
def test_two_steps_at_once_cross_the_same_lines():
    table = shift("emperor", a={"vp": 1, "influence": {"fremen": 3, "emperor": 1}}).do("a faction fremen")
    assert (table.a.fremen, table.a.water, table.a.vp) == (5, 2, 2)  # the bonus at 4, and the alliance


@rule("R-IN-02", "Q3")
@pytest.mark.parametrize(
    ("faction", "gained"),
    [
        ("emperor", {"garrison": 5}),
        ("spacing_guild", {"solari": 3}),
        ("bene_gesserit", {"intrigue_count": 1}),
        ("fremen", {"water": 2}),
    ],
)
def test_rising_to_four_gives_the_bonus_of_the_track(faction, gained):
    table = bribe(faction, a={"influence": {faction: 3}})
    assert {key: table.look["a"][key] for key in gained} == gained


@rule("R-IN-02")
def test_the_bonus_is_kept_on_a_fall_and_can_be_earned_again():
    table = shift("fremen", a={"influence": {"fremen": 4}, "intrigue": ["know_their_ways"]})
    table.do("a faction emperor")
    assert table.a.water == 1
    table.do("a intrigue know_their_ways")
    assert (table.a.fremen, table.a.water) == (4, 2)


@rule("R-IN-03")
def test_the_first_to_reach_four_takes_the_alliance_and_its_point():
    table = bribe("fremen", a={"vp": 3, "influence": {"fremen": 3}})
    assert (table.alliances["fremen"], table.a.vp) == ("a", 4)


@rule("R-IN-03")
def test_drawing_level_does_not_take_the_alliance():
    table = bribe("fremen", a={"vp": 3, "influence": {"fremen": 3}}, b={"influence": {"fremen": 4}, "vp": 5})
    assert (table.alliances["fremen"], table.a.vp, table.b.vp) == ("b", 3, 5)


@rule("R-IN-03")
def test_rising_above_the_holder_takes_the_alliance_and_its_point():
    table = bribe(
        "fremen",
        a={"vp": 3, "influence": {"fremen": 4}},
        b={"influence": {"fremen": 4}, "vp": 5},
        alliances={"fremen": "b"},
    )
    assert (table.alliances["fremen"], table.a.vp, table.b.vp) == ("a", 4, 4)


@rule("R-IN-04")
def test_a_holder_who_falls_below_one_who_was_level_loses_the_alliance_to_them():
    table = shift("fremen", a={"influence": {"fremen": 5}, "vp": 5}, b={"influence": {"fremen": 5}, "vp": 3})
    assert (table.alliances["fremen"], table.a.vp, table.b.vp) == ("b", 4, 4)


@rule("R-IN-04")
def test_a_holder_who_is_still_level_or_ahead_keeps_the_alliance():
    table = shift("fremen", a={"influence": {"fremen": 6}, "vp": 5}, b={"influence": {"fremen": 5}})
    assert (table.alliances["fremen"], table.a.vp) == ("a", 5)


@rule("R-IN-04")
def test_a_holder_who_was_level_with_several_chooses_the_heir():
    level = {"influence": {"fremen": 5}}
    table = shift("fremen", a=level, b=level, c=level)
    assert table.question == "a ChooseHeir"
    assert table.options("a") == ["opponent b", "opponent c"]
    table.do("a opponent c")
    assert table.alliances["fremen"] == "c"


@rule("R-IN-04")
def test_a_holder_who_falls_to_three_gives_the_alliance_back():
    table = shift("fremen", a={"influence": {"fremen": 4}, "vp": 5}, b={"influence": {"fremen": 3}})
    assert (table.alliances["fremen"], table.a.vp) == (None, 4)


@rule("R-IN-04")
def test_a_holder_who_falls_to_three_leaves_it_to_one_who_has_four():
    table = shift("fremen", a={"influence": {"fremen": 4}}, d={"influence": {"fremen": 4}, "vp": 3})
    assert (table.alliances["fremen"], table.d.vp) == ("d", 4)


@rule("R-IN-05")
def test_influence_can_only_be_lost_where_there_is_some():
    table = imperium(3, a={"hand": ["shifting_allegiances"], "spice": 2, "influence": {"fremen": 1}})
    table.send("a", "shifting_allegiances", to="secure_contract").do("a pay")
    assert table.options("a") == ["lose_influence fremen"]
    assert table.why_not("a lose_influence emperor") == "R-IN-05"


@rule("R-IN-05")
def test_without_any_influence_the_cost_cannot_be_paid():
    table = imperium(3, a={"hand": ["shifting_allegiances"], "spice": 2})
    table.send("a", "shifting_allegiances", to="secure_contract")
    assert (table.question, table.a.spice) == ("b TakeTurn", 2)


@rule("R-IN-06")
def test_an_alliance_effect_needs_the_token_itself():
    level = {"influence": {"emperor": 4}, "hand": ["firm_grip"]}
    table = imperium(3, a=level, b={"influence": {"emperor": 5}}).do("a reveal")
    assert table.a.persuasion == 0
    table = imperium(3, a=level).do("a reveal")
    assert table.a.persuasion == 4


@rule("R-IN-06")
@pytest.mark.parametrize(("influence", "drawn"), [(1, 0), (2, 2), (3, 2)])
def test_an_influence_effect_needs_at_least_that_much(influence, drawn):
    table = imperium(3, a={"hand": ["smugglers_thopter"], "influence": {"spacing_guild": influence}})
    table.send("a", "smugglers_thopter", to="secure_contract")
    assert table.a.hand_count == drawn


@rule("Q25")
def test_a_full_track_may_be_chosen_for_nothing():
    table = imperium(3).conflict("grand_vision").given(a={"conflict": 1, "influence": {"fremen": 6}})
    table.resolve_combat().do("a faction fremen")
    assert table.a.fremen == 6
