"""The prelude in words: access cards, trades, and what its events and questions tell beyond plain facts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from sietch.text import Texts

PREFIX: Final = "classic-"
GARRISON: Final = "garrison_"
# Facts that are lists of access cards.
_CARDS: Final = ("offered", "answered", "laid", "there", "back", "cards")
# Events that say more to those who see what others do not, by the fact that only they see.
SECRETS: Final[dict[str, str]] = {
    "harvest_drawn": "harvest",
    "share_given": "spice",
    "share_seen": "spice",
    "access_seen": "access",
    "access_bought": "access",
    "trade_offered": "offered",
    "trade_done": "there",
}


def access_name(t: Texts, id: str) -> str:
    """A stronghold, or a garrison of so many."""
    if id.startswith(GARRISON):
        return t.get(f"{PREFIX}access-garrison", n=int(id.removeprefix(GARRISON)))
    return t.get(f"{PREFIX}territory-{id}")


def access_names(t: Texts, ids: Sequence[str]) -> str:
    return t.joined([access_name(t, id) for id in ids]) if ids else t.get(f"{PREFIX}trade-nothing")


def _side(t: Texts, cards: Sequence[str] | None, count: int, spice: int) -> str:
    """One side of a trade: the cards by name for whoever may see them, otherwise how many."""
    parts = [access_name(t, id) for id in cards or ()]
    if not parts and count:
        parts.append(t.get(f"{PREFIX}trade-cards", n=count))
    if spice:
        parts.append(t.get(f"{PREFIX}trade-spice", n=spice))
    return t.joined(parts) if parts else t.get(f"{PREFIX}trade-nothing")


def fact_words(t: Texts, facts: Mapping[str, Any], words: dict[str, Any]) -> None:
    """What the facts of a question or an event of the prelude are in words."""
    if "access" in facts:
        words["access"] = access_name(t, facts["access"])
    if "planet" in facts:
        words["planet"] = t.get(f"{PREFIX}planet-{facts['planet']}")
    for key in _CARDS:
        if isinstance(facts.get(key), list):
            words[key] = access_names(t, facts[key])
    if "wants" in facts and "gives" in facts:
        words["give"] = _side(t, facts.get("offered"), facts["cards"], facts["gives"])
        words["get"] = _side(t, None, facts["wants"], facts["asks"])
        words["back"] = _side(t, facts.get("answered"), facts["wants"], facts["asks"])


def event_facts(t: Texts, kind: str, seen: Mapping[str, Any], names: Sequence[str], args: dict[str, Any]) -> None:
    """What an event of the prelude tells, in words."""
    fact_words(t, seen, args)
    if kind == "director_bids":
        pairs = zip(seen["seats"], seen["bids"], strict=True)
        args["bids"] = ", ".join(f"{names[seat]} {bid}" for seat, bid in pairs)
    elif kind == "votes":
        for side in ("pro", "con"):
            voters = [names[seat] for seat in seen[side]]
            args[side] = t.joined(voters) if voters else t.get(f"{PREFIX}trade-nothing")
    elif kind == "trade_offered":
        args["other"] = names[seen["to"]]
    elif kind == "trade_done" and "there" in seen:
        args["give"] = args["there"]
    elif kind == "stronghold_called":
        pairs = zip(seen["seats"], seen["claims"], strict=True)
        claims = [t.get(f"{PREFIX}claim", name=names[seat], n=claim) for seat, claim in pairs]
        args["claims"] = t.joined(claims) if claims else t.get(f"{PREFIX}unclaimed")


def question_key(kind: str, about: Mapping[str, Any]) -> str:
    """How a question of the prelude is put: some are put in two ways."""
    if kind == "AccessBidding" and "by" not in about:
        return f"question-{kind}-open"
    if kind == "AnswerTrade" and about["wants"]:
        return f"question-{kind}-cards"
    if kind == "LayGarrisons" and about["laid"]:
        return f"question-{kind}-more"
    return f"question-{kind}"
