"""What a table's log says that each viewer may have been told, held against what it was told."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Any

import sqlalchemy as sa

from server.wire import follow
from sietch.kernel.event import Event
from sietch.kernel.rng import Rng, rng_from_seed
from sietch.server import schema
from sietch.server.hall import Hall
from sietch.server.keys import hashed
from sietch.server.position import Entry, Position
from sietch.server.rooms import Room
from sietch.server.viewers import encode
from sietch.server.wording import wording

MOMENT = {"type", "seq", "status", "seats", "vote", "clock", "view", "waiting", "actions", "result", "names"}
OWN = {"question", "options", "unavailable", "confidants"}  # what a seat is told besides, and a spectator is not
FIELDS = {
    "snapshot": MOMENT | {"game", "ruleset", "name", "seat", "seed_hash", "talk", "complete", "events"},
    "change": MOMENT - {"view"} | {"patch", "events"},
    "done": {"type", "request", "seq"},
    "error": {"type", "request", "code", "message", "rule"},
    "tried": {"type", "request", "seq", "steps", "hidden", "patch", "events", "refused", "names", "waiting"} | OWN,
    "talk": {"type", "seat", "audience", "text", "at"},
    "seats": {"type", "seats"},
}
SEAT = {"seat", "kind", "name", "bot", "stand_in", "resigned", "locked", "present"}
OF_THE_GAME = ("view", "names", "waiting", "question", "options", "unavailable", "confidants")


class Told:
    """What one viewer was told, message by message."""

    def __init__(self, seat: int | None, lang: str, frames: Iterable[str]) -> None:
        self.seat = seat
        self.lang = lang
        self.moment: dict[str, Any] = {}
        self.events: list[Any] = []  # those that nobody has held against the log yet
        self._frames = [json.loads(frame) for frame in frames]

    def at(self, seq: int) -> bool:
        """Follow everything up to a change; whether there was something new about it."""
        news = False
        while self._frames:
            message = self._frames[0]
            if message.get("seq", 0) > seq and message["type"] in ("snapshot", "change"):
                break
            del self._frames[0]
            self._check(message)
            if message["type"] in ("snapshot", "change"):
                self.moment = follow(self.moment, message)
                self.events += [event for event in message.get("events", []) if event["kind"] != "vote"]
                assert message["seq"] == seq, "changes come in order"
                news = True
        return news

    def _check(self, message: Mapping[str, Any]) -> None:
        """A message has the fields of its kind and no others: a new one must be looked at before it is let through."""
        known = set(FIELDS[message["type"]])
        if message["type"] in ("snapshot", "change"):
            known |= OWN if self.seat is not None else set()
            known |= {"seed"} if message["status"] == "finished" else set()
        assert set(message) <= known, f"{message['type']} has {set(message) - known}"
        assert all(set(seat) == SEAT for seat in message.get("seats", []))
        for said in [*message.get("talk", []), *([message] if message["type"] == "talk" else [])]:
            assert said["audience"] is None or self.seat in said["audience"], "a whisper reached somebody else"


class Truth:
    """One table as the database has it."""

    def __init__(self, hall: Hall, row: dict[str, Any], seats: list[dict[str, Any]], log: list[Entry]) -> None:
        self.row = row
        self.seats = seats
        self.log = log
        self.room = Room(hall.store, row, [{**seat, "seen_at": 0.0} for seat in seats])
        self.game = self.room.game

    @classmethod
    async def of(cls, hall: Hall, table: str) -> Truth:
        c = schema.log.c
        (row,) = await hall.store.rows(sa.select(schema.tables).where(schema.tables.c.id == table))
        seats = await hall.store.rows(sa.select(schema.seats).where(schema.seats.c.table_id == table))
        log = await hall.store.rows(sa.select(schema.log).where(c.table_id == table).order_by(c.n))
        lines = [Entry(line["kind"], line["seat"], line["action"], line["at"], line["request"]) for line in log]
        return cls(hall, row, seats, lines)

    def secrets(self, keys: Iterable[str]) -> list[str]:
        """What may stand in no message before the game is over."""
        hashes = [self.row["host_hash"], *(seat["key_hash"] for seat in self.seats)]
        locks = [seat["passphrase_hash"] for seat in self.seats]
        seeds = [self.row["seed"], str(Position(self.row).seed), *self.row["salts"]]
        found = [*hashes, *locks, *seeds, *keys, *(hashed(key) for key in keys)]
        return [secret for secret in found if secret]

    def check(self, viewers: list[Told], rng_seed: str, every: int) -> tuple[int, int]:
        """Hold what was told against the log; gives how many changes, and how many imagined positions agreed."""
        rng, changes, imagined = rng_from_seed(rng_seed), 0, 0
        position = self.room.position = Position(self.row)
        expected: dict[int | None, list[Any]] = {viewer.seat: [] for viewer in viewers}
        for seq in range(len(self.log) + 1):
            if seq > 0:
                events = position.read([self.log[seq - 1]])
                for viewer in viewers:
                    expected[viewer.seat] += plain([self._heard(event, viewer) for event in events])
            for viewer in viewers:
                if not viewer.at(seq):
                    continue
                changes += 1
                where = f"change {seq} to seat {viewer.seat}"
                assert viewer.events == expected[viewer.seat], f"{where}: other events than the rules tell"
                viewer.events, expected[viewer.seat] = [], []
                self._same_as_the_rules_say(viewer, where)
                if seq % every == 0:
                    self._same_if_what_it_cannot_know_were_different(viewer, rng, where)
                    imagined += 1
        return changes, imagined

    def _same_as_the_rules_say(self, viewer: Told, where: str) -> None:
        """The view and the questions are those of the kernel."""
        state, seat, game = self.room.state, viewer.seat, self.game
        assert ("names" in viewer.moment) == bool(viewer.lang), where
        assert viewer.moment["view"] == plain(game.view(state, seat)), f"{where}: another view"
        assert viewer.moment["waiting"] == list(game.waiting(state)), where
        if seat is not None:
            asked = [{"kind": q.kind, "about": q.about} for q in game.pending(state) if q.seat == seat]
            told = {key: value for key, value in (viewer.moment["question"] or {}).items() if key != "text"}
            assert told == plain(asked[0] if asked else {}), f"{where}: another question"
            assert [line[0] for line in viewer.moment["options"]] == game.options(state, seat), where
            closed = [[action, why.rule, why.message, why.facts] for action, why in game.unavailable(state, seat)]
            assert [line[:4] for line in viewer.moment["unavailable"]] == plain(closed), where

    def _same_if_what_it_cannot_know_were_different(self, viewer: Told, rng: Rng, where: str) -> None:
        """Whatever a viewer cannot know is drawn afresh: to the byte, it would have been told the same."""
        position = self.room.position
        assert position is not None
        true = position.state
        as_it_is = encode(self.room.snapshot(viewer.seat, lang=viewer.lang))
        try:
            position.state = self.game.determinize(true, viewer.seat, rng)
            message = self.room.snapshot(viewer.seat, lang=viewer.lang)
        finally:
            position.state = true
        assert encode(message) == as_it_is, f"{where}: the snapshot tells of something hidden"
        for part in OF_THE_GAME:
            told, would = viewer.moment.get(part), plain(message.get(part))
            assert told == would, f"{where}: the {part} tells of something hidden"

    def _heard(self, event: Event, viewer: Told) -> dict[str, Any]:
        """What the rules tell a viewer of an event, and in words no more than that."""
        seen = heard_of(event, viewer.seat)
        if not viewer.lang:
            return seen
        words = wording(self.game.name, viewer.lang, len(self.seats))
        return {**seen, "text": words.event(seen, words.names(self.game.view(self.room.state, viewer.seat)))}


def heard_of(event: Event, seat: int | None) -> dict[str, Any]:
    """What all may know of an event, and what is for this seat alone."""
    own = event.secrets.get(seat, {}) if seat is not None else {}
    return {"kind": event.kind, "seat": event.seat, **event.facts, **own}


def told_by(position: Position) -> list[Event]:
    """Everything that has happened in a game, without what was taken back."""
    events: list[Event] = []
    s = position.game.new(position.ruleset, position.seats, position.seed)
    for seat, action in position.moves:
        position.game.apply(s, seat, action, events.append)
    return events


def plain(value: Any) -> Any:
    """A value as it arrives on the other side."""
    return json.loads(encode(value))
