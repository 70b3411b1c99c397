"""What a seat cannot know of the prelude, drawn afresh: harvests, shares, access cards, orders, unfinished trades."""

from __future__ import annotations

from sietch.classic.prelude.decks import SHARES, WORM_CARD, least_sum
from sietch.classic.prelude.desk import NOTHING, T_BY, T_SHOWN, T_TO, T_WANTS, Desk
from sietch.classic.prelude.influence import AccessBidding, limit
from sietch.classic.prelude.report import supply, too_small, undivided, without_share
from sietch.classic.state import ClassicState
from sietch.classic.terms import EVERYBODY
from sietch.kernel.rng import Rng

TRIES = 40  # at a harvest that could have been announced so, before the truth is kept


def redraw(c: ClassicState, viewer: int, rng: Rng) -> None:
    """Change a copy in everything that the viewer (-1: a spectator) cannot know."""
    desk = c.harvest
    if desk is None:
        return
    bit = 1 << viewer if viewer >= 0 else EVERYBODY
    _harvests(c, desk, bit, rng)
    _shares(c, desk, bit, rng)
    _access(desk, bit, rng)
    _orders(c, desk, viewer, rng)
    if desk.trade and desk.trade[T_SHOWN] == NOTHING and viewer != desk.trade[T_BY]:
        desk.trade = [desk.trade[T_BY], desk.trade[T_TO], NOTHING, 0, 0, 0]
    if desk.trade and viewer != desk.trade[T_TO] and len(desk.answer) < desk.trade[T_WANTS]:
        desk.answer = []


def _harvests(c: ClassicState, desk: Desk, bit: int, rng: Rng) -> None:
    """The Director has not reported more than there is, nor too little to be shared out unless there is no more."""
    hidden = [i for i, known in enumerate(desk.drawn_known) if known & bit != bit]
    seen = sum([card for i, card in enumerate(desk.drawn) if i not in hidden])
    pool = [card for card in desk.harvests if card != WORM_CARD] + [desk.drawn[i] for i in hidden]
    worms = [card for card in desk.harvests if card == WORM_CARD]
    truth = pool[:]
    for _ in range(TRIES):
        rng.shuffle(pool)
        total = seen + sum(pool[len(pool) - len(hidden) :])
        if total >= desk.announced and too_small(c, total) >= (desk.announced >= 0 and too_small(c, desk.announced)):
            break
    else:
        pool = truth
    for i in hidden:
        desk.drawn[i] = pool.pop()
    desk.harvests = pool + worms
    rng.shuffle(desk.harvests)


def _shares(c: ClassicState, desk: Desk, bit: int, rng: Rng) -> None:
    """Together they are no more than was announced, and the cards suffice."""
    hidden = [seat for seat, kind in enumerate(desk.shares) if kind >= 0 and desk.shares_known[seat] & bit != bit]
    if not hidden:
        return
    for seat in hidden:
        desk.shares[seat] = NOTHING
    for seat in hidden:
        left = supply(c, desk)
        others = len(without_share(c, desk)) - 1
        most = undivided(desk)
        fits: list[int] = []
        for kind, copies in enumerate(left):
            rest = left[:]
            rest[kind] -= 1
            if copies > 0 and SHARES[kind] + least_sum(rest, others) <= most:
                fits.append(kind)
        desk.shares[seat] = rng.choice(fits)


def _access(desk: Desk, bit: int, rng: Rng) -> None:
    """Unseen cards of other hands, of the row and of the deck are one pool."""
    piles = [*desk.hands, desk.row, desk.access]
    known = [*desk.hands_known, desk.row_known, desk.access_known]
    hidden = [(pile, slot) for pile, seen in enumerate(known) for slot, who in enumerate(seen) if who & bit != bit]
    pool = [piles[pile][slot] for pile, slot in hidden]
    rng.shuffle(pool)
    for (pile, slot), card in zip(hidden, pool, strict=True):
        piles[pile][slot] = card


def _orders(c: ClassicState, desk: Desk, viewer: int, rng: Rng) -> None:
    """What others have told the steward; the highest bid is within the order of whoever made it."""
    high, high_seat = 0, -1
    for frame in c.stack:
        if isinstance(frame, AccessBidding):
            high, high_seat = frame.high, frame.high_seat
    for p in c.players:
        if p.seat != viewer and desk.orders[p.seat] != NOTHING:
            least = high if p.seat == high_seat else 0
            desk.orders[p.seat] = least + rng.below(max(1, limit(p) - least + 1))
