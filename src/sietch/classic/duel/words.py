"""Deeds, edges and duel cards in words."""

from __future__ import annotations

from typing import Any, Final

from sietch.classic.duel.cards import COPIES, DUEL_CARD, DUEL_CARD_IDS
from sietch.text import LANGUAGES, Texts, texts

PREFIX: Final = "classic-"
# What the argument of a deed is.
_ABOUT: Final = {"enter": "territory", "collect": "territory", "play": "kind", "attack": "the", "ally": "the"}
KINDS: Final = ("duel_card", "space", "edge", "deed")  # whose names have words here


def duel_name(t: Texts, kind: str, id: str) -> str:
    """The name of a duel card, a space or an edge of the arena, or a deed."""
    if kind == "deed":
        deed, _, about = id.partition(" ")
        if not about:
            return t.get(f"{PREFIX}deed-{deed}")
        return t.get(f"{PREFIX}deed-{deed}", what=t.get(f"{PREFIX}{_ABOUT[deed]}-{about}"))
    if kind == "edge":
        one, _, other = id.partition("/")
        return t.get(f"{PREFIX}edge", one=t.get(f"{PREFIX}space-{one}"), other=t.get(f"{PREFIX}space-{other}"))
    return t.get(f"{PREFIX}{kind}-{id}")


def describe_duel_card(t: Texts, id: str) -> list[str]:
    """What a duel card does, and how many of it there are."""
    copies = COPIES[DUEL_CARD[id]]
    return [t.get(f"{PREFIX}does-duel_card-{id}"), t.get(f"{PREFIX}does-duel_copies", n=copies)]


def duel_cards() -> list[dict[str, Any]]:
    """The duel cards as the catalogue lists them."""
    return [
        {
            "id": id,
            "kind": "duel_card",
            "set": "duel",
            "copies": COPIES[DUEL_CARD[id]],
            "cost": None,
            "name": {lang: duel_name(texts(lang), "duel_card", id) for lang in LANGUAGES},
            "text": {lang: " ".join(describe_duel_card(texts(lang), id)) for lang in LANGUAGES},
        }
        for id in DUEL_CARD_IDS
    ]


def duel_event_key(kind: str, dead: int, seat: int) -> str:
    """Which of several messages tells how a duel or a war ended."""
    if kind == "war_over":
        return "war_over_won" if seat >= 0 else kind
    return f"duel_over_{('honour', 'won', 'both')[dead]}"
