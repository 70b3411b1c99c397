"""Choices of single cards and leaders."""

from __future__ import annotations

from typing import Any

import sietch.imperium.frames.market as market
import sietch.imperium.handlers as handlers
import sietch.imperium.sources as sources
from sietch.imperium.actions import (
    BLOCK,
    DISCARD,
    DRAW_TOP,
    LOSE_TROOP,
    OPPONENT,
    PASS,
    RECALL,
    SET_ASIDE,
    SKIP,
    TAKE,
    TRASH_TOP,
)
from sietch.imperium.conditions import is_bene_gesserit
from sietch.imperium.defs import CARDS, SPACES
from sietch.imperium.frames.base import Ask
from sietch.imperium.piles import draw_cards, refill_row
from sietch.imperium.state import ImperiumState
from sietch.imperium.terms import HUMAN
from sietch.imperium.troops import lose_from_conflict
from sietch.kernel.rule import Reason

HELENA_DISCOUNT = 1
NO_DEPLOYED_TROOP = Reason("R-GEN-08", "why-no_deployed_troop")


class TestOfHumanity(Ask):
    """Discard a card or lose a deployed troop; something possible must be chosen. [R-GEN-08, Q20]"""

    __slots__ = ()

    def asks(self, s: ImperiumState) -> bool:
        p = s.players[self.seat]
        return p.kind == HUMAN and len(self.options(s, self.seat)) > 1

    def run(self, s: ImperiumState) -> None:
        p = s.players[self.seat]
        if p.conflict and not p.hand:
            lose_from_conflict(s, p, 1)
        elif p.hand:
            market.discard_card(s, p, p.hand[0])

    def options(self, s: ImperiumState, seat: int) -> list[int]:
        p = s.players[self.seat]
        found = {DISCARD + card for card in p.hand}
        if p.conflict:
            found.add(LOSE_TROOP)
        return sorted(found)

    def choose(self, s: ImperiumState, seat: int, action: int) -> None:
        p = s.players[self.seat]
        if action == LOSE_TROOP:
            lose_from_conflict(s, p, 1)
        else:
            market.discard_card(s, p, action - DISCARD)

    def unavailable(self, s: ImperiumState, seat: int) -> list[tuple[int, Reason]]:
        return [] if s.players[self.seat].conflict else [(LOSE_TROOP, NO_DEPLOYED_TROOP)]


class BlockSpace(Ask):
    """The Voice: name a space where no opponent may go until your next turn. [R-AG-17, Q13]"""

    __slots__ = ()

    def options(self, s: ImperiumState, seat: int) -> list[int]:
        return [BLOCK + number for number in s.kit.spaces]

    def choose(self, s: ImperiumState, seat: int, action: int) -> None:
        space = action - BLOCK
        s.players[self.seat].blocked_space = space
        if s.sink is not None:
            s.emit("voice", self.seat, {"space": SPACES[space].id})


class TakeFromDiscard(Ask):
    """Take a Bene Gesserit card from the discard pile into the hand, for all to see."""

    __slots__ = ()

    def options(self, s: ImperiumState, seat: int) -> list[int]:
        return sorted({TAKE + card for card in s.players[self.seat].discard if is_bene_gesserit(card)})

    def choose(self, s: ImperiumState, seat: int, action: int) -> None:
        p = s.players[self.seat]
        card = action - TAKE
        p.discard.remove(card)
        p.hand.append(card)
        p.shown.append(card)
        if s.sink is not None:
            s.emit("take_card", p.seat, {"card": CARDS[card].id})


class SetAside(Ask):
    """Helena takes a card out of the row; nobody else can acquire it. [Q35]"""

    __slots__ = ()

    def options(self, s: ImperiumState, seat: int) -> list[int]:
        return sorted({SET_ASIDE + card for card in s.row})

    def choose(self, s: ImperiumState, seat: int, action: int) -> None:
        p = s.players[self.seat]
        card = action - SET_ASIDE
        if p.aside >= 0:
            s.trashed.append(p.aside)
        p.aside = card
        p.aside_discount = HELENA_DISCOUNT
        if s.sink is not None:
            s.emit("set_aside", p.seat, {"card": CARDS[card].id})
        refill_row(s, s.row.index(card))

    def about(self, s: ImperiumState) -> dict[str, Any]:
        return sources.asked_by(s, self, (), ("set_row_card_aside",))


class PassOrNot(Ask):
    """Bindu Suspension as some card faces have it: passing is optional. [Q1]"""

    __slots__ = ()

    def options(self, s: ImperiumState, seat: int) -> list[int]:
        return sorted([PASS, SKIP])

    def choose(self, s: ImperiumState, seat: int, action: int) -> None:
        s.players[self.seat].passing = action == PASS


class DoubleCross(Ask):
    """Choose the opponent who loses a deployed troop."""

    __slots__ = ("targets",)

    def __init__(self, seat: int, targets: tuple[int, ...]) -> None:
        self.seat = seat
        self.targets = targets

    def options(self, s: ImperiumState, seat: int) -> list[int]:
        return sorted([OPPONENT + target for target in self.targets])

    def choose(self, s: ImperiumState, seat: int, action: int) -> None:
        handlers.cross(s, s.players[self.seat], s.players[action - OPPONENT])

    def about(self, s: ImperiumState) -> dict[str, Any]:
        source = sources.asked_by(s, self, (), ("double_cross",))
        return {"troops": [p.conflict for p in s.players], "strengths": [p.strength() for p in s.players], **source}


class DrawOrTrash(Ask):
    """Poison Snooper: the top card is known to its owner now; draw it or trash it. [R-GEN-06]"""

    __slots__ = ()

    def options(self, s: ImperiumState, seat: int) -> list[int]:
        return sorted([DRAW_TOP, TRASH_TOP])

    def choose(self, s: ImperiumState, seat: int, action: int) -> None:
        p = s.players[self.seat]
        if action == DRAW_TOP:
            draw_cards(s, p, 1)
            return
        card = p.deck.pop()
        p.top_known = max(0, p.top_known - 1)
        market.trashed(s, p, card, "deck")

    def about(self, s: ImperiumState) -> dict[str, Any]:
        source = sources.asked_by(s, self, (), ("look_at_top_card",))
        return {"card": CARDS[s.players[self.seat].deck[-1]].id, **source}


class RecallAgent(Ask):
    """Urgent Mission: choose the Agent that comes back. [R-GEN-09]"""

    __slots__ = ()

    def options(self, s: ImperiumState, seat: int) -> list[int]:
        return sorted({RECALL + space for space in s.players[self.seat].agents_at})

    def choose(self, s: ImperiumState, seat: int, action: int) -> None:
        p = s.players[self.seat]
        space = action - RECALL
        place = p.agents_at.index(space)
        p.agents_at.pop(place)
        p.agents += 1
        if p.commander:
            p.arrows |= p.arrow_at.pop(place)
        if s.sink is not None:
            s.emit("recall", p.seat, {"space": SPACES[space].id})

    def about(self, s: ImperiumState) -> dict[str, Any]:
        return sources.asked_by(s, self, (), ("recall_agent",))
