"""The record: ruleset, seed and actions, from which a whole game can be played again."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, TypeVar

from sietch import __version__
from sietch.kernel.action import UnknownAction, seat_letter, seat_number
from sietch.kernel.event import Sink
from sietch.kernel.game import Game, Outcome
from sietch.kernel.promise import Promise
from sietch.kernel.rule import NOT_YOUR_TURN, IllegalAction
from sietch.kernel.ruleset import BadRuleset, Value
from sietch.kernel.sealed import Sealed
from sietch.kernel.state import State

S = TypeVar("S", bound=State)
Find = Callable[[str], Game[Any]]
Move = tuple[int, int]

FORMAT = 1
DIGEST_EVERY = 50


class RecordError(ValueError):
    """A record that cannot be read or played again, with a sentence that names the problem and the place."""


class Record:
    """One game as it is saved. `moves` are (seat, action), with sealed answers in seat order."""

    __slots__ = ("digests", "engine", "game", "moves", "promise", "result", "ruleset", "seats", "seed", "version")

    def __init__(self, game: Game[Any], ruleset: Mapping[str, Any] | str | None, seats: list[str], seed: int | str):
        self.game = game
        self.version = game.version
        self.engine = __version__
        self.ruleset: dict[str, Value] = game.schema.changed(game.schema.read(ruleset))
        self.seats = list(seats)
        self.seed = seed
        self.moves: list[Move] = []
        self.digests: dict[int, str] = {}
        self.result: dict[str, Any] | None = None
        self.promise: Promise | None = None  # of a game whose seed was promised before it began

    @classmethod
    def start(
        cls, game: Game[Any], ruleset: Mapping[str, Any] | str | None, seats: list[str], seed: int | str
    ) -> Record:
        """The record of a game that begins now; `seats` says in a word who sits where."""
        return cls(game, ruleset, seats, seed)

    def append(self, s: State, seat: int, action: int) -> None:
        """Note an action that is about to be applied to `s`."""
        block = self._block(s)
        count = len(self.moves)
        # In the middle of a sealed block later answers may still go in front, so the digest waits for its end.
        if block == count and count // DIGEST_EVERY > max(self.digests, default=0) // DIGEST_EVERY:
            self.digests[count] = hex_digest(s)
        place = count
        if not self.game.interrupts(s, action):
            while place > block and self.moves[place - 1][0] > seat:
                place -= 1
        if place < count:
            self.digests = {at: digest for at, digest in self.digests.items() if at <= place}
        self.moves.insert(place, (seat, action))

    def play(self, s: State, seat: int, action: int, sink: Sink | None = None) -> None:
        """Apply an action and note it; an illegal one raises IllegalAction and leaves both as they were."""
        reason = self.game.why_not(s, seat, action)
        if reason is None:
            self.append(s, seat, action)
        self.game.apply(s, seat, action, sink)

    def mark(self, s: State) -> None:
        """Keep the digest of the position reached, so that a saved game is checked up to its last action."""
        self.digests[len(self.moves)] = hex_digest(s)

    def finish(self, s: State) -> None:
        """Note how the game ended."""
        outcome = self.game.outcome(s)
        self.result = plain_outcome(outcome) if outcome is not None else None
        self.mark(s)

    def _block(self, s: State) -> int:
        """Where the answers to the sealed question on top begin in `moves`; the end when there are none."""
        place = len(self.moves)
        top = s.stack[-1] if s.stack else None
        if not isinstance(top, Sealed):
            return place
        left = {seat: list(given) for seat, given in zip(top.asked, top.answers, strict=True)}
        # An any-time play among the answers is not one of them and ends the walk: nothing moves across it.
        while place > 0:
            seat, action = self.moves[place - 1]
            given = left.get(seat)
            if not given or given[-1] != action:
                break
            given.pop()
            place -= 1
        return place

    def to_json(self) -> str:
        """The record as text, one action per line."""
        notation = self.game.actions.notation
        data: dict[str, Any] = {
            "format": FORMAT,
            "game": self.game.name,
            "version": self.version,
            "engine": self.engine,
            "ruleset": self.ruleset,
            "seats": self.seats,
            "seed": self.seed,
            "actions": [f"{seat_letter(seat)} {notation(action)}" for seat, action in self.moves],
            "digests": {str(at): self.digests[at] for at in sorted(self.digests)},
            "result": self.result,
        }
        if self.promise is not None:
            data["promise"] = self.promise.plain()
        return json.dumps(data, ensure_ascii=False, indent=1) + "\n"

    @classmethod
    def from_json(cls, text: str, find: Find) -> Record:
        """The record that a text holds; `find` gives the game of a name."""
        data = _parse(text)
        format_ = _whole(data, "format")
        if format_ > FORMAT:
            raise RecordError(
                f"the record has format {format_}, newer than this program reads ({FORMAT}); update Sietch"
            )
        game = _find(find, _text(data, "game"))
        version = _whole(data, "version")
        if version > game.version:
            raise RecordError(f"the record needs {game.name} rules version {version}; this is {game.version}")
        seats = _field(data, "seats", list, "a list of names")
        if not all(isinstance(label, str) for label in seats):
            raise RecordError("field 'seats' of the record must be a list of names")
        if len(seats) not in game.seat_counts:
            raise RecordError(f"{game.name} cannot be played with {len(seats)} seats")
        seed = _field(data, "seed", (int, str), "a number or a text")
        try:
            record = cls(game, _field(data, "ruleset", dict, "a table"), seats, seed)
        except BadRuleset as error:
            raise RecordError(str(error)) from None
        record.version = version
        record.engine = _text(data, "engine")
        for count, line in enumerate(_field(data, "actions", list, "a list of actions"), 1):
            record.moves.append(_move(game, len(seats), count, line))
        record.digests = _digests(data, len(record.moves))
        if data.get("result") is not None:
            record.result = _field(data, "result", dict, "a table or null")
        if data.get("promise") is not None:
            record.promise = _promise(_field(data, "promise", dict, "a table or null"))
        return record

    def save(self, path: Path) -> None:
        """Write the file so that it is either the old one or the whole new one, never a part."""
        write_whole(path, self.to_json())


def load(path: Path, find: Find) -> Record:
    """Read a record file; RecordError names the file and what is wrong with it."""
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise RecordError(f"{path}: this is not a text file") from None
    except FileNotFoundError:
        raise RecordError(f"{path}: there is no such file") from None
    except OSError as error:
        raise RecordError(f"{path}: the file cannot be read ({error.strerror})") from None
    try:
        return Record.from_json(text, find)
    except RecordError as error:
        raise RecordError(f"{path}: {error}") from None


def replay(game: Game[S], record: Record, upto: int | None = None, sink: Sink | None = None) -> S:
    """The position after the first `upto` actions (all of them by default), checked against the digests passed."""
    count = len(record.moves) if upto is None else upto
    if not 0 <= count <= len(record.moves):
        raise RecordError(f"the record has {len(record.moves)} actions; there is no position after {count}")
    s = game.new(record.ruleset, len(record.seats), record.seed, sink)
    for at in range(1, count + 1):
        seat, action = record.moves[at - 1]
        try:
            game.apply(s, seat, action, sink)
        except IllegalAction as error:
            raise RecordError(_refusal(at, error)) from None
        expected = record.digests.get(at)
        if expected is not None and expected != hex_digest(s):
            raise RecordError(f"at action {at} the position differs: the record was edited or made by other rules")
    return s


def verify(game: Game[S], record: Record) -> S:
    """Play the whole record and compare its result; gives the last position or raises RecordError."""
    broken = record.promise.fault(record.seed) if record.promise is not None else None
    if broken is not None:
        raise RecordError(broken)
    s = replay(game, record)
    if record.result is not None:
        outcome = game.outcome(s)
        if outcome is None:
            raise RecordError(f"the record names a result, but after {len(record.moves)} actions the game is not over")
        if plain_outcome(outcome) != record.result:
            raise RecordError("the result in the record is not the one that its actions lead to")
    return s


def hex_digest(s: State) -> str:
    return format(s.digest(), "015x")


def plain_outcome(outcome: Outcome) -> dict[str, Any]:
    """An outcome as plain data, seats as letters."""
    data = {
        "winners": [seat_letter(seat) for seat in outcome.winners],
        "ranking": [[seat_letter(seat) for seat in group] for group in outcome.ranking],
        "reason": outcome.reason,
        "facts": outcome.facts,
    }
    # Through text, so that what is kept in memory equals what comes back from a file.
    plain: dict[str, Any] = json.loads(json.dumps(data))
    return plain


def write_whole(path: Path, text: str) -> None:
    """Replace a file in one step, by way of a second file in the same folder."""
    beside = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        with beside.open("w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    except BaseException:
        beside.unlink(missing_ok=True)
        raise


def _refusal(at: int, error: IllegalAction) -> str:
    move = f"{seat_letter(error.seat)} {error.action}"
    if error.reason is NOT_YOUR_TURN:
        return f"action {at}, {move!r}: it is not this seat's turn"
    return f"action {at}, {move!r}, is not allowed ({error.reason.rule or error.reason.message})"


def _parse(text: str) -> dict[str, Any]:
    if not text.strip():
        raise RecordError("the record is empty")
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        if error.pos >= len(text.rstrip()) or error.msg.startswith("Unterminated string"):
            raise RecordError(f"the record is cut off in line {error.lineno}") from None
        raise RecordError(f"this is not JSON: line {error.lineno}, column {error.colno}: {error.msg}") from None
    except (RecursionError, ValueError):
        # ValueError: a number with thousands of digits.
        raise RecordError("this is not a record: it is nested too deeply or has a number too long to read") from None
    if not isinstance(data, dict):
        raise RecordError("this is not a record: the outermost value must be a table")
    return data


def _promise(data: Mapping[str, Any]) -> Promise:
    salts = _field(data, "salts", list, "a list of texts")
    if not all(isinstance(salt, str) for salt in salts):
        raise RecordError("field 'salts' of the record must be a list of texts")
    return Promise(_text(data, "hash"), _text(data, "seed"), salts)


def _field(data: Mapping[str, Any], name: str, kind: type | tuple[type, ...], words: str) -> Any:
    if name not in data:
        raise RecordError(f"the record has no field {name!r}")
    value = data[name]
    # True and False count as numbers in Python, nowhere else.
    if not isinstance(value, kind) or isinstance(value, bool):
        raise RecordError(f"field {name!r} of the record must be {words}")
    return value


def _whole(data: Mapping[str, Any], name: str) -> int:
    value: int = _field(data, name, int, "a whole number")
    if value < 1:
        raise RecordError(f"field {name!r} of the record cannot be {value}")
    return value


def _text(data: Mapping[str, Any], name: str) -> str:
    value: str = _field(data, name, str, "a text")
    return value


def _find(find: Find, name: str) -> Game[Any]:
    try:
        return find(name)
    except KeyError:
        raise RecordError(f"unknown game {name!r}") from None
    except ValueError as error:
        raise RecordError(str(error)) from None


def _move(game: Game[Any], seats: int, count: int, line: Any) -> Move:
    if not isinstance(line, str):
        raise RecordError(f"action {count} must be a text, not {line!r}")
    letter, _, notation = line.strip().partition(" ")
    try:
        seat = seat_number(letter)
        if seat >= seats:
            raise ValueError(f"there is no seat {letter}, only {seats} seats")
        return seat, game.actions.parse(notation)
    except UnknownAction as error:
        raise RecordError(f"{error} at action {count}, {line!r}") from None
    except ValueError as error:
        raise RecordError(f"action {count}, {line!r}: {error}") from None


def _digests(data: Mapping[str, Any], count: int) -> dict[int, str]:
    digests: dict[int, str] = {}
    for key, value in _field(data, "digests", dict, "a table").items():
        if not (key.isascii() and key.isdigit()) or not isinstance(value, str):
            raise RecordError(f"digest {key!r} of the record must be the number of an action with a text")
        if int(key) > count:
            raise RecordError(f"the record has a digest for action {key} but only {count} actions: some are missing")
        digests[int(key)] = value
    return digests
