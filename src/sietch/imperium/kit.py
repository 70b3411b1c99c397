"""What is on the table: the spaces, cards and leaders that a ruleset puts into play."""

from __future__ import annotations

from sietch.imperium.defs import (
    CARD,
    CARDS,
    CONFLICTS,
    HAGAL_CARDS,
    IMPERIUM,
    INTRIGUES,
    LEADERS,
    RESERVE,
    SPACES,
    STARTER,
)
from sietch.imperium.sets import load_sets

load_sets()


class Kit:
    """The printed things of one game. Shared by all its positions, never changed."""

    __slots__ = (
        "conflicts",
        "conflicts_in_deck",
        "hagal",
        "imperium",
        "intrigue",
        "leaders",
        "makers",
        "reserve",
        "spaces",
        "spice_must_flow",
        "starters",
    )

    def __init__(self, board: str) -> None:
        self.spaces: list[int] = [space.number for space in SPACES if space.set == board]
        self.makers: list[int] = [number for number in self.spaces if SPACES[number].maker]
        self.starters: list[int] = _copies_of(STARTER, "base")
        self.imperium: list[int] = _copies_of(IMPERIUM, board)
        self.reserve: list[int] = [card.number for card in CARDS if card.kind == RESERVE and card.set == board]
        self.intrigue: list[int] = [card.number for card in INTRIGUES if card.set == board for _ in range(card.copies)]
        self.conflicts: list[int] = [card.number for card in CONFLICTS if card.set == board]
        self.conflicts_in_deck: list[int] = [0, 1, 5, 4]  # of each level
        self.leaders: list[int] = [leader.number for leader in LEADERS if leader.set == board]
        self.hagal: list[int] = [card.number for card in HAGAL_CARDS if card.set == board for _ in range(card.copies)]
        self.spice_must_flow = CARD["spice_must_flow"]

    def hagal_for(self, seats: int) -> list[int]:
        """The House Hagal cards of solo or two-player games. [TP2]"""
        other_mode = "2P" if seats == 1 else "1P"
        return [number for number in self.hagal if HAGAL_CARDS[number].mark != other_mode]


def _copies_of(kind: str, set: str) -> list[int]:
    return [card.number for card in CARDS if card.kind == kind and card.set == set for _ in range(card.copies)]


BASE = Kit("base")
