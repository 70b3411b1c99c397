"""A copy of everything the database holds, taken while servers go on writing to it."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from sietch import __version__
from sietch.server.backup_file import Header, written
from sietch.server.databases import Connection
from sietch.server.store import Store
from sietch.server.upkeep import counts, kept, revision

AT_ONCE = 1_000  # rows held in memory


async def back_up(store: Store, path: Path) -> Header:
    """Write one moment of the database to a file; gives what the file says about itself."""

    async def copy(connection: Connection) -> Header:
        tables = await kept(store, connection)
        header = Header(
            sietch=__version__,
            revision=await revision(connection),
            made_at=time.time(),
            columns={str(table.name): [str(column.name) for column in table.columns] for table in tables},
            rows=await counts(store, connection),
        )
        with written(path, header) as pen:
            for table in tables:
                async for row in _rows(connection, table):
                    pen.row(str(table.name), list(row))
        return header

    return await store.database.snapshot(copy)


async def _rows(connection: Connection, table: sa.Table) -> AsyncIterator[sa.Row[Any]]:
    """All rows of a table, some at a time: each time those that come after the last one."""
    key = list(table.primary_key.columns)
    query = sa.select(table).order_by(*key).limit(AT_ONCE)
    page = (await connection.execute(query)).all()
    while page:
        for row in page:
            yield row
        last = [row._mapping[column] for column in key]
        page = (await connection.execute(query.where(sa.tuple_(*key) > sa.tuple_(*last)))).all()
