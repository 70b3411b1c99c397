"""Bidding for treachery cards. [FR-VIII]

Bids are made aloud in turn, but anybody may leave an order with the steward: "raise by one up to n, then pass". A
sealed auction asks everybody for such an order at once; the steward then bids aloud for all, so that the result is the
same as if they had sat around a table.
"""

from __future__ import annotations

from typing import Any, Final

from sietch.classic.actions import AGAINST, BID, COUNT, GIVE, KARAMA_FREE, MAXIMUM, MOST_SPICE, NO, PASS, YES
from sietch.classic.bids import AskForBid
from sietch.classic.cards import CARD_IDS, KARAMA, KIND, WORTHLESS
from sietch.classic.deals import NO_BID, NO_KARAMA, bound
from sietch.classic.duel.deeds import BID as BIDS
from sietch.classic.duel.deeds import BUY as BUYS
from sietch.classic.duel.kanly import pause
from sietch.classic.factions_extra.landsraad import CallLevy
from sietch.classic.frames import Ask, AskWithPrice, Secret, Step, begin_phase
from sietch.classic.hands import could_karama, discard, draw, drop, full, karama_cards, take
from sietch.classic.karama import (
    AUCTION_INCOME,
    BONUS_CARD,
    CARD_SIGHT,
    CHARITY,
    WORTHLESS_AS_KARAMA,
    doubt,
    stopped,
    window,
)
from sietch.classic.money import AskPledges, Pay, purse
from sietch.classic.reasons import HAND_FULL, PROMISED, SILENCED
from sietch.classic.state import ClassicState, Player
from sietch.classic.terms import ATREIDES, BENE_GESSERIT, BIDDING, EMPEROR, FACTION_IDS, HARKONNEN, LANDSRAAD
from sietch.kernel.event import Facts
from sietch.kernel.rule import Reason
from sietch.kernel.sealed import Answers

CHARITY_SPICE: Final = 2
NOBODY: Final = -1
ASK: Final = -1  # no order left with the steward
BANK: Final = -1


class BiddingPhase(Step):
    """Charity first, then as many cards as there are players who can take one. [FR-VIII.I, FR-VIII.A]"""

    __slots__ = ()

    def run(self, s: ClassicState) -> None:
        begin_phase(s, BIDDING)
        s.sight = True
        s.then(SistersCharity(), Charity(), AskPledges(), LayOut())
        sisters = s.seat(BENE_GESSERIT)
        if sisters >= 0 and s.rules.additional and s.turn > 1:
            window(s, CHARITY, sisters)
        if s.seat_of[LANDSRAAD] >= 0:
            s.then(CallLevy(s.seat_of[LANDSRAAD]))


class SistersCharity(Step):
    """The Bene Gesserit are given charity every turn from the second. [FR-XV.B.2]"""

    __slots__ = ()

    def run(self, s: ClassicState) -> None:
        sisters = s.player(BENE_GESSERIT)
        if sisters is None or not s.rules.additional or s.turn == 1 or stopped(s, CHARITY):
            return
        give_charity(s, sisters)


def give_charity(s: ClassicState, p: Player) -> None:
    p.spice += CHARITY_SPICE
    if s.sink is not None:
        s.emit("charity", p.seat, {"spice": CHARITY_SPICE})


class Charity(Step):
    """Whoever has no spice may ask for two. [FR-VIII.I, OQ9]"""

    __slots__ = ()

    def run(self, s: ClassicState) -> None:
        poor = tuple([p.seat for p in s.players if p.spice == 0 and s.in_game(p.seat)])
        if poor:
            s.then(ClaimCharity(poor))


class ClaimCharity(Secret):
    """Beg for the charity of CHOAM? [FR-VIII.I]"""

    __slots__ = ()

    def steps(self, s: ClassicState, seat: int, given: tuple[int, ...]) -> list[int]:
        return [] if given else [YES, NO]

    def open_all(self, s: ClassicState, answers: Answers) -> None:
        for seat, given in zip(self.asked, answers, strict=True):
            if given[0] == YES:
                give_charity(s, s.players[seat])


def why_not_buy(s: ClassicState, p: Player) -> Reason | None:
    """Why a player takes no part in the bidding."""
    if full(s, p):
        return HAND_FULL
    if p.silenced:
        return SILENCED
    if s.promises and bound(s, p.seat, NO_BID):
        return PROMISED
    return None


