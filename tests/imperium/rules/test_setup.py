"""Setting up the table. [R-SET-*]"""

import pytest

from sietch.kernel.rule import IllegalAction
from sietch.kernel.ruleset import BadRuleset
from support.imperium import fresh, imperium
from support.rules import rule

STARTING_DECK = sorted(
    "convincing_argument convincing_argument dagger dagger diplomacy dune_desert_planet dune_desert_planet "
    "reconnaissance seek_allies signet_ring".split()
)
NO_BARON = ["paul_atreides", "glossu_rabban", "earl_memnon_thorvald", "count_ilban_richese"]


@rule("R-SET-01")
def test_the_conflict_deck_has_one_level_i_five_level_ii_and_four_level_iii_cards():
    table = fresh(4, leaders=NO_BARON)
    assert table["conflict"].startswith("skirmish")  # the top card, revealed by the first round
    assert table.conflicts_left == [2] * 5 + [3] * 4


@rule("R-SET-01")
def test_conflicts_that_are_not_used_go_back_to_the_box_unseen():
    table = fresh(4, leaders=NO_BARON)
    assert len(table.s.unused_conflicts) == 3 + 5
    for seat in (None, "a"):
        assert "unused_conflicts" not in table.seen_by(seat)
    tops = {fresh(4, leaders=NO_BARON, seed=seed)["conflict"] for seed in range(20)}
    assert len(tops) == 4


@rule("R-SET-02")
def test_decks_row_and_reserve_are_laid_out():
    table = fresh(4, leaders=NO_BARON)
    assert table.intrigue_deck == 40
    assert table.imperium_deck == 67 - 5
    assert len(table.row) == 5
    assert table.reserve == {"arrakis_liaison": 8, "spice_must_flow": 10, "foldspace": 6}


@rule("R-SET-02")
def test_the_decks_are_shuffled():
    one, other = fresh(4, leaders=NO_BARON, seed=1), fresh(4, leaders=NO_BARON, seed=2)
    assert one.s.intrigue_deck != other.s.intrigue_deck
    assert one.s.imperium_deck != other.s.imperium_deck
    assert one.a.deck != other.a.deck


@rule("R-SET-03")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_each_player_starts_with_ten_cards_one_water_and_two_agents(seats):
    table = fresh(
        seats,
        leaders=NO_BARON[:seats],
        difficulty="sardaukar",
        rivals=["baron_vladimir_harkonnen", "duke_leto_atreides"],
    )
    for letter in "abcd"[:seats]:
        seat = table.look[letter]
        assert sorted(seat["hand"] + seat["deck"]) == STARTING_DECK
        assert seat["water"] == 1
        assert len(seat["agents_at"]) + seat["agents"] == 2
        assert not seat["swordmaster"]


@rule("R-SET-03")
def test_leaders_are_dealt_at_random_and_each_exists_once():
    dealt = [[fresh(4, seed=seed)[f"{letter}.leader"] for letter in "abcd"] for seed in range(12)]
    assert all(len(set(leaders)) == 4 for leaders in dealt)
    assert len({leader for leaders in dealt for leader in leaders}) == 8


@rule("R-SET-03")
def test_leaders_may_be_chosen_one_after_the_other():
    table = fresh(3, leaders="choose", seed=5)
    first = table.question.split()[0]
    table.do(f"{first} leader paul_atreides")
    second = table.question.split()[0]
    assert table.asked == "ChooseLeader"
    assert second != first
    with pytest.raises(IllegalAction):
        table.do(f"{second} leader paul_atreides")


@rule("R-SET-03")
def test_a_leader_cannot_be_named_twice():
    with pytest.raises(BadRuleset, match="each leader exists once"):
        _ = fresh(2, leaders=["paul_atreides", "paul_atreides"]).s


@rule("R-SET-04")
@pytest.mark.parametrize(("seats", "points"), [(1, 0), (2, 0), (3, 0), (4, 1)])
def test_with_four_players_everybody_starts_with_a_victory_point(seats, points):
    assert [fresh(seats)[f"{letter}.vp"] for letter in "abcd"[:seats]] == [points] * seats


@rule("R-SET-05")
def test_everybody_starts_without_strength_and_influence_and_with_three_troops_in_garrison():
    table = fresh(4, leaders=NO_BARON)
    for letter in "abcd":
        seat = table.look[letter]
        assert seat["strength"] == 0
        assert [seat[faction] for faction in ("emperor", "spacing_guild", "bene_gesserit", "fremen")] == [0] * 4
        assert (seat["garrison"], seat["supply"], seat["conflict"]) == (3, 9, 0)


@rule("R-SET-06")
def test_supplies_are_in_sight_of_everybody():
    table = imperium(3, b={"solari": 4, "spice": 3, "water": 2, "garrison": 5})
    for viewer in (None, "a", "c"):
        seen = table.seen_by(viewer)["players"][1]
        assert (seen["solari"], seen["spice"], seen["water"], seen["supply"]) == (4, 3, 2, 7)


@rule("R-SET-06")
def test_the_bank_never_runs_out():
    table = imperium(3, a={"solari": 60, "hand": ["dune_desert_planet"]}, b={"solari": 60})
    table.send("a", "dune_desert_planet", to="secure_contract")
    assert table.a.solari == 63


@rule("R-SET-07")
def test_the_first_player_is_drawn_at_random():
    assert {fresh(4, leaders=NO_BARON, seed=seed).first_player for seed in range(30)} == set("abcd")


@rule("R-SET-07")
def test_rabban_brings_a_spice_and_a_solari():
    table = fresh(3, leaders=NO_BARON[:3])
    assert (table.b.leader, table.b.spice, table.b.solari) == ("glossu_rabban", 1, 1)
    assert (table.a.spice, table.a.solari) == (0, 0)


@rule("R-SET-07")
def test_the_baron_picks_two_different_factions_before_the_first_round():
    table = fresh(2, leaders=["baron_vladimir_harkonnen", "paul_atreides"])
    assert table.question == "a ChooseTokens"
    assert table.round == 0
    table.do("a token emperor")
    assert table.options("a") == ["token spacing_guild", "token bene_gesserit", "token fremen"]
    table.do("a token fremen")
    assert table.round == 1
    assert table.seen_by("a")["players"][0]["tokens"] == ["emperor", "fremen"]


@rule("R-SET-08")
def test_the_mentat_is_at_home_and_nobody_has_an_alliance():
    table = fresh(4, leaders=NO_BARON)
    assert table.mentat == "home"
    assert set(table.alliances.values()) == {None}


@rule("R-SET-09")
@pytest.mark.parametrize(
    ("seats", "kinds", "hagal_cards"),
    [
        (1, ["player", "rival", "rival"], 27),
        (2, ["player", "player", "hagal"], 28),
        (3, ["player"] * 3, 0),
        (4, ["player"] * 4, 0),
    ],
)
def test_house_hagal_joins_one_or_two_players(seats, kinds, hagal_cards):
    table = fresh(seats, leaders=NO_BARON[:seats] if seats > 1 else ["paul_atreides"], seed=3)
    assert [player["kind"] for player in table.seen_by(None)["players"]] == kinds
    assert len(table.s.hagal_deck) + len(table.s.hagal_discard) == hagal_cards
