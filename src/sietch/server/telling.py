"""What viewers are told: how things stand, what has happened, and what they may do about it.

Only `view(seat)`, the seat's own question and options, and events as the seat may see them are put in here.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

from sietch.kernel.event import Event
from sietch.kernel.frame import Question
from sietch.kernel.game import Game
from sietch.server.statuses import FINISHED, OVER
from sietch.server.talk import hears, spoken
from sietch.server.viewers import Eyes
from sietch.server.wording import Wording, wording

if TYPE_CHECKING:
    from sietch.server.rooms import Room


def snapshot(room: Room, eyes: Eyes, since: int = -1) -> dict[str, Any]:
    """Everything a viewer may know, to begin with; for one who was cut off also what it has missed."""
    row = room.row
    message: dict[str, Any] = {
        "type": "snapshot",
        **moment(room, eyes),
        **{key: row[key] for key in ("game", "ruleset", "name", "seed_hash")},
        "seat": eyes.seat,
        "talk": [spoken(said) for said in room.talk if hears(said, eyes.seat)],
    }
    if since >= 0 and room.position is not None:
        missed = [news for news in room.position.news if news[0] > since]
        message["complete"] = since >= room.seq or (bool(missed) and missed[0][0] == since + 1)
        message["events"] = seen(room, eyes, [event for _, events in missed for event in events], message["view"])
    return message


def change(room: Room, eyes: Eyes, events: list[Event]) -> dict[str, Any]:
    """What has happened, and how things stand after it."""
    message = {"type": "change", **moment(room, eyes)}
    message["events"] = seen(room, eyes, events, message["view"])
    return message


def moment(room: Room, eyes: Eyes) -> dict[str, Any]:
    """How things stand: what the table waits for, and what this viewer sees and may do about it."""
    message: dict[str, Any] = {
        "seq": room.seq,
        "status": room.status,
        "seats": room.public_seats(),
        "vote": room.row["vote"],
        "clock": None,
        "view": None,
    }
    position = room.position
    if position is None:
        return message
    message["clock"] = position.clock.view(time.time())
    message["view"] = room.game.view(position.state, eyes.seat)
    message["waiting"] = list(room.game.waiting(position.state))
    message["actions"] = len(position.moves)
    words = wording(room.row["game"], eyes.lang, len(room.seats)) if eyes.lang else None
    if words is not None:
        message["names"] = words.names(message["view"])
    if eyes.seat is not None:
        message.update(decision(room.game, position.state, eyes.seat, words, message.get("names", [])))
    if room.status in OVER:
        message["result"] = room.row["result"]
    if room.status == FINISHED:
        message["seed"] = {"seed": room.row["seed"], "salts": room.row["salts"]}
    return message


def asked(game: Game[Any], s: Any, seat: int) -> Question | None:
    """What a seat has to answer now."""
    return next((question for question in game.pending(s) if question.seat == seat), None)


def decision(game: Game[Any], s: Any, seat: int, words: Wording | None, names: list[str]) -> dict[str, Any]:
    """What a seat is asked, what it may answer, and what not and why."""
    question = asked(game, s, seat)
    options = game.options(s, seat)
    barred = game.unavailable(s, seat)
    message: dict[str, Any] = {
        "question": {"kind": question.kind, "about": question.about} if question else None,
        "options": [[action, game.actions.notation(action)] for action in options],
        "unavailable": [[action, why.rule, why.message, why.facts] for action, why in barred],
        "confidants": list(game.confidants(s, seat)),
    }
    if words is not None:
        if question:
            message["question"]["text"] = words.question(question, names)
        for line, action in zip(message["options"], options, strict=True):
            line += [words.action(action, question, names), game.interrupts(s, action)]
        for line, (action, why) in zip(message["unavailable"], barred, strict=True):
            line += [game.actions.notation(action), words.action(action, question, names), words.reason(why)]
    return message


def seen(room: Room, eyes: Eyes, events: list[Event], view: dict[str, Any] | None) -> list[dict[str, Any]]:
    """Events as a viewer may see them, in words if it wants them."""
    found = [event.seen_by(eyes.seat) for event in events]
    if not eyes.lang or view is None:
        return found
    words = wording(room.row["game"], eyes.lang, len(room.seats))
    names = words.names(view)
    return [{**event, "text": words.event(event, names)} for event in found]
