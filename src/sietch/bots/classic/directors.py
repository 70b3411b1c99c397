"""The Directorship: what it is worth, when to lie about a harvest, and when to believe somebody else's report."""

from __future__ import annotations

from typing import Final

from sietch.bots.classic.outlook import Outlook, nearest
from sietch.classic.actions import (
    ANNOUNCE,
    BID,
    MOST_SPICE,
    NO,
    PRICE,
    SHARE_CARD,
    YES,
)
from sietch.classic.prelude.decks import HARVESTS, LEAST_PRICE, MOST_HARVEST, MOST_PRICE, SHARES
from sietch.classic.prelude.report import undivided, without_share
from sietch.classic.prelude.seats import desk_of
from sietch.classic.terms import HARKONNEN

WORTH_OF_POST: Final = 5  # what the Directorship is worth at the beginning
ASKED: Final = 6  # by the Guild for a second card
PAID: Final = 5  # the most that a second card is worth
FAIR_ANYWAY: Final = 4  # a share that nobody quarrels with
SMALL: Final = 8  # a harvest that is not worth a lie
HONEST: Final = 3  # one report in so many about a big harvest is true


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


def lower_cards(total: int) -> list[int]:
    """What could as well have been drawn, without being far from the truth."""
    return sorted({card for card in HARVESTS if total // 2 <= card < total and card})


def tells_truth(total: int) -> float:
    """How often a Director tells the truth about a harvest."""
    return 1.0 if total <= SMALL or not lower_cards(total) else 1 / HONEST


def lies_about(total: int, said: int) -> float:
    """How often a Director says this of a bigger harvest."""
    lower = lower_cards(total)
    return (1.0 - tells_truth(total)) / len(lower) if said in lower else 0.0


def announce(o: Outlook, draw: int) -> int:
    """Small harvests are told truly; of a big one something that could well have been drawn."""
    total = desk_of(o.s).total()
    lower = [card for card in lower_cards(total) if ANNOUNCE + card in o.options]
    if total <= SMALL or not lower or draw % HONEST == 0:
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
