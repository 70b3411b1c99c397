"""Events of classic Dune as lines of a log."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from sietch.classic.duel.words import KINDS as DUEL_KINDS
from sietch.classic.duel.words import duel_event_key
from sietch.classic.prelude.wording import SECRETS, event_facts
from sietch.classic.wording import (
    NONE_ID,
    action_words,
    clause_words,
    fact_words,
    leader_words,
    location_name,
    name_of,
    promise_words,
    say,
    token_words,
    whole,
)
from sietch.text import Texts

# Facts that are seats: the other one of whom an event tells, under whatever name.
_OTHERS: Final = ("victim", "defender", "loser", "enemy", "whom", "whose", "of", "ally", "asker")
_NAMED: Final = ("card", "territory", "leader", "element", "power", "phase", *DUEL_KINDS)
# Kinds that say more to those who see what others do not, by the fact that only they see.
_SECRET: Final[dict[str, str]] = {
    "prediction": "faction",
    "traitors": "traitors",
    "dealt": "card",
    "marker_drawn": "sectors",
    "card_seen": "card",
    "bought": "card",
    "bonus_card": "card",
    "spice_seen": "card",
    "shown": "answer",
    "pledged": "spice",
    **SECRETS,
    "ghola": "serves",
    "seconds": "leader",
    "duel_card_drawn": "duel_card",
}


def event_words(t: Texts, seen: Mapping[str, Any], names: Sequence[str]) -> str:
    """One event in words, as the viewer may know it."""
    kind = str(seen["kind"])
    args = _facts(t, kind, seen, names)
    return say(t, f"event-{_key(kind, seen)}", **args)


def _key(kind: str, seen: Mapping[str, Any]) -> str:
    """The message of an event: some kinds are told in several ways."""
    if kind in _SECRET and _SECRET[kind] in seen:
        return f"{kind}_seen"
    if kind == "marker_drawn" and seen["seat"] < 0:
        return "marker_drawn_unseen"
    if kind == "worm" and not seen["first"]:
        return "worm_again"
    if kind == "spice_blow" and not seen["spice"]:
        return "spice_blow_none"
    if kind == "won" and seen["by"] == "treason":
        return "won_treason"
    if kind in ("duel_over", "war_over"):
        return duel_event_key(kind, seen.get("dead", 0), seen["seat"])
    if kind == "paid" and seen["to"] >= 0:
        return "paid_to"
    if kind == "truthtrance" and "answer" not in seen:
        return "truthtrance_aloud"
    return kind


def _facts(t: Texts, kind: str, seen: Mapping[str, Any], names: Sequence[str]) -> dict[str, Any]:
    """Ids as names, seats as players, numbers as they are."""
    seat = int(seen["seat"])
    args: dict[str, Any] = {"name": names[seat] if seat >= 0 else ""}
    for key, value in seen.items():
        if key in _OTHERS:
            args["other"] = names[value]
        elif key == "location":
            args["territory"] = name_of(t, "territory", value.partition("@")[0])
            # A battle is fought for a territory, whichever of its sectors stand for it.
            args[key] = args["territory"] if seen.get("by") == "battle" else location_name(t, value)
        elif key == "faction":
            args[key] = name_of(t, "the", value)
        elif key == "card":
            args[key] = name_of(t, "spice_card" if kind == "spice_seen" else "card", value)
        elif key in _NAMED:
            args[key] = name_of(t, key, value)
        elif key == "by" and kind != "won":
            args[key] = say(t, f"by-{value}")
        elif key in ("kind", "seat", "from", "to") or isinstance(value, bool):
            continue
        elif isinstance(value, int | str):
            args[key] = value
    _special_facts(t, kind, seen, names, args)
    event_facts(t, kind, seen, names, args)
    return args


def _special_facts(t: Texts, kind: str, seen: Mapping[str, Any], names: Sequence[str], args: dict[str, Any]) -> None:
    if "tokens" in seen:
        args["tokens"] = token_words(t, seen["tokens"], seen.get("elites", 0))
    if kind == "storm":
        args.update({"from": seen["from"], "to": seen["to"]})
    elif kind in ("moved", "ships"):
        args.update(_journey(t, seen))
    elif kind in ("paid", "promise_paid", "promise_broken", "deal_offered") and seen["to"] >= 0:
        args["other"] = names[seen["to"]]
    elif kind == "joined_alliance":
        args["others"] = t.joined([names[seat] for seat in seen["with"]])
    elif kind == "game_over":
        args["winners"] = t.joined([names[seat] for seat in seen["winners"]])
        args["reason"] = say(t, f"ending-{seen['reason']}")
    elif kind == "storm_dialed":
        pairs = zip(seen["seats"], seen["dials"], strict=True)
        args["dials"] = ", ".join(f"{names[seat]} {dial}" for seat, dial in pairs)
    elif kind == "plan":
        args["plan"] = plan_words(t, seen)
    elif kind == "won" and "totals" in seen:
        totals = sorted(whole(total) for total in seen["totals"].values())
        args["low"], args["high"] = totals
    elif kind == "voice":
        word, _, card = str(seen["command"]).partition(" ")
        args["command"] = say(t, f"event-command-{word}", arg=name_of(t, "kind", card))
    elif kind == "shown" and "answer" in seen:
        args["answer"] = action_words(t, seen["answer"])
    elif kind in ("truthtrance", "answered") and "answer" in seen:
        args["answer"] = say(t, "answer-yes" if seen["answer"] else "answer-no")
        if kind == "truthtrance":
            args["fact"] = fact_words(t, seen["fact"])
    elif kind == "knives":
        args.update({part: name_of(t, "card", seen[part]) for part in ("weapon", "defense")})
    elif kind == "karama_special":
        args["power"] = name_of(t, "special", seen["faction"])
    if "clauses" in seen:
        args["clauses"] = t.clauses([clause_words(t, clause) for clause in seen["clauses"]])
    if "promise" in seen:
        args["promise"] = promise_words(t, seen["promise"])
    if "traitors" in seen:
        leaders = [leader_words(t, leader) for leader in seen["traitors"]]
        args["traitors"] = t.joined(leaders) if leaders else say(t, NONE_ID)


def _journey(t: Texts, seen: Mapping[str, Any]) -> dict[str, str]:
    """From where to where tokens go; shipments may begin or end in the reserves."""
    start, end = seen["from"], str(seen["to"])
    if isinstance(start, str):
        came_from = location_name(t, start)
    else:
        came_from = t.joined([location_name(t, part["location"]) for part in start]) or say(t, "reserves")
    return {"from": came_from, "to": say(t, "reserves") if end == "reserves" else location_name(t, end)}


def plan_words(t: Texts, plan: Mapping[str, Any]) -> str:
    """A battle plan that was revealed, or that is one's own."""
    leader = str(plan["leader"])
    words = [say(t, "event-plan-no_leader") if leader == NONE_ID else leader_words(t, leader)]
    if plan["kwisatz_haderach"]:
        words.append(say(t, "event-plan-kwisatz"))
    words.extend([name_of(t, "card", plan[part]) for part in ("weapon", "defense") if plan[part] != NONE_ID])
    words.append(say(t, "event-plan-dial", n=whole(plan["dial"])))
    if plan["spice"]:
        words.append(say(t, "event-plan-spice", n=plan["spice"]))
    return ", ".join(words)
