"""Who sits beside whom, and who is Director."""

from __future__ import annotations

from sietch.classic.prelude.desk import NOBODY, Desk
from sietch.classic.state import ClassicState


def desk_of(s: ClassicState) -> Desk:
    """The Director's table; there is one as long as the prelude lasts."""
    desk = s.harvest
    if desk is None:
        raise AssertionError("the prelude is over")
    return desk


def right_of(s: ClassicState, seat: int) -> int:
    """The player on somebody's right: seats follow each other counterclockwise."""
    return (seat + 1) % s.seats


def receivers(s: ClassicState) -> list[int]:
    """Everybody but the Director, from the Director's right on."""
    director = desk_of(s).director
    return [(director + step) % s.seats for step in range(1, s.seats)]


def next_bidder(s: ClassicState, seat: int) -> int:
    """Bids for access cards go round clockwise, as printed, or to the right as for treachery cards. [OQ27]"""
    return (seat + (1 if s.rules.harvest_right else s.seats - 1)) % s.seats


def pay(s: ClassicState, seat: int, amount: int, to: int) -> None:
    """Spice for somebody, or for the pool."""
    if not amount:
        return
    s.players[seat].spice -= amount
    if to != NOBODY:
        s.players[to].spice += amount
    if s.sink is not None:
        s.emit("paid", seat, {"spice": amount, "to": to})


def succeed(s: ClassicState, seat: int) -> None:
    """Somebody else becomes Director."""
    desk_of(s).director = seat
    if s.sink is not None:
        s.emit("director", seat, {})
