"""The end: endgame intrigue, then most victory points win."""

from __future__ import annotations

import sietch.imperium.plots as plots
from sietch.imperium.actions import END, INTRIGUE
from sietch.imperium.battle import match_wild_icons
from sietch.imperium.frames.base import Ask, Step
from sietch.imperium.frames.combat import unplayable
from sietch.imperium.state import ImperiumState
from sietch.imperium.terms import ENDGAME, HUMAN
from sietch.kernel.rule import Reason


class Endgame(Step):
    """Players may play endgame intrigue, in turn order. [R-EN-01]"""

    __slots__ = ()

    def run(self, s: ImperiumState) -> None:
        if s.sink is not None:
            s.emit("phase", -1, {"phase": "endgame"})
        n = len(s.players)
        seats = [(s.first_player + i) % n for i in range(n)]
        s.then(*[EndgameTurn(seat) for seat in seats if s.players[seat].kind == HUMAN], GameOver())


class EndgameTurn(Ask):
    """Play endgame intrigue cards, any number. [R-EN-01, R-EN-03]"""

    __slots__ = ()

    def asks(self, s: ImperiumState) -> bool:
        return bool(s.players[self.seat].intrigue)

    def options(self, s: ImperiumState, seat: int) -> list[int]:
        found = [INTRIGUE + card for card in plots.playable(s, s.players[self.seat], ENDGAME)]
        found.append(END)
        found.sort()
        return found

    def choose(self, s: ImperiumState, seat: int, action: int) -> None:
        if action == END:
            return
        s.stack.append(self)
        plots.play_intrigue(s, s.players[self.seat], action - INTRIGUE, ENDGAME)

    def unavailable(self, s: ImperiumState, seat: int) -> list[tuple[int, Reason]]:
        return unplayable(s, s.players[self.seat], ENDGAME)


class GameOver(Step):
    """Nothing is left to do: the stack runs empty."""

    __slots__ = ()

    def run(self, s: ImperiumState) -> None:
        if s.kit.uprising:
            match_wild_icons(s)
        if s.sink is not None:
            s.emit("game_over", -1, {"vp": [p.vp for p in s.players]})
