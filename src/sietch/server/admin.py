"""What a host does with tables from outside: list, close, remove, take the record of one, count."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa

from sietch.kernel.record import Record
from sietch.server import schema
from sietch.server.bus import Bus
from sietch.server.databases import Connection
from sietch.server.position import ACT, UNDO
from sietch.server.rooms import BOT, OPEN_SEAT, PERSON, Room
from sietch.server.statuses import ABANDONED, CLOSED, FINISHED, OPEN, OVER, PLAYING
from sietch.server.store import Store
from sietch.server.upkeep import Hindered, counts, sqlite_file

STATUSES = (OPEN, PLAYING, FINISHED, ABANDONED, CLOSED)
DAY = 86_400.0
AT_ONCE = 200  # tables that one statement removes
TOLD = ("id", "game", "name", "status", "public", "entries", "created_at", "changed_at")


@dataclass(frozen=True)
class Wanted:
    """Which tables are meant: these, or those of a status that nobody has touched for some days."""

    ids: tuple[str, ...] = ()
    statuses: tuple[str, ...] = STATUSES
    older_than: float = 0.0  # days

    def clause(self) -> sa.ColumnElement[bool]:
        c = schema.tables.c
        if self.ids:
            return c.id.in_(self.ids)
        here = c.status.in_(self.statuses)
        return sa.and_(here, c.changed_at < time.time() - self.older_than * DAY) if self.older_than else here


async def list_tables(store: Store, wanted: Wanted) -> list[dict[str, Any]]:
    """The tables that are meant, the one touched last first, with who sits there and how many actions were taken."""
    t, s, e = schema.tables.c, schema.seats.c, schema.log.c
    meant = wanted.clause()
    ids = sa.select(t.id).where(meant)
    tables = sa.select(*[t[name] for name in TOLD]).where(meant).order_by(t.changed_at.desc(), t.id)
    kinds = sa.select(s.table_id, s.kind, sa.func.count().label("n")).where(s.table_id.in_(ids))
    besides = sa.select(e.table_id, e.n, e.kind, e.action).where(e.kind != ACT, e.table_id.in_(ids))

    async def look(connection: Connection) -> list[list[dict[str, Any]]]:
        queries = (tables, kinds.group_by(s.table_id, s.kind), besides.order_by(e.table_id, e.n))
        return [await _rows(connection, query) for query in queries]

    rows, seats, others = await store.database.snapshot(look)
    sitting = {(seat["table_id"], seat["kind"]): seat["n"] for seat in seats}
    entries: dict[str, list[Mapping[str, Any]]] = {}
    for entry in others:
        entries.setdefault(entry["table_id"], []).append(entry)
    for row in rows:
        row["seats"] = {kind: sitting.get((row["id"], kind), 0) for kind in (PERSON, BOT, OPEN_SEAT)}
        row["actions"] = _actions(row.pop("entries"), entries.get(row["id"], []))
    return rows


def _actions(entries: int, others: Sequence[Mapping[str, Any]]) -> int:
    """How many actions stand, from the length of a log and those of its entries that are no actions."""
    for place in range(len(others) - 1, -1, -1):
        if others[place]["kind"] == UNDO:
            since = entries - 1 - int(others[place]["n"])
            return int(others[place]["action"]) + since - (len(others) - 1 - place)
    return entries - len(others)


async def close_tables(store: Store, ids: Sequence[str]) -> list[str]:
    """No more play at these tables; gives those that were not over already."""
    c = schema.tables.c

    async def work(connection: Connection) -> list[str]:
        found = await _rows(connection, sa.select(c.id, c.status).where(c.id.in_(ids)).with_for_update())
        check_known(ids, found)
        going = [row["id"] for row in found if row["status"] not in OVER]
        values = {"status": CLOSED, "vote": None, "due_at": None, "bots_due": False, "changed_at": time.time()}
        closing = schema.tables.update().where(c.id.in_(going))
        await connection.execute(closing.values(**values, revision=c.revision + 1))
        return going

    return await store.database.transaction(work)


async def remove_tables(store: Store, wanted: Wanted) -> list[str]:
    """Tables with all that belongs to them are gone for good; gives which."""
    c = schema.tables.c

    async def work(connection: Connection) -> list[str]:
        found = await _rows(connection, sa.select(c.id).where(wanted.clause()).order_by(c.id).with_for_update())
        check_known(wanted.ids, found)
        ids = [row["id"] for row in found]
        for start in range(0, len(ids), AT_ONCE):
            await connection.execute(schema.tables.delete().where(c.id.in_(ids[start : start + AT_ONCE])))
        return ids

    return await store.database.transaction(work)


async def record_of(store: Store, table_id: str, secret: bool) -> Record:
    """The record of a table that is over; with `secret` also of one that is being played."""
    row = await store.row(sa.select(schema.tables).where(schema.tables.c.id == table_id))
    if row is None:
        raise Hindered("no-table", ids=table_id)
    if row["started_at"] is None:
        raise Hindered("not-begun", id=table_id)
    if row["status"] not in OVER and not secret:
        raise Hindered("secret", id=table_id)
    c = schema.seats.c
    query = sa.select(schema.seats).where(c.table_id == table_id).order_by(c.seat)
    room = Room(store, row, await store.rows(query))
    await room.open()
    return room.record()


async def stats(store: Store) -> dict[str, Any]:
    """How much there is of everything."""
    t, s = schema.tables.c, schema.seats.c

    async def look(connection: Connection) -> dict[str, Any]:
        by_status, by_kind = await _tally(connection, t.status), await _tally(connection, s.kind)
        rows = await counts(store, connection)
        return {
            "tables": rows["tables"],
            "statuses": {status: by_status.get(status, 0) for status in STATUSES},
            "games": dict(sorted((await _tally(connection, t.game)).items())),
            "seats": {kind: by_kind.get(kind, 0) for kind in (PERSON, BOT, OPEN_SEAT)},
            "entries": rows["log"],
            "talk": rows["chat"],
            "accounts": rows.get("accounts", 0),
            "bytes": await _size(store, connection),
        }

    return await store.database.snapshot(look)


async def announce(redis: str, tables: Sequence[str]) -> None:
    """Servers that share a Redis hear at once what has changed; the others find it when they look next."""

    async def hear(_: str) -> None:
        return None

    if redis and tables:
        bus = Bus(redis, hear)
        await bus.tell(set(tables))
        await bus.close()


def check_known(ids: Sequence[str], found: Sequence[Mapping[str, Any]]) -> None:
    """Whoever names a table that does not exist has mistyped it, and nothing is done to the others."""
    missing = [id for id in ids if id not in {row["id"] for row in found}]
    if missing:
        raise Hindered("no-table", ids=", ".join(missing))


async def _rows(connection: Connection, query: sa.Select[*tuple[Any, ...]]) -> list[dict[str, Any]]:
    return [dict(row) for row in (await connection.execute(query)).mappings()]


async def _tally(connection: Connection, column: sa.ColumnElement[str]) -> dict[str, int]:
    query = sa.select(column.label("value"), sa.func.count().label("n")).group_by(column)
    return {str(row["value"]): int(row["n"]) for row in await _rows(connection, query)}


async def _size(store: Store, connection: Connection) -> int:
    """Bytes on disk; SQLite keeps the newest of them beside its file."""
    file = sqlite_file(store.url)
    if file is None:
        return int(await connection.scalar(sa.select(sa.func.pg_database_size(sa.func.current_database()))))
    beside = [file, file.with_name(f"{file.name}-wal")]
    return sum(part.stat().st_size for part in beside if part.exists())
