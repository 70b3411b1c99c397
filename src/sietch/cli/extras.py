"""Packages that only tables at a server need, and what to say where they are missing."""

from __future__ import annotations

import importlib.util

from sietch.cli.errors import BadInput

PLAYING = ("msgspec", "websockets")
SERVING = (
    "alembic",
    "argon2",
    "fastapi",
    "httpx",
    "msgspec",
    "redis",
    "sqlalchemy",
    "uvicorn",
    "websockets",
)


def need(packages: tuple[str, ...]) -> None:
    """Say what to install, if any of these packages is not there."""
    missing = [name for name in packages if importlib.util.find_spec(name) is None]
    if missing:
        names = ", ".join(missing)
        raise BadInput(
            f"tables at a server need packages that are missing here ({names}): pip install 'sietch[server]'"
        )
