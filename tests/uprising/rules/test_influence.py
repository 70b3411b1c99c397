"""Influence and Alliances. [uprising-R-INF-*]"""

import pytest

from support.imperium import uprising
from support.rules import rule

SPACES = {
    "emperor": "dutiful_service",
    "spacing_guild": "deliver_supplies",
    "bene_gesserit": "secrets",
    "fremen": "fremkit",
}
FACTIONS = pytest.mark.parametrize("faction", list(SPACES))


def visit(faction, level, **others):
    a = {"hand": ["truthtrance"], "influence": {faction: level}, "deck": []}
    return uprising(a=a, b={"leader": "muad_dib"}, **others).send("a", "truthtrance", to=SPACES[faction])


@rule("uprising-R-INF-01")
@FACTIONS
def test_rising_to_two_gives_a_point(faction):
    assert visit(faction, 0).a.vp == 0
    table = visit(faction, 1)
    assert (table.look["a"][faction], table.a.vp) == (2, 1)
    assert visit(faction, 2).a.vp == 0


@rule("uprising-R-INF-01")
def test_falling_below_two_costs_the_point():
    a = {"intrigue": ["backed_by_choam"], "influence": {"fremen": 2}, "vp": 1}
    table = uprising(rules={"choam": True}, a=a).do("a intrigue backed_by_choam", "a lose_influence fremen")
    assert (table.a.fremen, table.a.vp, table.a.solari) == (1, 0, 4)


@rule("uprising-R-INF-02", "uprising-Q-02")
@FACTIONS
def test_rising_to_four_gives_the_bonus_of_the_track(faction):
    table = visit(faction, 3, intrigue_deck=["cunning", "mercenaries"])
    if faction == "emperor":
        table.do("a spy post_choam")
        assert table.a.spies == ["post_choam"]
    else:
        table.idle_until(lambda t: t.asked == "TakeTurn")
    gained = {
        "emperor": (2, 0, 1),
        "spacing_guild": (3, 0, 2),
        "bene_gesserit": (0, 2, 1),
        "fremen": (0, 0, 2),
    }[faction]
    assert (table.a.solari, table.a.intrigue_count, table.a.water) == gained


@rule("uprising-R-INF-02")
def test_the_bonus_is_kept_and_can_be_earned_again():
    a = {"intrigue": ["change_allegiances"], "influence": {"spacing_guild": 4}, "solari": 3}
    table = uprising(a=a).do("a intrigue change_allegiances", "a choose 1", "a lose_influence spacing_guild")
    assert table.a.solari == 3
    table.do("a faction spacing_guild")
    assert table.a.solari == 6


@rule("uprising-R-INF-03")
def test_the_first_at_four_takes_the_alliance():
    table = visit("fremen", 3)
    assert table.alliances["fremen"] == "a"
    assert table.a.vp == 1


@rule("uprising-R-INF-04")
@pytest.mark.parametrize(("level", "holder", "points"), [(3, "b", (0, 1)), (4, "a", (1, 0))])
def test_the_alliance_changes_hands_only_when_overtaken(level, holder, points):
    a = {"hand": ["truthtrance"], "influence": {"fremen": level}}
    table = uprising(a=a, b={"influence": {"fremen": 4}, "vp": 1}, alliances={"fremen": "b"})
    table.send("a", "truthtrance", to="fremkit")
    assert table.alliances["fremen"] == holder
    assert (table.a.vp, table.b.vp) == points


@rule("uprising-R-INF-05")
@pytest.mark.parametrize(
    ("level", "card", "spice"), [(0, "truthtrance", 0), (1, "truthtrance", 2), (1, "overthrow", 2), (2, "overthrow", 0)]
)
def test_margot_reaches_two_by_rising_to_it_or_past_it(level, card, spice):
    a = {"leader": "lady_margot_fenring", "hand": [card], "influence": {"bene_gesserit": level}}
    table = uprising(a=a).send("a", card, to="secrets")
    assert table.a.spice == spice


@rule("uprising-R-INF-05", "uprising-R-INF-01", "uprising-R-INF-02")
def test_a_double_step_passes_over_a_level_and_reaches_it():
    """Grand Vision of the base game gives two Influence in one step."""
    rules = {"base_cards": True, "base_conflicts": True}
    a = {"leader": "lady_margot_fenring", "conflict": 1, "influence": {"bene_gesserit": 1, "spacing_guild": 3}}
    table = uprising(rules=rules, conflict="grand_vision", phase="combat", a=a)
    table.do("a faction bene_gesserit").idle_until(lambda t: t.asked == "TakeTurn")
    assert (table.a.bene_gesserit, table.a.vp, table.a.spice) == (3, 1, 2)
    table = uprising(rules=rules, conflict="grand_vision", phase="combat", a=a)
    table.do("a faction spacing_guild").idle_until(lambda t: t.asked == "TakeTurn")
    assert (table.a.spacing_guild, table.a.vp, table.a.solari) == (5, 1, 3)  # the Alliance and the bonus at 4


