"""What an effect is worth to the seat in this position."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sietch.bots.imperium.influence import influence_worth, loss_worth
from sietch.bots.imperium.outlook import Outlook, solari_worth, spice_worth, water_worth
from sietch.bots.imperium.prices import AGENT_TURN, CARD_VALUE, NAMED_PRICES, REVEAL_PRICE, VP, price, total
from sietch.imperium.conditions import can_pay, fremen_in_play, holds
from sietch.imperium.defs import CARDS as CARD_LIST
from sietch.imperium.defs import SPACES
from sietch.imperium.effects import (
    ACQUIRE,
    ALL,
    ARROW,
    AT_LEAST_ONE,
    GAIN,
    INFLUENCE,
    INFLUENCE_CHOICE,
    NAMED,
    ONE_OF,
    SOME,
    SPY,
    TRASH,
    TRASH_SELF,
    TWO_INFLUENCES,
    WHEN,
    Arrow,
    Cost,
    Effect,
    Gain,
    Influence,
    Named,
    When,
)
from sietch.imperium.handlers import behind_in
from sietch.imperium.sending import ability
from sietch.imperium.terms import (
    CARDS,
    FACTIONS,
    INTRIGUE,
    LANDSRAAD,
    PERSUASION,
    SOLARI,
    SPICE,
    TROOPS,
    VICTORY_POINTS,
    VP_LEVEL,
    WATER,
)

COUNCIL_PERSUASION: Final = 2
STARTER_VALUE: Final = 1.3  # cards below this are better out of the deck
FOLDSPACE_WORTH: Final = 2.6
WAY_TO_THE_LANDSRAAD: Final = 1.0  # without its icon nobody gets the third Agent
ROUNDS_OF_CONTROL: Final = 0.8
SWORDMASTER_SWORDS: Final = 1.2  # two swords in a Reveal turn
EMPEROR_IN_HAND: Final = Cost({"trash_emperor_in_hand": 1})

# In the order of `terms`.
GAINS: Final = (
    "bot-gain-solari",
    "bot-gain-spice",
    "bot-gain-water",
    "bot-gain-troops",
    "bot-gain-cards",
    "bot-gain-intrigue",
    "bot-gain-victory_points",
    "bot-gain-persuasion",
    "bot-gain-swords",
)


def parts_worth(o: Outlook, parts: tuple[Effect, ...]) -> float:
    """All parts of a box together."""
    total = 0.0
    for e in parts:
        total += worth(o, e)
    return total


def quiet(o: Outlook, e: Effect) -> float:
    """The worth of an effect that is only being compared: no reasons are noted."""
    notes = o.notes
    o.notes = None
    value = worth(o, e)
    o.notes = notes
    return value


def worth(o: Outlook, e: Effect) -> float:
    """What an effect is worth now; a choice is worth its best part, an arrow what it gives less what it takes."""
    kind = e.kind
    if kind == GAIN:
        assert isinstance(e, Gain)
        return gain_worth(o, e.resource, e.n)
    if kind == INFLUENCE:
        assert isinstance(e, Influence)
        return influence_worth(o, e.factions.bit_length() - 1, e.n)
    if kind == WHEN:
        assert isinstance(e, When)
        if holds(o.s, o.me, e.condition, e.card):
            return worth(o, e.parts[0])
        return worth(o, e.parts[1]) if len(e.parts) > 1 else 0.0
    if kind == ALL:
        return parts_worth(o, e.parts)
    if kind == ARROW:
        assert isinstance(e, Arrow)
        return arrow_worth(o, e)
    if kind == ONE_OF:
        return worth(o, best_part(o, e))
    if kind == INFLUENCE_CHOICE:
        assert isinstance(e, Influence)
        faction = best_faction(o, e.factions, e.n)
        return influence_worth(o, faction, e.n) if faction >= 0 else 0.0
    if kind == TWO_INFLUENCES:
        assert isinstance(e, Influence)
        first = best_faction(o, e.factions, 1)
        second = best_faction(o, e.factions & ~(1 << first), 1)
        return influence_worth(o, first, 1) + influence_worth(o, second, 1)
    if kind == SOME:
        return total(sorted([quiet(o, part) for part in e.parts])[-e.n :])
    if kind == TRASH:
        value = thinning_worth(o)
        o.note(value, "bot-thinner_deck")
        return value
    if kind == TRASH_SELF:
        return -keeping_worth(o, e.card)
    if kind == NAMED:
        assert isinstance(e, Named)
        return named_worth(o, e)
    if kind == ACQUIRE:
        return 0.6 * e.n * o.late
    if kind == SPY:
        return spies_worth(o, e.n)
    if kind == AT_LEAST_ONE:
        return total([max(0.0, quiet(o, part)) for part in e.parts])
    return price(e) * o.late  # deploying and retreating: reckoned where the troops are counted


def gain_worth(o: Outlook, resource: int, n: int) -> float:
    if resource == SOLARI:
        value = solari_worth(o, n)
    elif resource == SPICE:
        value = spice_worth(o, n)
    elif resource == WATER:
        value = water_worth(o, n)
    elif resource == TROOPS:
        value = o.troop * min(n, o.body.supply)
    elif resource == CARDS:
        value = o.card * min(n, len(o.me.deck) + len(o.me.discard))
    elif resource == INTRIGUE:
        value = o.intrigue * n
    elif resource == VICTORY_POINTS:
        value = VP * n
    elif resource == PERSUASION:
        value = o.persuasion * n
    else:
        value = 0.5 * n
    if o.notes is not None:
        o.note(value, GAINS[resource], {"n": n})
    return value


def best_part(o: Outlook, e: Effect) -> Effect:
    """The part that one would choose; parts that cannot be paid are worth nothing."""
    best = e.parts[0]
    most = -1.0
    for part in e.parts:
        value = quiet(o, part)
        if value > most:
            best, most = part, value
    return best


def best_faction(o: Outlook, factions: int, n: int) -> int:
    """The faction of a mask with which influence is worth most, or -1."""
    notes = o.notes
    o.notes = None
    best, most = -1, -1.0
    for faction in range(len(FACTIONS)):
        if factions >> faction & 1:
            value = influence_worth(o, faction, n)
            if value > most:
                best, most = faction, value
    o.notes = notes
    return best


def cost_worth(o: Outlook, e: Arrow) -> float:
    """What the left side of an arrow takes."""
    cost = e.cost
    total = 0.0
    if cost.solari:
        total -= solari_worth(o, -cost.solari)
    if cost.spice:
        total -= spice_worth(o, -cost.spice)
    if cost.water:
        total -= water_worth(o, -cost.water)
    if cost.influence:
        total += min([loss_worth(o, f) for f in range(len(FACTIONS)) if o.body.influence[f]], default=0.0)
        if cost.influence > 1:
            total += second_loss(o)
    if cost.trash_self:
        total += keeping_worth(o, e.card)
    if cost.trash_card:
        total -= thinning_worth(o)
    if not cost.plain and o.s.kit.uprising:
        total += cost_in_uprising(o, e)
    return total


def cost_in_uprising(o: Outlook, e: Arrow) -> float:
    """Cards, Spies and troops as a price."""
    cost = e.cost
    me = o.me
    paid = cost.recall_spies * max(0.5 * o.late, 0.8 * o.spy) + cost.intrigue * 0.8 * o.intrigue
    if cost.discard:
        hand = sorted([REVEAL_PRICE[card] for card in me.hand if card != e.card])
        paid += total(hand[: cost.discard]) * o.persuasion + 0.2 * cost.discard
    if cost.trash_emperor_in_play:
        paid += 0.5 * o.late
    if cost.trash_emperor_in_hand:
        paid += 2.0 * o.late
    return paid


def second_loss(o: Outlook) -> float:
    """What losing a second influence costs, after the first that costs least."""
    found = sorted([loss_worth(o, f) for f in range(len(FACTIONS)) if o.body.influence[f]])
    same = [2.0 * loss_worth(o, f) for f in range(len(FACTIONS)) if o.body.influence[f] >= VP_LEVEL + 2]
    return min([*found[1:2], *same], default=VP)


def arrow_worth(o: Outlook, e: Arrow) -> float:
    """Pay only if it pays."""
    if not can_pay(o.s, o.me, e.cost, e.card) and not e.cost.trash_self:
        return 0.0
    if e.cost.trash_emperor_in_hand and not can_pay(o.s, o.me, EMPEROR_IN_HAND, -1):
        return 0.0
    if e.cost.deployed_troops and o.body.conflict < e.cost.deployed_troops:
        return 0.0
    net = quiet(o, e.parts[0]) - cost_worth(o, e)
    if net <= 0:
        return 0.0
    if o.notes is not None:
        worth(o, e.parts[0])
    return net


# -- spies ---------------------------------------------------------------------------------------------------------


def spies_worth(o: Outlook, n: int) -> float:
    """What placing so many Spies is worth, wherever they go."""
    value = o.spy if n == 1 else 1.8 * o.spy
    if o.notes is not None:
        o.note(value, "bot-spies", {"n": n})
    return value


# -- the deck ------------------------------------------------------------------------------------------------------


def uses_left(o: Outlook) -> float:
    """How often a card that joins the deck now will still be seen."""
    return max(0.0, o.rounds_left - 0.7) * 5.5 / (o.deck_size + 1)


def average_card(o: Outlook) -> float:
    """The value of an average card of one's own deck, reckoned once per decision."""
    known = o.memory.get("average")
    if known is None:
        me = o.me
        owned = me.deck + me.hand + me.discard + me.play
        known = total([CARD_VALUE[card] for card in owned]) / len(owned) if owned else STARTER_VALUE
        o.memory["average"] = known
    return float(known)


