"""House Hagal, and the two-player game. [HG*, TP*]"""

import pytest

from sietch.imperium.defs import HAGAL_CARD, HAGAL_CARDS, SPACE
from sietch.imperium.frames.rivals import ChooseHarvest
from support.imperium import fresh, imperium
from support.rules import rule


def two_players(*hagal_cards, **position):
    """Seat a plays Diplomacy to Wealth; then House Hagal, seat c, reveals these cards."""
    position["a"] = {"hand": ["diplomacy"], **position.get("a", {})}
    return imperium(2, hagal_deck=list(hagal_cards), **position).send("a", "diplomacy", to="wealth")


# -- automata at work ------------------------------------------------------------------------------------------------


@rule("HG1")
def test_house_hagal_has_no_cards_and_never_reveals():
    table = two_players("foldspace", b={"hand": []})
    assert (table.c.hand, table.c.deck, table.c.persuasion) == ([], [], 0)
    table.finish_round()
    assert [event["seat"] for event in table.events("reveal")] == [1, 0]
    assert table.c.revealed == 0


@rule("HG2")
def test_the_top_card_sends_an_agent_to_its_space():
    table = two_players("foldspace")
    assert (table.c.agents_at, table.c.agents) == (["foldspace"], 2)
    assert table.question == "b TakeTurn"


@rule("HG2")
def test_a_card_for_an_occupied_space_is_skipped():
    table = two_players("wealth", "carthag", "foldspace", b={"agents_at": ["carthag"]})
    assert table.c.agents_at == ["foldspace"]
    assert table.hagal_discard == ["wealth", "carthag", "foldspace"]


@rule("HG2", "Q13")
def test_a_space_closed_by_the_voice_is_skipped():
    table = imperium(2, hagal_deck=["foldspace", "secrets"], a={"hand": ["the_voice"]})
    table.send("a", "the_voice", to="secure_contract").do("a block foldspace")
    assert table.c.agents_at == ["secrets"]


@rule("Q13")
def test_the_voice_may_name_an_occupied_space():
    table = imperium(3, a={"hand": ["the_voice"]}, b={"agents_at": ["wealth"]})
    table.send("a", "the_voice", to="secure_contract")
    assert table.can("a block wealth")
    assert len(table.options("a", "block")) == 22


@rule("HG3")
def test_the_reshuffle_card_makes_a_new_deck_and_the_turn_goes_on():
    table = two_players("foldspace", "reshuffle", b={"hand": []})
    assert table.c.agents_at == ["foldspace"]
    table = two_players("reshuffle")
    assert len(table.c.agents_at) == 1
    assert "reshuffle" not in table.hagal_discard


@rule("HG3")
def test_an_empty_deck_is_made_anew():
    table = imperium(2, a={"hand": ["diplomacy"]})
    table.s.hagal_discard, table.s.hagal_deck = table.s.hagal_deck, []
    table.send("a", "diplomacy", to="wealth")
    assert len(table.c.agents_at) == 1
    assert len(table.s.hagal_deck) >= 28 - 10


@rule("HG4")
def test_costs_and_effects_of_the_space_do_not_count():
    table = two_players("conspire")
    assert (table.c.agents_at, table.c.solari, table.c.spice) == (["conspire"], 0, 0)
    assert (table.c.intrigue_count, table.c.garrison, table.c.emperor) == (0, 2, 1)


@rule("HG4")
def test_no_requirement_keeps_an_automaton_out():
    table = two_players("rally_troops")  # four Solari for anybody else
    assert (table.c.agents_at, table.c.garrison) == (["rally_troops"], 4)


@rule("HG5")
def test_influence_without_the_bonus_but_with_the_alliance():
    table = two_players("stillsuits", c={"influence": {"fremen": 3}})
    assert (table.c.fremen, table.c.water) == (4, 0)
    assert table.alliances["fremen"] == "c"


