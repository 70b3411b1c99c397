"""Many games between bots, on as many cores as wanted, and who won them."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

from sietch import games
from sietch.bots import make_bot
from sietch.bots.base import Bot
from sietch.kernel import conformance
from sietch.kernel.action import seat_letter
from sietch.kernel.game import Game, Outcome, Perspective
from sietch.kernel.record import Record
from sietch.kernel.rng import rng_from_seed

Find = Callable[[str], Game[Any]]
Progress = Callable[[int, int], None]

DECISION_LIMIT = 50_000
CHUNK = 25  # games per task: enough that handing them out costs nothing, few enough that progress is seen
DEEP_EVERY = 50  # with checks on, every so many decisions the expensive ones are run too


class GameFault(Exception):
    """A game that went wrong while bots played it."""


@dataclass(frozen=True)
class Job:
    """What to play: everything a worker process needs to know, as plain data."""

    game: str
    bots: tuple[str, ...]
    seed: int | str = 0
    ruleset: Mapping[str, Any] | str | None = None
    rotate: bool = True
    check: bool = False
    find: Find = games.find

    def seed_of(self, index: int) -> str:
        """The seed of one game of the series; with it and the seating that game can be played again."""
        return f"{self.seed}/{index}"

    def seating(self, index: int) -> tuple[str, ...]:
        """Who sits where: with `rotate` everybody moves one seat on after each game."""
        shift = index % len(self.bots) if self.rotate else 0
        return self.bots[shift:] + self.bots[:shift]


@dataclass(frozen=True)
class Trouble:
    """A game that could not be finished, and how to meet it again."""

    seed: str
    seating: tuple[str, ...]
    message: str


@dataclass
class Tally:
    """What came of a series of games.

    A shared win counts as a share: each of k winners gets 1/k, so the wins by seat add up to the games with a winner.
    The wins by bot fall short of that by what automata win. `played` counts seats, so a bot that sits twice in a game
    has played twice.
    """

    game: str
    games: int = 0
    decisions: int = 0
    seconds: float = 0.0
    wins: dict[str, Fraction] = field(default_factory=dict)
    played: dict[str, int] = field(default_factory=dict)
    seat_wins: dict[str, Fraction] = field(default_factory=dict)
    errors: list[Trouble] = field(default_factory=list)

    @property
    def games_per_s(self) -> float:
        return self.games / self.seconds if self.seconds else 0.0

    @property
    def decisions_per_s(self) -> float:
        return self.decisions / self.seconds if self.seconds else 0.0

    def count(self, seating: Sequence[str], outcome: Outcome, decisions: int) -> None:
        """Add one finished game."""
        self.games += 1
        self.decisions += decisions
        for seat, name in enumerate(seating):
            self.played[name] = self.played.get(name, 0) + 1
            self.wins.setdefault(name, Fraction(0))
            self.seat_wins.setdefault(seat_letter(seat), Fraction(0))
        for seat in outcome.winners:
            share = Fraction(1, len(outcome.winners))
            letter = seat_letter(seat)
            self.seat_wins[letter] = self.seat_wins.get(letter, Fraction(0)) + share
            # An automaton may sit beyond the seats that bots hold.
            if seat < len(seating):
                self.wins[seating[seat]] += share

    def add(self, other: Tally) -> None:
        """Add another part of the same series; the time is measured outside."""
        self.games += other.games
        self.decisions += other.decisions
        for name, times in other.played.items():
            self.played[name] = self.played.get(name, 0) + times
        for mine, theirs in ((self.wins, other.wins), (self.seat_wins, other.seat_wins)):
            for name, share in theirs.items():
                mine[name] = mine.get(name, Fraction(0)) + share
        self.errors.extend(other.errors)

    def to_dict(self) -> dict[str, Any]:
        """The tally as plain data."""
        return {
            "game": self.game,
            "games": self.games,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "games_per_s": round(self.games_per_s, 2),
            "decisions_per_s": round(self.decisions_per_s, 1),
            "wins": {name: float(share) for name, share in sorted(self.wins.items())},
            "played": dict(sorted(self.played.items())),
            "seat_wins": {name: float(share) for name, share in sorted(self.seat_wins.items())},
            "errors": [{"seed": e.seed, "seating": list(e.seating), "message": e.message} for e in self.errors],
        }


def play_game(
    game: Game[Any],
    ruleset: Mapping[str, Any] | str | None,
    bots: Sequence[Bot],
    seed: int | str,
    *,
    check: bool = False,
    record: Record | None = None,
    limit: int = DECISION_LIMIT,
) -> tuple[Outcome, int]:
    """One whole game between bots; gives its outcome and how many decisions it took."""
    s = game.new(ruleset, len(bots), seed)
    draws = rng_from_seed(f"{seed}/checks")
    decisions = 0
    while s.stack:
        if check:
            wrong = conformance.fault(game, s, draws, deep=decisions % DEEP_EVERY == 0)
            if wrong is not None:
                raise GameFault(f"decision {decisions + 1}: {wrong}")
        seat = game.waiting(s)[0]
        action = bots[seat].choose(Perspective(game, s, seat), None)
        if record is not None:
            record.append(s, seat, action)
        game.apply(s, seat, action)
        decisions += 1
        if decisions >= limit and s.stack:
            raise GameFault(f"not over after {limit} decisions")
    outcome = game.outcome(s)
    if outcome is None:
        raise GameFault("nobody has to choose but there is no outcome")
    if record is not None:
        record.finish(s)
    return outcome, decisions


def simulate(job: Job, count: int, *, workers: int = 1, progress: Progress | None = None) -> Tally:
    """Play a series of games; a game that fails is noted with its seed and the others go on."""
    game = job.find(job.game)
    # Mistakes in the request are reported here, once, rather than as an error in every game.
    if len(job.bots) not in game.seat_counts:
        raise ValueError(f"{job.game} cannot be played with {len(job.bots)} seats")
    game.schema.read(job.ruleset)
    for name in job.bots:
        make_bot(name, 0, job.game)
    total = Tally(job.game)
    started = time.perf_counter()
    chunks = [(first, min(CHUNK, count - first)) for first in range(0, count, CHUNK)]
    if workers <= 1 or len(chunks) <= 1:
        for first, size in chunks:
            total.add(_play_chunk(job, first, size))
            if progress is not None:
                progress(first + size, count)
    else:
        _spread(job, chunks, workers, total, progress)
    total.seconds = time.perf_counter() - started
    return total


def _spread(job: Job, chunks: list[tuple[int, int]], workers: int, total: Tally, progress: Progress | None) -> None:
    count = sum(size for _, size in chunks)
    parts: dict[int, Tally] = {}
    done = 0
    with ProcessPoolExecutor(min(workers, len(chunks))) as pool:
        tasks = {pool.submit(_play_chunk, job, first, size): (first, size) for first, size in chunks}
        try:
            for task in as_completed(tasks):
                first, size = tasks[task]
                parts[first] = task.result()
                done += size
                if progress is not None:
                    progress(done, count)
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise
    # In the order of the series, so that the tally does not depend on which worker was faster.
    for first in sorted(parts):
        total.add(parts[first])


def _play_chunk(job: Job, first: int, size: int) -> Tally:
    game = job.find(job.game)
    tally = Tally(job.game)
    for index in range(first, first + size):
        seed, seating = job.seed_of(index), job.seating(index)
        try:
            bots = [make_bot(name, f"{seed}/{seat_letter(seat)}", job.game) for seat, name in enumerate(seating)]
            outcome, decisions = play_game(game, job.ruleset, bots, seed, check=job.check)
        except Exception as error:
            tally.errors.append(Trouble(seed, seating, f"{type(error).__name__}: {error}"))
        else:
            tally.count(seating, outcome, decisions)
    return tally
