"""Teams of six: commanders who act through an ally, their own tracks, and what teams do together. [C1..C10]"""

from __future__ import annotations

from typing import Any, Final

import sietch.imperium.contracts as contracts
import sietch.imperium.frames.choices as choices
import sietch.imperium.frames.market as market
import sietch.imperium.frames.turns as turns
import sietch.imperium.tracks as tracks
from sietch.imperium.actions import (
    ALLY,
    CHOOSE,
    GIVE_INTRIGUE,
    GIVE_SOLARI,
    GIVE_SPICE,
    GIVE_WATER,
    PAY,
    REINFORCE,
    SET_ASIDE,
    SKIP,
)
from sietch.imperium.defs import CARDS, CONTRACTS, INTRIGUES
from sietch.imperium.frames.base import Ask
from sietch.imperium.gains import gain
from sietch.imperium.piles import IN_PLAY, lose_intrigue, refill_row
from sietch.imperium.state import ImperiumState, Player
from sietch.imperium.terms import FREMEN, RESOURCES, SOLARI, SPICE, TROOPS_EACH, WATER
from sietch.imperium.troops import recruit

GOODS: Final = ((GIVE_SOLARI, SOLARI), (GIVE_SPICE, SPICE), (GIVE_WATER, WATER))


def allies_of(s: ImperiumState, p: Player) -> list[Player]:
    """The two allies of a team, clockwise from the player."""
    n = len(s.players)
    seats = [(p.seat + i) % n for i in range(n)]
    return [s.players[seat] for seat in seats if s.players[seat].team == p.team and not s.players[seat].commander]


def teammates(s: ImperiumState, p: Player) -> list[Player]:
    return [q for q in s.players if q.team == p.team and q.seat != p.seat]


class ActivateAlly(Ask):
    """A commander's turn begins with the ally through whom it is taken. [C1]"""

    __slots__ = ()

    def options(self, s: ImperiumState, seat: int) -> list[int]:
        return sorted([ALLY + ally.seat for ally in allies_of(s, s.players[self.seat])])

    def choose(self, s: ImperiumState, seat: int, action: int) -> None:
        p = s.players[self.seat]
        for ally in allies_of(s, p):
            ally.recruited = 0
            ally.deployed = 0
        p.ally = action - ALLY
        if s.sink is not None:
            s.emit("activate", p.seat, {"ally": p.ally})
        s.stack.append(turns.TakeTurn(self.seat))


# -- what teams do together ------------------------------------------------------------------------------------


class Reinforce(Ask):
    """Three recruits, split between the two allies, who may deploy them from anywhere. [S6-23]"""

    __slots__ = ("count",)

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def options(self, s: ImperiumState, seat: int) -> list[int]:
        return [REINFORCE + n for n in range(self.count + 1)]

    def choose(self, s: ImperiumState, seat: int, action: int) -> None:
        p = s.players[self.seat]
        first, second = sorted(allies_of(s, p), key=_seat)
        n = action - REINFORCE
        questions: list[choices.ChooseDeploy] = []
        for ally, share in ((first, n), (second, self.count - n)):
            got = recruit(s, ally, share)
            if got:
                # What the activated ally deploys counts as the commander's too. [C4]
                through = p if p.commander and p.ally == ally.seat else ally
                questions.append(choices.ChooseDeploy(through.seat, got))
        s.then(*questions)

    def about(self, s: ImperiumState) -> dict[str, Any]:
        return {"count": self.count, "allies": sorted([ally.seat for ally in allies_of(s, s.players[self.seat])])}


def _seat(p: Player) -> int:
    return p.seat


class TradeWith(Ask):
    """Trade goods with one teammate: each may give any amount of one kind. [S6-24]"""

    __slots__ = ()

    def options(self, s: ImperiumState, seat: int) -> list[int]:
        return sorted([*[ALLY + q.seat for q in teammates(s, s.players[self.seat])], SKIP])

    def choose(self, s: ImperiumState, seat: int, action: int) -> None:
        if action != SKIP:
            other = action - ALLY
            s.then(Give(self.seat, other, False), Give(other, self.seat, False))


