"""Trades of access cards: what to offer whom, and what to take. Spice is worth nothing any more by then."""

from __future__ import annotations

from typing import Final

from sietch.bots.classic.holdings import worth
from sietch.bots.classic.outlook import Outlook
from sietch.classic.actions import (
    DEAL_WITH,
    DONE,
    DROP,
    GIVE_SPICE,
    HAND_OVER,
    HIDE,
    MOST_SPICE,
    NO,
    SHOW,
    WANT_CARDS,
    YES,
)
from sietch.classic.prelude.decks import ACCESS, FIRST_GARRISON, is_stronghold
from sietch.classic.prelude.desk import T_GIVES, T_SLOTS, T_TO, T_WANTS, Desk
from sietch.classic.prelude.seats import desk_of
from sietch.classic.terms import FACTIONS

GAIN: Final = 0.4  # that makes a trade worth while
HOPE: Final = 1.0  # the same for a card that one has not seen
KINDLY: Final = 50.0  # who offers a garrison is after a stronghold, and the other way round
USELESS: Final = 0.1  # a card that is missed no more than this
# Cards that one may be given: what a partner who knows his own hand is likely to part with.
STRONGHOLDS_HOPED: Final[tuple[int, ...]] = tuple(range(FIRST_GARRISON))
GARRISONS_HOPED: Final[tuple[int, ...]] = tuple([ACCESS[f"garrison_{size}"] for size in (2, 3, 5)])


def without(hand: list[int], cards: list[int]) -> list[int]:
    rest = hand[:]
    for card in cards:
        rest.remove(card)
    return rest


def gain(hand: list[int], given: list[int], got: list[int]) -> float:
    """What a trade changes for a hand."""
    return worth([*without(hand, given), *got]) - worth(hand)


class Offer:
    """A card for one of the partner's; with no card it is spice."""

    __slots__ = ("card", "hope")

    def __init__(self, card: int, hope: float) -> None:
        self.card = card
        self.hope = hope


def best_offer(o: Outlook, desk: Desk, partner: int) -> Offer:
    """The card whose swap promises most, to both as far as one knows the partner's cards."""
    hand = desk.hands[o.seat]
    theirs = desk.hands[partner]
    seen = [card for card, known in zip(theirs, desk.hands_known[partner], strict=True) if known >> o.seat & 1]
    best = Offer(-1, 0.0)
    for card in sorted(set(hand)):
        if len(seen) == len(theirs):
            hope = max([_both(hand, theirs, card, other) for other in sorted(set(theirs))], default=0.0)
        else:
            hoped = GARRISONS_HOPED if is_stronghold(card) else STRONGHOLDS_HOPED
            hope = sum([gain(hand, [card], [other]) for other in hoped]) / len(hoped) - HOPE + GAIN
        if hope > max(best.hope, GAIN):
            best = Offer(card, hope)
    return best


def _both(hand: list[int], theirs: list[int], card: int, other: int) -> float:
    mine, yours = gain(hand, [card], [other]), gain(theirs, [other], [card])
    return mine if yours > GAIN else 0.0


def partners(o: Outlook, desk: Desk) -> list[int]:
    """Whom one may turn to, the best prospect first; whoever was asked before comes last in the next round."""
    seats = [o.s.seat(action - DEAL_WITH) for action in o.options if DEAL_WITH <= action < DEAL_WITH + FACTIONS]
    found = [seat for seat in seats if desk.hands[seat]]
    return sorted(found, key=lambda seat: (-best_offer(o, desk, seat).hope, -len(desk.hands[seat]), seat))


def trade_turn(o: Outlook) -> int:
    """A swap that should help both; else spice, which is lost anyway, for a card that somebody cannot use."""
    desk = desk_of(o.s)
    found = partners(o, desk)
    asked = desk.offers[o.seat]
    if asked < len(found):
        partner = found[asked]
        if best_offer(o, desk, partner).card >= 0 or (o.me.spice and not asked):
            o.why("classicbot-access_trade")
            return DEAL_WITH + o.s.players[partner].faction
    o.why("classicbot-access_no_trade")
    return DONE


def word_trade(o: Outlook) -> int:
    """One card for another, shown beforehand, or all the spice that is left for one."""
    desk = desk_of(o.s)
    trade = desk.trade
    o.why("classicbot-access_trade")
    if len(trade) == T_SLOTS and not trade[T_GIVES]:
        card = best_offer(o, desk, trade[T_TO]).card
        if card >= 0:
            return HAND_OVER + card
        spice = [action for action in o.options if GIVE_SPICE <= action < GIVE_SPICE + MOST_SPICE]
        return max(spice) if spice else DROP
    if not trade[T_WANTS]:
        return WANT_CARDS if WANT_CARDS in o.options else DROP
    return SHOW if SHOW in o.options else HIDE


def answer_trade(o: Outlook) -> int:
    """Take what is given; give what is of less use than what comes for it, or of none at all."""
    desk = desk_of(o.s)
    if YES in o.options:
        o.why("classicbot-access_gain")
        return YES if o.about["cards"] or o.about["gives"] else NO
    hand = desk.hands[o.seat]
    got = [ACCESS[name] for name in o.about["offered"]]
    chosen = [hand[slot] for slot in desk.answer]
    card = _least(hand, chosen, got)
    rest = o.about["wants"] - len(chosen) - 1
    given = [*chosen, card]
    for _ in range(rest):
        given.append(_least(hand, given, got))
    change = gain(hand, given, got)
    sold = not got and (o.about["gives"] or o.about["cards"])
    if change > GAIN or (sold and change > -USELESS):
        o.why("classicbot-access_gain")
        return HAND_OVER + card
    o.why("classicbot-access_keep")
    return NO


def _least(hand: list[int], given: list[int], got: list[int]) -> int:
    """The card that is missed least beside those already given, if possible of the kind that the other is after."""
    best, most = -1, -1e9
    for card in sorted(set(without(hand, given))):
        change = gain(hand, [*given, card], got)
        if got and change > GAIN and is_stronghold(card) != is_stronghold(got[0]):
            change += KINDLY
        if change > most:
            best, most = card, change
    return best


def confirm_trade(o: Outlook) -> int:
    desk = desk_of(o.s)
    given = [ACCESS[name] for name in o.about["offered"]]
    got = [ACCESS[name] for name in o.about["answered"]]
    if gain(desk.hands[o.seat], given, got) > 0:
        o.why("classicbot-access_gain")
        return YES
    o.why("classicbot-access_keep")
    return NO
