"""Shipment and movement: each player in storm order lands, then marches. [FR-IX.C]"""

from __future__ import annotations

from typing import Final

from sietch.classic.actions import (
    DONE,
    NO,
    PLAY,
    YES,
)
from sietch.classic.atlas import (
    BLOW_LOCATION,
    CITIES,
    TERRITORY_IDS,
    TERRITORY_OF,
)
from sietch.classic.cards import HAJR, WORM
from sietch.classic.duel.kanly import with_pauses
from sietch.classic.factions_extra.ixians import RANGE as IXIAN_RANGE
from sietch.classic.factions_extra.ixians import with_ixians
from sietch.classic.frames import Ask, Step, begin_phase
from sietch.classic.groups import MARCH, Muster
from sietch.classic.hands import could_hold, discard
from sietch.classic.karama import (
    OUT_OF_ORDER,
    SPICE_SIGHT,
    stopped,
    window,
)
from sietch.classic.money import AskPledges
from sietch.classic.phases.coexistence import Declarations
from sietch.classic.phases.revival import ReviveLeader
from sietch.classic.phases.shipment import Ship
from sietch.classic.state import ClassicState, Player
from sietch.classic.terms import ATREIDES, FREMEN, GUILD, IXIANS, MOVEMENT

ON_FOOT: Final = 1
FREMEN_RANGE: Final = 2
ORNITHOPTERS: Final = 3


class MovementPhase(Step):
    """The Atreides look ahead, the Bene Gesserit declare themselves, then everybody moves. [FR-IX.C]"""

    __slots__ = ()

    def run(self, s: ClassicState) -> None:
        begin_phase(s, MOVEMENT)
        s.acted = [p.seat for p in s.players if not p.sheet.tokens]  # who has none moves none
        s.hostile = 0
        s.then(LookAtSpice(), Declarations(), AskPledges(), NextMover(False))
        atreides = s.seat(ATREIDES)
        if atreides >= 0:
            window(s, SPICE_SIGHT, atreides)


class LookAtSpice(Step):
    """The Atreides see the top card of the spice deck. [SH-ATREIDES.2]"""

    __slots__ = ()

    def run(self, s: ClassicState) -> None:
        atreides = s.seat(ATREIDES)
        if atreides < 0 or stopped(s, SPICE_SIGHT) or not s.spice_deck:
            return
        s.spice_known |= 1 << atreides
        if s.sink is not None:
            s.emit("spice_seen", atreides, {}, {atreides: {"card": spice_card_id(s.spice_deck[-1])}})


def spice_card_id(card: int) -> str:
    return "shai_hulud" if card == WORM else TERRITORY_IDS[TERRITORY_OF[BLOW_LOCATION[card]]]


# -- whose turn it is ---------------------------------------------------------------------------------------------


class NextMover(Step):
    """The next player in storm order; the Guild may come whenever it likes. [FR-IX.C, SH-GUILD.5]"""

    __slots__ = ("declined",)

    def __init__(self, declined: bool) -> None:
        self.declined = declined  # the Guild has been asked and waits

    def run(self, s: ClassicState) -> None:
        left = [seat for seat in s.order if seat not in s.acted]
        if not left:
            return
        if s.seat_of[IXIANS] in left:
            begin(s, s.seat_of[IXIANS])  # always the first, even before the Guild [SH-IXIANS.3, OQ43]
            return
        guild = s.seat(GUILD)
        if s.rules.additional and guild in left and len(left) > 1:
            if not self.declined:
                s.then(GuildNow(guild))
                return
            left.remove(guild)
        begin(s, left[0])


def begin(s: ClassicState, seat: int) -> None:
    s.acted = [*s.acted, seat]
    if s.sink is not None:
        s.emit("moves", seat, {})
    steps = [Ship(seat, 0), March(seat), FinishMovement(seat), ReviveLeader(seat), NextMover(False)]
    s.then(*with_pauses(s, steps))


class GuildNow(Ask):
    """Does the Guild ship and move now, or wait? [SH-GUILD.5]"""

    __slots__ = ()

    def options(self, s: ClassicState, seat: int) -> list[int]:
        return [YES, NO]

    def choose(self, s: ClassicState, seat: int, action: int) -> None:
        if action == NO:
            s.then(NextMover(True))
            return
        natural = next(other for other in s.order if other not in s.acted) == seat
        s.then(GuildActs(seat))
        s.cancelled &= ~(1 << OUT_OF_ORDER)
        if not natural:
            window(s, OUT_OF_ORDER, seat)


class GuildActs(Step):
    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: ClassicState) -> None:
        if stopped(s, OUT_OF_ORDER):
            s.then(NextMover(True))
        else:
            begin(s, self.seat)


# -- movement [FR-IX.C.2] -----------------------------------------------------------------------------------------


def march_range(s: ClassicState, p: Player) -> int:
    """Three territories with ornithopters, two for Fremen and Ixians, else one. [FR-IX.C.2.a, SH-IXIANS.1, OQ16]"""
    for city in CITIES:
        if p.stands_in(city) and not s.coexists(p.seat, city):
            return ORNITHOPTERS
    if p.faction == FREMEN:
        return FREMEN_RANGE
    return IXIAN_RANGE if with_ixians(s, p) else ON_FOOT


class March(Step):
    """One group moves. [FR-IX.C.2]"""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: ClassicState) -> None:
        p = s.players[self.seat]
        if p.forces or p.elites:
            s.then(Muster(self.seat, MARCH, -1, march_range(s, p)))


class FinishMovement(Ask):
    """The Hajr gives one more move. [CARD-HAJR]"""

    __slots__ = ()

    def asks(self, s: ClassicState) -> bool:
        p = s.players[self.seat]
        return could_hold(s, p, HAJR) and bool(p.forces or p.elites)

    def options(self, s: ClassicState, seat: int) -> list[int]:
        return [DONE, PLAY + HAJR] if HAJR in s.players[seat].hand else [DONE]

    def choose(self, s: ClassicState, seat: int, action: int) -> None:
        if action == DONE:
            return
        discard(s, s.players[seat], HAJR)
        s.then(*with_pauses(s, [March(seat), FinishMovement(seat)]))
