"""The 25 duel cards. [FR-XIX.A.1]"""

from __future__ import annotations

from typing import Final

from sietch.classic.duel.arena import INWARD, LEFT, OUTWARD, RIGHT

# id and copies; attacks and parries stand in the order of the sides of a space.
PRINTED: Final[tuple[tuple[str, int], ...]] = (
    ("attack_inward", 3),
    ("attack_outward", 3),
    ("attack_right", 3),
    ("attack_left", 3),
    ("thrown_knife", 1),
    ("parry_inside", 1),
    ("parry_outside", 1),
    ("parry_right", 1),
    ("parry_left", 1),
    ("place_obstacle", 4),
    ("jump_obstacle", 1),
    ("remove_obstacle", 1),
    ("three_actions", 1),
    ("leave_with_honour", 1),
)
DUEL_CARD_IDS: Final[list[str]] = [name for name, _ in PRINTED]
DUEL_CARD: Final[dict[str, int]] = {name: number for number, name in enumerate(DUEL_CARD_IDS)}
DUEL_CARDS: Final[int] = len(DUEL_CARD_IDS)
COPIES: Final[list[int]] = [copies for _, copies in PRINTED]

ATTACK: Final = 0  # and the side
KNIFE: Final = 4
PARRY: Final = 5  # and the side that the attack comes from
PLACE_OBSTACLE: Final = 9
JUMP_OBSTACLE: Final = 10
REMOVE_OBSTACLE: Final = 11
THREE_ACTIONS: Final = 12
HONOUR: Final = 13

HAND_LIMIT: Final = 4  # [FR-XIX.C.3.b]
KNIFE_RANGE: Final = 2


def duel_deck() -> list[int]:
    """All duel cards, unshuffled."""
    return [card for card in range(DUEL_CARDS) for _ in range(COPIES[card])]


def is_attack(card: int) -> bool:
    return card < KNIFE


def is_parry(card: int) -> bool:
    return PARRY <= card < PLACE_OBSTACLE


if (INWARD, OUTWARD, RIGHT, LEFT) != (0, 1, 2, 3) or sum(COPIES) != 25:
    raise ValueError("the duel cards do not stand in the order of the sides, or are not 25")
