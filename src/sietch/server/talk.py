"""Table talk: to everybody, or in secret to those with whom the rules allow it."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from sietch.server import schema
from sietch.server.cleaning import one_line
from sietch.server.databases import Connection
from sietch.server.refused import Refused

if TYPE_CHECKING:
    from sietch.server.rooms import Room

TALK = 600  # characters of one thing said
TALK_SHOWN = 50  # things said before a viewer came


def hears(said: Mapping[str, Any], seat: int | None) -> bool:
    """Whether something said is for this viewer."""
    return said["audience"] is None or (seat is not None and seat in said["audience"])


def spoken(said: Mapping[str, Any]) -> dict[str, Any]:
    """Something said, as it is sent."""
    return {key: said[key] for key in ("seat", "audience", "text", "at")}


async def say(room: Room, seat: int, text: str, to: list[int] | None) -> None:
    """Say something to the table, or in secret to seats with whom the rules allow it."""
    words = one_line(text, TALK)
    if not words:
        raise Refused("empty", "There is nothing to say.")
    if to is not None:
        allowed = room.game.confidants(room.state, seat) if room.state is not None else ()
        if not to or not set(to) <= set(allowed):
            raise Refused("no_whispering", "The rules allow no secret talk with them.")
    said = {"seat": seat, "audience": sorted({*to, seat}) if to else None, "text": words, "at": time.time()}

    async def work(connection: Connection) -> int:
        new = await connection.execute(schema.chat.insert().values(table_id=room.id, **said))
        assert new.inserted_primary_key is not None
        return int(new.inserted_primary_key[0])

    said["id"] = await room.store.write(work, room.id)
    room.talk = [*room.talk, said][-TALK_SHOWN:]
    room.call_out(said)
