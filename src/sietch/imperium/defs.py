"""Definitions of cards, spaces, leaders and so on, and the registries that hold them.

Registries only grow: a set that is added later appends, so the numbers of earlier cards stay what they were.
"""

from __future__ import annotations

from typing import Final

from sietch.imperium.effects import DefinitionError, Effect, Named, bind, influence
from sietch.imperium.terms import ALL_FACTIONS, ALL_ICONS, INTRIGUE_KINDS, NO_FACTION

COUNCIL: Final = 1
SWORDMASTER: Final = 2
MENTAT: Final = 3

STARTER: Final = "starter"
RESERVE: Final = "reserve"
IMPERIUM: Final = "imperium"


class Space:
    """A board space."""

    __slots__ = (
        "combat",
        "control_bonus",
        "controlled",
        "effects",
        "exchange",
        "faction",
        "icon",
        "id",
        "influence",
        "maker",
        "needs_faction",
        "needs_influence",
        "number",
        "once",
        "oratory",
        "role",
        "set",
        "solari",
        "spice",
        "water",
    )

    def __init__(self, number: int, id: str, set: str) -> None:
        self.number = number
        self.id = id
        self.set = set
        self.icon = 0
        self.faction = NO_FACTION
        self.combat = False
        self.maker = 0  # base spice of a Maker space, otherwise 0
        self.solari = 0
        self.spice = 0
        self.water = 0
        self.needs_faction = NO_FACTION
        self.needs_influence = 0
        self.once = False
        self.role = 0  # what other rules know the space for: COUNCIL, SWORDMASTER, MENTAT
        self.oratory = 0  # persuasion in the Reveal turn while an own Agent stands here
        self.controlled = False
        self.exchange: dict[int, int] = {}  # spice paid -> Solari got (Sell Melange)
        self.effects: tuple[Effect, ...] = ()
        self.influence: tuple[Effect, ...] = ()  # what a faction space gives besides its effects
        self.control_bonus: tuple[Effect, ...] = ()


class Card:
    """A card of a player's deck: starting, reserve or Imperium."""

    __slots__ = (
        "acquire",
        "agent",
        "anywhere",
        "copies",
        "cost",
        "factions",
        "icons",
        "id",
        "kind",
        "number",
        "on_trash",
        "reveal",
        "set",
        "spaces",
    )

    def __init__(self, number: int, id: str, kind: str, set: str) -> None:
        self.number = number
        self.id = id
        self.kind = kind
        self.set = set
        self.cost = -1  # -1: cannot be bought with persuasion
        self.copies = 1
        self.factions = 0
        self.icons = 0
        self.spaces = 0  # bit mask of the spaces its icons lead to
        self.anywhere = False
        self.agent: tuple[Effect, ...] = ()
        self.reveal: tuple[Effect, ...] = ()
        self.acquire: tuple[Effect, ...] = ()
        self.on_trash: tuple[Effect, ...] = ()


class Intrigue:
    """An intrigue card. Tiebreaker alone has a second use, for the endgame."""

    __slots__ = ("at_start", "before_card", "copies", "effects", "endgame", "id", "kinds", "lasting", "number", "set")

    def __init__(self, number: int, id: str, set: str) -> None:
        self.number = number
        self.id = id
        self.set = set
        self.kinds = 0
        self.copies = 1
        self.at_start = False  # only before anything else in the turn
        self.before_card = False  # only before the card of an Agent turn is played
        self.lasting = False  # stays face up until the Reveal turn
        self.effects: tuple[Effect, ...] = ()
        self.endgame: tuple[Effect, ...] = ()


class Conflict:
    """A conflict card with its three rewards."""

    __slots__ = ("control", "first", "id", "level", "number", "second", "set", "third")

    def __init__(self, number: int, id: str, level: int, set: str) -> None:
        self.number = number
        self.id = id
        self.level = level
        self.set = set
        self.control = -1
        self.first: tuple[Effect, ...] = ()
        self.second: tuple[Effect, ...] = ()
        self.third: tuple[Effect, ...] = ()


