"""Tables over the network: whole games, lost connections, undo, keys, restarts."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect

from server.service import Service, news_after, play_on, run, service
from sietch import games
from sietch.kernel.promise import promised, salted
from sietch.kernel.record import Record, verify
from sietch.server.client import RemoteSeat, TableError, socket_address


@pytest.mark.parametrize(("game", "seats"), [("imperium", 3), ("uprising", 3), ("classic", 3)])
def test_people_and_bots_play_a_game_to_the_end(game: str, seats: int, tmp_path: Path) -> None:
    async def story() -> None:
        async with service(tmp_path) as host:
            made = await host.table(game, ["link", "link", *["random"] * (seats - 2)])
            steady, shaky, spectator = await host.sit(made, 0), await host.sit(made, 1), await host.watch(made)
            await asyncio.gather(play_on(steady, random.Random(1)), play_on(shaky, random.Random(2), drops=5))
            async with spectator.changed:
                await spectator.changed.wait_for(lambda: spectator.finished)
            assert steady.moment["result"] == shaky.moment["result"] == spectator.moment["result"]
            # Nothing was lost and nothing told twice, although one of them was cut off five times.
            assert [event["kind"] for event in shaky.events] == [event["kind"] for event in spectator.events]
            await check_the_record(host, made, steady)
            for seat in (steady, shaky, spectator):
                await seat.close()

    run(story())


async def check_the_record(host: Service, made: dict[str, Any], seat: RemoteSeat) -> None:
    """The seed is the one that was promised, and the published record plays to the same end."""
    told = seat.moment["seed"]
    assert promised(told["seed"]) == made["seed_hash"]
    answer = await host.web.get(f"/api/tables/{made['id']}/record")
    record = Record.from_json(answer.text, games.find)
    verify(record.game, record)
    assert record.seed == salted(told["seed"], told["salts"])


def test_the_same_request_acts_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with service(tmp_path) as host:
            made = await host.table("imperium", ["link", "link"])
            a, b = await host.sit(made, 0), await host.sit(made, 1)
            seat = a if a.question else b
            choice = seat.options[0][0]
            first = await seat.act(choice, request="same")
            assert await seat.act(choice, request="same") == first
            answer = (await host.web.get(f"/api/tables/{made['id']}")).json()
            assert answer["status"] == "playing"
            assert seat.seq == first
            await a.close()
            await b.close()

    run(story())


def test_undo_goes_as_far_as_nothing_was_shown(tmp_path: Path) -> None:
    async def story() -> None:
        async with service(tmp_path) as host:
            rules = {"leaders": ["paul_atreides", "glossu_rabban"]}
            made = await host.table("imperium", ["link", "link"], ruleset=rules)
            a, b = await host.sit(made, 0), await host.sit(made, 1)
            seat, other = (a, b) if a.question else (b, a)
            before = json.dumps(seat.view, sort_keys=True)
            play = next(action for action, words in seat.options if words.startswith("play "))
            await seat.act(play)
            assert json.dumps(seat.view, sort_keys=True) != before
            with pytest.raises(TableError) as refused:
                await other.undo()
            assert refused.value.code == "nothing_to_undo"
            await seat.undo()
            assert json.dumps(seat.view, sort_keys=True) == before
            assert [event["kind"] for event in other.events][-1] == "undo"
            await a.close()
            await b.close()

    run(story())


def test_strangers_and_spectators_are_refused(tmp_path: Path) -> None:
    async def story() -> None:
        async with service(tmp_path) as host:
            made = await host.table("imperium", ["link", "link"])
            with pytest.raises(TableError) as refused:
                await RemoteSeat(host.address, made["id"], "2" * 26).open()
            assert refused.value.code == "bad_key"
            with pytest.raises(TableError) as refused:
                await RemoteSeat(host.address, "nowhere2").open()
            assert refused.value.code == "no_table"
            spectator = await host.watch(made)
            assert "options" not in spectator.moment
            with pytest.raises(TableError) as refused:
                await spectator.act("pass")
            assert refused.value.code == "spectator"
            a, b = await host.sit(made, 0), await host.sit(made, 1)
            idle = b if a.question else a
            busy = a if a.question else b
            with pytest.raises(TableError) as refused:
                await idle.act(busy.options[0][0])
            assert refused.value.code == "not_allowed"
            started = await host.web.post(f"/api/tables/{made['id']}/start", headers={"Authorization": "Bearer x"})
            assert started.status_code == 403
            for seat in (spectator, a, b):
                await seat.close()

    run(story())


def test_whatever_is_sent_the_table_lives(tmp_path: Path) -> None:
    async def story() -> None:
        async with service(tmp_path) as host:
            made = await host.table("imperium", ["link", "link"])
            seat = await host.sit(made, 0)
            at = seat.seq
            key = made["links"][0]["key"]
            async with connect(socket_address(host.address, made["id"]), max_size=None) as wire:
                await wire.send(json.dumps({"type": "hello", "key": key}))
                await wire.recv()
                for text in ("", "[]", "{", '{"type": 7}', '{"type": "fly"}', '{"type": "act"}', "x" * 50_000):
                    await wire.send(text)
                    answer = json.loads(await wire.recv())
                    assert answer["type"] == "error"
                    assert answer["message"].endswith(".")
                await wire.send(json.dumps({"type": "act", "action": "reveel"}))
                assert json.loads(await wire.recv())["code"] == "unknown_action"
            assert seat.seq == at
            await seat.close()
            foreign = {"Origin": "https://elsewhere.example"}
            with pytest.raises(Exception, match="403"):
                async with connect(socket_address(host.address, made["id"]), additional_headers=foreign):
                    pass

    run(story())


def test_a_restart_resumes_every_table(tmp_path: Path) -> None:
    async def story() -> None:
        async with service(tmp_path) as host:
            made = await host.table("classic", ["link", "link", "random"])
            a, b = await host.sit(made, 0), await host.sit(made, 1)
            for _ in range(12):
                seat = a if a.question else b
                at = seat.seq
                if seat.question is not None:
                    await seat.act(seat.options[0][0])
                await news_after(seat, at)
            await asyncio.sleep(0.5)
            seen, seq = json.dumps(a.view, sort_keys=True), a.seq
            await a.close()
            await b.close()
        async with service(tmp_path) as host:
            again = await RemoteSeat(host.address, made["id"], made["links"][0]["key"]).open()
            assert (again.seq, json.dumps(again.view, sort_keys=True)) == (seq, seen)
            await again.close()

    run(story())


def test_a_table_that_cannot_be_is_refused_with_a_sentence(tmp_path: Path) -> None:
    async def story() -> None:
        async with service(tmp_path) as host:
            wrong: list[tuple[dict[str, Any], str]] = [
                ({"game": "chess", "seats": ["link"]}, "no_game"),
                ({"game": "classic", "seats": ["link"]}, "bad_seats"),
                ({"game": "imperium", "seats": ["link", "genius"]}, "bad_seats"),
                ({"game": "imperium", "seats": ["link", "link"], "ruleset": {"no": 1}}, "bad_ruleset"),
            ]
            for body, code in wrong:
                answer = await host.web.post("/api/tables", json=body)
                assert answer.json()["code"] == code
                assert answer.json()["message"].endswith(".")

    run(story())
