"""Databases of both kinds, and tables in them that were played without a network."""

from __future__ import annotations

import contextlib
import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import create_async_engine

from server.engines import Postgres
from sietch.server import making, talk
from sietch.server.databases import Connection
from sietch.server.hall import Hall
from sietch.server.settings import Settings
from sietch.server.store import Store
from sietch.server.upkeep import OURS, counts, names, reach

KINDS = ("sqlite", "postgres")


class Places:
    """As many empty databases of either kind as a test wants."""

    def __init__(self, folder: Path, server: Postgres | None = None) -> None:
        self.folder = folder
        self.server = server
        self.made = 0

    async def empty(self, kind: str) -> Settings:
        self.made += 1
        data = self.folder / f"data{self.made}"
        data.mkdir()
        if kind == "sqlite":
            return Settings(data=data, bot_pace=0.0)
        assert self.server is not None
        url = self.server.url.rpartition("/")[0]
        engine = create_async_engine(Settings(database=self.server.url).database_url, isolation_level="AUTOCOMMIT")
        async with engine.connect() as connection:
            await connection.execute(sa.text(f"CREATE DATABASE d{self.made}"))
        await engine.dispose()
        return Settings(data=data, bot_pace=0.0, database=f"{url}/d{self.made}")


@contextlib.asynccontextmanager
async def opened(settings: Settings) -> AsyncIterator[Hall]:
    """The hall of a server, without its network."""
    hall = Hall(settings)
    await hall.open()
    try:
        yield hall
    finally:
        await hall.close()


async def played(hall: Hall, actions: int, seed: int = 0, name: str = "") -> str:
    """A table of two people where so many actions were taken, and something was said."""
    made = await making.create(hall, "imperium", ["link", "link"], None, name)
    room = await hall.room(made["id"])
    await hall.start(room)
    chance = random.Random(seed)
    for _ in range(actions):
        seat = room.game.waiting(room.state)[0]
        await room.act(seat, chance.choice(room.game.options(room.state, seat)), None)
    await talk.say(room, 0, "the spice must flow", None)
    return str(made["id"])


async def filled(store: Store, table_id: str) -> None:
    """A row in every table that has none, whatever it is about."""
    sample: dict[type[Any], Any] = {str: "x", int: 1, float: 1.25, bool: True, object: {"a": [1, None, "é"]}}

    async def work(connection: Connection) -> None:
        there = await counts(store, connection)
        for table in OURS.sorted_tables:
            if there.get(table.name) == 0:
                row = {column.name: sample[column.type.python_type] for column in table.columns}
                refers = {key.parent.name: key.column.table.name for key in table.foreign_keys}
                row.update({name: table_id for name, other in refers.items() if other == "tables"})
                await connection.execute(table.insert().values(row))

    await store.database.transaction(work)


async def everything(store: Store) -> dict[str, list[Any]]:
    """All rows of all tables."""

    async def look(connection: Connection) -> dict[str, list[Any]]:
        there = await names(store, connection)
        found: dict[str, list[Any]] = {}
        for table in OURS.sorted_tables:
            if table.name in there:
                query = sa.select(table).order_by(*table.primary_key.columns)
                found[table.name] = [list(row) for row in await connection.execute(query)]
        return found

    return await store.database.snapshot(look)


async def contents(settings: Settings) -> dict[str, list[Any]]:
    async with reach(settings.database_url) as store:
        return await everything(store)
