"""Who comes first: player dots around the map and the storm that passes them."""

from __future__ import annotations

from typing import Final

from sietch.classic.atlas import PLAYER_DOTS, SECTORS
from sietch.classic.state import ClassicState

NO_DOT: Final = -1  # of a faction that needs none
EXTRA_DOTS: Final[tuple[int, ...]] = (2, 8, 14)  # sectors of the seventh, eighth and ninth dot [OQ40]

# Which dots are taken when fewer than six sit at the table: spread as evenly as they can be. [FR-III.E.1]
DOTS_TAKEN: dict[int, tuple[int, ...]] = {
    2: (0, 3),
    3: (0, 2, 4),
    4: (0, 1, 3, 4),
    5: (0, 1, 2, 3, 4),
    6: (0, 1, 2, 3, 4, 5),
}


def dots_for(seats: int) -> list[int]:
    """The sector of every seat's dot; seats follow each other counterclockwise."""
    printed = len(PLAYER_DOTS)
    if seats > printed:
        return sorted([*PLAYER_DOTS, *EXTRA_DOTS[: seats - printed]])
    return [PLAYER_DOTS[dot] for dot in DOTS_TAKEN[seats]]


def set_order(s: ClassicState) -> None:
    """The first player is the next dot counterclockwise of the storm, then to the right. [FR-IX.A]"""
    s.order = sorted(range(s.seats), key=lambda seat: _after_storm(s, s.players[seat].dot))
    if s.duel is not None:
        s.order = [seat for seat in s.order if s.in_game(seat)]


def _after_storm(s: ClassicState, dot: int) -> int:
    """How far a dot lies ahead of the storm; whoever has none comes last."""
    return SECTORS if dot == NO_DOT else (dot - s.storm - 1) % SECTORS


def first_dialers(s: ClassicState) -> list[int]:
    """The two players whose dots are nearest to the start of the storm, one on each side. [FR-VI.A]"""
    seated = [p.seat for p in s.players if p.dot != NO_DOT]
    ahead = min(seated, key=lambda seat: s.players[seat].dot % SECTORS)
    behind = max(seated, key=lambda seat: s.players[seat].dot % SECTORS)
    return sorted({ahead, behind})
