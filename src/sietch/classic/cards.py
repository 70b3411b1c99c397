"""The treachery cards and the spice cards, and what each is for."""

from __future__ import annotations

from typing import Final

from sietch.classic.atlas import BLOW_LOCATION

# Kinds of treachery cards.
PROJECTILE: Final = 0
POISON: Final = 1
LASER: Final = 2
SHIELD_KIND: Final = 3
SNOOPER_KIND: Final = 4
HERO: Final = 5
WORTHLESS: Final = 6
SPECIAL: Final = 7
KIND_IDS: Final[list[str]] = [
    "projectile_weapon",
    "poison_weapon",
    "lasegun",
    "projectile_defense",
    "poison_defense",
    "cheap_hero",
    "worthless",
    "special",
]

BASE_SET: Final = 0
DUEL_SET: Final = 1
HARVEST_SET: Final = 2


class TreacheryCard:
    """One kind of printed card and how many of it each set holds."""

    __slots__ = ("copies", "id", "kind")

    def __init__(self, id: str, kind: int, base: int = 1, duel: int = 0, harvest: int = 0) -> None:
        self.id = id
        self.kind = kind
        self.copies = (base, duel, harvest)


CARDS: Final[list[TreacheryCard]] = [
    TreacheryCard("crysknife", PROJECTILE),
    TreacheryCard("maula_pistol", PROJECTILE),
    TreacheryCard("slip_tip", PROJECTILE),
    TreacheryCard("stunner", PROJECTILE),
    TreacheryCard("chaumas", POISON),
    TreacheryCard("chaumurky", POISON),
    TreacheryCard("ellaca_drug", POISON, 1, duel=1),
    TreacheryCard("gom_jabbar", POISON),
    TreacheryCard("lasegun", LASER),
    TreacheryCard("shield", SHIELD_KIND, 4, harvest=1),
    TreacheryCard("snooper", SNOOPER_KIND, 4, duel=1),
    TreacheryCard("cheap_hero", HERO, 2),
    TreacheryCard("cheap_heroine", HERO),
    TreacheryCard("baliset", WORTHLESS),
    TreacheryCard("jubba_cloak", WORTHLESS),
    TreacheryCard("kulon", WORTHLESS),
    TreacheryCard("la_la_la", WORTHLESS),
    TreacheryCard("trip_to_gamont", WORTHLESS),
    TreacheryCard("truthtrance", SPECIAL, 2),
    TreacheryCard("karama", SPECIAL, 2),
    TreacheryCard("weather_control", SPECIAL),
    TreacheryCard("hajr", SPECIAL),
    TreacheryCard("tleilaxu_ghola", SPECIAL),
    TreacheryCard("family_atomics", SPECIAL),
    TreacheryCard("kull_wahad", WORTHLESS, 0, duel=1),
    TreacheryCard("cone_of_silence", SPECIAL, 0, duel=1),
    TreacheryCard("residual_poison", SPECIAL, 0, duel=1),
    TreacheryCard("hunter_seeker", PROJECTILE, 0, harvest=1),
    TreacheryCard("ya_ya_yawm", WORTHLESS, 0, harvest=1),
    TreacheryCard("thumper", SPECIAL, 0, harvest=1),
    TreacheryCard("harvester", SPECIAL, 0, harvest=1),
]
CARD_IDS: Final[list[str]] = [card.id for card in CARDS]
CARD: Final[dict[str, int]] = {id: number for number, id in enumerate(CARD_IDS)}
KIND: Final[list[int]] = [card.kind for card in CARDS]

LASEGUN: Final[int] = CARD["lasegun"]
SHIELD: Final[int] = CARD["shield"]
SNOOPER: Final[int] = CARD["snooper"]
TRUTHTRANCE: Final[int] = CARD["truthtrance"]
KARAMA: Final[int] = CARD["karama"]
WEATHER_CONTROL: Final[int] = CARD["weather_control"]
HAJR: Final[int] = CARD["hajr"]
GHOLA: Final[int] = CARD["tleilaxu_ghola"]
ATOMICS: Final[int] = CARD["family_atomics"]
CONE_OF_SILENCE: Final[int] = CARD["cone_of_silence"]
RESIDUAL_POISON: Final[int] = CARD["residual_poison"]
THUMPER: Final[int] = CARD["thumper"]
HARVESTER: Final[int] = CARD["harvester"]
HEROES: Final[tuple[int, ...]] = tuple([number for number, kind in enumerate(KIND) if kind == HERO])
NO_CARD: Final = -1

# The decks that can be chosen: the 33 of 1979, with either expansion 38, with both 43. [FR-II.D.2]
DECKS: Final[dict[str, tuple[int, ...]]] = {
    "33": (BASE_SET,),
    "38_duel": (BASE_SET, DUEL_SET),
    "38_harvest": (BASE_SET, HARVEST_SET),
    "43": (BASE_SET, DUEL_SET, HARVEST_SET),
}


def deck_of(name: str) -> list[int]:
    """All treachery cards of a deck, unshuffled."""
    return [number for number in range(len(CARDS)) for _ in range(copies(name, number))]


def copies(deck: str, card: int) -> int:
    """How many of a card a deck holds."""
    return sum([CARDS[card].copies[part] for part in DECKS[deck]])


def is_weapon(card: int) -> bool:
    """What may lie in the weapon slot: weapons, and worthless cards to be rid of them."""
    return KIND[card] <= LASER or KIND[card] == WORTHLESS


def is_defense(card: int) -> bool:
    return KIND[card] in (SHIELD_KIND, SNOOPER_KIND, WORTHLESS)


# Spice cards: a number below WORM is a territory card, WORM is Shai-Hulud. [FR-II.D.1]
WORM: Final[int] = len(BLOW_LOCATION)
WORMS: Final = 6


def spice_deck() -> list[int]:
    """All 21 spice cards, unshuffled."""
    return [*range(WORM), *[WORM] * WORMS]
