"""Phase 2: whose turn it is, and what a turn begins and ends with."""

from __future__ import annotations

import sietch.imperium.frames.agent as agent
import sietch.imperium.frames.command as command
import sietch.imperium.frames.reveal as reveal
import sietch.imperium.frames.rivals as rivals
from sietch.imperium.actions import END, PLAY, REVEAL
from sietch.imperium.defs import CARDS
from sietch.imperium.frames.base import Chance, Step
from sietch.imperium.piles import leave_hand
from sietch.imperium.sending import can_send, enterable, why_not_play
from sietch.imperium.state import ImperiumState, Player
from sietch.imperium.terms import HAGAL, HUMAN, RIVAL
from sietch.kernel.rule import Reason


class Turns(Step):
    """Turns go clockwise; whoever has revealed is skipped, and the phase ends when all have. [R-P2-01, R-P2-02]"""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: ImperiumState) -> None:
        seat = self.seat
        for _ in s.players:
            p = s.players[seat]
            after = next_seat(s, seat)
            if p.kind == HUMAN and not p.revealed:
                s.then(StartTurn(seat), Turns(after))
                return
            if p.kind == RIVAL and p.agents:
                s.then(rivals.RivalTurn(seat), Turns(after))
                return
            seat = after


def next_seat(s: ImperiumState, seat: int) -> int:
    """Clockwise; the one Rival of a two-player game always sits behind the First Player. [RV-08]"""
    n = len(s.players)
    if s.seats == 2 and s.kit.uprising:
        rival = n - 1
        if seat == s.first_player:
            return rival
        return 1 - s.first_player if seat == rival else s.first_player
    return (seat + 1) % n


def turn_order(s: ImperiumState) -> list[int]:
    """All seats, from the First Player on."""
    seats = [s.first_player]
    while len(seats) < len(s.players):
        seats.append(next_seat(s, seats[-1]))
    return seats


def start_turn(s: ImperiumState, p: Player) -> None:
    """What lasted until this player's next turn ends now. [R-AG-17]"""
    s.turn = p.seat
    p.at = -1
    p.acted = False
    p.recruited = 0
    p.deployed = 0
    p.envoy = False
    p.infiltrating = False
    p.passing = False
    p.blocked_space = -1
    p.recalled_spy = False
    p.spice_gained = 0
    p.discarded = 0
    p.new_contracts = []
    p.acquired_flow = False
    p.no_deploy = False
    p.track = 0


class StartTurn(Step):
    """A player's turn begins."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: ImperiumState) -> None:
        start_turn(s, s.players[self.seat])
        if s.sink is not None:
            s.emit("turn", self.seat, {})
        s.stack.append(command.ActivateAlly(self.seat) if s.players[self.seat].commander else TakeTurn(self.seat))


class TakeTurn(Chance):
    """Play a card and send an Agent, or reveal. [R-P2-01, R-AG-01]"""

    __slots__ = ()

    def asks(self, s: ImperiumState) -> bool:
        return not s.players[self.seat].passing

    def run(self, s: ImperiumState) -> None:
        s.stack.append(TurnOver(self.seat, s.rules.hagal_acts_after_bindu))

    def options(self, s: ImperiumState, seat: int) -> list[int]:
        p = s.players[self.seat]
        found: list[int] = [REVEAL]
        open_spaces = enterable(s, p) if can_send(p) else 0
        for card in p.hand:
            action = PLAY + card
            if action not in found and why_not_play(s, p, card, _open_to(s, p, card, open_spaces)) is None:
                found.append(action)
        found.sort()
        return found

    def choose(self, s: ImperiumState, seat: int, action: int) -> None:
        p = s.players[self.seat]
        p.acted = True
        if action == REVEAL:
            reveal.start_reveal(s, p)
            return
        card = action - PLAY
        leave_hand(p, card)
        p.play.append(card)
        if CARDS[card].anywhere and p.agents_at:
            s.stack.append(agent.ChooseAgent(self.seat, card))
        else:
            s.stack.append(agent.ChooseSpace(self.seat, card, agent.LEADER_AGENT))

    def unavailable(self, s: ImperiumState, seat: int) -> list[tuple[int, Reason]]:
        p = s.players[self.seat]
        open_spaces = enterable(s, p) if can_send(p) else 0
        found: list[tuple[int, Reason]] = []
        for card in sorted(set(p.hand)):
            reason = why_not_play(s, p, card, _open_to(s, p, card, open_spaces))
            if reason is not None:
                found.append((PLAY + card, reason.about({"card": CARDS[card].id})))
        return found


def _open_to(s: ImperiumState, p: Player, card: int, open_spaces: int) -> int:
    """The spaces that can be entered with this card; a few cards lift a rule of their own."""
    definition = CARDS[card]
    return enterable(s, p, definition) if definition.anywhere or definition.ignores_influence else open_spaces


class EndTurn(Chance):
    """The last moment of an Agent turn; asked of everybody with intrigue cards, whatever they are. [R-P2-03]"""

    __slots__ = ()

    def asks(self, s: ImperiumState) -> bool:
        return bool(s.players[self.seat].intrigue)

    def options(self, s: ImperiumState, seat: int) -> list[int]:
        return [END]

    def choose(self, s: ImperiumState, seat: int, action: int) -> None:
        """Nothing more to do."""


class TurnOver(Step):
    """House Hagal acts after each Agent turn of the First Player. [TP3]"""

    __slots__ = ("agent_turn", "seat")

    def __init__(self, seat: int, agent_turn: bool) -> None:
        self.seat = seat
        self.agent_turn = agent_turn

    def run(self, s: ImperiumState) -> None:
        s.turn = -1
        if self.agent_turn and s.seats == 2 and self.seat == s.first_player:
            hagal = s.players[-1]
            if hagal.kind == HAGAL and hagal.agents:
                s.stack.append(rivals.RivalTurn(hagal.seat))
