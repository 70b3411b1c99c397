"""What all questions to a player have in common."""

from __future__ import annotations

from typing import Any

from sietch.imperium.state import ImperiumState
from sietch.imperium.terms import HUMAN
from sietch.kernel.frame import Frame, Question


class Step(Frame[ImperiumState]):
    """Something that happens by itself."""

    __slots__ = ()


class Ask(Frame[ImperiumState]):
    """A question about one seat's affairs, put to that seat, or to the human beside an automaton. [SO5]"""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def asks(self, s: ImperiumState) -> bool:
        return True

    def seats(self, s: ImperiumState) -> tuple[int, ...]:
        p = s.players[self.seat]
        if p.rival >= 0 and s.seats == 2:  # RV-41
            return (s.first_player,)
        return (p.decider,)

    def about(self, s: ImperiumState) -> dict[str, Any]:
        """What the question is about, in the game's words; only the asked seat is told."""
        return {}

    def question(self, s: ImperiumState, seat: int) -> Question:
        about = self.about(s)
        if self.seat != seat and s.players[self.seat].kind != HUMAN:
            about["for"] = self.seat
        return Question(seat, type(self).__name__, about)


class Chance(Ask):
    """A question in whose middle the player may play intrigue cards, when it is their own turn. [R-P2-03]"""

    __slots__ = ()

    anytime = True


class Deployment(Chance):
    """How many troops go to the Conflict: whoever's troops they are decides, also on a commander's turn. [C2]"""

    __slots__ = ()

    def seats(self, s: ImperiumState) -> tuple[int, ...]:
        p = s.players[self.seat]
        return (p.ally,) if p.commander else super().seats(s)
