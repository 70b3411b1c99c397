"""Random games by the thousand under the checks of the kernel's contract: `python -m sietch.lab.soak classic`.

contract     the cheap checks at every decision, the expensive ones now and then
invariants   the cheap checks alone: what must be true of every position
secrets      noninterference at every decision: nobody sees what they may not know

Each game has a ruleset of its own, drawn at random; `--with duel=on --with weather=false` fixes some of its options.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass

from sietch import games
from sietch.kernel import conformance
from sietch.kernel.rng import rng_from_seed
from sietch.kernel.ruleset import BadRuleset, Value
from sietch.lab.rulesets import random_ruleset

CHECKS = ("contract", "invariants", "secrets")
CHUNK = 10
RANDOM = "random"
DEPTH = 250  # how many decisions lie between two positions that are checked in depth


@dataclass(frozen=True)
class Soak:
    """What to play, as plain data for a worker process."""

    game: str
    seats: int
    check: str = "contract"
    ruleset: str | None = RANDOM  # of each game its own, or a preset
    seed: str = "0"
    depth: int = DEPTH
    fixed: tuple[tuple[str, Value], ...] = ()  # options that are not drawn

    @property
    def told(self) -> str:
        """What is played, for people."""
        return " ".join([str(self.ruleset), *[f"{name}={value}" for name, value in self.fixed]])

    def rules(self, index: int) -> dict[str, Value] | str | None:
        """The ruleset of one game of the series."""
        if self.ruleset != RANDOM:
            return self.ruleset
        rng = rng_from_seed(f"{self.seed}/{index}/rules")
        return random_ruleset(games.find(self.game), self.seats, rng, dict(self.fixed))


@dataclass
class Found:
    """What came of some games."""

    games: int = 0
    decisions: int = 0
    checked: int = 0
    faults: tuple[str, ...] = ()

    def add(self, other: Found) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.checked += other.checked
        self.faults += other.faults


def soak(job: Soak, first: int, count: int) -> Found:
    """Play a part of the series; a game with a fault is told and the others go on."""
    game = games.find(job.game)
    found = Found()
    for index in range(first, first + count):
        seed, rules = f"{job.seed}/{index}", job.rules(index)
        try:
            if job.check == "secrets":
                report = conformance.noninterference(game, rules, job.seats, seed)
            else:
                depth = job.depth if job.check == "contract" else 0
                # Not at the same places in every game: all beginnings are alike.
                offset = rng_from_seed(f"{seed}/depth").below(depth) if depth else 0
                report = conformance.play(game, rules, job.seats, seed, depth=depth, offset=offset)
        except conformance.ConformanceError as fault:
            found.faults += (str(fault),)
        else:
            found.decisions += report.decisions
            found.checked += report.checked
        found.games += 1
    return found


def spread(jobs: list[Soak], first: int, count: int, workers: int) -> Iterator[tuple[Soak, Found]]:
    """Every series to its end, on as many cores as wanted; none is idle while another series begins."""
    with ProcessPoolExecutor(workers) as pool:
        parts = [
            [pool.submit(soak, job, first + at, min(CHUNK, count - at)) for at in range(0, count, CHUNK)]
            for job in jobs
        ]
        for job, series in zip(jobs, parts, strict=True):
            total = Found()
            for part in series:
                total.add(part.result())
            yield job, total


def fixed_options(game: str, words: list[str]) -> tuple[tuple[str, Value], ...]:
    """Options as they are given on the command line, checked by the game."""
    schema, given = games.find(game).schema, [word.partition("=") for word in words]
    return tuple([(name, schema.option(name).from_text(text)) for name, _, text in given])


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m sietch.lab.soak", description="Random games under all checks.")
    parser.add_argument("game", choices=sorted(games.GAMES))
    parser.add_argument("--check", choices=CHECKS, default="contract")
    parser.add_argument("--seats", help="for example 2,3,4; all that the game knows by default")
    parser.add_argument("--games", type=int, default=1000, help="for each number of seats")
    parser.add_argument("--ruleset", default=RANDOM, help="a preset, or random: each game its own")
    parser.add_argument("--with", dest="fixed", action="append", default=[], metavar="OPTION=VALUE")
    parser.add_argument("--seed", default="0")
    parser.add_argument("--first", type=int, default=0, help="the number of the first game, to go on with a series")
    parser.add_argument("--depth", type=int, default=DEPTH, help="decisions between two positions checked in depth")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args()
    known = games.find(given.game).seat_counts
    seats = [int(word) for word in given.seats.split(",")] if given.seats else list(known)
    if any(number not in known for number in seats) or given.games < 1 or given.workers < 1:
        parser.error(f"{given.game} is played with {', '.join(map(str, known))} seats, in one game or more")
    if given.ruleset != RANDOM and given.ruleset not in games.find(given.game).schema.presets:
        parser.error(f"{given.game} has no preset {given.ruleset!r}")
    if given.ruleset != RANDOM and given.fixed:
        parser.error("--with goes with rulesets drawn at random")
    try:
        fixed = fixed_options(given.game, given.fixed)
    except BadRuleset as error:
        parser.error(str(error))
    jobs = [Soak(given.game, number, given.check, given.ruleset, given.seed, given.depth, fixed) for number in seats]
    started, faults = time.perf_counter(), 0
    for job, found in spread(jobs, given.first, given.games, given.workers):
        deep = f", {found.checked:,} positions in depth" if found.checked else ""
        took = time.perf_counter() - started
        print(
            f"{job.game}, {job.seats} seats, {job.check}, rulesets {job.told}: {found.games:,} games, "
            f"{found.decisions:,} decisions{deep}, {len(found.faults)} faults ({took:.0f} s)",
            flush=True,
        )
        for fault in found.faults:
            print(f"  {fault}", flush=True)
        faults += len(found.faults)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
