"""The fight in the arena: turns of one or two actions, attacks and parries. [FR-XIX.C.3]"""

from __future__ import annotations

from typing import Any, Final

from sietch.classic.actions import AGAINST, DUEL_CARD, EDGE, PASS, SPACE
from sietch.classic.duel.arena import EDGE_IDS, RING, SPACE_IDS
from sietch.classic.duel.bout import Bout
from sietch.classic.duel.cards import (
    DUEL_CARD_IDS,
    DUEL_CARDS,
    HONOUR,
    JUMP_OBSTACLE,
    KNIFE,
    PLACE_OBSTACLE,
    REMOVE_OBSTACLE,
    THREE_ACTIONS,
    is_attack,
)
from sietch.classic.duel.champions import AskFighter
from sietch.classic.duel.hits import exchange, reveal
from sietch.classic.duel.moves import (
    free_edges,
    jumps,
    knife_targets,
    nearby,
    parry_against,
    steps,
    taken_edges,
    target_of,
    why_not_play,
    why_not_step,
)
from sietch.classic.frames import Ask, Step
from sietch.classic.phases.leaders import kill_leader
from sietch.classic.reasons import WRONG_SIDE
from sietch.classic.state import ClassicState
from sietch.classic.terms import FACTION_IDS
from sietch.kernel.event import Facts
from sietch.kernel.rule import Reason

ACTIONS_A_TURN: Final = 2
EXTRA_ACTIONS: Final = 3
QUIET_ROUNDS: Final = 3  # of passing, after which a duel ends with honour [OQ37]
MOST_ROUNDS: Final = 40  # so that no duel is endless [OQ37]


def over(bout: Bout) -> bool:
    """Whether the fight has ended: somebody fell or left, or nobody wants to go on. [FR-XIX.C.9, FR-XIX.C.11, OQ37]"""
    standing = len(bout.standing())
    if standing < (2 if bout.war else len(bout.fighters)):
        return True
    return bout.quiet >= QUIET_ROUNDS * standing


class NextDuellist(Step):
    """They act in turn, the caller first, as long as it takes. [FR-XIX.C.3.a]"""

    __slots__ = ()

    def run(self, s: ClassicState) -> None:
        bout = s.duels().fight()
        if over(bout) or bout.turns >= MOST_ROUNDS * len(bout.fighters):
            return
        place = (bout.place + 1) % len(bout.fighters)
        while not bout.stands(place):
            place = (place + 1) % len(bout.fighters)
        bout.place = place
        bout.turns += 1
        s.then(DuelTurn(bout.fighters[place], place, ACTIONS_A_TURN, False), NextDuellist())


class DuelTurn(Ask):
    """Step, play a card, or end the turn. [FR-XIX.C.3.a]"""

    __slots__ = ("acted", "left", "place")
    anytime = False

    def __init__(self, seat: int, place: int, left: int, acted: bool) -> None:
        super().__init__(seat)
        self.place = place
        self.left = left  # actions
        self.acted = acted

    def about(self, s: ClassicState) -> dict[str, Any]:
        return {"left": self.left, "space": SPACE_IDS[s.duels().fight().spaces[self.place]]}

    def asks(self, s: ClassicState) -> bool:
        bout = s.duels().fight()
        return self.left > 0 and bout.stands(self.place) and not over(bout)

    def options(self, s: ClassicState, seat: int) -> list[int]:
        duels = s.duels()
        bout = duels.fight()
        found = [SPACE + space for space in steps(bout, self.place)]
        held = sorted(set(duels.hands[seat]))
        found.extend([DUEL_CARD + card for card in held if why_not_play(bout, self.place, card) is None])
        return sorted([PASS, *found])

    def unavailable(self, s: ClassicState, seat: int) -> list[tuple[int, Reason]]:
        duels = s.duels()
        bout = duels.fight()
        found: list[tuple[int, Reason]] = []
        for space in nearby(bout, self.place):
            reason = why_not_step(bout, self.place, space)
            if reason is not None:
                found.append((SPACE + space, reason))
        for card in sorted(set(duels.hands[seat])):
            reason = why_not_play(bout, self.place, card)
            if reason is not None:
                found.append((DUEL_CARD + card, reason))
        return found

    def choose(self, s: ClassicState, seat: int, action: int) -> None:
        bout = s.duels().fight()
        if action == PASS:
            bout.quiet = 0 if self.acted else bout.quiet + 1
            if not self.acted and s.sink is not None:
                s.emit("duel_passed", seat, {})
            return
        bout.quiet = 0
        left = self.left - 1
        if action == DUEL_CARD + THREE_ACTIONS:
            left += EXTRA_ACTIONS
        s.then(DuelTurn(seat, self.place, left, True))
        if SPACE <= action < SPACE + len(SPACE_IDS):
            step_to(s, self.place, action - SPACE)
        else:
            play_card(s, self.place, action - DUEL_CARD)


def step_to(s: ClassicState, place: int, space: int) -> None:
    """Walk or jump to a space; a step towards the centre earns a card. [FR-XIX.C.3.b]"""
    duels = s.duels()
    bout = duels.fight()
    seat = bout.fighters[place]
    inward = RING[space] > RING[bout.spaces[place]]
    bout.spaces[place] = space
    if s.sink is not None:
        s.emit("champion_steps", seat, {"space": SPACE_IDS[space]})
    card = duels.draw(seat, s.rng) if inward else -1
    if card >= 0 and s.sink is not None:
        s.emit("duel_card_drawn", seat, {}, {seat: {"duel_card": DUEL_CARD_IDS[card]}})


