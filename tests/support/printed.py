"""Definitions as rows of words, to hold beside tables typed from the printed components."""

from __future__ import annotations

from typing import Any

from sietch.imperium.defs import CARDS, INTRIGUES, SPACES
from sietch.imperium.terms import INTRIGUE_KINDS
from support.imperium import Table

Rows = list[list[str]]


def rows(table: str) -> Rows:
    """A typed table, line by line."""
    return [line.split() for line in table.strip().splitlines()]


class Printed:
    """One set's definitions in the columns of the typed tables, with a letter for each Agent icon and faction."""

    def __init__(self, name: str, letters: str) -> None:
        self.name = name
        self._letters = letters

    def of(self, registry: list[Any]) -> list[Any]:
        """What the set brings to a registry, which holds other sets as well."""
        return [entry for entry in registry if entry.set == self.name]

    def letters(self, mask: int) -> str:
        """The letters of several icons, as bits; `-` for none."""
        return "".join(letter for bit, letter in enumerate(self._letters) if mask >> bit & 1) or "-"

    def letter(self, number: int) -> str:
        """The letter of one icon, by its number; `-` for none."""
        return self._letters[number] if number >= 0 else "-"

    def deck_cards(self, kind: str) -> Rows:
        """Id, cost (`-` when it has none), copies, factions, Agent icons."""
        return [
            [c.id, cost_of(c), str(c.copies), self.letters(c.factions), self.letters(c.icons)]
            for c in self.of(CARDS)
            if c.kind == kind
        ]

    def intrigue_cards(self) -> Rows:
        """Id, copies, kinds, and when it may be played if not at any moment of its kind."""
        found = []
        for c in self.of(INTRIGUES):
            kinds = [bit for bit in INTRIGUE_KINDS if c.kinds & bit]
            assert sum(kinds) == c.kinds, f"{c.id} is of a kind that has no name"
            moments = [word for word, fits in (("start", c.at_start), ("before_card", c.before_card)) if fits]
            found.append([c.id, str(c.copies), "/".join(INTRIGUE_KINDS[bit] for bit in kinds), *moments])
        return found

    def board(self, *numbers: str) -> Rows:
        """Id, Agent icon, faction, combat or not, and these numbers."""
        return [
            [
                c.id,
                self.letter(c.icon),
                self.letter(c.faction),
                "combat" if c.combat else "no",
                *[str(getattr(c, number)) for number in numbers],
            ]
            for c in self.of(SPACES)
        ]


def cost_of(card: Any) -> str:
    """What a deck card costs, or `-` when it cannot be bought."""
    return str(card.cost) if card.cost >= 0 else "-"


def place_of(conflict: Any) -> str:
    """The space whose control a conflict gives, or `-`."""
    return str(SPACES[conflict.control].id) if conflict.control >= 0 else "-"


def check_deck(found: Rows, expected: Rows, copies: int, different: int) -> None:
    """The cards are those of the typed table, which has as many as are printed."""
    assert found == expected
    assert len(expected) == different
    assert sum(int(row[2]) for row in expected) == copies


def check_bought_for_its_cost(table: Table, name: str, cost: int, rule: str) -> None:
    """Seat a, who reveals nothing, gets a card for its cost, and for one persuasion less hears the rule."""
    table.do("a reveal")
    player = table.s.players[0]
    player.persuasion, table.s.menu = cost - 1, None
    assert table.why_not(f"a buy {name}") == rule
    player.persuasion, table.s.menu = cost, None
    table.do(f"a buy {name}")
    assert (table.a.persuasion, table.a.discard) == (0, [name])
