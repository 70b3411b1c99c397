"""The spice blow: spice, worms, and what the Fremen do with them. [FR-VII, FR-XXIII]"""

from __future__ import annotations

from typing import Any, Final

from sietch.classic.actions import NO, PASS, PLAY, WORM_AT, YES
from sietch.classic.atlas import (
    BLOW_LOCATION,
    BLOW_SPICE,
    LOCATION_IDS,
    LOCATIONS_IN,
    SAND_TERRITORIES,
    SECTOR_OF,
    TERRITORY_IDS,
    TERRITORY_OF,
)
from sietch.classic.cards import HARVESTER, THUMPER, WORM
from sietch.classic.forces import kill_all, total_in
from sietch.classic.frames import Ask, AskAbout, React, Step, begin_phase, listening
from sietch.classic.groups import RIDE, Muster, destinations
from sietch.classic.hands import could_hold, discard
from sietch.classic.karama import (
    CALL_WORM,
    EXTRA_WORM,
    HARVESTER_CARD,
    THUMPER_CARD,
    WORM_CONTROL,
    special_used,
    special_window,
    stopped,
    window,
)
from sietch.classic.phases.nexus import Nexus
from sietch.classic.state import ClassicState
from sietch.classic.terms import FREMEN, SPICE_BLOW
from sietch.kernel.sealed import Answers

ANYWHERE: Final = 0  # steps of a ride do not count


class SpicePhase(Step):
    """One blow of spice, in the advanced game two. [FR-VII.A, FR-XXIII.A]"""

    __slots__ = ()

    def run(self, s: ClassicState) -> None:
        begin_phase(s, SPICE_BLOW)
        s.then(FirstBlow())
        s.cancelled &= ~THUMPED
        if s.turn > 1:
            could = [p.seat for p in s.players if could_hold(s, p, THUMPER)]
            asked = listening(s, could, THUMPER_CARD)
            if asked:
                s.then(ThumperWindow(asked))
        s.then(CalledWorm())
        special_window(s, FREMEN, CALL_WORM)


THUMPED: Final = 1 << 40  # among the cancelled powers: a Thumper stands in the sand


class ThumperWindow(React):
    """Does somebody plant a Thumper? [CARD-THUMPER]"""

    __slots__ = ()

    def kind(self) -> int:
        return THUMPER_CARD

    def reactions(self, s: ClassicState, seat: int) -> list[int]:
        return [PLAY + THUMPER] if THUMPER in s.players[seat].hand else []

    def react(self, s: ClassicState, seat: int, action: int) -> None:
        discard(s, s.players[seat], THUMPER)
        s.cancelled |= THUMPED


class FirstBlow(Step):
    """The first card is turned; a Thumper counts as the first worm of the phase. [OQ3]"""

    __slots__ = ()

    def run(self, s: ClassicState) -> None:
        if s.cancelled & THUMPED:
            s.cancelled &= ~THUMPED
            s.then(*first_worm(s, 0, False), Blow(0, 1, 0, False))
        else:
            s.then(Blow(0, 0, 0, False))


class CalledWorm(Step):
    """The special Karama of the Fremen: a worm where they want it, without a nexus. [IT-XXV.A.8]"""

    __slots__ = ()

    def run(self, s: ClassicState) -> None:
        if special_used(s, CALL_WORM):
            s.then(PlaceWorm(s.seat(FREMEN), True))


