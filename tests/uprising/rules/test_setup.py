"""Setting up Uprising. [uprising-R-SET-*, uprising-R-MIX-03]"""

import pytest

from sietch.imperium.defs import CARDS, CONFLICTS, INTRIGUES, LEADERS
from sietch.imperium.game import UPRISING
from sietch.imperium.rules import UPRISING_SCHEMA, uprising_kit
from sietch.kernel.ruleset import BadRuleset
from support.imperium import fresh_uprising, uprising
from support.rules import rule

STARTING_DECK = sorted(
    "convincing_argument convincing_argument dagger dagger diplomacy dune_desert_planet dune_desert_planet "
    "reconnaissance seek_allies signet_ring".split()
)
CHOAM_CARDS = {"cargo_runner", "delivery_agreement", "priority_contracts", "interstellar_trade"}
CHOAM_INTRIGUE = {"backed_by_choam", "leverage", "reach_agreement", "choam_profits"}
SEATS = pytest.mark.parametrize("seats", [3, 4])


def kit(**rules):
    return uprising_kit(UPRISING_SCHEMA.read(rules))


def letters(seats):
    return "abcd"[:seats]


@rule("uprising-R-SET-01")
@SEATS
def test_the_wall_stands_and_the_alliances_wait(seats):
    table = fresh_uprising(seats)
    assert table.shield_wall
    assert set(table.alliances.values()) == {None}
    assert set(table.control.values()) == {None}
    assert set(table.bonus_spice.values()) == {0}
    assert len(table.spaces) == 22
    assert len(table.posts) == 13


@rule("uprising-R-SET-02")
@SEATS
@pytest.mark.parametrize("seed", range(6))
def test_the_conflict_deck_has_one_five_and_four_cards_of_the_three_levels(seats, seed):
    table = fresh_uprising(seats, seed=seed)
    assert CONFLICTS[table.s.conflict_card].level == 1
    assert table.conflicts_left == [2] * 5 + [3] * 4
    assert len(table.s.unused_conflicts) == 6
    assert sorted(CONFLICTS[card].level for card in table.s.unused_conflicts) == [1, 1, 2, 2, 2, 2]


@rule("uprising-R-SET-02")
def test_which_conflicts_go_back_to_the_box_changes_from_game_to_game():
    decks = {frozenset(fresh_uprising(seed=seed).s.unused_conflicts) for seed in range(8)}
    assert len(decks) > 4


@rule("uprising-R-SET-03")
def test_without_choam_its_cards_and_shaddam_stay_in_the_box():
    plain, choam = kit(), kit(choam=True)
    assert {CARDS[n].id for n in choam.imperium} - {CARDS[n].id for n in plain.imperium} == CHOAM_CARDS
    assert {INTRIGUES[n].id for n in choam.intrigue} - {INTRIGUES[n].id for n in plain.intrigue} == CHOAM_INTRIGUE
    assert (len(plain.imperium), len(choam.imperium)) == (65, 69)
    assert (len(plain.intrigue), len(choam.intrigue)) == (40, 44)
    assert "shaddam_corrino_iv" not in {LEADERS[n].id for n in plain.leaders}
    assert (len(plain.leaders), len(choam.leaders)) == (8, 9)


@rule("uprising-R-SET-03")
def test_shaddam_needs_the_choam_module():
    leaders = ["shaddam_corrino_iv", "muad_dib", "gurney_halleck"]
    with pytest.raises(BadRuleset, match="choam"):
        UPRISING.new({"leaders": leaders}, 3, 0)
    assert fresh_uprising(leaders=leaders, choam=True).a.leader == "shaddam_corrino_iv"


@rule("uprising-R-SET-03")
@pytest.mark.parametrize(("choam", "there"), [(False, False), (True, True)])
def test_whoever_chooses_a_leader_is_offered_shaddam_only_with_choam(choam, there):
    table = fresh_uprising(leaders="choose", choam=choam)
    first = table.first_player
    assert table.question == f"{first} ChooseLeader"
    assert ("shaddam_corrino_iv" in table.options(first, "leader")) == there


@rule("uprising-R-SET-04")
@SEATS
def test_decks_row_and_reserve(seats):
    table = fresh_uprising(seats)
    assert len(table.row) == 5
    assert table.s.kit.imperium != table.s.imperium_deck
    assert table["imperium_deck"] == 60
    assert table["intrigue_deck"] == 40
    assert table.reserve == {"prepare_the_way": 8, "the_spice_must_flow": 10}
    assert "mentat" not in table.spaces


@rule("uprising-R-SET-05", "uprising-R-SET-09")
@SEATS
def test_what_a_player_starts_with(seats):
    leaders = ["gurney_halleck", "lady_margot_fenring", "muad_dib", "lady_amber_metulli"]
    table = fresh_uprising(seats, leaders=leaders)
    for letter, leader in zip(letters(seats), leaders, strict=False):
        player = table.look[letter]
        assert player["leader"] == leader
        assert sorted(player["hand"] + player["deck"]) == STARTING_DECK
        assert player["hand_count"] == 5  # the first round has begun
        assert (player["water"], player["solari"], player["spice"]) == (1, 0, 0)
        assert (player["garrison"], player["supply"], player["conflict"]) == (3, 9, 0)
        assert (player["agents"], player["swordmaster"], player["council"]) == (2, False, False)
        assert (player["spies"], player["spies_in_supply"]) == ([], 3)
        assert player["strength"] == 0
        assert [player[faction] for faction in ("emperor", "spacing_guild", "bene_gesserit", "fremen")] == [0] * 4
        assert player["intrigue_count"] == 0
        assert (player["hooks"], player["sandworms"]) == (False, 0)


