"""What stands on the shields: leaders, starting forces, spice, revival, hand."""

from __future__ import annotations

from typing import Final

from sietch.classic.terms import FACTION_IDS, FACTIONS, TOKENS

PRINCIPAL_STRENGTH: Final = 10  # of a principal character, unless the table plays by another figure [FR-II.B.1]


class Sheet:
    """One faction's shield."""

    __slots__ = ("cards", "elites", "free_revival", "hand", "id", "leaders", "on_map", "principal", "spice", "tokens")

    def __init__(
        self,
        id: str,
        leaders: tuple[tuple[str, int], ...],
        *,
        principal: str,
        on_map: tuple[tuple[str, int], ...] = (),
        spice: int,
        free_revival: int,
        hand: int = 4,
        cards: int = 1,
        elites: int = 0,
        tokens: int = TOKENS,
    ) -> None:
        self.id = id
        self.leaders = leaders
        self.on_map = on_map
        self.spice = spice
        self.free_revival = free_revival
        self.hand = hand
        self.cards = cards
        self.elites = elites
        self.principal = principal
        self.tokens = tokens


SHEETS: Final[list[Sheet]] = [
    Sheet(
        "atreides",
        (
            ("thufir_hawat", 5),
            ("lady_jessica", 5),
            ("gurney_halleck", 4),
            ("duncan_idaho", 2),
            ("dr_wellington_yueh", 1),
        ),
        principal="paul_atreides",
        on_map=(("arrakeen", 10),),
        spice=10,
        free_revival=2,
    ),
    Sheet(
        "harkonnen",
        (
            ("feyd_rautha", 6),
            ("beast_rabban", 4),
            ("piter_de_vries", 3),
            ("captain_iakin_nefud", 2),
            ("umman_kudu", 1),
        ),
        principal="baron_harkonnen",
        on_map=(("carthag", 10),),
        spice=10,
        free_revival=2,
        hand=8,
        cards=2,
    ),
    Sheet(
        "emperor",
        (
            ("count_hasimir_fenring", 6),
            ("captain_aramsham", 5),
            ("caid", 3),
            ("burseg", 3),
            ("bashar", 2),
        ),
        principal="shaddam_iv",
        spice=10,
        free_revival=1,
        elites=5,
    ),
    Sheet(
        "guild",
        (
            ("staban_tuek", 5),
            ("master_bewt", 3),
            ("esmar_tuek", 3),
            ("soo_soo_sook", 2),
            ("guild_rep", 1),
        ),
        principal="edric",
        on_map=(("tueks_sietch", 5),),
        spice=5,
        free_revival=1,
    ),
    Sheet(
        "fremen",
        (
            ("stilgar", 7),
            ("chani", 6),
            ("otheym", 5),
            ("shadout_mapes", 3),
            ("jamis", 2),
        ),
        principal="liet_kynes",
        spice=3,
        free_revival=3,
        elites=3,
    ),
    Sheet(
        "bene_gesserit",
        (
            ("alia", 5),
            ("margot_lady_fenring", 5),
            ("mother_ramallo", 5),
            ("princess_irulan", 5),
            ("wanna_yueh", 5),
        ),
        principal="gaius_helen_mohiam",
        spice=5,
        free_revival=1,
    ),
    # From "The Ixian Jihad" (Heroes, 1984).
    Sheet(
        "ixians",
        (
            ("vizier", 3),
            ("bator", 2),
            ("bronso", 2),
            ("baltern", 1),
            ("levenbrech", 1),
        ),
        principal="ixian_inquisitor",
        spice=20,
        free_revival=2,
    ),
    # From The General 18/5: a shield and nothing else, neither tokens nor leaders.
    Sheet(
        "bene_tleilax",
        (),
        principal="scytale",
        spice=5,
        free_revival=0,
        cards=4,
        tokens=0,
    ),
    # A reconstruction of our own: only the twenty tokens in reserve are known.
    Sheet(
        "landsraad",
        (
            ("speakers_mentat", 5),
            ("house_envoy", 4),
            ("house_swordmaster", 3),
            ("minor_envoy", 2),
            ("herald", 1),
        ),
        principal="landsraad_speaker",
        spice=10,
        free_revival=2,
    ),
]

# Ordinary leaders in the order of the sheets, then the principal characters in the order of the factions.
ORDINARY_IDS: Final[list[str]] = [name for sheet in SHEETS for name, _ in sheet.leaders]
ORDINARY: Final[int] = len(ORDINARY_IDS)
LEADER_IDS: Final[list[str]] = [*ORDINARY_IDS, *[sheet.principal for sheet in SHEETS]]
LEADER_STRENGTH: Final[list[int]] = [
    *[strength for sheet in SHEETS for _, strength in sheet.leaders],
    *[PRINCIPAL_STRENGTH] * FACTIONS,
]
LEADER: Final[dict[str, int]] = {name: number for number, name in enumerate(LEADER_IDS)}
LEADERS: Final[int] = len(LEADER_IDS)
LEADER_FACTION: Final[list[int]] = [
    *[faction for faction, sheet in enumerate(SHEETS) for _ in sheet.leaders],
    *range(FACTIONS),
]
FOLLOWERS: Final[list[list[int]]] = [
    [leader for leader in range(ORDINARY) if LEADER_FACTION[leader] == faction] for faction in range(FACTIONS)
]

HOUSEHOLDS: Final[list[list[int]]] = [[*FOLLOWERS[faction], ORDINARY + faction] for faction in range(FACTIONS)]

FREMEN_START: Final = 10  # tokens split over three territories [factions: Fremen]
FREMEN_START_TERRITORIES: Final[tuple[str, ...]] = ("sietch_tabr", "false_wall_south", "false_wall_west")


def faction_of(leader: int) -> int:
    """The faction a leader was born to serve."""
    return LEADER_FACTION[leader]


def leaders_of(faction: int) -> list[int]:
    """The ordinary leaders of a faction. The list is shared: do not change it."""
    return FOLLOWERS[faction]


def household_of(faction: int) -> list[int]:
    """The leaders of a faction and its principal character, for games with duels. Shared: do not change it."""
    return HOUSEHOLDS[faction]


def principal_of(faction: int) -> int:
    """The character that a faction stands and falls with, in games with duels. [FR-XIX.A]"""
    return ORDINARY + faction


if [sheet.id for sheet in SHEETS] != FACTION_IDS or len(SHEETS) != FACTIONS:
    raise ValueError("the sheets do not stand in the order of the factions")
if any(sheet.elites > TOKENS for sheet in SHEETS):
    raise ValueError("a sheet has more elite tokens than tokens")
