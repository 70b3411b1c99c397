"""What a duellist may do: steps, cards, and why not. [FR-XIX.C.3, FR-XIX.C.4, FR-XIX.C.8]"""

from __future__ import annotations

from sietch.classic.duel.arena import EDGE_IDS, NEIGHBOUR, NOWHERE, blocked, side_towards, within
from sietch.classic.duel.arena_data import MOST_OBSTACLES
from sietch.classic.duel.bout import NOBODY, Bout
from sietch.classic.duel.cards import (
    ATTACK,
    JUMP_OBSTACLE,
    KNIFE,
    KNIFE_RANGE,
    PARRY,
    PLACE_OBSTACLE,
    REMOVE_OBSTACLE,
    is_attack,
    is_parry,
)
from sietch.classic.reasons import (
    BEHIND_OBSTACLE,
    ENOUGH_OBSTACLES,
    NO_OBSTACLE,
    NO_TARGET,
    NOT_ATTACKED,
    SPACE_TAKEN,
)
from sietch.kernel.rule import Reason


def why_not_step(bout: Bout, place: int, space: int) -> Reason | None:
    """Why a champion may not enter an adjacent space. [FR-XIX.C.3.a, FR-XIX.C.8]"""
    if blocked(bout.obstacles, bout.spaces[place], space):
        return BEHIND_OBSTACLE
    return SPACE_TAKEN if bout.at(space) != NOBODY else None


def nearby(bout: Bout, place: int) -> list[int]:
    """The spaces that touch a champion's."""
    return sorted([space for space in NEIGHBOUR[bout.spaces[place]] if space != NOWHERE])


def steps(bout: Bout, place: int) -> list[int]:
    return [space for space in nearby(bout, place) if why_not_step(bout, place, space) is None]


def jumps(bout: Bout, place: int) -> list[int]:
    """Spaces behind an obstacle that are free to land in."""
    here = bout.spaces[place]
    near = nearby(bout, place)
    return [space for space in near if blocked(bout.obstacles, here, space) and bout.at(space) == NOBODY]


def target_of(bout: Bout, place: int, card: int) -> int:
    """Whom an attack card hits; NOBODY when nobody stands where it points. [FR-XIX.C.4.a]"""
    here = bout.spaces[place]
    there = NEIGHBOUR[here][card - ATTACK]
    if there == NOWHERE or blocked(bout.obstacles, here, there):
        return NOBODY
    return bout.at(there)


def knife_targets(bout: Bout, place: int) -> list[int]:
    """Everybody within two spaces, in any direction. [FR-XIX.C.4.a]"""
    near = within(bout.spaces[place], KNIFE_RANGE, bout.obstacles)
    return [other for other in bout.standing() if other != place and bout.spaces[other] in near]


def free_edges(bout: Bout) -> list[int]:
    return [edge for edge in range(len(EDGE_IDS)) if not bout.obstacles >> edge & 1]


def taken_edges(bout: Bout) -> list[int]:
    return [edge for edge in range(len(EDGE_IDS)) if bout.obstacles >> edge & 1]


def why_not_play(bout: Bout, place: int, card: int) -> Reason | None:
    """Why a duel card cannot be played as an action now."""
    if is_attack(card):
        return NO_TARGET if target_of(bout, place, card) == NOBODY else None
    if card == KNIFE:
        return None if knife_targets(bout, place) else NO_TARGET
    if is_parry(card):
        return NOT_ATTACKED
    if card == PLACE_OBSTACLE:
        return ENOUGH_OBSTACLES if bout.obstacles.bit_count() >= MOST_OBSTACLES else None
    if card == JUMP_OBSTACLE:
        return None if jumps(bout, place) else NO_OBSTACLE
    if card == REMOVE_OBSTACLE:
        return None if bout.obstacles else NO_OBSTACLE
    return None


def parry_against(bout: Bout, target: int, attacker: int) -> int:
    """The card that parries this attack: the one for the side where the attacker stands. [FR-XIX.C.4.b, OQ35]

    A knife from further away comes from no side and cannot be parried; NOBODY then.
    """
    here, there = bout.spaces[target], bout.spaces[attacker]
    side = side_towards(here, there)
    if side == NOWHERE or blocked(bout.obstacles, here, there):
        return NOBODY
    return PARRY + side
