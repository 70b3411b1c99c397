"""The browser client: files that were built before."""

from __future__ import annotations

import gzip
import os
from functools import cache
from pathlib import Path

from fastapi import FastAPI, Request
from fastapi.responses import FileResponse, HTMLResponse, Response
from starlette.datastructures import Headers
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

HERE = Path(__file__).parent / "web"
# The client finds its own way from here; the server only has to hand it out.
PAGES = ("/", "/new", "/new/{game}", "/t/{table_id}", "/replay/{table_id}", "/rules", "/rules/{game}", "/account")
FILES = {
    "/manifest.webmanifest": "application/manifest+json",
    "/icon.svg": "image/svg+xml",
    "/icon-maskable.svg": "image/svg+xml",
    "/icon-192.png": "image/png",
    "/icon-512.png": "image/png",
    "/icon-maskable-512.png": "image/png",
}
TEXTS = {".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml"}
FOREVER = "public, max-age=31536000, immutable"  # a built file's name changes when its contents do


class Assets(StaticFiles):
    """Files whose names say which version they are; those that are text travel packed."""

    def file_response(
        self, full_path: str | os.PathLike[str], stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        kind = TEXTS.get(Path(full_path).suffix)
        if kind is not None and "gzip" in Headers(scope=scope).get("accept-encoding", ""):
            packed = {"Content-Encoding": "gzip", "Vary": "Accept-Encoding", "Cache-Control": FOREVER}
            return Response(_packed(str(full_path)), status_code, packed, kind)
        response = super().file_response(full_path, stat_result, scope, status_code)
        response.headers["Cache-Control"] = FOREVER
        return response


@cache
def _packed(path: str) -> bytes:
    """Nothing secret is in these files: packing them tells nobody anything."""
    return gzip.compress(Path(path).read_bytes(), mtime=0)


@cache
def _index() -> str:
    return (HERE / "index.html").read_text(encoding="utf-8")


def page(status: int = 200) -> HTMLResponse:
    """The client, which finds its own way from the address."""
    return HTMLResponse(_index(), status, headers={"Cache-Control": "no-cache"})


def wants_page(request: Request) -> bool:
    """Whether somebody has gone to an address with a browser, rather than asked for data or a file."""
    outside = not request.url.path.startswith(("/api/", "/assets/"))
    return request.method == "GET" and outside and "text/html" in request.headers.get("accept", "")


def add_pages(app: FastAPI) -> None:
    """Every page of the client, and what it is made of."""

    async def client() -> HTMLResponse:
        return page()

    for path in PAGES:
        app.add_api_route(path, client, methods=["GET"], include_in_schema=False)
    for path, kind in FILES.items():
        _add_file(app, path, kind)
    app.mount("/assets", Assets(directory=HERE / "assets"))


def _add_file(app: FastAPI, path: str, kind: str) -> None:
    async def file() -> FileResponse:
        return FileResponse(HERE / path[1:], media_type=kind)

    app.add_api_route(path, file, methods=["GET"], include_in_schema=False)
