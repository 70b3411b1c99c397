"""The worked examples of the rulebook: John, Abby and Ned play a round, and what stands in the boxes beside it."""

import pytest

from sietch.text import texts
from support.imperium import imperium
from support.rules import rule


def round_of_the_rulebook():
    """John (a) is First Player and controls Carthag; one of his Agents is out already. The Conflict: Arrakeen."""
    return imperium(
        3,
        conflict="siege_of_arrakeen",
        control={"carthag": "a"},
        bonus_spice={"great_flat": 1},
        row=["space_travel", "gurney_halleck", "power_play", "chani", "carryall"],
        imperium_deck=["opulence"],
        intrigue_deck=["ambush"],
        a={
            "hand": ["dune_desert_planet", "imperial_spy", "smugglers_thopter", "stilgar"],
            "agents_at": ["wealth"],
            "intrigue": ["windfall"],
        },
        b={"hand": ["duncan_idaho"], "deck": ["convincing_argument"], "garrison": 1},
        c={"hand": ["bene_gesserit_initiate"], "deck": ["diplomacy"], "solari": 4, "intrigue": ["private_army"]},
    )


def john_goes_to_the_imperial_basin(table):
    return table.send("a", "dune_desert_planet", to="imperial_basin").do("a deploy 2", "a end")


def abby_goes_to_carthag(table):
    return table.send("b", "duncan_idaho", to="carthag").do("b pay", "b deploy 3", "b end")


def ned_rallies_troops(table):
    return table.send("c", "bene_gesserit_initiate", to="rally_troops").do("c end")


def agent_turns():
    return ned_rallies_troops(abby_goes_to_carthag(john_goes_to_the_imperial_basin(round_of_the_rulebook())))


# -- one round -------------------------------------------------------------------------------------------------------


@rule("R-AG-07", "R-AG-08")
def test_tv_1_john_harvests_and_deploys_two_troops_at_most():
    table = round_of_the_rulebook()
    table.send("a", "dune_desert_planet", to="imperial_basin")
    assert (table.a.spice, table.a.garrison) == (1, 3)
    assert table.options("a", "deploy") == ["0", "1", "2"]
    assert table.why_not("a deploy 3") == "R-AG-08"
    table.do("a deploy 2")
    assert (table.a.conflict, table.a.garrison) == (2, 1)


@rule("R-AG-06", "R-AG-08", "R-GEN-03")
def test_tv_2_abby_pays_for_duncan_idaho_and_deploys_three():
    table = john_goes_to_the_imperial_basin(round_of_the_rulebook())
    table.send("b", "duncan_idaho", to="carthag")
    assert table.a.solari == 1  # John's marker
    assert (table.b.garrison, table.b.intrigue) == (2, ["ambush"])
    table.do("b pay")
    assert (table.b.water, table.b.garrison, table.b.hand) == (0, 3, ["convincing_argument"])
    assert table.options("b", "deploy") == ["0", "1", "2", "3"]
    table.do("b deploy 3")
    assert (table.b.conflict, table.b.garrison) == (3, 0)


@rule("R-AG-08")
@pytest.mark.parametrize(("garrison", "most"), [(1, 3), (2, 4), (3, 4)])
def test_tv_2_a_second_troop_of_the_garrison_could_join_but_not_a_third(garrison, most):
    table = imperium(3, a={"hand": ["duncan_idaho"], "garrison": garrison})
    table.send("a", "duncan_idaho", to="carthag").do("a pay")
    assert table.options("a", "deploy")[-1] == str(most)


@rule("R-AG-03", "R-AG-09")
def test_tv_3_ned_pays_draws_and_recruits_but_deploys_nothing():
    table = abby_goes_to_carthag(john_goes_to_the_imperial_basin(round_of_the_rulebook()))
    table.send("c", "bene_gesserit_initiate", to="rally_troops")
    assert (table.c.solari, table.c.hand, table.c.garrison) == (0, ["diplomacy"], 7)
    assert table.options("c", "deploy") == []
    assert table.c.conflict == 0


@rule("R-P2-02", "R-RV-01", "R-RV-04", "R-RV-05", "R-RV-07", "R-RV-09")
def test_tv_4_john_reveals_acquires_space_travel_and_stands_at_eight():
    table = agent_turns()
    assert table.options("a") == ["reveal", "intrigue windfall"]  # no Agent is left
    table.do("a reveal")
    assert (table.a.persuasion, table.a.swords, table.a.spice) == (4, 4, 2)
    table.do("a buy space_travel")
    assert (table.a.persuasion, len(table.row), "space_travel" in table.a.discard) == (1, 5, True)
    assert table.options("a", "buy") == []  # nothing costs as little as 1
    table.do("a end")
    assert (table.a.strength, table.a.persuasion, table.a.play) == (8, 0, [])
    assert {"imperial_spy", "smugglers_thopter", "stilgar", "dune_desert_planet"} <= set(table.a.discard)


