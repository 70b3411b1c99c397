"""What everybody may read, ready to be sent: packed for whoever can unpack it.

Never for what is secret: how well a secret packs tells something of it.
"""

from __future__ import annotations

import gzip
from dataclasses import dataclass

from fastapi import Request, Response


@dataclass(frozen=True)
class Ready:
    """Bytes of one kind, and the same packed where that makes them smaller."""

    kind: str
    plain: bytes
    packed: bytes = b""

    @classmethod
    def text(cls, kind: str, plain: bytes) -> Ready:
        return cls(kind, plain, gzip.compress(plain, mtime=0))

    def answer(self, request: Request, keep: str) -> Response:
        """`keep`: how long whoever asked may keep it."""
        headers = {"Cache-Control": keep, "Vary": "Accept-Encoding"}
        if self.packed and "gzip" in request.headers.get("accept-encoding", ""):
            return Response(self.packed, headers={**headers, "Content-Encoding": "gzip"}, media_type=self.kind)
        return Response(self.plain, headers=headers, media_type=self.kind)
