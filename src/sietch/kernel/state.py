"""The state of a game: randomness, a stack of frames, and whatever the game adds."""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import Any

from mypy_extensions import mypyc_attr

from sietch.kernel.event import Event, Facts, Sink
from sietch.kernel.frame import Frame
from sietch.kernel.rng import Rng


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What all games keep. Subclasses add their own fields and write `clone` and `dump` by hand.

    `menu` remembers the option list of the question on top; `sink` is set only while an action is applied and
    somebody listens. Neither is part of the position.
    """

    __slots__ = ("menu", "menu_seat", "rng", "seats", "sink", "stack", "standing")

    def __init__(self, seats: int, rng: Rng) -> None:
        self.seats = seats
        self.rng = rng
        self.stack: list[Frame[Any]] = []
        self.standing: list[int] = [0] * seats  # per seat, a bit for each window kind it never wants to be asked in
        self.menu: list[int] | None = None
        self.menu_seat = -1
        self.sink: Sink | None = None

    def then(self, *frames: Frame[Any]) -> None:
        """Put frames on the stack so that the first one named happens first."""
        for place in range(len(frames) - 1, -1, -1):
            self.stack.append(frames[place])

    def emit(self, kind: str, seat: int, facts: Facts, secrets: dict[int, Facts] | None = None) -> None:
        """Tell the listener; call it only behind `if s.sink is not None`."""
        if self.sink is not None:
            self.sink(Event(kind, seat, facts, secrets))

    def clone(self) -> State:
        """An independent copy that shares every immutable thing."""
        raise TypeError(f"{type(self).__name__} must write its own clone()")

    def dump(self) -> dict[str, Any]:
        """The whole position, secrets included, as plain data."""
        raise TypeError(f"{type(self).__name__} must write its own dump()")

    def digest(self) -> int:
        """Sixty bits that tell two positions apart, equal on every machine."""
        text = json.dumps(self.dump(), sort_keys=True, separators=(",", ":"))
        return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big") >> 4


def settle(s: State) -> None:
    """Run automatic frames until somebody has to choose or the game is over."""
    stack = s.stack
    while stack:
        top = stack[-1]
        if top.asks(s):
            return
        stack.pop()
        top.run(s)
