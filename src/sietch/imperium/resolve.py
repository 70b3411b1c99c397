"""The interpreter of the effect language, and the order in which effects happen.

The player may resolve the effects of a turn in any order. Nobody is asked when the order cannot matter: what only
gives is given at once, what waits for a condition is tried again after everything else, and only what is left is put
to the player.
"""

from __future__ import annotations

from typing import Any, Final

import sietch.imperium.frames.choices as choices
import sietch.imperium.frames.market as market
import sietch.imperium.frames.personal as personal
import sietch.imperium.frames.rebellion as rebellion
import sietch.imperium.frames.rival_house as rival_house
import sietch.imperium.frames.spying as spying
import sietch.imperium.handlers as handlers
from sietch.imperium.actions import RESOLVE, RESOLVE_EFFECT, RESOLVE_NUMBER, SKIP
from sietch.imperium.conditions import can_pay, holds
from sietch.imperium.defs import SPACES
from sietch.imperium.effects import (
    ACQUIRE,
    ALL,
    ARROW,
    AT_LEAST_ONE,
    DEPLOY,
    GAIN,
    INFLUENCE,
    INFLUENCE_CHOICE,
    NAMED,
    ONE_OF,
    RETREAT,
    SOME,
    SPY,
    TRASH,
    TRASH_SELF,
    TWO_INFLUENCES,
    WHEN,
    Acquire,
    Arrow,
    Effect,
    Gain,
    Influence,
    Named,
    Spy,
    When,
)
from sietch.imperium.frames.base import Chance
from sietch.imperium.gains import gain
from sietch.imperium.modes import LATE, NOW, PICK, WAIT
from sietch.imperium.piles import IN_PLAY
from sietch.imperium.spies import can_place
from sietch.imperium.state import ImperiumState, Player, own_faction
from sietch.imperium.terms import ALLIANCE_LEVEL, CARDS, HUMAN, INTRIGUE, SWORDS
from sietch.imperium.tracks import gain_influence
from sietch.kernel.rule import Reason

CANNOT_PAY: Final = Reason("R-GEN-05", "why-cannot_pay")


def factions_in(mask: int) -> int:
    """The faction of a mask with a single bit."""
    return mask.bit_length() - 1


def has_own_track(p: Player, e: Effect) -> bool:
    """Whether this influence leaves a commander the choice between the own track and the board. [S6-19, S6-20]"""
    return isinstance(e, Influence) and factions_in(e.factions) == own_faction(p)


def is_of_space(p: Player, e: Effect) -> bool:
    """Whether this is what the space just visited gives for its faction."""
    return p.at >= 0 and e in SPACES[p.at].influence


def mode(s: ImperiumState, p: Player, e: Effect) -> int:
    """Whether an effect can happen at once, has to be chosen, or waits."""
    kind = e.kind
    if kind == GAIN:
        assert isinstance(e, Gain)
        if e.resource == CARDS:
            # Which intrigue cards are held is secret, so whoever holds any is treated alike.
            return NOW if len(p.deck) >= e.n and not p.intrigue else LATE
        if e.resource == INTRIGUE:
            return NOW if len(s.intrigue_deck) >= e.n else LATE
        return NOW
    if kind == INFLUENCE:
        return PICK if p.commander and has_own_track(p, e) and not (p.track and is_of_space(p, e)) else NOW
    if kind == TRASH_SELF:
        return NOW
    if kind == WHEN:
        assert isinstance(e, When)
        if holds(s, p, e.condition, e.card):
            return mode(s, p, e.parts[0])
        return LATE if len(e.parts) > 1 else WAIT
    if kind == ARROW:
        assert isinstance(e, Arrow)
        return PICK if can_pay(s, p, e.cost, e.card) and possible(s, p, e.parts[0]) else WAIT
    if kind == NAMED:
        assert isinstance(e, Named)
        handler = handlers.HANDLERS[e.name]
        if not handler.possible(s, p, e):
            return WAIT
        return NOW if handler.plain is not None and handler.plain(s, p, e) else handler.mode
    if kind == ALL:
        worst = NOW
        for part in e.parts:
            worst = max(worst, mode(s, p, part))
        return worst
    if kind == DEPLOY:
        return PICK if possible(s, p, e) else WAIT
    if kind == RETREAT:
        return PICK if s.body(p).conflict else WAIT
    if kind == SPY:
        return PICK if possible(s, p, e) else WAIT
    return PICK


