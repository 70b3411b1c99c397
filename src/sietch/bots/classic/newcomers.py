"""Answers to the questions of the factions that the Italian edition adds: Tleilaxu attacks, gholas, the levy."""

from __future__ import annotations

from typing import Final

from sietch.bots.classic.hearsay import chance_of
from sietch.bots.classic.outlook import Outlook
from sietch.bots.classic.strongholds import needed, presence
from sietch.classic.actions import AGAINST, DEFENSE, LEADER, NO, NONE, PASS, VOICE_AVOID, WEAPON, YES
from sietch.classic.atlas import LOCATIONS_IN
from sietch.classic.cards import KIND, LASER, POISON, PROJECTILE, SHIELD_KIND, SNOOPER_KIND, WORTHLESS
from sietch.classic.factions_extra.hunt import victim_of
from sietch.classic.factions_extra.tleilaxu import RuleTerritory, affairs_of, stands
from sietch.classic.forces import present
from sietch.classic.sheets import LEADER_IDS, LEADER_STRENGTH, LEADERS, faction_of
from sietch.classic.state import Player
from sietch.classic.terms import BENE_TLEILAX
from sietch.classic.victory import victory_territories, weight

PARRIED_BY: Final[dict[int, int]] = {PROJECTILE: SHIELD_KIND, POISON: SNOOPER_KIND}
RICH: Final = 2
HARVEST: Final = 4  # spice on the ground that is worth ruling a territory for
WORTH_SABOTAGE: Final = 18  # spice of the Ixians that is worth a Karama


def breed(o: Outlook) -> int:
    """Whoever leaves the tanks may as well serve."""
    if YES in o.options:
        o.why("classicbot-breed")
        return YES
    o.why("classicbot-only_choice")
    return NO


def rule(o: Outlook) -> int:
    """Show a leader for a victory, or against one, or for a harvest; otherwise he can wait."""
    frame = o.frame
    assert isinstance(frame, RuleTerritory)
    if YES in o.options and worth_showing(o, frame.territory):
        o.why("classicbot-rule")
        return YES
    o.why("classicbot-bide")
    return NO


def worth_showing(o: Outlook, territory: int) -> bool:
    """Whether the rule of a territory decides something this turn; it can be claimed in a later one as well."""
    s = o.s
    holders = present(s, territory)
    if any(o.side >> seat & 1 for seat in holders):
        return False
    if sum([s.spice.get(location, 0) for location in LOCATIONS_IN[territory]]) >= HARVEST:
        return True
    if territory not in victory_territories(s):
        return False
    hidden = {gain[1] for gain in affairs_of(s).gains if gain[0] in o.me.traitors and stands(s, gain)}
    in_all = sum([weight(s, other) for other in hidden if other in victory_territories(s)])
    if presence(o, o.side) + in_all >= needed(o, o.side):
        return True
    rivals = [s.players[seat].allies | 1 << seat for seat in holders]
    return any(presence(o, side) >= needed(o, side) for side in rivals)


def choose_prey(o: Outlook) -> int:
    """The leader whose death costs most, where a weapon is likely to get through."""
    best, most = PASS, 1.0
    for action in o.options:
        if not LEADER <= action < LEADER + LEADERS:
            continue
        leader = action - LEADER
        victim = o.s.players[o.s.seat(faction_of(leader))]
        worth = LEADER_STRENGTH[leader] * through(o, victim)[1]
        if worth > most:
            best, most = action, worth
    if best == PASS:
        o.why("classicbot-nothing_to_play")
    else:
        o.why("classicbot-hunt", {"leader": LEADER_IDS[best - LEADER]})
    return best


def through(o: Outlook, victim: Player) -> tuple[int, float]:
    """The best weapon in one's own hand against somebody, and how likely it kills; (-1, 0) without one."""
    best, most = -1, 0.0
    for card in o.me.hand:
        if KIND[card] > LASER:
            continue
        chance = 0.8 if KIND[card] == LASER else 1.0 - chance_of(o, victim, PARRIED_BY[KIND[card]])
        if chance > most:
            best, most = card, chance
    return best, most


def knives(o: Outlook) -> int:
    """The weapon most likely to kill, or the defense against the weapon most likely to come."""
    affairs = affairs_of(o.s)
    if o.me.faction == BENE_TLEILAX:
        card, _ = through(o, o.s.players[victim_of(o.s)])
        if card >= 0 and WEAPON + card in o.options:
            o.why("classicbot-hunt", {"leader": LEADER_IDS[affairs.prey]})
            return WEAPON + card
        o.why("classicbot-nothing_to_play")
        return o.options[-1]  # no weapon, where nothing else is commanded
    hunter = o.s.players[o.s.seat(BENE_TLEILAX)]
    best, most = DEFENSE + NONE, -1.0
    for action in o.options:
        if action == DEFENSE + NONE:
            continue
        kind = KIND[action - DEFENSE]
        fear = fear_of(o, hunter, PROJECTILE if kind == SHIELD_KIND else POISON) if kind != WORTHLESS else -0.5
        if fear > most:
            best, most = action, fear
    o.why("classicbot-nothing_to_play" if best == DEFENSE + NONE else "classicbot-protect")
    return best


def fear_of(o: Outlook, hunter: Player, kind: int) -> float:
    """How likely the attackers use a kind of weapon, as far as one has seen or commanded."""
    affairs = affairs_of(o.s)
    if affairs.shown >= 0:  # only the Atreides ask, and only for themselves
        return 1.0 if affairs.shown != WEAPON + NONE and KIND[affairs.shown - WEAPON] == kind else 0.0
    if affairs.voice == VOICE_AVOID + kind:
        return 0.0
    return chance_of(o, hunter, kind)


def command_hunter(o: Outlook) -> int:
    """The Voice forbids the weapon that one cannot parry."""
    own = {KIND[card] for card in o.me.hand}
    kind = PROJECTILE if SNOOPER_KIND in own and SHIELD_KIND not in own else POISON
    o.why("classicbot-voice")
    return VOICE_AVOID + kind


def foresee_knife(o: Outlook) -> int:
    o.why("classicbot-prescience")
    return YES


def levy(o: Outlook) -> int:
    """From whoever has the most."""
    payers = [p for p in o.foes if AGAINST + p.faction in o.options and p.spice >= RICH]
    if not payers:
        o.why("classicbot-nothing_to_play")
        return PASS
    richest = max(payers, key=lambda p: (p.spice, -p.seat))
    o.why("classicbot-levy", {"faction": o.faction(richest)})
    return AGAINST + richest.faction
