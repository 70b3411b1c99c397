"""Conditions of effects, and whether a cost can be paid."""

from __future__ import annotations

from sietch.imperium.defs import CARDS
from sietch.imperium.effects import (
    ANOTHER_BENE_GESSERIT,
    COUNCIL_SEAT,
    FREMEN_BOND,
    HAS_ALLIANCE,
    HAS_ANY_ALLIANCE,
    HAS_INFLUENCE,
    INFLUENCE_ON_TRACKS,
    MOST_SPICE_MUST_FLOW,
    OWNS_SPICE_MUST_FLOW,
    REVEREND_MOTHER_BOND,
    Condition,
    Cost,
)
from sietch.imperium.piles import count_owned
from sietch.imperium.state import ImperiumState, Player
from sietch.imperium.terms import BENE_GESSERIT, FREMEN, RIVAL

RIVAL_SPICE_MUST_FLOW = 2  # SO7: for Corner the Market each Rival counts as owning two
_IS_FREMEN: list[bool] = [bool(card.factions >> FREMEN & 1) for card in CARDS]
_IS_BENE_GESSERIT: list[bool] = [bool(card.factions >> BENE_GESSERIT & 1) for card in CARDS]


def is_bene_gesserit(card: int) -> bool:
    return _IS_BENE_GESSERIT[card]


def fremen_in_play(p: Player) -> int:
    return sum([1 for card in p.play if _IS_FREMEN[card]])


def others_in_play(p: Player, faction_cards: list[bool], this: int) -> int:
    """Cards of a faction in play besides this one."""
    count = 0
    for card in p.play:
        if faction_cards[card]:
            count += 1
    if this >= 0 and faction_cards[this] and this in p.play:
        count -= 1
    return count


def holds(s: ImperiumState, p: Player, condition: Condition, card: int) -> bool:
    """Whether a condition is met; `card` is the one whose box it stands in."""
    kind = condition.kind
    if kind == FREMEN_BOND:
        return others_in_play(p, _IS_FREMEN, card) > 0
    if kind == ANOTHER_BENE_GESSERIT:
        return others_in_play(p, _IS_BENE_GESSERIT, card) > 0
    if kind == HAS_INFLUENCE:
        return p.influence[condition.faction] >= condition.n
    if kind == HAS_ALLIANCE:
        return s.alliance[condition.faction] == p.seat
    if kind == HAS_ANY_ALLIANCE:
        return p.seat in s.alliance
    if kind == COUNCIL_SEAT:
        return p.council
    if kind == REVEREND_MOTHER_BOND:
        return s.rules.reverend_mother_spice_always or others_in_play(p, _IS_FREMEN, card) > 0
    if kind == OWNS_SPICE_MUST_FLOW:
        return count_owned(p, s.kit.spice_must_flow) >= condition.n
    if kind == MOST_SPICE_MUST_FLOW:
        return _most_spice_must_flow(s, p)
    if kind == INFLUENCE_ON_TRACKS:
        return sum([1 for level in p.influence if level >= 3]) >= condition.n
    return False


def _most_spice_must_flow(s: ImperiumState, p: Player) -> bool:
    own = count_owned(p, s.kit.spice_must_flow)
    if s.rules.corner_the_market_needs_two and own < 2:
        return False
    for q in s.players:
        if q.seat != p.seat:
            theirs = RIVAL_SPICE_MUST_FLOW if q.kind == RIVAL else count_owned(q, s.kit.spice_must_flow)
            if own <= theirs:
                return False
    return True


def can_pay(p: Player, cost: Cost, card: int) -> bool:
    """Whether a player has what stands left of an arrow. [R-GEN-05, R-IN-05]"""
    if p.solari < cost.solari or p.spice < cost.spice or p.water < cost.water:
        return False
    if cost.influence and not any(p.influence):
        return False
    if cost.trash_self and card not in p.play:
        return False
    if cost.trash_card and not (p.hand or p.discard or p.play):
        return False
    return p.conflict >= cost.deployed_troops
