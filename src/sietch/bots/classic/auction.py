"""Bidding: what a card is worth to this hand, and how much spice can be spared for it."""

from __future__ import annotations

from typing import Final

from sietch.bots.classic.forbidden import cost_of
from sietch.bots.classic.hearsay import seen_cards, whole_deck
from sietch.bots.classic.outlook import Outlook, nearest
from sietch.bots.classic.strongholds import menaces
from sietch.classic.actions import BID, KARAMA_FREE, MAXIMUM, MOST_SPICE, PASS, PLEDGE, SHARE, YES
from sietch.classic.cards import (
    ATOMICS,
    CARD_IDS,
    GHOLA,
    HAJR,
    HARVESTER,
    HERO,
    KARAMA,
    KIND,
    LASER,
    POISON,
    PROJECTILE,
    RESIDUAL_POISON,
    SHIELD_KIND,
    SNOOPER_KIND,
    THUMPER,
    TRUTHTRANCE,
    WEATHER_CONTROL,
    WORTHLESS,
)
from sietch.classic.duel.deeds import BID as BIDS
from sietch.classic.duel.deeds import BUY as BUYS
from sietch.classic.money import pledged, purse
from sietch.classic.phases.bidding import Bidding, Win
from sietch.classic.terms import ATREIDES, BENE_GESSERIT, BIDDING, EMPEROR, FREMEN, GUILD, HARKONNEN

FIRST_OF_KIND: Final = 5.0
SECOND_OF_KIND: Final = 1.5
SPECIAL_WORTH: Final[dict[int, float]] = {
    KARAMA: 4.0,
    TRUTHTRANCE: 1.0,
    WEATHER_CONTROL: 1.5,
    HAJR: 2.0,
    GHOLA: 3.0,
    ATOMICS: 1.0,
    RESIDUAL_POISON: 2.0,
    THUMPER: 1.0,
    HARVESTER: 2.0,
}
SHIPPING: Final = 4  # spice that nobody should be without when the ships leave
FREE_CARD: Final = 5  # the price from which a Karama is well spent on a card


def card_worth(o: Outlook, card: int) -> float:
    """What a card would bring to this hand, in spice."""
    kind = KIND[card]
    if kind == WORTHLESS:
        return 2.0 if o.me.faction == BENE_GESSERIT and o.s.rules.additional else 0.0
    same = len([held for held in o.me.hand if KIND[held] == kind])
    if kind in (POISON, PROJECTILE, SHIELD_KIND, SNOOPER_KIND):
        return FIRST_OF_KIND if same == 0 else SECOND_OF_KIND
    if kind == LASER:
        return 3.0
    if kind == HERO:
        return 2.5 if same == 0 else 1.5
    return SPECIAL_WORTH.get(card, 1.0)


def unknown_worth(o: Outlook) -> float:
    """The average of what the card may be, as far as this seat can tell."""
    left = whole_deck(o.s.rules.deck)[:]
    gone = o.s.discard + o.s.removed
    for p in o.s.players:
        gone = gone + seen_cards(o, p)
    for card in gone:
        if card in left:
            left.remove(card)
    if not left:
        return 0.0
    return sum([card_worth(o, card) for card in left]) / len(left)


def price_limit(o: Outlook) -> tuple[int, int]:
    """The most this seat pays for the card up for auction, and the card if it has seen it (otherwise -1)."""
    s = o.s
    me = o.me
    card = s.row[0] if s.row and s.row_known[0] >> o.seat & 1 else -1
    worth = card_worth(o, card) if card >= 0 else unknown_worth(o)
    held = len(me.hand)
    if card < 0:
        worth *= 1.0 - 0.12 * held
        worth *= _rumour(o)
    if me.faction == HARKONNEN and held + 2 <= me.sheet.hand:
        worth += 1.5  # a second card comes with it
    keep = SHIPPING
    if me.faction == FREMEN:
        keep = 2 if s.rules.advanced else 0  # they land for nothing
    elif me.faction in (EMPEROR, GUILD):
        keep = SHIPPING - 1  # theirs comes back
    if held == 0:
        worth += 1.0
        keep = min(keep, 2)
    if me.faction != FREMEN and menaces(o):
        keep += 4  # somebody has to be stopped, and that takes ships
    spare = purse(s, o.seat) - keep
    if spare > 12:
        worth += 0.15 * (spare - 12)
    if s.duel is not None:
        worth -= cost_of(o, BIDS, BUYS)
    return max(0, min(int(worth + 0.5), spare)), card


