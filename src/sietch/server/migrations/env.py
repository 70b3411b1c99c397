"""What Alembic runs: the steps, on the connection it is given."""

from __future__ import annotations

from alembic import context

from sietch.server import schema

context.configure(
    connection=context.config.attributes["connection"], target_metadata=schema.metadata, render_as_batch=True
)
with context.begin_transaction():
    context.run_migrations()
