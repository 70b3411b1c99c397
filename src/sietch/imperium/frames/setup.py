"""Setting up: leaders, and what they bring."""

from __future__ import annotations

import sietch.imperium.frames.command as command
import sietch.imperium.frames.round as rounds
import sietch.imperium.resolve as resolve
from sietch.imperium.actions import LEADER
from sietch.imperium.contracts import refill
from sietch.imperium.defs import CARD, LEADERS
from sietch.imperium.frames.base import Ask, Step
from sietch.imperium.frames.masterstroke import ChooseTokens
from sietch.imperium.rules import leader_numbers
from sietch.imperium.sending import ability
from sietch.imperium.state import ImperiumState
from sietch.imperium.terms import HUMAN, RIVAL

CONTRACTS_ON_OFFER = 2


def free_leaders(s: ImperiumState) -> list[int]:
    """Leaders that nobody has taken and that are not promised to the Rivals."""
    taken = {p.leader for p in s.players}
    if s.seats == 1 and not s.kit.uprising:
        taken.update(leader_numbers(s.rules.rivals))
    return [number for number in s.kit.leaders if number not in taken]


class ChooseLeader(Ask):
    """Each player takes a leader. [R-SET-03]"""

    __slots__ = ()

    def options(self, s: ImperiumState, seat: int) -> list[int]:
        return [LEADER + number for number in free_leaders(s)]

    def choose(self, s: ImperiumState, seat: int, action: int) -> None:
        s.players[self.seat].leader = action - LEADER
        if s.sink is not None:
            s.emit("leader", self.seat, {"leader": LEADERS[action - LEADER].id})


class LeadersReady(Step):
    """Rivals get their leaders, then everything that leaders bring to the table. [R-SET-07, R-SET-09]"""

    __slots__ = ()

    def run(self, s: ImperiumState) -> None:
        named = [] if s.kit.uprising else leader_numbers(s.rules.rivals)
        for p in s.players:
            if p.kind == RIVAL and s.kit.uprising:
                continue
            if p.kind == RIVAL:
                free = [number for number in free_leaders(s) if LEADERS[number].may_be_rival]
                p.leader = named[p.seat - 1] if named else s.rng.choice(free)
            elif p.kind == HUMAN:
                resolve.begin(s, p, LEADERS[p.leader].setup)
        if s.kit.uprising:
            _uprising_leaders(s)
        barons = [ChooseTokens(p.seat) for p in s.players if p.kind == HUMAN and ability(p) == "masterstroke"]
        first = [command.ToThroneRow(p.seat) for p in s.players if p.commander and p.team == 1]  # S6-12
        s.then(*barons, *first, rounds.RoundStart())


def _uprising_leaders(s: ImperiumState) -> None:
    """Staban lacks a card; contracts are turned up once it is known whether Shaddam is at the table. [R-CHM-01]"""
    for p in s.players:
        if p.kind == HUMAN and LEADERS[p.leader].without:
            card = CARD[LEADERS[p.leader].without]
            p.deck.remove(card)
            s.trashed.append(card)
    for _ in range(CONTRACTS_ON_OFFER):
        refill(s)
