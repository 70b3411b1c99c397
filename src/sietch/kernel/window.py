"""Reaction windows: where a rule lets somebody interrupt, without betraying who could."""

from __future__ import annotations

from typing import TypeVar

from mypy_extensions import mypyc_attr

from sietch.kernel.frame import Frame
from sietch.kernel.state import State

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Window(Frame[S]):
    """Asks, one after the other, every seat that could react as far as the others know.

    A seat may react or pass. Whoever has set the standing answer "never" for this kind of window is passed over at
    once. The first reaction closes the window unless `react` opens it again.
    """

    __slots__ = ("order", "place")

    def __init__(self, order: tuple[int, ...], place: int = 0) -> None:
        self.order = order
        self.place = place

    def kind_bit(self) -> int:
        """The bit of this window's kind in `State.standing`."""
        return 0

    def reactions(self, s: S, seat: int) -> list[int]:
        """What the seat may play here; empty when it can only pass."""
        return []

    def pass_action(self) -> int:
        return -1

    def react(self, s: S, seat: int, action: int) -> None:
        """A seat reacted."""

    def closed(self, s: S) -> None:
        """Everybody passed."""

    def at(self, place: int) -> Window[S]:
        """The same window with another seat's turn to answer; subclasses with fields of their own override it."""
        return type(self)(self.order, place)

    def asks(self, s: S) -> bool:
        return self.place < len(self.order) and not s.standing[self.order[self.place]] & self.kind_bit()

    def run(self, s: S) -> None:
        if self.place < len(self.order):
            s.stack.append(self.at(self.place + 1))
        else:
            self.closed(s)

    def seats(self, s: S) -> tuple[int, ...]:
        return (self.order[self.place],)

    def options(self, s: S, seat: int) -> list[int]:
        return sorted([self.pass_action(), *self.reactions(s, seat)])

    def choose(self, s: S, seat: int, action: int) -> None:
        if action == self.pass_action():
            s.stack.append(self.at(self.place + 1))
        else:
            self.react(s, seat, action)
