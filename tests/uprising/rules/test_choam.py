"""The CHOAM module: contracts. [uprising-R-CHM-*]"""

import pytest

from sietch.imperium.contracts import take_contract
from sietch.imperium.defs import CONTRACTS
from support.imperium import fresh_uprising, uprising
from support.rules import rule

CHOAM = {"choam": True}
SHADDAM = ["shaddam_corrino_iv", "muad_dib", "gurney_halleck", "lady_amber_metulli"]


def choam(**position):
    return uprising(rules=CHOAM, **position)


@rule("uprising-R-CHM-01")
@pytest.mark.parametrize("seats", [3, 4])
def test_twenty_contracts_two_of_them_face_up(seats):
    table = fresh_uprising(seats, choam=True, leaders=[*SHADDAM[1:], "lady_margot_fenring"])
    assert len(table.contracts) == 2
    assert table["contract_deck"] == 18
    ids = [CONTRACTS[c].id for c in table.s.contract_deck + table.s.contract_row]
    assert len(ids) == 20
    assert (ids.count("espionage"), ids.count("harvest_3")) == (2, 2)


@rule("uprising-R-CHM-01")
@pytest.mark.parametrize("seed", range(5))
def test_shaddams_two_are_set_aside(seed):
    table = fresh_uprising(choam=True, leaders=SHADDAM, seed=seed)
    assert table["contract_deck"] == 16
    assert table["contracts_aside"] == ["sardaukar_cards", "sardaukar_recall"]
    assert not {"sardaukar_cards", "sardaukar_recall"} & set(table.contracts)


@rule("uprising-R-CHM-01", "uprising-F-05")
def test_nobody_else_is_ever_offered_what_is_set_aside():
    table = fresh_uprising(choam=True, leaders=SHADDAM)
    seen = set(table.contracts)
    p = table.s.players[1]
    while table.s.contract_row:
        take_contract(table.s, p, table.s.contract_row[0])
        seen |= set(table.contracts)
    assert not {"sardaukar_cards", "sardaukar_recall"} & seen
    assert table["contracts_aside"] == ["sardaukar_cards", "sardaukar_recall"]
    assert table.a.contracts == []  # he does not start with them


@rule("uprising-R-CHM-02")
def test_without_the_module_the_icon_is_two_solari():
    table = uprising(a={"hand": ["truthtrance"]}).send("a", "truthtrance", to="dutiful_service")
    assert (table.a.solari, table.contracts) == (2, [])


@rule("uprising-R-CHM-02")
def test_with_it_a_face_up_contract_is_taken_and_replaced():
    table = choam(a={"hand": ["truthtrance"]}, contracts=["arrakeen_water", "espionage"])
    table.send("a", "truthtrance", to="dutiful_service")
    assert sorted(table.options("a", "contract")) == ["arrakeen_water", "espionage"]
    table.do("a contract arrakeen_water")
    assert (table.a.contracts, table.a.solari) == (["arrakeen_water"], 0)
    assert len(table.contracts) == 2
    assert (table["contract_deck"], "espionage" in table.contracts) == (17, True)


@rule("uprising-R-CHM-02")
def test_when_all_are_taken_the_icon_is_two_solari_again():
    table = choam(a={"hand": ["truthtrance"]})
    table.s.players[1].contracts_done.extend(table.s.contract_deck + table.s.contract_row)
    table.s.contract_deck.clear()
    table.s.contract_row.clear()
    table.send("a", "truthtrance", to="dutiful_service")
    assert table.a.solari == 2


@rule("uprising-R-CHM-02", "uprising-F-05")
def test_shaddam_may_take_one_of_his_in_place_of_a_face_up_one():
    table = choam(a={"leader": "shaddam_corrino_iv", "hand": ["truthtrance"]}).send(
        "a", "truthtrance", to="dutiful_service"
    )
    row = table.contracts
    assert sorted(table.options("a", "contract")) == sorted({*row, "sardaukar_cards", "sardaukar_recall"})
    table.do("a contract sardaukar_cards")
    assert (table.a.contracts, table.contracts) == (["sardaukar_cards"], row)
    assert table["contracts_aside"] == ["sardaukar_recall"]


@rule("uprising-F-05")
def test_others_are_not_offered_shaddams():
    table = choam(b={"leader": "shaddam_corrino_iv"}, a={"hand": ["truthtrance"]}).send(
        "a", "truthtrance", to="dutiful_service"
    )
    assert sorted(set(table.options("a", "contract"))) == sorted(set(table.contracts))


