"""The browser client: files that were built before."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import cache
from pathlib import Path

from fastapi import FastAPI, Request
from fastapi.responses import FileResponse, HTMLResponse, Response
from starlette.exceptions import HTTPException

from sietch.server.packing import Ready

HERE = Path(__file__).parent / "web"
# The client finds its own way from here; the server only has to hand it out.
PAGES = ("/", "/new", "/new/{game}", "/rules", "/rules/{game}", "/account")
TABLES = ("/t/{table_id}", "/replay/{table_id}")
FILES = {
    "/manifest.webmanifest": "application/manifest+json",
    "/icon.svg": "image/svg+xml",
    "/icon-maskable.svg": "image/svg+xml",
    "/icon-192.png": "image/png",
    "/icon-512.png": "image/png",
    "/icon-maskable-512.png": "image/png",
}
TEXTS = {".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml"}
FONTS = {".woff2": "font/woff2"}
FOREVER = "public, max-age=31536000, immutable"  # a built file's name changes when its contents do

Played = Callable[[str], Awaitable[tuple[str, int] | None]]


@cache
def _assets() -> dict[str, Ready]:
    """Everything that was built, by its name: read once, as it is a few hundred kilobytes."""
    return {path.name: _ready(path) for path in (HERE / "assets").iterdir()}


def _ready(path: Path) -> Ready:
    if path.suffix in TEXTS:
        return Ready.text(TEXTS[path.suffix], path.read_bytes())
    return Ready(FONTS[path.suffix], path.read_bytes())


@cache
def _index() -> str:
    return (HERE / "index.html").read_text(encoding="utf-8")


def page(status: int = 200, played: tuple[str, int] | None = None) -> HTMLResponse:
    """The client, which finds its own way from the address.

    What is `played` there, and with how many seats, lets it send for the board and its words before it has asked.
    """
    text = _index()
    if played is not None:
        text = text.replace("<html", f'<html data-game="{played[0]}" data-seats="{played[1]}"', 1)
    return HTMLResponse(text, status, headers={"Cache-Control": "no-cache"})


def wants_page(request: Request) -> bool:
    """Whether somebody has gone to an address with a browser, rather than asked for data or a file."""
    outside = not request.url.path.startswith(("/api/", "/assets/"))
    return request.method == "GET" and outside and "text/html" in request.headers.get("accept", "")


def add_pages(app: FastAPI, played: Played) -> None:
    """Every page of the client, and what it is made of; `played` tells the game and the seats of a table."""

    assets = _assets()

    async def client() -> HTMLResponse:
        return page()

    async def table(table_id: str) -> HTMLResponse:
        return page(played=await played(table_id))

    async def asset(name: str, request: Request) -> Response:
        found = assets.get(name)
        if found is None:
            raise HTTPException(404)
        return found.answer(request, FOREVER)

    for path in PAGES:
        app.add_api_route(path, client, methods=["GET"], include_in_schema=False)
    for path in TABLES:
        app.add_api_route(path, table, methods=["GET"], include_in_schema=False)
    for path, kind in FILES.items():
        _add_file(app, path, kind)
    app.add_api_route("/assets/{name}", asset, methods=["GET", "HEAD"], include_in_schema=False)


def _add_file(app: FastAPI, path: str, kind: str) -> None:
    async def file() -> FileResponse:
        return FileResponse(HERE / path[1:], media_type=kind)

    app.add_api_route(path, file, methods=["GET"], include_in_schema=False)
