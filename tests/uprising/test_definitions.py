"""Uprising's definitions against tables typed from the printed components."""

from __future__ import annotations

from typing import Any

import pytest

from sietch.imperium.defs import (
    CARDS,
    CONFLICTS,
    CONTRACTS,
    IMPERIUM,
    INTRIGUES,
    LEADERS,
    OBJECTIVES,
    POSTS,
    RESERVE,
    SPACES,
    TRAINING,
)
from sietch.imperium.kit import Kit
from sietch.imperium.terms import BATTLE_ICONS, FACTIONS, ICON_NAMES
from support.imperium import uprising
from support.printed import Printed, check_bought_for_its_cost, check_deck, place_of, rows

LETTERS = "ESBFLCTY"  # Emperor, Spacing Guild, Bene Gesserit, Fremen, Landsraad, City, spice Trade, spY
PRINTED = Printed("uprising", LETTERS)

# id, cost, copies, factions, agent icons
RESERVE_STACKS = """
prepare_the_way            2  8 B  LC
the_spice_must_flow        9 10 S  -
"""
IMPERIUM_DECK = """
unswerving_loyalty         1  2 F  -
space_time_folding         1  1 S  S
weirding_woman             1  2 B  CT
sardaukar_soldier          1  1 E  C
smugglers_harvester        1  2 S  T
maker_keeper               2  2 BF C
reliable_informant         2  1 S  S
hidden_missive             2  1 B  L
wheels_within_wheels       2  1 ES Y
fedaykin_stilltent         2  1 F  T
imperial_spymaster         2  1 E  EY
spy_network                2  1 ES -
desert_survival            2  2 F  T
undercover_asset           2  1 ES LCT
bene_gesserit_operative    3  2 B  B
maula_pistol               3  2 F  CT
northern_watermaster       3  1 F  C
covert_operation           3  1 -  Y
double_agent               3  2 ES LCT
guild_envoy                3  1 S  ESBF
rebel_supplier             3  2 F  C
calculus_of_power          3  2 E  CY
guild_spy                  3  1 S  Y
dangerous_rhetoric         3  1 -  LY
branching_path             3  1 B  BC
ecological_testing_station 3  1 F  FC
smugglers_haven            4  1 S  ST
shishakli                  4  1 F  CT
paracompass                4  1 -  C
sardaukar_coordination     4  2 E  EL
truthtrance                4  2 B  ESBF
public_spectacle           4  2 E  Y
southern_elders            4  1 BF BF
tread_in_darkness          4  2 B  LCT
spacing_guilds_favor       5  2 S  ST
captured_mentat            5  1 -  LT
subversive_advisor         5  1 -  Y
leadership                 5  1 F  FT
in_high_places             5  1 EB EB
strike_fleet               5  1 -  Y
treacherous_maneuver       5  1 E  ESBF
chani_clever_tactician     5  1 F  FCT
junction_headquarters      6  1 S  LCT
corrinth_city              6  1 E  EL
stilgar_the_devoted        6  1 F  FCT
desert_power               6  1 F  T
price_is_no_object         6  1 EB EB
long_live_the_fighters     7  1 F  FC
overthrow                  8  1 -  ESBF
steersman                  8  1 S  SLCT
cargo_runner               3  1 S  LCT
delivery_agreement         5  1 S  C
priority_contracts         6  1 S  LT
interstellar_trade         7  1 S  LCT
"""
CHOAM_CARDS = ["cargo_runner", "delivery_agreement", "priority_contracts", "interstellar_trade"]

# id, copies, kinds
INTRIGUE_DECK = """
buy_access            1 plot
call_to_arms          1 plot
change_allegiances    1 plot
contingency_plan      3 plot/combat
councilors_ambition   1 plot
crysknife             1 plot/endgame
cunning               1 plot
depart_for_arrakis    1 plot
desert_mouse          1 plot/endgame
detonation            2 plot
devour                1 combat
distraction           2 plot
find_weakness         1 combat
go_to_ground          1 combat
imperium_politics     1 plot
impress               1 combat
inspire_awe           1 plot
intelligence_report   1 plot
manipulate            1 plot
market_opportunity    1 plot
mercenaries           1 plot
opportunism           1 plot
ornithopter           1 plot/endgame
questionable_methods  1 combat
secure_spice_trade    1 endgame
shaddams_favor        1 plot
shadow_alliance       1 endgame
sietch_ritual         1 plot
special_mission       2 plot
spice_is_power        1 combat
spring_the_trap       1 combat
strategic_stockpiling 1 plot
tactical_option       1 combat
unexpected_allies     1 plot
weirding_combat       1 combat
backed_by_choam       1 plot/combat
leverage              1 plot
reach_agreement       1 combat
choam_profits         1 endgame
"""
CHOAM_INTRIGUE = ["backed_by_choam", "leverage", "reach_agreement", "choam_profits"]

