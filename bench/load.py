"""How a server stands many people: `python bench/load.py`.

Starts a server on the loopback, seats people at many tables and lets spectators look on. At every table one action is
made each second; for each action the time is taken until every viewer of that table has got the change.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import json
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvloop
from websockets.asyncio.client import ClientConnection, connect

READY = 30.0
TOGETHER = 50  # connections that are opened at the same time
GRACE = 5.0  # seconds for the last changes to arrive


class News(msgspec.Struct):
    """The part of a message that the measurement needs."""

    type: str
    seq: int = -1
    options: list[tuple[int, str]] = []
    status: str = ""
    code: str = ""


decode = msgspec.json.Decoder(News).decode


class Table:
    """A table with its viewers, and the actions whose arrival is being timed."""

    def __init__(self, id: str, keys: list[str], spectators: int) -> None:
        self.id = id
        self.keys = [*keys, *[""] * spectators]
        self.sockets: dict[int, ClientConnection] = {}  # by place: seats first, then spectators
        self.options: dict[int, list[tuple[int, str]]] = {}
        self.sent: dict[int, float] = {}  # by the number of the change
        self.arrived: dict[int, int] = {}
        self.seq = 0
        self.over = False


class Load:
    """Everything that is measured."""

    def __init__(self, address: str, tables: list[Table]) -> None:
        self.address = address
        self.tables = tables
        self.times: list[float] = []  # for each action until its last viewer knew
        self.each: list[float] = []  # for each viewer of each action
        self.errors: list[str] = []

    async def join(self) -> None:
        """Connect every viewer."""
        gate = asyncio.Semaphore(TOGETHER)
        await asyncio.gather(*[self._join(t, place, gate) for t in self.tables for place in range(len(t.keys))])

    async def _join(self, table: Table, place: int, gate: asyncio.Semaphore) -> None:
        async with gate:
            wire = await connect(f"{self.address}/api/tables/{table.id}/play", max_size=None, compression=None)
            await wire.send(json.dumps({"type": "hello", "key": table.keys[place]}))
            self._hear(table, place, await wire.recv())
            table.sockets[place] = wire
        asyncio.get_running_loop().create_task(self._listen(table, place, wire))

    async def _listen(self, table: Table, place: int, wire: ClientConnection) -> None:
        with contextlib.suppress(Exception):
            async for text in wire:
                self._hear(table, place, text)

    def _hear(self, table: Table, place: int, text: str | bytes) -> None:
        now = time.perf_counter()
        news = decode(text)
        if news.type == "error":
            self.errors.append(news.code)
            return
        if news.type not in ("snapshot", "change"):
            return
        table.seq = max(table.seq, news.seq)
        table.over = table.over or news.status == "finished"
        table.options[place] = news.options
        if news.type == "change" and news.seq in table.sent:
            self.each.append(now - table.sent[news.seq])
            table.arrived[news.seq] = table.arrived.get(news.seq, 0) + 1
            if table.arrived[news.seq] == len(table.keys):
                self.times.append(now - table.sent.pop(news.seq))

    async def play(self, table: Table, seconds: float, chance: random.Random) -> int:
        """One action each second, whoever is to act."""
        acted, start = 0, time.perf_counter()
        await asyncio.sleep(chance.random())
        while time.perf_counter() - start < seconds and not table.over:
            began = time.perf_counter()
            asked = [place for place, options in table.options.items() if options]
            if asked:
                place = chance.choice(asked)
                action = chance.choice(table.options[place])[0]
                table.options[place] = []
                table.sent[table.seq + 1] = time.perf_counter()
                await table.sockets[place].send(json.dumps({"type": "act", "action": action}))
                acted += 1
            await asyncio.sleep(max(0.0, 1.0 - (time.perf_counter() - began)))
        return acted


async def story(given: argparse.Namespace, address: str, process: subprocess.Popen[bytes]) -> dict[str, Any]:
    """Set the tables, play for a while, count."""
    tables = await set_tables(given, address)
    load = Load(address.replace("http", "ws"), tables)
    began = time.perf_counter()
    await load.join()
    joined = time.perf_counter() - began
    # A search for rubbish among 2,000 connections takes this program 200 ms, which would count as the server's.
    gc.disable()
    chances = [random.Random(f"{given.seed}/{n}") for n in range(len(tables))]
    acted = await asyncio.gather(
        *[load.play(table, given.seconds, chance) for table, chance in zip(tables, chances, strict=True)]
    )
    deadline = time.perf_counter() + GRACE
    while any(table.sent for table in tables) and time.perf_counter() < deadline:
        await asyncio.sleep(0.1)
    return {
        "tables": len(tables),
        "viewers": sum(len(table.keys) for table in tables),
        "seconds": given.seconds,
        "joined_in_s": round(joined, 1),
        "actions": sum(acted),
        "actions_seen_by_all": len(load.times),
        "lost": sum(len(table.sent) for table in tables),
        "errors": len(load.errors),
        "to_every_viewer_ms": percentiles(load.times),
        "to_a_viewer_ms": percentiles(load.each),
        "server_memory_mb": round(memory(process.pid), 1),
        "server_cpu_s": round(cpu(process.pid), 1),
    }


async def set_tables(given: argparse.Namespace, address: str) -> list[Table]:
    seats = ["link"] * given.seats
    extra = given.viewers - given.tables * given.seats
    tables: list[Table] = []
    async with httpx.AsyncClient(base_url=address, timeout=60) as web:
        for n in range(given.tables):
            made = (await web.post("/api/tables", json={"game": given.game, "seats": seats})).raise_for_status().json()
            headers = {"Authorization": f"Bearer {made['host_key']}"}
            (await web.post(f"/api/tables/{made['id']}/start", headers=headers)).raise_for_status()
            spectators = extra // given.tables + (1 if n < extra % given.tables else 0)
            tables.append(Table(made["id"], [link["key"] for link in made["links"]], spectators))
    return tables


def percentiles(times: list[float]) -> dict[str, float]:
    if not times:
        return {}
    ordered = sorted(times)
    marks = {"p50": 0.5, "p90": 0.9, "p99": 0.99, "max": 1.0}
    return {
        name: round(1000 * ordered[min(int(len(ordered) * part), len(ordered) - 1)], 1) for name, part in marks.items()
    }


def memory(pid: int) -> float:
    """The server's resident memory at its highest, in MB."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmHWM:"):
            return int(line.split()[1]) / 1024
    return 0.0


