"""Events as lines of a log."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sietch.imperium.defs import CARD, TRAINING
from sietch.imperium.wording import SIX, box_words, name_of, track_name, with_faction
from sietch.text import Texts

# Kinds whose facts need no more than names and numbers.
_PAYABLE = ("solari", "spice", "water")
_NAMED = ("space", "conflict", "leader", "phase", "post", "contract", "battle")
_WHERE_TO = {"deck": "event-acquire_top", "hand": "event-acquire_hand"}


def event_words(t: Texts, seen: Mapping[str, Any], names: list[str]) -> str:
    """One event in words, as the viewer may know it."""
    kind = str(seen["kind"])
    seat = int(seen["seat"])
    args: dict[str, Any] = {"name": names[seat] if 0 <= seat < len(names) else ""}
    _names(t, seen, args)
    if kind == "pay":
        amounts = [f"{seen[key]} {t.get(f'resource-{key}')}" for key in _PAYABLE if seen.get(key)]
        return t.get("event-pay", amounts=t.joined(amounts), **args) if amounts else ""
    if kind == "gain":
        return t.get("event-gain", amount=t.get(f"effect-gain-{seen['resource']}", n=seen["count"]), **args)
    if kind == "draw" or kind == "draw_intrigue":
        if "cards" in seen:
            prefix = "card" if kind == "draw" else "intrigue"
            args["cards"] = ", ".join(name_of(t, prefix, card) for card in seen["cards"])
            return t.get(f"event-{kind}_seen", **args)
        return t.get(f"event-{kind}", n=seen["count"], **args)
    if kind == "reveal":
        args["cards"] = ", ".join(name_of(t, "card", card) for card in seen["cards"])
        return t.get("event-reveal" if seen["cards"] else "event-reveal_nothing", **args)
    if kind == "steal_intrigue":
        args["other"] = names[seen["from"]]
        return t.get("event-steal_intrigue_seen" if "card" in seen else "event-steal_intrigue", **args)
    if kind == "give_intrigue":
        args["other"] = names[seen["to_seat"]]
        return t.get("event-give_intrigue_seen" if "card" in seen else "event-give_intrigue", **args)
    if kind == "activate":
        return t.get("event-activate", other=names[seen["ally"]], **args)
    if kind == "combat":
        return _combat(t, seen, names)
    if kind == "acquire":
        return t.get(_WHERE_TO.get(seen["to"], "event-acquire"), **args)
    if kind == "influence":
        return t.get("event-influence" if seen["gained"] > 0 else "event-influence_lost", n=abs(seen["gained"]), **args)
    if kind == "vp":
        return t.get("event-vp" if seen["gained"] > 0 else "event-vp_lost", n=seen["gained"], **args)
    if kind == "alliance" and seat < 0:
        return t.get("event-alliance_lost", **args)
    if kind == "hagal_swords":
        return t.get("event-hagal_swords", n=seen["swords"], **args)
    if "count" in seen:
        args["n"] = seen["count"]
    return t.get(f"event-{kind}", **args)


def _names(t: Texts, seen: Mapping[str, Any], args: dict[str, Any]) -> None:
    """Ids of cards, spaces and so on as names; numbers as they are."""
    for key, value in seen.items():
        if key in ("kind", "seat", "cards", "count", "from", "to", "gained"):
            continue
        if key == "card":
            if seen["kind"] not in ("hagal", "hagal_swords"):
                args[key] = name_of(t, "card" if value in CARD else "intrigue", value)
        elif key in _NAMED:
            args[key] = name_of(t, key, value)
        elif key == "training":
            args[key] = training_words(t, value)
        elif key == "faction":
            args[key] = with_faction(t, value)
        elif key == "factions":
            args[key] = t.joined([track_name(t, name) for name in value])
        elif key == "resource":
            args[key] = t.get(f"resource-{value}")
        elif isinstance(value, int | str):
            args[key] = value


def training_words(t: Texts, id: str) -> str:
    """What lies on a space of the training track."""
    return next((box_words(t, space.reward) for space in TRAINING if space.id == id), "") or t.get("effect-nothing")


def _combat(t: Texts, seen: Mapping[str, Any], names: list[str]) -> str:
    told = list(zip(names, seen["strengths"], strict=False))
    if len(names) == SIX:
        # Commanders never have a strength, and four allies seldom all fight.
        told = [(name, strength) for name, strength in told if strength] or told
    strengths = ", ".join(f"{name} {strength}" for name, strength in told)
    lines = [t.get("event-combat", strengths=strengths)]
    for seat, reward in seen["rewards"].items():
        lines.append(t.get("event-combat_reward", name=names[int(seat)], n=reward))
    return t.clauses(lines)
