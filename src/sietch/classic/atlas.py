"""The map of Dune: territories cut by sectors into locations, and how far a group can walk."""

from __future__ import annotations

from typing import Final

from sietch.classic.map_data import (
    BORDERS,
    PLAYER_DOTS,
    POLAR_SINK,
    ROCK,
    SAND,
    SECTORS,
    SPICE_BLOWS,
    STRONGHOLD,
    TERRITORIES,
)

__all__ = ["PLAYER_DOTS", "POLAR_SINK", "ROCK", "SAND", "SECTORS", "STRONGHOLD"]

NOWHERE: Final = -1  # no sector: the Polar Sink lies inside the ring

TERRITORY_IDS: Final[list[str]] = [name for name, _, _ in TERRITORIES]
TERRAIN: Final[list[int]] = [terrain for _, terrain, _ in TERRITORIES]
TERRITORY: Final[dict[str, int]] = {name: number for number, name in enumerate(TERRITORY_IDS)}

LOCATION_IDS: Final[list[str]] = []
TERRITORY_OF: Final[list[int]] = []  # by location
SECTOR_OF: Final[list[int]] = []  # by location
LOCATIONS_IN: Final[list[tuple[int, ...]]] = []  # by territory


def _lay_out() -> None:
    for number, (name, _, sectors) in enumerate(TERRITORIES):
        first = len(LOCATION_IDS)
        for sector in sectors or (NOWHERE,):
            LOCATION_IDS.append(name if len(sectors) <= 1 else f"{name}@{sector}")
            TERRITORY_OF.append(number)
            SECTOR_OF.append(sector)
        LOCATIONS_IN.append(tuple(range(first, len(LOCATION_IDS))))


_lay_out()
LOCATION: Final[dict[str, int]] = {name: number for number, name in enumerate(LOCATION_IDS)}


def _neighbours() -> list[tuple[int, ...]]:
    near: list[set[int]] = [set() for _ in LOCATION_IDS]
    for one, other in BORDERS:
        near[LOCATION[one]].add(LOCATION[other])
        near[LOCATION[other]].add(LOCATION[one])
    return [tuple(sorted(there)) for there in near]


NEXT_TO: Final[list[tuple[int, ...]]] = _neighbours()  # locations that touch a location


def _borders() -> list[tuple[int, ...]]:
    near: list[set[int]] = [set() for _ in TERRITORY_IDS]
    for here, there in enumerate(NEXT_TO):
        for other in there:
            if TERRITORY_OF[other] != TERRITORY_OF[here]:
                near[TERRITORY_OF[here]].add(TERRITORY_OF[other])
    return [tuple(sorted(there)) for there in near]


BORDERING: Final[list[tuple[int, ...]]] = _borders()  # territories that touch a territory

SINK: Final[int] = LOCATION["polar_sink"]
SINK_TERRITORY: Final[int] = TERRITORY["polar_sink"]
ARRAKEEN: Final[int] = TERRITORY["arrakeen"]
CARTHAG: Final[int] = TERRITORY["carthag"]
TUEKS_SIETCH: Final[int] = TERRITORY["tueks_sietch"]
SIETCH_TABR: Final[int] = TERRITORY["sietch_tabr"]
HABBANYA_SIETCH: Final[int] = TERRITORY["habbanya_sietch"]
IMPERIAL_BASIN: Final[int] = TERRITORY["imperial_basin"]
SHIELD_WALL: Final[int] = TERRITORY["shield_wall"]
GREAT_FLAT: Final[int] = TERRITORY["the_great_flat"]

STRONGHOLDS: Final[tuple[int, ...]] = tuple([number for number, terrain in enumerate(TERRAIN) if terrain == STRONGHOLD])
CITIES: Final[tuple[int, ...]] = (ARRAKEEN, CARTHAG)  # whoever holds one has ornithopters
SHELTERED: Final[tuple[int, ...]] = (IMPERIAL_BASIN, ARRAKEEN, CARTHAG)  # behind the Shield Wall
BY_THE_WALL: Final[tuple[int, ...]] = (SHIELD_WALL, *BORDERING[SHIELD_WALL])

SAND_TERRITORIES: Final[tuple[int, ...]] = tuple([n for n, terrain in enumerate(TERRAIN) if terrain == SAND])
FREMEN_LANDING_RANGE: Final = 2

BLOW_LOCATION: Final[list[int]] = [LOCATION[name] for name, _ in SPICE_BLOWS]  # by territory card
BLOW_SPICE: Final[list[int]] = [amount for _, amount in SPICE_BLOWS]


def _near_the_great_flat() -> tuple[int, ...]:
    seen = {GREAT_FLAT}
    edge = {GREAT_FLAT}
    for _ in range(FREMEN_LANDING_RANGE):
        edge = {other for here in edge for other in BORDERING[here]} - seen
        seen |= edge
    return tuple(sorted([where for territory in seen for where in LOCATIONS_IN[territory]]))


FREMEN_LANDINGS: Final[tuple[int, ...]] = _near_the_great_flat()  # locations

_WALKS: Final[dict[int, tuple[int, ...]]] = {}


def walk(start: int, steps: int, storm: int, closed: int) -> tuple[int, ...]:
    """Where a group can go: locations within so many territories, around the storm and past full strongholds.

    `closed` has a bit for every territory that may be neither entered nor crossed. [FR-IX.C.2]
    """
    key = ((closed * 32 + storm) * 8 + steps) * 128 + start
    known = _WALKS.get(key)
    if known is None:
        known = _search(start, steps, storm, closed)
        _WALKS[key] = known
    return known


def _search(start: int, steps: int, storm: int, closed: int) -> tuple[int, ...]:
    if SECTOR_OF[start] == storm:
        return ()
    cost = {start: 0}
    edge = [start]
    while edge:
        here = edge.pop(0)
        for there in NEXT_TO[here]:
            territory = TERRITORY_OF[there]
            if SECTOR_OF[there] == storm or closed >> territory & 1:
                continue
            spent = cost[here] + (territory != TERRITORY_OF[here])
            if spent <= steps and spent < cost.get(there, steps + 1):
                cost[there] = spent
                edge.append(there)
    del cost[start]
    return tuple(sorted(cost))


def zone(location: int, storm: int) -> tuple[int, ...]:
    """The part of a territory whose tokens meet in battle: the storm cuts it, and whoever stands in it is cut off."""
    pieces = LOCATIONS_IN[TERRITORY_OF[location]]
    if len(pieces) == 1 or SECTOR_OF[location] == storm:
        return (location,)
    found = [location]
    for here in found:
        for there in NEXT_TO[here]:
            if there in pieces and SECTOR_OF[there] != storm and there not in found:
                found.append(there)
    return tuple(sorted(found))
