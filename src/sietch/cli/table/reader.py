"""Reading a line from a person or from a script."""

from __future__ import annotations

import contextlib
import sys

from rich.console import Console


class Reader:
    """Asks for lines; EOFError when there are none left."""

    def __init__(self, console: Console) -> None:
        self.console = console
        self.by_hand = sys.stdin.isatty() and sys.stdout.isatty() and not console.stderr
        if self.by_hand:
            # Line editing and a history of what was typed, where the platform has them.
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401

    def line(self, prompt: str) -> str:
        """One line without its end."""
        if self.by_hand:
            return input(prompt)
        self.console.print(prompt, end="")
        line = sys.stdin.readline()
        if not line:
            self.console.print()
            raise EOFError
        # A script's answers are not echoed by any terminal.
        if not sys.stdin.isatty():
            self.console.print(line.rstrip("\n"))
        return line.rstrip("\n")
