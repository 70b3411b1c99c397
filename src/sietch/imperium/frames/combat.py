"""Phase 3: combat intrigue, rewards, and troops back to the supplies."""

from __future__ import annotations

from typing import Any

import sietch.imperium.frames.command as command
import sietch.imperium.frames.rivals as rivals
import sietch.imperium.frames.turns as turns
import sietch.imperium.plots as plots
import sietch.imperium.resolve as resolve
from sietch.imperium.actions import ALLY, END, INTRIGUE, PASS
from sietch.imperium.battle import take_conflict_card
from sietch.imperium.defs import CONFLICTS, INTRIGUES
from sietch.imperium.effects import (
    Effect,
    Named,
)
from sietch.imperium.frames.base import Ask, Step
from sietch.imperium.gains import collects
from sietch.imperium.state import ImperiumState, Player
from sietch.imperium.terms import COMBAT, HAGAL, HUMAN, WIN
from sietch.kernel.rule import Reason

FIRST = 1
SECOND = 2
THIRD = 3


class Combat(Step):
    """Automata reveal their bonus, then everybody involved may play combat intrigue. [HG9, R-CB-01]"""

    __slots__ = ()

    def run(self, s: ImperiumState) -> None:
        if s.sink is not None:
            s.emit("phase", -1, {"phase": "combat"})
        rivals.reveal_swords(s)
        settling = [Level()] if s.kit.six else []
        s.then(CombatTurns(s.first_player, 0), *settling, Rewards())


class CombatTurns(Step):
    """Around the table until all involved pass in succession. [R-CB-01]"""

    __slots__ = ("passes", "seat")

    def __init__(self, seat: int, passes: int) -> None:
        self.seat = seat
        self.passes = passes

    def run(self, s: ImperiumState) -> None:
        n = len(s.players)
        involved = [p for p in s.players if p.kind == HUMAN and takes_part(s, p)]
        passes = self.passes
        seat = self.seat
        for _ in range(n):
            if passes >= len(involved):
                return
            p = s.players[seat]
            if p.kind == HUMAN and takes_part(s, p):
                if p.intrigue:
                    if p.commander:
                        p.ally = min([ally.seat for ally in command.allies_of(s, p) if ally.units()])
                    s.stack.append(CombatTurn(seat, passes, False))
                    return
                passes += 1
            seat = (seat + 1) % n


def takes_part(s: ImperiumState, p: Player) -> bool:
    """Whoever has a unit in the Conflict; a commander fights for an ally who has. [C7]"""
    if not p.commander:
        return p.units() > 0
    fighting = [ally.seat for ally in command.allies_of(s, p) if ally.units()]
    if fighting and p.ally not in fighting:
        p.ally = fighting[0]
    return bool(fighting)


class CombatTurn(Ask):
    """Play combat intrigue, any number, or pass; a pass does not exclude a later play. [R-CB-01]"""

    __slots__ = ("passes", "played")

    def __init__(self, seat: int, passes: int, played: bool) -> None:
        self.seat = seat
        self.passes = passes
        self.played = played

    def asks(self, s: ImperiumState) -> bool:
        p = s.players[self.seat]
        return bool(p.intrigue) and takes_part(s, p)

    def run(self, s: ImperiumState) -> None:
        self._next(s)

    def _next(self, s: ImperiumState) -> None:
        passes = 0 if self.played else self.passes + 1
        s.stack.append(CombatTurns((self.seat + 1) % len(s.players), passes))

    def options(self, s: ImperiumState, seat: int) -> list[int]:
        found = [INTRIGUE + card for card in plots.playable(s, s.players[self.seat], COMBAT)]
        found.append(END if self.played else PASS)
        p = s.players[self.seat]
        if p.commander and not self.played:
            # Which ally the cards are for is said before the first of them.
            found.extend([ALLY + ally.seat for ally in command.allies_of(s, p) if ally.units() and ally.seat > p.ally])
        found.sort()
        return found

    def choose(self, s: ImperiumState, seat: int, action: int) -> None:
        if action == PASS or action == END:
            if s.sink is not None:
                s.emit("pass", self.seat, {})
            self._next(s)
            return
        if ALLY <= action < ALLY + len(s.players):
            s.players[self.seat].ally = action - ALLY
            s.stack.append(self)
            return
        s.stack.append(CombatTurn(self.seat, 0, True))
        plots.play_intrigue(s, s.players[self.seat], action - INTRIGUE, COMBAT)

    def unavailable(self, s: ImperiumState, seat: int) -> list[tuple[int, Reason]]:
        return unplayable(s, s.players[self.seat], COMBAT)

    def about(self, s: ImperiumState) -> dict[str, Any]:
        return {"strengths": [p.strength() for p in s.players]}


def unplayable(s: ImperiumState, p: Player, moment: int) -> list[tuple[int, Reason]]:
    """Intrigue cards in hand that may not be played at this moment, and why."""
    found: list[tuple[int, Reason]] = []
    for card in sorted(set(p.intrigue)):
        reason = plots.why_not_intrigue(s, p, card, moment, False)
        if reason is not None:
            found.append((INTRIGUE + card, reason.about({"card": INTRIGUES[card].id})))
    return found


