"""Which card, space or leader asks a question: told from what is being resolved, for the question's words alone."""

from __future__ import annotations

from typing import Any, Final

import sietch.imperium.plots as plots
import sietch.imperium.resolve as resolve
from sietch.imperium.defs import CARDS, CONFLICTS, INTRIGUES, LEADERS, SPACES, TRAINING
from sietch.imperium.effects import DEPLOY, INFLUENCE_CHOICE, RETREAT, TRASH, TWO_INFLUENCES, Effect, Named
from sietch.imperium.frames.base import Ask
from sietch.imperium.state import ImperiumState, Player

# Kinds of effects that ask.
TRASHING: Final = (TRASH,)
DEPLOYING: Final = (DEPLOY,)
RETREATING: Final = (RETREAT,)
INFLUENCING: Final = (INFLUENCE_CHOICE, TWO_INFLUENCES)


def asked_by(s: ImperiumState, asking: Ask, kinds: tuple[int, ...], names: tuple[str, ...] = ()) -> dict[str, Any]:
    """The source of a question that effects of these kinds or names put; nothing where it might be one of several."""
    found: set[str] = set()
    for parts in _in_question(s, asking):
        path = _first_path(parts, kinds, names)
        if path:
            found.add(path)
    return {"source": found.pop()} if len(found) == 1 else {}


def _in_question(s: ImperiumState, asking: Ask) -> list[tuple[Effect, ...]]:
    """What could be asking: the intrigue card that is being played, or else all that this turn resolves."""
    at = len(s.stack) - 1
    while at >= 0 and (type(s.stack[at]) is type(asking) or isinstance(s.stack[at], resolve.Resolve)):
        at -= 1
    below = s.stack[at] if at >= 0 else None
    if isinstance(below, plots.PutAway):
        intrigue = INTRIGUES[below.card]
        return [intrigue.effects + intrigue.combat + intrigue.endgame]
    p = s.players[asking.seat]
    if s.turn == p.seat and p.leader >= 0:
        return _of_turn(p)
    if s.turn < 0 and s.conflict_card >= 0:
        conflict = CONFLICTS[s.conflict_card]
        return [conflict.first + conflict.second + conflict.third]
    return []


def _of_turn(p: Player) -> list[tuple[Effect, ...]]:
    leader = LEADERS[p.leader]
    if p.revealing:
        boxes = [CARDS[card].reveal for card in p.play]
        boxes.append(leader.reveal)
        boxes.extend([CARDS[card].acquire for card in p.discard[-1:]])
        return boxes
    boxes = [CARDS[card].agent for card in p.play]
    boxes.extend([leader.signet, leader.turned_signet, TRAINING[p.token].reward])
    if p.at >= 0:
        boxes.append(SPACES[p.at].effects)
    return boxes


def _first_path(parts: tuple[Effect, ...], kinds: tuple[int, ...], names: tuple[str, ...]) -> str:
    for e in parts:
        if e.kind in kinds or (isinstance(e, Named) and e.name in names):
            return e.path
        path = _first_path(e.parts, kinds, names)
        if path:
            return path
    return ""
