"""Bots are found by name and always answer with something legal."""

import pytest

from sietch.bots import BOTS, UnknownBot, make_bot
from sietch.kernel.game import Perspective
from support.tiny import BAZAAR


def answers(seed):
    bot = make_bot("random", seed, "bazaar")
    s = BAZAAR.new(None, 4, 1)
    chosen = []
    while s.stack:
        seat = BAZAAR.waiting(s)[-1]
        chosen.append(bot.choose(Perspective(BAZAAR, s, seat), None))
        BAZAAR.apply(s, seat, chosen[-1])
    return chosen


def test_the_random_bot_plays_legally_to_the_end_and_the_same_from_the_same_seed():
    assert answers(1) == answers(1)
    assert answers(1) != answers(2)


def test_the_random_bot_reaches_every_option():
    bot = make_bot("random", 3, "bazaar")
    perspective = Perspective(BAZAAR, BAZAAR.new(None, 4, 1), 0)
    assert {bot.choose(perspective, None) for _ in range(200)} == set(perspective.options)


def test_a_bot_has_its_name_and_may_have_nothing_to_say():
    bot = make_bot("random", 1, "bazaar")
    assert bot.name == "random"
    assert bot.explain() is None


def test_an_unknown_bot_is_refused_with_those_there_are():
    with pytest.raises(UnknownBot, match=f"unknown bot 'clever'; known are {', '.join(sorted(BOTS))}"):
        make_bot("clever", 1, "bazaar")
