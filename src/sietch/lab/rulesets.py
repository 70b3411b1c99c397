"""Rulesets drawn at random over everything that can be chosen."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from sietch.kernel.game import Game
from sietch.kernel.rng import Rng
from sietch.kernel.ruleset import BadRuleset, Option, Value

Ruleset = dict[str, Value]

NUMBERS = 4  # an option that is a number is drawn below this


def random_ruleset(game: Game[Any], seats: int, rng: Rng, fixed: Mapping[str, Value] | None = None) -> Ruleset:
    """Every option that is not fixed is drawn on its own, in any order; what does not stand with the others is not.

    What so many seats cannot play without goes before what is fixed.
    """
    chosen: Ruleset = {**(fixed or {}), **game.needed_for(seats)}
    for name in _shuffled([name for name in game.schema.options if name not in (fixed or {})], rng):
        drawn = {**chosen, name: _value(game.schema.options[name], seats, rng)}
        try:
            game.new(drawn, seats, 0)
        except BadRuleset:
            continue
        chosen = drawn
    return game.schema.read(chosen)


def _value(option: Option, seats: int, rng: Rng) -> Value:
    words = list(option.choices or ())
    if option.each_of is not None and rng.below(len(words) + 1) == 0:
        return _shuffled(option.each_of, rng)[:seats]
    if words:
        return words[rng.below(len(words))]
    if isinstance(option.default, bool):
        return bool(rng.below(2))
    if isinstance(option.default, int):
        return rng.below(NUMBERS)
    return option.default


def _shuffled(words: Iterable[str], rng: Rng) -> list[str]:
    known = list(words)
    places = list(range(len(known)))
    rng.shuffle(places)
    return [known[place] for place in places]
