"""Influence: what a step up or down is worth, on the tracks of the board and on a commander's own."""

from __future__ import annotations

from typing import Final

from sietch.bots.imperium.outlook import Outlook, solari_worth, spice_worth, water_worth
from sietch.bots.imperium.prices import VP, prices
from sietch.imperium.defs import LEADERS
from sietch.imperium.frames.personal import TOP_OF_PERSONAL_TRACK
from sietch.imperium.state import own_faction
from sietch.imperium.terms import (
    ALLIANCE_LEVEL,
    BENE_GESSERIT,
    EMPEROR,
    FACTIONS,
    FREMEN,
    SPACING_GUILD,
    TOP_OF_TRACK,
    VP_LEVEL,
)

# What two influence open in Uprising: Imperial Privilege, Shipping, better cards, Sietch Tabr.
UNLOCKED: Final = (0.5, 1.5, 0.7, 2.5)
HALFWAY: Final = 3.5  # the step before a victory point


def influence_worth(o: Outlook, faction: int, n: int) -> float:
    """What rising n steps on a track is worth now; a commander's ally rises, or the commander on the own track."""
    if o.me.commander:
        return _commanders_influence(o, faction, n)
    level = o.me.influence[faction]
    total = 0.0
    for _ in range(n):
        if level >= TOP_OF_TRACK:
            break
        total += step_worth(o, faction, level)
        level += 1
    return total


def _commanders_influence(o: Outlook, faction: int, n: int) -> float:
    if faction == own_faction(o.me) and prefers_own_track(o, faction, n):
        return personal_worth(o, n)
    return allys_influence(o, faction, n)


def allys_influence(o: Outlook, faction: int, n: int) -> float:
    """Steps of a commander's activated ally on the board."""
    ally = o.of(o.body.seat)
    ally.notes = o.notes
    value = influence_worth(ally, faction, n)
    ally.notes = None
    return value


def prefers_own_track(o: Outlook, faction: int, n: int) -> bool:
    """Whether a commander's own track is worth more than the ally's place on the board."""
    notes = o.notes
    o.notes = None
    better = personal_worth(o, n) >= allys_influence(o, faction, n)
    o.notes = notes
    return better


def personal_worth(o: Outlook, n: int) -> float:
    """Steps on a commander's own track: gifts for the whole team at 1 and 3, victory points at 2 and 4."""
    level = o.me.personal
    total = 0.0
    for _ in range(n):
        if level >= TOP_OF_PERSONAL_TRACK:
            break
        level += 1
        if level % 2 == 0:
            worth, key = VP, "bot-personal_point"
        else:
            worth, key = HALFWAY * o.progress, "bot-personal_gift"
            for p in o.team():
                worth += _gift_worth(o.of(p.seat), level)
        o.note(worth, key)
        total += worth
    return total


def personal_loss(o: Outlook) -> float:
    """What falling one step on a commander's own track costs; the team keeps what it was given."""
    return VP if o.me.personal % 2 == 0 else HALFWAY * o.progress


def _gift_worth(o: Outlook, level: int) -> float:
    """What a step of the commander's own track gives to each of the team."""
    if o.me.team == 0:
        return spice_worth(o, 1) if level == 1 else water_worth(o, 1)
    return solari_worth(o, 1) if level == 1 else o.spy


def step_worth(o: Outlook, faction: int, level: int) -> float:
    """One step up from a level: a victory point at 2, bonus and alliance at 4, and what leads there."""
    s = o.s
    holder = s.alliance[faction]
    reached = level + 1
    ours = o.on_my_team(holder)
    key = "bot-influence"
    if reached < VP_LEVEL:
        worth = HALFWAY * o.progress
    elif reached == VP_LEVEL:
        worth, key = VP, "bot-influence_point"
        if s.kit.uprising:
            worth += unlocked_worth(o, faction)
    elif reached < ALLIANCE_LEVEL:
        worth = _toward_alliance(o, faction, holder)
    else:
        worth = track_bonus_worth(o, faction) if reached == ALLIANCE_LEVEL else 0.3
        if not ours and (holder < 0 or reached > s.players[holder].influence[faction]):
            worth += VP
            key = "bot-influence_alliance"
            if holder >= 0:
                worth += o.rivalry * VP
                key = "bot-influence_takes_alliance"
        elif ours:
            worth += _threat(o, faction, level) if reached > s.players[holder].influence[faction] else 0.0
        elif holder >= 0 and reached == s.players[holder].influence[faction]:
            worth += 2.5 * o.progress
    if o.notes is not None:
        o.note(worth, key, {"level": reached, "faction": FACTIONS[faction]})
    return worth


def _toward_alliance(o: Outlook, faction: int, holder: int) -> float:
    """From 2 to 3: halfway to a bonus, and to an alliance if one can still be had."""
    if holder < 0:
        rush = max([p.influence[faction] for p in o.s.players if p.seat != o.seat])
        return (3.5 if rush < ALLIANCE_LEVEL - 1 else 2.8) * o.progress
    if holder != o.seat and o.on_my_team(holder):
        return 0.8 * o.progress
    gap = o.s.players[holder].influence[faction] - ALLIANCE_LEVEL
    return max(0.8, 2.0 - 0.6 * gap) * o.progress


def _threat(o: Outlook, faction: int, level: int) -> float:
    """The holder of an alliance climbs on when an opponent is close behind; so may a teammate."""
    close = max([p.influence[faction] for p in o.others()])
    return 4.0 if close >= level else 1.5 if close >= level - 1 else 0.2


def unlocked_worth(o: Outlook, faction: int) -> float:
    """What two influence open in Uprising, besides their victory point."""
    me = o.me
    value = UNLOCKED[faction] * o.progress
    if faction == FREMEN and (me.hooks or me.team == 1):
        value = 0.5 * o.progress  # nobody summons sandworms for Shaddam's team
    if me.leader >= 0 and LEADERS[me.leader].reach_faction == faction:
        value += prices(LEADERS[me.leader].reach) * o.late
    return value


def track_bonus_worth(o: Outlook, faction: int) -> float:
    if faction == EMPEROR:
        return o.spy if o.s.kit.uprising and not o.s.kit.six else 2 * o.troop
    if faction == SPACING_GUILD:
        return solari_worth(o, 3)
    if faction == BENE_GESSERIT:
        return o.intrigue
    return o.spy if o.s.kit.six else water_worth(o, 1)


def loss_worth(o: Outlook, faction: int) -> float:
    """What falling one step on a track costs."""
    level = o.body.influence[faction]
    if level == VP_LEVEL:
        return VP
    if level < VP_LEVEL:
        return 3.0 * o.progress + 0.2
    if o.s.alliance[faction] != o.body.seat:
        return 2.0 * o.progress + 0.1
    behind = max([p.influence[faction] for p in o.others()])
    return VP if level == ALLIANCE_LEVEL or behind >= level else 1.0
