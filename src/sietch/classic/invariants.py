"""What must be true of every position: everything countable is somewhere, and nowhere twice."""

from __future__ import annotations

from collections import Counter

from sietch.classic.actions import DIAL_STEPS
from sietch.classic.atlas import SECTORS, STRONGHOLDS, TERRITORY_IDS, TERRITORY_OF
from sietch.classic.cards import ATOMICS, deck_of, spice_deck
from sietch.classic.forces import present
from sietch.classic.phases.bidding import SwapHands
from sietch.classic.phases.spice import Blow, EndBlow
from sietch.classic.plans import P_DIAL
from sietch.classic.sheets import LEADERS, faction_of
from sietch.classic.state import ClassicState
from sietch.classic.terms import BENE_GESSERIT, CAPTURED, HARKONNEN, MOVEMENT, TOKENS, TURNS


def violations(s: ClassicState) -> list[str]:
    """Every broken invariant, in words."""
    if any(p.faction < 0 for p in s.players):
        return []
    found: list[str] = []
    _players(s, found)
    _cards(s, found)
    _leaders(s, found)
    _board(s, found)
    _alliances(s, found)
    return found


def _players(s: ClassicState, found: list[str]) -> None:
    for p in s.players:
        name = p.sheet.id
        tokens = p.reserve + p.tanks + sum(p.forces.values())
        elites = p.reserve_elite + p.tanks_elite + sum(p.elites.values())
        expected = p.sheet.elites if s.rules.additional else 0
        if s.turn and tokens + elites != TOKENS:
            found.append(f"{name} has {tokens + elites} tokens, not {TOKENS}")
        if s.turn and elites != expected:
            found.append(f"{name} has {elites} elite tokens, not {expected}")
        if min(p.spice, p.reserve, p.reserve_elite, p.tanks, p.tanks_elite, p.pledge) < 0:
            found.append(f"{name} has less than nothing of something")
        if any(count <= 0 for count in [*p.forces.values(), *p.elites.values()]):
            found.append(f"{name} has an empty stack of tokens on the map")
        # Whoever takes a hand by Karama gives as many cards back before anything else happens. [OQ47]
        if len(p.hand) > p.sheet.hand and not any(isinstance(frame, SwapHands) for frame in s.stack):
            found.append(f"{name} holds {len(p.hand)} cards, more than {p.sheet.hand}")
        if len(p.hand) != len(p.hand_known) or len(p.traitors) != len(p.traitors_known):
            found.append(f"what is known about {name} does not match what is there")
        if any(card in p.lacks for card in p.hand):
            found.append(f"{name} holds a card that the table knows is not there")
        if any(faction_of(leader) == p.faction for leader in p.traitors):
            found.append(f"{name} has a leader of its own as a traitor")


def _cards(s: ClassicState, found: list[str]) -> None:
    if not s.deck and not s.discard and not s.turn:
        return
    cards = Counter([*s.deck, *s.discard, *s.removed, *s.row])
    for p in s.players:
        cards.update(p.hand)
    if cards != Counter(deck_of(s.rules.deck)):
        found.append("the treachery cards are not all there")
    if len(s.deck) != len(s.deck_known) or len(s.row) != len(s.row_known):
        found.append("what is known about the deck does not match it")
    if any(card != ATOMICS for card in s.removed):
        found.append("a card other than Family Atomics has left the game")
    aside = max([frame.aside for frame in s.stack if isinstance(frame, Blow | EndBlow)], default=0)
    spice = len(s.spice_deck) + len(s.spice_piles[0]) + len(s.spice_piles[1]) + aside
    if spice != len(spice_deck()):
        found.append(f"there are {spice} spice cards, not {len(spice_deck())}")


def _leaders(s: ClassicState, found: list[str]) -> None:
    for leader in range(LEADERS):
        if s.leaders[leader] == CAPTURED:
            if not s.rules.additional or s.seat(HARKONNEN) < 0 or faction_of(leader) == HARKONNEN:
                found.append("a leader is captive who cannot be")
        if s.seat(faction_of(leader)) < 0 and s.leaders[leader]:
            found.append("a leader of nobody has died")


def _board(s: ClassicState, found: list[str]) -> None:
    if not 0 <= s.storm < SECTORS or not 0 <= s.turn <= TURNS:
        found.append("storm or turn is off its track")
    if any(amount <= 0 for amount in s.spice.values()):
        found.append("an empty heap of spice lies on the map")
    for territory in STRONGHOLDS:
        if len(present(s, territory)) > 2:
            found.append(f"three factions stand in {TERRITORY_IDS[territory]}")
    if s.coexist:
        sisters = s.player(BENE_GESSERIT)
        for territory in range(len(TERRITORY_IDS)):
            if s.coexist >> territory & 1 and (sisters is None or not sisters.stands_in(territory)):
                found.append(f"nobody coexists in {TERRITORY_IDS[territory]}")
    if s.coexist & s.hostile and s.phase >= MOVEMENT:
        found.append("the Bene Gesserit coexist and oppose in one place")
    fight = s.fight
    if fight is not None:
        if s.allied(fight.aggressor, fight.defender):
            found.append("allies fight each other")
        for plan in (fight.plan, fight.counterplan):
            if plan and not 0 <= plan[P_DIAL] < DIAL_STEPS:
                found.append("a dial is beyond the wheel")
        if TERRITORY_OF[fight.location] < 0:
            found.append("a battle is nowhere")


def _alliances(s: ClassicState, found: list[str]) -> None:
    for p in s.players:
        for q in s.players:
            if p.allies >> q.seat & 1:
                if p.seat == q.seat:
                    found.append("somebody is allied with themselves")
                elif p.allies | 1 << p.seat != q.allies | 1 << q.seat:
                    found.append("an alliance is not the same for all its members")
        if p.allies.bit_count() + 1 > max(s.rules.alliance_size, 1):
            found.append("an alliance is too large")
