"""Tables over HTTP: find, make, sit down, start, look at again."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Header, Path, Query, Request, Response
from pydantic import BaseModel, Field

from sietch.server import making
from sietch.server.hall import Hall
from sietch.server.refused import Refused
from sietch.server.rooms import Room
from sietch.server.statuses import OVER
from sietch.text import LANGUAGES

TableId = Annotated[str, Path(max_length=16, pattern="^[0-9a-z]+$")]
SeatNumber = Annotated[int, Path(ge=0, le=15)]
SomeSeat = Annotated[int | None, Query(ge=0, le=15)]
Lang = Annotated[str, Query(max_length=5)]
Key = Annotated[str, Header(alias="Authorization", max_length=200)]


class NewTable(BaseModel):
    """What a host says about a new table."""

    game: str = Field(max_length=32, examples=["classic"])
    seats: list[Annotated[str, Field(max_length=24)]] = Field(
        min_length=1, max_length=9, examples=[["link", "heuristic"]]
    )
    ruleset: dict[str, Any] | str | None = None
    name: str = Field("", max_length=80)
    public: bool = False
    clock: dict[str, Any] | None = None


class Fork(BaseModel):
    """Where a new table leaves an older game."""

    at: int = Field(ge=0, le=1_000_000)
    seats: list[Annotated[str, Field(max_length=24)]] = Field(min_length=1, max_length=9)
    name: str = Field("", max_length=80)
    public: bool = False
    clock: dict[str, Any] | None = None


class Sitting(BaseModel):
    """Who sits down."""

    name: str = Field("", max_length=40)


class Salt(BaseModel):
    """What a seat adds to the shuffles."""

    salt: str = Field(max_length=64)


class Passphrase(BaseModel):
    """What a seat asks for besides its key; empty for nothing."""

    passphrase: str = Field(max_length=200)


def table_routes(hall: Hall) -> APIRouter:
    """Everything below /api/tables that is not a WebSocket."""
    routes = APIRouter(prefix="/api")

    async def own_seat(table_id: str, seat: int, key: str) -> Room:
        room = await hall.room(table_id)
        if hall.seat_of(room, bearer(key)) != seat:
            raise Refused("bad_key", "Only whoever sits there can do this.")
        return room

    async def seen_from(table_id: str, seat: int | None, key: str) -> Room:
        """The room, for somebody who may look at it with these eyes."""
        room = await hall.room(table_id)
        if seat is not None and seat >= len(room.seats):
            raise Refused("bad_seats", "There is no such seat.")
        if seat is not None and room.status not in OVER and hall.seat_of(room, bearer(key)) != seat:
            raise Refused("bad_key", "What a seat knows is its own until the game is over.")
        return room

    @routes.get("/tables")
    async def lobby() -> list[dict[str, Any]]:
        """Public tables that are open or being played."""
        return await hall.lobby()

    @routes.post("/tables", status_code=201)
    async def create(table: NewTable, request: Request) -> dict[str, Any]:
        """Make a table; the keys in the answer are shown this once."""
        hall.may_open(visitor(request))
        return await making.create(hall, table.game, table.seats, table.ruleset, table.name, table.public, table.clock)

    @routes.get("/tables/{table_id}")
    async def about(table_id: TableId) -> dict[str, Any]:
        """What everybody may know of a table."""
        room = await hall.room(table_id)
        told = ("id", "name", "game", "version", "ruleset", "seats", "status", "public", "seed_hash", "result")
        more = ("forked_from", "forked_at", "created_at", "started_at", "changed_at", "waiting")
        row = room.row
        return {
            **{key: row[key] for key in (*told, *more)},
            "clock": row["settings"]["clock"],
            "players": room.public_seats(),
            "actions": 0 if room.position is None else len(room.position.moves),
        }

    @routes.post("/tables/{table_id}/seats/{seat}")
    async def sit(table_id: TableId, seat: SeatNumber, who: Sitting) -> dict[str, Any]:
        """Sit down on an open seat."""
        return {"seat": seat, "key": await hall.take(table_id, seat, who.name)}

    @routes.post("/tables/{table_id}/start", status_code=204)
    async def start(table_id: TableId, authorization: Key = "") -> None:
        """Begin; needs the host's key."""
        room = await hall.room(table_id)
        if not hall.is_host(room, bearer(authorization)):
            raise Refused("not_host", "Only whoever opened the table can start it.")
        await hall.start(room)

    @routes.post("/tables/{table_id}/seats/{seat}/hand-over")
    async def hand_over(table_id: TableId, seat: SeatNumber, who: Sitting, authorization: Key = "") -> dict[str, Any]:
        """Give one's seat to somebody else: a new key."""
        room = await own_seat(table_id, seat, authorization)
        return {"seat": seat, "key": await hall.hand_over(room, seat, who.name)}

    @routes.put("/tables/{table_id}/seats/{seat}/name", status_code=204)
    async def rename(table_id: TableId, seat: SeatNumber, who: Sitting, authorization: Key = "") -> None:
        """Say by which name others shall know the seat."""
        await hall.rename(await own_seat(table_id, seat, authorization), seat, who.name)

    @routes.put("/tables/{table_id}/seats/{seat}/passphrase", status_code=204)
    async def lock(table_id: TableId, seat: SeatNumber, words: Passphrase, authorization: Key = "") -> None:
        """Let the seat ask for a passphrase besides its key."""
        room = await own_seat(table_id, seat, authorization)
        await hall.set_passphrase(room, seat, words.passphrase)

    @routes.put("/tables/{table_id}/seats/{seat}/salt", status_code=204)
    async def salt(table_id: TableId, seat: SeatNumber, given: Salt, authorization: Key = "") -> None:
        """Add to the shuffles before the game begins."""
        room = await own_seat(table_id, seat, authorization)
        await hall.add_salt(room, seat, given.salt)

    @routes.get("/tables/{table_id}/record")
    async def record(table_id: TableId) -> Response:
        """The record of a game that is over."""
        room = await hall.room(table_id)
        if room.position is None or room.status not in OVER:
            raise Refused("not_finished", "The record of a game is published when it is over.")
        name = f"{room.row['game']}-{room.id}.json"
        headers = {"Content-Disposition": f'attachment; filename="{name}"'}
        return Response(room.record().to_json(), media_type="application/json", headers=headers)

    @routes.get("/tables/{table_id}/replay/{at}")
    async def moment(
        table_id: TableId,
        at: Annotated[int, Path(ge=0, le=1_000_000)],
        seat: SomeSeat = None,
        lang: Lang = "en",
        authorization: Key = "",
    ) -> dict[str, Any]:
        """What the public, or one seat, saw after so many actions; of a running game only one's own seat."""
        return hall.replays.moment(await seen_from(table_id, seat, authorization), at, seat, spoken(lang))

    @routes.get("/tables/{table_id}/log")
    async def story(
        table_id: TableId,
        seat: SomeSeat = None,
        lang: Lang = "en",
        since: Annotated[int, Query(ge=0, le=1_000_000)] = 0,
        authorization: Key = "",
    ) -> list[dict[str, Any]]:
        """The log in words, as the public or one seat may read it."""
        return hall.replays.story(await seen_from(table_id, seat, authorization), seat, spoken(lang), since)

    @routes.post("/tables/{table_id}/fork", status_code=201)
    async def fork(table_id: TableId, wanted: Fork, request: Request) -> dict[str, Any]:
        """A new table that goes on from a moment of a game that is over."""
        hall.may_open(visitor(request))
        return await making.fork(hall, table_id, wanted.at, wanted.seats, wanted.name, wanted.public, wanted.clock)

    @routes.post("/records", status_code=201)
    async def bring(
        request: Request, name: Annotated[str, Query(max_length=80)] = "", public: bool = False
    ) -> dict[str, Any]:
        """A record file becomes a table that can be read and taken up again."""
        hall.may_open(visitor(request))
        try:
            text = (await request.body()).decode()
        except UnicodeDecodeError:
            raise Refused("bad_record", "This is not a text file.") from None
        return await making.bring(hall, text, name, public)

    return routes


def spoken(lang: str) -> str:
    """A language that the games have words in."""
    if lang not in LANGUAGES:
        raise Refused("bad_language", f"Sietch speaks {', '.join(LANGUAGES)}.")
    return lang


def bearer(header: str) -> str:
    """The key in an Authorization header."""
    return header.removeprefix("Bearer ").strip()


def visitor(request: Request) -> str:
    """Whom limits count: the address of whoever asks."""
    return request.client.host if request.client else "?"
