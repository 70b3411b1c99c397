"""The herald: tells people who are not at the table what happens there, each thing once."""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import sqlalchemy as sa

from sietch.server import letters, webhooks
from sietch.server.databases import Connection
from sietch.server.mail import BadMailServer, send_mail, write_mail
from sietch.server.occasions import Occasion, is_waited_for, listeners, occasions
from sietch.server.rooms import AWAY
from sietch.server.schema_people import notices
from sietch.server.settings import Settings
from sietch.server.store import Conflict, Store, Unsaved
from sietch.server.subscriptions import EMAIL, OVER, STARTED, TURN, WEBHOOK, Subscriptions
from sietch.server.turns import acted_since, follow_turns, known_turns, paused
from sietch.server.undelivered import Undelivered

SWEEP = 1.0  # seconds between two looks at the database
LEASE = 300.0  # seconds after which a process that was to send something is taken for dead
FAREWELL = 20.0  # seconds for what is under way when the server stops
AT_ONCE = 8
PAUSES: Mapping[str, Sequence[float]] = {WEBHOOK: (5.0, 60.0), EMAIL: (60.0, 600.0, 3600.0)}
Key = tuple[str, int, str, str]
logger = logging.getLogger(__name__)


def nobody_is_here(table_id: str, seat: int) -> bool:
    return False


