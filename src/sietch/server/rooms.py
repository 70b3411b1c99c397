"""A room: one table while somebody looks at it. The log is the truth; a room is a cache of it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Mapping
from dataclasses import asdict
from typing import Any

import sqlalchemy as sa

from sietch import games
from sietch.kernel.event import Event
from sietch.kernel.game import Game
from sietch.kernel.promise import Promise
from sietch.kernel.record import Record
from sietch.server import schema, telling
from sietch.server.clocks import Clock
from sietch.server.databases import Connection
from sietch.server.position import ACT, UNDO, Entry, Position
from sietch.server.refused import Refused
from sietch.server.statuses import CLOSED, FINISHED, PLAYING
from sietch.server.store import Conflict, Store, Taken
from sietch.server.talk import TALK_SHOWN, hears, spoken
from sietch.server.viewers import Audience, Eyes, Viewer

BOT, PERSON, OPEN_SEAT = "bot", "person", "open"
AWAY = 60.0  # seconds after which somebody who is connected elsewhere counts as gone


# Built once: putting a statement together costs more than carrying it out.
NEW_LINE = schema.log.insert()
NEW_FACTS = schema.tables.update().where(schema.tables.c.id == sa.bindparam("this"), schema.tables.c.status == PLAYING)


class Room:
    """The live position of a table and everybody who watches it."""

    def __init__(self, store: Store, row: Mapping[str, Any], seats: list[dict[str, Any]]) -> None:
        self.store = store
        self.row = dict(row)
        self.seats = seats
        self.game: Game[Any] = games.find(row["game"])
        self.lock = asyncio.Lock()
        self.audience = Audience()
        self.position: Position | None = None  # None until the game begins
        self.talk: list[dict[str, Any]] = []
        self.answered: dict[tuple[int, str], int] = {}  # requests that were done, and the change they led to
        self.used_at = time.monotonic()

    @property
    def id(self) -> str:
        return str(self.row["id"])

    @property
    def status(self) -> str:
        return str(self.row["status"])

    @property
    def state(self) -> Any:
        return None if self.position is None else self.position.state

    @property
    def seq(self) -> int:
        """The number of the last change: how long the log is, the same in every process and after a restart."""
        return 0 if self.position is None else self.position.entries

    def playing(self) -> Position:
        """The position, as long as the game is being played."""
        if self.position is None or self.status != PLAYING:
            raise Refused("not_playing", "This table is not being played.")
        return self.position

    # -- who sits here --------------------------------------------------------------------------------------------

    def is_bot(self, seat: int) -> bool:
        """Whether a bot acts for a seat, now or for good."""
        row = self.seats[seat]
        return row["kind"] == BOT or bool(row["stand_in"]) or bool(row["resigned"])

    def bots(self) -> list[int]:
        return [seat for seat in range(len(self.seats)) if self.is_bot(seat)]

    def people(self) -> list[int]:
        """Seats of people who play themselves: those who vote."""
        return [seat for seat in range(len(self.seats)) if not self.is_bot(seat)]

    # -- reading the log ------------------------------------------------------------------------------------------

    async def open(self) -> None:
        """Play the log from the beginning."""
        self.talk = await self._talk_after(0)
        await self.catch_up()

    async def catch_up(self) -> list[Event]:
        """Follow what has been written to the log since; gives what happened."""
        if self.position is None:
            if self.row["started_at"] is None:
                return []
            self.position = Position(self.row)
        c = schema.log.c
        query = sa.select(schema.log).where(c.table_id == self.id, c.n >= self.position.entries).order_by(c.n)
        return self.position.read(
            [
                Entry(row["kind"], row["seat"], row["action"], row["at"], row["request"])
                for row in await self._rows(query)
            ]
        )

    async def refresh(self) -> None:
        """Another process has changed the table: read it again and tell everybody here."""
        async with self.lock:
            await self.reread()

    async def reread(self) -> None:
        """Read everything that may have changed; whoever calls this holds the lock."""
        row = await self.store.row(sa.select(schema.tables).where(schema.tables.c.id == self.id))
        if row is None:
            self.row["status"] = CLOSED
            for viewer in self.audience:
                viewer.goodbye()
            return
        began = self.position is None and row["started_at"] is not None
        self.row = row
        c = schema.seats.c
        self.seats = await self._rows(sa.select(schema.seats).where(c.table_id == self.id).order_by(c.seat))
        events = await self.catch_up()
        heard = await self._talk_after(self.talk[-1]["id"] if self.talk else 0)
        self.talk = [*self.talk, *heard][-TALK_SHOWN:]
        if began:
            self.show()
        else:
            self.tell(events)
        for said in heard:
            self.call_out(said)

    async def _rows(self, query: sa.Select[Any]) -> list[dict[str, Any]]:
        return await self.store.rows(query)

    async def _talk_after(self, last: int) -> list[dict[str, Any]]:
        c = schema.chat.c
        query = sa.select(schema.chat).where(c.table_id == self.id, c.id > last).order_by(c.id.desc())
        return list(reversed(await self._rows(query.limit(TALK_SHOWN))))

    # -- acting ---------------------------------------------------------------------------------------------------

    async def act(self, seat: int, action: int, request: str | None) -> int:
        """Carry out an action once it is saved; the same request again does nothing more. Gives its number."""
        async with self.lock:
            position = self.playing()
            if request is not None and (seat, request) in position.requests:
                return position.requests[seat, request]
            reason = self.game.why_not(position.state, seat, action)
            if reason is not None:
                word = self.game.actions.notation(action) if 0 <= action < len(self.game.actions) else str(action)
                raise Refused("not_allowed", f"{word!r} is not possible now.", reason.rule or reason.message)
            if position.clock.paused:
                raise Refused("paused", "The table has paused; it goes on when everybody agrees.")
            return await self.enter(Entry(ACT, seat, action, time.time(), request))

    async def undo(self, seat: int, request: str | None) -> int:
        """Take back one's own last action, as far as nothing hidden was shown and only bots have acted since."""
        async with self.lock:
            position = self.playing()
            if request is not None and (seat, request) in position.requests:
                return position.requests[seat, request]
            remain = position.own_last(seat, self.bots())
            if remain is None:
                raise Refused("nothing_to_undo", "Your last action is not the last one at this table.")
            if position.shows(remain):
                raise Refused("barrier", "Something hidden was shown since; the others must agree.")
            return await self.enter(Entry(UNDO, seat, remain, time.time(), request))

    async def enter(self, entry: Entry, **values: Any) -> int:
        """Write an entry of the log, and `values` of the table with it; then let it happen. The lock is held."""
        position = self.playing()
        step = position.look_ahead(entry)
        facts = {
            **self._facts(step.state, step.clock),
            **values,
            "entries": position.entries + 1,
            "changed_at": entry.at,
        }
        line = {"table_id": self.id, "n": position.entries, **asdict(entry)}

        async def work(connection: Connection) -> None:
            await connection.execute(NEW_LINE, line)
            if (await connection.execute(NEW_FACTS, {"this": self.id, **facts})).rowcount != 1:
                raise Taken  # a host has closed the table

        try:
            await self.store.write(work, self.id)
        except (Conflict, Taken):
            await self.reread()
            done = position.requests.get((entry.seat, entry.request or ""))
            if done is not None:
                return done
            raise Refused("moved_on", "The table has moved on; look again.") from None
        position.go(step)
        self.row.update(facts)
        self.tell(step.events)
        return position.entries

    def _facts(self, state: Any, clock: Clock) -> dict[str, Any]:
        """What the table's row says about a position."""
        waiting = list(self.game.waiting(state))
        zero = clock.next_zero()
        facts: dict[str, Any] = {
            "waiting": waiting,
            "bots_due": any(self.is_bot(seat) for seat in waiting),
            "due_at": zero[0] if zero else None,
        }
        outcome = self.game.outcome(state)
        if outcome is not None:
            result = {"winners": outcome.winners, "ranking": outcome.ranking, "reason": outcome.reason}
            facts.update(status=FINISHED, result=result, vote=None, due_at=None, bots_due=False)
        return facts

    async def note_waiting(self) -> None:
        """Write down whom the table waits for, when no entry of the log does so. The lock is held."""
        position = self.playing()
        await self.update(**self._facts(position.state, position.clock))

    async def update(self, **values: Any) -> None:
        """Change the table's own row, unless somebody else was faster. The lock is held."""
        known = self.row["revision"]
        values.setdefault("changed_at", time.time())

        async def work(connection: Connection) -> None:
            where = sa.and_(schema.tables.c.id == self.id, schema.tables.c.revision == known)
            changed = await connection.execute(schema.tables.update().where(where).values(**values, revision=known + 1))
            if changed.rowcount != 1:
                raise Taken

        try:
            await self.store.write(work, self.id)
        except Taken:
            await self.reread()
            raise Refused("moved_on", "The table has moved on; look again.") from None
        self.row.update(values, revision=known + 1)

    async def update_seat(self, seat: int, values: Mapping[str, Any], if_kind: str | None = None) -> None:
        """Change the row of a seat, if it still is what it was."""

        async def work(connection: Connection) -> None:
            where = sa.and_(schema.seats.c.table_id == self.id, schema.seats.c.seat == seat)
            if if_kind is not None:
                where = sa.and_(where, schema.seats.c.kind == if_kind)
            changed = await connection.execute(schema.seats.update().where(where).values(**values))
            if changed.rowcount != 1:
                raise Taken
            if self.position is not None and self.status == PLAYING:
                due = any(self.is_bot(other) for other in self.game.waiting(self.state))
                here = schema.tables.c.id == self.id
                await connection.execute(schema.tables.update().where(here).values(bots_due=due))

        old = dict(self.seats[seat])
        self.seats[seat].update(values)
        try:
            await self.store.write(work, self.id)
        except Taken:
            self.seats[seat] = old
            await self.reread()
            raise Refused("seat_taken", "This seat is not open.") from None
        except BaseException:
            self.seats[seat] = old
            raise

    # -- telling --------------------------------------------------------------------------------------------------

    def snapshot(self, seat: int | None, since: int = -1, lang: str = "") -> dict[str, Any]:
        """Everything a viewer may know, to begin with; for one who was cut off also what it has missed."""
        return telling.snapshot(self, Eyes(seat, lang), since)

    def public_seats(self) -> list[dict[str, Any]]:
        here, now = self.audience.present, time.time()
        return [
            {
                "seat": seat["seat"],
                "kind": seat["kind"],
                "name": seat["name"],
                "bot": seat["bot"] if self.is_bot(seat["seat"]) else None,
                "stand_in": bool(seat["stand_in"]),
                "resigned": bool(seat["resigned"]),
                "locked": bool(seat["passphrase_hash"]),
                "present": seat["seat"] in here or now - seat["seen_at"] < AWAY,
            }
            for seat in self.seats
        ]

    def tell(self, events: list[Event]) -> None:
        """Everybody hears what happened, each what it may know of it."""
        self.audience.tell(lambda eyes: telling.change(self, eyes, events))

    def show(self) -> None:
        """Everybody looks at the table anew."""
        self.audience.show(lambda eyes: telling.snapshot(self, eyes))

    def call_out(self, said: Mapping[str, Any]) -> None:
        self.audience.call_out({"type": "talk", **spoken(said)}, lambda seat: hears(said, seat))

    def join(self, eyes: Eyes, since: int = -1) -> Viewer:
        """A viewer arrives and is sent a snapshot; the others see who is there."""
        came = eyes.seat is not None and eyes.seat not in self.audience.present
        viewer = Viewer(eyes)
        self.audience.admit(viewer, telling.snapshot(self, eyes, since))
        if came:
            self._tell_presence(eyes.seat)
        return viewer

    def leave(self, viewer: Viewer) -> None:
        self.audience.dismiss(viewer)
        self.used_at = time.monotonic()
        if viewer.seat is not None and viewer.seat not in self.audience.present:
            self.seats[viewer.seat]["seen_at"] = 0.0
            self._tell_presence(viewer.seat)

    def _tell_presence(self, about: int | None) -> None:
        self.audience.call_out({"type": "seats", "seats": self.public_seats()}, lambda seat: seat != about)

    # -- leaving --------------------------------------------------------------------------------------------------

    def record(self) -> Record:
        """The game so far as a record; only one that is over may leave the server."""
        assert self.position is not None
        names = [seat["bot"] if seat["kind"] == BOT else "person" for seat in self.seats]
        brought = self.row["settings"].get("seed") is not None
        promise = None if brought else Promise(self.row["seed_hash"], self.row["seed"], self.row["salts"])
        return self.position.record(names, promise)
