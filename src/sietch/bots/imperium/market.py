"""Cards to acquire, to trash, to discard and to keep."""

from __future__ import annotations

from typing import Final

from sietch.bots.imperium.outlook import Outlook
from sietch.bots.imperium.prices import CARD_VALUE, HAND_VALUE
from sietch.bots.imperium.turns import reveal_now
from sietch.bots.imperium.worth import average_card, keeping_worth, parts_worth, uses_left
from sietch.imperium.defs import CARDS
from sietch.imperium.frames.reveal import price
from sietch.imperium.piles import IS_RESERVE, RESERVE_CARDS

TOP_OF_DECK: Final = 0.5  # a card that comes up in the very next hand
PERSUASION_SPENT: Final = 0.05  # of two equal sets of cards take the cheaper


def acquisition_worth(o: Outlook, card: int) -> float:
    """What owning a card is worth: what it gives at once, and how much better it is than one's average card."""
    value = parts_worth(o, CARDS[card].acquire)
    in_the_deck = (CARD_VALUE[card] - average_card(o)) * uses_left(o)
    o.note(in_the_deck, "bot-better_deck" if in_the_deck > 0 else "bot-same_deck")
    return value + in_the_deck


def for_sale(o: Outlook) -> list[tuple[int, int, float]]:
    """Every card on offer with its price and worth, reckoned once per decision."""
    known = o.memory.get("market")
    if known is None:
        notes = o.notes
        o.notes = None
        s = o.s
        row = s.row + s.throne if o.me.team == 1 else s.row  # the Throne Row is for Shaddam's team
        known = [(card, CARDS[card].cost, acquisition_worth(o, card)) for card in row]
        for place, card in enumerate(RESERVE_CARDS):
            if s.reserve[place] and CARDS[card].cost >= 0:
                known.append((card, price(o.s, o.me, card), acquisition_worth(o, card)))
        if o.me.aside >= 0:
            aside = o.me.aside
            known.append((aside, CARDS[aside].cost - o.me.aside_discount, acquisition_worth(o, aside)))
        o.notes = notes
        o.memory["market"] = known
    assert isinstance(known, list)
    return known


def best_purchase(o: Outlook, budget: int, depth: int = 2, without: int = -1) -> float:
    """The most that a budget can still buy, two cards ahead."""
    best = 0.0
    for card, cost, value in for_sale(o):
        if cost > budget or card == without:
            continue
        total = value - PERSUASION_SPENT * cost
        if depth > 1 and total > 0:
            total += best_purchase(o, budget - cost, depth - 1, -1 if IS_RESERVE[card] else card)
        best = max(best, total)
    return best


def purchase_worth(o: Outlook, card: int, cost: int, on_top: bool) -> float:
    """Buying a card, and what the rest of the persuasion could buy after it."""
    value = acquisition_worth(o, card) - PERSUASION_SPENT * cost
    if on_top:
        value += TOP_OF_DECK * HAND_VALUE[card] * o.late
    if value <= 0:
        return value
    rest = o.me.persuasion - cost
    return value + best_purchase(o, rest, 2, -1 if IS_RESERVE[card] else card)


def trash_worth(o: Outlook, card: int, from_hand: bool) -> float:
    """Getting rid of a card; one in hand would still have served this round."""
    value = -keeping_worth(o, card)
    o.note(value, "bot-better_without" if value >= 0 else "bot-worse_without")
    for e in CARDS[card].on_trash:
        value += parts_worth(o, (e,))
    if from_hand:
        value -= 0.5 * hand_worth(o, card)
    return value


def hand_worth(o: Outlook, card: int) -> float:
    """What a card in hand is good for this round: its Reveal box, or an Agent's journey."""
    me = o.me
    value = reveal_now(o, card)
    if CARDS[card].icons and me.agents and not me.revealing:
        value = max(value, 0.5 * HAND_VALUE[card] + 1.0)
    return value


def take_worth(o: Outlook, card: int) -> float:
    """A card that comes to the hand now."""
    return hand_worth(o, card) + 0.2 * HAND_VALUE[card]
