"""Intrigue cards: when a plot is ripe, which combat card changes the outcome, and how the game is ended."""

from __future__ import annotations

from typing import Final

from sietch.bots.imperium.market import best_purchase, for_sale
from sietch.bots.imperium.odds import AGAINST, doubled_worth, odds_of, swords_of
from sietch.bots.imperium.outlook import Outlook, solari_worth, spice_worth
from sietch.bots.imperium.plots import REBEL_PLOTS
from sietch.bots.imperium.prices import VP, total
from sietch.bots.imperium.rebellion import flow_contract, icon_worth
from sietch.bots.imperium.turns import best_visit, space_worth, visit_worth
from sietch.bots.imperium.worth import (
    cost_worth,
    parts_worth,
    quiet,
    spare_agent_worth,
    thinning_worth,
)
from sietch.imperium.conditions import can_pay
from sietch.imperium.defs import CARDS, CONFLICTS, INTRIGUE_CARD, INTRIGUES, SPACES
from sietch.imperium.effects import (
    ARROW,
    GAIN,
    ONE_OF,
    RETREAT,
    WHEN,
    Arrow,
    Effect,
    Gain,
    Influence,
)
from sietch.imperium.frames.agent import DeployTroops
from sietch.imperium.frames.combat import FIRST, SECOND, THIRD, rank
from sietch.imperium.frames.reveal import RevealTurn
from sietch.imperium.frames.turns import TakeTurn
from sietch.imperium.piles import count_owned
from sietch.imperium.sending import KWISATZ_HADERACH, enterable
from sietch.imperium.terms import FACTION_ICONS, TROOP_STRENGTH, VICTORY_POINTS

NOT_NOW: Final = -1.0
RIPE: Final = 8.0  # influence that brings a victory point is not kept waiting
CROWDED: Final = 3  # with four cards in hand others may steal one
LAST_ROUNDS: Final = 1.0


def plot_worth(o: Outlook, card: int) -> float:
    """Playing a plot now; above zero only when the moment is right."""
    name = INTRIGUES[card].id
    me = o.me
    taking_turn = isinstance(o.frame, TakeTurn)
    revealing = isinstance(o.frame, RevealTurn)
    e = INTRIGUES[card].effects[0]
    if name == "charisma" or name == "recruitment_mission":
        return _persuasion_plot(o, e.n) if revealing else NOT_NOW
    if name == "dispatch_an_envoy":
        return _envoy(o) if taking_turn else NOT_NOW
    if name == "infiltrate":
        return _infiltrate(o) if taking_turn else NOT_NOW
    if name == "bindu_suspension":
        return o.card - 1.0 if taking_turn and me.agents and best_visit(o) < RIPE else NOT_NOW
    if name == "poison_snooper":
        return 0.5 * o.card + 0.5 * thinning_worth(o)
    if name == "refocus":
        return o.card if taking_turn and me.agents else NOT_NOW
    if name == "water_of_life":
        return quiet(o, e) if taking_turn and me.agents else NOT_NOW
    if name == "calculated_hire":
        return spare_agent_worth(o) + spice_worth(o, -1) if taking_turn else NOT_NOW
    if name == "urgent_mission":
        return spare_agent_worth(o) - 0.5 if taking_turn and not me.agents else NOT_NOW
    if name == "bypass_protocol":
        return _bypass(o) - 1.5 * o.late
    if name == "double_cross":
        return _double_cross(o)
    if name == "rapid_mobilization":
        gain = odds_of(o).best_deployment(o.body.garrison)[0]
        return gain - o.intrigue if revealing else NOT_NOW
    if name == "reinforcements":
        return _reinforcements(o, e.parts[0].n) if revealing or isinstance(o.frame, DeployTroops) else NOT_NOW
    rebel = REBEL_PLOTS.get(name)
    if rebel is not None and INTRIGUES[card].set != "base":
        return rebel(o, card)
    value = parts_worth(o, INTRIGUES[card].effects)
    if _gives_influence(e):
        if value >= RIPE or (value > 0 and (o.rounds_left <= LAST_ROUNDS or len(me.intrigue) > CROWDED)):
            return value
        return NOT_NOW
    return value


def _gives_influence(e: Effect) -> bool:
    if isinstance(e, Influence):
        return True
    if e.kind == ARROW and e.parts[0].kind == ONE_OF:
        return isinstance(e.parts[0].parts[0], Influence)
    return e.kind == ARROW and isinstance(e.parts[0], Influence)


def _persuasion_plot(o: Outlook, n: int) -> float:
    """More persuasion, if it buys something that is worth the card."""
    persuasion = o.me.persuasion
    gain = best_purchase(o, persuasion + n) - best_purchase(o, persuasion)
    o.note(gain, "bot-better_purchase")
    return gain - 0.6 * o.intrigue


