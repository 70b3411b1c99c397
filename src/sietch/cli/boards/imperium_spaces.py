"""The spaces of Dune: Imperium, in groups, with costs, effects and who is there."""

from __future__ import annotations

from typing import Any

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from sietch.cli.words import Words
from sietch.imperium.defs import Space
from sietch.imperium.shelf import shelf_of
from sietch.imperium.terms import CITY, FACTIONS, LANDSRAAD, SPICE_TRADE
from sietch.imperium.wording import box_words, track_name
from sietch.kernel.action import seat_letter
from sietch.kernel.game import View

SEAT_STYLES = ("bright_cyan", "bright_yellow", "bright_magenta", "bright_green", "bright_blue", "bright_red")
WIDE = 116  # room for three columns of names
VERY_WIDE = 180  # room for two columns of names, costs and effects
LEFT_GROUPS = 5  # factions and Landsraad stand left of the rest where there is room


def seat_mark(seat: int) -> Text:
    """A seat's letter in its colour."""
    return Text(seat_letter(seat).upper(), style=f"bold {SEAT_STYLES[seat % len(SEAT_STYLES)]}")


class SpacesPanel:
    """Draws all spaces of a view."""

    sign_width = 7  # room for what stands on a space, where a line is all there is

    def __init__(self, words: Words) -> None:
        self.words = words
        self.t = words.texts
        self.shelf = shelf_of(words.game)

    def whole(self, view: View) -> RenderableType:
        """Every space in its group, with cost, effect and who is there."""
        groups = [self._group(view, name, ids) for name, ids in self._groups(view)]
        return Group(_SideBySide(groups), Text(self._legend(), style="dim"))

    def _legend(self) -> str:
        return self.words.say("imperium-space-legend")

    def glance(self, view: View) -> RenderableType:
        """Names, costs and who is there, in as few lines as possible."""
        cells: list[RenderableType] = []
        for _, ids in self._groups(view):
            cells.extend(self._cell(view, id) for id in ids)
        return Grid(cells)

    def _groups(self, view: View) -> list[tuple[str, list[str]]]:
        """The groups of the printed board with the ids of their spaces."""
        groups: dict[str, list[str]] = {}
        # Factions stand first, whichever set brought them.
        for id in sorted(view["spaces"], key=lambda id: self._place(self.shelf.spaces[id])):
            groups.setdefault(self._group_name(self.shelf.spaces[id]), []).append(id)
        return list(groups.items())

    def _place(self, space: Space) -> int:
        """Where a space's group stands among the others."""
        return space.faction if space.faction >= 0 else len(FACTIONS)

    def _group_name(self, space: Space) -> str:
        if space.faction >= 0:
            faction = track_name(self.t, FACTIONS[space.faction])
            return self.words.say("imperium-group-faction", faction=faction)
        if space.icon == LANDSRAAD:
            return self.words.speech.name("icon", "landsraad")
        if space.icon == CITY:
            return self.words.say("imperium-group-cities")
        if space.icon == SPICE_TRADE and space.maker:
            return self.words.say("imperium-group-desert")
        return self.words.say("imperium-group-choam")

    def _group(self, view: View, name: str, ids: list[str]) -> RenderableType:
        table = Table.grid(expand=True, padding=(0, 1, 0, 0))
        table.add_column(width=21)
        table.add_column(width=10)
        table.add_column(ratio=1)
        table.add_column(min_width=3, no_wrap=True)
        for id in ids:
            space, seen = self.shelf.spaces[id], view["spaces"][id]
            cost = Text(self.cost(space, seen), style="yellow")
            table.add_row(self._name(space, seen), cost, Text(self.effect(space)), self._here(view, id))
        return Group(Text(name, style="bold blue"), table)

    def _cell(self, view: View, id: str) -> RenderableType:
        space, seen = self.shelf.spaces[id], view["spaces"][id]
        table = Table.grid(expand=True, padding=(0, 1, 0, 0))
        table.add_column(ratio=1, no_wrap=True, overflow="ellipsis")
        table.add_column(no_wrap=True)
        table.add_column(width=self.sign_width, no_wrap=True)
        table.add_row(
            self._name(space, seen), Text(self.cost(space, seen, brief=True), style="yellow"), self._here(view, id)
        )
        return table

    def _name(self, space: Space, seen: dict[str, Any]) -> Text:
        taken = bool(seen["agents"] or seen["voice"])
        name = Text(self.words.speech.name("space", space.id), style="dim" if taken else "")
        if space.combat:
            name.append("*", style="red")
        return name

    def cost(self, space: Space, seen: dict[str, Any], brief: bool = False) -> str:
        """What it takes to enter, for the viewer where that differs; in `brief` as the columns of players say it."""
        printed = {"solari": space.solari, "spice": space.spice, "water": space.water}
        cost = dict(seen.get("cost", printed))
        if space.exchange:
            cost["spice"] = 0
        parts = [self.t.get(f"effect-gain-{name}", n=amount) for name, amount in cost.items() if amount]
        if space.needs_influence:
            faction = (
                self._track_head(space.needs_faction) if brief else track_name(self.t, FACTIONS[space.needs_faction])
            )
            parts.append(f"{faction} {space.needs_influence}")
        return ", ".join(parts)

    def _track_head(self, faction: int) -> str:
        """What stands over a track's column among the players' figures."""
        return self.words.say(f"imperium-col-{FACTIONS[faction].replace('_', '-')}")

    def effect(self, space: Space, bonus: int = 0) -> str:
        """What it gives, in as few words as possible; with the bonus spice where that is not shown beside it."""
        parts: list[str] = []
        if space.maker and bonus:
            parts.append(self.words.say("imperium-harvest-bonus", n=space.maker, bonus=bonus))
        elif space.maker:
            parts.append(self.words.say("imperium-harvest", n=space.maker))
        if space.worms:
            parts.append(self.words.say("uprising-worms", n=space.worms))
        if space.exchange:
            rates = "  ".join(f"{spice}→{solari}" for spice, solari in space.exchange.items())
            parts.append(self.words.say("imperium-exchange", rates=rates))
        if space.effects:
            parts.append(box_words(self.t, space.effects))
        return self.t.clauses(parts)

    def _here(self, view: View, id: str) -> Text:
        """Agents, bonus spice, control and The Voice, in signs."""
        return Text(" ").join(self._signs(view, id))

    def _signs(self, view: View, id: str) -> list[Text]:
        seen = view["spaces"][id]
        signs: list[Text] = []
        if seen["agents"]:
            signs.append(Text("").join(seat_mark(seat) for seat in seen["agents"]))
        if seen.get("bonus_spice"):
            signs.append(Text(f"+{seen['bonus_spice']}", style="bold yellow"))
        if seen.get("control", -1) >= 0:
            signs.append(Text("⚑").append_text(seat_mark(seen["control"])))
        signs.extend(Text("×").append_text(seat_mark(seat)) for seat in seen["voice"])
        return signs


class _SideBySide:
    """One column of groups in a narrow terminal, two in a wide one."""

    def __init__(self, groups: list[RenderableType]) -> None:
        self.groups = groups

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        if options.max_width < VERY_WIDE:
            yield from self.groups
            return
        both = Table.grid(expand=True, padding=(0, 2, 0, 0))
        both.add_column(ratio=1)
        both.add_column(ratio=1)
        both.add_row(Group(*self.groups[:LEFT_GROUPS]), Group(*self.groups[LEFT_GROUPS:]))
        yield both


class Grid:
    """Cells in two columns, or three where there is room, read downwards."""

    def __init__(self, cells: list[RenderableType]) -> None:
        self.cells = cells

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        count = 3 if options.max_width >= WIDE else 2
        rows = -(-len(self.cells) // count)
        grid = Table.grid(expand=True, padding=(0, 1, 0, 0))
        for _ in range(count):
            grid.add_column(ratio=1)
        for row in range(rows):
            grid.add_row(*[self.cells[place] for place in range(row, len(self.cells), rows)])
        yield grid
