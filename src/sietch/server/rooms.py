"""A room: one table while somebody looks at it. The log is the truth; a room is a cache of it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Mapping
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from sietch import games
from sietch.kernel.event import Event
from sietch.kernel.game import Game
from sietch.kernel.record import Record
from sietch.server import keys, schema, votes
from sietch.server.barrier import reveals
from sietch.server.changes import difference
from sietch.server.clocks import Clock
from sietch.server.store import Conflict, Store

CHECKPOINT = 25  # actions between two copies that an undo can start from
TALK = 600  # characters of one thing said
TALK_SHOWN = 50  # things said before a viewer came
MORE_SECONDS = 86_400
REMEMBERED = 200  # changes that a viewer who was cut off can catch up with; after that it gets a snapshot


class Refused(Exception):
    """Something a viewer may not do, with a code and one clear sentence."""

    def __init__(self, code: str, sentence: str, rule: str = "") -> None:
        super().__init__(sentence)
        self.code = code
        self.sentence = sentence
        self.rule = rule


class Viewer:
    """One connection: who looks, what it was last sent, and what waits to be sent."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.view: dict[str, Any] = {}
        self.outbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()


class Room:
    """The live position of a table and everybody who watches it."""

    def __init__(self, store: Store, row: Mapping[str, Any], seats: list[dict[str, Any]]) -> None:
        self.store = store
        self.row = dict(row)
        self.seats = seats
        self.game: Game[Any] = games.find(row["game"])
        self.lock = asyncio.Lock()
        self.viewers: set[Viewer] = set()
        self.moves: list[tuple[int, int]] = []
        self.entries = 0  # rows of the log
        self.barrier = 0  # actions before this one cannot be taken back freely
        self.state: Any = None
        self.checkpoints: dict[int, Any] = {}
        self.news: list[tuple[int, list[Event]]] = []  # what happened last: the number of a change, its events
        self.clock = Clock(self.row["settings"].get("clock", {}), self.row["seats"])
        self.talk: list[dict[str, Any]] = []

    # -- opening --------------------------------------------------------------------------------------------------

    @property
    def id(self) -> str:
        return str(self.row["id"])

    @property
    def status(self) -> str:
        return str(self.row["status"])

    @property
    def seq(self) -> int:
        """The number of the last change: how long the log is, the same in every process and after a restart."""
        return self.entries

    async def open(self) -> None:
        """Play the log from the beginning."""
        query = sa.select(schema.chat).where(schema.chat.c.table_id == self.id)
        recent = await self.store.rows(query.order_by(schema.chat.c.id.desc()).limit(TALK_SHOWN))
        self.talk = [dict(said) for said in reversed(recent)]
        if self.status == "open":
            return
        self._begin()
        await self.catch_up()

    def _begin(self) -> None:
        seed = keys.game_seed(self.row["seed"], self.row["salts"])
        self.state = self.game.new(self.row["ruleset"], self.row["seats"], seed)
        self.moves = []
        self.checkpoints = {0: self.state.clone()}
        self.clock.start(self.game.waiting(self.state), float(self.row["started_at"]))

    async def catch_up(self) -> None:
        """Apply what others have written to the log since."""
        query = sa.select(schema.log).where(schema.log.c.table_id == self.id, schema.log.c.n >= self.entries)
        for entry in await self.store.rows(query.order_by(schema.log.c.n)):
            self._apply(entry["kind"], entry["seat"], entry["action"], entry["at"], quiet=True)

    # -- the position ---------------------------------------------------------------------------------------------

    def _apply(self, kind: str, seat: int, action: int, at: float, quiet: bool = False) -> list[Event]:
        events: list[Event] = []
        if kind == "undo":
            self._rewind(action)
            self.clock.acted(seat, self.game.waiting(self.state), at)
            events.append(Event("undo", seat, {"actions": action}))
        elif kind == "pause":
            self.clock.pause(at)
            events.append(Event("pause", seat, {}))
        elif kind == "resume":
            self.clock.resume(at)
            events.append(Event("resume", seat, {}))
        elif kind == "extend":
            self.clock.extend(seat, float(action))
            events.append(Event("extend", seat, {"seconds": action}))
        else:
            hidden = not quiet and reveals(self.game, self.state, seat, action)
            asked_before = self.game.waiting(self.state)
            self.game.apply(self.state, seat, action, events.append)
            self.moves.append((seat, action))
            self.clock.acted(seat, self.game.waiting(self.state), at)
            # Once something was shown, or somebody else is to act, the way back needs everybody's consent.
            if hidden or quiet or self.game.waiting(self.state) != asked_before:
                self.barrier = len(self.moves)
            if len(self.moves) % CHECKPOINT == 0:
                self.checkpoints[len(self.moves)] = self.state.clone()
        self.entries += 1
        self.news.append((self.entries, events))
        del self.news[:-REMEMBERED]
        return events

    def _rewind(self, length: int) -> None:
        start = max(at for at in self.checkpoints if at <= length)
        self.checkpoints = {at: s for at, s in self.checkpoints.items() if at <= length}
        self.state = self.checkpoints[start].clone()
        for seat, action in self.moves[start:length]:
            self.game.apply(self.state, seat, action)
        self.moves = self.moves[:length]
        self.barrier = min(self.barrier, length)

    def record(self) -> Record:
        """The game so far as a record; only a finished one may leave the server."""
        seed = keys.game_seed(self.row["seed"], self.row["salts"])
        names = [seat["bot"] if seat["kind"] == "bot" else "person" for seat in self.seats]
        kept = Record.start(self.game, self.row["ruleset"], names, seed)
        s = self.game.new(self.row["ruleset"], self.row["seats"], seed)
        for seat, action in self.moves:
            kept.append(s, seat, action)
            self.game.apply(s, seat, action)
        kept.finish(s)
        return kept

    # -- acting ---------------------------------------------------------------------------------------------------

    async def act(self, seat: int, action: int, request: str | None) -> int:
        """Carry out an action once it is saved; the same request again does nothing more. Gives the number of it."""
        async with self.lock:
            if self.status != "playing":
                raise Refused("not_playing", "This table is not being played.")
            if request is not None and await self._done(seat, request):
                return self.seq
            reason = self.game.why_not(self.state, seat, action)
            if reason is not None:
                word = self.game.actions.notation(action) if 0 <= action < len(self.game.actions) else str(action)
                raise Refused("not_allowed", f"{word!r} is not possible now.", reason.rule or reason.message)
            if self.clock.paused:
                raise Refused("paused", "The table has paused; it goes on when everybody agrees.")
            await self._after(await self._enter("act", seat, action, request))
            return self.seq

    async def undo(self, seat: int, request: str | None) -> int:
        """Take back one's own last action, as far as nothing hidden was shown and nobody else has acted."""
        async with self.lock:
            if self.status != "playing":
                raise Refused("not_playing", "This table is not being played.")
            if request is not None and await self._done(seat, request):
                return self.seq
            if not self.moves or self.moves[-1][0] != seat:
                raise Refused("nothing_to_undo", "Your last action is not the last one at this table.")
            if len(self.moves) <= self.barrier:
                raise Refused(
                    "barrier", "Something hidden was shown or somebody else is to act; the others must agree."
                )
            await self._after(await self._enter("undo", seat, len(self.moves) - 1, request))
            return self.seq

    async def _done(self, seat: int, request: str) -> bool:
        query = sa.select(schema.log.c.n).where(
            schema.log.c.table_id == self.id, schema.log.c.seat == seat, schema.log.c.request == request
        )
        return await self.store.row(query) is not None

    async def _enter(self, kind: str, seat: int, action: int, request: str | None = None) -> list[Event]:
        """Write an entry of the log, then let it happen."""
        now = time.time()
        values = {"table_id": self.id, "n": self.entries, "kind": kind, "seat": seat, "action": action}

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(schema.log.insert().values(**values, request=request, at=now))
            where = schema.tables.c.id == self.id
            await connection.execute(schema.tables.update().where(where).values(changed_at=now))

        try:
            await self.store.write(work)
        except Conflict:
            await self.catch_up()
            await self.tell([])
            raise Refused("moved_on", "The table has moved on; look again.") from None
        return self._apply(kind, seat, action, now)

    async def _after(self, events: list[Event]) -> None:
        outcome = self.game.outcome(self.state)
        if outcome is not None:
            result = {"winners": outcome.winners, "ranking": outcome.ranking, "reason": outcome.reason}

            await self.update(status="finished", result=result, vote=None)
        await self.tell(events)

    # -- talking ---------------------------------------------------------------------------------------------------

    async def say(self, seat: int, text: str, to: list[int] | None) -> None:
        """Say something to the table, or in secret to seats with whom the rules allow it."""
        words = " ".join(text.split())[:TALK]
        if not words:
            raise Refused("empty", "There is nothing to say.")
        if to is not None:
            allowed = self.game.confidants(self.state, seat) if self.state is not None else ()
            if not to or not set(to) <= set(allowed):
                raise Refused("no_whispering", "The rules allow no secret talk with them.")
        said = {"seat": seat, "audience": sorted({*to, seat}) if to else None, "text": words, "at": time.time()}

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(schema.chat.insert().values(table_id=self.id, **said))

        await self.store.write(work)
        self.talk = [*self.talk[1 - TALK_SHOWN :], said]
        for viewer in self.viewers:
            if hears(said, viewer.seat):
                viewer.outbox.put_nowait({"type": "talk", **said})

    # -- voting ----------------------------------------------------------------------------------------------------

    def people(self) -> list[int]:
        """Seats of people who play themselves: those who vote."""
        return [seat["seat"] for seat in self.seats if seat["kind"] == "person" and not seat["stand_in"]]

    async def call_vote(self, kind: str, seat: int, about: int) -> dict[str, Any] | None:
        """Ask the table; gives the vote when it has passed at once."""
        async with self.lock:
            if kind not in votes.KINDS:
                raise Refused("bad_message", f"There is no vote about {kind[:20]!r}.")
            if self.row["vote"] is not None:
                raise Refused("voting", "The table is voting already.")
            if self.status != "playing":
                raise Refused("not_playing", "This table is not being played.")
            if kind == votes.UNDO and not 0 <= about < len(self.moves):
                raise Refused("bad_message", "There are not so many actions to take back.")
            if kind in votes.BY_MAJORITY and not 0 <= about < len(self.seats):
                raise Refused("bad_message", "There is no such seat.")
            return await self._count(votes.open_vote(kind, seat, about, self.people()))

    async def vote(self, seat: int, agree: bool) -> dict[str, Any] | None:
        """Answer the vote that is being held; gives it when it has passed."""
        async with self.lock:
            held = self.row["vote"]
            if held is None or seat not in held["electorate"]:
                raise Refused("no_vote", "There is no vote for you to answer.")
            return await self._count(votes.cast(held, seat, agree))

    async def _count(self, vote: dict[str, Any]) -> dict[str, Any] | None:
        result = votes.decided(vote)
        await self.update(vote=vote if result is None else None)
        events = [Event("vote", vote["by"], {**vote, "passed": result})]
        if result and vote["kind"] in (votes.UNDO, votes.PAUSE, votes.RESUME, votes.MORE_TIME):
            events += await self._carry_out(vote)
        if result and vote["kind"] == votes.ABANDON:
            await self.update(status="abandoned")
        await self.tell(events)
        return vote if result else None

    async def _carry_out(self, vote: dict[str, Any]) -> list[Event]:
        if vote["kind"] == votes.UNDO:
            return await self._enter("undo", vote["by"], min(vote["about"], len(self.moves)))
        if vote["kind"] == votes.MORE_TIME:
            return await self._enter("extend", vote["about"], MORE_SECONDS)
        return await self._enter(vote["kind"], vote["by"], 0)

    async def update(self, **values: Any) -> None:
        """Change the table's own row."""

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(schema.tables.update().where(schema.tables.c.id == self.id).values(**values))

        await self.store.write(work)
        self.row.update(values)

    # -- telling --------------------------------------------------------------------------------------------------

    def snapshot(self, seat: int | None, since: int = -1) -> dict[str, Any]:
        """Everything a viewer may know, to begin with; for one who was cut off also what it has missed."""
        message = self._moment(seat)
        message["type"] = "snapshot"
        message["view"] = self.game.view(self.state, seat) if self.state is not None else None
        message["talk"] = [said for said in self.talk if hears(said, seat)]
        if since >= 0:
            missed = [news for news in self.news if news[0] > since]
            message["complete"] = not missed or missed[0][0] == since + 1
            message["events"] = [event.seen_by(seat) for _, events in missed for event in events]
        return message

    def _moment(self, seat: int | None) -> dict[str, Any]:
        """What the table waits for, and what this viewer may do about it."""
        message: dict[str, Any] = {"seq": self.seq, "status": self.status, "seats": self.public_seats()}
        message["clock"] = self.clock.view(time.time())
        message["vote"] = self.row["vote"]
        if self.state is None:
            return message
        message["waiting"] = list(self.game.waiting(self.state))
        if seat is not None:
            asked = [q for q in self.game.pending(self.state) if q.seat == seat]
            message["question"] = {"kind": asked[0].kind, "about": asked[0].about} if asked else None
            notation = self.game.actions.notation
            message["options"] = [[action, notation(action)] for action in self.game.options(self.state, seat)]
            message["unavailable"] = [
                [action, why.rule, why.message, why.facts] for action, why in self.game.unavailable(self.state, seat)
            ]
        if self.status == "finished":
            message["result"] = self.row["result"]
            message["seed"] = {"seed": self.row["seed"], "salts": self.row["salts"]}
        message["seed_hash"] = self.row["seed_hash"]
        return message

    def public_seats(self) -> list[dict[str, Any]]:
        here = {viewer.seat for viewer in self.viewers}
        return [
            {
                "seat": seat["seat"],
                "kind": seat["kind"],
                "name": seat["name"],
                "bot": seat["bot"] if seat["kind"] == "bot" or seat["stand_in"] else None,
                "stand_in": bool(seat["stand_in"]),
                "present": seat["seat"] in here,
            }
            for seat in self.seats
        ]

    async def tell(self, events: list[Event]) -> None:
        for viewer in list(self.viewers):
            viewer.outbox.put_nowait(self._change(viewer, events))

    def _change(self, viewer: Viewer, events: list[Event]) -> dict[str, Any]:
        view = self.game.view(self.state, viewer.seat)
        message = self._moment(viewer.seat)
        message["type"] = "change"
        message["events"] = [event.seen_by(viewer.seat) for event in events]
        message["patch"] = difference(viewer.view, view)
        viewer.view = view
        return message

    def join(self, seat: int | None, since: int = -1) -> Viewer:
        """A viewer arrives and is sent a snapshot."""
        viewer = Viewer(seat)
        message = self.snapshot(seat, since)
        viewer.view = message["view"] or {}
        viewer.outbox.put_nowait(message)
        self.viewers.add(viewer)
        return viewer

    def leave(self, viewer: Viewer) -> None:
        self.viewers.discard(viewer)


def hears(said: Mapping[str, Any], seat: int | None) -> bool:
    """Whether something said is for this viewer."""
    return said["audience"] is None or (seat is not None and seat in said["audience"])
