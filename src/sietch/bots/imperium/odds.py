"""The Conflict: how strong the others will be, and what troops sent there can be expected to win.

In a team a teammate's rewards count like one's own and those of the other team against them: whoever merely trades
places with a teammate gains nothing. A commander reckons with the troops of the activated ally.
"""

from __future__ import annotations

from math import exp
from typing import Final

from sietch.bots.imperium.outlook import Outlook
from sietch.bots.imperium.prices import COMBAT_SWORDS, REVEAL_SWORDS, total
from sietch.bots.imperium.rebellion import icon_worth
from sietch.bots.imperium.worth import parts_worth
from sietch.imperium.conditions import can_pay, holds
from sietch.imperium.defs import CONFLICTS, INTRIGUES
from sietch.imperium.effects import ALL, ARROW, ONE_OF, WHEN, Arrow, Effect, Gain, Named, When
from sietch.imperium.frames.reveal import SWORDMASTER_BONUS
from sietch.imperium.state import ImperiumState, Player
from sietch.imperium.terms import HUMAN, SANDWORM_STRENGTH, SWORDS, TROOP_STRENGTH

AUTOMATON_SWORDS: Final = 2.2  # what a House Hagal card adds on average
DEPLOYED_PER_AGENT: Final = 1.3  # troops that an Agent still to come brings into the Conflict
HIDDEN_STRENGTH: Final = 0.65  # what an unknown intrigue card adds on average, combat cards and others together
AGAINST: Final = 0.7  # between two teams, what the others are given weighs against what one's own side is given
JOINING: Final = 0.4  # the chance that an Agent still to come brings a rival into the Conflict at all
OWN_SURPRISE: Final = 0.6  # how far to count on one's own combat cards: they are better kept
WORMS_TO_COME: Final = 1.2  # strength that Maker Hooks may still bring a rival with Agents left


