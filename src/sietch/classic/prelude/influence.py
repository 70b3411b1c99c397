"""The struggle for influence: access cards under the hammer, by the rules for treachery cards. [FR-XVI.B.3]"""

from __future__ import annotations

from typing import Any

from sietch.classic.actions import BID, MAXIMUM, MOST_SPICE, NO, PASS, YES
from sietch.classic.bids import AskForBid
from sietch.classic.frames import Ask, Secret, Step
from sietch.classic.prelude.decks import ACCESS_IDS
from sietch.classic.prelude.desk import NOBODY, NOTHING
from sietch.classic.prelude.seats import desk_of, next_bidder, pay, right_of
from sietch.classic.state import ClassicState, Player
from sietch.classic.terms import ATREIDES, BENE_GESSERIT
from sietch.kernel.event import Facts
from sietch.kernel.rule import Reason
from sietch.kernel.sealed import Answers


class LayAccess(Step):
    """As many access cards as there are players, face down in a row. [FR-XVI.B.3.a]"""

    __slots__ = ()

    def run(self, s: ClassicState) -> None:
        desk = desk_of(s)
        desk.peeked = False
        for _ in range(min(s.seats, len(desk.access))):
            desk.row.append(desk.access.pop())
            desk.row_known.append(desk.access_known.pop())
        if s.sink is not None:
            s.emit("access_auction", -1, {"cards": len(desk.row)})
        s.then(NextAccess(NOBODY))


class NextAccess(Step):
    """The first card is opened on the Director's right, the others one seat further on each. [FR-XVI.B.3.a]"""

    __slots__ = ("opener",)

    def __init__(self, opener: int) -> None:
        self.opener = opener  # of the card before

    def run(self, s: ClassicState) -> None:
        desk = desk_of(s)
        if not desk.row:
            return
        opener = right_of(s, desk.director) if self.opener == NOBODY else next_bidder(s, self.opener)
        desk.orders = [NOTHING] * s.seats
        if s.sink is not None:
            s.emit("access_up", opener, {"left": len(desk.row)})
        s.then(AccessBidding(opener, opener, 0, NOBODY, 0))
        if s.rules.sealed_auction:
            s.then(SealedAccess(tuple(range(s.seats))))
        atreides = s.seat(ATREIDES)
        if atreides >= 0 and not desk.peeked and not desk.row_known[0] >> atreides & 1:
            s.then(PeekAccess(atreides))


class PeekAccess(Ask):
    """The Atreides look at one card of every auction before it is sold: this one? [FR-XVI.C.1]"""

    __slots__ = ()
    anytime = False

    def about(self, s: ClassicState) -> dict[str, Any]:
        return {"left": len(desk_of(s).row)}

    def options(self, s: ClassicState, seat: int) -> list[int]:
        return [YES, NO]

    def choose(self, s: ClassicState, seat: int, action: int) -> None:
        if action == NO:
            return
        desk = desk_of(s)
        desk.peeked = True
        desk.row_known[0] |= 1 << seat
        if s.sink is not None:
            s.emit("access_seen", seat, {}, {seat: {"access": ACCESS_IDS[desk.row[0]]}})


def limit(p: Player) -> int:
    """The most a player can bid: the spice at hand. [FR-VIII.C]"""
    return min(p.spice, MOST_SPICE)


def card_about(s: ClassicState, seat: int) -> dict[str, Any]:
    desk = desk_of(s)
    facts: dict[str, Any] = {"left": len(desk.row)}
    if desk.row_known[0] >> seat & 1:
        facts["access"] = ACCESS_IDS[desk.row[0]]
    return facts


class SealedAccess(Secret):
    """Everybody names in secret the most they would pay; the steward bids for them. [FR-XVI.B.3.a]"""

    __slots__ = ()

    def about(self, s: ClassicState, seat: int) -> dict[str, Any]:
        return card_about(s, seat)

    def steps(self, s: ClassicState, seat: int, given: tuple[int, ...]) -> list[int]:
        return [] if given else [MAXIMUM + n for n in range(limit(s.players[seat]) + 1)]

    def open_all(self, s: ClassicState, answers: Answers) -> None:
        desk = desk_of(s)
        for seat, given in zip(self.asked, answers, strict=True):
            desk.orders[seat] = given[0] - MAXIMUM


class AccessBidding(AskForBid):
    """Raise, pass, or leave an order with the steward. [FR-XVI.B.3.a, OQ27]"""

    __slots__ = ()
    anytime = False

    def about(self, s: ClassicState) -> dict[str, Any]:
        return self.raised(s, card_about(s, self.seat))

    def asks(self, s: ClassicState) -> bool:
        return desk_of(s).orders[self.seat] == NOTHING

    def run(self, s: ClassicState) -> None:
        """An order speaks for the seat."""
        if self.high < min(desk_of(s).orders[self.seat], limit(s.players[self.seat])):
            self._bid(s, self.high + 1)
        else:
            self._pass(s)

    def options(self, s: ClassicState, seat: int) -> list[int]:
        return self.bids(limit(s.players[seat]))

    def unavailable(self, s: ClassicState, seat: int) -> list[tuple[int, Reason]]:
        return self.no_bids(limit(s.players[seat]))

    def choose(self, s: ClassicState, seat: int, action: int) -> None:
        if action == PASS:
            self._pass(s)
        elif action >= MAXIMUM:
            desk_of(s).orders[seat] = action - MAXIMUM
            self.run(s)
        else:
            self._bid(s, action - BID)

    def _bid(self, s: ClassicState, amount: int) -> None:
        if s.sink is not None:
            s.emit("bid", self.seat, {"spice": amount})
        self._go_on(s, amount, self.seat, self.out if s.rules.pass_final else 0)  # OQ8

    def _pass(self, s: ClassicState) -> None:
        if s.sink is not None:
            s.emit("passed", self.seat, {})
        self._go_on(s, self.high, self.high_seat, self.out | 1 << self.seat)

    def _go_on(self, s: ClassicState, high: int, high_seat: int, out: int) -> None:
        seat = self.seat
        for _ in range(s.seats):
            seat = next_bidder(s, seat)
            if seat == high_seat:
                break
            if not out >> seat & 1:
                s.then(AccessBidding(seat, self.opener, high, high_seat, out))
                return
        if high_seat == NOBODY:
            put_back(s)
            return
        pay(s, high_seat, high, NOBODY)
        take_access(s, high_seat)
        s.then(NextAccess(self.opener))


def put_back(s: ClassicState) -> None:
    """What nobody wants goes back on top with all that is left, the first card uppermost. [FR-VIII.E]"""
    desk = desk_of(s)
    if s.sink is not None:
        s.emit("no_bids", -1, {"left": len(desk.row)})
    while desk.row:
        desk.access.append(desk.row.pop())
        desk.access_known.append(desk.row_known.pop())


def take_access(s: ClassicState, seat: int) -> None:
    """The buyer looks at the card, and so do the Bene Gesserit. [FR-XVI.B.3.b, FR-XVI.C.2]"""
    desk = desk_of(s)
    card, known = desk.row.pop(0), desk.row_known.pop(0)
    sisters = s.seat(BENE_GESSERIT)
    if sisters >= 0:
        known |= 1 << sisters
    desk.take(seat, card, known)
    if s.sink is not None:
        secret: Facts = {"access": ACCESS_IDS[card]}
        seers = {seat: secret}
        if sisters >= 0:
            seers[sisters] = secret
        s.emit("access_bought", seat, {}, seers)
