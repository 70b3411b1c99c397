"""A game looked at again: any moment of it, as the table or one seat saw it."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator
from typing import Any

from sietch.kernel.event import Event
from sietch.server.position import Position
from sietch.server.refused import Refused
from sietch.server.rooms import Room
from sietch.server.wording import Wording, wording

EVERY = 25  # actions between two copies that a jump can start from
KEPT = 32  # games that are held ready


class Replay:
    """A game with copies of the position along the way, more of them the more of it was looked at."""

    def __init__(self, position: Position) -> None:
        self.game = position.game
        self.moves = list(position.moves)
        self._copies = position.copies()

    def moment(self, at: int, seat: int | None, words: Wording) -> dict[str, Any]:
        """What a viewer saw after so many actions, what the last of them told it, and what everybody is called."""
        _, state, events = next(self._follow(at - 1, at), (0, self._copies[0], []))
        view = self.game.view(state, seat)
        return {
            "at": at,
            "actions": len(self.moves),
            "waiting": list(self.game.waiting(state)),
            "view": view,
            "names": words.names(view),
            "events": [event.seen_by(seat) for event in events],
        }

    def story(self, seat: int | None, words: Wording, since: int) -> list[dict[str, Any]]:
        """What a viewer was told, line by line, from some action on; each with how many actions there were then."""
        lines: list[dict[str, Any]] = []
        for at, state, events in self._follow(since, len(self.moves)):
            if events:
                names = words.names(self.game.view(state, seat))
                seen = [event.seen_by(seat) for event in events]
                told = [{**event, "text": words.event(event, names)} for event in seen]
                lines += [{"actions": at, "event": event} for event in told if event["text"]]
        return lines

    def _follow(self, since: int, until: int) -> Iterator[tuple[int, Any, list[Event]]]:
        """Each action after the first so many: how many there are then, the position, and what it told."""
        if until <= 0:
            return
        at = max(known for known in self._copies if known <= since)
        state = self._copies[at].clone()
        for actor, action in self.moves[at:until]:
            events: list[Event] = []
            self.game.apply(state, actor, action, events.append if at >= since else None)
            at += 1
            if at % EVERY == 0 and at not in self._copies:
                self._copies[at] = state.clone()
            if at > since:
                yield at, state, events


class Replays:
    """The games that were looked at last."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, int], Replay] = OrderedDict()

    def moment(self, room: Room, at: int, seat: int | None, lang: str) -> dict[str, Any]:
        """What the public, or a seat, saw after so many actions."""
        return self._replay(room, at).moment(at, seat, _words(room, lang))

    def story(self, room: Room, seat: int | None, lang: str, since: int) -> list[dict[str, Any]]:
        """The log of a game in words."""
        return self._replay(room, since).story(seat, _words(room, lang), since)

    def _replay(self, room: Room, at: int) -> Replay:
        if room.position is None:
            raise Refused("not_playing", "This game has not begun.")
        if not 0 <= at <= len(room.position.moves):
            raise Refused("bad_message", f"This game has {len(room.position.moves)} actions.")
        name = (room.id, room.seq)
        replay = self._kept.get(name)
        if replay is None:
            replay = self._kept[name] = Replay(room.position)
            if len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(name)
        return replay


def _words(room: Room, lang: str) -> Wording:
    return wording(room.row["game"], lang, len(room.seats))
