"""Who wants to hear of what, and where; nothing goes to an e-mail address whose owner has not agreed."""

from __future__ import annotations

import re
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

import sqlalchemy as sa

from sietch.server import keys
from sietch.server.databases import Connection
from sietch.server.refused import Refused
from sietch.server.schema_people import mail_links, subscriptions
from sietch.server.store import Conflict, Store

TURN, STARTED, OVER, VOTE = "turn", "started", "over", "vote"
WHY = (TURN, STARTED, OVER, VOTE)
EMAIL, WEBHOOK = "email", "webhook"
CHANNELS = (EMAIL, WEBHOOK)
CONFIRM, STOP = "confirm", "stop"
MOST = 5  # of one account or seat
ADDRESS = 500
CONFIRM_SECONDS = 2 * 86_400.0
# Strict enough that an address can be nothing but one address.
MAIL_ADDRESS = re.compile(r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~.-]{1,64}@(?=.{1,190}$)[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+")


@dataclass(frozen=True)
class Owner:
    """An account, for all its seats, or one seat with the key it has now."""

    account: int | None = None
    table_id: str | None = None
    seat: int | None = None
    key_hash: str | None = None

    def owns(self) -> sa.ColumnElement[bool]:
        c = subscriptions.c
        if self.account is not None:
            return c.account == self.account
        return sa.and_(c.table_id == self.table_id, c.seat == self.seat, c.key_hash == self.key_hash)


def read_why(why: Sequence[str]) -> list[str]:
    """What somebody wants to hear of, in our order; Refused for anything else."""
    for word in why:
        if word not in WHY:
            raise Refused("bad_notice", f"A notice is about one of {', '.join(WHY)}, not {word[:20]!r}.")
    return [word for word in WHY if word in why]


def read_address(channel: str, address: str) -> str:
    """An address that may be one; whether somebody is there shows later."""
    address = address.strip()
    if channel not in CHANNELS:
        raise Refused("bad_address", f"Notices go by {' or '.join(CHANNELS)}, not by {channel[:20]!r}.")
    if channel == EMAIL:
        if not MAIL_ADDRESS.fullmatch(address):
            raise Refused("bad_address", "This is not an e-mail address.")
        return address
    if len(address) > ADDRESS or not address.isascii() or not address.isprintable() or " " in address:
        raise Refused("bad_address", "This is not the address of a webhook.")
    try:
        parts = urlsplit(address)
        valid = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        valid = False
    if not valid:
        raise Refused("bad_address", "The address of a webhook begins with https:// or http:// and names a host.")
    if parts.username is not None or parts.password is not None:
        raise Refused("bad_address", "The address of a webhook has no user and no password in it.")
    return address


def shown(row: Mapping[str, Any]) -> dict[str, Any]:
    """What its owner sees of a subscription: a webhook's path is a secret, so only its host is told."""
    address = row["address"] if row["channel"] == EMAIL else urlsplit(row["address"]).hostname
    return {
        "id": row["id"],
        "channel": row["channel"],
        "address": address,
        "language": row["language"],
        "why": row["why"],
        "confirmed": row["confirmed_at"] is not None,
        "created_at": row["created_at"],
    }


def _gone() -> Refused:
    return Refused("no_notice", "There is no such address.")


class Subscriptions:
    """Adds, lists, confirms and ends subscriptions."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def add(
        self, owner: Owner, channel: str, address: str, why: Sequence[str], language: str
    ) -> tuple[dict[str, Any], str]:
        """A subscription, and the token with which an e-mail address is confirmed (a webhook needs none)."""
        address, now = read_address(channel, address), time.time()
        mine = await self.of(owner)
        known = next((row for row in mine if (row["channel"], row["address"]) == (channel, address)), None)
        if known is None and len(mine) >= MOST:
            raise Refused("too_many_addresses", f"More than {MOST} addresses are not kept; remove one first.")
        values = {"why": read_why(why), "language": language, "created_at": now}
        token = keys.new_key()

        async def work(connection: Connection) -> int:
            if known is not None:
                number = int(known["id"])
                await connection.execute(subscriptions.update().where(subscriptions.c.id == number).values(**values))
            else:
                whose = {
                    "account": owner.account,
                    "table_id": owner.table_id,
                    "seat": owner.seat,
                    "key_hash": owner.key_hash,
                    "channel": channel,
                    "address": address,
                    "confirmed_at": None if channel == EMAIL else now,
                }
                new = subscriptions.insert().values(**values, **whose).returning(subscriptions.c.id)
                number = int((await connection.execute(new)).scalar_one())
            if channel == EMAIL and (known is None or known["confirmed_at"] is None):
                link = {"token_hash": keys.hashed(token), "subscription": number, "purpose": CONFIRM}
                await connection.execute(mail_links.insert().values(**link, expires_at=now + CONFIRM_SECONDS))
            # Whoever has not agreed in time is forgotten.
            late = subscriptions.c.created_at < now - CONFIRM_SECONDS
            await connection.execute(subscriptions.delete().where(subscriptions.c.confirmed_at.is_(None), late))
            return number

        try:
            row = await self._row(await self.store.write(work))
        except Conflict:
            raise _gone() from None
        return row, token if row["confirmed_at"] is None else ""

    async def _row(self, number: int) -> dict[str, Any]:
        row = await self.store.row(sa.select(subscriptions).where(subscriptions.c.id == number))
        if row is None:
            raise _gone()
        return row

    async def of(self, owner: Owner) -> list[dict[str, Any]]:
        """All of an account's or a seat's."""
        return await self.store.rows(sa.select(subscriptions).where(owner.owns()).order_by(subscriptions.c.id))

    async def change(self, owner: Owner, number: int, why: Sequence[str]) -> None:
        """Hear of other things at the same address."""
        values = {"why": read_why(why)}

        async def work(connection: Connection) -> int:
            where = sa.and_(owner.owns(), subscriptions.c.id == number)
            return int((await connection.execute(subscriptions.update().where(where).values(**values))).rowcount)

        if not await self.store.write(work):
            raise _gone()

    async def remove(self, owner: Owner, number: int) -> None:
        """Forget an address and everything that was sent to it."""

        async def work(connection: Connection) -> int:
            where = sa.and_(owner.owns(), subscriptions.c.id == number)
            return int((await connection.execute(subscriptions.delete().where(where))).rowcount)

        if not await self.store.write(work):
            raise _gone()

    # -- links in mails -------------------------------------------------------------------------------------------

    async def stop_token(self, number: int) -> str:
        """For the link at the end of a mail, which ends the subscription at any time; Conflict when it has ended."""
        token = keys.new_key()
        link = {"token_hash": keys.hashed(token), "subscription": number, "purpose": STOP, "expires_at": None}

        async def work(connection: Connection) -> None:
            await connection.execute(mail_links.insert().values(**link))

        await self.store.write(work)
        return token

    async def link(self, token: str) -> dict[str, Any]:
        """What a link in a mail is for; Refused when it is for nothing any more."""
        query = (
            sa.select(mail_links, subscriptions.c.address, subscriptions.c.language, subscriptions.c.confirmed_at)
            .join(subscriptions, subscriptions.c.id == mail_links.c.subscription)
            .where(mail_links.c.token_hash == keys.hashed(token))
        )
        row = await self.store.row(query)
        if row is None or (row["expires_at"] is not None and row["expires_at"] < time.time()):
            raise Refused("no_link", "This link is used up or too old.")
        return row

    async def follow(self, token: str) -> dict[str, Any]:
        """Do what the link is for: confirm the address, or forget it."""
        link = await self.link(token)
        which = subscriptions.c.id == link["subscription"]

        async def work(connection: Connection) -> None:
            if link["purpose"] == STOP:
                await connection.execute(subscriptions.delete().where(which))
            elif link["confirmed_at"] is None:
                await connection.execute(subscriptions.update().where(which).values(confirmed_at=time.time()))

        await self.store.write(work)
        return link
