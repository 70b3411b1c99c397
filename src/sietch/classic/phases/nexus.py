"""The nexus: a worm stops play, and alliances are made and broken. [FR-XII]"""

from __future__ import annotations

from sietch.classic import deals
from sietch.classic.actions import DONE, INVITE, JOIN, LEAVE
from sietch.classic.duel.kanly import Pause, note_alliance
from sietch.classic.duel.war import MusterChampions, WarOrPeace
from sietch.classic.frames import Ask, Step
from sietch.classic.reasons import ALLIANCE_FULL, NOBODY_LEFT, SILENCED
from sietch.classic.rules import PRICED
from sietch.classic.state import ClassicState, Player
from sietch.classic.terms import FACTION_IDS
from sietch.kernel.rule import Reason


class Nexus(Step):
    """From the second turn on, a worm lets all players treat with each other. [FR-XII.A]"""

    __slots__ = ()

    def run(self, s: ClassicState) -> None:
        if s.sink is not None:
            s.emit("nexus", -1, {})
        if not s.rules.alliances or s.seats < 2:
            return
        s.invited = [0] * s.seats
        s.then(NexusTurn(s.order[0], tuple(s.order), 0, (0,) * s.seats, 0), CloseNexus())
        if s.rules.war:
            s.then(MusterChampions())


class CloseNexus(Step):
    """After the nexus nothing changes until the next one. [FR-XII.C.5]"""

    __slots__ = ()

    def run(self, s: ClassicState) -> None:
        s.invited = [0] * s.seats
        deals.settle_alliances(s)
        if s.duel is not None:
            s.then(WarOrPeace(), Pause())


class NexusTurn(Ask):
    """Leave an alliance, invite, join, or let it be; the nexus is over when everybody lets it be. [FR-XII.B-D]"""

    __slots__ = ("left", "order", "passes", "place", "wooed")

    def __init__(
        self, seat: int, order: tuple[int, ...], passes: int, wooed: tuple[int, ...], left: int, place: int = 0
    ) -> None:
        super().__init__(seat)
        self.order = order
        self.passes = passes  # of how many in a row
        self.wooed = wooed  # by seat, a bit for everybody it has invited: nobody is asked twice
        self.left = left  # who has left an alliance at this nexus
        self.place = place

    def options(self, s: ClassicState, seat: int) -> list[int]:
        p = s.players[seat]
        found = [DONE]
        for other in s.players:
            if other.seat == seat or s.allied(seat, other.seat) or not s.in_game(other.seat):
                continue
            if not self.wooed[seat] >> other.seat & 1 and why_not_ally(s, p, other) is None:
                found.append(INVITE + other.faction)
            if s.invited[seat] >> other.seat & 1 and why_not_ally(s, other, p) is None:
                found.append(JOIN + other.faction)
        if p.allies and not self.left >> seat & 1:
            found.append(LEAVE)
        return sorted(found)

    def unavailable(self, s: ClassicState, seat: int) -> list[tuple[int, Reason]]:
        p = s.players[seat]
        found: list[tuple[int, Reason]] = []
        for other in s.players:
            if other.seat != seat and not s.allied(seat, other.seat) and s.in_game(other.seat):
                reason = why_not_ally(s, p, other)
                if reason is not None:
                    found.append((INVITE + other.faction, reason.about({"faction": FACTION_IDS[other.faction]})))
        return found

    def choose(self, s: ClassicState, seat: int, action: int) -> None:
        if action == DONE:
            if self.passes + 1 < len(self.order):
                self._next(s, self.passes + 1, self.wooed, self.left)
            return
        wooed, left = list(self.wooed), self.left
        if action == LEAVE:
            part(s, seat)
            left |= 1 << seat
        elif action >= JOIN:
            join(s, seat, s.seat(action - JOIN))
        else:
            other = s.seat(action - INVITE)
            s.invited[other] |= 1 << seat
            wooed[seat] |= 1 << other
            if s.sink is not None:
                s.emit("invited", seat, {"whom": other})
        self._next(s, 0, tuple(wooed), left)

    def _next(self, s: ClassicState, passes: int, wooed: tuple[int, ...], left: int) -> None:
        place = (self.place + 1) % len(self.order)
        s.then(NexusTurn(self.order[place], self.order, passes, wooed, left, place))


def why_not_ally(s: ClassicState, host: Player, guest: Player) -> Reason | None:
    """Why a guest may not enter the alliance of a host."""
    if guest.silenced or host.silenced:
        return SILENCED
    if host.allies.bit_count() + 2 > s.rules.alliance_size:
        unpriced = s.rules.italian_victory and s.rules.alliance_size == PRICED.get(s.seats)
        return NOBODY_LEFT if unpriced else ALLIANCE_FULL
    return None


def part(s: ClassicState, seat: int) -> None:
    """Leave an alliance. [FR-XII.D]"""
    for p in s.players:
        p.allies &= ~(1 << seat)
    s.players[seat].allies = 0
    if s.sink is not None:
        s.emit("left_alliance", seat, {})


def join(s: ClassicState, seat: int, host: int) -> None:
    """Enter the alliance of somebody who has invited; one alliance at a time. [FR-XII.C.4]"""
    if s.players[seat].allies:
        part(s, seat)
    members = s.players[host].allies | 1 << host
    for p in s.players:
        if members >> p.seat & 1:
            p.allies |= 1 << seat
    s.players[seat].allies = members
    s.invited[seat] &= ~members
    if s.duel is not None:
        note_alliance(s, seat)
    if s.sink is not None:
        names = [p.seat for p in s.players if members >> p.seat & 1]
        s.emit("joined_alliance", seat, {"with": names})
