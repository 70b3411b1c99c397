"""Accounts: a name and a password that bring the same seats to every device. Nobody needs one to play."""

from __future__ import annotations

import contextlib
import time
import unicodedata
from collections.abc import Mapping
from typing import Any

import sqlalchemy as sa

from sietch.server import schema, sessions
from sietch.server.databases import Connection
from sietch.server.limits import Limit
from sietch.server.passwords import Passwords
from sietch.server.refused import Refused
from sietch.server.schema_people import accounts, seats_of, subscriptions
from sietch.server.sessions import Member, still_held
from sietch.server.store import Conflict, Store
from sietch.server.subscriptions import WHY, read_why
from sietch.text import LANGUAGES

SHORTEST, LONGEST = 3, 32
QUARTER, HOUR = 900.0, 3600.0
SOMEBODY = ""  # the name at a seat whose account is gone: none
SHOWN_TABLES = 500


def read_name(name: str) -> str:
    """The name as it will be shown; Refused when it cannot be one."""
    name = " ".join(unicodedata.normalize("NFKC", name).split())
    if not SHORTEST <= len(name) <= LONGEST:
        raise Refused("bad_name", f"A name has {SHORTEST} to {LONGEST} characters.")
    if not name.isprintable():
        raise Refused("bad_name", "A name has only characters that can be seen.")
    return name


def folded(name: str) -> str:
    """What two names have in common that differ only in case."""
    return unicodedata.normalize("NFKC", name.casefold())


def read_language(language: str) -> str:
    if language not in LANGUAGES:
        raise Refused("bad_language", f"A language is one of {', '.join(LANGUAGES)}, not {language[:10]!r}.")
    return language


