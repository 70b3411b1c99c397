"""How fast a game's rules run on one core, and how much room a position takes."""

from __future__ import annotations

import sys
import time
from dataclasses import asdict, dataclass
from typing import Any

from sietch.kernel import rng as rng_module
from sietch.kernel.codec import fields_of
from sietch.kernel.frame import Definition
from sietch.kernel.game import Game
from sietch.kernel.rng import rng_from_seed
from sietch.kernel.state import State

_SAMPLE_EVERY = 7  # decisions between two positions kept for the cloning half; prime, to fall on all kinds of steps
_SAMPLES = 200
_SHARED = (Definition, type, type(sys), type(asdict), type(len))


@dataclass(frozen=True)
class Speed:
    """The numbers that `sietch bench` prints."""

    game: str
    seats: int
    compiled: bool
    decisions_per_s: float
    games_per_s: float
    clones_per_s: float
    bytes_per_state: int

    def to_dict(self) -> dict[str, Any]:
        """The numbers as plain data."""
        return asdict(self)


def bench(game: Game[Any], seats: int, seconds: float = 5.0, ruleset: Any = None, seed: int | str = "bench") -> Speed:
    """Random play for two thirds of the time, then cloning of positions met on the way."""
    positions = sample_positions(game, seats, ruleset, seed)
    decisions, finished, played_s = _play(game, seats, seconds * 2 / 3, ruleset, seed)
    clones, cloned_s = _clone(positions, seconds / 3)
    return Speed(
        game=game.name,
        seats=seats,
        compiled=is_compiled(),
        decisions_per_s=decisions / played_s,
        games_per_s=finished / played_s,
        clones_per_s=clones / cloned_s,
        bytes_per_state=round(sum(map(state_bytes, positions)) / len(positions)),
    )


def is_compiled() -> bool:
    """Whether the kernel runs as an extension module."""
    return not str(rng_module.__file__).endswith(".py")


def sample_positions(game: Game[Any], seats: int, ruleset: Any, seed: int | str) -> list[State]:
    """Positions from the beginning to the end of random games."""
    choices = rng_from_seed(f"{seed}/samples")
    positions: list[State] = []
    number = 0
    while len(positions) < _SAMPLES:
        s = game.new(ruleset, seats, f"{seed}/samples/{number}")
        number += 1
        count = 0
        while s.stack:
            if count % _SAMPLE_EVERY == 0:
                positions.append(s.clone())
            seat = game.waiting(s)[0]
            game.apply(s, seat, choices.choice(game.options(s, seat)))
            count += 1
    return positions


def _play(game: Game[Any], seats: int, seconds: float, ruleset: Any, seed: int | str) -> tuple[int, int, float]:
    choice = rng_from_seed(f"{seed}/choices").choice
    waiting, options, apply = game.waiting, game.options, game.apply
    decisions = 0
    finished = 0
    started = time.perf_counter()
    until = started + seconds
    # Whole games only, so that the cheap first rounds do not count more often than the last ones.
    while finished == 0 or time.perf_counter() < until:
        s = game.new(ruleset, seats, f"{seed}/{finished}")
        while s.stack:
            seat = waiting(s)[0]
            apply(s, seat, choice(options(s, seat)))
            decisions += 1
        finished += 1
    return decisions, finished, time.perf_counter() - started


def _clone(positions: list[State], seconds: float) -> tuple[int, float]:
    clones = 0
    started = time.perf_counter()
    until = started + seconds
    while clones == 0 or time.perf_counter() < until:
        for s in positions:
            s.clone()
        clones += len(positions)
    return clones, time.perf_counter() - started


def state_bytes(s: State) -> int:
    """What one position takes in memory, without the printed things that all positions share."""
    seen: set[int] = set()
    todo: list[Any] = [s]
    total = 0
    while todo:
        value = todo.pop()
        if id(value) in seen or value is None or isinstance(value, _SHARED):
            continue
        seen.add(id(value))
        total += sys.getsizeof(value)
        if isinstance(value, dict):
            todo.extend(value.keys())
            todo.extend(value.values())
        elif isinstance(value, list | tuple | set | frozenset):
            todo.extend(value)
        elif not isinstance(value, str | int | float | bytes):
            todo.extend(getattr(value, name, None) for name in fields_of(type(value)))
            todo.append(getattr(value, "__dict__", None))
    return total
