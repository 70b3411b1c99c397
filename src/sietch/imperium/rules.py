"""The ruleset of Dune: Imperium: every ruling that could go another way, as a named switch."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sietch.imperium.defs import LEADERS, RIVAL_CARD, RIVAL_CARDS
from sietch.imperium.kit import BASE, Kit
from sietch.kernel.frame import Definition
from sietch.kernel.ruleset import BadRuleset, Option, Schema, Value

DIFFICULTIES = ("mercenary", "sardaukar", "mentat", "kwisatz_haderach")


class Difficulty:
    """One column of the solo table."""

    __slots__ = (
        "expert",
        "garrison",
        "intrigue",
        "mentat_cost",
        "solari",
        "spice",
        "swordmaster",
        "swordmasters_round",
    )

    def __init__(
        self,
        *,
        solari: int,
        spice: int,
        mentat_cost: int,
        garrison: int,
        swordmasters_round: int,
        intrigue: int,
        expert: bool,
        swordmaster: bool,
    ) -> None:
        self.solari = solari
        self.spice = spice
        self.mentat_cost = mentat_cost
        self.garrison = garrison
        self.swordmasters_round = swordmasters_round
        self.intrigue = intrigue
        self.expert = expert
        self.swordmaster = swordmaster


SOLO: dict[str, Difficulty] = {
    "mercenary": Difficulty(
        solari=1,
        spice=1,
        mentat_cost=2,
        garrison=0,
        swordmasters_round=5,
        intrigue=0,
        expert=False,
        swordmaster=True,
    ),
    "sardaukar": Difficulty(
        solari=0,
        spice=0,
        mentat_cost=5,
        garrison=3,
        swordmasters_round=4,
        intrigue=1,
        expert=False,
        swordmaster=True,
    ),
    "mentat": Difficulty(
        solari=0,
        spice=0,
        mentat_cost=5,
        garrison=3,
        swordmasters_round=3,
        intrigue=1,
        expert=True,
        swordmaster=True,
    ),
    "kwisatz_haderach": Difficulty(
        solari=0,
        spice=0,
        mentat_cost=5,
        garrison=3,
        swordmasters_round=3,
        intrigue=1,
        expert=True,
        swordmaster=False,
    ),
}


def _make_schema() -> Schema:
    """All options; leaders are among them, so the sets are loaded first."""
    ids = [leader.id for leader in LEADERS if leader.set == "base"]
    rivals = [leader.id for leader in LEADERS if leader.set == "base" and leader.may_be_rival]
    return Schema(
        [
            Option("leaders", "random", choices=("random", "choose"), each_of=ids, rules=("R-SET-03",)),
            Option("difficulty", "sardaukar", choices=DIFFICULTIES, rules=("R-SET-09",)),
            Option("rivals", "random", choices=("random",), each_of=rivals, rules=("R-SET-09",)),
            Option("bindu_pass_optional", False, rules=("R-AG-18", "Q1")),
            Option("reverend_mother_spice_always", False, rules=("R-RV-10", "Q2")),
            Option("masterstroke_forced", False, rules=("R-SET-07", "Q4")),
            Option("masterstroke_counts_all_troops", True, rules=("Q5",)),
            Option("last_reveal_breaks_ties", True, rules=("R-EN-02", "Q7")),
            Option("corner_the_market_needs_two", False, rules=("R-EN-03", "Q8")),
            Option("rivals_hold_by_troops", False, rules=("SO6", "Q14")),
            Option("hagal_starts_with_garrison", False, rules=("TP1", "Q17")),
            Option("rival_signet_asks", False, rules=("SO5", "Q19")),
            Option("hagal_acts_after_bindu", False, rules=("TP3", "Q33")),
            Option("kwisatz_haderach_enters_free", False, rules=("R-AG-16", "Q38")),
            Option("envoy_needs_an_icon", False, rules=("R-AG-01", "Q30")),
            Option("fourth_takes_third_after_triple_tie", False, rules=("R-CB-04", "Q32")),
        ],
        {
            "standard": {},
            "first_game": {
                "leaders": ["paul_atreides", "glossu_rabban", "earl_memnon_thorvald", "count_ilban_richese"],
                "difficulty": "mercenary",
                "rivals": ["earl_memnon_thorvald", "glossu_rabban"],
            },
        },
    )


def _make_uprising_schema() -> Schema:
    """The options of Uprising; mixing in the base game brings that game's own rulings along."""
    ids = [leader.id for leader in LEADERS if leader.set == "uprising"]
    rivals = [card.id for card in RIVAL_CARDS]
    return Schema(
        [
            Option("leaders", "random", choices=("random", "choose"), each_of=ids, rules=("R-SET-05",)),
            Option("choam", False, rules=("R-SET-03", "R-CHM-01")),
            Option("difficulty", "sardaukar", choices=DIFFICULTIES, rules=("RV-12", "RV-13", "RV-14", "RV-15")),
            Option("rivals", "random", choices=("random",), each_of=rivals, rules=("RV-04", "RV-07")),
            Option("brutal_escalation", False, rules=("RV-16",)),
            Option("expert_deployment", False, rules=("RV-17",)),
            Option("smart_politics", False, rules=("RV-18",)),
            Option("dice_churn", False, rules=("RV-19",)),
            Option("streamlined_rivals", False, rules=("RV-20",)),
            Option("base_cards", False, rules=("R-MIX-03",)),
            Option("base_conflicts", False, rules=("R-MIX-03",)),
            Option("jessica_needs_memories", False, rules=("Q-06",)),
            Option("last_reveal_breaks_ties", True, rules=("R-END-03",)),
            Option("fourth_takes_third_after_triple_tie", False, rules=("R-CMB-04",)),
        ],
        {
            "standard": {},
            "choam": {"choam": True},
            "first_game": {
                "leaders": ["feyd_rautha_harkonnen", "gurney_halleck", "lady_amber_metulli", "lady_margot_fenring"]
            },
        },
    )


