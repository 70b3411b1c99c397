"""The two kinds of database behind one face: SQLite in a thread of its own, PostgreSQL over the network.

Work on a database is written once, as coroutines that await a connection. With PostgreSQL they really wait. With SQLite
a whole transaction runs in one thread without ever waiting: a hop to a thread and back for each statement would cost
far more than the statement.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Protocol, TypeVar, cast

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from sietch.server.migrations import migrate

READERS = 4
BUSY = 10  # seconds that SQLite waits for a lock
T = TypeVar("T")


class Connection(Protocol):
    """What work on a database may ask of a connection."""

    async def execute(self, statement: Any, parameters: Any = None) -> sa.CursorResult[Any]: ...
    async def scalar(self, statement: Any, parameters: Any = None) -> Any: ...
    def begin_nested(self) -> contextlib.AbstractAsyncContextManager[Any]: ...


class Database(Protocol):
    """Where everything is kept."""

    async def migrate(self) -> None: ...
    async def transaction(self, work: Callable[[Connection], Awaitable[T]]) -> T: ...
    async def snapshot(self, work: Callable[[Connection], Awaitable[T]]) -> T: ...
    async def rows(self, query: sa.Select[Any]) -> list[dict[str, Any]]: ...
    async def close(self) -> None: ...


def open_database(url: str) -> Database:
    return Sqlite(url) if url.startswith("sqlite") else Postgres(url)


class Sqlite:
    """One file. One thread writes, a few read."""

    def __init__(self, url: str) -> None:
        self.engine = sa.create_engine(url.replace("+aiosqlite", ""), connect_args={"timeout": BUSY})
        sa.event.listen(self.engine, "connect", _prepare)
        sa.event.listen(self.engine, "begin", _begin)
        self._writer = ThreadPoolExecutor(1, "sqlite-writer")
        self._readers = ThreadPoolExecutor(READERS, "sqlite-reader")

    async def migrate(self) -> None:
        await self._run(self._writer, self._migrate)

    def _migrate(self) -> None:
        with self.engine.begin() as connection:
            migrate(connection)

    async def transaction(self, work: Callable[[Connection], Awaitable[T]]) -> T:
        return await self._run(self._writer, lambda: self._transact(work, "BEGIN IMMEDIATE"))

    async def snapshot(self, work: Callable[[Connection], Awaitable[T]]) -> T:
        """Read as if nothing happened meanwhile."""
        return await self._run(self._readers, lambda: self._transact(work, "BEGIN"))

    def _transact(self, work: Callable[[Connection], Awaitable[T]], begin: str) -> T:
        with self.engine.connect().execution_options(begin=begin) as connection, connection.begin():
            return _drive(work(Unwaiting(connection)))

    async def rows(self, query: sa.Select[Any]) -> list[dict[str, Any]]:
        return await self._run(self._readers, lambda: self._rows(query))

    def _rows(self, query: sa.Select[Any]) -> list[dict[str, Any]]:
        with self.engine.connect() as connection:
            return [dict(row) for row in connection.execute(query).mappings()]

    async def close(self) -> None:
        self._writer.shutdown(wait=True)
        self._readers.shutdown(wait=True)
        self.engine.dispose()

    async def _run(self, threads: ThreadPoolExecutor, call: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(threads, call)


class Unwaiting:
    """A connection that answers at once, because it is already in the right thread."""

    def __init__(self, connection: sa.Connection) -> None:
        self._connection = connection

    async def execute(self, statement: Any, parameters: Any = None) -> sa.CursorResult[Any]:
        return self._connection.execute(statement, parameters)

    async def scalar(self, statement: Any, parameters: Any = None) -> Any:
        return self._connection.scalar(statement, parameters)

    @contextlib.asynccontextmanager
    async def begin_nested(self) -> AsyncIterator[None]:
        with self._connection.begin_nested():
            yield


def _drive(work: Awaitable[T]) -> T:
    """Run a coroutine that never really waits."""
    steps = work.__await__()
    try:
        next(steps)
    except StopIteration as end:
        return cast(T, end.value)
    raise RuntimeError("work on a database may wait for nothing but its connection")


def _prepare(connection: Any, _: Any) -> None:
    connection.isolation_level = None  # transactions begin when we say so, not when the driver thinks
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin(connection: sa.Connection) -> None:
    connection.exec_driver_sql(connection.get_execution_options().get("begin", "BEGIN"))


class Postgres:
    """A server that any number of processes may share."""

    def __init__(self, url: str) -> None:
        options = {"timeout": 5, "command_timeout": 10}
        self.engine = create_async_engine(url, pool_pre_ping=True, pool_size=10, connect_args=options)

    async def migrate(self) -> None:
        async with self.engine.begin() as connection:
            await connection.run_sync(migrate)

    async def transaction(self, work: Callable[[Connection], Awaitable[T]]) -> T:
        async with self.engine.begin() as connection:
            return await work(cast(Connection, connection))

    async def snapshot(self, work: Callable[[Connection], Awaitable[T]]) -> T:
        """Read as if nothing happened meanwhile."""
        async with self.engine.connect() as plain:
            connection: AsyncConnection = await plain.execution_options(isolation_level="REPEATABLE READ")
            async with connection.begin():
                return await work(cast(Connection, connection))

    async def rows(self, query: sa.Select[Any]) -> list[dict[str, Any]]:
        async with self.engine.connect() as connection:
            return [dict(row) for row in (await connection.execute(query)).mappings()]

    async def close(self) -> None:
        await self.engine.dispose()
