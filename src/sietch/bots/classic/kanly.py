"""Threats of Kanly: whom to warn off, when to make good on it, and whom to meet."""

from __future__ import annotations

from typing import Final

from sietch.bots.classic.outlook import Outlook
from sietch.bots.classic.strongholds import leader_of, needed, presence
from sietch.classic.actions import AGAINST, DEED, KANLY, LEADER, PASS, THREATEN
from sietch.classic.duel.cards import KNIFE
from sietch.classic.duel.champions import available
from sietch.classic.duel.deeds import ENTER, SHIP
from sietch.classic.duel.threats import NameDeed
from sietch.classic.forces import present
from sietch.classic.phases.shipment import lands_free
from sietch.classic.sheets import ORDINARY
from sietch.classic.state import Player
from sietch.classic.terms import FACTIONS, MOVEMENT
from sietch.classic.victory import victory_territories

ARMED: Final = 2  # attacks in hand that make a duel worth seeking
CHAMPION: Final = 4  # how strong a leader must be to threaten with


def blades(o: Outlook, seat: int) -> int:
    """Attacks in one's hand."""
    return len([card for card in o.s.duels().hands[seat] if card <= KNIFE])


def followers(o: Outlook, seat: int) -> list[int]:
    """The living leaders of a seat without the principal character."""
    return [leader for leader in available(o.s, seat) if leader < ORDINARY]


def _goal(o: Outlook, p: Player) -> int:
    """The stronghold that a rival must not enter: one that this side holds, or that would win; -1 for none."""
    side = p.allies | 1 << p.seat
    close = presence(o, side) + 1 >= needed(o, side)
    best = -1
    for territory in victory_territories(o.s):
        there = present(o.s, territory)
        if any(side >> seat & 1 for seat in there):
            continue
        if o.seat in there:
            return territory
        if close and best < 0:
            best = territory
    return best


def threaten(o: Outlook) -> int:
    """Warn whoever is closest to victory, shortly before they move, and only with a blade in the sleeve."""
    if not any(THREATEN <= action < THREATEN + FACTIONS for action in o.options) or o.s.phase != MOVEMENT:
        return PASS
    if not blades(o, o.seat) or not any(o.s.rules.strength(leader) >= CHAMPION for leader in followers(o, o.seat)):
        return PASS
    rivals = [p for p in o.foes if THREATEN + p.faction in o.options and o.still_to_move(p)]
    near = [p for p in rivals if _goal(o, p) >= 0 and _close(o, p)]
    if near:
        p = max(near, key=lambda rival: (presence(o, rival.allies | 1 << rival.seat), -rival.seat))
    else:
        prey = [p for p in rivals if outarmed(o, p)]
        if not prey:
            return PASS
        p = max(prey, key=lambda rival: (rival.spice, -rival.seat))
    o.why("classicbot-threaten", {"faction": leader_of(o, 1 << p.seat)})
    return THREATEN + p.faction


def _close(o: Outlook, p: Player) -> bool:
    side = p.allies | 1 << p.seat
    return presence(o, side) + 1 >= needed(o, side)


def outarmed(o: Outlook, p: Player) -> bool:
    """Whether a duel against somebody is likely to be won, and they will hardly do without their ships."""
    if blades(o, o.seat) < ARMED or len(o.s.duels().hands[p.seat]) >= ARMED or lands_free(p):
        return False
    return p.reserve + p.reserve_elite > 0 and bool(followers(o, p.seat))


def name_deed(o: Outlook) -> int:
    """The stronghold that matters most; of somebody who is no danger, what cannot well be left undone."""
    frame = o.frame
    assert isinstance(frame, NameDeed)
    p = o.s.players[frame.target]
    o.why("classicbot-forbid")
    if not _close(o, p) and outarmed(o, p) and DEED + SHIP in o.options:
        return DEED + SHIP
    goal = _goal(o, p)
    wanted = [DEED + ENTER + territory for territory in (goal, *victory_territories(o.s)) if territory >= 0]
    return next((action for action in wanted if action in o.options), o.options[0])


def call(o: Outlook) -> int:
    """A threat that is not made good costs a leader of the other's choice."""
    o.why("classicbot-call_kanly")
    return KANLY


def answer_one(o: Outlook) -> int:
    """Meet the one who can hurt least."""
    o.why("classicbot-weakest_rival")
    return min(o.options, key=lambda action: _danger(o, o.s.seat(action - AGAINST)))


def _danger(o: Outlook, seat: int) -> int:
    strengths = [o.s.rules.strength(leader) for leader in followers(o, seat)]
    return max(strengths, default=0) + 3 * len(o.s.duels().hands[seat])


def claim(o: Outlook) -> int:
    """The principal character of somebody who has slept, or else the strongest leader."""
    prey = [action for action in o.options if action != PASS]
    if not prey:
        return PASS
    o.why("classicbot-claim")
    return max(prey, key=lambda action: o.s.rules.strength(action - LEADER))