class LayOut(Step):
    """One card for every player who can take one, face down in a row. [FR-VIII.A, FR-VIII.B]"""

    __slots__ = ()

    def run(self, s: ClassicState) -> None:
        s.row = []
        s.row_known = []
        for _ in range(len([p for p in s.players if not full(s, p) and not p.silenced and s.in_game(p.seat)])):
            card, known = draw(s)
            if card >= 0:
                s.row.append(card)
                s.row_known.append(known)
        if s.sink is not None:
            s.emit("auction", -1, {"cards": len(s.row), "hands": [len(p.hand) for p in s.players]})
        s.then(NextCard(NOBODY))
        atreides = s.seat(ATREIDES)
        if atreides >= 0 and s.row:
            window(s, CARD_SIGHT, atreides)


class NextCard(Step):
    """The next card is opened by the next player to the right who can still buy. [FR-VIII.B, FR-VIII.D]"""

    __slots__ = ("opener",)

    def __init__(self, opener: int) -> None:
        self.opener = opener  # of the card before; NOBODY at first

    def run(self, s: ClassicState) -> None:
        if stopped(s, CARD_SIGHT):
            s.sight = False
        if s.duel is not None and pause(s, self):
            return
        buyers = [seat for seat in s.order if why_not_buy(s, s.players[seat]) is None]
        if not s.row or not buyers:
            put_back(s)
            return
        opener = next_to(s, self.opener, buyers)
        s.orders = [ASK] * s.seats
        s.bid_by = NOBODY
        atreides = s.seat(ATREIDES)
        if atreides >= 0 and s.sight:
            s.row_known[0] |= 1 << atreides
            if s.sink is not None:
                s.emit("card_seen", atreides, {}, {atreides: {"card": CARD_IDS[s.row[0]]}})
        if s.sink is not None:
            s.emit("card_up", opener, {"left": len(s.row)})
        out = sum([1 << seat for seat in range(s.seats) if seat not in buyers])
        s.then(Bidding(opener, opener, 0, NOBODY, out))
        if s.rules.sealed_auction:
            s.then(SealedBids(tuple(sorted(buyers))))  # before the steward begins


def next_to(s: ClassicState, seat: int, among: list[int]) -> int:
    """The next of some seats to the right of a seat."""
    if seat not in s.order:
        return among[0]
    start = s.order.index(seat)
    for step in range(1, len(s.order) + 1):
        other = s.order[(start + step) % len(s.order)]
        if other in among:
            return other
    return seat


def put_back(s: ClassicState) -> None:
    """Cards that nobody wanted go back on top of the deck, the first of them uppermost. [FR-VIII.E]"""
    while s.row:
        s.deck.append(s.row.pop())
        s.deck_known.append(s.row_known.pop())


class SealedBids(Secret):
    """Everybody names in secret the most they would pay; the steward bids for them."""

    __slots__ = ()

    def about(self, s: ClassicState, seat: int) -> dict[str, Any]:
        return card_about(s, seat)

    def steps(self, s: ClassicState, seat: int, given: tuple[int, ...]) -> list[int]:
        if given:
            return []
        return [MAXIMUM + n for n in range(limit(s, s.players[seat]) + 1)]

    def open_all(self, s: ClassicState, answers: Answers) -> None:
        for seat, given in zip(self.asked, answers, strict=True):
            s.orders[seat] = given[0] - MAXIMUM


def limit(s: ClassicState, p: Player) -> int:
    """The most a player can bid: spice, allies' spice, or anything at all with a Karama. [FR-VIII.C]"""
    if KARAMA in p.hand or (p.faction == BENE_GESSERIT and karama_cards(s, p)):
        return MOST_SPICE
    return min(purse(s, p.seat), MOST_SPICE)


def card_about(s: ClassicState, seat: int) -> dict[str, Any]:
    """What a bidder knows of the card: that it is one of so many, and what it is when he has seen it."""
    facts: dict[str, Any] = {"left": len(s.row)}
    if s.row_known[0] >> seat & 1:
        facts["card"] = CARD_IDS[s.row[0]]
    return facts


