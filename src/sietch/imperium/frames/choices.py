"""Choices inside effects: which faction, which card, how many troops, pay or not."""

from __future__ import annotations

from typing import Any

import sietch.imperium.frames.market as market
import sietch.imperium.frames.personal as personal
import sietch.imperium.frames.rebellion as rebellion
import sietch.imperium.frames.rival_house as rival_house
import sietch.imperium.frames.spying as spying
import sietch.imperium.resolve as resolve
import sietch.imperium.sources as sources
from sietch.imperium.actions import (
    CHOOSE,
    DEPLOY,
    FACTION,
    LOSE_INFLUENCE,
    OPPONENT,
    PAY,
    PERSONAL,
    RETREAT,
    SKIP,
)
from sietch.imperium.effects import (
    Arrow,
    Effect,
)
from sietch.imperium.frames.base import Ask, Chance, Deployment, Step
from sietch.imperium.frames.masterstroke import after_deploying
from sietch.imperium.piles import (
    HAND,
    IN_PLAY,
)
from sietch.imperium.state import ImperiumState, Player
from sietch.imperium.terms import ALL_FACTIONS, FACTIONS, HUMAN, RIVAL, faction_names
from sietch.imperium.tracks import gain_influence, give_alliance, lose_influence
from sietch.imperium.troops import deploy, lose_from_conflict, retreat
from sietch.kernel.rule import Reason

CANNOT_PAY = Reason("R-GEN-05", "why-cannot_pay")
CONDITION_UNMET = Reason("R-IN-06", "why-condition_unmet")
IMPOSSIBLE_OPTION = Reason("R-GEN-04", "why-no_effect")
NO_INFLUENCE_TO_LOSE = Reason("R-IN-05", "why-no_influence_to_lose")
NOT_THAT_FACTION = Reason("R-GEN-02", "why-not_that_faction")


# -- paying ----------------------------------------------------------------------------------------------------


class Perform(Step):
    """What stands right of an arrow, once the cost is paid."""

    __slots__ = ("effect", "seat")

    def __init__(self, seat: int, effect: Effect) -> None:
        self.seat = seat
        self.effect = effect

    def run(self, s: ImperiumState) -> None:
        resolve.perform(s, s.players[self.seat], self.effect)


def paid_for(s: ImperiumState, kind: type[Ask]) -> dict[str, Any]:
    """What the effect is called whose price is being paid: it waits right below the questions about the price."""
    at = len(s.stack) - 1
    while at >= 0 and type(s.stack[at]) is kind:
        at -= 1
    below = s.stack[at] if at >= 0 else None
    return {"source": below.effect.path} if isinstance(below, Perform) else {}


def offer_arrow(s: ImperiumState, p: Player, e: Arrow, agreed: bool) -> None:
    """Ask whether to pay, unless the player has agreed already or the choice of a card asks it anyway."""
    if p.kind == RIVAL and s.kit.uprising:
        agreed = True  # RV-36: whatever it can pay for, it takes
    if e.cost.trash_card:
        s.stack.append(market.ChooseTrash(p.seat, e))
    elif agreed:
        pay(s, p, e)
    else:
        s.stack.append(PayOrNot(p.seat, e))


def pay(s: ImperiumState, p: Player, e: Arrow) -> None:
    """Pay the cost of an arrow, then get the effect. [R-GEN-03]"""
    cost = e.cost
    p.solari -= cost.solari
    p.spice -= cost.spice
    p.water -= cost.water
    if s.sink is not None:
        s.emit("pay", p.seat, {**cost.amounts, "effect": e.path})
    s.stack.append(Perform(p.seat, e.parts[0]))
    if cost.plain:
        return
    if cost.deployed_troops:
        lose_from_conflict(s, p, cost.deployed_troops)
    for _ in range(cost.influence):
        s.stack.append(ChooseLoss(p.seat))
    if cost.discard:
        s.stack.append(market.DiscardCards(p.seat, cost.discard))
    if cost.intrigue:
        s.stack.append(rebellion.TrashIntrigue(p.seat, cost.intrigue))
    if cost.recall_spies:
        s.stack.append(spying.RecallSpies(p.seat, cost.recall_spies))
    if cost.retreat:
        retreat(s, p, cost.retreat)
    if cost.retreat_up_to:
        s.stack.append(rebellion.RetreatSome(p.seat, cost.retreat_up_to))
    if cost.trash_emperor_in_play:
        s.stack.append(rebellion.TrashEmperorCard(p.seat, IN_PLAY, e.card))
    if cost.trash_emperor_in_hand:
        s.stack.append(rebellion.TrashEmperorCard(p.seat, HAND, -1))
    if cost.trash_self:
        market.trash(s, p, e.card, IN_PLAY)


class PayOrNot(Chance):
    """The printed arrow: pay to get, or leave it. [R-GEN-02, R-GEN-03]"""

    __slots__ = ("effect",)

    def __init__(self, seat: int, effect: Arrow) -> None:
        self.seat = seat
        self.effect = effect

    def asks(self, s: ImperiumState) -> bool:
        return resolve.possible(s, s.players[self.seat], self.effect)

    def options(self, s: ImperiumState, seat: int) -> list[int]:
        return [PAY, SKIP]

    def choose(self, s: ImperiumState, seat: int, action: int) -> None:
        if action == PAY:
            pay(s, s.players[self.seat], self.effect)

    def about(self, s: ImperiumState) -> dict[str, Any]:
        return {"effect": self.effect.path}


