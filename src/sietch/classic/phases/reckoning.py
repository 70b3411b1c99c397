"""Plans are revealed: traitors, explosions, killed leaders, winner, losses, spoils. [FR-X.C, FR-X.D]"""

from __future__ import annotations

from typing import Any, Final

from sietch.classic.actions import CALL, DISCARD, KEEP, PASS, lose, tokens_lost
from sietch.classic.atlas import LOCATION_IDS, LOCATIONS_IN, TERRITORY_OF, zone
from sietch.classic.cards import CARD_IDS, KIND, LASER, NO_CARD, POISON, PROJECTILE, SHIELD_KIND, SNOOPER_KIND
from sietch.classic.deals import NO_TRAITOR_CALL, bound
from sietch.classic.duel.deeds import PLAY as PLAYS
from sietch.classic.factions_extra.tleilaxu import note_gain
from sietch.classic.forces import kill_all, remove_from_zone
from sietch.classic.frames import Ask, Secret, Step
from sietch.classic.hands import discard, show
from sietch.classic.karama import CAPTURE as CAPTURE_POWER
from sietch.classic.karama import window
from sietch.classic.phases.leaders import TakePrisoner, earn, kill_leader, send_home
from sietch.classic.plans import (
    HERO_BASE,
    KWISATZ_BONUS,
    NOBODY,
    P_DEFENSE,
    P_DIAL,
    P_KWISATZ,
    P_LEADER,
    P_SPICE,
    P_WEAPON,
    available_leaders,
    fight_of,
    plan_cards,
    strength_table,
)
from sietch.classic.sheets import LEADER_IDS, LEADER_STRENGTH, ORDINARY, faction_of
from sietch.classic.state import ClassicState
from sietch.classic.terms import ATREIDES, CAPTURED, DEAD, EVERYBODY, HARKONNEN
from sietch.kernel.sealed import Answers

SHIELD_NEEDED: Final[dict[int, int]] = {PROJECTILE: SHIELD_KIND, POISON: SNOOPER_KIND}


class RevealPlans(Step):
    """Both plans are shown; then traitors are called. [FR-X.B.4, FR-X.D]"""

    __slots__ = ()

    def run(self, s: ClassicState) -> None:
        fight = fight_of(s)
        for seat in (fight.aggressor, fight.defender):
            p, plan = s.players[seat], fight.plan_of(seat)
            for card in plan_cards(plan):
                show(p, card)
                if s.duel is not None:
                    s.duel.note(seat, PLAYS + KIND[card])
            if s.sink is not None:
                s.emit("plan", seat, plan_facts(plan))
        asked = [seat for seat in range(s.seats) if accused(s, seat) != NOBODY]
        if s.rules.must_call:
            callers = tuple([seat for seat in asked if may_call(s, seat)])
            for seat in asked:
                if seat not in callers and not promised_silence(s, seat):
                    clear_of_treason(s, seat)
            s.then(Treason(callers))
        elif asked:
            s.then(CallTraitors(tuple(asked)))
        else:
            s.then(Treason(()))


def plan_facts(plan: list[int]) -> dict[str, Any]:
    """A plan in the game's words."""
    leader = plan[P_LEADER]
    if leader >= HERO_BASE:
        name = CARD_IDS[leader - HERO_BASE]
    else:
        name = "none" if leader == NOBODY else LEADER_IDS[leader]
    return {
        "leader": name,
        "weapon": "none" if plan[P_WEAPON] == NO_CARD else CARD_IDS[plan[P_WEAPON]],
        "defense": "none" if plan[P_DEFENSE] == NO_CARD else CARD_IDS[plan[P_DEFENSE]],
        "kwisatz_haderach": bool(plan[P_KWISATZ]),
        "dial": plan[P_DIAL] / 2,
        "spice": plan[P_SPICE],
    }


def opponent_for(s: ClassicState, seat: int) -> int:
    """Against whom a seat may call a traitor; the Harkonnen also for an ally. [SH-HARKONNEN.ALLIANCE]"""
    fight = fight_of(s)
    if seat in (fight.aggressor, fight.defender):
        return fight.other(seat)
    if s.is_faction(seat, HARKONNEN):
        for one in (fight.aggressor, fight.defender):
            if s.allied(seat, one):
                return fight.other(one)
    return NOBODY


def accused(s: ClassicState, seat: int) -> int:
    """The leader against whom a seat may raise its voice; the Kwisatz Haderach shields his from treason."""
    enemy = opponent_for(s, seat)
    if enemy == NOBODY:
        return NOBODY
    plan = fight_of(s).plan_of(enemy)
    if plan[P_KWISATZ] or plan[P_LEADER] >= ORDINARY:  # neither a hero nor a principal character [FR-XIX.A.2.c]
        return NOBODY
    return plan[P_LEADER]


