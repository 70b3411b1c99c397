"""The Agent turn: which card, to which space, and what to do with the next Agent."""

from __future__ import annotations

from typing import Final

from sietch.bots.imperium.influence import personal_worth
from sietch.bots.imperium.odds import odds_of
from sietch.bots.imperium.outlook import Outlook, solari_worth, spice_worth, water_worth
from sietch.bots.imperium.prices import REVEAL_PERSUASION, REVEAL_REST, REVEAL_SWORDS
from sietch.bots.imperium.rebellion import bans_deployment, completed_worth, note_pair, visit_of_jessica
from sietch.bots.imperium.sandworms import may_summon
from sietch.bots.imperium.spying import WANTS_RECALL, spies_at_visit
from sietch.bots.imperium.words import FOREMOST
from sietch.bots.imperium.worth import parts_worth, worth
from sietch.imperium.defs import CARDS, SPACES, Space
from sietch.imperium.effects import ALL, ARROW, AT_FACTION, AT_MAKER, GAIN, ONE_OF, WHEN, Effect, Gain, Named, When
from sietch.imperium.frames.agent import GARRISON_LIMIT, agent_box
from sietch.imperium.sending import (
    KWISATZ_HADERACH,
    ability,
    enterable,
    needs_infiltration,
    occupied_by,
    reach,
    solari_cost,
)
from sietch.imperium.spies import watching
from sietch.imperium.terms import SOLARI, TROOPS

NEXT_TURN: Final = 0.75  # the next Agent's turn counts less: others may take the space first
LATER_TROOPS: Final = 0.8  # strength that each further Agent may still bring, per troop at home
GOOD_CHANCE: Final = 0.15  # below this it is not the first reward that troops are sent for
OPPONENT_CONTROL: Final = 0.4
NOT_POSSIBLE: Final = -99.0


class Turn:
    """All cards and spaces of an Agent turn, weighed once and asked for many times."""

    __slots__ = ("cards", "open", "open_anywhere", "spaces", "taken")

    def __init__(self, o: Outlook, open_spaces: int, open_anywhere: int) -> None:
        self.open = open_spaces
        self.open_anywhere = open_anywhere
        self.taken = occupied_by(o.s, o.seat)[1] if o.me.spies else 0
        self.spaces: list[float] = [NOT_POSSIBLE] * len(SPACES)
        for number in o.s.kit.spaces:
            if (open_spaces | open_anywhere) >> number & 1:
                self.spaces[number] = space_worth(o, SPACES[number])
        self.cards: dict[int, float] = {}


def turn_of(o: Outlook) -> Turn:
    """The weighed Agent turn, reckoned once per decision."""
    known = o.memory.get("turn")
    if known is None:
        me = o.me
        free = 0
        for card in me.hand:
            if CARDS[card].anywhere:
                free |= enterable(o.s, me, KWISATZ_HADERACH)
            elif CARDS[card].ignores_influence:
                free |= enterable(o.s, me, CARDS[card])
        known = Turn(o, enterable(o.s, me), free)
        o.memory["turn"] = known
    assert isinstance(known, Turn)
    return known


def space_worth(o: Outlook, space: Space) -> float:
    """What a visit brings, whatever the card: effects, influence, spice, less what it costs to enter."""
    me = o.me
    total = parts_worth(o, space.effects) + parts_worth(o, space.influence)
    if space.maker:
        amount = space.maker + o.s.bonus_spice[space.number]
        if ability(me) == "spice_addict":
            amount -= 1
            total += o.card
        harvested = spice_worth(o, amount)
        if o.notes is not None:
            o.note(harvested, "bot-gain-spice", {"n": amount})
        total += harvested
    if space.exchange:
        total += best_sale(o, space)[0]
    elif space.spice:
        total += _cost(o, spice_worth(o, -space.spice), "bot-cost-spice", space.spice)
    if space.water:
        total += _cost(o, water_worth(o, -space.water), "bot-cost-water", space.water)
    if space.solari:
        cost = solari_cost(o.s, me, space)
        total += _cost(o, solari_worth(o, -cost), "bot-cost-solari", cost)
        if cost and ability(me) == "ruthless_negotiator":
            total += o.card
    if space.controlled:
        controller = o.s.control[space.number]
        if controller == o.seat:
            total += parts_worth(o, space.control_bonus)
        elif o.on_my_team(controller):
            total += parts_worth(o.of(controller), space.control_bonus)
        elif controller >= 0:
            total -= OPPONENT_CONTROL
    if o.s.kit.uprising:
        if space.personal >= 0:
            total += personal_worth(o, 1)
        if me.contracts:
            total += completed_worth(o, space)
        total += visit_of_jessica(o, space)
    return total


