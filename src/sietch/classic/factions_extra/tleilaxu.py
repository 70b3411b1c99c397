"""The Bene Tleilax: a shield and nothing else. They own the tanks, and some of those who leave them. [The General 18/5]

A leader they have bred anew is a traitor of theirs. Of each leader who was revived the table knows that he may be one.
"""

from __future__ import annotations

from typing import Any, Final

from sietch.classic.actions import NO, YES
from sietch.classic.atlas import TERRITORY_IDS, TERRITORY_OF
from sietch.classic.factions_extra.affairs import Affairs, Gain
from sietch.classic.forces import present
from sietch.classic.frames import Secret
from sietch.classic.karama import TLEILAXU_INCOME, stopped
from sietch.classic.reasons import ONE_GHOLA
from sietch.classic.sheets import LEADER_IDS, LEADERS
from sietch.classic.state import ClassicState, Player
from sietch.classic.terms import BATTLE, BENE_TLEILAX, CAPTURED, EVERYBODY, HOME
from sietch.kernel.event import Facts
from sietch.kernel.rng import Rng
from sietch.kernel.rule import Reason
from sietch.kernel.sealed import Answers

BANK: Final = -1
MOST_REVIVED: Final = 20  # allies of the Tleilaxu know no limit but their spice


def affairs_of(s: ClassicState) -> Affairs:
    if s.affairs is None:
        raise AssertionError("the Bene Tleilax are not in play")
    return s.affairs


# -- the price of revival -----------------------------------------------------------------------------------------


def token_income(s: ClassicState) -> int:
    """Who is paid for the tokens revived in this phase: the Tleilaxu, unless a Karama stopped it. [OQ42]"""
    return BANK if stopped(s, TLEILAXU_INCOME) else s.seat_of[BENE_TLEILAX]


def revival_limit(s: ClassicState, p: Player, usual: int) -> int:
    """Allies of the Tleilaxu may revive more than the others, for spice. [SH-BENE_TLEILAX.ALLIANCE]"""
    seat = s.seat_of[BENE_TLEILAX]
    return MOST_REVIVED if seat >= 0 and p.allies >> seat & 1 else usual


# -- leaders bred anew --------------------------------------------------------------------------------------------


def bred_this_turn(s: ClassicState) -> bool:
    """Whether one of the leaders revived this turn serves them already."""
    affairs = affairs_of(s)
    traitors = s.players[s.seat_of[BENE_TLEILAX]].traitors
    return any(affairs.revived[leader] == s.turn for leader in traitors)


def leave_the_tanks(s: ClassicState, leader: int) -> None:
    """A leader lives again: a new body, which may serve the Tleilaxu whatever the old one did. [SH-BENE_TLEILAX.4]"""
    forget(s, leader)
    affairs_of(s).revived[leader] = s.turn
    s.then(BreedTraitor((s.seat_of[BENE_TLEILAX],), None, leader))


def forget(s: ClassicState, leader: int) -> None:
    """Nothing that was known of a leader's service holds any longer."""
    p = s.players[s.seat_of[BENE_TLEILAX]]
    affairs = affairs_of(s)
    affairs.revived[leader] = 0
    affairs.gains = [gain for gain in affairs.gains if gain[0] != leader]
    if leader in p.traitors:
        place = p.traitors.index(leader)
        del p.traitors[place]
        del p.traitors_known[place]
    if leader in p.innocent:
        p.innocent = [other for other in p.innocent if other != leader]


class AboutLeader(Secret):
    """A question that the Tleilaxu answer in secret about one leader."""

    __slots__ = ("leader",)

    def __init__(self, asked: tuple[int, ...], answers: Answers | None, leader: int) -> None:
        super().__init__(asked, answers)
        self.leader = leader

    def about(self, s: ClassicState, seat: int) -> dict[str, Any]:
        return {"leader": LEADER_IDS[self.leader]}


class BreedTraitor(AboutLeader):
    """Is the leader who leaves the tanks a traitor of theirs? One in a turn may be. [SH-BENE_TLEILAX.4]"""

    __slots__ = ()

    def with_answers(self, answers: Answers) -> BreedTraitor:
        return BreedTraitor(self.asked, answers, self.leader)

    def steps(self, s: ClassicState, seat: int, given: tuple[int, ...]) -> list[int]:
        if given:
            return []
        return [NO] if bred_this_turn(s) else [YES, NO]

    def unavailable(self, s: ClassicState, seat: int) -> list[tuple[int, Reason]]:
        return [(YES, ONE_GHOLA)] if bred_this_turn(s) else []

    def open_all(self, s: ClassicState, answers: Answers) -> None:
        p = s.players[self.asked[0]]
        serves = answers[0][0] == YES
        if serves:
            p.traitors.append(self.leader)
            p.traitors_known.append(0)
        if s.sink is not None:
            secret: dict[int, Facts] | None = {p.seat: {"serves": "yes"}} if serves else None
            s.emit("ghola", p.seat, {"leader": LEADER_IDS[self.leader]}, secret)


# -- territories ruled through them -------------------------------------------------------------------------------


def note_gain(s: ClassicState, winner: int, leader: int, location: int) -> None:
    """Whoever may be theirs has led the winner: they may show that he is, now or as long as it stands."""
    affairs = affairs_of(s)
    territory = TERRITORY_OF[location]
    affairs.gains = [gain for gain in affairs.gains if gain[0] != leader and gain[1] != territory]
    if not 0 <= leader < LEADERS or not affairs.revived[leader]:
        return
    gain = (leader, territory, winner)
    affairs.gains.append(gain)
    if stands(s, gain) and battles_left(s):
        s.then(question_about(s, gain))