class ChooseLoss(Ask):
    """Lose influence as a cost, with a faction where there is some. [R-IN-05]"""

    __slots__ = ()

    def options(self, s: ImperiumState, seat: int) -> list[int]:
        p = s.players[self.seat]
        influence = s.body(p).influence
        found = [LOSE_INFLUENCE + faction for faction in range(len(FACTIONS)) if influence[faction]]
        if p.personal:
            found.append(PERSONAL)
        return sorted(found)

    def choose(self, s: ImperiumState, seat: int, action: int) -> None:
        if action == PERSONAL:
            personal.fall(s, s.players[self.seat])
            return
        faction = action - LOSE_INFLUENCE
        heirs = lose_influence(s, s.body(s.players[self.seat]), faction)
        if heirs:
            s.stack.append(ChooseHeir(self.seat, faction, tuple(heirs)))

    def unavailable(self, s: ImperiumState, seat: int) -> list[tuple[int, Reason]]:
        influence = s.body(s.players[self.seat]).influence
        return [
            (LOSE_INFLUENCE + faction, NO_INFLUENCE_TO_LOSE.about({"faction": FACTIONS[faction]}))
            for faction in range(len(FACTIONS))
            if not influence[faction]
        ]

    def about(self, s: ImperiumState) -> dict[str, Any]:
        return paid_for(s, ChooseLoss)


class ChooseHeir(Ask):
    """Several players stand higher than the holder who fell: the holder chooses who takes the alliance. [R-IN-04]"""

    __slots__ = ("faction", "heirs")

    def __init__(self, seat: int, faction: int, heirs: tuple[int, ...]) -> None:
        self.seat = seat
        self.faction = faction
        self.heirs = heirs

    def options(self, s: ImperiumState, seat: int) -> list[int]:
        return sorted([OPPONENT + heir for heir in self.heirs])

    def choose(self, s: ImperiumState, seat: int, action: int) -> None:
        give_alliance(s, self.faction, action - OPPONENT)

    def about(self, s: ImperiumState) -> dict[str, Any]:
        return {"faction": FACTIONS[self.faction]}


# -- factions --------------------------------------------------------------------------------------------------


def ask_faction(s: ImperiumState, p: Player, factions: int, n: int) -> None:
    """Influence of choice; an automaton takes the faction where it has least. [SO5]"""
    if p.kind != HUMAN:
        factions = rivals_choice(s, p, factions)
    if factions & (factions - 1) == 0:
        if factions:
            gain_influence(s, p, resolve.factions_in(factions), n)
    else:
        s.stack.append(ChooseFaction(p.seat, factions, n, 1))


def ask_two_factions(s: ImperiumState, p: Player, factions: int) -> None:
    """One influence with each of two different factions. [R-CB-08]"""
    if p.kind == HUMAN:
        s.stack.append(ChooseFaction(p.seat, factions, 1, 2))
        return
    least = rivals_choice(s, p, factions)
    if least & (least - 1) == 0:
        gain_influence(s, p, resolve.factions_in(least), 1)
        ask_faction(s, p, factions & ~least, 1)
    else:
        s.stack.append(ChooseFaction(p.seat, least, 1, 2))


def rivals_choice(s: ImperiumState, p: Player, factions: int) -> int:
    """Where an automaton has least influence; the Rivals of Uprising have an order for ties. [SO5, RV-29]"""
    if not s.kit.uprising:
        return least_influence(p, factions)
    faction = rival_house.least(p, factions)
    return 1 << faction if faction >= 0 else 0


def least_influence(p: Player, factions: int) -> int:
    """Among these factions, those in which the player has least influence."""
    levels = [p.influence[f] for f in range(len(FACTIONS)) if factions >> f & 1]
    if not levels:
        return 0
    least = min(levels)
    return sum([1 << f for f in range(len(FACTIONS)) if factions >> f & 1 and p.influence[f] == least])


class ChooseFaction(Chance):
    """Choose the faction whose influence is gained; `picks` different ones, `n` influence each. [R-CB-08, Q25]"""

    __slots__ = ("factions", "n", "picks")

    def __init__(self, seat: int, factions: int, n: int, picks: int) -> None:
        self.seat = seat
        self.factions = factions
        self.n = n
        self.picks = picks

    def options(self, s: ImperiumState, seat: int) -> list[int]:
        return [FACTION + faction for faction in range(len(FACTIONS)) if self.factions >> faction & 1]

    def choose(self, s: ImperiumState, seat: int, action: int) -> None:
        p = s.players[self.seat]
        faction = action - FACTION
        gain_influence(s, p, faction, self.n)
        if self.picks > 1:
            rest = (self.factions if p.kind == HUMAN else ALL_FACTIONS) & ~(1 << faction)
            if p.kind == HUMAN:
                s.stack.append(ChooseFaction(self.seat, rest, self.n, self.picks - 1))
            else:
                ask_faction(s, p, rest, self.n)

    def unavailable(self, s: ImperiumState, seat: int) -> list[tuple[int, Reason]]:
        return [
            (FACTION + faction, NOT_THAT_FACTION.about({"faction": FACTIONS[faction]}))
            for faction in range(len(FACTIONS))
            if not self.factions >> faction & 1
        ]

    def about(self, s: ImperiumState) -> dict[str, Any]:
        source = sources.asked_by(s, self, sources.INFLUENCING, ("catch_up_influence", "take_council_seat"))
        return {"factions": faction_names(self.factions), "count": self.n, **source}