def _cost(o: Outlook, value: float, key: str, n: int) -> float:
    if o.notes is not None:
        o.note(value, key, {"n": n})
    return value


def best_sale(o: Outlook, space: Space) -> tuple[float, int]:
    """The best exchange of spice for Solari, and the spice it takes."""
    best, amount = NOT_POSSIBLE, 0
    for spice, gained in space.exchange.items():
        if spice <= o.me.spice:
            value = solari_worth(o, gained) + spice_worth(o, -spice)
            if value > best:
                best, amount = value, spice
    if amount:
        note_sale(o, best, space.exchange[amount], amount)
    return best, amount


def note_sale(o: Outlook, value: float, solari: int, spice: int) -> None:
    if o.notes is not None:
        o.note(value, "bot-sale" if value >= 0 else "bot-poor_sale", {"solari": solari, "spice": spice})


def recruits(parts: tuple[Effect, ...]) -> int:
    """Troops that a box recruits for sure."""
    return sum([e.n for e in parts if isinstance(e, Gain) and e.resource == TROOPS])


def _depends_on_space(e: Effect) -> bool:
    if isinstance(e, Named):
        return e.name in ("harvest_again", "one_more_influence", "repeat_space")
    if isinstance(e, When) and (e.condition.kind == AT_MAKER or e.condition.kind == AT_FACTION):
        return True
    return e.kind in (ALL, ONE_OF, WHEN, ARROW) and any([_depends_on_space(part) for part in e.parts])


DEPENDS_ON_SPACE: Final = [
    WANTS_RECALL[card.number] or any([_depends_on_space(e) for e in card.agent]) for card in CARDS
]


def reveal_now(o: Outlook, card: int) -> float:
    """What a card in hand would bring if it were kept for this round's Reveal turn."""
    return (
        REVEAL_PERSUASION[card] * o.persuasion
        + REVEAL_SWORDS[card] * odds_of(o).sword_worth()
        + REVEAL_REST[card] * o.late
    )


def visit_worth(o: Outlook, card: int, space: Space) -> float:
    """Sending an Agent with this card to this space, troops to the Conflict included."""
    turn = turn_of(o)
    me = o.me
    notes = o.notes
    place, recalled = me.at, me.recalled_spy
    if o.s.kit.uprising:
        me.at = space.number  # what the card asks of the space is seen as if the Agent stood there
        me.recalled_spy = recalled or bool(watching(me, space.number))
    if notes is not None:
        o.at = space.number
        total = space_worth(o, space) + parts_worth(o, agent_box(o.me, card))
        o.note(-reveal_now(o, card), "bot-missed_at_reveal", {"card": CARDS[card].id})
    else:
        total = turn.spaces[space.number]
        if DEPENDS_ON_SPACE[card]:
            o.at = space.number
            total += parts_worth(o, agent_box(o.me, card))
        else:
            known = turn.cards.get(card)
            if known is None:
                o.at = -1
                known = parts_worth(o, agent_box(o.me, card))
                turn.cards[card] = known
            total += known
    o.at = -1
    me.at, me.recalled_spy = place, recalled
    total -= reveal_now(o, card)
    if me.spies:
        occupied = turn.taken >> space.number & 1 == 1 and needs_infiltration(me, space)
        total += spies_at_visit(o, card, space.number, occupied)
    if space.combat:
        total += fighting_worth(o, card, space)
    return total


def fighting_worth(o: Outlook, card: int, space: Space) -> float:
    """What the troops that this visit lets one send to the Conflict can win there."""
    body = o.body
    new = min(recruits(space.effects) + recruits(agent_box(o.me, card)), body.supply)
    limit = min(body.garrison + new, new + GARRISON_LIMIT)
    summons = o.s.kit.uprising and may_summon(o, space)
    if (not limit and not summons) or (o.s.kit.uprising and bans_deployment(o, card)):
        return 0.0
    odds = odds_of(o)
    later = reinforcements(o, agents_to_come(o) - 1, body.garrison + new - limit)
    gain, number = odds.best_deployment(limit, later)
    if summons:
        called = odds.best_deployment(limit, later, space.worms)[0]
        called -= spice_worth(o, space.maker)
        if called > gain:
            o.note(called, "bot-sandworms")
            return called
    if number and o.notes is not None:
        chance = odds.places(odds.strength(body.conflict + number) + later)[0]
        if chance >= GOOD_CHANCE:
            note_pair(o, chance)
            o.note(gain, "bot-troops_to_win", {"n": number, "chance": round(100 * chance)})
        else:
            o.note(gain, "bot-troops_for_less", {"n": number})
    return gain


