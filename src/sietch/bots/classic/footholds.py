"""Access cards: what they are worth, which to trade, and how to lay out garrisons."""

from __future__ import annotations

from typing import Final

from sietch.bots.classic.outlook import Outlook, nearest
from sietch.classic.actions import (
    BID,
    DEAL_WITH,
    DONE,
    DROP,
    HAND_OVER,
    HIDE,
    MAXIMUM,
    MOST_SPICE,
    NO,
    PASS,
    SHOW,
    WANT_CARDS,
    YES,
)
from sietch.classic.prelude.decks import ACCESS, ACCESS_IDS, HARVEST_TURNS, is_stronghold, troops
from sietch.classic.prelude.desk import T_SLOTS, T_WANTS, Desk
from sietch.classic.prelude.garrisons import LayGarrisons, action_of
from sietch.classic.prelude.influence import AccessBidding, limit
from sietch.classic.prelude.seats import desk_of
from sietch.classic.terms import FACTIONS

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


# -- trading ------------------------------------------------------------------------------------------------------


def offerable(hand: list[int]) -> int:
    """What is offered by somebody who lacks the other kind of card: the best of many, or the only one."""
    garrisons = [card for card in hand if not is_stronghold(card)]
    return max(garrisons, key=troops) if garrisons else strongholds(hand)[-1]


def lacking(hand: list[int]) -> bool:
    """Whether there are strongholds without garrisons, or garrisons without a stronghold."""
    return bool(hand) and (not strongholds(hand) or not tokens_in(hand))


def trade_turn(o: Outlook) -> int:
    """Who lacks one kind of card offers the other to whoever has most cards."""
    desk = desk_of(o.s)
    found = [action for action in o.options if DEAL_WITH <= action < DEAL_WITH + FACTIONS]
    others = [action for action in found if desk.hands[o.s.seat(action - DEAL_WITH)]]
    if not others or desk.offers[o.seat] or not lacking(desk.hands[o.seat]):
        o.why("classicbot-access_no_trade")
        return DONE
    o.why("classicbot-access_trade")
    return max(others, key=lambda action: (len(desk.hands[o.s.seat(action - DEAL_WITH)]), -action))


def word_trade(o: Outlook) -> int:
    """One card for another, shown beforehand."""
    desk = desk_of(o.s)
    hand = desk.hands[o.seat]
    o.why("classicbot-access_trade")
    if len(desk.trade) == T_SLOTS:
        return HAND_OVER + offerable(hand)
    if not desk.trade[T_WANTS]:
        return WANT_CARDS if WANT_CARDS in o.options else DROP
    return SHOW if SHOW in o.options else HIDE


def answer_trade(o: Outlook) -> int:
    """A gift is taken, and a card is given for one that is more useful; nothing is given for spice or unseen."""
    desk = desk_of(o.s)
    if YES in o.options:
        o.why("classicbot-access_gain")
        return YES if o.about["cards"] or o.about["gives"] else NO
    offered = [ACCESS[name] for name in o.about["offered"]]
    hand = desk.hands[o.seat]
    if len(offered) == 1 and o.about["wants"] == 1:
        # Who offers one kind of card is after the other.
        wanted = [held for held in sorted(set(hand)) if is_stronghold(held) != is_stronghold(offered[0])]
        card = max(wanted, key=lambda held: gain(hand, held, offered[0]), default=-1)
        if card >= 0 and gain(hand, card, offered[0]) > GAIN:
            o.why("classicbot-access_gain")
            return HAND_OVER + card
    o.why("classicbot-access_keep")
    return NO


def gain(hand: list[int], given: int, got: int) -> float:
    """What a swap of two cards changes for a hand."""
    rest = hand[:]
    rest.remove(given)
    return usefulness(rest, got) - usefulness(rest, given)


def confirm_trade(o: Outlook) -> int:
    desk = desk_of(o.s)
    given = [ACCESS[name] for name in o.about["offered"]]
    got = [ACCESS[name] for name in o.about["answered"]]
    if len(given) == len(got) == 1 and gain(desk.hands[o.seat], given[0], got[0]) > 0:
        o.why("classicbot-access_gain")
        return YES
    o.why("classicbot-access_keep")
    return NO


# -- garrisons ----------------------------------------------------------------------------------------------------


def layout(hand: list[int], most: int) -> list[int]:
    """Cards as they are laid out: as many strongholds as can be held, the largest garrisons first."""
    sizes = sorted([card for card in hand if not is_stronghold(card)], key=lambda card: -troops(card))
    places = strongholds(hand)
    places = places[: max(1, min(len(sizes), tokens_in(sizes) // HOLDS))] if sizes else []
    piles: list[list[int]] = [[] for _ in places]
    placed = 0
    for card in sizes:
        pile = min(piles, key=tokens_in) if piles else None
        if pile is not None and placed + troops(card) <= most and tokens_in(pile) + troops(card) <= A_STRONGHOLD:
            pile.append(card)
            placed += troops(card)
    found: list[int] = []
    for place, pile in zip(places, piles, strict=True):
        if pile:
            found.extend([place, *pile])
    return found


def lay_garrisons(o: Outlook) -> int:
    """The next card of the layout; it is worked out anew at every step, always the same."""
    frame = o.frame
    assert isinstance(frame, LayGarrisons)
    desk: Desk = desk_of(o.s)
    given = len(frame.given(o.seat))
    plan = layout(desk.hands[o.seat], min(ENOUGH_TOKENS + 2, o.me.sheet.tokens))
    o.why("classicbot-access_garrison")
    if given < len(plan) and action_of(plan[given]) in o.options:
        return action_of(plan[given])
    return DONE if DONE in o.options else o.options[0]


def place_garrison(o: Outlook) -> int:
    o.why("classicbot-access_elite")
    return o.options[0]
