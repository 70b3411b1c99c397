"""What lies on the Director's table while the harvest is fought over, secrets included."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

NOBODY: Final = -1
NOTHING: Final = -1

# What a trade on the table consists of, then the slots of the cards that are offered.
T_BY: Final = 0
T_TO: Final = 1
T_SHOWN: Final = 2  # NOTHING while it is being worded, then 0 or 1
T_GIVES: Final = 3  # spice
T_ASKS: Final = 4  # spice
T_WANTS: Final = 5  # cards
T_SLOTS: Final = 6

FIELDS: Final[tuple[str, ...]] = (
    *("turn", "director", "caught", "harvests", "drawn", "drawn_known", "reported", "announced", "shares"),
    *("shares_known", "votes", "access", "access_known", "row", "row_known", "peeked", "orders", "trade", "answer"),
    *("offers", "spent"),
)


class Desk:
    """The prelude's own part of a position; gone when the first turn begins."""

    __slots__ = (
        "access",
        "access_known",
        "announced",
        "answer",
        "caught",
        "director",
        "drawn",
        "drawn_known",
        "hands",
        "hands_known",
        "harvests",
        "offers",
        "orders",
        "peeked",
        "reported",
        "row",
        "row_known",
        "shares",
        "shares_known",
        "spent",
        "trade",
        "turn",
        "votes",
    )

    def __init__(self, seats: int) -> None:
        self.turn = 0  # of five
        self.director = NOBODY
        self.caught = 0  # how often the Harkonnen have been caught lying
        self.harvests: list[int] = []  # harvest cards, the top is the end
        self.drawn: list[int] = []  # harvest cards of this report that only some have seen
        self.drawn_known: list[int] = []  # beside each, a bit for every seat that has
        self.reported: list[int] = []  # harvest cards that all have seen
        self.announced = NOTHING
        self.shares: list[int] = [NOTHING] * seats  # kinds of share cards, by seat
        self.shares_known: list[int] = [0] * seats
        self.votes: list[int] = [NOTHING] * seats  # 1 for, 0 against, of the last meeting
        self.access: list[int] = []  # access cards, the top is the end
        self.access_known: list[int] = []
        self.row: list[int] = []  # up for auction, the next one first
        self.row_known: list[int] = []
        self.peeked = False  # the Atreides have looked at a card of this auction
        self.orders: list[int] = [NOTHING] * seats  # the most a seat lets its steward bid; NOTHING: ask
        self.hands: list[list[int]] = [[] for _ in range(seats)]  # access cards in the order in which they came
        self.hands_known: list[list[int]] = [[] for _ in range(seats)]
        self.trade: list[int] = []
        self.answer: list[int] = []  # slots that the partner has chosen so far
        self.offers: list[int] = [0] * seats
        self.spent: list[int] = []  # access cards that have served

    def clone(self) -> Desk:
        c = Desk(0)
        c.turn = self.turn
        c.director = self.director
        c.caught = self.caught
        c.harvests = self.harvests[:]
        c.drawn = self.drawn[:]
        c.drawn_known = self.drawn_known[:]
        c.reported = self.reported[:]
        c.announced = self.announced
        c.shares = self.shares[:]
        c.shares_known = self.shares_known[:]
        c.votes = self.votes[:]
        c.access = self.access[:]
        c.access_known = self.access_known[:]
        c.row = self.row[:]
        c.row_known = self.row_known[:]
        c.peeked = self.peeked
        c.orders = self.orders[:]
        c.hands = [hand[:] for hand in self.hands]
        c.hands_known = [known[:] for known in self.hands_known]
        c.trade = self.trade[:]
        c.answer = self.answer[:]
        c.offers = self.offers[:]
        c.spent = self.spent[:]
        return c

    def dump(self) -> dict[str, Any]:
        data: dict[str, Any] = {name: _plain(getattr(self, name)) for name in FIELDS}
        data["hands"] = [hand[:] for hand in self.hands]
        data["hands_known"] = [known[:] for known in self.hands_known]
        return data

    # -- access cards ------------------------------------------------------------------------------------------

    def take(self, seat: int, card: int, known: int) -> None:
        self.hands[seat].append(card)
        self.hands_known[seat].append(known | 1 << seat)

    def kinds(self, seat: int, without: list[int]) -> list[int]:
        """The kinds of access cards that a seat holds beside those in some slots."""
        hand = self.hands[seat]
        return sorted({hand[slot] for slot in range(len(hand)) if slot not in without})

    def slot(self, seat: int, card: int, without: list[int]) -> int:
        """Where a card of this kind lies in a hand, beside those in some slots."""
        hand = self.hands[seat]
        return next(slot for slot in range(len(hand)) if hand[slot] == card and slot not in without)

    def total(self) -> int:
        """What the harvest of this report comes to."""
        return sum(self.drawn)


def _plain(value: Any) -> Any:
    return value[:] if isinstance(value, list) else value


def load_desk(data: Mapping[str, Any], seats: int) -> Desk:
    d = Desk(seats)
    for name in FIELDS:
        value = data[name]
        setattr(d, name, list(value) if isinstance(value, list) else value)
    d.hands = [list(hand) for hand in data["hands"]]
    d.hands_known = [list(known) for known in data["hands_known"]]
    return d
