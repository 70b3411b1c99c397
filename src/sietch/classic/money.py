"""Spice: what a seat can raise with its allies' help, and who pays. [FR-XII.E.3, FR-XII.E.4]"""

from __future__ import annotations

from typing import Any

from sietch.classic.actions import MOST_SPICE, PLEDGE, SHARE
from sietch.classic.frames import Ask, Secret, Step
from sietch.classic.state import ClassicState
from sietch.kernel.sealed import Answers


def purse(s: ClassicState, seat: int) -> int:
    """What a seat can pay: its own spice and what its allies have pledged."""
    return s.players[seat].spice + pledged(s, seat)


def pledged(s: ClassicState, seat: int) -> int:
    allies = s.players[seat].allies
    if not allies:
        return 0
    return sum([min(p.pledge, p.spice) for p in s.players if allies >> p.seat & 1])


def forget_pledges(s: ClassicState) -> None:
    """A pledge holds for one phase."""
    for p in s.players:
        p.pledge = 0


class AskPledges(Step):
    """Before spice is spent, allies say how much of theirs the others may use."""

    __slots__ = ()

    def run(self, s: ClassicState) -> None:
        forget_pledges(s)
        asked = tuple([p.seat for p in s.players if p.allies])
        if asked:
            s.then(Pledge(asked))


class Pledge(Secret):
    """How much of one's spice allies may spend in this phase. [FR-XII.E.3, FR-XII.E.4]"""

    __slots__ = ()

    def steps(self, s: ClassicState, seat: int, given: tuple[int, ...]) -> list[int]:
        if given:
            return []
        return [PLEDGE + n for n in range(min(s.players[seat].spice, MOST_SPICE) + 1)]

    def open_all(self, s: ClassicState, answers: Answers) -> None:
        for seat, given in zip(self.asked, answers, strict=True):
            p = s.players[seat]
            p.pledge = given[0] - PLEDGE
            # All may hear that something was pledged; how much is for allies alone.
            if p.pledge and s.sink is not None:
                allies = {ally.seat: {"spice": p.pledge} for ally in s.players if p.allies >> ally.seat & 1}
                s.emit("pledged", seat, {}, {seat: {"spice": p.pledge}, **allies})


class Pay(Step):
    """A seat pays so much to somebody (-1: the bank), with its allies' help if it likes."""

    __slots__ = ("amount", "seat", "to")

    def __init__(self, seat: int, amount: int, to: int) -> None:
        self.seat = seat
        self.amount = amount
        self.to = to

    def run(self, s: ClassicState) -> None:
        if not self.amount:
            return
        if pledged(s, self.seat) == 0:
            settle_bill(s, self.seat, self.amount, 0, self.to)
        else:
            s.then(ShareBill(self.seat, self.amount, self.to))


class ShareBill(Ask):
    """How much of it do allies pay? [FR-XII.E.3, FR-XII.E.4]"""

    __slots__ = ("amount", "to")
    anytime = False

    def __init__(self, seat: int, amount: int, to: int) -> None:
        super().__init__(seat)
        self.amount = amount
        self.to = to

    def about(self, s: ClassicState) -> dict[str, Any]:
        return {"amount": self.amount, "pledged": pledged(s, self.seat)}

    def options(self, s: ClassicState, seat: int) -> list[int]:
        least = max(0, self.amount - s.players[seat].spice)
        most = min(self.amount, pledged(s, seat), MOST_SPICE)
        return [SHARE + n for n in range(least, most + 1)]

    def choose(self, s: ClassicState, seat: int, action: int) -> None:
        settle_bill(s, seat, self.amount, action - SHARE, self.to)


def settle_bill(s: ClassicState, seat: int, amount: int, from_allies: int, to: int) -> None:
    p = s.players[seat]
    p.spice -= amount - from_allies
    left = from_allies
    for other in s.in_order(p.allies):
        ally = s.players[other]
        part = min(left, ally.pledge, ally.spice)
        ally.spice -= part
        ally.pledge -= part
        left -= part
        if part and s.sink is not None:
            s.emit("paid_for_ally", other, {"ally": seat, "spice": part})
    if to >= 0:
        s.players[to].spice += amount
    if s.sink is not None:
        s.emit("paid", seat, {"spice": amount, "to": to})
