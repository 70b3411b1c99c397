"""The Duel in a position that is laid out for a scenario.

duel:
  hands: {atreides: [attack_inward]}          # whoever is named starts from an empty hand
  deck: [parry_left]                          # from the top
  discard: [thrown_knife]
  threats: [{by: harkonnen, to: atreides, deed: enter arrakeen}]
  out: [guild]
  arena:                                      # a fight in progress; the first fighter has the next turn
    war: false
    fighters: {atreides: {leader: lady_jessica, space: outer_1, support: 2, strength: 5, shown: true}, ...}
    obstacles: [outer_1/middle_1]
    seconds: {emperor: {for: atreides, leader: caid}}
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sietch.classic.duel.arena import EDGE_IDS, SPACE
from sietch.classic.duel.bout import Bout
from sietch.classic.duel.cards import DUEL_CARD
from sietch.classic.duel.deeds import DEED_IDS
from sietch.classic.duel.elimination import put_out
from sietch.classic.duel.fight import NextDuellist
from sietch.classic.duel.kanly import EndDuel
from sietch.classic.duel.state import SPOKEN, Duels
from sietch.classic.duel.war import EndWar
from sietch.classic.frames import Step
from sietch.classic.sheets import LEADER, principal_of
from sietch.classic.state import ClassicState, Player
from sietch.classic.terms import DEAD

KEYS = ("hands", "deck", "discard", "threats", "out", "arena")


def lay_out_duel(s: ClassicState, said: Mapping[str, Any], names: Mapping[str, Player]) -> None:
    """Bring the Duel into the described position; ValueError says what is wrong in it."""
    duels = s.duel
    if duels is None:
        raise ValueError("the position speaks of duels, but the ruleset has none")
    for key in said:
        if key not in KEYS:
            raise ValueError(f"unknown key {key!r} in the duel of the position; known are {', '.join(KEYS)}")
    hands = {names[name].seat: cards for name, cards in said.get("hands", {}).items()}
    for seat in hands:
        duels.deck[:0] = duels.hands[seat]
        duels.hands[seat] = []
    for seat, cards in hands.items():
        duels.hands[seat] = [_find(duels, name) for name in cards]
    duels.discard.extend([_find(duels, name) for name in said.get("discard", [])])
    duels.deck.extend([_find(duels, name) for name in reversed(said.get("deck", []))])
    for threat in said.get("threats", []):
        deed = DEED_IDS.index(threat["deed"])
        duels.threats.append((names[threat["by"]].seat, names[threat["to"]].seat, deed, SPOKEN))
    for name in said.get("out", []):
        s.leaders[principal_of(names[name].faction)] = DEAD
        put_out(s, names[name])
    if "arena" in said:
        duels.bout = _arena(s, said["arena"], names)


def _find(duels: Duels, name: str) -> int:
    """Take a duel card from the deck, or from a hand that was not asked about."""
    if name not in DUEL_CARD:
        raise ValueError(f"unknown duel card {name!r} in the position")
    card = DUEL_CARD[name]
    for pile in (duels.deck, *duels.hands):
        if card in pile:
            pile.remove(card)
            return card
    raise ValueError(f"there is no {name} left for the position")


def _arena(s: ClassicState, said: Mapping[str, Any], names: Mapping[str, Player]) -> Bout:
    fighters = [names[name].seat for name in said["fighters"]]
    bout = Bout(bool(said.get("war", False)), fighters, s.seats)
    for place, champion in enumerate(said["fighters"].values()):
        leader = LEADER[champion["leader"]]
        bout.champions[place] = leader
        bout.spaces[place] = SPACE[champion["space"]]
        bout.support[place] = int(champion.get("support", 0))
        bout.strength[place] = int(champion.get("strength", s.rules.strength(leader)))
        if champion.get("shown", bout.strength[place] < s.rules.strength(leader)):
            bout.shown |= 1 << place
    for name in said.get("obstacles", []):
        bout.obstacles |= 1 << EDGE_IDS.index(name)
    for name, second in said.get("seconds", {}).items():
        seat = names[name].seat
        bout.backing[seat] = fighters.index(names[second["for"]].seat)
        bout.seconds[seat] = LEADER[second["leader"]]
    return bout


def fight_on(s: ClassicState) -> list[Step]:
    """What is still to be done in an arena that was laid out."""
    if s.duel is None or s.duel.bout is None:
        return []
    return [NextDuellist(), EndWar() if s.duel.bout.war else EndDuel()]
