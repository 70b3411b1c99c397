"""The Reveal turn: reveal, resolve and acquire, set strength, clean up. [R-RV-*]"""

import pytest

from support.imperium import imperium
from support.rules import rule


@rule("R-RV-01")
def test_only_revealed_cards_count_not_those_played_on_agent_turns():
    table = imperium(3, a={"hand": ["diplomacy", "convincing_argument", "dagger"], "conflict": 1})
    table.send("a", "diplomacy", to="wealth").reveal("b", "c").do("a reveal")
    assert (table.a.persuasion, table.a.strength) == (2, 3)
    assert table.a.hand == []
    assert sorted(table.a.play) == ["convincing_argument", "dagger", "diplomacy"]


@rule("R-RV-02", "Q23", "Q24")
@pytest.mark.parametrize(
    ("given", "persuasion"),
    [
        ({}, 2),
        ({"council": True}, 4),
        ({"agents_at": ["hall_of_oratory"]}, 3),
        ({"council": True, "agents_at": ["hall_of_oratory"]}, 5),
        ({"agents_at": ["arrakeen"]}, 2),
    ],
)
def test_persuasion_comes_from_cards_the_council_and_the_hall_of_oratory(given, persuasion):
    table = imperium(3, a={"hand": ["convincing_argument"], **given}).do("a reveal")
    assert table.a.persuasion == persuasion


@rule("R-RV-02")
@pytest.mark.parametrize(("card", "persuasion"), [("charisma", 4), ("recruitment_mission", 3)])
@pytest.mark.parametrize("early", [True, False])
def test_charisma_and_recruitment_mission_add_persuasion_played_early_or_now(card, persuasion, early):
    table = imperium(3, a={"hand": ["convincing_argument"], "intrigue": [card]})
    table.do(*([f"a intrigue {card}", "a reveal"] if early else ["a reveal", f"a intrigue {card}"]))
    assert table.a.persuasion == persuasion


@rule("Q23")
def test_a_council_seat_of_this_round_counts_already():
    table = imperium(3, a={"hand": ["dagger", "convincing_argument"], "solari": 5})
    table.send("a", "dagger", to="high_council").reveal("b", "c").do("a reveal")
    assert table.a.persuasion == 4


@rule("Q24")
def test_an_agent_recalled_from_the_hall_of_oratory_brings_nothing():
    table = imperium(
        3, a={"hand": ["convincing_argument"], "agents_at": ["hall_of_oratory"], "intrigue": ["urgent_mission"]}
    )
    table.do("a intrigue urgent_mission", "a recall hall_of_oratory", "a reveal")
    assert table.a.persuasion == 2


@rule("R-RV-02")
def test_cards_are_acquired_before_between_and_after_effects():
    table = imperium(3, a={"hand": ["convincing_argument", "bene_gesserit_sister", "scout"], "conflict": 1})
    table.do("a reveal", "a buy arrakis_liaison", "a resolve bene_gesserit_sister.reveal", "a choose 1")
    table.do("a buy arrakis_liaison", "a resolve scout.reveal.2", "a retreat 1")
    assert table.a.discard == ["arrakis_liaison", "arrakis_liaison"]
    assert table.a.persuasion == 1


@rule("R-RV-03")
def test_a_card_drawn_in_the_reveal_turn_is_revealed_at_once():
    table = imperium(
        3,
        a={
            "hand": ["dagger"],
            "deck": ["convincing_argument", "diplomacy", "signet_ring"],
            "spice": 1,
            "intrigue": ["water_of_life"],
        },
    )
    table.do("a reveal", "a intrigue water_of_life")
    assert (table.a.hand, table.a.persuasion) == ([], 2 + 1 + 1)
    assert len(table.a.play) == 4


# -- acquiring -------------------------------------------------------------------------------------------------------


@rule("R-RV-04")
def test_any_number_of_cards_from_row_and_reserve_as_far_as_persuasion_goes():
    table = imperium(
        3,
        row=["scout", "the_voice", "power_play", "stilgar", "chani"],
        imperium_deck=["carryall"],
        a={"hand": ["convincing_argument", "convincing_argument", "diplomacy"]},
    )
    table.do("a reveal", "a buy scout", "a buy the_voice", "a buy arrakis_liaison")
    assert sorted(table.a.discard) == ["arrakis_liaison", "scout", "the_voice"]
    assert table.why_not("a buy power_play") == "R-RV-04"


