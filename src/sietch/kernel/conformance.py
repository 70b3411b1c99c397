"""Plays random games under the contract that every game keeps, ours or a third party's."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from sietch.kernel.contract import (
    CHEAP,
    DEEP,
    Check,
    Menus,
    apply_check,
    menus_of,
    options_fault,
    random_move,
    redraws,
    sealed_secrecy_fault,
    secrets_fault,
    wrong_menu,
)
from sietch.kernel.game import Game
from sietch.kernel.record import Record, RecordError, verify
from sietch.kernel.rng import Rng, rng_from_seed
from sietch.kernel.state import State

S = TypeVar("S", bound=State)

DECISION_LIMIT = 50_000


class ConformanceError(Exception):
    """A game broke the contract; the sentence says with which seed, at which step, and how."""


class Report:
    """What a run has covered: decisions, positions checked in depth, and whether any secret was drawn afresh."""

    __slots__ = ("checked", "decisions", "redrawn")

    def __init__(self) -> None:
        self.decisions = 0
        self.checked = 0
        self.redrawn = False


def play(
    game: Game[S],
    ruleset: Mapping[str, Any] | str | None,
    seats: int,
    seed: int | str,
    *,
    depth: int = 1,
    offset: int = 0,
    limit: int = DECISION_LIMIT,
) -> Report:
    """Play a random game under all checks, the expensive ones at every `depth`-th step (0: never) from `offset` on."""
    return _Run(game, ruleset, seats, seed, limit).play(DEEP, depth, offset=offset, record=depth > 0)


def noninterference(
    game: Game[S],
    ruleset: Mapping[str, Any] | str | None,
    seats: int,
    seed: int | str,
    *,
    every_step: bool = True,
    limit: int = DECISION_LIMIT,
    hidden: bool = True,
) -> Report:
    """Prove on a random game that no seat sees what it may not know; `hidden=False` for a game without secrets."""
    run = _Run(game, ruleset, seats, seed, limit)
    report = run.play([secrets_fault, sealed_secrecy_fault], 1 if every_step else 10, record=False)
    if hidden and not report.redrawn:
        raise run.error("determinize never drew anything afresh, so the check proved nothing")
    return report


def fault(game: Game[S], s: S, rng: Rng, *, deep: bool) -> str | None:
    """What is wrong with a position, by the cheap checks and on request the expensive ones; None when all is well."""
    for check in [*CHEAP, *DEEP] if deep else CHEAP:
        found = apply_check(check, game, s, rng)
        if found is not None:
            return found
    return None


class _Run:
    """One random game and the place it has reached, so that a fault can say where it was found."""

    def __init__(
        self, game: Game[Any], ruleset: Mapping[str, Any] | str | None, seats: int, seed: int | str, limit: int
    ) -> None:
        self.game = game
        self.ruleset = ruleset
        self.seats = seats
        self.seed = seed
        self.limit = limit
        self.report = Report()

    def error(self, what: str) -> ConformanceError:
        rules = f", ruleset {self.ruleset}" if self.ruleset else ""
        step = self.report.decisions
        return ConformanceError(f"{self.game.name}, {self.seats} seats, seed {self.seed}{rules}, step {step}: {what}")

    def play(self, deep: Sequence[Check], depth: int, *, record: bool, offset: int = 0) -> Report:
        try:
            self._play(deep, depth, offset, record=record)
        except ConformanceError:
            raise
        except Exception as error:
            raise self.error(f"{type(error).__name__}: {error}") from error
        return self.report

    def _play(self, deep: Sequence[Check], depth: int, offset: int, *, record: bool) -> None:
        game = self.game
        # Two generators: the game that is played must not depend on how deeply it is checked.
        choices = rng_from_seed(f"{self.seed}/choices")
        draws = rng_from_seed(f"{self.seed}/checks")
        s = game.new(self.ruleset, self.seats, self.seed)
        kept = Record.start(game, self.ruleset, ["random"] * self.seats, self.seed)
        menus = self._check_cheaply(s, draws)
        while s.stack:
            if depth and self.report.decisions % depth == offset:
                self._check(deep, s, draws)
                self.report.checked += 1
                self.report.redrawn = self.report.redrawn or redraws(game, s, draws)
            seat, action = random_move(game, s, choices, menus)
            if record:
                kept.append(s, seat, action)
            game.apply(s, seat, action)
            self.report.decisions += 1
            if self.report.decisions > self.limit:
                raise self.error(f"the game has not ended after {self.limit} decisions")
            menus = self._check_cheaply(s, draws)
        if depth:
            self._check(deep, s, draws)
        if record:
            kept.finish(s)
            try:
                verify(game, Record.from_json(kept.to_json(), lambda name: game))
            except RecordError as error:
                raise self.error(f"its own record cannot be played again: {error}") from None

    def _check_cheaply(self, s: State, rng: Rng) -> Menus:
        """The cheap checks; gives the options of all seats, which would take as long to find again."""
        menus = menus_of(self.game, s)
        found = wrong_menu(self.game, s, menus)
        if found is not None:
            raise self.error(found)
        self._check([check for check in CHEAP if check is not options_fault], s, rng)
        return menus

    def _check(self, checks: Sequence[Check], s: State, rng: Rng) -> None:
        for check in checks:
            found = apply_check(check, self.game, s, rng)
            if found is not None:
                raise self.error(found)
