"""What is on the table: the spaces, cards and leaders that a ruleset puts into play."""

from __future__ import annotations

from sietch.imperium.defs import (
    CARD,
    CARDS,
    COMMANDERS,
    CONFLICTS,
    CONTRACTS,
    HAGAL_CARDS,
    IMPERIUM,
    INTRIGUES,
    LEADERS,
    OBJECTIVES,
    POSTS,
    RESERVE,
    SPACES,
    STARTER,
)
from sietch.imperium.sets import load_sets
from sietch.kernel.frame import Definition

load_sets()

# Without a Mentat on the board these do nothing. [R-MIX-03]
NOT_FOR_SIX = (
    "sardaukar",
    "dutiful_service",
    "desert_tactics",
    "fremkit",
    "post_emperor",
    "post_fremen",
)
LEFT_OUT_WHEN_MIXED = ("calculated_hire", "sort_through_the_chaos")


class Kit(Definition):
    """The printed things of one game. Shared by all its positions, never changed."""

    __slots__ = (
        "choam",
        "conflicts",
        "conflicts_in_deck",
        "contested",
        "contracts",
        "hagal",
        "imperium",
        "intrigue",
        "leaders",
        "makers",
        "objectives",
        "posts",
        "reserve",
        "six",
        "spaces",
        "spice_must_flow",
        "starters",
        "uprising",
    )

    def __init__(
        self, board: str, choam: bool = False, mixed: bool = False, base_conflicts: bool = False, six: bool = False
    ) -> None:
        super().__init__()
        sets = (board, "base") if mixed else (board,)
        self.uprising = board == "uprising"
        self.choam = choam
        self.six = six
        self.spaces: list[int] = [space.number for space in SPACES if space.set == board]
        if six:
            left = [number for number in self.spaces if SPACES[number].id not in NOT_FOR_SIX]
            self.spaces = left + [space.number for space in SPACES if space.set == "six"]
        self.makers: list[int] = [number for number in self.spaces if SPACES[number].maker]
        self.starters: list[int] = _copies_of(STARTER, ("base",), False)
        self.imperium: list[int] = _copies_of(IMPERIUM, sets, choam)
        self.reserve: list[int] = [card.number for card in CARDS if card.kind == RESERVE and card.set == board]
        self.intrigue: list[int] = [
            card.number
            for card in INTRIGUES
            if card.set in sets and (choam or not card.choam) and not (mixed and card.id in LEFT_OUT_WHEN_MIXED)
            for _ in range(card.copies)
        ]
        conflict_sets = (board, "base") if base_conflicts else (board,)
        self.conflicts: list[int] = [
            card.number
            for card in CONFLICTS
            if card.set in conflict_sets and not (self.uprising and card.id in LEFT_OUT_WHEN_MIXED)
        ]
        on_board = {SPACES[number].id: number for number in self.spaces}
        # By conflict, the space of this board that it is about: the base game's Arrakeen is this one too.
        self.contested: list[int] = [
            on_board.get(SPACES[card.control].id, -1) if card.control >= 0 else -1 for card in CONFLICTS
        ]
        self.conflicts_in_deck: list[int] = [0, 1, 5, 4]  # of each level
        self.leaders: list[int] = [
            leader.number for leader in LEADERS if leader.set in sets and (choam or not leader.choam)
        ]
        self.hagal: list[int] = [card.number for card in HAGAL_CARDS if card.set == board for _ in range(card.copies)]
        self.spice_must_flow = CARD["the_spice_must_flow" if self.uprising else "spice_must_flow"]
        self.posts: list[int] = [post.number for post in POSTS if post.set == board or (six and post.set == "six")]
        if six:
            self.posts = [post for post in self.posts if POSTS[post].id not in NOT_FOR_SIX]
            self.conflicts_in_deck = [0, 0, 5, 4]
        self.objectives: list[int] = [objective.number for objective in OBJECTIVES if objective.set == board]
        self.contracts: list[int] = [
            token.number
            for token in CONTRACTS
            if choam and token.set == board and not token.needs
            for _ in range(token.copies)
        ]

    def _commanders(self) -> list[int]:
        return self.commander_deck(0) + self.commander_deck(1) if self.six else []

    def commander_deck(self, team: int) -> list[int]:
        """The ten cards that a commander begins with. [S6-10]"""
        own = _copies_of(COMMANDERS[team], ("six",), True)
        return [*own, *[CARD[id] for id in ("convincing_argument", "seek_allies", "signet_ring")]]

    def numbers(self, kind: str) -> dict[str, int]:
        """The numbers of everything of a kind that is in play, by id."""
        if kind == "space":
            return {SPACES[number].id: number for number in self.spaces}
        if kind == "card":
            return {
                CARDS[number].id: number
                for number in [*self.imperium, *self.starters, *self.reserve, *self._commanders()]
            }
        if kind == "intrigue":
            return {INTRIGUES[number].id: number for number in self.intrigue}
        if kind == "conflict":
            # Where mixed decks have two of one name, the board's own comes last and wins.
            return {CONFLICTS[number].id: number for number in sorted(self.conflicts, key=self._own_last)}
        if kind == "hagal":
            return {HAGAL_CARDS[number].id: number for number in self.hagal}
        if kind == "contract":
            return {CONTRACTS[number].id: number for number in self.contracts}
        if kind == "post":
            return {POSTS[number].id: number for number in self.posts}
        if kind == "objective":
            return {OBJECTIVES[number].id: number for number in self.objectives}
        return {LEADERS[number].id: number for number in self.leaders}

    def _own_last(self, conflict: int) -> bool:
        return (CONFLICTS[conflict].set == "uprising") == self.uprising

    def hagal_for(self, seats: int) -> list[int]:
        """The House Hagal cards of solo or two-player games. [TP2]"""
        other_mode = "2P" if seats == 1 else "1P"
        return [number for number in self.hagal if HAGAL_CARDS[number].mark != other_mode]


def _copies_of(kind: str, sets: tuple[str, ...], choam: bool) -> list[int]:
    return [
        card.number
        for card in CARDS
        if card.kind == kind and card.set in sets and (choam or not card.choam)
        for _ in range(card.copies)
    ]


BASE = Kit("base")
