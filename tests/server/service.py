"""A real server on a free port of the loopback, and people who play at it."""

from __future__ import annotations

import asyncio
import contextlib
import random
import socket
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any, cast

import httpx
import uvicorn
from fastapi import FastAPI

from sietch.server.__main__ import configuration
from sietch.server.client import RemoteSeat, TableError
from sietch.server.hall import Hall
from sietch.server.settings import Settings

PATIENCE = 240.0  # seconds for a whole story
HEARD = 60.0  # until something has reached a seat


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def run(story: Any) -> Any:
    """Live a story to its end, which must come."""
    return asyncio.run(asyncio.wait_for(story, PATIENCE))


class Service:
    """A running server as a host sees it."""

    def __init__(self, settings: Settings, hall: Hall) -> None:
        self.settings = settings
        self.hall = hall  # what the server itself knows
        self.address = f"http://127.0.0.1:{settings.port}"
        # Each request on a connection of its own: one that the server has just closed for idleness would fail.
        alone = httpx.Limits(max_keepalive_connections=0)
        self.web = httpx.AsyncClient(base_url=self.address, timeout=30, limits=alone)

    async def table(self, game: str, seats: list[str], *, start: bool = True, **more: Any) -> dict[str, Any]:
        """A new table with its keys."""
        answer = await self.web.post("/api/tables", json={"game": game, "seats": seats, **more})
        assert answer.status_code == 201, answer.text
        made: dict[str, Any] = answer.json()
        if start:
            await self.start(made)
        return made

    async def start(self, made: dict[str, Any]) -> None:
        """Begin, as whoever opened the table."""
        headers = {"Authorization": f"Bearer {made['host_key']}"}
        began = await self.web.post(f"/api/tables/{made['id']}/start", headers=headers)
        assert began.status_code == 204, began.text

    async def sit(self, made: dict[str, Any], link: int = 0) -> RemoteSeat:
        """Take the seat that a link opens."""
        return await RemoteSeat(self.address, made["id"], made["links"][link]["key"]).open()

    async def watch(self, made: dict[str, Any]) -> RemoteSeat:
        return await RemoteSeat(self.address, made["id"]).open()


@contextlib.asynccontextmanager
async def service(data: Path, **settings: Any) -> AsyncIterator[Service]:
    """A server that runs as long as the block does."""
    chosen = {"bot_seconds": 10.0, "bot_pace": 0.0, **settings}
    wanted = Settings(data=data, port=free_port(), **chosen)
    config = configuration(wanted)
    server = uvicorn.Server(config)
    running = asyncio.create_task(server.serve())
    while not server.started:
        if running.done():
            running.result()
        await asyncio.sleep(0.02)
    made = Service(wanted, cast(FastAPI, config.app).state.hall)
    try:
        yield made
    finally:
        await made.web.aclose()
        server.should_exit = True
        await running


async def until(seat: RemoteSeat, true: Callable[[], bool], seconds: float = HEARD) -> None:
    """Wait until something is true of what a seat sees."""
    async with seat.changed:
        await asyncio.wait_for(seat.changed.wait_for(true), seconds)


async def news_after(seat: RemoteSeat, seq: int, seconds: float = HEARD) -> None:
    """Wait until a seat has heard of a later change."""
    await until(seat, lambda: seat.seq > seq or seat.finished, seconds)


async def play_on(seat: RemoteSeat, chance: random.Random, drops: int = 0) -> int:
    """Play random legal actions until the game is over, losing the connection now and then; gives how many."""
    acted = 0
    while not seat.finished:
        asked_at = seat.seq
        if seat.question is None:
            await news_after(seat, asked_at)
            continue
        choice = chance.choice(seat.options)[0]
        with contextlib.suppress(TableError):  # somebody else was faster
            await seat.act(choice)
            acted += 1
        if drops and acted % 7 == 0:
            drops -= 1
            await seat.drop()
        await news_after(seat, asked_at)
    return acted