class Odds:
    """Expected rewards of the Conflict for each number of own troops in it."""

    __slots__ = ("doubled", "foes", "joins", "o", "rewards", "seats", "shares", "spreads", "swords", "table", "third")

    def __init__(self, o: Outlook) -> None:
        self.o = o
        card = CONFLICTS[o.s.conflict_card]
        noting = o.notes
        o.notes = None
        winner = o.of(o.body.seat)  # a commander's ally is the one who is rewarded
        self.rewards = rewards_of(winner)
        self.doubled = self.rewards
        if o.s.kit.uprising:
            boxes = (card.first, card.second, card.third)
            self.doubled = [doubled_worth(winner, box) for box in boxes]
            self.doubled[0] += icon_worth(winner)
        o.notes = noting
        self.third = o.s.seats >= 4
        self.seats: list[int] = []
        self.foes: list[float] = []
        self.spreads: list[float] = []
        self.joins: list[float] = []
        self.shares: list[list[float]] = []  # in a team: what the others' rewards are worth to the own side
        if o.s.kit.six:
            for p in o.s.players:
                if not p.commander and p.seat != o.body.seat:
                    self._add(p)
                    mine = o.on_my_team(p.seat)
                    self.shares.append([reward if mine else -AGAINST * reward for reward in rewards_of(o.of(p.seat))])
        else:
            for p in o.others():
                self._add(p)
        self.swords = own_swords(o)
        self.table: dict[float, float] = {}

    def _add(self, p: Player) -> None:
        """Guess a rival's final strength from what lies open: troops, Agents left, the cards they own."""
        mean = float(p.swords)
        spread = 0.7 + 0.8 * min(3, len(p.intrigue))
        to_come = 0.0
        if p.kind != HUMAN:
            to_come = min(p.garrison + 0.8 * p.agents, DEPLOYED_PER_AGENT * p.agents)
            mean += AUTOMATON_SWORDS
            spread += 1.0 + 0.8 * p.agents
        else:
            mean += HIDDEN_STRENGTH * min(3, len(p.intrigue))
            if not p.revealed:
                to_come = min(p.garrison + 0.5 * p.agents, DEPLOYED_PER_AGENT * p.agents)
                mean += hidden_swords(p)
                spread += 0.8 + 0.7 * p.agents
        if p.hooks and p.agents and not p.revealed:
            mean += WORMS_TO_COME
        if p.conflict or p.worms:
            join = 1.0
            mean += TROOP_STRENGTH * (p.conflict + 0.7 * to_come) + SANDWORM_STRENGTH * p.worms
        else:
            join = min(0.85, JOINING * p.agents) if to_come > 0 else 0.0
            mean += TROOP_STRENGTH * max(1.5, to_come)
        if p.team >= 0:
            mean += support(commander_of(self.o, p))
        self.seats.append(p.seat)
        self.foes.append(mean)
        self.spreads.append(spread)
        self.joins.append(join)

    def at(self, strength: float, doubled: bool = False) -> float:
        """The expected reward with this final strength, twice if sandworms are there."""
        if strength <= 0 and not self.shares:
            return 0.0
        key = -strength if doubled else strength
        known = self.table.get(key)
        if known is not None:
            return known
        worth = 0.0
        if strength > 0:
            first, second, third = self.places(strength)
            rewards = self.doubled if doubled else self.rewards
            worth = first * rewards[0] + second * rewards[1]
            if self.third:
                worth += third * rewards[2]
        for i, share in enumerate(self.shares):
            if self.joins[i]:
                first, second, third = self.places(self.foes[i], i, strength)
                worth += self.joins[i] * (first * share[0] + second * share[1] + third * share[2])
        self.table[key] = worth
        return worth

    def places(self, strength: float, of: int = -1, mine: float = 0.0) -> tuple[float, float, float]:
        """The chances of coming first, second and third; for one of the others, with one's own strength `mine`."""
        first, second, third = 1.0, 0.0, 0.0
        for i in range(len(self.foes)):
            if i == of:  # in that one's place stands the seat itself
                if mine <= 0:
                    continue
                beat = _ahead((strength - 0.5 - mine) / self.spreads[i])
            elif self.joins[i]:
                beat = 1.0 - self.joins[i] * (1.0 - _ahead((strength - 0.5 - self.foes[i]) / self.spreads[i]))
            else:
                continue
            third = third * beat + second * (1.0 - beat)
            second = second * beat + first * (1.0 - beat)
            first *= beat
        return first, second, third

    def strength(self, troops: int, worms: int = 0) -> float:
        """One's own final strength with so many units in the Conflict, those sandworms included that are there now."""
        worms += self.o.body.worms
        if troops <= 0 and not worms:
            return 0.0
        return TROOP_STRENGTH * troops + SANDWORM_STRENGTH * worms + self.swords

    def gain(self, more: int, later: float = 0.0, worms: int = 0) -> float:
        """What `more` troops and sandworms add (or take away), less what the troops would be worth at home."""
        o = self.o
        now = o.body.conflict
        there = o.body.worms
        before = self.at(self.strength(now) + later, there > 0) if now or there else self.at(0.0)
        after = self.at(0.0)
        if now + more > 0 or there or worms:
            after = self.at(self.strength(now + more, worms) + later, there + worms > 0)
        return after - before - more * o.troop

    def best_deployment(self, limit: int, later: float = 0.0, worms: int = 0) -> tuple[float, int]:
        """The best number of troops to send, perhaps beside sandworms, and what it gains."""
        best, number = self.gain(0, later, worms) if worms else 0.0, 0
        for n in range(1, limit + 1):
            gain = self.gain(n, later, worms)
            if gain > best + 0.01:
                best, number = gain, n
        return best, number

    def teammate_wins(self) -> float:
        """The chance that a teammate comes first with one's own troops as they are."""
        o = self.o
        here = self.strength(o.body.conflict)
        best = 0.0
        for i in range(len(self.shares)):
            if o.on_my_team(self.seats[i]):
                best = max(best, self.joins[i] * self.places(self.foes[i], i, here)[0])
        return best

    def sword_worth(self) -> float:
        """What one more sword at the reveal is worth."""
        o = self.o
        if not o.body.conflict and not o.body.worms:
            return 0.25 * o.late
        here = self.strength(o.body.conflict)
        doubled = o.body.worms > 0
        return 0.5 * (self.at(here + 2, doubled) - self.at(here, doubled))


def _ahead(gap: float) -> float:
    """The chance of being ahead, by the lead in units of what is uncertain."""
    return 1.0 if gap > 12 else 0.0 if gap < -12 else 1.0 / (1.0 + exp(-1.4 * gap))