@rule("HG5")
def test_the_alliance_passes_to_a_player_who_rises_above():
    table = imperium(
        2,
        a={"intrigue": ["know_their_ways"], "influence": {"fremen": 4}, "vp": 3},
        c={"influence": {"fremen": 4}},
        alliances={"fremen": "c"},
    )
    table.do("a intrigue know_their_ways")
    assert (table.alliances["fremen"], table.a.vp) == ("a", 4)


@rule("HG5")
def test_an_automaton_takes_the_alliance_from_a_player_who_loses_its_point():
    table = two_players("stillsuits", a={"influence": {"fremen": 4}, "vp": 3}, c={"influence": {"fremen": 4}})
    assert (table.alliances["fremen"], table.a.vp) == ("c", 2)


@rule("HG6")
@pytest.mark.parametrize(
    ("card", "garrison", "conflict"), [("carthag", 0, 1), ("hardy_warriors", 0, 2), ("hall_of_oratory", 1, 0)]
)
def test_recruits_go_to_the_conflict_from_a_combat_space_and_to_the_garrison_otherwise(card, garrison, conflict):
    table = two_players(card)
    assert (table.c.garrison, table.c.conflict) == (garrison, conflict)


@rule("HG6")
def test_recruits_are_limited_by_the_supply():
    table = two_players("rally_troops", c={"garrison": 5, "conflict": 5})
    assert (table.c.garrison, table.c.supply) == (7, 0)


@rule("HG7")
@pytest.mark.parametrize(("card", "conflict", "garrison"), [("carthag", 3, 1), ("stillsuits", 2, 1)])
def test_up_to_two_garrisoned_troops_are_deployed_from_a_combat_space(card, conflict, garrison):
    table = two_players(card, c={"garrison": 3})
    assert (table.c.conflict, table.c.garrison) == (conflict, garrison)


@rule("HG7")
def test_harvesting_spice_deploys_too():
    table = two_players("harvest_spice", bonus_spice={"great_flat": 1}, c={"garrison": 3})
    assert (table.c.agents_at, table.c.conflict) == (["great_flat"], 2)


@rule("HG8")
def test_harvest_goes_to_the_most_bonus_spice_which_returns_to_the_bank():
    table = two_players("harvest_spice", bonus_spice={"great_flat": 1, "imperial_basin": 3, "hagga_basin": 2})
    assert (table.c.agents_at, table.c.spice) == (["imperial_basin"], 0)
    assert table["bonus_spice.imperial_basin"] == 0


@rule("HG8")
def test_equal_bonus_is_decided_by_the_whole_harvest():
    table = two_players("harvest_spice", bonus_spice={"great_flat": 2, "imperial_basin": 2, "hagga_basin": 2})
    assert table.c.agents_at == ["great_flat"]


@rule("HG8", "Q15")
def test_without_bonus_spice_the_next_card_is_revealed():
    table = two_players("harvest_spice", "secrets")
    assert table.c.agents_at == ["secrets"]


@rule("Q15")
def test_only_free_maker_spaces_count():
    table = two_players(
        "harvest_spice", bonus_spice={"great_flat": 3, "hagga_basin": 1}, b={"agents_at": ["great_flat"]}
    )
    assert table.c.agents_at == ["hagga_basin"]


@rule("HG9")
def test_swords_of_one_card_are_added_when_combat_begins():
    table = imperium(2, phase="combat", hagal_deck=["heighliner"], c={"conflict": 1}, a={"conflict": 1})
    assert table.events("combat")[0]["strengths"] == [2, 0, 2 + 6]
    assert table.c.spacing_guild == 0  # the rest of the card is ignored


@rule("HG9")
def test_an_automaton_without_a_troop_reveals_nothing():
    table = imperium(2, phase="combat", hagal_deck=["heighliner"], a={"conflict": 1})
    assert table.events("hagal_swords") == []


@rule("HG9")
def test_the_reshuffle_card_is_followed_by_another():
    table = imperium(2, phase="combat", hagal_deck=["reshuffle"], c={"conflict": 1})
    assert table.events("hagal_swords")[0]["card"] != "reshuffle"


@rule("HG9")
def test_players_see_the_swords_before_they_play_combat_intrigue():
    table = imperium(
        2, phase="combat", hagal_deck=["heighliner"], c={"conflict": 1}, a={"conflict": 1, "intrigue": ["ambush"]}
    )
    assert (table.question, table.c.strength) == ("a CombatTurn", 8)


