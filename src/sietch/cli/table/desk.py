"""What one person at a table is shown and can look up, wherever the table stands: here or at a server."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Protocol

from rich.console import Console, Group, RenderableType
from rich.text import Text

from sietch.cli.boards import Board
from sietch.cli.library import card_sheet, find_cards, find_rules, rule_sheet
from sietch.cli.table.reader import Reader
from sietch.cli.table.screens import Decision, help_screen, news, rule_lines
from sietch.cli.table.typed import COMMANDS, Choice, Command, Mistake, pick, understand
from sietch.cli.words import Words
from sietch.kernel.action import seat_letter
from sietch.kernel.frame import Question
from sietch.kernel.game import Game, View
from sietch.kernel.rule import Reason

LOG_LINES = 40
MOST_FOUND = 8
MOST_ANSWERED = 3
WITH_PATHS = ("record-at", "save-failed", "saved", "saved-quit")


class Quit(Exception):
    """The person wants to stop; the game can go on later."""


class Table(Protocol):
    """What a table lets one viewer know; a seat of `None` is a spectator."""

    game: Game[Any]

    def view(self, seat: int | None) -> View: ...
    def question(self, seat: int) -> Question | None: ...
    def options(self, seat: int) -> Sequence[int]: ...
    def unavailable(self, seat: int) -> list[tuple[int, Reason]]: ...
    def why_not(self, seat: int, action: int) -> Reason | None: ...

    def seen(self, seat: int | None, since: int = 0) -> list[dict[str, Any]]:
        """The events as a viewer saw them, from this one on."""
        ...


class Desk(ABC):
    """A keyboard and a screen at a table. Knows no game by name."""

    commands: Sequence[str] = COMMANDS
    listed: Sequence[str] = COMMANDS  # those that the help names
    unbroken: Sequence[str] = WITH_PATHS  # messages that name a path or a command, to be copied whole

    def __init__(self, table: Table, words: Words, board: Board, console: Console, reader: Reader) -> None:
        self.table = table
        self.words = words
        self.board = board
        self.console = console
        self.reader = reader
        self.changed_hands = True  # somebody else acted since the board was last drawn
        self.seen_whole: dict[int, object] = {}  # for which chapter each person last saw the whole board
        self.answered: dict[int, list[str]] = {}  # questions that were answered for each person since the last news

    # -- one decision ------------------------------------------------------------------------------------------

    def decision(self, seat: int) -> Decision:
        question = self.table.question(seat)
        assert question is not None
        options, unavailable = self.table.options(seat), self.table.unavailable(seat)
        notations = self.table.game.actions.notations
        return Decision(question, options, unavailable, notations, self.words, self.board, self.table.view(seat))

    def show_position(self, seat: int) -> None:
        """The board, as much of it as has changed for this person, and the news."""
        view = self.table.view(seat)
        chapter = self.board.chapter(view)
        if self.seen_whole.get(seat) != chapter:
            self.seen_whole[seat] = chapter
            self.show(self.board.whole(view))
        elif self.changed_hands:
            self.show(self.board.glance(view))
        self.tell_news(seat)
        if not self.changed_hands:
            self.show(self.board.brief(view))
        self.changed_hands = False

    def letter(self, seat: int) -> str | None:
        """What stands before a question, where it has to say whom it asks."""
        return None

    def draw(self, seat: int, decision: Decision) -> None:
        self.show(decision.draw(self.table.view(seat), self.letter(seat)))

    def obvious(self, seat: int) -> int | None:
        """The answer to a question that leaves nothing to decide; what was asked is told with the next news."""
        question = self.table.question(seat)
        assert question is not None
        action = self.board.obvious(question, self.table.options(seat))
        if action is not None:
            asked = self.words.speech.question(question)
            if asked not in self.answered.setdefault(seat, []):
                self.answered[seat].append(asked)
        return action

    def take(self, typed: str, seat: int, decision: Decision) -> bool:
        """Do what was typed; True when the question is answered or has to be asked afresh."""
        opened = decision.opened(typed.strip().lower())
        if opened is not None:
            self.show(opened)
            return False
        meant = understand(typed, decision.choices, self.commands)
        if isinstance(meant, Mistake):
            if meant.key == "say-something":
                # Enter alone brings back what long answers have pushed off the screen.
                self.draw(seat, decision)
            self.say(meant.key, **meant.args)
            return False
        if isinstance(meant, Command):
            return self.command(meant, seat, decision)
        if not meant.legal:
            self.show(Text(decision.refusal(meant)))
            return False
        return self.choose(seat, meant)

    @abstractmethod
    def choose(self, seat: int, choice: Choice) -> bool:
        """Play an open choice; False when it was refused all the same."""

    # -- news --------------------------------------------------------------------------------------------------

    def tell_news(self, seat: int) -> None:
        self.tell(self.unheard(seat), seat)
        answered = self.answered.pop(seat, [])
        if answered:
            self.show(Text(self.words.say("answered", questions=" ".join(answered[-MOST_ANSWERED:])), style="dim"))

    @abstractmethod
    def unheard(self, seat: int | None) -> list[dict[str, Any]]:
        """The events that this person has not been told yet; they count as told from now on."""

    def tell(self, seen: list[dict[str, Any]], seat: int | None) -> None:
        lines = self.lines([event for event in seen if self.matters(event)], seat)
        if lines:
            self.show(news(self.words, lines))

    def matters(self, seen: dict[str, Any]) -> bool:
        """Whether an event is worth a line among the news."""
        return self.board.matters(seen)

    def lines(self, seen: list[dict[str, Any]], seat: int | None) -> list[str]:
        names = self.names(seat)
        return [line for line in (self.words.speech.event(event, names) for event in seen) if line]

    def names(self, seat: int | None) -> list[str]:
        return self.board.names(self.table.view(seat))

    # -- commands ----------------------------------------------------------------------------------------------

    def command(self, command: Command, seat: int, decision: Decision) -> bool:
        """Carry out a command at a question; True when it has to be asked afresh."""
        if command.word == "board":
            self.show(self.board.whole(self.table.view(seat)))
            self.draw(seat, decision)
        elif command.word == "why":
            self.show(self.why(command.rest, seat, decision))
        else:
            self.look_up(command, seat)
        return False

    def look_up(self, command: Command, seat: int | None) -> None:
        """Carry out a command that needs no question; whatever is none of them brings the help."""
        if command.word == "quit":
            raise Quit
        if command.word == "log":
            self.log(command.rest, seat)
        elif command.word == "card":
            self.card(command.rest)
        elif command.word == "rule":
            self.rule(command.rest)
        else:
            self.show(help_screen(self.words, self.listed))

    def why(self, rest: str, seat: int, decision: Decision) -> RenderableType:
        if not rest:
            return decision.explained(self.words)
        meant = pick(rest, decision.choices)
        action = meant.action if isinstance(meant, Choice) else None
        if action is None:
            # Not among the choices, but perhaps an action of the game all the same.
            action = self.table.game.actions.by_notation.get(" ".join(rest.lower().split()))
        if action is None:
            assert isinstance(meant, Mistake)
            return Text(self.words.say(meant.key, **meant.args))
        reason = self.table.why_not(seat, action)
        label = self.words.speech.action(action, decision.question)
        if reason is None:
            note = self.board.note(self.table.view(seat), decision.question, action)
            notation = self.table.game.actions.notation(action)
            return Text(f"{self.words.say('why-allowed', label=label, notation=notation)} {note}".strip())
        text = Text(f"{label} – {self.words.speech.reason(reason)}")
        rules = rule_lines(self.words, [reason.rule] if reason.rule else [])
        return Group(text, *rules)

    def log(self, rest: str, seat: int | None) -> None:
        lines = self.lines(self.table.seen(seat), seat)
        wanted = int(rest) if rest.isdecimal() and len(rest) < 6 else LOG_LINES
        if not lines:
            self.say("log-empty")
        elif wanted < len(lines):
            self.say("log-cut", n=wanted, all=len(lines))
        for line in lines[-wanted:] if wanted else []:
            self.show(Text(line))

    def card(self, rest: str) -> None:
        found = find_cards(self.words, rest, mixed=True) if rest else []
        if not rest:
            self.say("card-which")
        elif not found:
            self.say("card-unknown", given=rest[:40])
        for card in found[:MOST_FOUND]:
            self.show(card_sheet(self.words, card))
        if len(found) > MOST_FOUND:
            self.say("card-more", n=len(found) - MOST_FOUND)

    def rule(self, rest: str) -> None:
        found = find_rules(self.words, rest) if rest else []
        if not rest:
            self.say("rule-which")
        elif not found:
            self.say("rule-unknown", given=rest[:40])
        else:
            self.show(rule_sheet(self.words, found[:MOST_FOUND]))
        if len(found) > MOST_FOUND:
            self.say("rule-more", n=len(found) - MOST_FOUND)

    # -- showing -----------------------------------------------------------------------------------------------

    def say(self, key: str, **args: Any) -> None:
        self.console.print(Text(self.words.say(key, **args)), soft_wrap=key in self.unbroken)

    def show(self, what: RenderableType) -> None:
        self.console.print(what)


def sign(seat: int) -> str:
    """A seat's letter as people read it."""
    return seat_letter(seat).upper()


def prompt_for(seat: int, decision: Decision) -> str:
    """What stands before the cursor; with a single option, Enter alone takes it."""
    return f"{sign(seat)} [1]> " if len(decision.legal()) == 1 else f"{sign(seat)}> "