def _envoy(o: Outlook) -> float:
    """The best faction space that becomes reachable, against the best turn without it."""
    if not o.me.agents:
        return NOT_NOW
    usual = best_visit(o)
    notes = o.notes
    o.notes = None
    open_spaces = enterable(o.s, o.me)
    best = 0.0
    for card in set(o.me.hand):
        if CARDS[card].icons and not CARDS[card].icons & FACTION_ICONS:
            for number in o.s.kit.spaces:
                if open_spaces >> number & 1 and SPACES[number].faction >= 0:
                    best = max(best, visit_worth(o, card, SPACES[number]))
    o.notes = notes
    o.note(best - usual, "bot-faction_space")
    return best - usual - o.intrigue


def _infiltrate(o: Outlook) -> float:
    """The best occupied space, against the best turn without it."""
    me = o.me
    if not me.agents:
        return NOT_NOW
    usual = best_visit(o)
    taken = 0
    for p in o.others():
        for number in p.agents_at:
            taken |= 1 << number
    open_spaces = enterable(o.s, me, KWISATZ_HADERACH) & taken
    notes = o.notes
    o.notes = None
    best = 0.0
    for number in o.s.kit.spaces:
        if open_spaces >> number & 1 and number not in me.agents_at:
            if any([CARDS[card].spaces >> number & 1 for card in me.hand]):
                best = max(best, space_worth(o, SPACES[number]) - o.persuasion)
    o.notes = notes
    o.note(best - usual, "bot-occupied_space")
    return best - usual - o.intrigue


def _bypass(o: Outlook) -> float:
    """The best card that comes free, or for two spice."""
    free = max([value for card, _, value in for_sale(o) if CARDS[card].cost <= 3], default=0.0)
    paid = 0.0
    if o.me.spice >= 2:
        paid = max([value for card, _, value in for_sale(o) if CARDS[card].cost <= 5], default=0.0)
        paid += spice_worth(o, -2)
    return max(free, paid)


def cross_worth(o: Outlook, victim: int) -> float:
    """A rival loses a troop and one's own side gains one."""
    odds = odds_of(o)
    me = o.body
    before = odds.at(odds.strength(me.conflict))
    place = odds.seats.index(victim)
    odds.foes[place] -= TROOP_STRENGTH
    odds.table.clear()
    after = odds.at(odds.strength(me.conflict + (1 if me.supply else 0)))
    odds.foes[place] += TROOP_STRENGTH
    odds.table.clear()
    return after - before


def _double_cross(o: Outlook) -> float:
    targets = [p.seat for p in o.others() if p.conflict]
    gain = max([cross_worth(o, seat) for seat in targets], default=0.0)
    o.note(gain, "bot-turns_conflict")
    return gain + solari_worth(o, -1) - o.intrigue


def _reinforcements(o: Outlook, n: int) -> float:
    """Troops for Solari, straight into the Conflict."""
    odds = odds_of(o)
    limit = min(n, o.body.supply)
    gain = max([odds.gain(k) + k * o.troop for k in range(limit + 1)])
    o.note(gain, "bot-fresh_troops")
    return gain + solari_worth(o, -3) + 0.3 * limit * o.troop - o.intrigue


# -- combat --------------------------------------------------------------------------------------------------------


def reward_worth(o: Outlook, reward: int) -> float:
    """What a place in the Conflict gives."""
    card = CONFLICTS[o.s.conflict_card]
    if o.s.kit.uprising:
        if reward not in (FIRST, SECOND, THIRD):
            return 0.0
        parts = card.first if reward == FIRST else card.second if reward == SECOND else card.third
        value = doubled_worth(o, parts) if o.body.worms else parts_worth(o, parts)
        return value + icon_worth(o) if reward == FIRST else value
    if reward == FIRST:
        return parts_worth(o, card.first)
    if reward == SECOND:
        return parts_worth(o, card.second)
    return parts_worth(o, card.third) if reward == THIRD else 0.0


def result_with(o: Outlook, swords: int, troops: int = 0) -> float:
    """The reward if nobody played anything more and one's own strength changed by this much."""
    me = o.body
    held_swords, held_troops = me.swords, me.conflict
    me.swords += swords
    me.conflict += troops
    rewards = rank(o.s)
    me.swords, me.conflict = held_swords, held_troops
    return standing_worth(o, rewards)


def standing_worth(o: Outlook, rewards: dict[int, int]) -> float:
    """What the places in the Conflict give to the seat, or to its whole team against the other."""
    if not o.s.kit.six:
        return reward_worth(o, rewards.get(o.seat, 0))
    value = 0.0
    for seat, reward in rewards.items():
        given = reward_worth(o.of(seat), reward)
        value += given if o.on_my_team(seat) else -AGAINST * given
    return value


