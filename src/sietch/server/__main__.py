"""`python -m sietch.server`: one process that serves tables."""

from __future__ import annotations

import argparse
import gc
import sys
from dataclasses import replace
from pathlib import Path

import uvicorn

from sietch.server.app import make_app
from sietch.server.hall import load_games
from sietch.server.settings import Settings, from_environment

GOODBYE = 10  # seconds that connections have to end when the server is told to stop


def read_arguments(arguments: list[str] | None = None) -> Settings:
    """The environment's settings, and above them those of the command line."""
    settings = from_environment()
    parser = argparse.ArgumentParser(prog="sietch.server", description="Serve tables for the Dune board games.")
    parser.add_argument("--host", default=settings.host)
    parser.add_argument("--port", type=int, default=settings.port)
    parser.add_argument("--data", type=Path, default=settings.data)
    parser.add_argument("--database", default=settings.database)
    parser.add_argument("--redis", default=settings.redis)
    given = parser.parse_args(arguments)
    return replace(settings, **vars(given))


def configuration(settings: Settings) -> uvicorn.Config:
    """How uvicorn runs the application; its own log of requests is off: addresses are nobody's business."""
    return uvicorn.Config(
        make_app(settings),
        host=settings.host,
        port=settings.port,
        log_level="warning",
        access_log=False,
        server_header=False,
        ws_max_size=settings.body_bytes,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=GOODBYE,
    )


def serve(settings: Settings) -> None:
    """Serve until told to stop."""
    # Many tables are many objects that stay: looking through all of them for rubbish again and again costs more than
    # the rubbish. And the thread that writes to disk is not to wait long for its turn.
    gc.set_threshold(1_000_000, 50, 100)
    load_games()
    gc.freeze()  # games and words stay for ever
    sys.setswitchinterval(0.0005)
    uvicorn.Server(configuration(settings)).run()


def main() -> None:
    serve(read_arguments())


if __name__ == "__main__":
    main()