def stands(s: ClassicState, gain: Gain) -> bool:
    """Whether the leader lives and the side he led is still alone in the territory. [SH-BENE_TLEILAX.5]"""
    leader, territory, winner = gain
    return s.leaders[leader] in (HOME, CAPTURED) and present(s, territory) == [winner]


def battles_left(s: ClassicState) -> bool:
    """Whether something can still happen before they are asked about everything that stands."""
    from sietch.classic.phases.battle import battles_of  # which itself knows of the Tleilaxu

    return any(battles_of(s, seat) for seat in s.order)


def question_about(s: ClassicState, gain: Gain) -> RuleTerritory:
    return RuleTerritory((s.seat_of[BENE_TLEILAX],), None, gain[0], gain[1])


def offer_rule(s: ClassicState) -> None:
    """After the battles of every turn: all that their leaders may have gained, of late or long ago."""
    s.then(*[question_about(s, gain) for gain in affairs_of(s).gains if stands(s, gain)])


class RuleTerritory(AboutLeader):
    """Do they show that the leader who gained a territory is theirs, and rule it? [SH-BENE_TLEILAX.5]"""

    __slots__ = ("territory",)

    def __init__(self, asked: tuple[int, ...], answers: Answers | None, leader: int, territory: int) -> None:
        super().__init__(asked, answers, leader)
        self.territory = territory

    def with_answers(self, answers: Answers) -> RuleTerritory:
        return RuleTerritory(self.asked, answers, self.leader, self.territory)

    def about(self, s: ClassicState, seat: int) -> dict[str, Any]:
        return {"leader": LEADER_IDS[self.leader], "territory": TERRITORY_IDS[self.territory]}

    def steps(self, s: ClassicState, seat: int, given: tuple[int, ...]) -> list[int]:
        if given:
            return []
        return [YES, NO] if self.leader in s.players[seat].traitors else [NO]

    def open_all(self, s: ClassicState, answers: Answers) -> None:
        if answers[0][0] == NO:
            return
        forget(s, self.leader)  # he has served his purpose
        affairs_of(s).ruled |= 1 << self.territory
        if s.sink is not None:
            facts = {"leader": LEADER_IDS[self.leader], "territory": TERRITORY_IDS[self.territory]}
            s.emit("ruled", self.asked[0], facts)


def ruler(s: ClassicState, territory: int) -> int:
    """The Tleilaxu, where they rule a territory; -1 elsewhere."""
    if s.affairs is not None and s.affairs.ruled >> territory & 1:
        return s.seat_of[BENE_TLEILAX]
    return -1


def end_rule(s: ClassicState, territory: int) -> None:
    """Somebody moves tokens in, and the rule of the Tleilaxu is over, or cannot begin. [SH-BENE_TLEILAX.5]"""
    affairs = affairs_of(s)
    if affairs.gains:
        affairs.gains = [gain for gain in affairs.gains if gain[1] != territory]
    if affairs.ruled >> territory & 1:
        affairs.ruled &= ~(1 << territory)
        if s.sink is not None:
            s.emit("rule_ended", s.seat_of[BENE_TLEILAX], {"territory": TERRITORY_IDS[territory]})


# -- what others cannot know --------------------------------------------------------------------------------------


def redraw_service(c: ClassicState, viewer: int, rng: Rng) -> None:
    """Which of the leaders who left the tanks serve the Tleilaxu: at most one of every turn."""
    seat = c.seat_of[BENE_TLEILAX]
    if seat == viewer:
        return
    affairs, p = affairs_of(c), c.players[seat]
    turns: dict[int, list[int]] = {}
    for leader, turn in enumerate(affairs.revived):
        if turn:
            turns.setdefault(turn, []).append(leader)
    asked = [frame.leader for frame in c.stack if isinstance(frame, BreedTraitor)]
    open_ones = [leader for leader, known in zip(p.traitors, p.traitors_known, strict=True) if known == EVERYBODY]
    p.traitors = []
    for turn in sorted(turns):
        sure = [leader for leader in turns[turn] if leader in open_ones]
        maybe = [leader for leader in turns[turn] if leader not in p.innocent and leader not in asked]
        p.traitors.extend(sure or ([rng.choice(maybe)] if maybe and rng.below(2) else []))
    p.traitors_known = [EVERYBODY if leader in open_ones else 0 for leader in p.traitors]


def affairs_faults(s: ClassicState) -> list[str]:
    """What cannot be: two leaders bred in one turn, or one who was never revived."""
    affairs, p = affairs_of(s), s.players[s.seat_of[BENE_TLEILAX]]
    turns = [affairs.revived[leader] for leader in p.traitors]
    found = ["a leader serves the Tleilaxu who never left their tanks"] if 0 in turns else []
    if any(not affairs.revived[leader] for leader, _, _ in affairs.gains):
        found.append("a leader gains something for the Tleilaxu who cannot be theirs")
    if len(set(turns)) < len(turns):
        found.append("the Tleilaxu have bred two traitors in one turn")
    if affairs.prey >= 0 and s.phase != BATTLE:
        found.append("the Tleilaxu hunt when nobody fights")
    return found


def affairs_view(s: ClassicState, viewer: int) -> dict[str, Any]:
    """What the table knows of the affairs of the Tleilaxu, and what they know themselves."""
    affairs = affairs_of(s)
    hunted = None
    if affairs.prey >= 0:
        hunted = {"leader": LEADER_IDS[affairs.prey], "territory": TERRITORY_IDS[affairs.place]}
    return {
        "revived": [LEADER_IDS[leader] for leader, turn in enumerate(affairs.revived) if turn],
        "ruled": [name for number, name in enumerate(TERRITORY_IDS) if affairs.ruled >> number & 1],
        "hunted": hunted,
    }