TEAM_SEATS = 6
RIVAL_VARIANTS = ("brutal_escalation", "expert_deployment", "smart_politics")
COMMANDING = ("muad_dib", "shaddam_corrino_iv")
SCHEMA = _make_schema()
UPRISING_SCHEMA = _make_uprising_schema()
_KITS: dict[tuple[bool, bool, bool, bool], Kit] = {}


def uprising_kit(values: Mapping[str, Value], seats: int = 4) -> Kit:
    """What an Uprising ruleset puts on the table; made once for each combination. Six play with CHOAM. [S6-04]"""
    six = seats == TEAM_SEATS
    key = (bool(values["choam"]) or six, bool(values["base_cards"]), bool(values["base_conflicts"]), six)
    if key not in _KITS:
        _KITS[key] = Kit("uprising", *key)
    return _KITS[key]


class Rules(Definition):
    """A checked ruleset with fast access to what the engine asks for."""

    __slots__ = (
        "bindu_pass_optional",
        "brutal_escalation",
        "corner_the_market_needs_two",
        "dice_churn",
        "difficulty",
        "envoy_needs_an_icon",
        "expert_deployment",
        "fourth_takes_third_after_triple_tie",
        "hagal_acts_after_bindu",
        "hagal_starts_with_garrison",
        "kwisatz_haderach_enters_free",
        "kit",
        "last_reveal_breaks_ties",
        "leaders",
        "masterstroke_counts_all_troops",
        "masterstroke_forced",
        "reverend_mother_spice_always",
        "rival_signet_asks",
        "rivals",
        "rivals_hold_by_troops",
        "jessica_needs_memories",
        "schema",
        "smart_politics",
        "streamlined_rivals",
        "values",
    )

    def __init__(self, values: Mapping[str, Value], seats: int) -> None:
        super().__init__()
        self.values: dict[str, Value] = dict(values)
        self.schema = SCHEMA
        self.kit = BASE
        if "choam" in values:
            self.schema = UPRISING_SCHEMA
            self.kit = uprising_kit(values, seats)
            values = {**SCHEMA.read(None), **values}
        self.leaders = values["leaders"]
        self.rivals = values["rivals"]
        self.difficulty: Difficulty = SOLO[str(values["difficulty"])]
        self.bindu_pass_optional = bool(values["bindu_pass_optional"])
        self.reverend_mother_spice_always = bool(values["reverend_mother_spice_always"])
        self.masterstroke_forced = bool(values["masterstroke_forced"])
        self.masterstroke_counts_all_troops = bool(values["masterstroke_counts_all_troops"])
        self.last_reveal_breaks_ties = bool(values["last_reveal_breaks_ties"])
        self.corner_the_market_needs_two = bool(values["corner_the_market_needs_two"])
        self.rivals_hold_by_troops = bool(values["rivals_hold_by_troops"])
        self.hagal_starts_with_garrison = bool(values["hagal_starts_with_garrison"])
        self.rival_signet_asks = bool(values["rival_signet_asks"])
        self.hagal_acts_after_bindu = bool(values["hagal_acts_after_bindu"])
        self.kwisatz_haderach_enters_free = bool(values["kwisatz_haderach_enters_free"])
        self.envoy_needs_an_icon = bool(values["envoy_needs_an_icon"])
        expert = "choam" in values and str(values["difficulty"]) in ("mentat", "kwisatz_haderach")
        self.brutal_escalation = expert or bool(values.get("brutal_escalation", False))
        self.expert_deployment = expert or bool(values.get("expert_deployment", False))
        self.smart_politics = expert or bool(values.get("smart_politics", False))
        self.dice_churn = bool(values.get("dice_churn", False))
        self.streamlined_rivals = bool(values.get("streamlined_rivals", False))
        self.jessica_needs_memories = bool(values.get("jessica_needs_memories", False))
        self.fourth_takes_third_after_triple_tie = bool(values["fourth_takes_third_after_triple_tie"])

    def changed(self) -> dict[str, Value]:
        """What differs from the default ruling."""
        return self.schema.changed(self.values)


