"""A faction without tokens needs no place at the edge of the map. [SH-BENE_TLEILAX.1, OQ40]"""

from __future__ import annotations

from sietch.classic.factions_extra.affairs import Affairs
from sietch.classic.order import NO_DOT, dots_for, first_dialers, set_order
from sietch.classic.state import ClassicState
from sietch.classic.terms import BENE_TLEILAX


def seat_the_tleilaxu(s: ClassicState) -> None:
    """They take no dot and dial no storm; the others sit as if they were alone, and come before them."""
    s.affairs = Affairs()
    seated = [p for p in s.players if p.faction != BENE_TLEILAX]
    for p, dot in zip(seated, dots_for(len(seated)), strict=True):
        p.dot = dot
    s.players[s.seat_of[BENE_TLEILAX]].dot = NO_DOT
    set_order(s)
    s.dialers = first_dialers(s)
