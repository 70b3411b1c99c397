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
    public_url: str = ""  # the address that people use, when it is not this one
    bot_seconds: float = 5.0  # what a bot may think at most
    bot_pace: float = 0.08  # seconds that people have to see what is on the table before a bot moves
    bot_workers: int = 1
    smtp: str = ""  # smtp://user:password@host:port, or smtps://; empty: no mail is sent
    mail_from: str = "sietch@localhost"
    notice_seconds: float = 60.0  # how long a seat is waited for before it gets a notice
    private_webhooks: bool = False  # whether notices may go to addresses of the local network
    requests_a_minute: int = 600  # of one address
    messages_a_second: float = 100.0  # of one viewer
    tables_an_hour: int = 120  # opened from one address
    most_rooms: int = 5_000  # tables held in memory at once
    message_bytes: int = 16_384
    body_bytes: int = 1_000_000

    @property
    def address(self) -> str:
        """Where people find this server."""
        return self.public_url or f"http://localhost:{self.port}"

    @property
    def database_url(self) -> str:
        if self.database.startswith(("postgresql://", "postgres://")):
            return "postgresql+asyncpg://" + self.database.split("://", 1)[1]
        if self.database.startswith("sqlite:///"):
            return "sqlite+aiosqlite:///" + self.database.removeprefix("sqlite:///")
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
        public_url=env.get("SIETCH_PUBLIC_URL", "").rstrip("/"),
        bot_pace=_whole(env, "SIETCH_BOT_PACE", int(plain.bot_pace * 1000)) / 1000,
        bot_workers=_whole(env, "SIETCH_BOT_WORKERS", plain.bot_workers),
        smtp=env.get("SIETCH_SMTP", ""),
        mail_from=env.get("SIETCH_MAIL_FROM", plain.mail_from),
        notice_seconds=float(_whole(env, "SIETCH_NOTICE_SECONDS", int(plain.notice_seconds))),
        private_webhooks=env.get("SIETCH_PRIVATE_WEBHOOKS", "") in ("1", "true", "yes"),
        requests_a_minute=_whole(env, "SIETCH_REQUESTS_A_MINUTE", plain.requests_a_minute),
        tables_an_hour=_whole(env, "SIETCH_TABLES_AN_HOUR", plain.tables_an_hour),
    )


def _whole(env: Mapping[str, str], name: str, default: int) -> int:
    text = env.get(name, "")
    if not text:
        return default
    if not text.isdigit():
        raise ValueError(f"{name} is a whole number, not {text!r}")
    return int(text)
