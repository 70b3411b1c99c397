"""Options of the commands that keep a server's database, and how they reach it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer

from sietch.cli.errors import BadInput, os_sentence
from sietch.cli.extras import SERVING, need
from sietch.cli.output import language
from sietch.cli.words import say

if TYPE_CHECKING:
    from sietch.server.settings import Settings
    from sietch.server.store import Store

T = TypeVar("T")

Data = Annotated[Path | None, typer.Option("--data", metavar="DIR", help="Where tables are kept. [SIETCH_DATA]")]
Database = Annotated[
    str | None, typer.Option("--database", metavar="URL", help="PostgreSQL instead of a file. [SIETCH_DATABASE]")
]
Redis = Annotated[
    str | None, typer.Option("--redis", metavar="URL", help="Tells running servers at once. [SIETCH_REDIS]")
]


def begin(lang: str | None, data: Path | None, database: str | None, redis: str | None = None) -> tuple[str, Settings]:
    """The language, and the settings of the environment with those of the command line above them."""
    words = language(lang)
    need(SERVING)
    from sietch.server.settings import from_environment

    try:
        settings = from_environment()
    except ValueError as error:
        raise BadInput(str(error)) from None
    given: dict[str, Any] = {"data": data, "database": database, "redis": redis}
    return words, replace(settings, **{name: value for name, value in given.items() if value is not None})


def at_database(settings: Settings, words: str, work: Callable[[Store], Awaitable[T]], **how: bool) -> T:
    """Reach the database, do some work with it, and put into words what stood in the way."""
    from sietch.server.upkeep import reach

    async def story() -> T:
        async with reach(settings.database_url, **how) as store:
            return await work(store)

    return in_words(words, lambda: asyncio.run(story()))


def in_words(words: str, work: Callable[[], T]) -> T:
    """Do something; what stood in the way becomes one sentence."""
    from sietch.server.upkeep import Hindered

    try:
        return work()
    except Hindered as error:
        raise BadInput(say(words, f"admin-{error.code}", **error.facts)) from None
    except OSError as error:
        raise BadInput(os_sentence(error)) from None
