"""Battle plans: every plan that is allowed is weighed against all that the opponent may do."""

from __future__ import annotations

from typing import Final

from sietch.bots.classic.hearsay import chance_of, in_pay, seen_cards
from sietch.bots.classic.outlook import STRONGHOLD, TOKEN, VICTORY, Outlook, tokens_at
from sietch.bots.classic.strongholds import at_least, chance_held, dangerous, foreseen, my_layout, needed
from sietch.classic.actions import (
    DEFENSE,
    DIAL,
    DIAL_STEPS,
    HERO,
    KWISATZ,
    LEADER,
    NO_LEADER,
    NONE,
    SUPPORT,
    VOICE_AVOID,
    VOICE_PLAY,
    WEAPON,
)
from sietch.classic.atlas import LOCATIONS_IN, TERRITORY_OF, zone
from sietch.classic.cards import HERO as HERO_KIND
from sietch.classic.cards import (
    KIND,
    LASER,
    NO_CARD,
    POISON,
    PROJECTILE,
    SHIELD_KIND,
    SNOOPER_KIND,
    SPECIAL,
    WORTHLESS,
)
from sietch.classic.fight import Fight
from sietch.classic.forces import in_zone
from sietch.classic.phases.foresight import who_sees
from sietch.classic.plans import (
    HERO_BASE,
    KWISATZ_BONUS,
    NOBODY,
    P_DIAL,
    P_KWISATZ,
    P_LEADER,
    P_SPICE,
    available_leaders,
    combos,
    elite_value,
    fight_of,
    kwisatz_ready,
    strength_table,
)
from sietch.classic.sheets import LEADERS, ORDINARY
from sietch.classic.state import Player
from sietch.classic.terms import BENE_GESSERIT
from sietch.classic.victory import victory_territories

HALVES: Final = 2
MOST: Final = 80  # the highest total, in halves
LEADER_WORTH: Final = 0.45  # of each point of a leader's strength, to whoever loses him
PRINCIPAL_WORTH: Final = 0.5 * VICTORY
KILL_WORTH: Final = 0.25
CARD_LOST: Final = 2.2
RID_OF_WORTHLESS: Final = 1.2
HERO_LOST: Final = 1.5
RESERVE_LASER: Final = 0.3  # how often somebody who has a lasegun dares to fire it


class Enemy:
    """What the opponent may play, as chances."""

    __slots__ = ("dead", "laser", "living", "mean_leader", "poison", "projectile", "shield", "snooper", "traitor")

    def __init__(self) -> None:
        self.poison = 0.0
        self.projectile = 0.0
        self.laser = 0.0
        self.shield = 0.0
        self.snooper = 0.0
        self.traitor = 0.0  # that the leader is in this seat's pay
        self.mean_leader = 0.0
        # How likely the total stays at or below so many halves, with the leader alive and without.
        self.living: list[float] = []
        self.dead: list[float] = []


def expect(o: Outlook, fight: Fight, q: Player) -> Enemy:
    """The opponent's possible plans, from everything seen, commanded and shown."""
    e = Enemy()
    e.poison = chance_of(o, q, POISON)
    e.projectile = chance_of(o, q, PROJECTILE)
    e.laser = RESERVE_LASER * chance_of(o, q, LASER)
    e.shield = chance_of(o, q, SHIELD_KIND)
    e.snooper = chance_of(o, q, SNOOPER_KIND)
    _obey(e, fight, q)
    both = e.poison * e.projectile
    e.poison -= 0.5 * both
    e.projectile -= 0.5 * both
    both = e.shield * e.snooper
    e.shield -= 0.5 * both
    e.snooper -= 0.5 * both
    territory = TERRITORY_OF[fight.location]
    leaders = available_leaders(o.s, q, territory)
    weights = [float(o.s.rules.strength(leader) + 1) for leader in leaders]
    heroes = [card for card in seen_cards(o, q) if KIND[card] == HERO_KIND]
    strengths = [o.s.rules.strength(leader) for leader in leaders]
    if heroes or not leaders:
        leaders = [*leaders, NOBODY]
        strengths.append(0)
        weights.append(1.5)
    dials = dial_chances(o, fight, q)
    if fight.shown >= 0 and fight.watched == q.seat and o.seat in who_sees(o.s, fight):
        _seen(e, fight.shown, leaders, weights, dials)
    if not any(leader != NOBODY for leader in leaders):
        e.poison = e.projectile = e.laser = 0.0
    total = sum(weights)
    weights = [weight / total for weight in weights]
    for leader, strength, weight in zip(leaders, strengths, weights, strict=True):
        e.mean_leader += strength * weight
        if leader in o.me.traitors:
            e.traitor += weight
    living = [0.0] * MOST
    dead = [0.0] * MOST
    for value, chance in dials.items():
        dead[min(value, MOST - 1)] += chance
        for strength, weight in zip(strengths, weights, strict=True):
            living[min(value + HALVES * strength, MOST - 1)] += chance * weight
    e.living = _running(living)
    e.dead = _running(dead)
    return e


