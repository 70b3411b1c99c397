"""The web application: a small REST interface to find and make tables, and one WebSocket per viewer."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any

import msgspec
from fastapi import FastAPI, Header, Request, WebSocket, WebSocketDisconnect
from fastapi.responses import HTMLResponse, JSONResponse, PlainTextResponse
from pydantic import BaseModel, Field

from sietch import __version__
from sietch.kernel.action import UnknownAction
from sietch.server.hall import Hall
from sietch.server.rooms import Refused, Room, Viewer
from sietch.server.settings import Settings
from sietch.server.store import Unsaved

HELLO_SECONDS = 10.0
POLICY = "default-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
STATUS = {
    "no_table": 404,
    "no_game": 404,
    "bad_key": 403,
    "not_host": 403,
    "bad_ruleset": 422,
    "bad_seats": 422,
    "bad_clock": 422,
}


class NewTable(BaseModel):
    """What a host says about a new table."""

    game: str = Field(max_length=32)
    seats: list[str] = Field(min_length=1, max_length=9)
    ruleset: dict[str, Any] | str | None = None
    name: str = Field("", max_length=80)
    public: bool = False
    clock: dict[str, Any] | None = None


class Sitting(BaseModel):
    """Who sits down."""

    name: str = Field("", max_length=40)


class Hello(msgspec.Struct, forbid_unknown_fields=True):
    """The first message of a viewer: a seat's key, or none for a spectator."""

    key: str = ""
    since: int = -1  # the last change that was seen before the connection was lost
    type: str = "hello"


class Command(msgspec.Struct, forbid_unknown_fields=True):
    """Every later message."""

    type: str
    action: int | str | None = None
    request: str | None = None
    on: bool | None = None
    text: str | None = None
    to: list[int] | None = None
    vote: str | None = None
    about: int = 0


def make_app(settings: Settings) -> FastAPI:
    """The application; the hall opens and closes with it."""
    hall = Hall(settings)

    @contextlib.asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        await hall.open()
        app.state.ready = True
        try:
            yield
        finally:
            app.state.ready = False
            await hall.close()

    app = FastAPI(title="Sietch", version=__version__, lifespan=life)
    app.state.hall = hall
    app.state.ready = False

    @app.middleware("http")
    async def guard(request: Request, call_next: Any) -> Any:
        length = request.headers.get("content-length", "0")
        if not length.isdigit() or int(length) > settings.body_bytes:
            return JSONResponse({"code": "too_large", "message": "This is too much at once."}, 413)
        response = await call_next(request)
        response.headers["Content-Security-Policy"] = POLICY
        response.headers["X-Content-Type-Options"] = "nosniff"
        response.headers["Referrer-Policy"] = "no-referrer"
        return response

    @app.exception_handler(Refused)
    async def refused(_: Request, error: Refused) -> JSONResponse:
        return JSONResponse({"code": error.code, "message": error.sentence}, STATUS.get(error.code, 409))

    @app.exception_handler(Unsaved)
    async def unsaved(_: Request, error: Unsaved) -> JSONResponse:
        return JSONResponse({"code": "unsaved", "message": str(error)}, 503)

    @app.get("/health")
    async def health() -> JSONResponse:
        return JSONResponse({"ready": app.state.ready}, 200 if app.state.ready else 503)

    @app.get("/metrics", response_class=PlainTextResponse)
    async def metrics() -> str:
        viewers = sum(len(room.viewers) for room in hall.rooms.values())
        return f"sietch_rooms {len(hall.rooms)}\nsietch_viewers {viewers}\n"

    @app.get("/", response_class=HTMLResponse)
    async def front() -> str:
        return PAGE

    @app.get("/api/tables")
    async def lobby() -> list[dict[str, Any]]:
        return await hall.lobby()

    @app.post("/api/tables", status_code=201)
    async def create(table: NewTable) -> dict[str, Any]:
        return await hall.create(table.game, table.seats, table.ruleset, table.name, table.public, table.clock)

    @app.get("/api/tables/{table_id}")
    async def about(table_id: str) -> dict[str, Any]:
        room = await hall.room(table_id)
        row = room.row
        public = ("id", "name", "game", "version", "ruleset", "seats", "status", "public", "seed_hash", "result")
        return {**{key: row[key] for key in public}, "players": room.public_seats()}

    @app.post("/api/tables/{table_id}/seats/{seat}")
    async def sit(table_id: str, seat: int, who: Sitting) -> dict[str, Any]:
        return {"seat": seat, "key": await hall.take(table_id, seat, who.name)}

    @app.post("/api/tables/{table_id}/start", status_code=204)
    async def start(table_id: str, authorization: str = Header("")) -> None:
        await hall.start(table_id, authorization.removeprefix("Bearer "))

    @app.post("/api/tables/{table_id}/seats/{seat}/hand-over")
    async def hand_over(table_id: str, seat: int, who: Sitting, authorization: str = Header("")) -> dict[str, Any]:
        room = await hall.room(table_id)
        if hall.seat_of(room, authorization.removeprefix("Bearer ")) != seat:
            raise Refused("bad_key", "Only whoever sits there can hand the seat over.")
        return {"seat": seat, "key": await hall.hand_over(room, seat, who.name)}

    @app.get("/api/tables/{table_id}/record")
    async def record(table_id: str) -> JSONResponse:
        room = await hall.room(table_id)
        if room.status != "finished":
            raise Refused("not_finished", "The record of a game is published when it is over.")
        return JSONResponse(msgspec.json.decode(room.record().to_json()))

    @app.websocket("/api/tables/{table_id}/play")
    async def play(socket: WebSocket, table_id: str) -> None:
        if not _same_origin(socket, settings):
            await socket.close(4403)
            return
        await socket.accept()
        await _serve(socket, hall, table_id, settings)

    return app


