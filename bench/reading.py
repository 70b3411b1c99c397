"""How long a finished game takes to open and to step through: `python bench/reading.py`.

Games between bots are brought to a server as records; the server is started anew, so that nothing is held ready; then
each table is opened as a viewer does, and looked at moment by moment.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from load import percentiles, server
from websockets.asyncio.client import connect

from sietch import games
from sietch.bots import make_bot
from sietch.kernel.record import Record
from sietch.lab.simulate import play_game

STEPS = 40  # moments that are looked at in each game


def records(game_name: str, seats: int, count: int) -> list[str]:
    game = games.find(game_name)
    found = []
    for number in range(count):
        record = Record.start(game, None, ["heuristic"] * seats, number)
        play_game(game, None, [make_bot("heuristic", n, game_name) for n in range(seats)], number, record=record)
        found.append(record.to_json())
    return found


async def open_table(address: str, table: str) -> float:
    """From connecting to the first snapshot."""
    started = time.perf_counter()
    async with connect(f"{address.replace('http', 'ws')}/api/tables/{table}/play", max_size=None) as wire:
        await wire.send(json.dumps({"type": "hello"}))
        assert json.loads(await wire.recv())["status"] == "finished"
    return time.perf_counter() - started


async def step_through(web: httpx.AsyncClient, table: str, chance: random.Random) -> list[float]:
    about = (await web.get(f"/api/tables/{table}")).json()
    times = []
    for _ in range(STEPS):
        at, seat = chance.randrange(about["actions"] + 1), chance.randrange(about["seats"])
        started = time.perf_counter()
        (await web.get(f"/api/tables/{table}/replay/{at}", params={"seat": seat})).raise_for_status()
        times.append(time.perf_counter() - started)
    return times


async def measure(address: str, tables: list[str]) -> dict[str, Any]:
    chance = random.Random("reading")
    opened = [await open_table(address, table) for table in tables]
    stepped: list[float] = []
    async with httpx.AsyncClient(base_url=address, timeout=30) as web:
        for table in tables:
            stepped += await step_through(web, table, chance)
    return {"tables": len(tables), "cold_open_ms": percentiles(opened), "replay_step_ms": percentiles(stepped)}


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure how finished games open.")
    parser.add_argument("--games", type=int, default=20, help="of each of the three games")
    parser.add_argument("--seats", type=int, default=4)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="sietch-reading-") as data:
        database = f"sqlite:///{Path(data) / 'reading.sqlite'}"
        tables: dict[str, list[str]] = {}
        with server(database) as (address, _):
            for name in games.GAMES:
                brought = [
                    httpx.post(f"{address}/api/records", content=text, timeout=60)
                    for text in records(name, given.seats, given.games)
                ]
                tables[name] = [answer.raise_for_status().json()["id"] for answer in brought]
        result = {}
        for name, ids in tables.items():
            with server(database) as (address, _):
                result[name] = asyncio.run(measure(address, ids))
        print(json.dumps(result, indent=1))


if __name__ == "__main__":
    main()
