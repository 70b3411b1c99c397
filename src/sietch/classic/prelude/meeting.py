"""The meeting of CHOAM: votes in secret, then the harvest is divided. [FR-XVI.B.2]"""

from __future__ import annotations

from typing import Any

from sietch.classic.actions import LOOK, PASS, TAKE, VOTE_AGAINST, VOTE_FOR
from sietch.classic.frames import Ask, Secret, Step
from sietch.classic.prelude.decks import FEE, SHARES
from sietch.classic.prelude.desk import NOTHING, Desk
from sietch.classic.prelude.seats import desk_of, receivers, right_of, succeed
from sietch.classic.state import ClassicState
from sietch.classic.terms import ATREIDES, FACTION_IDS, HARKONNEN
from sietch.kernel.sealed import Answers


class Meeting(Step):
    """The Atreides may look at a share, then everybody but the Director votes. [FR-XVI.B.2.a]"""

    __slots__ = ()

    def run(self, s: ClassicState) -> None:
        desk = desk_of(s)
        if desk.announced == NOTHING:
            divide(s, [], [])  # a worm has left nothing to vote about
            return
        s.then(Vote(tuple(sorted(receivers(s)))))
        atreides = s.seat(ATREIDES)
        if atreides >= 0 and atreides != desk.director and s.seats > 2:
            s.then(PeekShare(atreides))


class PeekShare(Ask):
    """The Atreides look at the share card of one partner. [FR-XVI.C.1]"""

    __slots__ = ()
    anytime = False

    def about(self, s: ClassicState) -> dict[str, Any]:
        return {"spice": desk_of(s).announced, "share": SHARES[desk_of(s).shares[self.seat]]}

    def options(self, s: ClassicState, seat: int) -> list[int]:
        return sorted([PASS, *[LOOK + s.players[other].faction for other in receivers(s) if other != seat]])

    def choose(self, s: ClassicState, seat: int, action: int) -> None:
        if action == PASS:
            return
        desk = desk_of(s)
        other = s.seat(action - LOOK)
        desk.shares_known[other] |= 1 << seat
        if s.sink is not None:
            s.emit("share_seen", seat, {"whose": other}, {seat: {"spice": SHARES[desk.shares[other]]}})


class Vote(Secret):
    """For the report or against it, face down. [FR-XVI.B.2.a]"""

    __slots__ = ()

    def about(self, s: ClassicState, seat: int) -> dict[str, Any]:
        desk = desk_of(s)
        director = FACTION_IDS[s.players[desk.director].faction]
        return {"director": director, "spice": desk.announced, "share": SHARES[desk.shares[seat]]}

    def steps(self, s: ClassicState, seat: int, given: tuple[int, ...]) -> list[int]:
        return [] if given else [VOTE_FOR, VOTE_AGAINST]

    def open_all(self, s: ClassicState, answers: Answers) -> None:
        desk = desk_of(s)
        pro: list[int] = []
        con: list[int] = []
        for seat, given in zip(self.asked, answers, strict=True):
            (pro if given[0] == VOTE_FOR else con).append(seat)
            desk.votes[seat] = 1 if given[0] == VOTE_FOR else 0
        if s.sink is not None:
            s.emit("votes", -1, {"pro": pro, "con": con})
        divide(s, pro, con)


def lied(desk: Desk) -> bool:
    """Whether the harvest is not what was announced, or was not given out whole. [FR-XVI.B.2.b]"""
    return desk.announced not in (NOTHING, desk.total()) or shared(desk) != max(0, desk.announced)


def shared(desk: Desk) -> int:
    return sum([SHARES[kind] for kind in desk.shares if kind >= 0])


def divide(s: ClassicState, pro: list[int], con: list[int]) -> None:
    """Those in favour take their shares; the rest goes to the Director, or to those who caught him. [FR-XVI.B.2.b]"""
    desk = desk_of(s)
    left = desk.total() + FEE
    if s.sink is not None:
        s.emit("harvest_shown", desk.director, {"harvest": desk.total(), "spice": left})
    for seat in pro:
        share = SHARES[desk.shares[seat]]
        s.players[seat].spice += share
        left -= share
        if s.sink is not None:
            s.emit("share_taken", seat, {"spice": share})
    majority = len(con) > len(pro)  # OQ30: a tie is none
    if majority and s.sink is not None:
        s.emit("shares_open", -1, {"spice": shared(desk)})
    caught = majority and lied(desk)
    close_books(desk)
    if caught:
        dismiss(s, desk)
        split(s, con, left)
        return
    s.players[desk.director].spice += left
    if s.sink is not None:
        s.emit("rest_kept", desk.director, {"spice": left})


def close_books(desk: Desk) -> None:
    """All cards of the report go back."""
    desk.reported.extend(desk.drawn)
    desk.drawn = []
    desk.drawn_known = []
    desk.announced = NOTHING
    desk.shares = [NOTHING] * len(desk.shares)
    desk.shares_known = [0] * len(desk.shares)


def dismiss(s: ClassicState, desk: Desk) -> None:
    """A Director who is caught gives way to the right, the Harkonnen only the second time. [FR-XVI.C.6]"""
    if s.sink is not None:
        s.emit("director_caught", desk.director, {})
    if s.is_faction(desk.director, HARKONNEN):
        desk.caught += 1
        if desk.caught == 1:
            if s.sink is not None:
                s.emit("director_spared", desk.director, {})
            return
    succeed(s, right_of(s, desk.director))


def split(s: ClassicState, con: list[int], left: int) -> None:
    """Equal parts; over the odd spice those who share must agree. [FR-XVI.B.2.b]"""
    part, odd = divmod(left, len(con))
    for seat in con:
        s.players[seat].spice += part
        if s.sink is not None:
            s.emit("rest_split", seat, {"spice": part})
    if odd:
        s.then(AwardOdd(tuple(con), odd))


class AwardOdd(Secret):
    """Who gets what cannot be divided? Unless all name the same player it goes to the pool. [FR-XVI.B.2.b]"""

    __slots__ = ("odd",)

    def __init__(self, asked: tuple[int, ...], odd: int, answers: Answers | None = None) -> None:
        super().__init__(asked, answers)
        self.odd = odd

    def with_answers(self, answers: Answers) -> AwardOdd:
        return AwardOdd(self.asked, self.odd, answers)

    def about(self, s: ClassicState, seat: int) -> dict[str, Any]:
        return {"spice": self.odd, "sharing": [FACTION_IDS[s.players[other].faction] for other in self.asked]}

    def steps(self, s: ClassicState, seat: int, given: tuple[int, ...]) -> list[int]:
        if given:
            return []
        return sorted([PASS, *[TAKE + s.players[other].faction for other in self.asked]])

    def open_all(self, s: ClassicState, answers: Answers) -> None:
        named = {given[0] for given in answers}
        if len(named) > 1 or PASS in named:
            if s.sink is not None:
                s.emit("odd_returned", -1, {"spice": self.odd})
            return
        winner = s.seat(answers[0][0] - TAKE)
        s.players[winner].spice += self.odd
        if s.sink is not None:
            s.emit("odd_given", winner, {"spice": self.odd})