def play_card(s: ClassicState, place: int, card: int) -> None:
    """Discard a duel card and do what it says. [FR-XIX.C.4, FR-XIX.C.10]"""
    duels = s.duels()
    bout = duels.fight()
    seat = bout.fighters[place]
    duels.spend(seat, card)
    if s.sink is not None:
        s.emit("duel_card", seat, {"duel_card": DUEL_CARD_IDS[card]})
    if is_attack(card):
        attack(s, place, target_of(bout, place, card))
    elif card == KNIFE:
        targets = knife_targets(bout, place)
        if len(targets) == 1:
            attack(s, place, targets[0])
        else:
            s.then(ThrowKnife(seat, place))
    elif card == PLACE_OBSTACLE:
        s.then(PlaceObstacle(seat))
    elif card == REMOVE_OBSTACLE:
        s.then(RemoveObstacle(seat))
    elif card == JUMP_OBSTACLE:
        s.then(JumpObstacle(seat, place))
    elif card == HONOUR:
        bout.left |= 1 << place


class ThrowKnife(AskFighter):
    """Whom does the knife hit? [FR-XIX.C.4.a]"""

    __slots__ = ()

    def options(self, s: ClassicState, seat: int) -> list[int]:
        bout = s.duels().fight()
        targets = [bout.fighters[other] for other in knife_targets(bout, self.place)]
        return sorted([AGAINST + s.players[other].faction for other in targets])

    def choose(self, s: ClassicState, seat: int, action: int) -> None:
        attack(s, self.place, s.duels().fight().fighters.index(s.seat(action - AGAINST)))


class PlaceObstacle(Ask):
    """On which edge does the obstacle stand? [FR-XIX.C.8]"""

    __slots__ = ()
    anytime = False

    def options(self, s: ClassicState, seat: int) -> list[int]:
        return [EDGE + edge for edge in free_edges(s.duels().fight())]

    def choose(self, s: ClassicState, seat: int, action: int) -> None:
        facts = turn_edge(s, action - EDGE)
        if s.sink is not None:
            s.emit("obstacle_placed", seat, facts)


class RemoveObstacle(Ask):
    """Which obstacle goes? [FR-XIX.C.8]"""

    __slots__ = ()
    anytime = False

    def options(self, s: ClassicState, seat: int) -> list[int]:
        return [EDGE + edge for edge in taken_edges(s.duels().fight())]

    def choose(self, s: ClassicState, seat: int, action: int) -> None:
        facts = turn_edge(s, action - EDGE)
        if s.sink is not None:
            s.emit("obstacle_removed", seat, facts)


def turn_edge(s: ClassicState, edge: int) -> Facts:
    """Put an obstacle on an edge that is free, or take it from one that is not; what there is to tell of it."""
    s.duels().fight().obstacles ^= 1 << edge
    return {"edge": EDGE_IDS[edge]}


class JumpObstacle(AskFighter):
    """Over which obstacle, that is into which space? [FR-XIX.C.8]"""

    __slots__ = ()

    def options(self, s: ClassicState, seat: int) -> list[int]:
        return [SPACE + space for space in jumps(s.duels().fight(), self.place)]

    def choose(self, s: ClassicState, seat: int, action: int) -> None:
        step_to(s, self.place, action - SPACE)


def attack(s: ClassicState, attacker: int, target: int) -> None:
    """Show one's champion and strike; whoever holds cards may parry. [FR-XIX.C.5.a, FR-XIX.C.6.a]"""
    duels = s.duels()
    bout = duels.fight()
    reveal(s, bout, attacker)
    seat = bout.fighters[target]
    if duels.hands[seat]:
        s.then(ParryAttack(seat, attacker, target))
    else:
        land(s, attacker, target, False)


class ParryAttack(Ask):
    """Strike back with the card for the side of the attack, or take the blow. [FR-XIX.C.4.b, FR-XIX.C.6.a]"""

    __slots__ = ("attacker", "target")
    anytime = False

    def __init__(self, seat: int, attacker: int, target: int) -> None:
        super().__init__(seat)
        self.attacker = attacker
        self.target = target

    def about(self, s: ClassicState) -> dict[str, Any]:
        bout = s.duels().fight()
        by = FACTION_IDS[s.players[bout.fighters[self.attacker]].faction]
        return {"by": by, "strength": bout.strength[self.attacker]}

    def options(self, s: ClassicState, seat: int) -> list[int]:
        duels = s.duels()
        card = parry_against(duels.fight(), self.target, self.attacker)
        return [PASS, DUEL_CARD + card] if card in duels.hands[seat] else [PASS]

    def unavailable(self, s: ClassicState, seat: int) -> list[tuple[int, Reason]]:
        return [(DUEL_CARD + card, WRONG_SIDE) for card in sorted(set(s.duels().hands[seat]))]

    def choose(self, s: ClassicState, seat: int, action: int) -> None:
        if DUEL_CARD <= action < DUEL_CARD + DUEL_CARDS:
            s.duels().spend(seat, action - DUEL_CARD)
            if s.sink is not None:
                s.emit("duel_card", seat, {"duel_card": DUEL_CARD_IDS[action - DUEL_CARD]})
        land(s, self.attacker, self.target, action != PASS)


def land(s: ClassicState, attacker: int, target: int, parried: bool) -> None:
    """Blow and parry count; in a War of Assassins the fallen leave the arena at once. [FR-XIX.C.11]"""
    exchange(s, attacker, target, parried)
    bout = s.duels().fight()
    if bout.war:
        for place in (attacker, target):
            if bout.dead >> place & 1:
                kill_leader(s, bout.champions[place], "duel")