def agents_to_come(o: Outlook) -> float:
    """Agents that may still bring troops of the same garrison to the Conflict this round."""
    if not o.s.kit.six:
        return o.me.agents
    return o.me.agents if o.me.seat == o.body.seat else 0.5 * o.me.agents + (0 if o.body.revealed else o.body.agents)


def reinforcements(o: Outlook, agents: float, at_home: int) -> float:
    """Strength that one's further Agents may still bring this round."""
    return LATER_TROOPS * min(max(at_home, 0) + 0.5 * agents, 2.0 * agents) if agents > 0 else 0.0


def reachable(o: Outlook, card: int) -> int:
    """The spaces that a card can send to now, as a bit mask."""
    turn = turn_of(o)
    if CARDS[card].anywhere:
        return reach(o.me, card) & turn.open_anywhere
    if CARDS[card].ignores_influence:
        return reach(o.me, card) & enterable(o.s, o.me, CARDS[card])
    return reach(o.me, card) & turn.open


def options_of(o: Outlook, card: int) -> list[tuple[float, int]]:
    """The worth of each space that a card can send to."""
    mask = reachable(o, card)
    return [(visit_worth(o, card, SPACES[n]), n) for n in o.s.kit.spaces if mask >> n & 1]


class Plan:
    """The best first visit for each card, the next Agent's visit kept in mind."""

    __slots__ = ("best", "second", "visits")

    def __init__(self, o: Outlook) -> None:
        me = o.me
        self.visits: dict[int, list[tuple[float, int]]] = {}
        for card in me.hand:
            if card not in self.visits and CARDS[card].icons:
                self.visits[card] = options_of(o, card)
        self.best: dict[tuple[int, int], float] = {}
        more = me.agents > 1
        for card, visits in self.visits.items():
            for value, number in visits:
                follow = self._follow(o, card, number) if more else 0.0
                self.best[card, number] = value + NEXT_TURN * follow

    def _follow(self, o: Outlook, card: int, number: int) -> float:
        """The best visit that would be left after a first one; money gained on the way is not counted on."""
        me = o.me
        first = SPACES[number]
        most = 0.0
        twice = me.hand.count(card) > 1
        for other, visits in self.visits.items():
            if other == card and not twice:
                continue
            for value, place in visits:
                if value > most and place != number:
                    space = SPACES[place]
                    if (
                        space.water + first.water <= me.water
                        and space.spice + first.spice <= me.spice
                        and space.solari + first.solari <= me.solari + _solari_from(first)
                    ):
                        most = value
        return most


def _solari_from(space: Space) -> int:
    return sum([e.n for e in space.effects if e.kind == GAIN and isinstance(e, Gain) and e.resource == SOLARI])


def plan_of(o: Outlook) -> Plan:
    known = o.memory.get("plan")
    if known is None:
        notes = o.notes
        o.notes = None
        known = Plan(o)
        o.notes = notes
        o.memory["plan"] = known
    assert isinstance(known, Plan)
    return known


def best_visit(o: Outlook) -> float:
    """The best visit that any card in hand allows, or 0."""
    return max(plan_of(o).best.values(), default=0.0)


def card_worth(o: Outlook, card: int) -> float:
    """Playing a card: its best space."""
    plan = plan_of(o)
    best, place = NOT_POSSIBLE, -1
    for _, number in plan.visits.get(card, []):
        value = plan.best[card, number]
        if value > best:
            best, place = value, number
    if place >= 0 and o.notes is not None:
        visit_worth(o, card, SPACES[place])
        o.note(FOREMOST, "bot-visit", {"space": SPACES[place].id})
    return best


def space_choice_worth(o: Outlook, card: int, number: int) -> float:
    """Sending the Agent of the card just played to a space."""
    if o.notes is not None:
        return visit_worth(o, card, SPACES[number])
    plan = plan_of(o)
    known = plan.best.get((card, number))
    return visit_worth(o, card, SPACES[number]) if known is None else known


def effect_worth(o: Outlook, e: Effect) -> float:
    """An effect of the turn under way, at the space where the Agent stands."""
    o.at = o.me.at
    value = worth(o, e)
    o.at = -1
    return value