# id, level, battle icon, the place it is about (control, and behind the Shield Wall)
CONFLICT_CARDS = """
skirmish_crysknife        1 crysknife    -
skirmish_ornithopter      1 ornithopter  -
skirmish_desert_mouse     1 desert_mouse -
choam_security            2 crysknife    -
spice_freighters          2 crysknife    -
seize_spice_refinery      2 crysknife    spice_refinery
siege_of_arrakeen         2 ornithopter  arrakeen
test_of_loyalty           2 ornithopter  -
shadow_contest            2 ornithopter  -
secure_imperial_basin     2 desert_mouse imperial_basin
protect_the_sietches      2 desert_mouse -
trade_dispute             2 desert_mouse -
propaganda                3 wild         -
battle_for_imperial_basin 3 ornithopter  imperial_basin
battle_for_arrakeen       3 crysknife    arrakeen
battle_for_spice_refinery 3 desert_mouse spice_refinery
"""

# id, battle icon, numbers of players, makes the first player
OBJECTIVE_CARDS = """
obj_desert_mouse_first desert_mouse 12346 first
obj_crysknife          crysknife    12346 -
obj_ornithopter_1_3    ornithopter  123   -
obj_desert_mouse_4_6   desert_mouse 46    -
obj_crysknife_4_6      crysknife    46    -
"""

# id, copies, what completes it
CONTRACT_TOKENS = """
acquire_tsmf            1 acquire
arrakeen_water          1 arrakeen
arrakeen_spy            1 arrakeen
deliver_supplies        1 deliver_supplies
espionage               2 espionage
harvest_3               2 harvest_3
harvest_4               1 harvest_4
heighliner_water        1 heighliner
heighliner_troops       1 heighliner
high_council_influence  1 high_council
high_council_solari     1 high_council
immediate               1 immediate
research_station_solari 1 research_station
research_station_spy    1 research_station
sardaukar_cards         1 sardaukar
sardaukar_recall        1 sardaukar
spice_refinery_cards    1 spice_refinery
spice_refinery_water    1 spice_refinery
"""

# id, agent icon, faction, combat or not, base spice and sandworms of a Maker, cost in Solari, spice, water
BOARD = """
sardaukar          E E no     0 0 0 4 0
dutiful_service    E E no     0 0 0 0 0
heighliner         S S combat 0 0 0 5 0
deliver_supplies   S S no     0 0 0 0 0
espionage          B B no     0 0 0 1 0
secrets            B B no     0 0 0 0 0
desert_tactics     F F combat 0 0 0 0 1
fremkit            F F combat 0 0 0 0 0
high_council       L - no     0 0 5 0 0
imperial_privilege L - no     0 0 3 0 0
swordmaster        L - no     0 0 8 0 0
assembly_hall      L - no     0 0 0 0 0
gather_support     L - no     0 0 0 0 0
shipping           T - no     0 0 0 3 0
accept_contract    T - no     0 0 0 0 0
arrakeen           C - combat 0 0 0 0 0
spice_refinery     C - combat 0 0 0 0 0
research_station   C - combat 0 0 0 0 2
sietch_tabr        C - combat 0 0 0 0 0
imperial_basin     T - combat 1 0 0 0 0
hagga_basin        T - combat 2 1 0 0 1
deep_desert        T - combat 4 2 0 0 3
"""

# id, icons, whether it watches a Maker space, spaces
OBSERVATION_POSTS = """
post_emperor           E -     sardaukar dutiful_service
post_spacing_guild     S -     heighliner deliver_supplies
post_bene_gesserit     B -     espionage secrets
post_fremen            F -     desert_tactics fremkit
post_council           L -     high_council imperial_privilege swordmaster
post_landsraad         L -     assembly_hall gather_support
post_choam             T -     shipping accept_contract
post_sietch_research   C -     sietch_tabr research_station
post_research_refinery C -     research_station spice_refinery
post_refinery_arrakeen C -     spice_refinery arrakeen
post_deep_desert       T maker deep_desert
post_hagga_basin       T maker hagga_basin
post_imperial_basin    T maker imperial_basin
"""

