"""The secrets of the Duel drawn afresh: hands, hidden champions, hidden seconds. [FR-XIX.A.2.a, FR-XIX.C]"""

from __future__ import annotations

from sietch.classic.duel.bout import NOBODY
from sietch.classic.duel.champions import available
from sietch.classic.duel.state import Duels
from sietch.classic.state import ClassicState
from sietch.kernel.rng import Rng


def redraw_duels(c: ClassicState, duels: Duels, viewer: int, rng: Rng) -> None:
    """Cards that the viewer has not seen are one pool; who lies face down could be any leader at hand."""
    pool = duels.deck[:]
    for seat, hand in enumerate(duels.hands):
        if seat != viewer:
            pool.extend(hand)
    rng.shuffle(pool)
    for seat, hand in enumerate(duels.hands):
        if seat != viewer:
            duels.hands[seat] = [pool.pop() for _ in hand]
    duels.deck = pool
    bout = duels.bout
    if bout is None:
        return
    for place, seat in enumerate(bout.fighters):
        if seat != viewer and bout.champions[place] != NOBODY and not bout.is_shown(place):
            bout.champions[place] = rng.choice(available(c, seat))
            bout.strength[place] = c.rules.strength(bout.champions[place])
    for seat, leader in enumerate(bout.seconds):
        if seat != viewer and leader != NOBODY:
            bout.seconds[seat] = rng.choice(available(c, seat))
