"""The hall: all tables of a server; rooms are opened when somebody looks and closed when nobody does."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import Any

import sqlalchemy as sa

from sietch import games
from sietch.server import keys, schema, votes, voting
from sietch.server.bus import Bus
from sietch.server.cleaning import one_line
from sietch.server.databases import Connection
from sietch.server.limits import Limit
from sietch.server.metrics import Metrics
from sietch.server.notices import Herald
from sietch.server.players import BotPlayers
from sietch.server.refused import Refused
from sietch.server.replays import Replays
from sietch.server.rooms import OPEN_SEAT, PERSON, Room
from sietch.server.settings import Settings
from sietch.server.statuses import FINISHED, OPEN, PLAYING
from sietch.server.store import Store, Unsaved, Work
from sietch.text import LANGUAGES, texts

NAME = 40
TICK = 0.2  # seconds between two looks at the clocks
SWEEP = 2.0  # seconds between two looks at tables that nobody has open here
HEARTBEAT = 20.0  # seconds between two signs of life of those who are connected
GLANCE = 0.2  # seconds that a page waits for the name of its game, which it can do without
IDLE = 60.0  # seconds after which a room that nobody uses is closed
SALT = 64
LOBBY = 100


def load_games() -> None:
    """The games and their words: now rather than under the first table that is opened."""
    for name in games.GAMES:
        games.find(name)
    for lang in LANGUAGES:
        texts(lang)


class Hall:
    """Finds tables, lets people sit down and leave, and keeps every table going."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database_url)
        self.metrics = Metrics()
        self.players = BotPlayers(settings, self.metrics)
        self.replays = Replays()
        self.bus = Bus(settings.redis, self.heard) if settings.redis else None
        self.requests = Limit(settings.requests_a_minute, 60.0)
        self._openings = Limit(settings.tables_an_hour, 3600.0)
        self.rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Lock] = {}
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Go on with every table where something is to happen by itself."""
        self.settings.data.mkdir(parents=True, exist_ok=True)
        load_games()
        await self.store.open()
        if self.bus is not None:
            await self.bus.open()
            self.store.heed = self.bus.tell
        herald = Herald(self.store, self.settings, self.is_here)
        self._tasks = [asyncio.create_task(work()) for work in (self._sweep, self._tick, self._beat, herald.run)]

    async def close(self) -> None:
        """What is being done is finished and saved; what is not begun waits for the next start."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.players.close()
        for room in self.rooms.values():
            for viewer in room.audience:
                viewer.goodbye()
        await self.store.close()
        if self.bus is not None:
            await self.bus.close()

    # -- finding tables -------------------------------------------------------------------------------------------

    async def room(self, table_id: str) -> Room:
        """The live room of a table; Refused when there is none."""
        room = self.rooms.get(table_id)
        if room is not None:
            room.used_at = time.monotonic()
            return room
        lock = self._opening.setdefault(table_id, asyncio.Lock())
        try:
            async with lock:
                if table_id in self.rooms:
                    return self.rooms[table_id]
                return await self._open_room(table_id)
        finally:
            if not lock.locked():
                self._opening.pop(table_id, None)

    async def _open_room(self, table_id: str) -> Room:
        row = await self.store.row(sa.select(schema.tables).where(schema.tables.c.id == table_id))
        if row is None:
            raise Refused("no_table", "There is no such table.")
        if len(self.rooms) >= self.settings.most_rooms and not self._close_idle(0.0):
            raise Refused("busy", "The server holds as many tables as it can; try again soon.")
        c = schema.seats.c
        query = sa.select(schema.seats).where(c.table_id == table_id).order_by(c.seat)
        room = Room(self.store, row, await self.store.rows(query))
        await room.open()
        self.rooms[table_id] = room
        return room

    async def played(self, table_id: str) -> tuple[str, int] | None:
        """Which game is played at a table, and with how many seats; None where that cannot be told at once."""
        room = self.rooms.get(table_id)
        row = None if room is None else room.row
        if row is None and table_id.isalnum():
            c = schema.tables.c
            with contextlib.suppress(Unsaved, TimeoutError):
                async with asyncio.timeout(GLANCE):
                    row = await self.store.row(sa.select(c.game, c.seats).where(c.id == table_id))
        return None if row is None else (row["game"], row["seats"])

    async def lobby(self) -> list[dict[str, Any]]:
        """Public tables, the newest first, with their open seats."""
        c = schema.tables.c
        query = sa.select(schema.tables).where(c.public, c.status.in_((OPEN, PLAYING)))
        rows = await self.store.rows(query.order_by(c.created_at.desc()).limit(LOBBY))
        s = schema.seats.c
        free = sa.select(s.table_id, s.seat).where(s.kind == OPEN_SEAT, s.table_id.in_([row["id"] for row in rows]))
        seats: dict[str, list[int]] = {}
        for seat in await self.store.rows(free.order_by(s.seat)) if rows else []:
            seats.setdefault(seat["table_id"], []).append(seat["seat"])
        told = ("id", "name", "game", "ruleset", "seats", "status", "created_at")
        return [{**{key: row[key] for key in told}, "open": seats.get(row["id"], [])} for row in rows]

    def seat_of(self, room: Room, key: str) -> int | None:
        """Whose key this is; None for a spectator, Refused for a wrong key."""
        if not key:
            return None
        for seat in room.seats:
            if keys.fits(key, seat["key_hash"]):
                return int(seat["seat"])
        raise Refused("bad_key", "This key opens no seat at this table.")

    def is_here(self, table_id: str, seat: int) -> bool:
        """Whether somebody looks from this seat, through this process."""
        room = self.rooms.get(table_id)
        return room is not None and seat in room.audience.present

    def is_host(self, room: Room, key: str) -> bool:
        return keys.fits(key, room.row["host_hash"])

    async def unlock(self, room: Room, seat: int, passphrase: str) -> None:
        """A seat with a passphrase opens to whoever knows both."""
        kept = room.seats[seat]["passphrase_hash"]
        if kept and not await keys.passphrase_fits(passphrase, kept):
            raise Refused("bad_passphrase", "This seat asks for a passphrase, and this is not it.")

    def may_open(self, visitor: str) -> None:
        """Refused when a visitor opens too many tables."""
        if not self._openings.allows(visitor):
            raise Refused("too_fast", "You have opened many tables; wait a while before the next one.")

    def report(self) -> str:
        """The server in numbers, for Prometheus."""
        viewers = sum(len(room.audience) for room in self.rooms.values())
        gauges: dict[str, tuple[str, float]] = {
            "sietch_rooms": ("Tables that are open in this process.", len(self.rooms)),
            "sietch_viewers": ("Connected viewers.", viewers),
        }
        counters: dict[str, tuple[str, float]] = {
            "sietch_commits_total": ("Commits, each of one or more changes.", self.store.commits),
            "sietch_database_failures_total": ("Times that the database could not be reached.", self.store.failures),
            "sietch_bus_lost_total": ("Messages to other processes that were lost.", self.bus.lost if self.bus else 0),
        }
        return self.metrics.text(gauges, counters)

    # -- before the game ------------------------------------------------------------------------------------------

    async def take(self, table_id: str, seat: int, name: str) -> str:
        """Sit down on an open seat; gives the key of it."""
        room = await self.room(table_id)
        async with room.lock:
            if not 0 <= seat < len(room.seats) or room.seats[seat]["kind"] != OPEN_SEAT or room.status != OPEN:
                raise Refused("seat_taken", "This seat is not open.")
            key = keys.new_key()
            values = {"kind": PERSON, "name": clean_name(name), "key_hash": keys.hashed(key)}
            await room.update_seat(seat, values, if_kind=OPEN_SEAT)
            room.tell([])
            return key

    async def rename(self, room: Room, seat: int, name: str) -> None:
        """From now on others know the seat by this name."""
        async with room.lock:
            await room.update_seat(seat, {"name": clean_name(name)})
            room.tell([])

    async def add_salt(self, room: Room, seat: int, salt: str) -> None:
        """A seat adds to the seed that was promised, before the game begins."""
        async with room.lock:
            if room.status != OPEN:
                raise Refused("started", "Salt is added before the game begins.")
            salts = list(room.row["salts"])
            salts[seat] = one_line(salt, SALT)
            await room.update(salts=salts)

    async def start(self, room: Room) -> None:
        """Begin to play; every seat must be somebody's."""
        async with room.lock:
            if room.status != OPEN:
                raise Refused("started", "This table has been started already.")
            if any(seat["kind"] == OPEN_SEAT for seat in room.seats):
                raise Refused("seats_open", "Some seats are still open.")
            await room.update(status=PLAYING, started_at=time.time(), changed_at=time.time(), bots_due=True)
            await room.open()
            await room.note_waiting()
            room.show()
        self.players.wake(room)

    # -- leaving a seat, for a while or for good --------------------------------------------------------------------

    async def stand_in(self, room: Room, seat: int, on: bool) -> None:
        """A bot plays while the person is away, until the person takes the seat back."""
        room.playing()
        if room.seats[seat]["resigned"]:
            raise Refused("resigned", "This seat was given up.")
        async with room.lock:
            await room.update_seat(seat, {"stand_in": on, "bot": room.seats[seat]["bot"] or "heuristic"})
            room.tell([])
        await self.agreed(room, await voting.recount(room) if on else None)
        self.players.wake(room)

    async def resign(self, room: Room, seat: int) -> None:
        """Give a seat up: a bot plays on. Whoever is left alone by all others has won."""
        room.playing()
        async with room.lock:
            await room.update_seat(seat, {"resigned": True, "bot": room.seats[seat]["bot"] or "heuristic"})
            left = [other["seat"] for other in room.seats if not other["resigned"]]
            if len(left) == 1:
                result = {"winners": left, "ranking": [left], "reason": "resigned"}
                await room.update(status=FINISHED, result=result, vote=None, due_at=None, bots_due=False)
            room.tell([])
        if room.status == PLAYING:
            await self.agreed(room, await voting.recount(room))
            self.players.wake(room)

    async def hand_over(self, room: Room, seat: int, name: str) -> str:
        """Give a seat to somebody else: a new key, and the old one opens nothing any more."""
        key = keys.new_key()
        async with room.lock:
            values = {"key_hash": keys.hashed(key), "name": clean_name(name), "passphrase_hash": ""}
            await room.update_seat(seat, values)
            for viewer in room.audience.of(seat):
                viewer.say({"type": "handed_over"})
                viewer.goodbye()
                room.audience.dismiss(viewer)
            room.tell([])
        return key

    async def set_passphrase(self, room: Room, seat: int, passphrase: str) -> None:
        """From now on the seat asks for these words besides its key; empty: it does not."""
        kept = await keys.hash_passphrase(passphrase) if passphrase else ""
        async with room.lock:
            await room.update_seat(seat, {"passphrase_hash": kept})
            room.tell([])

    async def agreed(self, room: Room, vote: dict[str, Any] | None) -> None:
        """A vote has passed: what the room cannot do by itself."""
        if vote is not None and vote["kind"] == votes.REPLACE and not room.is_bot(vote["about"]):
            await self.stand_in(room, vote["about"], True)
        self.players.wake(room)

    # -- keeping things going ---------------------------------------------------------------------------------------

    async def heard(self, table_id: str) -> None:
        """Another process has changed a table that may be open here."""
        room = self.rooms.get(table_id)
        if room is not None:
            with contextlib.suppress(Unsaved, Refused):
                await room.refresh()

    async def _tick(self) -> None:
        """When a clock is at zero, a bot moves or takes over."""
        while True:
            await asyncio.sleep(TICK)
            for room in list(self.rooms.values()):
                position = room.position
                if room.status != PLAYING or position is None:
                    continue
                zero = position.clock.next_zero()
                if zero is not None and zero[0] <= time.time():
                    self._time_is_up(room, zero[1])

    def _time_is_up(self, room: Room, seat: int) -> None:
        position = room.playing()
        if position.clock.at_zero == "bot_takes_over" and not room.is_bot(seat):
            self.players.begin(room, f"{room.id}/clock", self.stand_in(room, seat, True))
        else:
            self.players.move_for(room, seat)

    async def _sweep(self) -> None:
        """Tables that wait for a bot or a clock go on though nobody looks; those that need nothing are put away."""
        while True:
            with contextlib.suppress(Unsaved):
                c = schema.tables.c
                soon = sa.or_(c.bots_due, c.due_at <= time.time() + SWEEP)
                query = sa.select(c.id, c.entries, c.revision).where(c.status == PLAYING, soon)
                for row in await self.store.rows(query):
                    with contextlib.suppress(Refused):
                        self.players.wake(await self.room(row["id"]))
                await self._catch_up()
            self._close_idle(IDLE)
            await asyncio.sleep(SWEEP)

    async def _catch_up(self) -> None:
        """A message between processes may be lost, and a host changes tables from outside; the database knows."""
        c, here = schema.tables.c, list(self.rooms)
        query = sa.select(c.id, c.entries, c.revision).where(c.id.in_(here))
        found = {row["id"]: row for row in await self.store.rows(query)} if here else {}
        for table_id in here:
            room, row = self.rooms.get(table_id), found.get(table_id)
            if room is None:
                continue
            if row is None:
                await self.heard(table_id)
                self.rooms.pop(table_id, None)
            elif row["revision"] != room.row["revision"] or (self.bus is not None and row["entries"] != room.seq):
                await self.heard(table_id)

    def _close_idle(self, after: float) -> bool:
        now = time.monotonic()
        idle = [
            room
            for room in self.rooms.values()
            if not len(room.audience) and not self.players.busy(room) and now - room.used_at > after
        ]
        for room in idle:
            del self.rooms[room.id]
        return bool(idle)

    async def _beat(self) -> None:
        """Who is connected here is known to every process."""
        while True:
            await asyncio.sleep(HEARTBEAT)
            here = [
                {"b_table": room.id, "b_seat": seat}
                for room in list(self.rooms.values())
                for seat in room.audience.present
            ]
            if here:
                with contextlib.suppress(Unsaved):
                    await self.store.write(_marks(here))


def _marks(here: list[dict[str, Any]]) -> Work:
    """Note that these seats are connected now."""

    async def work(connection: Connection) -> None:
        c = schema.seats.c
        where = sa.and_(c.table_id == sa.bindparam("b_table"), c.seat == sa.bindparam("b_seat"))
        await connection.execute(schema.seats.update().where(where).values(seen_at=time.time()), here)

    return work


def clean_name(name: str) -> str:
    """A name as it is shown; clients say in their own language that there is none."""
    return one_line(name, NAME)
