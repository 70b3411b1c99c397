"""A commander's own board: the Emperor's for Shaddam, the Fremen's for Muad'Dib. [S6-16..S6-20]"""

from __future__ import annotations

from typing import Any, Final

import sietch.imperium.frames.spying as spying
import sietch.imperium.gains as gains
import sietch.imperium.tracks as tracks
from sietch.imperium.actions import FACTION, PERSONAL
from sietch.imperium.frames.base import Ask
from sietch.imperium.state import ImperiumState, Player
from sietch.imperium.terms import FACTIONS, SOLARI, SPICE, VP_LEVEL, WATER

TOP_OF_PERSONAL_TRACK: Final = 4
# Where the influence of the space just visited went.
OWN_TRACK: Final = 1
BOARD_TRACK: Final = 2


class ChooseTrack(Ask):
    """A commander's own faction: the personal track, or the ally's place on the board. [S6-19, S6-20]"""

    __slots__ = ("faction", "here", "n")

    def __init__(self, seat: int, faction: int, n: int, here: bool) -> None:
        self.seat = seat
        self.faction = faction
        self.n = n
        self.here = here  # the influence of the space just visited

    def options(self, s: ImperiumState, seat: int) -> list[int]:
        return sorted([PERSONAL, FACTION + self.faction])

    def choose(self, s: ImperiumState, seat: int, action: int) -> None:
        p = s.players[self.seat]
        if self.here:
            p.track = OWN_TRACK if action == PERSONAL else BOARD_TRACK
        if action == PERSONAL:
            rise(s, p, self.n)
        else:
            tracks.gain_influence(s, s.body(p), self.faction, self.n)

    def about(self, s: ImperiumState) -> dict[str, Any]:
        return {"faction": FACTIONS[self.faction], "count": self.n, "other": s.players[self.seat].ally}


def gain_here(s: ImperiumState, p: Player, faction: int, n: int) -> None:
    """The influence of the space just visited; two instead of one go to the same track. [R-AGT-06]"""
    if p.track == OWN_TRACK:
        rise(s, p, n)
    elif p.track == BOARD_TRACK:
        tracks.gain_influence(s, s.body(p), faction, n)
    else:
        s.stack.append(ChooseTrack(p.seat, faction, n, True))


def rise(s: ImperiumState, p: Player, n: int) -> None:
    """Rise on the commander's own track, with what every step gives to the team. [S6-16, S6-17]"""
    for _ in range(n):
        if p.personal >= TOP_OF_PERSONAL_TRACK:
            return
        p.personal += 1
        if s.sink is not None:
            s.emit("personal", p.seat, {"level": p.personal})
        fremen = p.team == 0
        if p.personal == VP_LEVEL or p.personal == TOP_OF_PERSONAL_TRACK:
            tracks.gain_vp(s, p, 1)
        elif p.personal < VP_LEVEL:
            for q in team_of(s, p):
                gains.gain(s, q, SPICE if fremen else SOLARI, 1)
        elif fremen:
            for q in team_of(s, p):
                gains.gain(s, q, WATER, 1)
        else:
            s.then(*[spying.PlaceSpy(q.seat, 1, 0, False, False, False) for q in team_of(s, p)])


def team_of(s: ImperiumState, p: Player) -> list[Player]:
    """The player and the two teammates, clockwise: so they are asked where each has something to decide."""
    n = len(s.players)
    seats = [(p.seat + i) % n for i in range(n)]
    return [s.players[seat] for seat in seats if s.players[seat].team == p.team]


def fall(s: ImperiumState, p: Player) -> None:
    """Fall by one on the commander's own track; its points go, what the team has gained stays. [S6-21, R-INF-01]"""
    if p.personal == VP_LEVEL or p.personal == TOP_OF_PERSONAL_TRACK:
        tracks.gain_vp(s, p, -1)
    p.personal -= 1
    if s.sink is not None:
        s.emit("personal_lost", p.seat, {"level": p.personal})


def spies_are_next(p: Player) -> bool:
    """Whether the next step of the own track has everybody place a Spy."""
    return p.team == 1 and p.personal == TOP_OF_PERSONAL_TRACK - 2