def promised_silence(s: ClassicState, seat: int) -> bool:
    return bool(s.promises) and bound(s, seat, NO_TRAITOR_CALL, opponent_for(s, seat))


def may_call(s: ClassicState, seat: int) -> bool:
    return accused(s, seat) in s.players[seat].traitors and not promised_silence(s, seat)


def clear_of_treason(s: ClassicState, seat: int) -> None:
    """Where traitors must be called, silence tells the table something."""
    leader = accused(s, seat)
    p = s.players[seat]
    if leader not in p.innocent:
        p.innocent = sorted([*p.innocent, leader])


class CallTraitors(Secret):
    """Is the opponent's leader in one's pay? One may keep it to oneself. [FR-X.D.1]"""

    __slots__ = ()

    def about(self, s: ClassicState, seat: int) -> dict[str, Any]:
        return {"leader": LEADER_IDS[accused(s, seat)]}

    def steps(self, s: ClassicState, seat: int, given: tuple[int, ...]) -> list[int]:
        if given:
            return []
        return sorted([PASS, CALL]) if may_call(s, seat) else [PASS]

    def open_all(self, s: ClassicState, answers: Answers) -> None:
        callers = [seat for seat, given in zip(self.asked, answers, strict=True) if given[0] == CALL]
        s.then(Treason(tuple(callers)))


class Treason(Step):
    """Traitors are unmasked, and the battle is decided. [FR-X.D]"""

    __slots__ = ("callers",)

    def __init__(self, callers: tuple[int, ...]) -> None:
        self.callers = callers

    def run(self, s: ClassicState) -> None:
        fight = fight_of(s)
        betrayed: set[int] = set()
        for seat in self.callers:
            leader = accused(s, seat)
            p = s.players[seat]
            p.traitors_known[p.traitors.index(leader)] = EVERYBODY
            betrayed.add(opponent_for(s, seat))
            if s.sink is not None:
                s.emit("traitor", seat, {"leader": LEADER_IDS[leader]})
        if len(betrayed) == 2:
            both_betrayed(s)
        elif betrayed:
            betray(s, fight.other(min(betrayed)), min(betrayed))
        else:
            s.then(Resolve())


def both_betrayed(s: ClassicState) -> None:
    """Both lose everything they had there, and nobody is paid. [FR-X.D.3]"""
    fight = fight_of(s)
    pay_support(s, (fight.aggressor, fight.defender))
    for seat in (fight.aggressor, fight.defender):
        lose_battle(s, seat)
        kill_leader(s, fight.plan_of(seat)[P_LEADER], "treason")
    s.then(EndFight(NOBODY, NOBODY))


def betray(s: ClassicState, winner: int, loser: int) -> None:
    """The winner loses nothing, not even a cheap hero, and is paid the traitor's strength. [FR-X.D.1, FR-X.D.2]"""
    fight = fight_of(s)
    leader = fight.plan_of(loser)[P_LEADER]
    pay_support(s, (loser,))
    lose_battle(s, loser)
    kill_leader(s, leader, "treason")
    earn(s, winner, LEADER_STRENGTH[leader])
    mark_fighters(s)
    if s.sink is not None:
        s.emit("won", winner, {"loser": loser, "by": "treason"})
    s.then(KeepCards(winner, tuple(weapons_of(fight.plan_of(winner)))), EndFight(winner, loser))


class Resolve(Step):
    """Without treason: explosion, then leaders, then numbers. [FR-X.C]"""

    __slots__ = ()

    def run(self, s: ClassicState) -> None:
        fight = fight_of(s)
        one, other = fight.plan, fight.counterplan
        if explodes(one, other):
            explode(s)
            return
        dead = [leader_falls(other, one), leader_falls(one, other)]
        totals = [total(s, one, dead[0]), total(s, other, dead[1])]
        winner, loser = fight.aggressor, fight.defender
        if totals[1] > totals[0]:  # a tie goes to the aggressor [FR-X.C.2]
            winner, loser = loser, winner
        bounty = 0
        for seat, falls in ((fight.aggressor, dead[0]), (fight.defender, dead[1])):
            leader = fight.plan_of(seat)[P_LEADER]
            if falls and 0 <= leader < HERO_BASE:
                kill_leader(s, leader, "weapon")
                bounty += s.rules.strength(leader)
        if s.sink is not None:
            figures = {"aggressor": totals[0] / 2, "defender": totals[1] / 2}
            s.emit("won", winner, {"loser": loser, "by": "numbers", "totals": figures})
        pay_support(s, (fight.aggressor, fight.defender))
        earn(s, winner, bounty)
        mark_fighters(s)
        lose_battle(s, loser)
        plan = fight.plan_of(winner)
        s.then(
            LoseTokens(winner, plan[P_DIAL], plan[P_SPICE]),
            KeepCards(winner, tuple(keepable(s, winner))),
            EndFight(winner, loser),
        )


