"""The battle phase: who fights whom, and what comes before the plans. [FR-X.A, FR-X.B]"""

from __future__ import annotations

from typing import Any

from sietch.classic.actions import (
    AGAINST,
    BATTLE_AT,
    PLAY,
)
from sietch.classic.atlas import LOCATION_IDS, SINK_TERRITORY, TERRITORY_IDS, TERRITORY_OF, zone
from sietch.classic.cards import HEROES, KIND, RESIDUAL_POISON, WORTHLESS
from sietch.classic.deals import NO_KARAMA, bound
from sietch.classic.duel.deeds import ATTACK as ATTACKS
from sietch.classic.duel.kanly import Pause, pause
from sietch.classic.factions_extra.hunt import AfterBattles
from sietch.classic.factions_extra.ixians import offer_arms
from sietch.classic.fight import Fight
from sietch.classic.forces import in_zone
from sietch.classic.frames import Ask, React, Secret, Step, begin_phase, listening
from sietch.classic.hands import could_hold, discard
from sietch.classic.karama import (
    FEDAYKIN,
    KWISATZ_HADERACH,
    POISON_CARD,
    SARDAUKAR,
    SEE_PLAN,
    special_used,
    special_window,
    stopped,
    window,
)
from sietch.classic.money import forget_pledges
from sietch.classic.phases.foresight import UsePrescience, UseVoice
from sietch.classic.phases.leaders import kill_leader
from sietch.classic.phases.reckoning import RevealPlans
from sietch.classic.plans import (
    NOBODY,
    available_leaders,
    commanders,
    complete,
    draft,
    fight_of,
    kwisatz_ready,
    why_not_plan,
)
from sietch.classic.state import ClassicState
from sietch.classic.terms import ATREIDES, BATTLE, EMPEROR, FACTION_IDS, FREMEN, IXIANS
from sietch.kernel.rule import Reason
from sietch.kernel.sealed import Answers


class BattlePhase(Step):
    """Battles until nobody shares a territory with an enemy. [FR-X.A.2]"""

    __slots__ = ()

    def run(self, s: ClassicState) -> None:
        begin_phase(s, BATTLE)
        forget_pledges(s)
        if s.affairs is not None:
            s.then(AfterBattles())
        s.then(NextBattle())


def battles_of(s: ClassicState, seat: int) -> list[tuple[int, int]]:
    """Where a seat meets enemies: the first location of the zone, and the enemy. [FR-X.A.1, FR-X.A.2]"""
    p = s.players[seat]
    found: list[tuple[int, int]] = []
    done: list[int] = []
    for location in p.places():
        territory = TERRITORY_OF[location]
        if territory == SINK_TERRITORY or s.coexists(seat, territory):
            continue
        ground = zone(location, s.storm)
        if ground[0] in done:
            continue
        done.append(ground[0])
        for other in s.players:
            if other.seat == seat or s.allied(seat, other.seat) or s.coexists(other.seat, territory):
                continue
            tokens, elites = in_zone(other, ground)
            if tokens + elites:
                found.append((ground[0], other.seat))
    return found


class NextBattle(Step):
    """The first player in storm order with a battle is the aggressor. [FR-X.A.3]"""

    __slots__ = ()

    def run(self, s: ClassicState) -> None:
        if s.duel is not None and pause(s, self):
            return
        for seat in s.order:
            battles = battles_of(s, seat)
            if len(battles) == 1:
                start(s, battles[0][0], seat, battles[0][1])
                return
            if battles:
                s.then(ChooseBattle(seat))
                return


class ChooseBattle(Ask):
    """The aggressor picks the next battle. [FR-X.A.3]"""

    __slots__ = ()

    def options(self, s: ClassicState, seat: int) -> list[int]:
        return sorted({BATTLE_AT + ground for ground, _ in battles_of(s, seat)})

    def choose(self, s: ClassicState, seat: int, action: int) -> None:
        s.then(ChooseEnemy(seat, action - BATTLE_AT))


