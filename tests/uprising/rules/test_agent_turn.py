"""The Agent turn, units and deployment. [uprising-R-AGT-*, uprising-R-UNT-*]"""

import pytest

from support.imperium import uprising
from support.rules import rule

LANDSRAAD = ["assembly_hall", "gather_support", "high_council", "imperial_privilege", "swordmaster"]
CITIES = ["arrakeen", "research_station", "sietch_tabr", "spice_refinery"]
TRADE = ["accept_contract", "deep_desert", "hagga_basin", "imperial_basin", "shipping"]
FACTION_SPACES = [
    "deliver_supplies",
    "desert_tactics",
    "dutiful_service",
    "espionage",
    "fremkit",
    "heighliner",
    "sardaukar",
    "secrets",
]
RICH = {
    "solari": 20,
    "spice": 20,
    "water": 20,
    "influence": {"emperor": 2, "spacing_guild": 2, "bene_gesserit": 2, "fremen": 2},
}

# -- where an Agent may go -------------------------------------------------------------------------------------------


@rule("uprising-R-AGT-01")
@pytest.mark.parametrize(
    ("card", "spaces"),
    [
        ("dagger", LANDSRAAD),
        ("reconnaissance", CITIES),
        ("dune_desert_planet", TRADE),
        ("diplomacy", FACTION_SPACES),
        ("signet_ring", LANDSRAAD + CITIES + TRADE),
        ("imperial_spymaster", ["sardaukar", "dutiful_service"]),
    ],
)
def test_an_icon_of_the_card_leads_to_the_spaces_that_show_it(card, spaces):
    table = uprising(a={**RICH, "hand": [card]}).do(f"a play {card}")
    assert sorted(table.options("a", "to")) == sorted(spaces)


@rule("uprising-R-AGT-01")
def test_a_card_sends_one_agent():
    table = uprising(a={"hand": ["signet_ring", "dagger"]}).send("a", "dagger", to="gather_support")
    assert (table.a.agents, table.a.agents_at, table.a.play) == (1, ["gather_support"], ["dagger"])
    assert table.question == "b TakeTurn"


@rule("uprising-R-AGT-01")
@pytest.mark.parametrize("card", ["convincing_argument", "the_spice_must_flow", "unswerving_loyalty", "spy_network"])
def test_a_card_without_icons_can_only_be_revealed(card):
    table = uprising(a={**RICH, "hand": [card]})
    assert table.why_not(f"a play {card}") == "R-AGT-01"
    assert table.can("a reveal")


@rule("uprising-R-AGT-02")
@pytest.mark.parametrize("who", ["a", "b"])
def test_any_agent_closes_a_space(who):
    table = uprising(a={"hand": ["reconnaissance"]}).given(**{who: {"agents_at": ["arrakeen"]}})
    table.do("a play reconnaissance")
    assert table.why_not("a to arrakeen") == "R-AGT-02"
    assert table.can("a to spice_refinery")


@rule("uprising-R-AGT-02", "uprising-R-SPY-05")
def test_a_spy_does_not_lead_past_the_own_agent():
    a = {"hand": ["reconnaissance"], "agents_at": ["arrakeen"], "spies": ["post_refinery_arrakeen"]}
    table = uprising(a=a).do("a play reconnaissance")
    assert table.why_not("a to arrakeen") == "R-AGT-02"
    both = uprising(a=a, b={"agents_at": ["arrakeen"]}).do("a play reconnaissance")
    assert both.why_not("a to arrakeen") == "R-AGT-02"


@rule("uprising-R-AGT-03")
def test_the_spy_icon_leads_where_a_spy_watches_and_leaves_it_there():
    a = {**RICH, "hand": ["strike_fleet"], "spies": ["post_council", "post_hagga_basin"]}
    table = uprising(a=a, b={"spies": ["post_emperor"]}).do("a play strike_fleet")
    assert sorted(table.options("a", "to")) == ["hagga_basin", "high_council", "imperial_privilege", "swordmaster"]
    assert table.why_not("a to dutiful_service") == "R-AGT-01"
    table.do("a to high_council", "a skip")
    assert sorted(table.a.spies) == ["post_council", "post_hagga_basin"]


