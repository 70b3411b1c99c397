"""Simultaneous secret choices: one question asked of several seats, opened when all have answered."""

from __future__ import annotations

from typing import ClassVar, TypeVar

from mypy_extensions import mypyc_attr

from sietch.kernel.frame import Frame
from sietch.kernel.state import State

S = TypeVar("S", bound=State)
Answers = tuple[tuple[int, ...], ...]


@mypyc_attr(allow_interpreted_subclasses=True)
class Sealed(Frame[S]):
    """Each asked seat answers in one or more steps; nobody sees anything until `open_all`.

    The answers are kept by seat, so the position does not depend on the order in which they arrive, and the record
    can store them in seat order. Nothing random may happen before they are opened.
    """

    __slots__ = ("answers", "asked")

    sealed: ClassVar[bool] = True

    def __init__(self, asked: tuple[int, ...], answers: Answers | None = None) -> None:
        self.asked = asked
        self.answers: Answers = answers if answers is not None else tuple([() for _ in asked])

    def given(self, seat: int) -> tuple[int, ...]:
        """What the seat has sealed so far."""
        return self.answers[self.asked.index(seat)]

    def steps(self, s: S, seat: int, given: tuple[int, ...]) -> list[int]:
        """The options of the seat's next step; empty when its answer is complete."""
        return []

    def open_all(self, s: S, answers: Answers) -> None:
        """All answers are in: carry them out."""

    def with_answers(self, answers: Answers) -> Sealed[S]:
        """The same question with other answers; subclasses with fields of their own override it."""
        return type(self)(self.asked, answers)

    def seats(self, s: S) -> tuple[int, ...]:
        return tuple([seat for seat, given in zip(self.asked, self.answers, strict=True) if self.steps(s, seat, given)])

    def asks(self, s: S) -> bool:
        return bool(self.seats(s))

    def run(self, s: S) -> None:
        self.open_all(s, self.answers)

    def options(self, s: S, seat: int) -> list[int]:
        return self.steps(s, seat, self.given(seat))

    def choose(self, s: S, seat: int, action: int) -> None:
        place = self.asked.index(seat)
        answers = list(self.answers)
        answers[place] = (*answers[place], action)
        s.stack.append(self.with_answers(tuple(answers)))
