"""E-mail: plain messages through the host's own SMTP server."""

from __future__ import annotations

import asyncio
import smtplib
import ssl
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from email.errors import MessageError
from email.message import EmailMessage
from email.utils import format_datetime, localtime, make_msgid, parseaddr
from urllib.parse import unquote, urlsplit

from sietch.server.undelivered import Undelivered

SECONDS = 15.0
PORTS = {"smtp": 25, "smtps": 465}
LOOPBACK = ("localhost", "127.0.0.1", "::1")


class BadMailServer(ValueError):
    """A setting that names no mail server."""


@dataclass(frozen=True)
class MailServer:
    """Where mail is handed in, as `smtp://user:password@host:port` says it."""

    host: str
    port: int
    user: str
    password: str
    encrypted: bool  # from the first byte; otherwise as soon as the server offers it

    @property
    def here(self) -> bool:
        return self.host in LOOPBACK


def read_server(url: str) -> MailServer:
    """The mail server of the settings; the message of the error does not repeat what may hold a password."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise BadMailServer("the mail server is not an address like smtp://user:password@host:25") from None
    if parts.scheme not in PORTS or not parts.hostname:
        raise BadMailServer("the mail server is an address like smtp://user:password@host:25 or smtps://...")
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    return MailServer(parts.hostname, port or PORTS[parts.scheme], user, password, parts.scheme == "smtps")


def write_mail(sender: str, to: str, subject: str, text: str, language: str, stop_link: str) -> EmailMessage:
    """A message that says that a machine wrote it and how to get no more of them."""
    message = EmailMessage()
    message["From"] = sender
    message["To"] = to
    message["Subject"] = subject
    message["Date"] = format_datetime(localtime())
    message["Message-ID"] = make_msgid(domain=parseaddr(sender)[1].partition("@")[2] or "localhost")
    message["Auto-Submitted"] = "auto-generated"
    message["List-Unsubscribe"] = f"<{stop_link}>"
    message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    message.set_content(text)
    message["Content-Language"] = language
    return message


async def send_mail(url: str, message: EmailMessage) -> None:
    """Hand a message to the mail server; Undelivered when it does not take it."""
    await asyncio.to_thread(_hand_in, read_server(url), message)


def _hand_in(server: MailServer, message: EmailMessage) -> None:
    try:
        with _connection(server) as connection:
            connection.send_message(message)
    except (smtplib.SMTPException, OSError, MessageError, ValueError) as error:
        raise Undelivered(f"the mail server did not take it ({type(error).__name__})") from error


@contextmanager
def _connection(server: MailServer) -> Iterator[smtplib.SMTP]:
    context = ssl.create_default_context()
    if server.here:  # a certificate for "localhost" is rarely real, and nobody stands in between
        context.check_hostname = False
        context.verify_mode = ssl.CERT_NONE
    connect = (
        smtplib.SMTP_SSL(server.host, server.port, timeout=SECONDS, context=context)
        if server.encrypted
        else smtplib.SMTP(server.host, server.port, timeout=SECONDS)
    )
    with connect as connection:
        connection.ehlo()
        private = server.encrypted or server.here
        if not server.encrypted and connection.has_extn("starttls"):
            connection.starttls(context=context)
            private = True
        if server.user:
            if not private:
                raise Undelivered("the mail server offers no encryption, and the password is not sent without")
            connection.login(server.user, server.password)
        yield connection
