"""A viewer that keeps every byte it was sent, and reads it by the letter of docs/protocol.md alone."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from sietch.server.client import socket_address

GONE = "\u0000gone"
ANSWER = 60.0


class Wire:
    """One viewer, who is told things and says whatever it likes."""

    def __init__(
        self, server: str, table: str, seat: int | None = None, key: str = "", passphrase: str = "", lang: str = ""
    ) -> None:
        self.server = server
        self.table = table
        self.seat = seat
        self.key = key
        self.passphrase = passphrase
        self.lang = lang
        self.frames: list[str] = []  # every message as it came
        self.moment: dict[str, Any] = {}  # how things stand, from the last snapshot or change
        self.seq = -1
        self.answers: dict[str, dict[str, Any]] = {}
        self.closed: tuple[int, str] | None = None  # why the connection ended
        self.news = asyncio.Condition()
        self._numbers = itertools.count()
        self._socket: ClientConnection | None = None
        self._listener: asyncio.Task[None] | None = None

    async def open(self) -> Wire:
        """Say hello, and wait for the snapshot."""
        await self.connect()
        hello = {"type": "hello", "key": self.key, "passphrase": self.passphrase, "lang": self.lang}
        before = len(self.frames)
        await self.say(json.dumps({**hello, "since": self.seq}))
        await self.until(lambda: len(self.frames) > before or self.closed is not None)
        return self

    async def connect(self, **more: Any) -> Wire:
        """A connection without a word said."""
        address = socket_address(self.server, self.table)
        self._socket = await connect(address, max_size=None, compression=None, **more)
        self.closed = None
        self._listener = asyncio.create_task(self._listen(self._socket))
        return self

    async def close(self) -> None:
        if self._socket is not None:
            await self._socket.close()
        if self._listener is not None:
            await self._listener

    async def drop(self) -> None:
        """Lose the connection and come back with the last number that was seen."""
        await self.close()
        await self.open()

    # -- saying ---------------------------------------------------------------------------------------------------

    async def say(self, words: str | bytes) -> None:
        """Send exactly this."""
        assert self._socket is not None
        await self._socket.send(words)

    async def ask(self, **message: Any) -> dict[str, Any]:
        """Send a message with a request id of its own, if it has none, and wait for the answer to it."""
        request = message.setdefault("request", f"{self.seat}-{next(self._numbers)}")
        self.answers.pop(request, None)
        await self.say(json.dumps(message))
        await self.until(lambda: request in self.answers or self.closed is not None)
        return self.answers.get(request, {"type": "lost"})

    async def refusal(self, words: str | bytes) -> dict[str, Any]:
        """Send exactly this, which deserves an error; gives the next one that comes."""
        before = len(self.frames)
        await self.say(words)
        await self.until(lambda: any('"type":"error"' in frame for frame in self.frames[before:]) or bool(self.closed))
        errors = [json.loads(frame) for frame in self.frames[before:] if '"type":"error"' in frame]
        assert errors, f"no error, but {self.frames[before:]} and {self.closed}"
        found: dict[str, Any] = errors[0]
        return found

    async def until(self, true: Any, seconds: float = ANSWER) -> None:
        """Wait until something is true of what was heard."""
        async with self.news:
            await asyncio.wait_for(self.news.wait_for(lambda: true() or self._failed()), seconds)
        if self._listener is not None and self._failed():
            self._listener.result()

    def _failed(self) -> bool:
        """Whether something was heard that cannot be read."""
        listener = self._listener
        return listener is not None and listener.done() and listener.exception() is not None

    # -- hearing --------------------------------------------------------------------------------------------------

    @property
    def options(self) -> list[int]:
        return [line[0] for line in self.moment.get("options", [])]

    @property
    def over(self) -> bool:
        return self.moment.get("status") in ("finished", "abandoned", "closed")

    async def _listen(self, socket: ClientConnection) -> None:
        try:
            with contextlib.suppress(ConnectionClosed):
                async for text in socket:
                    assert isinstance(text, str), "the server sends text"
                    async with self.news:
                        self.frames.append(text)
                        self._hear(json.loads(text))
                        self.news.notify_all()
        finally:  # also when a message cannot be read: nobody waits for what will not come
            async with self.news:
                self.closed = (socket.close_code or 0, socket.close_reason or "")
                self.news.notify_all()

    def _hear(self, message: dict[str, Any]) -> None:
        if message["type"] in ("done", "error", "tried"):
            self.answers[message["request"]] = message
        elif message["type"] in ("snapshot", "change"):
            self.moment = follow(self.moment, message)
            self.seq = message["seq"]


def follow(moment: dict[str, Any], message: dict[str, Any]) -> dict[str, Any]:
    """How things stand after a snapshot or a change."""
    if message["type"] == "snapshot":
        return {**message, "view": message["view"] or {}}
    return {**message, "view": patched(moment["view"], message["patch"])}


def patched(old: Any, patch: dict[str, Any]) -> Any:
    """A patch over a view: a table goes deeper by key or place, a list of one is a new value, GONE takes a key away."""
    new: dict[Any, Any] = dict(enumerate(old)) if isinstance(old, list) else dict(old)
    for name, change in patch.items():
        key = int(name) if isinstance(old, list) else name
        if change == GONE:
            del new[key]
        elif isinstance(change, dict):
            new[key] = patched(old[key], change)
        else:
            (new[key],) = change
    return list(new.values()) if isinstance(old, list) else new
