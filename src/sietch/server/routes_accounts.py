"""Accounts over HTTP: come, go, change, and look after one's own data."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path, Request, Response
from pydantic import BaseModel, Field

from sietch.server import sessions
from sietch.server.accounts import Accounts
from sietch.server.hall import Hall
from sietch.server.invitations import Invitations
from sietch.server.refused import Refused
from sietch.server.routes_tables import SeatNumber, TableId, visitor
from sietch.server.sessions import Member
from sietch.server.subscriptions import EMAIL, WHY, Owner, read_address

STATUS = {
    "bad_language": 422,
    "bad_login": 403,
    "bad_csrf": 403,
    "bad_name": 422,
    "bad_password": 422,
    "name_taken": 409,
    "no_seat": 404,
    "no_session": 404,
    "not_logged_in": 401,
}
Password = Annotated[str, Field(max_length=200)]
Number = Annotated[int, Path(ge=0, le=2**31 - 1)]


class NewAccount(BaseModel):
    """Who registers."""

    name: str = Field(max_length=100, examples=["Chani"])
    password: Password
    language: str = Field("en", max_length=10)
    email: str = Field("", max_length=500)  # for notices


class Login(BaseModel):
    """Who comes back."""

    name: str = Field(max_length=100)
    password: Password


class NewPassword(BaseModel):
    """The old password proves that it is the owner who sets the new one."""

    old: Password
    new: Password


class AccountSettings(BaseModel):
    """What is left out stays as it is."""

    language: str | None = Field(None, max_length=10)
    notices: list[Annotated[str, Field(max_length=20)]] | None = Field(None, max_length=10)


class Claim(BaseModel):
    """A seat that somebody holds, as its key shows."""

    table: str = Field(max_length=16, pattern="^[0-9a-z]+$")
    seat: int = Field(ge=0, le=15)
    key: str = Field(min_length=1, max_length=200)
    passphrase: str = Field("", max_length=200)


class Farewell(BaseModel):
    """The password proves that it is the owner who wants to go."""

    password: Password


def account_routes(hall: Hall) -> APIRouter:
    """Everything below /api/account but its notices."""
    routes = APIRouter(prefix="/api/account")
    people, inviting, settings = Accounts(hall.store), Invitations(hall.store, hall.settings), hall.settings

    async def me(request: Request, response: Response) -> Member:
        return await sessions.require(request, response, hall.store, settings)

    def enter(response: Response, token: str) -> dict[str, Any]:
        sessions.set_cookie(response, token, settings)
        return {"csrf": sessions.csrf_of(token)}

    @routes.post("", status_code=201)
    async def register(new: NewAccount, request: Request, response: Response) -> dict[str, Any]:
        """A new account, logged in; `email` is where notices shall go, and `problem` why they cannot."""
        if new.email:
            read_address(EMAIL, new.email)
        device, who = request.headers.get("user-agent", ""), visitor(request)
        account, token = await people.register(new.name, new.password, new.language, who, device)
        problem = ""
        if new.email:
            try:
                await inviting.add(Owner(account), EMAIL, new.email, WHY, new.language, who)
            except Refused as error:
                problem = error.sentence
        return {**enter(response, token), "problem": problem}

    @routes.post("/login")
    async def log_in(login: Login, request: Request, response: Response) -> dict[str, Any]:
        """A session, in a cookie; the answer has the token that every change must send along."""
        device = request.headers.get("user-agent", "")
        return enter(response, await people.log_in(login.name, login.password, visitor(request), device))

    @routes.post("/logout", status_code=204)
    async def log_out(request: Request, response: Response) -> None:
        """End this session."""
        member = await me(request, response)
        await sessions.end_sessions(hall.store, member, member.session)
        sessions.clear_cookie(response, settings)

    @routes.get("")
    async def who_am_i(request: Request, response: Response) -> dict[str, Any]:
        """The account, and the token that every change must send along."""
        member = await me(request, response)
        return {**await people.about(member), "csrf": member.csrf}

    @routes.patch("", status_code=204)
    async def change(wanted: AccountSettings, request: Request, response: Response) -> None:
        """Language, and what to hear of."""
        await people.change(await me(request, response), wanted.language, wanted.notices)

    @routes.put("/password", status_code=204)
    async def change_password(given: NewPassword, request: Request, response: Response) -> None:
        """A new password; every other session ends."""
        await people.change_password(await me(request, response), given.old, given.new)

    @routes.get("/sessions")
    async def list_sessions(request: Request, response: Response) -> list[dict[str, Any]]:
        """Where the account is logged in."""
        return await sessions.list_sessions(hall.store, await me(request, response))

    @routes.delete("/sessions", status_code=204)
    async def end_others(request: Request, response: Response) -> None:
        """Log out everywhere but here."""
        await sessions.end_sessions(hall.store, await me(request, response), None)

    @routes.delete("/sessions/{session}", status_code=204)
    async def end_one(session: Number, request: Request, response: Response) -> None:
        """Log out one device."""
        await sessions.end_sessions(hall.store, await me(request, response), session)

    @routes.get("/tables")
    async def history(request: Request, response: Response) -> list[dict[str, Any]]:
        """The tables where the account has sat."""
        return await people.history(await me(request, response))

    @routes.post("/seats", status_code=204)
    async def claim(seat: Claim, request: Request, response: Response) -> None:
        """Take a seat into the account, so that it opens on every device."""
        member = await me(request, response)
        room = await hall.room(seat.table)
        if hall.seat_of(room, seat.key) != seat.seat:
            raise Refused("bad_key", "This key opens another seat.")
        await hall.unlock(room, seat.seat, seat.passphrase)
        await people.claim(member, seat.table, seat.seat, str(room.seats[seat.seat]["key_hash"]))

    @routes.delete("/seats/{table_id}/{seat}", status_code=204)
    async def let_go(table_id: TableId, seat: SeatNumber, request: Request, response: Response) -> None:
        """Take a seat out of the account; its key still opens it."""
        await people.let_go(await me(request, response), table_id, seat)

    @routes.get("/export")
    async def export(request: Request, response: Response) -> dict[str, Any]:
        """Everything that is kept about the account."""
        response.headers["Content-Disposition"] = 'attachment; filename="sietch-account.json"'
        return await people.export(await me(request, response))

    @routes.post("/delete", status_code=204)
    async def delete(farewell: Farewell, request: Request, response: Response) -> None:
        """Forget the account, its sessions, addresses and seats; the games stay, without its name."""
        member = await me(request, response)
        for table_id in await people.delete(member, farewell.password):
            await hall.heard(table_id)
        sessions.clear_cookie(response, settings)

    return routes
