"""House Hagal: automata that draw a card and send an Agent."""

from __future__ import annotations

from typing import Any

import sietch.imperium.frames.agent as agent
import sietch.imperium.frames.choices as choices
import sietch.imperium.frames.rival_house as rival_house
import sietch.imperium.resolve as resolve
from sietch.imperium.actions import HARVEST, PAY, SKIP
from sietch.imperium.defs import CONFLICTS, HAGAL_CARDS, LEADERS, SPACES, HagalCard
from sietch.imperium.effects import (
    Arrow,
)
from sietch.imperium.frames.base import Ask, Step
from sietch.imperium.gains import gain
from sietch.imperium.state import ImperiumState, Player
from sietch.imperium.terms import HUMAN, RIVAL, SPICE
from sietch.imperium.tracks import gain_influence
from sietch.imperium.troops import deploy, recruit

GARRISON_LIMIT = 2
EXPERT_LEAD = 4
EXPERT_LEAD_TROOPS = 2
EXPERT_LEAD_UNITS = 3
LAST_LEVEL = 3
RESHUFFLES_BEFORE_GIVING_UP = 3


def top_card(s: ImperiumState) -> HagalCard:
    """Reveal the next House Hagal card; the deck is made anew when it is empty or says so. [HG3, RV-09, RV-27]"""
    while True:
        if not s.hagal_deck:
            reshuffle_hagal(s)
        number = s.hagal_deck.pop()
        s.hagal_discard.append(number)
        card = HAGAL_CARDS[number]
        if card.space >= 0 or card.harvest or card.posts or card.when:
            return card
        reshuffle_hagal(s)


def reshuffle_hagal(s: ImperiumState) -> None:
    s.hagal_deck = sorted(s.hagal_deck + s.hagal_discard)
    s.hagal_discard = []
    s.rng.shuffle(s.hagal_deck)


def reveal_swords(s: ImperiumState) -> None:
    """Each automaton with a troop in the Conflict adds the swords of one card. [HG9]"""
    n = len(s.players)
    for i in range(n):
        p = s.players[(s.first_player + i) % n]
        if p.kind != HUMAN and p.units():
            for _ in range(_cards_for_swords(s)):
                card = top_card(s)
                p.swords += card.swords
                if s.sink is not None:
                    s.emit("hagal_swords", p.seat, {"card": card.id, "swords": card.swords})


def _cards_for_swords(s: ImperiumState) -> int:
    """Brutal Escalation: two cards in a conflict of the last level. [RV-16]"""
    return 2 if s.rules.brutal_escalation and CONFLICTS[s.conflict_card].level == LAST_LEVEL else 1


class RivalTurn(Step):
    """Reveal cards until one names a free space, and send the Agent there. [HG1, HG2]"""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: ImperiumState) -> None:
        limit = RESHUFFLES_BEFORE_GIVING_UP * (len(s.hagal_deck) + len(s.hagal_discard))
        if s.kit.uprising:
            rival_house.start_turn(s, s.players[self.seat])
            s.stack.append(RevealHagal(self.seat, limit))
            return
        closed = {space for p in s.players for space in p.agents_at}
        closed.update([p.blocked_space for p in s.players if p.seat != self.seat])
        for _ in range(limit):
            card = top_card(s)
            if card.harvest:
                spaces = best_harvest(s, closed)
                if len(spaces) > 1:
                    s.stack.append(ChooseHarvest(self.seat, card.number, tuple(spaces)))
                    return
                if spaces:
                    send_rival(s, s.players[self.seat], card, spaces[0])
                    return
            elif card.space not in closed:
                send_rival(s, s.players[self.seat], card, card.space)
                return


class RevealHagal(Step):
    """A Rival of Uprising reveals cards, so many at most, until one sends its Agent. [RV-22, RV-25]"""

    __slots__ = ("limit", "seat")

    def __init__(self, seat: int, limit: int) -> None:
        self.seat = seat
        self.limit = limit

    def run(self, s: ImperiumState) -> None:
        rival_house.reveal(s, s.players[self.seat], self.limit)


def best_harvest(s: ImperiumState, closed: set[int]) -> list[int]:
    """Free Maker spaces with most bonus spice, then with most spice in all; none without bonus. [HG8, Q15]"""
    makers = [n for n in s.kit.makers if s.bonus_spice[n] and n not in closed]
    if not makers:
        return []
    best = max([(s.bonus_spice[n], s.bonus_spice[n] + SPACES[n].maker) for n in makers])
    return [n for n in makers if (s.bonus_spice[n], s.bonus_spice[n] + SPACES[n].maker) == best]


