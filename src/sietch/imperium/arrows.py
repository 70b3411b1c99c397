"""A commander's Agents point to the ally through whom they act. [C1]"""

from __future__ import annotations

from typing import Final

from sietch.imperium.state import Player

LEFT: Final = 1
RIGHT: Final = 2
BOTH: Final = 4  # the Swordmaster
SEATS: Final = 6


def arrow_to_ally(p: Player) -> int:
    """The Agent that points to the activated ally: the arrow on that side, or the two-arrow Swordmaster."""
    side = LEFT if p.ally == (p.seat + 2) % SEATS else RIGHT
    return side if p.arrows & side else p.arrows & BOTH