@rule("R-CB-01", "R-CB-02", "R-CB-03", "R-CB-08")
def test_tv_5_abby_ambushes_john_and_wins_arrakeen():
    table = agent_turns().reveal("a", "b", "c")
    assert (table.question, table.a.strength, table.b.strength, table.c.strength) == ("a CombatTurn", 8, 6, 0)
    solari = table.a.solari
    table.do("a pass", "b intrigue ambush")
    assert table.b.strength == 10
    assert table.question == "a CombatTurn"  # Ned is not asked, John once more
    table.do("a pass")
    assert table.rewards == {"b": "first", "a": "second"}
    assert (table.b.vp, table.control["arrakeen"]) == (1, "b")
    assert (table.a.vp, table.a.solari) == (0, solari + 4)
    assert (table.c.vp, table.c.solari) == (0, 0)


@rule("R-MK-01", "R-RC-01", "R-CB-09")
def test_tv_6_spice_gathers_agents_come_home_and_abby_is_first_player():
    table = agent_turns().reveal("a", "b", "c").do("a pass", "b intrigue ambush", "a pass")
    assert table.bonus_spice == {"imperial_basin": 0, "hagga_basin": 1, "great_flat": 2}
    assert (table.first_player, table.question, table.round) == ("b", "b TakeTurn", 2)
    assert [table.a.agents, table.b.agents, table.c.agents, table.mentat] == [2, 2, 2, "home"]
    assert (table.a.conflict, table.b.conflict, table.b.supply) == (0, 0, 12)


@rule("R-CB-03", "R-CB-04", "R-CB-05", "R-CB-06", "Q32")
@pytest.mark.parametrize(
    ("strengths", "places"),
    [
        ((9, 9, 5, 3), ("second", "second", "third", None)),
        ((9, 9, 9, 3), ("second", "second", "second", None)),
        ((9, 5, 5, 3), ("first", "third", "third", None)),
        ((9, 7, 4, 4), ("first", "second", None, None)),
        ((9, 5, 5), ("first", "third", "third")),
    ],
)
def test_tv_7_places_and_ties(strengths, places):
    table = imperium(len(strengths)).conflict("guild_bank_raid")
    table.strengths(**dict(zip("abcd", strengths, strict=False))).resolve_combat()
    assert table.rewards == {seat: place for seat, place in zip("abcd", places, strict=False) if place}


# -- boxes beside the text -------------------------------------------------------------------------------------------


@rule("R-AG-01")
def test_the_two_icons_of_sardaukar_legion():
    table = imperium(3, a={"hand": ["sardaukar_legion"], "solari": 8, "spice": 4})
    table.do("a play sardaukar_legion")
    emperor = ["conspire", "wealth"]
    landsraad = ["high_council", "mentat", "swordmaster", "rally_troops", "hall_of_oratory"]
    assert sorted(table.options("a", "to")) == sorted(emperor + landsraad)


@rule("R-GEN-02", "R-GEN-03")
@pytest.mark.parametrize(("answer", "spice", "garrison"), [("pay", 0, 6), ("skip", 2, 3)])
def test_the_arrow_of_fremen_camp_is_free_to_choose(answer, spice, garrison):
    table = imperium(3, a={"hand": ["fremen_camp"], "spice": 2})
    table.send("a", "fremen_camp", to="secure_contract").do(f"a {answer}")
    assert (table.a.spice, table.a.garrison) == (spice, garrison)


@rule("R-AG-03")
def test_conspire_costs_four_spice_and_wealth_nothing():
    table = imperium(3, a={"hand": ["diplomacy"], "spice": 3}).do("a play diplomacy")
    assert table.why_not("a to conspire") == "R-AG-03"
    assert table.can("a to wealth")
    table = imperium(3, a={"hand": ["diplomacy"], "spice": 4}).send("a", "diplomacy", to="conspire")
    assert (table.a.spice, table.a.solari, table.a.garrison, table.a.emperor) == (0, 5, 5, 1)
    assert table.a.intrigue_count == 1