class Give(Ask):
    """Give some Solari, spice or water, or intrigue cards one by one, or nothing."""

    __slots__ = ("cards_only", "taker")

    def __init__(self, seat: int, taker: int, cards_only: bool) -> None:
        self.seat = seat
        self.taker = taker
        self.cards_only = cards_only

    def options(self, s: ImperiumState, seat: int) -> list[int]:
        p = s.players[self.seat]
        found = {GIVE_INTRIGUE + card for card in p.intrigue}
        if not self.cards_only:
            for first, held in ((GIVE_SOLARI, p.solari), (GIVE_SPICE, p.spice), (GIVE_WATER, p.water)):
                found.update([first + n for n in range(1, min(held, TROOPS_EACH) + 1)])
        found.add(SKIP)
        return sorted(found)

    def choose(self, s: ImperiumState, seat: int, action: int) -> None:
        if action == SKIP:
            return
        p = s.players[self.seat]
        taker = s.players[self.taker]
        if GIVE_INTRIGUE <= action < GIVE_INTRIGUE + len(INTRIGUES):
            card = action - GIVE_INTRIGUE
            lose_intrigue(p, card)
            taker.intrigue.append(card)
            taker.intrigue_known.append(1 << p.seat)
            if s.sink is not None:
                told = {"card": INTRIGUES[card].id}
                s.emit("give_intrigue", p.seat, {"to_seat": taker.seat}, {p.seat: told, taker.seat: told})
            s.stack.append(Give(self.seat, self.taker, True))
            return
        for first, resource in GOODS:
            if first <= action <= first + TROOPS_EACH:
                n = action - first
                _take_away(p, resource, n)
                gain(s, taker, resource, n)
                return

    def about(self, s: ImperiumState) -> dict[str, Any]:
        return {"taker": self.taker}


def _take_away(p: Player, resource: int, n: int) -> None:
    if resource == SOLARI:
        p.solari -= n
    elif resource == SPICE:
        p.spice -= n
    else:
        p.water -= n


class GiveContract(Ask):
    """Shaddam gives the face-up contracts away, one to each ally, and says who gets which."""

    __slots__ = ("contract", "left", "second")

    def __init__(self, seat: int, contract: int, second: int, left: tuple[int, ...]) -> None:
        self.seat = seat
        self.contract = contract
        self.second = second  # the other of the two; -1 when only one lies face up
        self.left = left  # allies without one, clockwise

    def asks(self, s: ImperiumState) -> bool:
        return len(self.left) > 1 and self.contract != self.second

    def run(self, s: ImperiumState) -> None:
        self._give(s, self.left[0])

    def options(self, s: ImperiumState, seat: int) -> list[int]:
        return sorted([ALLY + ally for ally in self.left])

    def choose(self, s: ImperiumState, seat: int, action: int) -> None:
        self._give(s, action - ALLY)

    def _give(self, s: ImperiumState, ally: int) -> None:
        if self.second >= 0:
            left = tuple([other for other in self.left if other != ally])
            s.stack.append(GiveContract(self.seat, self.second, -1, left))
        contracts.take_contract(s, s.players[ally], self.contract)

    def about(self, s: ImperiumState) -> dict[str, Any]:
        return {"contract": CONTRACTS[self.contract].id}


class ToThroneRow(Ask):
    """Shaddam moves a card of the row, no Fremen one, to where only his team can acquire it. [S6-27]"""

    __slots__ = ()

    def _cards(self, s: ImperiumState) -> list[int]:
        return [card for card in s.row if not CARDS[card].factions >> FREMEN & 1]

    def asks(self, s: ImperiumState) -> bool:
        return bool(self._cards(s))

    def options(self, s: ImperiumState, seat: int) -> list[int]:
        return sorted({SET_ASIDE + card for card in self._cards(s)})

    def choose(self, s: ImperiumState, seat: int, action: int) -> None:
        card = action - SET_ASIDE
        s.throne.append(card)
        if s.sink is not None:
            s.emit("throne_row", self.seat, {"card": CARDS[card].id})
        refill_row(s, s.row.index(card))