# -- completing ------------------------------------------------------------------------------------------------------


@rule("uprising-R-CHM-03", "uprising-R-CHM-06")
@pytest.mark.parametrize(
    ("contract", "card", "space", "given", "gained"),
    [
        ("arrakeen_water", "reconnaissance", "arrakeen", {}, {"water": 2}),
        ("deliver_supplies", "truthtrance", "deliver_supplies", {}, {"solari": 3}),
        ("espionage", "truthtrance", "espionage", {"spice": 1}, {"solari": 3}),
        ("heighliner_water", "truthtrance", "heighliner", {"spice": 5}, {"water": 3}),
        ("heighliner_troops", "truthtrance", "heighliner", {"spice": 5, "garrison": 0}, {"garrison": 7}),
        ("high_council_influence", "dagger", "high_council", {"solari": 5}, {"bene_gesserit": 1}),
        ("high_council_solari", "dagger", "high_council", {"solari": 5}, {"solari": 3}),
        ("research_station_solari", "reconnaissance", "research_station", {"water": 2}, {"solari": 3}),
        ("spice_refinery_water", "reconnaissance", "spice_refinery", {}, {"water": 2}),
    ],
)
def test_a_visit_with_the_contract_completes_it(contract, card, space, given, gained):
    table = choam(a={"hand": [card], "contracts": [contract], "deck": [], **given}).send("a", card, to=space)
    assert (table.a.contracts, table.a.contracts_done) == ([], [contract])
    assert [event["contract"] for event in table.events("contract_done")] == [contract]
    assert {key: table.look["a"][key] for key in gained} == gained


@rule("uprising-R-CHM-03")
def test_another_players_visit_does_not():
    table = choam(a={"hand": ["reconnaissance"], "deck": [], "garrison": 0}, b={"contracts": ["arrakeen_water"]})
    table.send("a", "reconnaissance", to="arrakeen")
    assert table.b.contracts == ["arrakeen_water"]


@rule("uprising-R-CHM-03")
def test_a_contract_taken_this_turn_waits_for_a_later_visit():
    """Delivery Agreement at Arrakeen takes a contract for Arrakeen."""
    a = {"hand": ["delivery_agreement", "dagger"], "deck": [], "garrison": 0}
    table = choam(a=a, contracts=["arrakeen_water"]).send("a", "delivery_agreement", to="arrakeen")
    table.do("a resolve delivery_agreement.agent", "a contract arrakeen_water")
    table.idle_until(lambda t: t.question == "b TakeTurn")
    assert (table.a.contracts, table.a.contracts_done, table.a.water) == (["arrakeen_water"], [], 1)


@rule("uprising-R-CHM-03", "uprising-Q-17")
def test_a_contract_taken_between_the_sending_and_the_effects_is_too_late():
    """Leverage is played at the moment when Intelligence may be gathered."""
    a = {
        "hand": ["reconnaissance"],
        "intrigue": ["leverage", "crysknife"],
        "spies": ["post_refinery_arrakeen"],
        "deck": [],
    }
    table = (
        choam(a=a, contracts=["arrakeen_water"]).do("a intrigue crysknife").send("a", "reconnaissance", to="arrakeen")
    )
    assert table.asked == "GatherIntelligence"
    table.do("a intrigue leverage", "a contract arrakeen_water")
    table.idle_until(lambda t: t.question == "b TakeTurn")
    assert (table.a.contracts, table.a.contracts_done) == (["arrakeen_water"], [])


@rule("uprising-R-CHM-03")
def test_a_contract_taken_before_the_agent_is_sent_counts():
    a = {"hand": ["reconnaissance"], "intrigue": ["leverage", "crysknife"], "deck": []}
    table = choam(a=a, contracts=["arrakeen_water"]).do("a intrigue crysknife", "a intrigue leverage")
    table.do("a contract arrakeen_water").send("a", "reconnaissance", to="arrakeen")
    assert table.a.contracts_done == ["arrakeen_water"]


@rule("uprising-Q-17")
def test_intelligence_comes_before_contracts():
    a = {"hand": ["reconnaissance"], "spies": ["post_refinery_arrakeen"], "contracts": ["arrakeen_water"], "deck": []}
    table = choam(a=a).send("a", "reconnaissance", to="arrakeen")
    assert (table.asked, table.a.contracts_done) == ("GatherIntelligence", [])
    table.do("a skip")
    assert table.a.contracts_done == ["arrakeen_water"]


