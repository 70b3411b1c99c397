"""Clocks, worked out from the log alone: the same in every process and after every restart.

`none` never runs out. `live` gives every seat a bank of seconds that runs while the table waits for it, and some
seconds back after each action. `days` gives so many seconds for each action anew.
"""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from typing import Any

NONE, LIVE, DAYS = "none", "live", "days"
DAY = 86_400.0
KINDS = (NONE, LIVE, DAYS)
AT_ZERO = ("bot_moves", "bot_takes_over")
LONGEST = 60 * DAY


class BadClock(ValueError):
    """Clock settings that make no sense, with a sentence that says why."""


def read_clock(given: Mapping[str, Any] | None) -> dict[str, Any]:
    """Clock settings in full."""
    wanted = dict(given or {})
    clock = {
        "kind": wanted.pop("kind", NONE),
        "bank": wanted.pop("bank", 600.0),
        "increment": wanted.pop("increment", 15.0),
        "at_zero": wanted.pop("at_zero", AT_ZERO[0]),
    }
    if wanted:
        raise BadClock(f"a clock has no {sorted(wanted)[0]!r}")
    if clock["kind"] not in KINDS:
        raise BadClock(f"a clock is one of {', '.join(KINDS)}, not {clock['kind']!r}")
    if clock["at_zero"] not in AT_ZERO:
        raise BadClock(f"at zero a clock does one of {', '.join(AT_ZERO)}, not {clock['at_zero']!r}")
    for name in ("bank", "increment"):
        value = clock[name]
        if isinstance(value, bool) or not isinstance(value, int | float) or not 0 <= value <= LONGEST:
            raise BadClock(f"the {name} of a clock is a number of seconds up to 60 days, not {value!r}")
    return clock


class Clock:
    """How much time every seat has left."""

    def __init__(self, settings: Mapping[str, Any], seats: int) -> None:
        self.kind = str(settings.get("kind", NONE))
        self.increment = float(settings.get("increment", 0.0))
        self.full = float(settings.get("bank", 0.0))
        self.at_zero = str(settings.get("at_zero", AT_ZERO[0]))
        self.bank = [self.full] * seats
        self.since: dict[int, float] = {}  # seats whose clock runs, and from when
        self.paused = False

    def copy(self) -> Clock:
        """The same clock, which goes on by itself."""
        other = copy(self)
        other.bank = list(self.bank)
        other.since = dict(self.since)
        return other

    def start(self, waiting: tuple[int, ...], at: float) -> None:
        self.since = dict.fromkeys(waiting, at)

    def acted(self, seat: int, waiting: tuple[int, ...], at: float) -> None:
        """A seat has acted, and these are waited for now."""
        for other in list(self.since):
            if other == seat or other not in waiting:
                self._stop(other, at)
                if other == seat:
                    self.bank[other] = self.full if self.kind == DAYS else self.bank[other] + self.increment
        for other in waiting:
            if other not in self.since:
                self.since[other] = at

    def _stop(self, seat: int, at: float) -> None:
        started = self.since.pop(seat)
        if not self.paused:
            self.bank[seat] = max(0.0, self.bank[seat] - max(0.0, at - started))

    def pause(self, at: float) -> None:
        """Time stands still for everybody."""
        waiting = tuple(self.since)
        for seat in waiting:
            self._stop(seat, at)
        self.paused = True
        self.since = dict.fromkeys(waiting, at)

    def resume(self, at: float) -> None:
        self.paused = False
        self.since = dict.fromkeys(self.since, at)

    def extend(self, seat: int, seconds: float) -> None:
        self.bank[seat] += seconds

    def left(self, seat: int, now: float) -> float | None:
        """Seconds left to a seat; None without a clock."""
        if self.kind == NONE:
            return None
        if seat in self.since and not self.paused:
            return self.bank[seat] - (now - self.since[seat])
        return self.bank[seat]

    def next_zero(self) -> tuple[float, int] | None:
        """When a running clock will be at zero, and whose."""
        if self.kind == NONE or self.paused or not self.since:
            return None
        return min((started + self.bank[seat], seat) for seat, started in self.since.items())

    def view(self, now: float) -> dict[str, Any] | None:
        """The clocks as everybody may see them."""
        if self.kind == NONE:
            return None
        return {
            "kind": self.kind,
            "paused": self.paused,
            "running": sorted(self.since),
            "left": [round(self.left(seat, now) or 0.0, 1) for seat in range(len(self.bank))],
        }
