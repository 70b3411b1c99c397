"""How much one visitor may ask for: buckets that fill again by themselves."""

from __future__ import annotations

import time
from collections.abc import Callable

FORGET = 10_000  # visitors after which those who have been quiet are forgotten


class Bucket:
    """So much at once, and so much more each second."""

    __slots__ = ("at", "full", "left", "rate")

    def __init__(self, full: float, rate: float, now: float) -> None:
        self.full = full
        self.rate = rate
        self.left = full
        self.at = now

    def take(self, now: float) -> bool:
        self.left = min(self.full, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1.0:
            return False
        self.left -= 1.0
        return True


class Limit:
    """A bucket for everybody who comes."""

    def __init__(self, full: float, seconds: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.full = full
        self.rate = full / seconds
        self.clock = clock
        self._buckets: dict[str, Bucket] = {}

    def allows(self, who: str) -> bool:
        """Whether this visitor may do it once more."""
        now = self.clock()
        bucket = self._buckets.get(who)
        if bucket is None:
            if len(self._buckets) >= FORGET:
                self._forget(now)
            bucket = self._buckets[who] = Bucket(self.full, self.rate, now)
        return bucket.take(now)

    def _forget(self, now: float) -> None:
        """Whoever has a full bucket by now is like somebody who never came."""
        self._buckets = {
            who: bucket
            for who, bucket in self._buckets.items()
            if bucket.left + (now - bucket.at) * bucket.rate < bucket.full
        }
