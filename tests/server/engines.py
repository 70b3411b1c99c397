"""Real database servers from the system's packages, each in a folder and on a port of its own."""

from __future__ import annotations

import contextlib
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from server.service import free_port

PATIENCE = 30.0


class Postgres:
    """A PostgreSQL server that can be stopped and started again."""

    def __init__(self, home: Path) -> None:
        self.home = home
        self.port = free_port()
        self.url = f"postgresql://sietch@127.0.0.1:{self.port}/postgres"
        self._process: subprocess.Popen[bytes] | None = None
        _own(home)
        _run([_program("initdb"), "-D", str(home / "data"), "-U", "sietch", "-A", "trust", "-E", "UTF8", "--no-sync"])

    def start(self) -> None:
        options = ["-D", str(self.home / "data"), "-p", str(self.port), "-k", str(self.home), "-h", "127.0.0.1"]
        with (self.home / "log").open("ab") as log:
            self._process = subprocess.Popen(_as_owner([_program("postgres"), *options]), stdout=log, stderr=log)
        ready = [_program("pg_isready"), "-h", "127.0.0.1", "-p", str(self.port), "-q"]
        _wait(lambda: subprocess.run(ready, check=False).returncode == 0, f"PostgreSQL; see {self.home / 'log'}")

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """SIGINT ends its connections at once; SIGQUIT is as near to a power cut as it can be told."""
        if self._process is not None:
            pid = int((self.home / "data" / "postmaster.pid").read_text().split()[0])
            os.kill(pid, how)
            self._process.wait(PATIENCE)
            self._process = None


@contextlib.contextmanager
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL server for as long as the block lasts."""
    with _folder() as home:
        server = Postgres(home)
        server.start()
        try:
            yield server
        finally:
            server.stop()


@contextlib.contextmanager
def redis() -> Iterator[str]:
    """A Redis server for as long as the block lasts; gives its address."""
    port = free_port()
    program = shutil.which("redis-server")
    assert program, "the package redis-server is not installed"
    options = ["--port", str(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no", "--daemonize", "no"]
    process = subprocess.Popen([program, *options], stdout=subprocess.DEVNULL)
    try:
        ask = ["redis-cli", "-p", str(port), "ping"]
        _wait(lambda: subprocess.run(ask, capture_output=True, check=False).stdout.strip() == b"PONG", "Redis")
        yield f"redis://127.0.0.1:{port}/0"
    finally:
        process.terminate()
        process.wait(PATIENCE)


def _program(name: str) -> str:
    """PostgreSQL's programs lie beside its version, not on the path."""
    found = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), key=lambda path: int(path.parts[4]))
    there = str(found[-1]) if found else shutil.which(name)
    assert there, f"the package postgresql is not installed: there is no {name}"
    return there


@contextlib.contextmanager
def _folder() -> Iterator[Path]:
    home = Path(tempfile.mkdtemp(prefix="sietch-pg-"))
    try:
        yield home
    finally:
        shutil.rmtree(home, ignore_errors=True)


def _own(home: Path) -> None:
    if os.geteuid() == 0:
        owner = pwd.getpwnam("postgres")
        os.chown(home, owner.pw_uid, owner.pw_gid)


def _as_owner(command: list[str]) -> list[str]:
    """PostgreSQL refuses to run as root."""
    return ["runuser", "-u", "postgres", "--", *command] if os.geteuid() == 0 else command


def _run(command: list[str]) -> None:
    done = subprocess.run(_as_owner(command), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def _wait(ready: Callable[[], bool], what: str) -> None:
    deadline = time.monotonic() + PATIENCE
    while not ready():
        assert time.monotonic() < deadline, f"{what} did not start"
        time.sleep(0.05)
