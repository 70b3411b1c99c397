"""Deals: spice and promises, worded in private, offered aloud, binding once accepted. [FR-XIII]

A deal is drafted clause by clause at any moment, without stopping the others, and offered to one player. Spice changes
hands when it is accepted. Promises last until the end of the turn: those about what a seat does not do are enforced,
later payments are carried out, and an alliance that was promised is on record as kept or broken.
"""

from __future__ import annotations

from typing import Any, Final

from sietch.classic.actions import (
    ACCEPT,
    ACTIONS,
    DEAL_WITH,
    DROP,
    GIVE_SPICE,
    MOST_SPICE,
    OFFER,
    PAY_LATER,
    PROMISE,
    PROMISES,
    REFUSE,
    WANT,
    WANT_LATER,
    WANT_SPICE,
)
from sietch.classic.atlas import TERRITORY_IDS
from sietch.classic.state import ClassicState, Promise
from sietch.classic.terms import FACTION_IDS, FACTIONS

OFFERS_A_TURN: Final = 2  # so that nobody can be worn down by offers
CLAUSES: Final = 3

# What can be promised.
NO_SHIPMENT: Final = 0
NO_BID: Final = 1
NO_TRAITOR_CALL: Final = 2  # against the one it is promised to
NO_KARAMA: Final = 3  # against the one it is promised to
ALLIANCE: Final = 4  # with the one it is promised to, at the next nexus
KEEP_OUT: Final = 5  # of a territory
LATER: Final = 6  # spice at the end of the turn

FIRST: Final = DEAL_WITH
LAST: Final = REFUSE + FACTIONS


def is_deal(action: int) -> bool:
    return FIRST <= action < LAST


# -- promises in force --------------------------------------------------------------------------------------------


def bound(s: ClassicState, seat: int, what: int, to: int = -1) -> bool:
    """Whether a seat has promised this (to somebody in particular, where that matters)."""
    for by, other, kind, _ in s.promises:
        if by == seat and kind == what and (to < 0 or other == to):
            return True
    return False


def keeps_out(s: ClassicState, seat: int, territory: int) -> bool:
    for by, _, kind, about in s.promises:
        if by == seat and kind == KEEP_OUT and about == territory:
            return True
    return False


def settle_promises(s: ClassicState) -> None:
    """At the end of the turn later payments are made, and promises lapse; an alliance waits for its nexus."""
    waiting: list[Promise] = []
    for promise in s.promises:
        by, to, kind, about = promise
        if kind == ALLIANCE:
            waiting.append(promise)
        elif kind == LATER:
            paid = min(about, s.players[by].spice)
            s.players[by].spice -= paid
            s.players[to].spice += paid
            if s.sink is not None:
                s.emit("promise_paid", by, {"to": to, "spice": paid, "owed": about})
            if paid < about:
                _break(s, promise)
    s.promises = waiting


def settle_alliances(s: ClassicState) -> None:
    """After a nexus it shows who has kept the promise to ally."""
    waiting: list[Promise] = []
    for promise in s.promises:
        by, to, kind, _ = promise
        if kind != ALLIANCE:
            waiting.append(promise)
        elif not s.allied(by, to):
            _break(s, promise)
    s.promises = waiting


def _break(s: ClassicState, promise: Promise) -> None:
    s.broken.append(promise)
    if s.sink is not None:
        s.emit("promise_broken", promise[0], {"to": promise[1], "promise": promise_id(promise[2], promise[3])})


def promise_id(kind: int, about: int) -> str:
    """A promise in the words of the notation."""
    if kind == LATER:
        return f"pay_later {about}"
    return PROMISES[kind] if kind < KEEP_OUT else f"keep_out_of {TERRITORY_IDS[about]}"


# -- wording, offering, accepting ---------------------------------------------------------------------------------


def deal_options(s: ClassicState, seat: int) -> list[int]:
    """What a seat may do about deals now, at any question."""
    p = s.players[seat]
    found: list[int] = []
    for deal in s.deals:
        if deal[1] == seat:
            giver = s.players[deal[0]]
            found.append(REFUSE + giver.faction)
            if _why_not_accept(s, deal) == "":
                found.append(ACCEPT + giver.faction)
    if not p.draft:
        if p.offers < OFFERS_A_TURN:
            others = [other for other in s.players if other.seat != seat and s.in_game(other.seat)]
            found.extend([DEAL_WITH + other.faction for other in others])
        return found
    found.append(DROP)
    clauses = len(p.draft) - 1
    if clauses:
        found.append(OFFER)
    if clauses < CLAUSES:
        found.extend(_clauses(s, seat))
    return found


