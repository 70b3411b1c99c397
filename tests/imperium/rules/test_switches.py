"""Every ruling that could go another way: both values of each switch of the ruleset. [Q*]"""

import pytest

from sietch.imperium.rules import SCHEMA
from support.imperium import fresh, imperium
from support.rules import rule

TESTED = {
    "leaders",
    "difficulty",
    "rivals",
    "bindu_pass_optional",
    "reverend_mother_spice_always",
    "masterstroke_forced",
    "masterstroke_counts_all_troops",
    "last_reveal_breaks_ties",
    "corner_the_market_needs_two",
    "rivals_hold_by_troops",
    "hagal_starts_with_garrison",
    "rival_signet_asks",
    "hagal_acts_after_bindu",
    "kwisatz_haderach_enters_free",
    "fourth_takes_third_after_triple_tie",
    "envoy_needs_an_icon",
}


def test_every_switch_is_tested_here():
    assert set(SCHEMA.options) == TESTED


@rule("R-SET-03", "R-SET-09")
def test_leaders_and_rivals_can_be_named():
    table = fresh(1, leaders=["helena_richese"], rivals=["duke_leto_atreides", "glossu_rabban"])
    assert (table.a.leader, table.b.leader, table.c.leader) == ("helena_richese", "duke_leto_atreides", "glossu_rabban")


@rule("Q1")
def test_bindu_suspension_ends_the_turn():
    table = imperium(3, a={"intrigue": ["bindu_suspension"]}).do("a intrigue bindu_suspension")
    assert table.question == "b TakeTurn"


@rule("Q1")
@pytest.mark.parametrize(("answer", "question"), [("pass", "b TakeTurn"), ("skip", "a TakeTurn")])
def test_bindu_suspension_may_end_the_turn_where_passing_is_optional(answer, question):
    table = imperium(3, rules={"bindu_pass_optional": True}, a={"intrigue": ["bindu_suspension"]})
    table.do("a intrigue bindu_suspension", f"a {answer}")
    assert table.question == question


@rule("Q2")
@pytest.mark.parametrize(
    ("always", "others", "gained"),
    [(False, [], (0, 0)), (False, ["arrakis_liaison"], (5, 1)), (True, [], (0, 1)), (True, ["stilgar"], (5, 1))],
)
def test_the_spice_of_sietch_reverend_mother(always, others, gained):
    rules = {"reverend_mother_spice_always": always}
    table = imperium(3, rules=rules, a={"hand": ["sietch_reverend_mother", *others]}).do("a reveal")
    assert (table.a.persuasion, table.a.spice) == gained


# -- the Baron -------------------------------------------------------------------------------------------------------


def baron(**given):
    return {
        "leader": "baron_vladimir_harkonnen",
        "tokens": ["emperor", "fremen"],
        "garrison": 4,
        "hand": ["dagger"],
        "intrigue": ["rapid_mobilization"],
        **given,
    }


@rule("Q4")
@pytest.mark.parametrize(("answer", "influence"), [("masterstroke", 1), ("skip", 0)])
def test_the_baron_may_reveal_his_tokens_when_he_deploys_four_troops(answer, influence):
    table = imperium(3, a=baron()).do("a intrigue rapid_mobilization", "a deploy 4")
    assert table.question == "a OfferMasterstroke"
    table.do(f"a {answer}")
    assert (table.a.emperor, table.a.fremen, table.a.spacing_guild) == (influence, influence, 0)


@rule("Q4")
def test_the_baron_must_reveal_his_tokens_where_it_is_forced():
    table = imperium(3, rules={"masterstroke_forced": True}, a=baron())
    table.do("a intrigue rapid_mobilization", "a deploy 4")
    assert (table.a.emperor, table.a.fremen) == (1, 1)
    assert table.question == "a TakeTurn"


