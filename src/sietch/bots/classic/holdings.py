"""A hand of access cards: how it is best laid out, and what that is worth."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from typing import Final

from sietch.classic.prelude.decks import ACCESS, MOST_GARRISON, is_stronghold, troops

HOLDS: Final = 5  # tokens that hold a stronghold for a while
WEAK: Final = 3  # fewer are taken at once
MOST_PLACES: Final = 3
A_STRONGHOLD: Final = 12  # tokens are enough for one
ON_THE_GROUND: Final = 1.1  # a token in a garrison, which saves the landing; a spare one brings a spice
# The cities first: they bring ornithopters and spice.
WORTH: Final[dict[int, float]] = {
    ACCESS["arrakeen"]: 8.0,
    ACCESS["carthag"]: 8.0,
    ACCESS["tueks_sietch"]: 7.0,
    ACCESS["sietch_tabr"]: 6.5,
    ACCESS["habbanya_sietch"]: 6.5,
}


def firmness(tokens: int) -> float:
    """How likely so many tokens keep a stronghold for a while."""
    if tokens < WEAK:
        return 0.0
    return min(1.0, tokens / HOLDS) * 0.8 + min(1.0, tokens / A_STRONGHOLD) * 0.2


def worth(hand: list[int]) -> float:
    """What a hand comes to in the end, in spice."""
    return _best(tuple(sorted(hand)))[0]


def layout(hand: list[int]) -> list[int]:
    """The cards as they are best laid out: a stronghold, its garrisons, the next stronghold ..."""
    return list(_best(tuple(sorted(hand)))[1])


@lru_cache(maxsize=4096)
def _best(hand: tuple[int, ...]) -> tuple[float, tuple[int, ...]]:
    places = sorted({card for card in hand if is_stronghold(card)}, key=lambda card: -WORTH[card])
    sizes = sorted([card for card in hand if not is_stronghold(card)], key=lambda card: -troops(card))
    best: tuple[float, tuple[int, ...]] = (float(sum([troops(card) for card in sizes])), ())
    for count in range(1, min(MOST_PLACES, len(places), len(sizes)) + 1):
        for chosen in combinations(places, count):
            found = _laid(chosen, sizes)
            if found[0] > best[0]:
                best = found
    return best


def _laid(places: tuple[int, ...], sizes: list[int]) -> tuple[float, tuple[int, ...]]:
    """The largest garrisons first, always where fewest stand; what is too many turns into spice."""
    piles: list[list[int]] = [[] for _ in places]
    tokens = [0] * len(places)
    spare = 0
    for card in sizes:
        where = tokens.index(min(tokens))
        if sum(tokens) + troops(card) > MOST_GARRISON or tokens[where] + troops(card) > A_STRONGHOLD:
            spare += troops(card)
        else:
            piles[where].append(card)
            tokens[where] += troops(card)
    value = float(spare)
    cards: list[int] = []
    for place, pile, there in zip(places, piles, tokens, strict=True):
        if there:
            value += WORTH[place] * firmness(there) + ON_THE_GROUND * there
            cards.extend([place, *pile])
    return value, tuple(cards)
