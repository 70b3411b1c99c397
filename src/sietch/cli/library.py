"""Looking things up by id or by words: cards, spaces, leaders, rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from sietch.cli.words import Words, fold
from sietch.kernel.text import closest

Card = dict[str, Any]
ONLY_FOR_SIX = "six"


def find_cards(words: Words, wanted: str, mixed: bool = False) -> list[Card]:
    """The cards with this id or name, otherwise those that have all the words in name or text.

    With `mixed` also among what can be mixed into the game; what the game itself has comes first.
    """
    found = _find(words, wanted, words.speech.cards())
    return found or (_find(words, wanted, words.speech.cards(mixed=True)) if mixed else [])


def _find(words: Words, wanted: str, cards: list[Card]) -> list[Card]:
    exact = [card for card in cards if fold(wanted) in (card["id"], fold(words.card_name(card)))]
    if exact:
        return exact
    parts = fold(wanted).split()
    named = [card for card in cards if all(part in _name_of(words, card) for part in parts)]
    return named or [card for card in cards if all(part in _all_of(words, card) for part in parts)]


def near_card(words: Words, wanted: str) -> str | None:
    """The id most like a mistyped one."""
    return closest(wanted, [card["id"] for card in words.speech.cards()])


def find_rules(words: Words, wanted: str) -> list[str]:
    """The rule with this id, otherwise the rules whose text has all the words."""
    ids = words.speech.rule_ids()
    exact = [id for id in ids if id.casefold() == wanted.strip().casefold()]
    if exact:
        return exact
    parts = fold(wanted).split()
    return [id for id in ids if all(part in fold(f"{id} {words.speech.rule(id)}") for part in parts)]


def _name_of(words: Words, card: Card) -> str:
    return fold(f"{card['id']} {words.card_name(card)}")


def _all_of(words: Words, card: Card) -> str:
    return fold(f"{card['id']} {card['kind']} {words.card_name(card)} {words.card_text(card)}")


def card_sheet(words: Words, card: Card) -> RenderableType:
    """One card: its name and figures, then what it does."""
    head = Text(words.card_name(card), style="bold")
    facts = [words.say(f"kind-{card['kind']}")]
    if card["kind"] != "space":
        if card["copies"] > 1:
            facts.append(words.say("copies", n=card["copies"]))
        if card["cost"] is not None:
            facts.append(words.say("costs", n=card["cost"]))
    head.append(f"  {', '.join(facts)}  ", style="not bold")
    head.append(f"[{card['id']}]", style="not bold dim")
    lines = words.speech.describe(described_as(card["kind"]), card["id"])
    return Group(head, *[Padding(Text(line), (0, 0, 0, 4)) for line in lines])


def described_as(kind: str) -> str:
    """The kind under which a card's names and texts are kept."""
    return "card" if kind in ("starter", "reserve", "imperium", "commander") else kind


def grouped(cards: Sequence[Card]) -> dict[str, list[Card]]:
    """Cards by what they are, with what only six players use after everything else."""
    groups: dict[str, list[Card]] = {}
    for card in sorted(cards, key=lambda card: bool(card["set"] == ONLY_FOR_SIX)):
        groups.setdefault(_group_of(card), []).append(card)
    return groups


def _group_of(card: Card) -> str:
    if card["kind"] == "commander":
        return f"commander-{card['commander']}"
    if "faction" in card:
        return f"{card['kind']}-{card['faction']}"
    return f"six-{card['kind']}" if card["set"] == ONLY_FOR_SIX else str(card["kind"])


def rule_sheet(words: Words, ids: Sequence[str]) -> RenderableType:
    """Rules with their ids."""
    lines: list[RenderableType] = []
    for id in ids:
        lines.append(Text(id, style="bold cyan"))
        lines.append(Padding(Text(words.speech.rule(id) or ""), (0, 0, 0, 4)))
    return Group(*lines)