def rank(s: ImperiumState) -> dict[int, int]:
    """Who takes which reward; nobody without strength. [R-CB-03..06]"""
    # Who has conceded to a teammate comes right behind; doubled, so that there is room in between.
    strengths = {p.seat: 2 * p.strength() - (1 if p.seat in s.conceded else 0) for p in s.players if p.strength()}
    levels = sorted({strength for strength in strengths.values() if strength > 0}, reverse=True)
    places = [[seat for seat, strength in strengths.items() if strength == level] for level in levels]
    four_players = s.seats >= 4
    rewards: dict[int, int] = {}
    if not places:
        return rewards
    if len(places[0]) > 1:
        for seat in places[0]:
            rewards[seat] = SECOND
        open_third = len(places[0]) == 2 or s.rules.fourth_takes_third_after_triple_tie
        if four_players and open_third and len(places) > 1 and len(places[1]) == 1:
            rewards[places[1][0]] = THIRD
        return rewards
    rewards[places[0][0]] = FIRST
    if len(places) > 1:
        if len(places[1]) > 1:
            for seat in places[1]:
                rewards[seat] = THIRD
        else:
            rewards[places[1][0]] = SECOND
            if four_players and len(places) > 2 and len(places[2]) == 1:
                rewards[places[2][0]] = THIRD
    return rewards


class Level(Step):
    """Two allies of one team who are level may settle it between them. [S6-29]"""

    __slots__ = ()

    def run(self, s: ImperiumState) -> None:
        s.conceded = []
        questions: list[command.Concede] = []
        asked: list[Player] = []
        for seat in turns.turn_order(s):
            p = s.players[seat]
            for q in asked:
                if p.team == q.team and p.strength() and p.strength() == q.strength():
                    questions.append(command.Concede(q.seat, p.seat, False))
            asked.append(p)
        s.then(*questions)


class Rewards(Step):
    """Hand out the rewards; a sole winner may then play what is played after a win. [R-CB-03, R-CB-07]"""

    __slots__ = ()

    def run(self, s: ImperiumState) -> None:
        card = CONFLICTS[s.conflict_card]
        rewards = rank(s)
        if s.sink is not None:
            strengths = [p.strength() for p in s.players]
            s.emit("combat", -1, {"strengths": strengths, "rewards": {str(k): v for k, v in rewards.items()}})
        s.stack.append(TroopsHome())
        winners = [seat for seat, reward in rewards.items() if reward == FIRST]
        for seat in winners:
            p = s.players[seat]
            if p.kind == HUMAN:
                s.stack.append(AfterWin(seat))
            if s.kit.uprising:
                s.stack.append(TakeConflictCard(seat))
            elif p.kind == HAGAL:
                remove_control(s, s.kit.contested[s.conflict_card])
        boxes = {FIRST: card.first, SECOND: card.second, THIRD: card.third}
        in_turn_order = turns.turn_order(s)
        for reward in (THIRD, SECOND, FIRST):
            for seat in reversed(in_turn_order):
                if rewards.get(seat) == reward and collects(s.players[seat]):
                    s.stack.append(TakeReward(seat, boxes[reward]))


def remove_control(s: ImperiumState, space: int) -> None:
    """House Hagal cannot take control, but its win ends another's. [TP5]"""
    if space >= 0 and s.control[space] >= 0:
        s.control[space] = -1
        if s.sink is not None:
            s.emit("control_lost", -1, {"conflict": CONFLICTS[s.conflict_card].id})


class TakeReward(Step):
    """One player's reward."""

    __slots__ = ("parts", "seat")

    def __init__(self, seat: int, parts: tuple[Effect, ...]) -> None:
        self.seat = seat
        self.parts = parts

    def run(self, s: ImperiumState) -> None:
        p = s.players[self.seat]
        parts = self.parts
        if p.worms:
            # Sandworms double every reward once, but not the control of a place. [R-WRM-04]
            parts += tuple([e for e in parts if not (isinstance(e, Named) and e.name == "control")])
        resolve.begin(s, p, parts)


class TakeConflictCard(Step):
    """The winner takes the conflict card and looks for a pair of battle icons. [R-CMB-05, R-CMB-06]"""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: ImperiumState) -> None:
        take_conflict_card(s, s.players[self.seat])


class AfterWin(Ask):
    """The sole winner may play "when you win a conflict" cards, an intrigue card just won included. [R-CB-07]"""

    __slots__ = ()

    def asks(self, s: ImperiumState) -> bool:
        return bool(s.players[self.seat].intrigue)

    def options(self, s: ImperiumState, seat: int) -> list[int]:
        found = [INTRIGUE + card for card in plots.playable(s, s.players[self.seat], WIN)]
        found.append(END)
        found.sort()
        return found

    def choose(self, s: ImperiumState, seat: int, action: int) -> None:
        if action == END:
            return
        s.stack.append(self)
        plots.play_intrigue(s, s.players[self.seat], action - INTRIGUE, WIN)

    def unavailable(self, s: ImperiumState, seat: int) -> list[tuple[int, Reason]]:
        return unplayable(s, s.players[self.seat], WIN)


class TroopsHome(Step):
    """All troops in the Conflict go to their owners' supplies. [R-CB-09]"""

    __slots__ = ()

    def run(self, s: ImperiumState) -> None:
        for p in s.players:
            p.supply += p.conflict
            p.conflict = 0
            p.worms = 0
            p.swords = 0
        s.conceded = []