def optional(e: Effect) -> bool:
    """Whether the player may leave an effect undone. [R-GEN-02]"""
    kind = e.kind
    if kind == WHEN:
        return optional(e.parts[0])
    return kind == ARROW or kind == TRASH or kind == DEPLOY or kind == RETREAT or kind == SPY


def possible(s: ImperiumState, p: Player, e: Effect) -> bool:
    """Whether an effect could do something: an intrigue card may not be played for nothing. [R-GEN-04]"""
    kind = e.kind
    if kind == WHEN:
        assert isinstance(e, When)
        return holds(s, p, e.condition, e.card) and possible(s, p, e.parts[0])
    if kind == ARROW:
        assert isinstance(e, Arrow)
        return can_pay(s, p, e.cost, e.card) and possible(s, p, e.parts[0])
    if kind == ONE_OF:
        return any([possible(s, p, part) for part in e.parts])
    if kind == ALL:
        if any([must_pay(part) and not possible(s, p, part) for part in e.parts]):
            return False
        return any([possible(s, p, part) for part in e.parts])
    if kind == AT_LEAST_ONE:
        return any([possible(s, p, part) for part in e.parts])
    if kind == SPY:
        assert isinstance(e, Spy)
        return can_place(s, p, e.icons, e.here, e.share)
    if kind == NAMED:
        assert isinstance(e, Named)
        return handlers.HANDLERS[e.name].possible(s, p, e)
    if kind == DEPLOY:
        return s.body(p).garrison > 0 and not p.no_deploy
    if kind == RETREAT:
        return s.body(p).conflict > 0
    if kind == ACQUIRE:
        return bool(market.free_acquisitions(s, p, e.n))
    return True


def must_pay(e: Effect) -> bool:
    """An arrow that has to be used for its card to be played at all."""
    return e.kind == ARROW and isinstance(e, Arrow) and not e.optional


def perform(s: ImperiumState, p: Player, e: Effect, agreed: bool = False) -> None:
    """Carry out one effect; where a choice is needed, its frame goes on the stack.

    `agreed` means that the player picked this very effect, so that an arrow need not ask again.
    """
    kind = e.kind
    if kind == GAIN:
        assert isinstance(e, Gain)
        give(s, p, e)
    elif kind == INFLUENCE:
        assert isinstance(e, Influence)
        if p.commander and has_own_track(p, e) and is_of_space(p, e):
            personal.gain_here(s, p, own_faction(p), e.n)
        else:
            gain_influence(s, p, factions_in(e.factions), e.n)
    elif kind == WHEN:
        assert isinstance(e, When)
        if holds(s, p, e.condition, e.card):
            perform(s, p, e.parts[0], agreed)
        elif len(e.parts) > 1:
            perform(s, p, e.parts[1], agreed)
    elif kind == ALL:
        begin(s, p, e.parts)
    elif kind == ARROW:
        assert isinstance(e, Arrow)
        choices.offer_arrow(s, p, e, agreed or not e.optional)
    elif kind == NAMED:
        assert isinstance(e, Named)
        handlers.HANDLERS[e.name].do(s, p, e)
    elif kind == INFLUENCE_CHOICE:
        assert isinstance(e, Influence)
        choices.ask_faction(s, p, e.factions, e.n)
    elif kind == TWO_INFLUENCES:
        assert isinstance(e, Influence)
        choices.ask_two_factions(s, p, e.factions)
    elif kind == ONE_OF:
        s.stack.append(choices.ChooseOne(p.seat, e))
    elif kind == SOME:
        s.stack.append(choices.ChooseSome(p.seat, e, (), e.n))
    elif kind == TRASH:
        if p.kind == HUMAN:
            s.stack.append(market.ChooseTrash(p.seat, None))
    elif kind == TRASH_SELF:
        if e.card in p.play:
            market.trash(s, p, e.card, IN_PLAY)
    elif kind == DEPLOY:
        s.stack.append(choices.ChooseDeploy(p.seat, min(e.n, s.body(p).garrison)))
    elif kind == RETREAT:
        s.stack.append(choices.ChooseRetreat(p.seat, min(e.n, s.body(p).conflict)))
    elif kind == ACQUIRE:
        assert isinstance(e, Acquire)
        s.stack.append(market.ChooseAcquire(p.seat, e))
    elif kind == SPY:
        assert isinstance(e, Spy)
        if p.kind == HUMAN:
            s.stack.append(spying.PlaceSpy(p.seat, e.n, e.icons, e.here, e.share, False))
        else:
            rival_house.spy_on_first_free(s, p, rival_house.faction_posts(s, p))
    elif kind == AT_LEAST_ONE:
        s.stack.append(rebellion.ChooseAtLeastOne(p.seat, e, ()))