def explodes(one: list[int], other: list[int]) -> bool:
    """A lasegun and a shield in the same battle. [CARD-LASEGUN]"""
    weapons = [plan[P_WEAPON] for plan in (one, other)]
    defenses = [plan[P_DEFENSE] for plan in (one, other)]
    lasers = any(card >= 0 and KIND[card] == LASER for card in weapons)
    return lasers and any(card >= 0 and KIND[card] == SHIELD_KIND for card in defenses)


def explode(s: ClassicState) -> None:
    """Everything in the territory is lost, whoever it belongs to. [CARD-LASEGUN, IT-XXV.A.3]"""
    fight = fight_of(s)
    territory = TERRITORY_OF[fight.location]
    if s.sink is not None:
        s.emit("explosion", -1, {"location": LOCATION_IDS[fight.location]})
    pay_support(s, (fight.aggressor, fight.defender))
    for seat in (fight.aggressor, fight.defender):
        p, plan = s.players[seat], fight.plan_of(seat)
        if plan[P_KWISATZ]:
            p.kwisatz_dead = True
            if s.sink is not None:
                s.emit("kwisatz_killed", seat, {})
        if 0 <= plan[P_LEADER] < HERO_BASE:
            kill_leader(s, plan[P_LEADER], "explosion")
        for card in plan_cards(plan):
            discard(s, p, card)
    fighters = (fight.aggressor, fight.defender)
    ground = zone(fight.location, s.storm)
    for location in LOCATIONS_IN[territory]:
        s.spice.pop(location, 0)
        for p in s.players:
            lost = kill_all(s, p, location)
            if lost and s.sink is not None:
                s.emit("killed", p.seat, {"location": LOCATION_IDS[location], "tokens": lost, "by": "explosion"})
            if p.faction == ATREIDES and p.seat in fighters and location in ground:
                p.losses += lost
    s.then(EndFight(NOBODY, NOBODY))


def leader_falls(attack: list[int], defense: list[int]) -> bool:
    """Whether a weapon gets through. [FR-X.C.3]"""
    weapon = attack[P_WEAPON]
    if weapon == NO_CARD or KIND[weapon] > LASER:
        return False
    if KIND[weapon] == LASER:
        return True
    guard = defense[P_DEFENSE]
    return guard == NO_CARD or KIND[guard] != SHIELD_NEEDED[KIND[weapon]]


def total(s: ClassicState, plan: list[int], fallen: bool) -> int:
    """Dial and living leader, in halves. [FR-X.C.1]"""
    if fallen or plan[P_LEADER] == NOBODY:
        return plan[P_DIAL]
    strength = 0 if plan[P_LEADER] >= HERO_BASE else s.rules.strength(plan[P_LEADER])
    if plan[P_KWISATZ]:
        strength += KWISATZ_BONUS
    return plan[P_DIAL] + 2 * strength


def pay_support(s: ClassicState, seats: tuple[int, ...]) -> None:
    """Spice set aside for the battle goes to the bank; a winner by treason keeps his. [FR-XXIV.A.2]"""
    fight = fight_of(s)
    for seat in seats:
        spice = fight.plan_of(seat)[P_SPICE]
        s.players[seat].spice -= spice
        if spice and s.sink is not None:
            s.emit("paid", seat, {"spice": spice, "to": -1})


def lose_battle(s: ClassicState, seat: int) -> None:
    """All tokens there to the tanks, all cards played discarded. [FR-X.C.5]"""
    fight = fight_of(s)
    p = s.players[seat]
    lost = 0
    for location in zone(fight.location, s.storm):
        lost += kill_all(s, p, location)
    if p.faction == ATREIDES:
        p.losses += lost
    if s.sink is not None:
        s.emit("killed", seat, {"location": LOCATION_IDS[fight.location], "tokens": lost, "by": "battle"})
    for card in plan_cards(fight.plan_of(seat)):
        discard(s, p, card)


