"""Reading a line while the table goes on: what happens appears above what is being typed, which is not lost."""

from __future__ import annotations

import signal
import threading
import time
from collections.abc import Callable
from typing import Any

from rich.console import Console

from sietch.cli.table.reader import Reader

# Wakes the thread that waits for a line; some systems have no such signal, and news come with the next line there.
WAKE = getattr(signal, "SIGUSR1", None)
# Seconds until somebody is woken again: a signal that comes while news are being shown, or in the moment before a line
# is waited for, wakes nobody.
AGAIN = 0.25


class Listener(Reader):
    """A reader that can be interrupted by news."""

    def __init__(self, console: Console) -> None:
        super().__init__(console)
        self.happened: Callable[[], None] = lambda: None  # prints what is new
        self.in_line = False  # whether what is being shown comes while somebody is typing
        self._prompt: str | None = None  # what stands before the cursor while a line is being typed
        self._before: Any = None
        self._can_wake = self.by_hand and WAKE is not None and threading.current_thread() is threading.main_thread()
        self._news = threading.Event()  # set until it is being shown
        self._open = False
        self._bell = threading.RLock()  # nobody rings where nobody listens any more: it would end the program

    def open(self) -> None:
        if self._can_wake:
            assert WAKE is not None
            self._before = signal.signal(WAKE, self._woken)
            self._open = True
            threading.Thread(target=self._ring_again, daemon=True).start()

    def close(self) -> None:
        if self._can_wake:
            assert WAKE is not None
            with self._bell:
                self._open = False
                signal.signal(WAKE, self._before)
            self._news.set()  # whoever would ring again need not wait any longer

    def wake(self) -> None:
        """Something has happened; may be called from any thread."""
        self._news.set()
        self._ring()

    def _ring(self) -> None:
        with self._bell:
            if self._open:
                main = threading.main_thread().ident
                assert main is not None
                assert WAKE is not None
                signal.pthread_kill(main, WAKE)

    def _ring_again(self) -> None:
        """As long as there is something that nobody has looked at."""
        while self._open:
            self._news.wait()
            time.sleep(AGAIN)
            if self._news.is_set():
                self._ring()

    def line(self, prompt: str) -> str:
        if not self._can_wake:
            self.happened()
            return super().line(prompt)
        # What comes from here on wakes us, so nothing waits unseen while a line is typed.
        self._prompt = ""
        self._woken()
        self._prompt = prompt
        try:
            return super().line(prompt)
        finally:
            self._prompt = None

    def _woken(self, *_: object) -> None:
        """Runs between two steps of the main thread, most of the time in the middle of a line."""
        prompt = self._prompt
        if prompt is None:
            return
        self._prompt = None  # not again before this is done
        self._news.clear()
        self.in_line = bool(prompt)
        capture = self.console.capture()
        try:
            with capture:
                self.happened()
        except BaseException:
            self._show(capture.get(), "")
            raise
        finally:
            self.in_line = False
        self._prompt = prompt
        self._show(capture.get(), prompt)

    def _show(self, said: str, prompt: str) -> None:
        if not said:
            return
        typed = self._history.get_line_buffer() if prompt and self._history is not None else ""
        rows = (len(prompt) + len(typed)) // max(1, self.console.width)
        up = f"\x1b[{rows}A" if rows else ""
        self.console.file.write(f"\r{up}\x1b[J{said}{prompt}{typed}")
        self.console.file.flush()
