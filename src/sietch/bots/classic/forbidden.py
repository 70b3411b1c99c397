"""Deeds that somebody has threatened to answer with Kanly: what it would cost to do them all the same."""

from __future__ import annotations

from typing import Final

from sietch.bots.classic.kanly import blades, followers
from sietch.bots.classic.outlook import Outlook
from sietch.classic.atlas import TERRITORY_OF
from sietch.classic.duel.deeds import ENTER, SHIP
from sietch.classic.duel.state import SPOKEN

DECIDED: Final = 0.65  # how often a duel ends with somebody's death
EVEN: Final = 0.5
EDGE: Final = 0.09  # what one blade more than the other adds to one's chances
A_BLADE: Final = 0.55  # how often a card that one has not seen is one
LOSABLE: Final = 40.0  # the principal character, if nobody else can go


def threatened_for(o: Outlook, deed: int) -> list[int]:
    """Who may call Kanly if this seat does something."""
    duels = o.s.duel
    if duels is None or not duels.threats:
        return []
    return [by for by, to, what, how in duels.threats if to == o.seat and what == deed and how == SPOKEN]


def cost_of(o: Outlook, *deeds: int) -> float:
    """What doing some things is likely to cost, in spice; one duel a turn is owed."""
    rivals = {by for deed in deeds for by in threatened_for(o, deed)}
    return max([duel_cost(o, by) for by in sorted(rivals)], default=0.0)


def duel_cost(o: Outlook, rival: int) -> float:
    """A leader and the spice before the shield, if the duel is lost; somebody else's, if it is won."""
    rules = o.s.rules
    theirs = A_BLADE * len(o.s.duels().hands[rival])
    win = min(0.85, max(0.15, EVEN + EDGE * (blades(o, o.seat) - theirs)))
    mine, others = followers(o, o.seat), followers(o, rival)
    lost = min([float(rules.strength(leader)) for leader in mine], default=LOSABLE) + o.me.spice / 4
    won = min([float(rules.strength(leader)) for leader in others], default=0.0)
    return max(0.0, DECIDED * ((1.0 - win) * lost - win * won))


def journey_cost(o: Outlook, ships: bool, *places: int) -> float:
    """The same for a shipment and the places where tokens arrive."""
    duels = o.s.duel
    if duels is None or not duels.threats:
        return 0.0
    deeds = [ENTER + TERRITORY_OF[place] for place in places if place >= 0]
    return cost_of(o, *([SHIP, *deeds] if ships else deeds))
