"""Choices that came with Uprising: contracts, the Shield Wall, sandworms, single cards and leaders."""

from __future__ import annotations

from typing import Any

import sietch.imperium.frames.choices as choices
import sietch.imperium.frames.market as market
import sietch.imperium.resolve as resolve
import sietch.imperium.sources as sources
from sietch.imperium.actions import (
    ADVANCE,
    AWAKEN,
    BUY,
    CHOOSE,
    CONTRACT,
    DETONATE,
    DISCARD,
    RECALL,
    RETREAT,
    SKIP,
    SUMMON,
    TAKE,
    TAKE_SPICE,
    TRASH_HAND,
    TRASH_INTRIGUE,
    TRASH_PLAY,
)
from sietch.imperium.contracts import on_offer, take_contract
from sietch.imperium.defs import CARDS, INTRIGUES, LEADERS, SPACES, TRAINING
from sietch.imperium.effects import (
    Effect,
)
from sietch.imperium.frames.base import Ask, Chance
from sietch.imperium.gains import gain
from sietch.imperium.piles import HAND, IN_PLAY, RESERVE_CARDS, draw_cards, lose_intrigue
from sietch.imperium.sandworms import can_summon, detonate, summon
from sietch.imperium.state import ImperiumState, Player
from sietch.imperium.terms import EMPEROR, SPICE
from sietch.imperium.troops import retreat

INSIGHT_COST = 1
INSIGHT_SPICE = 2


class TakeContract(Chance):
    """Take one of the face-up contracts. [R-CHM-02]"""

    __slots__ = ()

    def options(self, s: ImperiumState, seat: int) -> list[int]:
        return [CONTRACT + contract for contract in on_offer(s, s.players[self.seat])]

    def choose(self, s: ImperiumState, seat: int, action: int) -> None:
        take_contract(s, s.players[self.seat], action - CONTRACT)


class DetonateOrNot(Chance):
    """Remove the Shield Wall, or leave it. [R-WRM-05]"""

    __slots__ = ()

    def asks(self, s: ImperiumState) -> bool:
        return s.shield_wall

    def options(self, s: ImperiumState, seat: int) -> list[int]:
        return sorted([DETONATE, SKIP])

    def choose(self, s: ImperiumState, seat: int, action: int) -> None:
        if action == DETONATE:
            detonate(s, s.players[self.seat])


class SpiceOrSandworms(Chance):
    """With Maker Hooks, a Maker space gives its base spice or calls sandworms. [R-WRM-06]"""

    __slots__ = ("space",)

    def __init__(self, seat: int, space: int) -> None:
        self.seat = seat
        self.space = space

    def asks(self, s: ImperiumState) -> bool:
        p = s.players[self.seat]
        return SPACES[self.space].worms > 0 and s.body(p).hooks and can_summon(s, p)

    def run(self, s: ImperiumState) -> None:
        gain(s, s.players[self.seat], SPICE, SPACES[self.space].maker)

    def options(self, s: ImperiumState, seat: int) -> list[int]:
        return sorted([TAKE_SPICE, SUMMON])

    def choose(self, s: ImperiumState, seat: int, action: int) -> None:
        p = s.players[self.seat]
        if action == SUMMON:
            summon(s, p, SPACES[self.space].worms)
        else:
            gain(s, p, SPICE, SPACES[self.space].maker)

    def about(self, s: ImperiumState) -> dict[str, Any]:
        return {"space": SPACES[self.space].id}


def other_agents(p: Player) -> list[int]:
    """Spaces with own Agents, without the one sent this turn. [R-AGT-07]"""
    spaces = p.agents_at[:]
    if p.at in spaces:
        spaces.remove(p.at)
    return spaces


