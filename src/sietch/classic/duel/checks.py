"""What must be true of duels in every position."""

from __future__ import annotations

from sietch.classic.duel.arena_data import MOST_OBSTACLES
from sietch.classic.duel.bout import NOBODY
from sietch.classic.duel.cards import COPIES, DUEL_CARDS, HAND_LIMIT
from sietch.classic.duel.state import Duels
from sietch.classic.sheets import LEADER_IDS, faction_of, household_of, principal_of
from sietch.classic.state import ClassicState
from sietch.classic.terms import DEAD, GONE


def check_duels(s: ClassicState, duels: Duels, found: list[str]) -> None:
    """Every broken invariant, in words."""
    counts = [0] * DUEL_CARDS
    for pile in (duels.deck, duels.discard, *duels.hands):
        for card in pile:
            counts[card] += 1
    if counts != COPIES:
        found.append("the duel cards are not all there")
    for p in s.players:
        if len(duels.hands[p.seat]) > HAND_LIMIT:
            found.append(f"{p.sheet.id} holds too many duel cards")
        if duels.is_out(p.seat):
            _check_out(s, duels, p.seat, found)
        elif s.leaders[principal_of(p.faction)] == GONE:
            found.append(f"{p.sheet.id} has lost its principal character and plays on")
    for by, to, _, _ in duels.threats:
        if by == to or duels.is_out(by) or duels.is_out(to):
            found.append("a threat is spoken by nobody or to nobody")
    if len({by for by, _, _, _ in duels.threats}) != len(duels.threats):
        found.append("somebody has threatened twice in one turn")
    if duels.bout is not None and s.stack:
        _check_bout(s, duels, found)


def _check_out(s: ClassicState, duels: Duels, seat: int, found: list[str]) -> None:
    p = s.players[seat]
    tokens = p.reserve + p.reserve_elite + p.tanks + p.tanks_elite
    if tokens or p.forces or p.elites or p.spice or p.hand or duels.hands[seat] or p.allies:
        found.append(f"{p.sheet.id} is out of the game and still has something in it")
    if any(s.leaders[leader] != GONE for leader in household_of(p.faction)):
        found.append(f"{p.sheet.id} is out of the game and its leaders are not")
    if seat in s.order or s.seat(p.faction) >= 0:
        found.append(f"{p.sheet.id} is out of the game and still has a turn")


def _check_bout(s: ClassicState, duels: Duels, found: list[str]) -> None:
    bout = duels.fight()
    if bout.obstacles.bit_count() > MOST_OBSTACLES:
        found.append("there are too many obstacles in the arena")
    spaces = [bout.spaces[place] for place in bout.standing() if bout.spaces[place] >= 0]
    if len(set(spaces)) != len(spaces):
        found.append("two champions stand in one space")
    for place, seat in enumerate(bout.fighters):
        leader = bout.champions[place]
        if leader == NOBODY or duels.is_out(seat):
            continue
        name = LEADER_IDS[leader]
        if faction_of(leader) != s.players[seat].faction:
            found.append(f"{name} fights for somebody else")
        if bout.stands(place) and s.leaders[leader] in (DEAD, GONE):
            found.append(f"{name} fights and is dead")
        if not 0 <= bout.strength[place] <= s.rules.strength(leader) or bout.support[place] < 0:
            found.append(f"{name} is stronger or weaker than can be")
        if not bout.is_shown(place) and bout.strength[place] != s.rules.strength(leader):
            found.append(f"{name} has paid with strength and lies face down")
