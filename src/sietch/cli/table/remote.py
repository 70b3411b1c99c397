"""A table at a server, as one viewer sees it: a thread of its own keeps it up to date."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from typing import Any

from sietch.kernel.frame import Question
from sietch.kernel.game import Game, View
from sietch.kernel.rule import NOT_NOW, NOT_YOUR_TURN, Reason
from sietch.server.client import Lost, RemoteSeat, TableError

LOOK = 0.5  # seconds between two looks at whether the connection is still there
COME_BACK = 5.0  # seconds between two tries to reach a server that was lost
SLOWER = 0.3  # seconds to wait when the server finds somebody too fast
TOO_FAST = "too_fast"


class Wire(RemoteSeat):
    """A seat that does not give up: whoever waits for a move for days outlasts a restart of the server."""

    patient = True

    @property
    def connected(self) -> bool:
        return self._socket is not None

    @property
    def fault(self) -> Exception | None:
        return self._fault

    async def _listen(self) -> None:
        try:
            await super()._listen()
            while self._fault is None:
                await asyncio.sleep(COME_BACK)
                await super()._listen()
        except Exception as error:
            # A message that cannot be understood would otherwise end the listening without a word.
            await self._give_up(error)

    async def _give_up(self, fault: Exception) -> None:
        """Once at the table, a server that cannot be reached is tried again later."""
        if not (isinstance(fault, Lost) and self.patient and self.seq >= 0):
            await super()._give_up(fault)

    async def _hear(self, message: dict[str, Any]) -> None:
        if message["type"] == "seats":
            # A picture that was taken holds the old moment, so there has to be a new one.
            async with self.changed:
                self.moment = {**self.moment, "seats": message["seats"]}
                self.changed.notify_all()
        else:
            await super()._hear(message)


@dataclass(frozen=True)
class Picture:
    """What a viewer knows at one moment; nothing in it changes any more."""

    view: View = field(default_factory=dict)
    moment: dict[str, Any] = field(default_factory=dict)
    events: int = 0
    talk: list[dict[str, Any]] = field(default_factory=list)
    connected: bool = True
    fault: Exception | None = None

    def same_as(self, other: Picture) -> bool:
        """Views and moments are replaced, never changed, so it is enough to see whether they are the same object."""
        same = self.view is other.view and self.moment is other.moment and self.fault is other.fault
        return same and (self.events, self.talk, self.connected) == (other.events, other.talk, other.connected)


class RemoteTable:
    """What the terminal asks of a remote table; the seat that it looks from is its own."""

    def __init__(self, game: Game[Any], server: str, table: str, key: str, patient: bool, passphrase: str = "") -> None:
        self.game = game
        self.own: int | None = None  # None: a spectator
        self.picture = Picture()  # what is being looked at; it stays until somebody looks again
        self._latest = self.picture
        self.changed: Callable[[], None] = lambda: None  # called from the thread whenever there is a new picture
        self._new = threading.Condition()
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._address = (server, table, key, passphrase)
        self._patient = patient
        self._wire: Wire | None = None
        self._watcher: asyncio.Task[None] | None = None

    # -- coming and going ----------------------------------------------------------------------------------------

    def open(self) -> None:
        """Connect; TableError and Lost say why not."""
        self._thread.start()
        self._run(self._open())

    def close(self) -> None:
        if self._thread.is_alive():
            self._run(self._close())
            self._loop.call_soon_threadsafe(self._loop.stop)
            self._thread.join()
        self._loop.close()

    async def _open(self) -> None:
        self._wire = Wire(*self._address)
        self._wire.patient = self._patient
        await self._wire.open()
        self._look()
        self.look()
        self.own = self._wire.table["seat"]
        self._watcher = asyncio.create_task(self._watch(self._wire))

    async def _close(self) -> None:
        if self._watcher is not None:
            self._watcher.cancel()
            await asyncio.wait([self._watcher])  # however it ends, the connection is closed
        if self._wire is not None:
            await self._wire.close()

    async def _watch(self, wire: Wire) -> None:
        async with wire.changed:
            while True:
                self._look()
                # A connection that is lost tells nobody, so it is looked at now and then.
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(wire.changed.wait(), LOOK)

    def _look(self) -> None:
        wire = self._wire
        assert wire is not None
        new = Picture(wire.view, wire.moment, len(wire.events), list(wire.talk), wire.connected, wire.fault)
        if new.same_as(self._latest):
            return
        with self._new:
            self._latest = new
            self._new.notify_all()
        self.changed()

    def look(self) -> Picture:
        """How the table stands now."""
        self.picture = self._latest
        return self.picture

    def wait(self, seconds: float) -> None:
        """Wait until the table has changed since it was looked at, but no longer than this."""
        with self._new:
            self._new.wait_for(lambda: self._latest is not self.picture, seconds)

    def know(self, passphrase: str) -> None:
        """What to say besides the key when the connection has to be made anew."""
        assert self._wire is not None
        self._wire.passphrase = passphrase

    # -- what is known -------------------------------------------------------------------------------------------

    @property
    def status(self) -> str:
        """`open`, `playing`, `finished`, `abandoned` or `closed`."""
        return str(self.picture.moment.get("status", "open"))

    @property
    def seats(self) -> list[dict[str, Any]]:
        seats: list[dict[str, Any]] = self.picture.moment.get("seats", [])
        return seats

    def view(self, seat: int | None) -> View:
        return self.picture.view

    def question(self, seat: int) -> Question | None:
        asked = self.picture.moment.get("question")
        return Question(seat, asked["kind"], asked["about"]) if asked is not None else None

    def options(self, seat: int) -> list[int]:
        return [action for action, _ in self.picture.moment.get("options", [])]

    def unavailable(self, seat: int) -> list[tuple[int, Reason]]:
        found = self.picture.moment.get("unavailable", [])
        return [(action, Reason(rule, message, facts)) for action, rule, message, facts in found]

    def why_not(self, seat: int, action: int) -> Reason | None:
        if action in self.options(seat):
            return None
        reasons = dict(self.unavailable(seat))
        return reasons.get(action, NOT_NOW if self.question(seat) is not None else NOT_YOUR_TURN)

    def seen(self, seat: int | None, since: int = 0) -> list[dict[str, Any]]:
        return self._wire.events[since : self.picture.events] if self._wire is not None else []

    # -- what is done: each raises TableError when it is refused, Lost when nobody answers ---------------------------

    def act(self, action: int) -> None:
        self._do(lambda wire: wire.act(action))

    def undo(self) -> None:
        self._do(lambda wire: wire.undo())

    def stand_in(self, on: bool) -> None:
        self._do(lambda wire: wire.stand_in(on))

    def resign(self) -> None:
        self._do(lambda wire: wire.resign())

    def say(self, text: str, to: list[int] | None = None) -> None:
        self._do(lambda wire: wire.say(text, to))

    def call_vote(self, kind: str, about: int) -> None:
        self._do(lambda wire: wire.call_vote(kind, about))

    def vote(self, agree: bool) -> None:
        self._do(lambda wire: wire.vote(agree))

    def _do(self, message: Callable[[Wire], Coroutine[Any, Any, int]]) -> None:
        self._run(self._send(message))

    async def _send(self, message: Callable[[Wire], Coroutine[Any, Any, int]]) -> None:
        wire = self._wire
        assert wire is not None
        if self._patient and not wire.connected:
            # Somebody at a keyboard knows that the connection is lost, and would rather hear it than wait.
            raise Lost("the server does not answer")
        try:
            while True:
                try:
                    await message(wire)
                    return
                except TableError as error:
                    if error.code != TOO_FAST:
                        raise
                    await asyncio.sleep(SLOWER)
        finally:
            self._look()

    def _run(self, work: Coroutine[Any, Any, None]) -> None:
        asyncio.run_coroutine_threadsafe(work, self._loop).result()
