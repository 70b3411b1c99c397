"""When the database or the bus is gone, players are told within a bounded time, and play goes on when it is back."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from server.engines import Postgres, postgres, redis_server
from server.service import Service, news_after, run, service
from sietch.server import databases, store
from sietch.server.client import RemoteSeat, TableError

TOLD = 12.0  # seconds within which a player hears that a move was not saved
CAUGHT_UP = 5.0  # seconds within which viewers see what another process did, without a bus


@contextlib.contextmanager
def stopped(server: Postgres) -> Iterator[None]:
    """PostgreSQL is away for a while."""
    server.stop()
    try:
        yield
    finally:
        server.start()


@contextlib.contextmanager
def locked(file: Path) -> Iterator[None]:
    """Another program writes to the file and does not come to an end."""
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        other.execute("ROLLBACK")
        other.close()


async def asked(seats: list[RemoteSeat]) -> RemoteSeat:
    """Whoever is to act."""
    while True:
        for seat in seats:
            if seat.question is not None:
                return seat
        await asyncio.sleep(0.02)


async def check_an_outage(host: Service, outage: contextlib.AbstractContextManager[None]) -> None:
    """Of people and of bots: told, nothing changed, tried again, done."""
    made = await host.table("imperium", ["link", "link"])
    bots = await host.table("imperium", ["link", "heuristic", "heuristic"])
    people = [await host.sit(made, 0), await host.sit(made, 1)]
    alone, spectator = await host.sit(bots), await host.watch(made)
    seat = await asked(people)
    action, at, seen = seat.options[0][0], seat.seq, seat.view
    bots_at = alone.seq
    with outage:
        for _ in range(2):  # also who tries again at once is told
            began = time.monotonic()
            with pytest.raises(TableError) as refused:
                await seat.act(action, request="the same")
            assert refused.value.code == "unsaved"
            assert time.monotonic() - began < TOLD
        assert (seat.seq, seat.view) == (at, seen), "nothing has changed"
        began = time.monotonic()
        refusal = await host.web.post("/api/tables", json={"game": "imperium", "seats": ["link", "link"]})
        assert (refusal.status_code, refusal.json()["code"]) == (503, "unsaved")
        assert refusal.json()["message"].endswith("again.")
        assert time.monotonic() - began < TOLD
        assert (await host.web.get("/health")).status_code == 200
        await spectator.drop()  # who comes back to a table that is open here is let in
    began = time.monotonic()
    done = await keep_trying(seat, action)
    assert time.monotonic() - began < TOLD, "play goes on soon, without a restart"
    assert done == at + 1
    await news_after(spectator, at)
    # The table with the bots goes on too, whoever was to act when the database went away.
    while alone.seq < bots_at + 8:
        if alone.options:
            await keep_trying(alone, alone.options[0][0])
        else:
            await asyncio.sleep(0.02)
    for viewer in (*people, alone, spectator):
        await viewer.close()


async def keep_trying(seat: RemoteSeat, action: int) -> int:
    """Send the same request until it is saved."""
    while True:
        try:
            return await seat.act(action, request=f"at {seat.seq}")
        except TableError as error:
            if error.code != "unsaved":
                raise
        await asyncio.sleep(0.1)


def test_postgresql_goes_away_and_comes_back(tmp_path: Path) -> None:
    async def story(running: Postgres) -> None:
        async with service(tmp_path, database=running.url) as host:
            await check_an_outage(host, stopped(running))

    with postgres() as running:
        run(story(running))


def test_postgresql_stands_still(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store, "PATIENCE", 2.0)

    async def story(running: Postgres) -> None:
        async with service(tmp_path, database=running.url) as host:
            await check_an_outage(host, running.frozen())

    with postgres() as running:
        run(story(running))


def test_sqlite_is_locked_by_somebody_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(databases, "BUSY", 1)

    async def story() -> None:
        async with service(tmp_path) as host:
            await check_an_outage(host, locked(tmp_path / "sietch.sqlite"))

    run(story())


def test_without_the_bus_two_processes_still_catch_up(tmp_path: Path) -> None:
    async def story(database: str) -> None:
        with redis_server() as bus:
            both = {"database": database, "redis": bus.url}
            async with service(tmp_path / "a", **both) as first, service(tmp_path / "b", **both) as second:
                made = await first.table("imperium", ["link", "link"])
                here, there = await first.sit(made, 0), await second.sit(made, 1)
                watching = [await first.watch(made), await second.watch(made)]
                for gone in (True, False):
                    bus.stop() if gone else bus.start()
                    for _ in range(4):
                        seat = await asked([here, there])
                        at, began = seat.seq, time.monotonic()
                        await keep_trying(seat, seat.options[0][0])
                        assert time.monotonic() - began < 1.0, "a lost bus keeps nobody waiting"
                        for viewer in (here, there, *watching):
                            await news_after(viewer, at, CAUGHT_UP)
                assert len({str(viewer.seq) for viewer in (here, there, *watching)}) == 1
                for viewer in (here, there, *watching):
                    await viewer.close()

    with postgres() as running:
        run(story(running.url))
