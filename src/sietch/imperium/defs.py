"""Definitions of cards, spaces, leaders and so on, and the registries that hold them.

Registries only grow: a set that is added later appends, so the numbers of earlier cards stay what they were.
"""

from __future__ import annotations

from typing import Final

from sietch.imperium.effects import DefinitionError, Effect, Named, bind, influence
from sietch.imperium.terms import ALL_FACTIONS, INTRIGUE_KINDS, KNOWN_ICONS, NO_BATTLE, NO_FACTION

COUNCIL: Final = 1
SWORDMASTER: Final = 2
MENTAT: Final = 3

# When a House Hagal card of Uprising sends where.
ALWAYS: Final = 0
CONFLICT_THREE: Final = 1  # the other space in a conflict of level III
GUILD_TWO: Final = 2  # the other space with two influence with the Spacing Guild
FREMEN_TWO: Final = 3  # only with two influence with the Fremen
BASINS: Final = 4  # the better of Hagga Basin and Imperial Basin, if there is bonus spice
DEEP_DESERT: Final = 5  # only if there is bonus spice

STARTER: Final = "starter"
RESERVE: Final = "reserve"
IMPERIUM: Final = "imperium"


class Space:
    """A board space."""

    __slots__ = (
        "cheaper_later",
        "combat",
        "control_bonus",
        "controlled",
        "effects",
        "exchange",
        "faction",
        "icon",
        "id",
        "influence",
        "key",
        "maker",
        "needs_faction",
        "needs_influence",
        "number",
        "once",
        "oratory",
        "posts",
        "protected",
        "role",
        "set",
        "solari",
        "spice",
        "water",
        "worms",
    )

    def __init__(self, number: int, id: str, set: str) -> None:
        self.number = number
        self.id = id
        self.key = id
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
        self.worms = 0  # sandworms that Maker Hooks can call here instead of the base spice
        self.protected = False  # behind the Shield Wall
        self.cheaper_later = 0  # Solari less once anybody has a Swordmaster
        self.posts = 0  # observation posts that watch it, as a bit mask
        self.effects: tuple[Effect, ...] = ()
        self.influence: tuple[Effect, ...] = ()  # what a faction space gives besides its effects
        self.control_bonus: tuple[Effect, ...] = ()


class Card:
    """A card of a player's deck: starting, reserve or Imperium."""

    __slots__ = (
        "acquire",
        "agent",
        "anywhere",
        "choam",
        "copies",
        "cost",
        "factions",
        "icons",
        "id",
        "ignores_influence",
        "key",
        "kind",
        "number",
        "on_discard",
        "on_trash",
        "reveal",
        "set",
        "spaces",
    )

    def __init__(self, number: int, id: str, kind: str, set: str) -> None:
        self.number = number
        self.id = id
        self.key = id
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
        self.on_discard: tuple[Effect, ...] = ()
        self.choam = False
        self.ignores_influence = False


class Intrigue:
    """An intrigue card. Tiebreaker alone has a second use, for the endgame."""

    __slots__ = (
        "at_start",
        "before_card",
        "choam",
        "combat",
        "copies",
        "effects",
        "endgame",
        "id",
        "key",
        "kinds",
        "lasting",
        "number",
        "set",
    )

    def __init__(self, number: int, id: str, set: str) -> None:
        self.number = number
        self.id = id
        self.key = id
        self.set = set
        self.kinds = 0
        self.copies = 1
        self.at_start = False  # only before anything else in the turn
        self.before_card = False  # only before the card of an Agent turn is played
        self.lasting = False  # stays face up until the Reveal turn
        self.effects: tuple[Effect, ...] = ()
        self.endgame: tuple[Effect, ...] = ()
        self.combat: tuple[Effect, ...] = ()
        self.choam = False


