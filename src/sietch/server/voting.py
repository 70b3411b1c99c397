"""The votes of a table: called, answered, and carried out when they have passed."""

from __future__ import annotations

import time
from typing import Any

from sietch.kernel.event import Event
from sietch.server import votes
from sietch.server.position import EXTEND, PAUSE, RESUME, UNDO, Entry
from sietch.server.refused import Refused
from sietch.server.rooms import Room
from sietch.server.statuses import ABANDONED

MORE_SECONDS = {"live": 300, "days": 86_400, "none": 0}  # what a table can grant at once, by the kind of clock


async def call_vote(room: Room, kind: str, seat: int, about: int) -> dict[str, Any] | None:
    """Ask the table; gives the vote when it has passed at once."""
    async with room.lock:
        position = room.playing()
        if kind not in votes.KINDS:
            raise Refused("bad_message", f"There is no vote about {kind[:20]!r}.")
        if room.row["vote"] is not None:
            raise Refused("voting", "The table is voting already.")
        if seat not in room.people():
            raise Refused("no_vote", "Whoever has left the seat to a bot has no vote.")
        if kind == votes.UNDO and not 0 <= about < len(position.moves):
            raise Refused("bad_message", "There are not so many actions to take back.")
        if kind in votes.BY_MAJORITY and not 0 <= about < len(room.seats):
            raise Refused("bad_message", "There is no such seat.")
        if kind == votes.REPLACE and room.is_bot(about):
            raise Refused("bad_message", "A bot plays there already.")
        if kind in (votes.PAUSE, votes.RESUME) and position.clock.paused == (kind == votes.PAUSE):
            raise Refused("bad_message", "The table is in that state already.")
        if kind == votes.MORE_TIME and not MORE_SECONDS[position.clock.kind]:
            raise Refused("bad_message", "This table has no clock.")
        return await _count(room, votes.open_vote(kind, seat, about, room.people()))


async def vote(room: Room, seat: int, agree: bool) -> dict[str, Any] | None:
    """Answer the vote that is being held; gives it when it has passed."""
    async with room.lock:
        room.playing()
        held = room.row["vote"]
        if held is None or seat not in held["electorate"]:
            raise Refused("no_vote", "There is no vote for you to answer.")
        return await _count(room, votes.cast(held, seat, agree))


async def recount(room: Room) -> dict[str, Any] | None:
    """Somebody has left the table: a vote that waited for them may be decided now."""
    async with room.lock:
        held = room.row["vote"]
        if held is None:
            return None
        people = room.people()
        left = {**held, "electorate": [seat for seat in held["electorate"] if seat in people]}
        return await _count(room, left)


async def _count(room: Room, vote: dict[str, Any]) -> dict[str, Any] | None:
    result = votes.decided(vote)
    closed = {} if result is None else {"vote": None}
    if result and vote["kind"] == votes.ABANDON:
        await room.update(vote=None, status=ABANDONED, due_at=None, bots_due=False)
    else:
        await room.update(vote=vote if result is None else None)
    facts = {"what": vote["kind"], "about": vote["about"], "yes": vote["yes"], "no": vote["no"], "passed": result}
    room.tell([Event("vote", vote["by"], facts)])
    if result:
        entry = _entry(room, vote)
        if entry is not None:
            await room.enter(entry, **closed)
    return vote if result else None


def _entry(room: Room, vote: dict[str, Any]) -> Entry | None:
    """What a vote that has passed writes into the log."""
    position, now = room.playing() if vote["kind"] != votes.ABANDON else None, time.time()
    if position is None:
        return None
    if vote["kind"] == votes.UNDO:
        return Entry(UNDO, vote["by"], min(vote["about"], len(position.moves)), now)
    if vote["kind"] == votes.MORE_TIME:
        return Entry(EXTEND, vote["about"], MORE_SECONDS[position.clock.kind], now)
    if vote["kind"] in (votes.PAUSE, votes.RESUME):
        return Entry(PAUSE if vote["kind"] == votes.PAUSE else RESUME, vote["by"], 0, now)
    return None