@rule("R-RV-04")
def test_the_spice_must_flow_is_acquired_for_nine():
    table = imperium(
        3,
        a={
            "hand": ["convincing_argument"] * 2 + ["arrakis_liaison"],
            "council": True,
            "agents_at": ["hall_of_oratory"],
        },
    )
    table.do("a reveal", "a buy spice_must_flow")
    assert (table.a.vp, table["reserve.spice_must_flow"], table.a.persuasion) == (1, 9, 0)


@rule("R-RV-04")
def test_foldspace_is_not_for_sale():
    table = imperium(3, a={"hand": ["convincing_argument"] * 2}).do("a reveal")
    assert table.why_not("a buy foldspace") == "R-RV-04"


@rule("R-RV-05")
def test_acquired_cards_go_to_the_discard_pile_and_the_row_is_refilled_at_once():
    table = imperium(
        3,
        row=["scout", "stilgar", "power_play", "chani", "carryall"],
        imperium_deck=["dr_yueh"],
        a={"hand": ["convincing_argument"]},
    )
    table.do("a reveal", "a buy scout")
    assert table.row == ["dr_yueh", "stilgar", "power_play", "chani", "carryall"]
    table.do("a buy dr_yueh")
    assert sorted(table.a.discard) == ["dr_yueh", "scout"]


@rule("R-RV-05")
def test_recruitment_mission_lets_acquired_cards_go_on_top_of_the_deck():
    table = imperium(3, row=["scout"], a={"hand": ["diplomacy"], "intrigue": ["recruitment_mission"]})
    table.do("a intrigue recruitment_mission", "a reveal", "a buy_to_top scout")
    assert table.a.deck[0] == "scout"
    table.do("a end").finish_round()
    assert "scout" in table.a.hand


@rule("R-RV-05")
def test_without_recruitment_mission_no_card_goes_on_top():
    table = imperium(3, row=["scout"], a={"hand": ["diplomacy"]}).do("a reveal")
    assert not table.can("a buy_to_top scout")


@rule("R-RV-05")
def test_the_dearer_half_of_bypass_protocol_puts_the_card_on_top():
    table = imperium(3, row=["stilgar"], a={"intrigue": ["bypass_protocol"], "spice": 2})
    table.do("a intrigue bypass_protocol", "a choose 2", "a buy stilgar")
    assert (table.a.deck[0], table.a.spice) == ("stilgar", 0)


@rule("R-RV-06")
def test_without_an_imperium_deck_the_row_shrinks():
    table = imperium(3, row=["scout"], a={"hand": ["convincing_argument"]})
    table.s.trashed.extend(table.s.imperium_deck)
    table.s.imperium_deck.clear()
    table.do("a reveal", "a buy scout")
    assert len(table.row) == 4


# -- strength and cleaning up ----------------------------------------------------------------------------------------


@rule("R-RV-07")
def test_strength_is_two_for_each_troop_and_one_for_each_sword():
    table = imperium(3, a={"hand": ["dagger", "dagger", "sardaukar_infantry"], "conflict": 3}).do("a reveal")
    assert table.a.strength == 3 * 2 + 4


@rule("R-RV-07")
def test_without_a_troop_there_is_no_strength():
    table = imperium(3, a={"hand": ["dagger", "sardaukar_infantry"]}).do("a reveal")
    assert (table.a.swords, table.a.strength) == (3, 0)


@rule("R-RV-07")
def test_losing_the_last_troop_sets_strength_to_zero():
    table = imperium(3, a={"hand": ["scout", "dagger"], "conflict": 1})
    table.do("a reveal", "a resolve scout.reveal.2", "a retreat 1")
    assert table.a.strength == 0


@rule("R-RV-08")
def test_strength_is_announced_and_may_exceed_twenty():
    table = imperium(3, a={"hand": ["dagger", "sardaukar_infantry"], "conflict": 12, "garrison": 0})
    table.reveal("a")
    announced = table.events("strength")[0]
    assert (announced["seat"], announced["strength"]) == (0, 27)
    assert table.seen_by("b")["players"][0]["strength"] == 27


@rule("R-RV-09")
def test_played_and_revealed_cards_go_to_the_discard_pile():
    table = imperium(3, a={"hand": ["dagger", "signet_ring"], "play": ["diplomacy"], "discard": ["reconnaissance"]})
    table.reveal("a")
    assert sorted(table.a.discard) == ["dagger", "diplomacy", "reconnaissance", "signet_ring"]
    assert (table.a.play, table.a.hand) == ([], [])


# -- single cards ----------------------------------------------------------------------------------------------------


