"""Tokens on the planet: where they stand, who else is there, and how they leave it."""

from __future__ import annotations

from sietch.classic.atlas import LOCATIONS_IN, SECTOR_OF, SINK_TERRITORY, TERRAIN, TERRITORY_OF
from sietch.classic.deals import keeps_out
from sietch.classic.reasons import ALLY_THERE, IN_STORM, PROMISED, TWO_ALREADY
from sietch.classic.state import ClassicState, Player
from sietch.classic.terms import BENE_GESSERIT
from sietch.kernel.rule import Reason

Group = tuple[tuple[int, int, int], ...]  # location, ordinary tokens, elite tokens


def place(p: Player, location: int, tokens: int, elites: int) -> None:
    if tokens:
        p.forces[location] = p.forces.get(location, 0) + tokens
    if elites:
        p.elites[location] = p.elites.get(location, 0) + elites


def lift(p: Player, location: int, tokens: int, elites: int) -> None:
    """Take tokens off the map."""
    if tokens:
        left = p.forces[location] - tokens
        if left:
            p.forces[location] = left
        else:
            del p.forces[location]
    if elites:
        left = p.elites[location] - elites
        if left:
            p.elites[location] = left
        else:
            del p.elites[location]


def kill(s: ClassicState, p: Player, location: int, tokens: int, elites: int) -> None:
    """Send tokens from the map to the tanks."""
    lift(p, location, tokens, elites)
    p.tanks += tokens
    p.tanks_elite += elites
    leave(s, p, TERRITORY_OF[location])


def kill_all(s: ClassicState, p: Player, location: int) -> int:
    """Send everything of a player in a location to the tanks; gives how many tokens that were."""
    tokens, elites = p.forces.get(location, 0), p.elites.get(location, 0)
    if tokens or elites:
        kill(s, p, location, tokens, elites)
    return tokens + elites


def leave(s: ClassicState, p: Player, territory: int) -> None:
    """Coexistence ends where no Bene Gesserit is left."""
    if p.faction == BENE_GESSERIT and s.coexist >> territory & 1 and not p.stands_in(territory):
        s.coexist &= ~(1 << territory)


def present(s: ClassicState, territory: int) -> list[int]:
    """The seats that hold a territory in earnest: coexisting Bene Gesserit are as if they were not there."""
    return [p.seat for p in s.players if p.stands_in(territory) and not s.coexists(p.seat, territory)]


def others_in(s: ClassicState, seat: int, territory: int) -> int:
    """How many other players hold tokens there in earnest."""
    count = 0
    for p in s.players:
        if p.seat != seat and p.stands_in(territory) and not s.coexists(p.seat, territory):
            count += 1
    return count


def closed_to(s: ClassicState, seat: int) -> int:
    """Strongholds, as bits, that two other players hold: no entry, no passage. [FR-IX.C.2.f]"""
    closed = 0
    for territory in s.rules.strongholds:
        if others_in(s, seat, territory) >= 2:
            closed |= 1 << territory
    return closed


def ally_bars(s: ClassicState, seat: int, territory: int) -> bool:
    """Whether an ally stands there; Bene Gesserit may coexist with an ally. [FR-XII.E.5, OQ19]"""
    p = s.players[seat]
    if not p.allies or territory == SINK_TERRITORY:
        return False
    if p.faction == BENE_GESSERIT and s.rules.additional:
        return False
    for other in s.players:
        if p.allies >> other.seat & 1 and other.stands_in(territory) and not s.coexists(other.seat, territory):
            return True
    return False


def why_not_stop(s: ClassicState, seat: int, territory: int) -> Reason | None:
    """Why tokens of a seat may not come to stand in a territory, storm and distance apart."""
    if s.rules.fortified >> territory & 1 and others_in(s, seat, territory) >= 2:
        return TWO_ALREADY
    if ally_bars(s, seat, territory):
        return ALLY_THERE
    if s.promises and keeps_out(s, seat, territory):
        return PROMISED
    return None


def why_not_arrive(s: ClassicState, seat: int, location: int) -> Reason | None:
    """Why tokens may not be set down in a location from anywhere."""
    if SECTOR_OF[location] == s.storm:
        return IN_STORM
    return why_not_stop(s, seat, TERRITORY_OF[location])


def open_to(s: ClassicState, seat: int) -> list[bool]:
    """By territory, whether tokens of a seat may come to stand there."""
    return [why_not_stop(s, seat, territory) is None for territory in range(len(TERRAIN))]


def arrivals(s: ClassicState, seat: int) -> list[int]:
    """Every location where tokens may be set down from anywhere: `why_not_arrive` for the whole map at once."""
    is_open = open_to(s, seat)
    return [place for place in range(len(TERRITORY_OF)) if SECTOR_OF[place] != s.storm and is_open[TERRITORY_OF[place]]]


def in_zone(p: Player, zone: tuple[int, ...]) -> tuple[int, int]:
    """Ordinary and elite tokens of a player in a part of a territory."""
    tokens = elites = 0
    for location in zone:
        tokens += p.forces.get(location, 0)
        elites += p.elites.get(location, 0)
    return tokens, elites


def remove_from_zone(s: ClassicState, p: Player, zone: tuple[int, ...], tokens: int, elites: int) -> None:
    """Send so many tokens from a zone to the tanks, location by location."""
    for location in zone:
        fewer = min(tokens, p.forces.get(location, 0))
        fewer_elites = min(elites, p.elites.get(location, 0))
        if fewer or fewer_elites:
            kill(s, p, location, fewer, fewer_elites)
        tokens -= fewer
        elites -= fewer_elites


def total_in(p: Player, territory: int) -> int:
    return sum([p.at(location) for location in LOCATIONS_IN[territory]])
