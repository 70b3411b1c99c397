"""The part of the database that is about people: accounts, what they hold, and how they are told."""

from __future__ import annotations

import sqlalchemy as sa

from sietch.server.schema import metadata as metadata

accounts = sa.Table(
    "accounts",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("name", sa.String(32), nullable=False),
    sa.Column("folded", sa.String(128), nullable=False, unique=True),  # the name without regard to case
    sa.Column("password", sa.String(200), nullable=False),  # as argon2 writes it
    sa.Column("language", sa.String(2), nullable=False),
    sa.Column("notices", sa.JSON, nullable=False),  # of what the account wants to hear at all
    sa.Column("created_at", sa.Float, nullable=False),
)

sessions = sa.Table(
    "sessions",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("account", sa.Integer, sa.ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False, index=True),
    sa.Column("token_hash", sa.String(64), nullable=False, unique=True),
    sa.Column("device", sa.String(120), nullable=False),  # what the browser calls itself
    sa.Column("created_at", sa.Float, nullable=False),
    sa.Column("used_at", sa.Float, nullable=False),
    sa.Column("expires_at", sa.Float, nullable=False),
)

# A claim holds as long as the seat has the key it was made with: a seat that is handed over is nobody's claim any more.
seats_of = sa.Table(
    "seats_of",
    metadata,
    sa.Column("account", sa.Integer, sa.ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("key_hash", sa.String(64), nullable=False),
    sa.Column("claimed_at", sa.Float, nullable=False),
)

# A subscription belongs to an account, for all its seats, or to one seat as long as that has the same key.
subscriptions = sa.Table(
    "subscriptions",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("account", sa.Integer, sa.ForeignKey("accounts.id", ondelete="CASCADE"), index=True),
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), index=True),
    sa.Column("seat", sa.Integer),
    sa.Column("key_hash", sa.String(64)),
    sa.Column("channel", sa.String(8), nullable=False),  # email, webhook
    sa.Column("address", sa.String(500), nullable=False),
    sa.Column("language", sa.String(2), nullable=False),
    sa.Column("why", sa.JSON, nullable=False),
    sa.Column("created_at", sa.Float, nullable=False),
    sa.Column("confirmed_at", sa.Float),  # null: nothing but the question is sent there
)

mail_links = sa.Table(
    "mail_links",
    metadata,
    sa.Column("token_hash", sa.String(64), primary_key=True),
    sa.Column(
        "subscription", sa.Integer, sa.ForeignKey("subscriptions.id", ondelete="CASCADE"), nullable=False, index=True
    ),
    sa.Column("purpose", sa.String(8), nullable=False),  # confirm, stop
    sa.Column("expires_at", sa.Float),  # null: never
)

# Since when the table waits for a seat that wants to know; `entries` names the turn.
turns = sa.Table(
    "turns",
    metadata,
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("entries", sa.Integer, nullable=False),
    sa.Column("since", sa.Float, nullable=False),
)

# Written before anything is sent: whoever gets the row in sends, so that it is sent once.
notices = sa.Table(
    "notices",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column(
        "subscription", sa.Integer, sa.ForeignKey("subscriptions.id", ondelete="CASCADE"), nullable=False, index=True
    ),
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("occasion", sa.String(60), nullable=False),  # what happened, so that it is not told twice
    sa.Column("target", sa.String(64), nullable=False),  # a hash of channel and address
    sa.Column("tries", sa.Integer, nullable=False),
    sa.Column("next_at", sa.Float),  # when it may be tried again; null: never
    sa.Column("sent_at", sa.Float),
    sa.UniqueConstraint("table_id", "seat", "occasion", "target", name="one_notice_of_one_occasion"),
)
