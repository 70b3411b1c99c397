"""The database: an append-only log of actions per table, and what stands around it."""

from __future__ import annotations

import sqlalchemy as sa

metadata = sa.MetaData()

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("game", sa.String(32), nullable=False),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("ruleset", sa.JSON, nullable=False),
    sa.Column("seats", sa.Integer, nullable=False),
    sa.Column("settings", sa.JSON, nullable=False),
    sa.Column("status", sa.String(12), nullable=False),  # open, playing, finished, abandoned, closed
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("seed", sa.String(64), nullable=False),  # secret until the end
    sa.Column("seed_hash", sa.String(64), nullable=False),
    sa.Column("salts", sa.JSON, nullable=False),
    sa.Column("host_hash", sa.String(64), nullable=False),
    sa.Column("forked_from", sa.String(16)),
    sa.Column("forked_at", sa.Integer),
    sa.Column("result", sa.JSON),
    sa.Column("vote", sa.JSON),  # the one that is being held
    sa.Column("revision", sa.Integer, nullable=False),  # decides races about the columns above
    # What the log says about the table as it stands, so that nobody has to play it through to know:
    sa.Column("entries", sa.Integer, nullable=False),  # how long the log is
    sa.Column("waiting", sa.JSON, nullable=False),  # seats that are to act
    sa.Column("bots_due", sa.Boolean, nullable=False),  # one of them is played by a bot
    sa.Column("due_at", sa.Float),  # when the first clock is at zero
    sa.Column("created_at", sa.Float, nullable=False),
    sa.Column("started_at", sa.Float),
    sa.Column("changed_at", sa.Float, nullable=False),
    sa.Index("tables_by_status", "status", "public", "created_at"),
    sa.Index("tables_by_clock", "status", "due_at"),
)

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(8), nullable=False),  # open, person, bot
    sa.Column("bot", sa.String(24), nullable=False),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("key_hash", sa.String(64), nullable=False),
    sa.Column("passphrase_hash", sa.String(200), nullable=False),
    sa.Column("stand_in", sa.Boolean, nullable=False),  # a bot plays while the person is away
    sa.Column("resigned", sa.Boolean, nullable=False),
    sa.Column("seen_at", sa.Float, nullable=False),  # told again and again while somebody is connected
)

log = sa.Table(
    "log",
    metadata,
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True),  # decides races between processes
    sa.Column("kind", sa.String(8), nullable=False),  # act, undo, pause, resume, extend
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("action", sa.Integer, nullable=False),  # for undo: how many actions remain; for extend: seconds
    sa.Column("request", sa.String(40)),
    sa.Column("at", sa.Float, nullable=False),
    sa.UniqueConstraint("table_id", "seat", "request", name="one_request_one_action"),
)

chat = sa.Table(
    "chat",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("audience", sa.JSON),  # seats; null for everybody
    sa.Column("text", sa.String(600), nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)
