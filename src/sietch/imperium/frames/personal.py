"""A commander's own board: the Emperor's for Shaddam, the Fremen's for Muad'Dib. [S6-16..S6-20]"""

from __future__ import annotations

from typing import Any, Final

import sietch.imperium.frames.spying as spying
import sietch.imperium.gains as gains
import sietch.imperium.tracks as tracks
from sietch.imperium.actions import FACTION, PERSONAL
from sietch.imperium.frames.base import Ask
from sietch.imperium.state import ImperiumState, Player
from sietch.imperium.terms import FACTIONS, SOLARI, SPICE, WATER

TOP_OF_PERSONAL_TRACK: Final = 4


class ChooseTrack(Ask):
    """A commander's own faction: the personal track, or the ally's place on the board. [S6-19, S6-20]"""

    __slots__ = ("faction", "n")

    def __init__(self, seat: int, faction: int, n: int) -> None:
        self.seat = seat
        self.faction = faction
        self.n = n

    def options(self, s: ImperiumState, seat: int) -> list[int]:
        return sorted([PERSONAL, FACTION + self.faction])

    def choose(self, s: ImperiumState, seat: int, action: int) -> None:
        p = s.players[self.seat]
        if action == PERSONAL:
            rise(s, p, self.n)
        else:
            tracks.gain_influence(s, s.body(p), self.faction, self.n)

    def about(self, s: ImperiumState) -> dict[str, Any]:
        return {"faction": FACTIONS[self.faction], "count": self.n}


def rise(s: ImperiumState, p: Player, n: int) -> None:
    """Rise on the commander's own track, with what every step gives to the team. [S6-16, S6-17]"""
    for _ in range(n):
        if p.personal >= TOP_OF_PERSONAL_TRACK:
            return
        p.personal += 1
        if s.sink is not None:
            s.emit("personal", p.seat, {"level": p.personal})
        if p.personal in (2, 4):
            tracks.gain_vp(s, p, 1)
            continue
        for q in [p, *[q for q in s.players if q.team == p.team and q.seat != p.seat]]:
            fremen = p.team == 0
            if p.personal == 1:
                gains.gain(s, q, SPICE if fremen else SOLARI, 1)
            elif fremen:
                gains.gain(s, q, WATER, 1)
            else:
                s.stack.append(spying.PlaceSpy(q.seat, 1, 0, False, False, False))
