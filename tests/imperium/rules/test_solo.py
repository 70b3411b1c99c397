"""The solo game: two Rivals, seats b and c. [SO*]"""

import pytest

from sietch.imperium.defs import HAGAL_CARDS
from support.imperium import fresh, imperium
from support.rules import rule


def solo(*hagal_cards, rules=None, **position):
    """Seat a plays Diplomacy to Wealth; then the Rivals b and c reveal these cards."""
    position["a"] = {"hand": ["diplomacy"], **position.get("a", {})}
    table = imperium(1, rules=rules, hagal_deck=list(hagal_cards), **position)
    return table.send("a", "diplomacy", to="wealth")


# -- setup -----------------------------------------------------------------------------------------------------------


@rule("R-SET-09")
@pytest.mark.parametrize(
    ("difficulty", "own", "garrison", "intrigue"),
    [
        ("mercenary", (1, 1), 0, 0),
        ("sardaukar", (0, 0), 3, 1),
        ("mentat", (0, 0), 3, 1),
        ("kwisatz_haderach", (0, 0), 3, 1),
    ],
)
def test_the_difficulty_decides_what_everybody_starts_with(difficulty, own, garrison, intrigue):
    table = fresh(1, leaders=["paul_atreides"], difficulty=difficulty)
    assert (table.a.solari, table.a.spice, table.a.water) == (*own, 1)
    rivals = imperium(1, rules={"difficulty": difficulty})
    for rival in (rivals.b, rivals.c):
        assert (rival.garrison, rival.supply, rival.agents) == (garrison, 12 - garrison, 2)
        assert (rival.water, rival.solari, rival.spice, rival.intrigue_count) == (1, 0, 0, intrigue)


@rule("R-SET-09")
def test_two_player_cards_leave_the_deck():
    table = imperium(1)
    ids = [HAGAL_CARDS[number].id for number in table.s.hagal_deck + table.s.hagal_discard]
    assert len(ids) == 27
    assert not {"arrakeen_2p", "reshuffle"} & set(ids)


@rule("R-SET-09")
def test_the_rival_on_the_left_is_first_player_and_paul_and_helena_are_never_rivals():
    leaders = set()
    for seed in range(15):
        table = fresh(1, leaders=["count_ilban_richese"], seed=seed)
        assert table.first_player == "b"
        leaders |= {table.b.leader, table.c.leader}
    assert not leaders & {"paul_atreides", "helena_richese", "count_ilban_richese"}
    assert len(leaders) == 5


@rule("R-SET-09")
@pytest.mark.parametrize(("difficulty", "price"), [("mercenary", 2), ("sardaukar", 5), ("mentat", 5)])
def test_the_mentat_costs_more_from_sardaukar_on(difficulty, price):
    for solari, because in ((price - 1, "R-AG-03"), (price, None)):
        table = imperium(1, rules={"difficulty": difficulty}, a={"hand": ["dagger"], "solari": solari})
        table.do("a play dagger")
        assert table.why_not("a to mentat") == because


@rule("R-SET-09")
@pytest.mark.parametrize(("difficulty", "round_"), [("mercenary", 5), ("sardaukar", 4), ("mentat", 3)])
def test_rivals_gain_their_swordmasters_with_the_conflict_card_above_them(difficulty, round_):
    before = imperium(1, rules={"difficulty": difficulty}, phase="round_start", round=round_ - 2, first_player="a")
    assert (before.round, before.b.agents, before.c.agents) == (round_ - 1, 2, 2)
    table = imperium(1, rules={"difficulty": difficulty}, phase="round_start", round=round_ - 1, first_player="a")
    assert (table.round, table.b.agents, table.c.agents) == (round_, 3, 3)


@rule("Q22")
def test_at_the_highest_difficulty_there_is_no_swordmaster():
    table = imperium(1, rules={"difficulty": "kwisatz_haderach"}, a={"hand": ["dagger"], "solari": 8})
    table.do("a play dagger")
    assert table.why_not("a to swordmaster") == "Q22"


# -- rivals ----------------------------------------------------------------------------------------------------------


@rule("SO1")
def test_rivals_act_in_seat_order_while_they_have_agents():
    table = solo("foldspace", "secrets", "carthag", "hall_of_oratory", a={"conflict": 1, "intrigue": ["ambush"]})
    table.do("a end")
    assert (table.b.agents_at, table.c.agents_at) == (["foldspace"], ["secrets"])
    table.do("a reveal", "a end")
    assert table.question == "a CombatTurn"  # both have gone on until their Agents were spent
    assert (table.b.agents_at, table.c.agents_at) == (["foldspace", "carthag"], ["secrets", "hall_of_oratory"])


@rule("SO1")
def test_the_first_player_marker_goes_around_all_three():
    for first, second in (("a", "b"), ("b", "c"), ("c", "a")):
        assert imperium(1, phase="recall", first_player=first).first_player == second


