"""What a seat has seen or can reckon of hands and traitors; never what only the other players know."""

from __future__ import annotations

from typing import Final

from sietch.bots.classic.outlook import Outlook
from sietch.classic.cards import KARAMA, KIND, LASER, POISON, PROJECTILE, SHIELD_KIND, SNOOPER_KIND, deck_of
from sietch.classic.sheets import ORDINARY, faction_of
from sietch.classic.state import Player
from sietch.classic.terms import HARKONNEN

ANY_WEAPON: Final = (PROJECTILE, POISON, LASER)
DRAWN_BY_HARKONNEN: Final = 0.16  # how often a leader whom one knows nothing about is in their pay
IN_SOMEBODYS_PAY: Final = 0.05
DECKS: Final[dict[str, list[int]]] = {}


def whole_deck(name: str) -> list[int]:
    cards = DECKS.get(name)
    if cards is None:
        cards = deck_of(name)
        DECKS[name] = cards
    return cards


def seen_cards(o: Outlook, p: Player) -> list[int]:
    """The cards in a hand that this seat has seen, all of them in its own."""
    if p.seat == o.seat:
        return p.hand
    bit = 1 << o.seat
    return [card for card, known in zip(p.hand, p.hand_known, strict=True) if known & bit]


def unseen_of_kind(o: Outlook, kind: int) -> float:
    """What part of the cards that this seat has not seen is of a kind; kind -1: a Karama."""
    key = 1000 + kind
    known = o.memory.get(key)
    if known is not None:
        return known
    left = whole_deck(o.s.rules.deck)[:]
    gone = o.s.discard + o.s.removed
    for p in o.s.players:
        gone = gone + seen_cards(o, p)
    for card in gone:
        if card in left:
            left.remove(card)
    total = max(1, len(left))
    for each in range(8):
        o.memory[1000 + each] = len([card for card in left if KIND[card] == each]) / total
    o.memory[999] = left.count(KARAMA) / total
    return o.memory[key]


def chance_of(o: Outlook, p: Player, kind: int) -> float:
    """How likely a hand holds a card of a kind."""
    key = 2000 + p.seat * 16 + kind
    known = o.memory.get(key)
    if known is not None:
        return known
    seen = seen_cards(o, p)
    if any(KIND[card] == kind for card in seen):
        chance = 1.0
    elif p.seat == o.seat or all(card in p.lacks for card in range(len(KIND)) if KIND[card] == kind):
        chance = 0.0
    else:
        chance = 1.0 - (1.0 - unseen_of_kind(o, kind)) ** (len(p.hand) - len(seen))
    o.memory[key] = chance
    return chance


def edge_of(o: Outlook, p: Player) -> float:
    """What weapons and defenses add to a fighter's strength, on average."""
    key = 3000 + p.seat
    known = o.memory.get(key)
    if known is None:
        weapon = 1.0 - (1.0 - chance_of(o, p, PROJECTILE)) * (1.0 - chance_of(o, p, POISON))
        guard = 0.5 * (chance_of(o, p, SHIELD_KIND) + chance_of(o, p, SNOOPER_KIND))
        known = 2.5 * weapon + 2.0 * guard
        o.memory[key] = known
    return known


def in_pay(o: Outlook, leader: int, of: Player) -> float:
    """How likely one of this seat's leaders is in somebody's pay."""
    if leader in of.innocent or leader in o.me.drawn or leader >= ORDINARY:
        return 0.0  # whoever drew a leader knows that nobody else did
    for traitor, known in zip(of.traitors, of.traitors_known, strict=True):
        if traitor == leader and known:
            return 1.0
    if faction_of(leader) == of.faction:
        return 0.0
    if of.faction != HARKONNEN and any(known for known in of.traitors_known):
        return 0.0  # their only traitor has shown himself
    return DRAWN_BY_HARKONNEN if of.faction == HARKONNEN else IN_SOMEBODYS_PAY
