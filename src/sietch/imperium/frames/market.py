"""Cards that change hands: trashed, acquired, discarded, with what each of that brings."""

from __future__ import annotations

from typing import Any

import sietch.imperium.contracts as contracts
import sietch.imperium.frames.choices as choices
import sietch.imperium.resolve as resolve
import sietch.imperium.sources as sources
from sietch.imperium.actions import BUY, BUY_ASIDE, DISCARD, SKIP, TRASH_DISCARD, TRASH_HAND, TRASH_PLAY
from sietch.imperium.defs import CARDS
from sietch.imperium.effects import Acquire, Arrow
from sietch.imperium.frames.base import Ask, Chance
from sietch.imperium.piles import (
    DISCARD_PILE,
    HAND,
    IN_PLAY,
    RESERVE_CARDS,
    ZONES,
    discard_from_hand,
    leave_game,
    leave_hand,
    put_acquired,
    take_from_market,
)
from sietch.imperium.state import ImperiumState, Player
from sietch.imperium.troops import recruit


def trash(s: ImperiumState, p: Player, card: int, zone: int) -> None:
    """Trash a card from hand, discard pile or play, with what it gives when trashed. [R-TR-01..03]"""
    if zone == HAND:
        leave_hand(p, card)
    elif zone == DISCARD_PILE:
        p.discard.remove(card)
    else:
        place = p.play.index(card)
        p.play.pop(place)
        if place < p.played:
            p.played -= 1
    trashed(s, p, card, ZONES[zone])


def trashed(s: ImperiumState, p: Player, card: int, zone: str) -> None:
    """A card has been taken from a player for good."""
    leave_game(s, card)
    if s.sink is not None:
        s.emit("trash", p.seat, {"card": CARDS[card].id, "from": zone})
    parts = CARDS[card].on_trash
    if parts:
        resolve.begin(s, p, parts)


def acquire(s: ImperiumState, p: Player, card: int, on_top: bool, to_hand: bool = False) -> None:
    """Take a card from the market, with its acquire effect, once. [R-RV-05, R-GEN-14]"""
    take_from_market(s, card)
    _acquired(s, p, card, on_top, to_hand)


def acquire_aside(s: ImperiumState, p: Player, on_top: bool) -> None:
    """Take the card that Helena has set aside."""
    card = p.aside
    p.aside = -1
    p.aside_discount = 0
    _acquired(s, p, card, on_top, False)


def _acquired(s: ImperiumState, p: Player, card: int, on_top: bool, to_hand: bool) -> None:
    if to_hand:
        p.hand.append(card)
        p.shown.append(card)
    else:
        put_acquired(p, card, on_top)
    if s.sink is not None:
        place = "hand" if to_hand else "deck" if on_top else "discard"
        s.emit("acquire", p.seat, {"card": CARDS[card].id, "to": place})
    if s.kit.uprising:
        if card == s.kit.spice_must_flow:
            p.acquired_flow = True
            contracts.check_acquisition(s, p)
        if p.call_to_arms and p.revealing:
            recruit(s, p, 1)
    parts = CARDS[card].acquire
    if parts:
        resolve.begin(s, p, parts)


def free_acquisitions(s: ImperiumState, p: Player, max_cost: int) -> list[int]:
    """The actions that acquire a card of at most this cost without persuasion. [Q11]"""
    found: set[int] = set()
    for card in s.row:
        if CARDS[card].cost <= max_cost:
            found.add(BUY + card)
    for place, card in enumerate(RESERVE_CARDS):
        if s.reserve[place] and 0 <= CARDS[card].cost <= max_cost:
            found.add(BUY + card)
    if p.aside >= 0 and CARDS[p.aside].cost <= max_cost:
        found.add(BUY_ASIDE + p.aside)
    return sorted(found)


