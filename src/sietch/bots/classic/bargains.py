"""Deals: spice for promises that cost little; never one that opens the way to somebody's victory."""

from __future__ import annotations

from typing import Final

from sietch.bots.classic.outlook import Outlook, tokens_at
from sietch.bots.classic.strongholds import can_bring, needed, presence
from sietch.classic.actions import (
    ACCEPT,
    DEAL_WITH,
    DROP,
    GIVE_SPICE,
    MOST_SPICE,
    OFFER,
    PASS,
    PAY_LATER,
    PROMISE,
    PROMISES,
    REFUSE,
    WANT,
    WANT_LATER,
    WANT_SPICE,
)
from sietch.classic.deals import ALLIANCE, KEEP_OUT, NO_BID, NO_KARAMA, NO_SHIPMENT, NO_TRAITOR_CALL
from sietch.classic.state import Player
from sietch.classic.terms import FACTIONS, MOVEMENT, REVIVAL
from sietch.classic.victory import victory_territories

NEVER_BELOW: Final = 4  # spice that a deal may not touch
RICH: Final = 14
TOLL: Final = 2  # what keeping out of a stronghold is worth to whoever holds it
TRUST: Final = 0.7  # of spice promised for later


def answer_deals(o: Outlook) -> int:
    """Accept or refuse what is on the table, finish what was begun, rarely offer something; PASS for none of it."""
    for action in o.options:
        if REFUSE <= action < REFUSE + FACTIONS:
            return _answer(o, action - REFUSE)
    if o.me.draft:
        return _word(o)
    return _begin(o)


# -- somebody else's offer --------------------------------------------------------------------------------------


def _answer(o: Outlook, faction: int) -> int:
    giver = o.s.players[o.s.seat(faction)]
    worth = 0.0
    spice = 0
    for deal in o.s.deals:
        if deal[0] == giver.seat and deal[1] == o.seat:
            for clause in deal[2:]:
                worth += clause_worth(o, giver, clause)
                if WANT_SPICE <= clause < WANT_SPICE + MOST_SPICE:
                    spice += clause - WANT_SPICE + 1
                elif WANT_LATER <= clause < WANT_LATER + MOST_SPICE:
                    spice += clause - WANT_LATER + 1
    if spice and o.me.spice - spice < NEVER_BELOW:
        worth = -1.0
    if worth > 0.5 and ACCEPT + faction in o.options:
        o.why("classicbot-accept")
        return ACCEPT + faction
    o.why("classicbot-refuse")
    return REFUSE + faction


def clause_worth(o: Outlook, giver: Player, clause: int) -> float:
    """What one clause of somebody's offer brings to this seat."""
    if GIVE_SPICE <= clause < GIVE_SPICE + MOST_SPICE:
        return float(clause - GIVE_SPICE + 1)
    if WANT_SPICE <= clause < WANT_SPICE + MOST_SPICE:
        return -float(clause - WANT_SPICE + 1)
    if PAY_LATER <= clause < PAY_LATER + MOST_SPICE:
        return TRUST * min(clause - PAY_LATER + 1, giver.spice)
    if WANT_LATER <= clause < WANT_LATER + MOST_SPICE:
        return -float(clause - WANT_LATER + 1)
    if PROMISE <= clause < PROMISE + len(PROMISES):
        return _promise_worth(o, clause - PROMISE, giver)
    return -_promise_cost(o, clause - WANT, giver)


def _promise_worth(o: Outlook, what: int, by: Player) -> float:
    """What somebody's promise is worth."""
    if what == NO_SHIPMENT:
        return 2.0 if o.s.phase <= MOVEMENT and by.reserve else 0.0
    if what >= KEEP_OUT and tokens_at(o.me, what - KEEP_OUT) != (0, 0):
        return 1.5 if can_bring(o, by, what - KEEP_OUT) else 0.2
    return 0.5 if what in (NO_TRAITOR_CALL, NO_KARAMA) else 0.0


def _promise_cost(o: Outlook, what: int, to: Player) -> float:
    """What it costs to promise something; what might let a victory through has no price."""
    side = to.allies | 1 << to.seat
    close = presence(o, side) + 1 >= needed(o, side)
    if what == NO_SHIPMENT:
        return 100.0
    if what == NO_BID:
        return 4.0
    if what == NO_TRAITOR_CALL:
        return 100.0 if close else 3.0
    if what == NO_KARAMA:
        return 100.0 if close else 1.5
    if what == ALLIANCE:
        return 100.0
    territory = what - KEEP_OUT
    if territory not in victory_territories(o.s):
        return 1.0 if not o.s.spice else 2.0
    if close or tokens_at(o.me, territory) != (0, 0):
        return 100.0
    return 1.5


# -- one's own --------------------------------------------------------------------------------------------------


def _begin(o: Outlook) -> int:
    """Once a turn, a rich holder of a stronghold pays the strongest who could come not to come."""
    s = o.s
    if o.me.spice < RICH or o.me.offers or s.phase != REVIVAL + 1 or o.kind not in ("Ship", "Muster"):
        return PASS
    target, guest = _wall(o)
    if target < 0 or DEAL_WITH + guest not in o.options:
        return PASS
    o.why("classicbot-offer")
    return DEAL_WITH + guest


def _wall(o: Outlook) -> tuple[int, int]:
    """A stronghold of one's own, and the faction that could bring most against it."""
    best, who, most = -1, -1, 4
    for territory in victory_territories(o.s):
        if tokens_at(o.me, territory) == (0, 0):
            continue
        for p in o.foes:
            brought = can_bring(o, p, territory)
            if brought > most:
                best, who, most = territory, p.faction, brought
    return best, who


def _word(o: Outlook) -> int:
    """Two clauses: so much spice, and the other keeps out; then the offer is made."""
    partner = o.s.players[o.me.draft[0]]
    said = o.me.draft[1:]
    o.why("classicbot-offer")
    give = GIVE_SPICE + TOLL - 1
    if not said:
        return give if give in o.options else DROP
    if len(said) == 1 and give in said:
        for territory in victory_territories(o.s):
            want = WANT + KEEP_OUT + territory
            if want in o.options and tokens_at(o.me, territory) != (0, 0) and can_bring(o, partner, territory):
                return want
        return DROP
    return OFFER if OFFER in o.options else DROP
