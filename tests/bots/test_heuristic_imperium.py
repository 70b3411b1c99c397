"""The heuristic bot plays Dune: Imperium legally, alike from the same seed, without peeking, and well."""

import pytest

from sietch.bots import UnknownBot, make_bot
from sietch.imperium.game import GAME
from sietch.kernel.game import Perspective
from sietch.kernel.rng import rng_from_seed
from support.imperium import imperium


def heuristic(seed=0):
    return make_bot("heuristic", seed, "imperium")


def play(bots, seed, ruleset=None, watch=None):
    """A whole game; `watch` sees each state, seat and chosen action before it is carried out."""
    s = GAME.new(ruleset, len(bots), seed)
    while s.stack:
        seat = GAME.waiting(s)[0]
        before = s.digest()
        action = bots[seat].choose(Perspective(GAME, s, seat), None)
        assert s.digest() == before
        if watch is not None:
            watch(s, seat, action)
        GAME.apply(s, seat, action)
    return s


def chosen(table, seat=0, bot=None):
    """What the bot does in a position, in notation."""
    bot = bot or heuristic()
    return GAME.actions.notation(bot.choose(Perspective(GAME, table.s, seat), None))


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_it_plays_legally_to_the_end_and_explains_every_choice(seats):
    for seed in range(3):
        bots = [heuristic(seat) for seat in range(seats)]

        def explained(s, seat, action, bots=bots):
            words = bots[seat].explain()
            assert words
            assert words.endswith(".")

        s = play(bots, f"legal {seed}", {"leaders": "choose"}, explained)
        assert GAME.outcome(s) is not None


def test_it_copes_with_every_ruling_that_can_go_another_way():
    switches = {
        name: not option.default for name, option in GAME.schema.options.items() if option.default in (True, False)
    }
    for seats in (1, 2, 4):
        play([heuristic(seat) for seat in range(seats)], "switched", switches)


def test_the_same_seed_plays_the_same_game():
    games = []
    for _ in range(2):
        moves: list[int] = []
        play(
            [heuristic(seat) for seat in range(4)],
            "twice",
            None,
            lambda s, seat, action, moves=moves: moves.append(action),
        )
        games.append(moves)
    assert games[0] == games[1]


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_what_it_cannot_know_does_not_change_its_choice(seats):
    """At every question a second bot is shown a position in which all hidden things lie differently."""
    rng = rng_from_seed("elsewhere")
    others = [heuristic(seat) for seat in range(seats)]

    def same(s, seat, action):
        elsewhere = GAME.determinize(s, seat, rng)
        assert others[seat].choose(Perspective(GAME, elsewhere, seat), None) == action

    for seed in range(2):
        play([heuristic(seat) for seat in range(seats)], f"hidden {seed}", None, same)
        others = [heuristic(seat) for seat in range(seats)]


def test_it_takes_the_second_influence_that_is_a_victory_point():
    table = imperium(
        seats=4,
        conflict="guild_bank_raid",
        a={"hand": ["diplomacy", "dune_desert_planet"], "influence": {"bene_gesserit": 1}, "garrison": 0},
    )
    bot = heuristic()
    assert chosen(table, bot=bot) == "play diplomacy"
    table.do("a play diplomacy")
    assert chosen(table, bot=bot) == "to secrets"
    assert bot.explain() == (
        "Send the Agent to Secrets: 1 intrigue card and a second influence with the Bene Gesserit, which is a victory "
        "point, though Diplomacy is missed at the reveal."
    )


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
    def answer(rival):
        return chosen(
            imperium(
                seats=3,
                conflict="siege_of_arrakeen",
                phase="combat",
                a={"conflict": 3, "intrigue": ["ambush"]},
                b={"conflict": rival},
            )
        )

    assert answer(2) == "pass"
    assert answer(8) == "pass"
    assert answer(4) == "intrigue ambush"


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
    wins = 0
    for game in range(20):
        bots = [make_bot("random", f"{game}/{seat}", "imperium") for seat in range(4)]
        bots[game % 4] = heuristic(game)
        s = play(bots, f"beats {game}")
        outcome = GAME.outcome(s)
        assert outcome is not None
        wins += game % 4 in outcome.winners
    assert wins >= 18


def test_it_knows_no_other_game():
    with pytest.raises(UnknownBot, match="does not play 'bazaar'"):
        make_bot("heuristic", 0, "bazaar")
