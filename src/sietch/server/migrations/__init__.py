"""The database's history: every change of the schema is a step that a running installation can take."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy.ext.asyncio import AsyncEngine

HERE = Path(__file__).parent
ONE_AT_A_TIME = 0x51E7C4  # PostgreSQL: of several processes that start together one migrates, the others wait


def configuration(connection: sa.Connection | None = None, url: str = "") -> Config:
    """Alembic's settings, without a file of its own."""
    config = Config()
    config.set_main_option("script_location", str(HERE).replace("%", "%%"))
    config.set_main_option("sqlalchemy.url", url.replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


async def migrate(engine: AsyncEngine) -> None:
    """Take every step that this database has not taken yet."""
    async with engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            await connection.execute(sa.select(sa.func.pg_advisory_xact_lock(ONE_AT_A_TIME)))
        await connection.run_sync(lambda here: command.upgrade(configuration(here), "head"))