class Conflict:
    """A conflict card with its three rewards."""

    __slots__ = ("battle", "control", "first", "id", "key", "level", "number", "second", "set", "third")

    def __init__(self, number: int, id: str, level: int, set: str) -> None:
        self.number = number
        self.id = id
        self.key = id
        self.level = level
        self.set = set
        self.control = -1
        self.battle = NO_BATTLE
        self.first: tuple[Effect, ...] = ()
        self.second: tuple[Effect, ...] = ()
        self.third: tuple[Effect, ...] = ()


class Leader:
    """A leader. The left ability is named; the rules that it bends look for that name."""

    __slots__ = (
        "ability",
        "choam",
        "complexity",
        "house",
        "id",
        "key",
        "may_be_rival",
        "number",
        "offers",
        "reach",
        "reach_faction",
        "reveal",
        "set",
        "setup",
        "signet",
        "turned_signet",
        "visit",
        "without",
    )

    def __init__(self, number: int, id: str, set: str) -> None:
        self.number = number
        self.id = id
        self.key = id
        self.set = set
        self.house = ""
        self.complexity = 1
        self.ability = ""
        self.may_be_rival = True
        self.signet: tuple[Effect, ...] = ()
        self.setup: tuple[Effect, ...] = ()
        self.reveal: tuple[Effect, ...] = ()  # in every Reveal turn
        self.reach_faction = NO_FACTION
        self.reach: tuple[Effect, ...] = ()  # on reaching 2 influence there
        self.without = ""  # a starting card that this leader lacks
        self.visit: tuple[Effect, ...] = ()  # joins the effects of certain spaces
        self.turned_signet: tuple[Effect, ...] = ()  # on the other face
        self.offers: tuple[Effect, ...] = ()  # arrows that another effect may lead to
        self.choam = False


class HagalCard:
    """A card of House Hagal. `space` -1 with `harvest` sends to the best Maker space; without it, reshuffles."""

    __slots__ = (
        "copies",
        "effect",
        "harvest",
        "id",
        "influence",
        "key",
        "mark",
        "number",
        "other_effect",
        "other_space",
        "posts",
        "set",
        "signet",
        "space",
        "swords",
        "troops",
        "when",
    )

    def __init__(self, number: int, id: str, set: str) -> None:
        self.number = number
        self.id = id
        self.key = id
        self.set = set
        self.copies = 1
        self.space = -1
        self.harvest = False
        self.influence = NO_FACTION
        self.troops = 0
        self.swords = 0
        self.signet = False
        self.mark = ""
        # Uprising: effects instead of icons, and a second space under a condition
        self.effect: tuple[Effect, ...] = ()
        self.when = ALWAYS
        self.other_space = -1
        self.other_effect: tuple[Effect, ...] = ()
        self.posts: tuple[int, ...] = ()  # a card that only places a Spy, on the first of these that is free


class Post:
    """An observation post: the spaces that it watches and their icons."""

    __slots__ = ("icons", "id", "maker", "number", "set", "spaces")

    def __init__(self, number: int, id: str, spaces: list[int], set: str) -> None:
        self.number = number
        self.id = id
        self.set = set
        self.spaces = spaces
        self.icons = 0
        self.maker = False
        for space in spaces:
            self.icons |= 1 << SPACES[space].icon
            self.maker = self.maker or SPACES[space].maker > 0


class Contract:
    """A CHOAM contract: what completes it, and its reward."""

    __slots__ = ("acquire", "copies", "harvest", "id", "immediate", "number", "reserved", "reward", "set", "space")

    def __init__(self, number: int, id: str, set: str) -> None:
        self.number = number
        self.id = id
        self.set = set
        self.copies = 1
        self.space = -1
        self.harvest = 0
        self.immediate = False
        self.acquire = False
        self.reserved = False  # for Shaddam alone when he is at the table
        self.reward: tuple[Effect, ...] = ()


class Objective:
    """An objective card: a battle icon to match, for certain numbers of players."""

    __slots__ = ("battle", "first_player", "id", "number", "seats", "set")

    def __init__(self, number: int, id: str, battle: int, seats: tuple[int, ...], first_player: bool, set: str) -> None:
        self.number = number
        self.id = id
        self.battle = battle
        self.seats = seats
        self.first_player = first_player
        self.set = set


