"""The hall: all tables of a server; rooms are opened when somebody looks and closed when nobody does."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import Mapping, Sequence
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from sietch import games
from sietch.bots import BOTS, make_bot
from sietch.kernel.ruleset import BadRuleset
from sietch.server import keys, schema, votes
from sietch.server.clocks import BadClock, read_clock
from sietch.server.rooms import Refused, Room
from sietch.server.settings import Settings
from sietch.server.store import Store, Unsaved
from sietch.server.thinking import Thinkers

NAME = 40
TABLE_NAME = 80
CLOCK_TICK = 0.2  # seconds
RETRY = 1.0  # seconds before a bot tries again to save its move
OPEN_SEAT, PERSON, BOT = "open", "person", "bot"


class Hall:
    """Creates, finds and runs tables."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database_url)
        self.thinkers = Thinkers(settings.bot_workers, settings.bot_seconds)
        self.rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Lock] = {}
        self._bots: dict[str, asyncio.Task[None]] = {}
        self._clocks: asyncio.Task[None] | None = None
        self.started = time.time()

    async def open(self) -> None:
        self.settings.data.mkdir(parents=True, exist_ok=True)
        await self.store.open()
        # Tables where a bot is to move go on by themselves after a restart.
        query = sa.select(schema.tables.c.id).where(schema.tables.c.status == "playing")
        for row in await self.store.rows(query):
            room = await self.room(row["id"])
            self.wake_bots(room)
        self._clocks = asyncio.create_task(self.watch_clocks())

    async def close(self) -> None:
        tasks = [*self._bots.values(), *([self._clocks] if self._clocks else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.thinkers.close()
        await self.store.close()

    # -- making tables --------------------------------------------------------------------------------------------

    async def create(
        self,
        game_name: str,
        seats: Sequence[str],
        ruleset: Mapping[str, Any] | str | None,
        name: str = "",
        public: bool = False,
        clock: Mapping[str, Any] | None = None,
    ) -> dict[str, Any]:
        """A new table: each seat is `open`, `link` or the name of a bot. Gives the keys, which are not kept."""
        game = _game(game_name)
        if len(seats) not in game.seat_counts:
            counts = ", ".join(str(count) for count in game.seat_counts)
            raise Refused("bad_seats", f"{game_name} is played with {counts} seats, not {len(seats)}.")
        try:
            values = game.schema.read(ruleset)
            game.new(ruleset, len(seats), 0)  # whatever cannot be played is refused now
        except BadRuleset as error:
            raise Refused("bad_ruleset", f"{str(error)[:300]}.") from error
        try:
            clock = read_clock(clock)
        except BadClock as error:
            raise Refused("bad_clock", f"{error}.") from error
        rows: list[dict[str, Any]] = []
        links: list[dict[str, Any]] = []
        for seat, word in enumerate(seats):
            rows.append(_seat_row(seat, word, game_name, links))
        seed, host_key, now = keys.new_seed(), keys.new_key(), time.time()
        table = {
            "id": keys.new_id(),
            "name": " ".join(name.split())[:TABLE_NAME] or game_name,
            "game": game_name,
            "version": game.version,
            "ruleset": game.schema.changed(values),
            "seats": len(seats),
            "settings": {"clock": clock},
            "status": "open",
            "public": public,
            "seed": seed,
            "seed_hash": keys.hashed(seed),
            "salts": [""] * len(seats),
            "host_hash": keys.hashed(host_key),
            "created_at": now,
            "changed_at": now,
        }

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(schema.tables.insert().values(**table))
            await connection.execute(schema.seats.insert(), [{**row, "table_id": table["id"]} for row in rows])

        await self.store.write(work)
        if all(row["kind"] == BOT for row in rows):
            await self.start(str(table["id"]), host_key)
        return {"id": table["id"], "host_key": host_key, "links": links, "seed_hash": table["seed_hash"]}

    async def take(self, table_id: str, seat: int, name: str) -> str:
        """Sit down on an open seat; gives the key of it."""
        room = await self.room(table_id)
        async with room.lock:
            if not 0 <= seat < len(room.seats) or room.seats[seat]["kind"] != OPEN_SEAT:
                raise Refused("seat_taken", "This seat is not open.")
            key = keys.new_key()
            values = {"kind": PERSON, "name": _name(name), "key_hash": keys.hashed(key)}
            await self._update_seat(room, seat, values)
            return key

    async def start(self, table_id: str, host_key: str) -> None:
        """Begin to play; every seat must be somebody's."""
        room = await self.room(table_id)
        async with room.lock:
            if not keys.fits(host_key, room.row["host_hash"]):
                raise Refused("not_host", "Only whoever opened the table can start it.")
            if room.status != "open":
                raise Refused("started", "This table has been started already.")
            if any(seat["kind"] == OPEN_SEAT for seat in room.seats):
                raise Refused("seats_open", "Some seats are still open.")

            await room.update(status="playing", started_at=time.time())
            await room.open()
            for viewer in list(room.viewers):
                message = room.snapshot(viewer.seat)
                viewer.view = message["view"]
                viewer.outbox.put_nowait(message)
        self.wake_bots(room)

    async def _update_seat(self, room: Room, seat: int, values: dict[str, Any]) -> None:
        async def work(connection: AsyncConnection) -> None:
            where = sa.and_(schema.seats.c.table_id == room.id, schema.seats.c.seat == seat)
            await connection.execute(schema.seats.update().where(where).values(**values))

        await self.store.write(work)
        room.seats[seat].update(values)

    # -- finding tables -------------------------------------------------------------------------------------------

    async def room(self, table_id: str) -> Room:
        """The live room of a table; Refused when there is none."""
        room = self.rooms.get(table_id)
        if room is not None:
            return room
        lock = self._opening.setdefault(table_id, asyncio.Lock())
        async with lock:
            if table_id in self.rooms:
                return self.rooms[table_id]
            row = await self.store.row(sa.select(schema.tables).where(schema.tables.c.id == table_id))
            if row is None:
                self._opening.pop(table_id, None)
                raise Refused("no_table", "There is no such table.")
            query = sa.select(schema.seats).where(schema.seats.c.table_id == table_id).order_by(schema.seats.c.seat)
            room = Room(self.store, row, await self.store.rows(query))
            await room.open()
            self.rooms[table_id] = room
            return room

    async def lobby(self) -> list[dict[str, Any]]:
        """Public tables, the newest first."""
        where = sa.and_(schema.tables.c.public, schema.tables.c.status.in_(("open", "playing")))
        query = sa.select(schema.tables).where(where).order_by(schema.tables.c.created_at.desc()).limit(100)
        return [
            {key: row[key] for key in ("id", "name", "game", "seats", "status", "created_at")}
            for row in await self.store.rows(query)
        ]

    def seat_of(self, room: Room, key: str) -> int | None:
        """Whose key this is; None for a spectator, Refused for a wrong key."""
        if not key:
            return None
        for seat in room.seats:
            if keys.fits(key, seat["key_hash"]):
                return int(seat["seat"])
        raise Refused("bad_key", "This key opens no seat at this table.")

    # -- what a table agrees on, and its clocks ---------------------------------------------------------------------

    async def agreed(self, room: Room, vote: dict[str, Any] | None) -> None:
        """A vote has passed: what the room cannot do by itself."""
        if vote is not None and vote["kind"] == votes.REPLACE:
            await self.stand_in(room, vote["about"], True)
        self.wake_bots(room)

    async def hand_over(self, room: Room, seat: int, name: str) -> str:
        """Give a seat to somebody else: a new key, and the old one opens nothing any more."""
        key = keys.new_key()
        async with room.lock:
            await self._update_seat(room, seat, {"key_hash": keys.hashed(key), "name": _name(name)})
        for viewer in [viewer for viewer in room.viewers if viewer.seat == seat]:
            viewer.outbox.put_nowait({"type": "handed_over"})
            room.leave(viewer)
        await room.tell([])
        return key

    async def watch_clocks(self) -> None:
        """When a clock is at zero, a bot moves or takes over."""
        while True:
            await asyncio.sleep(CLOCK_TICK)
            for room in list(self.rooms.values()):
                zero = room.clock.next_zero() if room.status == "playing" else None
                if zero is None or zero[0] > time.time():
                    continue
                with contextlib.suppress(Refused, Unsaved):
                    await self._time_is_up(room, zero[1])

    async def _time_is_up(self, room: Room, seat: int) -> None:
        if room.clock.at_zero == "bot_takes_over":
            if not room.seats[seat]["stand_in"]:
                await self.stand_in(room, seat, True)
            return
        name = room.seats[seat]["bot"] or "heuristic"
        at = room.seq
        action = await self.thinkers.choose(room.game, room.state.clone(), seat, name, secrets.token_hex(8))
        if room.seq == at:
            await room.act(seat, action, None)
            self.wake_bots(room)

    # -- bots -----------------------------------------------------------------------------------------------------

    def wake_bots(self, room: Room) -> None:
        """Let the bots of a table play as long as it is their turn."""
        task = self._bots.get(room.id)
        if task is None or task.done():
            self._bots[room.id] = asyncio.create_task(self._play_bots(room))

    async def _play_bots(self, room: Room) -> None:
        while room.status == "playing":
            asked = [seat for seat in room.game.waiting(room.state) if self._is_bot(room, seat)]
            if not asked:
                return
            seat, at = asked[0], room.seq
            name = room.seats[seat]["bot"] or "heuristic"
            s = room.state.clone()
            action = await self.thinkers.choose(room.game, s, seat, name, secrets.token_hex(8))
            if room.seq != at:
                continue
            try:
                await room.act(seat, action, None)
            except Unsaved:
                await asyncio.sleep(RETRY)
            except Refused:
                continue

    def _is_bot(self, room: Room, seat: int) -> bool:
        return room.seats[seat]["kind"] == BOT or bool(room.seats[seat]["stand_in"])

    async def stand_in(self, room: Room, seat: int, on: bool) -> None:
        """A bot plays while the person is away, until the person takes the seat back."""
        await self._update_seat(room, seat, {"stand_in": on, "bot": room.seats[seat]["bot"] or "heuristic"})
        await room.tell([])
        self.wake_bots(room)


def _game(name: str) -> Any:
    try:
        return games.find(name)
    except games.UnknownGame as error:
        raise Refused("no_game", f"{error}.") from error


def _name(name: str) -> str:
    return " ".join(name.split())[:NAME] or "Somebody"


def _seat_row(seat: int, word: str, game_name: str, links: list[dict[str, Any]]) -> dict[str, Any]:
    row = {
        "seat": seat,
        "kind": OPEN_SEAT,
        "bot": "",
        "name": "",
        "key_hash": "",
        "passphrase_hash": "",
        "stand_in": False,
    }
    if word == "link":
        key = keys.new_key()
        links.append({"seat": seat, "key": key})
        row.update(kind=PERSON, key_hash=keys.hashed(key), name=f"Seat {seat + 1}")
    elif word in BOTS:
        make_bot(word, 0, game_name)
        row.update(kind=BOT, bot=word, name=word)
    elif word != OPEN_SEAT:
        raise Refused("bad_seats", f"A seat is 'open', 'link' or a bot ({', '.join(sorted(BOTS))}), not {word!r}.")
    return row