@rule("Q4")
def test_three_troops_are_not_enough():
    table = imperium(3, a=baron()).do("a intrigue rapid_mobilization", "a deploy 3")
    assert table.question == "a TakeTurn"


@rule("Q4")
def test_the_masterstroke_works_once_per_game():
    table = imperium(3, a=baron(tokens_used=True)).do("a intrigue rapid_mobilization", "a deploy 4")
    assert table.question == "a TakeTurn"


@rule("Q5")
@pytest.mark.parametrize(("all_troops", "question"), [(True, "a OfferMasterstroke"), (False, "a TakeTurn")])
def test_a_troop_of_double_cross_counts_for_the_masterstroke_unless_switched_off(all_troops, question):
    table = imperium(
        3,
        rules={"masterstroke_counts_all_troops": all_troops},
        a=baron(garrison=3, intrigue=["rapid_mobilization", "double_cross"], solari=1),
        b={"conflict": 1},
    )
    table.do("a intrigue rapid_mobilization", "a deploy 3", "a intrigue double_cross")
    assert (table.a.conflict, table.question) == (4, question)


@rule("Q5")
def test_the_defensive_troop_does_not_count_for_the_masterstroke():
    table = imperium(
        3,
        phase="round_start",
        conflict_deck=["siege_of_carthag"],
        control={"carthag": "a"},
        a=baron(garrison=3),
    )
    table.do("a defend", "a intrigue rapid_mobilization", "a deploy 3")
    assert (table.a.conflict, table.question) == (4, "a TakeTurn")


# -- the end ---------------------------------------------------------------------------------------------------------


@rule("Q7", "R-EN-02")
@pytest.mark.parametrize(("last_reveal", "winners"), [(True, ["b"]), (False, ["a", "b"])])
def test_whoever_revealed_last_wins_a_tie_unless_switched_off(last_reveal, winners):
    table = imperium(
        3,
        rules={"last_reveal_breaks_ties": last_reveal},
        phase="recall",
        a={"vp": 10, "revealed": 1},
        b={"vp": 10, "revealed": 2},
        c={"revealed": 3},
    )
    assert table.winners == winners


@rule("Q8")
@pytest.mark.parametrize(("needs_two", "because"), [(False, None), (True, "R-GEN-04")])
def test_corner_the_market_with_a_single_copy(needs_two, because):
    table = imperium(
        3,
        rules={"corner_the_market_needs_two": needs_two},
        phase="recall",
        a={"vp": 10, "intrigue": ["corner_the_market"], "discard": ["spice_must_flow"]},
    )
    assert table.why_not("a intrigue corner_the_market") == because


@rule("Q32", "R-CB-04")
@pytest.mark.parametrize(("takes_third", "more"), [(False, {}), (True, {"d": "third"})])
def test_the_fourth_after_a_triple_tie_for_first(takes_third, more):
    table = imperium(4, rules={"fourth_takes_third_after_triple_tie": takes_third}).conflict("guild_bank_raid")
    table.strengths(a=9, b=9, c=9, d=3).resolve_combat()
    assert table.rewards == {"a": "second", "b": "second", "c": "second", **more}


# -- automata --------------------------------------------------------------------------------------------------------


@rule("Q14", "SO6")
@pytest.mark.parametrize(
    ("by_troops", "troops", "swords", "holds"),
    [(False, 3, 0, True), (False, 2, 2, True), (False, 2, 1, False), (True, 3, 0, True), (True, 2, 9, False)],
)
def test_a_rival_leads_by_strength_or_by_troops(by_troops, troops, swords, holds):
    table = imperium(
        1,
        rules={"difficulty": "mentat", "rivals_hold_by_troops": by_troops},
        hagal_deck=["carthag", "secrets"],
        a={"hand": ["diplomacy"], "conflict": 1},
        b={"conflict": troops, "swords": swords},
        conflict="guild_bank_raid",
    )
    table.send("a", "diplomacy", to="wealth")
    assert (table.b.conflict == troops) is holds


