"""The Ixians: swift tokens, spice out of their workshops, arms of their own. ["The Ixian Jihad", Heroes 1/1, 1984]"""

from __future__ import annotations

from typing import Final

from sietch.classic.actions import DIAL_STEPS
from sietch.classic.fight import Fight
from sietch.classic.frames import Step
from sietch.classic.karama import IXIAN_ARMS, IXIAN_SPICE, special_used, special_window, stopped, window
from sietch.classic.state import ClassicState, Player
from sietch.classic.terms import IXIANS

INCOME: Final = 10
RANGE: Final = 2
ARMED: Final = 31  # in `Fight.blocked`: the Ixians have brought their own arms

Loss = tuple[int, int]
_ARMED_DIALS: Final[dict[int, dict[int, dict[int, list[Loss]]]]] = {}


def with_ixians(s: ClassicState, p: Player) -> bool:
    """Whether a player is the Ixians or their ally. [SH-IXIANS.ALLIANCE]"""
    seat = s.seat_of[IXIANS]
    return seat >= 0 and (p.seat == seat or bool(p.allies >> seat & 1))


# -- spice at the beginning of the collection ---------------------------------------------------------------------


def deliver(s: ClassicState) -> None:
    """Ten spice for them and for each ally; then a Karama may destroy all that they have. [SH-IXIANS.2]"""
    for seat in s.order:
        if with_ixians(s, s.players[seat]):
            s.players[seat].spice += INCOME
            if s.sink is not None:
                s.emit("ixian_spice", seat, {"spice": INCOME})
    s.then(Sabotage())
    window(s, IXIAN_SPICE, s.seat_of[IXIANS])


class Sabotage(Step):
    """A Karama against the Ixians destroys all the spice they own. [SH-IXIANS.5]"""

    __slots__ = ()

    def run(self, s: ClassicState) -> None:
        if not stopped(s, IXIAN_SPICE):
            return
        p = s.players[s.seat_of[IXIANS]]
        lost = p.spice
        p.spice = 0
        if s.sink is not None:
            s.emit("ixian_spice_lost", p.seat, {"spice": lost})


# -- arms in battle -----------------------------------------------------------------------------------------------


def offer_arms(s: ClassicState, fight: Fight) -> None:
    """Their special Karama, where spice gives tokens their strength: full without it, one and a half with it."""
    if s.rules.advanced and s.seat_of[IXIANS] in (fight.aggressor, fight.defender):
        s.then(TakeArms())
        special_window(s, IXIANS, IXIAN_ARMS)


class TakeArms(Step):
    """The Ixians fight this battle with their own arms. [SH-IXIANS.KARAMA]"""

    __slots__ = ()

    def run(self, s: ClassicState) -> None:
        if special_used(s, IXIAN_ARMS) and s.fight is not None:
            s.fight.blocked |= 1 << ARMED


def armed_dials(tokens: int) -> dict[int, dict[int, list[Loss]]]:
    """What armed Ixians can dial: value in halves, then spice in support, then losses. [SH-IXIANS.KARAMA]"""
    known = _ARMED_DIALS.get(tokens)
    if known is None:
        known = {}
        for lost in range(tokens + 1):
            for supported in range(lost + 1):
                value = 2 * lost + supported
                if value < DIAL_STEPS:
                    known.setdefault(value, {}).setdefault(supported, []).append((lost, 0))
        _ARMED_DIALS[tokens] = known
    return known
