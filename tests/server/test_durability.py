"""A server that is killed in the middle of play has lost nothing that it had acknowledged, and does nothing twice.

`SIETCH_KILLS` says how often each kind of database sees its server die (20 is the full measure).
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import signal
import time
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa

from server.engines import postgres, redis, server
from server.service import news_after, play_on
from server.truth import plain
from sietch.server import schema
from sietch.server.client import Lost, RemoteSeat, TableError, socket_address
from sietch.server.databases import Connection, Database, open_database
from sietch.server.position import Entry, Position

KILLS = int(os.environ.get("SIETCH_KILLS", "4"))
PATIENCE = 120.0 + 20.0 * KILLS
ACTED = 2  # actions at each table before its server ends
STOPS = 10.0  # seconds in which a server that is told to stop has stopped
TABLES = [
    ("imperium", ["link", "link", "link"]),
    ("uprising", ["link", "link", "random"]),
    ("classic", ["link", "link", "link", "random"]),
]


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> Iterator[str]:
    """An address of each kind of database; empty for the usual file."""
    if request.param == "sqlite":
        yield ""
    else:
        with postgres() as running:
            yield running.url


@dataclass
class Table:
    """A table, and what its people were promised: for each of their requests the action and the answer."""

    made: dict[str, Any]
    asked: dict[tuple[int, str], int] = field(default_factory=dict)
    acknowledged: dict[tuple[int, str], int] = field(default_factory=dict)
    over: bool = False


async def open_table(address: str, game: str, seats: list[str]) -> Table:
    async with httpx.AsyncClient(base_url=address, timeout=30) as web:
        answer = await web.post("/api/tables", json={"game": game, "seats": seats})
        made = answer.json()
        host = {"Authorization": f"Bearer {made['host_key']}"}
        assert (await web.post(f"/api/tables/{made['id']}/start", headers=host)).status_code == 204
    return Table(made)


async def play_until_it_ends(address: str, table: Table, link: dict[str, Any], chance: random.Random) -> None:
    """Act as fast as possible and remember what was asked for and what the server has confirmed."""
    seat = RemoteSeat(address, table.made["id"], link["key"])
    try:
        await seat.open()
        while not seat.finished:
            if not seat.options:
                await asyncio.sleep(0.005)
                continue
            action, request = chance.choice(seat.options)[0], f"r{chance.random()}"[:40]
            table.asked[link["seat"], request] = action
            with contextlib.suppress(TableError):  # somebody else was faster
                table.acknowledged[link["seat"], request] = await seat.act(action, request)
        table.over = True
    except Lost:
        pass  # the server has ended for good
    finally:
        await seat.close()


@contextlib.asynccontextmanager
async def at_play(address: str, tables: list[Table], chance: random.Random) -> AsyncIterator[None]:
    """Everybody plays while the block lasts, which begins when something was acknowledged at every table."""
    before = [len(table.acknowledged) for table in tables]
    players = [
        asyncio.create_task(play_until_it_ends(address, table, link, random.Random(chance.random())))
        for table in tables
        for link in table.made["links"]
    ]
    try:
        # However slow the machine is: a server that was killed before anybody had acted would prove nothing.
        while any(len(table.acknowledged) < had + ACTED for table, had in zip(tables, before, strict=True)):
            if any(player.done() for player in players):
                break
            await asyncio.sleep(0.01)
        yield
    finally:
        for player in players:
            if player.done():
                player.result()
            player.cancel()
        await asyncio.gather(*players, return_exceptions=True)


async def read(connection: Connection, name: str) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """A table's row and its log, both of the same moment: the bots play on."""
    c = schema.log.c
    (row,) = (await connection.execute(sa.select(schema.tables).where(schema.tables.c.id == name))).mappings()
    log = await connection.execute(sa.select(schema.log).where(c.table_id == name).order_by(c.n))
    return dict(row), [dict(line) for line in log.mappings()]


async def check_the_log(kept: Database, table: Table) -> tuple[dict[str, Any], list[Entry]]:
    """Everything that was acknowledged stands in the log, once, at its place; gives the table as it is kept."""
    row, lines = await kept.snapshot(lambda connection: read(connection, table.made["id"]))
    assert [line["n"] for line in lines] == list(range(len(lines))), "the log has a gap"
    assert row["entries"] == len(lines)
    done = {(line["seat"], line["request"]): line for line in lines if line["request"]}
    assert len(done) == sum(1 for line in lines if line["request"]), "a request was carried out twice"
    for asked, seq in table.acknowledged.items():
        assert asked in done, "an acknowledged action is missing"
        assert (done[asked]["n"], done[asked]["action"]) == (seq - 1, table.asked[asked])
    assert set(done) <= set(table.asked), "something was done that nobody asked for"
    return row, [Entry(line["kind"], line["seat"], line["action"], line["at"], line["request"]) for line in lines]


