"""The board of classic Dune in a terminal of 80 columns or more, drawn from a view alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from sietch.classic.actions import ACTIONS
from sietch.classic.terms import TURNS
from sietch.cli.boards import Fold
from sietch.cli.boards.classic_harvest import HarvestPanel
from sietch.cli.boards.classic_map import PlanetMap, places_list
from sietch.cli.boards.classic_marks import Marks
from sietch.cli.boards.classic_notes import Notes, beside_the_point, obvious, rank
from sietch.cli.boards.classic_panels import TablePanels
from sietch.cli.boards.classic_players import PlayersPanel
from sietch.cli.boards.imperium_spaces import seat_mark
from sietch.cli.words import Words
from sietch.kernel.frame import Question
from sietch.kernel.game import Outcome, View
from sietch.text import sentence

ON_THE_MARCH: Final[tuple[str, ...]] = ("movement", "battle", "collection")
# What everybody sees on the board, or what only repeats another event.
QUIET: Final[tuple[str, ...]] = ("faction", "moves", "sheets", "paid", "card_up", "auction", "game_over")

# What is news only to whoever was told the secret of it.
SECRETS: Final[dict[str, str]] = {"dealt": "card", "traitors": "traitors", "prediction": "faction"}


class ClassicBoard:
    """Draws the table of classic Dune."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.marks = Marks(words)
        self.players = PlayersPanel(self.marks)
        self.panels = TablePanels(self.marks)
        self.notes = Notes(self.marks, self.players, self.panels)
        self.harvest = HarvestPanel(self.marks)

    def say(self, key: str, **args: Any) -> str:
        return self.marks.say(key, **args)

    def names(self, view: View) -> list[str]:
        return [self.marks.faction(player) for player in view["players"]]

    # -- the board ---------------------------------------------------------------------------------------------

    def whole(self, view: View) -> RenderableType:
        if "harvest" in view:
            return Group(self._harvest(view), *self.harvest.home(view), *self._own(view, whole=True))
        if any(player["faction"] is None for player in view["players"]):
            return Group(self._title(self._turn(view)), self.players.table(view))
        return Group(
            self._title(self.say("planet")),
            PlanetMap(self.marks, view),
            self._title(self.say("leaders")),
            self.players.leaders(view),
            self._title(self._turn(view)),
            *self._public(view),
            *self._own(view, whole=True),
        )

    def glance(self, view: View) -> RenderableType:
        """What the phase is about; the rest is a word away."""
        if "harvest" in view:
            return Group(self._harvest(view), *self._purse(view))
        if view["auction"] is not None:
            return Group(self._title(self._turn(view)), *self.panels.now(view), *self._purse(view))
        if view["battle"] is not None:
            return Group(
                self._title(self._turn(view)),
                *self.panels.now(view),
                *self._known(view),
                *self._own(view, whole=False),
            )
        return Group(
            self._title(self._turn(view)), places_list(self.marks, view), *self._public(view), *self._own(view, False)
        )

    def _harvest(self, view: View) -> RenderableType:
        return Group(self._title(self.harvest.heading(view)), *self.harvest.lines(view))

    def _public(self, view: View) -> list[RenderableType]:
        return [
            self.players.table(view),
            Text(self._decks(view), style="dim"),
            *self.panels.now(view),
            *self._known(view),
        ]

    def _known(self, view: View) -> list[RenderableType]:
        found = self.players.known(view)
        return [Text(self.say("known"), style="dim"), *found] if found else []

    def _title(self, text: str) -> RenderableType:
        return Rule(Text(text, style="bold"), align="left", style="dim", characters="─")

    def _turn(self, view: View) -> str:
        phase = self.words.speech.name("phase", view["phase"])
        if not view["turn"]:
            return phase
        return self.say("turn", turn=view["turn"], last=TURNS, phase=phase, storm=view["storm"])

    def _decks(self, view: View) -> str:
        parts = [
            self.say("decks", treachery=view["treachery_deck"], discard=len(view["discard"]), spice=view["spice_deck"])
        ]
        blown = [self.marks.place(place) for place in view["last_blow"] if place is not None]
        if blown:
            parts.append(self.say("last-blow", places=", ".join(blown)))
        if not view["shield_wall"]:
            parts.append(self.say("wall-gone"))
        return " ".join(parts)

    def _own(self, view: View, whole: bool) -> list[RenderableType]:
        if view["viewer"] < 0:
            return []
        player = view["players"][view["viewer"]]
        lines = self.players.own(view, whole)
        title = self._title(self.say("shield", faction=self.marks.faction(player)))
        if whole and player["faction"] is not None:
            lines.extend(self._powers(view, player["faction"]))
        return [title, *lines]

    def _purse(self, view: View) -> list[RenderableType]:
        """What matters behind the shield when cards are sold."""
        return self.players.purse(view) if view["viewer"] >= 0 else []

    def _powers(self, view: View, faction: str) -> list[RenderableType]:
        """In full before the first turn; afterwards where to read them."""
        if view["turn"]:
            return [Text(self.say("powers", id=f"sh-{faction}"), style="dim")]
        return [Text(f"- {line}", style="dim") for line in self.marks.powers(faction)]

    # -- the middle of a turn, options, news, the end ----------------------------------------------------------

    def brief(self, view: View) -> RenderableType:
        return Group(*self.panels.battle(view), *self.panels.draft(view), self.players.figures(view))

    def chapter(self, view: View) -> object:
        """Once a turn, and once more when tokens move; in the prelude once a year."""
        if "harvest" in view:
            return "harvest", view["harvest"]["turn"]
        return view["turn"], view["phase"] in ON_THE_MARCH

    def folds(self, view: View, question: Question, options: Sequence[int]) -> Mapping[int, Fold]:
        return self.notes.folds(view, question, options)

    def obvious(self, question: Question, options: Sequence[int]) -> int | None:
        return obvious(question, options)

    def note(self, view: View, question: Question, action: int) -> str:
        return self.notes.note(view, question, action)

    def rank(self, action: int) -> int:
        return rank(ACTIONS.word(action))

    def beside_the_point(self, question: Question, action: int) -> bool:
        return beside_the_point(question, ACTIONS.word(action), ACTIONS.argument(action))

    def matters(self, seen: dict[str, Any]) -> bool:
        kind = seen["kind"]
        return kind not in QUIET and (kind not in SECRETS or SECRETS[kind] in seen)

    def ending(self, view: View, outcome: Outcome) -> RenderableType:
        names = self.names(view)
        winners = self.words.texts.joined([names[seat] for seat in outcome.winners])
        reason = sentence(self.marks.name("ending", outcome.reason))
        lines = [
            Text(self.say("winner", names=winners, n=len(outcome.winners)), style="bold"),
            Text(self.say("ended", turn=view["turn"], reason=reason)),
        ]
        place = 1
        for group in outcome.ranking:
            for seat in group:
                held = view["players"][seat]["strongholds"]
                line = Text.assemble(f"{place:>3}. ", seat_mark(seat), f" {names[seat]}: {self.say('held', n=held)}")
                lines.append(line)
            place += len(group)
        return Group(*lines)
