"""Frames: one small immutable object per step of the rulebook, kept on the state's stack."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from mypy_extensions import mypyc_attr

from sietch.kernel.rule import Reason

if TYPE_CHECKING:
    from sietch.kernel.state import State

S = TypeVar("S", bound="State")


class Question:
    """Who must choose now, what kind of choice it is, and what it is about."""

    __slots__ = ("about", "kind", "seat")

    def __init__(self, seat: int, kind: str, about: dict[str, Any] | None = None) -> None:
        self.seat = seat
        self.kind = kind
        self.about: dict[str, Any] = about if about is not None else {}

    def __repr__(self) -> str:
        return f"Question({self.seat}, {self.kind}, {self.about})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[S]):
    """A step of the game. It is taken off the stack and replaced, never changed, so a copied stack shares its frames.

    A frame that does not ask is popped and `run`. A frame that asks stays on top until an answer is given; it is
    popped before `choose` is called and puts back what is to follow.
    """

    __slots__ = ()

    anytime: ClassVar[bool] = False  # may cards be played in the middle of this question?
    sealed: ClassVar[bool] = False  # are the answers hidden until all are in?

    def asks(self, s: S) -> bool:
        """Whether somebody has to choose here."""
        return False

    def run(self, s: S) -> None:
        """Automatic work, when nobody has to choose."""

    def seats(self, s: S) -> tuple[int, ...]:
        """The seats that have to answer."""
        return ()

    def question(self, s: S, seat: int) -> Question:
        return Question(seat, type(self).__name__)

    def options(self, s: S, seat: int) -> list[int]:
        """Legal actions: never empty, sorted, no repeats."""
        return []

    def choose(self, s: S, seat: int, action: int) -> None:
        """Carry out an answer. The frame is off the stack already."""

    def unavailable(self, s: S, seat: int) -> list[tuple[int, Reason]]:
        """What the seat might expect to be able to do here but may not, and why."""
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class Definition:
    """Something printed that never changes (an effect, a card); frames may hold it, dumps name it by its path."""

    __slots__ = ("path",)

    def __init__(self) -> None:
        self.path = ""
