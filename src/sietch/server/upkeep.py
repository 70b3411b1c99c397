"""The database as its host reaches it beside a server that may be running: as it is, not brought up to date unasked."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic.script import ScriptDirectory
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from sietch.server import schema_people
from sietch.server.databases import Connection
from sietch.server.migrations import configuration
from sietch.server.store import Store, Unsaved

LOST = (DBAPIError, PoolTimeout, TimeoutError, ConnectionError, Unsaved)
BRIEFLY = 2.0  # seconds to wait for others to let go of a file
OURS = schema_people.accounts.metadata  # complete: the part about people is the last that is described
STEPS = "alembic_version"
OTHERS = """SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()
AND coalesce(backend_type, 'client backend') = 'client backend'"""


class Hindered(Exception):
    """Why something was not done: a code, and the facts that a sentence about it needs."""

    def __init__(self, code: str, **facts: Any) -> None:
        super().__init__(f"{code} {facts}")
        self.code = code
        self.facts = facts


@contextlib.asynccontextmanager
async def reach(url: str, new: bool = False, alone: bool = False) -> AsyncIterator[Store]:
    """The store behind an address; with `new` it may hold nothing yet, with `alone` nobody else may be using it."""
    file = sqlite_file(url)
    if file is not None:
        _check_file(file, new, alone)
    store = Store(url)
    try:
        await _first_look(store, new, alone)
        yield store
    except LOST as error:
        raise Hindered("unusable", reason=reason(error)) from error
    finally:
        await store.database.close()


def is_sqlite(store: Store) -> bool:
    return store.url.startswith("sqlite")


def sqlite_file(url: str) -> Path | None:
    """The file behind an address; None for PostgreSQL."""
    try:
        parts = make_url(url)
    except (ArgumentError, ValueError):
        raise Hindered("bad-address") from None  # not the address itself: it may hold a password
    if parts.drivername in ("sqlite", "sqlite+aiosqlite"):
        return Path(parts.database or "")
    if parts.drivername != "postgresql+asyncpg":
        raise Hindered("bad-address")
    return None


def _check_file(file: Path, new: bool, alone: bool) -> None:
    if not file.exists():
        if not new:
            raise Hindered("no-database", place=str(file))
        file.parent.mkdir(parents=True, exist_ok=True)
    elif alone:
        _check_alone(file)


def _check_alone(file: Path) -> None:
    """A server keeps its file open; SQLite gives it to one alone only when no other has it open."""
    with contextlib.closing(sqlite3.connect(file, timeout=BRIEFLY, isolation_level=None)) as connection:
        try:
            connection.execute("PRAGMA locking_mode = EXCLUSIVE")
            connection.execute("BEGIN IMMEDIATE")
            connection.execute("ROLLBACK")
        except sqlite3.DatabaseError as error:
            if "locked" in str(error):
                raise Hindered("in-use") from None
            raise Hindered("unusable", reason=str(error)) from None


async def _first_look(store: Store, new: bool, alone: bool) -> None:
    """Whether the database is one that this program knows."""

    async def look(connection: Connection) -> str | None:
        if alone and not is_sqlite(store) and await connection.scalar(sa.text(OTHERS)):
            raise Hindered("in-use")
        return await revision(connection) if STEPS in await names(store, connection) else None

    try:
        found = await store.database.snapshot(look)
    except OSError as error:  # an address where nobody answers
        raise Hindered("unusable", reason=reason(error)) from error
    if found != head() and not (new and found is None):
        raise Hindered("other-steps" if found else "no-tables", found=found or "", wanted=head())


async def revision(connection: Connection) -> str:
    """The step of its history that the database stands at."""
    return str(await connection.scalar(sa.text(f"SELECT version_num FROM {STEPS}")))


def head() -> str:
    """The step that this program knows as the last."""
    return str(ScriptDirectory.from_config(configuration()).get_current_head())


async def names(store: Store, connection: Connection) -> set[str]:
    """The tables that the database has, whosever they are."""
    if is_sqlite(store):
        query = "SELECT name FROM sqlite_master WHERE type = 'table'"
    else:
        query = "SELECT tablename FROM pg_tables WHERE schemaname = current_schema()"
    return {row[0] for row in await connection.execute(sa.text(query))}


async def kept(store: Store, connection: Connection) -> list[sa.Table]:
    """Every table of ours that the database has, those that others refer to first."""
    there = await names(store, connection)
    return [table for table in OURS.sorted_tables if table.name in there]


async def counts(store: Store, connection: Connection) -> dict[str, int]:
    """How many rows each of them has."""
    return {
        str(table.name): int(await connection.scalar(sa.select(sa.func.count()).select_from(table)) or 0)
        for table in await kept(store, connection)
    }


def reason(error: BaseException) -> str:
    """What the database or the system says, in one line and without the statement."""
    if isinstance(error, Unsaved) and error.__cause__ is not None:
        return reason(error.__cause__)
    said: Any = getattr(error, "orig", None) or error
    words = getattr(said, "strerror", None) or str(said) or type(said).__name__
    return " ".join(words.split())
