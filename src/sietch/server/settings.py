"""What a host can set, on the command line or in the environment."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

DEFAULT_PORT = 8000


@dataclass(frozen=True)
class Settings:
    """Where to listen, where to keep things, and how much one visitor may ask for."""

    host: str = "127.0.0.1"
    port: int = DEFAULT_PORT
    data: Path = Path("sietch-data")
    database: str = ""  # empty: SQLite in the data directory
    redis: str = ""  # empty: one process
    origin: str = ""  # the address that browsers use, when it is not this one
    bot_seconds: float = 5.0  # what a bot may think at most
    bot_workers: int = 1
    requests_a_minute: int = 600
    message_bytes: int = 16_384
    body_bytes: int = 1_000_000

    @property
    def database_url(self) -> str:
        return self.database or f"sqlite+aiosqlite:///{self.data.resolve() / 'sietch.sqlite'}"


def from_environment(environment: Mapping[str, str] | None = None) -> Settings:
    """The settings that `SIETCH_...` variables give."""
    env = os.environ if environment is None else environment
    plain = Settings()
    return Settings(
        host=env.get("SIETCH_HOST", plain.host),
        port=_whole(env, "SIETCH_PORT", plain.port),
        data=Path(env.get("SIETCH_DATA", str(plain.data))),
        database=env.get("SIETCH_DATABASE", ""),
        redis=env.get("SIETCH_REDIS", ""),
        origin=env.get("SIETCH_ORIGIN", ""),
        bot_workers=_whole(env, "SIETCH_BOT_WORKERS", plain.bot_workers),
    )


def _whole(env: Mapping[str, str], name: str, default: int) -> int:
    text = env.get(name, "")
    if not text:
        return default
    if not text.isdigit():
        raise ValueError(f"{name} is a whole number, not {text!r}")
    return int(text)
