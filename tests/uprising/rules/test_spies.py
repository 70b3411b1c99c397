"""Spies. [uprising-R-SPY-*]"""

import pytest

from support.imperium import uprising
from support.rules import rule

POSTS = {
    "post_emperor": ["dutiful_service", "sardaukar"],
    "post_spacing_guild": ["deliver_supplies", "heighliner"],
    "post_bene_gesserit": ["espionage", "secrets"],
    "post_fremen": ["desert_tactics", "fremkit"],
    "post_council": ["high_council", "imperial_privilege", "swordmaster"],
    "post_landsraad": ["assembly_hall", "gather_support"],
    "post_choam": ["accept_contract", "shipping"],
    "post_sietch_research": ["research_station", "sietch_tabr"],
    "post_research_refinery": ["research_station", "spice_refinery"],
    "post_refinery_arrakeen": ["arrakeen", "spice_refinery"],
    "post_deep_desert": ["deep_desert"],
    "post_hagga_basin": ["hagga_basin"],
    "post_imperial_basin": ["imperial_basin"],
}
RESEARCH = ["post_sietch_research", "post_research_refinery"]


def spymaster(**more):
    """Goes to Espionage with a card that does nothing there: 1 spice, a card and a Spy."""
    return {"hand": ["truthtrance"], "spice": 1, "deck": ["dagger"], **more}


# -- placing ---------------------------------------------------------------------------------------------------------


@rule("uprising-R-SPY-01")
def test_there_are_thirteen_posts():
    table = uprising()
    assert {post: sorted(there["spaces"]) for post, there in table.posts.items()} == POSTS


@rule("uprising-R-SPY-01")
def test_a_spy_goes_from_the_supply_to_a_free_post():
    table = uprising(a=spymaster(spies=["post_choam"]), b={"spies": ["post_emperor"]})
    table.send("a", "truthtrance", to="espionage")
    assert sorted(table.options("a", "spy")) == sorted(set(POSTS) - {"post_choam", "post_emperor"})
    table.do("a spy post_fremen")
    assert sorted(table.a.spies) == ["post_choam", "post_fremen"]
    assert (table.a.spies_in_supply, table["posts.post_fremen.spies"]) == (1, [0])


@rule("uprising-R-SPY-01")
def test_placing_is_optional():
    table = uprising(a=spymaster()).send("a", "truthtrance", to="espionage").do("a skip")
    assert (table.a.spies, table.question) == ([], "b TakeTurn")


@rule("uprising-R-SPY-01")
def test_with_none_in_supply_one_may_be_recalled_first_for_no_effect():
    spies = ["post_choam", "post_fremen", "post_emperor"]
    table = uprising(a=spymaster(spies=spies)).send("a", "truthtrance", to="espionage")
    assert sorted(table.options("a")) == [
        "recall_spy post_choam",
        "recall_spy post_emperor",
        "recall_spy post_fremen",
        "skip",
    ]
    cards = table.a.hand
    table.do("a recall_spy post_fremen")
    assert table.a.hand == cards  # no card for it
    table.do("a spy post_council")
    assert sorted(table.a.spies) == ["post_choam", "post_council", "post_emperor"]


@rule("uprising-R-SPY-01")
def test_covert_operation_places_two_one_after_the_other():
    table = uprising(a={"hand": ["covert_operation"]}).do("a reveal", "a resolve covert_operation.reveal")
    table.do("a spy post_fremen")
    assert "post_fremen" not in table.options("a", "spy")
    table.do("a spy post_emperor")
    assert len(table.a.spies) == 2


@rule("uprising-R-SPY-01", "uprising-R-RND-04")
def test_a_plot_card_may_be_played_while_a_spy_is_being_placed():
    a = spymaster(spies=["post_choam", "post_council"], intrigue=["special_mission"])
    table = uprising(a=a).send("a", "truthtrance", to="espionage").do("a resolve espionage.space.1")
    table.do("a intrigue special_mission", "a choose 1", "a spy post_research_refinery")
    # The third Spy is gone: the first effect now has to recall one.
    assert table.asked == "PlaceSpy"
    assert table.options("a", "spy") == []
    table.do("a recall_spy post_choam", "a spy post_fremen")
    assert sorted(table.a.spies) == ["post_council", "post_fremen", "post_research_refinery"]


@rule("uprising-R-SPY-02")
def test_margots_informant_watches_a_city():
    table = uprising(a={"leader": "lady_margot_fenring", "hand": ["signet_ring"]})
    table.send("a", "signet_ring", to="gather_support")
    assert sorted(table.options("a", "spy")) == sorted(["post_refinery_arrakeen", *RESEARCH])