# -- harvest ---------------------------------------------------------------------------------------------------------


@rule("uprising-R-CHM-04")
@pytest.mark.parametrize(
    ("space", "bonus", "done"),
    [
        ("imperial_basin", 1, []),
        ("imperial_basin", 2, ["harvest_3"]),
        ("hagga_basin", 0, []),
        ("hagga_basin", 1, ["harvest_3"]),
        ("hagga_basin", 2, ["harvest_3", "harvest_4"]),
        ("deep_desert", 0, ["harvest_3", "harvest_4"]),
    ],
)
def test_base_and_bonus_spice_count_together(space, bonus, done):
    a = {"hand": ["dune_desert_planet"], "contracts": ["harvest_3", "harvest_4"], "water": 3, "garrison": 0}
    table = choam(a=a, bonus_spice={space: bonus}).send("a", "dune_desert_planet", to=space)
    assert sorted(table.a.contracts_done) == done
    assert table.a.solari == {0: 0, 1: 3, 2: 7}[len(done)]


@rule("uprising-R-CHM-04")
def test_spice_from_the_card_and_from_control_counts():
    a = {"hand": ["smugglers_harvester"], "contracts": ["harvest_3"], "garrison": 0}
    table = choam(a=a, control={"imperial_basin": "a"}).send("a", "smugglers_harvester", to="imperial_basin")
    assert (table.a.spice, table.a.contracts_done) == (3, ["harvest_3"])


@rule("uprising-R-CHM-04")
def test_spice_gained_earlier_in_the_turn_counts_even_if_sandworms_are_called():
    a = {"hand": ["dune_desert_planet"], "contracts": ["harvest_4"], "intrigue": ["market_opportunity"], "solari": 5}
    table = choam(conflict="trade_dispute", a={**a, "hooks": True})
    table.do("a intrigue market_opportunity").send("a", "dune_desert_planet", to="hagga_basin")
    assert table.a.contracts_done == ["harvest_4"]
    table.do("a summon")
    assert (table.a.spice, table.a.solari) == (5, 4)


@rule("uprising-R-CHM-04")
def test_spice_gained_later_in_the_turn_counts():
    a = {"hand": ["dune_desert_planet"], "contracts": ["harvest_3"], "intrigue": ["crysknife"], "garrison": 0}
    table = choam(a=a).send("a", "dune_desert_planet", to="hagga_basin")
    assert table.a.contracts_done == []
    table.do("a intrigue crysknife")
    assert table.a.contracts_done == ["harvest_3"]


@rule("uprising-R-CHM-04")
def test_spice_elsewhere_does_not_harvest():
    a = {
        "hand": ["reconnaissance"],
        "contracts": ["harvest_4"],
        "intrigue": ["market_opportunity"],
        "solari": 5,
        "deck": [],
    }
    table = choam(a=a).do("a intrigue market_opportunity").send("a", "reconnaissance", to="arrakeen")
    assert table.a.contracts_done == []
    a = {**a, "hand": ["maker_keeper"], "influence": {"fremen": 2}}
    other = choam(a=a).do("a intrigue market_opportunity").send("a", "maker_keeper", to="arrakeen")
    assert (other.a.spice, other.a.contracts_done) == (6, [])


@rule("uprising-R-CHM-04")
def test_spice_of_another_turn_does_not_count():
    a = {
        "hand": ["dagger", "dune_desert_planet"],
        "contracts": ["harvest_3"],
        "intrigue": ["ornithopter"],
        "garrison": 0,
    }
    table = choam(a=a).do("a intrigue ornithopter").send("a", "dagger", to="gather_support").reveal("b", "c")
    table.send("a", "dune_desert_planet", to="hagga_basin")
    assert (table.a.spice, table.a.contracts_done) == (3, [])


@rule("uprising-R-CHM-04", "uprising-R-CHM-03")
def test_a_harvest_contract_taken_this_turn_waits_but_its_twin_does_not():
    a = {"hand": ["priority_contracts"], "contracts": ["harvest_3"], "water": 3, "garrison": 0}
    table = choam(a=a, contracts=["harvest_3"]).send("a", "priority_contracts", to="deep_desert")
    table.do("a contract harvest_3")
    assert (table.a.contracts, table.a.contracts_done, table.a.spice) == (["harvest_3"], ["harvest_3"], 4)


