"""The arena as a graph: spaces, their four sides, and the edges on which obstacles stand. [FR-XIX.C.3.c, FR-XIX.C.8]"""

from __future__ import annotations

from typing import Final

from sietch.classic.duel.arena_data import MIDDLE, OUTER, SPACES

# The sides of a space, for somebody who faces the centre.
INWARD: Final = 0
OUTWARD: Final = 1
RIGHT: Final = 2
LEFT: Final = 3
SIDES: Final = 4
NOWHERE: Final = -1

SPACE_IDS: Final[list[str]] = [row[0] for row in SPACES]
SPACE: Final[dict[str, int]] = {name: number for number, name in enumerate(SPACE_IDS)}
RING: Final[list[int]] = [row[1] for row in SPACES]
NEIGHBOUR: Final[list[list[int]]] = [[SPACE.get(name, NOWHERE) for name in row[2:]] for row in SPACES]
OUTER_SPACES: Final[list[int]] = [space for space, ring in enumerate(RING) if ring == OUTER]
MIDDLE_SPACES: Final[list[int]] = [space for space, ring in enumerate(RING) if ring == MIDDLE]


def _edges() -> list[tuple[int, int]]:
    found = {(min(here, there), max(here, there)) for here in range(len(SPACES)) for there in NEIGHBOUR[here]}
    return sorted([edge for edge in found if edge[0] >= 0])


EDGES: Final[list[tuple[int, int]]] = _edges()
EDGE_IDS: Final[list[str]] = [f"{SPACE_IDS[one]}/{SPACE_IDS[other]}" for one, other in EDGES]
_EDGE: Final[dict[int, int]] = {one * len(SPACES) + other: number for number, (one, other) in enumerate(EDGES)}


def edge_between(one: int, other: int) -> int:
    """The edge that two adjacent spaces share."""
    return _EDGE[min(one, other) * len(SPACES) + max(one, other)]


def blocked(obstacles: int, one: int, other: int) -> bool:
    """Whether an obstacle (a bit for every edge) stands between two adjacent spaces. [FR-XIX.C.8]"""
    return bool(obstacles >> edge_between(one, other) & 1)


def side_towards(here: int, there: int) -> int:
    """On which side of a space another one lies; NOWHERE when they do not touch."""
    for side in range(SIDES):
        if NEIGHBOUR[here][side] == there:
            return side
    return NOWHERE


def within(start: int, steps: int, obstacles: int) -> set[int]:
    """Every space that can be reached in so many steps past the obstacles, whoever stands in between."""
    seen = {start}
    edge = {start}
    for _ in range(steps):
        near = {(here, there) for here in edge for there in NEIGHBOUR[here] if there != NOWHERE}
        edge = {there for here, there in near if not blocked(obstacles, here, there)} - seen
        seen |= edge
    return seen - {start}
