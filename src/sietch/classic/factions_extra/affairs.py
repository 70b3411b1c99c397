"""What the Bene Tleilax have under way: leaders out of their tanks, territories they rule, the leader they hunt."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from sietch.classic.sheets import LEADERS

Gain = tuple[int, int, int]  # a leader who may be theirs, the territory he has gained last, and for which seat

NOBODY: Final = -1
NOT_SHOWN: Final = -2
AFFAIR_FIELDS: Final[tuple[str, ...]] = ("revived", "ruled", "prey", "place", "voice", "shown")


class Affairs:
    """All of this is public but the weapon shown; which leaders serve them stands among their traitors."""

    __slots__ = ("gains", "place", "prey", "revived", "ruled", "shown", "voice")

    def __init__(self) -> None:
        self.revived: list[int] = [0] * LEADERS  # the turn in which a leader left the tanks; 0: cannot serve them
        self.ruled = 0  # territories, as bits, that they control through a leader of theirs
        self.gains: list[Gain] = []
        self.prey = NOBODY  # the leader whom they attack now
        self.place = NOBODY  # the territory where he led
        self.voice = NOBODY  # what the Voice orders them
        self.shown = NOT_SHOWN  # the weapon that Prescience was shown, as an action

    def clone(self) -> Affairs:
        c = Affairs()
        c.revived = self.revived[:]
        c.ruled = self.ruled
        c.gains = self.gains[:]
        c.prey = self.prey
        c.place = self.place
        c.voice = self.voice
        c.shown = self.shown
        return c

    def dump(self) -> dict[str, Any]:
        data = {name: getattr(self, name) for name in AFFAIR_FIELDS}
        if self.gains:
            data["gains"] = [list(gain) for gain in self.gains]
        return data


def load_affairs(data: Mapping[str, Any]) -> Affairs:
    affairs = Affairs()
    for name in AFFAIR_FIELDS:
        value = data[name]
        setattr(affairs, name, list(value) if isinstance(value, list) else value)
    affairs.gains = [(leader, territory, seat) for leader, territory, seat in data.get("gains", [])]
    return affairs
