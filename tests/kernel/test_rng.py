"""The generator is the published one, unbiased, and the same everywhere."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sietch.kernel.rng import Rng, rng_from_seed

WORD = 2**32


def reference(state: list[int], count: int) -> list[int]:
    """xoshiro128** written with plain modular arithmetic, after its authors' description."""

    def rotated(x: int, k: int) -> int:
        return (x << k) % WORD + (x >> (32 - k))

    s = list(state)
    words = []
    for _ in range(count):
        words.append(rotated(s[1] * 5 % WORD, 7) * 9 % WORD)
        t = s[1] * 512 % WORD
        s[2] ^= s[0]
        s[3] ^= s[1]
        s[1] ^= s[2]
        s[0] ^= s[3]
        s[2] ^= t
        s[3] = rotated(s[3], 11)
    return words


def test_first_words_are_the_published_ones():
    rng = Rng(1, 2, 3, 4)
    assert [rng.word() for _ in range(4)] == [11520, 0, 5927040, 70819200]


@given(st.lists(st.integers(0, WORD - 1), min_size=4, max_size=4))
def test_agrees_with_the_reference_from_any_state(state):
    rng = Rng(*state)
    assert [rng.word() for _ in range(20)] == reference(state, 20)


def test_a_clone_goes_on_alike_and_apart():
    rng = Rng(1, 2, 3, 4)
    copy = rng.clone()
    ahead = [rng.word() for _ in range(5)]
    assert copy.dump() == [1, 2, 3, 4]
    assert [copy.word() for _ in range(5)] == ahead


def test_a_seed_is_the_same_as_number_and_as_text():
    assert rng_from_seed(42).dump() == rng_from_seed("42").dump()
    assert rng_from_seed(42).dump() != rng_from_seed(43).dump()


def test_a_seed_gives_these_words_on_every_machine():
    assert rng_from_seed("sietch").dump() == [3545904944, 1896429665, 2565098444, 3646971505]


@pytest.mark.parametrize("n", [1, 2, 3, 7, 2**29])
def test_below_stays_in_range(n):
    rng = rng_from_seed(n)
    assert all(0 <= rng.below(n) < n for _ in range(200))


def test_below_rejects_the_words_that_would_favour_small_numbers():
    # With n = 3 the product's low part must not be 0: exactly one word of 2**32 is thrown away.
    words = [0, WORD - 1]

    class Fixed(Rng):
        def word(self):
            return words.pop(0)

    assert Fixed(1, 2, 3, 4).below(3) == 2


def test_below_is_even_enough():
    rng = rng_from_seed("even")
    counts = Counter(rng.below(6) for _ in range(6000))
    assert all(850 < counts[face] < 1150 for face in range(6))


def test_a_shuffle_keeps_every_item_and_reaches_every_order():
    rng = rng_from_seed("orders")
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(2400):
        items = [1, 2, 3, 4]
        rng.shuffle(items)
        orders[tuple(items)] += 1
    assert len(orders) == 24
    assert all(sorted(order) == [1, 2, 3, 4] for order in orders)
    assert all(60 < count < 145 for count in orders.values())


def test_choice_reaches_every_item():
    rng = rng_from_seed("choice")
    assert {rng.choice([5, 6, 7]) for _ in range(60)} == {5, 6, 7}
