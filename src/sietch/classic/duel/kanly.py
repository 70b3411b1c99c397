"""Kanly: threats that were not heeded are called, and the quarrel is settled in the arena. [FR-XIX.B, FR-XIX.C]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sietch.classic.actions import AGAINST, KANLY, LEADER, PASS
from sietch.classic.duel.bout import NOBODY, Bout
from sietch.classic.duel.champions import ChooseChampion, PlaceChampion, SupportChampion, available
from sietch.classic.duel.deeds import ALLY, DEED_IDS
from sietch.classic.duel.fight import NextDuellist
from sietch.classic.duel.seconds import AskSeconds, TakeReward, seconds_of
from sietch.classic.duel.state import BROKEN, SETTLED
from sietch.classic.frames import Ask, Step
from sietch.classic.phases.leaders import kill_leader
from sietch.classic.sheets import LEADER_IDS
from sietch.classic.state import ClassicState
from sietch.classic.terms import FACTION_IDS
from sietch.kernel.frame import Frame


def pause(s: ClassicState, frame: Frame[Any]) -> bool:
    """An action is done: Kanly is called before the next one, which waits. Whether there is anything to call."""
    duels = s.duels()
    if not any(how == BROKEN for _, _, _, how in duels.threats):
        return False
    for target in s.order:
        callers = offended(s, target)
        settle(s, target, callers)
        if callers:
            s.then(CallKanly(callers[0], target, callers[1:], (), ()), frame)
            return True
    return False


class Pause(Step):
    """Between two phases."""

    __slots__ = ()

    def run(self, s: ClassicState) -> None:
        pause(s, self)


def offended(s: ClassicState, target: int) -> tuple[int, ...]:
    """Whoever may call Kanly on a seat now, in storm order: not an ally, and both need a champion."""
    broken = [by for by, to, _, how in s.duels().threats if to == target and how == BROKEN]
    if not available(s, target):
        return ()
    return tuple([by for by in s.order if by in broken and not s.allied(by, target) and available(s, by)])


def settle(s: ClassicState, target: int, callers: tuple[int, ...]) -> None:
    """Broken threats are dealt with now; whoever is threatened several times answers for one of them only."""
    duels = s.duels()
    for place, (by, to, deed, how) in enumerate(duels.threats):
        if to == target and how == BROKEN and by not in callers:
            duels.threats[place] = (by, to, deed, SETTLED)


def deed_of(s: ClassicState, by: int, target: int) -> str:
    """What somebody was threatened for, as an id."""
    return next(DEED_IDS[deed] for one, to, deed, _ in s.duels().threats if one == by and to == target)


class CallKanly(Ask):
    """The deed is done: call Kanly now, or give the right away. [FR-XIX.B]"""

    __slots__ = ("called", "rest", "silent", "target")
    anytime = False

    def __init__(
        self, seat: int, target: int, rest: tuple[int, ...], called: tuple[int, ...], silent: tuple[int, ...]
    ) -> None:
        super().__init__(seat)
        self.target = target
        self.rest = rest  # who is asked after this one
        self.called = called
        self.silent = silent

    def about(self, s: ClassicState) -> dict[str, Any]:
        return {
            "against": FACTION_IDS[s.players[self.target].faction],
            "deed": deed_of(s, self.seat, self.target),
        }

    def options(self, s: ClassicState, seat: int) -> list[int]:
        return sorted([PASS, KANLY])

    def choose(self, s: ClassicState, seat: int, action: int) -> None:
        called, silent = self.called, self.silent
        if action == KANLY:
            called = (*called, seat)
        else:
            silent = (*silent, seat)
        if s.sink is not None:
            s.emit("kanly" if action == KANLY else "kanly_not_called", seat, {"victim": self.target})
        if self.rest:
            s.then(CallKanly(self.rest[0], self.target, self.rest[1:], called, silent))
            return
        if not called:
            for by in silent:
                answer_for(s, self.target, by)
            s.then(ClaimForfeit(self.target, silent))
            return
        answer_for(s, self.target)
        if len(called) > 1:
            s.then(AnswerOne(self.target, called))
        else:
            begin(s, called[0], self.target)


def answer_for(s: ClassicState, target: int, whom: int = NOBODY) -> None:
    """The threats of somebody have had their effect; after a duel those of everybody have, for this turn."""
    duels = s.duels()
    for place, (by, to, deed, _) in enumerate(duels.threats):
        if to == target and whom in (by, NOBODY):
            duels.threats[place] = (by, to, deed, SETTLED)


class AnswerOne(Ask):
    """Several call Kanly: whom does one meet? The others go away empty-handed. [FR-XIX.B]"""

    __slots__ = ("called",)
    anytime = False

    def __init__(self, seat: int, called: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.called = called

    def options(self, s: ClassicState, seat: int) -> list[int]:
        return sorted([AGAINST + s.players[other].faction for other in self.called])

    def choose(self, s: ClassicState, seat: int, action: int) -> None:
        begin(s, s.seat(action - AGAINST), seat)


class ClaimForfeit(Ask):
    """Nobody has called in time: the duel may be claimed as won against a leader of one's choice. [FR-XIX.B]"""

    __slots__ = ("silent",)
    anytime = False

    def __init__(self, seat: int, silent: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.silent = silent

    def about(self, s: ClassicState) -> dict[str, Any]:
        return {"silent": [FACTION_IDS[s.players[other].faction] for other in self.silent]}

    def options(self, s: ClassicState, seat: int) -> list[int]:
        prey = [leader for other in self.silent for leader in available(s, other)]
        return sorted([PASS, *[LEADER + leader for leader in prey]])

    def choose(self, s: ClassicState, seat: int, action: int) -> None:
        if action == PASS:
            if s.sink is not None:
                s.emit("kanly_ignored", seat, {})
            return
        leader = action - LEADER
        if s.sink is not None:
            s.emit("kanly_forfeited", seat, {"leader": LEADER_IDS[leader]})
        answer_for(s, seat)  # as if the duel had been fought
        kill_leader(s, leader, "duel")


def begin(s: ClassicState, caller: int, target: int) -> None:
    """Champions, places, support, seconds, fight. [FR-XIX.C]"""
    duels = s.duels()
    duels.bout = Bout(False, [caller, target], s.seats)
    both = sorted((caller, target))
    s.then(
        ChooseChampion((both[0], both[1])),
        PlaceChampion(caller, 0),
        PlaceChampion(target, 1),
        SupportChampion((both[0], both[1])),
        AskSeconds(),
        NextDuellist(),
        EndDuel(),
    )


class EndDuel(Step):
    """The dead are carried away, the seconds are paid or die, survivors are as good as new. [FR-XIX.C.2, FR-XIX.C.7]"""

    __slots__ = ()

    def run(self, s: ClassicState) -> None:
        duels = s.duels()
        bout = duels.fight()
        for place, seat in enumerate(bout.fighters):
            s.players[seat].spice += bout.support[place]  # what nobody took goes back behind the shield
        fallen = [place for place in (0, 1) if bout.dead >> place & 1]
        if s.sink is not None:
            winner = bout.fighters[1 - fallen[0]] if len(fallen) == 1 else -1
            s.emit("duel_over", winner, {"dead": len(fallen)})
        rewards: list[TakeReward] = []
        losers: list[int] = []
        if len(fallen) == 1:
            # Only a decision pays or costs the seconds anything. [FR-XIX.C.6.b, FR-XIX.C.9]
            for seat in seconds_of(s, 1 - fallen[0]):
                rewards.append(TakeReward(seat, s.rules.strength(bout.seconds[seat])))
            losers = [bout.seconds[seat] for seat in seconds_of(s, fallen[0])]
        duels.bout = None
        for leader in [*[bout.champions[place] for place in fallen], *losers]:
            kill_leader(s, leader, "duel")
        s.then(*rewards)  # before anybody leaves the game


def note_alliance(s: ClassicState, seat: int) -> None:
    """Somebody has entered an alliance: the new allies have allied with each other. [OQ33]"""
    duels = s.duels()
    for other in s.players:
        if s.allied(seat, other.seat):
            duels.note(seat, ALLY + other.faction)
            duels.note(other.seat, ALLY + s.players[seat].faction)


def with_pauses(s: ClassicState, steps: Sequence[Frame[Any]]) -> list[Frame[Any]]:
    """Some steps of a turn; with duels, Kanly can be called before each of them."""
    if not s.rules.duel:
        return list(steps)
    found: list[Frame[Any]] = []
    for step in steps:
        found.extend([Pause(), step])
    return found