def rewards_of(o: Outlook) -> list[float]:
    """What each of the three rewards of the Conflict is worth to a seat, the battle icon with the first."""
    card = CONFLICTS[o.s.conflict_card]
    found = [parts_worth(o, card.first), parts_worth(o, card.second), parts_worth(o, card.third)]
    if o.s.kit.uprising:
        found[0] += icon_worth(o)
    return found


def commander_of(o: Outlook, p: Player) -> Player:
    return next(q for q in o.s.players if q.commander and q.team == p.team)


def support(commander: Player) -> float:
    """Strength that a commander who has not revealed may still bring one of the two allies."""
    if commander.revealed:
        return 0.0
    swords = hidden_swords(commander) + (SWORDMASTER_BONUS if commander.sword_bonus else 0)
    return 0.5 * swords + 0.4 * commander.agents


def hidden_swords(p: Player) -> float:
    """Swords to be expected of a hand that is not known: its cards are taken to be like those of the deck."""
    pool = p.hand + p.deck
    if not pool:
        return 0.0
    swords = 0.0
    for card in pool:
        swords += REVEAL_SWORDS[card]
    return max(0, len(p.hand) - p.agents) * swords / len(pool)


def doubled_worth(o: Outlook, parts: tuple[Effect, ...]) -> float:
    """A reward that sandworms double: all but control, and what has to be paid for only if it can be paid twice."""
    value = 2 * parts_worth(o, parts)
    for e in parts:
        if isinstance(e, Named) and e.name == "control":
            value -= parts_worth(o, (e,))
        elif isinstance(e, Arrow):
            cost = e.cost
            me = o.me
            twice = 2 * cost.solari <= me.solari and 2 * cost.spice <= me.spice and not cost.recall_spies
            if not twice:
                value -= parts_worth(o, (e,))
    return value


def own_swords(o: Outlook) -> float:
    """Swords that one's own strength will have besides troops: revealed, still in hand, and half of the surprises."""
    me = o.me
    swords = float(o.body.swords)
    if me.team >= 0:
        if not me.commander:
            swords += support(commander_of(o, me))
        elif not o.body.revealed:
            swords += hidden_swords(o.body)
        if me.sword_bonus and not me.revealed:
            swords += SWORDMASTER_BONUS
    if o.guessed:
        return swords + (0.0 if me.revealed else hidden_swords(me))
    if me.hand and not me.revealed:
        kept = max(0, len(me.hand) - me.agents)
        swords += total([REVEAL_SWORDS[card] for card in me.hand]) * kept / len(me.hand)
    for card in me.intrigue:
        if COMBAT_SWORDS[card] and affordable(o.s, me, card):
            swords += OWN_SURPRISE * swords_of(o, card)
    return swords


def swords_of(o: Outlook, card: int) -> int:
    """The swords that a combat card would add."""
    definition = INTRIGUES[card]
    if definition.set == "base" or not COMBAT_SWORDS[card]:
        return COMBAT_SWORDS[card]
    return _swords_now(o, definition.combat or definition.effects)


def _swords_now(o: Outlook, parts: tuple[Effect, ...]) -> int:
    """Swords of a box whose conditions hold and whose costs can be paid."""
    swords = 0
    for e in parts:
        if isinstance(e, Gain):
            swords += e.n if e.resource == SWORDS else 0
        elif e.kind == ALL:
            swords += _swords_now(o, e.parts)
        elif e.kind == ONE_OF:
            swords += max([_swords_now(o, (part,)) for part in e.parts])
        elif e.kind == WHEN and isinstance(e, When):
            if holds(o.s, o.me, e.condition, e.card):
                swords += _swords_now(o, e.parts[:1])
        elif e.kind == ARROW and isinstance(e, Arrow):
            if can_pay(o.s, o.me, e.cost, e.card):
                swords += _swords_now(o, e.parts)
    return swords


def affordable(s: ImperiumState, p: Player, card: int) -> bool:
    """Whether a combat card that asks for spice could be paid."""
    for e in INTRIGUES[card].effects:
        inner = e
        while inner.kind != ARROW and len(inner.parts) == 1:
            inner = inner.parts[0]
        if isinstance(inner, Arrow) and inner.cost.spice > p.spice:
            return False
    return True


def odds_of(o: Outlook) -> Odds:
    """The odds of this round's Conflict, reckoned once per decision."""
    known = o.memory.get("odds")
    if known is None:
        known = Odds(o)
        o.memory["odds"] = known
    assert isinstance(known, Odds)
    return known
