"""Scenarios: a position, a script and what is expected of it, written in YAML and in the game's own words."""

from __future__ import annotations

import operator
import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Generic, TypeVar

import yaml

from sietch.kernel.action import seat_letter, seat_number
from sietch.kernel.game import Game
from sietch.kernel.rule import IllegalAction
from sietch.kernel.ruleset import BadRuleset
from sietch.kernel.state import State
from sietch.kernel.text import closest

S = TypeVar("S", bound=State)

_KEYS = ("game", "title", "rules", "ruleset", "seats", "seed", "position", "script", "expect")
_STEP_KEYS = ("do", "illegal", "because", "legal", "question", "expect")
_COMPARE: dict[str, Callable[[Any, Any], bool]] = {
    ">=": operator.ge,
    "<=": operator.le,
    "!=": operator.ne,
    ">": operator.gt,
    "<": operator.lt,
}
_COMPARISON = re.compile(r"(>=|<=|!=|>|<)\s*(-?\d+)$")
_MEMBERSHIP = re.compile(r"(has|lacks)\s+(\S+)$")
_ABSENT = object()


class ScenarioError(ValueError):
    """A scenario file that cannot be run, with the file, the place and a sentence."""


class Step:
    """One line of a script: things to do, then things to check."""

    __slots__ = ("because", "do", "expect", "illegal", "legal", "question")

    def __init__(self) -> None:
        self.do: list[str] = []
        self.illegal: list[str] = []
        self.because: str | None = None
        self.legal: list[str] = []
        self.question: str | None = None
        self.expect: dict[str, Any] = {}


class Scenario:
    """A scenario file that has been read and is well-formed."""

    __slots__ = ("expect", "game", "position", "rules", "ruleset", "script", "seats", "seed", "source", "title")

    def __init__(self, source: str) -> None:
        self.source = source
        self.game = ""
        self.title = ""
        self.rules: list[str] = []
        self.ruleset: Mapping[str, Any] | str | None = None
        self.seats = 0
        self.seed: int | str = 0
        self.position: dict[str, Any] = {}
        self.script: list[Step] = []
        self.expect: dict[str, Any] = {}


class Failure:
    """Something that a scenario expected and did not find."""

    __slots__ = ("expected", "found", "place")

    def __init__(self, place: str, expected: str, found: str) -> None:
        self.place = place
        self.expected = expected
        self.found = found

    def __str__(self) -> str:
        return f"{self.place}: expected {self.expected}, found {self.found}"


class Result(Generic[S]):
    """What came of a run: no failures means that it passed."""

    __slots__ = ("failures", "scenario", "state")

    def __init__(self, scenario: Scenario, state: S, failures: list[Failure]) -> None:
        self.scenario = scenario
        self.state = state
        self.failures = failures

    @property
    def passed(self) -> bool:
        return not self.failures


class _Loader(yaml.SafeLoader):
    """YAML that refuses a key given twice, which would silently drop an expectation."""

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Any, Any]:
        seen: set[str] = set()
        for key, _ in node.value:
            if isinstance(key, yaml.ScalarNode):
                if key.value in seen:
                    raise yaml.MarkedYAMLError(problem=f"{key.value!r} is given twice", problem_mark=key.start_mark)
                seen.add(key.value)
        return super().construct_mapping(node, deep)


def load(path: Path) -> Scenario:
    """Read a scenario file."""
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise ScenarioError(f"{path}: this is not a text file") from None
    except OSError as error:
        raise ScenarioError(f"{path}: the file cannot be read ({error.strerror})") from None
    return read(text, str(path))


def read(text: str, source: str = "scenario") -> Scenario:
    """The scenario that a YAML text holds; `source` names it in errors."""
    try:
        data = yaml.load(text, _Loader)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark
        place = f"line {mark.line + 1}: " if mark is not None else ""
        raise ScenarioError(f"{source}: {place}{error.problem}") from None
    except (yaml.YAMLError, RecursionError, ValueError) as error:
        raise ScenarioError(f"{source}: this is not YAML ({str(error).splitlines()[0]})") from None
    try:
        return _scenario(data, source)
    except ScenarioError as error:
        raise ScenarioError(f"{source}: {error}") from None


def run(game: Game[S], scenario: Scenario) -> Result[S]:
    """Play a scenario; failures say the step, what was expected and what was found."""
    runner = _Runner(game, scenario)
    runner.play()
    return Result(scenario, runner.s, runner.failures)


# -- reading ------------------------------------------------------------------------------------------------------


