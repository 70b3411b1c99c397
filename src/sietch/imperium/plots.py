"""Playing intrigue cards: which may be played now, and why not."""

from __future__ import annotations

import sietch.imperium.resolve as resolve
from sietch.imperium.defs import INTRIGUES
from sietch.imperium.effects import (
    ALL,
    ARROW,
    ONE_OF,
    WHEN,
    Effect,
)
from sietch.imperium.frames.base import Step
from sietch.imperium.piles import lose_intrigue
from sietch.imperium.state import ImperiumState, Player
from sietch.imperium.terms import COMBAT, ENDGAME, PLOT, WIN
from sietch.kernel.rule import Reason

ONLY_OWN_TURN = Reason("R-P2-03", "why-only_own_turn")
ONLY_COMBAT = Reason("R-GEN-12", "why-only_combat")
ONLY_AFTER_WIN = Reason("R-CB-07", "why-only_after_win")
ONLY_ENDGAME = Reason("R-GEN-12", "why-only_endgame")
ONLY_AT_START = Reason("R-AG-18", "why-only_at_start")
ONLY_BEFORE_CARD = Reason("Q30", "why-only_before_card")
CANNOT_PAY_INTRIGUE = Reason("R-GEN-04", "why-cannot_pay_intrigue")
CONDITION_UNMET_INTRIGUE = Reason("R-GEN-04", "why-condition_unmet_intrigue")
NO_EFFECT = Reason("R-GEN-04", "why-no_effect")

_WRONG_TIME = {PLOT: ONLY_OWN_TURN, COMBAT: ONLY_COMBAT, WIN: ONLY_AFTER_WIN, ENDGAME: ONLY_ENDGAME}


def why_not_intrigue(s: ImperiumState, p: Player, card: int, moment: int, before_card: bool) -> Reason | None:
    """Why an intrigue card may not be played at this moment (PLOT, COMBAT, WIN or ENDGAME); None when it may."""
    definition = INTRIGUES[card]
    if not definition.kinds & moment:
        for kind, reason in _WRONG_TIME.items():
            if definition.kinds & kind:
                return reason
    if moment == PLOT:
        if definition.at_start and (p.acted or not before_card):
            return ONLY_AT_START
        if definition.before_card and not before_card:
            return ONLY_BEFORE_CARD
    parts = effects_at(card, moment)
    unpayable = [e for e in parts if resolve.must_pay(e) and not resolve.possible(s, p, e)]
    if unpayable:
        return CANNOT_PAY_INTRIGUE
    if not any([resolve.possible(s, p, e) for e in parts]):
        return _why_impossible(parts[0])
    return None


def effects_at(card: int, moment: int) -> tuple[Effect, ...]:
    """Tiebreaker does something else in the endgame."""
    definition = INTRIGUES[card]
    if moment == ENDGAME and definition.endgame:
        return definition.endgame
    return definition.combat if moment == COMBAT and definition.combat else definition.effects


def _why_impossible(e: Effect) -> Reason:
    if e.kind == ARROW:
        return CANNOT_PAY_INTRIGUE
    if e.kind == WHEN:
        return CONDITION_UNMET_INTRIGUE
    if e.kind == ONE_OF or e.kind == ALL:
        return CONDITION_UNMET_INTRIGUE
    return NO_EFFECT


def playable(s: ImperiumState, p: Player, moment: int, before_card: bool = False) -> list[int]:
    """The different intrigue cards in hand that may be played now."""
    found: list[int] = []
    for card in p.intrigue:
        if card not in found and why_not_intrigue(s, p, card, moment, before_card) is None:
            found.append(card)
    return found


def play_intrigue(s: ImperiumState, p: Player, card: int, moment: int) -> None:
    """Show the card, carry it out, then discard it. [R-GEN-12, R-HI-02]"""
    lose_intrigue(p, card)
    s.resolving.append(card)
    if s.sink is not None:
        s.emit("intrigue", p.seat, {"card": INTRIGUES[card].id})
    s.stack.append(PutAway(p.seat, card))
    resolve.begin(s, p, effects_at(card, moment))


class PutAway(Step):
    """A resolved intrigue card is discarded face up; some stay on the table until the Reveal turn. [R-HI-02]"""

    __slots__ = ("card", "seat")

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def run(self, s: ImperiumState) -> None:
        s.resolving.remove(self.card)
        if INTRIGUES[self.card].lasting:
            s.players[self.seat].face_up.append(self.card)
        else:
            s.intrigue_discard.append(self.card)
