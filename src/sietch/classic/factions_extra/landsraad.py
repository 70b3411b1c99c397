"""The Landsraad, a reconstruction of our own: only its twenty tokens in reserve are known of it. [OQ41]

Its one power here: the law is on its side, so that every turn, before the bidding, it may levy a little spice.
"""

from __future__ import annotations

from typing import Final

from sietch.classic.actions import AGAINST, PASS
from sietch.classic.frames import Ask, Step
from sietch.classic.karama import LANDSRAAD_LEVY, stopped, window
from sietch.classic.state import ClassicState
from sietch.classic.terms import LANDSRAAD

LEVY: Final = 2


class CallLevy(Ask):
    """From whom does the Landsraad levy two spice this turn? [OQ41]"""

    __slots__ = ()

    def _payers(self, s: ClassicState) -> list[int]:
        return [seat for seat in sorted(s.order) if seat != self.seat and not s.allied(self.seat, seat)]

    def asks(self, s: ClassicState) -> bool:
        return bool(self._payers(s))

    def options(self, s: ClassicState, seat: int) -> list[int]:
        return sorted([PASS, *[AGAINST + s.players[other].faction for other in self._payers(s)]])

    def choose(self, s: ClassicState, seat: int, action: int) -> None:
        if action == PASS:
            return
        payer = s.seat(action - AGAINST)
        if s.sink is not None:
            s.emit("levy", seat, {"victim": payer})
        s.then(Levied(payer))
        window(s, LANDSRAAD_LEVY, seat)


class Levied(Step):
    """Two spice, or what there is. [OQ41]"""

    __slots__ = ("payer",)

    def __init__(self, payer: int) -> None:
        self.payer = payer

    def run(self, s: ClassicState) -> None:
        if stopped(s, LANDSRAAD_LEVY):
            return
        paid = min(LEVY, s.players[self.payer].spice)
        s.players[self.payer].spice -= paid
        landsraad = s.seat_of[LANDSRAAD]
        s.players[landsraad].spice += paid
        if paid and s.sink is not None:
            s.emit("paid", self.payer, {"spice": paid, "to": landsraad})