class TrainingSpace:
    """A space of Feyd's training track."""

    __slots__ = ("following", "id", "number", "reward")

    def __init__(self, number: int, id: str, following: tuple[int, ...]) -> None:
        self.number = number
        self.id = id
        self.following = following
        self.reward: tuple[Effect, ...] = ()


class RivalCard:
    """A Rival of Uprising: its signet and scheme, its price for a Swordmaster, and which factions it prefers."""

    __slots__ = ("id", "number", "priority", "scheme", "signet", "streamlined", "swordmaster")

    def __init__(self, number: int, id: str, swordmaster: int, priority: tuple[int, ...]) -> None:
        self.number = number
        self.id = id
        self.swordmaster = swordmaster
        self.priority = priority
        self.streamlined = False
        self.signet: tuple[Effect, ...] = ()
        self.scheme: tuple[Effect, ...] = ()


RIVAL_CARDS: list[RivalCard] = []
RIVAL_CARD: dict[str, int] = {}
TRAINING: list[TrainingSpace] = []
POSTS: list[Post] = []
CONTRACTS: list[Contract] = []
OBJECTIVES: list[Objective] = []
POST: dict[str, int] = {}
CONTRACT: dict[str, int] = {}
OBJECTIVE: dict[str, int] = {}

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


def key_of(id: str, set: str, registry: dict[str, int]) -> str:
    """Where an id is already taken by an earlier set, the later one's key says which set it is of."""
    return f"{set}.{id}" if id in registry and set != "base" else id


def _new(kind: str, id: str, registry: dict[str, int], key: str) -> int:
    if key in registry:
        raise DefinitionError(f"{id}: this {kind} is defined twice")
    if not id or not all(c.isalnum() or c == "_" for c in id) or id != id.lower():
        raise DefinitionError(f"{id}: the id of a {kind} is lower case letters, digits and _")
    number = len(registry)
    registry[key] = number
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
    worms: int = 0,
    protected: bool = False,
    cheaper_later: int = 0,
    effect: Effect | None = None,
    control_bonus: Effect | None = None,
) -> Space:
    """Define a board space."""
    key = key_of(id, set, SPACE)
    new = Space(_new("space", id, SPACE, key), id, set)
    new.key = key
    new.icon = icon
    new.faction = faction
    new.combat = combat
    new.maker = maker
    new.solari, new.spice, new.water = solari, spice, water
    new.needs_faction, new.needs_influence = needs
    new.once = once
    new.role = role
    new.oratory = oratory
    new.worms, new.protected, new.cheaper_later = worms, protected, cheaper_later
    new.exchange = dict(exchange) if exchange else {}
    new.effects = bind(effect, f"{key}.space")
    new.influence = bind(influence(faction), f"{key}.influence") if faction != NO_FACTION else ()
    new.control_bonus = bind(control_bonus, f"{key}.control")
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
    on_discard: Effect | None = None,
    choam: bool = False,
) -> Card:
    """Define a deck card."""
    if kind == IMPERIUM and not 0 < cost < 20:
        raise DefinitionError(f"{id}: an Imperium card costs 1 to 19 persuasion, not {cost}")
    if not 0 <= factions <= ALL_FACTIONS:
        raise DefinitionError(f"{id}: unknown faction in {factions:b}")
    if not 0 <= icons <= KNOWN_ICONS:
        raise DefinitionError(f"{id}: unknown agent icon in {icons:b}")
    if agent is not None and not icons:
        raise DefinitionError(f"{id}: an Agent box on a card without agent icons can never be used")
    _check_copies(id, copies)
    key = key_of(id, set, CARD)
    number = _new("card", id, CARD, key)
    new = Card(number, id, kind, set)
    new.key = key
    new.cost, new.copies, new.factions, new.icons = cost, copies, factions, icons
    new.agent = bind(agent, f"{key}.agent", number)
    new.reveal = bind(reveal, f"{key}.reveal", number)
    new.acquire = bind(acquire, f"{key}.acquire", number)
    new.on_trash = bind(on_trash, f"{key}.on_trash", number)
    new.on_discard = bind(on_discard, f"{key}.on_discard", number)
    new.choam = choam
    new.anywhere = _says(new.agent, "send_any_agent")
    new.ignores_influence = _says(new.agent, "ignore_influence")
    CARDS.append(new)
    return new