class Bidding(AskForBid):
    """Raise, pass, or leave an order with the steward. [FR-VIII.B.2]"""

    __slots__ = ()

    def about(self, s: ClassicState) -> dict[str, Any]:
        return self.raised(s, card_about(s, self.seat))

    def asks(self, s: ClassicState) -> bool:
        return s.orders[self.seat] == ASK and why_not_buy(s, s.players[self.seat]) is None

    def run(self, s: ClassicState) -> None:
        """An order speaks for the seat."""
        wanted = s.orders[self.seat]
        ready = why_not_buy(s, s.players[self.seat]) is None
        if ready and self.high < wanted and self.high < limit(s, s.players[self.seat]):
            self._bid(s, self.high + 1)
        else:
            self._pass(s)

    def options(self, s: ClassicState, seat: int) -> list[int]:
        return self.bids(limit(s, s.players[seat]))

    def unavailable(self, s: ClassicState, seat: int) -> list[tuple[int, Reason]]:
        return self.no_bids(limit(s, s.players[seat]))

    def choose(self, s: ClassicState, seat: int, action: int) -> None:
        if action == PASS:
            self._pass(s)
        elif action >= MAXIMUM:
            s.orders[seat] = action - MAXIMUM
            self.run(s)
        else:
            self._bid(s, action - BID)

    def _bid(self, s: ClassicState, amount: int) -> None:
        if s.duel is not None:
            s.duel.note(self.seat, BIDS)
        s.bid_by = self.seat
        s.bid_at = amount
        if s.sink is not None:
            s.emit("bid", self.seat, {"spice": amount})
        out = self.out
        if not s.rules.pass_final:  # OQ8: whoever has passed may come back
            out = sum([1 << p.seat for p in s.players if why_not_buy(s, p) is not None or not s.in_game(p.seat)])
        self._go_on(s, amount, self.seat, out)

    def _pass(self, s: ClassicState) -> None:
        if s.sink is not None:
            s.emit("passed", self.seat, {})
        self._go_on(s, self.high, self.high_seat, self.out | 1 << self.seat)

    def _go_on(self, s: ClassicState, high: int, high_seat: int, out: int) -> None:
        start = s.order.index(self.seat)
        for step in range(1, len(s.order) + 1):
            seat = s.order[(start + step) % len(s.order)]
            if seat == high_seat:
                break
            if not out >> seat & 1:
                s.then(Bidding(seat, self.opener, high, high_seat, out))
                return
        if high_seat != NOBODY:
            s.then(Win(high_seat, high), NextCard(self.opener))
            return
        if s.sink is not None:
            s.emit("no_bids", -1, {"left": len(s.row)})
        put_back(s)  # FR-VIII.E


class Win(AskWithPrice):
    """The highest bidder pays, or takes the card for a Karama. [FR-VIII.B.2, SH-KARAMA]"""

    __slots__ = ()

    def asks(self, s: ClassicState) -> bool:
        return could_karama(s, s.players[self.seat])

    def run(self, s: ClassicState) -> None:
        self._pay(s)

    def options(self, s: ClassicState, seat: int) -> list[int]:
        found = [YES] if purse(s, seat) >= self.price or not karama_cards(s, s.players[seat]) else []
        if karama_cards(s, s.players[seat]):
            found.append(KARAMA_FREE)
        return found

    def choose(self, s: ClassicState, seat: int, action: int) -> None:
        if action == YES:
            self._pay(s)
            return
        s.bid_by = NOBODY
        p = s.players[seat]
        card = karama_cards(s, p)[0]
        discard(s, p, card)
        if s.sink is not None:
            s.emit("karama_free", seat, {"price": self.price, "card": CARD_IDS[card]})
        s.then(FreeCard(seat, self.price))
        if KIND[card] == WORTHLESS:
            s.cancelled &= ~(1 << WORTHLESS_AS_KARAMA)
            doubt(s, seat, WORTHLESS_AS_KARAMA)

    def _pay(self, s: ClassicState) -> None:
        s.bid_by = NOBODY
        if purse(s, self.seat) < self.price:
            # Whoever can no longer pay, because a Karama card was taken from the hand, does not get the card.
            if s.sink is not None:
                s.emit("bid_void", self.seat, {"price": self.price})
            return
        emperor = s.seat(EMPEROR)
        s.then(Earnings(self.seat, self.price), TakeCard(self.seat))
        if emperor >= 0 and emperor != self.seat:
            window(s, AUCTION_INCOME, emperor)