def _same_origin(socket: WebSocket, settings: Settings) -> bool:
    """Browsers say where a page comes from; other clients say nothing."""
    origin = socket.headers.get("origin")
    if origin is None:
        return True
    host = socket.headers.get("host", "")
    return origin in (settings.origin, f"http://{host}", f"https://{host}")


async def _serve(socket: WebSocket, hall: Hall, table_id: str, settings: Settings) -> None:
    """One viewer from hello to goodbye."""
    try:
        first = await asyncio.wait_for(socket.receive_text(), HELLO_SECONDS)
        hello = _read(first, Hello, settings)
        room = await hall.room(table_id)
        seat = hall.seat_of(room, hello.key)
    except Refused as error:
        await socket.send_text(_error(error, None))
        await socket.close(4400)
        return
    except (TimeoutError, WebSocketDisconnect, Unsaved):
        with contextlib.suppress(RuntimeError):
            await socket.close(4408)
        return
    viewer = room.join(seat, hello.since)
    sender = asyncio.create_task(_send(socket, viewer))
    try:
        while True:
            await _hear(await socket.receive_text(), hall, room, viewer, settings)
    except (WebSocketDisconnect, RuntimeError):
        pass
    finally:
        room.leave(viewer)
        sender.cancel()


async def _send(socket: WebSocket, viewer: Viewer) -> None:
    while True:
        await socket.send_text(msgspec.json.encode(await viewer.outbox.get()).decode())


async def _hear(text: str, hall: Hall, room: Room, viewer: Viewer, settings: Settings) -> None:
    """One message of a viewer; whatever is wrong with it is said to that viewer alone."""
    request: str | None = None
    try:
        command = _read(text, Command, settings)
        request = command.request
        if request is not None and not 0 < len(request) <= 40:
            raise Refused("bad_message", "A request id has 1 to 40 characters.")
        if viewer.seat is None:
            raise Refused("spectator", "A spectator cannot act.")
        seq = await _obey(command, hall, room, viewer.seat)
    except Refused as error:
        viewer.outbox.put_nowait(msgspec.json.decode(_error(error, request)))
    except Unsaved as error:
        viewer.outbox.put_nowait({"type": "error", "code": "unsaved", "message": str(error), "request": request})
    else:
        viewer.outbox.put_nowait({"type": "done", "request": request, "seq": seq})


async def _obey(command: Command, hall: Hall, room: Room, seat: int) -> int:
    if command.type == "act":
        action = command.action
        if isinstance(action, str):
            try:
                action = room.game.actions.parse(action)
            except UnknownAction as error:
                raise Refused("unknown_action", f"{error}.") from error
        if action is None:
            raise Refused("bad_message", "An act names its action.")
        seq = await room.act(seat, action, command.request)
        hall.wake_bots(room)
        return seq
    if command.type == "undo":
        return await room.undo(seat, command.request)
    if command.type == "stand_in":
        await hall.stand_in(room, seat, bool(command.on))
        return room.seq
    if command.type == "say":
        await room.say(seat, command.text or "", command.to)
        return room.seq
    if command.type == "call_vote":
        await hall.agreed(room, await room.call_vote(command.vote or "", seat, command.about))
        return room.seq
    if command.type == "vote":
        await hall.agreed(room, await room.vote(seat, bool(command.on)))
        return room.seq
    raise Refused("bad_message", f"There is no message of type {command.type[:20]!r}.")


def _read(text: str, kind: type[Any], settings: Settings) -> Any:
    if len(text) > settings.message_bytes:
        raise Refused("too_large", "This message is too long.")
    try:
        return msgspec.json.decode(text, type=kind)
    except msgspec.DecodeError as error:
        raise Refused("bad_message", f"This message cannot be read: {str(error)[:120]}.") from error


def _error(error: Refused, request: str | None) -> str:
    message = {"type": "error", "code": error.code, "message": error.sentence, "rule": error.rule, "request": request}
    return msgspec.json.encode(message).decode()


PAGE = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Sietch</title></head>
<body><h1>Sietch</h1>
<p>A table for the Dune board games. This is an unofficial fan work.</p>
<p>Tables are made and joined from the terminal: <code>sietch host classic</code>, then
<code>sietch join LINK</code>.</p></body></html>
"""
