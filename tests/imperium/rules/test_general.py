"""Principles that hold everywhere. [R-GEN-*]"""

import pytest

from sietch.imperium.defs import SPACE, SPACES
from sietch.imperium.gains import (
    RIVAL_PRICE_INTRIGUE,
    RIVAL_PRICE_SOLARI,
    RIVAL_PRICE_SPICE,
    RIVAL_PRICE_WATER,
)
from support.imperium import imperium
from support.rules import rule


@rule("R-GEN-01")
def test_a_card_wins_over_the_rules():
    table = imperium(3, a={"hand": ["reconnaissance", "kwisatz_haderach"]}, b={"agents_at": ["arrakeen"]})
    table.do("a play kwisatz_haderach")
    assert table.can("a to arrakeen")
    other = imperium(3, a={"hand": ["reconnaissance"]}, b={"agents_at": ["arrakeen"]})
    other.do("a play reconnaissance")
    assert other.why_not("a to arrakeen") == "R-AG-02"


# -- what must be done and what may be left ----------------------------------------------------------------------


@rule("R-GEN-02")
def test_a_card_that_says_trash_this_card_is_trashed_without_a_question():
    table = imperium(3, a={"hand": ["seek_allies"]})
    table.send("a", "seek_allies", to="wealth")
    assert table.trashed == ["seek_allies"]
    assert table.question == "b TakeTurn"


@rule("R-GEN-02")
def test_the_black_x_may_be_left():
    table = imperium(3, a={"hand": ["guild_administrator", "dagger"]})
    table.send("a", "guild_administrator", to="secure_contract").do("a skip")
    assert table.trashed == []
    assert table.question == "b TakeTurn"


@rule("R-GEN-02")
def test_what_stands_behind_an_arrow_may_be_left():
    table = imperium(3, a={"hand": ["duncan_idaho"], "garrison": 0})
    table.send("a", "duncan_idaho", to="arrakeen")
    table.do("a skip")
    assert (table.a.water, table.a.garrison) == (1, 1)


@rule("R-GEN-02")
def test_a_choice_between_effects_must_be_made_before_the_turn_ends():
    table = imperium(3, a={"hand": ["bene_gesserit_sister"]})
    table.do("a reveal")
    assert table.why_not("a end") == "R-GEN-02"
    table.do("a resolve bene_gesserit_sister.reveal", "a choose 1")
    assert table.a.persuasion == 2
    assert table.can("a end")


@rule("R-GEN-03")
def test_an_arrow_is_paid_at_most_once():
    table = imperium(3, a={"hand": ["fremen_camp"], "spice": 6})
    table.send("a", "fremen_camp", to="secure_contract").do("a pay")
    assert (table.a.spice, table.a.garrison) == (4, 6)
    assert table.question == "b TakeTurn"


@rule("R-GEN-04")
@pytest.mark.parametrize("card", ["bribery", "sleeper_must_awaken", "councilors_dispensation", "urgent_mission"])
def test_an_intrigue_card_is_not_played_for_nothing(card):
    table = imperium(3, a={"intrigue": [card], "solari": 1, "spice": 3})
    assert table.why_not(f"a intrigue {card}") == "R-GEN-04"


@rule("R-GEN-04")
def test_an_intrigue_card_is_played_once_its_cost_can_be_paid():
    table = imperium(3, a={"intrigue": ["bribery"], "solari": 2})
    table.do("a intrigue bribery", "a faction fremen")
    assert (table.a.solari, table.a.fremen) == (0, 1)
    assert table.intrigue_discard == ["bribery"]


@rule("R-GEN-05")
def test_nobody_pays_what_they_do_not_have():
    table = imperium(3, a={"hand": ["dune_desert_planet"], "spice": 3})
    table.send("a", "dune_desert_planet", to="sell_melange")
    assert table.options("a", "sell") == ["2", "3"]
    assert table.why_not("a sell 4") == "R-GEN-05"
    table.do("a sell 3")
    assert (table.a.spice, table.a.solari) == (0, 8)


# -- decks ---------------------------------------------------------------------------------------------------------


@rule("R-GEN-06")
def test_an_empty_deck_is_made_anew_from_the_discard_pile_in_the_middle_of_a_draw():
    table = imperium(
        3, a={"hand": ["reconnaissance"], "deck": ["dagger"], "discard": ["diplomacy", "signet_ring"], "water": 2}
    )
    table.send("a", "reconnaissance", to="research_station")
    assert table.a.hand == ["dagger", "diplomacy", "signet_ring"]
    assert (table.a.deck, table.a.discard) == ([], [])


@rule("R-GEN-06")
def test_drawing_stops_when_deck_and_discard_pile_are_empty():
    table = imperium(3, a={"hand": ["reconnaissance"], "deck": ["dagger"], "discard": [], "water": 2})
    table.send("a", "reconnaissance", to="research_station")
    assert table.a.hand == ["dagger"]


