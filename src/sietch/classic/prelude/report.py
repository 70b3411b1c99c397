"""The Director's report: a tax, a harvest that nobody else sees, an announcement, and shares. [FR-XVI.B.1]"""

from __future__ import annotations

from typing import Any

from sietch.classic.actions import ANNOUNCE, NO, PASS, PRICE, SHARE_CARD, YES
from sietch.classic.frames import Ask, AskWithPrice, Step
from sietch.classic.prelude.decks import (
    LEAST_PRICE,
    MOST_HARVEST,
    MOST_PRICE,
    SHARES,
    TAX,
    WORM_CARD,
    least_sum,
    shares_left,
)
from sietch.classic.prelude.desk import NOTHING, Desk
from sietch.classic.prelude.seats import desk_of, pay, receivers, right_of, succeed
from sietch.classic.reasons import (
    CANNOT_BE_SHARED,
    HARVEST_TOO_HIGH,
    NO_SUCH_SHARE,
    NOT_ENOUGH_FOR_SECOND,
    SHARES_TOO_HIGH,
)
from sietch.classic.state import ClassicState
from sietch.classic.terms import EMPEROR, FACTION_IDS, FREMEN, GUILD
from sietch.kernel.event import Facts
from sietch.kernel.rule import Reason


class BeginReport(Step):
    """A new year: the Director pays the tax and draws a harvest card. [FR-XVI.B, FR-XVI.B.1.a]"""

    __slots__ = ()

    def run(self, s: ClassicState) -> None:
        desk = desk_of(s)
        desk.turn += 1
        desk.votes = [NOTHING] * s.seats
        if s.sink is not None:
            s.emit("harvest_turn", -1, {"turn": desk.turn})
        pay_tax(s)
        draw_harvest(s)
        s.then(OfferSecond(), Speak())


def pay_tax(s: ClassicState) -> None:
    """One spice to the Emperor, or to the pool; whoever has none gives way to the right. [FR-XVI.C.5, OQ32]"""
    desk = desk_of(s)
    emperor = s.seat(EMPEROR)
    for _ in range(s.seats):
        director = desk.director
        if director == emperor:
            return  # who would pay himself
        if s.players[director].spice >= TAX:
            pay(s, director, TAX, emperor)
            return
        if s.sink is not None:
            s.emit("director_broke", director, {})
        succeed(s, right_of(s, director))


def draw_harvest(s: ClassicState) -> None:
    """The top harvest card, seen by the Director alone; at a worm the Fremen take over. [FR-XVI.C.4, OQ26]"""
    desk = desk_of(s)
    card = desk.harvests.pop()
    if card != WORM_CARD:
        desk.drawn.append(card)
        desk.drawn_known.append(1 << desk.director)
        if s.sink is not None:
            s.emit("harvest_drawn", desk.director, {}, {desk.director: {"harvest": card}})
        return
    desk.reported.append(card)
    if s.sink is not None:
        s.emit("harvest_worm", desk.director, {})
    fremen = s.seat(FREMEN)
    if fremen < 0 or fremen == desk.director:
        return
    succeed(s, fremen)
    desk.drawn_known = [known | 1 << fremen for known in desk.drawn_known]
    draw_harvest(s)


# -- the Guild's second card --------------------------------------------------------------------------------------


class OfferSecond(Step):
    """The Guild may sell the Director a second harvest card. [FR-XVI.C.3]"""

    __slots__ = ()

    def run(self, s: ClassicState) -> None:
        guild = s.seat(GUILD)
        director = desk_of(s).director
        if guild >= 0 and guild != director and s.players[director].spice >= LEAST_PRICE:
            s.then(AskPrice(guild))


def most_price(s: ClassicState) -> int:
    return min(MOST_PRICE, s.players[desk_of(s).director].spice)


class AskPrice(Ask):
    """What does the Guild ask for a second card? [FR-XVI.C.3]"""

    __slots__ = ()
    anytime = False

    def about(self, s: ClassicState) -> dict[str, Any]:
        return {"director": FACTION_IDS[s.players[desk_of(s).director].faction]}

    def options(self, s: ClassicState, seat: int) -> list[int]:
        return [PASS, *[PRICE + n - LEAST_PRICE for n in range(LEAST_PRICE, most_price(s) + 1)]]

    def unavailable(self, s: ClassicState, seat: int) -> list[tuple[int, Reason]]:
        return [(PRICE + n - LEAST_PRICE, NOT_ENOUGH_FOR_SECOND) for n in range(most_price(s) + 1, MOST_PRICE + 1)]

    def choose(self, s: ClassicState, seat: int, action: int) -> None:
        if action == PASS:
            return
        price = action - PRICE + LEAST_PRICE
        if s.sink is not None:
            s.emit("second_offered", seat, {"spice": price})
        s.then(BuySecond(desk_of(s).director, price))


class BuySecond(AskWithPrice):
    """Pay it, do without, or offer less. [FR-XVI.C.3]"""

    __slots__ = ()

    def about(self, s: ClassicState) -> dict[str, Any]:
        return {"price": self.price, "harvest": desk_of(s).total()}

    def options(self, s: ClassicState, seat: int) -> list[int]:
        return [YES, NO, *[PRICE + n - LEAST_PRICE for n in range(LEAST_PRICE, self.price)]]

    def choose(self, s: ClassicState, seat: int, action: int) -> None:
        if action == YES:
            sell_second(s, self.price)
        elif action == NO:
            if s.sink is not None:
                s.emit("second_declined", seat, {})
        else:
            price = action - PRICE + LEAST_PRICE
            if s.sink is not None:
                s.emit("second_countered", seat, {"spice": price})
            s.then(LastPrice(s.seat(GUILD), price))


