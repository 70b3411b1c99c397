"""The database's history leads to exactly the schema that the server works with, there and back."""

from __future__ import annotations

import asyncio
from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy.ext.asyncio import create_async_engine

from server.engines import postgres
from sietch.server.migrations import configuration, migrate
from sietch.server.schema_people import metadata


def check(connection: sa.Connection) -> None:
    migrate(connection)
    migrate(connection)  # a second time there is nothing left to do
    assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    command.downgrade(configuration(connection), "base")
    assert sa.inspect(connection).get_table_names() == ["alembic_version"]
    migrate(connection)
    assert set(metadata.tables) <= set(sa.inspect(connection).get_table_names())


def test_sqlite(tmp_path: Path) -> None:
    engine = sa.create_engine(f"sqlite:///{tmp_path / 'history.sqlite'}")
    with engine.begin() as connection:
        check(connection)
    engine.dispose()


def test_postgresql() -> None:
    with postgres() as server:

        async def story() -> None:
            engine = create_async_engine(server.url.replace("postgresql", "postgresql+asyncpg"))
            async with engine.begin() as connection:
                await connection.run_sync(check)
            await engine.dispose()

        asyncio.run(story())


def test_there_is_one_line_of_history() -> None:
    assert ScriptDirectory.from_config(configuration()).get_heads() == ["0002"]
