"""The board of Dune: Imperium in a terminal of 80 columns or more, drawn from a view alone."""

from __future__ import annotations

from collections import Counter
from typing import Any

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from sietch.cli.boards.imperium_notes import Notes
from sietch.cli.boards.imperium_spaces import SpacesPanel, seat_mark
from sietch.cli.words import Words
from sietch.imperium.defs import CONFLICT, CONFLICTS
from sietch.imperium.terms import FACTIONS
from sietch.kernel.action import seat_letter
from sietch.kernel.frame import Question
from sietch.kernel.game import Outcome, View

ROMAN = ("", "I", "II", "III")
LAST_ROUND = 10
ALL_REWARDS = 4  # players for whom the third reward is paid
WIDE = 110
NUMBERS = ("vp", "solari", "spice", "water", "agents", "garrison", "in_conflict", "strength")
QUIET = ("turn", "row", "recall_all", "phase")


class ImperiumBoard:
    """Draws the table of Dune: Imperium."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.notes = Notes(words)
        self.spaces = SpacesPanel(words)

    def say(self, key: str, **args: Any) -> str:
        return self.words.say(f"imperium-{key}", **args)

    # -- who ---------------------------------------------------------------------------------------------------

    def names(self, view: View) -> list[str]:
        found: list[str] = []
        for player in view["players"]:
            leader = player["leader"]
            if player["kind"] == "hagal":
                found.append(self.words.speech.name("leader", "house_hagal"))
            elif leader is not None:
                found.append(self.words.speech.name("leader", leader))
            else:
                found.append(self.say("player", letter=player["letter"]))
        return found

    # -- the whole board ---------------------------------------------------------------------------------------

    def whole(self, view: View) -> RenderableType:
        parts: list[RenderableType] = [
            self._title(self.say("row")),
            self._market(view),
            self._title(self.say("spaces")),
            self.spaces.draw(view),
            self._title(self._round(view)),
            _SideBySide(self._conflict(view), self._decks(view)),
            self._players(view),
            self._honours(view),
        ]
        viewer = view["viewer"]
        if viewer is not None:
            parts.extend(self._own(view["players"][viewer]))
        return Group(*parts)

    def _title(self, text: str) -> RenderableType:
        return Rule(Text(text, style="bold"), align="left", style="dim", characters="─")

    def _round(self, view: View) -> str:
        return self.say("round", round=view["round"], last=LAST_ROUND)

    def _market(self, view: View) -> RenderableType:
        table = _card_table()
        for offer in view["row"]:
            self._card(table, str(offer["cost"]), offer["card"])
        prices = _own_prices(view)
        for card, left in view["reserve"].items():
            price = prices.get(card)
            cost = str(price) if price is not None else "–"
            self._card(table, cost, card, self.say("left", n=left))
        return table

    def _card(self, table: Table, cost: str, id: str, tail: str = "", count: int = 1) -> None:
        name = Text(self.words.speech.name("card", id), style="bold")
        if count > 1:
            name.append(f" ×{count}", style="not bold")
        if tail:
            name.append(f" {tail}", style="not bold dim")
        table.add_row(Text(cost, style="yellow"), name, Text(" ".join(self.words.speech.describe("card", id))))

    def _conflict(self, view: View) -> RenderableType:
        id = view["conflict"]
        if id is None:
            return Text(self.say("no-conflict"), style="dim")
        level = ROMAN[CONFLICTS[CONFLICT[id]].level]
        head = Text(self.say("conflict", level=level, name=self.words.speech.name("conflict", id)), style="bold red")
        people = sum(1 for player in view["players"] if player["kind"] == "player")
        lines = self.words.speech.describe("conflict", id)
        rewards = [
            Padding(Text(line, style="dim" if place == 2 and people < ALL_REWARDS else ""), (0, 0, 0, 2))
            for place, line in enumerate(lines)
        ]
        return Group(head, *rewards)

    def _decks(self, view: View) -> RenderableType:
        left = view["conflicts_left"]
        lines = [
            self.say("deck-conflict", n=len(left)),
            self.say("deck-imperium", n=view["imperium_deck"]),
            self.say("deck-intrigue", n=view["intrigue_deck"], discard=len(view["intrigue_discard"])),
        ]
        if view["hagal_deck"] or view["hagal_discard"]:
            lines.append(self.say("deck-hagal", n=view["hagal_deck"]))
        return Text("\n".join(lines), style="dim")

    # -- players -----------------------------------------------------------------------------------------------

    def _players(self, view: View) -> RenderableType:
        table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="dim", collapse_padding=True)
        table.add_column("", no_wrap=True, overflow="ellipsis", max_width=27)
        for name in NUMBERS:
            table.add_column(self.say(f"col-{name.replace('_', '-')}"), justify="right", no_wrap=True)
        for faction in FACTIONS:
            table.add_column(self.say(f"col-{faction.replace('_', '-')}"), justify="right", no_wrap=True)
        for name in ("hand", "intrigue"):
            table.add_column(self.say(f"col-{name}"), justify="right", no_wrap=True)
        for player, name in zip(view["players"], self.names(view), strict=True):
            table.add_row(*self._player(view, player, name))
        return table

    def _player(self, view: View, player: dict[str, Any], name: str) -> list[RenderableType]:
        seat = player["seat"]
        who = Text("▸" if view["turn"] == seat else " ")
        who.append_text(seat_mark(seat))
        who.append(f" {name}", style="bold" if seat == view["viewer"] else "")
        if seat == view["viewer"]:
            who.append(f" ({self.say('you')})", style="dim")
        cells: list[RenderableType] = [who]
        for key in NUMBERS:
            value = player[key]
            cells.append(Text("–" if value is None else str(value), style="bold" if key == "vp" else ""))
        for faction in FACTIONS:
            level = Text(str(player["influence"][faction]))
            if view["alliances"][faction] == seat:
                level.append("*", style="bold yellow")
            cells.append(level)
        cells.extend([Text(str(player["hand_count"])), Text(str(player["intrigue_count"]))])
        return cells

    def _honours(self, view: View) -> RenderableType:
        """Who is first, who sits in the council, who has the Mentat, who has revealed."""
        players = view["players"]
        groups = [
            ("first", [view["first_player"]]),
            ("council", [player["seat"] for player in players if player["council"]]),
            ("swordmaster", [player["seat"] for player in players if player["swordmaster"]]),
            ("mentat", [view["mentat"]] if view["mentat"] >= 0 else []),
            ("revealed", [player["seat"] for player in players if player["revealed"]]),
        ]
        words = [f"{self.say(key)} {', '.join(seat_letter(seat) for seat in seats)}" for key, seats in groups if seats]
        if any(holder >= 0 for holder in view["alliances"].values()):
            words.append(self.say("alliance-legend"))
        return Text(" · ".join(words), style="dim")

    # -- one's own things --------------------------------------------------------------------------------------

    def _own(self, player: dict[str, Any]) -> list[RenderableType]:
        parts: list[RenderableType] = [self._title(self.say("hand", n=player["hand_count"]))]
        table = _card_table()
        for id, count in Counter(player["hand"]).items():
            self._card(table, "", id, count=count)
        for id, count in Counter(player["intrigue"]).items():
            name = Text(self.words.speech.name("intrigue", id), style="bold magenta")
            if count > 1:
                name.append(f" ×{count}", style="not bold")
            table.add_row("", name, Text(" ".join(self.words.speech.describe("intrigue", id))))
        if player["hand"] or player["intrigue"]:
            parts.append(table)
        if player["leader"] is not None:
            for line in self.words.speech.describe("leader", player["leader"]):
                parts.append(Text(line, style="dim"))
        parts.append(Text(self._piles(player), style="dim"))
        return parts

    def _piles(self, player: dict[str, Any]) -> str:
        lines = []
        for key in ("play", "discard"):
            if player[key]:
                lines.append(self.say(f"pile-{key}", cards=self._listed(player[key])))
        lines.append(self.say("pile-deck", n=player["deck_count"]))
        if player.get("top_card"):
            lines.append(self.say("pile-top", card=self.words.speech.name("card", player["top_card"])))
        if player.get("aside"):
            lines.append(self.say("pile-aside", card=self.words.speech.name("card", player["aside"])))
        if player.get("tokens"):
            tokens = [self.words.speech.name("faction", faction) for faction in player["tokens"]]
            lines.append(self.say("pile-tokens", factions=", ".join(tokens)))
        return "\n".join(lines)

    def _listed(self, cards: list[str]) -> str:
        counted = Counter(self.words.speech.name("card", id) for id in cards)
        return ", ".join(f"{name} ×{n}" if n > 1 else name for name, n in counted.items())

    # -- the middle of a turn, options, news, the end ----------------------------------------------------------

    def brief(self, view: View) -> RenderableType:
        player = view["players"][view["viewer"]]
        line = Text(" ")
        line.append_text(seat_mark(player["seat"]))
        line.append(" " + self.say("brief", **{key: player[key] or 0 for key in NUMBERS}))
        if player["revealing"]:
            line.append(" · " + self.say("brief-persuasion", n=player["persuasion"]))
        return line

    def note(self, view: View, question: Question, action: int) -> str:
        return self.notes.note(view, question, action)

    def matters(self, seen: dict[str, Any]) -> bool:
        if seen["kind"] == "gain":
            return seen["resource"] not in ("persuasion", "swords")
        return seen["kind"] not in QUIET

    def ending(self, view: View, outcome: Outcome) -> RenderableType:
        names = self.names(view)
        winners = self.words.texts.joined([names[seat] for seat in outcome.winners])
        lines = [Text(self.say("winner", names=winners, n=len(outcome.winners)), style="bold")]
        place = 1
        for group in outcome.ranking:
            for seat in group:
                line = Text(f"{place:>3}. ")
                line.append_text(seat_mark(seat))
                line.append(f" {names[seat]}: {self.say('points', n=outcome.facts['vp'][seat])}")
                lines.append(line)
            place += len(group)
        if outcome.reason != "vp":
            lines.append(Text(self.say(f"decided-{outcome.reason.replace('_', '-')}"), style="dim"))
        return Group(*lines)


class _SideBySide:
    """Two things beside each other where there is room, otherwise below each other."""

    def __init__(self, left: RenderableType, right: RenderableType) -> None:
        self.left = left
        self.right = right

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        table = Table.grid(expand=True, padding=(0, 2, 0, 0))
        table.add_column(ratio=3)
        table.add_column(ratio=2)
        table.add_row(self.left, self.right)
        yield table


def _card_table() -> Table:
    table = Table.grid(expand=True, padding=(0, 1, 0, 0))
    table.add_column(width=2, justify="right")
    table.add_column(ratio=2)
    table.add_column(ratio=5)
    return table


def _own_prices(view: View) -> dict[str, int]:
    """What the reserve cards cost the viewer; a spectator is shown the printed prices."""
    from sietch.imperium.defs import CARD, CARDS

    if view["viewer"] is not None:
        prices: dict[str, int] = view["players"][view["viewer"]]["prices"]
        return prices
    return {id: CARDS[CARD[id]].cost for id in view["reserve"] if CARDS[CARD[id]].cost >= 0}