class LastPrice(AskWithPrice):
    """Is the Guild content with what the Director offers? [FR-XVI.C.3]"""

    __slots__ = ()

    def options(self, s: ClassicState, seat: int) -> list[int]:
        return [YES, NO]

    def choose(self, s: ClassicState, seat: int, action: int) -> None:
        if action == YES:
            sell_second(s, self.price)
        elif s.sink is not None:
            s.emit("second_declined", seat, {})


def sell_second(s: ClassicState, price: int) -> None:
    pay(s, desk_of(s).director, price, s.seat(GUILD))
    draw_harvest(s)


# -- the announcement and the shares ------------------------------------------------------------------------------


class Speak(Step):
    """The Director reports; where a worm has eaten everything there is nothing to tell. [OQ26]"""

    __slots__ = ()

    def run(self, s: ClassicState) -> None:
        desk = desk_of(s)
        if desk.total():
            s.then(Announce(desk.director))


def supply(s: ClassicState, desk: Desk) -> list[int]:
    """The share cards that are left; where even the lowest ask for more than there is, zeros never run out.

    Only a harvest that is too small itself can be announced as such, so that what was announced tells it to all.
    """
    left = shares_left(desk.shares)
    if too_small(s, desk.total() if desk.announced == NOTHING else desk.announced):
        left[0] = s.seats
    return left


def too_small(s: ClassicState, amount: int) -> bool:
    """Whether the printed share cards cannot divide so little."""
    return amount < least_sum(shares_left([]), s.seats - 1)


def why_not_announce(s: ClassicState, desk: Desk, amount: int) -> Reason | None:
    """Why the Director may not report this harvest."""
    if amount > desk.total():
        return HARVEST_TOO_HIGH
    if amount < least_sum(supply(s, desk), s.seats - 1):
        return CANNOT_BE_SHARED
    return None


class Announce(Ask):
    """The harvest as the Director tells it: the truth or less. [FR-XVI.B.1.a]"""

    __slots__ = ()
    anytime = False

    def about(self, s: ClassicState) -> dict[str, Any]:
        return {"harvest": desk_of(s).total()}

    def options(self, s: ClassicState, seat: int) -> list[int]:
        desk = desk_of(s)
        return [ANNOUNCE + n for n in range(MOST_HARVEST + 1) if why_not_announce(s, desk, n) is None]

    def unavailable(self, s: ClassicState, seat: int) -> list[tuple[int, Reason]]:
        desk = desk_of(s)
        found = [(ANNOUNCE + n, why_not_announce(s, desk, n)) for n in range(MOST_HARVEST + 1)]
        facts = {"harvest": desk.total()}
        return [(action, reason.about(facts)) for action, reason in found if reason is not None]

    def choose(self, s: ClassicState, seat: int, action: int) -> None:
        desk_of(s).announced = action - ANNOUNCE
        if s.sink is not None:
            s.emit("announced", seat, {"spice": action - ANNOUNCE})
        s.then(GiveShare(seat))


def without_share(s: ClassicState, desk: Desk) -> list[int]:
    """Who has not been given a share card yet, in the order in which the Director deals."""
    return [other for other in receivers(s) if desk.shares[other] == NOTHING]


def undivided(desk: Desk) -> int:
    """What is left of the announced harvest."""
    return desk.announced - sum([SHARES[kind] for kind in desk.shares if kind >= 0])


def why_not_share(s: ClassicState, desk: Desk, kind: int) -> Reason | None:
    """Why the next receiver cannot be given a share card."""
    left = supply(s, desk)
    if left[kind] <= 0:
        return NO_SUCH_SHARE
    left[kind] -= 1
    others = len(without_share(s, desk)) - 1
    if SHARES[kind] + least_sum(left, others) > undivided(desk):
        return SHARES_TOO_HIGH
    return None


class GiveShare(Ask):
    """A share card for the next player, unseen by the others. [FR-XVI.B.1.b]"""

    __slots__ = ()
    anytime = False

    def asks(self, s: ClassicState) -> bool:
        return bool(without_share(s, desk_of(s)))

    def about(self, s: ClassicState) -> dict[str, Any]:
        desk = desk_of(s)
        waiting = without_share(s, desk)
        whom = FACTION_IDS[s.players[waiting[0]].faction]
        return {"faction": whom, "left": undivided(desk), "others": len(waiting) - 1, "harvest": desk.total()}

    def options(self, s: ClassicState, seat: int) -> list[int]:
        desk = desk_of(s)
        return [SHARE_CARD + kind for kind in range(len(SHARES)) if why_not_share(s, desk, kind) is None]

    def unavailable(self, s: ClassicState, seat: int) -> list[tuple[int, Reason]]:
        desk = desk_of(s)
        found = [(SHARE_CARD + kind, why_not_share(s, desk, kind)) for kind in range(len(SHARES))]
        return [(action, reason) for action, reason in found if reason is not None]

    def choose(self, s: ClassicState, seat: int, action: int) -> None:
        desk = desk_of(s)
        receiver = without_share(s, desk)[0]
        kind = action - SHARE_CARD
        desk.shares[receiver] = kind
        desk.shares_known[receiver] = 1 << seat | 1 << receiver
        if s.sink is not None:
            secret: Facts = {"spice": SHARES[kind]}
            s.emit("share_given", receiver, {}, {seat: secret, receiver: secret})
        s.then(GiveShare(seat))
