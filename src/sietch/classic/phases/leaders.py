"""What becomes of leaders: they die, and somebody earns spice for it, or they are taken prisoner. [FR-X.C.4]"""

from __future__ import annotations

from typing import Any, Final

from sietch.classic.actions import CAPTURE, KILL
from sietch.classic.atlas import TERRITORY_OF
from sietch.classic.duel.elimination import Eliminate
from sietch.classic.frames import Ask, Step
from sietch.classic.karama import CAPTURE as CAPTURE_POWER
from sietch.classic.karama import stopped
from sietch.classic.phases.revival import note_deaths
from sietch.classic.plans import HERO_BASE, available_leaders, fight_of
from sietch.classic.sheets import LEADER_IDS, LEADERS, ORDINARY, faction_of, leaders_of
from sietch.classic.state import ClassicState, Player
from sietch.classic.terms import CAPTURED, DEAD, HARKONNEN, HOME

KILL_BOUNTY: Final = 2  # for a captive who is killed


def earn(s: ClassicState, seat: int, spice: int) -> None:
    s.players[seat].spice += spice
    if spice and s.sink is not None:
        s.emit("bounty", seat, {"spice": spice})


def kill_leader(s: ClassicState, leader: int, by: str) -> None:
    """To the tanks; when all five are there they may begin to come back. [FR-X.C.4, FR-IX.D.1]"""
    if not 0 <= leader < HERO_BASE:
        return
    s.leaders[leader] = DEAD
    s.deaths[leader] += 1
    owner = s.players[s.seat(faction_of(leader))]
    note_deaths(s, owner)
    if s.sink is not None:
        s.emit("leader_killed", owner.seat, {"leader": LEADER_IDS[leader], "by": by})
    if owner.faction == HARKONNEN and all(s.leaders[own] == DEAD for own in leaders_of(HARKONNEN)):
        free_captives(s)
    if leader >= ORDINARY:
        s.then(Eliminate())


def free_captives(s: ClassicState) -> None:
    """Without leaders of their own the Harkonnen can hold nobody. [SH-HARKONNEN.4]"""
    for leader in range(LEADERS):
        if s.leaders[leader] == CAPTURED:
            send_home(s, leader)


def send_home(s: ClassicState, leader: int) -> None:
    """A captive goes back to its own House."""
    s.leaders[leader] = HOME
    if s.sink is not None:
        s.emit("captive_returns", s.seat(faction_of(leader)), {"leader": LEADER_IDS[leader]})


class TakePrisoner(Step):
    """One of the loser's leaders, drawn unseen. [SH-HARKONNEN.4]"""

    __slots__ = ("loser", "winner")

    def __init__(self, winner: int, loser: int) -> None:
        self.winner = winner
        self.loser = loser

    def run(self, s: ClassicState) -> None:
        if stopped(s, CAPTURE_POWER):
            return
        loser: Player = s.players[self.loser]
        territory = TERRITORY_OF[fight_of(s).location]
        prey = [leader for leader in available_leaders(s, loser, territory) if faction_of(leader) == loser.faction]
        if prey:
            s.then(CaptureOrKill(self.winner, s.rng.choice(prey)))


class CaptureOrKill(Ask):
    """Keep the prisoner for one battle, or kill him for two spice. [SH-HARKONNEN.4]"""

    __slots__ = ("leader",)
    anytime = False

    def __init__(self, seat: int, leader: int) -> None:
        super().__init__(seat)
        self.leader = leader

    def about(self, s: ClassicState) -> dict[str, Any]:
        return {"leader": LEADER_IDS[self.leader]}

    def options(self, s: ClassicState, seat: int) -> list[int]:
        return sorted([CAPTURE, KILL])

    def choose(self, s: ClassicState, seat: int, action: int) -> None:
        if action == KILL:
            kill_leader(s, self.leader, "harkonnen")
            earn(s, seat, KILL_BOUNTY)
            return
        s.leaders[self.leader] = CAPTURED
        if s.sink is not None:
            s.emit("captured", seat, {"leader": LEADER_IDS[self.leader]})
