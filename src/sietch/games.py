"""Which games there are, by name; each is loaded when it is first asked for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sietch.kernel.game import Game
from sietch.kernel.text import closest


class UnknownGame(ValueError):
    """A name that no game has."""


def _imperium() -> Game[Any]:
    from sietch.imperium.game import GAME

    return GAME


GAMES: dict[str, Callable[[], Game[Any]]] = {
    "imperium": _imperium,
}


def find(name: str) -> Game[Any]:
    """The game of this name."""
    factory = GAMES.get(name)
    if factory is None:
        near = closest(name, GAMES)
        hint = f"did you mean {near!r}?" if near else "known are " + ", ".join(sorted(GAMES))
        raise UnknownGame(f"unknown game {name!r}; {hint}")
    return factory()
