"""Who sits at a remote table, their clocks, votes and talk, and what the server refuses, in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from sietch.cli.sentences import in_language
from sietch.cli.table.desk import sign
from sietch.cli.words import Words
from sietch.server.client import TableError
from sietch.text import sentence, texts

# What happens to the table rather than in the game.
TABLE_EVENTS = ("undo", "pause", "resume", "extend", "vote")
# Refusals that name what is wrong; the others are known by their code.
PARTICULAR = (
    "bad_message",
    "bad_seats",
    "bad_ruleset",
    "bad_clock",
    "no_game",
    "unknown_action",
)
SEAT_VOTES = ("more_time", "replace")
HOUR, DAY = 3600, 86_400

Seat = Mapping[str, Any]


def refusal(lang: str, error: TableError) -> str:
    """Why the server did not do it."""
    key = f"cli-refused-{error.code.replace('_', '-')}"
    said = texts(lang)
    if error.code not in PARTICULAR and said.has(key):
        return said.get(key)
    return sentence(in_language(str(error).rstrip("."), lang))


class Company:
    """The people and bots around a table, in one language."""

    def __init__(self, words: Words, own: int | None) -> None:
        self.words = words
        self.own = own

    def seats(self, seats: Sequence[Seat], names: Sequence[str], waiting: Sequence[int]) -> RenderableType:
        """One line for each seat: who plays there, as whom, and whether they are there."""
        lines: list[RenderableType] = []
        for seat in seats:
            number = seat["seat"]
            line = Text("▶ " if number in waiting else "  ", style="bold green")
            line.append(sign(number), style="bold not green")
            line.append(f" {self.name(seat)}", style="not bold not green default")
            if number < len(names) and names[number] != self.name(seat):
                line.append(f", {names[number]}", style="not bold not green default")
            line.append(f"  {self._state(seat)}", style="dim not bold not green default")
            lines.append(line)
        return Group(*lines)

    def name(self, seat: Seat) -> str:
        """Who sits there."""
        if seat["kind"] == "open":
            return self.words.say("online-open-seat")
        if seat["seat"] == self.own:
            return self.words.say("seat-you")
        return self.words.say("online-guest") if not seat["name"] else str(seat["name"])

    def _state(self, seat: Seat) -> str:
        if seat["kind"] != "person":
            return "" if seat["kind"] == "open" else self.words.say("online-bot")
        if seat["resigned"]:
            return self.words.say("online-resigned", bot=seat["bot"])
        if seat["stand_in"]:
            return self.words.say("online-stand-in", bot=seat["bot"])
        return self.words.say("online-here" if seat["present"] or seat["seat"] == self.own else "online-away")

    def changes(self, before: Sequence[Seat], after: Sequence[Seat]) -> list[str]:
        """Who came, went, sat down, or left the seat to a bot; about others only."""
        found: list[str] = []
        for old, new in zip(before, after, strict=False):
            if new["seat"] == self.own:
                continue
            who = {"letter": sign(new["seat"]), "name": self.name(new)}
            if old["kind"] == "open" and new["kind"] == "person":
                found.append(self.words.say("online-sat-down", **who))
            elif new["resigned"] and not old["resigned"]:
                found.append(self.words.say("online-gave-up", **who))
            elif new["stand_in"] != old["stand_in"]:
                found.append(self.words.say("online-bot-came" if new["stand_in"] else "online-bot-went", **who))
            elif new["present"] != old["present"]:
                found.append(self.words.say("online-came" if new["present"] else "online-went", **who))
        return found

    def awaited(self, seats: Sequence[Seat], waiting: Sequence[int]) -> str:
        """The people, not the bots, whom the table waits for; nothing when there are none."""
        people = [seat for seat in seats if seat["seat"] in waiting and seat["bot"] is None]
        others = [f"{sign(seat['seat'])} ({self.name(seat)})" for seat in people if seat["seat"] != self.own]
        return self.words.say("online-waiting", names=self.words.texts.joined(others)) if others else ""

    def clock(self, clock: Mapping[str, Any] | None) -> str:
        """Everybody's time; nothing without a clock."""
        if clock is None:
            return ""
        times = [f"{sign(seat)} {self._time(left)}" for seat, left in enumerate(clock["left"])]
        key = "online-clock-paused" if clock["paused"] else "online-clock"
        return self.words.say(key, times=" · ".join(times))

    def _time(self, seconds: float) -> str:
        left = max(0, int(seconds))
        if left >= DAY:
            return self.words.say("online-days", days=left // DAY, hours=left % DAY // HOUR)
        minutes = f"{left // 60 % 60:02}:{left % 60:02}"
        return f"{left // HOUR}:{minutes}" if left >= HOUR else minutes.removeprefix("0")

    def vote(self, vote: Mapping[str, Any] | None) -> str:
        """The vote that is being held, and how it stands."""
        if vote is None:
            return ""
        said = self.words.say("online-vote", letter=sign(vote["by"]), about=self._about(vote["kind"], vote["about"]))
        if self.own not in vote["electorate"]:
            return said
        voted = self.own in vote["yes"] or self.own in vote["no"]
        return f"{said} {self.words.say('online-voted' if voted else 'online-vote-how')}"

    def _about(self, kind: str, about: int) -> str:
        key = f"online-about-{kind.replace('_', '-')}"
        return self.words.say(key, letter=sign(about)) if kind in SEAT_VOTES else self.words.say(key)

    def happening(self, seen: Mapping[str, Any]) -> str:
        """A line for what happened to the table."""
        letter = sign(seen["seat"])
        if seen["kind"] == "vote":
            if seen["passed"] is None:
                return ""  # how it stands is shown by itself
            key = "online-vote-passed" if seen["passed"] else "online-vote-failed"
            return self.words.say(key, about=self._about(seen["what"], seen["about"]))
        if seen["kind"] == "extend":
            return self.words.say("online-extended", letter=letter, minutes=int(seen["seconds"]) // 60)
        return self.words.say(f"online-event-{seen['kind']}", letter=letter)

    def talk(self, said: Mapping[str, Any], seats: Sequence[Seat]) -> Text:
        """What somebody said, and to whom when it was a secret."""
        seat = seats[said["seat"]]
        line = Text(f"{sign(said['seat'])} {self.name(seat)}", style="bold magenta")
        if said["audience"] is not None:
            others = [sign(other) for other in said["audience"] if other != said["seat"]]
            line.append(f" {self.words.say('online-whispers', letters=', '.join(others))}", style="italic")
        return line.append(f": {said['text']}", style="not bold not italic default")
