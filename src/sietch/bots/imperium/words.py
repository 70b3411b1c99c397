"""Choices and their reasons as English sentences."""

from __future__ import annotations

from typing import Final

from sietch.imperium.text import ImperiumSpeech
from sietch.kernel.frame import Question

MOST_REASONS: Final = 3
WORTH_SAYING: Final = 0.3
FOREMOST: Final = 99.0  # the weight of what has to be said first, such as where a card is meant to go


def sentence(action: int, question: Question | None, reasons: list[tuple[float, str]]) -> str:
    """The choice, what speaks for it with the weightiest last, and what speaks most against it."""
    choice = ImperiumSpeech("en").action(action, question).rstrip(".")
    speaking = [reason for reason in reasons if abs(reason[0]) >= WORTH_SAYING] or reasons
    ordered = sorted(speaking, key=_weight)
    first = [words for weight, words in ordered if weight >= FOREMOST]
    rest = [words for weight, words in ordered if 0 <= weight < FOREMOST][-MOST_REASONS:]
    against = [words for weight, words in ordered if weight < 0][:1]
    text = joined(list(dict.fromkeys(first + rest)))
    if against:
        text = f"{text}, though {against[0]}" if text else against[0]
    return f"{choice}: {text}." if text else f"{choice}."


def joined(words: list[str]) -> str:
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} and {words[-1]}"


def _weight(reason: tuple[float, str]) -> float:
    return reason[0]
