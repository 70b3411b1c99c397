"""A turn: seven phases in order, then the question whether somebody has won. [FR-V]"""

from __future__ import annotations

from sietch.classic import deals
from sietch.classic.atlas import TERRITORY_IDS
from sietch.classic.duel.kanly import with_pauses
from sietch.classic.frames import Step
from sietch.classic.phases.battle import BattlePhase
from sietch.classic.phases.bidding import BiddingPhase
from sietch.classic.phases.collection import CollectionPhase
from sietch.classic.phases.movement import MovementPhase
from sietch.classic.phases.revival import RevivalPhase
from sietch.classic.phases.spice import SpicePhase
from sietch.classic.phases.storm import StormPhase
from sietch.classic.state import ClassicState
from sietch.classic.terms import BENE_GESSERIT, SETUP, TURNS
from sietch.classic.victory import crown, find_winners, last_turn_winners


class BeginTurn(Step):
    """The next of at most fifteen turns. [FR-V]"""

    __slots__ = ()

    def run(self, s: ClassicState) -> None:
        s.turn += 1
        s.then(
            *with_pauses(
                s,
                [
                    StormPhase(),
                    SpicePhase(),
                    BiddingPhase(),
                    RevivalPhase(),
                    MovementPhase(),
                    BattlePhase(),
                    CollectionPhase(),
                    EndTurn(),
                ],
            )
        )
        if s.sink is not None:
            s.emit("turn", -1, {"turn": s.turn})


class EndTurn(Step):
    """Has anybody won? Otherwise everything that lasts for one turn is over. [FR-IV, FR-V]"""

    __slots__ = ()

    def run(self, s: ClassicState) -> None:
        winners, reason = find_winners(s)
        if not winners and s.turn == TURNS:
            winners, reason = last_turn_winners(s)
        deals.settle_promises(s)
        if winners:
            crown(s, winners, reason)
            return
        deals.end_of_turn(s)
        if s.duel is not None:
            s.duel.threats = []
        end_of_peace(s)
        s.fought = [0] * len(s.fought)
        for p in s.players:
            p.kwisatz_at = 0
            p.silenced = False
        s.phase = SETUP
        s.then(BeginTurn())


def end_of_peace(s: ClassicState) -> None:
    """Advisors who are alone in a territory are ordinary tokens again from the next turn. [FR-XV.B.5, OQ25]"""
    s.hostile = 0
    sisters = s.player(BENE_GESSERIT)
    if sisters is None or not s.coexist:
        return
    for territory in range(len(TERRITORY_IDS)):
        if not s.coexist >> territory & 1:
            continue
        if not any(p.seat != sisters.seat and p.stands_in(territory) for p in s.players):
            s.coexist &= ~(1 << territory)
