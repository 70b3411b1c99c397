"""Revival: tokens, leaders, and cards that bring the dead back."""

from __future__ import annotations

from typing import Final

from sietch.bots.classic.outlook import Outlook, nearest
from sietch.classic.actions import ELITE, KARAMA_SPECIAL, LEADER, MOST_ELITES, MOST_TOKENS, PASS, PLAY, REVIVE, YES
from sietch.classic.cards import GHOLA
from sietch.classic.phases.revival import dead_leaders, free_revivals
from sietch.classic.sheets import LEADER_STRENGTH, LEADERS, leaders_of
from sietch.classic.terms import EMPEROR, HOME

COMFORT: Final = 7  # spice beyond which tokens may be paid for
GENEROUS: Final = 12


def revive(o: Outlook) -> int:
    """All that is free; more for spice when there is enough, or when the reserves run dry."""
    if ELITE <= o.options[0] <= ELITE + MOST_ELITES:
        o.why("classicbot-elite_first")
        return nearest(o.options, ELITE, ELITE + MOST_ELITES, 1)
    free = free_revivals(o.s, o.me)
    short = o.me.reserve + o.me.reserve_elite < 4
    paid = max(0, o.me.spice - (COMFORT - 4 if short else COMFORT)) // 2
    wanted = free + paid
    o.why("classicbot-revive_paid" if paid and o.options[-1] - REVIVE > free else "classicbot-revive_free")
    return nearest(o.options, REVIVE, REVIVE + MOST_TOKENS, wanted)


def more_from_emperor(o: Outlook) -> int:
    paid = max(0, o.me.spice - GENEROUS) // 2
    o.why("classicbot-help_ally" if paid else "classicbot-save_spice", {} if paid else {"n": o.me.spice})
    return nearest(o.options, REVIVE, REVIVE + MOST_TOKENS, paid)


def grant(o: Outlook) -> int:
    o.why("classicbot-help_ally")
    return YES


def revive_leader(o: Outlook) -> int:
    """The strongest leader whom one can afford without going hungry, sooner when few are left."""
    if YES in o.options and o.me.spice >= 4:
        o.why("classicbot-kwisatz_back")
        return YES
    alive = len([leader for leader in leaders_of(o.me.faction) if o.s.leaders[leader] == HOME])
    keep = 0 if alive == 0 else 3
    found = [action for action in o.options if LEADER <= action < LEADER + LEADERS]
    affordable = [action for action in found if o.me.spice - LEADER_STRENGTH[action - LEADER] >= keep]
    if not affordable:
        o.why("classicbot-save_spice", {"n": o.me.spice})
        return PASS
    best = max(affordable, key=lambda action: LEADER_STRENGTH[action - LEADER])
    o.why("classicbot-leader_back")
    return best


# -- Tleilaxu Ghola and the Emperor's special Karama -------------------------------------------------------------


def worth_resurrecting(o: Outlook, tokens: int) -> float:
    """What a card would bring back: the best dead leader, or so many tokens."""
    dead = [LEADER_STRENGTH[leader] for leader in dead_leaders(o.s, o.me)]
    alive = len([leader for leader in leaders_of(o.me.faction) if o.s.leaders[leader] == HOME])
    leader = max(dead, default=0) * (1.5 if alive <= 2 else 0.8)
    return max(leader, 1.3 * min(tokens, o.me.tanks + min(1, o.me.tanks_elite)))


def play_ghola(o: Outlook) -> int:
    """PASS unless a Ghola (or the Emperor's Karama) brings back enough now."""
    if PLAY + GHOLA in o.options and worth_resurrecting(o, 5) >= 6.0:
        o.why("classicbot-ghola")
        return PLAY + GHOLA
    if KARAMA_SPECIAL in o.options and o.me.faction == EMPEROR and worth_resurrecting(o, 3) >= 6.0:
        o.why("classicbot-ghola")
        return KARAMA_SPECIAL
    return PASS


def resurrect(o: Outlook) -> int:
    """A good leader when leaders are few, tokens otherwise."""
    if ELITE <= o.options[0] <= ELITE + MOST_ELITES:
        o.why("classicbot-elite_first")
        return o.options[-1]
    leaders = [action for action in o.options if LEADER <= action < LEADER + LEADERS]
    tokens = [action for action in o.options if REVIVE <= action <= REVIVE + MOST_TOKENS]
    alive = len([leader for leader in leaders_of(o.me.faction) if o.s.leaders[leader] == HOME])
    if leaders:
        best = max(leaders, key=lambda action: LEADER_STRENGTH[action - LEADER])
        strength = LEADER_STRENGTH[best - LEADER] * (1.5 if alive <= 2 else 0.8)
        if not tokens or strength >= 1.3 * (tokens[-1] - REVIVE):
            o.why("classicbot-leader_back")
            return best
    o.why("classicbot-tokens_back")
    return tokens[-1] if tokens else o.options[0]
