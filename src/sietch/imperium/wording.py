"""Sentences for effects, rendered from the same data that the engine runs."""

from __future__ import annotations

from functools import cache
from typing import Any

from sietch.imperium.effects import (
    ACQUIRE,
    ACQUIRED_SPICE_MUST_FLOW,
    ALL,
    ANOTHER_BENE_GESSERIT,
    ANY_NUMBER,
    ARROW,
    AT_FACTION,
    AT_LEAST_ONE,
    AT_MAKER,
    BEHIND_AN_ALLIANCE,
    CONTRACTS_DONE,
    COUNCIL_SEAT,
    DEPLOY,
    DEPLOYED_THIS_TURN,
    DISCARDED_FACTION,
    FREMEN_BOND,
    GAIN,
    GAINED_SPICE,
    HAS_ALLIANCE,
    HAS_ANY_ALLIANCE,
    HAS_HOOKS,
    HAS_INFLUENCE,
    HAS_SWORD_BONUS,
    INFLUENCE,
    INFLUENCE_CHOICE,
    INFLUENCE_ON_TRACKS,
    MOST_SPICE_MUST_FLOW,
    NO_SEAT,
    ONE_OF,
    OWNS_SPICE_MUST_FLOW,
    RECALLED_SPY,
    RETREAT,
    REVEREND_MOTHER_BOND,
    SANDWORMS,
    SEAT_AND_SWORDMASTER,
    SOME,
    SPIES_ON_BOARD,
    SPY,
    SPY_AT_MAKER,
    STRENGTH,
    TRASH,
    TRASH_SELF,
    TWO_INFLUENCES,
    UNITS_IN_CONFLICT,
    WHEN,
    Acquire,
    Arrow,
    Condition,
    Cost,
    Effect,
    Gain,
    Influence,
    Named,
    Spy,
    When,
)
from sietch.imperium.shelf import plain_id
from sietch.imperium.terms import ALL_FACTIONS, BATTLE_ICONS, CARDS, FACTIONS, RESOURCES, faction_names, icon_names
from sietch.text import Texts, sentence, texts

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
    AT_MAKER: "at_maker",
    AT_FACTION: "at_faction",
    RECALLED_SPY: "recalled_spy",
    SPIES_ON_BOARD: "spies_on_board",
    SPY_AT_MAKER: "spy_at_maker",
    UNITS_IN_CONFLICT: "units_in_conflict",
    SANDWORMS: "sandworms",
    HAS_HOOKS: "hooks",
    HAS_SWORD_BONUS: "sword_bonus",
    CONTRACTS_DONE: "contracts_done",
    SEAT_AND_SWORDMASTER: "seat_and_swordmaster",
    GAINED_SPICE: "gained_spice",
    DEPLOYED_THIS_TURN: "deployed_this_turn",
    DISCARDED_FACTION: "discarded",
    STRENGTH: "strength",
    ACQUIRED_SPICE_MUST_FLOW: "acquired_spice_must_flow",
    BEHIND_AN_ALLIANCE: "behind_an_alliance",
    NO_SEAT: "council_seat",  # said with "without"
}
_CLAUSES = (ARROW, WHEN, ONE_OF, SOME, AT_LEAST_ONE, TRASH, DEPLOY, RETREAT)
# Specials as short as a gain, which are listed like one.
_SHORT = ("take_contract", "summon_sandworms", "detonate_shield_wall", "recall_other_agent", "take_hooks")
_PLAIN = {TWO_INFLUENCES: "two_influences", TRASH: "trash", TRASH_SELF: "trash_self"}
SIX = 6  # players in two teams


class TextsOfSix(Texts):
    """The messages at a table of six, where some things are called or work otherwise: `six-` stands before those."""

    def get(self, key: str, **args: Any) -> str:
        otherwise = f"six-{key}"
        return super().get(otherwise if self.has(otherwise) else key, **args)


@cache
def texts_of_six(lang: str) -> Texts:
    """The messages of a language for a table of six."""
    return TextsOfSix(lang)


def texts_for(lang: str, seats: int) -> Texts:
    """The messages of a language for so many players."""
    return texts_of_six(lang) if seats == SIX else texts(lang)


