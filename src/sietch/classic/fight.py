"""One battle while it is fought."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

FIGHT_FIELDS: Final[tuple[str, ...]] = (
    "location",
    "aggressor",
    "defender",
    "voice",
    "voiced",
    "element",
    "watched",
    "watcher",
    "shown",
    "blocked",
    "seer",
    "seen",
    "plan",
    "counterplan",
)


class Fight:
    """One battle while it is fought: who against whom, what was commanded and asked, and the plans once sealed."""

    __slots__ = (
        "aggressor",
        "blocked",
        "counterplan",
        "defender",
        "element",
        "location",
        "plan",
        "seen",
        "seer",
        "shown",
        "voice",
        "voiced",
        "watched",
        "watcher",
    )

    def __init__(self, location: int, aggressor: int, defender: int) -> None:
        self.location = location  # any of the zone where it takes place
        self.aggressor = aggressor
        self.defender = defender
        self.voice = -1  # the Voice's command
        self.voiced = -1  # the seat that hears it
        self.element = -1  # what Prescience asks to see
        self.watched = -1  # whose plan it is about
        self.watcher = -1  # who sees it
        self.shown = -2  # the action by which it was answered; -2: not yet
        self.blocked = 0  # a bit for every power that a Karama has stopped in this battle
        self.seer = -1  # who sees a whole plan by a special Karama
        self.seen = -1  # and whose
        self.plan: list[int] = []  # the aggressor's, as in `plans`
        self.counterplan: list[int] = []

    def clone(self) -> Fight:
        c = Fight(self.location, self.aggressor, self.defender)
        c.voice = self.voice
        c.voiced = self.voiced
        c.element = self.element
        c.watched = self.watched
        c.watcher = self.watcher
        c.shown = self.shown
        c.blocked = self.blocked
        c.seer = self.seer
        c.seen = self.seen
        c.plan = self.plan[:]
        c.counterplan = self.counterplan[:]
        return c

    def other(self, seat: int) -> int:
        return self.defender if seat == self.aggressor else self.aggressor

    def plan_of(self, seat: int) -> list[int]:
        return self.plan if seat == self.aggressor else self.counterplan

    def dump(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in FIGHT_FIELDS}


def load_fight(data: Mapping[str, Any]) -> Fight:
    fight = Fight(data["location"], data["aggressor"], data["defender"])
    for name in FIGHT_FIELDS:
        value = data[name]
        setattr(fight, name, list(value) if isinstance(value, list) else value)
    return fight