def read_uprising_rules(given: Mapping[str, Any] | str | None, seats: int) -> Rules:
    """An Uprising ruleset for this many seats, or BadRuleset with a sentence."""
    values = UPRISING_SCHEMA.read(given)
    leaders = values["leaders"]
    if isinstance(leaders, list):
        values["leaders"] = leaders = named_leaders(leaders, 4 if seats == TEAM_SEATS else seats)
        if seats == TEAM_SEATS and any(name in COMMANDING for name in leaders):
            raise BadRuleset("'leaders' names the four allies of a game of six; the two commanders are given")
        for name in leaders:
            if LEADERS[leader_number(name, "uprising")].choam and not values["choam"] and seats != TEAM_SEATS:
                raise BadRuleset(f"{name!r} plays only with the CHOAM module; switch 'choam' on")
    _check_rivals(values, seats)
    if values["base_conflicts"] and not values["base_cards"]:
        raise BadRuleset("'base_conflicts' mixes the base game's conflicts in; it needs 'base_cards' as well")
    return Rules(values, seats)


def _check_rivals(values: Mapping[str, Value], seats: int) -> None:
    """Rivals exist with one and two players, and streamlined ones are two of the ten."""
    rivals = values["rivals"]
    wanted = {1: 2, 2: 1}.get(seats, 0)
    for variant in RIVAL_VARIANTS:
        if values[variant] and not wanted:
            raise BadRuleset(f"{variant!r} is about Rivals, who play only with one or two players, not with {seats}")
    if isinstance(rivals, list):
        if len(rivals) != wanted:
            raise BadRuleset(f"'rivals' names {len(rivals)} Rivals; with {seats} players there are {wanted}")
        if len(set(rivals)) != wanted:
            raise BadRuleset("'rivals' names a Rival twice; each Rival card exists once")
        if values["streamlined_rivals"] and not all(RIVAL_CARDS[RIVAL_CARD[name]].streamlined for name in rivals):
            raise BadRuleset("'streamlined_rivals' is for amber_metulli and glossu_rabban only")
    if values["streamlined_rivals"] and seats != 2:
        raise BadRuleset("'streamlined_rivals' is for two players")
    if values["dice_churn"] and seats != 1:
        raise BadRuleset("'dice_churn' is for solo games")
    if values["difficulty"] != "sardaukar" and seats != 1:
        raise BadRuleset("'difficulty' is for solo games")


def named_leaders(leaders: list[str], seats: int) -> list[str]:
    """The first so many named leaders, each once."""
    if len(leaders) < seats:
        raise BadRuleset(f"'leaders' names {len(leaders)} leaders for {seats} seats")
    if len(set(leaders)) != len(leaders):
        raise BadRuleset("'leaders' names a leader twice; each leader exists once")
    return leaders[:seats]


def leader_number(name: str, set: str) -> int:
    """The number of a leader of a set by its id."""
    for leader in LEADERS:
        if leader.id == name and leader.set == set:
            return leader.number
    raise BadRuleset(f"there is no leader {name!r}")


def read_rules(given: Mapping[str, Any] | str | None, seats: int) -> Rules:
    """A ruleset for this many seats, or BadRuleset with a sentence."""
    values = SCHEMA.read(given)
    leaders = values["leaders"]
    if isinstance(leaders, list):
        values["leaders"] = leaders = named_leaders(leaders, seats)
    rivals = values["rivals"]
    if seats == 1 and isinstance(rivals, list):
        if len(rivals) != 2 or len(set(rivals)) != 2:
            raise BadRuleset("'rivals' names two different leaders for the two Rivals of a solo game")
        if isinstance(leaders, list) and leaders[0] in rivals:
            raise BadRuleset(f"{leaders[0]!r} is the player's leader and cannot be a Rival too")
    return Rules(values, seats)


def leader_numbers(names: Value, set: str = "base") -> list[int]:
    """The numbers of named leaders; empty when none are named."""
    return [leader_number(name, set) for name in names] if isinstance(names, list) else []