class ChooseAcquire(Ask):
    """Acquire a card without paying persuasion. [Q11]"""

    __slots__ = ("effect",)

    def __init__(self, seat: int, effect: Acquire) -> None:
        self.seat = seat
        self.effect = effect

    def asks(self, s: ImperiumState) -> bool:
        return bool(free_acquisitions(s, s.players[self.seat], self.effect.n))

    def options(self, s: ImperiumState, seat: int) -> list[int]:
        return free_acquisitions(s, s.players[self.seat], self.effect.n)

    def choose(self, s: ImperiumState, seat: int, action: int) -> None:
        p = s.players[self.seat]
        if action >= BUY_ASIDE:
            acquire_aside(s, p, self.effect.on_top)
        else:
            acquire(s, p, action - BUY, self.effect.on_top)

    def about(self, s: ImperiumState) -> dict[str, Any]:
        return {"effect": self.effect.path, "max_cost": self.effect.n}


class ChooseTrash(Chance):
    """Trash a card from hand, discard pile or play; with an arrow, to get what is right of it. [R-GEN-02, R-TR-02]"""

    __slots__ = ("effect",)

    def __init__(self, seat: int, effect: Arrow | None) -> None:
        self.seat = seat
        self.effect = effect

    def asks(self, s: ImperiumState) -> bool:
        p = s.players[self.seat]
        return bool(p.hand or p.discard or p.play)

    def options(self, s: ImperiumState, seat: int) -> list[int]:
        p = s.players[self.seat]
        found = {TRASH_HAND + card for card in p.hand}
        found.update([TRASH_DISCARD + card for card in p.discard])
        found.update([TRASH_PLAY + card for card in p.play])
        found.add(SKIP)
        return sorted(found)

    def choose(self, s: ImperiumState, seat: int, action: int) -> None:
        if action == SKIP:
            return
        p = s.players[self.seat]
        if self.effect is not None:
            s.stack.append(choices.Perform(self.seat, self.effect.parts[0]))
        if action >= TRASH_PLAY:
            trash(s, p, action - TRASH_PLAY, IN_PLAY)
        elif action >= TRASH_DISCARD:
            trash(s, p, action - TRASH_DISCARD, DISCARD_PILE)
        else:
            trash(s, p, action - TRASH_HAND, HAND)

    def about(self, s: ImperiumState) -> dict[str, Any]:
        if self.effect is not None:
            return {"effect": self.effect.path}
        return sources.asked_by(s, self, sources.TRASHING)


def discard_card(s: ImperiumState, p: Player, card: int) -> None:
    """Discard a card from the hand, with what it gives when discarded."""
    discard_from_hand(s, p, card)
    discarded(s, p, card)


def discarded(s: ImperiumState, p: Player, card: int) -> None:
    """A card has been discarded, other than by cleaning up."""
    if s.kit.uprising:
        p.discarded |= 1 | CARDS[card].factions << 1
        if CARDS[card].on_discard:
            resolve.begin(s, p, CARDS[card].on_discard)


class DiscardCards(Ask):
    """Discard from hand, cards of one's own choice. [R-GEN-08]"""

    __slots__ = ("count",)

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def asks(self, s: ImperiumState) -> bool:
        return len(s.players[self.seat].hand) > self.count

    def run(self, s: ImperiumState) -> None:
        p = s.players[self.seat]
        for card in p.hand[:]:
            discard_card(s, p, card)

    def options(self, s: ImperiumState, seat: int) -> list[int]:
        return sorted({DISCARD + card for card in s.players[self.seat].hand})

    def choose(self, s: ImperiumState, seat: int, action: int) -> None:
        discard_card(s, s.players[self.seat], action - DISCARD)
        if self.count > 1:
            s.stack.append(DiscardCards(self.seat, self.count - 1))

    def about(self, s: ImperiumState) -> dict[str, Any]:
        if s.turn >= 0 and s.turn != self.seat:
            return {"count": self.count, "by": s.turn}
        return {"count": self.count, **choices.paid_for(s, DiscardCards)}
