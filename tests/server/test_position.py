"""A table's position as its log tells it: looking ahead, going back, and the information barrier."""

from __future__ import annotations

import time
from itertools import pairwise
from typing import Any

import pytest

from sietch import games
from sietch.kernel.contract import random_move
from sietch.kernel.rng import Rng, rng_from_seed
from sietch.server.barrier import reveals
from sietch.server.clocks import read_clock
from sietch.server.position import ACT, CHECKPOINT, KEPT, SPREAD, UNDO, Entry, Position


def begin(name: str, seats: int, seed: str = "position") -> Position:
    clock = read_clock({"kind": "live", "bank": 60, "increment": 1})
    return Position(
        {"game": name, "ruleset": {}, "seats": seats, "settings": {"clock": clock, "seed": seed}, "started_at": 0.0}
    )


def play(position: Position, actions: int, rng: Rng) -> None:
    for _ in range(actions):
        if not position.state.stack:
            return
        seat, action = random_move(position.game, position.state, rng)
        position.read([Entry(ACT, seat, action, time.time())])


@pytest.mark.parametrize("name", sorted(games.GAMES))
def test_looking_ahead_changes_nothing_until_the_step_is_taken(name: str) -> None:
    position, rng = begin(name, 3), rng_from_seed("ahead")
    for n in range(60):
        digest, left = position.state.digest(), position.clock.view(n)
        seat, action = random_move(position.game, position.state, rng)
        step = position.look_ahead(Entry(ACT, seat, action, float(n), f"r{n}"))
        assert (position.state.digest(), position.clock.view(n), position.entries) == (digest, left, n)
        position.go(step)
        assert position.entries == n + 1
        assert position.requests[seat, f"r{n}"] == n + 1


@pytest.mark.parametrize("name", sorted(games.GAMES))
def test_every_earlier_position_can_be_found_again(name: str) -> None:
    position, rng = begin(name, 3), rng_from_seed("back")
    digests = [position.state.digest()]
    for _ in range(130):
        play(position, 1, rng)
        digests.append(position.state.digest())
    for moves in (0, 1, 24, 25, 26, 75, 100, 129, 130):
        assert position.after(moves).digest() == digests[moves]
    position.read([Entry(UNDO, 0, 101, 0.0)])
    assert position.state.digest() == digests[101]
    play(position, 30, rng)
    assert position.after(90).digest() == digests[90]


def test_a_long_game_keeps_a_few_copies_from_all_over_it() -> None:
    position, rng = begin("classic", 4), rng_from_seed("long")
    play(position, 1500, rng)
    moves = len(position.moves)
    assert moves > 30 * CHECKPOINT, "too short for copies to be given up"
    kept = sorted(position.copies())
    assert kept[0] == 0
    assert len(kept) <= SPREAD + KEPT
    assert max(later - earlier for earlier, later in pairwise([*kept, moves])) <= moves / (SPREAD / 2) + CHECKPOINT


def test_a_seat_goes_back_through_bots_but_not_through_people() -> None:
    position, rng = begin("imperium", 3), rng_from_seed("bots")
    play(position, 40, rng)
    for seat in range(3):
        others = [other for other in range(3) if other != seat]
        last = max(place for place, (actor, _) in enumerate(position.moves) if actor == seat)
        assert position.own_last(seat, others) == last
        tail = [actor for actor, _ in position.moves[last + 1 :]]
        assert position.own_last(seat, []) == (None if tail else last)


@pytest.mark.parametrize("name", sorted(games.GAMES))
def test_what_was_shown_is_noticed_wherever_it_lies(name: str) -> None:
    """The barrier over several actions is that of each of them."""
    position, rng = begin(name, 3), rng_from_seed("shown")
    play(position, 160, rng)
    game, state = position.game, position.after(60)
    shown: list[bool] = []
    for seat, action in position.moves[60:]:
        shown.append(reveals(game, state, seat, action))
        game.apply(state, seat, action)
    assert any(shown), "nothing was drawn in a hundred actions"
    assert not all(shown)
    for back in (1, 10, 100):
        assert position.shows(len(position.moves) - back) == any(shown[-back:])


def test_drawing_a_card_is_a_revelation_and_choosing_one_to_play_is_not() -> None:
    game = games.find("imperium")
    s: Any = game.new({"leaders": ["paul_atreides", "glossu_rabban"]}, 2, "drawing")
    rng = rng_from_seed("drawing")
    kinds: dict[str, set[bool]] = {}
    for _ in range(200):
        if not s.stack:
            break
        seat, action = random_move(game, s, rng)
        word = game.actions.word(action)
        kinds.setdefault(word, set()).add(reveals(game, s, seat, action))
        game.apply(s, seat, action)
    assert kinds["play"] == {False}
    assert True in set.union(*kinds.values())