class Leader:
    """A leader. The left ability is named; the rules that it bends look for that name."""

    __slots__ = ("ability", "complexity", "house", "id", "may_be_rival", "number", "set", "setup", "signet")

    def __init__(self, number: int, id: str, set: str) -> None:
        self.number = number
        self.id = id
        self.set = set
        self.house = ""
        self.complexity = 1
        self.ability = ""
        self.may_be_rival = True
        self.signet: tuple[Effect, ...] = ()
        self.setup: tuple[Effect, ...] = ()


class HagalCard:
    """A card of House Hagal. `space` -1 with `harvest` sends to the best Maker space; without it, reshuffles."""

    __slots__ = ("copies", "harvest", "id", "influence", "mark", "number", "set", "signet", "space", "swords", "troops")

    def __init__(self, number: int, id: str, set: str) -> None:
        self.number = number
        self.id = id
        self.set = set
        self.copies = 1
        self.space = -1
        self.harvest = False
        self.influence = NO_FACTION
        self.troops = 0
        self.swords = 0
        self.signet = False
        self.mark = ""


SPACES: list[Space] = []
CARDS: list[Card] = []
INTRIGUES: list[Intrigue] = []
CONFLICTS: list[Conflict] = []
LEADERS: list[Leader] = []
HAGAL_CARDS: list[HagalCard] = []

SPACE: dict[str, int] = {}
CARD: dict[str, int] = {}
INTRIGUE_CARD: dict[str, int] = {}
CONFLICT: dict[str, int] = {}
LEADER: dict[str, int] = {}
HAGAL_CARD: dict[str, int] = {}


def _new(kind: str, id: str, registry: dict[str, int]) -> int:
    if id in registry:
        raise DefinitionError(f"{id}: this {kind} is defined twice")
    if not id or not all(c.isalnum() or c == "_" for c in id) or id != id.lower():
        raise DefinitionError(f"{id}: the id of a {kind} is lower case letters, digits and _")
    number = len(registry)
    registry[id] = number
    return number


def _check_copies(id: str, copies: int) -> None:
    if not 1 <= copies <= 20:
        raise DefinitionError(f"{id}: {copies} copies")


def space(
    id: str,
    *,
    icon: int,
    set: str = "base",
    faction: int = NO_FACTION,
    combat: bool = False,
    maker: int = 0,
    solari: int = 0,
    spice: int = 0,
    water: int = 0,
    needs: tuple[int, int] = (NO_FACTION, 0),
    once: bool = False,
    role: int = 0,
    oratory: int = 0,
    exchange: dict[int, int] | None = None,
    effect: Effect | None = None,
    control_bonus: Effect | None = None,
) -> Space:
    """Define a board space."""
    new = Space(_new("space", id, SPACE), id, set)
    new.icon = icon
    new.faction = faction
    new.combat = combat
    new.maker = maker
    new.solari, new.spice, new.water = solari, spice, water
    new.needs_faction, new.needs_influence = needs
    new.once = once
    new.role = role
    new.oratory = oratory
    new.exchange = dict(exchange) if exchange else {}
    new.effects = bind(effect, f"{id}.space")
    new.influence = bind(influence(faction), f"{id}.influence") if faction != NO_FACTION else ()
    new.control_bonus = bind(control_bonus, f"{id}.control")
    new.controlled = control_bonus is not None
    SPACES.append(new)
    return new


def card(
    id: str,
    *,
    kind: str = IMPERIUM,
    set: str = "base",
    cost: int = -1,
    copies: int = 1,
    factions: int = 0,
    icons: int = 0,
    agent: Effect | None = None,
    reveal: Effect | None = None,
    acquire: Effect | None = None,
    on_trash: Effect | None = None,
) -> Card:
    """Define a deck card."""
    if kind == IMPERIUM and not 0 < cost < 20:
        raise DefinitionError(f"{id}: an Imperium card costs 1 to 19 persuasion, not {cost}")
    if not 0 <= factions <= ALL_FACTIONS:
        raise DefinitionError(f"{id}: unknown faction in {factions:b}")
    if not 0 <= icons <= ALL_ICONS:
        raise DefinitionError(f"{id}: unknown agent icon in {icons:b}")
    if agent is not None and not icons:
        raise DefinitionError(f"{id}: an Agent box on a card without agent icons can never be used")
    _check_copies(id, copies)
    number = _new("card", id, CARD)
    new = Card(number, id, kind, set)
    new.cost, new.copies, new.factions, new.icons = cost, copies, factions, icons
    new.agent = bind(agent, f"{id}.agent", number)
    new.reveal = bind(reveal, f"{id}.reveal", number)
    new.acquire = bind(acquire, f"{id}.acquire", number)
    new.on_trash = bind(on_trash, f"{id}.on_trash", number)
    new.anywhere = any(isinstance(part, Named) and part.name == "send_any_agent" for part in new.agent)
    CARDS.append(new)
    return new


