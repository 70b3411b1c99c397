"""A seed that was promised: its hash is public before the first shuffle, the seed itself after the last.

Whoever plays may add salt before the game begins, so that not even the one who promised chooses the shuffles alone.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence


def promised(seed: str) -> str:
    """What is published before the game."""
    return hashlib.sha256(seed.encode()).hexdigest()


def salted(seed: str, salts: Sequence[str]) -> str:
    """The seed that the game is played with: the promised one and the salts, in seat order."""
    return hashlib.sha256("\n".join([seed, *salts]).encode()).hexdigest()


class Promise:
    """A promised seed with everything that is needed to check it."""

    __slots__ = ("hash", "salts", "seed")

    def __init__(self, hash: str, seed: str, salts: Sequence[str]) -> None:
        self.hash = hash
        self.seed = seed
        self.salts = list(salts)

    def fault(self, played: int | str) -> str | None:
        """Why a game with this seed is not the one that was promised; None when it is."""
        if promised(self.seed) != self.hash:
            return "the seed that was published is not the one that was promised before the game"
        if salted(self.seed, self.salts) != played:
            return "the game was not played with the promised seed and the salts of its seats"
        return None

    def plain(self) -> dict[str, object]:
        return {"hash": self.hash, "seed": self.seed, "salts": self.salts}
