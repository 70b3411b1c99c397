"""What auctions of treachery cards and of access cards have in common. [FR-VIII.B.2, FR-VIII.C, FR-XVI.B.3.a]"""

from __future__ import annotations

from typing import Any

from sietch.classic.actions import BID, MAXIMUM, MOST_SPICE, PASS
from sietch.classic.frames import Ask
from sietch.classic.reasons import BID_TOO_HIGH, BID_TOO_LOW
from sietch.classic.state import ClassicState
from sietch.classic.terms import FACTION_IDS
from sietch.kernel.rule import Reason


class AskForBid(Ask):
    """Raise, pass, or leave an order with the steward."""

    __slots__ = ("high", "high_seat", "opener", "out")

    def __init__(self, seat: int, opener: int, high: int, high_seat: int, out: int) -> None:
        super().__init__(seat)
        self.opener = opener
        self.high = high
        self.high_seat = high_seat
        self.out = out  # a bit for everybody who has passed or cannot bid

    def raised(self, s: ClassicState, card: dict[str, Any]) -> dict[str, Any]:
        """What is known of the card, and how far the bids have come."""
        card["high"] = self.high
        if self.high_seat >= 0:
            card["by"] = FACTION_IDS[s.players[self.high_seat].faction]
        return card

    def bids(self, most: int) -> list[int]:
        """What somebody may do who can bid so much at most."""
        sums = range(self.high + 1, most + 1)
        return [PASS, *[BID + n for n in sums], *[MAXIMUM + n for n in sums]]

    def no_bids(self, most: int) -> list[tuple[int, Reason]]:
        """Bids that are too low or too high, and why."""
        low = [(BID + n, BID_TOO_LOW.about({"high": self.high})) for n in range(1, self.high + 1)]
        high = [(BID + n, BID_TOO_HIGH.about({"spice": most})) for n in range(max(most, self.high) + 1, MOST_SPICE + 1)]
        return low + high
