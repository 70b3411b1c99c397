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

from sietch.server.databases import Connection, Database, open_database

GROUP = 200  # changes that share one commit at most
PATIENCE = 15.0  # seconds after which a database that does not answer counts as unreachable
UNREACHABLE = (DBAPIError, OSError, PoolTimeout, TimeoutError)
Work = Callable[[Connection], Awaitable[Any]]
Heed = Callable[[set[str]], Awaitable[None]]
Result = tuple[Any, Exception | None]


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
    """Reads as they come; writes through one task, so that many small changes share a commit."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.database: Database = open_database(url)
        self.heed: Heed | None = None  # is told which tables a commit has changed
        self.commits = 0
        self.failures = 0
        self._queue: asyncio.Queue[Change] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Bring the database up to date, and start writing."""
        await self.database.migrate()
        self._writer = asyncio.create_task(self._write_on())

    async def close(self) -> None:
        """Everything that was asked for is written first."""
        await self._queue.join()
        if self._writer is not None:
            self._writer.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._writer
        await self.database.close()

    # -- writing --------------------------------------------------------------------------------------------------

    async def write(self, work: Work, table: str = "") -> Any:
        """Do some work in the next commit; the answer comes after it is on disk. `table` is the one it changes.

        The work may be done again from its beginning when a companion in the same commit has failed.
        """
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
        works = [change.work for change in group]
        try:
            async with asyncio.timeout(PATIENCE):
                try:
                    results = await self.database.transaction(lambda connection: _all(connection, works))
                except (IntegrityError, Taken):
                    results = await self.database.transaction(lambda connection: _each(connection, works))
        except UNREACHABLE as error:
            self.failures += 1
            for change in group:
                if not change.done.done():
                    change.done.set_exception(Unsaved(f"The change was not saved ({type(error).__name__}); try again."))
            return
        except Exception as error:
            for change in group:
                if not change.done.done():
                    change.done.set_exception(error)
            return
        self.commits += 1
        for change, (result, fault) in zip(group, results, strict=True):
            if change.done.done():
                continue
            if fault is None:
                change.done.set_result(result)
            else:
                change.done.set_exception(fault)
        changed = {change.table for change in group if change.table}
        if self.heed is not None and changed:
            await self.heed(changed)

    # -- reading --------------------------------------------------------------------------------------------------

    async def rows(self, query: sa.Select[Any]) -> list[dict[str, Any]]:
        try:
            async with asyncio.timeout(PATIENCE):
                return await self.database.rows(query)
        except UNREACHABLE as error:
            self.failures += 1
            raise Unsaved(f"The database cannot be reached ({type(error).__name__}); try again.") from error

    async def row(self, query: sa.Select[Any]) -> dict[str, Any] | None:
        found = await self.rows(query)
        return found[0] if found else None


async def _all(connection: Connection, works: list[Work]) -> list[Result]:
    """As a rule everything goes well."""
    return [(await work(connection), None) for work in works]


async def _each(connection: Connection, works: list[Work]) -> list[Result]:
    """A savepoint for each: what one of them gets wrong does not undo the others."""
    results: list[Result] = []
    for work in works:
        try:
            async with connection.begin_nested():
                results.append((await work(connection), None))
        except IntegrityError as error:
            results.append((None, Conflict(str(error.orig))))
        except Taken as error:
            results.append((None, error))
    return results
