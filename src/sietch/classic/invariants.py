"""What must be true of every position: everything countable is somewhere, and nowhere twice.

This runs after every decision of a checked game, so it counts with plain lists.
"""

from __future__ import annotations

from typing import Final

from sietch.classic.actions import DIAL_STEPS
from sietch.classic.atlas import BLOW_LOCATION, SECTORS, TERRITORY_IDS, TERRITORY_OF, zone
from sietch.classic.cards import ATOMICS, CARDS, DECKS, copies, spice_deck
from sietch.classic.duel.checks import check_duels
from sietch.classic.factions_extra.tleilaxu import affairs_faults
from sietch.classic.forces import in_zone, present
from sietch.classic.phases.battle import battles_of
from sietch.classic.phases.bidding import SwapHands
from sietch.classic.phases.spice import Blow, EndBlow
from sietch.classic.phases.storm import MARKERS
from sietch.classic.plans import HERO_BASE, P_DIAL, P_LEADER, P_SPICE
from sietch.classic.prelude.counts import harvest_violations
from sietch.classic.sheets import LEADER_IDS, LEADERS, faction_of
from sietch.classic.state import ClassicState, Player
from sietch.classic.terms import (
    ATREIDES,
    BENE_GESSERIT,
    BENE_TLEILAX,
    CAPTURED,
    COLLECTION,
    DEAD,
    HARKONNEN,
    MOVEMENT,
    TURNS,
)

SPICE_CARDS: Final[int] = len(spice_deck())
COPIES: Final[dict[str, list[int]]] = {deck: [copies(deck, card) for card in range(len(CARDS))] for deck in DECKS}
MOST_TRAITORS: Final = 4


def violations(s: ClassicState) -> list[str]:
    """Every broken invariant, in words."""
    found: list[str] = []
    for p in s.players:
        if p.faction < 0:
            return []  # factions are still being chosen
    swapping = False
    aside = 0
    for frame in s.stack:
        if isinstance(frame, SwapHands):
            swapping = True
        elif isinstance(frame, Blow | EndBlow):
            aside = max(aside, frame.aside)
    for p in s.players:
        if s.in_game(p.seat):
            _tokens(s, p, found)
        _shield(s, p, swapping, found)
        _alliance(s, p, found)
    _treachery(s, found)
    _spice(s, aside, found)
    _leaders(s, found)
    _board(s, found)
    if s.fight is not None:
        _battle(s, found)
    if s.harvest is not None:
        harvest_violations(s, s.harvest, found)
    if s.affairs is not None:
        found.extend(affairs_faults(s))
    _ending(s, found)
    if s.duel is not None:
        check_duels(s, s.duel, found)
    return found


def _tokens(s: ClassicState, p: Player, found: list[str]) -> None:
    tokens = p.reserve + p.tanks
    elites = p.reserve_elite + p.tanks_elite
    for count in p.forces.values():
        tokens += count
        if count <= 0:
            found.append(f"{p.sheet.id} has an empty stack of tokens on the map")
    for count in p.elites.values():
        elites += count
        if count <= 0:
            found.append(f"{p.sheet.id} has an empty stack of elite tokens on the map")
    if s.turn:
        expected = p.sheet.elites if s.rules.additional else 0
        if tokens + elites != p.sheet.tokens:
            found.append(f"{p.sheet.id} has {tokens + elites} tokens, not {p.sheet.tokens}")
        if elites != expected:
            found.append(f"{p.sheet.id} has {elites} elite tokens, not {expected}")
    if min(p.reserve, p.reserve_elite, p.tanks, p.tanks_elite) < 0:
        found.append(f"{p.sheet.id} has fewer than no tokens")


def _shield(s: ClassicState, p: Player, swapping: bool, found: list[str]) -> None:
    name = p.sheet.id
    if p.spice < 0:
        found.append(f"{name} has {p.spice} spice")
    if p.pledge < 0 or (p.pledge and not p.allies):
        found.append(f"{name} pledges spice to nobody")
    # Whoever takes a hand by Karama gives as many cards back before anything else happens. [OQ47]
    if len(p.hand) > p.sheet.hand and not swapping:
        found.append(f"{name} holds {len(p.hand)} cards, more than {p.sheet.hand}")
    if len(p.hand) != len(p.hand_known) or len(p.traitors) != len(p.traitors_known):
        found.append(f"what is known about {name} does not match what is there")
    for card in p.lacks:
        if card in p.hand:
            found.append(f"{name} holds a card that the table knows is not there")
    most = TURNS if p.faction == BENE_TLEILAX else MOST_TRAITORS if p.faction == HARKONNEN else 1
    if len(p.traitors) > most:
        found.append(f"{name} pays {len(p.traitors)} traitors")
    for leader in p.traitors:
        if faction_of(leader) == p.faction or leader in p.innocent:
            found.append(f"{LEADER_IDS[leader]} cannot be a traitor of {name}")
    if p.predicted >= 0 and p.faction != BENE_GESSERIT:
        found.append(f"{name} has made a prediction")
    if p.faction != ATREIDES and (p.losses or p.kwisatz_dead or p.kwisatz_at):
        found.append(f"{name} has the Kwisatz Haderach")


