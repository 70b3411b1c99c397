"""Rulings of the FAQ and our own, and the leaders they are about. [uprising-F-*, uprising-Q-*]"""

import pytest

from sietch.imperium.defs import LEADERS
from support.imperium import uprising
from support.rules import rule

ROW = ["desert_survival", "smugglers_harvester", "stilgar_the_devoted", "strike_fleet", "overthrow"]

# -- FAQ -------------------------------------------------------------------------------------------------------------


@rule("uprising-F-12")
def test_the_spice_must_flow_keeps_its_point_when_trashed():
    a = {"hand": ["convincing_argument"] * 2 + ["prepare_the_way"] * 3}
    table = uprising(a=a).do("a reveal", "a buy the_spice_must_flow")
    assert table.a.vp == 1
    table.do("a end").finish_round()
    later = uprising(a={"hand": ["desert_survival"], "discard": ["the_spice_must_flow"], "vp": 1, "garrison": 0})
    later.send("a", "desert_survival", to="imperial_basin").do("a trash_from_discard the_spice_must_flow")
    assert (later.a.vp, later.reserve["the_spice_must_flow"]) == (1, 10)


@rule("uprising-F-13")
def test_an_empty_intrigue_deck_is_made_of_its_discards():
    table = uprising(a={"hand": ["truthtrance"]}, intrigue_discard=["cunning"])
    table.s.players[1].intrigue.extend(table.s.intrigue_deck)
    table.s.players[1].intrigue_known.extend([0] * len(table.s.intrigue_deck))
    table.s.intrigue_deck.clear()
    table.s.players[1].council = True
    table.send("a", "truthtrance", to="secrets")
    assert "cunning" in table.a.intrigue
    assert table["intrigue_discard"] == []


@rule("uprising-F-14")
def test_call_to_arms_lies_open_until_the_reveal_turn():
    a = {"hand": ["dagger", "prepare_the_way", "convincing_argument"], "intrigue": ["call_to_arms"], "solari": 0}
    table = uprising(a=a).do("a intrigue call_to_arms").send("a", "dagger", to="gather_support")
    assert table.a.face_up == ["call_to_arms"]
    assert table.a.garrison == 5
    table.reveal("b", "c").do("a reveal", "a buy prepare_the_way", "a buy prepare_the_way")
    assert table.a.garrison == 7  # a troop with each card
    table.do("a end")
    assert (table.a.face_up, table["intrigue_discard"]) == ([], ["call_to_arms"])
    table.idle_until(lambda t: t.round == 2 and t.question == "a TakeTurn")
    assert not table.s.players[0].call_to_arms


@rule("uprising-F-14")
def test_call_to_arms_does_not_count_cards_acquired_on_an_agent_turn():
    a = {"hand": ["price_is_no_object"], "intrigue": ["call_to_arms"], "solari": 2}
    table = uprising(a=a, row=ROW).do("a intrigue call_to_arms").send("a", "price_is_no_object", to="secrets")
    table.idle_until(lambda t: t.asked == "AcquireWithSolari").do("a buy desert_survival")
    assert (table.a.hand, table.a.garrison, table.a.solari) == (["desert_survival"], 3, 0)


@rule("uprising-F-14")
def test_manipulates_card_is_kept_for_the_reveal_turn_and_one_cheaper():
    a = {"hand": ["dagger", "convincing_argument"], "intrigue": ["manipulate"], "discard": []}
    table = uprising(a=a, row=["maula_pistol", *ROW[1:]]).do("a intrigue manipulate", "a set_aside maula_pistol")
    assert (table.a.aside, table.a.face_up, len(table.row)) == ("maula_pistol", ["manipulate"], 5)
    table.send("a", "dagger", to="gather_support").reveal("b", "c").do("a reveal", "a buy_aside maula_pistol")
    assert (table.a.discard, table.a.persuasion) == (["maula_pistol"], 0)


@rule("uprising-F-14")
def test_what_manipulate_set_aside_leaves_the_game_if_it_is_not_acquired():
    a = {"hand": [], "intrigue": ["manipulate"]}
    table = uprising(a=a, row=ROW).do("a intrigue manipulate", "a set_aside overthrow", "a reveal", "a end")
    assert (table.a.aside, table.trashed) == (None, ["overthrow"])


