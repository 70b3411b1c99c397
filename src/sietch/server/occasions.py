"""What there is to tell, and to whom: read from the database alone, so that a restart loses nothing."""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa

from sietch.server import keys, schema
from sietch.server.rooms import BOT
from sietch.server.schema_people import accounts, seats_of, subscriptions
from sietch.server.sessions import still_held
from sietch.server.statuses import OVER as OVER_STATUS
from sietch.server.statuses import PLAYING
from sietch.server.store import Store
from sietch.server.subscriptions import OVER, STARTED, TURN, VOTE
from sietch.server.turns import Turn

DAY = 86_400.0
NEWS_LASTS = 3 * DAY  # after which a start or an end is news no more


@dataclass(frozen=True)
class Listener:
    """A subscription, and one seat that it is about."""

    subscription: int
    channel: str
    address: str
    language: str
    why: tuple[str, ...]
    confirmed_at: float
    table: Mapping[str, Any]
    seat: int
    plays: bool  # and has not left it to a bot
    seen_at: float

    @property
    def target(self) -> str:
        """Two subscriptions with the same target get one notice."""
        return keys.hashed(f"{self.channel}:{self.address}")


@dataclass(frozen=True)
class Occasion:
    """Something a listener wants to hear of; the name is the same in every process and after a restart."""

    listener: Listener
    why: str
    name: str
    since: float

    @property
    def key(self) -> tuple[str, int, str, str]:
        return str(self.listener.table["id"]), self.listener.seat, self.name, self.listener.target


async def listeners(store: Store) -> list[Listener]:
    """Everybody who has subscribed, for every seat they hold at a table where something can happen."""
    held_by_key = sa.and_(
        schema.seats.c.table_id == subscriptions.c.table_id,
        schema.seats.c.seat == subscriptions.c.seat,
        schema.seats.c.key_hash == subscriptions.c.key_hash,
    )
    of_seats = _alive().join(schema.seats, held_by_key).join(schema.tables, _its_table())
    of_accounts = (
        _alive()
        .add_columns(accounts.c.notices)
        .join(accounts, accounts.c.id == subscriptions.c.account)
        .join(seats_of, seats_of.c.account == accounts.c.id)
        .join(schema.seats, sa.and_(schema.seats.c.table_id == seats_of.c.table_id, still_held()))
        .join(schema.tables, _its_table())
    )
    return [_listener(row) for query in (of_seats, of_accounts) for row in await store.rows(query)]


def _alive() -> sa.Select[Any]:
    t, seat, s = schema.tables.c, schema.seats.c, subscriptions.c
    told = (t.id, t.name, t.game, t.status, t.waiting, t.entries, t.vote, t.started_at, t.changed_at)
    sits = (seat.seat, seat.kind, seat.stand_in, seat.resigned, seat.seen_at)
    tells = (s.id.label("subscription"), s.channel, s.address, s.language, s.why, s.confirmed_at)
    recent = sa.and_(t.status.in_(OVER_STATUS), t.changed_at > time.time() - NEWS_LASTS)
    return (
        sa.select(*told, *sits, *tells)
        .select_from(subscriptions)
        .where(s.confirmed_at.is_not(None), sa.or_(t.status == PLAYING, recent))
    )


def _its_table() -> sa.ColumnElement[bool]:
    return schema.tables.c.id == schema.seats.c.table_id


def _listener(row: Mapping[str, Any]) -> Listener:
    wanted = row["notices"] if "notices" in row else row["why"]
    return Listener(
        row["subscription"],
        row["channel"],
        row["address"],
        row["language"],
        tuple(why for why in row["why"] if why in wanted),
        row["confirmed_at"],
        row,
        row["seat"],
        row["kind"] != BOT and not row["stand_in"] and not row["resigned"],
        row["seen_at"],
    )


def occasions(listener: Listener, turn: Turn | None) -> Iterator[Occasion]:
    """What this listener may have to be told now; whether it has been told already is another matter."""
    table, why = listener.table, listener.why
    if table["status"] == PLAYING:
        if TURN in why and turn is not None:
            # Whoever is told that it is their turn need not be told that the game has started.
            yield Occasion(listener, TURN, f"{TURN}/{turn.entries}", turn.since)
        elif STARTED in why and _is_news(listener, table["started_at"]):
            yield Occasion(listener, STARTED, STARTED, table["started_at"])
        vote = table["vote"]
        if VOTE in why and vote is not None and _is_asked(vote, listener.seat):
            name = f"{VOTE}/{table['entries']}/{vote['kind']}/{vote['by']}/{vote['about']}"
            yield Occasion(listener, VOTE, name, table["changed_at"])
    elif OVER in why and table["started_at"] is not None and _is_news(listener, table["changed_at"]):
        yield Occasion(listener, OVER, OVER, table["changed_at"])


def is_waited_for(listener: Listener) -> bool:
    """Whether it is this seat's turn, and a person's."""
    table = listener.table
    return table["status"] == PLAYING and listener.plays and listener.seat in table["waiting"]


def _is_news(listener: Listener, at: float) -> bool:
    """Nobody is told what happened before they asked to be told."""
    return at >= listener.confirmed_at and at > time.time() - NEWS_LASTS


def _is_asked(vote: Mapping[str, Any], seat: int) -> bool:
    return seat in vote["electorate"] and seat not in (*vote["yes"], *vote["no"])