@rule("Q17", "TP1")
@pytest.mark.parametrize(("garrison", "troops"), [(False, 0), (True, 3)])
def test_house_hagal_may_start_with_a_garrison(garrison, troops):
    table = imperium(2, rules={"hagal_starts_with_garrison": garrison})
    assert (table.c.garrison, table.c.supply) == (troops, 12 - troops)


@rule("Q19", "SO5")
def test_a_rival_pays_for_its_signet_ability_when_it_can():
    table = _baron_at_arrakeen(False)
    assert (table.question, table.b.solari, table.b.intrigue_count) == ("a TakeTurn", 0, 1)


@rule("Q19", "SO5")
@pytest.mark.parametrize(("answer", "solari", "cards"), [("pay", 0, 1), ("skip", 1, 0)])
def test_the_player_may_decide_whether_a_rival_pays(answer, solari, cards):
    table = _baron_at_arrakeen(True)
    assert table.question == "a RivalSignet"
    table.do(f"a {answer}")
    assert (table.b.solari, table.b.intrigue_count) == (solari, cards)


def _baron_at_arrakeen(asks):
    table = imperium(
        1,
        rules={"rival_signet_asks": asks},
        hagal_deck=["arrakeen_1p", "secrets"],
        a={"hand": ["diplomacy"]},
        b={"leader": "baron_vladimir_harkonnen", "solari": 1, "intrigue": []},
    )
    return table.send("a", "diplomacy", to="wealth")


@rule("Q33", "TP3")
@pytest.mark.parametrize(("acts", "agents"), [(False, 3), (True, 2)])
def test_house_hagal_after_bindu_suspension(acts, agents):
    table = imperium(
        2, rules={"hagal_acts_after_bindu": acts}, hagal_deck=["foldspace"], a={"intrigue": ["bindu_suspension"]}
    )
    table.do("a intrigue bindu_suspension")
    assert (table.question, table.c.agents) == ("b TakeTurn", agents)


@rule("Q38", "R-AG-16")
@pytest.mark.parametrize(("free", "because"), [(False, "R-AG-03"), (True, None)])
def test_the_kwisatz_haderach_pays_the_cost_of_the_space_unless_switched_off(free, because):
    table = imperium(3, rules={"kwisatz_haderach_enters_free": free}, a={"hand": ["kwisatz_haderach"]})
    table.do("a play kwisatz_haderach")
    assert table.why_not("a to heighliner") == because
    if free:
        table.do("a to heighliner")
        assert (table.a.spice, table.a.garrison, table.a.water) == (0, 8, 3)


@rule("Q38", "R-AG-05")
@pytest.mark.parametrize(("free", "because"), [(False, "R-AG-05"), (True, None)])
def test_the_kwisatz_haderach_needs_the_influence_for_sietch_tabr_unless_switched_off(free, because):
    table = imperium(3, rules={"kwisatz_haderach_enters_free": free}, a={"hand": ["kwisatz_haderach"]})
    table.do("a play kwisatz_haderach")
    assert table.why_not("a to sietch_tabr") == because


@rule("Q30", "R-AG-01")
@pytest.mark.parametrize(("needs_icon", "because"), [(False, None), (True, "R-AG-01")])
def test_dispatch_an_envoy_makes_any_card_playable_unless_switched_off(needs_icon, because):
    table = imperium(
        3,
        rules={"envoy_needs_an_icon": needs_icon},
        a={"hand": ["convincing_argument"], "intrigue": ["dispatch_an_envoy"]},
    )
    assert table.why_not("a play convincing_argument") == "R-AG-01"
    table.do("a intrigue dispatch_an_envoy")
    assert table.why_not("a play convincing_argument") == because
    if not needs_icon:
        table.send("a", "convincing_argument", to="wealth")
        assert table.a.emperor == 1


# -- rulings without a switch ----------------------------------------------------------------------------------------