@rule("HG10", "Q37")
def test_what_hurts_opponents_hurts_an_automaton():
    table = imperium(2, a={"hand": ["gun_thopter"]}, c={"garrison": 2}, hagal_deck=["secrets"])
    table.send("a", "gun_thopter", to="secure_contract")
    assert (table.c.garrison, table.b.garrison) == (1, 2)
    table = imperium(2, a={"intrigue": ["double_cross"], "solari": 1}, c={"conflict": 2})
    table.do("a intrigue double_cross")
    assert (table.c.conflict, table.a.conflict) == (1, 1)


@rule("HG10", "Q20")
def test_test_of_humanity_costs_an_automaton_a_troop_and_mohiam_nothing():
    table = imperium(2, a={"hand": ["test_of_humanity"]}, b={"hand": []}, c={"conflict": 2}, hagal_deck=["wealth"])
    table.send("a", "test_of_humanity", to="secrets")
    assert table.c.conflict == 1
    table = imperium(
        2,
        a={"hand": ["reverend_mother_mohiam"], "play": ["test_of_humanity"]},
        b={"hand": []},
        c={"conflict": 2, "garrison": 1},
        hagal_deck=["secrets"],
    )
    table.send("a", "reverend_mother_mohiam", to="wealth")
    assert (table.c.conflict, table.c.garrison) == (2, 1)


@rule("HG11")
def test_a_controller_is_paid_when_an_automaton_comes():
    table = two_players("carthag", control={"carthag": "b"})
    assert table.b.solari == 1


# -- two players -----------------------------------------------------------------------------------------------------


@rule("TP1")
def test_house_hagal_starts_with_three_agents_and_nothing_else():
    table = fresh(2, leaders=["paul_atreides", "earl_memnon_thorvald"])
    hagal = table.look["c"]
    assert (hagal["agents"], hagal["leader"], hagal["garrison"], hagal["supply"]) == (3, None, 0, 12)
    assert (hagal["water"], hagal["solari"], hagal["spice"], hagal["intrigue_count"]) == (0, 0, 0, 0)


@rule("TP2")
def test_the_solo_cards_leave_the_deck():
    table = fresh(2, leaders=["paul_atreides", "earl_memnon_thorvald"])
    ids = [HAGAL_CARDS[number].id for number in table.s.hagal_deck]
    assert len(ids) == 28
    assert "arrakeen_1p" not in ids
    assert (ids.count("arrakeen_2p"), ids.count("reshuffle")) == (3, 1)


@rule("TP3")
def test_house_hagal_acts_after_agent_turns_of_the_first_player_only():
    table = imperium(2, hagal_deck=["foldspace", "secrets"], a={"hand": ["diplomacy"]}, b={"hand": ["seek_allies"]})
    table.send("a", "diplomacy", to="wealth")
    assert len(table.c.agents_at) == 1
    table.send("b", "seek_allies", to="stillsuits").idle_until(lambda t: t.asked == "TakeTurn")
    assert len(table.c.agents_at) == 1


@rule("TP3", "Q33")
def test_house_hagal_does_not_act_after_a_reveal_turn():
    table = imperium(2).reveal("a")
    assert table.c.agents_at == []


@rule("TP3", "Q34")
def test_house_hagal_acts_as_long_as_it_has_an_agent():
    cards = ["dagger", "diplomacy", "dune_desert_planet", "reconnaissance"]
    table = imperium(
        2,
        mentat="a",
        hagal_deck=["foldspace", "secrets", "selective_breeding"],
        a={"hand": cards, "swordmaster": True, "garrison": 0},
        b={"hand": []},
    )
    visits = ["hall_of_oratory", "wealth", "secure_contract", "carthag"]
    table.send("a", cards[0], to=visits[0]).reveal("b")
    acted = [len(table.c.agents_at)]
    for card, space in zip(cards[1:], visits[1:], strict=True):
        table.send("a", card, to=space).idle_until(lambda t: t.asked in ("TakeTurn", "EndTurn", "DeployTroops"))
        table.idle_until(lambda t: t.asked == "TakeTurn")
        acted.append(len(table.c.agents_at))
    assert acted == [1, 2, 3, 3]


