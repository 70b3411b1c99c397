"""What bots, lab and server know of a game, and the loop that every game shares."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Generic, TypeVar

from mypy_extensions import mypyc_attr

from sietch.kernel.action import ActionTable, seat_letter
from sietch.kernel.event import Sink
from sietch.kernel.frame import Question
from sietch.kernel.rng import Rng
from sietch.kernel.rule import GAME_OVER, NOT_NOW, NOT_YOUR_TURN, IllegalAction, Reason
from sietch.kernel.ruleset import Schema, Value
from sietch.kernel.state import State, settle

S = TypeVar("S", bound=State)
View = dict[str, Any]


class Outcome:
    """How a game ended: the winners (several when a win is shared), everybody in order, and why."""

    __slots__ = ("facts", "ranking", "reason", "winners")

    def __init__(
        self, winners: list[int], ranking: list[list[int]], reason: str, facts: Mapping[str, Any] | None = None
    ) -> None:
        self.winners = winners
        self.ranking = ranking
        self.reason = reason
        self.facts: dict[str, Any] = dict(facts) if facts else {}

    def __repr__(self) -> str:
        return f"Outcome({self.winners}, {self.ranking}, {self.reason})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """The rules of one game. Holds no position: everything that changes is in the state."""

    def __init__(
        self,
        name: str,
        version: int,
        schema: Schema,
        actions: ActionTable,
        seat_counts: tuple[int, ...],
        usual_seats: int = 0,
    ) -> None:
        self.name = name
        self.version = version
        self.schema = schema
        self.actions = actions
        self.seat_counts = seat_counts
        self.usual_seats = usual_seats or max(seat_counts)  # what somebody gets who does not say

    # -- what a game must provide ------------------------------------------------------------------------------

    def new(self, ruleset: Mapping[str, Any] | str | None, seats: int, seed: int | str, sink: Sink | None = None) -> S:
        """A fresh game, settled at its first question; the listener hears what happens before it."""
        raise TypeError("a game writes its own new()")

    def load(self, data: Mapping[str, Any]) -> S:
        """The position that `State.dump` wrote."""
        raise TypeError("a game writes its own load()")

    def view(self, s: S, seat: int | None) -> View:
        """Everything the seat may know, as plain data; `None` is a spectator."""
        raise TypeError("a game writes its own view()")

    def determinize(self, s: S, seat: int | None, rng: Rng) -> S:
        """A position that the seat cannot tell from the real one, with all it cannot know drawn afresh."""
        raise TypeError("a game writes its own determinize()")

    def outcome(self, s: S) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        raise TypeError("a game writes its own outcome()")

    def ruleset(self, s: S) -> dict[str, Value]:
        """The full ruleset of a running game."""
        raise TypeError("a game writes its own ruleset()")

    def violations(self, s: S) -> list[str]:
        """Broken invariants of a position: everything countable is conserved. Empty when all is well."""
        return []

    def confidants(self, s: S, seat: int) -> tuple[int, ...]:
        """The seats with whom a seat may talk in secret; at most tables nobody may."""
        return ()

    def needed_for(self, seats: int) -> dict[str, Value]:
        """The options without which so many seats cannot play; most games need none."""
        return {}

    # -- for scenarios and tests: everything in the game's own words ----------------------------------------------

    def arrange(self, s: S, position: Mapping[str, Any]) -> None:
        """Turn a fresh state into a partly described position and settle it; ValueError says what is wrong in it."""
        raise TypeError(f"{self.name} cannot arrange positions")

    def look(self, s: S) -> dict[str, Any]:
        """The whole position, secrets included, as nested tables."""
        raise TypeError(f"{self.name} cannot describe positions")

    # -- any-time plays ----------------------------------------------------------------------------------------

    def anytime(self, s: S, seat: int) -> list[int]:
        """What the seat may play in the middle of any question that allows it."""
        return []

    def interrupts(self, s: S, action: int) -> bool:
        """Whether an action is an any-time play rather than an answer to the question on top."""
        return False

    def play_anytime(self, s: S, seat: int, action: int) -> None:
        """Carry out an any-time play; the question it interrupts stays beneath."""

    def anytime_unavailable(self, s: S, seat: int) -> list[tuple[int, Reason]]:
        """Any-time plays that the seat holds but may not make now, and why."""
        return []

    # -- the shared loop ---------------------------------------------------------------------------------------

    def pending(self, s: S) -> tuple[Question, ...]:
        """The questions that wait for an answer: none when the game is over, several when choices are simultaneous."""
        if not s.stack:
            return ()
        top = s.stack[-1]
        return tuple([top.question(s, seat) for seat in top.seats(s)])

    def waiting(self, s: S) -> tuple[int, ...]:
        """The seats that have to answer now."""
        return s.stack[-1].seats(s) if s.stack else ()

    def options(self, s: S, seat: int) -> list[int]:
        """The seat's legal actions now. The list is shared: do not change it."""
        if s.menu is not None and s.menu_seat == seat:
            return s.menu
        menu = self._options(s, seat)
        s.menu = menu
        s.menu_seat = seat
        return menu

    def _options(self, s: S, seat: int) -> list[int]:
        if not s.stack:
            return []
        top = s.stack[-1]
        menu = top.options(s, seat) if seat in top.seats(s) else []
        if top.anytime:
            extra = self.anytime(s, seat)
            if extra:
                menu = menu + extra
                menu.sort()
        return menu

    def unavailable(self, s: S, seat: int) -> list[tuple[int, Reason]]:
        """What the seat might expect but may not do now, and why; nothing that is legal."""
        if not s.stack:
            return []
        top = s.stack[-1]
        found: list[tuple[int, Reason]] = []
        if seat in top.seats(s):
            found.extend(top.unavailable(s, seat))
        found.extend(self.anytime_unavailable(s, seat))
        legal = set(self.options(s, seat))
        return [(action, reason) for action, reason in found if action not in legal]

    def why_not(self, s: S, seat: int, action: int) -> Reason | None:
        """Why the seat may not do this now; None when it may."""
        if action in self.options(s, seat):
            return None
        for other, reason in self.unavailable(s, seat):
            if other == action:
                return reason
        if not s.stack:
            return GAME_OVER
        return NOT_NOW if seat in self.waiting(s) else NOT_YOUR_TURN

    def apply(self, s: S, seat: int, action: int, sink: Sink | None = None) -> None:
        """Carry out an action; an illegal one raises IllegalAction and changes nothing."""
        if action not in self.options(s, seat):
            reason = self.why_not(s, seat, action)
            notation = self.actions.notation(action) if 0 <= action < len(self.actions) else str(action)
            raise IllegalAction(reason if reason is not None else NOT_NOW, seat, notation)
        s.menu = None
        s.sink = sink
        try:
            if self.interrupts(s, action):
                self.play_anytime(s, seat, action)
            else:
                s.stack.pop().choose(s, seat, action)
            settle(s)
        finally:
            s.sink = None

    def is_sealed(self, s: S) -> bool:
        """Whether the answers now being given stay hidden until all are in."""
        return bool(s.stack) and s.stack[-1].sealed

    def seat_name(self, seat: int) -> str:
        return seat_letter(seat)


class Perspective(Generic[S]):
    """All that a bot is handed: one seat's knowledge, never the position itself."""

    def __init__(self, game: Game[S], s: S, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.options = game.options(s, seat)
        questions = [question for question in game.pending(s) if question.seat == seat]
        self.question: Question | None = questions[0] if questions else None
        self._state = s

    def view(self) -> View:
        """What the seat sees, as plain data."""
        return self.game.view(self._state, self.seat)

    def sample(self, rng: Rng) -> S:
        """A position to think on: what the seat knows is true in it, the rest is drawn at random."""
        return self.game.determinize(self._state, self.seat, rng)
