"""One WebSocket per viewer: a snapshot, then changes; what a seat says is answered to it alone."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import Any

import msgspec
from fastapi import WebSocket, WebSocketDisconnect

from sietch.kernel.action import UnknownAction
from sietch.server import talk, voting
from sietch.server.hall import Hall
from sietch.server.limits import Bucket
from sietch.server.refused import Refused
from sietch.server.rooms import Room
from sietch.server.sessions import seat_of_account, token_in
from sietch.server.store import Unsaved
from sietch.server.trying import attempt
from sietch.server.viewers import Eyes, Viewer
from sietch.text import LANGUAGES

HELLO_SECONDS = 10.0
ANSWERED = 500  # requests of one table that are remembered
REFUSED, TOO_SLOW = 4400, 4408


class Hello(msgspec.Struct, forbid_unknown_fields=True):
    """The first message of a viewer: a seat's key, or none for a spectator.

    Whoever is logged in needs no key for seats that the account holds: `seat` says which one, if there are several.
    """

    key: str = ""
    account: bool = False
    seat: int | None = None
    passphrase: str = ""
    lang: str = ""  # the language of the words that are sent along; empty for none
    since: int = -1  # the last change that was seen before the connection was lost
    type: str = "hello"


class Command(msgspec.Struct, forbid_unknown_fields=True):
    """Every later message."""

    type: str
    action: int | str | None = None
    actions: list[int | str] | None = None
    request: str | None = None
    on: bool | None = None
    text: str | None = None
    to: list[int] | None = None
    vote: str | None = None
    about: int = 0


async def serve_viewer(socket: WebSocket, hall: Hall, table_id: str) -> None:
    """One viewer from hello to goodbye."""
    try:
        room, viewer = await _welcome(socket, hall, table_id)
    except Refused as error:
        hall.metrics.refused(error.code)
        await _close(socket, REFUSED, _error(error, None))
        return
    except Unsaved as error:
        await _close(socket, TOO_SLOW, _error(Refused("unsaved", str(error)), None))
        return
    except TimeoutError:
        await _close(
            socket, TOO_SLOW, _error(Refused("too_slow", "The first message is a hello, and none came."), None)
        )
        return
    except WebSocketDisconnect:
        return
    sender = asyncio.create_task(_send(socket, viewer))
    bucket = Bucket(4 * hall.settings.messages_a_second, hall.settings.messages_a_second, time.monotonic())
    try:
        while True:
            text = await _text(socket)
            hall.metrics.messages += 1
            if bucket.take(time.monotonic()):
                await _hear(text, hall, room, viewer)
            else:
                viewer.say(_error(Refused("too_fast", "You are sending too fast; wait a moment."), _request(text)))
    except (WebSocketDisconnect, RuntimeError):
        pass  # gone
    finally:
        room.leave(viewer)
        sender.cancel()
        await _close(socket, REFUSED)


async def _welcome(socket: WebSocket, hall: Hall, table_id: str) -> tuple[Room, Viewer]:
    hello = _read(await asyncio.wait_for(_text(socket), HELLO_SECONDS), Hello, hall.settings.message_bytes)
    if hello.type != "hello":
        raise Refused("bad_message", "The first message is a hello.")
    room = await hall.room(table_id)
    seat = hall.seat_of(room, hello.key)
    if hello.account and not hello.key:
        token = token_in(socket.cookies, hall.settings)
        seat = await seat_of_account(hall.store, token, table_id, hello.seat)
        if seat is None:
            raise Refused("bad_key", "Your account holds no seat at this table.")
    if seat is not None:
        await hall.unlock(room, seat, hello.passphrase)
    if hello.lang and hello.lang not in LANGUAGES:
        raise Refused("bad_language", f"Sietch speaks {', '.join(LANGUAGES)}.")
    return room, room.join(Eyes(seat, hello.lang), hello.since)


async def _text(socket: WebSocket) -> str:
    """The next message; one of bytes reads as an empty one, which is nothing that anybody can mean."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1005))
    return message.get("text") or ""


async def _send(socket: WebSocket, viewer: Viewer) -> None:
    while True:
        text = await viewer.outbox.get()
        if text is None:
            await _close(socket, TOO_SLOW)
            return
        await socket.send_text(text)