def cpu(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextlib.contextmanager
def server(database: str) -> Any:
    """A server process that is ready."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    address = f"http://127.0.0.1:{port}"
    with tempfile.TemporaryDirectory(prefix="sietch-load-") as data:
        env = {**os.environ, "SIETCH_TABLES_AN_HOUR": "1000000", "SIETCH_REQUESTS_A_MINUTE": "10000000"}
        command = [sys.executable, "-m", "sietch.server", "--port", str(port), "--data", data, "--database", database]
        process = subprocess.Popen(command, env=env)
        try:
            deadline = time.monotonic() + READY
            while True:
                with contextlib.suppress(httpx.HTTPError):
                    if httpx.get(f"{address}/health").status_code == 200:
                        break
                if time.monotonic() > deadline or process.poll() is not None:
                    raise SystemExit("the server did not become ready")
                time.sleep(0.1)
            yield address, process
        finally:
            process.terminate()
            process.wait(15)


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure a server under many viewers.")
    parser.add_argument("--game", default="imperium")
    parser.add_argument("--tables", type=int, default=330)
    parser.add_argument("--viewers", type=int, default=2000)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--database", default="", help="another database than a new SQLite file")
    parser.add_argument("--seed", default="load")
    given = parser.parse_args()
    if not (1 <= given.tables <= 1000 and given.tables * given.seats <= given.viewers <= 5000):
        parser.error("up to 1000 tables and 5000 viewers, with somebody on every seat")
    if not 1 <= given.seconds <= 600:
        parser.error("from 1 to 600 seconds")
    with server(given.database) as (address, process):
        print(json.dumps(uvloop.run(story(given, address, process)), indent=1))


if __name__ == "__main__":
    main()