def _clauses(s: ClassicState, seat: int) -> list[int]:
    p = s.players[seat]
    said = p.draft[1:]
    found: list[int] = []
    # One amount each way, so that a deal can be read at a glance.
    if not any(GIVE_SPICE <= clause < GIVE_SPICE + MOST_SPICE for clause in said):
        found.extend([GIVE_SPICE + n - 1 for n in range(1, min(spendable(s, seat), MOST_SPICE) + 1)])
    if not any(WANT_SPICE <= clause < WANT_SPICE + MOST_SPICE for clause in said):
        found.extend([WANT_SPICE + n - 1 for n in range(1, MOST_SPICE + 1)])
    if not any(PAY_LATER <= clause < PAY_LATER + MOST_SPICE for clause in said):
        found.extend([PAY_LATER + n - 1 for n in range(1, MOST_SPICE + 1)])
    if not any(WANT_LATER <= clause < WANT_LATER + MOST_SPICE for clause in said):
        found.extend([WANT_LATER + n - 1 for n in range(1, MOST_SPICE + 1)])
    for what in range(len(PROMISES)):
        if what == ALLIANCE and not s.rules.alliances:
            continue
        if PROMISE + what not in said:
            found.append(PROMISE + what)
        if WANT + what not in said:
            found.append(WANT + what)
    return found


def spendable(s: ClassicState, seat: int) -> int:
    """Spice that is not spoken for: while a bid stands, the bidder and whoever may have to help keep theirs."""
    p = s.players[seat]
    if s.bid_by == seat:
        return max(0, p.spice - s.bid_at)
    return 0 if s.bid_by >= 0 and s.allied(s.bid_by, seat) else p.spice


def _why_not_accept(s: ClassicState, deal: tuple[int, ...]) -> str:
    """Nobody can pay what they do not have."""
    by, to = deal[0], deal[1]
    for clause in deal[2:]:
        if GIVE_SPICE <= clause < GIVE_SPICE + MOST_SPICE and spendable(s, by) < clause - GIVE_SPICE + 1:
            return "why-not_enough_spice"
        if WANT_SPICE <= clause < WANT_SPICE + MOST_SPICE and spendable(s, to) < clause - WANT_SPICE + 1:
            return "why-not_enough_spice"
    return ""


def act(s: ClassicState, seat: int, action: int) -> None:
    """Word, offer, accept or refuse a deal."""
    p = s.players[seat]
    if action == DROP:
        p.draft = []
    elif action == OFFER:
        s.deals = [deal for deal in s.deals if deal[:2] != (seat, p.draft[0])]
        s.deals.append((seat, *p.draft))
        if s.sink is not None:
            s.emit("deal_offered", seat, {"to": p.draft[0], "clauses": clause_ids(p.draft[1:])})
        p.draft = []
        p.offers += 1
    elif DEAL_WITH <= action < DEAL_WITH + FACTIONS:
        p.draft = [s.seat(action - DEAL_WITH)]
    elif REFUSE <= action < REFUSE + FACTIONS:
        _close(s, s.seat(action - REFUSE), seat, accepted=False)
    elif ACCEPT <= action < ACCEPT + FACTIONS:
        _close(s, s.seat(action - ACCEPT), seat, accepted=True)
    else:
        p.draft = [*p.draft, action]


def _close(s: ClassicState, by: int, to: int, accepted: bool) -> None:
    deal = next(deal for deal in s.deals if deal[:2] == (by, to))
    s.deals.remove(deal)
    if s.sink is not None:
        s.emit("deal_accepted" if accepted else "deal_refused", to, {"of": by, "clauses": clause_ids(list(deal[2:]))})
    if accepted:
        for clause in deal[2:]:
            _carry_out(s, by, to, clause)


def _carry_out(s: ClassicState, by: int, to: int, clause: int) -> None:
    giver, taker = s.players[by], s.players[to]
    if GIVE_SPICE <= clause < GIVE_SPICE + MOST_SPICE:
        amount = clause - GIVE_SPICE + 1
        giver.spice -= amount
        taker.spice += amount
    elif WANT_SPICE <= clause < WANT_SPICE + MOST_SPICE:
        amount = clause - WANT_SPICE + 1
        taker.spice -= amount
        giver.spice += amount
    elif PAY_LATER <= clause < PAY_LATER + MOST_SPICE:
        s.promises.append((by, to, LATER, clause - PAY_LATER + 1))
    elif WANT_LATER <= clause < WANT_LATER + MOST_SPICE:
        s.promises.append((to, by, LATER, clause - WANT_LATER + 1))
    elif PROMISE <= clause < PROMISE + len(PROMISES):
        s.promises.append(_promise(by, to, clause - PROMISE))
    else:
        s.promises.append(_promise(to, by, clause - WANT))


def _promise(by: int, to: int, what: int) -> Promise:
    if what < KEEP_OUT:
        return (by, to, what, 0)
    return (by, to, KEEP_OUT, what - KEEP_OUT)


def clause_ids(clauses: list[int]) -> list[str]:
    return [ACTIONS.notation(clause) for clause in clauses]


def deal_view(s: ClassicState, deal: tuple[int, ...]) -> dict[str, Any]:
    """An offer as all may hear it."""
    by, to = s.players[deal[0]], s.players[deal[1]]
    return {
        "by": FACTION_IDS[by.faction],
        "to": FACTION_IDS[to.faction],
        "clauses": clause_ids(list(deal[2:])),
    }


def end_of_turn(s: ClassicState) -> None:
    """Offers lapse with the turn."""
    s.deals = []
    for p in s.players:
        p.offers = 0
        p.draft = []