@rule("uprising-R-AGT-03")
def test_without_spies_the_spy_icon_leads_nowhere():
    table = uprising(a={**RICH, "hand": ["strike_fleet"]})
    assert table.why_not("a play strike_fleet") == "R-AGT-01"


@rule("uprising-R-AGT-03", "uprising-R-AGT-01")
def test_imperial_spymaster_has_an_emperor_icon_and_a_spy_icon():
    """The rulebook's card with two icons."""
    table = uprising(a={**RICH, "hand": ["imperial_spymaster"], "spies": ["post_fremen"]}).do(
        "a play imperial_spymaster"
    )
    assert sorted(table.options("a", "to")) == ["desert_tactics", "dutiful_service", "fremkit", "sardaukar"]


# -- costs and requirements ------------------------------------------------------------------------------------------


@rule("uprising-R-AGT-04")
@pytest.mark.parametrize(
    ("space", "leader", "card", "short", "price"),
    [
        # Amber's signet brings the second Solari, and Maker Keeper the spice: too late to pay with it.
        ("gather_support", "lady_amber_metulli", "signet_ring", {"solari": 1}, {"solari": 2}),
        ("spice_refinery", "lady_margot_fenring", "maker_keeper", {"spice": 0}, {"spice": 1}),
    ],
)
def test_the_dearer_price_of_a_space_is_paid_on_arrival_or_not_at_all(space, leader, card, short, price):
    a = {"leader": leader, "hand": [card], "influence": {"fremen": 2}}
    table = uprising(a={**a, **short}).send("a", card, to=space)
    assert table.asked != "PayOrNot"
    other = uprising(a={**a, **price}).send("a", card, to=space)
    assert other.question == "a PayOrNot"
    other.do("a pay")
    assert (other.a.water, other.a.solari) == ((2, 1) if space == "gather_support" else (1, 4))


@rule("uprising-R-AGT-04", "uprising-R-AGT-05")
def test_the_dearer_price_comes_before_intelligence_and_all_effects():
    a = {"hand": ["dagger"], "solari": 2, "spies": ["post_landsraad"], "garrison": 3}
    table = uprising(a=a).send("a", "dagger", to="gather_support")
    assert (table.question, table.a.garrison) == ("a PayOrNot", 3)
    assert table.do("a pay").question == "a GatherIntelligence"
    assert table.do("a skip").a.garrison == 5


@rule("uprising-R-AGT-04")
@pytest.mark.parametrize(
    ("card", "space", "price"),
    [
        ("truthtrance", "sardaukar", {"spice": 4}),
        ("truthtrance", "heighliner", {"spice": 5}),
        ("truthtrance", "espionage", {"spice": 1}),
        ("truthtrance", "desert_tactics", {"water": 1}),
        ("dagger", "high_council", {"solari": 5}),
        ("dagger", "imperial_privilege", {"solari": 3}),
        ("dagger", "swordmaster", {"solari": 8}),
        ("dune_desert_planet", "shipping", {"spice": 3}),
        ("reconnaissance", "research_station", {"water": 2}),
        ("dune_desert_planet", "hagga_basin", {"water": 1}),
        ("dune_desert_planet", "deep_desert", {"water": 3}),
    ],
)
def test_a_space_is_paid_for_at_once(card, space, price):
    ((resource, amount),) = price.items()
    given = {"hand": [card], "influence": RICH["influence"], "solari": 0, "spice": 0, "water": 0, "garrison": 0}
    short = uprising(a={**given, resource: amount - 1}).do(f"a play {card}") if amount > 1 else None
    if short is not None and short.asked == "ChooseSpace":
        assert short.why_not(f"a to {space}") == "R-AGT-04"
    table = uprising(a={**given, resource: amount}).send("a", card, to=space)
    assert table.events("pay")[0][resource] == amount