@rule("uprising-R-SPY-02")
def test_reliable_informant_watches_three_of_the_factions():
    table = uprising(a={"hand": ["reliable_informant"]}).send("a", "reliable_informant", to="deliver_supplies")
    assert sorted(table.options("a", "spy")) == ["post_bene_gesserit", "post_emperor", "post_fremen"]


@rule("uprising-R-SPY-02")
def test_without_such_a_post_the_spy_is_not_placed():
    table = uprising(
        a={"leader": "lady_margot_fenring", "hand": ["signet_ring"]},
        b={"spies": ["post_refinery_arrakeen", *RESEARCH]},
    )
    table.send("a", "signet_ring", to="gather_support")
    assert (table.question, table.a.spies) == ("b TakeTurn", [])


@rule("uprising-R-SPY-02", "uprising-R-SPY-01")
def test_with_none_in_supply_the_own_spy_on_such_a_post_may_be_placed_anew():
    """Special Mission needs a City post; all three are taken, one of them by a Spy of one's own."""
    own = ["post_refinery_arrakeen", "post_emperor", "post_choam"]
    a = {"hand": ["rebel_supplier"], "intrigue": ["special_mission"], "spies": own, "deck": []}
    table = uprising(a=a, b={"spies": RESEARCH}).do("a intrigue special_mission", "a choose 1")
    assert sorted(table.options("a")) == ["recall_spy post_refinery_arrakeen", "skip"]
    table.do("a recall_spy post_refinery_arrakeen", "a spy post_refinery_arrakeen")
    table.send("a", "rebel_supplier", to="arrakeen").do("a skip")
    assert table.a.garrison == 3 + 1 + 2  # a Spy was recalled


@rule("uprising-R-SPY-03")
def test_double_agent_may_share_a_post_of_the_space_just_visited():
    b = {"spies": ["post_refinery_arrakeen"]}
    table = uprising(a={"hand": ["double_agent"], "deck": []}, b=b).send("a", "double_agent", to="arrakeen")
    table.idle_until(lambda t: t.asked == "PlaceSpy")
    assert table.options("a", "spy") == ["post_refinery_arrakeen"]
    table.do("a spy post_refinery_arrakeen")
    assert table["posts.post_refinery_arrakeen.spies"] == [0, 1]


@rule("uprising-R-SPY-03")
def test_double_agent_does_not_join_the_own_spy():
    a = {"hand": ["double_agent"], "spies": ["post_landsraad"]}
    table = uprising(a=a).send("a", "double_agent", to="gather_support").do("a skip")
    assert (table.question, table.a.spies) == ("b TakeTurn", ["post_landsraad"])


@rule("uprising-R-SPY-03")
def test_distraction_shares_after_three_units_were_deployed_in_one_turn():
    b = {"spies": ["post_emperor"]}
    a = {"hand": ["reconnaissance"], "intrigue": ["distraction"], "deck": []}
    table = uprising(a=a, b=b).send("a", "reconnaissance", to="arrakeen").do("a deploy 2")
    assert table.why_not("a intrigue distraction")
    table = uprising(a=a, b=b).send("a", "reconnaissance", to="arrakeen").do("a deploy 3", "a intrigue distraction")
    assert "post_emperor" in table.options("a", "spy")


@rule("uprising-R-SPY-03")
def test_a_sandworm_is_one_of_the_three_units():
    a = {"hand": ["dune_desert_planet"], "hooks": True, "intrigue": ["distraction"]}
    table = uprising(conflict="trade_dispute", a=a).send("a", "dune_desert_planet", to="hagga_basin")
    table.do("a summon", "a deploy 2")
    assert table.can("a intrigue distraction")


# -- recalling -------------------------------------------------------------------------------------------------------


@rule("uprising-R-SPY-04")
def test_a_recalled_spy_returns_to_the_supply():
    a = {"leader": "feyd_rautha_harkonnen", "hand": [], "spies": ["post_choam", "post_emperor"], "conflict": 1}
    table = uprising(a=a).do("a reveal", "a resolve feyd_rautha_harkonnen.reveal", "a recall_spy post_choam")
    assert (table.a.spies, table.a.spies_in_supply, table.a.strength) == (["post_emperor"], 2, 4)
    assert not table.can("a resolve feyd_rautha_harkonnen.reveal")  # once


@rule("uprising-R-SPY-04")
def test_without_a_spy_the_cost_cannot_be_paid():
    table = uprising(a={"leader": "feyd_rautha_harkonnen", "hand": []}).do("a reveal")
    assert table.why_not("a resolve feyd_rautha_harkonnen.reveal") == "R-GEN-04"
    one = uprising(phase="combat", a={"conflict": 1, "spies": ["post_choam"], "intrigue": ["spring_the_trap"]})
    assert one.why_not("a intrigue spring_the_trap") == "F-02"


