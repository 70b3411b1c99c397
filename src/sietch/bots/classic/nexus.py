"""Alliances: with whom victory is near, and shared with few."""

from __future__ import annotations

from typing import Final

from sietch.bots.classic.forbidden import cost_of
from sietch.bots.classic.outlook import Outlook
from sietch.bots.classic.strongholds import foreseen, leader_of, needed, presence
from sietch.classic.actions import DONE, INVITE, JOIN, LEAVE
from sietch.classic.duel.deeds import ALLY
from sietch.classic.state import Player
from sietch.classic.terms import FACTIONS, FREMEN, GUILD, TURNS

SHARING: Final = 0.68  # a victory shared by k is worth k to the power of minus this
BETTER: Final = 1.12  # nobody changes sides for less
TOO_DEAR: Final = 3.0  # a duel that costs more is not risked for an alliance
LATE: Final = 11  # the turn from which the Guild and the Fremen think of the end


def prospects(o: Outlook, side: int) -> float:
    """How likely a side wins soon, times what a share of it is worth."""
    size = side.bit_count()
    short = needed(o, side) - presence(o, side)
    if short <= 0:
        chance = 0.75
    elif short == 1:
        chance = 0.45 + 0.03 * size
    elif short == 2:
        chance = 0.25 + 0.03 * size
    else:
        chance = 0.12 + 0.03 * size
    others = [p for p in o.s.players if not side >> p.seat & 1]
    if not others:
        return 0.0  # a victory over nobody is none
    if short <= 0 and len(others) <= 2:
        chance = 0.85
    if o.s.turn >= LATE:
        chance += _patience(o, side) * (o.s.turn - LATE + 1) / (TURNS - LATE + 1)
    worth: float = float(size) ** -SHARING
    return min(chance, 0.95) * worth


def _patience(o: Outlook, side: int) -> float:
    """The Guild, and the Fremen, only need to wait."""
    waiting = 0.0
    for faction, worth in ((GUILD, 0.35), (FREMEN, 0.15)):
        seat = o.s.seat(faction)
        if seat >= 0 and side >> seat & 1:
            waiting += worth
    return waiting


def alliance(o: Outlook) -> int:
    """Join or invite whoever makes things better, leave what does not, and let it be otherwise."""
    s = o.s
    now = prospects(o, o.side)
    best, most = DONE, now * BETTER
    danger = outside_danger(o)
    # Whoever has been warned not to ally with somebody thinks twice.
    forbidden = [f for f in range(FACTIONS) if cost_of(o, ALLY + f) > TOO_DEAR] if s.duel is not None else []
    # Invitations come last: who is invited already need not invite.
    for action in sorted(o.options, reverse=True):
        if (action - JOIN in forbidden) or (action - INVITE in forbidden):
            continue
        if JOIN <= action < JOIN + FACTIONS:
            host = s.players[s.seat(action - JOIN)]
            side = host.allies | 1 << host.seat | 1 << o.seat
            value = prospects(o, side)
            # A side that is about to win anyway is better joined than fought.
            if danger >> host.seat & 1 and side.bit_count() <= largest(o) + 1 and value < now * BETTER:
                value = now * BETTER + 0.5 * value
            if value > most:
                best, most = action, value
        elif INVITE <= action < INVITE + FACTIONS:
            guest = s.players[s.seat(action - INVITE)]
            value = prospects(o, o.side | 1 << guest.seat)
            if welcome(o, guest) and value > most:
                best, most = action, value
        elif action == LEAVE and prospects(o, 1 << o.seat) > most:
            best, most = action, prospects(o, 1 << o.seat)
    _say(o, best)
    return best


def welcome(o: Outlook, guest: Player) -> bool:
    """Somebody whom one's own allies do not need to share with is not invited; nor is the one who was foretold."""
    if foreseen(o, 1 << guest.seat) or _suitor(o):
        return False
    return o.side.bit_count() < largest(o)


def _suitor(o: Outlook) -> bool:
    """Whether somebody who is still alone has an invitation of this seat: one at a time, or the table is invited."""
    return any(o.s.invited[p.seat] >> o.seat & 1 and not p.allies for p in o.foes)


def largest(o: Outlook) -> int:
    """Half the table: a victory shared by more is hardly one."""
    return max(2, o.s.seats // 2)


def outside_danger(o: Outlook) -> int:
    """The alliance that already holds enough to win without this seat, as bits; 0 for none."""
    for p in o.foes:
        side = p.allies | 1 << p.seat
        if presence(o, side) >= needed(o, side):
            return side
    return 0


def _say(o: Outlook, action: int) -> None:
    if JOIN <= action < JOIN + FACTIONS:
        o.why("classicbot-join")
    elif INVITE <= action < INVITE + FACTIONS:
        o.why("classicbot-invite")
    elif action == LEAVE:
        o.why("classicbot-leave")
    elif o.me.allies:
        o.why("classicbot-stay_allied", {"faction": leader_of(o, o.me.allies)})
    else:
        o.why("classicbot-alone")
