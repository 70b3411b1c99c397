"""Seats: taken, locked, given up, seen by others; and what a busy visitor is told."""

from __future__ import annotations

import asyncio
import itertools
import random
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from server.service import news_after, run, service
from sietch.server import schema
from sietch.server.client import RemoteSeat, TableError
from sietch.server.limits import Limit


def test_open_seats_are_taken_by_whoever_comes_first(tmp_path: Path) -> None:
    async def story() -> None:
        async with service(tmp_path) as host:
            made = await host.table(
                "imperium", ["link", "open", "random"], start=False, public=True, name="Sietch Tabr"
            )
            listed = (await host.web.get("/api/tables")).json()
            assert [(table["id"], table["name"], table["open"]) for table in listed] == [
                (made["id"], "Sietch Tabr", [1])
            ]
            early = await host.web.post(
                f"/api/tables/{made['id']}/start", headers={"Authorization": f"Bearer {made['host_key']}"}
            )
            assert (early.status_code, early.json()["code"]) == (409, "seats_open")
            waiting = await host.sit(made)
            path = f"/api/tables/{made['id']}/seats/1"
            answers = await asyncio.gather(*[host.web.post(path, json={"name": name}) for name in ("Chani", "Jamis")])
            assert sorted(answer.status_code for answer in answers) == [200, 409]
            key = next(answer.json()["key"] for answer in answers if answer.status_code == 200)
            assert waiting.moment["seats"][1]["kind"] == "person"
            await host.start(made)
            other = await RemoteSeat(host.address, made["id"], key).open()
            assert other.table["seat"] == 1
            assert waiting.moment["status"] == "playing"
            for seat in (waiting, other):
                await seat.close()

    run(story())


def test_a_locked_seat_asks_for_its_passphrase(tmp_path: Path) -> None:
    async def story() -> None:
        async with service(tmp_path) as host:
            made = await host.table("imperium", ["link", "link"])
            key = made["links"][0]["key"]
            path, headers = f"/api/tables/{made['id']}/seats/0/passphrase", {"Authorization": f"Bearer {key}"}
            locked = await host.web.put(path, json={"passphrase": "muad dib"}, headers=headers)
            assert locked.status_code == 204
            for words in ("", "shai hulud"):
                with pytest.raises(TableError) as refused:
                    await RemoteSeat(host.address, made["id"], key, words).open()
                assert refused.value.code == "bad_passphrase"
            seat = await RemoteSeat(host.address, made["id"], key, "muad dib").open()
            assert seat.moment["seats"][0]["locked"]
            await seat.close()
            await host.web.put(path, json={"passphrase": ""}, headers=headers)
            seat = await RemoteSeat(host.address, made["id"], key).open()
            await seat.close()

    run(story())


def test_others_see_who_is_there(tmp_path: Path) -> None:
    async def story() -> None:
        async with service(tmp_path) as host:
            made = await host.table("imperium", ["link", "link"])
            here, there = await host.sit(made, 0), await host.sit(made, 1)

            async def sees(present: bool) -> None:
                async with here.changed:
                    await here.changed.wait_for(lambda: here.moment["seats"][1]["present"] is present)

            await asyncio.wait_for(sees(True), 10)
            await there.close()
            await asyncio.wait_for(sees(False), 10)
            await here.close()

    run(story())


def test_whoever_resigns_leaves_the_seat_to_a_bot(tmp_path: Path) -> None:
    async def story() -> None:
        async with service(tmp_path) as host:
            made = await host.table("imperium", ["link", "link", "link"])
            a, b, c = [await host.sit(made, place) for place in range(3)]
            await a.resign()
            with pytest.raises(TableError) as refused:
                await a.stand_in(False)
            assert refused.value.code == "resigned"
            assert b.moment["seats"][0]["resigned"]
            while a.question is not None:  # the bot moves for it
                await news_after(a, a.seq)
            assert b.moment["status"] == "playing"
            await b.resign()
            async with c.changed:
                await c.changed.wait_for(lambda: c.finished)
            assert c.moment["result"] == {"winners": [2], "ranking": [[2]], "reason": "resigned"}
            for seat in (a, b, c):
                await seat.close()

    run(story())


