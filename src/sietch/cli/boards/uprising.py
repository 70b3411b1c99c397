"""The board of Uprising in a terminal: the base game's, with posts, Spies, sandworms, contracts and battle icons."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from sietch.cli.boards.imperium import ImperiumBoard
from sietch.cli.boards.imperium_spaces import Grid, SpacesPanel, seat_mark
from sietch.cli.words import Words
from sietch.imperium.catalogue import OTHER_FACE
from sietch.imperium.eventlog import training_words
from sietch.imperium.terms import BATTLE_ICONS
from sietch.kernel.game import View

NUMBERS = (
    "vp",
    "solari",
    "spice",
    "water",
    "agents",
    "spies_in_supply",
    "garrison",
    "in_conflict",
    "sandworms",
    "strength",
)
NO_ICON = BATTLE_ICONS[0]
START = "start"


class UprisingSpaces(SpacesPanel):
    """The spaces with the Spies that watch them, and the posts where these are."""

    sign_width = 11

    def whole(self, view: View) -> RenderableType:
        cells: list[RenderableType] = []
        for id, post in view["posts"].items():
            cell = Table.grid(expand=True, padding=(0, 1, 0, 0))
            cell.add_column(ratio=1)
            cell.add_column(width=4, no_wrap=True)
            cell.add_row(Text(self.words.speech.name("post", id)), Text("").join(map(seat_mark, post["spies"])))
            cells.append(cell)
        head = Text(self.words.say("uprising-posts"), style="bold blue")
        return Group(super().whole(view), head, Grid(cells))

    def _legend(self) -> str:
        return self.words.say("uprising-space-legend")

    def _signs(self, view: View, id: str) -> list[Text]:
        """What stands there, and whose Spies watch it."""
        watched = [seat for post in view["posts"].values() if id in post["spaces"] for seat in post["spies"]]
        signs = super()._signs(view, id)
        if watched:
            signs.append(Text("◎").append_text(Text("").join(map(seat_mark, sorted(set(watched))))))
        return signs


class UprisingBoard(ImperiumBoard):
    """Draws the table of Uprising."""

    numbers: tuple[str, ...] = NUMBERS
    tie_rule = "R-END-03"

    def __init__(self, words: Words, spaces: UprisingSpaces | None = None) -> None:
        super().__init__(words, spaces or UprisingSpaces(words))

    def also(self, key: str, **args: Any) -> str:
        return self.words.say(f"uprising-{key}", **args)

    def _name(self, player: dict[str, Any], short: bool) -> str:
        if player["rival"] is None:
            return super()._name(player, short)
        return self.also(f"rival-{player['rival']}") if short else self.words.speech.name("rival", player["rival"])

    def _leader(self, player: dict[str, Any]) -> str | None:
        leader = super()._leader(player)
        return OTHER_FACE.get(leader, leader) if leader is not None and player["turned"] else leader

    # -- the conflict ------------------------------------------------------------------------------------------

    def _conflict_name(self, view: View) -> Text:
        name = super()._conflict_name(view)
        if view["battle"] is not None and view["battle"] != NO_ICON:
            name.append(f" ({self.words.speech.name('battle', view['battle'])})", style="not bold")
        return name

    # -- what else lies on the table ---------------------------------------------------------------------------

    def _more(self, view: View, whole: bool) -> list[RenderableType]:
        parts: list[RenderableType] = [
            Text(self.also("wall-stands" if view["shield_wall"] else "wall-gone"), style="dim")
        ]
        if view["contracts"] or view["contracts_aside"]:
            parts.append(self._contracts(view) if whole else Text(self._contracts_line(view)))
        parts.extend(line for line in map(self._has, view["players"]) if line is not None)
        return parts

    def _contracts_line(self, view: View) -> str:
        lines = [self.also("contracts-line", contracts=self._named("contract", view["contracts"]))]
        if view["contracts_aside"]:
            lines.append(self.also("contracts-aside", contracts=self._named("contract", view["contracts_aside"])))
        return " · ".join(lines)

    def _contracts(self, view: View) -> RenderableType:
        table = Table.grid(expand=True, padding=(0, 1, 0, 2))
        table.add_column(ratio=1)
        table.add_column(ratio=2)
        for id in [*view["contracts"], *view["contracts_aside"]]:
            name = Text(self.words.speech.name("contract", id), style="bold")
            table.add_row(name, Text(" ".join(self.words.speech.describe("contract", id))))
        return Group(Text(self.also("contracts", n=view["contract_deck"])), table)

    def _named(self, kind: str, ids: list[str]) -> str:
        return ", ".join(self.words.speech.name(kind, id) for id in ids)

    def _has(self, player: dict[str, Any]) -> Text | None:
        """One line for what lies in front of a player; nothing where nothing does."""
        words: list[str] = []
        if player["spies"]:
            words.append(self.also("spies", posts=self._named("post", player["spies"])))
        if player["hooks"]:
            words.append(self.also("hooks"))
        if player["contracts"]:
            words.append(self.also("contracts-held", contracts=self._named("contract", player["contracts"])))
        if player["contracts_done"]:
            words.append(self.also("contracts-done", n=len(player["contracts_done"])))
        icons = self._icons(player)
        if icons:
            words.append(self.also("icons", icons=", ".join(icons)))
        if player["memories"]:
            words.append(self.also("memories", n=player["memories"]))
        if player["training"] != START:
            words.append(self.also("training", reward=training_words(self.words.texts, player["training"])))
        if not words:
            return None
        return Text(" ").append_text(seat_mark(player["seat"])).append(f" {' · '.join(words)}")

    def _icons(self, player: dict[str, Any]) -> list[str]:
        """The battle icons that lie face up: the objective's, and those of conflicts that were won."""
        numbers = [self.shelf.conflicts[id].battle for id in player["won"]]
        if player["objective"] is not None and not player["objective_flipped"]:
            numbers.insert(0, self.shelf.objectives[player["objective"]].battle)
        return [self.words.speech.name("battle", BATTLE_ICONS[icon]) for icon in numbers if icon]

    # -- one's own things --------------------------------------------------------------------------------------

    def _piles(self, player: dict[str, Any]) -> list[str]:
        lines = super()._piles(player)
        for id in player["contracts"]:
            text = " ".join(self.words.speech.describe("contract", id))
            lines.append(self.also("pile-contract", name=self.words.speech.name("contract", id), text=text))
        return lines

    def brief(self, view: View) -> RenderableType:
        player = view["players"][view["viewer"]]
        line = Text(" ").append_text(seat_mark(player["seat"]))
        return line.append("  " + self.also("brief", **{key: player[key] or 0 for key in NUMBERS}))