class Blow(Step):
    """Turn the next spice card for a pile. [FR-VII.A, FR-XXIII.A]"""

    __slots__ = ("aside", "late", "pile", "worms")

    def __init__(self, pile: int, worms: int, aside: int, late: bool) -> None:
        self.pile = pile
        self.worms = worms  # met in this blow
        self.aside = aside  # worms of the first turn, to be shuffled back
        self.late = late  # the deck has just been shuffled anew [FR-XXIII.B]

    def run(self, s: ClassicState) -> None:
        late = self.late
        if not s.spice_deck:
            s.spice_deck = s.spice_piles[0] + s.spice_piles[1]
            s.spice_piles = [[], []]
            s.rng.shuffle(s.spice_deck)
            late = True
            if s.sink is not None:
                s.emit("spice_reshuffled", -1, {})
        card = s.spice_deck.pop()
        s.spice_known = 0
        if card == WORM and s.turn == 1:
            if s.sink is not None:
                s.emit("worm_aside", -1, {})
            s.then(Blow(self.pile, 0, self.aside + 1, late))  # FR-VII.D
            return
        s.spice_piles[self.pile].append(card)
        if card != WORM:
            s.then(*self._spice(s, card))
            return
        if s.sink is not None:
            s.emit("worm", -1, {"pile": self.pile + 1, "first": self.worms == 0})
        after = Blow(self.pile, self.worms + 1, self.aside, late)
        if self.worms == 0:
            s.then(*first_worm(s, self.pile, late), after)
        elif s.rules.additional and s.seat(FREMEN) >= 0:
            s.then(OfferExtraWorm(), after)
        else:
            s.then(after)  # FR-VII.C

    def _spice(self, s: ClassicState, card: int) -> list[Step]:
        location = BLOW_LOCATION[card]
        s.last_blow[self.pile] = card  # also when the storm takes the spice [OQ24]
        if SECTOR_OF[location] == s.storm:
            amount = 0
        else:
            amount = BLOW_SPICE[card]
            s.spice[location] = s.spice.get(location, 0) + amount
        if s.sink is not None:
            s.emit("spice_blow", -1, {"location": LOCATION_IDS[location], "spice": amount, "pile": self.pile + 1})
        following: list[Step] = []
        if amount:
            following.append(AskHarvester(location, amount))
        if self.pile == 0 and s.rules.advanced:
            following.append(Blow(1, 0, self.aside, False))
        else:
            following.append(EndBlow(self.aside))
        return following


class EndBlow(Step):
    """The worms of the first turn go back into the deck. [FR-VII.D]"""

    __slots__ = ("aside",)

    def __init__(self, aside: int) -> None:
        self.aside = aside

    def run(self, s: ClassicState) -> None:
        if self.aside:
            s.spice_deck = s.spice_deck + [WORM] * self.aside
            s.rng.shuffle(s.spice_deck)


class AskHarvester(Step):
    """Somebody may double the spice that has just blown. [CARD-HARVESTER]"""

    __slots__ = ("amount", "location")

    def __init__(self, location: int, amount: int) -> None:
        self.location = location
        self.amount = amount

    def run(self, s: ClassicState) -> None:
        could = [p.seat for p in s.players if could_hold(s, p, HARVESTER)]
        asked = listening(s, could, HARVESTER_CARD)
        if asked:
            s.then(HarvesterWindow(self.location, self.amount, asked))


class HarvesterWindow(React):
    """Does somebody send a Harvester? [CARD-HARVESTER]"""

    __slots__ = ("amount", "location")

    def __init__(self, location: int, amount: int, asked: tuple[int, ...], answers: Answers | None = None) -> None:
        super().__init__(asked, answers)
        self.location = location
        self.amount = amount

    def with_answers(self, answers: Answers) -> HarvesterWindow:
        return HarvesterWindow(self.location, self.amount, self.asked, answers)

    def kind(self) -> int:
        return HARVESTER_CARD

    def about(self, s: ClassicState, seat: int) -> dict[str, Any]:
        return {"location": LOCATION_IDS[self.location], "spice": self.amount}

    def reactions(self, s: ClassicState, seat: int) -> list[int]:
        return [PLAY + HARVESTER] if HARVESTER in s.players[seat].hand else []

    def react(self, s: ClassicState, seat: int, action: int) -> None:
        discard(s, s.players[seat], HARVESTER)
        s.spice[self.location] += self.amount
        if s.sink is not None:
            s.emit("harvester", seat, {"location": LOCATION_IDS[self.location], "spice": self.amount})


def first_worm(s: ClassicState, pile: int, late: bool) -> list[Step]:
    """A nexus, then the worm eats the territory of the last card. [FR-VII.B, FR-XII.B]"""
    steps: list[Step] = [Nexus()]
    card = s.last_blow[pile]
    if card >= 0 and (not late or s.rules.late_worms_eat):
        steps.append(WormComes(TERRITORY_OF[BLOW_LOCATION[card]]))
    return steps


class WormComes(Step):
    """Shai-Hulud rises. A Karama may keep the Fremen from mastering it. [FR-VII.A.2]"""

    __slots__ = ("territory",)

    def __init__(self, territory: int) -> None:
        self.territory = territory

    def run(self, s: ClassicState) -> None:
        s.then(WormControl(self.territory))
        fremen = s.player(FREMEN)
        s.cancelled &= ~(1 << WORM_CONTROL)
        if fremen is not None and (fremen.stands_in(self.territory) or allies_in(s, self.territory)):
            window(s, WORM_CONTROL, fremen.seat)


