"""Printed things found by their ids, as one game means them: an id that two sets have is the game's own."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Protocol, TypeVar

from sietch.imperium.defs import (
    CARDS,
    CONFLICTS,
    CONTRACTS,
    HAGAL_CARDS,
    INTRIGUES,
    LEADERS,
    OBJECTIVES,
    POSTS,
    RIVAL_CARDS,
    SPACES,
    STARTER,
    Card,
    Conflict,
    Contract,
    HagalCard,
    Intrigue,
    Leader,
    Objective,
    Post,
    RivalCard,
    Space,
)
from sietch.imperium.sets import load_sets

load_sets()

UPRISING = "uprising"
SIX = "six"  # the other side of Uprising's board, and what only teams of six need


class Printed(Protocol):
    """Anything with an id and the set that it is of."""

    @property
    def id(self) -> str: ...
    @property
    def set(self) -> str: ...


Thing = TypeVar("Thing", bound=Printed)


def plain_id(id: str) -> str:
    """An id without the set that may stand before it."""
    return id.rpartition(".")[2]


class Shelf:
    """Everything that a game and what can be mixed into it have, by kind and id; KeyError for what is not there."""

    def __init__(self, game: str) -> None:
        self.game = game
        # What is played with in its own right: the board and the decks of six are part of Uprising.
        self.boxes = (UPRISING, SIX) if game == UPRISING else ("base",)
        self.sets = (*self.boxes, "base") if game == UPRISING else self.boxes
        self.cards = self._by_id(CARDS)
        self.intrigues = self._by_id(INTRIGUES)
        self.conflicts = self._by_id(CONFLICTS)
        self.leaders = self._by_id(LEADERS)
        self.spaces = self._by_id(SPACES)
        self.hagal = self._by_id(HAGAL_CARDS)
        self.posts = self._by_id(POSTS)
        self.contracts = self._by_id(CONTRACTS)
        self.objectives = self._by_id(OBJECTIVES)
        self.rivals = {rival.id: rival for rival in self.all_rivals()}

    def _by_id(self, things: Sequence[Thing]) -> dict[str, Thing]:
        """The game's own things by their ids, others where the id is free, and all with their set in front."""
        found: dict[str, Thing] = {}
        for name in self.sets:
            for thing in things:
                if thing.set == name:
                    found.setdefault(thing.id, thing)
                    found[f"{name}.{thing.id}"] = thing
        return found

    # -- what the game itself brings, without what can be mixed in ---------------------------------------------

    def is_own(self, thing: Printed) -> bool:
        """Whether something is in the game's own box, or a starting card, which all games share."""
        return thing.set in self.boxes or (isinstance(thing, Card) and thing.kind == STARTER and thing.set == "base")

    def _of(self, things: Sequence[Thing], mixed: bool) -> list[Thing]:
        return [thing for thing in things if self.is_own(thing) or (mixed and thing.set in self.sets)]

    def all_cards(self, mixed: bool) -> list[Card]:
        return self._of(CARDS, mixed)

    def all_intrigues(self, mixed: bool) -> list[Intrigue]:
        return self._of(INTRIGUES, mixed)

    def all_conflicts(self, mixed: bool) -> list[Conflict]:
        return self._of(CONFLICTS, mixed)

    def all_leaders(self, mixed: bool) -> list[Leader]:
        return self._of(LEADERS, mixed)

    def all_spaces(self) -> list[Space]:
        return self._of(SPACES, False)

    def all_hagal(self) -> list[HagalCard]:
        return self._of(HAGAL_CARDS, False)

    def all_rivals(self) -> list[RivalCard]:
        return list(RIVAL_CARDS) if self.game == UPRISING else []

    def all_posts(self) -> list[Post]:
        return self._of(POSTS, False)

    def all_contracts(self) -> list[Contract]:
        return self._of(CONTRACTS, False)

    def all_objectives(self) -> list[Objective]:
        return self._of(OBJECTIVES, False)


@cache
def shelf_of(game: str) -> Shelf:
    """The shelf of a game, made once."""
    return Shelf(game)
