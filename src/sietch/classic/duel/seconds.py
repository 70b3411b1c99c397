"""Seconds: everybody else takes a side in a duel, and a leader is at stake. [FR-XIX.C.2]"""

from __future__ import annotations

from typing import Any, Final

from sietch.classic.actions import DONE, ELITE, LEADER, PASS, REVIVE, SECOND
from sietch.classic.duel.bout import NOBODY
from sietch.classic.duel.champions import available
from sietch.classic.frames import Ask, Secret, Step
from sietch.classic.phases.revival import bring_back, dead_leaders, wake
from sietch.classic.reasons import MUST_SECOND, REWARD_TOO_SMALL
from sietch.classic.sheets import LEADER_IDS, LEADERS, principal_of
from sietch.classic.state import ClassicState
from sietch.classic.terms import BATTLE, FACTION_IDS
from sietch.kernel.rule import Reason
from sietch.kernel.sealed import Answers

BARRED: Final = 1000  # where a leader "fought" who comes back in the middle of the battles [IT-XXV.A.5]


class AskSeconds(Step):
    """Everybody who does not duel and has a leader takes a side. [FR-XIX.C.2]"""

    __slots__ = ()

    def run(self, s: ClassicState) -> None:
        bout = s.duels().fight()
        asked = tuple([seat for seat in sorted(s.order) if seat not in bout.fighters and available(s, seat)])
        if asked:
            s.then(ChooseSide(asked))


def may_refuse(s: ClassicState, seat: int) -> bool:
    """Nobody has to risk the principal character who is left alone."""
    return available(s, seat) == [principal_of(s.players[seat].faction)]


class ChooseSide(Secret):
    """For whom does one stand up, and with which leader? [FR-XIX.C.2]"""

    __slots__ = ()

    def about(self, s: ClassicState, seat: int) -> dict[str, Any]:
        one, other = s.duels().fight().fighters
        return {
            "caller": FACTION_IDS[s.players[one].faction],
            "target": FACTION_IDS[s.players[other].faction],
        }

    def steps(self, s: ClassicState, seat: int, given: tuple[int, ...]) -> list[int]:
        if not given:
            sides = sorted([SECOND + s.players[fighter].faction for fighter in s.duels().fight().fighters])
            return [PASS, *sides] if may_refuse(s, seat) else sides
        if given[0] == PASS or len(given) > 1:
            return []
        return [LEADER + leader for leader in available(s, seat)]

    def unavailable(self, s: ClassicState, seat: int) -> list[tuple[int, Reason]]:
        return [] if may_refuse(s, seat) or self.given(seat) else [(PASS, MUST_SECOND)]

    def open_all(self, s: ClassicState, answers: Answers) -> None:
        bout = s.duels().fight()
        for seat, given in zip(self.asked, answers, strict=True):
            if given[0] == PASS:
                if s.sink is not None:
                    s.emit("second_refused", seat, {})
                continue
            fighter = s.seat(given[0] - SECOND)
            bout.backing[seat] = bout.fighters.index(fighter)
            bout.seconds[seat] = given[1] - LEADER
            if s.sink is not None:
                s.emit("seconds", seat, {"whom": fighter}, {seat: {"leader": LEADER_IDS[given[1] - LEADER]}})


def seconds_of(s: ClassicState, place: int) -> list[int]:
    """The seats that have taken somebody's side, in storm order."""
    bout = s.duels().fight()
    return [seat for seat in s.order if bout.backing[seat] == place and bout.seconds[seat] != NOBODY]


class TakeReward(Ask):
    """The leader's strength in spice, tokens and leaders of one's own, in any mix. [FR-XIX.C.2]"""

    __slots__ = ("left",)
    anytime = False

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def about(self, s: ClassicState) -> dict[str, Any]:
        return {"left": self.left}

    def _back(self, s: ClassicState) -> list[int]:
        """What may come out of the tanks for what is left: tokens for one each, leaders for their strength."""
        p = s.players[self.seat]
        found = [REVIVE + n for n in range(1, min(self.left, p.tanks) + 1)]
        found.extend([ELITE + n for n in range(1, min(self.left, p.tanks_elite) + 1)])
        found.extend([LEADER + leader for leader in dead_leaders(s, p) if s.rules.strength(leader) <= self.left])
        return found

    def asks(self, s: ClassicState) -> bool:
        return self.left > 0 and bool(self._back(s)) and self.seat in s.order

    def run(self, s: ClassicState) -> None:
        if self.left > 0 and self.seat in s.order:
            s.players[self.seat].spice += self.left
            if s.sink is not None:
                s.emit("bounty", self.seat, {"spice": self.left})

    def options(self, s: ClassicState, seat: int) -> list[int]:
        return sorted([DONE, *self._back(s)])

    def unavailable(self, s: ClassicState, seat: int) -> list[tuple[int, Reason]]:
        dead = dead_leaders(s, s.players[seat])
        return [(LEADER + leader, REWARD_TOO_SMALL) for leader in dead if s.rules.strength(leader) > self.left]

    def choose(self, s: ClassicState, seat: int, action: int) -> None:
        p = s.players[seat]
        if action == DONE:
            self.run(s)
            return
        if LEADER <= action < LEADER + LEADERS:
            leader = action - LEADER
            wake(s, p, leader)
            if s.phase == BATTLE:
                s.fought[leader] = BARRED
            s.then(TakeReward(seat, self.left - s.rules.strength(leader)))
        elif action >= REVIVE:
            bring_back(s, p, action - REVIVE, 0)
            s.then(TakeReward(seat, self.left - (action - REVIVE)))
        else:
            bring_back(s, p, 0, action - ELITE)
            s.then(TakeReward(seat, self.left - (action - ELITE)))
