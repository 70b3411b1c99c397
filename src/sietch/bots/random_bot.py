"""The weakest player, and the fastest: any legal action."""

from __future__ import annotations

from typing import Any

from sietch.bots.base import Bot
from sietch.kernel.game import Perspective
from sietch.kernel.rng import rng_from_seed


class RandomBot(Bot):
    """Chooses evenly among its options."""

    def __init__(self, seed: int | str) -> None:
        self.name = "random"
        self._rng = rng_from_seed(seed)

    def choose(self, perspective: Perspective[Any], deadline: float | None) -> int:
        return self._rng.choice(perspective.options)
