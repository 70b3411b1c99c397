"""Whatever is sent: a clear error to the sender, nothing changed, and the table lives."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import InvalidStatus

from server.service import Service, run, service
from server.wire import Wire
from sietch.server import socket as server_socket

BUSY = {"requests_a_minute": 1_000_000, "tables_an_hour": 1_000_000, "messages_a_second": 100_000.0}


@contextlib.asynccontextmanager
async def table(data: Path, **limits: Any) -> AsyncIterator[tuple[Service, dict[str, Any], Wire, Wire]]:
    """A table of two that is being played: whoever is asked, and the other."""
    async with service(data, **{**BUSY, **limits}) as host:
        made = await host.table("imperium", ["link", "link"])
        wires = [Wire(host.address, made["id"], link["seat"], link["key"], lang="en") for link in made["links"]]
        for wire in wires:
            await wire.open()
        asked, other = wires if wires[0].moment["question"] else reversed(wires)
        yield host, made, asked, other
        for wire in wires:
            await wire.close()


def everything(host: Service, made: dict[str, Any]) -> Any:
    """All that there is of a table, to see that nothing has changed."""
    room = host.hall.rooms[made["id"]]
    assert room.position is not None
    seats = [{key: value for key, value in seat.items() if key != "seen_at"} for seat in room.seats]
    return json.dumps([room.state.dump(), room.position.moves, room.row["vote"], room.talk, seats], default=str)


async def plays_on(asked: Wire, other: Wire) -> None:
    """The table lives: the next action is carried out, and both hear of it."""
    at = asked.seq
    answer = await asked.ask(type="act", action=asked.options[0])
    assert answer["type"] == "done", answer
    for wire in (asked, other):
        await wire.until(lambda wire=wire: wire.seq > at)


def is_clear(error: dict[str, Any]) -> None:
    """One sentence, and nothing of the server's inside."""
    assert error["type"] == "error"
    assert error["code"]
    assert error["message"].endswith((".", "?", "!")), error
    assert len(error["message"]) < 400
    assert "Traceback" not in error["message"]


WRONG: list[str | bytes] = [
    "",
    " ",
    "null",
    "[]",
    "7",
    '"act"',
    "{",
    '{"type": 7}',
    '{"type": null}',
    '{"type": "fly"}',
    '{"type": "act"}',
    '{"type": "act", "action": null}',
    '{"type": "act", "action": []}',
    '{"type": "act", "action": {"$gt": 0}}',
    '{"type": "act", "action": true}',
    '{"type": "act", "action": 1.5}',
    '{"type": "act", "action": -1}',
    '{"type": "act", "action": NaN}',
    '{"type": "act", "action": Infinity}',
    '{"type": "act", "action": 1e999}',
    '{"type": "act", "action": ' + "9" * 400 + "}",
    '{"type": "act", "action": 99999999999999999999999999}',
    '{"type": "act", "action": 0, "seat": 1}',
    '{"type": "act", "action": 0, "request": ""}',
    '{"type": "act", "action": 0, "request": "' + "r" * 41 + '"}',
    '{"type": "act", "action": 0, "request": "zero \\u0000"}',
    '{"type": "act", "action": "\\ud800"}',
    '{"type": "act", "action": "' + "x" * 500 + '"}',
    '{"type": "try"}',
    '{"type": "try", "actions": 7}',
    '{"type": "try", "actions": [null]}',
    '{"type": "try", "actions": [-1]}',
    '{"type": "try", "actions": ["no such thing"]}',
    '{"type": "try", "actions": [99999999999999999999]}',
    '{"type": "try", "actions": [' + ",".join("0" * 61) + "]}",
    '{"type": "undo", "about": 1e30}',
    '{"type": "say"}',
    '{"type": "say", "text": "\\u0000"}',
    '{"type": "say", "text": "psst", "to": [1]}',
    '{"type": "say", "text": "psst", "to": []}',
    '{"type": "say", "text": "psst", "to": [-1, 99999999999999999999]}',
    '{"type": "call_vote"}',
    '{"type": "call_vote", "vote": "hang"}',
    '{"type": "call_vote", "vote": "undo", "about": -1}',
    '{"type": "call_vote", "vote": "undo", "about": 99999999999999999999}',
    '{"type": "call_vote", "vote": "replace", "about": 99}',
    '{"type": "vote", "on": true}',
    '{"type": "hello", "key": "again"}',
    '{"type": "hello"}',
    '{"type": "say", "text": "' + "x" * 20_000 + '"}',
    "[" * 5_000 + "]" * 5_000,
    '{"type":' * 3_000 + "1" + "}" * 3_000,
    b"",
    b"\x00\xff",
    b'{"type": "undo"}',
]


