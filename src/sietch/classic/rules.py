"""The ruleset of classic Dune: two editions, basic and advanced game, and every optional rule on its own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from sietch.classic.atlas import STRONGHOLDS as PRINTED_STRONGHOLDS
from sietch.classic.atlas import TERRITORY
from sietch.classic.cards import DECKS
from sietch.classic.sheets import LEADER_STRENGTH, ORDINARY
from sietch.classic.terms import BENE_TLEILAX, FACTION_IDS, FACTIONS, IXIANS, LANDSRAAD, PRINTED
from sietch.kernel.ruleset import BadRuleset, Option, Schema, Value

SEAT_COUNTS: Final[tuple[int, ...]] = (2, 3, 4, 5, 6, 7, 8, 9)
USUAL_SEATS: Final = 6
OF_SIX: Final = 4  # territories that win when the Shield Wall counts [FR-XX.B]
NO_LIMIT: Final = 0  # of alliance size
# The option that lets a faction be played for which there is no shield in the box.
EXTRA: Final[dict[str, str]] = {
    "ixians": "extra_factions",
    "bene_tleilax": "extra_factions",
    "landsraad": "landsraad_reconstruction",
}
# The largest alliance that the Italian victory table has a price for, where that is not everybody. [IT-IV]
PRICED: Final[dict[int, int]] = {2: 1, 3: 2}
# Territories that are made strongholds for many players. [IT-XVIII.C]
SIETCHES: Final[dict[str, tuple[str, ...]]] = {
    "none": (),
    "false_wall_east": ("false_wall_east",),
    "harg_pass": ("harg_pass",),
    "both": ("false_wall_east", "harg_pass"),
}
BOTH_MORE: Final = 2  # that win when both are used and the cities count double [IT-XVIII.C.1]
# Options that came later: a position does not mention them where they are off, so that older ones stay the same.
LATER: Final[tuple[str, ...]] = (
    "extra_factions",
    "ixian_leaders_free",
    "landsraad_reconstruction",
    "principal_strength",
    "war_of_assassins",
)

OPTIONS: Final[list[Option]] = [
    Option("edition", "fr1992", choices=("fr1992", "italian"), rules=("FR-I",)),
    Option("factions", "random", choices=("random", "choose"), each_of=FACTION_IDS, rules=("FR-III.E",)),
    # -- the advanced game and the optional rules
    Option("advanced", False, rules=("FR-XXII", "FR-XXIII", "FR-XXIV", "FR-XXV")),
    Option("additional_advantages", False, rules=("FR-XV",)),
    Option("weather", False, rules=("FR-XVII",)),
    Option("special_karama", False, rules=("FR-XVIII",)),
    Option("alliances", True, rules=("FR-XX.A",)),
    Option("alliance_size", NO_LIMIT, rules=("FR-XII.C.2", "IT-XVIII.A.1")),
    Option("one_more_stronghold", False, rules=("FR-XX.A",)),
    Option("shield_wall_counts", False, rules=("FR-XX.B",)),
    Option("increased_spice_flow", False, rules=("FR-XXI",)),
    Option("treachery_deck", "33", choices=tuple(DECKS), rules=("FR-II.D.2",)),
    Option("deals", True, rules=("FR-XIII.C",)),
    Option("auction", "aloud", choices=("aloud", "sealed"), rules=("FR-VIII.B",)),
    # -- where the editions differ
    Option("victory", "fr1992", choices=("fr1992", "italian"), rules=("FR-IV", "IT-IV")),
    Option("three_spice_with", "carthag", choices=("carthag", "carthag_or_arrakeen"), rules=("FR-XI.A", "IT-XI.A")),
    Option("traitors_must_be_called", False, rules=("FR-X.D.1", "IT-X.D.1")),
    Option("late_worms_eat", False, rules=("FR-XXIII.B.2", "IT-XXI.B.2")),
    Option("groups_gather", "territory", choices=("territory", "sector"), rules=("FR-IX.C.2.a", "IT-XXV.B.1")),
    Option("asked_when_entered", False, rules=("FR-XV.B.5", "IT-XV.B.5")),
    # -- questions that the sources leave open
    Option("atreides_see_bonus_card", False, rules=("OQ6",)),
    Option("pass_is_final", True, rules=("OQ8",)),
    Option("emperor_pays_revival", False, rules=("OQ10",)),
    Option("lone_advisors_hold", False, rules=("OQ25",)),
    Option("special_karama_once", False, rules=("OQ46",)),
    Option("storm_cards_on_turn_one", False, rules=("OQ48",)),
    Option("residual_poison", "kills", choices=("kills", "discards"), rules=("OQ2",)),
    # -- preludes and further rules; which way round the auctions of Spice Harvest go is OQ27
    Option("spice_harvest", "off", choices=("off", "on", "to_the_right"), rules=("FR-XVI", "OQ27")),
    # -- the Italian extras
    Option("extra_strongholds", "none", choices=tuple(SIETCHES), rules=("IT-XVIII.C", "IT-XVIII.C.1")),
    Option("extra_factions", False, rules=("IT-I",)),
    Option("ixian_leaders_free", False, rules=("SH-IXIANS.4",)),
    Option("landsraad_reconstruction", False, rules=("OQ41",)),
    Option("duel", "off", choices=("off", "on"), rules=("FR-XIX",)),
    # -- what only has a meaning with duels
    Option("principal_strength", "10", choices=("10", "8"), rules=("FR-II.B.1", "IT-XVIII.D")),
    Option("war_of_assassins", True, rules=("FR-XIX.C.11", "IT-XII.B.1")),
]

ITALIAN: Final[dict[str, Value]] = {
    "edition": "italian",
    "victory": "italian",
    "three_spice_with": "carthag_or_arrakeen",
    "traitors_must_be_called": True,
    "late_worms_eat": True,
    "groups_gather": "sector",
    "asked_when_entered": True,
}
ADVANCED: Final[dict[str, Value]] = {
    "advanced": True,
    "additional_advantages": True,
    "weather": True,
    "special_karama": True,
    "increased_spice_flow": True,
}

PRESETS: Final[dict[str, dict[str, Value]]] = {
    "fr1992": {"treachery_deck": "43"},
    "fr1992_advanced": {"treachery_deck": "43", **ADVANCED},
    "italian": ITALIAN,
    "italian_advanced": {**ITALIAN, **ADVANCED},
    "long": {"alliances": False, "one_more_stronghold": True},
    "tournament": {"advanced": True, "additional_advantages": True, "increased_spice_flow": True, "alliance_size": 2},
}

SCHEMA: Final = Schema(OPTIONS, PRESETS)


class Rules:
    """A ruleset read once: what the phases ask about, as plain fields."""

    __slots__ = (
        "additional",
        "advanced",
        "alliance_size",
        "alliances",
        "asked_when_entered",
        "bonus_seen",
        "deals",
        "deck",
        "doubled",
        "duel",
        "emperor_pays",
        "factions",
        "extra_factions",
        "flow",
        "harvest",
        "harvest_right",
        "fortified",
        "italian",
        "italian_victory",
        "ixian_leaders_free",
        "landsraad",
        "late_worms_eat",
        "lone_advisors_hold",
        "must_call",
        "one_more",
        "pass_final",
        "poison_discards",
        "principal",
        "sealed_auction",
        "seats",
        "sector_groups",
        "special_karama",
        "special_once",
        "storm_cards_early",
        "strongholds",
        "three_with_both",
        "values",
        "wall_counts",
        "war",
        "weather",
    )

    def __init__(self, values: dict[str, Value], seats: int) -> None:
        self.values = values
        self.seats = seats
        self.italian = values["edition"] == "italian"
        self.factions = values["factions"]
        self.advanced = bool(values["advanced"])
        self.additional = bool(values["additional_advantages"])
        self.weather = bool(values["weather"])
        self.special_karama = bool(values["special_karama"])
        self.alliances = bool(values["alliances"])
        self.one_more = bool(values["one_more_stronghold"])
        self.wall_counts = bool(values["shield_wall_counts"])
        self.flow = bool(values["increased_spice_flow"]) or self.advanced  # FR-XXV
        self.deck = str(values["treachery_deck"])
        self.deals = bool(values["deals"])
        self.sealed_auction = values["auction"] == "sealed"
        self.italian_victory = values["victory"] == "italian"
        size = values["alliance_size"]
        self.alliance_size = size if isinstance(size, int) and size else seats
        if self.italian_victory and seats in PRICED:
            self.alliance_size = min(self.alliance_size, PRICED[seats])
        self.three_with_both = values["three_spice_with"] == "carthag_or_arrakeen"
        self.must_call = bool(values["traitors_must_be_called"])
        self.late_worms_eat = bool(values["late_worms_eat"])
        self.sector_groups = values["groups_gather"] == "sector"
        self.asked_when_entered = bool(values["asked_when_entered"])
        self.bonus_seen = bool(values["atreides_see_bonus_card"])
        self.pass_final = bool(values["pass_is_final"])
        self.emperor_pays = bool(values["emperor_pays_revival"])
        self.lone_advisors_hold = bool(values["lone_advisors_hold"])
        self.special_once = bool(values["special_karama_once"])
        self.storm_cards_early = bool(values["storm_cards_on_turn_one"])
        self.poison_discards = values["residual_poison"] == "discards"
        self.harvest = values["spice_harvest"] != "off"
        self.harvest_right = values["spice_harvest"] == "to_the_right"
        sietches = SIETCHES[str(values["extra_strongholds"])]
        self.strongholds = (*PRINTED_STRONGHOLDS, *[TERRITORY[name] for name in sietches])
        self.fortified = sum([1 << territory for territory in self.strongholds])  # the same as bits
        self.doubled = len(sietches) == 2  # Carthag and Arrakeen count for two [IT-XVIII.C.1]
        self.extra_factions = bool(values["extra_factions"])
        self.ixian_leaders_free = bool(values["ixian_leaders_free"])
        self.landsraad = bool(values["landsraad_reconstruction"])
        self.duel = values["duel"] == "on"
        self.principal = int(str(values["principal_strength"]))  # also the most spice that supports a champion
        self.war = self.duel and bool(values["war_of_assassins"])

    def strength(self, leader: int) -> int:
        """How strong a leader is at this table. [FR-II.B.1, IT-XVIII.D]"""
        return LEADER_STRENGTH[leader] if leader < ORDINARY else self.principal

    def strongholds_to_win(self, members: int) -> int:
        """How many strongholds win for an alliance of so many (one: alone). [FR-IV, IT-IV, FR-XX, IT-XVIII.C]"""
        if self.italian_victory and members >= 2:
            needed = 5 if self.seats == 3 or members >= 3 else 4
        elif self.italian_victory:
            needed = 4 if self.seats <= 3 else 3
        else:
            needed = 4 if self.seats == 2 else 3
        if self.wall_counts:
            needed = OF_SIX
        elif self.one_more:
            needed = min(needed + 1, len(self.strongholds))
        return needed + BOTH_MORE if self.doubled else needed

    def recorded(self) -> dict[str, Value]:
        """The options as a saved position names them."""
        usual = {name: SCHEMA.options[name].default for name in LATER}
        return {name: value for name, value in self.values.items() if usual.get(name) != value}


def needed_for(seats: int) -> dict[str, Value]:
    """The options without which so many cannot play: six shields are in the box. [IT-I, OQ41]"""
    if seats <= PRINTED:
        return {}
    needed: dict[str, Value] = {"extra_factions": True}
    if seats == FACTIONS:
        needed["landsraad_reconstruction"] = True
    return needed


def pool(rules: Rules) -> list[int]:
    """The factions that may be drawn or chosen; the Landsraad only where nobody else is left. [IT-I]"""
    found = list(range(PRINTED))
    if rules.extra_factions:
        found.append(IXIANS)
        if rules.seats > 2:
            found.append(BENE_TLEILAX)
    if rules.landsraad and rules.seats == FACTIONS:
        found.append(LANDSRAAD)
    return found


def check_factions(values: Mapping[str, Value], seats: int) -> None:
    """Who is not in the box plays only where an option says so. [IT-I, SH-BENE_TLEILAX.1, OQ41]"""
    for option, value in needed_for(seats).items():
        if values[option] != value:
            raise BadRuleset(f"{seats} seats need the ruleset option {option}: the box has {PRINTED} factions")
    factions = values["factions"]
    if not isinstance(factions, list):
        return
    for faction, option in EXTRA.items():
        if faction in factions and not values[option]:
            raise BadRuleset(f"{faction} can be played only with the ruleset option {option}")
    if seats == 2 and FACTION_IDS[BENE_TLEILAX] in factions:
        raise BadRuleset("bene_tleilax cannot be played by one of two: they have no tokens to fight with")


def read_rules(given: Mapping[str, Any] | str | None, seats: int) -> Rules:
    """The ruleset in full, or BadRuleset with the reason why it cannot be played."""
    values = SCHEMA.read(given)
    factions = values["factions"]
    if isinstance(factions, list):
        if len(factions) != seats:
            raise BadRuleset(f"{seats} seats need {seats} factions, not {len(factions)}")
        if len(set(factions)) != len(factions):
            raise BadRuleset("a faction can be played by one seat only")
    if factions == "choose" and values["spice_harvest"] != "off":
        raise BadRuleset("with Spice Harvest planet cards decide who plays whom (FR-XVI.A.2.a): nobody can choose")
    check_factions(values, seats)
    size = values["alliance_size"]
    if size == 1 or (isinstance(size, int) and size > 9):
        raise BadRuleset("alliance_size is the most members an alliance may have: 2 or more, 0 for no limit")
    if not values["alliances"] and size:
        raise BadRuleset("alliance_size has no meaning without alliances (FR-XX.A)")
    return Rules(values, seats)
