"""What printed things are worth on average: the scale on which everything is weighed, and card values made from it.

The unit is a tenth of a victory point. These numbers know no position; `outlook` bends them to one.
"""

from __future__ import annotations

from typing import Final

from sietch.imperium.defs import CARDS, INTRIGUES, LEADERS, SPACES, Space
from sietch.imperium.effects import (
    ACQUIRE,
    ALL,
    ARROW,
    AT_LEAST_ONE,
    DEPLOY,
    GAIN,
    INFLUENCE,
    INFLUENCE_CHOICE,
    NAMED,
    ONE_OF,
    RETREAT,
    SOME,
    SPY,
    TRASH,
    TWO_INFLUENCES,
    WHEN,
    Arrow,
    Cost,
    Effect,
    Gain,
    Named,
)
from sietch.imperium.game import GAME  # also loads every set, so that the tables below are complete
from sietch.imperium.terms import COMBAT, PERSUASION, SWORDS

ACTIONS: Final = GAME.actions

VP: Final = 10.0
AGENT_TURN: Final = 4.0  # what one more Agent in a round brings, its card's Reveal box already deducted

# In the order of `terms`: Solari, spice, water, troops, cards, intrigue, victory points, persuasion, swords.
PRICES: Final = [0.95, 1.65, 1.7, 1.5, 1.6, 2.9, VP, 1.0, 0.5]

ANY_INFLUENCE: Final = 6.0
ONE_INFLUENCE: Final = 4.5
ONE_SPY: Final = 1.7
THINNING: Final = 1.6
CONDITION_ODDS: Final = 0.5
ARROW_USE: Final = 0.6  # a cost that cannot always be paid

# Agent icons in the order of `terms`: the faction spaces, Landsraad, City, Spice Trade, Spy.
ICON_PRICES: Final = [0.9, 0.9, 0.9, 1.1, 0.7, 1.1, 1.0, 0.9]
SPARE_ICON: Final = 0.4  # a card is sent to one space only: further icons are freedom, not income

NAMED_PRICES: Final[dict[str, float]] = {
    "harvest_again": 2.5,
    "one_more_influence": 5.5,
    "opponents_lose_garrison_troop": 1.5,
    "opponents_discard": 1.5,
    "test_of_humanity": 2.0,
    "block_space": 1.2,
    "take_bene_gesserit_from_discard": 1.6,
    "send_any_agent": 6.0,
    "cheaper_spice_must_flow": 2.5,
    "persuasion_per_fremen": 3.5,
    "recruit_and_deploy": 3.0,
    "signet": 1.5,
    # Uprising
    "take_contract": 2.4,
    "summon_sandworms": 4.0,
    "detonate_shield_wall": 0.5,
    "recall_other_agent": 3.0,
    "take_hooks": 5.0,
    "discard": -0.9,
    "return_to_hand": 1.2,
    "ignore_influence": 0.8,
    "deploy_recruits": 0.8,
    "swords_per_emperor": 0.9,
    "swords_per_sword_card": 0.9,
    "draw_per_sandworm": 0.8,
    "persuasion_per_contract": 2.0,
    "influence_where_spying": 5.0,
    "acquire_with_solari": 2.0,
    "acquire_perhaps_to_hand": 2.5,
    "sort_top_three": 3.0,
    "call_to_arms": 2.0,
    "advance_training": 1.7,
    "chroniclers_insight": 1.5,
    "spice_agony": 3.2,
    "repeat_space": 2.4,
    "unseen_network": 2.4,
    "no_deployment": -0.3,
    # Teams of six
    "reinforce": 4.5,
    "trade": 0.8,
    "allies_recruit": 5.0,
    "share_shipment": 3.6,
    "share_desert_gifts": 3.3,
    "contracts_to_allies": 4.8,
    "to_throne_row": 0.8,
    "threaten_spice": 1.5,
}

# What a Reveal box gives besides plain gains: persuasion and swords that grow with other cards.
GROWING: Final[dict[str, tuple[float, float]]] = {
    "persuasion_per_fremen": (3.0, 0.0),
    "persuasion_per_contract": (2.0, 0.0),
    "swords_per_emperor": (0.0, 1.5),
    "swords_per_sword_card": (0.0, 1.2),
}


def total(values: list[float]) -> float:
    """The sum as a float: that of the built-in function counts as an int too, which compiled code will not take."""
    added = 0.0
    for value in values:
        added += value
    return added


def price_of_cost(cost: Cost) -> float:
    """What stands left of an arrow, at average prices."""
    paid = PRICES[0] * cost.solari + PRICES[1] * cost.spice + PRICES[2] * cost.water
    paid += 1.2 * cost.discard + PRICES[5] * cost.intrigue + 1.3 * cost.recall_spies + 1.5 * cost.trash_emperor_in_hand
    paid += 0.5 * cost.retreat + 0.5 * cost.trash_emperor_in_play
    return paid + ONE_INFLUENCE * cost.influence + PRICES[3] * cost.deployed_troops + cost.trash_self


