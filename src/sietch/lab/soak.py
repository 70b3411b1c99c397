"""Random games by the thousand under the checks of the kernel's contract: `python -m sietch.lab.soak classic`.

contract     the cheap checks at every decision, the expensive ones now and then
invariants   the cheap checks alone: what must be true of every position
secrets      noninterference at every decision: nobody sees what they may not know
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass

from sietch import games
from sietch.kernel import conformance
from sietch.kernel.rng import rng_from_seed
from sietch.kernel.ruleset import Value
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

    def rules(self, index: int) -> dict[str, Value] | str | None:
        """The ruleset of one game of the series."""
        if self.ruleset != RANDOM:
            return self.ruleset
        return random_ruleset(games.find(self.game), self.seats, rng_from_seed(f"{self.seed}/{index}/rules"))


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
                report = conformance.play(game, rules, job.seats, seed, depth=depth)
        except conformance.ConformanceError as fault:
            found.faults += (str(fault),)
        else:
            found.decisions += report.decisions
            found.checked += report.checked
        found.games += 1
    return found


def spread(jobs: list[Soak], count: int, workers: int) -> Iterator[tuple[Soak, Found]]:
    """Every series to its end, one after the other, on as many cores as wanted."""
    with ProcessPoolExecutor(workers) as pool:
        for job in jobs:
            total = Found()
            parts = [pool.submit(soak, job, at, min(CHUNK, count - at)) for at in range(0, count, CHUNK)]
            for part in as_completed(parts):
                total.add(part.result())
            yield job, total


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m sietch.lab.soak", description="Random games under all checks.")
    parser.add_argument("game", choices=sorted(games.GAMES))
    parser.add_argument("--check", choices=CHECKS, default="contract")
    parser.add_argument("--seats", help="for example 2,3,4; all that the game knows by default")
    parser.add_argument("--games", type=int, default=1000, help="for each number of seats")
    parser.add_argument("--ruleset", default=RANDOM, help="a preset, or random: each game its own")
    parser.add_argument("--seed", default="0")
    parser.add_argument("--depth", type=int, default=DEPTH, help="decisions between two positions checked in depth")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args()
    known = games.find(given.game).seat_counts
    seats = [int(word) for word in given.seats.split(",")] if given.seats else list(known)
    if any(number not in known for number in seats) or given.games < 1 or given.workers < 1:
        parser.error(f"{given.game} is played with {', '.join(map(str, known))} seats, in one game or more")
    if given.ruleset != RANDOM and given.ruleset not in games.find(given.game).schema.presets:
        parser.error(f"{given.game} has no preset {given.ruleset!r}")
    jobs = [Soak(given.game, number, given.check, given.ruleset, given.seed, given.depth) for number in seats]
    started, faults = time.perf_counter(), 0
    for job, found in spread(jobs, given.games, given.workers):
        deep = f", {found.checked:,} positions in depth" if found.checked else ""
        took = time.perf_counter() - started
        print(
            f"{job.game}, {job.seats} seats, {job.check}, rulesets {job.ruleset}: {found.games:,} games, "
            f"{found.decisions:,} decisions{deep}, {len(found.faults)} faults ({took:.0f} s)",
            flush=True,
        )
        for fault in found.faults:
            print(f"  {fault}", flush=True)
        faults += len(found.faults)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