@rule("R-GEN-06")
def test_nothing_is_shuffled_only_to_look_at_a_card():
    table = imperium(
        3, a={"leader": "paul_atreides", "intrigue": ["poison_snooper"], "deck": [], "discard": ["dagger", "diplomacy"]}
    )
    assert table.why_not("a intrigue poison_snooper") == "R-GEN-04"
    assert table.seen_by("a")["players"][0]["top_card"] is None
    assert sorted(table.a.discard) == ["dagger", "diplomacy"]


@rule("R-GEN-07")
def test_an_empty_intrigue_deck_is_made_anew_from_its_discard_pile():
    table = imperium(3, a={"hand": ["diplomacy"]})
    table.s.intrigue_discard, table.s.intrigue_deck = table.s.intrigue_deck, []
    table.send("a", "diplomacy", to="secrets")
    assert table.a.intrigue_count == 1
    assert (table["intrigue_deck"], table.intrigue_discard) == (39, [])


@rule("R-GEN-08")
def test_whoever_discards_chooses_a_card_of_the_hand():
    table = imperium(
        3, a={"hand": ["test_of_humanity"]}, b={"hand": ["dagger", "signet_ring"], "discard": ["diplomacy"]}
    )
    table.send("a", "test_of_humanity", to="secrets")
    assert table.question == "b TestOfHumanity"
    assert table.options("b") == ["discard dagger", "discard signet_ring"]
    table.do("b discard dagger")
    assert table.b.hand == ["signet_ring"]
    assert sorted(table.b.discard) == ["dagger", "diplomacy"]


@rule("R-GEN-08")
def test_mohiam_lets_each_opponent_choose_two_cards():
    table = imperium(
        3,
        a={"hand": ["reverend_mother_mohiam"], "play": ["test_of_humanity"]},
        b={"hand": ["dagger", "diplomacy", "signet_ring"]},
        c={"hand": ["dagger"]},
    )
    table.send("a", "reverend_mother_mohiam", to="wealth")
    table.do("b discard diplomacy", "b discard signet_ring")
    assert table.b.hand == ["dagger"]
    assert table.c.hand == []


# -- troops, Agents, points ----------------------------------------------------------------------------------------


@rule("R-GEN-09")
def test_recruits_come_from_the_supply_as_long_as_it_lasts():
    table = imperium(3, a={"hand": ["dagger"], "solari": 4, "garrison": 10})
    table.send("a", "dagger", to="rally_troops")
    assert (table.a.garrison, table.a.supply) == (12, 0)


@rule("R-GEN-09")
def test_a_lost_troop_goes_to_the_supply_and_a_retreating_one_to_the_garrison():
    table = imperium(
        3,
        turn="b",
        a={"hand": ["scout"], "conflict": 2},
        b={"hand": ["test_of_humanity"]},
        c={"hand": ["dagger"]},
    )
    table.send("b", "test_of_humanity", to="secrets")
    table.do("a lose_troop")
    assert (table.a.conflict, table.a.supply, table.a.garrison) == (1, 8, 3)
    table.idle_until(lambda t: t.question == "a TakeTurn")
    table.do("a reveal", "a resolve scout.reveal.2", "a retreat 1")
    assert (table.a.conflict, table.a.supply, table.a.garrison) == (0, 8, 4)


@rule("R-GEN-09")
def test_a_recalled_agent_can_be_sent_again_in_the_same_round():
    table = imperium(3, a={"hand": ["dagger"], "intrigue": ["urgent_mission"], "agents_at": ["wealth", "arrakeen"]})
    assert table.why_not("a play dagger") == "R-AG-01"
    table.do("a intrigue urgent_mission", "a recall arrakeen")
    table.send("a", "dagger", to="hall_of_oratory")
    assert sorted(table.a.agents_at) == ["hall_of_oratory", "wealth"]


@rule("R-GEN-10")
def test_the_score_goes_up_and_down_and_beyond_twelve():
    table = imperium(
        3,
        a={
            "vp": 12,
            "spice": 6,
            "influence": {"fremen": 2},
            "intrigue": ["sleeper_must_awaken"],
            "hand": ["shifting_allegiances"],
        },
    )
    table.do("a intrigue sleeper_must_awaken")
    assert table.a.vp == 13
    table.send("a", "shifting_allegiances", to="secure_contract")
    table.do("a pay", "a lose_influence fremen")
    assert table.a.vp == 12


@rule("R-GEN-11")
def test_the_signet_ability_works_only_when_the_ring_is_played_on_an_agent_turn():
    table = imperium(3, a={"leader": "earl_memnon_thorvald", "hand": ["signet_ring"]})
    table.send("a", "signet_ring", to="hall_of_oratory")
    assert table.a.spice == 1
    revealed = imperium(3, a={"leader": "earl_memnon_thorvald", "hand": ["signet_ring"]})
    revealed.do("a reveal")
    assert (revealed.a.spice, revealed.a.persuasion) == (0, 1)


