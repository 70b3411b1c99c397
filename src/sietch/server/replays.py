"""A game looked at again: any moment of it, as the table or one seat saw it."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any

from sietch.kernel.event import Event
from sietch.server.refused import Refused
from sietch.server.rooms import Room
from sietch.server.wording import Wording, wording

EVERY = 25  # actions between two copies that a jump can start from
KEPT = 32  # games that are held ready


class Replay:
    """A game with copies of the position along the way."""

    def __init__(self, room: Room) -> None:
        position = room.position
        assert position is not None
        self.game = position.game
        self.moves = list(position.moves)
        state = self.game.new(position.ruleset, position.seats, position.seed)
        self._copies = [state.clone()]
        for at, (seat, action) in enumerate(self.moves, 1):
            self.game.apply(state, seat, action)
            if at % EVERY == 0:
                self._copies.append(state.clone())

    def moment(self, at: int, seat: int | None, words: Wording) -> dict[str, Any]:
        """What a viewer saw after so many actions, what the last of them told it, and what everybody is called."""
        state = self._copies[max(at - 1, 0) // EVERY].clone()
        events: list[Event] = []
        for place in range(max(at - 1, 0) // EVERY * EVERY, at):
            actor, action = self.moves[place]
            self.game.apply(state, actor, action, events.append if place == at - 1 else None)
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
        state = self._copies[since // EVERY].clone()
        lines: list[dict[str, Any]] = []
        for place in range(since // EVERY * EVERY, len(self.moves)):
            actor, action = self.moves[place]
            events: list[Event] = []
            self.game.apply(state, actor, action, events.append if place >= since else None)
            if events:
                names = words.names(self.game.view(state, seat))
                seen = [event.seen_by(seat) for event in events]
                told = [{**event, "text": words.event(event, names)} for event in seen]
                lines += [{"actions": place + 1, "event": event} for event in told if event["text"]]
        return lines


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
            replay = self._kept[name] = Replay(room)
            if len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(name)
        return replay


def _words(room: Room, lang: str) -> Wording:
    return wording(room.row["game"], lang, len(room.seats))