# -- choosing between effects ----------------------------------------------------------------------------------


class ChooseOne(Chance):
    """Choose one of several effects."""

    __slots__ = ("effect",)

    def __init__(self, seat: int, effect: Effect) -> None:
        self.seat = seat
        self.effect = effect

    def _open(self, s: ImperiumState) -> list[int]:
        p = s.players[self.seat]
        return [i for i, part in enumerate(self.effect.parts) if resolve.possible(s, p, part)]

    def asks(self, s: ImperiumState) -> bool:
        return len(self._open(s)) > 1

    def run(self, s: ImperiumState) -> None:
        for place in self._open(s):
            resolve.perform(s, s.players[self.seat], self.effect.parts[place], True)

    def options(self, s: ImperiumState, seat: int) -> list[int]:
        return [CHOOSE + place for place in self._open(s)]

    def choose(self, s: ImperiumState, seat: int, action: int) -> None:
        resolve.perform(s, s.players[self.seat], self.effect.parts[action - CHOOSE], True)

    def unavailable(self, s: ImperiumState, seat: int) -> list[tuple[int, Reason]]:
        possible = self._open(s)
        return [(CHOOSE + i, IMPOSSIBLE_OPTION) for i in range(len(self.effect.parts)) if i not in possible]

    def about(self, s: ImperiumState) -> dict[str, Any]:
        return {"effect": self.effect.path, "effects": [part.path for part in self.effect.parts]}


class ChooseSome(Ask):
    """Choose several different effects out of a list."""

    __slots__ = ("count", "effect", "taken")

    def __init__(self, seat: int, effect: Effect, taken: tuple[int, ...], count: int) -> None:
        self.seat = seat
        self.effect = effect
        self.taken = taken
        self.count = count

    def options(self, s: ImperiumState, seat: int) -> list[int]:
        return [CHOOSE + i for i in range(len(self.effect.parts)) if i not in self.taken]

    def choose(self, s: ImperiumState, seat: int, action: int) -> None:
        place = action - CHOOSE
        if self.count > 1:
            s.stack.append(ChooseSome(self.seat, self.effect, (*self.taken, place), self.count - 1))
        resolve.perform(s, s.players[self.seat], self.effect.parts[place], True)

    def about(self, s: ImperiumState) -> dict[str, Any]:
        return {
            "effect": self.effect.path,
            "effects": [part.path for part in self.effect.parts],
            "taken": list(self.taken),
            "count": self.count,
        }


# -- troops ----------------------------------------------------------------------------------------------------


class ChooseDeploy(Deployment):
    """Deploy up to a number of troops from the garrison to the Conflict. [R-RV-13]"""

    __slots__ = ("limit",)

    def __init__(self, seat: int, limit: int) -> None:
        self.seat = seat
        self.limit = limit

    def asks(self, s: ImperiumState) -> bool:
        p = s.players[self.seat]
        return min(self.limit, s.body(p).garrison) > 0 and not p.no_deploy

    def options(self, s: ImperiumState, seat: int) -> list[int]:
        return [DEPLOY + n for n in range(min(self.limit, s.body(s.players[self.seat]).garrison) + 1)]

    def choose(self, s: ImperiumState, seat: int, action: int) -> None:
        p = s.players[self.seat]
        deploy(s, p, action - DEPLOY)
        after_deploying(s, p)

    def about(self, s: ImperiumState) -> dict[str, Any]:
        source = sources.asked_by(s, self, sources.DEPLOYING, ("recruit_and_deploy",))
        return {"limit": self.limit, **source}


class ChooseRetreat(Chance):
    """Retreat up to a number of troops from the Conflict to the garrison; none is allowed."""

    __slots__ = ("limit",)

    def __init__(self, seat: int, limit: int) -> None:
        self.seat = seat
        self.limit = limit

    def asks(self, s: ImperiumState) -> bool:
        return s.body(s.players[self.seat]).conflict > 0

    def options(self, s: ImperiumState, seat: int) -> list[int]:
        return [RETREAT + n for n in range(min(self.limit, s.body(s.players[self.seat]).conflict) + 1)]

    def choose(self, s: ImperiumState, seat: int, action: int) -> None:
        retreat(s, s.players[self.seat], action - RETREAT)

    def about(self, s: ImperiumState) -> dict[str, Any]:
        return {"limit": self.limit, **sources.asked_by(s, self, sources.RETREATING)}