@rule("R-GEN-11")
def test_the_left_ability_works_as_it_is_written():
    table = imperium(3, a={"leader": "earl_memnon_thorvald", "hand": ["dagger"], "solari": 5})
    table.send("a", "dagger", to="high_council").do("a faction fremen")
    assert table.a.fremen == 1


# -- intrigue, persuasion, acquiring, the Mentat -------------------------------------------------------------------


@rule("R-GEN-12")
@pytest.mark.parametrize(
    ("card", "because"), [("ambush", "R-GEN-12"), ("plans_within_plans", "R-GEN-12"), ("to_the_victor", "R-CB-07")]
)
def test_combat_and_endgame_cards_wait_for_their_moment(card, because):
    table = imperium(3, a={"intrigue": [card]})
    assert table.why_not(f"a intrigue {card}") == because


@rule("R-GEN-12")
def test_a_plot_card_is_not_played_in_combat():
    table = imperium(3, phase="combat", a={"intrigue": ["windfall", "ambush"], "conflict": 1})
    assert table.why_not("a intrigue windfall") == "R-P2-03"
    assert table.can("a intrigue ambush")


@rule("R-GEN-12")
def test_there_is_no_limit_to_intrigue_cards_and_their_holder_sees_them():
    cards = ["windfall", "ambush", "ambush", "charisma", "bribery", "refocus", "tiebreaker", "infiltrate"]
    table = imperium(3, a={"intrigue": cards, "hand": ["diplomacy"]})
    table.send("a", "diplomacy", to="secrets")
    assert table.a.intrigue_count == 9
    assert set(cards) <= set(table.seen_by("a")["players"][0]["intrigue"])


@rule("R-GEN-12", "R-HI-02")
def test_a_played_intrigue_card_is_discarded_face_up():
    table = imperium(3, a={"intrigue": ["windfall"]})
    table.do("a intrigue windfall")
    assert table.seen_by("b")["intrigue_discard"] == ["windfall"]


@rule("R-GEN-13")
def test_unspent_persuasion_is_lost():
    table = imperium(3, a={"hand": ["convincing_argument", "convincing_argument"]})
    table.do("a reveal")
    assert table.a.persuasion == 4
    table.do("a end")
    assert table.a.persuasion == 0
    table.finish_round()
    assert table.a.persuasion == 0


@rule("R-GEN-14")
def test_an_acquired_card_cannot_be_used_at_once_and_its_effect_happens_once():
    table = imperium(
        3,
        row=["choam_directorship"],
        a={"hand": ["convincing_argument", "convincing_argument"], "council": True, "intrigue": ["charisma"]},
    )
    table.do("a intrigue charisma", "a reveal", "a buy choam_directorship")
    assert table.a.discard == ["choam_directorship"]
    assert [table.a.emperor, table.a.spacing_guild, table.a.bene_gesserit, table.a.fremen] == [1, 1, 1, 1]
    assert (table.a.solari, table.a.play) == (0, ["convincing_argument", "convincing_argument"])


@rule("R-GEN-14")
def test_the_acquire_effect_does_not_happen_again_when_the_card_is_used():
    table = imperium(3, a={"hand": ["choam_directorship"]})
    table.do("a reveal")
    assert table.a.solari == 3
    assert table.a.emperor == 0


@rule("R-GEN-15")
def test_the_mentat_is_never_taken_from_a_player():
    table = imperium(3, mentat="b", a={"intrigue": ["calculated_hire"], "hand": ["dagger"], "solari": 2, "spice": 1})
    assert table.why_not("a intrigue calculated_hire") == "R-GEN-04"
    table.send("a", "dagger", to="mentat")
    assert table.mentat == "b"
    assert table.a.agents == 1


@rule("R-GEN-15")
def test_the_mentat_is_taken_from_its_own_space():
    table = imperium(3, a={"intrigue": ["calculated_hire"], "spice": 1})
    table.do("a intrigue calculated_hire")
    assert (table.mentat, table.a.agents, table.a.spice) == ("a", 3, 0)


@rule("R-GEN-16")
def test_what_the_rulebook_shows_only_in_pictures():
    assert SPACES[SPACE["sell_melange"]].exchange == {2: 6, 3: 8, 4: 10, 5: 12}
    prices = (RIVAL_PRICE_INTRIGUE, RIVAL_PRICE_WATER, RIVAL_PRICE_SOLARI, RIVAL_PRICE_SPICE)
    assert prices == (3, 3, 7, 7)
    for faction, gained in {
        "emperor": {"garrison": 5},
        "spacing_guild": {"solari": 3},
        "bene_gesserit": {"intrigue_count": 1},
        "fremen": {"water": 2},
    }.items():
        table = imperium(3, a={"intrigue": ["bribery"], "solari": 2, "influence": {faction: 3}})
        table.do("a intrigue bribery", f"a faction {faction}")
        assert {key: table.look["a"][key] for key in gained} == gained
