"""Cards of Dune: Imperium as rows of a table: what they cost, where they lead, what they do."""

from __future__ import annotations

from collections import Counter
from typing import Any

from rich.table import Table
from rich.text import Text

from sietch.cli.words import Words
from sietch.imperium.defs import Card
from sietch.imperium.shelf import shelf_of
from sietch.imperium.terms import ALL_ICONS, faction_names, icon_names
from sietch.kernel.game import View


class CardTables:
    """The market and a hand."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.shelf = shelf_of(words.game)

    def market(self, view: View) -> Table:
        """The Imperium Row and the reserve stacks, with what they cost the viewer."""
        table = _table()
        for offer in view["row"]:
            self._add(table, str(offer["cost"]), offer["card"])
        for id in view.get("throne_row", []):
            self._add(table, str(self.shelf.cards[id].cost), id, self.words.say("uprising-throne"))
        prices = self._prices(view)
        for id, left in view["reserve"].items():
            self._add(table, str(prices.get(id, "–")), id, self.words.say("imperium-left", n=left))
        return table

    def hand(self, player: dict[str, Any]) -> Table:
        """The cards in hand and the intrigue cards, equal ones together."""
        table = _table()
        for id, count in Counter(player["hand"]).items():
            self._add(table, "", id, f"×{count}" if count > 1 else "")
        for id, count in Counter(player["intrigue"]).items():
            name = Text(self.words.speech.name("intrigue", id), style="bold magenta")
            if count > 1:
                name.append(f" ×{count}", style="not bold")
            table.add_row("", name, Text(" ".join(self.words.speech.describe("intrigue", id))))
        return table

    def _add(self, table: Table, cost: str, id: str, tail: str = "") -> None:
        name = Text(self.words.speech.name("card", id), style="bold")
        if tail:
            name.append(f" {tail}", style="not bold dim")
        table.add_row(Text(cost, style="yellow"), name, self.text(id))

    def text(self, id: str) -> Text:
        """Where a card leads and what it does, its own factions last."""
        card = self.shelf.cards[id]
        text = Text()
        if card.icons:
            text.append(f"→ {self.icons(card)}. ", style="blue")
        boxes = self.words.speech.describe("card", id)[bool(card.factions) + bool(card.icons) :]
        text.append(" ".join(boxes))
        if card.factions:
            names = [self.words.speech.name("faction", faction) for faction in faction_names(card.factions)]
            text.append(f" ({', '.join(names)})", style="dim")
        return text

    def icons(self, card: Card) -> str:
        """The spaces that a card leads to."""
        if card.icons == ALL_ICONS:
            return self.words.say("imperium-all-icons")
        return ", ".join(self.words.speech.name("icon", icon) for icon in icon_names(card.icons))

    def _prices(self, view: View) -> dict[str, int]:
        """What the reserve cards cost the viewer; a spectator is shown the printed prices."""
        if view["viewer"] is not None:
            prices: dict[str, int] = view["players"][view["viewer"]]["prices"]
            return prices
        printed = {id: self.shelf.cards[id].cost for id in view["reserve"]}
        return {id: cost for id, cost in printed.items() if cost >= 0}


def _table() -> Table:
    table = Table.grid(expand=True, padding=(0, 1, 0, 0))
    table.add_column(width=2, justify="right")
    table.add_column(ratio=2)
    table.add_column(ratio=5)
    return table
