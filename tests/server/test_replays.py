"""A game looked at again: every moment is what it was, whichever moments were looked at before."""

from __future__ import annotations

import random

import pytest

from server.test_position import begin, play
from sietch import games
from sietch.kernel.event import Event
from sietch.kernel.rng import rng_from_seed
from sietch.server.position import Position
from sietch.server.replays import Replay
from sietch.server.wording import wording


def told_in(position: Position, seat: int) -> list[tuple[object, list[object]]]:
    """Each moment of a game, followed from its beginning: what a seat saw, and what it was just told."""
    game, state = position.game, position.game.new(position.ruleset, position.seats, position.seed)
    found: list[tuple[object, list[object]]] = [(game.view(state, seat), [])]
    for actor, action in position.moves:
        events: list[Event] = []
        game.apply(state, actor, action, events.append)
        found.append((game.view(state, seat), [event.seen_by(seat) for event in events]))
    return found


@pytest.mark.parametrize("name", sorted(games.GAMES))
def test_every_moment_is_the_same_in_any_order(name: str) -> None:
    position = begin(name, 3)
    play(position, 600, rng_from_seed("again"))
    true, words = told_in(position, 1), wording(name, "en", 3)
    places = list(range(len(true)))
    random.Random("order").shuffle(places)
    replay = Replay(position)
    for at in places:
        moment = replay.moment(at, 1, words)
        assert (moment["view"], moment["events"]) == true[at], f"moment {at} of {name}"


@pytest.mark.parametrize("name", sorted(games.GAMES))
def test_the_story_is_the_same_from_any_action_on(name: str) -> None:
    position = begin(name, 3)
    play(position, 600, rng_from_seed("story"))
    words = wording(name, "en", 3)
    whole = Replay(position).story(1, words, 0)
    looked = Replay(position)
    looked.moment(len(position.moves) // 2, 1, words)
    for since in (0, 1, 24, 25, 26, 310, len(position.moves)):
        assert looked.story(1, words, since) == [line for line in whole if line["actions"] > since]