def allies_in(s: ClassicState, territory: int) -> list[int]:
    """The Fremen's allies with tokens in a territory."""
    fremen = s.player(FREMEN)
    if fremen is None or not fremen.allies:
        return []
    return [p.seat for p in s.players if fremen.allies >> p.seat & 1 and p.stands_in(territory)]


class WormControl(Step):
    """The Fremen may spare their allies; then the worm eats. [SH-FREMEN.3]"""

    __slots__ = ("territory",)

    def __init__(self, territory: int) -> None:
        self.territory = territory

    def run(self, s: ClassicState) -> None:
        fremen = s.player(FREMEN)
        mastered = fremen is not None and not stopped(s, WORM_CONTROL)
        if mastered and allies_in(s, self.territory):
            s.then(SpareAllies(s.seat(FREMEN), self.territory))
        else:
            devour(s, self.territory, mastered, False)


class SpareAllies(AskAbout):
    """Does the worm spare the allies of the Fremen? [SH-FREMEN.3]"""

    __slots__ = ()

    def options(self, s: ClassicState, seat: int) -> list[int]:
        return [YES, NO]

    def choose(self, s: ClassicState, seat: int, action: int) -> None:
        devour(s, self.territory, True, action == YES)


def devour(s: ClassicState, territory: int, mastered: bool, spare: bool) -> None:
    """The worm takes spice and tokens; those who master it may ride. [FR-VII.A.2]"""
    fremen = s.player(FREMEN)
    spared = allies_in(s, territory) if spare else []
    for location in LOCATIONS_IN[territory]:
        if location in s.spice:
            lost = s.spice.pop(location)
            if s.sink is not None:
                s.emit("spice_lost", -1, {"location": LOCATION_IDS[location], "spice": lost, "by": "worm"})
        for p in s.players:
            if p.seat in spared or (mastered and p.faction == FREMEN):
                continue
            dead = kill_all(s, p, location)
            if dead and s.sink is not None:
                s.emit("killed", p.seat, {"location": LOCATION_IDS[location], "tokens": dead, "by": "worm"})
    if mastered and fremen is not None and total_in(fremen, territory):
        first = next(place for place in LOCATIONS_IN[territory] if fremen.at(place))
        if destinations(s, fremen.seat, RIDE, ANYWHERE, ((first, 0, 0),)):
            s.then(Muster(fremen.seat, RIDE, territory, ANYWHERE))


class OfferExtraWorm(Step):
    """A further worm of the same blow: the Fremen may place it, unless a Karama stops them. [FR-VII.C, SH-FREMEN.5]"""

    __slots__ = ()

    def run(self, s: ClassicState) -> None:
        s.then(ExtraWorm())
        window(s, EXTRA_WORM, s.seat(FREMEN))


class ExtraWorm(Step):
    __slots__ = ()

    def run(self, s: ClassicState) -> None:
        if not stopped(s, EXTRA_WORM):
            s.then(PlaceWorm(s.seat(FREMEN), False))


class PlaceWorm(Ask):
    """In which sand territory does the worm appear? [SH-FREMEN.5, OQ23]"""

    __slots__ = ("must",)

    def __init__(self, seat: int, must: bool) -> None:
        super().__init__(seat)
        self.must = must

    def options(self, s: ClassicState, seat: int) -> list[int]:
        places = [WORM_AT + territory for territory in SAND_TERRITORIES if not s.rules.fortified >> territory & 1]
        return places if self.must else [PASS, *places]

    def choose(self, s: ClassicState, seat: int, action: int) -> None:
        if action == PASS:
            return
        territory = action - WORM_AT
        if s.sink is not None:
            s.emit("worm_called", seat, {"territory": TERRITORY_IDS[territory]})
        s.then(WormComes(territory) if self.must else MasteredWorm(territory))


class MasteredWorm(Step):
    """An extra worm obeys the Fremen: its window has passed already."""

    __slots__ = ("territory",)

    def __init__(self, territory: int) -> None:
        self.territory = territory

    def run(self, s: ClassicState) -> None:
        if allies_in(s, self.territory):
            s.then(SpareAllies(s.seat(FREMEN), self.territory))
        else:
            devour(s, self.territory, True, False)