def _running(chances: list[float]) -> list[float]:
    found: list[float] = []
    sum_ = 0.0
    for chance in chances:
        sum_ += chance
        found.append(sum_)
    return found


def _obey(e: Enemy, fight: Fight, q: Player) -> None:
    """The Voice has commanded the opponent."""
    if fight.voiced != q.seat or fight.voice < 0:
        return
    if VOICE_AVOID <= fight.voice < VOICE_AVOID + SPECIAL:
        kind = fight.voice - VOICE_AVOID
        e.poison *= kind != POISON
        e.projectile *= kind != PROJECTILE
        e.laser *= kind != LASER
        e.shield *= kind != SHIELD_KIND
        e.snooper *= kind != SNOOPER_KIND
        return
    kind = fight.voice - VOICE_PLAY
    if kind == POISON:
        e.projectile *= 1.0 - e.poison
    elif kind == PROJECTILE:
        e.poison *= 1.0 - e.projectile
    elif kind == WORTHLESS:
        e.poison *= 0.7
        e.projectile *= 0.7
        e.shield *= 0.7
        e.snooper *= 0.7


def _seen(e: Enemy, shown: int, leaders: list[int], weights: list[float], dials: dict[int, float]) -> None:
    """What Prescience has shown is certain."""
    if WEAPON <= shown <= WEAPON + NONE:
        kind = -1 if shown == WEAPON + NONE else KIND[shown - WEAPON]
        e.poison = float(kind == POISON)
        e.projectile = float(kind == PROJECTILE)
        e.laser = float(kind == LASER)
    elif DEFENSE <= shown <= DEFENSE + NONE:
        kind = -1 if shown == DEFENSE + NONE else KIND[shown - DEFENSE]
        e.shield = float(kind == SHIELD_KIND)
        e.snooper = float(kind == SNOOPER_KIND)
    elif DIAL <= shown < DIAL + DIAL_STEPS:
        dials.clear()
        dials[shown - DIAL] = 1.0
    elif LEADER <= shown < LEADER + LEADERS and shown - LEADER in leaders:
        for i, leader in enumerate(leaders):
            weights[i] = float(leader == shown - LEADER)
    elif (HERO <= shown < HERO + NONE or shown == NO_LEADER) and NOBODY in leaders:
        for i, leader in enumerate(leaders):
            weights[i] = float(leader == NOBODY)


def dial_chances(o: Outlook, fight: Fight, q: Player) -> dict[int, float]:
    """What the opponent may dial, in halves: rather much than little."""
    tokens, elites = in_zone(q, zone(fight.location, o.s.storm))
    value = elite_value(o.s, q, o.me)
    if o.s.rules.advanced:
        count = tokens + value * elites + min(q.spice, tokens) + value * min(max(0, q.spice - tokens), elites)
        most, step = count, 1
    else:
        most, step = HALVES * (tokens + value * elites), HALVES
    weights = {dial: 1.0 + 2.0 * dial / max(1, most) for dial in range(0, most + 1, step)}
    total = sum(weights.values())
    return {dial: weight / total for dial, weight in weights.items()}


class Stakes:
    """What hangs on a battle."""

    __slots__ = ("hold", "oust", "tokens")

    def __init__(self) -> None:
        self.hold = 0.0  # worth of winning with somebody left to stand there
        self.oust = 0.0  # worth of the opponent being gone
        self.tokens = 0