def spaces_with(icons: int) -> int:
    """The spaces that these agent icons lead to, as a bit mask."""
    mask = 0
    for place in SPACES:
        if icons >> place.icon & 1:
            mask |= 1 << place.number
    return mask


def link_icons() -> None:
    """Tell every card where its icons lead; done once all sets have brought their spaces."""
    for card in CARDS:
        card.spaces = spaces_with(card.icons)


def intrigue_card(
    id: str,
    kinds: int,
    effect: Effect,
    *,
    set: str = "base",
    copies: int = 1,
    endgame: Effect | None = None,
    at_start: bool = False,
    before_card: bool = False,
    lasting: bool = False,
) -> Intrigue:
    """Define an intrigue card. Its arrows must be paid: it cannot be played for nothing."""
    _check_copies(id, copies)
    if not kinds or kinds & ~sum(INTRIGUE_KINDS):
        raise DefinitionError(f"{id}: unknown kind of intrigue card {kinds}")
    new = Intrigue(_new("intrigue card", id, INTRIGUE_CARD), id, set)
    new.kinds, new.copies = kinds, copies
    new.at_start, new.before_card, new.lasting = at_start, before_card, lasting
    new.effects = bind(effect, f"{id}.intrigue", arrows_optional=False)
    new.endgame = bind(endgame, f"{id}.endgame", arrows_optional=False)
    INTRIGUES.append(new)
    return new


def conflict(
    id: str,
    level: int,
    *,
    first: Effect,
    second: Effect,
    third: Effect,
    control: str | None = None,
    set: str = "base",
) -> Conflict:
    """Define a conflict card."""
    if level not in (1, 2, 3):
        raise DefinitionError(f"{id}: conflict level {level}")
    new = Conflict(_new("conflict", id, CONFLICT), id, level, set)
    if control is not None:
        if control not in SPACE:
            raise DefinitionError(f"{id}: control of an unknown space {control!r}")
        new.control = SPACE[control]
    new.first = bind(first, f"{id}.first")
    new.second = bind(second, f"{id}.second")
    new.third = bind(third, f"{id}.third")
    CONFLICTS.append(new)
    return new


def leader(
    id: str,
    *,
    house: str,
    complexity: int,
    ability: str,
    signet: Effect,
    setup: Effect | None = None,
    may_be_rival: bool = True,
    set: str = "base",
) -> Leader:
    """Define a leader."""
    new = Leader(_new("leader", id, LEADER), id, set)
    new.house, new.complexity, new.ability, new.may_be_rival = house, complexity, ability, may_be_rival
    new.signet = bind(signet, f"{id}.signet")
    new.setup = bind(setup, f"{id}.setup")
    LEADERS.append(new)
    return new


def hagal_card(
    id: str,
    *,
    copies: int,
    swords: int = 0,
    space: str | None = None,
    harvest: bool = False,
    influence: int = NO_FACTION,
    troops: int = 0,
    signet: bool = False,
    mark: str = "",
    set: str = "base",
) -> HagalCard:
    """Define a House Hagal card; `mark` is "1P" or "2P" when only that mode uses it."""
    _check_copies(id, copies)
    new = HagalCard(_new("House Hagal card", id, HAGAL_CARD), id, set)
    if space is not None:
        if space not in SPACE:
            raise DefinitionError(f"{id}: sends to an unknown space {space!r}")
        new.space = SPACE[space]
    new.copies, new.swords, new.harvest, new.influence = copies, swords, harvest, influence
    new.troops, new.signet, new.mark = troops, signet, mark
    HAGAL_CARDS.append(new)
    return new
