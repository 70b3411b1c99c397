"""Since when a table waits for a seat. One turn lasts while others answer too, and ends when the seat acts."""

from __future__ import annotations

import contextlib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa

from sietch.server import schema
from sietch.server.databases import Connection
from sietch.server.schema_people import turns
from sietch.server.store import Conflict, Store

Place = tuple[str, int]  # a table and a seat
OWN = ("act", "undo")  # entries of the log that a seat makes itself


@dataclass(frozen=True)
class Turn:
    """The table has waited since then; the length of the log at that moment tells one turn from another."""

    entries: int
    since: float


async def known_turns(store: Store) -> dict[Place, Turn]:
    """The turns as they were written down last."""
    rows = await store.rows(sa.select(turns))
    return {(row["table_id"], row["seat"]): Turn(row["entries"], row["since"]) for row in rows}


async def follow_turns(
    store: Store, known: Mapping[Place, Turn], acted: Mapping[Place, Turn], waiting: Mapping[Place, int]
) -> dict[Place, Turn]:
    """Write down which turns have begun and ended, given who is waited for now and how long each log is.

    `known` and `acted` must have been read before `waiting`: what is new since then is left to the next look. Who acts
    in between would be told otherwise that it is their turn when it is no more.
    """
    over = [place for place in known if place not in waiting]
    begun = [place for place in waiting if place not in known]
    again = {place: turn for place, turn in acted.items() if place in waiting and place in known}
    if over or begun or again:

        async def work(connection: Connection) -> None:
            for place in over:
                await connection.execute(turns.delete().where(_is(place, known[place])))
            for place, turn in again.items():
                values = {"entries": turn.entries, "since": turn.since}
                await connection.execute(turns.update().where(_is(place, known[place])).values(**values))
            for place in begun:
                await connection.execute(_begin(place, waiting[place]))

        with contextlib.suppress(Conflict):  # another process follows them too
            await store.write(work)
    return await known_turns(store)


def _is(place: Place, turn: Turn) -> sa.ColumnElement[bool]:
    return sa.and_(turns.c.table_id == place[0], turns.c.seat == place[1], turns.c.entries == turn.entries)


def _begin(place: Place, entries: int) -> sa.Insert:
    """Written only if the table still stands where it was seen."""
    t = schema.tables.c
    since = sa.case((t.started_at > t.changed_at, t.started_at), else_=t.changed_at)
    seen = sa.select(t.id, sa.literal(place[1]), t.entries, since).where(t.id == place[0], t.entries == entries)
    return turns.insert().from_select(["table_id", "seat", "entries", "since"], seen)


async def acted_since(store: Store) -> dict[Place, Turn]:
    """Seats that have acted since their turn began: if they are waited for again, it is another turn."""
    c = schema.log.c
    mine = sa.and_(c.table_id == turns.c.table_id, c.seat == turns.c.seat, c.n >= turns.c.entries, c.kind.in_(OWN))
    last: sa.Select[Any] = (
        sa.select(c.table_id, c.seat, sa.func.max(c.n).label("n"), sa.func.max(c.at).label("at"))
        .join(turns, mine)
        .group_by(c.table_id, c.seat)
    )
    return {(row["table_id"], row["seat"]): Turn(row["n"] + 1, row["at"]) for row in await store.rows(last)}


async def paused(store: Store, table_id: str) -> bool:
    """Whether the table has agreed to pause."""
    c = schema.log.c
    query = sa.select(c.kind).where(c.table_id == table_id, c.kind.in_(("pause", "resume")))
    last = await store.row(query.order_by(c.n.desc()).limit(1))
    return last is not None and last["kind"] == "pause"