@rule("uprising-R-SET-05")
def test_staban_starts_without_diplomacy():
    table = fresh_uprising(leaders=["staban_tuek", "muad_dib", "gurney_halleck"])
    own = [card for card in STARTING_DECK if card != "diplomacy"]
    assert sorted(table.a.hand + table.a.deck) == own


@rule("uprising-R-SET-05")
def test_jessica_starts_as_lady_and_feyd_on_the_left():
    table = fresh_uprising(leaders=["lady_jessica", "feyd_rautha_harkonnen", "gurney_halleck"])
    assert (table.a.turned, table.a.memories) == (False, 0)
    assert table.b.training == "start"


@rule("uprising-R-SET-06")
@pytest.mark.parametrize(("seats", "vp"), [(3, 0), (4, 1)])
def test_four_players_start_with_a_victory_point(seats, vp):
    table = fresh_uprising(seats)
    assert [table.look[letter]["vp"] for letter in letters(seats)] == [vp] * seats


@rule("uprising-R-SET-07")
def test_the_bank_never_runs_out():
    table = uprising(a={"hand": ["dune_desert_planet"], "hooks": True, "worms": 8, "water": 60, "spice": 90})
    table.conflict("skirmish_crysknife").send("a", "dune_desert_planet", to="deep_desert").do("a summon", "a deploy 0")
    assert table.a.sandworms == 10


@rule("uprising-R-SET-07")
def test_everybody_can_have_maker_hooks():
    table = uprising(4).given(**{letter: {"hooks": True} for letter in "bcd"})
    table.given(a={"hand": ["reconnaissance"], "influence": {"fremen": 2}})
    table.send("a", "reconnaissance", to="sietch_tabr").do("a choose 1")
    assert [table.look[letter]["hooks"] for letter in "abcd"] == [True] * 4


@rule("uprising-R-SET-08")
@pytest.mark.parametrize(
    ("seats", "objectives"),
    [
        (3, ["obj_crysknife", "obj_desert_mouse_first", "obj_ornithopter_1_3"]),
        (4, ["obj_crysknife", "obj_crysknife_4_6", "obj_desert_mouse_4_6", "obj_desert_mouse_first"]),
    ],
)
def test_everybody_gets_an_objective_and_the_marked_one_goes_first(seats, objectives):
    first = set()
    for seed in range(12):
        table = fresh_uprising(seats, seed=seed)
        held = {letter: table.look[letter]["objective"] for letter in letters(seats)}
        assert sorted(held.values()) == objectives
        assert held[table.first_player] == "obj_desert_mouse_first"
        assert table.question == f"{table.first_player} TakeTurn"
        first.add(table.first_player)
    assert first == set(letters(seats))


@rule("uprising-R-SET-09")
def test_no_more_troops_than_twelve():
    table = uprising(a={"hand": ["dagger"], "garrison": 8, "conflict": 3, "solari": 2})
    table.send("a", "dagger", to="gather_support").do("a pay")
    assert (table.a.garrison, table.a.supply) == (9, 0)


@rule("uprising-R-SET-09")
def test_no_more_spies_than_three():
    spies = ["post_emperor", "post_choam", "post_fremen"]
    table = uprising(a={"hand": ["truthtrance"], "spies": spies, "spice": 1})
    table.send("a", "truthtrance", to="espionage")
    assert table.question == "a PlaceSpy"
    assert table.options("a", "spy") == []


# -- with cards of the base game -------------------------------------------------------------------------------------


@rule("uprising-R-MIX-03")
def test_base_cards_join_but_for_what_needs_a_mentat():
    mixed = kit(base_cards=True)
    intrigue = {INTRIGUES[n].id for n in mixed.intrigue}
    assert "calculated_hire" not in intrigue
    assert "bindu_suspension" in intrigue
    assert "contingency_plan" in intrigue
    assert {"carryall", "steersman"} <= {CARDS[n].id for n in mixed.imperium}
    assert {CARDS[n].id for n in mixed.reserve} == {"prepare_the_way", "the_spice_must_flow"}
    assert {CONFLICTS[n].set for n in mixed.conflicts} == {"uprising"}


@rule("uprising-R-MIX-03")
def test_base_conflicts_join_only_when_asked_for():
    both = kit(base_cards=True, base_conflicts=True)
    ids = {CONFLICTS[n].id for n in both.conflicts if CONFLICTS[n].set == "base"}
    assert "sort_through_the_chaos" not in ids
    assert "desert_power" in ids
    with pytest.raises(BadRuleset, match="base_cards"):
        UPRISING.new({"base_conflicts": True}, 3, 0)


MIXED = {"base_cards": True, "base_conflicts": True}


@rule("uprising-R-MIX-03", "uprising-R-WRM-02", "uprising-R-CMB-08")
def test_a_base_conflict_for_arrakeen_is_about_this_boards_arrakeen():
    # Uprising has a Siege of Arrakeen of its own; this is the base game's.
    table = uprising(rules=MIXED, a={"conflict": 1, "hand": ["dune_desert_planet"], "hooks": True})
    (base,) = [c.number for c in CONFLICTS if c.id == "siege_of_arrakeen" and c.set == "base"]
    table.s.unused_conflicts.append(table.s.conflict_card)
    for pile in (table.s.unused_conflicts, table.s.conflict_deck):
        if base in pile:
            pile.remove(base)
    table.s.conflict_card = base
    table.send("a", "dune_desert_planet", to="hagga_basin")
    assert table.asked != "SpiceOrSandworms"  # protected by the Shield Wall
    table.idle_until(lambda t: t.asked == "TakeTurn").finish_round()
    assert table.control["arrakeen"] == "a"
