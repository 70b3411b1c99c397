"""Cards on the move: drawing, reshuffling, discarding, trashing, acquiring."""

from __future__ import annotations

from sietch.imperium.defs import CARDS, INTRIGUES, RESERVE
from sietch.imperium.state import ImperiumState, Player
from sietch.imperium.terms import HUMAN

HAND = 0
DISCARD_PILE = 1
IN_PLAY = 2
ZONES = ("hand", "discard", "play")

RESERVE_CARDS: list[int] = [card.number for card in CARDS if card.kind == RESERVE]
RESERVE_PLACE: dict[int, int] = {number: place for place, number in enumerate(RESERVE_CARDS)}
IS_RESERVE: list[bool] = [card.kind == RESERVE for card in CARDS]


def draw_cards(s: ImperiumState, p: Player, n: int) -> None:
    """Draw from the own deck; an empty deck is made anew from the discard pile. [R-GEN-06]"""
    drawn = 0
    deck = p.deck
    for _ in range(n):
        if not deck:
            if not p.discard:
                break
            reshuffle(s, p)
            deck = p.deck
        card = deck.pop()
        p.hand.append(card)
        drawn += 1
        if p.top_known:
            p.top_known -= 1
            p.shown.append(card)
    if s.sink is not None and drawn:
        cards = [CARDS[card].id for card in p.hand[-drawn:]]
        s.emit("draw", p.seat, {"count": drawn}, {p.seat: {"cards": cards}})


def reshuffle(s: ImperiumState, p: Player) -> None:
    """The discard pile becomes the deck."""
    p.deck = p.discard
    p.discard = []
    p.top_known = 0
    s.rng.shuffle(p.deck)
    if s.sink is not None:
        s.emit("reshuffle", p.seat, {})


def draw_intrigue(s: ImperiumState, p: Player, n: int) -> None:
    """Draw from the Intrigue deck; its discard pile is shuffled when it is empty. [R-GEN-07]"""
    drawn = 0
    for _ in range(n):
        if not s.intrigue_deck:
            if not s.intrigue_discard:
                break
            s.intrigue_deck = s.intrigue_discard
            s.intrigue_discard = []
            s.rng.shuffle(s.intrigue_deck)
        p.intrigue.append(s.intrigue_deck.pop())
        p.intrigue_known.append(0)
        drawn += 1
    if s.sink is not None and drawn:
        cards = [INTRIGUES[card].id for card in p.intrigue[-drawn:]]
        secrets = {p.seat: {"cards": cards}} if p.kind == HUMAN else None
        s.emit("draw_intrigue", p.seat, {"count": drawn}, secrets)  # type: ignore[arg-type]


def lose_intrigue(p: Player, card: int) -> None:
    """Take one copy of an intrigue card out of a hand."""
    place = p.intrigue.index(card)
    p.intrigue.pop(place)
    p.intrigue_known.pop(place)


def leave_hand(p: Player, card: int) -> None:
    """Take one copy of a card out of the hand."""
    p.hand.remove(card)
    if p.shown and card in p.shown:
        p.shown.remove(card)


def discard_from_hand(s: ImperiumState, p: Player, card: int) -> None:
    leave_hand(p, card)
    p.discard.append(card)
    if s.sink is not None:
        s.emit("discard", p.seat, {"card": CARDS[card].id})


def leave_game(s: ImperiumState, card: int) -> None:
    """A trashed card goes back to the box, a reserve card to its stack. [R-TR-01]"""
    if IS_RESERVE[card]:
        s.reserve[RESERVE_PLACE[card]] += 1
    else:
        s.trashed.append(card)


def refill_row(s: ImperiumState, place: int) -> None:
    """A new card takes the place of one that left the row, while the deck lasts. [R-RV-05, R-RV-06]"""
    if s.imperium_deck:
        s.row[place] = s.imperium_deck.pop()
        if s.sink is not None:
            s.emit("row", -1, {"card": CARDS[s.row[place]].id, "place": place})
    else:
        s.row.pop(place)


def take_from_market(s: ImperiumState, card: int) -> None:
    """Take an acquired card out of the row or off its reserve stack."""
    if IS_RESERVE[card]:
        s.reserve[RESERVE_PLACE[card]] -= 1
    elif card in s.row:
        refill_row(s, s.row.index(card))
    else:
        s.throne.remove(card)


def put_acquired(p: Player, card: int, on_top: bool) -> None:
    """Acquired cards go to the discard pile, or face up on top of the deck when an effect says so."""
    if on_top:
        p.deck.append(card)
        p.top_known += 1
    else:
        p.discard.append(card)


def count_owned(p: Player, card: int) -> int:
    """Copies of a card anywhere among a player's cards."""
    return p.deck.count(card) + p.hand.count(card) + p.discard.count(card) + p.play.count(card)