class Accounts:
    """Makes, opens, changes and forgets accounts."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.passwords = Passwords()
        self.by_name = Limit(20, QUARTER)
        self.by_address = Limit(60, QUARTER)
        self.registering = Limit(30, HOUR)

    # -- coming and going -----------------------------------------------------------------------------------------

    async def register(self, name: str, password: str, language: str, address: str, device: str) -> tuple[int, str]:
        """A new account; gives its number and the token of its first session."""
        name = read_name(name)
        _count(self.registering, address)
        if await self._row(folded(name)) is not None:
            raise Refused("name_taken", f"The name {name!r} is taken.")
        values = {
            "name": name,
            "folded": folded(name),
            "password": await self.passwords.make(password),
            "language": read_language(language),
            "notices": list(WHY),
            "created_at": time.time(),
        }

        async def work(connection: Connection) -> tuple[int, str]:
            made = await connection.execute(accounts.insert().values(**values).returning(accounts.c.id))
            account = int(made.scalar_one())
            return account, await sessions.begin(connection, account, device)

        try:
            account, token = await self.store.write(work)
            return int(account), str(token)
        except Conflict:
            raise Refused("name_taken", f"The name {name!r} is taken.") from None

    async def log_in(self, name: str, password: str, address: str, device: str) -> str:
        """A new session; wrong names and wrong passwords are told alike, and take as long."""
        _count(self.by_address, address)
        try:
            who = folded(read_name(name))
        except Refused:
            who = ""
        _count(self.by_name, who)
        row = await self._row(who)
        if not await self.passwords.fits(password, row["password"] if row else None) or row is None:
            raise Refused("bad_login", "The name or the password is wrong.")
        fresh = await self.passwords.make(password) if self.passwords.is_old(row["password"]) else row["password"]

        async def work(connection: Connection) -> str:
            await connection.execute(accounts.update().where(accounts.c.id == row["id"]).values(password=fresh))
            return await sessions.begin(connection, row["id"], device)

        return str(await self.store.write(work))

    async def change_password(self, member: Member, old: str, new: str) -> None:
        """A new password ends every other session."""
        await self._prove(member, old)
        made = await self.passwords.make(new)

        async def work(connection: Connection) -> None:
            await connection.execute(accounts.update().where(accounts.c.id == member.account).values(password=made))

        await self.store.write(work)
        await sessions.end_sessions(self.store, member, None)

    async def _prove(self, member: Member, password: str) -> None:
        """Whoever finds an open browser does not know the password."""
        who = folded(member.name)
        _count(self.by_name, who)
        row = await self._row(who)
        if not await self.passwords.fits(password, row["password"] if row else None):
            raise Refused("bad_login", "The password is wrong.")

    async def _row(self, name: str) -> dict[str, Any] | None:
        return await self.store.row(sa.select(accounts).where(accounts.c.folded == name)) if name else None

    # -- what the account is set to -------------------------------------------------------------------------------

    async def about(self, member: Member) -> dict[str, Any]:
        """What the owner sees of it."""
        row = await self.store.row(sa.select(accounts).where(accounts.c.id == member.account))
        if row is None:
            raise Refused("not_logged_in", "This account is gone.")
        return {key: row[key] for key in ("name", "language", "notices", "created_at")}

    async def change(self, member: Member, language: str | None, notices: list[str] | None) -> None:
        """Other settings; what is None stays."""
        values: dict[str, Any] = {}
        if language is not None:
            values["language"] = read_language(language)
        if notices is not None:
            values["notices"] = read_why(notices)
        if not values:
            return

        async def work(connection: Connection) -> None:
            await connection.execute(accounts.update().where(accounts.c.id == member.account).values(**values))
            if language is not None:
                mine = subscriptions.c.account == member.account
                await connection.execute(subscriptions.update().where(mine).values(language=language))

        await self.store.write(work)

    # -- seats ----------------------------------------------------------------------------------------------------

    async def claim(self, member: Member, table_id: str, seat: int, key_hash: str) -> None:
        """A seat whose key was shown belongs to the account from now on, on every device."""
        where = sa.and_(*self._claim(member, table_id, seat))

        async def work(connection: Connection) -> None:
            await connection.execute(seats_of.delete().where(where))
            values = {"account": member.account, "table_id": table_id, "seat": seat, "key_hash": key_hash}
            await connection.execute(seats_of.insert().values(**values, claimed_at=time.time()))

        with contextlib.suppress(Conflict):  # claimed on two devices at once
            await self.store.write(work)

    async def let_go(self, member: Member, table_id: str, seat: int) -> None:
        """The seat is no longer listed; its key still opens it."""

        async def work(connection: Connection) -> int:
            done = await connection.execute(seats_of.delete().where(*self._claim(member, table_id, seat)))
            return int(done.rowcount)

        if not await self.store.write(work):
            raise Refused("no_seat", "This seat is not among yours.")

    def _claim(self, member: Member, table_id: str, seat: int) -> tuple[sa.ColumnElement[bool], ...]:
        c = seats_of.c
        return c.account == member.account, c.table_id == table_id, c.seat == seat

    async def history(self, member: Member) -> list[dict[str, Any]]:
        """The tables where the account has sat, the latest first."""
        t, s = schema.tables.c, schema.seats.c
        query = (
            sa.select(t.id, t.name, t.game, t.status, t.result, t.waiting, t.created_at, t.changed_at)
            .add_columns(seats_of.c.seat, still_held().label("held"))
            .join(seats_of, seats_of.c.table_id == t.id)
            .join(schema.seats, sa.and_(s.table_id == t.id, s.seat == seats_of.c.seat))
            .where(seats_of.c.account == member.account)
            .order_by(t.changed_at.desc(), seats_of.c.seat)
            .limit(SHOWN_TABLES)
        )
        return [_played(row) for row in await self.store.rows(query)]

    # -- one's own data -------------------------------------------------------------------------------------------

    async def export(self, member: Member) -> dict[str, Any]:
        """Everything that is kept about the account; the tables it names have records of their own."""
        s = subscriptions.c
        addresses = sa.select(s.channel, s.address, s.language, s.why, s.created_at, s.confirmed_at)
        talk = schema.chat.c
        said = (
            sa.select(talk.table_id, talk.seat, talk.text, talk.at)
            .join(seats_of, sa.and_(seats_of.c.table_id == talk.table_id, seats_of.c.seat == talk.seat))
            .join(schema.seats, sa.and_(schema.seats.c.table_id == talk.table_id, still_held()))
            .where(seats_of.c.account == member.account)
            .order_by(talk.id)
        )
        return {
            "account": await self.about(member),
            "sessions": await sessions.list_sessions(self.store, member),
            "addresses": await self.store.rows(addresses.where(s.account == member.account)),
            "tables": await self.history(member),
            "said": await self.store.rows(said),
        }

    async def delete(self, member: Member, password: str) -> list[str]:
        """Forget the account and everything it had; gives the tables where a seat has lost its name. Games stay."""
        await self._prove(member, password)
        held = (
            sa.select(seats_of.c.table_id, seats_of.c.seat)
            .join(schema.seats, sa.and_(schema.seats.c.table_id == seats_of.c.table_id, still_held()))
            .where(seats_of.c.account == member.account)
        )
        changed = []
        for row in await self.store.rows(held):
            await self._unname(row["table_id"], row["seat"])
            changed.append(str(row["table_id"]))

        async def work(connection: Connection) -> None:
            # Sessions, claims and subscriptions go with it.
            await connection.execute(accounts.delete().where(accounts.c.id == member.account))

        await self.store.write(work)
        return changed

    async def _unname(self, table_id: str, seat: int) -> None:
        where = sa.and_(schema.seats.c.table_id == table_id, schema.seats.c.seat == seat)

        async def work(connection: Connection) -> None:
            await connection.execute(schema.seats.update().where(where).values(name=SOMEBODY))

        await self.store.write(work, table_id)


def _count(limit: Limit, who: str) -> None:
    if not limit.allows(who):
        raise Refused("too_fast", "That was tried too often; wait some minutes.")


def _played(row: Mapping[str, Any]) -> dict[str, Any]:
    held = bool(row["held"])
    yours = held and row["status"] == "playing" and row["seat"] in row["waiting"]
    shown = ("id", "name", "game", "status", "seat", "result", "created_at", "changed_at")
    return {**{key: row[key] for key in shown}, "held": held, "your_turn": yours}
