"""Sentences for effects, rendered from the same data that the engine runs."""

from __future__ import annotations

from sietch.imperium.effects import (
    ACQUIRE,
    ALL,
    ANOTHER_BENE_GESSERIT,
    ANY_NUMBER,
    ARROW,
    COUNCIL_SEAT,
    DEPLOY,
    FREMEN_BOND,
    GAIN,
    HAS_ALLIANCE,
    HAS_ANY_ALLIANCE,
    HAS_INFLUENCE,
    INFLUENCE,
    INFLUENCE_CHOICE,
    INFLUENCE_ON_TRACKS,
    MOST_SPICE_MUST_FLOW,
    ONE_OF,
    OWNS_SPICE_MUST_FLOW,
    RETREAT,
    REVEREND_MOTHER_BOND,
    SOME,
    TRASH,
    TRASH_SELF,
    TWO_INFLUENCES,
    WHEN,
    Acquire,
    Arrow,
    Condition,
    Cost,
    Effect,
    Gain,
    Influence,
    Named,
    When,
)
from sietch.imperium.terms import ALL_FACTIONS, FACTIONS, RESOURCES, faction_names
from sietch.text import Texts, sentence

_CONDITIONS = {
    HAS_ALLIANCE: "alliance",
    HAS_ANY_ALLIANCE: "any_alliance",
    HAS_INFLUENCE: "influence",
    FREMEN_BOND: "fremen_bond",
    REVEREND_MOTHER_BOND: "fremen_bond",
    ANOTHER_BENE_GESSERIT: "another_bene_gesserit",
    COUNCIL_SEAT: "council_seat",
    OWNS_SPICE_MUST_FLOW: "owns_spice_must_flow",
    MOST_SPICE_MUST_FLOW: "most_spice_must_flow",
    INFLUENCE_ON_TRACKS: "influence_on_tracks",
}
_PLAIN = {TWO_INFLUENCES: "two_influences", TRASH: "trash", TRASH_SELF: "trash_self"}


def effect_words(t: Texts, e: Effect) -> str:
    """What one effect does, as a part of a sentence."""
    kind = e.kind
    if kind == GAIN:
        assert isinstance(e, Gain)
        return t.get(f"effect-gain-{RESOURCES[e.resource]}", n=e.n)
    if kind == INFLUENCE or kind == INFLUENCE_CHOICE:
        assert isinstance(e, Influence)
        return _influence(t, e)
    if kind in _PLAIN:
        return t.get(f"effect-{_PLAIN[kind]}")
    if kind == ALL:
        return box_words(t, e.parts)
    if kind == ONE_OF:
        link = "or_else" if any(_is_clause(part) for part in e.parts) else "or"
        return t.joined([effect_words(t, part) for part in e.parts], link)
    if kind == SOME:
        return t.get("effect-choose_some", n=e.n, effects=t.joined([effect_words(t, part) for part in e.parts], "or"))
    if kind == ARROW:
        assert isinstance(e, Arrow)
        key = "effect-arrow" if e.optional else "effect-arrow_must"
        return t.get(key, cost=cost_words(t, e.cost), effect=effect_words(t, e.parts[0]))
    if kind == WHEN:
        assert isinstance(e, When)
        return _when(t, e)
    if kind == DEPLOY:
        if e.n == ANY_NUMBER:
            return t.get("effect-deploy_any")
        return t.get("effect-deploy_one") if e.n == 1 else t.get("effect-deploy", n=e.n)
    if kind == RETREAT:
        return t.get("effect-retreat_any") if e.n == ANY_NUMBER else t.get("effect-retreat", n=e.n)
    if kind == ACQUIRE:
        assert isinstance(e, Acquire)
        return t.get("effect-acquire_top" if e.on_top else "effect-acquire", n=e.n)
    assert isinstance(e, Named)
    return t.get(f"effect-special-{e.name}", n=e.n)


def _influence(t: Texts, e: Influence) -> str:
    if e.kind == INFLUENCE:
        return t.get("effect-influence", n=e.n, faction=with_faction(t, faction_names(e.factions)[0]))
    if e.factions == ALL_FACTIONS:
        return t.get("effect-influence_any", n=e.n)
    names = [with_faction(t, name) for name in faction_names(e.factions)]
    return t.get("effect-influence_one_of", n=e.n, factions=t.joined(names, "or"))


def _when(t: Texts, e: When) -> str:
    condition = condition_words(t, e.condition)
    effect = effect_words(t, e.parts[0])
    if len(e.parts) == 1:
        return t.get("effect-when", condition=condition, effect=effect)
    return t.get("effect-otherwise", condition=condition, effect=effect, other=effect_words(t, e.parts[1]))


def condition_words(t: Texts, condition: Condition) -> str:
    faction = with_faction(t, FACTIONS[condition.faction]) if condition.faction >= 0 else ""
    return t.get(f"condition-{_CONDITIONS[condition.kind]}", n=condition.n, faction=faction)


def cost_words(t: Texts, cost: Cost) -> str:
    return t.joined([t.get(f"cost-{key}", n=amount) for key, amount in cost.amounts.items()])


def name_of(t: Texts, kind: str, id: str) -> str:
    """The name of a card, space or leader; a new one without a translation is called by its id."""
    key = f"{kind}-{id}"
    return t.get(key) if t.has(key) else id.replace("_", " ").title()


def with_faction(t: Texts, faction: str) -> str:
    """A faction's name with the article that its language wants."""
    return t.get(f"with-{faction}")


def box_words(t: Texts, parts: tuple[Effect, ...]) -> str:
    """Several effects as one part of a sentence; those with a clause of their own are set off by semicolons."""
    plain = [effect_words(t, e) for e in parts if not _is_clause(e)]
    words = [t.joined(plain)] if plain else []
    by_condition: dict[str, list[str]] = {}  # what stands under one printed condition is said together
    for e in parts:
        if isinstance(e, When) and len(e.parts) == 1:
            by_condition.setdefault(condition_words(t, e.condition), []).append(effect_words(t, e.parts[0]))
        elif _is_clause(e):
            words.append(effect_words(t, e))
    for condition, effects in by_condition.items():
        words.append(t.get("effect-when", condition=condition, effect=t.joined(effects)))
    return t.clauses(words)


def _is_clause(e: Effect) -> bool:
    return e.kind in (ARROW, WHEN, ONE_OF, SOME, TRASH, DEPLOY, RETREAT) or isinstance(e, Named)


def box_sentence(t: Texts, parts: tuple[Effect, ...]) -> str:
    return sentence(box_words(t, parts))
