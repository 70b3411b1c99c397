"""Sandworms: what they add to the Conflict, and whether the Shield Wall should stand."""

from __future__ import annotations

from sietch.bots.imperium.odds import odds_of
from sietch.bots.imperium.outlook import Outlook
from sietch.bots.imperium.worth import REBELLION
from sietch.imperium.defs import Space
from sietch.imperium.effects import Named
from sietch.imperium.sandworms import can_summon, conflict_is_protected


def summon_worth(o: Outlook, worms: int, limit: int = 0, later: float = 0.0) -> float:
    """The best that so many sandworms can do for one's place in the Conflict, with troops beside them."""
    return odds_of(o).best_deployment(limit, later, worms)[0]


def may_summon(o: Outlook, space: Space) -> bool:
    return space.worms > 0 and o.body.hooks and can_summon(o.s, o.me)


def summon_sandworms(o: Outlook, e: Named) -> float:
    if not can_summon(o.s, o.me):
        return 0.0
    value = summon_worth(o, e.n)
    o.note(value, "bot-sandworms")
    return value


def detonate_shield_wall(o: Outlook, e: Named) -> float:
    """Good for whoever has Maker Hooks, more so in a conflict behind the wall."""
    if not o.s.shield_wall:
        return 0.0
    me = o.me
    value = 0.3
    if o.body.hooks:
        value = 1.5 * o.progress
        if conflict_is_protected(o.s) and me.agents and me.water:
            value += 2.0
    for p in o.others():
        if p.hooks:
            value -= 0.8 * o.progress
    if value > 0:
        o.note(value, "bot-wall")
    return value


REBELLION.update({"summon_sandworms": summon_sandworms, "detonate_shield_wall": detonate_shield_wall})
