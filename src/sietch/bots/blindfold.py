"""How a rule-of-thumb bot looks at a position without guessing."""

from __future__ import annotations

from sietch.kernel.rng import Rng


class Blindfold(Rng):
    """Puts hidden things in order instead of shuffling them: the sample then holds nothing but what the seat knows.

    Whoever thinks on such a sample must not look at what it could not know.
    """

    __slots__ = ()

    def shuffle(self, items: list[int]) -> None:
        items.sort()

    def word(self) -> int:
        return 1

    def below(self, n: int) -> int:
        return 0
