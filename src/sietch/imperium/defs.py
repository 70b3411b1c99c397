"""Definitions of cards, spaces, leaders and so on, and the registries that hold them.

Registries only grow: a set that is added later appends, so the numbers of earlier cards stay what they were.
"""

from __future__ import annotations

from typing import Final

from sietch.imperium.effects import (
    Arrow,
    Effect,
)
from sietch.imperium.terms import NO_BATTLE, NO_FACTION

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
COMMANDERS: Final = ("commander_muad_dib", "commander_shaddam")  # starting decks of the two commanders


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
        "offer",
        "once",
        "oratory",
        "personal",
        "posts",
        "protected",
        "rise",
        "role",
        "set",
        "solari",
        "spice",
        "visit",
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
        self.personal = -1  # on a commander's own board: the faction of that track
        self.posts = 0  # observation posts that watch it, as a bit mask
        self.effects: tuple[Effect, ...] = ()
        self.offer: Arrow | None = None  # the one of them that is an optional cost of coming here
        self.visit: tuple[Effect, ...] = ()  # the others, in an order of the player's choice
        self.influence: tuple[Effect, ...] = ()  # what a faction space gives besides its effects
        self.rise: tuple[Effect, ...] = ()  # and what a space of a commander's own board does
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
        "awakening",
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
        self.awakening: tuple[Effect, ...] = ()  # so does this, until the leader is turned over
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

    __slots__ = (
        "acquire",
        "copies",
        "elsewhere",
        "harvest",
        "id",
        "immediate",
        "needs",
        "number",
        "reserved",
        "reward",
        "set",
        "space",
    )

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
        self.needs = ""  # the expansion without which it stays in the box
        self.elsewhere = ""  # a space of that expansion, which no board has yet
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
