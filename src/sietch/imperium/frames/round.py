"""A round: conflict card, hands, turns, combat, makers, recall."""

from __future__ import annotations

from typing import Any

import sietch.imperium.resolve as _resolve  # noqa: F401  (first of a ring of modules that know each other)
from sietch.imperium.actions import DEFEND, SKIP
from sietch.imperium.arrows import BOTH, LEFT, RIGHT
from sietch.imperium.defs import CONFLICTS, SPACES
from sietch.imperium.frames.base import Ask, Step
from sietch.imperium.frames.combat import Combat
from sietch.imperium.frames.endgame import Endgame
from sietch.imperium.frames.turns import Turns
from sietch.imperium.piles import draw_cards
from sietch.imperium.state import ImperiumState, Player
from sietch.imperium.terms import END_VP, HAGAL, HAND_SIZE, HUMAN, RIVAL
from sietch.imperium.troops import deploy_from_supply

TEAM_AGENTS = 2


class RoundStart(Step):
    """Reveal a conflict card; whoever defends a space may add a troop; everybody draws five. [R-P1-01..04]"""

    __slots__ = ()

    def run(self, s: ImperiumState) -> None:
        s.round += 1
        if s.conflict_card >= 0:
            s.past_conflicts.append(s.conflict_card)
        s.conflict_card = s.conflict_deck.pop()
        card = CONFLICTS[s.conflict_card]
        if s.sink is not None:
            s.emit("round", s.first_player, {"round": s.round, "conflict": card.id})
        _give_rivals_their_swordmasters(s)
        if s.mentat_won >= 0:
            s.mentat = s.mentat_won
            s.mentat_won = -1
            s.players[s.mentat].agents += 1
        s.then(DrawHands(), Turns(s.first_player), Combat(), Makers(), Recall())
        contested = s.kit.contested[s.conflict_card]
        if contested >= 0 and s.control[contested] >= 0:
            s.stack.append(Defend(s.control[contested]))


def _give_rivals_their_swordmasters(s: ImperiumState) -> None:
    """Solo: when the conflict card above them is revealed, each Rival gets its third Agent at once."""
    if s.seats == 1 and not s.kit.uprising and s.round == s.rules.difficulty.swordmasters_round:
        for p in s.players:
            if p.kind == RIVAL:
                p.swordmaster = True
                p.agents += 1
                if s.sink is not None:
                    s.emit("swordmaster", p.seat, {})


class Defend(Ask):
    """The controller of the space named by the conflict may deploy a troop from the supply. [R-P1-02]"""

    __slots__ = ()

    def asks(self, s: ImperiumState) -> bool:
        p = s.players[self.seat]
        return p.kind == HUMAN and p.supply > 0

    def run(self, s: ImperiumState) -> None:
        p = s.players[self.seat]
        if p.kind == RIVAL:  # SO4: taken automatically
            deploy_from_supply(s, p, 1, False)

    def options(self, s: ImperiumState, seat: int) -> list[int]:
        return sorted([DEFEND, SKIP])

    def choose(self, s: ImperiumState, seat: int, action: int) -> None:
        if action == DEFEND:
            deploy_from_supply(s, s.players[self.seat], 1, False)

    def about(self, s: ImperiumState) -> dict[str, Any]:
        return {"space": SPACES[s.kit.contested[s.conflict_card]].id}


class DrawHands(Step):
    """Every player draws five cards; cards kept in hand are additional. [R-P1-03]"""

    __slots__ = ()

    def run(self, s: ImperiumState) -> None:
        for p in s.players:
            if p.kind == HUMAN:
                draw_cards(s, p, HAND_SIZE)


class Makers(Step):
    """Maker spaces without an Agent gather spice. [R-MK-01]"""

    __slots__ = ()

    def run(self, s: ImperiumState) -> None:
        taken = [space for p in s.players for space in p.agents_at]
        for space in s.kit.makers:
            if space not in taken:
                s.bonus_spice[space] += 1
                if s.sink is not None:
                    s.emit("maker", -1, {"space": SPACES[space].id, "bonus": s.bonus_spice[space]})


class Recall(Step):
    """Check for the end; otherwise Agents and Mentat come home and the next round begins. [R-RC-01, R-RC-02]"""

    __slots__ = ()

    def run(self, s: ImperiumState) -> None:
        if not s.conflict_deck or any([p.vp >= END_VP for p in s.players]):
            tell_why_it_ends(s)
            s.stack.append(Endgame())
            return
        s.mentat = -1
        for p in s.players:
            if s.kit.six:
                bring_home(p)
            p.agents_at = []
            p.agents = agents_now(s, p)
            p.revealed = 0
            p.blocked_space = -1
        if s.sink is not None:
            s.emit("recall_all", -1, {})
        s.first_player = next_first_player(s)
        s.stack.append(RoundStart())


def tell_why_it_ends(s: ImperiumState) -> None:
    if s.sink is None:
        return
    ahead = max(s.players, key=lambda p: p.vp)
    if ahead.vp >= END_VP:
        s.emit("end_by_points", ahead.seat, {"vp": ahead.vp})
    else:
        s.emit("end_by_conflicts", -1, {})


def bring_home(p: Player) -> None:
    """With six the Swordmaster serves once: used, it goes back to the box. [S6-25]"""
    if p.commander:
        p.spent = p.spent or BOTH in p.arrow_at
        p.arrow_at = []
        p.arrows = LEFT | RIGHT | (BOTH if p.swordmaster and not p.spent else 0)
    else:
        p.spent = p.spent or len(p.agents_at) > TEAM_AGENTS


def agents_now(s: ImperiumState, p: Player) -> int:
    """All the Agents that a player has this round, the Mentat aside."""
    if s.kit.six:
        return TEAM_AGENTS + (1 if p.swordmaster and not p.spent else 0)
    return agents_of(p.kind, p.swordmaster)


def agents_of(kind: int, swordmaster: bool) -> int:
    """Agents on the leader at the start of a round."""
    return 3 if swordmaster or kind == HAGAL else 2


def next_first_player(s: ImperiumState) -> int:
    """The marker goes clockwise; the automaton of a two-player game never holds it."""
    if s.seats == 2:
        return 1 - s.first_player
    n = len(s.players)
    seat = (s.first_player + 1) % n
    while s.players[seat].kind == HAGAL:
        seat = (seat + 1) % n
    return seat
