"""What is printed on the six shields: leaders, starting forces, spice, revival, hand."""

from __future__ import annotations

from typing import Final

from sietch.classic.terms import FACTION_IDS, FACTIONS, TOKENS

LEADERS_EACH: Final = 5


class Sheet:
    """One faction's shield."""

    __slots__ = ("cards", "elites", "free_revival", "hand", "id", "leaders", "on_map", "spice")

    def __init__(
        self,
        id: str,
        leaders: tuple[tuple[str, int], ...],
        *,
        on_map: tuple[tuple[str, int], ...] = (),
        spice: int,
        free_revival: int,
        hand: int = 4,
        cards: int = 1,
        elites: int = 0,
    ) -> None:
        self.id = id
        self.leaders = leaders
        self.on_map = on_map
        self.spice = spice
        self.free_revival = free_revival
        self.hand = hand
        self.cards = cards
        self.elites = elites


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
        spice=5,
        free_revival=1,
    ),
]

LEADER_IDS: Final[list[str]] = [name for sheet in SHEETS for name, _ in sheet.leaders]
LEADER_STRENGTH: Final[list[int]] = [strength for sheet in SHEETS for _, strength in sheet.leaders]
LEADER: Final[dict[str, int]] = {name: number for number, name in enumerate(LEADER_IDS)}
LEADERS: Final[int] = len(LEADER_IDS)

FREMEN_START: Final = 10  # tokens split over three territories [factions: Fremen]
FREMEN_START_TERRITORIES: Final[tuple[str, ...]] = ("sietch_tabr", "false_wall_south", "false_wall_west")


def faction_of(leader: int) -> int:
    """The faction a leader was born to serve."""
    return leader // LEADERS_EACH


def leaders_of(faction: int) -> range:
    return range(faction * LEADERS_EACH, (faction + 1) * LEADERS_EACH)


if [sheet.id for sheet in SHEETS] != FACTION_IDS or len(SHEETS) != FACTIONS:
    raise ValueError("the sheets do not stand in the order of the factions")
if any(sheet.elites > TOKENS for sheet in SHEETS):
    raise ValueError("a sheet has more elite tokens than tokens")
