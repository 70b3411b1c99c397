"""The Agent turn: a card, a space, their effects, and troops to the Conflict."""

from __future__ import annotations

from typing import Any

import sietch.imperium.contracts as contracts
import sietch.imperium.frames.choices as choices
import sietch.imperium.frames.rebellion as rebellion
import sietch.imperium.frames.spying as spying
import sietch.imperium.frames.turns as turns
import sietch.imperium.resolve as resolve
from sietch.imperium.actions import DEPLOY, FROM, FROM_LEADER, SELL, SEND
from sietch.imperium.arrows import arrow_to_ally
from sietch.imperium.defs import CARDS, LEADERS, SPACES, Space
from sietch.imperium.effects import (
    Effect,
    Named,
)
from sietch.imperium.frames.base import Ask, Deployment, Step
from sietch.imperium.frames.masterstroke import after_deploying
from sietch.imperium.gains import collects, gain
from sietch.imperium.piles import draw_cards
from sietch.imperium.sending import (
    ability,
    can_send,
    enterable,
    needs_infiltration,
    occupied_by,
    pay_entry,
    reach,
    why_not_send,
)
from sietch.imperium.spies import watching
from sietch.imperium.state import ImperiumState, Player
from sietch.imperium.terms import BENE_GESSERIT, FREMEN, SOLARI, SPICE
from sietch.imperium.troops import deploy
from sietch.kernel.rule import Reason

LEADER_AGENT = -1  # the Agent comes from the leader
GARRISON_LIMIT = 2

TOO_MANY_TROOPS = Reason("R-AG-08", "why-too_many_troops")
TOO_LITTLE_SPICE = Reason("R-GEN-05", "why-too_little_spice")


class ChooseAgent(Ask):
    """The Kwisatz Haderach may move an Agent that is on the board already. [R-AG-16]"""

    __slots__ = ("card",)

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def options(self, s: ImperiumState, seat: int) -> list[int]:
        p = s.players[self.seat]
        found = {FROM + space for space in p.agents_at}
        if can_send(p):
            found.add(FROM_LEADER)
        return sorted(found)

    def choose(self, s: ImperiumState, seat: int, action: int) -> None:
        origin = LEADER_AGENT if action == FROM_LEADER else action - FROM
        s.stack.append(ChooseSpace(self.seat, self.card, origin))

    def about(self, s: ImperiumState) -> dict[str, Any]:
        return {"card": CARDS[self.card].id}