@rule("TP3")
def test_the_first_player_marker_goes_between_the_two_players():
    table = imperium(2, phase="recall", first_player="a")
    assert table.first_player == "b"
    assert imperium(2, phase="recall", first_player="b").first_player == "a"


@rule("TP4")
def test_house_hagal_collects_nothing_and_scores_nothing():
    table = imperium(2, hagal_deck=["carthag"]).conflict("desert_power").troops(c=3).resolve_combat()
    assert table.rewards == {"c": "first"}
    assert (table.c.water, table.c.vp) == (0, None)
    table = two_players("stillsuits", c={"influence": {"fremen": 1}})
    assert (table.c.fremen, table.c.vp) == (2, None)


@rule("TP4")
def test_house_hagal_cannot_win_the_game():
    table = imperium(2, phase="recall", a={"vp": 10}, b={"vp": 4}, c={"influence": {"fremen": 6}})
    assert table.winners == ["a"]


@rule("TP5")
def test_a_win_of_house_hagal_ends_control_and_takes_none():
    table = imperium(2, hagal_deck=["carthag"], control={"arrakeen": "b"})
    table.conflict("siege_of_arrakeen").troops(c=3, a=1).resolve_combat()
    assert table.control["arrakeen"] is None


@rule("TP6", "Q16")
def test_the_reward_of_the_place_of_house_hagal_is_lost():
    table = imperium(2, hagal_deck=["carthag"]).conflict("guild_bank_raid").strengths(a=5, b=4, c=9).resolve_combat()
    assert table.rewards == {"c": "first", "a": "second"}
    assert (table.a.solari, table.b.solari, table.c.solari) == (4, 0, 0)
    table = imperium(2, hagal_deck=["carthag"]).conflict("guild_bank_raid").strengths(a=9, b=4, c=5).resolve_combat()
    assert (table.a.solari, table.b.solari) == (6, 0)


@rule("Q16")
def test_a_tie_with_house_hagal_for_first_gives_the_player_the_second_reward_and_removes_no_marker():
    table = imperium(2, hagal_deck=["carthag"], control={"arrakeen": "b"})
    table.conflict("siege_of_arrakeen").strengths(a=9, b=3, c=9).resolve_combat()
    assert table.rewards == {"a": "second", "c": "second"}
    assert (table.a.solari, table.control["arrakeen"]) == (4, "b")


@rule("Q15")
def test_a_full_tie_of_maker_spaces_is_decided_by_the_first_player():
    """The three printed bases differ, so two spaces never tie in the base game; the question is put by hand."""
    table = imperium(2, first_player="b", bonus_spice={"great_flat": 1, "hagga_basin": 1})
    spaces = (SPACE["great_flat"], SPACE["hagga_basin"])
    table.s.then(ChooseHarvest(2, HAGAL_CARD["harvest_spice"], spaces))
    table.s.menu = None
    assert table.question == "b ChooseHarvest"
    table.do("b harvest hagga_basin")
    assert (table.c.agents_at, table["bonus_spice.hagga_basin"]) == (["hagga_basin"], 0)


@rule("Q27")
@pytest.mark.parametrize(
    ("card", "swords"),
    [
        ("conspire", 4),
        ("wealth", 3),
        ("heighliner", 6),
        ("foldspace", 1),
        ("selective_breeding", 2),
        ("secrets", 1),
        ("hardy_warriors", 5),
        ("stillsuits", 4),
        ("rally_troops", 3),
        ("hall_of_oratory", 0),
        ("carthag", 0),
        ("harvest_spice", 2),
        ("arrakeen_2p", 1),
    ],
)
def test_swords_of_house_hagal_cards(card, swords):
    table = imperium(2, phase="combat", hagal_deck=[card], c={"conflict": 1})
    assert table.events("hagal_swords")[0]["swords"] == swords
