"""The 22 spaces of Dune: Imperium, in groups, with costs, effects and who is there."""

from __future__ import annotations

from typing import Any

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from sietch.cli.words import Words
from sietch.imperium.defs import SPACE, SPACES, Space
from sietch.imperium.terms import CITY, FACTIONS, LANDSRAAD, SPICE_TRADE
from sietch.imperium.wording import box_words
from sietch.kernel.action import seat_letter
from sietch.kernel.game import View

SEAT_STYLES = ("bright_cyan", "bright_yellow", "bright_magenta", "bright_green")
WIDE = 116
LEFT_GROUPS = 5  # factions and Landsraad stand left of the rest where there is room


def seat_mark(seat: int) -> Text:
    """A seat's letter in its colour."""
    return Text(seat_letter(seat), style=f"bold {SEAT_STYLES[seat % len(SEAT_STYLES)]}")


class SpacesPanel:
    """Draws all spaces of a view."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.t = words.texts

    def draw(self, view: View) -> RenderableType:
        return _Responsive([self._group(view, name, ids) for name, ids in self._groups(view)], self._legend())

    def _groups(self, view: View) -> list[tuple[str, list[str]]]:
        """The groups of the printed board with the ids of their spaces."""
        groups: dict[str, list[str]] = {}
        for id in view["spaces"]:
            groups.setdefault(self._group_name(SPACES[SPACE[id]]), []).append(id)
        return list(groups.items())

    def _group_name(self, space: Space) -> str:
        if space.faction >= 0:
            faction = self.words.speech.name("faction", FACTIONS[space.faction])
            return f"{faction} ({self.words.say('imperium-group-influence')})"
        if space.icon == LANDSRAAD:
            return self.words.speech.name("icon", "landsraad")
        if space.icon == CITY:
            return self.words.say("imperium-group-cities")
        if space.icon == SPICE_TRADE and space.maker:
            return self.words.say("imperium-group-desert")
        return self.words.say("imperium-group-choam")

    def _group(self, view: View, name: str, ids: list[str]) -> tuple[Text, list[list[RenderableType]]]:
        rows = [self._row(view, id) for id in ids]
        return Text(name, style="bold blue"), rows

    def _row(self, view: View, id: str) -> list[RenderableType]:
        space = SPACES[SPACE[id]]
        seen = view["spaces"][id]
        taken = bool(seen["agents"] or seen["voice"])
        name = Text(self.words.speech.name("space", id), style="dim" if taken else "")
        if space.combat:
            name.append("*", style="red")
        return [name, Text(self.cost(space, seen), style="yellow"), Text(self.effect(space)), self._here(seen)]

    def cost(self, space: Space, seen: dict[str, Any]) -> str:
        """What it takes to enter, for the viewer where that differs."""
        printed = {"solari": space.solari, "spice": space.spice, "water": space.water}
        cost = dict(seen.get("cost", printed))
        if space.exchange:
            cost["spice"] = 0
        parts = [self.t.get(f"effect-gain-{name}", n=amount) for name, amount in cost.items() if amount]
        if space.needs_influence:
            faction = self.words.speech.name("faction", FACTIONS[space.needs_faction])
            parts.append(self.words.say("imperium-needs", n=space.needs_influence, faction=faction))
        return ", ".join(parts)

    def effect(self, space: Space) -> str:
        """What it gives, in as few words as possible."""
        parts: list[str] = []
        if space.maker:
            parts.append(self.words.say("imperium-harvest", n=space.maker))
        if space.exchange:
            rates = "  ".join(f"{spice}→{solari}" for spice, solari in space.exchange.items())
            parts.append(self.words.say("imperium-exchange", rates=rates))
        if space.effects:
            parts.append(box_words(self.t, space.effects))
        return "; ".join(parts)

    def _here(self, seen: dict[str, Any]) -> Text:
        """Agents, bonus spice, control and The Voice, in signs."""
        here = Text()
        for seat in seen["agents"]:
            here.append_text(seat_mark(seat))
        if seen.get("bonus_spice"):
            here.append(f" +{seen['bonus_spice']}", style="bold yellow")
        if seen.get("control", -1) >= 0:
            here.append(" ⚑")
            here.append_text(seat_mark(seen["control"]))
        for seat in seen["voice"]:
            here.append(" ×")
            here.append_text(seat_mark(seat))
        here.truncate(12)
        return here

    def _legend(self) -> Text:
        return Text(self.words.say("imperium-space-legend"), style="dim")


class _Responsive:
    """One column of groups in a narrow terminal, two in a wide one."""

    def __init__(self, groups: list[tuple[Text, list[list[RenderableType]]]], legend: Text) -> None:
        self.groups = groups
        self.legend = legend

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        if options.max_width >= WIDE:
            both = Table.grid(expand=True, padding=(0, 3, 0, 0))
            both.add_column(ratio=1)
            both.add_column(ratio=1)
            both.add_row(_column(self.groups[:LEFT_GROUPS]), _column(self.groups[LEFT_GROUPS:]))
            yield both
        else:
            yield _column(self.groups)
        yield self.legend


def _column(groups: list[tuple[Text, list[list[RenderableType]]]]) -> Table:
    table = Table.grid(expand=True, padding=(0, 1, 0, 0))
    table.add_column(min_width=18, max_width=26)
    table.add_column(max_width=12)
    table.add_column(ratio=1)
    table.add_column(min_width=4, justify="right", no_wrap=True)
    for title, rows in groups:
        table.add_row(title)
        for row in rows:
            table.add_row(*row)
    return table