@rule("uprising-R-AGT-04")
def test_what_the_card_would_bring_comes_too_late_for_the_cost():
    """The two Fremen spaces of the rulebook: Desert Tactics costs 1 water, Fremkit nothing."""
    table = uprising(a={"hand": ["diplomacy", "northern_watermaster"], "water": 0}).do("a play diplomacy")
    assert table.why_not("a to desert_tactics") == "R-AGT-04"
    assert table.can("a to fremkit")
    # The Watermaster's own water does not open Research Station.
    table = uprising(a={"hand": ["northern_watermaster"], "water": 1}).do("a play northern_watermaster")
    assert table.why_not("a to research_station") == "R-AGT-04"


@rule("uprising-R-AGT-04")
@pytest.mark.parametrize(
    ("card", "space", "faction"),
    [
        ("dagger", "imperial_privilege", "emperor"),
        ("dune_desert_planet", "shipping", "spacing_guild"),
        ("reconnaissance", "sietch_tabr", "fremen"),
    ],
)
@pytest.mark.parametrize(("level", "open_"), [(0, False), (1, False), (2, True), (6, True)])
def test_three_spaces_ask_for_influence(card, space, faction, level, open_):
    table = uprising(a={**RICH, "hand": [card], "influence": {faction: level}}).do(f"a play {card}")
    assert table.can(f"a to {space}") == open_
    if not open_:
        assert table.why_not(f"a to {space}") == "R-AGT-04"


@rule("uprising-R-AGT-04")
@pytest.mark.parametrize("space", ["imperial_privilege", "shipping", "sietch_tabr"])
def test_undercover_asset_needs_no_influence_but_must_pay(space):
    table = uprising(a={**RICH, "hand": ["undercover_asset"], "influence": {}}).do("a play undercover_asset")
    assert table.can(f"a to {space}")
    poor = uprising(a={"hand": ["undercover_asset"]}).do("a play undercover_asset")
    assert poor.can(f"a to {space}") == (space == "sietch_tabr")


# -- order -----------------------------------------------------------------------------------------------------------


@rule("uprising-R-AGT-05", "uprising-R-CMB-08")
def test_the_controller_is_paid_before_intelligence_is_gathered():
    a = {"hand": ["reconnaissance"], "spies": ["post_refinery_arrakeen"]}
    table = uprising(a=a, control={"arrakeen": "c"}).send("a", "reconnaissance", to="arrakeen")
    assert table.question == "a GatherIntelligence"
    assert table.c.solari == 1
    assert table.a.garrison == 3  # nothing of the space yet


@rule("uprising-R-AGT-05")
def test_space_card_and_contracts_in_any_order():
    a = {"hand": ["calculus_of_power"], "contracts": ["arrakeen_spy"], "deck": []}
    for first, then in (("spy", "ChooseTrash"), ("trash", "PlaceSpy")):
        table = uprising(rules={"choam": True}, a=a).send("a", "calculus_of_power", to="arrakeen")
        effects = {"spy": "arrakeen_spy.contract.1", "trash": "calculus_of_power.agent"}
        assert set(effects.values()) <= set(table.options("a", "resolve"))
        table.do(f"a resolve {effects[first]}", "a spy post_emperor" if first == "spy" else "a skip")
        table.idle_until(lambda t: t.asked != "Resolve")
        assert table.asked == then


@rule("uprising-R-AGT-05")
def test_influence_may_be_gained_before_the_cards_condition_is_checked():
    a = {"hand": ["wheels_within_wheels"], "spies": ["post_emperor"], "influence": {"emperor": 1}}
    table = uprising(a=a).send("a", "wheels_within_wheels", to="dutiful_service").do("a skip")
    assert table.a.solari == 2 + 2  # the contract icon's two, and the card's


@rule("uprising-R-AGT-06")
@pytest.mark.parametrize("space", FACTION_SPACES)
def test_a_faction_space_gives_one_influence(space):
    table = uprising(a={**RICH, "influence": {}, "hand": ["truthtrance"], "garrison": 0, "deck": []})
    table.send("a", "truthtrance", to=space).idle_until(lambda t: t.asked == "TakeTurn")
    levels = [table.look["a"][faction] for faction in ("emperor", "spacing_guild", "bene_gesserit", "fremen")]
    assert sorted(levels) == [0, 0, 0, 1]