async def check_it_goes_on(kept: Database, address: str, table: Table, before: int) -> None:
    """Each seat finds the position that the log tells, and what was asked before the end can be asked again."""
    for link in table.made["links"]:
        seat = await RemoteSeat(address, table.made["id"], link["key"]).open()
        try:
            assert seat.seq >= before
            for (who, request), action in list(table.asked.items())[-3:]:
                if who == link["seat"]:
                    with contextlib.suppress(TableError):
                        table.acknowledged[who, request] = await seat.act(action, request)
            seq, view = seat.seq, seat.view
            row, entries = await check_the_log(kept, table)
            position = Position(row)
            position.read(entries[:seq])
            assert view == plain(position.game.view(position.state, link["seat"])), "not what the log tells"
        finally:
            await seat.close()


def test_nothing_acknowledged_is_lost_when_the_server_is_killed(database: str, tmp_path: Path) -> None:
    chance = random.Random(5)

    async def story() -> None:
        with server(tmp_path, database) as running:
            kept = open_database(running.settings.database_url)
            tables = [await open_table(running.address, game, seats) for game, seats in TABLES]
            acknowledged = 0
            for _ in range(KILLS):
                async with at_play(running.address, tables, chance):
                    await asyncio.sleep(chance.uniform(0.0, 0.8))
                    running.end(signal.SIGKILL)
                logs = [len((await check_the_log(kept, table))[1]) for table in tables]
                running.start()
                for place, table in enumerate(tables):
                    await check_it_goes_on(kept, running.address, table, logs[place])
                    if table.over:
                        acknowledged += len(table.acknowledged)
                        tables[place] = await open_table(running.address, *TABLES[place])
            acknowledged += sum(len(table.acknowledged) for table in tables)
            print(f"{KILLS} kills; {acknowledged} acknowledged actions")
            assert acknowledged > 3 * KILLS
            await kept.close()

    asyncio.run(asyncio.wait_for(story(), PATIENCE))


def test_a_server_that_is_told_to_stop_finishes_what_it_does(database: str, tmp_path: Path) -> None:
    chance = random.Random(6)

    async def story() -> None:
        with server(tmp_path, database) as running:
            kept = open_database(running.settings.database_url)
            tables = [await open_table(running.address, game, seats) for game, seats in TABLES]
            async with at_play(running.address, tables, chance):
                await asyncio.sleep(0.5)
                took = await asyncio.to_thread(running.end, signal.SIGTERM)
                assert took < STOPS
            for table in tables:
                assert table.acknowledged
                await check_the_log(kept, table)
            running.start()
            for table in tables:
                await check_it_goes_on(kept, running.address, table, max(table.acknowledged.values()))
            await kept.close()

    asyncio.run(asyncio.wait_for(story(), PATIENCE))


def test_the_bots_of_a_killed_server_end_with_it(tmp_path: Path) -> None:
    async def story() -> None:
        with server(tmp_path) as running:
            table = await open_table(running.address, "imperium", ["link", "random"])
            seat = await RemoteSeat(running.address, table.made["id"], table.made["links"][0]["key"]).open()
            while len({line["seat"] for line in seat.events if line["seat"] >= 0}) < 2:  # until the bot has acted
                if seat.options:
                    await seat.act(seat.options[0][0])
                await asyncio.sleep(0.05)
            await seat.close()
            running.end(signal.SIGKILL)
            deadline = time.monotonic() + STOPS
            while running.orphans():
                assert time.monotonic() < deadline, "workers are left behind, and every kill leaves more"
                await asyncio.sleep(0.1)

    asyncio.run(asyncio.wait_for(story(), PATIENCE))


def test_viewers_of_a_killed_process_go_on_with_another(tmp_path: Path) -> None:
    async def story(database: str, bus: str) -> None:
        with server(tmp_path / "a", database, bus) as first, server(tmp_path / "b", database, bus) as second:
            table = await open_table(first.address, "imperium", ["link", "link"])
            name, keys = table.made["id"], [link["key"] for link in table.made["links"]]
            here = await RemoteSeat(first.address, name, keys[0]).open()
            there = await RemoteSeat(second.address, name, keys[1]).open()
            watching = [await RemoteSeat(running.address, name).open() for running in (first, second)]
            players = [asyncio.create_task(play_on(seat, random.Random(n))) for n, seat in enumerate((here, there))]
            await news_after(watching[1], 30)
            for seat in (here, watching[0]):
                seat.address = socket_address(second.address, name)
            await asyncio.to_thread(first.end, signal.SIGKILL)
            await asyncio.gather(*players)
            for seat in watching:
                while not seat.finished:
                    await news_after(seat, seat.seq)
            told = [json.dumps([event["kind"] for event in seat.events]) for seat in (here, there, *watching)]
            assert len(set(told)) == 1, "somebody has missed something, or heard it twice"
            assert here.moment["result"] == there.moment["result"]
            for seat in (here, there, *watching):
                await seat.close()

    with postgres() as running, redis() as bus:
        asyncio.run(asyncio.wait_for(story(running.url, bus), PATIENCE))