def _scenario(data: Any, source: str) -> Scenario:
    table = _table(data, "a scenario")
    _known(table, _KEYS, "key")
    for key in ("game", "seats"):
        if key not in table:
            raise ScenarioError(f"the key {key!r} is missing")
    made = Scenario(source)
    made.game = str(table["game"])
    made.title = str(table.get("title", ""))
    made.rules = _lines(table.get("rules", []), "rules")
    ruleset = table.get("ruleset")
    if ruleset is not None and not isinstance(ruleset, str | dict):
        raise ScenarioError(f"ruleset: a preset's name or a table of options, not {ruleset!r}")
    made.ruleset = ruleset
    made.seats = table["seats"]
    if isinstance(made.seats, bool) or not isinstance(made.seats, int):
        raise ScenarioError(f"seats: a number, not {made.seats!r}")
    made.seed = table.get("seed", 0)
    if isinstance(made.seed, bool) or not isinstance(made.seed, int | str):
        raise ScenarioError(f"seed: a number or a text, not {made.seed!r}")
    made.position = _table(table.get("position"), "position")
    made.expect = _table(table.get("expect"), "expect")
    script = table.get("script")
    if script is not None and not isinstance(script, list):
        raise ScenarioError("script: a list of steps is wanted")
    made.script = [_step(item, number) for number, item in enumerate(script or [], 1)]
    if not made.expect and not any(step.expect or step.illegal or step.legal or step.question for step in made.script):
        raise ScenarioError("nothing is expected, so it could not fail")
    return made


def _step(item: Any, number: int) -> Step:
    place = f"step {number}"
    step = Step()
    if isinstance(item, str):
        step.do = _lines(item, place)
        return step
    table = _table(item, place)
    if not table:
        raise ScenarioError(f"{place}: the step is empty")
    _known(table, _STEP_KEYS, f"key in {place}")
    step.do = _lines(table.get("do", []), f"{place}, do")
    step.illegal = _lines(table.get("illegal", []), f"{place}, illegal")
    step.legal = _lines(table.get("legal", []), f"{place}, legal")
    step.expect = _table(table.get("expect"), f"{place}, expect")
    because = table.get("because")
    if because is not None:
        if not step.illegal:
            raise ScenarioError(f"{place}: 'because' belongs to 'illegal'")
        step.because = str(because)
    question = table.get("question")
    if question is not None:
        words = str(question).split()
        if len(words) != 2:
            raise ScenarioError(f"{place}, question: a seat and a kind, such as 'a Reveal', not {question!r}")
        step.question = " ".join(words)
    return step


def _table(value: Any, place: str) -> dict[str, Any]:
    if value is None:
        return {}
    if not isinstance(value, dict):
        raise ScenarioError(f"{place}: a table is wanted, not {value!r}")
    return {str(key): item for key, item in value.items()}


def _lines(value: Any, place: str) -> list[str]:
    items = value if isinstance(value, list) else [value]
    lines: list[str] = []
    for item in items:
        if not isinstance(item, str):
            raise ScenarioError(f"{place}: a text is wanted, not {item!r}")
        lines.extend(part.strip() for part in item.split(";") if part.strip())
    return lines


def _known(table: Mapping[str, Any], known: tuple[str, ...], what: str) -> None:
    for key in table:
        if key not in known:
            near = closest(key, known)
            hint = f"did you mean {near!r}?" if near else "known are " + ", ".join(known)
            raise ScenarioError(f"unknown {what}: {key!r}; {hint}")


# -- playing ------------------------------------------------------------------------------------------------------


class _Stop(Exception):
    """The script cannot go on: an action in it was refused or the position broke."""