def _says(parts: tuple[Effect, ...], name: str) -> bool:
    return any(isinstance(part, Named) and part.name == name for part in parts)


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
    effect: Effect | None = None,
    *,
    set: str = "base",
    copies: int = 1,
    combat: Effect | None = None,
    endgame: Effect | None = None,
    may_pay: bool = False,
    choam: bool = False,
    at_start: bool = False,
    before_card: bool = False,
    lasting: bool = False,
) -> Intrigue:
    """Define an intrigue card. Its arrows must be paid (it cannot be played for nothing), unless it `may_pay` more."""
    _check_copies(id, copies)
    if not kinds or kinds & ~sum(INTRIGUE_KINDS):
        raise DefinitionError(f"{id}: unknown kind of intrigue card {kinds}")
    key = key_of(id, set, INTRIGUE_CARD)
    new = Intrigue(_new("intrigue card", id, INTRIGUE_CARD, key), id, set)
    new.key = key
    new.kinds, new.copies = kinds, copies
    new.at_start, new.before_card, new.lasting = at_start, before_card, lasting
    new.effects = bind(effect, f"{key}.intrigue", arrows_optional=may_pay)
    new.combat = bind(combat, f"{key}.combat", arrows_optional=may_pay)
    new.endgame = bind(endgame, f"{key}.endgame", arrows_optional=may_pay)
    new.choam = choam
    if not (new.effects or new.combat or new.endgame):
        raise DefinitionError(f"{id}: an intrigue card without an effect")
    INTRIGUES.append(new)
    return new


def space_of(set: str, id: str, owner: str) -> int:
    """The number of a space of one set; DefinitionError names who asked for it."""
    for place in SPACES:
        if place.set == set and place.id == id:
            return place.number
    raise DefinitionError(f"{owner}: names an unknown space {id!r}")


def conflict(
    id: str,
    level: int,
    *,
    first: Effect,
    second: Effect,
    third: Effect,
    control: str | None = None,
    battle: int = NO_BATTLE,
    set: str = "base",
) -> Conflict:
    """Define a conflict card."""
    if level not in (1, 2, 3):
        raise DefinitionError(f"{id}: conflict level {level}")
    key = key_of(id, set, CONFLICT)
    new = Conflict(_new("conflict", id, CONFLICT, key), id, level, set)
    new.key = key
    new.battle = battle
    if control is not None:
        new.control = space_of(set, control, id)
    new.first = bind(first, f"{key}.first")
    new.second = bind(second, f"{key}.second")
    new.third = bind(third, f"{key}.third")
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
    reveal: Effect | None = None,
    reach: tuple[int, Effect] | None = None,
    without: str = "",
    visit: Effect | None = None,
    turned_signet: Effect | None = None,
    offers: Effect | None = None,
    choam: bool = False,
    may_be_rival: bool = True,
    set: str = "base",
) -> Leader:
    """Define a leader."""
    key = key_of(id, set, LEADER)
    new = Leader(_new("leader", id, LEADER, key), id, set)
    new.key = key
    new.house, new.complexity, new.ability, new.may_be_rival = house, complexity, ability, may_be_rival
    new.signet = bind(signet, f"{key}.signet")
    new.setup = bind(setup, f"{key}.setup")
    new.reveal = bind(reveal, f"{key}.reveal")
    if reach is not None:
        new.reach_faction = reach[0]
        new.reach = bind(reach[1], f"{key}.reach")
    new.without, new.choam = without, choam
    new.visit = bind(visit, f"{key}.visit")
    new.turned_signet = bind(turned_signet, f"{key}.turned_signet")
    new.offers = bind(offers, f"{key}.offers")
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
    effect: Effect | None = None,
    when: int = ALWAYS,
    other_space: str | None = None,
    other_effect: Effect | None = None,
    posts: tuple[str, ...] = (),
    set: str = "base",
) -> HagalCard:
    """Define a House Hagal card; `mark` is "1P" or "2P" when only that mode uses it."""
    _check_copies(id, copies)
    key = key_of(id, set, HAGAL_CARD)
    new = HagalCard(_new("House Hagal card", id, HAGAL_CARD, key), id, set)
    new.key = key
    if space is not None:
        new.space = space_of(set, space, id)
    new.copies, new.swords, new.harvest, new.influence = copies, swords, harvest, influence
    new.troops, new.signet, new.mark = troops, signet, mark
    new.effect = bind(effect, f"{key}.hagal")
    new.when = when
    if other_space is not None:
        new.other_space = space_of(set, other_space, id)
    new.other_effect = bind(other_effect, f"{key}.hagal_other")
    new.posts = tuple(POST[name] for name in posts)
    HAGAL_CARDS.append(new)
    return new


