"""Storage: an append-only log that one writer per process commits in groups."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from sietch.server.migrations import migrate

GROUP = 200  # changes that share one commit at most
PATIENCE = 15.0  # seconds after which a database that does not answer counts as unreachable
UNREACHABLE = (DBAPIError, OSError, PoolTimeout, TimeoutError)
Work = Callable[[AsyncConnection], Awaitable[Any]]
Heed = Callable[[set[str]], Awaitable[None]]


class Unsaved(Exception):
    """The database could not be reached: nothing was changed, the same request may be sent again."""


class Taken(Exception):
    """Raised by some work that finds its ground changed: it alone is undone, and its author is told."""


class Conflict(Exception):
    """Somebody else was first: another process has written this place of the log, or this request was done already."""


@dataclass(frozen=True)
class Change:
    """Some work that waits for the next commit."""

    work: Work
    table: str
    done: asyncio.Future[Any]


class Store:
    """Reads through a pool; writes through one task, so that many small changes share a commit."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.engine: AsyncEngine = create_async_engine(url, **_engine_options(url))
        if url.startswith("sqlite"):
            sa.event.listen(self.engine.sync_engine, "connect", _sqlite_pragmas)
        self.heed: Heed | None = None  # is told which tables a commit has changed
        self.commits = 0
        self.failures = 0
        self._queue: asyncio.Queue[Change] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Bring the database up to date, and start writing."""
        await migrate(self.engine)
        self._writer = asyncio.create_task(self._write_on())

    async def close(self) -> None:
        """Everything that was asked for is written first."""
        await self._queue.join()
        if self._writer is not None:
            self._writer.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._writer
        await self.engine.dispose()

    # -- writing --------------------------------------------------------------------------------------------------

    async def write(self, work: Work, table: str = "") -> Any:
        """Do some work in the next commit; the answer comes after it is on disk. `table` is the one it changes."""
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        await self._queue.put(Change(work, table, done))
        return await done

    async def _write_on(self) -> None:
        while True:
            group = [await self._queue.get()]
            while len(group) < GROUP and not self._queue.empty():
                group.append(self._queue.get_nowait())
            try:
                await self._commit(group)
            finally:
                for _ in group:
                    self._queue.task_done()

    async def _commit(self, group: list[Change]) -> None:
        results: list[tuple[asyncio.Future[Any], Any, Exception | None]] = []
        try:
            async with asyncio.timeout(PATIENCE), self.engine.begin() as connection:
                for change in group:
                    results.append((change.done, *await _try(connection, change.work)))
        except UNREACHABLE as error:
            self.failures += 1
            for change in group:
                if not change.done.done():
                    change.done.set_exception(Unsaved(f"The change was not saved ({type(error).__name__}); try again."))
            return
        self.commits += 1
        for done, result, fault in results:
            if done.done():
                continue
            if fault is None:
                done.set_result(result)
            else:
                done.set_exception(fault)
        changed = {change.table for change in group if change.table}
        if self.heed is not None and changed:
            await self.heed(changed)

    # -- reading --------------------------------------------------------------------------------------------------

    async def rows(self, query: sa.Select[Any]) -> list[dict[str, Any]]:
        try:
            async with asyncio.timeout(PATIENCE), self.engine.connect() as connection:
                found = await connection.execute(query)
                return [dict(row) for row in found.mappings()]
        except UNREACHABLE as error:
            self.failures += 1
            raise Unsaved(f"The database cannot be reached ({type(error).__name__}); try again.") from error

    async def row(self, query: sa.Select[Any]) -> dict[str, Any] | None:
        found = await self.rows(query)
        return found[0] if found else None


async def _try(connection: AsyncConnection, work: Work) -> tuple[Any, Exception | None]:
    """A savepoint for each: what one of them gets wrong does not undo the others."""
    try:
        async with connection.begin_nested():
            return await work(connection), None
    except IntegrityError as error:
        return None, Conflict(str(error.orig))
    except Taken as error:
        return None, error


def _engine_options(url: str) -> dict[str, Any]:
    if url.startswith("sqlite"):
        return {"connect_args": {"timeout": 15}}
    return {"pool_pre_ping": True, "pool_size": 10, "connect_args": {"timeout": 5, "command_timeout": 10}}


def _sqlite_pragmas(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
