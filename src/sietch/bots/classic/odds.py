"""Rough odds of a battle before plans are made: tokens, the best leader, and what cards may add."""

from __future__ import annotations

from math import exp
from typing import Final

from sietch.bots.classic.hearsay import edge_of
from sietch.bots.classic.outlook import Outlook
from sietch.classic.plans import available_leaders
from sietch.classic.state import Player
from sietch.classic.terms import EMPEROR, FREMEN

SPREAD: Final = 2.6  # a lead of so much wins three battles in four
HALF: Final = 0.5


def best_leader(o: Outlook, p: Player, territory: int) -> int:
    """The strength of the best leader who can still lead there; of one's own, not one who is certainly betrayed."""
    key = 4000 + p.seat * 64 + territory
    known = o.memory.get(key)
    if known is not None:
        return int(known)
    best = max([o.s.rules.strength(leader) for leader in available_leaders(o.s, p, territory)], default=0)
    o.memory[key] = float(best)
    return best


def weight(o: Outlook, p: Player, tokens: int, elites: int, against: Player | None, spent: int = 0) -> float:
    """What tokens count for, with the spice left to support them in the advanced game."""
    value = 1 if p.faction == EMPEROR and against is not None and against.faction == FREMEN else 2
    full = tokens + value * elites
    if not o.s.rules.advanced:
        return float(full)
    spice = max(0, p.spice - spent)
    paid_elites = min(elites, spice)
    paid = min(tokens, spice - paid_elites)
    return HALF * full + HALF * (value * paid_elites + paid)


def muscle(
    o: Outlook, p: Player, territory: int, tokens: int, elites: int, against: Player | None, spent: int = 0
) -> float:
    return weight(o, p, tokens, elites, against, spent) + best_leader(o, p, territory) + edge_of(o, p)


def lead_wins(lead: float) -> float:
    """How likely a lead in strength wins."""
    return 1.0 / (1.0 + exp(-lead / SPREAD))


def beats(
    o: Outlook,
    one: Player,
    tokens: tuple[int, int],
    other: Player,
    others: tuple[int, int],
    territory: int,
    spent: int = 0,
) -> float:
    """How likely one player's tokens beat another's in a territory, and that somebody is left to stand there."""
    mine = muscle(o, one, territory, tokens[0], tokens[1], other, spent)
    theirs = muscle(o, other, territory, others[0], others[1], one)
    chance = lead_wins(mine - theirs)
    # A lone token that has to be dialed wins nothing that lasts.
    return chance * 0.6 if tokens[0] + tokens[1] == 1 else chance
