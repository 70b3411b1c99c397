"""Choices and their reasons as English sentences."""

from __future__ import annotations

from typing import Final

from sietch.imperium.text import ImperiumSpeech
from sietch.kernel.frame import Question

MOST_REASONS: Final = 3
WORTH_SAYING: Final = 0.3


def sentence(action: int, question: Question | None, reasons: list[tuple[float, str]]) -> str:
    """The choice, a colon, and the reasons that weigh most."""
    choice = ImperiumSpeech("en").action(action, question).rstrip(".")
    heavy = sorted([reason for reason in reasons if abs(reason[0]) >= WORTH_SAYING], key=_weight)
    words = list(dict.fromkeys([text for _, text in (heavy or sorted(reasons, key=_weight))[:MOST_REASONS]]))
    if not words:
        return f"{choice}."
    if len(words) == 1:
        return f"{choice}: {words[0]}."
    return f"{choice}: {', '.join(words[:-1])} and {words[-1]}."


def _weight(reason: tuple[float, str]) -> float:
    return -abs(reason[0])