def mark_fighters(s: ClassicState) -> None:
    """Surviving leaders may fight again only here this turn; captives go home after one battle. [FR-X.C.8]"""
    fight = fight_of(s)
    territory = TERRITORY_OF[fight.location]
    for seat in (fight.aggressor, fight.defender):
        p, plan = s.players[seat], fight.plan_of(seat)
        leader = plan[P_LEADER]
        if plan[P_KWISATZ]:
            p.kwisatz_at = territory + 1
        if 0 <= leader < HERO_BASE and s.leaders[leader] != DEAD:
            s.fought[leader] = territory + 1
            if s.leaders[leader] == CAPTURED:
                send_home(s, leader)


class LoseTokens(Ask):
    """The winner loses as much as was dialed, and picks which tokens. [FR-X.C.6, FR-XXIV.C]"""

    __slots__ = ("dial", "spice")
    anytime = False

    def __init__(self, seat: int, dial: int, spice: int) -> None:
        super().__init__(seat)
        self.dial = dial
        self.spice = spice

    def about(self, s: ClassicState) -> dict[str, Any]:
        return {"dial": self.dial / 2, "spice": self.spice}

    def _losses(self, s: ClassicState) -> list[tuple[int, int]]:
        return strength_table(s, s.players[self.seat])[self.dial][self.spice]

    def asks(self, s: ClassicState) -> bool:
        return len(self._losses(s)) > 1

    def run(self, s: ClassicState) -> None:
        tokens, elites = self._losses(s)[0]
        self._remove(s, tokens, elites)

    def options(self, s: ClassicState, seat: int) -> list[int]:
        return sorted([lose(tokens, elites) for tokens, elites in self._losses(s)])

    def choose(self, s: ClassicState, seat: int, action: int) -> None:
        tokens, elites = tokens_lost(action)
        self._remove(s, tokens, elites)

    def _remove(self, s: ClassicState, tokens: int, elites: int) -> None:
        fight = fight_of(s)
        p = s.players[self.seat]
        remove_from_zone(s, p, zone(fight.location, s.storm), tokens, elites)
        if p.faction == ATREIDES:
            p.losses += tokens + elites
        if tokens + elites and s.sink is not None:
            facts = {"location": LOCATION_IDS[fight.location], "tokens": tokens + elites, "by": "battle"}
            s.emit("killed", self.seat, facts)


def keepable(s: ClassicState, seat: int) -> list[int]:
    """Cards the winner may keep: all but a cheap hero, who is always discarded. [FR-X.C.6]"""
    p, plan = s.players[seat], fight_of(s).plan_of(seat)
    if plan[P_LEADER] >= HERO_BASE:
        discard(s, p, plan[P_LEADER] - HERO_BASE)
    return weapons_of(plan)


def weapons_of(plan: list[int]) -> list[int]:
    """Weapon and defense of a plan."""
    return [card for card in (plan[P_WEAPON], plan[P_DEFENSE]) if card != NO_CARD]


class KeepCards(Ask):
    """Keep or discard each card that was played. [FR-X.C.6, IT-XXV.B.3]"""

    __slots__ = ("cards",)
    anytime = False

    def __init__(self, seat: int, cards: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.cards = cards

    def asks(self, s: ClassicState) -> bool:
        return bool(self.cards)

    def options(self, s: ClassicState, seat: int) -> list[int]:
        return sorted([KEEP + self.cards[0], DISCARD + self.cards[0]])

    def choose(self, s: ClassicState, seat: int, action: int) -> None:
        if action >= DISCARD:
            discard(s, s.players[seat], action - DISCARD)
        s.then(KeepCards(seat, self.cards[1:]))


class EndFight(Step):
    """The Harkonnen may take a prisoner; then the next battle. [SH-HARKONNEN.4]"""

    __slots__ = ("loser", "winner")

    def __init__(self, winner: int, loser: int) -> None:
        self.winner = winner
        self.loser = loser

    def run(self, s: ClassicState) -> None:
        fight = fight_of(s)
        s.then(FightOver())
        if s.affairs is not None and self.winner != NOBODY:
            note_gain(s, self.winner, fight.plan_of(self.winner)[P_LEADER], fight.location)
        if self.winner == NOBODY or not s.rules.additional or not s.is_faction(self.winner, HARKONNEN):
            return
        loser = s.players[self.loser]
        territory = TERRITORY_OF[fight.location]
        prey = [leader for leader in available_leaders(s, loser, territory) if faction_of(leader) == loser.faction]
        if prey:
            s.then(TakePrisoner(self.winner, self.loser))
            window(s, CAPTURE_POWER, self.winner)


class FightOver(Step):
    __slots__ = ()

    def run(self, s: ClassicState) -> None:
        s.fight = None