@rule("Q10")
def test_power_play_doubles_only_the_influence_of_the_space_and_is_trashed():
    table = imperium(3, a={"hand": ["power_play"]}).send("a", "power_play", to="wealth")
    assert (table.a.emperor, table.trashed) == (2, ["power_play"])


@rule("Q10")
def test_power_play_leaves_influence_of_cards_alone():
    table = imperium(3, a={"hand": ["power_play"], "intrigue": ["favored_subject"]})
    table.do("a intrigue favored_subject").send("a", "power_play", to="secrets")
    assert (table.a.emperor, table.a.bene_gesserit) == (1, 2)


@rule("Q11")
@pytest.mark.parametrize(("option", "spice"), [(1, 0), (2, 2)])
def test_bypass_protocol_takes_row_cards_and_liaisons_but_not_the_other_reserve_cards(option, spice):
    table = imperium(
        3,
        row=["stilgar", "scout", "power_play", "lady_jessica", "opulence"],
        a={"intrigue": ["bypass_protocol"], "spice": spice},
    )
    table.do("a intrigue bypass_protocol")
    if spice:
        table.do(f"a choose {option}")
    wanted = {"scout", "arrakis_liaison"} if option == 1 else {"scout", "arrakis_liaison", "stilgar", "power_play"}
    assert set(table.options("a", "buy")) == wanted


@rule("Q11", "Q35")
def test_bypass_protocol_takes_the_card_that_helena_set_aside():
    table = imperium(
        3,
        row=["scout"],
        a={"leader": "helena_richese", "hand": ["signet_ring"], "intrigue": ["bypass_protocol"]},
    )
    table.send("a", "signet_ring", to="hall_of_oratory").do("a set_aside scout", "a intrigue bypass_protocol")
    table.do("a buy_aside scout")
    assert table.a.discard == ["scout"]


@rule("Q35")
def test_helena_must_set_a_card_aside():
    table = imperium(3, a={"leader": "helena_richese", "hand": ["signet_ring"]})
    table.send("a", "signet_ring", to="hall_of_oratory")
    assert table.question == "a SetAside"
    assert set(table.options("a", "set_aside")) == set(table.row)
    assert not table.can("a skip")


@rule("Q35", "Q36")
def test_helena_may_acquire_the_card_for_one_less_in_her_reveal_turn():
    table = _helena(["signet_ring", "convincing_argument", "convincing_argument"])
    table.do("a reveal", "a buy_aside stilgar")
    assert ("stilgar" in table.a.discard, table.a.persuasion) == (True, 0)


@rule("Q36")
def test_the_card_that_helena_does_not_acquire_leaves_the_game():
    table = _helena(["signet_ring", "dagger"])
    table.do("a reveal", "a end")
    assert (table.a.aside, "stilgar" in table.trashed) == (None, True)


def _helena(hand):
    """Helena has set Stilgar (cost 5) aside, and the others have revealed."""
    table = imperium(3, row=["stilgar"], a={"leader": "helena_richese", "hand": hand})
    table.send("a", "signet_ring", to="hall_of_oratory").do("a set_aside stilgar")
    table.reveal("b", "c")
    assert "stilgar" not in table.row
    # Her Agent leaves the Hall of Oratory out of the sum.
    table.s.players[0].agents_at.clear()
    table.s.players[0].agents += 1
    return table


@rule("Q3")
def test_the_emperors_bonus_is_two_troops():
    table = imperium(3, a={"hand": ["diplomacy"], "influence": {"emperor": 3}}).send("a", "diplomacy", to="wealth")
    assert (table.a.garrison, table.a.solari) == (5, 2)


@rule("Q6")
def test_the_spice_of_tiebreaker_is_real():
    table = imperium(3, phase="recall", a={"vp": 10, "intrigue": ["tiebreaker", "windfall"], "spice": 2})
    table.do("a intrigue tiebreaker")
    assert table.a.spice == 12