class Share(Ask):
    """The commander takes one of two gifts, the activated ally gets the other."""

    __slots__ = ("first", "first_count", "second", "second_count")

    def __init__(self, seat: int, first: int, first_count: int, second: int, second_count: int) -> None:
        self.seat = seat
        self.first = first
        self.first_count = first_count
        self.second = second
        self.second_count = second_count

    def options(self, s: ImperiumState, seat: int) -> list[int]:
        return [CHOOSE, CHOOSE + 1]

    def choose(self, s: ImperiumState, seat: int, action: int) -> None:
        p = s.players[self.seat]
        taker, other = (p, s.body(p)) if action == CHOOSE else (s.body(p), p)
        gain(s, taker, self.first, self.first_count)
        gain(s, other, self.second, self.second_count)

    def about(self, s: ImperiumState) -> dict[str, Any]:
        return {
            "goods": [RESOURCES[self.first], RESOURCES[self.second]],
            "counts": [self.first_count, self.second_count],
        }


class ThreatenOrNot(Ask):
    """Seven spice of the team for a victory point; the card goes with it."""

    __slots__ = ("card", "price")

    def __init__(self, seat: int, price: int, card: int) -> None:
        self.seat = seat
        self.price = price
        self.card = card

    def options(self, s: ImperiumState, seat: int) -> list[int]:
        return [PAY, SKIP]

    def choose(self, s: ImperiumState, seat: int, action: int) -> None:
        if action == SKIP:
            return
        p = s.players[self.seat]
        missing = self.price - min(p.spice, self.price)
        first, second = allies_of(s, p)
        s.stack.append(Contribute(first.seat, self.seat, self.price, self.card, missing, second.seat, 0))

    def about(self, s: ImperiumState) -> dict[str, Any]:
        return {"card": CARDS[self.card].id, "count": self.price}


class Contribute(Ask):
    """Allies may help with spice; what the first does not give, the second may. Nobody pays before it is all there."""

    __slots__ = ("card", "commander", "given", "missing", "next_ally", "price")

    def __init__(
        self, seat: int, commander: int, price: int, card: int, missing: int, next_ally: int, given: int
    ) -> None:
        self.seat = seat
        self.commander = commander
        self.price = price
        self.card = card
        self.missing = missing
        self.next_ally = next_ally
        self.given = given  # what the first ally has promised

    def asks(self, s: ImperiumState) -> bool:
        return self.missing > 0 and s.players[self.seat].spice > 0

    def run(self, s: ImperiumState) -> None:
        self._promise(s, 0)

    def options(self, s: ImperiumState, seat: int) -> list[int]:
        most = min(self.missing, s.players[self.seat].spice)
        return [GIVE_SPICE + n for n in range(most + 1)]

    def choose(self, s: ImperiumState, seat: int, action: int) -> None:
        self._promise(s, action - GIVE_SPICE)

    def _promise(self, s: ImperiumState, n: int) -> None:
        missing = self.missing - n
        if self.next_ally >= 0:
            s.stack.append(Contribute(self.next_ally, self.commander, self.price, self.card, missing, -1, n))
        elif missing == 0:
            p = s.players[self.commander]
            shares = [p, *[ally for ally in allies_of(s, p) if ally.seat != self.seat], s.players[self.seat]]
            threaten(s, shares, [self.price - self.given - n, self.given, n], self.card)

    def about(self, s: ImperiumState) -> dict[str, Any]:
        return {"card": CARDS[self.card].id, "price": self.price, "count": self.missing}


def threaten(s: ImperiumState, payers: list[Player], shares: list[int], card: int) -> None:
    """The team pays, the commander (the first of them) gains the point, and the card is trashed."""
    for p, share in zip(payers, shares, strict=True):
        p.spice -= share
        if s.sink is not None and share:
            s.emit("pay", p.seat, {"spice": share})
    tracks.gain_vp(s, payers[0], 1)
    if card in payers[0].play:
        market.trash(s, payers[0], card, IN_PLAY)


class Concede(Ask):
    """Two allies of one team are level: either may let the other have the better place. [S6-29]"""

    __slots__ = ("last", "other")

    def __init__(self, seat: int, other: int, last: bool) -> None:
        self.seat = seat
        self.other = other
        self.last = last  # the other has been asked already

    def options(self, s: ImperiumState, seat: int) -> list[int]:
        return sorted([ALLY + self.other, SKIP])

    def choose(self, s: ImperiumState, seat: int, action: int) -> None:
        if action != SKIP:
            s.conceded.append(self.seat)
        elif not self.last:
            s.stack.append(Concede(self.other, self.seat, True))

    def about(self, s: ImperiumState) -> dict[str, Any]:
        return {"other": self.other, "strength": s.players[self.seat].strength()}
