"""Randomness that lives inside the state: xoshiro128** in four 32-bit words, the same on every machine."""

from __future__ import annotations

from hashlib import blake2b

from mypy_extensions import mypyc_attr

_MASK = 0xFFFFFFFF


@mypyc_attr(allow_interpreted_subclasses=True)
class Rng:
    """A small, copyable generator. Its words are part of the state and therefore secret from every seat."""

    __slots__ = ("a", "b", "c", "d")

    def __init__(self, a: int, b: int, c: int, d: int) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.d = d

    def clone(self) -> Rng:
        return Rng(self.a, self.b, self.c, self.d)

    def word(self) -> int:
        """The next 32 random bits."""
        b = self.b
        x = (b * 5) & _MASK
        result = ((((x << 7) & _MASK) | (x >> 25)) * 9) & _MASK
        c = self.c ^ self.a
        d = self.d ^ b
        self.b = b ^ c
        self.a ^= d
        self.c = c ^ ((b << 9) & _MASK)
        self.d = ((d << 11) & _MASK) | (d >> 21)
        return result

    def below(self, n: int) -> int:
        """A uniform integer in 0..n-1 (n up to 2**29), without the bias of a plain remainder."""
        product = self.word() * n
        low = product & _MASK
        if low < n:
            threshold = (_MASK + 1 - n) % n
            while low < threshold:
                product = self.word() * n
                low = product & _MASK
        return product >> 32

    def shuffle(self, items: list[int]) -> None:
        """Fisher-Yates, in place."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def choice(self, items: list[int]) -> int:
        return items[self.below(len(items))]

    def dump(self) -> list[int]:
        return [self.a, self.b, self.c, self.d]


def rng_from_seed(seed: int | str) -> Rng:
    """The generator that belongs to a seed; a number and its decimal text are the same seed."""
    raw = blake2b(str(seed).encode(), digest_size=16, person=b"sietch-seed").digest()
    words = [int.from_bytes(raw[i : i + 4], "little") for i in (0, 4, 8, 12)]
    if not any(words):
        words[0] = 1
    return Rng(words[0], words[1], words[2], words[3])