@rule("uprising-R-AGT-06")
def test_sietch_tabr_is_a_city_and_gives_no_influence():
    table = uprising(a={"hand": ["reconnaissance"], "influence": {"fremen": 2}})
    table.send("a", "reconnaissance", to="sietch_tabr").do("a choose 1")
    assert table.a.fremen == 2


@rule("uprising-R-AGT-06")
def test_overthrow_gives_two_with_the_same_faction():
    table = uprising(a={"hand": ["overthrow"]}).send("a", "overthrow", to="deliver_supplies")
    assert (table.a.spacing_guild, table.a.emperor, table.a.bene_gesserit, table.a.fremen) == (2, 0, 0, 0)


@rule("uprising-R-AGT-06")
def test_subversive_advisor_gives_two_at_a_faction_and_is_trashed_there_only():
    a = {**RICH, "influence": {}, "hand": ["subversive_advisor"], "spies": ["post_spacing_guild", "post_landsraad"]}
    table = uprising(a=a).send("a", "subversive_advisor", to="deliver_supplies").do("a skip")
    assert table.a.spacing_guild == 2
    assert table.trashed == ["subversive_advisor"]
    kept = uprising(a=a).send("a", "subversive_advisor", to="assembly_hall").do("a skip")
    assert kept.a.play == ["subversive_advisor"]


@rule("uprising-R-AGT-06")
@pytest.mark.parametrize(("answer", "level", "trashed"), [("pay", 2, 2), ("skip", 1, 0)])
def test_treacherous_maneuver_trashes_itself_and_an_emperor_card(answer, level, trashed):
    table = uprising(a={"hand": ["treacherous_maneuver", "sardaukar_soldier", "dagger"]}, intrigue_deck=["cunning"])
    table.send("a", "treacherous_maneuver", to="deliver_supplies").do(f"a {answer}")
    if answer == "pay":
        assert table.options("a") == ["trash_from_hand sardaukar_soldier"]
        table.do("a trash_from_hand sardaukar_soldier")
        assert table.a.intrigue == ["cunning"]  # Sardaukar Soldier, however it is trashed
    assert table.a.spacing_guild == level
    assert len(table.trashed) == trashed


@rule("uprising-R-AGT-07")
def test_a_recalled_agent_is_another_one_and_can_be_sent_again():
    a = {"hand": ["steersman", "dagger"], "agents_at": ["secrets"], "deck": []}
    table = uprising(a=a).send("a", "steersman", to="accept_contract").do("a resolve steersman.agent.1")
    assert table.options("a") == ["recall secrets"]
    table.do("a recall secrets").idle_until(lambda t: t.question == "b TakeTurn")
    assert (table.a.agents, table.a.agents_at) == (1, ["accept_contract"])
    table.reveal("b", "c").send("a", "dagger", to="gather_support")
    assert table.a.agents == 0


@rule("uprising-R-AGT-07")
def test_the_agent_sent_this_turn_is_not_recalled():
    table = uprising(a={"hand": ["steersman"], "deck": []}).send("a", "steersman", to="accept_contract")
    assert "steersman.agent.1" not in table.options("a", "resolve")
    table.idle_until(lambda t: t.question == "b TakeTurn")
    assert (table.a.agents, table.a.agents_at) == (1, ["accept_contract"])


@rule("uprising-R-AGT-07")
def test_imperial_privilege_recalls_another_agent():
    a = {**RICH, "hand": ["dagger"], "agents_at": ["arrakeen"], "deck": ["diplomacy"]}
    table = uprising(a=a).send("a", "dagger", to="imperial_privilege")
    table.idle_until(lambda t: t.question == "b TakeTurn")
    assert (table.a.agents_at, table.a.hand, table.a.solari) == (["imperial_privilege"], ["diplomacy"], 17)


