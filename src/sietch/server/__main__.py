"""`python -m sietch.server`: one process that serves tables."""

from __future__ import annotations

import argparse
from dataclasses import replace
from pathlib import Path

import uvicorn

from sietch.server.app import make_app
from sietch.server.settings import Settings, from_environment


def read_arguments(arguments: list[str] | None = None) -> Settings:
    """The environment's settings, and above them those of the command line."""
    settings = from_environment()
    parser = argparse.ArgumentParser(prog="sietch.server", description="Serve tables for the Dune board games.")
    parser.add_argument("--host", default=settings.host)
    parser.add_argument("--port", type=int, default=settings.port)
    parser.add_argument("--data", type=Path, default=settings.data)
    parser.add_argument("--database", default=settings.database)
    given = parser.parse_args(arguments)
    return replace(settings, host=given.host, port=given.port, data=given.data, database=given.database)


def main() -> None:
    settings = read_arguments()
    uvicorn.run(make_app(settings), host=settings.host, port=settings.port, log_level="warning", ws_max_size=1_000_000)


if __name__ == "__main__":
    main()
