"""Sets: each contributes spaces, cards, leaders and what else it brings."""

from __future__ import annotations


def load_sets() -> None:
    """Define everything, once, always in the same order: numbers of cards depend on it."""
    from sietch.imperium.sets.base import cards, conflicts, hagal, intrigue, leaders, spaces

    assert spaces and cards and intrigue and conflicts and leaders and hagal
