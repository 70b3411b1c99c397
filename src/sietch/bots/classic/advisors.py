"""The Bene Gesserit among others: advisors, peace, and the end of it."""

from __future__ import annotations

from typing import Final

from sietch.bots.classic.marching import winner_there
from sietch.bots.classic.odds import beats
from sietch.bots.classic.outlook import Outlook, tokens_at
from sietch.bots.classic.strongholds import needed, presence
from sietch.classic.actions import COEXIST, DONE, END_PEACE, NO, OPPOSE, YES
from sietch.classic.arrival import CoexistOrOppose
from sietch.classic.atlas import TERRITORY_IDS
from sietch.classic.victory import victory_territories

RESERVE: Final = 4
WORTH_FIGHTING: Final = 0.45


def send_advisor(o: Outlook) -> int:
    """A token that travels for nothing, as long as the reserves can spare it."""
    if o.me.reserve <= RESERVE and not o.s.rules.additional:
        o.why("classicbot-keep_reserve")
        return NO
    o.why("classicbot-advisor")
    return YES


def fighting_chance(o: Outlook, territory: int) -> float:
    """How likely her tokens prevail where others are; 1 where she is alone."""
    chance = 1.0
    for p in o.foes:
        there = tokens_at(p, territory)
        if there != (0, 0):
            chance *= beats(o, o.me, tokens_at(o.me, territory), p, there, territory)
    return chance


def end_peace(o: Outlook) -> int:
    """Where she holds or can take a stronghold she stands openly; elsewhere she waits."""
    for action in o.options:
        if not END_PEACE <= action < END_PEACE + len(TERRITORY_IDS):
            continue
        territory = action - END_PEACE
        if territory not in victory_territories(o.s):
            continue
        chance = fighting_chance(o, territory)
        last = presence(o, o.side) + 1 >= needed(o, o.side)
        alone = not any(tokens_at(p, territory) != (0, 0) for p in o.foes)
        if winner_there(o, territory) or (alone and sum(tokens_at(o.me, territory)) >= 2):
            o.why("classicbot-oppose")
            return action
        if not alone and chance >= (0.25 if last else WORTH_FIGHTING):
            o.why("classicbot-oppose")
            return action
    o.why("classicbot-coexist")
    return DONE


def coexist_or_oppose(o: Outlook) -> int:
    """She fights where she came to fight: against a victory, or with a fair chance."""
    frame = o.frame
    assert isinstance(frame, CoexistOrOppose)
    if OPPOSE in o.options:
        if winner_there(o, frame.territory) or fighting_chance(o, frame.territory) >= WORTH_FIGHTING:
            o.why("classicbot-oppose")
            return OPPOSE
    o.why("classicbot-coexist")
    return COEXIST