# -- Infiltrate ------------------------------------------------------------------------------------------------------


@rule("uprising-R-SPY-05")
def test_a_spy_leads_past_another_players_agent():
    a = {"hand": ["reconnaissance"], "spies": ["post_refinery_arrakeen"], "deck": []}
    table = uprising(a=a, b={"agents_at": ["arrakeen"]}).send("a", "reconnaissance", to="arrakeen")
    assert (table.a.spies, table["spaces.arrakeen.agents"]) == ([], [0, 1])
    assert table.a.garrison == 4  # the space works as usual
    assert table.asked == "DeployTroops"  # no second use of the same Spy


@rule("uprising-R-SPY-05")
@pytest.mark.parametrize("spies", [["post_emperor"], []])
def test_a_spy_elsewhere_does_not(spies):
    table = uprising(a={"hand": ["reconnaissance"], "spies": spies}, b={"agents_at": ["arrakeen"]})
    assert table.do("a play reconnaissance").why_not("a to arrakeen") == "R-AGT-02"


@rule("uprising-R-SPY-05")
def test_on_a_free_space_no_spy_is_spent():
    a = {"hand": ["reconnaissance"], "spies": ["post_refinery_arrakeen"]}
    table = uprising(a=a).send("a", "reconnaissance", to="arrakeen").do("a skip")
    assert table.a.spies == ["post_refinery_arrakeen"]


@rule("uprising-R-SPY-05")
def test_one_spy_leads_past_several_agents():
    a = {"hand": ["reconnaissance"], "spies": ["post_refinery_arrakeen"]}
    table = uprising(a=a, b={"agents_at": ["arrakeen"]}, c={"agents_at": ["arrakeen"]})
    table.send("a", "reconnaissance", to="arrakeen")
    assert table["spaces.arrakeen.agents"] == [0, 1, 2]


# -- Gather Intelligence ---------------------------------------------------------------------------------------------


@rule("uprising-R-SPY-06")
def test_intelligence_is_gathered_before_any_effect():
    deck = ["diplomacy", "dagger", "signet_ring"]
    a = {"hand": ["reconnaissance"], "spies": ["post_refinery_arrakeen"], "deck": deck}
    table = uprising(a=a).send("a", "reconnaissance", to="arrakeen")
    assert (table.asked, table.a.hand, table.a.garrison) == ("GatherIntelligence", [], 3)
    table.do("a recall_spy post_refinery_arrakeen")
    assert sorted(table.a.hand) == ["dagger", "diplomacy"]  # one for the Spy, one for Arrakeen
    assert (table.a.spies, table.a.garrison) == ([], 4)


@rule("uprising-R-SPY-06")
def test_or_it_is_not():
    a = {"hand": ["dagger"], "spies": ["post_landsraad"]}
    table = uprising(a=a).send("a", "dagger", to="gather_support").do("a skip")
    assert (table.a.spies, table.question) == (["post_landsraad"], "b TakeTurn")


@rule("uprising-R-SPY-06", "uprising-R-SPY-07")
def test_once_for_each_agent_even_with_two_spies():
    a = {"hand": ["reconnaissance"], "spies": RESEARCH, "water": 2, "deck": []}
    table = uprising(a=a).send("a", "reconnaissance", to="research_station")
    assert sorted(table.options("a", "recall_spy")) == sorted(RESEARCH)
    table.do(f"a recall_spy {RESEARCH[0]}")
    assert table.asked == "DeployTroops"
    assert table.a.spies == [RESEARCH[1]]


@rule("uprising-R-SPY-06")
def test_a_spy_of_somebody_else_is_of_no_use():
    table = uprising(a={"hand": ["dagger"]}, b={"spies": ["post_landsraad"]}).send("a", "dagger", to="gather_support")
    assert table.question == "b TakeTurn"


# -- both ------------------------------------------------------------------------------------------------------------


@rule("uprising-R-SPY-07")
@pytest.mark.parametrize("first", [0, 1])
def test_two_spies_at_research_station_one_infiltrates_and_one_gathers(first):
    """The rulebook's example."""
    a = {"hand": ["reconnaissance"], "spies": RESEARCH, "water": 2, "deck": ["dagger"], "discard": []}
    table = uprising(a=a, b={"agents_at": ["research_station"]}).send("a", "reconnaissance", to="research_station")
    assert table.question == "a Infiltrate"
    table.do(f"a recall_spy {RESEARCH[first]}")
    assert table.question == "a GatherIntelligence"
    assert table.options("a", "recall_spy") == [RESEARCH[1 - first]]
    table.do(f"a recall_spy {RESEARCH[1 - first]}")
    assert (table.a.spies, table.a.hand, table.a.garrison) == ([], ["dagger"], 5)