@rule("R-AG-07")
def test_hagga_basin_gives_two_spice_and_what_has_gathered():
    table = imperium(3, bonus_spice={"hagga_basin": 3}, a={"hand": ["dune_desert_planet"]})
    table.send("a", "dune_desert_planet", to="hagga_basin")
    assert (table.a.spice, table.a.water) == (5, 0)


@rule("R-AG-08")
def test_three_faction_spaces_are_combat_spaces():
    combat = []
    for space in (
        "conspire",
        "wealth",
        "heighliner",
        "foldspace",
        "selective_breeding",
        "secrets",
        "hardy_warriors",
        "stillsuits",
    ):
        table = imperium(3, a={"hand": ["diplomacy"], "spice": 6, "water": 1}).send("a", "diplomacy", to=space)
        if table.asked == "DeployTroops":
            combat.append(space)
    assert combat == ["heighliner", "hardy_warriors", "stillsuits"]


@rule("R-IN-03")
def test_the_box_about_alliances():
    """The first to reach 4 takes the token; an opponent who rises above takes it, and the point with it."""
    table = imperium(3, a={"intrigue": ["know_their_ways"], "influence": {"fremen": 3}}, b={"influence": {"fremen": 3}})
    table.do("a intrigue know_their_ways")
    assert (table.alliances["fremen"], table.a.vp) == ("a", 1)


# -- clarifications --------------------------------------------------------------------------------------------------


@rule("R-GEN-08")
def test_test_of_humanity_is_answered_clockwise_and_only_with_what_is_possible():
    table = imperium(
        4,
        turn="b",
        a={"hand": [], "conflict": 1},
        b={"hand": ["test_of_humanity"]},
        c={"hand": ["dagger", "diplomacy"]},
        d={"hand": ["dagger"], "conflict": 1},
    )
    table.send("b", "test_of_humanity", to="secrets")
    assert table.question == "c TestOfHumanity"
    assert table.why_not("c lose_troop") == "R-GEN-08"
    table.do("c discard dagger")
    assert table.question == "d TestOfHumanity"
    table.do("d lose_troop")
    assert (table.a.conflict, table.d.conflict, table.d.hand) == (0, 0, ["dagger"])


@rule("R-AG-17")
def test_the_voice_holds_for_one_turn_of_each_opponent():
    table = imperium(3, a={"hand": ["the_voice"]}, b={"hand": ["diplomacy"]}, c={"hand": []})
    table.send("a", "the_voice", to="secure_contract").do("a block wealth")
    table.do("b play diplomacy")
    assert table.why_not("b to wealth") == "R-AG-17"


@rule("TP3")
@pytest.mark.parametrize(("first", "turns"), [("a", 3), ("b", 2)])
def test_house_hagal_takes_three_turns_or_two_as_the_first_player_has_a_swordmaster_or_not(first, turns):
    plans = {
        "a": [("diplomacy", "wealth"), ("dagger", "hall_of_oratory"), ("dune_desert_planet", "secure_contract")],
        "b": [("diplomacy", "stillsuits"), ("dagger", "rally_troops")],
    }
    table = imperium(
        2,
        first_player=first,
        hagal_deck=["foldspace", "secrets", "selective_breeding"],
        a={"hand": ["diplomacy", "dagger", "dune_desert_planet"], "swordmaster": True},
        b={"hand": ["diplomacy", "dagger"], "solari": 4},
    )
    while any(plans.values()):
        seat = table.question[0]
        if plans[seat]:
            card, space = plans[seat].pop(0)
            table.send(seat, card, to=space)
        else:
            table.reveal(seat)
        table.idle_until(lambda t: t.asked == "TakeTurn")
    table.finish_round()
    assert len(table.events("hagal")) == turns


@rule("R-GEN-16", "Q26")
def test_the_names_of_the_french_rulebook_are_used_and_ids_are_english():
    french = {
        "card-dune_desert_planet": "Dune, la Planète des Sables",
        "card-fremen_camp": "Camp Fremen",
        "card-sardaukar_legion": "Légion Sardaukar",
        "card-bene_gesserit_initiate": "Initiée Bene Gesserit",
        "card-imperial_spy": "Espion Impérial",
        "card-smugglers_thopter": "Orni de Contrebandier",
        "card-space_travel": "Voyage Spatial",
        "intrigue-ambush": "Embuscade",
        "conflict-siege_of_arrakeen": "Siège d’Arrakeen",
        "space-rally_troops": "Rallier des Troupes",
        "space-great_flat": "La Grande Étendue",
    }
    assert {key: texts("fr").get(key).replace("'", "’") for key in french} == french
    assert texts("en").get("card-fremen_camp") == "Fremen Camp"
