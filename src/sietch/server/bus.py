"""Several processes that serve the same tables tell each other which of them have changed."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Awaitable, Callable

from redis.asyncio import Redis
from redis.exceptions import RedisError

CHANNEL = "sietch:tables"
PAUSE = 1.0  # seconds before a lost connection is tried again

Hear = Callable[[str], Awaitable[None]]


class Bus:
    """Redis between processes. A message that gets lost does no harm: whoever writes next notices what it missed."""

    def __init__(self, url: str, hear: Hear) -> None:
        self.me = secrets.token_hex(4)
        self.hear = hear
        self.lost = 0  # messages that could not be sent
        self._redis: Redis = Redis.from_url(url, socket_connect_timeout=3, socket_timeout=5)
        self._listener: asyncio.Task[None] | None = None

    async def open(self) -> None:
        await self._redis.ping()
        self._listener = asyncio.create_task(self._listen())

    async def close(self) -> None:
        if self._listener is not None:
            self._listener.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._listener
        await self._redis.aclose()

    async def tell(self, tables: set[str]) -> None:
        """These tables have changed."""
        try:
            for table in tables:
                await self._redis.publish(CHANNEL, f"{self.me} {table}")
        except (RedisError, OSError):
            self.lost += len(tables)

    async def _listen(self) -> None:
        while True:
            try:
                async with self._redis.pubsub(ignore_subscribe_messages=True) as channel:
                    await channel.subscribe(CHANNEL)
                    async for message in channel.listen():
                        sender, _, table = message["data"].decode().partition(" ")
                        if sender != self.me:
                            await self.hear(table)
            except (RedisError, OSError, TimeoutError):
                await asyncio.sleep(PAUSE)
