"""Steps tried before they are taken: what a seat would see and be asked after them, as far as it can know that.

They are tried on imagined positions, which the seat cannot tell from the real one, and never on the real one: so an
answer can hold nothing that the seat does not know. Where the imagined positions begin to differ, something would be
turned up.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from sietch.kernel.event import Event
from sietch.kernel.rng import rng_from_seed
from sietch.kernel.rule import Reason
from sietch.server import telling
from sietch.server.changes import difference
from sietch.server.refused import Refused
from sietch.server.viewers import Eyes
from sietch.server.wording import wording

if TYPE_CHECKING:
    from sietch.server.rooms import Room

IMAGINED = 8  # positions: by so many it shows that something would be turned up, even one card of two
STEPS = 60  # that are tried at once at most


class Trial:
    """A seat's steps on the positions that it imagines."""

    def __init__(self, room: Room, eyes: Eyes) -> None:
        assert eyes.seat is not None
        self.room = room
        self.eyes = eyes
        self.seat: int = eyes.seat
        self.words = wording(room.row["game"], eyes.lang, len(room.seats)) if eyes.lang else None
        position = room.playing()
        # The table's own seed is in it: from a draw that could be repeated one could reckon back to the real cards.
        draw = f"{position.seed}/try/{len(position.moves)}"
        self.imagined = [
            room.game.determinize(position.state, self.seat, rng_from_seed(f"{draw}/{n}")) for n in range(IMAGINED)
        ]
        self.seen: dict[str, Any] = room.game.view(room.state, self.seat)
        self.view = self.seen  # after the steps
        self.steps: list[dict[str, Any]] = []
        self.events: list[dict[str, Any]] = []
        self.hidden = False  # whether the last step would turn up something that nobody knows yet
        self.refused: tuple[int, Reason] | None = None

    @property
    def goes_on(self) -> bool:
        """Whether the seat would be asked again after the steps so far, and it is known what."""
        return not self.hidden and self.refused is None and self.seat in self.room.game.waiting(self.imagined[0])

    def take(self, action: int) -> None:
        """One step further, if it is possible."""
        game, first = self.room.game, self.imagined[0]
        reason = game.why_not(first, self.seat, action)
        if reason is not None:
            self.refused = action, reason
            return
        step: dict[str, Any] = {"action": action, "notation": game.actions.notation(action)}
        question = telling.asked(game, first, self.seat)
        if self.words is not None:
            names = self.words.names(self.view)
            step["label"] = self.words.action(action, question, names)
            step["question"] = self.words.question(question, names) if question else ""
        self.steps.append(step)
        happened: list[list[dict[str, Any]]] = []
        for s in self.imagined:
            events: list[Event] = []
            game.apply(s, self.seat, action, events.append)
            happened.append([event.seen_by(self.seat) for event in events])
        self._tell(happened)
        told = [self._told(s) for s in self.imagined]
        self.hidden = any(one != told[0] for one in told)
        if not self.hidden:
            self.view = told[0][0]

    def _told(self, s: Any) -> tuple[Any, ...]:
        """All that a seat would be told. Not only the view: three cards on top of a deck are only in the question."""
        game = self.room.game
        return game.view(s, self.seat), telling.decision(game, s, self.seat, None, []), game.waiting(s)

    def _tell(self, happened: list[list[dict[str, Any]]]) -> None:
        """What is certain to happen: everything up to where the imagined positions disagree."""
        for event, *others in zip(*happened, strict=False):
            if any(other != event for other in others):
                return
            self.events.append(event)

    def answer(self) -> dict[str, Any]:
        """The position after the steps, told as a table tells its own."""
        game, s = self.room.game, self.imagined[0]
        message: dict[str, Any] = {
            "type": "tried",
            "seq": self.room.seq,
            "steps": self.steps,
            "hidden": self.hidden,
            "patch": difference(self.seen, self.view),
            "events": self.events,
            "refused": None,
        }
        if self.words is not None:
            message["names"] = names = self.words.names(self.view)
            message["events"] = [{**event, "text": self.words.event(event, names)} for event in self.events]
        if self.refused is not None:
            action, reason = self.refused
            message["refused"] = [action, reason.rule, reason.message, reason.facts]
            if self.words is not None:
                message["refused"].append(self.words.reason(reason))
        if self.hidden:
            message.update(question=None, options=[], unavailable=[], waiting=[])
        else:
            asked = telling.decision(game, s, self.seat, self.words, message.get("names", []))
            message.update(asked, waiting=list(game.waiting(s)))
        return message


def attempt(room: Room, eyes: Eyes, actions: Sequence[int]) -> dict[str, Any]:
    """Try steps one after the other, as far as they are possible and their effect can be known."""
    if len(actions) > STEPS:
        raise Refused("bad_message", f"At most {STEPS} steps can be tried at once.")
    trial = Trial(room, eyes)
    for place, action in enumerate(actions):
        if place and not trial.goes_on:
            break
        trial.take(action)
    return trial.answer()
