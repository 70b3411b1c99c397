"""A real server beside the terminal, and scripts that let something happen at it between two lines."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

from sietch.cli.table.links import read_link
from sietch.server.client import RemoteSeat

PATIENCE = 60.0
# Leaders who ask nothing before the first turn.
LEADERS = ("--ruleset", "leaders=paul_atreides,glossu_rabban")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Serving:
    """`sietch serve` in a process of its own."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.port = free_port()
        self.address = f"http://localhost:{self.port}"
        self.said: list[str] = []

    def start(self, *options: str, **environment: str) -> Serving:
        given = options or ("serve", "--port", str(self.port), "--data", str(self.data))
        command = [sys.executable, "-m", "sietch", *(word for word in given if word)]
        env = {**os.environ, "LC_ALL": "C.UTF-8", "SIETCH_LANG": "en", **environment}
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=env)
        assert self.process.stdout is not None
        self.said = [self.process.stdout.readline(), self.process.stdout.readline()]
        assert all(self.said), "the server ended before it was ready"
        return self

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        """Stop it; gives the exit code."""
        if self.process.poll() is None:
            self.process.send_signal(how)
        code = self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code

    def __enter__(self) -> Serving:
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def get(self, path: str) -> Any:
        with urllib.request.urlopen(f"{self.address}{path}", timeout=PATIENCE) as answer:
            return json.load(answer)


class Script:
    """What is typed, line by line; between two lines something else may happen."""

    def __init__(self, *steps: str | Callable[[], object]) -> None:
        self.steps = list(steps)

    def isatty(self) -> bool:
        return False

    def readline(self) -> str:
        while self.steps:
            step = self.steps.pop(0)
            if isinstance(step, str):
                return f"{step}\n"
            step()
        return ""


def seat_does(link: str, what: Callable[[RemoteSeat], Coroutine[Any, Any, Any]]) -> Callable[[], None]:
    """Something that another seat does, through the reference client."""
    where = read_link(link)

    async def story() -> None:
        seat = await RemoteSeat(where.server, where.table, where.seat_key).open()
        await what(seat)
        await seat.close()

    return lambda: asyncio.run(asyncio.wait_for(story(), PATIENCE))