def _combat_cost(o: Outlook, card: int) -> float:
    """What playing a combat card gives up: the card itself and what it asks for."""
    cost = 0.6 * o.intrigue
    if INTRIGUES[card].set != "base":
        return cost + _arrows_cost(o, INTRIGUES[card].combat or INTRIGUES[card].effects)
    e = INTRIGUES[card].effects[0]
    if e.kind == WHEN:
        e = e.parts[0]
    if isinstance(e, Arrow):
        cost -= spice_worth(o, -e.cost.spice) if e.cost.spice else 0.0
    return cost


def _arrows_cost(o: Outlook, parts: tuple[Effect, ...]) -> float:
    """What the arrows of a card take, where they are needed for its swords."""
    cost = 0.0
    for e in parts:
        if isinstance(e, Arrow):
            if not e.cost.retreat and not e.cost.retreat_up_to and can_pay(o.s, o.me, e.cost, e.card):
                cost += cost_worth(o, e)
        elif e.kind == ONE_OF:
            cost += _arrows_cost(o, e.parts)
    return cost


def combat_worth(o: Outlook, card: int, hand: list[int]) -> float:
    """A combat card, alone or as the first of several: only worth it if the reward changes."""
    notes = o.notes
    o.notes = None
    now = result_with(o, 0)
    if INTRIGUES[card].id == "staged_incident":
        value = VP + result_with(o, 0, -3) - now - 0.5
        o.notes = notes
        o.note(value, "bot-lost_troops")
        return value
    best = NOT_NOW
    swords = [(swords_of(o, other), _combat_cost(o, other)) for other in hand if other != card or hand.count(card) > 1]
    own, cost = swords_of(o, card), _combat_cost(o, card)
    for mask in range(1 << min(len(swords), 3)):
        extra = own + sum([swords[i][0] for i in range(min(len(swords), 3)) if mask >> i & 1])
        paid = cost + total([swords[i][1] for i in range(min(len(swords), 3)) if mask >> i & 1])
        best = max(best, 0.9 * (result_with(o, extra) - now) - paid)
    if best <= 0 and _can_retreat(card):
        best = max(best, retreat_worth(o, 3) - 0.6 * o.intrigue)
    if INTRIGUES[card].set != "base":
        best = max(best, _retreat_for(o, card, now) - 0.6 * o.intrigue)
    o.notes = notes
    o.note(best, "bot-changes_conflict")
    return best


def _can_retreat(card: int) -> bool:
    return any([part.kind == RETREAT for e in INTRIGUES[card].effects if e.kind == ONE_OF for part in e.parts])


def _retreat_for(o: Outlook, card: int, now: float) -> float:
    """Cards of Uprising that call troops home for something else."""
    most = 0.0
    for e in INTRIGUES[card].effects:
        for part in e.parts if e.kind == ONE_OF else (e,):
            if isinstance(part, Arrow) and (part.cost.retreat or part.cost.retreat_up_to):
                exact = part.cost.retreat
                for n in range(exact or 1, (exact or part.cost.retreat_up_to) + 1):
                    if n <= o.body.conflict:
                        most = max(most, result_with(o, 0, -n) - now + n * o.troop + quiet(o, part.parts[0]))
    return most


def retreat_worth(o: Outlook, limit: int) -> float:
    """The most that troops can be worth at home rather than in a fight whose place they do not change."""
    now = result_with(o, 0)
    most = 0.0
    for n in range(1, min(limit, o.body.conflict) + 1):
        most = max(most, result_with(o, 0, -n) - now + n * o.troop)
    return most


# -- the end -------------------------------------------------------------------------------------------------------


def endgame_worth(o: Outlook, card: int) -> float:
    """At the end every card that can be played is played."""
    value = 0.5
    if o.s.kit.uprising and INTRIGUES[card].set != "base":
        value += parts_worth(o, INTRIGUES[card].endgame or INTRIGUES[card].effects)
    for e in INTRIGUES[card].endgame or INTRIGUES[card].effects:
        inner = e.parts[0] if e.kind == WHEN else e
        if inner.kind == GAIN and isinstance(inner, Gain) and inner.resource == VICTORY_POINTS:
            value += VP
    o.note(value, "bot-endgame")
    return value


SPICE_MUST_FLOW_LOVER: Final = INTRIGUE_CARD["corner_the_market"]
SECURE_TRADE: Final = INTRIGUE_CARD["secure_spice_trade"]


def corner_bonus(o: Outlook, card: int) -> float:
    """With Corner the Market in hand, the second copy of The Spice Must Flow is a point more."""
    if o.s.kit.uprising:
        if card != o.s.kit.spice_must_flow:
            return 0.0
        asked = SECURE_TRADE in o.me.intrigue or SPICE_MUST_FLOW_LOVER in o.me.intrigue
        bonus = 0.6 * VP if asked and count_owned(o.me, card) <= 1 else 0.0
        return bonus + flow_contract(o, card)
    if SPICE_MUST_FLOW_LOVER not in o.me.intrigue or CARDS[card].id != "spice_must_flow":
        return 0.0
    return 0.6 * VP if count_owned(o.me, card) <= 1 else 0.1 * VP
