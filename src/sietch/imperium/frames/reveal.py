"""The Reveal turn: reveal, resolve and acquire in any order, set strength, clean up."""

from __future__ import annotations

from typing import Any

import sietch.imperium.frames.market as market
import sietch.imperium.frames.turns as turns
import sietch.imperium.handlers as handlers
import sietch.imperium.resolve as resolve
from sietch.imperium.actions import (
    BUY,
    BUY_ASIDE,
    BUY_ASIDE_TO_TOP,
    BUY_TO_TOP,
    END,
    RESOLVE,
    RESOLVE_EFFECT,
    RESOLVE_NUMBER,
)
from sietch.imperium.defs import CARDS, LEADERS, SPACES
from sietch.imperium.effects import (
    GAIN,
    Effect,
    Gain,
    Named,
)
from sietch.imperium.frames.base import Chance
from sietch.imperium.gains import gain
from sietch.imperium.modes import LATE, NOW, PICK
from sietch.imperium.piles import IS_RESERVE, RESERVE_CARDS, RESERVE_PLACE, refill_row
from sietch.imperium.state import ImperiumState, Player
from sietch.imperium.terms import CARDS as DRAWN_CARDS
from sietch.imperium.terms import INTRIGUE, SWORDS
from sietch.imperium.troops import lose_revealed_swords
from sietch.kernel.rule import Reason

SWORDMASTER_BONUS = 2
TOO_DEAR = Reason("R-RV-04", "why-too_dear_card")
FOLDSPACE_NOT_FOR_SALE = Reason("R-RV-04", "why-not_for_sale")
STACK_EMPTY = Reason("R-RV-04", "why-stack_empty")
NOT_YOUR_ROW = Reason("S6-27", "why-not_your_row")
UNRESOLVED = Reason("R-GEN-02", "why-unresolved")


def start_reveal(s: ImperiumState, p: Player) -> None:
    """Begin the Reveal turn: persuasion that does not come from cards. [R-RV-02, Q23, Q24]"""
    p.revealing = True
    p.revealed = 1 + max([q.revealed for q in s.players])
    p.persuasion = p.reveal_bonus
    p.reveal_bonus = 0
    if p.council:
        p.persuasion += handlers.COUNCIL_PERSUASION
    if p.agents_at:
        p.persuasion += max([SPACES[space].oratory for space in p.agents_at])
    if s.sink is not None:
        s.emit("reveal", p.seat, {"cards": sorted([CARDS[card].id for card in p.hand])})
    parts: tuple[Effect, ...] = ()
    if s.kit.uprising:
        p.played = len(p.play)
        if p.sword_bonus:
            gain(s, p, SWORDS, SWORDMASTER_BONUS)
        parts = LEADERS[p.leader].reveal
    reveal_hand(s, p, parts)


def reveal_hand(s: ImperiumState, p: Player, waiting: tuple[Effect, ...]) -> None:
    """Put all hand cards into play with their Reveal boxes; plain gains happen at once. [R-RV-01, R-RV-03]"""
    parts = list(waiting)
    hand = p.hand
    p.hand = []
    p.shown = []
    p.play.extend(hand)
    for card in hand:
        for e in CARDS[card].reveal:
            if e.kind == GAIN:
                assert isinstance(e, Gain)
                if e.resource != DRAWN_CARDS and e.resource != INTRIGUE:
                    gain(s, p, e.resource, e.n)
                    continue
            parts.append(e)
    s.stack.append(RevealTurn(p.seat, tuple(parts)))


def has_swords(e: Effect) -> bool:
    """Whether a card's effect may give swords."""
    if isinstance(e, Gain):
        return e.resource == SWORDS and e.card >= 0
    return any([has_swords(part) for part in e.parts])


def price(s: ImperiumState, p: Player, card: int) -> int:
    """What a card costs this player now. [R-RV-11]"""
    cost = CARDS[card].cost
    if card == s.kit.spice_must_flow:
        cost = max(0, cost - p.cheaper_spice_must_flow)
    return cost