class FreeCard(Step):
    """A Karama pays, unless the worthless card that stood for it was stopped. [IT-XXV.A.7]"""

    __slots__ = ("price", "seat")

    def __init__(self, seat: int, price: int) -> None:
        self.seat = seat
        self.price = price

    def run(self, s: ClassicState) -> None:
        if stopped(s, WORTHLESS_AS_KARAMA):
            s.then(Win(self.seat, self.price))
        else:
            s.then(TakeCard(self.seat))


class Earnings(Step):
    """The price goes to the Emperor; his own purchases and stopped ones pay the bank. [SH-EMPEROR.1]"""

    __slots__ = ("price", "seat")

    def __init__(self, seat: int, price: int) -> None:
        self.seat = seat
        self.price = price

    def run(self, s: ClassicState) -> None:
        emperor = s.seat(EMPEROR)
        to = emperor if emperor >= 0 and emperor != self.seat and not stopped(s, AUCTION_INCOME) else BANK
        s.then(Pay(self.seat, self.price, to))


class TakeCard(Step):
    """The card goes into the hand unseen; the Harkonnen draw another for nothing. [FR-VIII.B.2, SH-HARKONNEN.3]"""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: ClassicState) -> None:
        p = s.players[self.seat]
        card, known = s.row.pop(0), s.row_known.pop(0)
        take(s, p, card, known)
        if s.duel is not None:
            s.duel.note(self.seat, BUYS)
        if s.sink is not None:
            s.emit("bought", self.seat, {}, {self.seat: {"card": CARD_IDS[card]}})
        if p.faction == HARKONNEN and not full(s, p):
            s.then(BonusCard(self.seat))
            window(s, BONUS_CARD, self.seat)


class BonusCard(Step):
    """One more card from the top of the deck. [SH-HARKONNEN.3, OQ6]"""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: ClassicState) -> None:
        if stopped(s, BONUS_CARD):
            return
        card, known = draw(s)
        if card < 0:
            return
        atreides = s.seat(ATREIDES)
        if s.rules.bonus_seen and s.sight and atreides >= 0:
            known |= 1 << atreides
        take(s, s.players[self.seat], card, known)
        if s.sink is not None:
            secrets: dict[int, Facts] = {self.seat: {"card": CARD_IDS[card]}}
            if atreides >= 0 and known >> atreides & 1:
                secrets[atreides] = {"card": CARD_IDS[card]}
            s.emit("bonus_card", self.seat, {}, secrets)


def robbable(s: ClassicState, seat: int) -> list[int]:
    """Whose cards a seat may take: anybody's who holds some and was not promised to be spared."""
    others = [p.seat for p in s.players if p.seat != seat and p.hand]
    return [other for other in others if not (s.promises and bound(s, seat, NO_KARAMA, other))]


class SwapHands(Ask):
    """The special Karama of the Harkonnen: whose cards, how many. [SH-HARKONNEN.KARAMA]"""

    __slots__ = ("taken", "victim")
    anytime = False

    def __init__(self, seat: int, victim: int, taken: int) -> None:
        super().__init__(seat)
        self.victim = victim  # NOBODY: not chosen yet
        self.taken = taken  # cards that are still to be given back; 0: not chosen yet

    def about(self, s: ClassicState) -> dict[str, Any]:
        if self.victim == NOBODY:
            return {}
        return {"victim": FACTION_IDS[s.players[self.victim].faction], "taken": self.taken}

    def options(self, s: ClassicState, seat: int) -> list[int]:
        if self.victim == NOBODY:
            return sorted([AGAINST + s.players[other].faction for other in robbable(s, seat)])
        if not self.taken:
            return [COUNT + n for n in range(1, len(s.players[self.victim].hand) + 1)]
        return [GIVE + card for card in sorted(set(s.players[seat].hand))]

    def choose(self, s: ClassicState, seat: int, action: int) -> None:
        p = s.players[seat]
        if self.victim == NOBODY:
            s.then(SwapHands(seat, s.seat(action - AGAINST), 0))
            return
        victim = s.players[self.victim]
        if not self.taken:
            count = action - COUNT
            for _ in range(count):
                card = s.rng.choice(victim.hand)
                drop(victim, card)
                take(s, p, card, 1 << self.victim)
            if s.sink is not None:
                s.emit("hand_taken", seat, {"victim": self.victim, "cards": count})
            s.then(SwapHands(seat, self.victim, count))
            return
        card = action - GIVE
        drop(p, card)
        take(s, victim, card, 1 << seat)
        if self.taken > 1:
            s.then(SwapHands(seat, self.victim, self.taken - 1))
