"""Everybody who looks at a table. What they are sent is worked out once for all who see with the same eyes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple

import msgspec

from sietch.server.changes import apply, difference

LAG = 500  # messages that may wait for one viewer; whoever is slower is cut off and comes back to a snapshot

encode = msgspec.json.Encoder().encode


class Eyes(NamedTuple):
    """How somebody looks at a table: from which seat (None: from outside), and in which language."""

    seat: int | None
    lang: str = ""  # empty: without words, for a client that has its own


class Viewer:
    """One connection: who looks, and what waits to be sent."""

    def __init__(self, eyes: Eyes) -> None:
        self.eyes = eyes
        self.outbox: asyncio.Queue[str | None] = asyncio.Queue()  # None: goodbye
        self.gone = False  # whoever was shown out is not listened to any more

    @property
    def seat(self) -> int | None:
        return self.eyes.seat

    def send(self, text: str) -> None:
        if self.outbox.qsize() >= LAG:
            self.outbox = asyncio.Queue()
            self.goodbye()
        else:
            self.outbox.put_nowait(text)

    def say(self, message: dict[str, Any]) -> None:
        """Tell this viewer alone."""
        self.send(encode(message).decode())

    def goodbye(self) -> None:
        self.gone = True
        self.outbox.put_nowait(None)


class Audience:
    """The viewers of one table, by whose eyes they see with, and what those eyes saw last."""

    def __init__(self) -> None:
        self._by_eyes: dict[Eyes, set[Viewer]] = {}
        self._views: dict[Eyes, dict[str, Any]] = {}

    def __len__(self) -> int:
        return sum(len(group) for group in self._by_eyes.values())

    def __iter__(self) -> Iterator[Viewer]:
        return (viewer for group in list(self._by_eyes.values()) for viewer in list(group))

    @property
    def present(self) -> set[int]:
        """Seats that somebody is connected to."""
        return {eyes.seat for eyes in self._by_eyes if eyes.seat is not None}

    def of(self, seat: int | None) -> list[Viewer]:
        return [viewer for viewer in self if viewer.seat == seat]

    def admit(self, viewer: Viewer, snapshot: dict[str, Any]) -> None:
        """A viewer arrives and is sent everything at once."""
        self._by_eyes.setdefault(viewer.eyes, set()).add(viewer)
        self._views[viewer.eyes] = snapshot["view"] or {}
        viewer.say(snapshot)

    def dismiss(self, viewer: Viewer) -> None:
        group = self._by_eyes.get(viewer.eyes)
        if group is None:
            return
        group.discard(viewer)
        if not group:
            del self._by_eyes[viewer.eyes]
            del self._views[viewer.eyes]

    def show(self, snapshot: Callable[[Eyes], dict[str, Any]]) -> None:
        """Everybody begins anew."""
        for eyes, group in self._by_eyes.items():
            message = snapshot(eyes)
            self._views[eyes] = message["view"] or {}
            _send(group, message)

    def tell(self, change: Callable[[Eyes], dict[str, Any]]) -> None:
        """Everybody is sent a change; its view becomes a patch on the view before."""
        for eyes, group in self._by_eyes.items():
            message = change(eyes)
            view = message.pop("view") or {}
            message["patch"] = difference(self._views[eyes], view)
            # Not the new view: what has not changed stays the old object. Where all tables together are new with every
            # move, Python's search for rubbish has them all to look through, and everybody waits for it.
            self._views[eyes] = apply(self._views[eyes], message["patch"])
            _send(group, message)

    def call_out(self, message: dict[str, Any], hears: Callable[[int | None], bool]) -> None:
        """Something that does not change the view goes to whom it concerns."""
        for eyes, group in self._by_eyes.items():
            if hears(eyes.seat):
                _send(group, message)


def _send(group: Iterable[Viewer], message: dict[str, Any]) -> None:
    text = encode(message).decode()
    for viewer in group:
        viewer.send(text)
