"""Sandworms, Maker Hooks, and the Shield Wall. [R-WRM-01..06]"""

from __future__ import annotations

from sietch.imperium.defs import SPACES
from sietch.imperium.state import ImperiumState, Player


def conflict_is_protected(s: ImperiumState) -> bool:
    """While the Shield Wall stands, no sandworm joins a conflict about a protected place. [R-WRM-02]"""
    if not s.shield_wall or s.conflict_card < 0:
        return False
    contested = s.kit.contested[s.conflict_card]
    return contested >= 0 and SPACES[contested].protected


def can_summon(s: ImperiumState, p: Player) -> bool:
    if p.team == 1:
        return False  # C10: sandworms come to Muad'Dib's team alone
    return s.conflict_card >= 0 and not p.no_deploy and not conflict_is_protected(s)


def summon(s: ImperiumState, p: Player, n: int) -> None:
    """From the bank straight into the Conflict; never into a garrison. [R-WRM-01]"""
    q = s.body(p)
    q.worms += n
    p.deployed += n
    if q.seat != p.seat:
        q.deployed += n
    if s.sink is not None:
        s.emit("sandworm", p.seat, {"count": n})


def detonate(s: ImperiumState, p: Player) -> None:
    """Remove the Shield Wall for good. [R-WRM-05]"""
    s.shield_wall = False
    if s.sink is not None:
        s.emit("detonate", p.seat, {})
