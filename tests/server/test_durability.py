"""A server that is killed in the middle of play has lost nothing that it had acknowledged, and does nothing twice."""

from __future__ import annotations

import asyncio
import contextlib
import random
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx
import sqlalchemy as sa

from server.service import PATIENCE, free_port
from sietch.server import schema
from sietch.server.client import RemoteSeat, TableError

KILLS = 4
READY = 30.0


def start(data: Path, port: int) -> subprocess.Popen[bytes]:
    """The real server in a process of its own, ready to answer."""
    command = [sys.executable, "-m", "sietch.server", "--data", str(data), "--port", str(port)]
    process = subprocess.Popen(command)
    deadline = time.monotonic() + READY
    while time.monotonic() < deadline:
        with contextlib.suppress(httpx.HTTPError):
            if httpx.get(f"http://127.0.0.1:{port}/health", timeout=1).status_code == 200:
                return process
        time.sleep(0.1)
    process.kill()
    raise AssertionError("the server did not become ready")


async def play_until_killed(seat: RemoteSeat, chance: random.Random, acknowledged: list[int]) -> None:
    """Act as fast as possible and remember every number that the server has confirmed."""
    while True:
        if seat.question is None:
            await asyncio.sleep(0.02)
            continue
        with contextlib.suppress(TableError):
            acknowledged.append(await seat.act(chance.choice(seat.options)[0]))


def entries(data: Path, table: str) -> list[tuple[Any, ...]]:
    engine = sa.create_engine(f"sqlite:///{data / 'sietch.sqlite'}")
    with engine.connect() as connection:
        query = sa.select(schema.log.c.n, schema.log.c.seat, schema.log.c.request)
        found = connection.execute(query.where(schema.log.c.table_id == table).order_by(schema.log.c.n)).all()
    engine.dispose()
    return [tuple(row) for row in found]


def test_nothing_acknowledged_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    port = free_port()
    address = f"http://127.0.0.1:{port}"

    async def story() -> None:
        server = start(tmp_path, port)
        try:
            made = httpx.post(
                f"{address}/api/tables", json={"game": "imperium", "seats": ["link", "link", "link"]}
            ).json()
            began = httpx.post(
                f"{address}/api/tables/{made['id']}/start", headers={"Authorization": f"Bearer {made['host_key']}"}
            )
            assert began.status_code == 204
            acknowledged: list[int] = []
            for kill in range(KILLS):
                seats = [await RemoteSeat(address, made["id"], link["key"]).open() for link in made["links"]]
                players = [
                    asyncio.create_task(play_until_killed(seat, random.Random(f"{kill}{n}"), acknowledged))
                    for n, seat in enumerate(seats)
                ]
                await asyncio.sleep(1.0)
                server.send_signal(signal.SIGKILL)
                server.wait()
                for player in players:
                    player.cancel()
                await asyncio.gather(*players, return_exceptions=True)
                for seat in seats:
                    await seat.close()
                log = entries(tmp_path, made["id"])
                assert [n for n, _, _ in log] == list(range(len(log)))
                assert max(acknowledged) <= len(log), "an acknowledged action is missing"
                requests = [(seat, request) for _, seat, request in log if request]
                assert len(requests) == len(set(requests)), "an action was carried out twice"
                server = start(tmp_path, port)
                again = await RemoteSeat(address, made["id"], made["links"][0]["key"]).open()
                assert again.seq == len(log)
                await again.close()
            assert len(acknowledged) > KILLS
        finally:
            server.kill()
            server.wait()

    asyncio.run(asyncio.wait_for(story(), PATIENCE))