class ChooseHarvest(Ask):
    """Two Maker spaces are equally good: the human decides, with two players the First Player. [Q15]"""

    __slots__ = ("card", "spaces")

    def __init__(self, seat: int, card: int, spaces: tuple[int, ...]) -> None:
        self.seat = seat
        self.card = card
        self.spaces = spaces

    def seats(self, s: ImperiumState) -> tuple[int, ...]:
        return (s.first_player if s.seats == 2 else 0,)

    def options(self, s: ImperiumState, seat: int) -> list[int]:
        return sorted([HARVEST + space for space in self.spaces])

    def choose(self, s: ImperiumState, seat: int, action: int) -> None:
        send_rival(s, s.players[self.seat], HAGAL_CARDS[self.card], action - HARVEST)


def send_rival(s: ImperiumState, p: Player, card: HagalCard, number: int) -> None:
    """Only the icons of the card count, not the space's costs or effects. [HG4..HG8, HG11]"""
    space = SPACES[number]
    p.agents -= 1
    p.agents_at.append(number)
    if s.sink is not None:
        s.emit("hagal", p.seat, {"card": card.id, "space": space.id})
    s.stack.append(DeployRival(p.seat, space.combat))
    if card.signet and p.kind == RIVAL:
        use_signet(s, p)
    p.recruited = 0
    recruit(s, p, card.troops)
    if card.harvest:
        bonus = s.bonus_spice[number]
        s.bonus_spice[number] = 0
        if p.kind == RIVAL:
            gain(s, p, SPICE, space.maker + bonus)
    if card.influence >= 0:
        gain_influence(s, p, card.influence, 1)
    agent.pay_controller(s, space)


def use_signet(s: ImperiumState, p: Player) -> None:
    """A Rival uses its leader's signet ability, paying when it can. [SO5, Q19]"""
    parts = LEADERS[p.leader].signet
    effect = parts[0]
    if not isinstance(effect, Arrow):
        resolve.begin(s, p, parts)
    elif resolve.possible(s, p, effect):
        if s.rules.rival_signet_asks:
            s.stack.append(RivalSignet(p.seat, effect))
        else:
            choices.pay(s, p, effect)


class RivalSignet(Ask):
    """The human decides whether a Rival pays for its signet ability. [Q19]"""

    __slots__ = ("effect",)

    def __init__(self, seat: int, effect: Arrow) -> None:
        self.seat = seat
        self.effect = effect

    def options(self, s: ImperiumState, seat: int) -> list[int]:
        return [PAY, SKIP]

    def choose(self, s: ImperiumState, seat: int, action: int) -> None:
        if action == PAY:
            choices.pay(s, s.players[self.seat], self.effect)

    def about(self, s: ImperiumState) -> dict[str, Any]:
        return {"effect": self.effect.path}


class DeployRival(Step):
    """Recruits and up to two garrisoned troops go to the Conflict from a combat space. [HG6, HG7, SO6]"""

    __slots__ = ("combat", "seat")

    def __init__(self, seat: int, combat: bool) -> None:
        self.seat = seat
        self.combat = combat

    def run(self, s: ImperiumState) -> None:
        p = s.players[self.seat]
        if self.combat and not holds_back(s, p):
            deploy(s, p, min(p.garrison, p.recruited + GARRISON_LIMIT))


def holds_back(s: ImperiumState, p: Player) -> bool:
    """An expert Rival that leads clearly keeps its troops, except in the last conflicts. [SO6, Q14]"""
    if s.kit.uprising:
        return _leads_by_units(s, p)
    if p.kind != RIVAL or not s.rules.difficulty.expert or CONFLICTS[s.conflict_card].level == LAST_LEVEL:
        return False
    others = [q for q in s.players if q.seat != p.seat]
    if s.rules.rivals_hold_by_troops:
        return p.conflict - max([q.conflict for q in others]) >= EXPERT_LEAD_TROOPS
    return p.strength() - max([q.strength() for q in others]) >= EXPERT_LEAD


def _leads_by_units(s: ImperiumState, p: Player) -> bool:
    """Expert Deployment of Uprising: a lead of three units is enough. [RV-17]"""
    if not s.rules.expert_deployment or CONFLICTS[s.conflict_card].level == LAST_LEVEL:
        return False
    return p.units() - max([q.units() for q in s.players if q.seat != p.seat]) >= EXPERT_LEAD_UNITS
