"""Access cards: what they are worth, which to trade, and how to lay out garrisons."""

from __future__ import annotations

from typing import Final

from sietch.bots.classic.holdings import layout
from sietch.bots.classic.outlook import Outlook, nearest
from sietch.classic.actions import (
    BID,
    DONE,
    MAXIMUM,
    MOST_SPICE,
    PASS,
    YES,
)
from sietch.classic.prelude.decks import ACCESS, ACCESS_IDS, HARVEST_TURNS, is_stronghold, troops
from sietch.classic.prelude.desk import Desk
from sietch.classic.prelude.garrisons import LayGarrisons, action_of
from sietch.classic.prelude.influence import AccessBidding, limit
from sietch.classic.prelude.seats import desk_of

ENOUGH_TOKENS: Final = 16  # more than that is better turned into spice
A_STRONGHOLD: Final = 12  # tokens are enough for one
GAIN: Final = 0.2  # that makes a trade worth while
HOLDS: Final = 5  # tokens that hold a stronghold for a while
WANTED_STRONGHOLDS: Final = 3
# The cities first: they bring ornithopters and spice.
RANKING: Final[tuple[int, ...]] = tuple(
    [ACCESS[name] for name in ("arrakeen", "carthag", "tueks_sietch", "sietch_tabr", "habbanya_sietch")]
)


def strongholds(hand: list[int]) -> list[int]:
    """The strongholds of a hand, each once, the best first."""
    return [card for card in RANKING if card in hand]


def tokens_in(hand: list[int]) -> int:
    return sum([troops(card) for card in hand])


def usefulness(hand: list[int], card: int) -> float:
    """How much a card adds to a hand, where an average one is 1."""
    places, tokens = len(strongholds(hand)), tokens_in(hand)
    if is_stronghold(card):
        if card in hand or places >= WANTED_STRONGHOLDS:
            return 0.2
        return 1.8 if tokens >= HOLDS * (places + 1) or not places else 1.2
    if tokens >= ENOUGH_TOKENS or not places:
        return 0.12 * troops(card)  # it brings spice in the end
    return 0.35 * min(troops(card), ENOUGH_TOKENS - tokens)


# -- the auction --------------------------------------------------------------------------------------------------


def price_limit(o: Outlook) -> tuple[int, int]:
    """The most for the card that is up, and the card if it was seen. Spice that is left is lost in the end."""
    desk = desk_of(o.s)
    hand = desk.hands[o.seat]
    card = desk.row[0] if desk.row_known[0] >> o.seat & 1 else -1
    to_come = len(desk.row) + o.s.seats * (HARVEST_TURNS - desk.turn)
    fair = limit(o.me) / max(1.0, to_come / o.s.seats)
    worth = usefulness(hand, card) if card >= 0 else 1.0
    if worth < GAIN + 0.1:
        return 0, card
    if desk.turn == HARVEST_TURNS and len(desk.row) == 1:
        worth = max(worth, 2.0) if card < 0 or worth > 0.5 else worth
    return min(limit(o.me), int(fair * worth + 0.5)), card


def _why(o: Outlook, most: int, card: int) -> None:
    if card >= 0:
        o.why("classicbot-access_seen", {"access": ACCESS_IDS[card], "n": most})
    else:
        o.why("classicbot-access_worth", {"n": most})


def bid_access(o: Outlook) -> int:
    frame = o.frame
    assert isinstance(frame, AccessBidding)
    most, card = price_limit(o)
    _why(o, most, card)
    if most <= frame.high or MAXIMUM + most not in o.options:
        return PASS
    return MAXIMUM + most if most > frame.high + 1 else BID + most


def sealed_access(o: Outlook) -> int:
    most, card = price_limit(o)
    _why(o, most, card)
    return nearest(o.options, MAXIMUM, MAXIMUM + MOST_SPICE, most)


def peek_access(o: Outlook) -> int:
    o.why("classicbot-access_look")
    return YES


# -- garrisons ----------------------------------------------------------------------------------------------------


def lay_garrisons(o: Outlook) -> int:
    """The next card of the layout; it is worked out anew at every step, always the same."""
    frame = o.frame
    assert isinstance(frame, LayGarrisons)
    desk: Desk = desk_of(o.s)
    given = len(frame.given(o.seat))
    plan = layout(desk.hands[o.seat]) if o.me.sheet.tokens else []
    o.why("classicbot-access_garrison")
    if given < len(plan) and action_of(plan[given]) in o.options:
        return action_of(plan[given])
    return DONE if DONE in o.options else o.options[0]


def place_garrison(o: Outlook) -> int:
    o.why("classicbot-access_elite")
    return o.options[0]