def _alliance(s: ClassicState, p: Player, found: list[str]) -> None:
    if not p.allies:
        return
    if p.allies >> p.seat & 1 or not s.rules.alliances:
        found.append(f"{p.sheet.id} is in an alliance that cannot be")
    side = p.allies | 1 << p.seat
    for q in s.players:
        if p.allies >> q.seat & 1 and q.allies | 1 << q.seat != side:
            found.append("an alliance is not the same for all its members")
    if side.bit_count() > s.rules.alliance_size:
        found.append("an alliance is too large")


def _treachery(s: ClassicState, found: list[str]) -> None:
    if not s.turn and not s.deck:
        return
    counts = [0] * len(CARDS)
    for pile in (s.deck, s.discard, s.removed, s.row):
        for card in pile:
            counts[card] += 1
    for p in s.players:
        for card in p.hand:
            counts[card] += 1
    if counts != COPIES[s.rules.deck]:
        found.append("the treachery cards are not all there")
    if len(s.deck) != len(s.deck_known) or len(s.row) != len(s.row_known):
        found.append("what is known about the deck does not match it")
    for card in s.removed:
        if card != ATOMICS:
            found.append("a card other than Family Atomics has left the game")
    if len(s.row) > s.seats:
        found.append("more cards are up for auction than there are players")


def _spice(s: ClassicState, aside: int, found: list[str]) -> None:
    cards = len(s.spice_deck) + len(s.spice_piles[0]) + len(s.spice_piles[1]) + aside
    if cards != SPICE_CARDS:
        found.append(f"there are {cards} spice cards, not {SPICE_CARDS}")
    for location, amount in s.spice.items():
        if amount <= 0 or location not in BLOW_LOCATION:
            found.append("spice lies where there is none")
    if not 0 <= s.marker <= MARKERS or (s.marker and not s.rules.weather):
        found.append("the storm marker is none of the six")


def _leaders(s: ClassicState, found: list[str]) -> None:
    for leader in range(LEADERS):
        where = s.leaders[leader]
        if where == CAPTURED:
            if not s.rules.additional or s.seat_of[HARKONNEN] < 0 or faction_of(leader) == HARKONNEN:
                found.append(f"{LEADER_IDS[leader]} is captive and cannot be")
        elif where == DEAD and (not s.deaths[leader] or s.seat_of[faction_of(leader)] < 0):
            found.append(f"{LEADER_IDS[leader]} is in the tanks without having died")


def _board(s: ClassicState, found: list[str]) -> None:
    if not 0 <= s.storm < SECTORS or not 0 <= s.turn <= TURNS:
        found.append("storm or turn is off its track")
    if sorted(s.order) != [seat for seat in range(s.seats) if s.in_game(seat)]:
        found.append("the storm order does not name everybody once")
    for territory in s.rules.strongholds:
        if len(present(s, territory)) > 2:
            found.append(f"three factions stand in {TERRITORY_IDS[territory]}")
    if s.coexist:
        sisters = s.player(BENE_GESSERIT)
        for territory in range(len(TERRITORY_IDS)):
            if s.coexist >> territory & 1 and (sisters is None or not sisters.stands_in(territory)):
                found.append(f"nobody coexists in {TERRITORY_IDS[territory]}")
        if not s.rules.additional:
            found.append("somebody coexists where nobody may")
    if s.coexist & s.hostile and s.phase >= MOVEMENT:
        found.append("the Bene Gesserit coexist and oppose in one place")
    if s.phase == COLLECTION:
        for seat in range(s.seats):
            if battles_of(s, seat):
                found.append(f"{s.players[seat].sheet.id} collects beside an enemy")


def _battle(s: ClassicState, found: list[str]) -> None:
    fight = s.fight
    if fight is None:
        return
    if fight.aggressor == fight.defender or s.allied(fight.aggressor, fight.defender):
        found.append("allies fight each other")
    for seat in (fight.aggressor, fight.defender):
        plan = fight.plan_of(seat)
        if not plan:
            if not sum(in_zone(s.players[seat], zone(fight.location, s.storm))):
                found.append(f"{s.players[seat].sheet.id} fights without tokens")
            continue
        if not 0 <= plan[P_DIAL] < DIAL_STEPS or plan[P_SPICE] < 0:
            found.append("a dial is beyond the wheel")
        if 0 <= plan[P_LEADER] < HERO_BASE and s.seat_of[faction_of(plan[P_LEADER])] < 0:
            found.append("a leader of nobody fights")
    if TERRITORY_OF[fight.location] not in range(len(TERRITORY_IDS)):
        found.append("a battle is nowhere")


def _ending(s: ClassicState, found: list[str]) -> None:
    if bool(s.winners) == bool(s.stack):
        found.append("the game is over without a winner, or has a winner and goes on")
    for by, to, _, _ in s.promises:
        if by == to or not (0 <= by < s.seats and 0 <= to < s.seats):
            found.append("a promise binds nobody")