@rule("SO2")
def test_rivals_score_influence_and_alliances_but_get_no_bonus():
    table = solo("stillsuits", "secrets", b={"influence": {"fremen": 1}, "vp": 3})
    assert (table.b.fremen, table.b.vp) == (2, 4)
    table = solo("stillsuits", "secrets", b={"influence": {"fremen": 3}, "vp": 3})
    assert (table.b.vp, table.b.water, table.alliances["fremen"]) == (4, 1, "b")


@rule("SO3")
def test_rivals_take_the_rewards_of_a_conflict():
    table = imperium(1, hagal_deck=["carthag", "carthag"], b={"vp": 2})
    table.conflict("siege_of_arrakeen").strengths(b=9, c=5).resolve_combat()
    assert (table.b.vp, table.control["arrakeen"], table.c.solari) == (3, "b", 4)


@rule("SO3")
def test_a_trash_reward_means_nothing_to_a_rival():
    table = imperium(1, hagal_deck=["carthag"]).conflict("terrible_purpose").troops(b=2).resolve_combat()
    assert (table.b.vp, table.trashed) == (1, [])
    assert table.asked == "TakeTurn"


@rule("SO3")
def test_a_rival_that_wins_the_mentat_has_one_agent_more_in_the_next_round():
    table = imperium(1, first_player="c", hagal_deck=["carthag"]).conflict("sort_through_the_chaos").troops(b=2)
    table.resolve_combat()
    assert table.mentat == "b"
    assert table.b.agents + len(table.b.agents_at) == 3


@rule("SO3", "Q18")
@pytest.mark.parametrize(
    ("before", "reward", "left"),
    [
        ({"solari": 3}, "guild_bank_raid", {"solari": 3 + 6 - 7}),
        ({"spice": 5}, "raid_stockpiles", {"spice": 5 + 3 - 7}),
        ({"water": 2}, "desert_power", {"water": 0}),
    ],
)
def test_a_rival_buys_a_victory_point_the_moment_it_can(before, reward, left):
    table = imperium(1, hagal_deck=["carthag"], b={**before, "vp": 1}).conflict(reward).troops(b=2).resolve_combat()
    from_card = 1 if reward == "desert_power" else 0
    assert table.b.vp == 1 + 1 + from_card
    assert {key: table.look["b"][key] for key in left} == left


@rule("Q18")
def test_a_rival_buys_a_victory_point_with_three_intrigue_cards():
    table = imperium(
        1, hagal_deck=["carthag"], b={"intrigue": ["windfall", "charisma"], "vp": 1}, intrigue_deck=["bribery"]
    )
    table.conflict("raid_stockpiles").troops(b=2).resolve_combat()
    assert (table.b.vp, table.b.intrigue_count) == (2, 0)
    assert set(table.intrigue_discard) == {"windfall", "charisma", "bribery"}


@rule("SO4")
def test_a_rival_that_controls_a_space_is_paid_and_defends_it():
    table = imperium(1, control={"carthag": "c"}, hagal_deck=["foldspace", "secrets"], a={"hand": ["reconnaissance"]})
    table.send("a", "reconnaissance", to="carthag")
    assert table.c.solari == 1
    table = imperium(
        1, phase="round_start", round=1, first_player="a", conflict_deck=["siege_of_carthag"], control={"carthag": "c"}
    )
    assert (table.c.conflict, table.question) == (1, "a TakeTurn")


@rule("SO5")
def test_a_rival_takes_the_faction_where_it_has_least_influence():
    table = imperium(1, hagal_deck=["carthag"])
    table.given(b={"influence": {"emperor": 2, "spacing_guild": 1, "bene_gesserit": 2, "fremen": 3}})
    table.conflict("skirmish_1").troops(b=2).resolve_combat()
    assert table.b.spacing_guild == 2


@rule("SO5")
def test_the_player_decides_ties_for_a_rival():
    table = imperium(1, hagal_deck=["carthag"]).conflict("skirmish_1")
    table.given(b={"influence": {"emperor": 2, "fremen": 3}, "conflict": 2}).resolve_combat()
    assert table.question == "a ChooseFaction"
    assert table.about["for"] == 1
    assert table.options("a") == ["faction spacing_guild", "faction bene_gesserit"]
    table.do("a faction bene_gesserit")
    assert table.b.bene_gesserit == 1


@rule("SO5")
def test_the_player_makes_the_other_choices_of_a_rival():
    table = imperium(1, hagal_deck=["carthag", "carthag"]).conflict("battle_for_arrakeen")
    table.strengths(a=9, b=5).resolve_combat()
    assert (table.question, table.about["for"]) == ("a ChooseSome", 1)
    table.do("a choose 2", "a choose 3")
    assert (table.b.spice, table.b.solari) == (2, 3)


