"""What a bot is: something that answers for a seat."""

from __future__ import annotations

from typing import Any, Protocol

from sietch.kernel.game import Perspective


class Bot(Protocol):
    """Answers questions from one seat's knowledge."""

    name: str

    def choose(self, perspective: Perspective[Any], deadline: float | None) -> int:
        """One of `perspective.options`; `deadline` is a `time.monotonic()` moment, None for no hurry."""
        ...

    def explain(self, lang: str = "en") -> str | None:
        """The last choice in words of that language, from a bot that can say."""
        return None
