"""The server's REST interface: making tables, sitting down, handing over."""

from __future__ import annotations

import json
import urllib.error
import urllib.request
from typing import Any

from sietch.cli.errors import BadInput
from sietch.server.client import TableError

SECONDS = 20.0


class Web:
    """Asks one server; what it refuses comes back as its TableError."""

    def __init__(self, server: str) -> None:
        self.server = server

    def get(self, path: str) -> dict[str, Any]:
        return self._ask(urllib.request.Request(f"{self.server}{path}"))

    def post(self, path: str, body: dict[str, Any] | None = None, key: str = "") -> dict[str, Any]:
        return self._send("POST", path, body, key)

    def put(self, path: str, body: dict[str, Any], key: str) -> dict[str, Any]:
        return self._send("PUT", path, body, key)

    def _send(self, method: str, path: str, body: dict[str, Any] | None, key: str) -> dict[str, Any]:
        """A key goes into a header, never into an address."""
        headers = {"Content-Type": "application/json"}
        if key:
            headers["Authorization"] = f"Bearer {key}"
        data = json.dumps(body or {}).encode()
        return self._ask(urllib.request.Request(f"{self.server}{path}", data, headers, method=method))

    def _ask(self, request: urllib.request.Request) -> dict[str, Any]:
        try:
            with urllib.request.urlopen(request, timeout=SECONDS) as answer:
                return _read(answer.read()) or {}
        except urllib.error.HTTPError as error:
            said = _read(error.read())
            if said is not None and "code" in said and "message" in said:
                raise TableError(str(said["code"]), str(said["message"])) from None
            raise BadInput(f"{self.server} answers with {error.code}; is it a Sietch server?") from None
        except ValueError:
            raise BadInput(f"{self.server} answers something else; is it a Sietch server?") from None
        except (OSError, urllib.error.URLError) as error:
            raise BadInput(f"{self.server} cannot be reached: {_why(error)}") from None


def _read(body: bytes) -> dict[str, Any] | None:
    """The table in an answer; None where there is no answer to read."""
    if not body:
        return None
    try:
        said = json.loads(body)
    except ValueError:
        raise ValueError("not JSON") from None
    return said if isinstance(said, dict) else None


def _why(error: OSError) -> str:
    reason = getattr(error, "reason", error)
    return str(getattr(reason, "strerror", None) or reason)
