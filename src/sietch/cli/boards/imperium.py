"""The board of Dune: Imperium in a terminal of 80 columns or more, drawn from a view alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from sietch import games
from sietch.cli.boards import Fold
from sietch.cli.boards.imperium_cards import CardTables
from sietch.cli.boards.imperium_notes import Notes
from sietch.cli.boards.imperium_spaces import SpacesPanel, seat_mark
from sietch.cli.words import Words
from sietch.imperium.shelf import shelf_of
from sietch.kernel.action import seat_letter
from sietch.kernel.frame import Question
from sietch.kernel.game import Outcome, View

ROMAN = ("", "I", "II", "III")
ALL_REWARDS = 4  # players for whom the third reward is paid
NUMBERS = ("vp", "solari", "spice", "water", "agents", "garrison", "in_conflict", "strength")
LEAVING = ("end", "pass", "skip", "reveal")
INTRIGUE_MOMENTS = ("TakeTurn", "CombatTurn", "AfterWin", "EndgameTurn")
QUIET = ("turn", "row", "recall_all", "phase", "game_over")


class ImperiumBoard:
    """Draws the table of Dune: Imperium."""

    numbers: tuple[str, ...] = NUMBERS
    tie_rule = "R-EN-02"
    last_round = 10
    short_names = False  # in the table of players

    def __init__(self, words: Words, spaces: SpacesPanel | None = None) -> None:
        self.words = words
        self.shelf = shelf_of(words.game)
        self.actions = games.find(words.game).actions
        self.spaces = spaces or SpacesPanel(words)
        self.notes = Notes(words, self.spaces)
        self.cards = CardTables(words)

    def say(self, key: str, **args: Any) -> str:
        return self.words.say(f"imperium-{key}", **args)

    # -- who ---------------------------------------------------------------------------------------------------

    def names(self, view: View) -> list[str]:
        return [self.words.speech.called(player) for player in view["players"]]

    def _name(self, player: dict[str, Any], short: bool) -> str:
        leader = self._leader(player)
        if short or leader is None:
            return self.words.speech.called(player)
        return self.words.speech.name("leader", leader)

    def _leader(self, player: dict[str, Any]) -> str | None:
        return "house_hagal" if player["kind"] == "hagal" else player["leader"]

    # -- the board ---------------------------------------------------------------------------------------------

    def whole(self, view: View) -> RenderableType:
        return Group(
            self._title(self.say("row")),
            self.cards.market(view),
            self._title(self.say("spaces")),
            self.spaces.whole(view),
            self._title(self._round(view)),
            self._conflict(view),
            self._players(view),
            self._honours(view),
            *self._more(view, whole=True),
            *self._own(view, whole=True),
        )

    def glance(self, view: View) -> RenderableType:
        return Group(
            self._title(self._round(view)),
            self._conflict_line(view),
            self._row_line(view),
            self.spaces.glance(view),
            self._players(view),
            self._honours(view),
            *self._more(view, whole=False),
            *self._own(view, whole=False),
        )

    def _title(self, text: str) -> RenderableType:
        return Rule(Text(text, style="bold"), align="left", style="dim", characters="─")

    def _round(self, view: View) -> str:
        return self.say("round", round=view["round"], last=self.last_round)

    def _conflict_name(self, view: View) -> Text:
        id = view["conflict"]
        if id is None:
            return Text(self.say("no-conflict"), style="dim")
        level = ROMAN[self.shelf.conflicts[id].level]
        return Text(self.say("conflict", level=level, name=self.words.speech.name("conflict", id)), style="bold red")

    def _rewards(self, view: View) -> list[str]:
        """The rewards that are paid in this game: the third only among four players. [R-CB-03]"""
        id = view["conflict"]
        if id is None:
            return []
        people = sum(1 for player in view["players"] if player["kind"] == "player")
        lines = self.words.speech.describe("conflict", id)
        return lines[:3] if people >= ALL_REWARDS else lines[:2]

    def _conflict(self, view: View) -> RenderableType:
        rewards = [Padding(Text(line), (0, 0, 0, 2)) for line in self._rewards(view)]
        table = Table.grid(expand=True, padding=(0, 2, 0, 0))
        table.add_column(ratio=3)
        table.add_column(ratio=2)
        table.add_row(Group(self._conflict_name(view), *rewards), self._decks(view))
        return table

    def _conflict_line(self, view: View) -> Text:
        line = self._conflict_name(view)
        line.append("  " + " ".join(self._rewards(view)), style="not bold default")
        return line

    def _row_line(self, view: View) -> Text:
        offers = [f"{self.words.speech.name('card', offer['card'])} {offer['cost']}" for offer in view["row"]]
        return Text(self.say("row-line", cards=", ".join(offers)))

    def _decks(self, view: View) -> RenderableType:
        lines = [
            self.say("deck-conflict", n=len(view["conflicts_left"])),
            self.say("deck-imperium", n=view["imperium_deck"]),
            self.say("deck-intrigue", n=view["intrigue_deck"]),
        ]
        if view["hagal_deck"] or view["hagal_discard"]:
            lines.append(self.say("deck-hagal", n=view["hagal_deck"]))
        return Text("\n".join(lines), style="dim")

    # -- players -----------------------------------------------------------------------------------------------

    def _players(self, view: View) -> RenderableType:
        table = self._player_table(view)
        for player in view["players"]:
            table.add_row(*self._player(view, player))
        return table

    def _columns(self, view: View) -> list[str]:
        """What stands over the columns of the players' figures."""
        names = [*self.numbers, *view["alliances"], "hand", "intrigue"]
        return ["", *[self.say(f"col-{name.replace('_', '-')}") for name in names]]

    def _player_table(self, view: View, headed: bool = True, widths: list[int] | None = None) -> Table:
        """An empty table of players; equal widths make two of them stand exactly under each other."""
        table = Table(
            box=None,
            pad_edge=False,
            padding=(0, 1, 0, 0),
            header_style="dim",
            collapse_padding=True,
            show_header=headed,
        )
        for place, head in enumerate(self._columns(view)):
            width = widths[place] if widths is not None else None
            # The first column alone may shrink, so that no number is ever cut off.
            if place:
                table.add_column(head, justify="right", no_wrap=True, min_width=width)
            else:
                table.add_column(head)
        return table

    def _player(self, view: View, player: dict[str, Any]) -> list[RenderableType]:
        seat = player["seat"]
        who = Text("▸" if view["turn"] == seat else " ", no_wrap=True, overflow="ellipsis")
        who.append_text(seat_mark(seat))
        who.append(f" {self._name(player, self.short_names)}", style="bold" if seat == view["viewer"] else "")
        cells: list[RenderableType] = [who]
        for key in self.numbers:
            value = player[key]
            cells.append(Text("–" if value is None else str(value), style="bold" if key == "vp" else ""))
        for faction in view["alliances"]:
            known = player["influence"][faction]
            level = Text("–" if known is None else str(known))
            if view["alliances"][faction] == seat:
                level.append("*", style="bold yellow")
            cells.append(level)
        cells.extend([Text(str(player["hand_count"])), Text(str(player["intrigue_count"]))])
        return cells

    def _honours(self, view: View) -> RenderableType:
        words = [self.say(key, seats=_letters(seats)) for key, seats in self._honour_groups(view) if seats]
        if any(holder >= 0 for holder in view["alliances"].values()):
            words.append(self.say("alliance-legend"))
        return Text(" · ".join(words), style="dim")

    def _honour_groups(self, view: View) -> list[tuple[str, list[int]]]:
        """Who is first, who sits in the council, who has the Mentat, who has revealed."""
        players = view["players"]
        return [
            ("you", [view["viewer"]] if view["viewer"] is not None else []),
            ("first", [view["first_player"]]),
            ("council", [player["seat"] for player in players if player["council"]]),
            ("swordmaster", [player["seat"] for player in players if player["swordmaster"]]),
            ("mentat", [view["mentat"]] if view["mentat"] >= 0 else []),
            ("revealed", [player["seat"] for player in players if player["revealed"]]),
        ]

    def _more(self, view: View, whole: bool) -> list[RenderableType]:
        """What else lies on the table in a later game."""
        return []

    # -- one's own things --------------------------------------------------------------------------------------

    def _own(self, view: View, whole: bool) -> list[RenderableType]:
        if view["viewer"] is None:
            return []
        player = view["players"][view["viewer"]]
        parts: list[RenderableType] = [self._title(self.say("hand", n=player["hand_count"]))]
        if player["hand"] or player["intrigue"]:
            parts.append(self.cards.hand(player))
        if whole and player["leader"] is not None:
            for line in self.words.speech.describe("leader", player["leader"]):
                parts.append(Text(line, style="dim"))
        parts.append(Text("\n".join(self._piles(player)), style="dim"))
        return parts

    def _piles(self, player: dict[str, Any]) -> list[str]:
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
        return lines

    def _listed(self, cards: list[str]) -> str:
        counted = Counter(self.words.speech.name("card", id) for id in cards)
        return ", ".join(f"{name} ×{n}" if n > 1 else name for name, n in counted.items())

    # -- the middle of a turn, options, news, the end ----------------------------------------------------------

    def brief(self, view: View) -> RenderableType:
        player = view["players"][view["viewer"]]
        line = Text(" ")
        line.append_text(seat_mark(player["seat"]))
        line.append("  " + self.say("brief", **{key: player[key] or 0 for key in NUMBERS}))
        return line

    def chapter(self, view: View) -> object:
        return view["round"]

    def folds(self, view: View, question: Question, options: Sequence[int]) -> Mapping[int, Fold]:
        return {}

    def obvious(self, question: Question, options: Sequence[int]) -> int | None:
        return None

    def note(self, view: View, question: Question, action: int) -> str:
        return self.notes.note(view, question, action)

    def rank(self, action: int) -> int:
        word = self.actions.word(action)
        return 2 if word in LEAVING else 1 if word == "intrigue" else 0

    def beside_the_point(self, question: Question, action: int) -> bool:
        """Intrigue cards can be played at almost any moment, so why one cannot is said where a turn begins and ends."""
        return self.actions.word(action) == "intrigue" and question.kind not in INTRIGUE_MOMENTS

    def matters(self, seen: dict[str, Any]) -> bool:
        if seen["kind"] == "gain":
            return seen["resource"] not in ("persuasion", "swords")
        return seen["kind"] not in QUIET

    def ending(self, view: View, outcome: Outcome) -> RenderableType:
        names = [self._name(player, short=False) for player in view["players"]]
        winners = self.words.texts.joined([names[seat] for seat in outcome.winners])
        lines = [Text(self.say("winner", names=winners, n=len(outcome.winners)), style="bold")]
        place = 1
        for group in outcome.ranking:
            for seat in group:
                line = Text(f"{place:>3}. ")
                line.append_text(seat_mark(seat))
                line.append(f" {names[seat]}: {self.say('points', n=view['players'][seat]['vp'])}")
                lines.append(line)
            place += len(group)
        lines.extend(self._decided(outcome))
        return Group(*lines)

    def _decided(self, outcome: Outcome) -> list[Text]:
        """What decided where points did not."""
        if outcome.reason == "vp":
            return []
        decided = self.say(f"decided-{outcome.reason.replace('_', '-')}")
        return [Text(f"{decided} [{self.tie_rule}]", style="dim")]


def _letters(seats: list[int]) -> str:
    return ", ".join(seat_letter(seat).upper() for seat in seats)
