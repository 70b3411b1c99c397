"""Questions about Spies. [R-SPY-01..08]"""

from __future__ import annotations

from typing import Any

import sietch.imperium.frames.choices as choices
from sietch.imperium.actions import RECALL_SPY, SKIP, SPY
from sietch.imperium.defs import LEADERS, POSTS, SPACES
from sietch.imperium.effects import (
    Arrow,
)
from sietch.imperium.frames.base import Ask, Chance
from sietch.imperium.piles import draw_cards
from sietch.imperium.spies import can_place, open_posts, place_spy, recall_spy, recallable, spies_in_supply, watching
from sietch.imperium.state import ImperiumState
from sietch.imperium.terms import FACTION_ICONS, HUMAN, LANDSRAAD


class PlaceSpy(Chance):
    """Place a Spy on a free observation post; with none in supply, recall one first. [R-SPY-01..03]"""

    __slots__ = ("count", "here", "icons", "network", "share")

    def __init__(self, seat: int, count: int, icons: int, here: bool, share: bool, network: bool) -> None:
        self.seat = seat
        self.count = count
        self.icons = icons
        self.here = here
        self.share = share
        self.network = network  # Staban's: where the Spy goes decides what may be bought

    def _posts(self, s: ImperiumState) -> list[int]:
        return open_posts(s, s.players[self.seat], self.icons, self.here, self.share)

    def asks(self, s: ImperiumState) -> bool:
        return can_place(s, s.players[self.seat], self.icons, self.here, self.share)

    def options(self, s: ImperiumState, seat: int) -> list[int]:
        p = s.players[self.seat]
        if spies_in_supply(p):
            return sorted([*[SPY + post for post in self._posts(s)], SKIP])
        spies = recallable(s, p, self.icons, self.here, self.share)
        return sorted([*[RECALL_SPY + post for post in spies], SKIP])

    def choose(self, s: ImperiumState, seat: int, action: int) -> None:
        if action == SKIP:
            return
        p = s.players[self.seat]
        if RECALL_SPY <= action < RECALL_SPY + len(POSTS):
            recall_spy(s, p, action - RECALL_SPY)
            s.stack.append(self)
            return
        post = action - SPY
        if self.count > 1:
            s.stack.append(PlaceSpy(self.seat, self.count - 1, self.icons, self.here, self.share, self.network))
        place_spy(s, p, post)
        if self.network:
            for_landsraad, for_faction = LEADERS[p.leader].offers
            icons = POSTS[post].icons
            offer = for_landsraad if icons >> LANDSRAAD & 1 else for_faction if icons & FACTION_ICONS else None
            if isinstance(offer, Arrow):
                choices.offer_arrow(s, p, offer, False)

    def about(self, s: ImperiumState) -> dict[str, Any]:
        return {"count": self.count, "supply": spies_in_supply(s.players[self.seat])}


class Infiltrate(Ask):
    """Recall a Spy that watches the space, to pass by another player's Agent. [R-SPY-05]"""

    __slots__ = ("space",)

    def __init__(self, seat: int, space: int) -> None:
        self.seat = seat
        self.space = space

    def asks(self, s: ImperiumState) -> bool:
        return len(watching(s.players[self.seat], self.space)) > 1

    def run(self, s: ImperiumState) -> None:
        p = s.players[self.seat]
        recall_spy(s, p, watching(p, self.space)[0])

    def options(self, s: ImperiumState, seat: int) -> list[int]:
        return sorted([RECALL_SPY + post for post in watching(s.players[self.seat], self.space)])

    def choose(self, s: ImperiumState, seat: int, action: int) -> None:
        recall_spy(s, s.players[self.seat], action - RECALL_SPY)

    def about(self, s: ImperiumState) -> dict[str, Any]:
        return {"space": SPACES[self.space].id}


class GatherIntelligence(Chance):
    """Right after placing the Agent, recall a watching Spy to draw a card. [R-SPY-06, R-SPY-07]"""

    __slots__ = ("space",)

    def __init__(self, seat: int, space: int) -> None:
        self.seat = seat
        self.space = space

    def asks(self, s: ImperiumState) -> bool:
        return bool(watching(s.players[self.seat], self.space))

    def options(self, s: ImperiumState, seat: int) -> list[int]:
        return sorted([*[RECALL_SPY + post for post in watching(s.players[self.seat], self.space)], SKIP])

    def choose(self, s: ImperiumState, seat: int, action: int) -> None:
        if action != SKIP:
            p = s.players[self.seat]
            recall_spy(s, p, action - RECALL_SPY)
            draw_cards(s, p, 1)

    def about(self, s: ImperiumState) -> dict[str, Any]:
        return {"space": SPACES[self.space].id}


class RecallSpies(Ask):
    """Recall Spies as a cost. [R-SPY-04]"""

    __slots__ = ("count",)

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def asks(self, s: ImperiumState) -> bool:
        p = s.players[self.seat]
        return len(p.spies) > 1 and p.kind == HUMAN

    def run(self, s: ImperiumState) -> None:
        p = s.players[self.seat]
        for post in p.spies[: self.count]:
            recall_spy(s, p, post)

    def options(self, s: ImperiumState, seat: int) -> list[int]:
        return sorted({RECALL_SPY + post for post in s.players[self.seat].spies})

    def choose(self, s: ImperiumState, seat: int, action: int) -> None:
        recall_spy(s, s.players[self.seat], action - RECALL_SPY)
        if self.count > 1:
            s.stack.append(RecallSpies(self.seat, self.count - 1))

    def about(self, s: ImperiumState) -> dict[str, Any]:
        return {"count": self.count, **choices.paid_for(s, RecallSpies)}