def price(e: Effect) -> float:
    """What an effect is worth on average, whatever the position."""
    kind = e.kind
    if kind == GAIN:
        assert isinstance(e, Gain)
        return PRICES[e.resource] * e.n
    if kind == INFLUENCE:
        return ONE_INFLUENCE * e.n
    if kind == INFLUENCE_CHOICE:
        return ANY_INFLUENCE * e.n
    if kind == TWO_INFLUENCES:
        return ANY_INFLUENCE * 2
    if kind == ALL:
        return total([price(part) for part in e.parts])
    if kind == ONE_OF or kind == AT_LEAST_ONE:
        return max([price(part) for part in e.parts])
    if kind == SPY:
        return ONE_SPY * e.n
    if kind == SOME:
        return total(sorted([price(part) for part in e.parts])[-e.n :])
    if kind == ARROW:
        assert isinstance(e, Arrow)
        return max(0.0, price(e.parts[0]) - price_of_cost(e.cost)) * ARROW_USE
    if kind == WHEN:
        return price(e.parts[0]) * CONDITION_ODDS
    if kind == TRASH:
        return THINNING
    if kind == DEPLOY:
        return 0.8 * min(e.n, 3)
    if kind == RETREAT:
        return 0.3
    if kind == ACQUIRE:
        return float(e.n)
    if kind == NAMED:
        assert isinstance(e, Named)
        return NAMED_PRICES.get(e.name, 0.0)
    return 0.0


def prices(parts: tuple[Effect, ...]) -> float:
    return total([price(part) for part in parts])


def icons_price(icons: int) -> float:
    """What the places a card can send to are worth: the best icon, and a little for each further one."""
    found = sorted([worth for i, worth in enumerate(ICON_PRICES) if icons >> i & 1], reverse=True)
    return found[0] + SPARE_ICON * total(found[1:]) if found else 0.0


def _revealed(parts: tuple[Effect, ...], resource: int) -> float:
    """How much persuasion or how many swords a Reveal box gives; half of what hangs on a condition or a choice."""
    total = 0.0
    for e in parts:
        if isinstance(e, Gain):
            if e.resource == resource:
                total += e.n
        elif e.kind in (WHEN, ONE_OF):
            total += CONDITION_ODDS * _revealed(e.parts, resource)
        elif e.kind == ALL:
            total += _revealed(e.parts, resource)
        elif isinstance(e, Named) and e.name in GROWING:
            total += GROWING[e.name][0 if resource == PERSUASION else 1]
    return total


REVEAL_PERSUASION: Final = [_revealed(card.reveal, PERSUASION) for card in CARDS]
REVEAL_SWORDS: Final = [_revealed(card.reveal, SWORDS) for card in CARDS]
REVEAL_PRICE: Final = [prices(card.reveal) for card in CARDS]
REVEAL_REST: Final = [
    REVEAL_PRICE[i] - PRICES[PERSUASION] * REVEAL_PERSUASION[i] - PRICES[SWORDS] * REVEAL_SWORDS[i]
    for i in range(len(CARDS))
]
AGENT_PRICE: Final = [icons_price(card.icons) + prices(card.agent) if card.icons else 0.0 for card in CARDS]

# A card in the deck is revealed more often than it is played, but what it does when played counts in full.
CARD_VALUE: Final = [0.6 * REVEAL_PRICE[i] + 0.5 * AGENT_PRICE[i] for i in range(len(CARDS))]

# What a card is good for once it is in the hand: the better of its two uses.
HAND_VALUE: Final = [max(REVEAL_PRICE[i], AGENT_PRICE[i]) + 0.2 * AGENT_PRICE[i] for i in range(len(CARDS))]

SIGNET_PRICE: Final = [prices(leader.signet) for leader in LEADERS]


def _combat_swords(parts: tuple[Effect, ...]) -> int:
    """The most swords that an intrigue card can add."""
    most = 0
    for e in parts:
        if isinstance(e, Gain):
            most = max(most, e.n if e.resource == SWORDS else 0)
        elif e.kind in (ARROW, WHEN, ONE_OF, ALL):
            most = max(most, _combat_swords(e.parts))
    return most


COMBAT_SWORDS: Final = [_combat_swords(card.combat or card.effects) if card.kinds & COMBAT else 0 for card in INTRIGUES]


def _space_price(space: Space) -> float:
    """What a visit brings on average, less what it costs to enter."""
    gains = prices(space.effects) + prices(space.influence) + PRICES[1] * space.maker
    return gains - PRICES[0] * space.solari - PRICES[1] * space.spice - PRICES[2] * space.water


SPACE_PRICE: Final = [_space_price(space) for space in SPACES]

# What an intrigue card is worth to its owner on average.
INTRIGUE_VALUE: Final = [
    max(prices(card.effects), prices(card.combat) + 0.3 * COMBAT_SWORDS[i], 0.3 * prices(card.endgame), 1.0)
    for i, card in enumerate(INTRIGUES)
]
