"""What a remote table tells by itself: events, who comes and goes, votes, talk, and whether it can be reached."""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.text import Text

from sietch.cli.boards import Board
from sietch.cli.table.desk import Desk
from sietch.cli.table.online_words import TABLE_EVENTS, Company, refusal
from sietch.cli.table.reader import Reader
from sietch.cli.table.remote import Picture, RemoteTable
from sietch.cli.words import Words
from sietch.server.client import TableError

OVER = ("finished", "abandoned", "closed")


class Over(Exception):
    """There is nothing more to do at this table."""


class Bulletin(Desk):
    """A desk at a remote table that shows what is new."""

    def __init__(self, table: RemoteTable, words: Words, board: Board, console: Console, reader: Reader) -> None:
        super().__init__(table, words, board, console, reader)
        self.remote = table
        self.own = table.own
        self.company = Company(words, table.own)
        self.told = 0  # events
        self.said = 0.0  # when the last thing was said that has been shown
        self.awaiting = ""
        self.voting = ""

    @property
    def idle(self) -> bool:
        """Whether nothing will be asked here: of a spectator, or while a bot plays."""
        return self.own is None or self.remote.seats[self.own]["bot"] is not None

    def tell_connection(self, old: Picture, new: Picture) -> None:
        if new.fault is not None:
            if isinstance(new.fault, TableError):
                self.show(Text(refusal(self.words.lang, new.fault)))
                raise Over
            raise new.fault
        if old.connected != new.connected:
            self.say("online-back" if new.connected else "online-lost")
        if new.moment is not old.moment and new.moment.get("complete") is False:
            self.say("online-missed")

    def tell_events(self) -> None:
        """What has happened, one line each as it comes."""
        seen = self.unheard(self.own)
        self.changed_hands = self.changed_hands or any(event["seat"] != self.own for event in seen)
        for line in self.lines([event for event in seen if self.matters(event)], self.own):
            self.show(Text(line))

    @property
    def in_motion(self) -> bool:
        """Whether more will happen at once: then news can wait and be told with the next question."""
        moment = self.remote.picture.moment
        bots = [seat["seat"] for seat in self.remote.seats if seat["bot"] is not None]
        asked = moment.get("question") is not None or any(seat in bots for seat in moment.get("waiting", []))
        return asked and not self.idle and self.remote.status not in OVER

    def matters(self, seen: dict[str, Any]) -> bool:
        return seen["kind"] in TABLE_EVENTS or self.board.matters(seen)

    def lines(self, seen: list[dict[str, Any]], seat: int | None) -> list[str]:
        found: list[str] = []
        for event in seen:
            if event["kind"] in TABLE_EVENTS:
                line = self.company.happening(event)
                found.extend([line] if line else [])
            else:
                found.extend(super().lines([event], seat))
        return found

    def unheard(self, seat: int | None) -> list[dict[str, Any]]:
        seen = self.remote.seen(seat, self.told)
        self.told += len(seen)
        return seen

    def tell_company(self, old: Picture, new: Picture) -> None:
        seats = new.moment.get("seats", [])
        for line in self.company.changes(old.moment.get("seats", []), seats):
            self.show(Text(line, style="dim"))
        vote = self.company.vote(new.moment.get("vote"))
        if vote and vote != self.voting:
            self.show(Text(vote, style="bold"))
        self.voting = vote
        awaiting = self.company.awaited(seats, new.moment.get("waiting", []))
        if awaiting and awaiting != self.awaiting and new.moment.get("question") is None:
            self.show(Text(awaiting, style="dim"))
        self.awaiting = awaiting

    def tell_talk(self, new: Picture) -> None:
        for said in new.talk:
            if said["at"] > self.said:
                self.said = said["at"]
                self.show(self.company.talk(said, new.moment["seats"]))
