"""Every treachery card, spice card and leader described: line by line for a person, whole for `sietch cards`."""

from __future__ import annotations

from functools import cache
from typing import Any

from sietch.classic.atlas import BLOW_LOCATION, BLOW_SPICE, LOCATION_IDS, TERRITORY_IDS, TERRITORY_OF
from sietch.classic.cards import CARD, CARDS, KIND_IDS, SPECIAL, WORMS
from sietch.classic.duel.words import describe_duel_card, duel_cards
from sietch.classic.rules import SCHEMA
from sietch.classic.sheets import LEADER, LEADER_IDS, LEADER_STRENGTH, ORDINARY, faction_of
from sietch.classic.terms import FACTION_IDS, PRINTED
from sietch.classic.wording import location_name, name_of, say
from sietch.text import LANGUAGES, Texts, texts

SHAI_HULUD = "shai_hulud"
SETS = ("base", "duel", "harvest")


def describe(t: Texts, kind: str, id: str) -> list[str]:
    """What something does, line by line; KeyError when there is no such thing."""
    if kind in ("card", "treachery"):
        return _treachery(t, id)
    if kind == "spice_card":
        return _spice_card(t, id)
    if kind == "duel_card":
        return describe_duel_card(t, id)
    if kind == "leader":
        return [say(t, "does-leader", n=LEADER_STRENGTH[LEADER[id]])]
    if (kind == "option" and id in SCHEMA.options) or (kind == "preset" and id in SCHEMA.presets):
        return [say(t, f"{kind}-{id}")]
    raise KeyError(f"{kind} {id}")


def _treachery(t: Texts, id: str) -> list[str]:
    card = CARDS[CARD[id]]
    does = f"does-{id}" if card.kind == SPECIAL else f"does-{KIND_IDS[card.kind]}"
    base, duel, harvest = card.copies
    return [say(t, does), say(t, "does-copies", base=base, duel=duel, harvest=harvest)]


def _spice_card(t: Texts, id: str) -> list[str]:
    if id == SHAI_HULUD:
        return [say(t, "does-shai_hulud")]
    number = [TERRITORY_IDS[TERRITORY_OF[place]] for place in BLOW_LOCATION].index(id)
    where = location_name(t, LOCATION_IDS[BLOW_LOCATION[number]])
    return [say(t, "does-spice", n=BLOW_SPICE[number], location=where)]


@cache
def all_cards() -> list[dict[str, Any]]:
    """Everything printed, with its text in all languages."""
    found: list[dict[str, Any]] = []
    for card in CARDS:
        # A card that is in several sets is listed with the first of them.
        first = next(name for name, copies in zip(SETS, card.copies, strict=True) if copies)
        entry = _entry("treachery", "card", card.id, first, sum(card.copies))
        found.append({**entry, "type": KIND_IDS[card.kind], "copies_in": dict(zip(SETS, card.copies, strict=True))})
    for place, spice in zip(BLOW_LOCATION, BLOW_SPICE, strict=True):
        entry = _entry("spice_card", "spice_card", TERRITORY_IDS[TERRITORY_OF[place]], "base", 1)
        found.append({**entry, "location": LOCATION_IDS[place], "spice": spice})
    found.append(_entry("spice_card", "spice_card", SHAI_HULUD, "base", WORMS))
    for leader, id in enumerate(LEADER_IDS):
        faction = faction_of(leader)
        first = "duel" if leader >= ORDINARY else "base" if faction < PRINTED else "italian"
        entry = _entry("leader", "leader", id, first, 1)
        found.append({**entry, "faction": FACTION_IDS[faction], "strength": LEADER_STRENGTH[leader]})
    found.extend(duel_cards())
    return found


def _entry(kind: str, named: str, id: str, set: str, copies: int) -> dict[str, Any]:
    return {
        "id": id,
        "kind": kind,
        "set": set,
        "copies": copies,
        "cost": None,
        "name": {lang: name_of(texts(lang), named, id) for lang in LANGUAGES},
        "text": {lang: " ".join(describe(texts(lang), named, id)) for lang in LANGUAGES},
    }