SHADDAM = {"leader": "shaddam_corrino_iv", "hand": ["signet_ring", "dagger", "dune_desert_planet"], "deck": []}
CHOAM = {"choam": True}


@rule("uprising-F-06")
@pytest.mark.parametrize("space", ["arrakeen", "imperial_basin"])
def test_shaddams_ban_keeps_his_troops_at_home(space):
    table = uprising(rules=CHOAM, a=SHADDAM).send("a", "signet_ring", to=space)
    asked = set()
    while table.question != "b TakeTurn":
        asked.add(table.asked)
        table.idle()
    assert "DeployTroops" not in asked
    assert (table.a.conflict, table.a.solari) == (0, 1)


@rule("uprising-F-06", "uprising-R-WRM-01")
def test_shaddams_ban_holds_for_sandworms_at_once():
    a = {**SHADDAM, "hooks": True}
    table = uprising(rules=CHOAM, conflict="trade_dispute", a=a).send("a", "signet_ring", to="hagga_basin")
    assert table.asked != "SpiceOrSandworms"
    assert (table.a.spice, table.a.sandworms) == (2, 0)


@rule("uprising-F-06")
def test_shaddams_ban_begins_before_intelligence_is_gathered():
    a = {**SHADDAM, "spies": ["post_hagga_basin"], "intrigue": ["unexpected_allies", "detonation"], "water": 3}
    table = uprising(rules=CHOAM, conflict="trade_dispute", a=a).send("a", "signet_ring", to="hagga_basin")
    assert table.asked == "GatherIntelligence"
    table.do("a intrigue unexpected_allies", "a detonate")
    table.idle_until(lambda t: t.asked == "GatherIntelligence")
    assert table.a.sandworms == 0
    assert table.why_not("a intrigue detonation")  # no wall left to blow up, and nobody may be deployed


@rule("uprising-F-06")
def test_shaddams_ban_ends_with_the_turn():
    table = uprising(rules=CHOAM, a=SHADDAM).send("a", "signet_ring", to="gather_support").reveal("b", "c")
    table.send("a", "dune_desert_planet", to="imperial_basin").do("a deploy 2")
    assert table.a.conflict == 2


@rule("uprising-F-06")
def test_shaddams_own_choice():
    table = uprising(rules=CHOAM, a={**SHADDAM, "solari": 3}).send("a", "signet_ring", to="accept_contract")
    table.idle_until(lambda t: t.asked == "Resolve")
    (choice,) = [e for e in table.options("a", "resolve") if e.startswith("shaddam")]
    table.do(f"a resolve {choice}", "a choose 2", "a faction fremen")
    assert (table.a.solari, table.a.fremen) == (0, 1)


# -- Q-04, Feyd ------------------------------------------------------------------------------------------------------


def train(training, *lines, **more):
    a = {"leader": "feyd_rautha_harkonnen", "hand": ["signet_ring", "dagger"], "training": training, **more}
    table = uprising(a=a).send("a", "signet_ring", to="gather_support")
    return table.do(*lines).idle_until(lambda t: t.question == "b TakeTurn")


@rule("uprising-Q-04")
@pytest.mark.parametrize(
    ("start", "lines", "end"),
    [
        ("start", ["a advance a1"], "a1"),
        ("start", ["a advance a2", "a spy post_choam"], "a2"),
        ("a1", ["a trash_from_hand dagger"], "b"),
        ("a2", ["a skip"], "b"),
        ("b", ["a advance c1", "a trash_from_hand dagger"], "c1"),
        ("b", ["a advance c2", "a spy post_choam"], "c2"),
        ("c1", ["a spy post_choam"], "d"),
        ("c2", [], "c3"),
        ("c3", ["a spy post_choam"], "d"),
    ],
)
def test_feyds_track_forks_twice_and_gives_what_the_new_space_shows(start, lines, end):
    table = train(start, *lines)
    assert table.a.training == end
    assert ("post_choam" in table.a.spies) == any("spy" in line for line in lines)
    assert ("dagger" in table.trashed) == any("trash" in line for line in lines)
    assert table.a.spice == (2 if end == "c3" else 0)
    assert table.a.garrison == 3 + 2 + (1 if end == "d" else 0)


