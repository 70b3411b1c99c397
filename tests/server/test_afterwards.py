"""After the game: replay, record, fork; and records that people bring along."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import httpx
import pytest

from server.service import Service, run, service
from sietch import games
from sietch.kernel.contract import random_move
from sietch.kernel.event import Event
from sietch.kernel.record import Record, RecordError, verify
from sietch.kernel.rng import rng_from_seed


def played(actions: int | None = None, name: str = "imperium", seats: int = 2) -> Record:
    """A game between people who choose at random, to the end or a part of it."""
    game = games.find(name)
    record = Record.start(game, None, ["person"] * seats, "brought")
    s = game.new(None, seats, "brought")
    rng = rng_from_seed("brought")
    while s.stack and (actions is None or len(record.moves) < actions):
        record.play(s, *random_move(game, s, rng))
    if not s.stack:
        record.finish(s)
    return record


async def bring(host: Service, record: Record) -> dict[str, Any]:
    answer = await host.web.post("/api/records", content=record.to_json())
    assert answer.status_code == 201, answer.text
    made: dict[str, Any] = answer.json()
    return made


async def refused(answer: httpx.Response, status: int, code: str) -> None:
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert answer.json()["message"].endswith(".")


def test_a_record_that_was_brought_along_can_be_looked_at_moment_by_moment(tmp_path: Path) -> None:
    async def story() -> None:
        record = played()
        async with service(tmp_path) as host:
            made = await bring(host, record)
            about = (await host.web.get(f"/api/tables/{made['id']}")).json()
            assert (about["status"], about["actions"]) == ("finished", len(record.moves))
            game = record.game
            events: list[Event] = []
            s = game.new(record.ruleset, 2, record.seed)
            for at in range(len(record.moves) + 1):
                if at:
                    events = []
                    game.apply(s, *record.moves[at - 1], events.append)
                if at % 17 and at != len(record.moves):
                    continue
                for seat in (None, 0, 1):
                    params = {} if seat is None else {"seat": seat}
                    told = (await host.web.get(f"/api/tables/{made['id']}/replay/{at}", params=params)).json()
                    assert told["view"] == json.loads(json.dumps(game.view(s, seat)))
                    assert told["events"] == json.loads(json.dumps([event.seen_by(seat) for event in events]))
                    assert told["waiting"] == list(game.waiting(s))
                    assert len(told["names"]) == len(told["view"]["players"])
                    assert all(told["names"])
            beyond = await host.web.get(f"/api/tables/{made['id']}/replay/{len(record.moves) + 1}")
            await refused(beyond, 422, "bad_message")
            again = Record.from_json((await host.web.get(f"/api/tables/{made['id']}/record")).text, games.find)
            assert (again.moves, again.seed, again.result) == (record.moves, record.seed, record.result)

    run(story())


def test_a_running_game_shows_only_what_the_asker_may_know(tmp_path: Path) -> None:
    async def story() -> None:
        async with service(tmp_path) as host:
            made = await host.table("imperium", ["link", "link"])
            seats = [await host.sit(made, place) for place in (0, 1)]
            for _ in range(4):
                busy = seats[0] if seats[0].question else seats[1]
                await busy.act(busy.options[0][0])
            at = f"/api/tables/{made['id']}/replay/4"
            keys = [{"Authorization": f"Bearer {link['key']}"} for link in made["links"]]
            await refused(await host.web.get(at, params={"seat": 0}), 403, "bad_key")
            await refused(await host.web.get(at, params={"seat": 0}, headers=keys[1]), 403, "bad_key")
            own = (await host.web.get(at, params={"seat": 0}, headers=keys[0])).json()
            assert own["view"] == seats[0].view
            public = (await host.web.get(at)).json()
            assert public["view"] != own["view"]
            await refused(await host.web.get(f"/api/tables/{made['id']}/record"), 409, "not_finished")
            fork = await host.web.post(f"/api/tables/{made['id']}/fork", json={"at": 2, "seats": ["link", "link"]})
            await refused(fork, 409, "not_finished")
            for seat in seats:
                await seat.close()

    run(story())


def test_a_game_is_taken_up_again_at_any_moment(tmp_path: Path) -> None:
    async def story() -> None:
        record = played()
        at = len(record.moves) // 2
        async with service(tmp_path) as host:
            made = await bring(host, record)
            path = f"/api/tables/{made['id']}/fork"
            end = await host.web.post(path, json={"at": len(record.moves), "seats": ["link", "link"]})
            await refused(end, 422, "bad_message")
            few = await host.web.post(path, json={"at": at, "seats": ["link"] * 9})
            await refused(few, 422, "bad_seats")
            answer = await host.web.post(path, json={"at": at, "seats": ["link", "random"]})
            assert answer.status_code == 201
            fork = answer.json()
            await host.start(fork)
            seat = await host.sit(fork)
            # The bot may have acted already; what came before it is what was played in the original.
            about = (await host.web.get(f"/api/tables/{fork['id']}")).json()
            assert (about["forked_from"], about["forked_at"]) == (made["id"], at)
            original = (await host.web.get(f"/api/tables/{made['id']}/replay/{at}")).json()
            copied = (await host.web.get(f"/api/tables/{fork['id']}/replay/{at}")).json()
            assert copied["view"] == original["view"]
            while seat.question is None:
                await asyncio.sleep(0.05)
            assert await seat.act(seat.options[0][0]) > at
            await seat.close()

    run(story())


def test_a_record_that_is_not_over_can_be_read_and_taken_up(tmp_path: Path) -> None:
    async def story() -> None:
        async with service(tmp_path) as host:
            made = await bring(host, played(actions=30))
            assert (made["status"], made["actions"]) == ("abandoned", 30)
            fork = await host.web.post(f"/api/tables/{made['id']}/fork", json={"at": 30, "seats": ["link", "link"]})
            assert fork.status_code == 201

    run(story())


@pytest.mark.parametrize(
    "spoil",
    [
        lambda data: "not a record",
        lambda data: json.dumps({**data, "actions": [*data["actions"][:40], "a fly", *data["actions"][40:]]}),
        lambda data: json.dumps({**data, "seed": "other"}),
        lambda data: json.dumps({**data, "game": "chess"}),
        lambda data: json.dumps({**data, "result": {**data["result"], "winners": ["b", "a"]}}),
    ],
)
def test_a_record_that_does_not_play_is_refused_with_the_reason(spoil: Any, tmp_path: Path) -> None:
    async def story() -> None:
        async with service(tmp_path) as host:
            text = spoil(json.loads(played().to_json()))
            await refused(await host.web.post("/api/records", content=text), 422, "bad_record")
            await refused(await host.web.post("/api/records", content=b"\xff\xfe"), 422, "bad_record")

    run(story())


def test_the_record_of_a_table_proves_that_its_seed_was_promised(tmp_path: Path) -> None:
    async def story() -> None:
        async with service(tmp_path) as host:
            made = await host.table("imperium", ["link", "random"], start=False)
            key = {"Authorization": f"Bearer {made['links'][0]['key']}"}
            path = f"/api/tables/{made['id']}/seats"
            assert (await host.web.put(f"{path}/0/salt", json={"salt": "dune"}, headers=key)).status_code == 204
            await refused(await host.web.put(f"{path}/1/salt", json={"salt": "x"}, headers=key), 403, "bad_key")
            await host.start(made)
            await refused(await host.web.put(f"{path}/0/salt", json={"salt": "late"}, headers=key), 409, "started")
            seat = await host.sit(made)
            await seat.stand_in(True)
            async with seat.changed:
                await seat.changed.wait_for(lambda: seat.finished)
            assert seat.moment["seed"]["salts"] == ["dune", ""]
            await seat.close()
            text = (await host.web.get(f"/api/tables/{made['id']}/record")).text
        record = Record.from_json(text, games.find)
        verify(record.game, record)
        data = json.loads(text)
        assert data["promise"]["hash"] == made["seed_hash"]
        for change in ({"salts": ["", ""]}, {"seed": "0" * 64}, {"hash": "0" * 64}):
            forged = Record.from_json(json.dumps({**data, "promise": {**data["promise"], **change}}), games.find)
            with pytest.raises(RecordError, match="promised"):
                verify(forged.game, forged)

    run(story())