def test_what_is_wrong_is_said_to_its_sender_alone(tmp_path: Path) -> None:
    async def story() -> None:
        async with table(tmp_path) as (host, made, asked, other):
            before = everything(host, made)
            heard = len(other.frames)
            for words in WRONG:
                error = await asked.refusal(words)
                is_clear(error)
                assert everything(host, made) == before, f"{words[:80]!r} has changed something"
            assert other.frames[heard:] == [], "nobody else hears of it"
            await plays_on(asked, other)

    run(story())


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
FIELDS = ("type", "action", "request", "on", "text", "to", "vote", "about", "key", "since", "seat")
TYPES = ("act", "undo", "say", "call_vote", "vote", "stand_in", "hello", "snapshot", "done")
MESSAGES = st.dictionaries(st.sampled_from(FIELDS), JSON, max_size=5).flatmap(
    lambda rest: st.sampled_from(TYPES).map(lambda kind: {"type": kind, **rest})
)


def test_whatever_is_sent_is_answered_and_the_table_lives(tmp_path: Path) -> None:
    """Nothing ends the connection, and the position moves only by actions that the rules allow."""
    sent: list[str] = []

    @settings(max_examples=300, suppress_health_check=list(HealthCheck))
    @given(MESSAGES | JSON)
    def collect(message: Any) -> None:
        sent.append(json.dumps(message))

    collect()

    async def story() -> None:
        async with table(tmp_path) as (host, made, asked, other):
            room = host.hall.rooms[made["id"]]
            for words in sent:
                for wire in (asked, other):
                    before = answers(wire)
                    await wire.say(words)
                    await wire.until(lambda wire=wire, before=before: answers(wire) > before)
                    assert wire.closed is None
            assert not room.game.violations(room.state)
            errors = [json.loads(frame) for frame in asked.frames if '"type":"error"' in frame]
            assert len(errors) > len(sent) // 2
            for error in errors:
                is_clear(error)
            for wire in (asked, other):  # who left the seat to a bot by accident takes it back
                await wire.ask(type="stand_in", on=False)
                assert wire.moment["status"] == "playing"

    run(story())


def answers(wire: Wire) -> int:
    """How many things that a viewer said were answered."""
    return sum('"type":"error"' in frame or '"type":"done"' in frame for frame in wire.frames)


def test_replayed_and_out_of_order(tmp_path: Path) -> None:
    async def story() -> None:
        async with table(tmp_path) as (host, made, asked, other):
            stale = list(asked.options)
            first = await asked.ask(type="act", action=stale[0], request="one")
            before = everything(host, made)
            for _ in range(5):  # the same again, on this connection and on a new one
                assert await asked.ask(type="act", action=stale[0], request="one") == first
            await asked.drop()
            assert await asked.ask(type="act", action=stale[-1], request="one") == first
            assert everything(host, made) == before
            idle = other if asked.moment["question"] else asked
            for action in stale:
                error = await idle.ask(type="act", action=action)
                assert error["code"] == "not_allowed", "the moment for it has passed, or never came"
            assert everything(host, made) == before
            # A whole turn's worth of actions at once, without waiting for answers: each is answered.
            busy = asked if asked.moment["question"] else other
            for n in range(50):
                await busy.say(json.dumps({"type": "act", "action": busy.options[0], "request": f"burst {n}"}))
            await busy.until(lambda: all(f"burst {n}" in busy.answers for n in range(50)))

    run(story())