async def _close(socket: WebSocket, code: int, last: dict[str, Any] | None = None) -> None:
    with contextlib.suppress(RuntimeError, WebSocketDisconnect):
        if last is not None:
            await socket.send_text(msgspec.json.encode(last).decode())
        await socket.close(code)


async def _hear(text: str, hall: Hall, room: Room, viewer: Viewer) -> None:
    """One message of a viewer; whatever is wrong with it is said to that viewer alone."""
    request: str | None = None
    started = time.perf_counter()
    try:
        command = _read(text, Command, hall.settings.message_bytes)
        request = command.request
        if request is not None and not (0 < len(request) <= 40 and request.isascii() and request.isprintable()):
            request = None
            raise Refused("bad_message", "A request id has 1 to 40 printable characters.")
        if viewer.gone:
            raise Refused("gone", "This connection serves no seat any more.")
        if viewer.seat is None:
            raise Refused("spectator", "A spectator cannot act.")
        if command.type == "try":
            if command.actions is None:
                raise Refused("bad_message", "A try names its actions.")
            actions = [_number(action, room) for action in command.actions]
            viewer.say({**attempt(room, viewer.eyes, actions), "request": request})
            return
        seq = await _once(command, hall, room, viewer.seat)
    except Refused as error:
        hall.metrics.refused(error.code)
        viewer.say(_error(error, request))
    except Unsaved as error:
        hall.metrics.refused("unsaved")
        viewer.say(_error(Refused("unsaved", str(error)), request))
    else:
        if command.type == "act":
            hall.metrics.acted(time.perf_counter() - started)
        viewer.say({"type": "done", "request": request, "seq": seq})


async def _once(command: Command, hall: Hall, room: Room, seat: int) -> int:
    """The same request twice is one request. What is written to the log is known by it, the rest is remembered."""
    done = room.answered.get((seat, command.request or ""))
    if done is not None:
        return done
    seq = await _obey(command, hall, room, seat)
    if command.request is not None:
        room.answered[seat, command.request] = seq
        while len(room.answered) > ANSWERED:
            room.answered.pop(next(iter(room.answered)))
    return seq


async def _obey(command: Command, hall: Hall, room: Room, seat: int) -> int:
    """Do what a seat says; gives the number of the last change."""
    match command.type:
        case "act":
            if command.action is None:
                raise Refused("bad_message", "An act names its action.")
            seq = await room.act(seat, _number(command.action, room), command.request)
            hall.players.wake(room)
            return seq
        case "undo":
            return await room.undo(seat, command.request)
        case "stand_in":
            await hall.stand_in(room, seat, bool(command.on))
        case "resign":
            await hall.resign(room, seat)
        case "say":
            await talk.say(room, seat, command.text or "", command.to)
        case "call_vote":
            await hall.agreed(room, await voting.call_vote(room, command.vote or "", seat, command.about))
        case "vote":
            await hall.agreed(room, await voting.vote(room, seat, bool(command.on)))
        case _:
            raise Refused("bad_message", f"There is no message of type {command.type[:20]!r}.")
    return room.seq


def _number(action: int | str, room: Room) -> int:
    """An action that was named by its number or by its notation."""
    if isinstance(action, str):
        try:
            return room.game.actions.parse(action)
        except UnknownAction as error:
            raise Refused("unknown_action", f"{str(error)[:200]}.") from error
    if not 0 <= action < len(room.game.actions):
        raise Refused("unknown_action", "There is no action of this number.")
    return action


def _read(text: str, kind: type[Any], most: int) -> Any:
    if len(text) > most:
        raise Refused("too_large", "This message is too long.")
    try:
        return msgspec.json.decode(text, type=kind)
    except (msgspec.DecodeError, RecursionError) as error:
        raise Refused("bad_message", f"This message cannot be read: {str(error)[:120]}.") from error


def _request(text: str) -> str | None:
    """The request that a message was about, so that its sender knows which one was turned away."""
    with contextlib.suppress(Refused):
        request: str | None = _read(text, Command, len(text)).request
        return request
    return None


def _error(error: Refused, request: str | None) -> dict[str, Any]:
    return {"type": "error", "code": error.code, "message": error.sentence, "rule": error.rule, "request": request}
