"""A backup becomes a database again: all of it or nothing."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby, islice
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, StatementError

from sietch.server.backup_file import Header, check, rows
from sietch.server.databases import Connection
from sietch.server.store import Store
from sietch.server.upkeep import Hindered, counts, head, is_sqlite, kept

AT_ONCE = 1_000  # rows in one statement


async def restore(store: Store, path: Path, force: bool) -> Header:
    """Fill an empty database from a backup; with `force` also one that is not, of which nothing stays."""
    header = check(path)
    if header.revision != head():
        raise Hindered("other-backup", file=str(path), found=header.revision, wanted=head(), version=header.sietch)
    await store.database.migrate()

    async def work(connection: Connection) -> None:
        tables = await kept(store, connection)
        if any((await counts(store, connection)).values()):
            if not force:
                raise Hindered("not-empty")
            await _empty(store, connection, tables)
        await _fill(connection, {table.name: table for table in tables}, header, path)
        if not is_sqlite(store):
            await _go_on_counting(connection, tables)

    await store.database.transaction(work)
    return header


async def _empty(store: Store, connection: Connection, tables: list[sa.Table]) -> None:
    if is_sqlite(store):
        for table in reversed(tables):
            await connection.execute(table.delete())
    else:
        await connection.execute(sa.text(f"TRUNCATE {', '.join(table.name for table in tables)}"))


async def _fill(connection: Connection, tables: dict[str, sa.Table], header: Header, path: Path) -> None:
    for name, columns in header.columns.items():
        if name not in tables or not set(columns) <= set(tables[name].columns.keys()):
            raise Hindered("damaged", file=str(path))
    try:
        for name, group in groupby(rows(path), key=lambda row: row[0]):
            lines = (values for _, values in group)
            while batch := _next(lines, header.columns[name]):
                await connection.execute(tables[name].insert(), batch)
    except DBAPIError:
        raise
    except StatementError:  # a value that does not belong into its column
        raise Hindered("damaged", file=str(path)) from None


def _next(lines: Iterator[list[Any]], columns: list[str]) -> list[dict[str, Any]]:
    return [dict(zip(columns, map(_kept, values), strict=True)) for values in islice(lines, AT_ONCE)]


def _kept(value: Any) -> Any:
    """SQLite lets visitors write a NUL character; PostgreSQL would refuse the whole backup for it."""
    return value.replace("\0", "\N{REPLACEMENT CHARACTER}") if isinstance(value, str) else value


async def _go_on_counting(connection: Connection, tables: list[sa.Table]) -> None:
    """PostgreSQL numbers rows with counters of its own, which know nothing of rows that came with a number."""
    for table in tables:
        column = table.autoincrement_column
        if column is not None:
            last = await connection.scalar(sa.select(sa.func.max(column)))
            counter = sa.func.pg_get_serial_sequence(table.name, column.name)
            await connection.execute(sa.select(sa.func.setval(counter, last or 1, last is not None)))
