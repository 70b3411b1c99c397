"""The terminal client: shows each person what they may know, asks, and plays the bots in between."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from sietch.bots import UnknownBot, make_bot
from sietch.cli.boards import Board
from sietch.cli.errors import os_sentence
from sietch.cli.output import program
from sietch.cli.sentences import in_language
from sietch.cli.table.desk import Desk, Quit, prompt_for, sign
from sietch.cli.table.reader import Reader
from sietch.cli.table.screens import Decision
from sietch.cli.table.session import Session
from sietch.cli.table.typed import Choice, Command
from sietch.cli.words import Words
from sietch.kernel.rule import IllegalAction

ADVISER = "heuristic"


class Client(Desk):
    """Plays one session in a terminal."""

    def __init__(
        self, session: Session, words: Words, board: Board, console: Console, reader: Reader, path: Path
    ) -> None:
        super().__init__(session, words, board, console, reader)
        self.session = session
        self.path = path
        self.told = dict.fromkeys(session.people, 0)  # how many events each person has been shown
        self.shown = -1  # whose secrets are on the screen
        self.by_itself: set[int] = set()  # which actions of the record were answers that nobody was asked for

    # -- the loop ----------------------------------------------------------------------------------------------

    def run(self) -> bool:
        """Play until the game is over (True) or somebody quits (False)."""
        self.save()
        try:
            while not self.session.over:
                seat = self.session.waiting()
                if seat in self.session.bots:
                    self.session.let_bot_play(seat)
                    self.changed_hands = True
                elif not self.answer_itself(seat):
                    self.hand_over(seat)
                    self.decide(seat)
        except (Quit, EOFError, KeyboardInterrupt):
            self.save()
            self.say("saved-quit", command=f"{program()} play --resume {shlex.quote(str(self.path))}")
            return False
        self.save()
        self.finish()
        return True

    def save(self) -> None:
        """Keep the record up to date; the place was found writable at the start."""
        try:
            self.session.save(self.path)
        except OSError as error:
            self.say("save-failed", problem=in_language(os_sentence(error, self.path), self.words.lang))

    def hand_over(self, seat: int) -> None:
        """With several people at one keyboard, hide everything until the right one sits down."""
        if len(self.session.people) > 1 and seat != self.shown:
            clear(self.console)
            self.reader.forget()
            self.show(Rule(style="dim"))
            self.say("curtain", letter=sign(seat), name=self.names(None)[seat])
            self.reader.line(self.words.say("curtain-prompt") + " ")
            self.changed_hands = True
        self.shown = seat

    def answer_itself(self, seat: int) -> bool:
        """Answer what leaves nothing to decide; only where nobody can tell from it what somebody else holds."""
        if len(self.session.people) > 1 and seat != self.shown:
            return False
        action = self.obvious(seat)
        if action is None:
            return False
        self.by_itself.add(len(self.session.record.moves))
        self.session.play(seat, action)
        self.save()
        return True

    # -- one decision ------------------------------------------------------------------------------------------

    def decide(self, seat: int) -> None:
        """Show the table, ask, and go on asking until something is chosen or taken back."""
        self.show_position(seat)
        decision = self.decision(seat)
        self.draw(seat, decision)
        while not self.take(self.reader.line(prompt_for(seat, decision)), seat, decision):
            pass

    def letter(self, seat: int) -> str | None:
        return sign(seat) if len(self.session.people) > 1 else None

    def choose(self, seat: int, choice: Choice) -> bool:
        try:
            self.session.play(seat, choice.action)
        except IllegalAction as error:
            self.show(Text(self.words.speech.reason(error.reason)))
            return False
        self.save()
        return True

    def unheard(self, seat: int | None) -> list[dict[str, Any]]:
        assert seat is not None
        seen = self.session.seen(seat, self.told[seat])
        self.told[seat] = len(self.session.events)
        return seen

    # -- commands ----------------------------------------------------------------------------------------------

    def command(self, command: Command, seat: int, decision: Decision) -> bool:
        if command.word == "undo":
            return self.undo(seat)
        if command.word == "hint":
            self.hint(seat, decision)
        elif command.word == "save":
            self.save_as(command.rest)
        else:
            return super().command(command, seat, decision)
        return False

    def undo(self, seat: int) -> bool:
        moves = len(self.session.record.moves)
        problem = self.session.undo(seat)
        # What was answered without being asked is taken back with the step before it.
        while problem is None and len(self.session.record.moves) in self.by_itself:
            self.by_itself.remove(len(self.session.record.moves))
            problem = self.session.undo(seat)
        self.say("undone" if problem is None else problem)
        if len(self.session.record.moves) == moves:
            return False
        self.told[seat] = min(self.told[seat], len(self.session.events))
        self.save()
        return True

    def hint(self, seat: int, decision: Decision) -> None:
        try:
            bot = make_bot(ADVISER, f"{self.session.record.seed}/hint", self.session.game.name)
        except UnknownBot:
            self.say("hint-none")
            return
        action = bot.choose(self.session.perspective(seat), None)
        because = bot.explain(self.words.lang)
        self.say("hint", bot=bot.name, label=because or self.words.speech.action(action, decision.question))

    def save_as(self, rest: str) -> None:
        path = Path(rest).expanduser() if rest else self.path
        try:
            self.session.save(path)
        except OSError as error:
            self.say("save-failed", problem=in_language(os_sentence(error, path), self.words.lang))
        else:
            self.say("saved", path=str(path))

    # -- the end -----------------------------------------------------------------------------------------------

    def finish(self) -> None:
        """Tell the last news, the result and where the record is."""
        viewer = self.session.people[0] if len(self.session.people) == 1 else None
        self.tell(self.session.seen(viewer, min(self.told.values(), default=0)), viewer)
        self.show(Rule(Text(self.words.say("over"), style="bold"), align="left", style="dim"))
        self.show(self.board.ending(self.session.view(viewer), self.session.outcome()))
        self.say("record-at", path=str(self.path))


def clear(console: Console) -> None:
    """Wipe the screen and what can be scrolled back to."""
    if console.is_terminal:
        # In this order: some terminals keep the wiped screen in what can be scrolled back to, which goes last.
        console.file.write("\x1b[2J\x1b[H\x1b[3J")
        console.file.flush()
