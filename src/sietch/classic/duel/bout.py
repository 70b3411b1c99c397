"""One duel, or one War of Assassins, while it is fought."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from sietch.classic.duel.arena import NOWHERE

BOUT_FIELDS: Final[tuple[str, ...]] = (
    "war",
    "fighters",
    "champions",
    "spaces",
    "shown",
    "strength",
    "support",
    "dead",
    "left",
    "backing",
    "seconds",
    "obstacles",
    "place",
    "quiet",
    "turns",
)
NOBODY: Final = -1


class Bout:
    """Who stands in the arena and how strong they still are. Fighters are counted by their place in the order."""

    __slots__ = (
        "backing",
        "champions",
        "dead",
        "fighters",
        "left",
        "obstacles",
        "place",
        "quiet",
        "seconds",
        "shown",
        "spaces",
        "strength",
        "support",
        "turns",
        "war",
    )

    def __init__(self, war: bool, fighters: list[int], seats: int) -> None:
        count = len(fighters)
        self.war = war
        self.fighters = fighters  # seats in the order of their turns; in a duel the caller first
        self.champions: list[int] = [NOBODY] * count  # leaders
        self.spaces: list[int] = [NOWHERE] * count
        self.shown = 0  # a bit for every place whose champion lies face up
        self.strength: list[int] = [0] * count
        self.support: list[int] = [0] * count  # spice before the shield
        self.dead = 0
        self.left = 0  # with honour
        self.backing: list[int] = [NOBODY] * seats  # by seat: the place that it seconds
        self.seconds: list[int] = [NOBODY] * seats  # by seat: the leader who is at stake
        self.obstacles = 0  # a bit for every edge
        self.place = NOBODY  # whose turn it is
        self.quiet = 0  # turns in a row in which nothing was done
        self.turns = 0

    def clone(self) -> Bout:
        c = Bout(self.war, self.fighters, 0)
        c.champions = self.champions[:]
        c.spaces = self.spaces[:]
        c.shown = self.shown
        c.strength = self.strength[:]
        c.support = self.support[:]
        c.dead = self.dead
        c.left = self.left
        c.backing = self.backing[:]
        c.seconds = self.seconds[:]
        c.obstacles = self.obstacles
        c.place = self.place
        c.quiet = self.quiet
        c.turns = self.turns
        return c

    def standing(self) -> list[int]:
        """The places that are still in the arena."""
        gone = self.dead | self.left
        return [place for place in range(len(self.fighters)) if not gone >> place & 1]

    def stands(self, place: int) -> bool:
        return not (self.dead | self.left) >> place & 1

    def at(self, space: int) -> int:
        """Whose champion stands in a space; NOBODY when it is free."""
        for place in self.standing():
            if self.spaces[place] == space:
                return place
        return NOBODY

    def is_shown(self, place: int) -> bool:
        return bool(self.shown >> place & 1)

    def dump(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in BOUT_FIELDS}


def load_bout(data: Mapping[str, Any]) -> Bout:
    bout = Bout(data["war"], list(data["fighters"]), 0)
    for name in BOUT_FIELDS:
        value = data[name]
        setattr(bout, name, list(value) if isinstance(value, list) else value)
    return bout
