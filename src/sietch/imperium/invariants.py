"""Everything countable is conserved: cards, troops, agents, tokens."""

from __future__ import annotations

from collections import Counter

from sietch.imperium.defs import CARDS, IMPERIUM
from sietch.imperium.frames.choices import (
    ChooseHeir,
)
from sietch.imperium.frames.round import agents_now
from sietch.imperium.piles import RESERVE_CARDS
from sietch.imperium.state import ImperiumState, Player
from sietch.imperium.terms import (
    ALLIANCE_LEVEL,
    HUMAN,
    RIVAL,
    ROW_SIZE,
    SPIES_EACH,
    TOP_OF_TRACK,
    TROOPS_EACH,
    VP_LEVEL,
)


def violations(s: ImperiumState) -> list[str]:
    """Sentences about what is wrong with a position; empty when nothing is."""
    found: list[str] = []
    found.extend(_cards(s))
    found.extend(_intrigue(s))
    found.extend(_decks(s))
    for p in s.players:
        found.extend(_pieces(s, p))
    found.extend(_alliances(s))
    return found


def _expected_cards(s: ImperiumState) -> Counter[int]:
    humans = sum(p.kind == HUMAN for p in s.players)
    commanders = [p for p in s.players if p.commander]
    expected = Counter(s.kit.imperium + s.kit.starters * (humans - len(commanders)))
    for p in commanders:
        expected.update(s.kit.commander_deck(p.team))
    for card in s.kit.reserve:
        expected[card] = CARDS[card].copies
    return expected


def _cards(s: ImperiumState) -> list[str]:
    seen: Counter[int] = Counter(s.imperium_deck + s.row + s.trashed + s.throne)
    for place, card in enumerate(RESERVE_CARDS):
        seen[card] += s.reserve[place]
    for p in s.players:
        seen.update(p.deck + p.hand + p.discard + p.play)
        if p.aside >= 0:
            seen[p.aside] += 1
        missing = Counter(p.shown) - Counter(p.hand)
        if missing:
            return [f"seat {p.seat} shows cards that are not in hand"]
        if p.top_known > len(p.deck):
            return [f"seat {p.seat} has {p.top_known} known cards on a deck of {len(p.deck)}"]
    expected = _expected_cards(s)
    if seen != expected:
        wrong = {
            CARDS[card].id: seen[card] - expected[card] for card in {*seen, *expected} if seen[card] != expected[card]
        }
        return [f"cards appeared or vanished: {wrong}"]
    if len(s.row) != ROW_SIZE and s.imperium_deck:
        return [f"the row has {len(s.row)} cards"]
    if any(CARDS[card].kind != IMPERIUM for card in s.row):
        return ["the row holds a card that is not of the Imperium deck"]
    return []


def _intrigue(s: ImperiumState) -> list[str]:
    seen: Counter[int] = Counter(s.intrigue_deck + s.intrigue_discard + s.resolving + s.trashed_intrigue)
    for p in s.players:
        seen.update(p.intrigue + p.face_up)
        if len(p.intrigue) != len(p.intrigue_known):
            return [f"seat {p.seat}: intrigue cards and what is known of them differ in number"]
    expected = Counter(s.kit.intrigue)
    return [] if seen == expected else [f"intrigue cards appeared or vanished: {seen - expected or expected - seen}"]


def _decks(s: ImperiumState) -> list[str]:
    found: list[str] = []
    conflicts = s.conflict_deck + s.unused_conflicts + s.past_conflicts
    if s.conflict_card >= 0:
        conflicts = [*conflicts, s.conflict_card]
    for p in s.players:
        conflicts = conflicts + p.won + p.won_flipped
    if sorted(conflicts) != sorted(s.kit.conflicts):
        found.append("conflict cards appeared or vanished")
    tokens = s.contract_deck + s.contract_row
    for p in s.players:
        tokens = tokens + p.contracts + p.contracts_done
    if sorted(tokens) != sorted(s.kit.contracts):
        found.append("contracts appeared or vanished")
    if s.seats <= 2 and s.kit.hagal:
        if sorted(s.hagal_deck + s.hagal_discard) != sorted(s.kit.hagal_for(s.seats)):
            found.append("House Hagal cards appeared or vanished")
    return found


def _pieces(s: ImperiumState, p: Player) -> list[str]:
    found: list[str] = []
    troops = p.garrison + p.supply + p.conflict + p.memories
    if troops != (0 if p.commander else TROOPS_EACH):
        found.append(f"seat {p.seat} has {troops} troops")
    if len(p.spies) > SPIES_EACH or len(set(p.spies)) != len(p.spies):
        found.append(f"seat {p.seat} has Spies on {p.spies}")
    if min(p.solari, p.spice, p.water, p.garrison, p.supply, p.conflict, p.persuasion, p.agents) < 0:
        found.append(f"seat {p.seat} has less than nothing of something")
    agents = agents_now(s, p) + (1 if s.mentat == p.seat else 0)
    if p.agents + len(p.agents_at) != agents:
        found.append(f"seat {p.seat} has {p.agents + len(p.agents_at)} agents, not {agents}")
    if any(not 0 <= level <= TOP_OF_TRACK for level in p.influence):
        found.append(f"seat {p.seat} has left an influence track: {p.influence}")
    if p.kind == RIVAL and p.rival < 0 and (len(p.intrigue) > 2 or p.water > 2 or p.solari > 6 or p.spice > 6):
        found.append(f"Rival {p.seat} kept what it should have spent")
    return found


def _alliances(s: ImperiumState) -> list[str]:
    found: list[str] = []
    undecided = [frame.faction for frame in s.stack if isinstance(frame, ChooseHeir)]
    for faction, holder in enumerate(s.alliance):
        if faction in undecided:  # a holder who has fallen is about to say who takes the token
            continue
        levels = [p.influence[faction] for p in s.players]
        if holder >= 0 and (levels[holder] < ALLIANCE_LEVEL or levels[holder] < max(levels)):
            found.append(f"the alliance of faction {faction} is held at level {levels[holder]} of {levels}")
        if holder < 0 and max(levels) >= ALLIANCE_LEVEL:
            found.append(f"nobody holds the alliance of faction {faction} at levels {levels}")
    return found


def track_vp(s: ImperiumState, p: Player) -> int:
    """The victory points that a player's tracks and alliances are worth now."""
    return sum(level >= VP_LEVEL for level in p.influence) + s.alliance.count(p.seat)