def _rumour(o: Outlook) -> float:
    """The Atreides have seen the card: what they do about it tells the others something."""
    atreides = o.s.seat(ATREIDES)
    if atreides < 0 or atreides == o.seat or not o.s.sight:
        return 1.0
    frame = o.frame
    if not isinstance(frame, Bidding):
        return 1.0
    if frame.high_seat == atreides and frame.high >= 2:
        return 1.3
    p = o.s.players[atreides]
    passed = frame.out >> atreides & 1 and len(p.hand) < p.sheet.hand and p.spice >= 4
    return 0.7 if passed else 1.0


def bid(o: Outlook) -> int:
    """Leave an order up to the limit, or pass."""
    frame = o.frame
    assert isinstance(frame, Bidding)
    most, card = price_limit(o)
    if frame.high_seat >= 0 and o.side >> frame.high_seat & 1:
        o.why("classicbot-ally_bids")
        return PASS
    if most <= frame.high or MAXIMUM + most not in o.options:
        _why_not(o, card, most)
        return PASS
    _why(o, card, most)
    return MAXIMUM + most if most > frame.high + 1 else BID + most


def sealed_bid(o: Outlook) -> int:
    most, card = price_limit(o)
    if most > 0:
        _why(o, card, most)
    else:
        _why_not(o, card, most)
    return nearest(o.options, MAXIMUM, MAXIMUM + MOST_SPICE, most)


def _why(o: Outlook, card: int, most: int) -> None:
    if card < 0:
        o.why("classicbot-unknown_card", {"n": most})
        return
    same = [held for held in o.me.hand if KIND[held] == KIND[card]]
    key = "classicbot-wanted_card" if same else "classicbot-lacking_card"
    o.why(key, {"card": CARD_IDS[card], "n": most})


def _why_not(o: Outlook, card: int, most: int) -> None:
    if card >= 0 and card_worth(o, card) < 1.0:
        o.why("classicbot-useless_card", {"card": CARD_IDS[card]})
    elif most <= 0:
        o.why("classicbot-save_spice", {"n": o.me.spice})
    else:
        o.why("classicbot-too_dear", {"n": most})


def win(o: Outlook) -> int:
    """Pay, or let a Karama pay for a dear card."""
    frame = o.frame
    assert isinstance(frame, Win)
    if KARAMA_FREE in o.options and (YES not in o.options or frame.price >= FREE_CARD):
        o.why("classicbot-karama_free", {"n": frame.price})
        return KARAMA_FREE
    o.why("classicbot-pay", {"n": frame.price})
    return YES


def pledge(o: Outlook) -> int:
    """What allies may spend: the surplus, and more when a victory must be stopped or won."""
    spare = max(0, o.me.spice - 8) // 2
    if o.s.phase != BIDDING and o.me.reserve == 0:
        spare = max(spare, o.me.spice - 4)
    o.why("classicbot-pledge" if spare else "classicbot-no_pledge", {"n": spare} if spare else {})
    return nearest(o.options, PLEDGE, PLEDGE + MOST_SPICE, spare)


def share(o: Outlook) -> int:
    """Allies help as far as they have offered, once one's own purse runs low."""
    amount = int(o.about.get("amount", 0))
    wanted = max(0, amount - max(0, o.me.spice - SHIPPING))
    o.why("classicbot-share", {"n": min(wanted, pledged(o.s, o.seat))})
    return nearest(o.options, SHARE, SHARE + MOST_SPICE, wanted)
