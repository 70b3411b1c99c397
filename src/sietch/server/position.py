"""A table's game as its log tells it: nothing but the log decides where a game stands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sietch import games
from sietch.kernel.event import Event
from sietch.kernel.game import Game
from sietch.kernel.promise import Promise, salted
from sietch.kernel.record import Record
from sietch.server.barrier import reveals
from sietch.server.clocks import Clock

CHECKPOINT = 25  # actions between two copies that an undo can start from
KEPT = 3  # of these copies, the last: nobody takes back more as a rule, and the whole log is there for whoever does
SPREAD = 16  # of the older ones, for whoever looks at the game again
REMEMBERED = 200  # changes that a viewer who was cut off can catch up with; after that it gets a snapshot
FAR = 30  # actions that one undo takes back at most

ACT, UNDO, PAUSE, RESUME, EXTEND = "act", "undo", "pause", "resume", "extend"


@dataclass(frozen=True)
class Entry:
    """One line of the log. `action` is for an undo the actions that remain, for more time the seconds."""

    kind: str
    seat: int
    action: int
    at: float
    request: str | None = None


@dataclass(frozen=True)
class Step:
    """Where an entry leads, before anybody has promised to go there."""

    entry: Entry
    state: Any
    moves: int  # how many actions there are then
    clock: Clock
    events: list[Event]


def game_seed(row: Mapping[str, Any]) -> int | str:
    """What the shuffles of a table start from; a record that was brought along has its own seed."""
    brought: int | str | None = row["settings"].get("seed")
    return brought if brought is not None else salted(row["seed"], row["salts"])


class Position:
    """The game of one table, its clock, and what happened last."""

    def __init__(self, row: Mapping[str, Any]) -> None:
        self.game: Game[Any] = games.find(row["game"])
        self.ruleset = row["ruleset"]
        self.seats = int(row["seats"])
        self.seed = game_seed(row)
        self.state = self.game.new(self.ruleset, self.seats, self.seed)
        self.moves: list[tuple[int, int]] = []
        self.requests: dict[tuple[int, str], int] = {}  # what was asked for and done, and the change it was
        self.entries = 0
        self.news: list[tuple[int, list[Event]]] = []  # what happened last: the number of a change, its events
        self.clock = Clock(row["settings"].get("clock", {}), self.seats)
        self.clock.start(self.game.waiting(self.state), float(row["started_at"]))
        self._copies = {0: self.state.clone()}

    # -- going on -------------------------------------------------------------------------------------------------

    def look_ahead(self, entry: Entry, here: bool = False) -> Step:
        """Where an entry leads. The position stays as it is unless it may be changed `here` and now."""
        clock = self.clock if here else self.clock.copy()
        events: list[Event] = []
        state, moves = self.state, len(self.moves)
        if entry.kind == ACT:
            state = self.state if here else self.state.clone()
            self.game.apply(state, entry.seat, entry.action, events.append)
            moves += 1
            clock.acted(entry.seat, self.game.waiting(state), entry.at)
        elif entry.kind == UNDO:
            state, moves = self.after(entry.action), entry.action
            clock.acted(entry.seat, self.game.waiting(state), entry.at)
            events.append(Event("undo", entry.seat, {"actions": entry.action}))
        elif entry.kind == PAUSE:
            clock.pause(entry.at)
            events.append(Event("pause", entry.seat, {}))
        elif entry.kind == RESUME:
            clock.resume(entry.at)
            events.append(Event("resume", entry.seat, {}))
        else:
            clock.extend(entry.seat, float(entry.action))
            events.append(Event("extend", entry.seat, {"seconds": entry.action}))
        return Step(entry, state, moves, clock, events)

    def go(self, step: Step) -> None:
        """Take a step."""
        entry = step.entry
        self.state, self.clock = step.state, step.clock
        if entry.kind == ACT:
            self.moves.append((entry.seat, entry.action))
        elif entry.kind == UNDO:
            del self.moves[step.moves :]
            self._copies = {at: copy for at, copy in self._copies.items() if at <= step.moves}
        self.entries += 1
        if entry.request is not None:
            self.requests[entry.seat, entry.request] = self.entries
        if len(self.moves) % CHECKPOINT == 0:
            self._keep()
        self.news.append((self.entries, step.events))
        del self.news[:-REMEMBERED]

    def read(self, entries: Sequence[Entry]) -> list[Event]:
        """Follow the log; gives what happened."""
        events: list[Event] = []
        for entry in entries:
            step = self.look_ahead(entry, here=True)
            self.go(step)
            events += step.events
        return events

    def _keep(self) -> None:
        """Keep a copy of this position; of the older ones only every second, fourth, eighth ... as the game goes on."""
        self._copies[len(self.moves)] = self.state.clone()
        older, apart = sorted(self._copies)[:-KEPT], CHECKPOINT
        while sum(at % apart == 0 for at in older) > SPREAD:
            apart *= 2
        for at in older:
            if at % apart:
                del self._copies[at]

    # -- going back -----------------------------------------------------------------------------------------------

    def after(self, moves: int) -> Any:
        """The position after so many actions."""
        start = max(at for at in self._copies if at <= moves)
        state = self._copies[start].clone()
        for seat, action in self.moves[start:moves]:
            self.game.apply(state, seat, action)
        return state

    def copies(self) -> dict[int, Any]:
        """Some positions of this game, the first among them, by the number of actions before; not to be changed."""
        return dict(self._copies)

    def own_last(self, seat: int, bots: Sequence[int]) -> int | None:
        """How many actions remain when a seat takes back its last one, if only bots have acted since."""
        for back, (actor, _) in enumerate(reversed(self.moves[-FAR:]), 1):
            if actor == seat:
                return len(self.moves) - back
            if actor not in bots:
                return None
        return None

    def shows(self, moves: int) -> bool:
        """Whether anything hidden was shown to anybody after the first so many actions."""
        state = self.after(moves)
        for seat, action in self.moves[moves:]:
            if reveals(self.game, state, seat, action):
                return True
            self.game.apply(state, seat, action)
        return False

    # -- leaving --------------------------------------------------------------------------------------------------

    def record(self, names: list[str], promise: Promise | None) -> Record:
        """The game as a record."""
        kept = Record.start(self.game, self.ruleset, names, self.seed)
        s = self.game.new(self.ruleset, self.seats, self.seed)
        for seat, action in self.moves:
            kept.append(s, seat, action)
            self.game.apply(s, seat, action)
        kept.finish(s)
        kept.promise = promise
        return kept
