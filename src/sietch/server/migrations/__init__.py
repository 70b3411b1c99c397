"""The database's history: every change of the schema is a step that a running installation can take."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config

HERE = Path(__file__).parent
ONE_AT_A_TIME = 0x51E7C4  # PostgreSQL: of several processes that start together one migrates, the others wait


def configuration(connection: sa.Connection | None = None, url: str = "") -> Config:
    """Alembic's settings, without a file of its own."""
    config = Config()
    config.set_main_option("script_location", str(HERE).replace("%", "%%"))
    config.set_main_option("sqlalchemy.url", url.replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


def migrate(connection: sa.Connection) -> None:
    """Take every step that this database has not taken yet."""
    if connection.dialect.name == "postgresql":
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(ONE_AT_A_TIME)))
    command.upgrade(configuration(connection), "head")
