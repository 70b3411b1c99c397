"""What people at a table do together: talk, vote, run out of time, leave and come back."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from server.service import news_after, run, service, until
from sietch.server import hall
from sietch.server.client import RemoteSeat, TableError


async def two(host: Any, game: str = "imperium", **more: Any) -> tuple[dict[str, Any], RemoteSeat, RemoteSeat]:
    """A table of two people: the one who is asked, and the other."""
    made = await host.table(game, ["link", "link"], **more)
    a, b = await host.sit(made, 0), await host.sit(made, 1)
    return (made, a, b) if a.question else (made, b, a)


def test_a_vote_goes_beyond_the_barrier(tmp_path: Path) -> None:
    async def story() -> None:
        async with service(tmp_path) as host:
            _, busy, other = await two(host)
            while busy.question is not None:  # until it is somebody else's turn
                at = busy.seq
                await busy.act(busy.options[0][0])
                await news_after(busy, at)
            done = busy.seq
            with pytest.raises(TableError) as refused:
                await busy.undo()
            assert refused.value.code == "barrier"
            await busy.call_vote("undo", about=0)
            await until(other, lambda: other.moment.get("vote") is not None)
            assert other.moment["vote"]["kind"] == "undo"
            await other.vote(True)
            await until(busy, lambda: busy.question is not None)
            assert busy.moment["vote"] is None
            assert busy.seq == done + 1
            assert [event["kind"] for event in busy.events if event["kind"] in ("vote", "undo")][-1] == "undo"
            await busy.close()
            await other.close()

    run(story())


def test_one_no_ends_a_vote_and_nobody_votes_twice(tmp_path: Path) -> None:
    async def story() -> None:
        async with service(tmp_path) as host:
            _, busy, other = await two(host)
            await busy.call_vote("abandon")
            with pytest.raises(TableError) as refused:
                await other.call_vote("pause")
            assert refused.value.code == "voting"
            await other.vote(False)
            await until(busy, lambda: busy.moment["vote"] is None)
            assert busy.moment["status"] == "playing"
            await busy.call_vote("abandon")
            await other.vote(True)
            await until(busy, lambda: busy.moment["status"] == "abandoned")
            with pytest.raises(TableError) as refused:
                await busy.act(busy.options[0][0] if busy.options else "pass")
            assert refused.value.code == "not_playing"
            await busy.close()
            await other.close()

    run(story())


def test_a_pause_stops_the_clocks_and_the_game(tmp_path: Path) -> None:
    async def story() -> None:
        async with service(tmp_path) as host:
            _, busy, other = await two(host, clock={"kind": "live", "bank": 300, "increment": 5})
            assert busy.moment["clock"]["running"] == busy.moment["waiting"]
            await busy.call_vote("pause")
            await other.vote(True)
            await until(busy, lambda: busy.moment["clock"]["paused"])
            with pytest.raises(TableError) as refused:
                await busy.act(busy.options[0][0])
            assert refused.value.code == "paused"
            await other.call_vote("resume")
            await busy.vote(True)
            await until(busy, lambda: not busy.moment["clock"]["paused"])
            await busy.act(busy.options[0][0])
            await busy.close()
            await other.close()

    run(story())


def test_at_zero_a_bot_moves(tmp_path: Path) -> None:
    async def story() -> None:
        async with service(tmp_path) as host:
            _, busy, other = await two(host, clock={"kind": "live", "bank": 0.5, "increment": 60})
            at = busy.seq
            await until(other, lambda: other.seq > at)
            await busy.close()
            await other.close()

    run(story())


def test_at_zero_a_bot_takes_over_until_the_seat_is_taken_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with service(tmp_path) as host:
            clock = {"kind": "live", "bank": 0.5, "increment": 600, "at_zero": "bot_takes_over"}
            _, busy, other = await two(host, clock=clock)
            mine = busy.moment["waiting"][0]
            await until(other, lambda: bool(other.moment["seats"][mine]["stand_in"]))
            await until(other, lambda: other.question is not None)  # the bot has finished the turn
            await busy.stand_in(False)
            await until(other, lambda: not other.moment["seats"][mine]["stand_in"])
            await busy.close()
            await other.close()

    run(story())


def test_clocks_survive_a_restart(tmp_path: Path) -> None:
    async def story() -> None:
        async with service(tmp_path) as host:
            made, busy, other = await two(host, clock={"kind": "days", "bank": 1000})
            await busy.close()
            await other.close()
        await asyncio.sleep(1.2)
        async with service(tmp_path) as host:
            again = await host.watch(made)
            clock = again.moment["clock"]
            assert clock["left"][clock["running"][0]] < 999, "time goes on while the server is down"
            await again.close()

    run(story())


def test_talk_is_for_the_table_and_secrets_only_for_allies(tmp_path: Path) -> None:
    async def story() -> None:
        async with service(tmp_path) as host:
            made, busy, other = await two(host)
            spectator = await host.watch(made)
            await busy.say("  the spice   must flow ")
            await until(spectator, lambda: bool(spectator.talk))
            assert spectator.talk[-1]["text"] == other.talk[-1]["text"] == "the spice must flow"
            with pytest.raises(TableError) as refused:
                await busy.say("psst", to=[1])
            assert refused.value.code == "no_whispering"
            late = await host.watch(made)
            assert [said["text"] for said in late.talk] == ["the spice must flow"]
            for seat in (busy, other, spectator, late):
                await seat.close()

    run(story())


def test_a_seat_is_handed_over_and_the_old_key_opens_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with service(tmp_path) as host:
            made, busy, other = await two(host)
            link = made["links"][0]
            answer = await host.web.post(
                f"/api/tables/{made['id']}/seats/{link['seat']}/hand-over",
                json={"name": "Stilgar"},
                headers={"Authorization": f"Bearer {link['key']}"},
            )
            assert answer.status_code == 200
            new = await RemoteSeat(host.address, made["id"], answer.json()["key"]).open()
            assert new.moment["seats"][0]["name"] == "Stilgar"
            with pytest.raises(TableError) as refused:
                await RemoteSeat(host.address, made["id"], link["key"]).open()
            assert refused.value.code == "bad_key"
            stolen = await host.web.post(
                f"/api/tables/{made['id']}/seats/1/hand-over",
                json={},
                headers={"Authorization": f"Bearer {answer.json()['key']}"},
            )
            assert stolen.status_code == 403
            for seat in (busy, other, new):
                await seat.close()

    run(story())


def test_a_clock_runs_out_though_nobody_looks_and_the_server_was_restarted(tmp_path: Path) -> None:
    async def story() -> None:
        clock = {"kind": "days", "bank": 1.0, "at_zero": "bot_moves"}
        async with service(tmp_path) as host:
            made = await host.table("imperium", ["link", "link"], clock=clock)
        async with service(tmp_path) as host:
            for _ in range(200):
                if (await host.web.get(f"/api/tables/{made['id']}")).json()["actions"] >= 2:
                    break
                await asyncio.sleep(0.1)
            else:
                raise AssertionError("nobody moved when the time was up")
            assert host.hall.rooms[made["id"]].audience.present == set()

    run(story())


def test_a_table_that_nobody_looks_at_is_put_away_and_comes_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        monkeypatch.setattr(hall, "SWEEP", 0.1)
        monkeypatch.setattr(hall, "IDLE", 0.3)
        async with service(tmp_path) as host:
            made = await host.table("imperium", ["link", "link"])
            seat = await host.sit(made)
            await asyncio.sleep(1.0)
            assert made["id"] in host.hall.rooms
            seen = seat.view
            await seat.close()
            await asyncio.sleep(1.5)
            assert made["id"] not in host.hall.rooms
            again = await host.sit(made)
            assert again.view == seen
            await again.close()

    run(story())
