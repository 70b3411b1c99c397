"""The information barrier: whether taking an action back would let somebody keep what it has shown them.

Nobody has learnt anything hidden from an action if it would have looked the same, to every seat, in every position that
the seat could not tell from the real one. A few redrawn positions are enough to notice a card that was turned over.
"""

from __future__ import annotations

from typing import Any

from sietch.kernel.game import Game
from sietch.kernel.rng import rng_from_seed
from sietch.kernel.rule import IllegalAction

SAMPLES = 3


def reveals(game: Game[Any], before: Any, seat: int, action: int) -> bool:
    """Whether an action showed somebody something that they could not have known."""
    after = before.clone()
    game.apply(after, seat, action)
    for viewer in range(before.seats):
        seen = game.view(after, viewer)
        for n in range(SAMPLES):
            imagined = game.determinize(before, viewer, rng_from_seed(f"barrier/{n}"))
            try:
                game.apply(imagined, seat, action)
            except IllegalAction:
                continue  # the action tells what its author holds, which is the author's own to tell
            if game.view(imagined, viewer) != seen:
                return True
    return False