class _Runner(Generic[S]):
    def __init__(self, game: Game[S], scenario: Scenario) -> None:
        self.game = game
        self.scenario = scenario
        self.failures: list[Failure] = []
        if scenario.game != game.name:
            raise self.error("game", f"this is a scenario of {scenario.game!r}, not of {game.name!r}")
        if scenario.seats not in game.seat_counts:
            raise self.error("seats", f"{game.name} cannot be played with {scenario.seats} seats")
        try:
            self.s: S = game.new(scenario.ruleset, scenario.seats, scenario.seed)
        except BadRuleset as error:
            raise self.error("ruleset", str(error)) from None
        if scenario.position:
            try:
                game.arrange(self.s, scenario.position)
            except ValueError as error:
                raise self.error("position", str(error)) from None
            self.s.menu = None
            broken = game.violations(self.s)
            if broken:
                raise self.error("position", f"it cannot occur: {broken[0]}")

    def error(self, place: str, sentence: str) -> ScenarioError:
        return ScenarioError(f"{self.scenario.source}: {place}: {sentence}")

    def fail(self, place: str, expected: str, found: str) -> None:
        self.failures.append(Failure(place, expected, found))

    def play(self) -> None:
        # The whole script is read first: a misspelt action is an error in the file, however early the play fails.
        steps = [(f"step {n}", step) for n, step in enumerate(self.scenario.script, 1)]
        for place, step in steps:
            for line in [*step.do, *step.illegal, *step.legal]:
                self.move(place, line)
        try:
            for place, step in steps:
                self.play_step(place, step)
            self.expect("at the end", self.scenario.expect)
        except _Stop:
            return

    def play_step(self, place: str, step: Step) -> None:
        for line in step.do:
            self.do(place, line)
        for line in step.illegal:
            self.illegal(place, line, step.because)
        for line in step.legal:
            seat, action = self.move(place, line)
            reason = self.game.why_not(self.s, seat, action)
            if reason is not None:
                self.fail(place, f"{line!r} to be allowed", f"that it is not ({reason.rule or reason.message})")
        if step.question is not None:
            asked = [f"{seat_letter(question.seat)} {question.kind}" for question in self.game.pending(self.s)]
            if step.question not in asked:
                self.fail(place, f"the question {step.question!r}", ", ".join(asked) or "no question: the game is over")
        self.expect(place, step.expect)

    def do(self, place: str, line: str) -> None:
        seat, action = self.move(place, line)
        try:
            self.game.apply(self.s, seat, action)
        except IllegalAction as error:
            reason = error.reason.rule or error.reason.message
            self.fail(place, f"{line!r} to be allowed", f"that it is not ({reason})")
            raise _Stop from None
        broken = self.game.violations(self.s)
        if broken:
            self.fail(place, f"a sound position after {line!r}", broken[0])
            raise _Stop

    def illegal(self, place: str, line: str, because: str | None) -> None:
        seat, action = self.move(place, line)
        reason = self.game.why_not(self.s, seat, action)
        if reason is None:
            self.fail(place, f"{line!r} to be refused", "that it is allowed")
        elif because is not None and because != (reason.rule or reason.message):
            self.fail(place, f"{line!r} to be refused because of {because}", reason.rule or reason.message)

    def move(self, place: str, line: str) -> tuple[int, int]:
        letter, _, notation = line.partition(" ")
        try:
            seat = seat_number(letter)
            if seat >= self.scenario.seats:
                raise ValueError(f"there is no seat {letter}, only {self.scenario.seats} seats")
            return seat, self.game.actions.parse(notation)
        except ValueError as error:
            raise self.error(place, f"{line!r}: {error}") from None

    def expect(self, place: str, wanted: Mapping[str, Any]) -> None:
        if not wanted:
            return
        seen = self.game.look(self.s)
        for path, value in wanted.items():
            self.compare(place, path, value, seen)

    def compare(self, place: str, path: str, value: Any, seen: Any) -> None:
        if isinstance(value, dict) and value:
            for key, item in value.items():
                self.compare(place, f"{path}.{key}", item, seen)
            return
        found, missing = follow(seen, path)
        if found is _ABSENT:
            self.fail(place, f"{path} to be {value!r}", missing)
        elif not agrees(found, value):
            self.fail(place, f"{path} to be {value!r}", repr(found))


def follow(seen: Any, path: str) -> tuple[Any, str]:
    """What a dotted path leads to, or a sentence about where it breaks off."""
    walked = ""
    for part in path.split("."):
        inside = f"in {walked!r}" if walked else "in the position"
        if isinstance(seen, Mapping):
            keys = {str(key): key for key in seen}
            if part not in keys:
                near = closest(part, keys)
                return _ABSENT, f"no {part!r} {inside}" + (f"; did you mean {near!r}?" if near else "")
            seen = seen[keys[part]]
        elif isinstance(seen, list | tuple):
            if not part.isdigit() or int(part) >= len(seen):
                return _ABSENT, f"no {part!r} {inside}, a list of {len(seen)}"
            seen = seen[int(part)]
        else:
            return _ABSENT, f"nothing {inside}, which is {seen!r}"
        walked = f"{walked}.{part}" if walked else part
    return seen, ""


def agrees(found: Any, wanted: Any) -> bool:
    """Whether a value is what is wanted: the same, or as the comparison (">= 2", "has x", "lacks x") says."""
    if isinstance(wanted, str) and found != wanted:
        comparison = _COMPARISON.match(wanted)
        if comparison and isinstance(found, int | float) and not isinstance(found, bool):
            return _COMPARE[comparison[1]](found, int(comparison[2]))
        membership = _MEMBERSHIP.match(wanted)
        if membership and isinstance(found, list | tuple | dict):
            inside = membership[2] in [str(item) for item in found]
            return inside == (membership[1] == "has")
        return False
    if isinstance(wanted, list) and isinstance(found, list | tuple):
        return len(found) == len(wanted) and all(agrees(a, b) for a, b in zip(found, wanted, strict=True))
    if isinstance(wanted, bool) or isinstance(found, bool):
        return found is wanted
    return bool(found == wanted)
