"""What a seat, or a spectator, may see of the prelude."""

from __future__ import annotations

from typing import Any

from sietch.classic.prelude.decks import ACCESS_IDS, HARVEST_TURNS, SHARES
from sietch.classic.prelude.desk import NOTHING, T_BY, T_SHOWN, T_TO, Desk
from sietch.classic.prelude.influence import AccessBidding
from sietch.classic.prelude.trading import answered, offered, words_of
from sietch.classic.state import ClassicState
from sietch.classic.terms import EVERYBODY

VOTE_IDS = ("against", "for")


def harvest_view(s: ClassicState, desk: Desk, viewer: int) -> dict[str, Any]:
    """The Director's table from one seat; -1 is a spectator."""
    return _table(s, desk, viewer, 1 << viewer if viewer >= 0 else EVERYBODY)


def harvest_look(s: ClassicState, desk: Desk) -> dict[str, Any]:
    """The Director's table with nothing hidden."""
    return _table(s, desk, -1, 0)


def _table(s: ClassicState, desk: Desk, viewer: int, bit: int) -> dict[str, Any]:
    """What somebody sees to whom cards are open that the seats of these bits have seen."""
    return {
        "turn": desk.turn,
        "turns": HARVEST_TURNS,
        "director": desk.director if desk.director >= 0 else None,
        "caught": desk.caught,
        "deck": len(desk.harvests),
        "reported": list(desk.reported),
        "drawn": [
            card if known & bit == bit else None for card, known in zip(desk.drawn, desk.drawn_known, strict=True)
        ],
        "announced": desk.announced if desk.announced >= 0 else None,
        "shares": [_share(desk, seat, bit) for seat in range(s.seats)],
        "envelopes": [kind != NOTHING for kind in desk.shares],
        "votes": [VOTE_IDS[vote] if vote >= 0 else None for vote in desk.votes],
        "access_deck": len(desk.access),
        "auction": _auction(s, desk, viewer, bit),
        "cards": [len(hand) for hand in desk.hands],
        "hands": [_hand(desk, seat, bit) for seat in range(s.seats)],
        "trade": _trade(s, desk, viewer),
        "offers": list(desk.offers),
    }


def _share(desk: Desk, seat: int, bit: int) -> int | None:
    kind = desk.shares[seat]
    return SHARES[kind] if kind >= 0 and desk.shares_known[seat] & bit == bit else None


def _hand(desk: Desk, seat: int, bit: int) -> list[str]:
    """The access cards of a hand that the viewer has seen: all of one's own."""
    pairs = zip(desk.hands[seat], desk.hands_known[seat], strict=True)
    return [ACCESS_IDS[card] for card in sorted([card for card, known in pairs if known & bit == bit])]


def _auction(s: ClassicState, desk: Desk, viewer: int, bit: int) -> dict[str, Any] | None:
    if not desk.row:
        return None
    seen: dict[str, Any] = {
        "left": len(desk.row),
        "card": ACCESS_IDS[desk.row[0]] if desk.row_known[0] & bit == bit else None,
        "high": 0,
        "by": None,
        "passed": [],
        "order": desk.orders[viewer] if viewer >= 0 and desk.orders[viewer] >= 0 else None,
    }
    for frame in s.stack:
        if isinstance(frame, AccessBidding):
            seen["high"] = frame.high
            seen["by"] = frame.high_seat if frame.high_seat >= 0 else None
            seen["passed"] = [p.seat for p in s.players if frame.out >> p.seat & 1]
    return seen


def _trade(s: ClassicState, desk: Desk, viewer: int) -> dict[str, Any] | None:
    """A trade that is being talked about: its terms once it is offered, its cards for those who may see them."""
    if not desk.trade:
        return None
    by, to, shown = desk.trade[T_BY], desk.trade[T_TO], desk.trade[T_SHOWN]
    seen: dict[str, Any] = {"by": by, "to": to, "offered": None, "answered": None}
    if shown != NOTHING or viewer == by:
        seen.update(words_of(s, desk.trade))
    if viewer == by or (viewer == to and shown == 1):
        seen["offered"] = offered(desk)
    if viewer == to:
        seen["answered"] = answered(desk)
    return seen