@rule("R-RV-10")
def test_a_fremen_bond_needs_another_fremen_card():
    alone = imperium(3, a={"hand": ["fedaykin_death_commando"], "conflict": 1}).do("a reveal")
    assert alone.a.swords == 0
    bonded = imperium(3, a={"hand": ["fedaykin_death_commando", "arrakis_liaison"], "conflict": 1}).do("a reveal")
    assert bonded.a.swords == 3


@rule("R-RV-10")
def test_a_fremen_card_of_an_agent_turn_bonds_too():
    table = imperium(3, a={"hand": ["fedaykin_death_commando"], "play": ["stilgar"]}).do("a reveal")
    assert table.a.swords == 3


@rule("R-RV-10")
@pytest.mark.parametrize("hand", [["spice_hunter", "crysknife"], ["crysknife", "spice_hunter"]])
def test_two_bonds_switch_each_other_on_in_any_order(hand):
    table = imperium(3, a={"hand": hand}).do("a reveal")
    assert (table.a.spice, table.a.fremen) == (1, 1)


@rule("R-RV-10")
def test_two_copies_of_a_card_bond_with_each_other():
    table = imperium(3, a={"hand": ["spice_hunter", "spice_hunter"]}).do("a reveal")
    assert table.a.spice == 2


@rule("R-RV-10")
def test_a_trashed_card_bonds_no_longer():
    table = imperium(3, a={"hand": ["guild_administrator", "fedaykin_death_commando"], "play": ["stilgar"]})
    table.send("a", "guild_administrator", to="secure_contract").do("a trash_in_play stilgar")
    table.reveal("b", "c").do("a reveal")
    assert table.a.swords == 0


@rule("R-RV-11")
def test_guild_bankers_make_every_copy_of_the_spice_must_flow_cheaper():
    table = imperium(
        3,
        a={
            "hand": ["guild_bankers", "convincing_argument", "convincing_argument", "lady_jessica"],
            "council": True,
            "agents_at": ["hall_of_oratory"],
            "intrigue": ["charisma"],
        },
    )
    table.do("a reveal", "a intrigue charisma", "a buy spice_must_flow", "a buy spice_must_flow")
    assert (table.a.vp, table.a.persuasion) == (2, 0)


@rule("R-RV-12")
def test_liet_kynes_counts_every_fremen_card_in_play_and_himself():
    table = imperium(3, a={"hand": ["liet_kynes", "arrakis_liaison"], "play": ["stilgar"]}).do("a reveal")
    assert table.a.persuasion == 2 * 3 + 2


@rule("R-RV-13")
def test_troops_are_deployed_in_a_reveal_turn_only_when_a_card_says_so():
    plain = imperium(3, a={"hand": ["dagger", "convincing_argument"]}).do("a reveal")
    assert plain.options("a", "deploy") == []
    assert plain.options("a", "resolve") == []
    legion = imperium(3, a={"hand": ["sardaukar_legion"], "garrison": 5})
    legion.do("a reveal", "a resolve sardaukar_legion.reveal.1")
    assert legion.options("a", "deploy") == ["0", "1", "2", "3"]


@rule("R-RV-13")
@pytest.mark.parametrize(
    ("given", "lines", "troops"),
    [
        ({"hand": ["gun_thopter"]}, ["a reveal", "a resolve gun_thopter.reveal.1", "a deploy 1"], 1),
        ({"hand": ["gurney_halleck"], "solari": 3}, ["a reveal", "a resolve gurney_halleck.reveal.1", "a deploy 2"], 2),
        (
            {"hand": [], "intrigue": ["reinforcements"], "solari": 3},
            ["a reveal", "a intrigue reinforcements", "a deploy 3"],
            3,
        ),
        (
            {"hand": [], "intrigue": ["rapid_mobilization"]},
            ["a reveal", "a intrigue rapid_mobilization", "a deploy 3"],
            3,
        ),
        ({"hand": [], "intrigue": ["double_cross"], "solari": 1}, ["a reveal", "a intrigue double_cross"], 1),
    ],
)
def test_cards_that_deploy_in_a_reveal_turn(given, lines, troops):
    table = imperium(3, a=given, b={"conflict": 1}).do(*lines)
    assert table.a.conflict == troops


@rule("Q39")
def test_seek_allies_gives_nothing_when_revealed():
    table = imperium(3, a={"hand": ["seek_allies"], "conflict": 1}).do("a reveal")
    assert (table.a.persuasion, table.a.swords, table.a.solari, table.a.spice) == (0, 0, 0, 0)
