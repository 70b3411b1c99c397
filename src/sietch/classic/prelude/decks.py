"""The cards of Spice Harvest: harvests, shares, and access to the strongholds of Dune. [FR-XVI.A.1]"""

from __future__ import annotations

from typing import Final

from sietch.classic.atlas import LOCATIONS_IN, TERRITORY

HARVEST_TURNS: Final = 5
ENDOWMENT: Final = 10  # spice that everybody begins with [FR-XVI.A.2.b]
TAX: Final = 1  # that the Director pays before each harvest [FR-XVI.B.1.a]
FEE: Final = 3  # spice that is added to every harvest [FR-XVI.B.2.b]
MOST_GARRISON: Final = 20  # tokens, all strongholds together [FR-XVI.B.6.a]
LEAST_PRICE: Final = 4  # of a second harvest card [FR-XVI.C.3]
MOST_PRICE: Final = 8

WORM_CARD: Final = 0  # among the harvest cards
HARVESTS: Final[tuple[int, ...]] = (5, 5, 8, 8, 10, 10, 12, 12, 15, 15, 25, 40, WORM_CARD, WORM_CARD)
MOST_HARVEST: Final = 65  # of two cards

SHARES: Final[tuple[int, ...]] = (0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 15)
SHARE_COPIES: Final[tuple[int, ...]] = (3, 3, 3, 3, 3, 3, 2, 2, 2, 2, 2, 2)

# Access cards: the strongholds in the order in which they are called, then garrisons by size. [FR-XVI.B.6.c]
STRONGHOLD_CARDS: Final[tuple[str, ...]] = ("carthag", "sietch_tabr", "habbanya_sietch", "tueks_sietch", "arrakeen")
GARRISONS: Final[tuple[int, ...]] = (1, 2, 3, 5, 7, 8, 10)
GARRISON_COPIES: Final[tuple[int, ...]] = (4, 4, 4, 4, 4, 3, 3)
STRONGHOLD_COPIES: Final = 2
FIRST_GARRISON: Final[int] = len(STRONGHOLD_CARDS)
ACCESS_IDS: Final[list[str]] = [*STRONGHOLD_CARDS, *[f"garrison_{size}" for size in GARRISONS]]
ACCESS_CARDS: Final[int] = len(ACCESS_IDS)
ACCESS: Final[dict[str, int]] = {name: card for card, name in enumerate(ACCESS_IDS)}
ACCESS_COPIES: Final[list[int]] = [*[STRONGHOLD_COPIES] * FIRST_GARRISON, *GARRISON_COPIES]
CALLED_AT: Final[list[int]] = [LOCATIONS_IN[TERRITORY[name]][0] for name in STRONGHOLD_CARDS]


def is_stronghold(card: int) -> bool:
    return card < FIRST_GARRISON


def troops(card: int) -> int:
    """How many tokens a garrison card stands for; a stronghold card stands for none."""
    return 0 if card < FIRST_GARRISON else GARRISONS[card - FIRST_GARRISON]


def access_deck() -> list[int]:
    return [card for card in range(ACCESS_CARDS) for _ in range(ACCESS_COPIES[card])]


def shares_left(given: list[int]) -> list[int]:
    """How many share cards of each kind the Director still has; `given` are kinds, -1 for nobody yet."""
    left = list(SHARE_COPIES)
    for kind in given:
        if kind >= 0:
            left[kind] -= 1
    return left


def least_sum(left: list[int], receivers: int) -> int:
    """The least that so many receivers can be given together."""
    total = 0
    for kind, copies in enumerate(left):
        if receivers <= 0:
            break
        taken = min(max(0, copies), receivers)
        total += taken * SHARES[kind]
        receivers -= taken
    return total
