"""News while somebody types: none waits unseen for the next one."""

import io
import time

from rich.console import Console

from sietch.cli.table.listener import Listener


def test_news_that_come_while_others_are_shown_are_shown_as_well(monkeypatch):
    listener = Listener(Console(file=io.StringIO()))
    monkeypatch.setattr(listener, "_can_wake", True)
    monkeypatch.setattr(listener, "_prompt", "A> ")
    shown: list[int] = []

    def show():
        shown.append(len(shown))
        if len(shown) == 1:
            listener.wake()  # the signal comes, and nobody can be woken who is awake

    listener.happened = show
    listener.open()
    try:
        listener.wake()
        before = time.monotonic() + 20
        while len(shown) < 2 and time.monotonic() < before:
            time.sleep(0.01)
        assert shown == [0, 1]
        time.sleep(0.6)
        assert shown == [0, 1], "nothing is shown twice"
    finally:
        listener.close()
