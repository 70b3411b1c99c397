"""The web application: what every request goes through, and the routes put together."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

from fastapi import FastAPI, Request, Response, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, PlainTextResponse
from starlette.exceptions import HTTPException

from sietch import __version__
from sietch.server import routes_accounts, routes_notices
from sietch.server.hall import Hall
from sietch.server.pages import add_pages, page, wants_page
from sietch.server.refused import Refused
from sietch.server.routes_games import game_routes
from sietch.server.routes_tables import TableId, table_routes, visitor
from sietch.server.settings import Settings
from sietch.server.socket import serve_viewer
from sietch.server.store import Unsaved

FOREIGN = 4403
HEADERS = {
    "Content-Security-Policy": "default-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'; "
    "object-src 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
STATUS = {
    "no_table": 404,
    "no_game": 404,
    "bad_key": 403,
    "bad_passphrase": 403,
    "not_host": 403,
    "bad_ruleset": 422,
    "bad_seats": 422,
    "bad_clock": 422,
    "bad_record": 422,
    "bad_message": 422,
    "too_fast": 429,
    "busy": 503,
    **routes_accounts.STATUS,
    **routes_notices.STATUS,
}


def make_app(settings: Settings) -> FastAPI:
    """The application; the hall opens and closes with it."""
    hall = Hall(settings)

    @contextlib.asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        await hall.open()
        app.state.ready = True
        try:
            yield
        finally:
            app.state.ready = False
            await hall.close()

    app = FastAPI(title="Sietch", version=__version__, lifespan=life, docs_url=None, redoc_url=None)
    app.state.hall = hall
    app.state.ready = False
    _guard(app, hall)
    for routes in (table_routes, game_routes, routes_accounts.account_routes, routes_notices.notice_routes):
        app.include_router(routes(hall))

    @app.get("/health")
    async def health() -> JSONResponse:
        """Whether the service is ready."""
        return JSONResponse({"ready": app.state.ready}, 200 if app.state.ready else 503)

    @app.get("/metrics", response_class=PlainTextResponse)
    async def metrics() -> str:
        """Counts and times for Prometheus."""
        return hall.report()

    add_pages(app, hall.played)

    @app.websocket("/api/tables/{table_id}/play")
    async def play(socket: WebSocket, table_id: TableId) -> None:
        if not same_origin(socket.headers, settings):
            await socket.close(FOREIGN)
            return
        if not hall.requests.allows(socket.client.host if socket.client else "?"):
            await socket.send_denial_response(_refusal("too_fast", "You are asking too often; wait a moment.", 429))
            return
        await socket.accept()
        await serve_viewer(socket, hall, table_id)

    return app


def _guard(app: FastAPI, hall: Hall) -> None:
    """Limits, headers and clear sentences for everything that comes over HTTP."""

    @app.middleware("http")
    async def guard(request: Request, call_next: Callable[[Request], Awaitable[Response]]) -> Response:
        response = _turn_away(request, hall) or await call_next(request)
        response.headers.update(HEADERS)
        return response

    @app.exception_handler(Refused)
    async def refused(_: Request, error: Refused) -> JSONResponse:
        hall.metrics.refused(error.code)
        return _refusal(error.code, error.sentence, STATUS.get(error.code, 409))

    @app.exception_handler(Unsaved)
    async def unsaved(_: Request, error: Unsaved) -> JSONResponse:
        hall.metrics.refused("unsaved")
        return _refusal("unsaved", str(error), 503)

    @app.exception_handler(HTTPException)
    async def plain(request: Request, error: HTTPException) -> Response:
        if error.status_code == 404 and wants_page(request):
            return page(404)  # which says so in the reader's language
        answer = _refusal(
            "not_found" if error.status_code == 404 else "bad_request", f"{error.detail}.", error.status_code
        )
        answer.headers.update(error.headers or {})
        return answer

    @app.exception_handler(UnicodeEncodeError)
    async def unwritable(_: Request, __: UnicodeEncodeError) -> JSONResponse:
        return _refusal("bad_text", "Some of these characters cannot be written down.", 422)

    @app.exception_handler(RequestValidationError)
    async def unreadable(_: Request, error: RequestValidationError) -> JSONResponse:
        first = error.errors()[0]
        place = ".".join(str(part) for part in first["loc"][1:])
        return _refusal("bad_request", f"{place or 'the request'}: {first['msg']}.", 422)


def _turn_away(request: Request, hall: Hall) -> Response | None:
    """What is not even looked at: too much, too often, or from a foreign page."""
    length = request.headers.get("content-length", "0")
    if not length.isdigit() or int(length) > hall.settings.body_bytes:
        return _refusal("too_large", "This is too much at once.", 413)
    if "transfer-encoding" in request.headers:
        return _refusal("no_length", "A request says how long it is.", 411)
    if request.url.path not in ("/health", "/metrics") and not hall.requests.allows(visitor(request)):
        return _refusal("too_fast", "You are asking too often; wait a moment.", 429)
    if request.method not in ("GET", "HEAD", "OPTIONS") and not same_origin(request.headers, hall.settings):
        return _refusal("foreign", "This request comes from another site's page.", 403)
    return None


def _refusal(code: str, sentence: str, status: int) -> JSONResponse:
    readable = sentence.encode(errors="replace").decode()  # it may repeat what was asked
    return JSONResponse({"code": code, "message": readable}, status)


def same_origin(headers: Any, settings: Settings) -> bool:
    """Browsers say where a page comes from; other clients say nothing."""
    origin = headers.get("origin")
    if origin is None:
        return True
    host = headers.get("host", "")
    return origin in (settings.public_url, f"http://{host}", f"https://{host}")