@rule("uprising-R-SPY-08", "uprising-F-08")
def test_a_card_is_played_as_usual():
    a = {"hand": ["dagger", "convincing_argument"], "spies": ["post_refinery_arrakeen"]}
    table = uprising(a=a, b={"agents_at": ["arrakeen"]})
    assert not table.can("a to arrakeen")
    table.do("a play dagger")
    assert table.why_not("a to arrakeen") == "R-AGT-01"  # no City icon, Spy or not


@rule("uprising-R-SPY-08", "uprising-Q-09")
def test_the_spy_that_gave_access_may_infiltrate():
    a = {"hand": ["strike_fleet"], "spies": ["post_refinery_arrakeen"], "deck": []}
    table = uprising(a=a, b={"agents_at": ["arrakeen"]}).send("a", "strike_fleet", to="arrakeen")
    assert table.a.spies == []
    assert table.a.garrison == 3 + 1 + 3  # Strike Fleet: a Spy was recalled
    assert table.asked == "DeployTroops"


@rule("uprising-R-SPY-08", "uprising-Q-09")
def test_the_spy_that_gave_access_may_gather_intelligence():
    a = {"hand": ["strike_fleet"], "spies": ["post_refinery_arrakeen"], "deck": ["dagger"]}
    table = uprising(a=a).send("a", "strike_fleet", to="arrakeen").do("a recall_spy post_refinery_arrakeen")
    assert (table.a.spies, table.a.hand, table.a.garrison) == ([], ["dagger"], 7)


@rule("uprising-Q-09")
def test_but_one_spy_serves_one_effect():
    a = {"hand": ["strike_fleet"], "spies": ["post_landsraad"]}
    table = uprising(a=a, b={"agents_at": ["gather_support"]}).send("a", "strike_fleet", to="gather_support")
    assert len(table.events("recall_spy")) == 1
    assert table.events("draw") == []


RECALLS = {
    "infiltrate": (["post_refinery_arrakeen"], {"agents_at": ["arrakeen"]}, []),
    "gather": (["post_refinery_arrakeen"], {}, ["a recall_spy post_refinery_arrakeen"]),
}


@rule("uprising-R-SPY-09")
@pytest.mark.parametrize("reason", list(RECALLS))
def test_any_recall_of_the_turn_counts(reason):
    spies, b, lines = RECALLS[reason]
    table = uprising(a={"hand": ["rebel_supplier"], "spies": spies, "deck": []}, b=b)
    table.send("a", "rebel_supplier", to="arrakeen").do(*lines)
    assert table.a.garrison == 3 + 1 + 2


@rule("uprising-R-SPY-09")
def test_a_recall_as_a_cost_counts():
    a = {"hand": ["rebel_supplier"], "spies": ["post_emperor"], "intrigue": ["special_mission"], "deck": []}
    table = uprising(a=a).do("a intrigue special_mission", "a choose 2")
    table.idle_until(lambda t: t.asked == "TakeTurn").send("a", "rebel_supplier", to="arrakeen")
    assert table.a.garrison == 3 + 1 + 2


@rule("uprising-R-SPY-09")
def test_a_recall_to_free_a_spy_counts():
    """Imperial Spymaster at Sardaukar's neighbour; the Spy comes from reaching 4 Influence with the Emperor."""
    spies = ["post_choam", "post_fremen", "post_council"]
    a = {"hand": ["imperial_spymaster"], "spies": spies, "influence": {"emperor": 3}}
    table = uprising(a=a, intrigue_deck=["cunning"]).send("a", "imperial_spymaster", to="dutiful_service")
    table.do("a recall_spy post_choam", "a spy post_emperor").idle_until(lambda t: t.question == "b TakeTurn")
    assert table.a.intrigue == ["cunning"]


@rule("uprising-R-SPY-09")
def test_without_a_recall_nothing_happens_and_the_next_turn_starts_afresh():
    a = {"hand": ["rebel_supplier", "strike_fleet"], "spies": ["post_refinery_arrakeen", "post_landsraad"], "deck": []}
    table = (
        uprising(a=a).send("a", "rebel_supplier", to="arrakeen").do("a recall_spy post_refinery_arrakeen", "a deploy 0")
    )
    table.reveal("b", "c").send("a", "strike_fleet", to="gather_support").do("a skip")
    table.idle_until(lambda t: t.question == "a TakeTurn")
    assert table.a.garrison == 3 + 3 + 2  # no three troops for Strike Fleet
