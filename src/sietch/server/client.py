"""The reference client: a seat at a remote table, which comes back by itself after the connection was lost."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Sequence
from typing import Any
from urllib.parse import urlsplit, urlunsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, ConnectionClosedError, InvalidHandshake

from sietch.server.changes import apply

PAUSES = (0.1, 0.3, 1.0, 3.0)  # seconds before each further try to come back
ANSWER_SECONDS = 30.0
TABLE = ("game", "ruleset", "name", "seat", "seed_hash")


class TableError(Exception):
    """The server's answer to something that it refused."""

    def __init__(self, code: str, sentence: str, rule: str = "") -> None:
        super().__init__(sentence)
        self.code = code
        self.rule = rule


class Lost(Exception):
    """The server cannot be reached any more."""


class RemoteSeat:
    """What one viewer sees of a table, kept up to date."""

    def __init__(self, server: str, table: str, key: str = "", passphrase: str = "") -> None:
        self.address = socket_address(server, table)
        self.key = key
        self.passphrase = passphrase
        self.seq = -1
        self.view: dict[str, Any] = {}
        self.moment: dict[str, Any] = {}
        self.table: dict[str, Any] = {}  # what does not change: the game, its ruleset, the seat, ...
        self.events: list[dict[str, Any]] = []  # everything that was told, without loss or repeat
        self.talk: list[dict[str, Any]] = []
        self.changed = asyncio.Condition()
        self._socket: ClientConnection | None = None
        self._answers: dict[str, asyncio.Future[Any]] = {}
        self._listener: asyncio.Task[None] | None = None
        self._fault: Exception | None = None

    async def open(self) -> RemoteSeat:
        """Connect and wait for the first snapshot."""
        self._listener = asyncio.create_task(self._listen())
        async with self.changed:
            await self.changed.wait_for(lambda: self.seq >= 0 or self._fault is not None)
        if self._fault is not None:
            raise self._fault
        return self

    async def close(self) -> None:
        if self._listener is not None:
            self._listener.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await self._listener
        if self._socket is not None:
            await self._socket.close()

    async def drop(self) -> None:
        """Cut the connection, as a tunnel or a closed lid does; the seat comes back by itself."""
        if self._socket is not None:
            await self._socket.close(code=1001)

    # -- what is known --------------------------------------------------------------------------------------------

    @property
    def finished(self) -> bool:
        return self.moment.get("status") == "finished"

    @property
    def question(self) -> dict[str, Any] | None:
        return self.moment.get("question")

    @property
    def options(self) -> list[tuple[int, str]]:
        return [(number, words) for number, words in self.moment.get("options", [])]

    # -- what is done ---------------------------------------------------------------------------------------------

    async def act(self, action: int | str, request: str | None = None) -> int:
        """Carry out an action; gives the number of the change. TableError says why not."""
        return await self._ask({"type": "act", "action": action}, request)

    async def attempt(self, actions: Sequence[int | str]) -> dict[str, Any]:
        """What this seat would see and be asked after some steps; nothing happens."""
        tried: dict[str, Any] = await self._answer_to({"type": "try", "actions": list(actions)}, None)
        return tried

    async def undo(self) -> int:
        return await self._ask({"type": "undo"}, None)

    async def stand_in(self, on: bool) -> int:
        """Let a bot play for this seat, or take it back."""
        return await self._ask({"type": "stand_in", "on": on}, None)

    async def resign(self) -> int:
        """Give the seat up: a bot plays on."""
        return await self._ask({"type": "resign"}, None)

    async def say(self, text: str, to: list[int] | None = None) -> int:
        """Say something to the table, or to some seats in secret."""
        return await self._ask({"type": "say", "text": text, "to": to}, None)

    async def call_vote(self, kind: str, about: int = 0) -> int:
        return await self._ask({"type": "call_vote", "vote": kind, "about": about}, None)

    async def vote(self, agree: bool) -> int:
        return await self._ask({"type": "vote", "on": agree}, None)

    async def _ask(self, message: dict[str, Any], request: str | None) -> int:
        """Have something done; gives the number of the last change."""
        seq: int = await self._answer_to(message, request)
        return seq

    async def _answer_to(self, message: dict[str, Any], request: str | None) -> Any:
        """Ask until there is an answer: the same request twice is one request."""
        request = request or secrets.token_hex(8)
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._answers[request] = done
        text = msgspec.json.encode({**message, "request": request}).decode()
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                while True:
                    if self._fault is not None:
                        raise self._fault
                    socket = self._socket
                    if socket is not None:
                        with contextlib.suppress(ConnectionClosed):
                            await socket.send(text)
                            return await self._answer_or_loss(done, socket)
                    await asyncio.sleep(PAUSES[0])
        except TimeoutError:
            raise Lost("the server does not answer") from None
        finally:
            self._answers.pop(request, None)

    async def _answer_or_loss(self, done: asyncio.Future[Any], socket: ClientConnection) -> Any:
        """The answer, unless the connection ends before it comes: then the same request goes out again."""
        gone = asyncio.create_task(socket.wait_closed())
        both: list[asyncio.Future[Any]] = [done, gone]
        await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
        gone.cancel()
        if not done.done():
            raise ConnectionClosedError(None, None)
        return done.result()

    # -- listening ------------------------------------------------------------------------------------------------

    async def _listen(self) -> None:
        tries = 0
        while True:
            try:
                async with connect(self.address, max_size=None) as socket:
                    tries = 0
                    hello = {"type": "hello", "key": self.key, "passphrase": self.passphrase, "since": self.seq}
                    await socket.send(msgspec.json.encode(hello).decode())
                    self._socket = socket
                    async for text in socket:
                        await self._hear(msgspec.json.decode(text))
            except (OSError, ConnectionClosed, InvalidHandshake):
                pass
            except TableError as error:
                await self._give_up(error)
                return
            self._socket = None
            if tries >= len(PAUSES):
                await self._give_up(Lost("the server cannot be reached"))
                return
            await asyncio.sleep(PAUSES[tries])
            tries += 1

    async def _give_up(self, fault: Exception) -> None:
        async with self.changed:
            self._fault = fault
            self.changed.notify_all()

    async def _hear(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind == "done":
            self._answer(message["request"], message["seq"])
        elif kind == "tried":
            self._answer(message["request"], message)
        elif kind == "error":
            fault = TableError(message["code"], message["message"], message.get("rule", ""))
            if message.get("request") is None and self.seq < 0:
                raise fault
            self._answer(message.get("request"), fault)
        elif kind == "talk":
            async with self.changed:
                self.talk.append(message)
                self.changed.notify_all()
        elif kind == "seats":
            async with self.changed:
                self.moment["seats"] = message["seats"]
                self.changed.notify_all()
        elif kind == "handed_over":
            raise TableError("handed_over", "This seat was handed over.")
        else:
            async with self.changed:
                self.talk = message.get("talk", self.talk)
                self.view = message["view"] or {} if kind == "snapshot" else apply(self.view, message["patch"])
                self.events.extend(message.get("events", []))
                self.table.update({name: message[name] for name in TABLE if name in message})
                self.moment = message
                self.seq = message["seq"]
                self.changed.notify_all()

    def _answer(self, request: str | None, result: Any) -> None:
        waiting = self._answers.get(request or "")
        if waiting is None or waiting.done():
            return
        if isinstance(result, Exception):
            waiting.set_exception(result)
        else:
            waiting.set_result(result)


def socket_address(server: str, table: str) -> str:
    """Where a table's viewers connect."""
    parts = urlsplit(server)
    scheme = "wss" if parts.scheme == "https" else "ws"
    return urlunsplit((scheme, parts.netloc, f"{parts.path.rstrip('/')}/api/tables/{table}/play", "", ""))