def effect_words(t: Texts, e: Effect, given: frozenset[int] = frozenset()) -> str:
    """What one effect does, as a part of a sentence; what is `given` already is "more" here."""
    kind = e.kind
    if kind == GAIN:
        assert isinstance(e, Gain)
        more = f"effect-more-{RESOURCES[e.resource]}"
        return t.get(more if e.resource in given and t.has(more) else f"effect-gain-{RESOURCES[e.resource]}", n=e.n)
    if kind == INFLUENCE or kind == INFLUENCE_CHOICE:
        assert isinstance(e, Influence)
        return _influence(t, e)
    if kind in _PLAIN:
        return t.get(f"effect-{_PLAIN[kind]}")
    if kind == ALL:
        return box_words(t, e.parts, given)
    if kind == ONE_OF:
        link = "or_else" if any(_is_clause(part) or part.kind == ALL for part in e.parts) else "or"
        return t.joined([effect_words(t, part) for part in e.parts], link)
    if kind == SOME:
        return t.get("effect-choose_some", n=e.n, effects=t.joined([effect_words(t, part) for part in e.parts], "or"))
    if kind == ARROW:
        assert isinstance(e, Arrow)
        key = "effect-arrow" if e.optional else "effect-arrow_must"
        return t.get(key, cost=cost_words(t, e.cost), effect=effect_words(t, e.parts[0], given))
    if kind == WHEN:
        assert isinstance(e, When)
        return _when(t, e)
    if kind == AT_LEAST_ONE:
        return t.get("effect-at_least_one", effects=t.clauses([effect_words(t, part) for part in e.parts]))
    if kind == DEPLOY or kind == RETREAT:
        key = "effect-deploy" if kind == DEPLOY else "effect-retreat"
        return t.get(f"{key}{'_any' if e.n == ANY_NUMBER else '_one' if e.n == 1 else ''}", n=e.n)
    if kind == ACQUIRE:
        assert isinstance(e, Acquire)
        return t.get("effect-acquire_top" if e.on_top else "effect-acquire", n=e.n)
    if kind == SPY:
        assert isinstance(e, Spy)
        return _spy(t, e)
    assert isinstance(e, Named)
    return _special(t, e)


def _special(t: Texts, e: Named) -> str:
    if e.name == "flip_battle_icon":
        return t.get("effect-special-flip_battle_icon", battle=name_of(t, "battle", BATTLE_ICONS[e.n]))
    single = f"effect-special-{e.name}_one"
    return t.get(single if e.n == 1 and t.has(single) else f"effect-special-{e.name}", n=e.n)


def _spy(t: Texts, e: Spy) -> str:
    if e.here:
        return t.get("effect-spy_here")
    if e.share:
        return t.get("effect-spy_shared")
    if e.icons:
        icons = [t.get(f"icon-{icon}") for icon in icon_names(e.icons)]
        return t.get("effect-spy_on", icons=t.joined(icons, "or"))
    return t.get("effect-spy", n=e.n)


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
        return _under(t, e.condition, effect)
    return t.get("effect-otherwise", condition=condition, effect=effect, other=effect_words(t, e.parts[1]))


def _under(t: Texts, condition: Condition, effect: str) -> str:
    """An effect with its condition before it."""
    key = "effect-without" if condition.kind == NO_SEAT else "effect-when"
    return t.get(key, condition=condition_words(t, condition), effect=effect)


def condition_words(t: Texts, condition: Condition) -> str:
    named = {}
    if condition.faction >= 0:
        faction = FACTIONS[condition.faction]
        named = {"faction": with_faction(t, faction), "name": t.get(f"faction-{faction}")}
    return t.get(f"condition-{_CONDITIONS[condition.kind]}", n=condition.n, **named)


def cost_words(t: Texts, cost: Cost) -> str:
    return t.joined([t.get(f"cost-{key}", n=amount) for key, amount in cost.amounts.items()])


def is_goods(e: Effect) -> bool:
    """Whether an effect is said as things alone, without a verb: what somebody pays for them stands before "for"."""
    if isinstance(e, Gain):
        return e.resource != CARDS
    return e.kind == INFLUENCE or e.kind == INFLUENCE_CHOICE or (e.kind == ALL and all(map(is_goods, e.parts)))


def name_of(t: Texts, kind: str, id: str) -> str:
    """The name of a card, space or leader; a new one without a translation is called by its id."""
    id = plain_id(id)
    key = f"{kind}-{id}"
    return t.get(key) if t.has(key) else id.replace("_", " ").title()


def with_faction(t: Texts, faction: str) -> str:
    """The name of a faction's track with the article that its language wants."""
    return t.get(f"with-{faction}")


def track_name(t: Texts, faction: str) -> str:
    """What the track of a faction is called at this table; a card of that faction keeps the faction's own name."""
    return t.get(f"track-{faction}")


def box_words(t: Texts, parts: tuple[Effect, ...], given: frozenset[int] = frozenset()) -> str:
    """Several effects as one part of a sentence; those with a clause of their own are set off by semicolons."""
    first = frozenset(e.resource for e in parts if isinstance(e, Gain))
    plain = [effect_words(t, e, given) for e in parts if not _is_clause(e)]
    words = [t.joined(plain)] if plain else []
    by_condition: dict[str, tuple[Condition, list[str]]] = {}  # what stands under one condition is said together
    for e in parts:
        if isinstance(e, When) and len(e.parts) == 1:
            key = condition_words(t, e.condition)
            by_condition.setdefault(key, (e.condition, []))[1].append(effect_words(t, e.parts[0], first))
        elif _is_clause(e):
            words.append(effect_words(t, e, first))
    for condition, effects in by_condition.values():
        words.append(_under(t, condition, t.joined(effects)))
    return t.clauses(words)


def _is_clause(e: Effect) -> bool:
    if e.kind == ALL:
        return any(_is_clause(part) for part in e.parts)
    return e.kind in _CLAUSES or (isinstance(e, Named) and e.name not in _SHORT)


def box_sentence(t: Texts, parts: tuple[Effect, ...]) -> str:
    return sentence(box_words(t, parts))
