"""A server with accounts and notices, a mail server and a webhook's receiver, all real and on the loopback."""

from __future__ import annotations

import contextlib
import json
import re
import threading
from collections.abc import AsyncIterator, Iterator
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import httpx
import sqlalchemy as sa
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, AuthResult, Envelope, LoginPassword, Session

from sietch.server import app as application
from sietch.server.hall import Hall
from sietch.server.sessions import CSRF_HEADER
from sietch.server.settings import Settings

PASSWORD = "the spice must flow"


class House:
    """A server, and whoever rings at its door."""

    def __init__(self, hall: Hall, app: Any) -> None:
        self.hall = hall
        self.store = hall.store
        self.settings = hall.settings
        self._app = app

    def visitor(self, **headers: str) -> httpx.AsyncClient:
        """A browser with cookies of its own."""
        transport = httpx.ASGITransport(app=self._app, raise_app_exceptions=False)
        return httpx.AsyncClient(transport=transport, base_url=self.settings.address, headers=headers)

    async def member(self, name: str = "Chani", **headers: str) -> httpx.AsyncClient:
        """Somebody with a new account, who sends along what a page would send."""
        browser = self.visitor(**headers)
        answer = await browser.post("/api/account", json={"name": name, "password": PASSWORD})
        assert answer.status_code == 201, answer.text
        browser.headers[CSRF_HEADER] = answer.json()["csrf"]
        return browser

    async def table(self, seats: list[str], *, game: str = "imperium", start: bool = True) -> dict[str, Any]:
        """A new table with its keys."""
        guest = self.visitor()
        answer = await guest.post("/api/tables", json={"game": game, "seats": seats, "name": "Arrakeen"})
        assert answer.status_code == 201, answer.text
        made: dict[str, Any] = answer.json()
        if start:
            await self.start(made)
        return made

    async def start(self, made: dict[str, Any]) -> None:
        answer = await self.visitor().post(f"/api/tables/{made['id']}/start", headers=bearer(made["host_key"]))
        assert answer.status_code == 204, answer.text

    async def change(self, statement: Any) -> None:
        """What time or another process would do to the database."""
        await self.store.write(lambda connection: connection.execute(statement))

    async def count(self, table: sa.Table) -> int:
        row = await self.store.row(sa.select(sa.func.count().label("n")).select_from(table))
        assert row is not None
        return int(row["n"])


def bearer(key: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {key}"}


@contextlib.asynccontextmanager
async def house(data: Path, **settings: Any) -> AsyncIterator[House]:
    """The server's application, open as long as the block lasts."""
    app = application.make_app(Settings(data=data, **{"bot_pace": 0.0, **settings}))
    hall: Hall = app.state.hall
    async with app.router.lifespan_context(app):
        yield House(hall, app)


class Postmaster:
    """Keeps every mail that it is given; `refuses` makes it turn them away."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.users: list[bytes] = []
        self.refuses = False

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802
        if self.refuses:
            return "451 come back later"
        assert isinstance(envelope.content, bytes)
        self.mails.append(message_from_bytes(envelope.content, EmailMessage, policy=policy.default))
        return "250 OK"

    def check(self, server: SMTP, session: Session, envelope: Envelope, mechanism: str, data: Any) -> AuthResult:
        assert isinstance(data, LoginPassword)
        self.users.append(data.login)
        return AuthResult(success=data.password == b"s3 cret")


@contextlib.contextmanager
def mail_server(port: int) -> Iterator[Postmaster]:
    postmaster = Postmaster()
    sink = Controller(
        postmaster,
        hostname="127.0.0.1",
        port=port,
        authenticator=postmaster.check,
        auth_require_tls=False,
    )
    sink.start()
    try:
        yield postmaster
    finally:
        sink.stop()


def body(mail: EmailMessage) -> str:
    return str(mail.get_content())


def links(mail: EmailMessage) -> list[str]:
    return re.findall(r"http\S+", body(mail))


class Receiver:
    """Where webhooks arrive; it answers with the given codes in turn, then with 204."""

    def __init__(self) -> None:
        self.heard: list[tuple[str, dict[str, Any]]] = []
        self.answers: list[int] = []
        self.address = ""


@contextlib.contextmanager
def webhook_receiver() -> Iterator[Receiver]:
    receiver = Receiver()

    class Ear(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            text = self.rfile.read(int(self.headers["Content-Length"]))
            receiver.heard.append((self.path, json.loads(text)))
            self.send_response(receiver.answers.pop(0) if receiver.answers else 204)
            self.send_header("Location", "/elsewhere")
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, format: str, *args: Any) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Ear)
    receiver.address = f"http://127.0.0.1:{server.server_address[1]}/hook"
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield receiver
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
