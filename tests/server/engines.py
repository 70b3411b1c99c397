"""Real servers in processes of their own: databases from the system's packages, and Sietch's own server."""

from __future__ import annotations

import contextlib
import os
import pwd
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from server.service import free_port
from sietch.server.settings import Settings
from support.packages import needed
from support.patience import PATIENCE, answers, until


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
        until(
            lambda: subprocess.run(ready, check=False).returncode == 0,
            f"PostgreSQL did not start; see {self.home / 'log'}",
        )

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """SIGINT ends its connections at once; SIGQUIT is as near to a power cut as it can be told."""
        if self._process is not None:
            pid = int((self.home / "data" / "postmaster.pid").read_text().split()[0])
            os.kill(pid, how)
            self._process.wait(PATIENCE)
            self._process = None

    @contextlib.contextmanager
    def frozen(self) -> Iterator[None]:
        """Every process of the server stands still: connections stay open and nobody answers."""
        main = int((self.home / "data" / "postmaster.pid").read_text().split()[0])
        children = Path(f"/proc/{main}/task/{main}/children").read_text().split()
        everybody = [main, *map(int, children)]
        for pid in everybody:
            os.kill(pid, signal.SIGSTOP)
        try:
            yield
        finally:
            assert self._process is not None
            for pid in [*everybody, self._process.pid]:  # whoever has started it stands still along with it
                os.kill(pid, signal.SIGCONT)


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


class Redis:
    """A Redis server that can be stopped and started again."""

    def __init__(self) -> None:
        self.port = free_port()
        self.url = f"redis://127.0.0.1:{self.port}/0"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        program = needed(shutil.which("redis-server"), "Debian's package redis-server")
        options = ["--bind", "127.0.0.1", "--save", "", "--appendonly", "no", "--daemonize", "no"]
        command = [program, "--port", str(self.port), *options]
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        ask = ["redis-cli", "-p", str(self.port), "ping"]
        until(
            lambda: subprocess.run(ask, capture_output=True, check=False).stdout.strip() == b"PONG",
            "Redis did not start",
        )

    def stop(self) -> None:
        if self._process is not None:
            self._process.terminate()
            self._process.wait(PATIENCE)
            self._process = None


@contextlib.contextmanager
def redis_server() -> Iterator[Redis]:
    """A Redis server for as long as the block lasts."""
    server = Redis()
    server.start()
    try:
        yield server
    finally:
        server.stop()


@contextlib.contextmanager
def redis() -> Iterator[str]:
    """A Redis server for as long as the block lasts; gives its address."""
    with redis_server() as server:
        yield server.url


class Server:
    """The real server in a process of its own."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.address = f"http://127.0.0.1:{settings.port}"
        self._process: subprocess.Popen[bytes] | None = None
        self._family = 0  # its process group: the server and the workers in which its bots think

    def start(self) -> None:
        """Start it, and wait until it answers."""
        self.clear()
        s = self.settings
        command = [sys.executable, "-m", "sietch.server", "--data", str(s.data), "--port", str(s.port)]
        more = ["--database", s.database, "--redis", s.redis]
        limits = {"SIETCH_REQUESTS_A_MINUTE": "1000000", "SIETCH_TABLES_AN_HOUR": "1000000"}
        # It starts often, and reads its own modules faster when they are compiled.
        quick = {"PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": tempfile.gettempdir() + "/sietch-compiled"}
        environment = {**os.environ, **limits, **quick}
        self._process = subprocess.Popen([*command, *more], env=environment, start_new_session=True)
        self._family = self._process.pid
        until(self._ready, "the server did not become ready")

    def _ready(self) -> bool:
        assert self._process is not None
        assert self._process.poll() is None, "the server ended before it was ready"
        return answers(self.address)

    def end(self, how: signal.Signals) -> float:
        """End it in this way; gives the seconds that it took."""
        began = time.monotonic()
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(PATIENCE)
            self._process = None
        return time.monotonic() - began

    def orphans(self) -> bool:
        """Whether workers of an ended server are still there."""
        try:
            os.killpg(self._family, 0)
        except ProcessLookupError:
            return False
        return True

    def clear(self) -> None:
        """Leave nothing behind, whatever has gone wrong."""
        self.end(signal.SIGKILL)
        if self._family:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self._family, signal.SIGKILL)


@contextlib.contextmanager
def server(data: Path, database: str = "", bus: str = "") -> Iterator[Server]:
    """A server for as long as the block lasts."""
    made = Server(Settings(data=data, port=free_port(), database=database, redis=bus))
    try:
        made.start()
        yield made
    finally:
        made.clear()


def _program(name: str) -> str:
    """PostgreSQL's programs lie beside its version, not on the path."""
    found = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), key=lambda path: int(path.parts[4]))
    return needed(str(found[-1]) if found else shutil.which(name), "Debian's package postgresql")


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