def test_a_vote_that_waits_for_somebody_who_leaves_is_counted_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with service(tmp_path) as host:
            made = await host.table("imperium", ["link", "link", "link"])
            a, b, c = [await host.sit(made, place) for place in range(3)]
            await a.call_vote("abandon")
            await b.vote(True)
            assert a.moment["vote"]["yes"] == [0, 1]
            await c.stand_in(True)
            async with a.changed:
                await a.changed.wait_for(lambda: a.moment["status"] == "abandoned")
            for seat in (a, b, c):
                await seat.close()

    run(story())


def test_who_asks_too_often_is_told_to_wait(tmp_path: Path) -> None:
    async def story() -> None:
        async with service(tmp_path, requests_a_minute=30, tables_an_hour=3) as host:
            for _ in range(3):
                await host.table("imperium", ["link", "link"], start=False)
            answer = await host.web.post("/api/tables", json={"game": "imperium", "seats": ["link", "link"]})
            assert (answer.status_code, answer.json()["code"]) == (429, "too_fast")
            codes = [(await host.web.get("/api/tables")).status_code for _ in range(40)]
            assert set(codes) == {200, 429}
            assert (await host.web.get("/health")).status_code == 200

    run(story())


def test_a_bucket_fills_again() -> None:
    now = 0.0
    limit = Limit(2, 10.0, lambda: now)
    assert [limit.allows("a") for _ in range(3)] == [True, True, False]
    assert limit.allows("b")
    now = 5.0
    assert [limit.allows("a") for _ in range(2)] == [True, False]


def test_numbers_for_whoever_watches_the_server(tmp_path: Path) -> None:
    async def story() -> None:
        async with service(tmp_path) as host:
            made = await host.table("imperium", ["link", "link"])
            a, b = await host.sit(made, 0), await host.sit(made, 1)
            busy = a if a.question else b
            await busy.act(busy.options[0][0])
            with pytest.raises(TableError):
                await busy.act(-1)
            lines = (await host.web.get("/metrics")).text.splitlines()
            told = dict(line.rsplit(" ", 1) for line in lines if not line.startswith("#"))
            assert told["sietch_viewers"] == "2"
            assert told["sietch_tables_created_total"] == "1"
            assert told["sietch_action_seconds_count"] == "1"
            assert told['sietch_refused_total{code="unknown_action"}'] == "1"
            for seat in (a, b):
                await seat.close()

    run(story())


def test_a_seat_goes_by_the_name_that_its_holder_says(tmp_path: Path) -> None:
    async def story() -> None:
        async with service(tmp_path) as host:
            made = await host.table("imperium", ["link", "link"])
            other = await host.sit(made, 1)
            path = f"/api/tables/{made['id']}/seats/0/name"
            for link, status in ((1, 403), (0, 204)):
                headers = {"Authorization": f"Bearer {made['links'][link]['key']}"}
                answer = await host.web.put(path, json={"name": " Lady\nJessica "}, headers=headers)
                assert answer.status_code == status, answer.text
            async with other.changed:
                named = other.changed.wait_for(lambda: other.moment["seats"][0]["name"] == "Lady Jessica")
                await asyncio.wait_for(named, 60)
            await other.close()

    run(story())


def test_bots_leave_time_to_see_what_happened(tmp_path: Path) -> None:
    pace = 0.25

    async def story() -> list[dict[str, Any]]:
        async with service(tmp_path, bot_pace=pace) as host:
            made = await host.table("imperium", ["link", "random", "heuristic"])
            seat = await host.sit(made)
            chance = random.Random(1)
            log: list[dict[str, Any]] = []
            while sum(line["seat"] > 0 for line in log) < 5:
                asked_at = seat.seq
                if seat.question is None:
                    await news_after(seat, asked_at)
                else:
                    await seat.act(chance.choice(seat.options)[0])
                log = await host.hall.store.rows(sa.select(schema.log).order_by(schema.log.c.n))
            await seat.close()
            return log

    log = run(story())
    waits = [line["at"] - before["at"] for before, line in itertools.pairwise(log) if line["seat"] > 0]
    assert min(waits) > pace - 0.01  # two clocks that do not quite agree
