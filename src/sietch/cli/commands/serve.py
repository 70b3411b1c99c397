"""`sietch serve`: tables for everybody who has a link to one."""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket
import tempfile
import threading
import time
import urllib.error
import urllib.request
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any
from urllib.parse import urlsplit

import typer

from sietch.cli.errors import BadInput, os_sentence
from sietch.cli.extras import SERVING, need
from sietch.cli.output import language, program, screen
from sietch.cli.words import say

if TYPE_CHECKING:
    from sietch.server.settings import Settings

LARGEST_PORT = 65_535
READY_SECONDS = 60.0
EVERYWHERE = ("0.0.0.0", "::", "")
DATABASES = ("sqlite", "sqlite+aiosqlite", "postgres", "postgresql", "postgresql+asyncpg")
MESSENGERS = ("redis", "rediss", "unix")


def serve(
    host: Annotated[
        str | None, typer.Option("--host", help="The address to listen at; 0.0.0.0 for all. [SIETCH_HOST]")
    ] = None,
    port: Annotated[
        int | None, typer.Option("--port", min=1, max=LARGEST_PORT, help="The port; 8000 by default. [SIETCH_PORT]")
    ] = None,
    data: Annotated[
        Path | None, typer.Option("--data", metavar="DIR", help="Where tables are kept. [SIETCH_DATA]")
    ] = None,
    database: Annotated[
        str | None, typer.Option("--database", metavar="URL", help="PostgreSQL instead of a file. [SIETCH_DATABASE]")
    ] = None,
    redis: Annotated[
        str | None, typer.Option("--redis", metavar="URL", help="Redis, for several processes. [SIETCH_REDIS]")
    ] = None,
    origin: Annotated[
        str | None,
        typer.Option(
            "--origin", "--public-url", metavar="URL", help="The address that people use. [SIETCH_PUBLIC_URL]"
        ),
    ] = None,
) -> None:
    """Serve tables until stopped."""
    need(SERVING)
    from sietch.server.__main__ import serve as run
    from sietch.server.settings import from_environment

    try:
        settings = from_environment()
    except ValueError as error:
        raise BadInput(str(error)) from None
    given: dict[str, Any] = {"host": host, "port": port, "data": data, "database": database, "redis": redis}
    given["public_url"] = origin.rstrip("/") if origin is not None else None
    settings = replace(settings, **{name: value for name, value in given.items() if value is not None})
    check(settings)
    threading.Thread(target=_greet, args=(settings,), daemon=True).start()
    with contextlib.suppress(KeyboardInterrupt):  # how a server is stopped from its own terminal
        run(settings)


def check(settings: Settings) -> None:
    """Say now, in a sentence, what would stop the server later."""
    _check_url("--database", settings.database, DATABASES)
    _check_url("--redis", settings.redis, MESSENGERS)
    _check_url("--origin", settings.public_url, ("http", "https"))
    _check_folder(settings.data)
    _check_port(settings.host, settings.port)
    asyncio.run(_check_services(settings))


async def _check_services(settings: Settings) -> None:
    """Open what the tables are kept in, and what several processes talk through."""
    from sietch.server.bus import Bus
    from sietch.server.databases import open_database

    try:
        database = open_database(settings.database_url)
        try:
            await database.migrate()
        finally:
            await database.close()
    except Exception as error:
        raise BadInput(f"the database cannot be opened: {_said(error, settings.database)}") from None
    if settings.redis:
        bus = Bus(settings.redis, _ignore)
        try:
            await bus.open()
        except Exception as error:
            raise BadInput(f"Redis cannot be reached: {_said(error, settings.redis)}") from None
        finally:
            await bus.close()


async def _ignore(table: str) -> None:
    """Nobody sits at a table yet."""


def _said(error: Exception, url: str) -> str:
    """The first line of what a driver says, without the password."""
    text = getattr(error, "strerror", None) or str(error) or type(error).__name__
    password = urlsplit(url).password
    line = str(text).splitlines()[0]
    return line.replace(password, "…") if password else line


def _check_url(option: str, given: str, schemes: tuple[str, ...]) -> None:
    if not given:
        return
    try:
        parts = urlsplit(given)
        known = parts.scheme in schemes and bool(parts.netloc or parts.path.strip("/"))
    except ValueError:
        known = False
    if not known:
        # Not the address itself: it may hold a password.
        raise BadInput(f"{option}: this is not such an address; it begins with one of {', '.join(schemes)}")


def _check_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            pass
    except OSError as error:
        raise BadInput(f"--data: {os_sentence(error, folder)}") from None


def _check_port(host: str, port: int) -> None:
    try:
        kind, _, _, _, address = socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM)[0]
        with socket.socket(kind, socket.SOCK_STREAM) as probe:
            if os.name == "posix":
                # As the server itself does: a port that was in use a moment ago is free again.
                probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(address)
    except OSError as error:
        raise BadInput(f"{host}:{port}: {error.strerror or error}; choose another with --host or --port") from None


def _greet(settings: Settings) -> None:
    """Wait until the server answers, then say where it is."""
    local = "localhost" if settings.host in (*EVERYWHERE, "127.0.0.1") else settings.host
    own = f"http://[{local}]:{settings.port}" if ":" in local else f"http://{local}:{settings.port}"
    before = time.monotonic() + READY_SECONDS
    while time.monotonic() < before:
        try:
            with urllib.request.urlopen(f"{own}/health", timeout=1.0):
                break
        except (OSError, urllib.error.URLError):
            time.sleep(0.1)
    else:
        return
    lang = language(None)
    address = settings.public_url or own
    console = screen()
    console.print(say(lang, "serve-ready", address=address), soft_wrap=True)
    more = "" if address == "http://localhost:8000" else f" --server {address}"
    console.print(say(lang, "serve-join", command=f"{program()} host imperium --play{more}"), soft_wrap=True)
    console.file.flush()