@rule("uprising-Q-04")
def test_feyd_pays_for_trashing_on_the_first_space():
    table = train("start", "a advance a1", "a pay", "a trash_from_hand dagger", solari=1)
    assert (table.a.solari, table.trashed) == (0, ["dagger"])


@rule("uprising-Q-04")
def test_on_the_last_space_feyds_token_stays_and_gives_nothing():
    table = train("d")
    assert (table.a.training, table.a.garrison, table.a.spies) == ("d", 5, [])


# -- Q-05 ------------------------------------------------------------------------------------------------------------


@rule("uprising-Q-05")
def test_change_allegiances_pays_one_line_or_both():
    a = {"intrigue": ["change_allegiances"], "influence": {"fremen": 1}, "spice": 3}
    table = uprising(a=a).do("a intrigue change_allegiances")
    assert sorted(table.options("a")) == ["choose 1", "choose 2"]
    table.do("a choose 2", "a faction emperor")
    assert table.can("a skip")
    table.do("a choose 1", "a lose_influence fremen", "a faction emperor")
    assert (table.a.emperor, table.a.fremen, table.a.spice) == (2, 0, 0)
    one = uprising(a=a).do("a intrigue change_allegiances", "a choose 2", "a faction emperor", "a skip")
    assert (one.a.emperor, one.a.fremen) == (1, 1)
    none = uprising(a={"intrigue": ["change_allegiances"], "spice": 2})
    assert none.why_not("a intrigue change_allegiances")


@rule("uprising-Q-05")
@pytest.mark.parametrize(
    ("given", "lines", "vp"),
    [
        ({"spice": 5, "water": 3, "influence": {"fremen": 3}}, ["a choose 1", "a choose 2"], 2),
        ({"spice": 5, "water": 3, "influence": {"fremen": 3}}, ["a choose 2", "a skip"], 1),
        ({"spice": 5, "water": 3, "influence": {"fremen": 2}}, ["a choose 1"], 1),
        ({"spice": 4, "water": 3, "influence": {"fremen": 3}}, ["a choose 2"], 1),
    ],
)
def test_strategic_stockpiling_pays_one_line_or_both(given, lines, vp):
    table = uprising(a={"intrigue": ["strategic_stockpiling"], **given}).do("a intrigue strategic_stockpiling", *lines)
    assert (table.a.vp, table.asked) == (vp, "TakeTurn")


@rule("uprising-Q-05")
def test_strategic_stockpiling_needs_one_of_its_costs():
    a = {"intrigue": ["strategic_stockpiling"], "spice": 4, "water": 3, "influence": {"fremen": 2}}
    assert uprising(a=a).why_not("a intrigue strategic_stockpiling")


@rule("uprising-Q-05")
@pytest.mark.parametrize(("spice", "guild", "cards"), [(2, 3, ["dagger"]), (2, 2, []), (1, 3, None)])
def test_depart_for_arrakis_needs_its_spice_also_for_the_card(spice, guild, cards):
    a = {"intrigue": ["depart_for_arrakis"], "spice": spice, "influence": {"spacing_guild": guild}}
    table = uprising(a={**a, "hand": [], "deck": ["dagger"]})
    if cards is None:
        assert table.why_not("a intrigue depart_for_arrakis") == "F-02"
        return
    table.do("a intrigue depart_for_arrakis")
    assert (table.a.hand, table.a.garrison, table.a.spice) == (cards, 6, 0)


# -- Q-06, Jessica ---------------------------------------------------------------------------------------------------


def jessica(**more):
    return {
        "leader": "lady_jessica",
        "hand": ["truthtrance"],
        "deck": ["dagger", "diplomacy", "reconnaissance"],
        **more,
    }


@rule("uprising-Q-06")
def test_jessica_returns_her_memories_draws_and_turns_over():
    table = uprising(a=jessica(memories=2)).send("a", "truthtrance", to="secrets")
    table.idle_until(lambda t: t.asked == "AwakenOrNot").do("a awaken")
    assert (table.a.turned, table.a.memories, table.a.supply) == (True, 0, 9)
    assert sorted(table.a.hand) == ["dagger", "diplomacy"]


