"""After the fifth auction access cards change hands: shown or unseen, for cards or for spice. [FR-XVI.B.4]"""

from __future__ import annotations

from typing import Any, Final

from sietch.classic.actions import (
    DEAL_WITH,
    DONE,
    DROP,
    GIVE_SPICE,
    HAND_OVER,
    HIDE,
    MOST_SPICE,
    MOST_WANTED,
    NO,
    SHOW,
    WANT_CARDS,
    WANT_SPICE,
    YES,
)
from sietch.classic.frames import Ask, Step
from sietch.classic.prelude.decks import ACCESS_CARDS, ACCESS_IDS
from sietch.classic.prelude.desk import NOTHING, T_ASKS, T_BY, T_GIVES, T_SHOWN, T_SLOTS, T_TO, T_WANTS, Desk
from sietch.classic.prelude.seats import desk_of, pay, right_of
from sietch.classic.state import ClassicState
from sietch.classic.terms import FACTION_IDS
from sietch.kernel.event import Facts

ROUNDS: Final = 2  # of offers; a second one only when the first has brought some
OFFERS_A_ROUND: Final = 2


class BeginTrading(Step):
    """Everybody in turn, from the Director's right, may offer trades. [FR-XVI.B.4]"""

    __slots__ = ("round",)

    def __init__(self, round: int = 0) -> None:
        self.round = round

    def run(self, s: ClassicState) -> None:
        desk = desk_of(s)
        if not any(desk.hands) or self.round == ROUNDS or (self.round and not any(desk.offers)):
            return
        if s.sink is not None and not self.round:
            s.emit("trading", -1, {})
        desk.offers = [0] * s.seats
        seat = desk.director
        turns = []
        for _ in range(s.seats):
            seat = right_of(s, seat)
            turns.append(TradeTurn(seat))
        s.then(*turns, BeginTrading(self.round + 1))


class TradeTurn(Ask):
    """Offer somebody a trade, or let it be. [FR-XVI.B.4]"""

    __slots__ = ()
    anytime = False

    def options(self, s: ClassicState, seat: int) -> list[int]:
        desk = desk_of(s)
        found = [DONE]
        if desk.offers[seat] < OFFERS_A_ROUND:
            for p in s.players:
                if p.seat != seat and (desk.hands[seat] or desk.hands[p.seat]):
                    found.append(DEAL_WITH + p.faction)
        return sorted(found)

    def choose(self, s: ClassicState, seat: int, action: int) -> None:
        if action == DONE:
            return
        desk = desk_of(s)
        desk.offers[seat] += 1
        desk.trade = [seat, s.seat(action - DEAL_WITH), NOTHING, 0, 0, 0]
        s.then(WordTrade(seat), TradeTurn(seat))


def words_of(s: ClassicState, trade: list[int]) -> dict[str, Any]:
    """The terms of a trade as everybody may hear them."""
    return {
        "cards": len(trade) - T_SLOTS,
        "gives": trade[T_GIVES],
        "wants": trade[T_WANTS],
        "asks": trade[T_ASKS],
        "shown": trade[T_SHOWN] == 1,
    }


def offered(desk: Desk) -> list[str]:
    """The access cards that are offered."""
    return [ACCESS_IDS[desk.hands[desk.trade[T_BY]][slot]] for slot in desk.trade[T_SLOTS:]]


def answered(desk: Desk) -> list[str]:
    """The access cards that the partner has chosen."""
    return [ACCESS_IDS[desk.hands[desk.trade[T_TO]][slot]] for slot in desk.answer]


class WordTrade(Ask):
    """Which cards or spice for what, and whether the cards are shown first. [FR-XVI.B.4]"""

    __slots__ = ()
    anytime = False

    def about(self, s: ClassicState) -> dict[str, Any]:
        desk = desk_of(s)
        whom = FACTION_IDS[s.players[desk.trade[T_TO]].faction]
        return {"faction": whom, "offered": offered(desk), **words_of(s, desk.trade)}

    def options(self, s: ClassicState, seat: int) -> list[int]:
        desk = desk_of(s)
        trade = desk.trade
        partner = trade[T_TO]
        slots = trade[T_SLOTS:]
        found = [DROP]
        if not trade[T_GIVES] and not trade[T_ASKS]:
            found.extend([GIVE_SPICE + n - 1 for n in range(1, min(s.players[seat].spice, MOST_SPICE) + 1)])
            found.extend([WANT_SPICE + n - 1 for n in range(1, min(s.players[partner].spice, MOST_SPICE) + 1)])
        if len(slots) < MOST_WANTED:
            found.extend([HAND_OVER + card for card in desk.kinds(seat, slots)])
        if not trade[T_WANTS]:
            found.extend([WANT_CARDS + n - 1 for n in range(1, min(MOST_WANTED, len(desk.hands[partner])) + 1)])
        if slots or trade[T_WANTS]:
            found.extend([SHOW, HIDE])
        return sorted(found)

    def choose(self, s: ClassicState, seat: int, action: int) -> None:
        desk = desk_of(s)
        if action == DROP:
            desk.trade = []
            return
        if action in (SHOW, HIDE):
            offer(s, desk, action == SHOW)
            return
        trade = desk.trade[:]
        if HAND_OVER <= action < HAND_OVER + ACCESS_CARDS:
            trade.append(desk.slot(seat, action - HAND_OVER, trade[T_SLOTS:]))
        elif WANT_CARDS <= action < WANT_CARDS + MOST_WANTED:
            trade[T_WANTS] = action - WANT_CARDS + 1
        elif action >= WANT_SPICE:
            trade[T_ASKS] = action - WANT_SPICE + 1
        else:
            trade[T_GIVES] = action - GIVE_SPICE + 1
        desk.trade = trade
        s.then(WordTrade(seat))


