"""A game in progress: people and bots take their turns, steps can be taken back, everything is recorded."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sietch.bots import make_bot
from sietch.bots.base import Bot
from sietch.cli.options import YOU
from sietch.kernel.action import seat_letter
from sietch.kernel.event import Event
from sietch.kernel.frame import Question
from sietch.kernel.game import Game, Perspective
from sietch.kernel.record import Move, Record, verify
from sietch.kernel.rng import rng_from_seed
from sietch.kernel.rule import IllegalAction, Reason
from sietch.kernel.state import State

SAMPLES = 24  # positions drawn afresh to see whether a step told its player anything new


class Step:
    """What is needed to take one action back."""

    __slots__ = ("action", "before", "digests", "events", "moves", "seat")

    def __init__(self, seat: int, action: int, before: State, record: Record, events: int) -> None:
        self.seat = seat
        self.action = action
        self.before = before
        self.moves: list[Move] = list(record.moves)
        self.digests = dict(record.digests)
        self.events = events


class Session:
    """One table. The state is for the rules; what is shown comes from views and perspectives."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.game: Game[Any] = record.game
        self.events: list[Event] = []
        self.steps: list[Step] = []  # the latest actions of one seat, as long as nobody else acted
        self._state: State = self.game.new(record.ruleset, len(record.seats), record.seed, self.events.append)
        self.people = [seat for seat, name in enumerate(record.seats) if name == YOU]
        self.bots: dict[int, Bot] = {
            seat: make_bot(name, f"{record.seed}/{seat_letter(seat)}", self.game.name)
            for seat, name in enumerate(record.seats)
            if name != YOU
        }

    @classmethod
    def resumed(cls, saved: Record, seats: list[str]) -> Session:
        """Continue a record, after checking it to the last action."""
        verify(saved.game, saved)
        session = cls(Record.start(saved.game, saved.ruleset, seats, saved.seed))
        for seat, action in saved.moves:
            session.play(seat, action)
        return session

    # -- what a seat may know ----------------------------------------------------------------------------------

    def perspective(self, seat: int) -> Perspective[Any]:
        return Perspective(self.game, self._state, seat)

    def question(self, seat: int) -> Question | None:
        return self.perspective(seat).question

    def options(self, seat: int) -> list[int]:
        return self.game.options(self._state, seat)

    def view(self, seat: int | None) -> dict[str, Any]:
        return self.game.view(self._state, seat)

    def unavailable(self, seat: int) -> list[tuple[int, Reason]]:
        return self.game.unavailable(self._state, seat)

    def why_not(self, seat: int, action: int) -> Reason | None:
        return self.game.why_not(self._state, seat, action)

    def seen(self, seat: int | None, since: int = 0) -> list[dict[str, Any]]:
        """The events as a seat saw them."""
        return [event.seen_by(seat) for event in self.events[since:]]

    # -- playing -----------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return not self.game.waiting(self._state)

    def waiting(self) -> int:
        """The seat that has to answer; people first, where several are asked at once."""
        seats = self.game.waiting(self._state)
        people = [seat for seat in seats if seat in self.people]
        return people[0] if people else seats[0]

    def outcome(self) -> Any:
        return self.game.outcome(self._state)

    def play(self, seat: int, action: int) -> None:
        """Carry out an action; IllegalAction leaves everything as it was."""
        step = Step(seat, action, self._state.clone(), self.record, len(self.events))
        self.record.play(self._state, seat, action, self.events.append)
        if self.steps and self.steps[-1].seat != seat:
            self.steps.clear()
        self.steps.append(step)
        if self.over:
            self.record.finish(self._state)

    def let_bot_play(self, seat: int) -> None:
        self.play(seat, self.bots[seat].choose(self.perspective(seat), None))

    # -- taking back -------------------------------------------------------------------------------------------

    def undo(self, seat: int) -> str | None:
        """Take the seat's last step back; otherwise the message that says why that is not possible."""
        if not self.record.moves:
            return "undo-nothing"
        if not self.steps or self.steps[-1].seat != seat:
            return "undo-others"
        step = self.steps[-1]
        if self._told_something(step):
            return "undo-hidden"
        self.steps.pop()
        self._state = step.before
        self.record.moves = step.moves
        self.record.digests = step.digests
        self.record.result = None
        del self.events[step.events :]
        return None

    def _told_something(self, step: Step) -> bool:
        """Whether the step drew, shuffled or showed anything that its player could not have foreseen."""
        if step.before.rng.dump() != self._state.rng.dump():
            return True
        # What was whispered to anybody else cannot be unsaid.
        if any(viewer != step.seat for event in self.events[step.events :] for viewer in event.secrets):
            return True
        known = self.game.view(self._state, step.seat)
        draws = rng_from_seed(f"{len(step.moves)}/undo")
        for _ in range(SAMPLES):
            other = self.game.determinize(step.before, step.seat, draws)
            try:
                self.game.apply(other, step.seat, step.action)
            except IllegalAction:
                return True
            if self.game.view(other, step.seat) != known:
                return True
        return False

    # -- saving ------------------------------------------------------------------------------------------------

    def save(self, path: Path) -> None:
        """Write the record, with a digest of where it stands so that a later edit is noticed."""
        path.parent.mkdir(parents=True, exist_ok=True)
        digests = dict(self.record.digests)
        self.record.mark(self._state)
        self.record.save(path)
        self.record.digests = digests