@rule("uprising-Q-06")
def test_jessica_may_turn_over_without_memories_unless_the_ruleset_says_otherwise():
    table = uprising(a=jessica()).send("a", "truthtrance", to="secrets")
    table.idle_until(lambda t: t.asked in ("AwakenOrNot", "TakeTurn")).do("a awaken")
    assert table.a.turned
    strict = uprising(rules={"jessica_needs_memories": True}, a=jessica()).send("a", "truthtrance", to="secrets")
    strict.idle_until(lambda t: t.asked in ("AwakenOrNot", "TakeTurn"))
    assert strict.asked == "TakeTurn"


@rule("uprising-Q-06")
def test_jessica_need_not_turn_over_and_does_so_only_at_the_bene_gesserit():
    table = uprising(a=jessica(memories=1)).send("a", "truthtrance", to="secrets")
    table.idle_until(lambda t: t.asked == "AwakenOrNot").do("a skip")
    assert (table.a.turned, table.a.memories) == (False, 1)
    other = uprising(a=jessica(memories=1)).send("a", "truthtrance", to="deliver_supplies")
    assert other.question == "b TakeTurn"


@rule("uprising-Q-06", "uprising-R-AGT-05")
@pytest.mark.parametrize("first", ["calculus_of_power.agent", "lady_jessica.awakening"])
def test_jessica_remembers_before_or_after_the_other_effects_of_the_visit(first):
    a = jessica(memories=1, hand=["calculus_of_power"], deck=["seek_allies"], spies=["post_bene_gesserit"])
    table = uprising(a=a).send("a", "calculus_of_power", to="secrets").do("a skip")
    assert sorted(table.options("a", "resolve")) == ["calculus_of_power.agent", "lady_jessica.awakening"]
    table.do(f"a resolve {first}")
    if first == "lady_jessica.awakening":
        # The card that she remembers can be trashed at once.
        assert table.do("a awaken").can("a trash_from_hand seek_allies")
    else:
        assert not table.can("a trash_from_hand seek_allies")
        assert table.do("a skip").asked == "AwakenOrNot"


@rule("uprising-Q-06")
def test_a_signet_ring_after_the_awakening_is_the_reverend_mothers():
    rules = {"base_cards": True}  # only the base game's envoy takes a Signet Ring to the Bene Gesserit
    a = jessica(memories=1, hand=["signet_ring"], spice=1, intrigue=["dispatch_an_envoy"])
    for first, got in (("awakening", {"water": 2, "memories": 0}), ("signet", {"water": 1, "memories": 2})):
        table = uprising(rules=rules, a=a).do("a intrigue dispatch_an_envoy").send("a", "signet_ring", to="secrets")
        table.do(f"a resolve lady_jessica.{first}")
        if first == "awakening":
            table.do("a awaken", "a pay")
        assert {name: table.look["a"][name] for name in got} == got


@rule("uprising-Q-06", "uprising-R-SET-09")
def test_spice_agony_makes_a_memory_of_a_troop():
    a = {"leader": "lady_jessica", "hand": ["signet_ring"], "spice": 1, "solari": 0}
    table = uprising(a=a, intrigue_deck=["cunning"]).send("a", "signet_ring", to="gather_support").do("a pay")
    assert (table.a.memories, table.a.supply, table.a.garrison, table.a.intrigue) == (1, 6, 5, ["cunning"])


@rule("uprising-R-GEN-04", "uprising-R-AGT-05")
@pytest.mark.parametrize(
    ("space", "given", "gained"),
    [
        ("secrets", {}, {"intrigue_count": 2}),
        ("espionage", {"spice": 1}, {"hand_count": 2}),
        ("desert_tactics", {"water": 2}, {"garrison": 5}),
        ("fremkit", {}, {"hand_count": 2}),
    ],
)
def test_the_reverend_mother_repeats_what_is_printed_on_the_space(space, given, gained):
    table = uprising(a=jessica(turned=True, water=1) | given).send("a", "truthtrance", to=space)
    assert table.can("a pay") or "lady_jessica.visit" in table.options("a", "resolve")
    for _ in range(12):
        if table.asked in ("TakeTurn", "DeployTroops", "EndTurn"):
            break
        if "lady_jessica.visit" in table.options("a", "resolve"):
            table.do("a resolve lady_jessica.visit")
        elif table.asked == "PayOrNot":
            table.do("a pay")
        elif table.asked == "PlaceSpy":
            table.do(f"a spy {table.options('a', 'spy')[0]}")
        else:
            table.idle()
    assert {key: table.look["a"][key] for key in gained} == gained
    assert table.a.water == 0
    assert sum(table.look["a"][f] for f in ("emperor", "spacing_guild", "bene_gesserit", "fremen")) == 1
    assert table.a.spice == 0  # the cost is not paid again
    if space == "espionage":
        assert len(table.a.spies) == 2