@rule("uprising-R-AGT-08")
def test_the_swordmaster_is_a_third_agent_at_once_and_for_good():
    table = uprising(a={"hand": ["dagger"], "solari": 8}).send("a", "dagger", to="swordmaster")
    assert (table.a.agents, table.a.swordmaster, table.a.solari) == (2, True, 0)
    table.finish_round()
    assert table.a.agents == 3


@rule("uprising-R-AGT-08")
def test_each_player_gains_it_once_and_the_next_pay_six():
    table = uprising(a={"hand": ["dagger"], "solari": 20, "swordmaster": True}).do("a play dagger")
    assert table.why_not("a to swordmaster") == "R-AGT-08"
    table = uprising(a={"hand": ["dagger"], "solari": 6}, b={"swordmaster": True}).send("a", "dagger", to="swordmaster")
    assert (table.a.swordmaster, table.a.solari) == (True, 0)
    dear = uprising(a={"hand": ["dagger"], "solari": 7}).do("a play dagger")
    assert dear.why_not("a to swordmaster") == "R-AGT-04"
    cheap = uprising(a={"hand": ["dagger"], "solari": 5}, b={"swordmaster": True}).do("a play dagger")
    assert cheap.why_not("a to swordmaster") == "R-AGT-04"


@rule("uprising-R-AGT-08", "uprising-R-REV-03")
def test_the_high_council_gives_a_seat_once_and_gifts_afterwards():
    table = uprising(a={"hand": ["dagger"], "solari": 10}).send("a", "dagger", to="high_council")
    assert (table.a.council, table.a.solari, table.a.spice, table.a.garrison) == (True, 5, 0, 3)
    again = uprising(a={"hand": ["dagger"], "solari": 10, "council": True}, intrigue_deck=["cunning"])
    again.send("a", "dagger", to="high_council")
    assert (again.a.solari, again.a.spice, again.a.garrison, again.a.intrigue) == (5, 2, 6, ["cunning"])
    assert again.a.conflict == 0


# -- units and deployment --------------------------------------------------------------------------------------------


@rule("uprising-R-UNT-01")
@pytest.mark.parametrize(("garrison", "gained"), [(3, 4), (9, 3), (12, 0)])
def test_recruits_come_from_the_supply_while_it_lasts(garrison, gained):
    table = uprising(a={"hand": ["truthtrance"], "spice": 4, "garrison": garrison})
    table.send("a", "truthtrance", to="sardaukar")
    assert (table.a.garrison, table.a.supply) == (garrison + gained, 12 - garrison - gained)


@rule("uprising-R-UNT-01")
def test_troops_and_sandworms_are_both_units():
    """Chani counts three or more units in the Conflict."""
    a = {"hand": ["chani_clever_tactician"], "conflict": 1, "worms": 2, "garrison": 0}
    table = uprising(a=a, intrigue_deck=["cunning"]).send("a", "chani_clever_tactician", to="imperial_basin")
    assert table.a.intrigue == ["cunning"]


COMBAT = ["heighliner", "desert_tactics", "fremkit", *CITIES, "imperial_basin", "hagga_basin", "deep_desert"]


@rule("uprising-R-UNT-02")
@pytest.mark.parametrize("space", sorted([*LANDSRAAD, *CITIES, *TRADE, *FACTION_SPACES]))
def test_combat_spaces_are_cities_deserts_heighliner_and_the_fremens(space):
    card = "dagger" if space in LANDSRAAD else "diplomacy" if space in FACTION_SPACES else "signet_ring"
    table = uprising(a={**RICH, "leader": "muad_dib", "hand": [card], "deck": [], "discard": []}).send(
        "a", card, to=space
    )
    seen = set()
    while table.question and table.question[0] == "a":
        seen.add(table.asked)
        table.idle()
    assert ("DeployTroops" in seen) == (space in COMBAT)


