"""Boards: how one game's view is drawn in a terminal. The client knows them only through `Board`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol

from rich.console import RenderableType

from sietch.cli.words import Words
from sietch.kernel.frame import Question
from sietch.kernel.game import Outcome, View

# How options that belong together are shown.
NUMBERS: Final = 0  # as one range
COLUMNS: Final = 1  # side by side, under their short names
CLOSED: Final = 2  # as one line, until somebody types its word


@dataclass(frozen=True)
class Fold:
    """What an option is part of, where one line for each would bury the rest."""

    word: str  # what is typed before a number, or to open the fold
    shape: int
    label: str  # what all of them do; a range without one is described by its ends
    item: str = ""  # what stands for this one: the number, or a short name
    alone: bool = False  # a number typed alone means an option of this fold


class Board(Protocol):
    """Draws what a seat, or a spectator, may see; it is never given anything else."""

    def names(self, view: View) -> list[str]:
        """What everybody at the table is called in a sentence, seat by seat."""
        ...

    def whole(self, view: View) -> RenderableType:
        """Everything on the table, what matters most at the bottom."""
        ...

    def glance(self, view: View) -> RenderableType:
        """The same in short, for somebody who has seen the whole of it this round."""
        ...

    def brief(self, view: View) -> RenderableType:
        """The viewer's own figures, for the steps in the middle of a turn."""
        ...

    def chapter(self, view: View) -> object:
        """What somebody has seen the whole board for; it is drawn again when this changes."""
        ...

    def folds(self, view: View, question: Question, options: Sequence[int]) -> Mapping[int, Fold]:
        """The options that do not get a line of their own, and with which others they are shown."""
        ...

    def obvious(self, question: Question, options: Sequence[int]) -> int | None:
        """The answer to a question that leaves nothing to decide and is not worth asking."""
        ...

    def note(self, view: View, question: Question, action: int) -> str:
        """What an option costs or brings, where its label does not say it."""
        ...

    def rank(self, action: int) -> int:
        """Where an option stands in the list: what answers the question first, what ends it last."""
        ...

    def beside_the_point(self, question: Question, action: int) -> bool:
        """Whether a choice that is not open is only worth a line when somebody asks why."""
        ...

    def matters(self, seen: dict[str, Any]) -> bool:
        """Whether an event is worth a line among the latest news; the log has all of them."""
        ...

    def ending(self, view: View, outcome: Outcome) -> RenderableType:
        """Who won, who came where, and what decided it."""
        ...


def _imperium(words: Words) -> Board:
    from sietch.cli.boards.imperium import ImperiumBoard

    return ImperiumBoard(words)


def _uprising(words: Words) -> Board:
    from sietch.cli.boards.uprising import UprisingBoard
    from sietch.cli.boards.uprising_six import TeamBoard
    from sietch.imperium.wording import SIX

    return TeamBoard(words) if words.seats == SIX else UprisingBoard(words)


def _classic(words: Words) -> Board:
    from sietch.cli.boards.classic import ClassicBoard

    return ClassicBoard(words)


BOARDS: dict[str, Callable[[Words], Board]] = {
    "imperium": _imperium,
    "uprising": _uprising,
    "classic": _classic,
}


def board_for(game: str, words: Words) -> Board:
    """The board of a game, drawn in these words."""
    return BOARDS[game](words)