def offer(s: ClassicState, desk: Desk, shown: bool) -> None:
    """The terms are told aloud; the cards, if they are shown, only to the partner."""
    by, to = desk.trade[T_BY], desk.trade[T_TO]
    desk.trade = [*desk.trade[:T_SHOWN], 1 if shown else 0, *desk.trade[T_GIVES:]]
    if shown:
        for slot in desk.trade[T_SLOTS:]:
            desk.hands_known[by][slot] |= 1 << to
    if s.sink is not None:
        cards: Facts = {"offered": offered(desk)}
        secrets = {by: cards, to: cards} if shown else {by: cards}
        s.emit("trade_offered", by, {"to": to, **words_of(s, desk.trade)}, secrets)
    s.then(AnswerTrade(to))


class AnswerTrade(Ask):
    """Refuse, or choose the cards that are given in return. [FR-XVI.B.4]"""

    __slots__ = ()
    anytime = False

    def about(self, s: ClassicState) -> dict[str, Any]:
        desk = desk_of(s)
        words = words_of(s, desk.trade)
        words["faction"] = FACTION_IDS[s.players[desk.trade[T_BY]].faction]
        words["left"] = desk.trade[T_WANTS] - len(desk.answer)
        words["offered"] = offered(desk) if words["shown"] else []
        return words

    def options(self, s: ClassicState, seat: int) -> list[int]:
        desk = desk_of(s)
        if not desk.trade[T_WANTS]:
            return [YES, NO]
        return sorted([NO, *[HAND_OVER + card for card in desk.kinds(seat, desk.answer)]])

    def choose(self, s: ClassicState, seat: int, action: int) -> None:
        desk = desk_of(s)
        if action == NO:
            refuse(s, desk, seat)
            return
        if action != YES:
            desk.answer = [*desk.answer, desk.slot(seat, action - HAND_OVER, desk.answer)]
        if len(desk.answer) < desk.trade[T_WANTS]:
            s.then(AnswerTrade(seat))
        elif desk.trade[T_SHOWN] == 1 and desk.answer:
            for slot in desk.answer:
                desk.hands_known[seat][slot] |= 1 << desk.trade[T_BY]
            s.then(ConfirmTrade(desk.trade[T_BY]))
        else:
            carry_out(s, desk)


class ConfirmTrade(Ask):
    """The other cards are shown as well: is it a bargain? [FR-XVI.B.4]"""

    __slots__ = ()
    anytime = False

    def about(self, s: ClassicState) -> dict[str, Any]:
        desk = desk_of(s)
        whom = FACTION_IDS[s.players[desk.trade[T_TO]].faction]
        return {"faction": whom, "offered": offered(desk), "answered": answered(desk), **words_of(s, desk.trade)}

    def options(self, s: ClassicState, seat: int) -> list[int]:
        return [YES, NO]

    def choose(self, s: ClassicState, seat: int, action: int) -> None:
        if action == YES:
            carry_out(s, desk_of(s))
        else:
            refuse(s, desk_of(s), seat)


def refuse(s: ClassicState, desk: Desk, seat: int) -> None:
    other = desk.trade[T_TO] if seat == desk.trade[T_BY] else desk.trade[T_BY]
    desk.trade = []
    desk.answer = []
    if s.sink is not None:
        s.emit("trade_refused", seat, {"of": other})


def carry_out(s: ClassicState, desk: Desk) -> None:
    """Cards and spice change hands; the two know what they gave and got, the others can no longer tell."""
    by, to = desk.trade[T_BY], desk.trade[T_TO]
    there, back = offered(desk), answered(desk)
    pay(s, by, desk.trade[T_GIVES], to)
    pay(s, to, desk.trade[T_ASKS], by)
    gone = lift(desk, by, to, desk.trade[T_SLOTS:])
    come = lift(desk, to, by, desk.answer)
    for card in gone:
        desk.take(to, card, 1 << by)
    for card in come:
        desk.take(by, card, 1 << to)
    if s.sink is not None:
        secret: Facts = {"there": there, "back": back}
        s.emit("trade_done", by, {"of": to, "cards": len(gone), "wants": len(come)}, {by: secret, to: secret})
    desk.trade = []
    desk.answer = []


def lift(desk: Desk, seat: int, partner: int, slots: list[int]) -> list[int]:
    """Take cards out of a hand; outsiders who knew it do not know which went."""
    cards = [desk.hands[seat][slot] for slot in slots]
    for slot in sorted(slots, reverse=True):
        del desk.hands[seat][slot]
        del desk.hands_known[seat][slot]
    if slots:
        two = 1 << seat | 1 << partner
        desk.hands_known[seat] = [known & two for known in desk.hands_known[seat]]
    return cards
