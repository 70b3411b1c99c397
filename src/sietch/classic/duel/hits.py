"""Blows in the arena: what an attack takes, what a parry gives back, and who falls. [FR-XIX.C.5, FR-XIX.C.6]"""

from __future__ import annotations

from sietch.classic.duel.bout import Bout
from sietch.classic.sheets import LEADER_IDS
from sietch.classic.state import ClassicState


def reveal(s: ClassicState, bout: Bout, place: int) -> None:
    """Turn a champion face up. [FR-XIX.C.5.a]"""
    if bout.is_shown(place):
        return
    bout.shown |= 1 << place
    if s.sink is not None:
        facts = {"leader": LEADER_IDS[bout.champions[place]], "strength": bout.strength[place]}
        s.emit("champion_revealed", bout.fighters[place], facts)


def exchange(s: ClassicState, attacker: int, target: int, parried: bool) -> None:
    """An attack, and a parry if there is one: both count at the same time. [FR-XIX.C.6.b]"""
    bout = s.duels().fight()
    reveal(s, bout, attacker)
    violence = bout.strength[attacker]
    answer = 0
    if parried:
        reveal(s, bout, target)
        answer = bout.strength[target]
    strike(s, bout, attacker, target, violence)
    if parried:
        strike(s, bout, target, attacker, answer)
    for place in (attacker, target):
        if bout.strength[place] <= 0:
            bout.dead |= 1 << place
            if s.sink is not None:
                s.emit("champion_falls", bout.fighters[place], {"leader": LEADER_IDS[bout.champions[place]]})


def strike(s: ClassicState, bout: Bout, by: int, victim: int, violence: int) -> None:
    """Support pays first, then strength; what was paid goes behind the shield of the one who struck. [OQ34]"""
    from_support = min(bout.support[victim], violence)
    bout.support[victim] -= from_support
    rest = min(violence - from_support, bout.strength[victim])
    if rest:
        reveal(s, bout, victim)
        bout.strength[victim] -= rest
    s.players[bout.fighters[by]].spice += from_support + rest
    if s.sink is not None:
        facts = {"victim": bout.fighters[victim], "spice": from_support + rest}
        s.emit("champion_strikes", bout.fighters[by], facts)
