"""The storm phase: dials or marker, Weather Control, Family Atomics, and what the storm buries. [FR-VI]"""

from __future__ import annotations

from typing import Any, Final

from sietch.classic.actions import PLAY, STORM_DIAL
from sietch.classic.atlas import (
    BY_THE_WALL,
    LOCATION_IDS,
    LOCATIONS_IN,
    SAND,
    SECTOR_OF,
    SECTORS,
    SHELTERED,
    SHIELD_WALL,
    TERRAIN,
    TERRITORY_OF,
)
from sietch.classic.cards import ATOMICS, WEATHER_CONTROL
from sietch.classic.forces import kill, kill_all
from sietch.classic.frames import Ask, React, Secret, Step, begin_phase, listening
from sietch.classic.hands import could_hold, discard
from sietch.classic.karama import ATOMICS_CARD, STORM_CARD, STORM_LOSSES, stopped, window
from sietch.classic.order import set_order
from sietch.classic.state import ClassicState, Player
from sietch.classic.terms import FREMEN, STORM
from sietch.kernel.sealed import Answers

FIRST_DIAL: Final = 20
LATER_DIAL: Final = 3
MARKERS: Final = 6
WEATHER_CHOICES: Final = 10


class StormPhase(Step):
    """How far will the storm move? [FR-VI.A, FR-VI.B, FR-XVII]"""

    __slots__ = ()

    def run(self, s: ClassicState) -> None:
        begin_phase(s, STORM)
        s.then(StormCards(), DrawMarker())
        if s.turn > 1 and s.rules.weather:
            s.storm_move = s.marker
            if s.sink is not None:
                s.emit("marker_revealed", -1, {"sectors": s.storm_move})
        else:
            s.then(DialStorm(tuple(sorted(set(s.dialers)))))


class DialStorm(Secret):
    """Two players dial in secret; the storm moves the sum. [FR-VI.A, FR-VI.B]"""

    __slots__ = ()

    def steps(self, s: ClassicState, seat: int, given: tuple[int, ...]) -> list[int]:
        if given:
            return []
        if s.turn == 1:
            return list(range(STORM_DIAL, STORM_DIAL + FIRST_DIAL + 1))
        return list(range(STORM_DIAL + 1, STORM_DIAL + LATER_DIAL + 1))

    def open_all(self, s: ClassicState, answers: Answers) -> None:
        dials = [given[0] - STORM_DIAL for given in answers]
        s.storm_move = sum(dials)
        if s.sink is not None:
            s.emit("storm_dialed", -1, {"seats": list(self.asked), "dials": dials})


class DrawMarker(Step):
    """The Fremen look at the next storm marker and lay it face down. [FR-XVII.B, FR-XVII.C]"""

    __slots__ = ()

    def run(self, s: ClassicState) -> None:
        if not s.rules.weather:
            return
        s.marker = 1 + s.rng.below(MARKERS)
        s.marker_denied = []
        fremen = s.seat(FREMEN)
        if s.sink is not None:
            s.emit("marker_drawn", fremen, {}, {fremen: {"sectors": s.marker}} if fremen >= 0 else None)


class StormCards(Step):
    """The distance is known: Weather Control may change it, then Family Atomics may open the Shield Wall."""

    __slots__ = ()

    def run(self, s: ClassicState) -> None:
        s.then(MoveStorm())
        if s.turn == 1 and not s.rules.storm_cards_early:
            return  # OQ48
        if s.wall:
            near = [p.seat for p in s.players if near_the_wall(s, p) and could_hold(s, p, ATOMICS)]
            asked = listening(s, near, ATOMICS_CARD)
            if asked:
                s.then(AtomicsWindow(asked))
        could = [p.seat for p in s.players if could_hold(s, p, WEATHER_CONTROL)]
        asked = listening(s, could, STORM_CARD)
        if asked:
            s.then(WeatherWindow(asked))


def near_the_wall(s: ClassicState, p: Player) -> bool:
    """Family Atomics are fired from the Shield Wall or beside it, storm or not. [IT-XXV.A.2, FR-XV.B.4]"""
    return any(p.stands_in(territory) and not s.coexists(p.seat, territory) for territory in BY_THE_WALL)