def stakes(o: Outlook, location: int, q: Player) -> Stakes:
    """What a territory is worth: the stronghold itself, spice, and the victory of either side."""
    s = o.s
    territory = TERRITORY_OF[location]
    st = Stakes()
    tokens, elites = in_zone(o.me, zone(location, s.storm))
    st.tokens = tokens + elites
    theirs = sum(tokens_at(q, territory))
    st.oust = 0.5 * theirs
    for place in LOCATIONS_IN[territory]:
        st.hold += 0.8 * min(s.spice.get(place, 0), 2 * st.tokens)
    if territory not in victory_territories(s):
        return st
    st.hold += STRONGHOLD
    st.oust += 2.0
    layout = my_layout(o)
    ours = [1.0 if t == territory else chance_held(o, o.side, t, layout[t], 0) for t in layout]
    without = [0.0 if t == territory else chance for t, chance in zip(layout, ours, strict=True)]
    st.hold += VICTORY * (at_least(ours, needed(o, o.side)) - at_least(without, needed(o, o.side)))
    for side in dangerous(o):
        if not side >> q.seat & 1:
            continue
        sign = -1.0 if foreseen(o, side) else 1.0
        have = [1.0 if t == territory else chance_held(o, side, t, layout[t], 0) for t in layout]
        lost = [0.0 if t == territory else chance for t, chance in zip(layout, have, strict=True)]
        st.oust += sign * VICTORY * (at_least(have, needed(o, side)) - at_least(lost, needed(o, side)))
    return st


def card_cost(o: Outlook, card: int) -> float:
    """What it costs to lose a card that was played; to be rid of a worthless one is a gain."""
    if card == NO_CARD:
        return 0.0
    if KIND[card] == WORTHLESS:
        return 0.0 if o.me.faction == BENE_GESSERIT and o.s.rules.additional else -RID_OF_WORTHLESS
    return CARD_LOST


Plan = tuple[int, int, int, int, int, int]  # as in `plans`: leader, weapon, defense, Kwisatz Haderach, dial, spice


def best_plan(o: Outlook, given: dict[int, int]) -> tuple[Plan, float]:
    """The best plan that keeps to what has been answered already, by place in the plan, and its chance to win."""
    fight = fight_of(o.s)
    q = o.s.players[fight.other(o.seat)]
    known = fight.plan_of(q.seat) if fight.seen == q.seat and fight.seer == o.seat else []
    e = certain(o, known) if known else expect(o, fight, q)
    st = stakes(o, fight.location, q)
    table = strength_table(o.s, o.me)
    dials: list[tuple[int, int, int]] = []  # value, spice, fewest tokens lost
    for value in sorted(table):
        for spice in sorted(table[value]):
            if spice <= o.me.spice:
                fewest = min([tokens + elites for tokens, elites in table[value][spice]])
                dials.append((value, spice, fewest))
    shown = fight.shown - DIAL if fight.watched == o.seat and DIAL <= fight.shown < DIAL + DIAL_STEPS else -1
    if P_DIAL in given:
        shown = given[P_DIAL]
    if shown >= 0:
        dials = [dial for dial in dials if dial[0] == shown] or dials
    if P_SPICE in given:
        dials = [dial for dial in dials if dial[1] == given[P_SPICE]] or dials
    best: Plan = (NOBODY, NO_CARD, NO_CARD, 0, 0, 0)
    most = -1e9
    chance = 0.0
    wins_ties = fight.aggressor == o.seat
    for leader, weapon, defense in combos(o.s, o.me):
        if any(given.get(i, held) != held for i, held in enumerate((leader, weapon, defense))):
            continue
        with_kwisatz = [0]
        if leader != NOBODY and kwisatz_ready(o.s, o.me):
            with_kwisatz = [given[P_KWISATZ]] if P_KWISATZ in given else [1]
        for kwisatz in with_kwisatz:
            hand = Hand(o, q, e, leader, weapon, defense, kwisatz, wins_ties)
            for value, spice, fewest in dials:
                worth, wins = hand.weigh(st, value, spice, fewest)
                if worth > most:
                    most, chance = worth, wins
                    best = (leader, weapon, defense, kwisatz, value, spice)
    return best, chance


def certain(o: Outlook, plan: list[int]) -> Enemy:
    """A plan that was shown whole."""
    e = Enemy()
    weapon = KIND[plan[1]] if plan[1] != NO_CARD else -1
    guard = KIND[plan[2]] if plan[2] != NO_CARD else -1
    e.poison, e.projectile, e.laser = float(weapon == POISON), float(weapon == PROJECTILE), float(weapon == LASER)
    e.shield, e.snooper = float(guard == SHIELD_KIND), float(guard == SNOOPER_KIND)
    leader = plan[P_LEADER]
    strength = 0 if leader == NOBODY or leader >= HERO_BASE else o.s.rules.strength(leader)
    strength += KWISATZ_BONUS * plan[P_KWISATZ]
    e.mean_leader = float(strength)
    e.traitor = float(leader in o.me.traitors and not plan[P_KWISATZ])
    e.dead = [float(total >= plan[P_DIAL]) for total in range(MOST)]
    e.living = [float(total >= plan[P_DIAL] + HALVES * strength) for total in range(MOST)]
    return e


