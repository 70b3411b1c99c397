"""What people type, made fit to be kept and shown: one line, without characters that do something to a screen."""

from __future__ import annotations


def one_line(text: str, most: int) -> str:
    """The text in one line of printable characters, cut where it is too long."""
    return " ".join("".join(char if char.isprintable() else " " for char in text).split())[:most].rstrip()