class ChooseEnemy(Ask):
    """And whom to fight first where there are several. [FR-X.A.4]"""

    __slots__ = ("ground",)
    anytime = False

    def __init__(self, seat: int, ground: int) -> None:
        super().__init__(seat)
        self.ground = ground

    def about(self, s: ClassicState) -> dict[str, Any]:
        return {"territory": TERRITORY_IDS[TERRITORY_OF[self.ground]]}

    def _enemies(self, s: ClassicState) -> list[int]:
        return [enemy for ground, enemy in battles_of(s, self.seat) if ground == self.ground]

    def asks(self, s: ClassicState) -> bool:
        return len(self._enemies(s)) > 1

    def run(self, s: ClassicState) -> None:
        start(s, self.ground, self.seat, self._enemies(s)[0])

    def options(self, s: ClassicState, seat: int) -> list[int]:
        return sorted([AGAINST + s.players[enemy].faction for enemy in self._enemies(s)])

    def choose(self, s: ClassicState, seat: int, action: int) -> None:
        start(s, self.ground, seat, s.seat(action - AGAINST))


def start(s: ClassicState, ground: int, aggressor: int, defender: int) -> None:
    """A battle begins: poison, Voice, Prescience, powers, plans. [FR-X.B, IT-X.B.5]"""
    s.fight = Fight(ground, aggressor, defender)
    if s.sink is not None:
        s.emit("battle", aggressor, {"location": LOCATION_IDS[ground], "defender": defender})
    s.then(
        Poisoning(),
        UseVoice(),
        UsePrescience(),
        BeforePlans(),
        MakePlans(),
        NextBattle(),
    )
    if s.duel is not None:
        s.duel.note(aggressor, ATTACKS + s.players[defender].faction)
        s.then(Pause())


# -- Residual Poison ----------------------------------------------------------------------------------------------


class Poisoning(Step):
    """Before plans are made, either side may poison the other. [CARD-POISON]"""

    __slots__ = ()

    def run(self, s: ClassicState) -> None:
        fight = fight_of(s)
        fighters = [fight.aggressor, fight.defender]
        could = [seat for seat in fighters if could_hold(s, s.players[seat], RESIDUAL_POISON)]
        asked = listening(s, could, POISON_CARD)
        if asked:
            s.then(PoisonWindow(asked))


class PoisonWindow(React):
    """Does a fighter use Residual Poison? [CARD-POISON, OQ2]"""

    __slots__ = ()

    def kind(self) -> int:
        return POISON_CARD

    def about(self, s: ClassicState, seat: int) -> dict[str, Any]:
        return {"against": FACTION_IDS[s.players[fight_of(s).other(seat)].faction]}

    def reactions(self, s: ClassicState, seat: int) -> list[int]:
        return [PLAY + RESIDUAL_POISON] if RESIDUAL_POISON in s.players[seat].hand else []

    def react(self, s: ClassicState, seat: int, action: int) -> None:
        fight = fight_of(s)
        p = s.players[seat]
        discard(s, p, RESIDUAL_POISON)
        if s.rules.poison_discards:
            for card in [card for card in p.hand if KIND[card] == WORTHLESS]:
                discard(s, p, card)
            return
        victim = s.players[fight.other(seat)]
        leaders = available_leaders(s, victim, TERRITORY_OF[fight.location])
        if leaders:
            kill_leader(s, s.rng.choice(leaders), "poison")


# -- what a Karama may stop before the plans, and the plans themselves --------------------------------------------


class BeforePlans(Step):
    """Elite tokens and the Kwisatz Haderach may be stopped; the Atreides may see a whole plan. [SH-KARAMA, FR-XVIII]"""

    __slots__ = ()

    def run(self, s: ClassicState) -> None:
        fight = fight_of(s)
        s.then(SeePlan())
        if s.seat_of[IXIANS] >= 0:
            offer_arms(s, fight)
        if s.seat(ATREIDES) >= 0 and watchable(s, s.seat(ATREIDES)):
            special_window(s, ATREIDES, SEE_PLAN)
        for seat in (fight.defender, fight.aggressor):
            power = stoppable(s, seat)
            if power >= 0:
                s.then(Block(power))
                window(s, power, seat)


