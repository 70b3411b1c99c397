"""Small helpers for messages: the nearest known word to a mistyped one."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches


def closest(word: str, known: Iterable[str]) -> str | None:
    """The known word most like this one, if any is like it at all."""
    found = get_close_matches(word, list(known), n=1, cutoff=0.6)
    return found[0] if found else None