def test_nobody_acts_for_somebody_else(tmp_path: Path) -> None:
    async def story() -> None:
        async with table(tmp_path) as (host, made, asked, other):
            elsewhere = await host.table("imperium", ["link", "link"])
            before = everything(host, made)
            error = await other.ask(type="act", action=asked.options[0])
            assert error["code"] == "not_allowed"
            spectator = await Wire(host.address, made["id"]).open()
            for message in ({"type": "act", "action": asked.options[0]}, {"type": "say", "text": "Boo"}):
                assert (await spectator.ask(**message))["code"] == "spectator"
            await spectator.close()
            chance = random.Random(1)
            stolen = [elsewhere["links"][0]["key"], made["host_key"], asked.key[:-1], asked.key.upper(), "0" * 64]
            guessed = ["".join(chance.choice("23456789abcdefgh") for _ in range(26)) for _ in range(20)]
            for key in [*stolen, *guessed, " " + asked.key, asked.key + "\n", "é", "x" * 5_000]:
                wire = await Wire(host.address, made["id"], key=key).open()
                assert json.loads(wire.frames[0])["code"] == "bad_key", key
                assert len(wire.frames) == 1, "and nothing else is said"
                await wire.until(lambda wire=wire: wire.closed is not None)
            nowhere = await Wire(host.address, "nowhere2").open()
            assert json.loads(nowhere.frames[0])["code"] == "no_table"
            await nowhere.close()
            for name in (made["id"].upper(), "%00", "..%2f..", "x" * 300):
                with pytest.raises(InvalidStatus, match="403"):
                    await Wire(host.address, name).connect()
            headers = {"Authorization": f"Bearer {other.key}"}
            where = f"/api/tables/{made['id']}/seats/{asked.seat}"
            for method, place, body in (
                ("POST", f"{where}/hand-over", {"name": "Thief"}),
                ("PUT", f"{where}/passphrase", {"passphrase": "mine now"}),
                ("PUT", f"{where}/salt", {"salt": "mine"}),
                ("POST", f"/api/tables/{made['id']}/start", None),
            ):
                answer = await host.web.request(method, place, json=body, headers=headers)
                assert answer.status_code == 403, (place, answer.text)
            assert everything(host, made) == before
            await plays_on(asked, other)

    run(story())


def test_pages_of_other_sites_are_refused(tmp_path: Path) -> None:
    async def story() -> None:
        async with table(tmp_path) as (host, made, asked, other):
            before = everything(host, made)
            for origin in (
                "https://elsewhere.example",
                "null",
                f"{host.address}.elsewhere.example",
                "http://127.0.0.1",
            ):
                foreign = {"Origin": origin}
                wire = Wire(host.address, made["id"], key=asked.key)
                with pytest.raises(InvalidStatus, match="403"):
                    await wire.connect(additional_headers=foreign)
                answer = await host.web.post("/api/tables", json={"game": "imperium", "seats": []}, headers=foreign)
                assert (answer.status_code, answer.json()["code"]) == (403, "foreign")
            own = await Wire(host.address, made["id"]).connect(additional_headers={"Origin": host.address})
            await own.close()
            assert everything(host, made) == before
            await plays_on(asked, other)

    run(story())


def test_who_says_no_hello_is_sent_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server_socket, "HELLO_SECONDS", 0.5)

    async def story() -> None:
        async with table(tmp_path) as (host, made, asked, other):
            for words in (None, *WRONG, '{"type": "act", "action": 0}', '{"key": 7}', '{"since": "yesterday"}'):
                if words == '{"type": "hello"}':
                    continue  # this is a hello
                wire = await Wire(host.address, made["id"]).connect()
                if words is not None:
                    await wire.say(words)
                await wire.until(lambda wire=wire: wire.closed is not None)
                assert len(wire.frames) == 1, f"{words!r}: {wire.frames} {wire.closed}"
                is_clear(json.loads(wire.frames[0]))
            await plays_on(asked, other)

    run(story())


def test_too_large_and_not_text(tmp_path: Path) -> None:
    """What the protocol itself forbids ends the connection and hurts nobody else."""

    async def story() -> None:
        async with table(tmp_path) as (host, made, asked, other):
            before = everything(host, made)
            huge = await Wire(host.address, made["id"], key=asked.key).open()
            with contextlib.suppress(Exception):
                await huge.say("x" * (host.settings.body_bytes + 1))
            await huge.until(lambda: huge.closed is not None)
            assert huge.closed is not None
            assert huge.closed[0] == 1009
            assert everything(host, made) == before
            await plays_on(asked, other)

    run(story())


def test_who_is_too_fast_is_told_and_let_go_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with table(tmp_path, messages_a_second=10.0, requests_a_minute=120) as (host, made, asked, other):
            for n in range(60):
                await asked.say(json.dumps({"type": "undo", "request": f"fast {n}"}))
            await asked.until(lambda: len(asked.answers) == 60)
            codes = {answer["code"] for answer in asked.answers.values()}
            assert "too_fast" in codes
            await asyncio.sleep(0.5)
            await plays_on(asked, other)
            began = time.monotonic()
            statuses = [(await host.web.get(f"/api/tables/{made['id']}")).status_code for _ in range(150)]
            assert set(statuses) == {200, 429}
            refusal: httpx.Response = await host.web.get("/api/tables")
            assert refusal.json()["code"] == "too_fast"
            with pytest.raises(InvalidStatus, match="429"):
                await Wire(host.address, made["id"]).connect()
            assert (await host.web.get("/health")).status_code == 200
            while (await host.web.get("/api/tables")).status_code == 429:
                assert time.monotonic() - began < 20
                await asyncio.sleep(0.2)

    run(story())
