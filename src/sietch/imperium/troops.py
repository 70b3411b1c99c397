"""Troops: recruited, deployed, retreated, lost."""

from __future__ import annotations

from sietch.imperium.state import ImperiumState, Player


def recruit(s: ImperiumState, p: Player, n: int) -> int:
    """From the supply to the garrison, as many as there are; returns how many. [R-GEN-09]"""
    p = s.body(p)
    n = min(n, p.supply)
    p.supply -= n
    p.garrison += n
    p.recruited += n
    if s.sink is not None and n:
        s.emit("recruit", p.seat, {"count": n})
    return n


def deploy(s: ImperiumState, p: Player, n: int) -> None:
    """From the garrison to the Conflict."""
    q = s.body(p)
    if q.seat != p.seat:
        p.deployed += n
    q.garrison -= n
    q.recruited = min(q.recruited, q.garrison)
    _arrive(s, q, n)


def deploy_from_supply(s: ImperiumState, p: Player, n: int, in_turn: bool) -> None:
    """From the supply straight to the Conflict, as many as there are."""
    p = s.body(p)
    n = min(n, p.supply)
    p.supply -= n
    if in_turn:
        _arrive(s, p, n)
    else:
        p.conflict += n
        if s.sink is not None and n:
            s.emit("deploy", p.seat, {"count": n, "troops": p.conflict})


def _arrive(s: ImperiumState, p: Player, n: int) -> None:
    p.conflict += n
    p.deployed += n
    if s.sink is not None and n:
        s.emit("deploy", p.seat, {"count": n, "troops": p.conflict})


def retreat(s: ImperiumState, p: Player, n: int) -> None:
    """From the Conflict to the garrison."""
    p = s.body(p)
    p.conflict -= n
    p.garrison += n
    if s.kit.six:
        lose_revealed_swords(p)
    if s.sink is not None and n:
        s.emit("retreat", p.seat, {"count": n, "troops": p.conflict})


def lose_revealed_swords(p: Player) -> None:
    """Who is out of the Conflict after the own Reveal turn does not get its swords back by coming late. [C5, C6]"""
    if p.revealed and not p.revealing and not p.units():
        p.swords = 0


def lose_from_conflict(s: ImperiumState, p: Player, n: int) -> None:
    """From the Conflict to the supply."""
    p = s.body(p)
    p.conflict -= n
    p.supply += n
    if s.kit.six:
        lose_revealed_swords(p)
    if s.sink is not None and n:
        s.emit("lose_troops", p.seat, {"count": n, "from": "conflict"})


def lose_from_garrison(s: ImperiumState, p: Player, n: int) -> None:
    """From the garrison to the supply."""
    n = min(n, p.garrison)
    p.garrison -= n
    p.supply += n
    if s.sink is not None and n:
        s.emit("lose_troops", p.seat, {"count": n, "from": "garrison"})