class RecallOtherAgent(Ask):
    """Recall an Agent, but not the one sent this turn. [R-AGT-07]"""

    __slots__ = ()

    def options(self, s: ImperiumState, seat: int) -> list[int]:
        return sorted({RECALL + space for space in other_agents(s.players[self.seat])})

    def choose(self, s: ImperiumState, seat: int, action: int) -> None:
        p = s.players[self.seat]
        space = action - RECALL
        place = p.agents_at.index(space)
        p.agents_at.pop(place)
        p.agents += 1
        if p.commander:
            p.arrows |= p.arrow_at.pop(place)
        if s.sink is not None:
            s.emit("recall", p.seat, {"space": SPACES[space].id})


class TrashIntrigue(Ask):
    """Trash own intrigue cards as a cost."""

    __slots__ = ("count",)

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def options(self, s: ImperiumState, seat: int) -> list[int]:
        return sorted({TRASH_INTRIGUE + card for card in s.players[self.seat].intrigue})

    def choose(self, s: ImperiumState, seat: int, action: int) -> None:
        card = action - TRASH_INTRIGUE
        lose_intrigue(s.players[self.seat], card)
        s.trashed_intrigue.append(card)
        if s.sink is not None:
            s.emit("trash_intrigue", self.seat, {"card": INTRIGUES[card].id})
        if self.count > 1:
            s.stack.append(TrashIntrigue(self.seat, self.count - 1))

    def about(self, s: ImperiumState) -> dict[str, Any]:
        return choices.paid_for(s, TrashIntrigue)


class RetreatSome(Ask):
    """Retreat at least one troop, as a cost."""

    __slots__ = ("limit",)

    def __init__(self, seat: int, limit: int) -> None:
        self.seat = seat
        self.limit = limit

    def options(self, s: ImperiumState, seat: int) -> list[int]:
        return [RETREAT + n for n in range(1, min(self.limit, s.body(s.players[self.seat]).conflict) + 1)]

    def choose(self, s: ImperiumState, seat: int, action: int) -> None:
        retreat(s, s.players[self.seat], action - RETREAT)

    def about(self, s: ImperiumState) -> dict[str, Any]:
        return {"limit": self.limit, **choices.paid_for(s, RetreatSome)}


def emperor_cards(cards: list[int], this: int) -> list[int]:
    """Emperor cards of a pile besides one copy of this card."""
    found = [card for card in cards if CARDS[card].factions >> EMPEROR & 1]
    if this in found:
        found.remove(this)
    return found


class TrashEmperorCard(Ask):
    """Trash an Emperor card from play or hand, as a cost."""

    __slots__ = ("this", "zone")

    def __init__(self, seat: int, zone: int, this: int) -> None:
        self.seat = seat
        self.zone = zone
        self.this = this

    def asks(self, s: ImperiumState) -> bool:
        # In a position that somebody else imagines, the hand may hold no such card.
        return bool(self.options(s, self.seat))

    def options(self, s: ImperiumState, seat: int) -> list[int]:
        p = s.players[self.seat]
        if self.zone == IN_PLAY:
            return sorted({TRASH_PLAY + card for card in emperor_cards(p.play, self.this)})
        return sorted({TRASH_HAND + card for card in emperor_cards(p.hand, -1)})

    def choose(self, s: ImperiumState, seat: int, action: int) -> None:
        first = TRASH_PLAY if self.zone == IN_PLAY else TRASH_HAND
        market.trash(s, s.players[self.seat], action - first, self.zone)

    def about(self, s: ImperiumState) -> dict[str, Any]:
        return choices.paid_for(s, TrashEmperorCard)