class RevealTurn(Chance):
    """Resolve Reveal effects and acquire cards, before, between and after each other. [R-RV-02, R-RV-04]"""

    __slots__ = ("parts",)

    def __init__(self, seat: int, parts: tuple[Effect, ...]) -> None:
        self.seat = seat
        self.parts = parts

    def _automatic(self, s: ImperiumState, p: Player) -> int:
        """The place of an effect that needs no decision now, or -1."""
        for place, e in enumerate(self.parts):
            m = resolve.mode(s, p, e)
            # An effect that grows with the cards in play waits for a player who might still draw some.
            if m == NOW or (m == LATE and not p.intrigue and not self._waits_for_swords(s, p, e)):
                return place
        return -1

    def _waits_for_swords(self, s: ImperiumState, p: Player, e: Effect) -> bool:
        """Leadership counts cards that give swords, so it is not counted while another may be made to give some."""
        if not isinstance(e, Named) or e.name != "swords_per_sword_card":
            return False
        return any([has_swords(part) and resolve.mode(s, p, part) == PICK for part in self.parts])

    def asks(self, s: ImperiumState) -> bool:
        p = s.players[self.seat]
        return not p.hand and (not self.parts or self._automatic(s, p) < 0)

    def run(self, s: ImperiumState) -> None:
        p = s.players[self.seat]
        if p.hand:
            if s.sink is not None:
                s.emit("reveal", p.seat, {"cards": sorted([CARDS[card].id for card in p.hand])})
            reveal_hand(s, p, self.parts)
            return
        place = self._automatic(s, p)
        s.stack.append(RevealTurn(self.seat, self.parts[:place] + self.parts[place + 1 :]))
        resolve.perform(s, p, self.parts[place])

    def options(self, s: ImperiumState, seat: int) -> list[int]:
        p = s.players[self.seat]
        found: set[int] = set()
        may_end = True
        for e in self.parts:
            m = resolve.mode(s, p, e)
            if m == PICK or m == LATE:
                found.add(RESOLVE_NUMBER[e.path])
                if not resolve.optional(e):
                    may_end = False
        if may_end:
            found.add(END)
        persuasion = p.persuasion
        for card in s.row + s.throne if p.team == 1 else s.row:
            if CARDS[card].cost <= persuasion:
                found.add(BUY + card)
                if p.to_top:
                    found.add(BUY_TO_TOP + card)
        for place, card in enumerate(RESERVE_CARDS):
            if s.reserve[place] and CARDS[card].cost >= 0 and price(s, p, card) <= persuasion:
                found.add(BUY + card)
                if p.to_top:
                    found.add(BUY_TO_TOP + card)
        if p.aside >= 0 and CARDS[p.aside].cost - p.aside_discount <= persuasion:
            found.add(BUY_ASIDE + p.aside)
            if p.to_top:
                found.add(BUY_ASIDE_TO_TOP + p.aside)
        return sorted(found)

    def choose(self, s: ImperiumState, seat: int, action: int) -> None:
        p = s.players[self.seat]
        if action == END:
            set_strength_and_clean_up(s, p)
            return
        if RESOLVE <= action < RESOLVE + len(RESOLVE_EFFECT):
            e = RESOLVE_EFFECT[action - RESOLVE]
            place = self.parts.index(e)
            s.stack.append(RevealTurn(self.seat, self.parts[:place] + self.parts[place + 1 :]))
            resolve.perform(s, p, e, True)
            return
        s.stack.append(self)
        if action >= BUY_ASIDE:
            p.persuasion -= CARDS[p.aside].cost - p.aside_discount
            market.acquire_aside(s, p, action >= BUY_ASIDE_TO_TOP)
        else:
            on_top = action >= BUY_TO_TOP
            card = action - (BUY_TO_TOP if on_top else BUY)
            p.persuasion -= price(s, p, card)
            market.acquire(s, p, card, on_top)

    def unavailable(self, s: ImperiumState, seat: int) -> list[tuple[int, Reason]]:
        p = s.players[self.seat]
        found = resolve.unavailable_parts(s, p, self.parts)
        facts = {"have": p.persuasion}
        for card in [*s.row, *s.kit.reserve]:
            if CARDS[card].cost < 0:
                found.append((BUY + card, FOLDSPACE_NOT_FOR_SALE.about({"card": CARDS[card].id})))
            elif IS_RESERVE[card] and not s.reserve[RESERVE_PLACE[card]]:
                found.append((BUY + card, STACK_EMPTY.about({"card": CARDS[card].id})))
            elif price(s, p, card) > p.persuasion:
                found.append((BUY + card, TOO_DEAR.about({"card": CARDS[card].id, "need": price(s, p, card), **facts})))
        for card in s.throne:
            if p.team != 1:
                found.append((BUY + card, NOT_YOUR_ROW.about({"card": CARDS[card].id})))
            elif CARDS[card].cost > p.persuasion:
                found.append((BUY + card, TOO_DEAR.about({"card": CARDS[card].id, "need": CARDS[card].cost, **facts})))
        found.append((END, UNRESOLVED))
        return found

    def about(self, s: ImperiumState) -> dict[str, Any]:
        p = s.players[self.seat]
        return {
            "effects": [e.path for e in self.parts],
            "persuasion": p.persuasion,
            "strength": p.strength(),
            "cheaper": p.cheaper_spice_must_flow,
        }


def set_strength_and_clean_up(s: ImperiumState, p: Player) -> None:
    """Announce the strength; played and revealed cards go to the discard pile. [R-RV-07..09]"""
    if s.sink is not None:
        s.emit("strength", p.seat, {"strength": p.strength(), "troops": p.conflict, "swords": p.swords})
    p.discard.extend(p.play)
    p.play = []
    s.intrigue_discard.extend(p.face_up)
    p.face_up = []
    p.revealing = False
    if s.kit.six:
        lose_revealed_swords(p)
    p.persuasion = 0
    p.reveal_bonus = 0
    p.to_top = False
    p.cheaper_spice_must_flow = 0
    p.played = 0
    p.armed = []
    p.call_to_arms = False
    if p.aside >= 0:
        s.trashed.append(p.aside)
        p.aside = -1
        p.aside_discount = 0
    if s.rules.dice_churn:
        churn_row(s)
    s.stack.append(turns.TurnOver(p.seat, False))


def churn_row(s: ImperiumState) -> None:
    """Two dice take cards out of the row; a six takes none, a double one. [RV-19]"""
    places = sorted({s.rng.below(6), s.rng.below(6)}, reverse=True)
    for place in places:
        if place < len(s.row):
            card = s.row[place]
            s.trashed.append(card)
            if s.sink is not None:
                s.emit("churn", -1, {"card": CARDS[card].id})
            refill_row(s, place)