def post(id: str, *spaces: str, set: str = "uprising") -> Post:
    """Define an observation post."""
    numbers = [space_of(set, name, id) for name in spaces]
    new = Post(_new("observation post", id, POST, id), id, numbers, set)
    for number in numbers:
        SPACES[number].posts |= 1 << new.number
    POSTS.append(new)
    return new


def contract_token(
    id: str,
    *,
    reward: Effect,
    space: str | None = None,
    harvest: int = 0,
    immediate: bool = False,
    acquire: bool = False,
    reserved: bool = False,
    copies: int = 1,
    set: str = "uprising",
) -> Contract:
    """Define a contract; exactly one thing completes it."""
    _check_copies(id, copies)
    if (space is not None) + bool(harvest) + immediate + acquire != 1:
        raise DefinitionError(f"{id}: a contract is completed by exactly one thing")
    new = Contract(_new("contract", id, CONTRACT, id), id, set)
    if space is not None:
        new.space = space_of("uprising", space, id)
    new.harvest, new.immediate, new.acquire, new.reserved, new.copies = harvest, immediate, acquire, reserved, copies
    new.reward = bind(reward, f"{id}.contract")
    CONTRACTS.append(new)
    return new


def objective(
    id: str, battle: int, seats: tuple[int, ...], *, first_player: bool = False, set: str = "uprising"
) -> Objective:
    """Define an objective card."""
    new = Objective(_new("objective", id, OBJECTIVE, id), id, battle, seats, first_player, set)
    OBJECTIVES.append(new)
    return new


def training_space(id: str, *following: int, reward: Effect | None = None) -> TrainingSpace:
    """Define a space of the training track; `following` are the numbers of those that come next."""
    new = TrainingSpace(len(TRAINING), id, following)
    new.reward = bind(reward, f"{id}.training")
    TRAINING.append(new)
    return new


def rival_card(
    id: str,
    *,
    swordmaster: int,
    priority: tuple[int, ...],
    signet: Effect,
    scheme: Effect,
    streamlined: bool = False,
) -> RivalCard:
    """Define a Rival card."""
    if sorted(priority) != [0, 1, 2, 3]:
        raise DefinitionError(f"{id}: a Rival prefers the four factions in some order")
    new = RivalCard(_new("Rival", id, RIVAL_CARD, id), id, swordmaster, priority)
    new.signet = bind(signet, f"{id}.rival_signet")
    new.scheme = bind(scheme, f"{id}.scheme")
    new.streamlined = streamlined
    RIVAL_CARDS.append(new)
    return new