class ChooseAtLeastOne(Chance):
    """An intrigue card with two lines: one must be used, both may be. [Q-05]"""

    __slots__ = ("effect", "taken")

    def __init__(self, seat: int, effect: Effect, taken: tuple[int, ...]) -> None:
        self.seat = seat
        self.effect = effect
        self.taken = taken

    def _open(self, s: ImperiumState) -> list[int]:
        p = s.players[self.seat]
        parts = self.effect.parts
        return [i for i, part in enumerate(parts) if i not in self.taken and resolve.possible(s, p, part)]

    def asks(self, s: ImperiumState) -> bool:
        return bool(self._open(s))

    def options(self, s: ImperiumState, seat: int) -> list[int]:
        found = [CHOOSE + place for place in self._open(s)]
        if self.taken:
            found.append(SKIP)
        return sorted(found)

    def choose(self, s: ImperiumState, seat: int, action: int) -> None:
        if action == SKIP:
            return
        place = action - CHOOSE
        s.stack.append(ChooseAtLeastOne(self.seat, self.effect, (*self.taken, place)))
        resolve.perform(s, s.players[self.seat], self.effect.parts[place], True)

    def about(self, s: ImperiumState) -> dict[str, Any]:
        parts = self.effect.parts
        about: dict[str, Any] = {"effect": self.effect.path, "effects": [part.path for part in parts]}
        left = self._open(s)
        if len(left) == 1:
            about |= {"also": parts[left[0]].path} if self.taken else {"only": 1}
        return about


# -- leaders ---------------------------------------------------------------------------------------------------


class AdvanceTraining(Ask):
    """Feyd's token moves one space to the right; where the track forks, he chooses. [Q-04]"""

    __slots__ = ()

    def asks(self, s: ImperiumState) -> bool:
        return len(TRAINING[s.players[self.seat].token].following) > 1

    def run(self, s: ImperiumState) -> None:
        p = s.players[self.seat]
        following = TRAINING[p.token].following
        if following:
            self._move(s, p, following[0])

    def _move(self, s: ImperiumState, p: Player, space: int) -> None:
        p.token = space
        if s.sink is not None:
            s.emit("training", p.seat, {"training": TRAINING[space].id})
        resolve.begin(s, p, TRAINING[space].reward)

    def options(self, s: ImperiumState, seat: int) -> list[int]:
        return sorted([ADVANCE + space for space in TRAINING[s.players[self.seat].token].following])

    def choose(self, s: ImperiumState, seat: int, action: int) -> None:
        self._move(s, s.players[self.seat], action - ADVANCE)

    def about(self, s: ImperiumState) -> dict[str, Any]:
        return {"training": TRAINING[s.players[self.seat].token].id}


def has_memories(s: ImperiumState, p: Player) -> bool:
    """Whether there is enough to remember; none at all will do unless the ruleset asks for some. [Q-06]"""
    return p.memories > 0 or not s.rules.jessica_needs_memories


def turn_signet(s: ImperiumState, p: Player) -> None:
    """A Signet Ring still to be resolved this turn means the face that the leader shows now."""
    leader = LEADERS[p.leader]
    for place, frame in enumerate(s.stack):
        if isinstance(frame, resolve.Resolve) and frame.seat == p.seat and leader.signet[0] in frame.parts:
            parts = tuple([e for e in frame.parts if e is not leader.signet[0]])
            s.stack[place] = resolve.Resolve(p.seat, parts + leader.turned_signet)


class AwakenOrNot(Ask):
    """Lady Jessica may take back her memories, draw a card for each, and become a Reverend Mother. [Q-06]"""

    __slots__ = ()

    def asks(self, s: ImperiumState) -> bool:
        return has_memories(s, s.players[self.seat])

    def options(self, s: ImperiumState, seat: int) -> list[int]:
        return sorted([AWAKEN, SKIP])

    def choose(self, s: ImperiumState, seat: int, action: int) -> None:
        if action == SKIP:
            return
        p = s.players[self.seat]
        memories = p.memories
        p.supply += memories
        p.memories = 0
        p.turned = True
        if s.sink is not None:
            s.emit("awaken", p.seat, {"count": memories})
        turn_signet(s, p)
        draw_cards(s, p, memories)


