"""Every card, space and leader described: line by line for a person, whole for `sietch cards`."""

from __future__ import annotations

from typing import Any

from sietch.imperium.defs import (
    CARD,
    CARDS,
    CONFLICT,
    CONFLICTS,
    HAGAL_CARD,
    HAGAL_CARDS,
    INTRIGUE_CARD,
    INTRIGUES,
    LEADER,
    LEADERS,
    SPACE,
    SPACES,
    Card,
    Conflict,
    HagalCard,
    Intrigue,
    Leader,
    Space,
)
from sietch.imperium.effects import Effect
from sietch.imperium.terms import COMBAT, FACTIONS, ICON_NAMES, PLOT, WIN, faction_names, icon_names
from sietch.imperium.wording import box_sentence, box_words, name_of, with_faction
from sietch.text import LANGUAGES, Texts, sentence, texts


def describe(t: Texts, kind: str, id: str) -> list[str]:
    """What something does, line by line; KeyError when there is no such thing."""
    if kind == "card":
        return _card(t, CARDS[CARD[id]])
    if kind == "intrigue":
        return _intrigue(t, INTRIGUES[INTRIGUE_CARD[id]])
    if kind == "conflict":
        return _conflict(t, CONFLICTS[CONFLICT[id]])
    if kind == "leader":
        return _leader(t, LEADERS[LEADER[id]])
    if kind == "space":
        return _space(t, SPACES[SPACE[id]])
    if kind == "hagal":
        return _hagal(t, HAGAL_CARDS[HAGAL_CARD[id]])
    raise KeyError(kind)


def _box(t: Texts, key: str, parts: tuple[Effect, ...]) -> list[str]:
    return [t.get(f"box-{key}", text=box_sentence(t, parts))] if parts else []


def _card(t: Texts, card: Card) -> list[str]:
    lines: list[str] = []
    if card.factions:
        factions = t.joined([t.get(f"faction-{faction}") for faction in faction_names(card.factions)])
        lines.append(sentence(t.get("box-faction", text=factions)))
    if card.icons:
        icons = ", ".join(t.get(f"icon-{icon}") for icon in icon_names(card.icons))
        lines.append(sentence(t.get("box-icons", text=icons)))
    for key, parts in (
        ("acquire", card.acquire),
        ("agent", card.agent),
        ("reveal", card.reveal),
        ("on_trash", card.on_trash),
    ):
        lines.extend(_box(t, key, parts))
    return lines


def _intrigue(t: Texts, card: Intrigue) -> list[str]:
    key = "plot" if card.kinds & PLOT else "combat" if card.kinds & COMBAT else "win" if card.kinds & WIN else "endgame"
    return _box(t, key, card.effects) + _box(t, "endgame", card.endgame)


def _conflict(t: Texts, card: Conflict) -> list[str]:
    return _box(t, "first", card.first) + _box(t, "second", card.second) + _box(t, "third", card.third)


def _leader(t: Texts, leader: Leader) -> list[str]:
    return [
        t.get(
            "box-left",
            name=t.get(f"ability-{leader.id}-left"),
            text=sentence(t.get(f"left-{leader.ability}")),
        ),
        t.get(
            "box-signet",
            name=t.get(f"ability-{leader.id}-signet"),
            text=box_sentence(t, leader.signet),
        ),
    ]


def _space(t: Texts, space: Space) -> list[str]:
    lines: list[str] = []
    costs = [
        t.get(f"effect-gain-{resource}", n=amount)
        for resource, amount in (("solari", space.solari), ("spice", space.spice), ("water", space.water))
        if amount
    ]
    if costs:
        lines.append(t.get("box-cost", text=sentence(t.joined(costs))))
    if space.needs_influence:
        faction = with_faction(t, FACTIONS[space.needs_faction])
        needs = t.get("condition-influence", n=space.needs_influence, faction=faction)
        lines.append(sentence(t.get("box-needs", text=needs)))
    words: list[str] = []
    if space.influence:
        words.append(box_words(t, space.influence))
    if space.maker:
        words.append(t.get("space-maker-note", n=space.maker))
    for spice, solari in space.exchange.items():
        words.append(t.get("space-exchange-note", spice=spice, solari=solari))
    if space.effects:
        words.append(box_words(t, space.effects))
    lines.append(sentence(t.clauses(words)))
    lines.extend(_box(t, "control", space.control_bonus))
    if space.combat:
        lines.append(sentence(t.get("space-combat-note")))
    if space.once:
        lines.append(sentence(t.get("space-once-note")))
    return lines


def _hagal(t: Texts, card: HagalCard) -> list[str]:
    if card.harvest:
        words = [t.get("hagal-note-harvest")]
    elif card.space >= 0:
        words = [t.get("hagal-note-space", space=name_of(t, "space", SPACES[card.space].id))]
    else:
        return [sentence(t.get("hagal-note-reshuffle"))]
    if card.influence >= 0:
        words.append(t.get("effect-influence", n=1, faction=with_faction(t, FACTIONS[card.influence])))
    if card.troops:
        words.append(t.get("effect-gain-troops", n=card.troops))
    if card.signet:
        words.append(t.get("hagal-note-signet"))
    lines = [sentence(t.clauses(words))]
    if card.swords:
        lines.append(t.get("box-combat", text=sentence(t.get("effect-gain-swords", n=card.swords))))
    return lines


def all_cards() -> list[dict[str, Any]]:
    """Every card, space and leader with its figures and its text in all languages."""
    found: list[dict[str, Any]] = []
    for card in CARDS:
        cost = card.cost if card.cost >= 0 else None
        found.append(_entry("card", card.id, card.kind, card.copies, cost, card.factions, icon_names(card.icons)))
    for intrigue in INTRIGUES:
        found.append(_entry("intrigue", intrigue.id, "intrigue", intrigue.copies, None, 0, []))
    for conflict in CONFLICTS:
        found.append({**_entry("conflict", conflict.id, "conflict", 1, None, 0, []), "level": conflict.level})
    for leader in LEADERS:
        found.append({**_entry("leader", leader.id, "leader", 1, None, 0, []), "house": leader.house})
    for space in SPACES:
        faction = 1 << space.faction if space.faction >= 0 else 0
        cost_of = {"solari": space.solari, "spice": space.spice, "water": space.water}
        entry = _entry("space", space.id, "space", 1, None, faction, [ICON_NAMES[space.icon]])
        entry["cost"] = {key: amount for key, amount in cost_of.items() if amount}
        found.append(entry)
    for hagal in HAGAL_CARDS:
        faction = 1 << hagal.influence if hagal.influence >= 0 else 0
        found.append(
            {**_entry("hagal", hagal.id, "hagal", hagal.copies, None, faction, []), "mark": hagal.mark or None}
        )
    return found


def _entry(
    prefix: str, id: str, kind: str, copies: int, cost: int | None, factions: int, icons: list[str]
) -> dict[str, Any]:
    return {
        "id": id,
        "kind": kind,
        "copies": copies,
        "cost": cost,
        "factions": faction_names(factions),
        "icons": icons,
        "name": {lang: name_of(texts(lang), prefix, id) for lang in LANGUAGES},
        "text": {lang: " ".join(describe(texts(lang), prefix, id)) for lang in LANGUAGES},
    }
