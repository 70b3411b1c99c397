"""The terminal at a remote table: plays a seat or watches, while everything else happens by itself."""

from __future__ import annotations

import time
from collections.abc import Callable

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from sietch.cli.boards import Board
from sietch.cli.errors import BadInput
from sietch.cli.output import program
from sietch.cli.sentences import in_language
from sietch.cli.table.bulletin import OVER, Bulletin, Over
from sietch.cli.table.desk import Quit, sign
from sietch.cli.table.links import Link
from sietch.cli.table.listener import Listener
from sietch.cli.table.online_commands import ONLINE, UNDERSTOOD, Requests
from sietch.cli.table.online_words import refusal
from sietch.cli.table.remote import Picture, RemoteTable
from sietch.cli.table.screens import Decision, rule_lines
from sietch.cli.table.typed import Choice, Command, understand
from sietch.cli.words import Words
from sietch.kernel.game import Outcome
from sietch.server.client import Lost, TableError

HASTE = 0.4  # seconds in which nobody can have read a new question
PATIENCE = 60.0  # seconds between two looks, for a script that waits
LINKS = ("online-new-link", "online-left", "online-watch-link", "online-record")
WATCHING = -1  # stands for a spectator, where seats are counted


class Online(Bulletin):
    """One seat at a remote table, or a place among those who watch."""

    commands = UNDERSTOOD
    listed = ONLINE
    unbroken = LINKS

    def __init__(
        self, table: RemoteTable, link: Link, words: Words, board: Board, console: Console, reader: Listener
    ) -> None:
        super().__init__(table, words, board, console, reader)
        self.link = link
        self.listener = reader
        self.requests = Requests(self)
        self.last = Picture()  # what the screen shows
        self.asked: Decision | None = None  # the question that is on the screen
        self.asked_at = 0.0  # when it appeared above a line that was being typed

    # -- the loop ----------------------------------------------------------------------------------------------

    def run(self) -> bool:
        """Play or watch until the game is over (True) or somebody leaves (False)."""
        self.listener.happened = self.catch_up
        self.remote.changed = self.listener.wake
        self.listener.open()
        try:
            self.welcome()
            while True:
                self.step()
        except (Quit, EOFError, KeyboardInterrupt):
            self.leave()
            return False
        except Over:
            return True
        finally:
            self.remote.changed = lambda: None
            self.listener.close()

    def step(self) -> None:
        """Wait for a line, or without a keyboard for whatever comes first."""
        if not self.listener.by_hand:
            self.catch_up()
            if self.asked is None and not self.idle:
                self.remote.wait(PATIENCE)
                return
        prompt = f"{sign(self.own)}> " if self.own is not None else "> "
        try:
            self.hear(self.listener.line(prompt))
        except EOFError:
            if self.own is not None or self.listener.by_hand:
                raise
            # A script that watches has nothing more to say, but goes on watching.
            while True:
                self.catch_up()
                self.remote.wait(PATIENCE)

    def hear(self, typed: str) -> None:
        decision = self.asked
        if decision is None:
            self.hear_aside(typed)
            return
        assert self.own is not None
        choosing = not isinstance(understand(typed, decision.choices, self.commands), Command)
        if choosing and time.monotonic() - self.asked_at < HASTE:
            self.say("online-just-asked")
        elif self.take(typed, self.own, decision):
            self.asked = None

    def hear_aside(self, typed: str) -> None:
        """A line while nothing is asked: commands only."""
        meant = understand(typed, [], self.commands)
        if isinstance(meant, Command):
            if not self.requests.obey(meant):
                self.look_around(meant)
        elif typed.strip():
            self.say("online-not-now" if self.own is not None else "online-spectator")

    def look_around(self, command: Command) -> None:
        if command.word == "board":
            if self.last.view:
                self.show(self.board.whole(self.last.view))
        elif command.word == "why":
            self.say("online-not-now" if self.own is not None else "online-spectator")
        else:
            self.look_up(command, self.own)

    # -- what happens ------------------------------------------------------------------------------------------

    def catch_up(self) -> None:
        """Show what is new since the last picture, and the question when there is another one."""
        while self.last is not self.remote.look():
            old, new = self.last, self.remote.picture
            self.last = new
            self.tell_connection(old, new)
            if new.view and not self.in_motion:
                self.tell_events()
            self.tell_company(old, new)
            self.tell_talk(new)
            if self.remote.status in OVER:
                self.finish(new)
            if self.own is None:
                self.watch(new)
            else:
                self.ask(old, new)

    def watch(self, new: Picture) -> None:
        """A spectator sees the whole board whenever a new chapter begins."""
        chapter = self.board.chapter(new.view) if new.view else None
        if chapter is not None and chapter != self.seen_whole.get(WATCHING):
            self.seen_whole[WATCHING] = chapter
            self.show(self.board.whole(new.view))

    # -- one decision ------------------------------------------------------------------------------------------

    def ask(self, old: Picture, new: Picture) -> None:
        """Show a new question with the board; what leaves nothing to decide is answered at once."""
        assert self.own is not None
        if self.idle or new.moment.get("question") is None:
            self.asked = None
            return
        if self.asked is not None and _same_question(old, new):
            self.tell_events()
            return
        action = self.obvious(self.own)
        if action is not None:
            self.asked = None
            self.attempt(lambda: self.remote.act(action))
            return
        fresh = self.remote.seen(self.own, self.told)
        self.changed_hands = self.changed_hands or any(event["seat"] != self.own for event in fresh)
        self.show_position(self.own)
        clock = self.company.clock(new.moment.get("clock"))
        if clock:
            self.show(Text(clock, style="dim"))
        self.asked = self.decision(self.own)
        self.draw(self.own, self.asked)
        self.asked_at = time.monotonic() if self.listener.in_line else 0.0

    def choose(self, seat: int, choice: Choice) -> bool:
        return self.attempt(lambda: self.remote.act(choice.action))

    def command(self, command: Command, seat: int, decision: Decision) -> bool:
        if self.requests.obey(command):
            return False
        return super().command(command, seat, decision)

    def attempt(self, work: Callable[[], None]) -> bool:
        """Ask something of the server; whatever it refuses is explained, and nothing is lost."""
        try:
            work()
        except TableError as error:
            self.show(Text(refusal(self.words.lang, error)))
            for line in rule_lines(self.words, [error.rule] if error.rule else []):
                self.show(line)
            return False
        except Lost:
            self.say("online-unsent")
            return False
        except BadInput as error:
            self.show(Text(in_language(str(error), self.words.lang)))
            return False
        return True

    # -- beginning and end -------------------------------------------------------------------------------------

    def welcome(self) -> None:
        """Who is at the table, and what can be typed."""
        moment = self.remote.picture.moment
        view = self.remote.picture.view
        names = self.board.names(view) if view else []
        self.show(self.company.seats(moment["seats"], names, moment.get("waiting", [])))
        if self.remote.status == "open":
            self.say("online-not-started")
        self.say("welcome" if self.own is not None else "online-watching", command="help")

    def leave(self) -> None:
        mine = self.link.seat(self.link.seat_key)
        self.say("online-left", command=f"{program()} join '{mine}'")

    def finish(self, picture: Picture) -> None:
        """Tell how it ended; then there is nothing more to do."""
        if self.remote.status != "finished":
            self.say(f"online-{self.remote.status}")
            raise Over
        result = picture.moment["result"]
        self.show(Rule(Text(self.words.say("over"), style="bold"), align="left", style="dim"))
        if result["reason"] == "resigned":
            names = [f"{sign(seat)} ({self.company.name(self.remote.seats[seat])})" for seat in result["winners"]]
            self.say("online-won-alone", name=self.words.texts.joined(names))
        else:
            outcome = Outcome(result["winners"], result["ranking"], result["reason"])
            self.show(self.board.ending(picture.view, outcome))
        self.say("online-record", address=f"{self.link.server}/api/tables/{self.link.table}/record")
        raise Over


def _same_question(old: Picture, new: Picture) -> bool:
    """Whether what is asked has not changed, whoever came, went or said something meanwhile."""
    parts = ("question", "options", "unavailable")
    return all(old.moment.get(part) == new.moment.get(part) for part in parts)
