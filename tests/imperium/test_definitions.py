"""The definitions against tables typed from the printed components, and what a malformed definition is told."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from sietch.imperium import defs
from sietch.imperium.declare import card, conflict, hagal_card, intrigue_card, leader, space
from sietch.imperium.defs import CARDS, CONFLICTS, HAGAL_CARDS, IMPERIUM, INTRIGUES, LEADERS, RESERVE, SPACES, STARTER
from sietch.imperium.effects import (
    EFFECTS,
    ONE_OF,
    SOME,
    SPECIAL_NAMES,
    DefinitionError,
    Effect,
    check_names,
)
from sietch.imperium.language import (
    acquire,
    draw,
    influence,
    influence_with_one_of,
    pay,
    persuasion,
    solari,
    special,
    spice,
)
from sietch.imperium.terms import COMBAT, EMPEROR, FACTIONS, ICON_NAMES, PLOT
from support.imperium import imperium
from support.printed import Printed, check_bought_for_its_cost, check_deck, place_of, rows

LETTERS = "EGBFLCS"  # Emperor, Spacing Guild, Bene Gesserit, Fremen, Landsraad, City, Spice Trade
BASE = Printed("base", LETTERS)

# id, cost (- when it has none), copies, factions, agent icons
STARTING_DECK = """
convincing_argument      -  2  -   -
dagger                   -  2  -   L
diplomacy                -  1  -   EGBF
dune_desert_planet       -  2  -   S
reconnaissance           -  1  -   C
seek_allies              -  1  -   EGBF
signet_ring              -  1  -   LCS
"""
RESERVE_STACKS = """
arrakis_liaison          2  8  F   LC
spice_must_flow          9 10  -   -
foldspace                -  6  -   EGBFLCS
"""
IMPERIUM_DECK = """
arrakis_recruiter        2  2  -   C
assassination_mission    1  2  -   -
bene_gesserit_initiate   3  2  B   LCS
bene_gesserit_sister     3  3  B   BL
carryall                 5  1  -   S
chani                    5  1  F   FCS
choam_directorship       8  1  -   -
crysknife                3  1  F   FS
dr_yueh                  1  1  -   C
duncan_idaho             4  1  -   C
fedaykin_death_commando  3  2  F   CS
firm_grip                4  1  E   EL
fremen_camp              4  2  F   S
gene_manipulation        3  2  B   LC
guild_administrator      2  2  G   GS
guild_ambassador         4  1  G   L
guild_bankers            3  1  G   EGL
gun_thopter              4  2  -   CS
gurney_halleck           6  1  -   C
imperial_spy             2  2  E   E
kwisatz_haderach         8  1  B   EGBFLCS
lady_jessica             7  1  B   BLCS
liet_kynes               5  1  EF  FC
missionaria_protectiva   1  2  B   C
opulence                 6  1  E   E
other_memory             4  1  B   CS
piter_de_vries           5  1  -   LC
power_play               5  3  -   EGBF
reverend_mother_mohiam   6  1  EB  EB
sardaukar_infantry       1  2  E   -
sardaukar_legion         5  2  E   EL
scout                    1  2  -   CS
shifting_allegiances     3  2  -   LS
sietch_reverend_mother   4  1  BF  BF
smugglers_thopter        4  2  G   S
space_travel             3  2  G   G
spice_hunter             2  2  F   FS
spice_smugglers          2  2  G   C
stilgar                  5  1  F   FCS
test_of_humanity         3  1  B   BLC
the_voice                2  2  B   CS
thufir_hawat             5  1  -   EGBFCS
worm_riders              6  2  F   CS
"""

# id, copies, kind, and when it may be played if not at any moment of its kind
INTRIGUE_DECK = """
bindu_suspension         1 plot start
bribery                  1 plot
bypass_protocol          1 plot
calculated_hire          1 plot
charisma                 1 plot
choam_shares             1 plot
councilors_dispensation  1 plot
dispatch_an_envoy        2 plot before_card
double_cross             1 plot
favored_subject          1 plot
guild_authorization      1 plot
infiltrate               1 plot before_card
know_their_ways          1 plot
poison_snooper           2 plot
rapid_mobilization       1 plot
recruitment_mission      1 plot
refocus                  1 plot
reinforcements           1 plot
secret_of_the_sisterhood 1 plot
sleeper_must_awaken      1 plot
urgent_mission           1 plot
water_of_life            1 plot
water_peddlers_union     1 plot
windfall                 1 plot
allied_armada            1 combat
ambush                   2 combat
master_tactician         3 combat
private_army             2 combat
staged_incident          1 combat
demand_respect           1 win
to_the_victor            1 win
tiebreaker               1 combat/endgame
corner_the_market        1 endgame
plans_within_plans       1 endgame
"""

# id, level, the space whose control is won
CONFLICT_CARDS = """
skirmish_1                1 -
skirmish_2                1 -
skirmish_3                1 -
skirmish_4                1 -
cloak_and_dagger          2 -
desert_power              2 -
guild_bank_raid           2 -
machinations              2 -
raid_stockpiles           2 -
secure_imperial_basin     2 imperial_basin
siege_of_arrakeen         2 arrakeen
siege_of_carthag          2 carthag
sort_through_the_chaos    2 -
terrible_purpose          2 -
battle_for_arrakeen       3 arrakeen
battle_for_carthag        3 carthag
battle_for_imperial_basin 3 imperial_basin
grand_vision              3 -
"""

# id, copies, space, influence, troops, swords, only in this mode
HAGAL_DECK = """
conspire            2 conspire            E 2 4 -
wealth              1 wealth              E 0 3 -
heighliner          1 heighliner          G 3 6 -
foldspace           2 foldspace           G 0 1 -
selective_breeding  2 selective_breeding  B 0 2 -
secrets             1 secrets             B 0 1 -
hardy_warriors      1 hardy_warriors      F 2 5 -
stillsuits          2 stillsuits          F 0 4 -
rally_troops        2 rally_troops        - 4 3 -
hall_of_oratory     2 hall_of_oratory     - 1 0 -
carthag             3 carthag             - 1 0 -
harvest_spice       5 (best_maker)        - 0 2 -
arrakeen_1p         3 arrakeen            - 1 1 1P
arrakeen_2p         3 arrakeen            - 1 1 2P
reshuffle           1 -                   - 0 0 2P
"""

# id, agent icon, faction, combat or not, base spice of a Maker, cost in Solari, spice, water
BOARD = """
conspire            E E no     0 0 4 0
wealth              E E no     0 0 0 0
heighliner          G G combat 0 0 6 0
foldspace           G G no     0 0 0 0
selective_breeding  B B no     0 0 2 0
secrets             B B no     0 0 0 0
hardy_warriors      F F combat 0 0 0 1
stillsuits          F F combat 0 0 0 0
high_council        L - no     0 5 0 0
mentat              L - no     0 2 0 0
swordmaster         L - no     0 8 0 0
rally_troops        L - no     0 4 0 0
hall_of_oratory     L - no     0 0 0 0
secure_contract     S - no     0 0 0 0
sell_melange        S - no     0 0 0 0
arrakeen            C - combat 0 0 0 0
carthag             C - combat 0 0 0 0
research_station    C - combat 0 0 0 2
sietch_tabr         C - combat 0 0 0 0
imperial_basin      S - combat 1 0 0 0
hagga_basin         S - combat 2 0 0 1
great_flat          S - combat 3 0 0 2
"""

# id, house, complexity, may be a Rival in a solo game
LEADER_SHEETS = """
paul_atreides            atreides  1 no
duke_leto_atreides       atreides  2 rival
baron_vladimir_harkonnen harkonnen 3 rival
glossu_rabban            harkonnen 1 rival
helena_richese           richese   2 no
count_ilban_richese      richese   1 rival
countess_ariana_thorvald thorvald  3 rival
earl_memnon_thorvald     thorvald  1 rival
"""


def test_letters_stand_for_the_icons_in_the_games_order() -> None:
    icons = ("emperor", "spacing_guild", "bene_gesserit", "fremen", "landsraad", "city", "spice_trade")
    assert ICON_NAMES[: len(LETTERS)] == icons
    assert ICON_NAMES[: len(FACTIONS)] == FACTIONS


@pytest.mark.parametrize(
    ("kind", "table", "copies", "different"),
    [(STARTER, STARTING_DECK, 10, 7), (RESERVE, RESERVE_STACKS, 24, 3), (IMPERIUM, IMPERIUM_DECK, 67, 43)],
)
def test_deck_cards_are_as_printed(kind: str, table: str, copies: int, different: int) -> None:
    check_deck(BASE.deck_cards(kind), rows(table), copies, different)


BUYABLE = [row for row in rows(RESERVE_STACKS + IMPERIUM_DECK.lstrip()) if row[1] != "-"]
PLAYABLE = [row for row in rows(STARTING_DECK + RESERVE_STACKS.lstrip() + IMPERIUM_DECK.lstrip()) if row[4] != "-"]


@pytest.mark.parametrize(("name", "cost"), [(row[0], int(row[1])) for row in BUYABLE])
def test_a_card_is_bought_for_its_cost_and_for_no_less(name: str, cost: int) -> None:
    table = imperium(seats=3, a={"hand": []})
    if name not in table.reserve:
        table = imperium(seats=3, a={"hand": []}, row=[name])
    check_bought_for_its_cost(table, name, cost, "R-RV-04")


@pytest.mark.parametrize(("name", "icons"), [(row[0], row[4]) for row in PLAYABLE])
def test_icons_lead_to_their_spaces_and_to_no_others(name: str, icons: str) -> None:
    plenty = {"solari": 20, "spice": 20, "water": 20, "influence": {"fremen": 2}}
    table = imperium(seats=3, a={"hand": [name], **plenty}).do(f"a play {name}")
    assert table.options("a", "to") == [row[0] for row in rows(BOARD) if row[1] in icons]


@pytest.mark.parametrize("name", [row[0] for row in rows(IMPERIUM_DECK + RESERVE_STACKS.lstrip()) if row[4] == "-"])
def test_a_card_without_icons_sends_nobody(name: str) -> None:
    assert imperium(seats=3, a={"hand": [name]}).why_not(f"a play {name}") == "R-AG-01"


def test_intrigue_cards_are_as_printed() -> None:
    expected = rows(INTRIGUE_DECK)
    assert BASE.intrigue_cards() == expected
    assert len(expected) == 34
    assert sum(int(row[1]) for row in expected) == 40


def test_only_charisma_and_recruitment_mission_stay_face_up() -> None:
    assert [c.id for c in BASE.of(INTRIGUES) if c.lasting] == ["charisma", "recruitment_mission"]


def test_conflict_cards_are_as_printed() -> None:
    assert [[c.id, str(c.level), place_of(c)] for c in BASE.of(CONFLICTS)] == rows(CONFLICT_CARDS)
    assert [sum(c.level == level for c in BASE.of(CONFLICTS)) for level in (1, 2, 3)] == [4, 10, 4]


def test_hagal_cards_are_as_printed() -> None:
    found = [
        [
            c.id,
            str(c.copies),
            SPACES[c.space].id if c.space >= 0 else "(best_maker)" if c.harvest else "-",
            BASE.letter(c.influence),
            str(c.troops),
            str(c.swords),
            c.mark or "-",
        ]
        for c in BASE.of(HAGAL_CARDS)
    ]
    assert found == rows(HAGAL_DECK)
    assert sum(c.copies for c in BASE.of(HAGAL_CARDS)) == 31
    assert sum(c.copies for c in BASE.of(HAGAL_CARDS) if c.mark != "2P") == 27
    assert sum(c.copies for c in BASE.of(HAGAL_CARDS) if c.mark != "1P") == 28
    assert [c.id for c in BASE.of(HAGAL_CARDS) if c.signet] == ["arrakeen_1p"]


def test_board_spaces_are_as_printed() -> None:
    found = BASE.board("maker", "solari", "spice", "water")
    assert found == rows(BOARD)
    assert len(found) == 22


def test_board_spaces_with_rules_of_their_own() -> None:
    assert [c.id for c in BASE.of(SPACES) if c.once] == ["high_council", "swordmaster"]
    assert [c.id for c in BASE.of(SPACES) if c.controlled] == ["arrakeen", "carthag", "imperial_basin"]
    needs = {c.id: (FACTIONS[c.needs_faction], c.needs_influence) for c in BASE.of(SPACES) if c.needs_influence}
    assert needs == {"sietch_tabr": ("fremen", 2)}
    assert {c.id: c.exchange for c in BASE.of(SPACES) if c.exchange} == {"sell_melange": {2: 6, 3: 8, 4: 10, 5: 12}}


def test_leaders_are_as_printed() -> None:
    found = [[c.id, c.house, str(c.complexity), "rival" if c.may_be_rival else "no"] for c in BASE.of(LEADERS)]
    assert found == rows(LEADER_SHEETS)


def test_everything_is_numbered_in_order_and_the_base_set_comes_first() -> None:
    registry: list[Any]
    for registry in (SPACES, CARDS, INTRIGUES, CONFLICTS, LEADERS, HAGAL_CARDS):
        assert [entry.number for entry in registry] == list(range(len(registry)))
        # What was defined first keeps its number and its plain name, whatever sets come later.
        base = BASE.of(registry)
        assert registry[: len(base)] == base
        assert all(entry.key == entry.id for entry in base)


# -- malformed definitions ---------------------------------------------------------------------------------------


@pytest.fixture
def scratch() -> Iterator[None]:
    """Definitions made in a test are forgotten afterwards."""
    lists: list[list[Any]] = [SPACES, CARDS, INTRIGUES, CONFLICTS, LEADERS, HAGAL_CARDS]
    tables: list[dict[str, Any]] = [
        defs.SPACE,
        defs.CARD,
        defs.INTRIGUE_CARD,
        defs.CONFLICT,
        defs.LEADER,
        defs.HAGAL_CARD,
        EFFECTS,
    ]
    kept_lists = [list(entries) for entries in lists]
    kept_tables = [dict(entries) for entries in tables]
    kept_names = set(SPECIAL_NAMES)
    yield
    for entries, kept in zip(lists, kept_lists, strict=True):
        entries[:] = kept
    for table, kept_table in zip(tables, kept_tables, strict=True):
        table.clear()
        table.update(kept_table)
    SPECIAL_NAMES.clear()
    SPECIAL_NAMES.update(kept_names)


CITY_ICON = 1 << 5

MALFORMED: dict[str, tuple[Callable[[], object], str]] = {
    "unknown cost key": (
        lambda: card("thing", cost=2, icons=CITY_ICON, agent=pay(coffee=1) >> solari(1)),
        "pays 'coffee', which nobody can pay",
    ),
    "nothing to pay": (lambda: card("thing", cost=2, icons=CITY_ICON, agent=pay() >> solari(1)), "without a cost"),
    "a cost of zero": (lambda: card("thing", cost=2, icons=CITY_ICON, agent=pay(spice=0) >> draw(1)), "pays 0 spice"),
    "a cost that exists once": (
        lambda: card("thing", cost=2, icons=CITY_ICON, agent=pay(trash_card=2) >> draw(1)),
        "pays 2 trash_card, of which only one can be paid",
    ),
    "a gain of zero": (lambda: card("thing", cost=2, reveal=solari(0)), "gains 0; a gain is at least 1"),
    "a gain of zero deep inside": (
        lambda: card("thing", cost=2, reveal=persuasion(1) + (pay(solari=1) >> spice(-1))),
        r"thing\.reveal\.1\.0 gains -1",
    ),
    "an arrow without effect": (
        lambda: card("thing", cost=2, icons=CITY_ICON, agent=pay(solari=1)),
        "an arrow needs an effect on its right",
    ),
    "an arrow without effect among others": (
        lambda: card("thing", cost=2, reveal=persuasion(1) + pay(solari=1)),
        r"thing\.reveal\.1 is not an effect \(an arrow needs an effect on its right\)",
    ),
    "influence with an unknown faction": (
        lambda: card("thing", cost=2, reveal=influence(7)),
        "influence with no known faction",
    ),
    "influence with one of none": (
        lambda: card("thing", cost=2, reveal=influence_with_one_of()),
        "influence with no known faction",
    ),
    "no influence at all": (lambda: card("thing", cost=2, reveal=influence(EMPEROR, 0)), "no known faction"),
    "a card of an unknown faction": (lambda: card("thing", cost=2, factions=1 << 4, reveal=solari(1)), "faction"),
    "an unknown agent icon": (lambda: card("thing", cost=2, icons=1 << 8), "unknown agent icon"),
    "an Agent box without icons": (lambda: card("thing", cost=2, agent=solari(1)), "without agent icons"),
    "a choice of one": (
        lambda: card("thing", cost=2, reveal=Effect(ONE_OF, 0, (solari(1),))),
        "a choice with fewer than two options",
    ),
    "two of two": (
        lambda: conflict("thing", 1, first=Effect(SOME, 2, (solari(1), spice(1))), second=solari(1), third=solari(1)),
        "chooses 2 of 2",
    ),
    "an acquisition of nothing": (lambda: intrigue_card("thing", PLOT, acquire(0)), "acquires a card of cost 0"),
    "a free Imperium card": (lambda: card("thing", reveal=solari(1)), "costs 1 to 19 persuasion, not -1"),
    "no copies": (lambda: card("thing", cost=2, copies=0), "0 copies"),
    "an unknown kind of intrigue": (lambda: intrigue_card("thing", 16, solari(1)), "unknown kind of intrigue card 16"),
    "no kind of intrigue": (lambda: intrigue_card("thing", 0, solari(1)), "unknown kind of intrigue card 0"),
    "a conflict of level 4": (
        lambda: conflict("thing", 4, first=solari(1), second=solari(1), third=solari(1)),
        "conflict level 4",
    ),
    "control of nowhere": (
        lambda: conflict("thing", 1, first=solari(1), second=solari(1), third=solari(1), control="tabr"),
        "names an unknown space 'tabr'",
    ),
    "Hagal sent nowhere": (lambda: hagal_card("thing", copies=1, space="tabr"), "names an unknown space 'tabr'"),
    "a space that gains zero": (lambda: space("thing", icon=5, effect=draw(0)), "gains 0"),
    "a signet of zero": (
        lambda: leader("thing", house="x", complexity=1, ability="y", signet=spice(0)),
        "gains 0",
    ),
}


@pytest.mark.usefixtures("scratch")
@pytest.mark.parametrize("name", list(MALFORMED))
def test_a_malformed_definition_is_refused_by_name(name: str) -> None:
    make, sentence = MALFORMED[name]
    with pytest.raises(DefinitionError, match=sentence) as refused:
        make()
    assert str(refused.value).startswith("thing: ")


@pytest.mark.usefixtures("scratch")
@pytest.mark.parametrize(
    ("make", "sentence"),
    [
        (lambda: card("stilgar", cost=5), "stilgar: this card is defined twice"),
        (lambda: space("arrakeen", icon=5), "arrakeen: this space is defined twice"),
        (lambda: intrigue_card("ambush", COMBAT, solari(1)), "ambush: this intrigue card is defined twice"),
        (
            lambda: conflict("desert_power", 2, first=solari(1), second=solari(1), third=solari(1)),
            "desert_power: this conflict is defined twice",
        ),
        (lambda: hagal_card("carthag", copies=1), "carthag: this House Hagal card is defined twice"),
        (
            lambda: leader("paul_atreides", house="x", complexity=1, ability="y", signet=spice(1)),
            "paul_atreides: this leader is defined twice",
        ),
        (lambda: card("Stil gar", cost=5), "Stil gar: the id of a card is lower case"),
        (lambda: card("", cost=5), "the id of a card is lower case"),
    ],
)
def test_an_id_is_unique_and_plain(make: Callable[[], object], sentence: str) -> None:
    with pytest.raises(DefinitionError, match=sentence):
        make()


@pytest.mark.usefixtures("scratch")
def test_a_handler_that_does_not_exist_is_refused_once_all_sets_are_loaded() -> None:
    card("thing", cost=2, reveal=persuasion(1) + special("fly_away"))
    with pytest.raises(DefinitionError, match=r"^thing: thing\.reveal\.1 names an unknown handler 'fly_away'$"):
        check_names()


@pytest.mark.usefixtures("scratch")
def test_one_effect_object_serves_one_place() -> None:
    shared = solari(1)
    card("thing", cost=2, reveal=shared)
    with pytest.raises(DefinitionError, match=r"^other: one effect object is used twice \(thing\.reveal,"):
        card("other", cost=2, reveal=shared)


def test_the_registries_are_clean_again() -> None:
    check_names()
    assert not any(path.startswith(("thing", "other.")) for path in EFFECTS)
    assert "thing" not in defs.CARD
    assert len(BASE.of(CARDS)) == 53
    assert len(CARDS) == len(defs.CARD)