class Herald:
    """Looks for what there is to tell and sends it; any number of heralds share one database."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        is_here: Callable[[str, int], bool] = nobody_is_here,
        pauses: Mapping[str, Sequence[float]] = PAUSES,
    ) -> None:
        self.store = store
        self.settings = settings
        self.is_here = is_here  # whether a seat is connected to this process
        self.pauses = pauses
        self.subscriptions = Subscriptions(store)
        self._later: dict[Key, float] = {}  # what need not be looked at before then
        self._under_way: dict[Key, asyncio.Task[None]] = {}
        self._gate = asyncio.Semaphore(AT_ONCE)

    async def run(self) -> None:
        """Go on until cancelled; what is being sent then is sent to the end."""
        try:
            while True:
                try:
                    await self.sweep()
                except Unsaved:
                    pass  # the database will come back
                except Exception as error:  # one strange row must not silence all notices; its words may be secret
                    logger.error("notices could not be looked through: %s", type(error).__name__)
                await asyncio.sleep(SWEEP)
        finally:
            await self.rest(FAREWELL)

    async def rest(self, seconds: float | None = None) -> None:
        """Wait for everything that is being sent."""
        if self._under_way:
            await asyncio.wait(list(self._under_way.values()), timeout=seconds)

    async def sweep(self) -> None:
        """One look at the database: begin to send whatever is due."""
        known, acted = await known_turns(self.store), await acted_since(self.store)
        everybody = await listeners(self.store)
        waiting = {(who.table["id"], who.seat): who.table["entries"] for who in everybody if is_waited_for(who)}
        turns = await follow_turns(self.store, known, acted, waiting)
        now = time.time()
        current: set[Key] = set()
        for who in everybody:
            place = (who.table["id"], who.seat)
            for occasion in occasions(who, turns.get(place) if place in waiting else None):
                current.add(occasion.key)
                if occasion.key not in self._under_way and self._later.get(occasion.key, 0.0) <= now:
                    await self._consider(occasion, now)
        self._later = {key: at for key, at in self._later.items() if key in current}

    async def _consider(self, occasion: Occasion, now: float) -> None:
        who = occasion.listener
        here = self.is_here(who.table["id"], who.seat)
        if occasion.why in (STARTED, OVER) and (here or who.seen_at >= occasion.since):
            await self._claim(occasion, now, lease=None)  # they have seen it
            return
        patience = max(occasion.since + self.settings.notice_seconds, who.seen_at + AWAY)
        if here or now < patience or (who.channel == EMAIL and not self.settings.smtp):
            return
        if occasion.why == TURN and await paused(self.store, who.table["id"]):
            return
        tries = await self._claim(occasion, now, lease=LEASE)
        if tries:
            task = asyncio.create_task(self._send(occasion, tries))
            self._under_way[occasion.key] = task
            task.add_done_callback(lambda _: self._under_way.pop(occasion.key, None))

    # -- once, and not twice --------------------------------------------------------------------------------------

    async def _claim(self, occasion: Occasion, now: float, lease: float | None) -> int:
        """The number of the try that this process may make; 0 when there is nothing for it to do."""
        row = await self.store.row(sa.select(notices).where(_row_of(occasion.key)))
        until = None if lease is None else now + lease
        tries = 1 if row is None else row["tries"] + 1
        if tries > 1 + len(self.pauses[occasion.listener.channel]):
            self._later[occasion.key] = math.inf
            return 0
        if row is not None and (row["next_at"] is None or row["next_at"] > now):
            self._later[occasion.key] = math.inf if row["next_at"] is None else row["next_at"]
            return 0
        table_id, seat, name, target = occasion.key

        async def work(connection: Connection) -> int:
            if row is not None:
                mine = sa.and_(notices.c.id == row["id"], notices.c.tries == row["tries"])
                values = {"tries": tries, "next_at": until}
                return int((await connection.execute(notices.update().where(mine).values(**values))).rowcount)
            new = {"subscription": occasion.listener.subscription, "table_id": table_id, "seat": seat}
            new |= {"occasion": name, "target": target, "tries": tries, "next_at": until}
            await connection.execute(notices.insert().values(**new))
            return 1

        try:
            won = await self.store.write(work)
        except Conflict:
            return 0
        self._later[occasion.key] = math.inf if until is None else until
        return tries if won and lease is not None else 0

    async def _send(self, occasion: Occasion, tries: int) -> None:
        """One try, and what came of it."""
        channel = occasion.listener.channel
        try:
            async with self._gate:
                await self._deliver(occasion)
        except Conflict:
            return  # unsubscribed in the meantime
        except Exception as fault:
            # Only our own words go to the log: those of others may hold addresses.
            words = fault if isinstance(fault, Undelivered | Unsaved | BadMailServer) else type(fault).__name__
            logger.warning("a notice by %s was not delivered: %s", channel, words)
            pauses = self.pauses[channel]
            again = time.time() + pauses[tries - 1] if tries <= len(pauses) else None
            await self._note(occasion.key, {"next_at": again})
        else:
            await self._note(occasion.key, {"next_at": None, "sent_at": time.time()})

    async def _note(self, key: Key, values: Mapping[str, Any]) -> None:
        """Write down what came of a try, also when the database is away for a moment: it must not be sent again."""

        async def work(connection: Connection) -> None:
            await connection.execute(notices.update().where(_row_of(key)).values(**values))

        self._later[key] = values["next_at"] or math.inf
        for _ in range(int(LEASE / 2 / SWEEP)):
            try:
                await self.store.write(work)
                return
            except Unsaved:
                await asyncio.sleep(SWEEP)

    async def _deliver(self, occasion: Occasion) -> None:
        who = occasion.listener
        link = letters.table_link(self.settings, who.table["id"])
        if who.channel == WEBHOOK:
            body = letters.webhook_body(occasion.why, who.table, who.seat, link, who.language)
            await webhooks.post(who.address, body, self.settings.private_webhooks)
            return
        stop = letters.mail_link(self.settings, await self.subscriptions.stop_token(who.subscription))
        subject, text = letters.notice_mail(occasion.why, who.table["name"], link, stop, who.language)
        mail = write_mail(self.settings.mail_from, who.address, subject, text, who.language, stop)
        await send_mail(self.settings.smtp, mail)


def _row_of(key: Key) -> sa.ColumnElement[bool]:
    table_id, seat, name, target = key
    c = notices.c
    return sa.and_(c.table_id == table_id, c.seat == seat, c.occasion == name, c.target == target)
