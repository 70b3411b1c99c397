"""What the steps of the game have in common: things that happen, questions, and reaction windows."""

from __future__ import annotations

from typing import Any, ClassVar

from sietch.classic.actions import NEVER, PASS
from sietch.classic.atlas import TERRITORY_IDS
from sietch.classic.state import ClassicState
from sietch.classic.terms import PHASE_IDS
from sietch.kernel.frame import Frame, Question
from sietch.kernel.sealed import Answers, Sealed


class Step(Frame[ClassicState]):
    """Something that happens by itself."""

    __slots__ = ()


def begin_phase(s: ClassicState, phase: int) -> None:
    """The next phase of the turn begins, for all to hear."""
    s.phase = phase
    if s.sink is not None:
        s.emit("phase", -1, {"phase": PHASE_IDS[phase]})


class Ask(Frame[ClassicState]):
    """A question put to one seat; cards that may be played at any time can be played in the middle of it."""

    __slots__ = ("seat",)

    anytime: ClassVar[bool] = True

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def asks(self, s: ClassicState) -> bool:
        return True

    def seats(self, s: ClassicState) -> tuple[int, ...]:
        return (self.seat,)

    def about(self, s: ClassicState) -> dict[str, Any]:
        """What the question is about, in the game's words; only the asked seat is told."""
        return {}

    def question(self, s: ClassicState, seat: int) -> Question:
        return Question(seat, type(self).__name__, self.about(s))


class AskAbout(Ask):
    """A question about one territory."""

    __slots__ = ("territory",)

    def __init__(self, seat: int, territory: int) -> None:
        super().__init__(seat)
        self.territory = territory

    def about(self, s: ClassicState) -> dict[str, Any]:
        return {"territory": TERRITORY_IDS[self.territory]}


class AskWithPrice(Ask):
    """A question about a price; nothing comes between it and the answer."""

    __slots__ = ("price",)
    anytime = False

    def __init__(self, seat: int, price: int) -> None:
        super().__init__(seat)
        self.price = price

    def about(self, s: ClassicState) -> dict[str, Any]:
        return {"price": self.price}


class Secret(Sealed[ClassicState]):
    """One question that several seats answer in secret, together."""

    __slots__ = ()

    def about(self, s: ClassicState, seat: int) -> dict[str, Any]:
        return {}

    def question(self, s: ClassicState, seat: int) -> Question:
        return Question(seat, type(self).__name__, self.about(s, seat))


class React(Secret):
    """A moment in which somebody may interrupt. All who could, as far as the table knows, are asked at once.

    Those who cannot react may only pass, but nobody sees who could have. The first in storm order who reacts does.
    """

    __slots__ = ()

    def kind(self) -> int:
        """The bit of this window's kind among the standing answers."""
        return 0

    def reactions(self, s: ClassicState, seat: int) -> list[int]:
        return []

    def react(self, s: ClassicState, seat: int, action: int) -> None:
        """Somebody interrupts."""

    def nobody(self, s: ClassicState) -> None:
        """Everybody has passed."""

    def steps(self, s: ClassicState, seat: int, given: tuple[int, ...]) -> list[int]:
        if given:
            return []
        return sorted([PASS, NEVER, *self.reactions(s, seat)])

    def open_all(self, s: ClassicState, answers: Answers) -> None:
        chosen: dict[int, int] = {}
        for seat, given in zip(self.asked, answers, strict=True):
            if given[0] == NEVER:
                s.standing[seat] |= 1 << self.kind()
            elif given[0] != PASS:
                chosen[seat] = given[0]
        for seat in s.order:
            if seat in chosen:
                self.react(s, seat, chosen[seat])
                return
        self.nobody(s)


def listening(s: ClassicState, seats: list[int], kind: int) -> tuple[int, ...]:
    """Those of the seats that have not said "never" to windows of this kind."""
    return tuple([seat for seat in seats if not s.standing[seat] >> kind & 1])
