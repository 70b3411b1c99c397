"""Storage: an append-only log that one writer per process commits in groups."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from sietch.server import schema

GROUP = 200  # changes that share one commit at most
Work = Callable[[AsyncConnection], Awaitable[Any]]


class Unsaved(Exception):
    """The database could not be reached: nothing was changed, the same request may be sent again."""


class Conflict(Exception):
    """Somebody else was first: another process has written this place of the log, or this request was done already."""


class Store:
    """Reads through a pool; writes through one task, so that many small changes share a commit."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.engine: AsyncEngine = create_async_engine(url, **_engine_options(url))
        if url.startswith("sqlite"):
            sa.event.listen(self.engine.sync_engine, "connect", _sqlite_pragmas)
        self._queue: asyncio.Queue[tuple[Work, asyncio.Future[Any]]] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Make sure that the tables exist, and start writing."""
        async with self.engine.begin() as connection:
            await connection.run_sync(schema.metadata.create_all)
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

    async def write(self, work: Work) -> Any:
        """Do some work in the next commit; the answer comes after it is on disk."""
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        await self._queue.put((work, done))
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

    async def _commit(self, group: list[tuple[Work, asyncio.Future[Any]]]) -> None:
        results: list[tuple[asyncio.Future[Any], Any, Exception | None]] = []
        try:
            async with self.engine.begin() as connection:
                for work, done in group:
                    try:
                        # A savepoint each: what one of them gets wrong does not undo the others.
                        async with connection.begin_nested():
                            results.append((done, await work(connection), None))
                    except IntegrityError as error:
                        results.append((done, None, Conflict(str(error.orig))))
        except (DBAPIError, OSError) as error:
            for _, done in group:
                if not done.done():
                    done.set_exception(Unsaved(f"the change was not saved ({type(error).__name__}); try again"))
            return
        for done, result, fault in results:
            if done.done():
                continue
            if fault is None:
                done.set_result(result)
            else:
                done.set_exception(fault)

    # -- reading --------------------------------------------------------------------------------------------------

    async def rows(self, query: sa.Select[Any]) -> list[dict[str, Any]]:
        try:
            async with self.engine.connect() as connection:
                found = await connection.execute(query)
                return [dict(row) for row in found.mappings()]
        except (DBAPIError, OSError) as error:
            raise Unsaved(f"the database cannot be reached ({type(error).__name__}); try again") from error

    async def row(self, query: sa.Select[Any]) -> dict[str, Any] | None:
        found = await self.rows(query)
        return found[0] if found else None


def _engine_options(url: str) -> dict[str, Any]:
    if url.startswith("sqlite"):
        return {"connect_args": {"timeout": 15}}
    return {"pool_pre_ping": True, "pool_size": 10}


def _sqlite_pragmas(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