class ChooseSpace(Ask):
    """Send an Agent with the card just played. [R-AG-01..06]"""

    __slots__ = ("card", "origin")

    def __init__(self, seat: int, card: int, origin: int) -> None:
        self.seat = seat
        self.card = card
        self.origin = origin

    def options(self, s: ImperiumState, seat: int) -> list[int]:
        p = s.players[self.seat]
        mask = enterable(s, p, CARDS[self.card]) & reach(p, self.card)
        return [SEND + number for number in s.kit.spaces if mask >> number & 1]

    def choose(self, s: ImperiumState, seat: int, action: int) -> None:
        p = s.players[self.seat]
        space = SPACES[action - SEND]
        infiltrates = self._infiltrates(s, p, space)
        if self.origin == LEADER_AGENT:
            p.agents -= 1
            if p.commander:
                arrow = arrow_to_ally(p)
                p.arrows &= ~arrow
                p.arrow_at.append(arrow)
        else:
            place = p.agents_at.index(self.origin)
            p.agents_at.pop(place)
            if p.commander:
                p.arrow_at.append(p.arrow_at.pop(place))
        p.agents_at.append(space.number)
        p.infiltrating = False
        if s.sink is not None:
            s.emit("send", p.seat, {"card": CARDS[self.card].id, "space": space.id})
        free = CARDS[self.card].anywhere and s.rules.kwisatz_haderach_enters_free
        s.then(turns.EndTurn(p.seat), turns.TurnOver(p.seat, True))
        if space.combat:
            s.stack.append(DeployTroops(p.seat))
        s.stack.append(VisitSpace(p.seat, space.number, self.card))
        pay_entry(s, p, space, free)
        if s.kit.uprising:
            arrive_in_uprising(s, p, space, self.card)
        p.at = space.number
        if space.exchange and p.spice >= min(space.exchange):
            s.stack.append(SellMelange(p.seat, space.number))
        if p.spies:
            s.stack.append(spying.GatherIntelligence(p.seat, space.number))
        if space.offer is not None:
            s.stack.append(choices.PayOrNot(p.seat, space.offer))
        if infiltrates:
            s.stack.append(spying.Infiltrate(p.seat, space.number))

    def _infiltrates(self, s: ImperiumState, p: Player, space: Space) -> bool:
        """Whether a Spy has to clear the way. [R-SPY-05]"""
        if not p.spies or CARDS[self.card].anywhere or not needs_infiltration(p, space):
            return False
        return bool(occupied_by(s, p.seat)[1] >> space.number & 1)

    def unavailable(self, s: ImperiumState, seat: int) -> list[tuple[int, Reason]]:
        p = s.players[self.seat]
        found: list[tuple[int, Reason]] = []
        for number in s.kit.spaces:
            reason = why_not_send(s, p, self.card, SPACES[number])
            if reason is not None:
                found.append((SEND + number, reason))
        return found

    def about(self, s: ImperiumState) -> dict[str, Any]:
        return {"card": CARDS[self.card].id}


class SellMelange(Ask):
    """Pay two to five spice for Solari, one exchange only."""

    __slots__ = ("space",)

    def __init__(self, seat: int, space: int) -> None:
        self.seat = seat
        self.space = space

    def options(self, s: ImperiumState, seat: int) -> list[int]:
        p = s.players[self.seat]
        return [SELL + amount for amount in sorted(SPACES[self.space].exchange) if amount <= p.spice]

    def choose(self, s: ImperiumState, seat: int, action: int) -> None:
        p = s.players[self.seat]
        amount = action - SELL
        p.spice -= amount
        if s.sink is not None:
            s.emit("pay", p.seat, {"spice": amount, "space": SPACES[self.space].id})
        gain(s, p, SOLARI, SPACES[self.space].exchange[amount])

    def unavailable(self, s: ImperiumState, seat: int) -> list[tuple[int, Reason]]:
        spice = s.players[self.seat].spice
        return [
            (SELL + amount, TOO_LITTLE_SPICE.about({"need": amount, "have": spice}))
            for amount in SPACES[self.space].exchange
            if amount > spice
        ]

    def about(self, s: ImperiumState) -> dict[str, Any]:
        return {"exchange": dict(SPACES[self.space].exchange)}


class VisitSpace(Step):
    """The effects of space, faction and card, in any order. [R-AG-04]"""

    __slots__ = ("card", "seat", "space")

    def __init__(self, seat: int, space: int, card: int) -> None:
        self.seat = seat
        self.space = space
        self.card = card

    def run(self, s: ImperiumState) -> None:
        p = s.players[self.seat]
        space = SPACES[self.space]
        if not s.kit.uprising:
            pay_controller(s, space)
        parts = space.visit + space.influence + space.rise + agent_box(p, self.card)
        if s.kit.uprising:
            parts += visit_in_uprising(s, p, space)
        resolve.begin(s, p, parts)
        if space.maker:
            harvest(s, p, space)


def agent_box(p: Player, card: int) -> tuple[Effect, ...]:
    """The Agent box of a card; the Signet Ring's is the leader's. [R-GEN-11]"""
    parts = CARDS[card].agent
    if len(parts) == 1:
        only = parts[0]
        if isinstance(only, Named) and only.name == "signet":
            leader = LEADERS[p.leader]
            return leader.turned_signet if p.turned else leader.signet
    return parts


