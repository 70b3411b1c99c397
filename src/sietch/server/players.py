"""Bots at their tables: each plays as long as it is its turn, and none keeps another table waiting."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import Coroutine
from typing import Any

from sietch.server.metrics import Metrics
from sietch.server.refused import Refused
from sietch.server.rooms import Room
from sietch.server.settings import Settings
from sietch.server.statuses import PLAYING
from sietch.server.store import Unsaved
from sietch.server.thinking import Thinkers

RETRY = 1.0  # seconds before a bot tries again to save its move
USUAL = "heuristic"


class BotPlayers:
    """One task for each table where a bot is to act."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self.thinkers = Thinkers(settings.bot_workers, settings.bot_seconds)
        self.pace = settings.bot_pace
        self.metrics = metrics
        self._tasks: dict[str, asyncio.Task[None]] = {}

    async def close(self) -> None:
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.thinkers.close()

    def busy(self, room: Room) -> bool:
        task = self._tasks.get(room.id)
        return task is not None and not task.done()

    def begin(self, room: Room, name: str, work: Coroutine[Any, Any, None]) -> None:
        """Do something for a room that must not be done twice at once."""
        task = self._tasks.get(name)
        if task is not None and not task.done():
            work.close()
            return
        self._tasks[name] = asyncio.create_task(_quietly(work))
        self._tasks[name].add_done_callback(lambda _: self._tasks.pop(name, None))

    def wake(self, room: Room) -> None:
        """Let the bots of a table play as long as it is their turn."""
        if room.status == PLAYING and not self.busy(room) and self._asked(room):
            self.begin(room, room.id, self._play(room))

    def move_for(self, room: Room, seat: int) -> None:
        """A person's time is up: a bot makes one move."""
        self.begin(room, f"{room.id}/clock", self._move(room, seat))

    def _asked(self, room: Room) -> list[int]:
        return [seat for seat in room.game.waiting(room.state) if room.is_bot(seat)]

    async def _play(self, room: Room) -> None:
        while room.status == PLAYING:
            asked = self._asked(room)
            if not asked or room.playing().clock.paused:
                return
            await self._move(room, asked[0], self.pace)

    async def _move(self, room: Room, seat: int, pace: float = 0.0) -> None:
        """Not sooner than `pace` seconds from now: of several moves at once nobody would see each."""
        at, started = room.seq, time.perf_counter()
        name = room.seats[seat]["bot"] or USUAL
        action = await self.thinkers.choose(room.game, room.state.clone(), seat, name, secrets.token_hex(8))
        thought = time.perf_counter() - started
        self.metrics.thought(thought)
        await asyncio.sleep(max(0.0, pace - thought))
        if room.seq != at:
            return
        try:
            await room.act(seat, action, None)
        except Unsaved:
            await asyncio.sleep(RETRY)
        except Refused:
            await asyncio.sleep(0)


async def _quietly(work: Coroutine[Any, Any, None]) -> None:
    # The table has moved on, or the sweep will try again.
    with contextlib.suppress(Refused, Unsaved):
        await work