def give(s: ImperiumState, p: Player, e: Gain) -> None:
    """A countable gain; swords of a revealed card are remembered for Leadership."""
    if e.resource == SWORDS and s.kit.uprising and p.revealing and e.card >= 0:
        p.armed.append(e.card)
    gain(s, p, e.resource, e.n)


def begin(s: ImperiumState, p: Player, parts: tuple[Effect, ...]) -> None:
    """Start a group of effects: plain gains at once, the rest in an order that the player may choose."""
    rest: list[Effect] = []
    for e in parts:
        if e.kind == GAIN:
            assert isinstance(e, Gain)
            if e.resource != CARDS and e.resource != INTRIGUE:
                give(s, p, e)
                continue
        rest.append(e)
    if rest:
        s.stack.append(Resolve(p.seat, tuple(rest)))


def loses_influence(e: Effect) -> bool:
    return e.kind == ARROW and isinstance(e, Arrow) and e.cost.influence > 0


def modes_of(s: ImperiumState, p: Player, parts: tuple[Effect, ...]) -> list[int]:
    """The mode of each part, knowing the others: a rise on a high track may want to wait for a fall."""
    modes = [mode(s, p, e) for e in parts]
    if len(parts) > 1 and any([loses_influence(e) for e in parts]):
        for i, e in enumerate(parts):
            if (
                isinstance(e, Influence)
                and e.kind == INFLUENCE
                and s.body(p).influence[factions_in(e.factions)] >= ALLIANCE_LEVEL
            ):
                modes[i] = LATE
    return modes


class Resolve(Chance):
    """Resolve the effects of a turn in any order. [R-AG-04]"""

    __slots__ = ("parts",)

    def __init__(self, seat: int, parts: tuple[Effect, ...]) -> None:
        self.seat = seat
        self.parts = parts

    def asks(self, s: ImperiumState) -> bool:
        p = s.players[self.seat]
        if p.rival >= 0:  # in the order of the card
            return False
        picks = 0
        late = 0
        for m in modes_of(s, p, self.parts):
            if m == NOW:
                return False
            if m == PICK:
                picks += 1
            elif m == LATE:
                late += 1
        if picks + late == 0:
            # Something waits for a condition or a payment that an intrigue card in hand might still bring about;
            # asked of everybody who holds any, so that the question tells nobody which.
            return s.turn == self.seat and bool(p.intrigue)
        return picks > 0 and picks + late > 1

    def run(self, s: ImperiumState) -> None:
        p = s.players[self.seat]
        modes = modes_of(s, p, self.parts)
        for wanted in (NOW, PICK, LATE):
            if wanted in modes:
                self._do(s, p, modes.index(wanted), False)
                return

    def _do(self, s: ImperiumState, p: Player, place: int, agreed: bool) -> None:
        parts = self.parts
        if len(parts) > 1:
            s.stack.append(Resolve(self.seat, parts[:place] + parts[place + 1 :]))
        perform(s, p, parts[place], agreed)

    def options(self, s: ImperiumState, seat: int) -> list[int]:
        p = s.players[self.seat]
        found: set[int] = set()
        may_skip = True
        for e, m in zip(self.parts, modes_of(s, p, self.parts), strict=True):
            if m == PICK or m == LATE:
                found.add(RESOLVE_NUMBER[e.path])
                may_skip = may_skip and optional(e)
        if may_skip:
            found.add(SKIP)
        return sorted(found)

    def choose(self, s: ImperiumState, seat: int, action: int) -> None:
        if action == SKIP:
            return
        wanted = RESOLVE_EFFECT[action - RESOLVE]
        self._do(s, s.players[self.seat], self.parts.index(wanted), True)

    def unavailable(self, s: ImperiumState, seat: int) -> list[tuple[int, Reason]]:
        return unavailable_parts(s, s.players[self.seat], self.parts)

    def about(self, s: ImperiumState) -> dict[str, Any]:
        return {"effects": [e.path for e in self.parts]}


def unavailable_parts(s: ImperiumState, p: Player, parts: tuple[Effect, ...]) -> list[tuple[int, Reason]]:
    """Effects that wait, with the reason."""
    found: list[tuple[int, Reason]] = []
    for e in parts:
        if mode(s, p, e) == WAIT:
            reason = CANNOT_PAY if e.kind == ARROW else choices.CONDITION_UNMET
            found.append((RESOLVE_NUMBER[e.path], reason.about({"effect": e.path})))
    return found
