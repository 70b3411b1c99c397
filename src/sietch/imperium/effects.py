"""Effects as data: what cards, spaces, leaders and rewards do. The words to write them in are in `language.py`."""

from __future__ import annotations

from typing import Final

from sietch.imperium.terms import (
    ALL_FACTIONS,
    FACTIONS,
)
from sietch.kernel.frame import Definition

# Kinds of effects: the interpreter dispatches on these.
GAIN: Final = 0
INFLUENCE: Final = 1
INFLUENCE_CHOICE: Final = 2
TWO_INFLUENCES: Final = 3
ALL: Final = 4
ONE_OF: Final = 5
SOME: Final = 6
ARROW: Final = 7
WHEN: Final = 8
TRASH: Final = 9
TRASH_SELF: Final = 10
DEPLOY: Final = 11
RETREAT: Final = 12
ACQUIRE: Final = 13
NAMED: Final = 14
COST: Final = 15  # never part of a finished expression
SPY: Final = 16
AT_LEAST_ONE: Final = 17

# Kinds of conditions.
HAS_ALLIANCE: Final = 0
HAS_ANY_ALLIANCE: Final = 1
HAS_INFLUENCE: Final = 2
FREMEN_BOND: Final = 3
ANOTHER_BENE_GESSERIT: Final = 4
COUNCIL_SEAT: Final = 5
OWNS_SPICE_MUST_FLOW: Final = 6
MOST_SPICE_MUST_FLOW: Final = 7
INFLUENCE_ON_TRACKS: Final = 8
REVEREND_MOTHER_BOND: Final = 9  # a Fremen Bond, unless the ruleset lifts it (Q2)
AT_MAKER: Final = 10
AT_FACTION: Final = 11
RECALLED_SPY: Final = 12
SPIES_ON_BOARD: Final = 13
SPY_AT_MAKER: Final = 14
UNITS_IN_CONFLICT: Final = 15
SANDWORMS: Final = 16
HAS_HOOKS: Final = 17
CONTRACTS_DONE: Final = 18
SEAT_AND_SWORDMASTER: Final = 19
GAINED_SPICE: Final = 20
DEPLOYED_THIS_TURN: Final = 21
DISCARDED_FACTION: Final = 22
STRENGTH: Final = 23
ACQUIRED_SPICE_MUST_FLOW: Final = 24
BEHIND_AN_ALLIANCE: Final = 25
NO_SEAT: Final = 26
HAS_SWORD_BONUS: Final = 27

ANY_NUMBER: Final = 99
COST_KEYS: Final = (
    "solari",
    "spice",
    "water",
    "influence",
    "trash_self",
    "trash_card",
    "deployed_troops",
    "discard",
    "intrigue",
    "recall_spies",
    "retreat",
    "retreat_up_to",
    "trash_emperor_in_play",
    "trash_emperor_in_hand",
)
SINGLE_COSTS: Final = ("trash_self", "trash_card", "trash_emperor_in_play", "trash_emperor_in_hand")


class DefinitionError(ValueError):
    """A definition that says something impossible; the message names the card."""


class Effect(Definition):
    """A node of an effect expression."""

    __slots__ = ("card", "kind", "n", "parts")

    def __init__(self, kind: int, n: int = 0, parts: tuple[Effect, ...] = ()) -> None:
        super().__init__()
        self.kind = kind
        self.n = n
        self.parts = parts
        self.card = -1  # the deck card whose box this is; "this card" and "another card" mean it

    def __add__(self, other: Effect) -> Effect:
        mine = self.parts if self.kind == ALL else (self,)
        theirs = other.parts if other.kind == ALL else (other,)
        return Effect(ALL, 0, mine + theirs)

    def __or__(self, other: Effect) -> Effect:
        mine = self.parts if self.kind == ONE_OF else (self,)
        return Effect(ONE_OF, 0, (*mine, other))


class Gain(Effect):
    """Solari, spice, water, troops, cards, intrigue, victory points, persuasion or swords."""

    __slots__ = ("resource",)

    def __init__(self, resource: int, n: int) -> None:
        super().__init__(GAIN, n)
        self.resource = resource


class Influence(Effect):
    """Influence with one named faction, or with one of several (`factions` is a bit mask)."""

    __slots__ = ("factions",)

    def __init__(self, kind: int, factions: int, n: int) -> None:
        super().__init__(kind, n)
        self.factions = factions


class Cost(Effect):
    """What stands left of an arrow. An effect only so that a forgotten right side is found by name."""

    __slots__ = (
        "amounts",
        "deployed_troops",
        "discard",
        "influence",
        "intrigue",
        "plain",
        "recall_spies",
        "retreat",
        "retreat_up_to",
        "solari",
        "spice",
        "trash_card",
        "trash_emperor_in_hand",
        "trash_emperor_in_play",
        "trash_self",
        "water",
    )

    def __init__(self, amounts: dict[str, int]) -> None:
        super().__init__(COST)
        self.amounts = amounts
        self.solari = amounts.get("solari", 0)
        self.spice = amounts.get("spice", 0)
        self.water = amounts.get("water", 0)
        self.influence = amounts.get("influence", 0)
        self.trash_self = amounts.get("trash_self", 0)
        self.trash_card = amounts.get("trash_card", 0)
        self.deployed_troops = amounts.get("deployed_troops", 0)
        self.discard = amounts.get("discard", 0)
        self.intrigue = amounts.get("intrigue", 0)
        self.recall_spies = amounts.get("recall_spies", 0)
        self.retreat = amounts.get("retreat", 0)
        self.retreat_up_to = amounts.get("retreat_up_to", 0)  # at least one
        self.trash_emperor_in_play = amounts.get("trash_emperor_in_play", 0)
        self.trash_emperor_in_hand = amounts.get("trash_emperor_in_hand", 0)
        self.plain = all(key in ("solari", "spice", "water") for key in amounts)

    def __rshift__(self, effect: Effect) -> Effect:
        return Arrow(self, effect)