class ChroniclersInsight(Ask):
    """Irulan acquires a card of cost 1 to her hand, or trashes one from it."""

    __slots__ = ()

    def options(self, s: ImperiumState, seat: int) -> list[int]:
        found = {BUY + card for card in s.row if CARDS[card].cost == INSIGHT_COST}
        found.update([TRASH_HAND + card for card in s.players[self.seat].hand])
        found.add(SKIP)
        return sorted(found)

    def choose(self, s: ImperiumState, seat: int, action: int) -> None:
        if action == SKIP:
            return
        p = s.players[self.seat]
        if action >= TRASH_HAND:
            card = action - TRASH_HAND
            market.trash(s, p, card, HAND)
            if CARDS[card].cost >= 1:
                gain(s, p, SPICE, INSIGHT_SPICE)
        else:
            market.acquire(s, p, action - BUY, False, True)


# -- cards -----------------------------------------------------------------------------------------------------


def on_market(s: ImperiumState, max_cost: int) -> list[int]:
    """Cards of the row and the reserve that cost at most so much. [Q-16]"""
    found = {card for card in s.row if CARDS[card].cost <= max_cost}
    for place, card in enumerate(RESERVE_CARDS):
        if s.reserve[place] and 0 <= CARDS[card].cost <= max_cost:
            found.add(card)
    return sorted(found)


class AcquireWithSolari(Ask):
    """Acquire a card to the hand, paying Solari instead of persuasion."""

    __slots__ = ()

    def options(self, s: ImperiumState, seat: int) -> list[int]:
        return sorted([*[BUY + card for card in on_market(s, s.players[self.seat].solari)], SKIP])

    def choose(self, s: ImperiumState, seat: int, action: int) -> None:
        if action == SKIP:
            return
        p = s.players[self.seat]
        card = action - BUY
        p.solari -= CARDS[card].cost
        market.acquire(s, p, card, False, True)


class AcquirePerhapsToHand(Ask):
    """Acquire a cheap card; with a sandworm in the Conflict it goes to the hand."""

    __slots__ = ("max_cost",)

    def __init__(self, seat: int, max_cost: int) -> None:
        self.seat = seat
        self.max_cost = max_cost

    def options(self, s: ImperiumState, seat: int) -> list[int]:
        return [BUY + card for card in on_market(s, self.max_cost)]

    def choose(self, s: ImperiumState, seat: int, action: int) -> None:
        p = s.players[self.seat]
        market.acquire(s, p, action - BUY, False, s.body(p).worms > 0)

    def about(self, s: ImperiumState) -> dict[str, Any]:
        return {"max_cost": self.max_cost, **sources.asked_by(s, self, (), ("acquire_perhaps_to_hand",))}


class SortTopThree(Ask):
    """Of the top three cards draw one, discard one, trash one; only their owner sees them."""

    __slots__ = ("count",)

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count  # cards still to sort: 3, then 2

    def _top(self, s: ImperiumState) -> list[int]:
        return s.players[self.seat].deck[-self.count :]

    def options(self, s: ImperiumState, seat: int) -> list[int]:
        first = TAKE if self.count == 3 else DISCARD
        return sorted({first + card for card in self._top(s)})

    def choose(self, s: ImperiumState, seat: int, action: int) -> None:
        p = s.players[self.seat]
        top = self._top(s)
        del p.deck[-self.count :]
        p.top_known = 0  # nobody else knows any longer what lies there
        if self.count == 3:
            card = action - TAKE
            top.remove(card)
            p.hand.append(card)
            p.deck.extend(top)
            if s.sink is not None:
                s.emit("draw", p.seat, {"count": 1}, {p.seat: {"cards": [CARDS[card].id]}})
            s.stack.append(SortTopThree(self.seat, 2))
            return
        card = action - DISCARD
        top.remove(card)
        p.discard.append(card)
        if s.sink is not None:
            s.emit("discard", p.seat, {"card": CARDS[card].id})
        market.discarded(s, p, card)
        market.trashed(s, p, top[0], "deck")

    def about(self, s: ImperiumState) -> dict[str, Any]:
        return {"cards": sorted([CARDS[card].id for card in self._top(s)]), "count": self.count}
