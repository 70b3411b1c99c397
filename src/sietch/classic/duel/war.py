"""The War of Assassins: a nexus at which nobody allies. [FR-XIX.C.11, IT-XII.B.1]"""

from __future__ import annotations

from sietch.classic.duel.bout import NOBODY, Bout
from sietch.classic.duel.champions import ChooseChampion, PlaceChampion, available
from sietch.classic.duel.fight import NextDuellist
from sietch.classic.frames import Step
from sietch.classic.state import ClassicState


class MusterChampions(Step):
    """While they negotiate, everybody has a champion in the arena, face down. [FR-XIX.C.11]"""

    __slots__ = ()

    def run(self, s: ClassicState) -> None:
        fighters = [seat for seat in s.order if available(s, seat)]
        if len(fighters) < 2:
            return
        s.duels().bout = Bout(True, fighters, s.seats)
        places = [PlaceChampion(seat, place) for place, seat in enumerate(fighters)]
        s.then(ChooseChampion(tuple(sorted(fighters))), *places)


class WarOrPeace(Step):
    """The nexus is over: with an alliance the champions go home, without one they fight. [FR-XIX.C.11]"""

    __slots__ = ()

    def run(self, s: ClassicState) -> None:
        duels = s.duels()
        if duels.bout is None:
            return
        if any(p.allies for p in s.players):
            duels.bout = None
            return
        if s.sink is not None:
            s.emit("war_of_assassins", -1, {})
        s.then(NextDuellist(), EndWar())


class EndWar(Step):
    """One is left alive; all have their strength back. [FR-XIX.C.11, FR-XIX.C.7]"""

    __slots__ = ()

    def run(self, s: ClassicState) -> None:
        duels = s.duels()
        bout = duels.fight()
        standing = bout.standing()
        duels.bout = None
        if s.sink is not None:
            winner = bout.fighters[standing[0]] if len(standing) == 1 else NOBODY
            s.emit("war_over", winner, {})