def stoppable(s: ClassicState, seat: int) -> int:
    """The power of a fighter that a Karama can stop for this battle; -1 for none."""
    if not s.rules.additional:
        return -1
    p = s.players[seat]
    fight = fight_of(s)
    if p.faction == ATREIDES:
        return KWISATZ_HADERACH if kwisatz_ready(s, p) else -1
    elites = in_zone(p, zone(fight.location, s.storm))[1]
    if not elites:
        return -1
    if p.faction == FREMEN:
        return FEDAYKIN
    return SARDAUKAR if p.faction == EMPEROR and not s.is_faction(fight.other(seat), FREMEN) else -1


class Block(Step):
    __slots__ = ("power",)

    def __init__(self, power: int) -> None:
        self.power = power

    def run(self, s: ClassicState) -> None:
        if stopped(s, self.power):
            fight_of(s).blocked |= 1 << self.power


def watchable(s: ClassicState, seat: int) -> list[int]:
    """Whose plan a seat may see by Karama: a fighter's who was not promised to be spared."""
    fight = fight_of(s)
    fighters = [other for other in (fight.aggressor, fight.defender) if other != seat]
    return [other for other in fighters if not (s.promises and bound(s, seat, NO_KARAMA, other))]


class SeePlan(Step):
    """A special Karama of the Atreides: one plan is made first and shown to them. [SH-ATREIDES.KARAMA]"""

    __slots__ = ()

    def run(self, s: ClassicState) -> None:
        if special_used(s, SEE_PLAN):
            s.then(ChooseSeen(s.seat(ATREIDES)))


class ChooseSeen(Ask):
    """Whose plan do the Atreides see? [SH-ATREIDES.KARAMA]"""

    __slots__ = ()
    anytime = False

    def options(self, s: ClassicState, seat: int) -> list[int]:
        return sorted([AGAINST + s.players[other].faction for other in watchable(s, seat)])

    def choose(self, s: ClassicState, seat: int, action: int) -> None:
        fight = fight_of(s)
        fight.seer = seat
        fight.seen = s.seat(action - AGAINST)
        if s.sink is not None:
            s.emit("plan_seen", seat, {"whose": fight.seen})


class MakePlans(Step):
    """Both plans are sealed together, or one after the other when one is seen. [FR-X.B.4]"""

    __slots__ = ()

    def run(self, s: ClassicState) -> None:
        fight = fight_of(s)
        s.dialers = [fight.aggressor, fight.defender]
        for seat in s.dialers:
            announce_no_leader(s, seat)
        if fight.seen >= 0:
            s.then(Plans((fight.seen,)), Plans((fight.other(fight.seen),)), RevealPlans())
        else:
            both = sorted((fight.aggressor, fight.defender))
            s.then(Plans((both[0], both[1])), RevealPlans())


def announce_no_leader(s: ClassicState, seat: int) -> None:
    """Who has neither leader nor cheap hero must say so before plans are made. [FR-X.C.10]"""
    p = s.players[seat]
    if commanders(s, p, TERRITORY_OF[fight_of(s).location]) != [NOBODY]:
        return
    p.lacks = sorted({*p.lacks, *HEROES})
    if s.sink is not None:
        s.emit("no_leader", seat, {})


class Plans(Secret):
    """Make a battle plan: leader, weapon, defense, dial, spice. [FR-X.B]"""

    __slots__ = ()

    def about(self, s: ClassicState, seat: int) -> dict[str, Any]:
        fight = fight_of(s)
        plan = draft(s, s.players[seat], self.given(seat)).plan
        return {
            "territory": TERRITORY_IDS[TERRITORY_OF[fight.location]],
            "against": FACTION_IDS[s.players[fight.other(seat)].faction],
            "plan": plan,
        }

    def steps(self, s: ClassicState, seat: int, given: tuple[int, ...]) -> list[int]:
        return draft(s, s.players[seat], given).options

    def unavailable(self, s: ClassicState, seat: int) -> list[tuple[int, Reason]]:
        return why_not_plan(s, s.players[seat])

    def open_all(self, s: ClassicState, answers: Answers) -> None:
        fight = fight_of(s)
        for seat, given in zip(self.asked, answers, strict=True):
            plan = complete(s, s.players[seat], given)
            if seat == fight.aggressor:
                fight.plan = plan
            else:
                fight.counterplan = plan
