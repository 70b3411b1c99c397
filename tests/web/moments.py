"""Games that bots have played up to something rare, so that people can do it themselves in the browser."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from sietch import games
from sietch.bots import make_bot
from sietch.kernel.game import Perspective
from sietch.kernel.record import Record

SEEDS = 40
MOST = 1500  # actions of one game


class Moment(NamedTuple):
    """A record that ends where a seat can do something."""

    record: Record
    seat: int  # who can
    state: Any


def before(game: str, wanted: Callable[[Any, int, Sequence[str]], bool], seats: int = 6, **ruleset: Any) -> Moment:
    """The first moment at which `wanted(state, seat, notations of its options)` holds, in the first game with one."""
    rules = games.find(game)
    for seed in range(SEEDS):
        record = Record.start(rules, ruleset, ["heuristic"] * seats, seed)
        s = rules.new(ruleset, seats, seed)
        bots = [make_bot("heuristic", f"{seed}/{seat}", game) for seat in range(seats)]
        for _ in range(MOST):
            for seat in rules.waiting(s):
                if wanted(s, seat, [rules.actions.notation(action) for action in rules.options(s, seat)]):
                    return Moment(record, seat, s)
            if not s.stack:
                break
            seat = rules.waiting(s)[0]
            record.play(s, seat, bots[seat].choose(Perspective(rules, s, seat), None))
    raise AssertionError(f"in {SEEDS} games this has never happened")