def keeping_worth(o: Outlook, card: int) -> float:
    """What is lost when a card leaves the deck for good; negative when the deck is better without it."""
    if CARD_LIST[card].cost < 0 and CARD_LIST[card].icons == 0b1111111:
        return 0.0  # Foldspace leaves in any case
    value = (CARD_VALUE[card] - average_card(o)) * uses_left(o)
    if CARD_LIST[card].icons >> LANDSRAAD & 1 and not o.me.swordmaster and o.rounds_left >= 2:
        value += WAY_TO_THE_LANDSRAAD
    return value


def thinning_worth(o: Outlook) -> float:
    """What trashing the worst card within reach is worth."""
    me = o.me
    worst = 99.0
    for card in me.discard:
        worst = min(worst, CARD_VALUE[card])
    for card in me.play:
        worst = min(worst, CARD_VALUE[card])
    for card in me.hand:
        worst = min(worst, CARD_VALUE[card] + 0.3)
    return max(0.0, (average_card(o) - worst) * uses_left(o) + 0.1) if worst < 99.0 else 0.0


# -- named effects -------------------------------------------------------------------------------------------------


def named_worth(o: Outlook, e: Named) -> float:
    """Effects that are no plain gain, each in a line or two."""
    name = e.name
    me = o.me
    s = o.s
    left = o.rounds_left
    if name == "take_council_seat":
        value = COUNCIL_PERSUASION * (o.persuasion + 0.1) * (left + (0 if me.revealed else 1))
        o.note(value, "bot-council_seat")
        if ability(me) == "connections":
            faction = best_faction(o, 0b1111, 1)
            value += influence_worth(o, faction, 1)
        return value
    if name == "gain_swordmaster":
        if s.kit.six:
            return swordmaster_of_six(o)
        value = AGENT_TURN * left + spare_agent_worth(o)
        o.note(value, "bot-swordmaster")
        return value
    if name == "take_mentat":
        value = spare_agent_worth(o) if s.mentat < 0 else 0.0
        o.note(value, "bot-mentat")
        return value
    if name == "oratory":
        return 0.0 if me.revealed else o.persuasion
    if name == "acquire_foldspace":
        value = FOLDSPACE_WORTH * min(1.0, 0.6 * max(0.0, left - 0.5))
        o.note(value, "bot-foldspace")
        return value
    if name == "steal_intrigue":
        return o.intrigue * 1.3 * sum([1 for p in o.others() if len(p.intrigue) >= 4])
    if name == "harvest_again":
        base = SPACES[o.at].maker if o.at >= 0 else 0
        return spice_worth(o, base) if base else 0.0
    if name == "one_more_influence":
        faction = SPACES[o.at].faction if o.at >= 0 else -1
        return second_step(o, faction) if faction >= 0 else 0.0
    if name == "opponents_lose_garrison_troop":
        return 0.4 * o.late * sum([1 for p in o.others() if p.garrison])
    if name == "opponents_discard" or name == "test_of_humanity":
        return 0.5 * sum([1 for p in o.others() if not p.revealed and p.hand])
    if name == "catch_up_influence":
        faction = best_faction(o, behind_in(s, me), e.n)
        return influence_worth(o, faction, e.n) if faction >= 0 else 0.0
    if name == "persuasion_per_fremen":
        return o.persuasion * e.n * max(1, fremen_in_play(me))
    if name == "recruit_and_deploy":
        return o.troop * min(e.n, o.body.supply)
    if name == "control":
        value = ROUNDS_OF_CONTROL * 1.3 * left
        o.note(value, "bot-control")
        return value
    if name == "mentat_next_round":
        return AGENT_TURN if left >= 1 else 0.0
    if name == "send_any_agent":
        return 1.0
    known = REBELLION.get(name)
    if known is not None:
        return known(o, e)
    return NAMED_PRICES.get(name, 0.0) * o.late


# Named effects that a set adds, each with what it is worth now.
REBELLION: Final[dict[str, Callable[[Outlook, Named], float]]] = {}


def second_step(o: Outlook, faction: int) -> float:
    """The second of two steps on the same track."""
    notes = o.notes
    o.notes = None
    value = influence_worth(o, faction, 2) - influence_worth(o, faction, 1)
    o.notes = notes
    o.note(value, "bot-second_step")
    return value


def swordmaster_of_six(o: Outlook) -> float:
    """With six the third Agent serves once, but its swords come with every Reveal turn."""
    once = max(spare_agent_worth(o), AGENT_TURN if o.rounds_left >= 1 else 0.0)
    value = once + SWORDMASTER_SWORDS * (o.rounds_left + (0 if o.me.revealed else 1))
    o.note(value, "bot-swordmaster_once")
    return value


def spare_agent_worth(o: Outlook) -> float:
    """One more Agent this round, if there are cards left to send it with."""
    me = o.me
    if me.revealed or me.revealing:
        return 0.0
    playable = sum([1 for card in me.hand if CARD_LIST[card].icons])
    need = me.agents + 1  # this Agent turn spends one card and one Agent
    return AGENT_TURN if playable > need else 0.7 * AGENT_TURN if playable == need else 0.0
