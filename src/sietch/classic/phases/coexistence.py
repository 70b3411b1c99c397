"""The Bene Gesserit beside others: coexistence is declared, and advisors travel along. [FR-XV.B]"""

from __future__ import annotations

from typing import Any

from sietch.classic.actions import (
    DONE,
    END_PEACE,
    NO,
    YES,
)
from sietch.classic.arrival import may_oppose, set_coexisting
from sietch.classic.atlas import (
    LOCATION_IDS,
    SINK,
    SINK_TERRITORY,
    TERRITORY_IDS,
    TERRITORY_OF,
)
from sietch.classic.deals import keeps_out
from sietch.classic.duel.deeds import ENTER
from sietch.classic.forces import place, present
from sietch.classic.frames import Ask, Step
from sietch.classic.karama import (
    ADVISOR,
    END_OF_PEACE,
    stopped,
    window,
)
from sietch.classic.state import ClassicState, Player
from sietch.classic.terms import BENE_GESSERIT


class Declarations(Step):
    """Coexistence is presumed wherever the Bene Gesserit are not alone; they may declare otherwise. [FR-XV.B.5]"""

    __slots__ = ()

    def run(self, s: ClassicState) -> None:
        sisters = s.player(BENE_GESSERIT)
        if sisters is None or not s.rules.additional:
            return
        for territory in sorted({TERRITORY_OF[location] for location in sisters.places()}):
            company = any(seat != sisters.seat for seat in present(s, territory))
            if company and territory != SINK_TERRITORY and not s.coexist >> territory & 1:
                set_coexisting(s, sisters.seat, territory)
        if may_end_peace(s, sisters, 0):
            s.then(EndPeace(sisters.seat, 0))


def may_end_peace(s: ClassicState, p: Player, kept: int) -> list[int]:
    """Territories where the Bene Gesserit may declare that they do not coexist this turn.

    `kept` has a bit for every territory where a Karama has stopped such a declaration.
    """
    found: list[int] = []
    for territory in sorted({TERRITORY_OF[location] for location in p.places()}):
        if (s.hostile | kept) >> territory & 1 or territory == SINK_TERRITORY:
            continue
        together = s.coexist >> territory & 1
        if not together and s.rules.asked_when_entered:
            continue  # the Italian edition asks when somebody comes
        if any(s.allied(p.seat, seat) for seat in present(s, territory)) or not may_oppose(s, p.seat, territory):
            continue
        found.append(territory)
    return found


class EndPeace(Ask):
    """Where do the Bene Gesserit cease to coexist? [FR-XV.B.5]"""

    __slots__ = ("kept",)

    def __init__(self, seat: int, kept: int) -> None:
        super().__init__(seat)
        self.kept = kept

    def options(self, s: ClassicState, seat: int) -> list[int]:
        return [DONE, *[END_PEACE + territory for territory in may_end_peace(s, s.players[seat], self.kept)]]

    def choose(self, s: ClassicState, seat: int, action: int) -> None:
        if action == DONE:
            return
        s.then(PeaceEnds(seat, action - END_PEACE, self.kept))
        window(s, END_OF_PEACE, seat)


class PeaceEnds(Step):
    """The declaration stands, unless a Karama stops this one."""

    __slots__ = ("kept", "seat", "territory")

    def __init__(self, seat: int, territory: int, kept: int) -> None:
        self.seat = seat
        self.territory = territory
        self.kept = kept

    def run(self, s: ClassicState) -> None:
        kept = self.kept
        if stopped(s, END_OF_PEACE):
            kept |= 1 << self.territory
        else:
            s.coexist &= ~(1 << self.territory)
            s.hostile |= 1 << self.territory
            if s.sink is not None:
                s.emit("opposes", self.seat, {"territory": TERRITORY_IDS[self.territory]})
        if may_end_peace(s, s.players[self.seat], kept):
            s.then(EndPeace(self.seat, kept))


# -- advisors travel with those who land ----------------------------------------------------------------------------


class OfferAdvisor(Step):
    """May the Bene Gesserit send somebody along? [SH-BENE_GESSERIT.2, FR-XV.B.3]"""

    __slots__ = ("location",)

    def __init__(self, location: int) -> None:
        self.location = location

    def run(self, s: ClassicState) -> None:
        sisters = s.player(BENE_GESSERIT)
        if sisters is None or sisters.reserve == 0:
            return
        if s.rules.additional and s.hostile >> TERRITORY_OF[self.location] & 1:
            return
        where = self.location if s.rules.additional else SINK
        if s.promises and keeps_out(s, sisters.seat, TERRITORY_OF[where]):
            return
        s.then(SendAdvisor(sisters.seat, self.location))


class SendAdvisor(Ask):
    """Land one token beside the others for nothing? [SH-BENE_GESSERIT.2, FR-XV.B.3]"""

    __slots__ = ("location",)

    def __init__(self, seat: int, location: int) -> None:
        super().__init__(seat)
        self.location = location

    def about(self, s: ClassicState) -> dict[str, Any]:
        return {"location": LOCATION_IDS[self.location if s.rules.additional else SINK]}

    def options(self, s: ClassicState, seat: int) -> list[int]:
        return [YES, NO]

    def choose(self, s: ClassicState, seat: int, action: int) -> None:
        if action == YES:
            s.then(AdvisorLands(seat, self.location))
            window(s, ADVISOR, seat)


class AdvisorLands(Step):
    __slots__ = ("location", "seat")

    def __init__(self, seat: int, location: int) -> None:
        self.seat = seat
        self.location = location

    def run(self, s: ClassicState) -> None:
        if stopped(s, ADVISOR):
            return
        p = s.players[self.seat]
        p.reserve -= 1
        where = self.location if s.rules.additional else SINK
        place(p, where, 1, 0)
        territory = TERRITORY_OF[where]
        if s.duel is not None:
            s.duel.note(self.seat, ENTER + territory)
        if s.sink is not None:
            s.emit("advisor", self.seat, {"location": LOCATION_IDS[where]})
        if s.rules.additional and territory != SINK_TERRITORY and not s.coexist >> territory & 1:
            set_coexisting(s, self.seat, territory)
