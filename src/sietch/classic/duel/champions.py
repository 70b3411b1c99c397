"""Who enters the arena, where, and with how much spice behind them. [FR-XIX.C, FR-XIX.C.1]"""

from __future__ import annotations

from typing import Any

from sietch.classic.actions import LEADER, SPACE, SUPPORT
from sietch.classic.duel.arena import MIDDLE_SPACES, OUTER_SPACES, SPACE_IDS
from sietch.classic.duel.bout import NOBODY
from sietch.classic.frames import Ask, Secret
from sietch.classic.reasons import NOT_OUTER, SPACE_TAKEN
from sietch.classic.sheets import household_of
from sietch.classic.state import ClassicState
from sietch.classic.terms import FACTION_IDS, HOME
from sietch.kernel.rule import Reason
from sietch.kernel.sealed import Answers


def available(s: ClassicState, seat: int) -> list[int]:
    """The living leaders of a seat, its principal character among them; a cheap hero is none. [FR-XIX.C.11]"""
    return [leader for leader in household_of(s.players[seat].faction) if s.leaders[leader] == HOME]


def rivals(s: ClassicState, seat: int) -> str:
    """The opponent of a duel, as a faction's id."""
    bout = s.duels().fight()
    return FACTION_IDS[s.players[next(other for other in bout.fighters if other != seat)].faction]


class ChooseChampion(Secret):
    """Which leader enters the arena? Nobody sees who it is. [FR-XIX.C, FR-XIX.C.11]"""

    __slots__ = ()

    def about(self, s: ClassicState, seat: int) -> dict[str, Any]:
        return {} if s.duels().fight().war else {"against": rivals(s, seat)}

    def steps(self, s: ClassicState, seat: int, given: tuple[int, ...]) -> list[int]:
        return [] if given else [LEADER + leader for leader in available(s, seat)]

    def open_all(self, s: ClassicState, answers: Answers) -> None:
        bout = s.duels().fight()
        for seat, given in zip(self.asked, answers, strict=True):
            place = bout.fighters.index(seat)
            leader = given[0] - LEADER
            bout.champions[place] = leader
            bout.strength[place] = s.rules.strength(leader)


class AskFighter(Ask):
    """A question to whoever's champion has some place in the order of a fight."""

    __slots__ = ("place",)
    anytime = False

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place = place


class PlaceChampion(AskFighter):
    """In which outer space does the champion begin? [FR-XIX.C.1, FR-XIX.C.11]"""

    __slots__ = ()

    def options(self, s: ClassicState, seat: int) -> list[int]:
        bout = s.duels().fight()
        free = [space for space in OUTER_SPACES if bout.at(space) == NOBODY]
        # A sixth champion finds the outer ring full and begins in the middle one.
        free = free or [space for space in MIDDLE_SPACES if bout.at(space) == NOBODY]
        return [SPACE + space for space in free]

    def unavailable(self, s: ClassicState, seat: int) -> list[tuple[int, Reason]]:
        bout = s.duels().fight()
        reasons = [SPACE_TAKEN if bout.at(space) != NOBODY else NOT_OUTER for space in range(len(SPACE_IDS))]
        return [(SPACE + space, reason) for space, reason in enumerate(reasons)]

    def choose(self, s: ClassicState, seat: int, action: int) -> None:
        s.duels().fight().spaces[self.place] = action - SPACE
        if s.sink is not None:
            s.emit("champion_placed", seat, {"space": SPACE_IDS[action - SPACE]})


class SupportChampion(Secret):
    """How much spice lies before the shield to take the first blows? [FR-XIX.C.1, IT-XVIII.D]"""

    __slots__ = ()

    def about(self, s: ClassicState, seat: int) -> dict[str, Any]:
        return {"against": rivals(s, seat)}

    def steps(self, s: ClassicState, seat: int, given: tuple[int, ...]) -> list[int]:
        if given:
            return []
        most = min(s.players[seat].spice, s.rules.principal)
        # Whoever has no spice at all fights without.
        return [SUPPORT + n for n in range(1, most + 1)] or [SUPPORT]

    def open_all(self, s: ClassicState, answers: Answers) -> None:
        bout = s.duels().fight()
        for seat, given in zip(self.asked, answers, strict=True):
            spice = given[0] - SUPPORT
            s.players[seat].spice -= spice
            bout.support[bout.fighters.index(seat)] = spice
            if s.sink is not None:
                s.emit("champion_supported", seat, {"spice": spice})
