"""Reading a line from a person or from a script."""

from __future__ import annotations

import getpass
import importlib
import importlib.util
import sys
from types import ModuleType

from rich.console import Console


class Reader:
    """Asks for lines; EOFError when there are none left."""

    def __init__(self, console: Console) -> None:
        self.console = console
        self.by_hand = sys.stdin.isatty() and sys.stdout.isatty() and not console.stderr
        # Line editing and a history of what was typed, where the platform has them.
        self._history: ModuleType | None = None
        if self.by_hand and importlib.util.find_spec("readline") is not None:
            self._history = importlib.import_module("readline")

    def line(self, prompt: str) -> str:
        """One line without its end."""
        if self.by_hand:
            try:
                return input(prompt)
            except (EOFError, KeyboardInterrupt):
                # What follows begins on a line of its own.
                self.console.print()
                raise
        self.console.print(prompt, end="")
        line = sys.stdin.readline()
        if not line:
            self.console.print()
            raise EOFError
        # A script's answers are not echoed by any terminal.
        if not sys.stdin.isatty():
            self.console.print(line.rstrip("\n"))
        return line.rstrip("\n")

    def secret(self, prompt: str) -> str:
        """One line that nobody else should read: it is neither shown nor remembered."""
        if self.by_hand:
            return getpass.getpass(prompt)
        self.console.print(prompt)
        return sys.stdin.readline().rstrip("\n")

    def forget(self) -> None:
        """Nobody may call back with an arrow key what the last one typed."""
        if self._history is not None:
            self._history.clear_history()