@rule("uprising-R-GEN-04")
@pytest.mark.parametrize("space", ["deliver_supplies", "dutiful_service"])
def test_the_reverend_mother_repeats_nothing_elsewhere(space):
    table = uprising(a=jessica(turned=True, water=3)).send("a", "truthtrance", to=space)
    assert table.question == "b TakeTurn"


@rule("uprising-R-GEN-04")
def test_the_reverend_mother_may_leave_it():
    table = uprising(a=jessica(turned=True)).send("a", "truthtrance", to="fremkit").do("a skip")
    assert (table.a.water, table.a.hand_count) == (1, 1)


@rule("uprising-R-GEN-04")
def test_the_reverend_mothers_ring_brings_water():
    a = {"leader": "lady_jessica", "hand": ["signet_ring"], "spice": 1, "turned": True}
    table = uprising(a=a).send("a", "signet_ring", to="gather_support").do("a pay")
    assert (table.a.water, table.a.spice, table.a.memories) == (2, 0, 0)


# -- Staban ----------------------------------------------------------------------------------------------------------


@rule("uprising-R-SPY-01")
@pytest.mark.parametrize(("spies", "spice"), [(["post_hagga_basin"], 1), (["post_deep_desert"], 0), ([], 0)])
def test_staban_takes_spice_when_somebody_harvests_where_he_watches(spies, spice):
    table = uprising(a={"hand": ["dune_desert_planet"]}, b={"leader": "staban_tuek", "spies": spies})
    table.send("a", "dune_desert_planet", to="hagga_basin")
    assert (table.b.spice, table.a.spice) == (spice, 2)


@rule("uprising-R-SPY-01")
def test_staban_takes_none_on_his_own_visit():
    a = {"leader": "staban_tuek", "hand": ["dune_desert_planet"], "spies": ["post_hagga_basin"]}
    table = uprising(a=a).send("a", "dune_desert_planet", to="hagga_basin").do("a skip")
    assert table.a.spice == 2


@rule("uprising-R-SPY-02")
@pytest.mark.parametrize(
    ("post", "solari", "offered"),
    [
        ("post_council", 0, True),  # the spice of Imperial Basin pays for it
        ("post_landsraad", 0, True),
        ("post_fremen", 2, True),
        ("post_fremen", 1, False),
        ("post_choam", 2, False),
        ("post_hagga_basin", 2, False),
    ],
)
def test_stabans_network_offers_what_the_post_is_about(post, solari, offered):
    a = {"leader": "staban_tuek", "hand": ["signet_ring"], "garrison": 0, "solari": solari}
    table = uprising(a=a, intrigue_deck=["cunning"]).send("a", "signet_ring", to="imperial_basin").do(f"a spy {post}")
    assert (table.asked == "PayOrNot") == offered
    if offered:
        table.do("a pay")
        assert (table.a.solari, table.a.intrigue) == ((3, []) if post != "post_fremen" else (0, ["cunning"]))


@rule("uprising-Q-08")
def test_only_jessica_has_a_second_side_with_rules():
    turned = [leader.id for leader in LEADERS if leader.set == "uprising" and (leader.turned_signet or leader.visit)]
    assert turned == ["lady_jessica"]


# -- Q-07, Q-16 ------------------------------------------------------------------------------------------------------


@rule("uprising-Q-07")
def test_a_seat_taken_with_corrinth_city_pays_at_once():
    table = uprising(a={"hand": ["corrinth_city"], "solari": 5}).do(
        "a reveal", "a resolve corrinth_city.reveal", "a choose 2"
    )
    assert (table.a.council, table.a.persuasion, table.a.solari) == (True, 2, 0)


