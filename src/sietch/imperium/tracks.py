"""Influence tracks, alliances, and victory points."""

from __future__ import annotations

import sietch.imperium.frames.personal as personal
import sietch.imperium.frames.spying as spying
import sietch.imperium.resolve as resolve
from sietch.imperium.defs import LEADERS
from sietch.imperium.piles import draw_intrigue
from sietch.imperium.state import ImperiumState, Player, own_faction
from sietch.imperium.terms import (
    ALLIANCE_LEVEL,
    BENE_GESSERIT,
    EMPEROR,
    FACTIONS,
    HUMAN,
    SPACING_GUILD,
    TOP_OF_TRACK,
    VP_LEVEL,
)
from sietch.imperium.troops import recruit


def gain_vp(s: ImperiumState, p: Player, n: int) -> None:
    """Move the score marker; the two-player automaton has none. [R-GEN-10, TP4]"""
    if not p.scores:
        return
    p.vp += n
    if s.sink is not None:
        s.emit("vp", p.seat, {"gained": n, "vp": p.vp})


def gain_influence(s: ImperiumState, p: Player, faction: int, n: int) -> None:
    """Rise on a track: a victory point at 2, the bonus at 4, and perhaps the alliance. [R-IN-01..03]"""
    if p.commander:
        if faction == own_faction(p):
            s.stack.append(personal.ChooseTrack(p.seat, faction, n, False))
            return
        p = s.body(p)
    before = p.influence[faction]
    level = min(before + n, TOP_OF_TRACK)
    if level == before:
        return
    p.influence[faction] = level
    if s.sink is not None:
        s.emit("influence", p.seat, {"faction": FACTIONS[faction], "gained": level - before, "level": level})
    if before < VP_LEVEL <= level:
        gain_vp(s, p, 1)
        if p.kind == HUMAN and p.leader >= 0 and LEADERS[p.leader].reach_faction == faction:
            resolve.begin(s, p, LEADERS[p.leader].reach)
    if level >= ALLIANCE_LEVEL:
        if before < ALLIANCE_LEVEL and p.kind == HUMAN:
            gain_track_bonus(s, p, faction)
        holder = s.alliance[faction]
        if holder != p.seat and (holder < 0 or level > s.players[holder].influence[faction]):
            give_alliance(s, faction, p.seat)


def gain_track_bonus(s: ImperiumState, p: Player, faction: int) -> None:
    """What each track gives at 4; automata get nothing. [R-IN-02, HG5]"""
    if faction == EMPEROR:
        if s.kit.uprising and not s.kit.six:
            s.stack.append(spying.PlaceSpy(p.seat, 1, 0, False, False, False))
        else:
            recruit(s, p, 2)
    elif faction == SPACING_GUILD:
        p.solari += 3
    elif faction == BENE_GESSERIT:
        draw_intrigue(s, p, 1)
    elif s.kit.six:
        s.stack.append(spying.PlaceSpy(p.seat, 1, 0, False, False, False))
    else:
        p.water += 1
    if s.sink is not None:
        s.emit("track_bonus", p.seat, {"faction": FACTIONS[faction]})


def give_alliance(s: ImperiumState, faction: int, seat: int) -> None:
    """Hand an alliance token, and its victory point, to a seat (-1: back to the board)."""
    holder = s.alliance[faction]
    if holder >= 0:
        gain_vp(s, s.players[holder], -1)
    s.alliance[faction] = seat
    if seat >= 0:
        gain_vp(s, s.players[seat], 1)
    if s.sink is not None:
        s.emit("alliance", seat, {"faction": FACTIONS[faction], "from": holder})


def lose_influence(s: ImperiumState, p: Player, faction: int) -> list[int]:
    """Fall by one. Returns the seats between which the holder must choose who takes the alliance. [R-IN-04]"""
    before = p.influence[faction]
    level = before - 1
    p.influence[faction] = level
    if s.sink is not None:
        s.emit("influence", p.seat, {"faction": FACTIONS[faction], "gained": -1, "level": level})
    if before == VP_LEVEL:
        gain_vp(s, p, -1)
    if s.alliance[faction] != p.seat:
        return []
    heirs = [
        other.seat
        for other in s.players
        if other.seat != p.seat and other.influence[faction] > level and other.influence[faction] >= ALLIANCE_LEVEL
    ]
    if len(heirs) > 1:
        return heirs
    if heirs:
        give_alliance(s, faction, heirs[0])
    elif level < ALLIANCE_LEVEL:
        give_alliance(s, faction, -1)
    return []


def has_alliance(s: ImperiumState, seat: int, faction: int) -> bool:
    return s.alliance[faction] == seat


def has_any_alliance(s: ImperiumState, seat: int) -> bool:
    return seat in s.alliance