@rule("uprising-R-UNT-02")
@pytest.mark.parametrize(("garrison", "most"), [(0, 5), (1, 6), (2, 7), (3, 7)])
def test_all_recruits_of_the_turn_and_two_more_may_go(garrison, most):
    table = uprising(a={"hand": ["truthtrance"], "spice": 5, "garrison": garrison})
    table.send("a", "truthtrance", to="heighliner")
    assert table.options("a", "deploy") == [str(n) for n in range(most + 1)]
    if garrison == 3:
        assert table.why_not("a deploy 8") == "R-UNT-02"


@rule("uprising-R-UNT-02")
def test_recruits_from_any_source_count():
    """Space, card, Intrigue card and contract: 1 + 2 + 2 + 1 recruits, and two of the garrison."""
    a = {
        "hand": ["stilgar_the_devoted"],
        "intrigue": ["mercenaries"],
        "solari": 3,
        "contracts": ["arrakeen_spy"],
        "deck": [],
    }
    table = uprising(rules={"choam": True}, a=a).do("a intrigue mercenaries")
    table.send("a", "stilgar_the_devoted", to="arrakeen")
    table.idle_until(lambda t: t.asked == "DeployTroops")
    assert table.a.garrison == 3 + 6
    assert table.options("a", "deploy")[-1] == "8"


@rule("uprising-R-UNT-02")
def test_sardaukar_coordination_deploys_recruits_from_any_space_but_no_others():
    a = {"hand": ["sardaukar_coordination"], "spice": 4}
    table = uprising(a=a, intrigue_deck=["cunning"]).send("a", "sardaukar_coordination", to="sardaukar")
    table.idle_until(lambda t: t.asked == "ChooseDeploy")
    assert table.options("a", "deploy") == ["0", "1", "2", "3", "4"]
    table.do("a deploy 4")
    assert (table.a.conflict, table.a.garrison) == (4, 3)


@rule("uprising-R-UNT-02")
def test_sardaukar_coordination_without_recruits_deploys_nobody():
    table = uprising(a={"hand": ["sardaukar_coordination"]}).send("a", "sardaukar_coordination", to="dutiful_service")
    assert table.question == "b TakeTurn"
    assert table.a.conflict == 0


@rule("uprising-R-UNT-03")
def test_a_troop_that_was_there_never_counts_as_recruited():
    """Detonation sends four troops out of the garrison; the recruits are not thereby more than they were."""
    a = {"hand": ["reconnaissance"], "garrison": 6, "intrigue": ["detonation"], "deck": []}
    table = uprising(a=a).send("a", "reconnaissance", to="arrakeen")
    assert table.options("a", "deploy")[-1] == "3"
    table.do("a intrigue detonation", "a choose 2", "a deploy 4")
    assert (table.asked, table.a.garrison) == ("DeployTroops", 3)
    assert table.options("a", "deploy")[-1] == "3"


@rule("uprising-R-UNT-03")
def test_with_an_empty_supply_nothing_is_recruited_and_two_may_go():
    table = uprising(a={"hand": ["truthtrance"], "spice": 5, "garrison": 12}).send("a", "truthtrance", to="heighliner")
    assert table.options("a", "deploy") == ["0", "1", "2"]


@rule("uprising-R-UNT-04")
def test_a_retreat_goes_to_the_garrison_and_may_be_of_none():
    a = {"intrigue": ["tactical_option"], "conflict": 3, "garrison": 1, "worms": 1}
    table = uprising(phase="combat", a=a).do("a intrigue tactical_option", "a choose 2")
    assert table.options("a", "retreat") == ["0", "1", "2", "3"]  # never the sandworm
    table.do("a retreat 2")
    assert (table.a.conflict, table.a.garrison, table.a.sandworms) == (1, 3, 1)


@rule("uprising-R-UNT-05")
def test_after_combat_troops_go_to_the_supply_and_worms_to_the_bank():
    table = uprising(
        phase="combat", conflict="trade_dispute", a={"conflict": 3, "worms": 2, "garrison": 2, "swords": 4}
    )
    table.idle_until(lambda t: t.asked == "TakeTurn")
    assert (table.a.conflict, table.a.sandworms, table.a.garrison, table.a.supply) == (0, 0, 2, 10)
    assert (table.a.swords, table.a.strength) == (0, 0)
