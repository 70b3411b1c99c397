"""The heuristic bot plays Dune: Imperium legally, alike from the same seed, without peeking, and well."""

import pytest

from sietch.bots import UnknownBot, make_bot
from sietch.imperium.game import GAME
from support.bots import (
    check_every_choice_is_explained,
    check_hidden_things_change_no_choice,
    check_plays_a_combat_card_where_it_wins,
    check_takes_the_second_influence,
    check_the_same_seed_plays_the_same_game,
    chosen,
    heuristics,
    play,
    wins_among_random,
)
from support.imperium import imperium
from support.rulesets import other_rulings


def heuristic(seed=0):
    return make_bot("heuristic", seed, "imperium")


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_it_plays_legally_to_the_end_and_explains_every_choice(seats):
    for seed in range(3):
        check_every_choice_is_explained(GAME, seats, f"legal {seed}", {"leaders": "choose"})


def test_it_copes_with_every_ruling_that_can_go_another_way():
    for seats in (1, 2, 4):
        play(GAME, heuristics(GAME, seats), "switched", other_rulings(GAME))


def test_the_same_seed_plays_the_same_game():
    check_the_same_seed_plays_the_same_game(GAME, 4)


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_what_it_cannot_know_does_not_change_its_choice(seats):
    for seed in range(2):
        check_hidden_things_change_no_choice(GAME, seats, f"hidden {seed}")


def test_it_takes_the_second_influence_that_is_a_victory_point():
    check_takes_the_second_influence(imperium, "guild_bank_raid")


def test_it_buys_a_victory_point_late_in_the_game():
    table = imperium(
        seats=4,
        round=9,
        a={"hand": ["convincing_argument", "convincing_argument", "lady_jessica"], "council": True},
        b={"vp": 9},
    )
    table.do("a reveal")
    bot = heuristic()
    assert chosen(table, bot=bot) == "buy spice_must_flow"
    assert "The Spice Must Flow" in bot.explain()


def test_it_sends_no_troops_where_nothing_can_be_won():
    table = imperium(
        seats=3,
        conflict="guild_bank_raid",
        a={"hand": ["reconnaissance"], "agents_at": ["wealth"], "garrison": 1},
        b={"conflict": 8, "swords": 6, "revealed": 1, "garrison": 0},
        c={"conflict": 8, "swords": 4, "revealed": 2, "garrison": 0},
    )
    table.do("a play reconnaissance", "a to arrakeen")
    assert chosen(table) == "deploy 0"


def test_it_sends_the_troops_that_win_the_conflict():
    table = imperium(
        seats=3,
        conflict="siege_of_arrakeen",
        a={"hand": ["reconnaissance"], "agents_at": ["wealth"], "garrison": 3},
        b={"conflict": 2, "revealed": 1, "garrison": 0},
        c={"revealed": 2},
    )
    table.do("a play reconnaissance", "a to arrakeen")
    bot = heuristic()
    assert chosen(table, bot=bot) == "deploy 3"
    assert "won about" in bot.explain()


def test_it_keeps_a_combat_card_that_changes_nothing_and_plays_one_that_does():
    check_plays_a_combat_card_where_it_wins(imperium, "ambush")


def test_it_plays_every_endgame_card():
    table = imperium(
        seats=4,
        phase="endgame",
        a={"intrigue": ["plans_within_plans"], "influence": {"emperor": 3, "fremen": 3, "spacing_guild": 3}},
    )
    assert chosen(table) == "intrigue plans_within_plans"


def test_it_takes_the_third_agent_when_it_can_pay_for_it():
    table = imperium(
        seats=4, round=2, a={"hand": ["dagger", "reconnaissance", "diplomacy", "signet_ring"], "solari": 8}
    )
    assert chosen(table) in ("play dagger", "play signet_ring")
    table.do("a play dagger")
    assert chosen(table) == "to swordmaster"


def test_it_beats_three_random_players():
    assert wins_among_random(GAME, 4, games=20) >= 18


def test_it_knows_no_other_game():
    with pytest.raises(UnknownBot, match="does not play 'bazaar'"):
        make_bot("heuristic", 0, "bazaar")