@rule("SO6", "Q14")
@pytest.mark.parametrize(
    ("conflict", "ahead", "deployed"),
    [("guild_bank_raid", 2, 0), ("guild_bank_raid", 1, 3), ("battle_for_carthag", 2, 3)],
)
def test_an_expert_rival_that_leads_clearly_holds_its_troops_back(conflict, ahead, deployed):
    table = solo(
        "carthag",
        "secrets",
        rules={"difficulty": "mentat"},
        b={"conflict": 1 + ahead, "garrison": 3},
        c={"conflict": 1},
        conflict=conflict,
    )
    assert table.b.conflict == 1 + ahead + deployed
    assert table.b.garrison == 4 - deployed


@rule("SO6")
@pytest.mark.parametrize("difficulty", ["mercenary", "sardaukar"])
def test_other_rivals_always_deploy(difficulty):
    table = solo(
        "carthag",
        "secrets",
        rules={"difficulty": difficulty},
        b={"conflict": 4, "garrison": 3},
        conflict="guild_bank_raid",
    )
    assert table.b.conflict == 7


@rule("SO7")
@pytest.mark.parametrize(("copies", "gained"), [(2, 1), (3, 2)])
def test_each_rival_counts_as_owning_two_spice_must_flow(copies, gained):
    table = imperium(
        1,
        phase="recall",
        a={"vp": 10, "intrigue": ["corner_the_market"], "discard": ["spice_must_flow"] * copies},
    )
    table.do("a intrigue corner_the_market")
    assert table.a.vp == 10 + gained


@rule("SO8")
def test_a_rival_with_ten_victory_points_ends_the_game_and_may_win():
    table = imperium(1, phase="recall", b={"vp": 10}, a={"vp": 9})
    assert table.winners == ["b"]
    table = imperium(1, phase="recall", b={"vp": 10}, a={"vp": 10, "spice": 1})
    assert table.winners == ["a"]


@rule("HG8", "SO3")
def test_a_rival_keeps_base_and_bonus_spice_of_its_harvest():
    table = solo("harvest_spice", "secrets", bonus_spice={"hagga_basin": 2})
    assert (table.b.agents_at, table.b.spice) == (["hagga_basin"], 4)


@rule("HG9")
def test_both_rivals_reveal_swords_in_turn_order():
    table = imperium(1, phase="combat", first_player="c", hagal_deck=["heighliner", "hardy_warriors"])
    table.troops(b=1, c=1)
    assert [(event["seat"], event["swords"]) for event in table.events("hagal_swords")] == [(2, 6), (1, 5)]


@rule("Q20", "Q21", "HG10")
def test_what_a_rival_does_not_have_is_not_taken():
    table = imperium(
        1,
        hagal_deck=["foldspace", "wealth"],
        a={"hand": ["test_of_humanity"]},
        b={"conflict": 1},
        c={"intrigue": ["windfall", "charisma"]},
    )
    table.send("a", "test_of_humanity", to="secrets")
    assert (table.b.conflict, table.c.conflict) == (0, 0)
    assert table.c.intrigue_count == 2


@rule("Q31")
def test_rivals_tied_for_second_take_the_third_reward():
    table = imperium(1, hagal_deck=["carthag", "carthag"]).conflict("guild_bank_raid")
    table.strengths(a=9, b=5, c=5).resolve_combat()
    assert table.rewards == {"a": "first", "b": "third", "c": "third"}
    assert (table.b.solari, table.c.solari) == (2, 2)


@rule("SO5", "R-GEN-11")
@pytest.mark.parametrize(
    ("leader", "given", "wanted"),
    [
        ("glossu_rabban", {}, {"conflict": 4}),  # a troop of the card, one of the ring, two of the garrison
        ("earl_memnon_thorvald", {}, {"spice": 1}),
        ("count_ilban_richese", {}, {"solari": 1}),
        ("countess_ariana_thorvald", {}, {"water": 2}),
        ("baron_vladimir_harkonnen", {"solari": 1, "intrigue": []}, {"intrigue_count": 1, "solari": 0}),
        ("baron_vladimir_harkonnen", {"solari": 0, "intrigue": []}, {"intrigue_count": 0}),
        ("duke_leto_atreides", {"spice": 1, "influence": {"fremen": 0}}, {"emperor": 1, "spice": 0}),
    ],
)
def test_a_rival_uses_the_signet_ability_of_its_leader_at_arrakeen(leader, given, wanted):
    table = solo("arrakeen_1p", "secrets", b={"leader": leader, **given})
    assert table.b.agents_at == ["arrakeen"]
    assert {key: table.look["b"][key] for key in wanted} == wanted


@rule("R-GEN-11")
def test_rabban_as_a_rival_recruits_two_with_an_alliance():
    table = solo("arrakeen_1p", "secrets", b={"leader": "glossu_rabban", "influence": {"fremen": 4}})
    assert table.b.conflict == 5
