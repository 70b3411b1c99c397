"""What nobody may know: drawing afresh everything that a seat cannot see."""

from __future__ import annotations

from sietch.imperium.defs import CONFLICTS
from sietch.imperium.frames.masterstroke import TOKENS
from sietch.imperium.frames.rebellion import SortTopThree, TrashEmperorCard, emperor_cards
from sietch.imperium.frames.specials import DrawOrTrash
from sietch.imperium.piles import HAND
from sietch.imperium.sending import ability
from sietch.imperium.state import ImperiumState, Player
from sietch.imperium.terms import FACTIONS
from sietch.kernel.rng import Rng


def seen_on_top(s: ImperiumState, p: Player) -> int:
    """How many cards of the own deck the player knows besides those that everybody knows."""
    top = s.stack[-1] if s.stack else None
    if isinstance(top, SortTopThree) and top.seat == p.seat:
        return top.count
    return 1 if sees_top(s, p) else 0


def sees_top(s: ImperiumState, p: Player) -> bool:
    """Paul may look at his top card; Poison Snooper lets anybody look once."""
    if not p.deck:
        return False
    if ability(p) == "prescience":
        return True
    top = s.stack[-1] if s.stack else None
    return isinstance(top, DrawOrTrash) and top.seat == p.seat


def resample(s: ImperiumState, seat: int | None, rng: Rng) -> ImperiumState:
    """A copy in which hands, decks, intrigue cards, tokens and the future are drawn at random. [R-HI-01]"""
    c = s.clone()
    c.menu = None
    viewer = -1 if seat is None else seat
    for p in c.players:
        if p.seat == viewer:
            _shuffle_below(p.deck, max(p.top_known, seen_on_top(s, p)), rng)
        else:
            _resample_cards(p, rng)
            _keep_emperor_card(s, p)
            _resample_tokens(p, rng)
    _resample_intrigue(c, viewer, rng)
    _resample_conflicts(c, rng)
    rng.shuffle(c.imperium_deck)
    rng.shuffle(c.hagal_deck)
    if c.contract_deck:
        rng.shuffle(c.contract_deck)
    c.rng = Rng(rng.word(), rng.word(), rng.word(), rng.word() | 1)
    return c


def _shuffle_below(deck: list[int], known: int, rng: Rng) -> None:
    """Shuffle all but the top cards."""
    hidden = deck[: len(deck) - known]
    rng.shuffle(hidden)
    deck[: len(hidden)] = hidden


def _resample_cards(p: Player, rng: Rng) -> None:
    """Hand and deck of somebody else are one pool, but for what everybody has seen."""
    unknown = p.hand[:]
    for card in p.shown:
        unknown.remove(card)
    known_top = p.deck[len(p.deck) - p.top_known :]
    pool = unknown + p.deck[: len(p.deck) - p.top_known]
    rng.shuffle(pool)
    p.hand = p.shown + pool[: len(unknown)]
    p.deck = pool[len(unknown) :] + known_top


def _keep_emperor_card(s: ImperiumState, p: Player) -> None:
    """Whoever is about to trash an Emperor card from the hand has one, and everybody can tell."""
    top = s.stack[-1] if s.stack else None
    if not isinstance(top, TrashEmperorCard) or top.seat != p.seat or top.zone != HAND:
        return
    if emperor_cards(p.hand, -1):
        return
    hidden = len(p.deck) - p.top_known
    for place in range(hidden):
        if emperor_cards([p.deck[place]], -1):
            # Cards that were shown stand first in a hand, so the last one is free to go.
            p.deck[place], p.hand[-1] = p.hand[-1], p.deck[place]
            return


def _resample_tokens(p: Player, rng: Rng) -> None:
    if p.baron_used or not p.baron_tokens:
        return
    chosen = p.baron_tokens.bit_count()
    factions = list(range(len(FACTIONS)))
    rng.shuffle(factions)
    p.baron_tokens = sum([1 << faction for faction in factions[: min(chosen, TOKENS)]])


def _resample_intrigue(c: ImperiumState, viewer: int, rng: Rng) -> None:
    """Other hands and the deck are one pool, but for cards that the viewer gave away."""
    bit = 1 << viewer if viewer >= 0 else 0
    others = [p for p in c.players if p.seat != viewer]
    pool = c.intrigue_deck[:]
    for p in others:
        pool.extend([card for card, known in zip(p.intrigue, p.intrigue_known, strict=True) if not known & bit])
    rng.shuffle(pool)
    for p in others:
        for i, known in enumerate(p.intrigue_known):
            if not known & bit:
                p.intrigue[i] = pool.pop()
    c.intrigue_deck = pool


def _resample_conflicts(c: ImperiumState, rng: Rng) -> None:
    """The backs of the conflict cards show their level; which cards went back to the box is unknown."""
    for level in (1, 2, 3):
        pool = [card for card in c.conflict_deck + c.unused_conflicts if CONFLICTS[card].level == level]
        rng.shuffle(pool)
        for pile in (c.conflict_deck, c.unused_conflicts):
            for i, card in enumerate(pile):
                if CONFLICTS[card].level == level:
                    pile[i] = pool.pop()