def arrive_in_uprising(s: ImperiumState, p: Player, space: Space, card: int) -> None:
    """Before Intelligence is gathered: the controller is paid, and Shaddam's ban begins. [R-AGT-05, F-06]"""
    p.new_contracts = []
    p.discarded = 0
    for e in agent_box(p, card):
        if isinstance(e, Named) and e.name == "no_deployment":
            p.no_deploy = True
    pay_controller(s, space)


def visit_in_uprising(s: ImperiumState, p: Player, space: Space) -> tuple[Effect, ...]:
    """Contracts that the visit completes, and what leaders make of it. [R-AGT-05, R-CHM-03]"""
    parts: tuple[Effect, ...] = ()
    if p.contracts:
        parts += contracts.rewards_of_visit(s, p, space.number)
    if space.maker:
        pay_smugglers(s, p, space)
    if ability(p) == "other_memories":
        if p.turned:
            if space.faction == BENE_GESSERIT or space.faction == FREMEN:
                parts += LEADERS[p.leader].visit
        elif space.faction == BENE_GESSERIT:
            parts += LEADERS[p.leader].awakening
    return parts


def pay_smugglers(s: ImperiumState, p: Player, space: Space) -> None:
    """Staban gains spice when somebody else harvests where he is watching."""
    for q in s.players:
        if q.seat != p.seat and ability(q) == "smuggle_spice" and watching(q, space.number):
            gain(s, q, SPICE, 1)


def pay_controller(s: ImperiumState, space: Space) -> None:
    """Whoever controls the space is paid when anybody comes. [R-AG-06, HG11]"""
    if not space.controlled:
        return
    controller = s.control[space.number]
    if controller >= 0:
        owner = s.players[controller]
        if collects(owner):
            resolve.begin(s, owner, space.control_bonus)


def harvest(s: ImperiumState, p: Player, space: Space) -> None:
    """Base spice and all bonus spice; Ariana takes one less and draws a card. [R-AG-07]"""
    amount = s.bonus_spice[space.number]
    s.bonus_spice[space.number] = 0
    if s.kit.uprising:
        s.stack.append(rebellion.SpiceOrSandworms(p.seat, space.number))
    else:
        amount += space.maker
    addict = ability(p) == "spice_addict"
    if addict:
        amount -= 1
    if amount:
        gain(s, p, SPICE, amount)
    if addict:
        draw_cards(s, p, 1)
    if p.contracts:
        contracts.check_harvest(s, p)


class DeployTroops(Deployment):
    """On a combat space: any of this turn's recruits and up to two other troops of the garrison. [R-AG-08]"""

    __slots__ = ()

    def _limit(self, p: Player) -> int:
        return min(p.garrison, p.recruited + GARRISON_LIMIT)

    def asks(self, s: ImperiumState) -> bool:
        p = s.players[self.seat]
        return s.body(p).garrison > 0 and not p.no_deploy

    def options(self, s: ImperiumState, seat: int) -> list[int]:
        return [DEPLOY + n for n in range(self._limit(s.body(s.players[self.seat])) + 1)]

    def choose(self, s: ImperiumState, seat: int, action: int) -> None:
        p = s.players[self.seat]
        deploy(s, p, action - DEPLOY)
        after_deploying(s, p)

    def unavailable(self, s: ImperiumState, seat: int) -> list[tuple[int, Reason]]:
        p = s.body(s.players[self.seat])
        limit = self._limit(p)
        facts = {"limit": limit, "recruited": p.recruited}
        return [(DEPLOY + n, TOO_MANY_TROOPS.about(facts)) for n in range(limit + 1, p.garrison + 1)]

    def about(self, s: ImperiumState) -> dict[str, Any]:
        p = s.body(s.players[self.seat])
        return {"limit": self._limit(p), "recruited": p.recruited, "garrison": p.garrison}
