"""Teams of six: commanders who act through an ally, their own tracks, and what teams do together. [C1..C10]"""

from __future__ import annotations

from typing import Any, Final

import sietch.imperium.frames.choices as choices
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
from sietch.imperium.defs import CARDS, INTRIGUES
from sietch.imperium.frames.base import Ask, Step
from sietch.imperium.gains import gain
from sietch.imperium.piles import leave_game, lose_intrigue, refill_row
from sietch.imperium.state import ImperiumState, Player
from sietch.imperium.terms import FREMEN, SOLARI, SPICE, TROOPS_EACH, WATER
from sietch.imperium.troops import recruit

TOP_OF_PERSONAL_TRACK: Final = 4
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
        first, second = sorted(allies_of(s, s.players[self.seat]), key=_seat)
        n = action - REINFORCE
        for ally, share in ((first, n), (second, self.count - n)):
            got = recruit(s, ally, share)
            if got:
                s.stack.append(choices.ChooseDeploy(ally.seat, got))

    def about(self, s: ImperiumState) -> dict[str, Any]:
        return {"count": self.count}


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
        own = min(p.spice, self.price)
        first, second = allies_of(s, p)
        s.then(
            Contribute(first.seat, self.seat, self.price - own, second.seat), Threaten(self.seat, self.price, self.card)
        )


class Contribute(Ask):
    """Allies may help with spice; what the first does not give, the second may."""

    __slots__ = ("commander", "missing", "next_ally")

    def __init__(self, seat: int, commander: int, missing: int, next_ally: int) -> None:
        self.seat = seat
        self.commander = commander
        self.missing = missing
        self.next_ally = next_ally

    def asks(self, s: ImperiumState) -> bool:
        return self.missing > 0 and s.players[self.seat].spice > 0

    def run(self, s: ImperiumState) -> None:
        if self.next_ally >= 0:
            s.stack.append(Contribute(self.next_ally, self.commander, self.missing, -1))

    def options(self, s: ImperiumState, seat: int) -> list[int]:
        most = min(self.missing, s.players[self.seat].spice)
        return [GIVE_SPICE + n for n in range(most + 1)]

    def choose(self, s: ImperiumState, seat: int, action: int) -> None:
        n = action - GIVE_SPICE
        s.players[self.seat].spice -= n
        s.players[self.commander].spice += n
        if self.next_ally >= 0:
            s.stack.append(Contribute(self.next_ally, self.commander, self.missing - n, -1))

    def about(self, s: ImperiumState) -> dict[str, Any]:
        return {"count": self.missing}


class Threaten(Step):
    """With enough spice together the threat is carried out; otherwise the spice given stays where it is."""

    __slots__ = ("card", "price", "seat")

    def __init__(self, seat: int, price: int, card: int) -> None:
        self.seat = seat
        self.price = price
        self.card = card

    def run(self, s: ImperiumState) -> None:
        p = s.players[self.seat]
        if p.spice >= self.price and self.card in p.play:
            p.spice -= self.price
            tracks.gain_vp(s, p, 1)
            p.play.remove(self.card)
            leave_game(s, self.card)


class Concede(Ask):
    """Two allies of one team are level: one may let the other have the better place. [S6-29]"""

    __slots__ = ("other",)

    def __init__(self, seat: int, other: int) -> None:
        self.seat = seat
        self.other = other

    def options(self, s: ImperiumState, seat: int) -> list[int]:
        return sorted([ALLY + self.seat, ALLY + self.other, SKIP])

    def choose(self, s: ImperiumState, seat: int, action: int) -> None:
        if action != SKIP:
            s.conceded.append(self.other if action == ALLY + self.seat else self.seat)

    def about(self, s: ImperiumState) -> dict[str, Any]:
        return {"other": self.other}
