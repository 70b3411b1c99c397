"""Links to remote tables: `http://host:8000/t/TABLE#seat=KEY`. What follows the # is never sent as part of a URL."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from urllib.parse import parse_qs, urlsplit

from sietch.cli.errors import BadInput

DEFAULT_SERVER = "http://localhost:8000"
_TABLE = re.compile(r"(?P<base>.*)/t/(?P<table>[0-9a-z]{4,16})/?")
_KEY = re.compile(r"[0-9a-z]{8,64}")
EXAMPLE = f"{DEFAULT_SERVER}/t/TABLE#seat=KEY"


@dataclass(frozen=True)
class Link:
    """A table, and what opens there: a seat, the host's own rights, or nothing for a spectator."""

    server: str
    table: str
    seat_key: str = ""
    host_key: str = ""

    def __str__(self) -> str:
        named = (("seat", self.seat_key), ("host", self.host_key))
        fragment = "&".join(f"{name}={key}" for name, key in named if key)
        return f"{self.server}/t/{self.table}" + (f"#{fragment}" if fragment else "")

    def seat(self, key: str) -> Link:
        """The link that opens a seat at the same table."""
        return replace(self, seat_key=key, host_key="")


def read_link(text: str) -> Link:
    """A link as somebody sent it."""
    given = text.strip().strip("<>\"'")
    parts = urlsplit(read_server(given, "link"))
    found = _TABLE.fullmatch(parts.path)
    if found is None:
        raise BadInput(f"{_plain(given)} does not lead to a table; a link looks like {EXAMPLE}")
    keys = parse_qs(parts.fragment)
    wrong = [name for name in keys if name not in ("seat", "host")]
    opened = [keys.get(name, [""])[0] for name in ("seat", "host")]
    if wrong or any(key and not _KEY.fullmatch(key) for key in opened) or (parts.fragment and not any(opened)):
        raise BadInput(f"the link is not whole: what follows the # looks like {EXAMPLE.partition('#')[2]}")
    return Link(f"{parts.scheme}://{parts.netloc}{found['base']}", found["table"], *opened)


def read_server(text: str, what: str = "server") -> str:
    """The address of a server without a slash at its end."""
    given = text.strip().rstrip("/")
    try:
        parts = urlsplit(given)
        named = parts.hostname is not None and (parts.port is None or parts.port > 0)
    except ValueError:
        named = False
    if not named or parts.scheme not in ("http", "https"):
        if what == "link":
            raise BadInput(f"{_plain(given)} is not a link; one looks like {EXAMPLE}")
        raise BadInput(f"--server: {given} is not the address of a server; one looks like {DEFAULT_SERVER}")
    return given


def _plain(link: str) -> str:
    """A link as far as it may be shown: never with its key."""
    return repr(link.partition("#")[0][:80])
