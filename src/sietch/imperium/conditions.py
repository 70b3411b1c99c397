"""Conditions of effects, and whether a cost can be paid."""

from __future__ import annotations

from sietch.imperium.defs import CARDS, SPACES
from sietch.imperium.effects import (
    ACQUIRED_SPICE_MUST_FLOW,
    ANOTHER_BENE_GESSERIT,
    AT_FACTION,
    AT_MAKER,
    BEHIND_AN_ALLIANCE,
    CONTRACTS_DONE,
    COUNCIL_SEAT,
    DEPLOYED_THIS_TURN,
    DISCARDED_FACTION,
    FREMEN_BOND,
    GAINED_SPICE,
    HAS_ALLIANCE,
    HAS_ANY_ALLIANCE,
    HAS_HOOKS,
    HAS_INFLUENCE,
    HAS_SWORD_BONUS,
    INFLUENCE_ON_TRACKS,
    MOST_SPICE_MUST_FLOW,
    NO_SEAT,
    OWNS_SPICE_MUST_FLOW,
    RECALLED_SPY,
    REVEREND_MOTHER_BOND,
    SANDWORMS,
    SEAT_AND_SWORDMASTER,
    SPIES_ON_BOARD,
    SPY_AT_MAKER,
    STRENGTH,
    UNITS_IN_CONFLICT,
    Condition,
    Cost,
)
from sietch.imperium.piles import count_owned
from sietch.imperium.spies import spying_on_maker
from sietch.imperium.state import ImperiumState, Player, own_faction
from sietch.imperium.terms import ALLIANCE_LEVEL, BENE_GESSERIT, EMPEROR, FREMEN, RIVAL

RIVAL_SPICE_MUST_FLOW = 2  # SO7: for Corner the Market each Rival counts as owning two
_IS_FREMEN: list[bool] = [bool(card.factions >> FREMEN & 1) for card in CARDS]
_IS_BENE_GESSERIT: list[bool] = [bool(card.factions >> BENE_GESSERIT & 1) for card in CARDS]
STRENGTH_WITH_SIX = 10


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
        return s.level(p, condition.faction) >= condition.n
    if kind == HAS_ALLIANCE:
        return s.alliance[condition.faction] == p.seat or _own_alliance(p, condition.faction)
    if kind == HAS_ANY_ALLIANCE:
        return p.seat in s.alliance or (p.commander and p.personal >= ALLIANCE_LEVEL)
    if kind == COUNCIL_SEAT:
        return p.council
    if kind == REVEREND_MOTHER_BOND:
        return s.rules.reverend_mother_spice_always or others_in_play(p, _IS_FREMEN, card) > 0
    if kind == OWNS_SPICE_MUST_FLOW:
        return count_owned(p, s.kit.spice_must_flow) >= condition.n
    if kind == MOST_SPICE_MUST_FLOW:
        return _most_spice_must_flow(s, p)
    if kind == INFLUENCE_ON_TRACKS:
        return sum([1 for faction in range(len(p.influence)) if s.level(p, faction) >= 3]) >= condition.n
    return _holds_in_uprising(s, p, condition)


def _holds_in_uprising(s: ImperiumState, p: Player, condition: Condition) -> bool:
    kind = condition.kind
    if kind == AT_MAKER:
        return p.at >= 0 and SPACES[p.at].maker > 0
    if kind == AT_FACTION:
        return p.at >= 0 and SPACES[p.at].faction >= 0
    if kind == RECALLED_SPY:
        return p.recalled_spy
    if kind == SPIES_ON_BOARD:
        return len(p.spies) >= condition.n
    if kind == SPY_AT_MAKER:
        return spying_on_maker(p)
    if kind == UNITS_IN_CONFLICT:
        return s.body(p).units() >= condition.n
    if kind == SANDWORMS:
        return s.body(p).worms >= condition.n
    if kind == HAS_HOOKS:
        return s.body(p).hooks
    if kind == CONTRACTS_DONE:
        return len(p.contracts_done) >= condition.n
    if kind == SEAT_AND_SWORDMASTER:
        return p.council and p.swordmaster
    if kind == HAS_SWORD_BONUS:
        return p.sword_bonus
    if kind == NO_SEAT:
        return not p.council
    if kind == GAINED_SPICE:
        return p.spice_gained > 0
    if kind == DEPLOYED_THIS_TURN:
        return p.deployed >= condition.n
    if kind == DISCARDED_FACTION:
        return p.discarded >> (1 + condition.faction) & 1 == 1
    if kind == STRENGTH:
        # S6-33: only Gurney asks for it, and with six he asks for more.
        return s.body(p).strength() >= (STRENGTH_WITH_SIX if s.kit.six else condition.n)
    if kind == ACQUIRED_SPICE_MUST_FLOW:
        return p.acquired_flow
    if kind == BEHIND_AN_ALLIANCE:
        return _behind_an_alliance(s, p)
    return False


def _own_alliance(p: Player, faction: int) -> bool:
    return p.commander and p.personal >= ALLIANCE_LEVEL and faction == own_faction(p)


def _behind_an_alliance(s: ImperiumState, p: Player) -> bool:
    """Four influence where an opponent holds the alliance."""
    for faction, holder in enumerate(s.alliance):
        rival = holder >= 0 and holder != p.seat and (p.team < 0 or s.players[holder].team != p.team)
        if rival and s.level(p, faction) >= ALLIANCE_LEVEL:
            return True
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


def can_pay(s: ImperiumState, p: Player, cost: Cost, card: int) -> bool:
    """Whether a player has what stands left of an arrow. [R-GEN-05, R-IN-05]"""
    if p.solari < cost.solari or p.spice < cost.spice or p.water < cost.water:
        return False
    if cost.plain:
        return True
    if cost.influence and sum(s.body(p).influence) + p.personal < cost.influence:
        return False
    if cost.trash_self and card not in p.play:
        return False
    if cost.trash_card and not (p.hand or p.discard or p.play):
        return False
    if len(p.hand) < cost.discard or len(p.intrigue) < cost.intrigue or len(p.spies) < cost.recall_spies:
        return False
    if cost.trash_emperor_in_play and not _other_emperor_card(p.play, card):
        return False
    if cost.trash_emperor_in_hand and not _other_emperor_card(p.hand, -1):
        return False
    return s.body(p).conflict >= max(cost.deployed_troops, cost.retreat, 1 if cost.retreat_up_to else 0)


def _other_emperor_card(cards: list[int], this: int) -> bool:
    count = sum([1 for card in cards if CARDS[card].factions >> EMPEROR & 1])
    return count > (1 if this >= 0 and this in cards else 0)