@rule("uprising-R-INF-05")
def test_falling_to_two_is_not_reaching_it_but_rising_again_is():
    a = {"leader": "lady_margot_fenring", "intrigue": ["change_allegiances"], "influence": {"bene_gesserit": 3}}
    table = uprising(a=a).do("a intrigue change_allegiances", "a choose 1", "a lose_influence bene_gesserit")
    assert (table.a.bene_gesserit, table.a.spice) == (2, 0)
    a = {**a, "influence": {"bene_gesserit": 2}}
    again = uprising(a=a).do("a intrigue change_allegiances", "a choose 1", "a lose_influence bene_gesserit")
    again.do("a faction bene_gesserit")
    assert (again.a.bene_gesserit, again.a.spice) == (2, 2)


@rule("uprising-R-INF-05")
def test_irulan_draws_an_intrigue_card_at_two_with_the_emperor():
    a = {"leader": "princess_irulan", "hand": ["truthtrance"], "influence": {"emperor": 1}}
    table = uprising(a=a, intrigue_deck=["cunning"]).send("a", "truthtrance", to="dutiful_service")
    assert table.a.intrigue == ["cunning"]


@rule("uprising-R-INF-06")
def test_influence_that_is_not_there_cannot_be_lost():
    table = uprising(a={"intrigue": ["change_allegiances"], "influence": {"fremen": 1}, "spice": 3})
    table.do("a intrigue change_allegiances", "a choose 1")
    assert table.options("a") == ["lose_influence fremen"]
    assert table.why_not("a lose_influence emperor") == "R-INF-06"


@rule("uprising-R-INF-06")
def test_a_cost_of_influence_cannot_be_paid_without_any():
    table = uprising(a={"hand": ["captured_mentat"]}).do("a reveal")
    assert table.why_not("a resolve captured_mentat.reveal.1") == "R-GEN-04"
    assert uprising(a={"intrigue": ["opportunism"], "solari": 2, "influence": {"fremen": 1}}).why_not(
        "a intrigue opportunism"
    )


@rule("uprising-R-INF-06", "uprising-R-INF-01")
@pytest.mark.parametrize(
    ("influence", "losses", "vp"),
    [
        ({"fremen": 2}, ["fremen", "fremen"], 0),
        ({"fremen": 3}, ["fremen", "fremen"], 0),
        ({"fremen": 2, "emperor": 2}, ["fremen", "emperor"], -1),
        ({"fremen": 1, "emperor": 1}, ["fremen", "emperor"], 1),
        ({"fremen": 4}, ["fremen", "fremen"], 0),
    ],
)
def test_opportunism_costs_two_influence_of_one_faction_or_of_two(influence, losses, vp):
    a = {"intrigue": ["opportunism"], "solari": 2, "influence": influence, "vp": 3}
    table = uprising(a=a).do("a intrigue opportunism", *[f"a lose_influence {faction}" for faction in losses])
    assert table.a.vp == 3 + vp
    assert sum(table.look["a"][faction] for faction in SPACES) == sum(influence.values()) - 2
    assert table.a.solari == 0


def falls(level, **others):
    """Seat a holds the Fremen Alliance and falls by one."""
    a = {"intrigue": ["change_allegiances"], "influence": {"fremen": level}, "vp": 2}
    table = uprising(4, a=a, alliances={"fremen": "a"}, **others)
    return table.do("a intrigue change_allegiances", "a choose 1", "a lose_influence fremen")


@rule("uprising-R-INF-07", "uprising-F-15")
def test_whoever_was_level_takes_the_alliance():
    table = falls(5, b={"influence": {"fremen": 5}, "vp": 1}, c={"influence": {"fremen": 4}})
    assert table.alliances["fremen"] == "b"
    assert (table.a.vp, table.b.vp) == (1, 2)


@rule("uprising-R-INF-07", "uprising-F-15")
def test_the_holder_chooses_among_several():
    table = falls(5, b={"influence": {"fremen": 5}}, c={"influence": {"fremen": 5}})
    assert (table.question, table.options("a")) == ("a ChooseHeir", ["opponent b", "opponent c"])
    table.do("a opponent c")
    assert table.alliances["fremen"] == "c"


@rule("uprising-R-INF-07", "uprising-F-15")
def test_falling_level_with_another_keeps_the_alliance():
    assert falls(5, b={"influence": {"fremen": 4}}).alliances["fremen"] == "a"


@rule("uprising-R-INF-07", "uprising-F-15")
def test_below_four_the_token_goes_to_another_at_four_or_back_to_the_board():
    assert falls(4, b={"influence": {"fremen": 4}}).alliances["fremen"] == "b"
    alone = falls(4, b={"influence": {"fremen": 3}})
    assert alone.alliances["fremen"] is None
    assert alone.a.vp == 1


@rule("uprising-R-INF-07", "uprising-F-15")
def test_two_losses_in_a_row_hand_the_token_over_at_the_second():
    a = {"intrigue": ["opportunism"], "solari": 2, "influence": {"fremen": 5}, "vp": 2}
    table = uprising(a=a, b={"influence": {"fremen": 4}}, alliances={"fremen": "a"})
    table.do("a intrigue opportunism", "a lose_influence fremen")
    assert table.alliances["fremen"] == "a"
    table.do("a lose_influence fremen")
    assert table.alliances["fremen"] == "b"
    assert (table.a.vp, table.b.vp) == (2, 1)
