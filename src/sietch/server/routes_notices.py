"""Notices over HTTP: where a seat or an account wants to be told, and the links in the mails."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path, Request, Response
from fastapi.responses import HTMLResponse
from pydantic import BaseModel, Field

from sietch.server import letters, sessions
from sietch.server.hall import Hall
from sietch.server.invitations import Invitations
from sietch.server.refused import Refused
from sietch.server.routes_accounts import Number
from sietch.server.routes_tables import Key, SeatNumber, TableId, bearer, visitor
from sietch.server.subscriptions import WHY, Owner, shown

STATUS = {
    "bad_address": 422,
    "bad_notice": 422,
    "mail_failed": 409,
    "no_link": 404,
    "no_mail": 409,
    "no_notice": 404,
    "too_many_addresses": 409,
}
Why = Annotated[list[Annotated[str, Field(max_length=20)]], Field(max_length=10)]
Token = Annotated[str, Path(max_length=60, pattern="^[0-9a-z]+$")]


class NewAddress(BaseModel):
    """Where notices shall go, and about what."""

    channel: str = Field(max_length=20, examples=["email"])
    address: str = Field(max_length=500, examples=["chani@sietch.example"])
    why: Why = list(WHY)
    language: str = Field("en", max_length=10)


class Wanted(BaseModel):
    """What to hear of at an address."""

    why: Why


def notice_routes(hall: Hall) -> APIRouter:
    """A seat's notices below its table, an account's below the account, and what mails link to."""
    routes = APIRouter(prefix="/api")
    inviting, settings = Invitations(hall.store, hall.settings), hall.settings
    everything = inviting.subscriptions

    async def account(request: Request, response: Response) -> Owner:
        return Owner(account=(await sessions.require(request, response, hall.store, settings)).account)

    async def sitting(table_id: str, seat: int, key: str) -> Owner:
        room = await hall.room(table_id)
        if hall.seat_of(room, bearer(key)) != seat:
            raise Refused("bad_key", "Only whoever sits there can do this.")
        return Owner(table_id=table_id, seat=seat, key_hash=str(room.seats[seat]["key_hash"]))

    async def add(owner: Owner, new: NewAddress, request: Request) -> dict[str, Any]:
        return await inviting.add(owner, new.channel, new.address, new.why, new.language, visitor(request))

    # -- an account's, for all its seats --------------------------------------------------------------------------

    @routes.get("/account/notices")
    async def of_account(request: Request, response: Response) -> list[dict[str, Any]]:
        """Where notices about all seats of the account go."""
        return [shown(row) for row in await everything.of(await account(request, response))]

    @routes.post("/account/notices", status_code=201)
    async def add_to_account(new: NewAddress, request: Request, response: Response) -> dict[str, Any]:
        """One more address; an e-mail address is first asked whether it wants them."""
        return await add(await account(request, response), new, request)

    @routes.patch("/account/notices/{number}", status_code=204)
    async def change_of_account(number: Number, wanted: Wanted, request: Request, response: Response) -> None:
        """Hear of other things."""
        await everything.change(await account(request, response), number, wanted.why)

    @routes.delete("/account/notices/{number}", status_code=204)
    async def remove_from_account(number: Number, request: Request, response: Response) -> None:
        """Forget an address."""
        await everything.remove(await account(request, response), number)

    # -- one seat's -----------------------------------------------------------------------------------------------

    @routes.get("/tables/{table_id}/seats/{seat}/notices")
    async def of_seat(table_id: TableId, seat: SeatNumber, authorization: Key = "") -> list[dict[str, Any]]:
        """Where notices about this seat go."""
        return [shown(row) for row in await everything.of(await sitting(table_id, seat, authorization))]

    @routes.post("/tables/{table_id}/seats/{seat}/notices", status_code=201)
    async def add_to_seat(
        table_id: TableId, seat: SeatNumber, new: NewAddress, request: Request, authorization: Key = ""
    ) -> dict[str, Any]:
        """One more address; an e-mail address is first asked whether it wants them."""
        return await add(await sitting(table_id, seat, authorization), new, request)

    @routes.patch("/tables/{table_id}/seats/{seat}/notices/{number}", status_code=204)
    async def change_of_seat(
        table_id: TableId, seat: SeatNumber, number: Number, wanted: Wanted, authorization: Key = ""
    ) -> None:
        """Hear of other things."""
        await everything.change(await sitting(table_id, seat, authorization), number, wanted.why)

    @routes.delete("/tables/{table_id}/seats/{seat}/notices/{number}", status_code=204)
    async def remove_from_seat(table_id: TableId, seat: SeatNumber, number: Number, authorization: Key = "") -> None:
        """Forget an address."""
        await everything.remove(await sitting(table_id, seat, authorization), number)

    # -- links in mails -------------------------------------------------------------------------------------------

    @routes.get("/notices/links/{token}", response_class=HTMLResponse)
    async def look(token: Token) -> HTMLResponse:
        """The page of a link in a mail; nothing happens until its button is pressed."""
        return await page(token, done=False)

    @routes.post("/notices/links/{token}", response_class=HTMLResponse)
    async def follow(token: Token) -> HTMLResponse:
        """Confirm an address, or stop its notices; mail programs may do the latter by themselves."""
        return await page(token, done=True)

    async def page(token: str, done: bool) -> HTMLResponse:
        try:
            link = await everything.follow(token) if done else await everything.link(token)
        except Refused:
            return HTMLResponse(letters.no_link_page("en"), 404)
        return HTMLResponse(letters.link_page(link["purpose"], link["address"], link["language"], done))

    return routes
