"""The Directorship: what it is worth, when to lie about a harvest, and when to believe somebody else's report."""

from __future__ import annotations

from typing import Final

from sietch.bots.classic.outlook import Outlook, nearest
from sietch.classic.actions import (
    ANNOUNCE,
    BID,
    LOOK,
    MOST_SPICE,
    NO,
    PASS,
    PRICE,
    SHARE_CARD,
    VOTE_AGAINST,
    VOTE_FOR,
    YES,
)
from sietch.classic.prelude.decks import HARVESTS, LEAST_PRICE, MOST_HARVEST, MOST_PRICE, SHARES
from sietch.classic.prelude.desk import Desk
from sietch.classic.prelude.report import undivided, without_share
from sietch.classic.prelude.seats import desk_of, receivers
from sietch.classic.terms import FACTIONS, HARKONNEN

WORTH_OF_POST: Final = 3  # what the Directorship is worth at the beginning
ASKED: Final = 6  # by the Guild for a second card
PAID: Final = 5  # the most that a second card is worth
FAIR_ANYWAY: Final = 4  # a share that nobody quarrels with
SMALL: Final = 8  # a harvest that is not worth a lie


def bid_for_desk(o: Outlook) -> int:
    """A little spice; the Harkonnen can afford to be caught once."""
    worth = WORTH_OF_POST + (1 if o.me.faction == HARKONNEN else 0)
    o.why("classicbot-harvest_post", {"n": worth})
    return nearest(o.options, BID, BID + MOST_SPICE, worth)


def ask_price(o: Outlook) -> int:
    o.why("classicbot-harvest_sell")
    return nearest(o.options, PRICE, PRICE + MOST_PRICE - LEAST_PRICE, ASKED - LEAST_PRICE)


def buy_second(o: Outlook) -> int:
    """A second card brings the Director a part of what it shows."""
    price = int(o.about["price"])
    if price <= PAID:
        o.why("classicbot-harvest_buy")
        return YES
    if PRICE in o.options:
        o.why("classicbot-harvest_haggle")
        return PRICE
    o.why("classicbot-harvest_too_dear")
    return NO


def last_price(o: Outlook) -> int:
    o.why("classicbot-harvest_sell")
    return YES


# -- the report ---------------------------------------------------------------------------------------------------


def announce(o: Outlook, draw: int) -> int:
    """Small harvests are told truly; of a big one something that could well have been drawn."""
    total = desk_of(o.s).total()
    lower = sorted({card for card in HARVESTS if total // 2 <= card < total and ANNOUNCE + card in o.options})
    if total <= SMALL or not lower or draw % 3 == 0:
        o.why("classicbot-harvest_truth")
        return nearest(o.options, ANNOUNCE, ANNOUNCE + MOST_HARVEST, total)
    said = lower[draw % len(lower)]
    o.why("classicbot-harvest_lie", {"n": said})
    return ANNOUNCE + said


def give_share(o: Outlook) -> int:
    """An honest Director gives everything out; a liar feeds enough voters to be safe, and starves the others."""
    desk = desk_of(o.s)
    left = undivided(desk)
    waiting = len(without_share(o.s, desk))
    if desk.announced == desk.total():
        wanted = (left + waiting - 1) // waiting
        o.why("classicbot-harvest_whole")
    else:
        voters = o.s.seats - 1
        fed = (voters + 1) // 2
        safe = voters - waiting < fed
        wanted = min(left, max(desk.announced // voters, FAIR_ANYWAY) if safe else desk.announced // (2 * voters))
        o.why("classicbot-harvest_feed" if safe else "classicbot-harvest_starve")
    return min(o.options, key=lambda action: (abs(SHARES[action - SHARE_CARD] - wanted), action))


# -- the meeting --------------------------------------------------------------------------------------------------


def peek_share(o: Outlook) -> int:
    """The share of whoever has most to lose or to gain: the richest."""
    found = [action for action in o.options if LOOK <= action < LOOK + FACTIONS]
    if not found:
        return PASS
    o.why("classicbot-harvest_peek")
    return max(found, key=lambda action: (o.s.players[o.s.seat(action - LOOK)].spice, -action))


def vote(o: Outlook) -> int:
    """Against a lie that can be proved, and against a share that is less than half of a fair one."""
    desk = desk_of(o.s)
    voters = receivers(o.s)
    share = SHARES[desk.shares[o.seat]]
    known = [SHARES[desk.shares[seat]] for seat in voters if desk.shares_known[seat] >> o.seat & 1]
    if len(known) == len(voters) and sum(known) != desk.announced:
        o.why("classicbot-harvest_caught")
        return VOTE_AGAINST
    if 2 * share * len(voters) < desk.announced or doubtful(o, desk, share, len(voters)):
        o.why("classicbot-harvest_against")
        return VOTE_AGAINST
    o.why("classicbot-harvest_for", {"n": share})
    return VOTE_FOR


def doubtful(o: Outlook, desk: Desk, share: int, voters: int) -> bool:
    """Whether most of what may have been drawn is more than was announced, and the share does not console."""
    left = [card for card in HARVESTS if card]
    for card in desk.reported:
        if card in left:
            left.remove(card)
    more = [card for card in left if card > desk.announced]
    same = [card for card in left if card == desk.announced]
    if not same:
        return True  # no such card is left to be drawn, unless there were two
    return len(more) > 4 * len(same) and share <= desk.announced // (voters + 1)


def award_odd(o: Outlook) -> int:
    o.why("classicbot-harvest_odd")
    return PASS