class Hand:
    """A leader and cards, ready to be tried with every dial."""

    __slots__ = ("boom", "bounty", "cards", "e", "falls", "kills", "leader_cost", "margin", "strength", "treason")

    def __init__(
        self, o: Outlook, q: Player, e: Enemy, leader: int, weapon: int, defense: int, kwisatz: int, wins_ties: bool
    ) -> None:
        self.e = e
        self.margin = 0 if wins_ties else 1
        hero = leader >= HERO_BASE
        self.strength = 0 if hero or leader == NOBODY else o.s.rules.strength(leader)
        guard = KIND[defense] if defense != NO_CARD else -1
        arm = KIND[weapon] if weapon != NO_CARD else -1
        self.boom = 0.0
        if arm == LASER:
            self.boom = e.shield if guard != SHIELD_KIND else 1.0
        elif guard == SHIELD_KIND:
            self.boom = e.laser
        self.falls = 0.0
        if leader != NOBODY:
            self.falls = e.laser
            self.falls += e.poison * (guard != SNOOPER_KIND) + e.projectile * (guard != SHIELD_KIND)
            self.falls = min(1.0, self.falls)
        if arm == POISON:
            self.kills = 1.0 - e.snooper
        elif arm == PROJECTILE:
            self.kills = 1.0 - e.shield
        else:
            self.kills = float(arm == LASER)
        self.treason = 0.0
        if not hero and leader != NOBODY and not kwisatz:
            self.treason = in_pay(o, leader, q)
        self.leader_cost = LEADER_WORTH * self.strength if not hero else 0.0
        if ORDINARY <= leader < HERO_BASE:
            self.leader_cost = PRINCIPAL_WORTH  # with whom the game would be over
        self.bounty = KILL_WORTH * e.mean_leader
        self.cards = card_cost(o, weapon) + card_cost(o, defense) + (HERO_LOST if hero else 0.0)
        self.strength += KWISATZ_BONUS * kwisatz if leader != NOBODY else 0

    def weigh(self, st: Stakes, dial: int, spice: int, fewest: int) -> tuple[float, float]:
        """What a plan with this dial is worth, and how likely it wins."""
        e = self.e
        top = min(dial + HALVES * self.strength, MOST) - self.margin
        low = min(dial, MOST) - self.margin
        wins = 0.0
        for mine, part in ((top, 1.0 - self.falls), (low, self.falls)):
            if mine >= 0:
                wins += part * (self.kills * e.dead[mine] + (1.0 - self.kills) * e.living[mine])
        fair = (1.0 - e.traitor) * (1.0 - self.treason) * (1.0 - self.boom)
        wins *= fair
        stays = st.hold if fewest < st.tokens else 0.0
        won = wins * (st.oust + stays - TOKEN * fewest)
        won += (e.traitor * (1.0 - self.treason)) * (st.oust + st.hold)
        lost = (1.0 - wins - e.traitor * (1.0 - self.treason)) * (-TOKEN * st.tokens - self.cards)
        blown = self.boom * (1.0 - e.traitor) * st.oust
        dies = self.falls + (1.0 - self.falls) * self.treason
        worth = won + lost + blown - dies * self.leader_cost + self.kills * self.bounty - 0.9 * spice
        return worth, wins + e.traitor * (1.0 - self.treason)


def plan_action(place: int, plan: list[int]) -> int:
    """The answer that stands for one place of a plan."""
    value = plan[place]
    if place == P_LEADER:
        if value == NOBODY:
            return NO_LEADER
        return HERO + value - HERO_BASE if value >= HERO_BASE else LEADER + value
    if place in (1, 2):
        family = WEAPON if place == 1 else DEFENSE
        return family + (NONE if value == NO_CARD else value)
    if place == P_KWISATZ:
        return KWISATZ if value else KWISATZ + 1
    return DIAL + value if place == P_DIAL else SUPPORT + value
