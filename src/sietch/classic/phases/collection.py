"""Collecting spice. [FR-XI, FR-XXI]"""

from __future__ import annotations

from typing import Final

from sietch.classic.atlas import ARRAKEEN, CARTHAG, LOCATION_IDS, TERRITORY_IDS, TERRITORY_OF, TUEKS_SIETCH
from sietch.classic.duel.deeds import COLLECT as COLLECTS
from sietch.classic.factions_extra.ixians import deliver
from sietch.classic.factions_extra.tleilaxu import ruler
from sietch.classic.forces import present
from sietch.classic.frames import Step, begin_phase
from sietch.classic.state import ClassicState, Player
from sietch.classic.terms import COLLECTION, IXIANS

EACH: Final = 2
EACH_WITH_CITY: Final = 3
FLOW: Final[tuple[tuple[int, int], ...]] = ((CARTHAG, 2), (ARRAKEEN, 2), (TUEKS_SIETCH, 1))


class CollectionPhase(Step):
    """Tokens gather the spice of the sector they stand in. [FR-XI.A]"""

    __slots__ = ()

    def run(self, s: ClassicState) -> None:
        begin_phase(s, COLLECTION)
        s.then(Gather())
        if s.seat_of[IXIANS] >= 0:
            deliver(s)


class Gather(Step):
    """The cities pay their holders, and tokens gather what lies about them. [FR-XXI, FR-XI.A]"""

    __slots__ = ()

    def run(self, s: ClassicState) -> None:
        if s.rules.flow:
            for territory, amount in FLOW:
                # One holder is paid; allies who share a stronghold leave it to the first in storm order.
                holding = [ruler(s, territory)] if ruler(s, territory) >= 0 else present(s, territory)
                for seat in [seat for seat in s.order if seat in holding][:1]:
                    s.players[seat].spice += amount
                    if s.sink is not None:
                        s.emit("flow", seat, {"territory": TERRITORY_IDS[territory], "spice": amount})
        for location in sorted(s.spice):
            for seat in s.order:
                p = s.players[seat]
                if p.at(location) and location in s.spice and not s.coexists(seat, TERRITORY_OF[location]):
                    gather(s, p, location)


def rate(s: ClassicState, p: Player) -> int:
    """Three for each token of whoever holds the city, otherwise two. [FR-XI.A, IT-XI.A, OQ7]"""
    cities = (CARTHAG, ARRAKEEN) if s.rules.three_with_both else (CARTHAG,)
    for city in cities:
        if p.stands_in(city) and not s.coexists(p.seat, city):
            return EACH_WITH_CITY
    return EACH


def gather(s: ClassicState, p: Player, location: int) -> None:
    amount = min(s.spice[location], p.at(location) * rate(s, p))
    left = s.spice[location] - amount
    if left:
        s.spice[location] = left
    else:
        del s.spice[location]
    # Where the Tleilaxu rule, tokens gather for them. [SH-BENE_TLEILAX.5]
    owner = ruler(s, TERRITORY_OF[location])
    taker = s.players[owner] if owner >= 0 else p
    taker.spice += amount
    if s.duel is not None:
        s.duel.note(taker.seat, COLLECTS + TERRITORY_OF[location])
    if s.sink is not None:
        s.emit("collected", taker.seat, {"location": LOCATION_IDS[location], "spice": amount, "left": left})
