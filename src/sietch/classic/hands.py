"""Treachery cards: drawing, playing, discarding, and what the table can tell about who holds what."""

from __future__ import annotations

from sietch.classic.cards import ATOMICS, CARD_IDS, KARAMA, KIND, WORTHLESS, copies
from sietch.classic.duel.deeds import PLAY as PLAYS
from sietch.classic.state import ClassicState, Player
from sietch.classic.terms import BENE_GESSERIT, EVERYBODY


def draw(s: ClassicState) -> tuple[int, int]:
    """The top card of the treachery deck and who has seen it; (-1, 0) when there is none. [FR-III.C]"""
    if not s.deck:
        if not s.discard:
            return -1, 0
        s.deck = s.discard
        s.discard = []
        s.rng.shuffle(s.deck)
        s.deck_known = [0] * len(s.deck)
        if s.sink is not None:
            s.emit("treachery_reshuffled", -1, {})
    return s.deck.pop(), s.deck_known.pop()


def take(s: ClassicState, p: Player, card: int, known: int) -> None:
    """Put a card into a hand."""
    p.hand.append(card)
    p.hand_known.append(known)
    p.lacks = []


def drop(p: Player, card: int) -> None:
    """Take a card out of a hand, one that others have seen if there is a choice: they would see it go."""
    where = -1
    for i, held in enumerate(p.hand):
        if held == card and (where < 0 or p.hand_known[i] > p.hand_known[where]):
            where = i
    del p.hand[where]
    del p.hand_known[where]


def discard(s: ClassicState, p: Player, card: int) -> None:
    """Play or throw a card away, face up."""
    drop(p, card)
    if card == ATOMICS:
        s.removed.append(card)
    else:
        s.discard.append(card)
    if s.duel is not None:
        s.duel.note(p.seat, PLAYS + KIND[card])
    if s.sink is not None:
        s.emit("discard", p.seat, {"card": CARD_IDS[card]})


def throw_away(s: ClassicState, p: Player) -> None:
    """A whole hand goes to the discard pile with its player. [FR-XIX.C.12]"""
    for card in p.hand:
        s.discard.append(card)
        if s.sink is not None:
            s.emit("discard", p.seat, {"card": CARD_IDS[card]})
    p.hand = []
    p.hand_known = []
    p.lacks = []


def show(p: Player, card: int, seats: int = EVERYBODY) -> None:
    """Some seats see that a card is in this hand."""
    if any(held == card and known & seats == seats for held, known in zip(p.hand, p.hand_known, strict=True)):
        return
    for i, held in enumerate(p.hand):
        if held == card:
            p.hand_known[i] |= seats
            return


def full(s: ClassicState, p: Player) -> bool:
    return len(p.hand) >= p.sheet.hand


def out_of_reach(s: ClassicState, card: int) -> int:
    """How many of a card lie face up for all to see."""
    return s.discard.count(card) + s.removed.count(card)


def could_hold(s: ClassicState, p: Player, card: int) -> bool:
    """Whether this player may hold a card, as far as the table knows. Never looks at the hand."""
    if not p.hand or card in p.lacks:
        return False
    return out_of_reach(s, card) < copies(s.rules.deck, card)


def could_karama(s: ClassicState, p: Player) -> bool:
    """Whether this player may be able to play a Karama, as far as the table knows."""
    if could_hold(s, p, KARAMA):
        return True
    if p.faction != BENE_GESSERIT or not s.rules.additional:
        return False
    return any(KIND[card] == WORTHLESS and could_hold(s, p, card) for card in range(len(KIND)))


def karama_cards(s: ClassicState, p: Player) -> list[int]:
    """The cards this player can play as a Karama, the real one first."""
    found = [KARAMA] if KARAMA in p.hand else []
    if p.faction == BENE_GESSERIT and s.rules.additional:
        found.extend(sorted({card for card in p.hand if KIND[card] == WORTHLESS}))
    return found
