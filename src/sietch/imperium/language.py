"""The words that definitions are written in, so that a line of code reads like the card.

`+` is "and", `|` is "choose one", `>>` is the printed arrow: pay the left to get the right, optional, once.
Nothing fails here; `effects.bind` checks the finished expression and names the card when something is wrong.
"""

from __future__ import annotations

from sietch.imperium.effects import (
    ACQUIRED_SPICE_MUST_FLOW,
    ANOTHER_BENE_GESSERIT,
    ANY_NUMBER,
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
    OWNS_SPICE_MUST_FLOW,
    RECALLED_SPY,
    RETREAT,
    REVEREND_MOTHER_BOND,
    SANDWORMS,
    SEAT_AND_SWORDMASTER,
    SOME,
    SPIES_ON_BOARD,
    SPY_AT_MAKER,
    STRENGTH,
    TRASH,
    TRASH_SELF,
    TWO_INFLUENCES,
    UNITS_IN_CONFLICT,
    Acquire,
    Condition,
    Cost,
    Effect,
    Gain,
    Influence,
    Named,
    Spy,
    When,
)
from sietch.imperium.terms import (
    ALL_FACTIONS,
    CARDS,
    INTRIGUE,
    PERSUASION,
    SOLARI,
    SPICE,
    SWORDS,
    TROOPS,
    VICTORY_POINTS,
    WATER,
)


def solari(n: int) -> Effect:
    return Gain(SOLARI, n)


def spice(n: int) -> Effect:
    return Gain(SPICE, n)


def water(n: int) -> Effect:
    return Gain(WATER, n)


def recruit(n: int) -> Effect:
    return Gain(TROOPS, n)


def draw(n: int) -> Effect:
    return Gain(CARDS, n)


def intrigue(n: int) -> Effect:
    return Gain(INTRIGUE, n)


def victory_point(n: int = 1) -> Effect:
    return Gain(VICTORY_POINTS, n)


def persuasion(n: int) -> Effect:
    return Gain(PERSUASION, n)


def swords(n: int) -> Effect:
    return Gain(SWORDS, n)


def influence(faction: int, n: int = 1) -> Effect:
    return Influence(INFLUENCE, 1 << faction, n)


def influence_with_any(n: int = 1) -> Effect:
    return Influence(INFLUENCE_CHOICE, ALL_FACTIONS, n)


def influence_with_one_of(*factions: int) -> Effect:
    mask = 0
    for faction in factions:
        mask |= 1 << faction
    return Influence(INFLUENCE_CHOICE, mask, 1)


def influence_with_two() -> Effect:
    return Influence(TWO_INFLUENCES, ALL_FACTIONS, 1)


def pay(**amounts: int) -> Cost:
    return Cost(amounts)


def trash() -> Effect:
    return Effect(TRASH, 1)


def trash_this() -> Effect:
    return Effect(TRASH_SELF)


def deploy(n: int = ANY_NUMBER) -> Effect:
    return Effect(DEPLOY, n)


def retreat(n: int = ANY_NUMBER) -> Effect:
    return Effect(RETREAT, n)


def acquire(max_cost: int, *, on_top: bool = False) -> Effect:
    return Acquire(max_cost, on_top)


def at_least_one_of(*effects: Effect) -> Effect:
    return Effect(AT_LEAST_ONE, 1, effects)


def choose_two_of(*effects: Effect) -> Effect:
    return Effect(SOME, 2, effects)


def fremen_bond(effect: Effect) -> Effect:
    return When(Condition(FREMEN_BOND), effect)


def reverend_mother_bond(effect: Effect) -> Effect:
    return When(Condition(REVEREND_MOTHER_BOND), effect)


def alliance(faction: int, effect: Effect) -> Effect:
    return When(Condition(HAS_ALLIANCE, faction), effect)


def any_alliance(effect: Effect, otherwise: Effect | None = None) -> Effect:
    return When(Condition(HAS_ANY_ALLIANCE), effect, otherwise)


def with_influence(faction: int, n: int, effect: Effect) -> Effect:
    return When(Condition(HAS_INFLUENCE, faction, n), effect)


def another_bene_gesserit(effect: Effect) -> Effect:
    return When(Condition(ANOTHER_BENE_GESSERIT), effect)


def council_seat(effect: Effect) -> Effect:
    return When(Condition(COUNCIL_SEAT), effect)


def owning_spice_must_flow(n: int, effect: Effect) -> Effect:
    return When(Condition(OWNS_SPICE_MUST_FLOW, n=n), effect)


def owning_most_spice_must_flow(effect: Effect) -> Effect:
    return When(Condition(MOST_SPICE_MUST_FLOW), effect)


def influence_on_tracks(tracks: int, effect: Effect) -> Effect:
    return When(Condition(INFLUENCE_ON_TRACKS, n=tracks), effect)


# -- words that came with Uprising ------------------------------------------------------------------------------


def spy(n: int = 1, *, on: tuple[int, ...] = (), here: bool = False, share: bool = False) -> Effect:
    icons = 0
    for icon in on:
        icons |= 1 << icon
    return Spy(n, icons, here, share)


def contract() -> Effect:
    return Named("take_contract")


def sandworm(n: int = 1) -> Effect:
    return Named("summon_sandworms", n)


def maker_hooks(effect: Effect) -> Effect:
    return When(Condition(HAS_HOOKS), effect)


def detonate() -> Effect:
    return Named("detonate_shield_wall")


def recall_agent() -> Effect:
    return Named("recall_other_agent")


def at_maker(effect: Effect) -> Effect:
    return When(Condition(AT_MAKER), effect)


def at_faction(effect: Effect) -> Effect:
    return When(Condition(AT_FACTION), effect)


def recalled_spy(effect: Effect) -> Effect:
    return When(Condition(RECALLED_SPY), effect)


def spies_on_board(n: int, effect: Effect) -> Effect:
    return When(Condition(SPIES_ON_BOARD, n=n), effect)


def spying_on_maker(effect: Effect) -> Effect:
    return When(Condition(SPY_AT_MAKER), effect)


def units_in_conflict(n: int, effect: Effect) -> Effect:
    return When(Condition(UNITS_IN_CONFLICT, n=n), effect)


def with_sandworm(effect: Effect) -> Effect:
    return When(Condition(SANDWORMS, n=1), effect)


def contracts_done(n: int, effect: Effect) -> Effect:
    return When(Condition(CONTRACTS_DONE, n=n), effect)


def seat_and_swordmaster(effect: Effect) -> Effect:
    return When(Condition(SEAT_AND_SWORDMASTER), effect)


def without_seat(effect: Effect) -> Effect:
    return When(Condition(NO_SEAT), effect)


def gained_spice(effect: Effect) -> Effect:
    return When(Condition(GAINED_SPICE), effect)


def deployed_this_turn(n: int, effect: Effect) -> Effect:
    return When(Condition(DEPLOYED_THIS_TURN, n=n), effect)


def discarded(faction: int, effect: Effect) -> Effect:
    return When(Condition(DISCARDED_FACTION, faction), effect)


def strength_at_least(n: int, effect: Effect) -> Effect:
    return When(Condition(STRENGTH, n=n), effect)


def acquired_spice_must_flow(effect: Effect) -> Effect:
    return When(Condition(ACQUIRED_SPICE_MUST_FLOW), effect)


def behind_an_alliance(effect: Effect) -> Effect:
    return When(Condition(BEHIND_AN_ALLIANCE), effect)


def with_sword_bonus(effect: Effect) -> Effect:
    return When(Condition(HAS_SWORD_BONUS), effect)


def special(name: str, n: int = 0) -> Effect:
    return Named(name, n)