class WeatherWindow(React):
    """Does somebody take the storm into their own hands? [CARD-WEATHER]"""

    __slots__ = ()

    def kind(self) -> int:
        return STORM_CARD

    def about(self, s: ClassicState, seat: int) -> dict[str, Any]:
        return {"sectors": s.storm_move}

    def reactions(self, s: ClassicState, seat: int) -> list[int]:
        return [PLAY + WEATHER_CONTROL] if WEATHER_CONTROL in s.players[seat].hand else []

    def react(self, s: ClassicState, seat: int, action: int) -> None:
        discard(s, s.players[seat], WEATHER_CONTROL)
        s.then(SteerStorm(seat))


class SteerStorm(Ask):
    """Weather Control: the storm moves nought to ten sectors. [CARD-WEATHER]"""

    __slots__ = ()

    def options(self, s: ClassicState, seat: int) -> list[int]:
        return list(range(STORM_DIAL, STORM_DIAL + WEATHER_CHOICES + 1))

    def choose(self, s: ClassicState, seat: int, action: int) -> None:
        s.storm_move = action - STORM_DIAL
        if s.sink is not None:
            s.emit("weather_control", seat, {"sectors": s.storm_move})


class AtomicsWindow(React):
    """Does somebody blow up the Shield Wall? [CARD-ATOMICS]"""

    __slots__ = ()

    def kind(self) -> int:
        return ATOMICS_CARD

    def reactions(self, s: ClassicState, seat: int) -> list[int]:
        return [PLAY + ATOMICS] if ATOMICS in s.players[seat].hand else []

    def react(self, s: ClassicState, seat: int, action: int) -> None:
        discard(s, s.players[seat], ATOMICS)
        s.wall = False
        if s.sink is not None:
            s.emit("family_atomics", seat, {})
        for p in s.players:
            for location in LOCATIONS_IN[SHIELD_WALL]:
                lost = kill_all(s, p, location)
                if lost and s.sink is not None:
                    s.emit("killed", p.seat, {"location": LOCATION_IDS[location], "tokens": lost, "by": "atomics"})


class MoveStorm(Step):
    """The storm moves counterclockwise; what it passes in the open is lost. [FR-VI.C]"""

    __slots__ = ()

    def run(self, s: ClassicState) -> None:
        start = s.storm
        struck = [(start + step) % SECTORS for step in range(1, min(s.storm_move, SECTORS) + 1)]
        s.storm = (start + s.storm_move) % SECTORS
        if s.sink is not None:
            s.emit("storm", -1, {"from": start, "to": s.storm, "sectors": s.storm_move})
        set_order(s)
        for location in sorted(s.spice):
            if SECTOR_OF[location] in struck:
                lost = s.spice.pop(location)
                if s.sink is not None:
                    s.emit("spice_lost", -1, {"location": LOCATION_IDS[location], "spice": lost, "by": "storm"})
        s.then(Bury(tuple(struck)))
        fremen = s.player(FREMEN)
        if fremen is not None and s.rules.additional:
            if any(exposed(s, place) and SECTOR_OF[place] in struck for place in fremen.places()):
                window(s, STORM_LOSSES, fremen.seat)


class Bury(Step):
    """Tokens in the open sand are lost; the Fremen, who know the desert, lose half. [FR-VI.C, SH-FREMEN.6]"""

    __slots__ = ("struck",)

    def __init__(self, struck: tuple[int, ...]) -> None:
        self.struck = struck

    def run(self, s: ClassicState) -> None:
        half = s.rules.additional and not stopped(s, STORM_LOSSES)
        for p in s.players:
            for location in p.places():
                if SECTOR_OF[location] not in self.struck or not exposed(s, location):
                    continue
                if half and p.faction == FREMEN:
                    lost = bury_half(s, p, location)
                else:
                    lost = kill_all(s, p, location)
                if s.sink is not None:
                    s.emit("killed", p.seat, {"location": LOCATION_IDS[location], "tokens": lost, "by": "storm"})


def exposed(s: ClassicState, location: int) -> bool:
    """Whether a storm kills there: open sand, and behind the Shield Wall only once it is gone."""
    territory = TERRITORY_OF[location]
    if territory in SHELTERED:
        return not s.wall
    return TERRAIN[territory] == SAND and not s.rules.fortified >> territory & 1


def bury_half(s: ClassicState, p: Player, location: int) -> int:
    """Half the tokens, rounded up, ordinary ones first."""
    lost = (p.at(location) + 1) // 2
    tokens = min(lost, p.forces.get(location, 0))
    kill(s, p, location, tokens, lost - tokens)
    return lost