# id, house, complexity, only with the CHOAM module
LEADER_SHEETS = """
feyd_rautha_harkonnen harkonnen 1 -
gurney_halleck        atreides  1 -
lady_amber_metulli    metulli   1 -
lady_margot_fenring   fenring   1 -
muad_dib              atreides  1 -
princess_irulan       corrino   2 -
lady_jessica          atreides  2 -
staban_tuek           -         3 -
shaddam_corrino_iv    corrino   2 choam
"""


def test_letters_stand_for_the_icons_in_the_games_order() -> None:
    factions = ("emperor", "spacing_guild", "bene_gesserit", "fremen")
    assert factions == FACTIONS
    assert (*factions, "landsraad", "city", "spice_trade", "spy") == ICON_NAMES


@pytest.mark.parametrize(
    ("kind", "table", "copies", "different"),
    [(RESERVE, RESERVE_STACKS, 18, 2), (IMPERIUM, IMPERIUM_DECK, 69, 54)],
)
def test_deck_cards_are_as_printed(kind: str, table: str, copies: int, different: int) -> None:
    check_deck(PRINTED.deck_cards(kind), rows(table), copies, different)


def test_fifteen_imperium_cards_are_there_twice() -> None:
    assert sum(row[2] == "2" for row in rows(IMPERIUM_DECK)) == 15


def test_intrigue_cards_are_as_printed() -> None:
    found = PRINTED.intrigue_cards()
    assert sorted(found) == sorted(rows(INTRIGUE_DECK))
    assert len(found) == 39
    assert sum(c.copies for c in PRINTED.of(INTRIGUES)) == 44
    assert not any(c.at_start or c.before_card for c in PRINTED.of(INTRIGUES))


def test_only_call_to_arms_and_manipulate_stay_face_up() -> None:
    assert [c.id for c in PRINTED.of(INTRIGUES) if c.lasting] == ["call_to_arms", "manipulate"]


def test_conflict_cards_are_as_printed() -> None:
    found = [[c.id, str(c.level), BATTLE_ICONS[c.battle], place_of(c)] for c in PRINTED.of(CONFLICTS)]
    assert found == rows(CONFLICT_CARDS)
    assert [sum(row[1] == level for row in found) for level in "123"] == [3, 9, 4]
    assert {icon: sum(row[2] == icon for row in found) for icon in ("crysknife", "ornithopter", "desert_mouse")} == {
        "crysknife": 5,
        "ornithopter": 5,
        "desert_mouse": 5,
    }
    # The places are those of this board, not of the base game's.
    assert {SPACES[c.control].set for c in PRINTED.of(CONFLICTS) if c.control >= 0} == {"uprising"}


def test_objectives_are_as_printed() -> None:
    found = [
        [c.id, BATTLE_ICONS[c.battle], "".join(map(str, c.seats)), "first" if c.first_player else "-"]
        for c in OBJECTIVES
    ]
    assert found == rows(OBJECTIVE_CARDS)


def test_contracts_are_as_printed() -> None:
    def completed_by(c: Any) -> str:
        if c.space >= 0:
            assert SPACES[c.space].set == "uprising"
            return str(SPACES[c.space].id)
        return f"harvest_{c.harvest}" if c.harvest else "immediate" if c.immediate else "acquire" if c.acquire else "?"

    dealt = [c for c in CONTRACTS if not c.needs]
    assert [[c.id, str(c.copies), completed_by(c)] for c in dealt] == rows(CONTRACT_TOKENS)
    assert sum(c.copies for c in dealt) == 20
    assert [c.id for c in CONTRACTS if c.reserved] == ["sardaukar_cards", "sardaukar_recall"]


def test_board_spaces_are_as_printed() -> None:
    found = PRINTED.board("maker", "worms", "solari", "spice", "water")
    assert found == rows(BOARD)
    assert len(found) == 22


def test_board_spaces_with_rules_of_their_own() -> None:
    board = PRINTED.of(SPACES)
    assert [c.id for c in board if c.once] == ["swordmaster"]
    assert {c.id: c.cheaper_later for c in board if c.cheaper_later} == {"swordmaster": 2}
    places = ["arrakeen", "spice_refinery", "imperial_basin"]
    assert [c.id for c in board if c.controlled] == places
    assert [c.id for c in board if c.protected] == places
    assert {c.id: (FACTIONS[c.needs_faction], c.needs_influence) for c in board if c.needs_influence} == {
        "imperial_privilege": ("emperor", 2),
        "shipping": ("spacing_guild", 2),
        "sietch_tabr": ("fremen", 2),
    }
    assert {c.id: c.oratory for c in board if c.oratory} == {"assembly_hall": 1}
    assert not any(c.exchange for c in board)


