"""Death of a principal character: its player is out of the game. [FR-XIX.C.12, OQ39]"""

from __future__ import annotations

from sietch.classic.frames import Step
from sietch.classic.hands import throw_away
from sietch.classic.sheets import household_of, principal_of
from sietch.classic.state import ClassicState, Player
from sietch.classic.terms import BENE_GESSERIT, BENE_TLEILAX, DEAD, GONE, HARKONNEN
from sietch.classic.victory import LAST_STANDING, crown


class Eliminate(Step):
    """Whoever has lost the principal character leaves the game; it ends when one is left. [FR-XIX.C.12]"""

    __slots__ = ()

    def run(self, s: ClassicState) -> None:
        doomed = [seat for seat in s.order if s.leaders[principal_of(s.players[seat].faction)] == DEAD]
        if not doomed:
            return
        left = [seat for seat in s.order if seat not in doomed]
        if left:
            for seat in doomed:
                put_out(s, s.players[seat])
        if len(left) < 2:
            s.fight = None
            s.duels().bout = None
            crown(s, left or doomed, LAST_STANDING)  # where the last fell together, nobody outlived the others
            return
        fight = s.fight
        if fight is not None and (fight.aggressor in doomed or fight.defender in doomed):
            break_off(s)


def put_out(s: ClassicState, p: Player) -> None:
    """Tokens vanish, spice goes to the bank, cards to their piles, allies are alone. [FR-XIX.C.12]"""
    duels = s.duels()
    if s.sink is not None:
        s.emit("eliminated", p.seat, {})
    throw_away(s, p)
    duels.discard.extend(duels.hands[p.seat])
    duels.hands[p.seat] = []
    duels.threats = [threat for threat in duels.threats if p.seat not in threat[:2]]
    duels.out |= 1 << p.seat
    p.forces = {}
    p.elites = {}
    p.reserve = p.reserve_elite = p.tanks = p.tanks_elite = 0
    p.spice = p.pledge = 0
    p.kwisatz_dead = False
    p.draft = []
    p.predicted = -1
    p.predicted_turn = 0
    p.denied = []
    if p.faction == BENE_GESSERIT:
        s.coexist = s.hostile = 0
    elif p.faction == BENE_TLEILAX:
        s.affairs = None  # nobody serves them any more, and what they ruled is free
    _leave_alliance(s, p)
    if p.faction == HARKONNEN:
        _free_captives(s)
    for leader in household_of(p.faction):
        s.leaders[leader] = GONE
    s.seat_of[p.faction] = -1
    s.order = [seat for seat in s.order if seat != p.seat]
    s.standing[p.seat] = 0
    s.invited[p.seat] = 0
    s.invited = [mask & ~(1 << p.seat) for mask in s.invited]
    s.promises = [promise for promise in s.promises if p.seat not in promise[:2]]
    s.deals = [deal for deal in s.deals if p.seat not in deal[:2]]
    for other in s.players:
        if other.draft and other.draft[0] == p.seat:
            other.draft = []
    _pass_the_wheel(s, p.seat)


def _leave_alliance(s: ClassicState, p: Player) -> None:
    for other in s.players:
        other.allies &= ~(1 << p.seat)
        if not other.allies:
            other.pledge = 0
    p.allies = 0


def _free_captives(s: ClassicState) -> None:
    from sietch.classic.phases.leaders import free_captives  # which itself knows of elimination

    free_captives(s)


def _pass_the_wheel(s: ClassicState, seat: int) -> None:
    """Somebody else dials the storm: the first in storm order who does not already."""
    if seat not in s.dialers:
        return
    s.dialers = [other for other in s.dialers if other != seat]
    s.dialers.extend([other for other in s.order if other not in s.dialers][:1])


def break_off(s: ClassicState) -> None:
    """A battle loses one of its sides before it is decided: it is over, and the next one follows."""
    from sietch.classic.phases.battle import NextBattle

    s.fight = None
    while not isinstance(s.stack[-1], NextBattle):
        s.stack.pop()