class Arrow(Effect):
    """Pay to get. Optional on cards, leaders and spaces; an intrigue card cannot be played without paying."""

    __slots__ = ("cost", "optional")

    def __init__(self, cost: Cost, effect: Effect) -> None:
        super().__init__(ARROW, 0, (effect,))
        self.cost = cost
        self.optional = True


class Condition:
    """What must hold for an effect to work."""

    __slots__ = ("faction", "kind", "n")

    def __init__(self, kind: int, faction: int = -1, n: int = 0) -> None:
        self.kind = kind
        self.faction = faction
        self.n = n


class When(Effect):
    """Works only while a condition holds; may have something weaker otherwise."""

    __slots__ = ("condition",)

    def __init__(self, condition: Condition, effect: Effect, otherwise: Effect | None = None) -> None:
        super().__init__(WHEN, 0, (effect,) if otherwise is None else (effect, otherwise))
        self.condition = condition


class Acquire(Effect):
    """Acquire a card that costs at most `n`, without persuasion; onto the deck if `on_top`."""

    __slots__ = ("on_top",)

    def __init__(self, max_cost: int, on_top: bool) -> None:
        super().__init__(ACQUIRE, max_cost)
        self.on_top = on_top


class Spy(Effect):
    """Place `n` Spies, one after the other; on posts of certain icons, on the space just visited, or shared."""

    __slots__ = ("here", "icons", "share")

    def __init__(self, n: int, icons: int, here: bool, share: bool) -> None:
        super().__init__(SPY, n)
        self.icons = icons
        self.here = here
        self.share = share


class Named(Effect):
    """What no combination says: a handler with its own small function, text and test."""

    __slots__ = ("name",)

    def __init__(self, name: str, n: int = 0) -> None:
        super().__init__(NAMED, n)
        self.name = name


# -- checking and naming ---------------------------------------------------------------------------------------

EFFECTS: dict[str, Effect] = {}
SPECIAL_NAMES: set[str] = set()  # filled by the handlers; checked once all sets are loaded


def bind(effect: Effect | None, path: str, card: int = -1, arrows_optional: bool = True) -> tuple[Effect, ...]:
    """Check an expression, name its nodes, and return the parts of its box."""
    if effect is None:
        return ()
    owner = path.split(".", 1)[0]
    if not isinstance(effect, Effect):
        raise DefinitionError(f"{owner}: {path} is not an effect")
    if effect.kind == ALL:
        for place, part in enumerate(effect.parts):
            _name(part, f"{path}.{place}", card, arrows_optional)
        effect.path = path
        return effect.parts
    _name(effect, path, card, arrows_optional)
    return (effect,)


def _name(effect: Effect, path: str, card: int, arrows_optional: bool) -> None:
    if effect.path:
        raise DefinitionError(f"{path.split('.', 1)[0]}: one effect object is used twice ({effect.path}, {path})")
    _check(effect, path)
    effect.path = path
    effect.card = card
    if isinstance(effect, Arrow):
        effect.optional = arrows_optional
    EFFECTS[path] = effect
    for place, part in enumerate(effect.parts):
        _name(part, f"{path}.{place}", card, arrows_optional)


def _check(effect: Effect, path: str) -> None:
    owner = path.split(".", 1)[0]
    if effect.kind == COST:
        raise DefinitionError(f"{owner}: {path} is not an effect (an arrow needs an effect on its right)")
    if isinstance(effect, Gain) and effect.n <= 0:
        raise DefinitionError(f"{owner}: {path} gains {effect.n}; a gain is at least 1")
    if isinstance(effect, Influence) and (effect.n <= 0 or not 0 < effect.factions <= ALL_FACTIONS):
        known = ", ".join(FACTIONS)
        raise DefinitionError(f"{owner}: {path} gives influence with no known faction (known are {known})")
    if isinstance(effect, Arrow):
        _check_cost(effect.cost, owner, path)
    if effect.kind == ONE_OF and len(effect.parts) < 2:
        raise DefinitionError(f"{owner}: {path} is a choice with fewer than two options")
    if effect.kind == SOME and not 0 < effect.n < len(effect.parts):
        raise DefinitionError(f"{owner}: {path} chooses {effect.n} of {len(effect.parts)}")
    if isinstance(effect, Acquire) and not 0 < effect.n < 20:
        raise DefinitionError(f"{owner}: {path} acquires a card of cost {effect.n}")


def _check_cost(cost: Cost, owner: str, path: str) -> None:
    if not cost.amounts:
        raise DefinitionError(f"{owner}: {path} has an arrow without a cost")
    for key, amount in cost.amounts.items():
        if key not in COST_KEYS:
            raise DefinitionError(f"{owner}: {path} pays {key!r}, which nobody can pay ({', '.join(COST_KEYS)})")
        if amount <= 0:
            raise DefinitionError(f"{owner}: {path} pays {amount} {key}")
        if key in SINGLE_COSTS and amount > 1:
            raise DefinitionError(f"{owner}: {path} pays {amount} {key}, of which only one can be paid")


def check_names() -> None:
    """Every special effect must have a handler; called once all definitions are loaded."""
    for path, effect in EFFECTS.items():
        if isinstance(effect, Named) and effect.name not in SPECIAL_NAMES:
            raise DefinitionError(f"{path.split('.', 1)[0]}: {path} names an unknown handler {effect.name!r}")
