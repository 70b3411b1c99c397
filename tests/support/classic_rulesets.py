"""Rulesets of classic Dune drawn at random over everything that can be chosen."""

from __future__ import annotations

from typing import Any

from sietch.classic.game import GAME
from sietch.classic.rules import OPTIONS
from sietch.classic.terms import FACTION_IDS
from sietch.kernel.rng import Rng

Ruleset = dict[str, Any]
ALLIANCE_SIZES = (0, 2, 3)


def random_ruleset(seats: int, rng: Rng) -> Ruleset:
    """Every option is drawn on its own; what cannot stand together is mended as the rulebook says."""
    chosen: Ruleset = {}
    for option in OPTIONS:
        if option.name == "factions":
            chosen["factions"] = _factions(seats, rng)
        elif option.name == "alliance_size":
            chosen["alliance_size"] = rng.choice(list(ALLIANCE_SIZES))
        elif option.choices:
            chosen[option.name] = option.choices[rng.below(len(option.choices))]
        else:
            chosen[option.name] = bool(rng.below(2))
    if not chosen["alliances"]:
        chosen["alliance_size"] = 0
    GAME.schema.read(chosen)
    return chosen


def _factions(seats: int, rng: Rng) -> str | list[str]:
    way = rng.below(3)
    if way < 2:
        return ("random", "choose")[way]
    numbers = list(range(len(FACTION_IDS)))
    rng.shuffle(numbers)
    return [FACTION_IDS[number] for number in numbers[:seats]]
