"""Spies: which observation post to watch, which Spy to recall, and what for."""

from __future__ import annotations

from typing import Final

from sietch.bots.imperium.outlook import Outlook
from sietch.bots.imperium.prices import ONE_SPY
from sietch.bots.imperium.rebellion import space_appeal
from sietch.imperium.defs import CARDS, POSTS
from sietch.imperium.effects import DISCARDED_FACTION as WHEN_DISCARDED
from sietch.imperium.effects import RECALLED_SPY as WHEN_RECALLED
from sietch.imperium.effects import WHEN, Effect, When
from sietch.imperium.sending import ability
from sietch.imperium.spies import watching
from sietch.imperium.terms import SPIES_EACH, SPY_ICON

KEEPING: Final = 0.75  # a Spy on the board against one in the supply
HAS_SPY_ICON: Final = [bool(card.icons >> SPY_ICON & 1) for card in CARDS]


def _asks(e: Effect, condition: int) -> bool:
    if e.kind == WHEN and isinstance(e, When) and e.condition.kind == condition:
        return True
    return any([_asks(part, condition) for part in e.parts])


WANTS_RECALL: Final = [any([_asks(e, WHEN_RECALLED) for e in card.agent]) for card in CARDS]
WANTS_DISCARD: Final = [any([_asks(e, WHEN_DISCARDED) for e in card.agent]) for card in CARDS]


def spy_cards(o: Outlook) -> int:
    """How many of one's own cards follow Spies."""
    known = o.memory.get("spy cards")
    if known is None:
        me = o.me
        known = sum([1 for card in me.deck + me.hand + me.discard + me.play if HAS_SPY_ICON[card]])
        o.memory["spy cards"] = known
    return int(known)


def post_worth(o: Outlook, post: int) -> float:
    """What a Spy on this post is good for: a card, a way past others, a way for cards with the Spy icon."""
    me = o.me
    wanted = 0.0
    rest = 0.0
    for number in POSTS[post].spaces:
        appeal = space_appeal(o, number)
        if len([other for other in watching(me, number) if other != post]):
            appeal *= 0.4
        if appeal > wanted:
            rest += wanted
            wanted = appeal
        else:
            rest += appeal
    value = 0.35 + (0.12 + 0.03 * min(3, spy_cards(o))) * wanted + 0.05 * rest
    if POSTS[post].maker and ability(me) == "smuggle_spice":
        value += 0.5
    return ONE_SPY * value * (0.3 + 0.7 * o.late)


def keeping_spy(o: Outlook, post: int) -> float:
    """What is lost when a Spy comes home; little when the supply is empty and the next one would be wasted."""
    value = KEEPING * post_worth(o, post)
    return 0.7 * value if len(o.me.spies) >= SPIES_EACH else value


def cheapest_spy(o: Outlook, space: int) -> float:
    """The least that recalling a Spy that watches a space costs."""
    return min([keeping_spy(o, post) for post in watching(o.me, space)], default=0.0)


def spies_at_visit(o: Outlook, card: int, space: int, occupied: bool) -> float:
    """What own Spies make of a visit: one to pass an Agent, one to draw a card."""
    me = o.me
    watchers = len(watching(me, space))
    if not watchers:
        return 0.0
    price = cheapest_spy(o, space)
    value = 0.0
    if occupied:
        value -= price
        if o.notes is not None:
            o.note(-price, "bot-spy_passes")
        watchers -= 1
    if watchers:
        gathered = o.card - price
        if gathered > 0 or WANTS_RECALL[card]:
            value += gathered
            if gathered > 0:
                o.note(gathered, "bot-spy_gathers")
    return value