# -- immediate, acquire, together ------------------------------------------------------------------------------------


@rule("uprising-R-CHM-05")
def test_the_immediate_contract_is_completed_when_it_is_taken():
    table = choam(a={"hand": ["truthtrance"]}, contracts=["immediate"]).send("a", "truthtrance", to="dutiful_service")
    table.do("a contract immediate")
    assert (table.a.solari, table.a.contracts_done) == (2, ["immediate"])


@rule("uprising-R-CHM-05")
def test_the_spice_must_flow_completes_its_contract():
    a = {"hand": ["convincing_argument"] * 2 + ["prepare_the_way"] * 3, "contracts": ["acquire_tsmf"]}
    table = choam(a=a).do("a reveal", "a buy the_spice_must_flow")
    assert (table.a.solari, table.a.spacing_guild, table.a.contracts_done, table.a.vp) == (3, 1, ["acquire_tsmf"], 1)


@rule("uprising-R-CHM-05")
def test_another_card_does_not():
    a = {"hand": ["convincing_argument"], "contracts": ["acquire_tsmf"]}
    table = choam(a=a).do("a reveal", "a buy prepare_the_way")
    assert table.a.contracts == ["acquire_tsmf"]


@rule("uprising-R-CHM-06", "uprising-F-04")
def test_several_contracts_for_one_space_are_completed_together_and_kept():
    a = {"hand": ["truthtrance"], "contracts": ["espionage", "espionage"], "spice": 1, "deck": []}
    table = choam(a=a).send("a", "truthtrance", to="espionage")
    assert (table.a.contracts, table.a.contracts_done, table.a.solari) == ([], ["espionage", "espionage"], 6)


@rule("uprising-R-CHM-06", "uprising-F-04")
def test_completing_is_compulsory_and_announced():
    a = {"hand": ["reconnaissance"], "contracts": ["arrakeen_spy"], "deck": []}
    table = choam(a=a).send("a", "reconnaissance", to="arrakeen")
    assert table.a.contracts_done == ["arrakeen_spy"]
    assert [event["contract"] for event in table.events("contract_done", viewer="c")] == ["arrakeen_spy"]


@rule("uprising-F-04")
def test_rewards_are_resolved_in_any_order_with_the_space():
    """The Sardaukar contract recalls an Agent before or after the Intrigue card is drawn."""
    a = {"hand": ["truthtrance"], "contracts": ["sardaukar_cards"], "spice": 4, "deck": ["dagger", "diplomacy"]}
    table = choam(a={**a, "intrigue": ["cunning"]}).send("a", "truthtrance", to="sardaukar")
    table.idle_until(lambda t: t.question == "b TakeTurn")
    assert sorted(table.a.hand) == ["dagger", "diplomacy"]


@rule("uprising-R-CHM-06")
def test_cards_count_completed_contracts():
    done = ["immediate", "arrakeen_water"]
    table = choam(a={"hand": ["interstellar_trade"], "contracts_done": done, "contracts": ["espionage"]}).do("a reveal")
    assert table.a.persuasion == 2


@rule("uprising-R-CHM-02", "uprising-R-AGT-05")
@pytest.mark.parametrize("choam", [False, True])
def test_without_contracts_their_icon_is_a_plain_gain(choam):
    a = {"hand": ["calculus_of_power"], "spies": ["post_emperor"]}
    table = uprising(rules={"choam": choam}, a=a).send("a", "calculus_of_power", to="dutiful_service").do("a skip")
    # With contracts the order of the two choices is the player's; two Solari leave nothing to decide.
    assert (table.asked, table.a.solari) == (("Resolve", 0) if choam else ("ChooseTrash", 2))


@rule("uprising-R-CHM-02")
def test_when_the_contracts_have_run_out_their_icon_is_a_plain_gain_too():
    table = choam(a={"hand": ["calculus_of_power"], "spies": ["post_emperor"]})
    player = table.s.players[1]
    player.contracts_done = table.s.contract_deck + table.s.contract_row
    table.s.contract_deck, table.s.contract_row = [], []
    table.send("a", "calculus_of_power", to="dutiful_service").do("a skip")
    assert (table.asked, table.a.solari) == ("ChooseTrash", 2)