def test_observation_posts_are_as_printed() -> None:
    found = [
        [c.id, PRINTED.letters(c.icons), "maker" if c.maker else "-", *[SPACES[n].id for n in c.spaces]]
        for c in PRINTED.of(POSTS)
    ]
    assert found == rows(OBSERVATION_POSTS)
    assert len(found) == 13
    for c in PRINTED.of(SPACES):
        watchers = [POSTS[n].id for n in range(len(POSTS)) if c.posts >> n & 1]
        assert watchers == [row[0] for row in rows(OBSERVATION_POSTS) if c.id in row[3:]]
        assert watchers, f"nobody can watch {c.id}"


def test_leaders_are_as_printed() -> None:
    found = [[c.id, c.house or "-", str(c.complexity), "choam" if c.choam else "-"] for c in PRINTED.of(LEADERS)]
    assert found == rows(LEADER_SHEETS)
    assert {c.id: c.without for c in PRINTED.of(LEADERS) if c.without} == {"staban_tuek": "diplomacy"}


def test_the_training_track_forks_twice() -> None:
    track = {place.id: [TRAINING[n].id for n in place.following] for place in TRAINING}
    assert track == {
        "start": ["a1", "a2"],
        "a1": ["b"],
        "a2": ["b"],
        "b": ["c1", "c2"],
        "c1": ["d"],
        "c2": ["c3"],
        "c3": ["d"],
        "d": [],
    }


@pytest.mark.parametrize(("choam", "imperium", "intrigue"), [(False, 65, 40), (True, 69, 44)])
def test_the_choam_module_brings_its_marked_cards(choam: bool, imperium: int, intrigue: int) -> None:
    marked = [c.id for c in PRINTED.of(CARDS) if c.choam], [c.id for c in PRINTED.of(INTRIGUES) if c.choam]
    assert marked == (CHOAM_CARDS, CHOAM_INTRIGUE)
    kit = Kit("uprising", choam)
    assert (len(kit.imperium), len(kit.intrigue)) == (imperium, intrigue)
    assert len(kit.contracts) == (20 if choam else 0)
    assert len(kit.leaders) == (9 if choam else 8)
    assert (len(kit.starters), len(kit.reserve), len(kit.conflicts), len(kit.posts)) == (10, 2, 16, 13)


# -- cost and icons, as the game applies them --------------------------------------------------------------------

RULES = {"choam": True}
EVERY_CARD = rows(RESERVE_STACKS + IMPERIUM_DECK.lstrip())
PLENTY = {"solari": 20, "spice": 20, "water": 20, "influence": {"emperor": 2, "spacing_guild": 2, "fremen": 2}}


@pytest.mark.parametrize(("name", "cost"), [(row[0], int(row[1])) for row in EVERY_CARD])
def test_a_card_is_bought_for_its_cost_and_for_no_less(name: str, cost: int) -> None:
    stacks = [row[0] for row in rows(RESERVE_STACKS)]
    table = uprising(rules=RULES, row=[] if name in stacks else [name], a={"hand": []})
    check_bought_for_its_cost(table, name, cost, "R-REV-03")


@pytest.mark.parametrize(("name", "icons"), [(row[0], row[4]) for row in EVERY_CARD if row[4] != "-"])
def test_icons_lead_to_their_spaces_and_to_no_others(name: str, icons: str) -> None:
    watched = ["sietch_tabr", "research_station"]
    given = {"hand": [name], "spies": ["post_sietch_research"], **PLENTY}
    table = uprising(rules=RULES, a=given).do(f"a play {name}")
    expected = [row[0] for row in rows(BOARD) if row[1] in icons or ("Y" in icons and row[0] in watched)]
    assert table.options("a", "to") == expected


@pytest.mark.parametrize("name", [row[0] for row in EVERY_CARD if row[4] == "-"])
def test_a_card_without_icons_sends_nobody(name: str) -> None:
    assert uprising(a={"hand": [name]}).why_not(f"a play {name}") == "R-AGT-01"


@pytest.mark.parametrize("name", [row[0] for row in EVERY_CARD if row[4] == "Y"])
def test_a_spy_icon_alone_needs_a_spy(name: str) -> None:
    assert uprising(a={"hand": [name], **PLENTY}).why_not(f"a play {name}") == "R-AGT-01"
