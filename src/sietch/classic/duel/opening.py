"""What duels add to the setup. [FR-XIX.A.2]"""

from __future__ import annotations

from sietch.classic.duel.cards import DUEL_CARD_IDS, duel_deck
from sietch.classic.duel.state import Duels
from sietch.classic.state import ClassicState


def open_duels(s: ClassicState) -> None:
    """The duel cards are shuffled and laid aside; the arena is empty. [FR-XIX.A.2.a, FR-XIX.A.2.b]"""
    s.duel = Duels(s.seats)
    s.duel.deck = duel_deck()
    s.rng.shuffle(s.duel.deck)


def deal_duel_cards(s: ClassicState) -> None:
    """Everybody gets one, unseen by the others. [FR-XIX.A.2.a]"""
    duels = s.duels()
    for seat in s.order:
        card = duels.draw(seat, s.rng)
        if s.sink is not None:
            s.emit("duel_card_drawn", seat, {}, {seat: {"duel_card": DUEL_CARD_IDS[card]}})
