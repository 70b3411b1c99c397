"""Sessions: a random token in a cookie, kept only as a hash, and what proves that a request is its owner's own."""

from __future__ import annotations

import hmac
import time
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa
from fastapi import Request, Response

from sietch.server import keys, schema
from sietch.server.databases import Connection
from sietch.server.refused import Refused
from sietch.server.schema_people import accounts, seats_of, sessions
from sietch.server.settings import Settings
from sietch.server.store import Store

DAY = 86_400.0
LASTS = 30 * DAY  # without being used
LONGEST = 365 * DAY
RENEWED_AFTER = DAY / 24
DEVICE = 120
CSRF_HEADER = "X-Sietch-CSRF"
SAFE = ("GET", "HEAD", "OPTIONS")


@dataclass(frozen=True)
class Member:
    """Somebody who has logged in, on one device."""

    account: int
    name: str
    language: str
    session: int
    csrf: str


def cookie_name(settings: Settings) -> str:
    """Over https the name itself keeps other hosts of the same domain from setting the cookie."""
    return "__Host-sietch" if _secure(settings) else "sietch"


def token_in(cookies: Mapping[str, str], settings: Settings) -> str:
    """The session's token, or nothing; for requests and for the WebSocket's handshake."""
    return cookies.get(cookie_name(settings), "")


def csrf_of(token: str) -> str:
    """What a page must send along: it follows from the token, which pages cannot read."""
    return hmac.new(token.encode(), b"csrf", "sha256").hexdigest()


def set_cookie(response: Response, token: str, settings: Settings) -> None:
    response.set_cookie(
        cookie_name(settings),
        token,
        max_age=int(LASTS),
        path="/",
        secure=_secure(settings),
        httponly=True,
        samesite="strict",
    )


def clear_cookie(response: Response, settings: Settings) -> None:
    response.delete_cookie(cookie_name(settings), path="/", secure=_secure(settings), httponly=True, samesite="strict")


def _secure(settings: Settings) -> bool:
    return settings.address.startswith("https://")


async def begin(connection: Connection, account: int, device: str) -> str:
    """A new session, as part of some work; gives the token, which is not kept."""
    token, now = keys.new_key() + keys.new_key(), time.time()
    await connection.execute(
        sessions.insert().values(
            account=account,
            token_hash=keys.hashed(token),
            device="".join(letter for letter in device if letter.isprintable())[:DEVICE],
            created_at=now,
            used_at=now,
            expires_at=now + LASTS,
        )
    )
    await connection.execute(sessions.delete().where(sessions.c.expires_at < now))
    return token


async def require(request: Request, response: Response, store: Store, settings: Settings) -> Member:
    """Who asks; Refused without a session, and for a change that does not prove to be wanted."""
    token = token_in(request.cookies, settings)
    found = await _find(store, token)
    if found is None:
        raise Refused("not_logged_in", "Log in first.")
    csrf = csrf_of(token)
    shown = request.headers.get(CSRF_HEADER, "")
    if request.method not in SAFE and not hmac.compare_digest(shown.encode(), csrf.encode()):
        raise Refused("bad_csrf", f"The header {CSRF_HEADER} does not belong to this session.")
    if time.time() - found["used_at"] > RENEWED_AFTER:
        await _renew(store, found)
        set_cookie(response, token, settings)
    return Member(found["account"], found["name"], found["language"], found["id"], csrf)


async def _find(store: Store, token: str) -> dict[str, Any] | None:
    if not token:
        return None
    query = (
        sa.select(sessions, accounts.c.name, accounts.c.language)
        .join(accounts, accounts.c.id == sessions.c.account)
        .where(sessions.c.token_hash == keys.hashed(token), sessions.c.expires_at > time.time())
    )
    return await store.row(query)


async def _renew(store: Store, found: Mapping[str, Any]) -> None:
    now = time.time()
    values = {"used_at": now, "expires_at": min(now + LASTS, found["created_at"] + LONGEST)}

    async def work(connection: Connection) -> None:
        await connection.execute(sessions.update().where(sessions.c.id == found["id"]).values(**values))

    await store.write(work)


async def list_sessions(store: Store, member: Member) -> list[dict[str, Any]]:
    """Where the account is logged in, the latest first."""
    query = (
        sa.select(sessions)
        .where(sessions.c.account == member.account, sessions.c.expires_at > time.time())
        .order_by(sessions.c.used_at.desc())
    )
    shown = ("id", "device", "created_at", "used_at", "expires_at")
    return [
        {**{key: row[key] for key in shown}, "current": row["id"] == member.session} for row in await store.rows(query)
    ]


async def end_sessions(store: Store, member: Member, session: int | None) -> None:
    """Log out one device of the account, or with None all but this one."""
    which = sessions.c.id != member.session if session is None else sessions.c.id == session

    async def work(connection: Connection) -> int:
        done = await connection.execute(sessions.delete().where(sessions.c.account == member.account, which))
        return int(done.rowcount)

    if not await store.write(work) and session is not None:
        raise Refused("no_session", "There is no such session.")


async def seat_of_account(store: Store, token: str, table_id: str, wanted: int | None = None) -> int | None:
    """The seat that the owner of a session holds at a table (the wanted one, else the first); None without any."""
    if not token:
        return None
    query = (
        sa.select(seats_of.c.seat)
        .join(sessions, sessions.c.account == seats_of.c.account)
        .join(schema.seats, sa.and_(schema.seats.c.table_id == seats_of.c.table_id, still_held()))
        .where(
            sessions.c.token_hash == keys.hashed(token),
            sessions.c.expires_at > time.time(),
            seats_of.c.table_id == table_id,
            sa.true() if wanted is None else seats_of.c.seat == wanted,
        )
        .order_by(seats_of.c.seat)
    )
    found = await store.row(query)
    return None if found is None else int(found["seat"])


def still_held() -> sa.ColumnElement[bool]:
    """That a claimed seat has not been handed over since."""
    return sa.and_(schema.seats.c.seat == seats_of.c.seat, schema.seats.c.key_hash == seats_of.c.key_hash)
