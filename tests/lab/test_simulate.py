"""Series of games: reproducible, shared fairly among workers, and not stopped by one bad game."""

from fractions import Fraction

import pytest

from sietch import bots
from sietch.bots.random_bot import RandomBot
from sietch.kernel.game import Outcome
from sietch.kernel.record import Record, verify
from sietch.kernel.ruleset import BadRuleset
from sietch.lab.simulate import GameFault, Job, Tally, play_game, simulate
from support import tiny
from support.tiny import BAZAAR, NEVER, TinyGame, find


class Fussy(TinyGame):
    """Breaks down as soon as somebody never wants to be asked."""

    def play_anytime(self, s, seat, action):
        if action == NEVER:
            raise RuntimeError("never say never")
        super().play_anytime(s, seat, action)


class Leaky(TinyGame):
    """Loses coins, which only the checks notice."""

    def apply(self, s, seat, action, sink=None):
        super().apply(s, seat, action, sink)
        s.bank -= 1


def find_fussy(name: str) -> TinyGame:
    return Fussy()


def find_leaky(name: str) -> TinyGame:
    return Leaky()


def job(**fields):
    return Job(**{"game": "bazaar", "bots": ("random",) * 3, "seed": 5, "find": find, **fields})


@pytest.fixture
def second_bot(monkeypatch):
    """A bot of another name, so that wins can be told apart."""
    monkeypatch.setitem(bots.BOTS, "dozing", lambda seed, game: FirstBot())


class FirstBot:
    """Always takes its first option."""

    name = "dozing"

    def choose(self, perspective, deadline):
        return perspective.options[0]

    def explain(self):
        return None


def without_time(tally):
    return {key: value for key, value in tally.to_dict().items() if not key.endswith("_s") and key != "seconds"}


def test_the_same_series_twice_is_the_same():
    assert without_time(simulate(job(), 10)) == without_time(simulate(job(), 10))
    assert without_time(simulate(job(), 10)) != without_time(simulate(job(seed=6), 10))


def test_workers_do_not_change_the_result():
    alone, shared = simulate(job(), 60), simulate(job(), 60, workers=2)
    assert without_time(alone) == without_time(shared)
    assert alone.games == 60


def test_every_game_has_one_win_to_give():
    tally = simulate(job(), 40)
    assert sum(tally.wins.values()) == sum(tally.seat_wins.values()) == 40
    assert tally.played == {"random": 120}
    assert any(share.denominator > 1 for share in tally.seat_wins.values())
    assert set(tally.seat_wins) == {"a", "b", "c"}


def test_a_team_shares_its_win():
    tally = simulate(job(bots=("random",) * 4, ruleset={"teams": True}), 20)
    assert sum(tally.wins.values()) == 20
    assert tally.seat_wins["a"] == tally.seat_wins["c"]


def test_a_win_of_an_automaton_beyond_the_seats_belongs_to_no_bot():
    tally = Tally("bazaar")
    tally.count(["random"], Outcome([0, 2], [[0, 2], [1]], "shared"), 5)
    tally.count(["random"], Outcome([1], [[1], [0, 2]], "alone"), 5)
    assert tally.wins == {"random": Fraction(1, 2)}
    assert tally.seat_wins == {"a": Fraction(1, 2), "b": 1, "c": Fraction(1, 2)}
    assert (tally.games, tally.decisions, tally.played) == (2, 10, {"random": 2})


def test_everybody_moves_one_seat_on_after_each_game():
    names = ("x", "y", "z")
    turning, still = job(bots=names), job(bots=names, rotate=False)
    assert [turning.seating(index) for index in range(4)] == [names, ("y", "z", "x"), ("z", "x", "y"), names]
    assert {still.seating(index) for index in range(4)} == {names}


@pytest.mark.usefixtures("second_bot")
def test_wins_are_counted_by_the_name_of_the_bot():
    tally = simulate(job(bots=("random", "dozing", "random")), 30)
    assert tally.played == {"random": 60, "dozing": 30}
    assert sum(tally.wins.values()) == 30
    # Who never bids and never steals wins only by the toss of a coin.
    assert tally.wins["dozing"] < Fraction(30, 4)


def test_speed_is_measured():
    tally = simulate(job(), 5)
    assert tally.games_per_s == 5 / tally.seconds
    assert tally.decisions_per_s > tally.games_per_s


def test_progress_is_told_after_each_part():
    told: list[tuple[int, int]] = []
    simulate(job(), 60, progress=lambda done, total: told.append((done, total)))
    assert told == [(25, 60), (50, 60), (60, 60)]
    told.clear()
    simulate(job(), 60, workers=2, progress=lambda done, total: told.append((done, total)))
    assert len(told) == 3
    assert told[-1] == (60, 60)


@pytest.mark.parametrize("workers", [1, 2])
def test_a_game_that_breaks_down_is_noted_with_its_seed_and_the_others_go_on(workers):
    tally = simulate(job(find=find_fussy, ruleset="quick"), 40, workers=workers)
    assert tally.errors
    assert tally.games
    assert tally.games + len(tally.errors) == 40
    trouble = tally.errors[0]
    assert trouble.message == "RuntimeError: never say never"
    again = [RandomBot(f"{trouble.seed}/{'abc'[seat]}") for seat in range(3)]
    with pytest.raises(RuntimeError, match="never say never"):
        play_game(Fussy(), "quick", again, trouble.seed)


def test_checks_are_run_on_request():
    assert not simulate(job(find=find_leaky, ruleset="quick"), 2).errors
    tally = simulate(job(find=find_leaky, ruleset="quick", check=True), 2)
    assert [trouble.message for trouble in tally.errors] == [
        "GameFault: decision 2: conservation: 59 coins, not 60"
    ] * 2
    assert not simulate(job(check=True), 3).errors


def test_a_mistake_in_the_request_is_reported_at_once():
    with pytest.raises(ValueError, match="bazaar cannot be played with 1 seats"):
        simulate(job(bots=("random",)), 3)
    with pytest.raises(ValueError, match="unknown bot 'clever'; known are"):
        simulate(job(bots=("random", "clever")), 3)
    with pytest.raises(BadRuleset):
        simulate(job(ruleset="slow"), 3)


def test_no_games_are_no_trouble():
    tally = simulate(job(), 0)
    assert (tally.games, tally.errors, tally.games_per_s >= 0) == (0, [], True)


def test_a_game_without_an_end_is_given_up():
    with pytest.raises(GameFault, match="not over after 5 decisions"):
        play_game(BAZAAR, None, [RandomBot(seat) for seat in range(3)], 1, limit=5)


def test_a_game_without_an_outcome_is_a_fault():
    class Unsettled(TinyGame):
        def outcome(self, s):
            return None

    with pytest.raises(GameFault, match="no outcome"):
        play_game(Unsettled(), None, [RandomBot(seat) for seat in range(3)], 1)


def test_a_game_between_bots_can_be_recorded():
    record = Record.start(BAZAAR, None, ["random"] * 3, 1)
    outcome, decisions = play_game(BAZAAR, None, [RandomBot(seat) for seat in range(3)], 1, record=record)
    assert len(record.moves) == decisions
    last = BAZAAR.outcome(verify(tiny.BAZAAR, record))
    assert last is not None
    assert last.winners == outcome.winners
