"""Events say what happened, and to each viewer no more than that viewer may know."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

Facts = Mapping[str, Any]


class Event:
    """One thing that happened: public facts, and further facts for single seats."""

    __slots__ = ("facts", "kind", "seat", "secrets")

    def __init__(self, kind: str, seat: int, facts: Facts, secrets: Mapping[int, Facts] | None = None) -> None:
        self.kind = kind
        self.seat = seat
        self.facts: dict[str, Any] = dict(facts)
        self.secrets: dict[int, dict[str, Any]] = {k: dict(v) for k, v in secrets.items()} if secrets else {}

    def seen_by(self, viewer: int | None) -> dict[str, Any]:
        """The event as a seat sees it; `None` is a spectator."""
        seen: dict[str, Any] = {"kind": self.kind, "seat": self.seat}
        seen.update(self.facts)
        if viewer is not None and viewer in self.secrets:
            seen.update(self.secrets[viewer])
        return seen

    def __repr__(self) -> str:
        return f"Event({self.kind}, {self.seat}, {self.facts})"


Sink = Callable[[Event], None]