@rule("uprising-Q-07")
def test_who_has_a_seat_takes_the_solari():
    table = uprising(a={"hand": ["corrinth_city"], "solari": 5, "council": True}).do("a reveal")
    table.do("a resolve corrinth_city.reveal")
    assert (table.a.solari, table.a.persuasion) == (10, 2)


@rule("uprising-Q-16")
def test_impress_acquires_from_the_row_or_the_reserve():
    a = {"conflict": 1, "intrigue": ["impress"], "discard": []}
    table = uprising(phase="combat", row=ROW, a=a, b={"conflict": 1}).do("a intrigue impress")
    assert sorted(table.options("a", "buy")) == ["desert_survival", "prepare_the_way", "smugglers_harvester"]
    table.do("a buy prepare_the_way")
    assert "prepare_the_way" in table.a.discard


@rule("uprising-Q-16")
@pytest.mark.parametrize(("worms", "pile"), [(0, "discard"), (1, "hand")])
def test_inspire_awe_acquires_from_both_too(worms, pile):
    a = {"intrigue": ["inspire_awe"], "hand": [], "discard": [], "worms": worms}
    table = uprising(row=ROW, a=a).do("a intrigue inspire_awe")
    assert sorted(table.options("a", "buy")) == ["desert_survival", "prepare_the_way", "smugglers_harvester"]
    table.do("a buy prepare_the_way")
    assert table.look["a"][pile] == ["prepare_the_way"]


@rule("uprising-Q-16")
def test_irulan_acquires_a_card_that_costs_exactly_one():
    a = {"leader": "princess_irulan", "hand": ["signet_ring", "dagger", "maula_pistol"]}
    table = uprising(row=ROW, a=a).send("a", "signet_ring", to="gather_support")
    assert table.options("a", "buy") == ["smugglers_harvester"]
    table.do("a buy smugglers_harvester")
    assert "smugglers_harvester" in table.a.hand


@rule("uprising-Q-16")
@pytest.mark.parametrize(("card", "spice"), [("dagger", 0), ("maula_pistol", 2)])
def test_or_trashes_one_for_spice_if_it_cost_something(card, spice):
    a = {"leader": "princess_irulan", "hand": ["signet_ring", "dagger", "maula_pistol"]}
    table = uprising(row=ROW, a=a).send("a", "signet_ring", to="gather_support").do(f"a trash_from_hand {card}")
    assert (table.a.spice, table.trashed) == (spice, [card])


# -- cards that ask what was discarded -------------------------------------------------------------------------------


@rule("uprising-R-GEN-06")
def test_guild_envoy_looks_at_its_own_discard_only():
    a = {"hand": ["guild_envoy", "space_time_folding", "dagger"], "intrigue": ["sietch_ritual"], "deck": ["diplomacy"]}
    table = uprising(a=a).do("a intrigue sietch_ritual", "a discard space_time_folding", "a choose 1")
    table.send("a", "guild_envoy", to="deliver_supplies")
    table.idle_until(lambda t: t.question == "b TakeTurn")
    assert table.a.hand == []  # a Guild card went for the Ritual, but the Envoy's discard was the Dagger


@rule("uprising-R-GEN-05")
@pytest.mark.parametrize(("deck", "sorted_"), [(2, False), (3, True)])
def test_long_live_the_fighters_sorts_three_cards_or_none(deck, sorted_):
    cards = ["dagger", "diplomacy", "reconnaissance"]
    a = {"hand": ["long_live_the_fighters"], "deck": cards[:deck], "discard": ["signet_ring"], "garrison": 0}
    table = uprising(a=a).send("a", "long_live_the_fighters", to="spice_refinery")
    if not sorted_:
        assert table.question == "b TakeTurn"
        return
    assert table.about["cards"] == sorted(cards)
    table.do("a take diplomacy", "a discard dagger")
    assert (table.a.hand, table.a.discard, table.a.deck) == (["diplomacy"], ["signet_ring", "dagger"], [])
    assert [event["card"] for event in table.events("trash")] == ["reconnaissance"]
    assert [event["card"] for event in table.events("discard")] == ["dagger"]
