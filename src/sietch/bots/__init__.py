"""Players that see no more than a seat may know."""

from __future__ import annotations

from collections.abc import Callable

from sietch.bots.base import Bot
from sietch.bots.random_bot import RandomBot


class UnknownBot(ValueError):
    """A name that no bot has."""


def _random(seed: int | str, game_name: str) -> Bot:
    return RandomBot(seed)


def _heuristic(seed: int | str, game_name: str) -> Bot:
    if game_name == "classic":
        from sietch.bots.classic.heuristic import HeuristicClassic

        return HeuristicClassic(seed)
    if game_name not in ("imperium", "uprising"):
        raise UnknownBot(f"the heuristic bot does not play {game_name!r}")
    from sietch.bots.imperium.heuristic import HeuristicImperium

    return HeuristicImperium(seed, game_name)


# A factory is given the seed and the name of the game: a bot may think differently in each.
BOTS: dict[str, Callable[[int | str, str], Bot]] = {
    "heuristic": _heuristic,
    "random": _random,
}


def make_bot(name: str, seed: int | str, game_name: str) -> Bot:
    """A bot by its name; equal seeds make equal players."""
    factory = BOTS.get(name)
    if factory is None:
        raise UnknownBot(f"unknown bot {name!r}; known are {', '.join(sorted(BOTS))}")
    return factory(seed, game_name)
