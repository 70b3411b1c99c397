"""The storm: how far it moves, what it buries, and the cards that meddle with it. [FR-VI, FR-XVII]"""

from typing import Any

import pytest

from support.classic import Table, bare, new_game
from support.rules import rule

ADVANTAGES = {"additional_advantages": True}
WEATHER = {"weather": True}


def storm(*factions: str, rules: dict[str, Any] | None = None, turn: int = 2, **position: Any) -> Table:
    names = factions or ("atreides", "harkonnen", "emperor")
    return bare(*names, rules=rules, phase="storm", turn=turn, dialers=list(names[:2]), **position)


def dial(table: Table, one: int, other: int) -> Table:
    """Both dialers turn their wheels; reactions apart, the storm moves."""
    for question, sectors in zip(list(table.questions), (one, other), strict=True):
        faction, kind = question.split()
        assert kind == "DialStorm"
        table.play(f"{faction} sectors {sectors}")
    return table


# -- how far -----------------------------------------------------------------------------------------------------


@rule("classic-FR-VI.A")
def test_on_the_first_turn_the_neighbours_of_the_start_dial_up_to_twenty():
    table = new_game("atreides", "harkonnen", "emperor", "guild", "fremen", "bene_gesserit").pass_until("DialStorm")
    assert table.questions == ["atreides DialStorm", "bene_gesserit DialStorm"]  # dots 1 and 16, either side of 0
    assert table.options("atreides") == [f"sectors {n}" for n in range(21)]
    dial(table, 20, 15)
    assert table.storm == 35 % 18
    told = table.heard("storm_dialed")[0]
    assert told.facts["dials"] == [20, 15]


@rule("classic-FR-VI.A")
def test_with_fewer_players_the_nearest_on_each_side_dial():
    four = new_game("atreides", "harkonnen", "emperor", "guild").pass_until("DialStorm")
    assert four.questions == ["atreides DialStorm", "guild DialStorm"]
    two = new_game("atreides", "harkonnen").pass_until("DialStorm")
    assert two.questions == ["atreides DialStorm", "harkonnen DialStorm"]


@rule("classic-FR-VI.A")
def test_a_dial_is_secret_until_both_are_set():
    table = new_game("atreides", "harkonnen").pass_until("DialStorm")
    table.play("atreides sectors 7")
    assert table.storm == 0
    assert table.questions == ["harkonnen DialStorm"]
    assert table.heard("storm_dialed") == []


@rule("classic-FR-VI.B")
def test_later_the_last_two_who_used_the_wheels_dial_one_to_three():
    table = bare(
        "atreides",
        "harkonnen",
        "emperor",
        phase="battle",
        turn=2,
        storm=6,
        atreides={"forces": {}},
        harkonnen={"forces": {"carthag": 5}},
        emperor={"forces": {"carthag": 5}},
    )
    table.pass_until("DialStorm")
    assert table.questions == ["harkonnen DialStorm", "emperor DialStorm"]
    assert table.options("emperor") == ["sectors 1", "sectors 2", "sectors 3"]
    dial(table, 3, 2)
    assert table.storm == 11


@rule("classic-FR-VI.B")
def test_without_battles_the_same_two_dial_again():
    table = dial(storm(storm=17), 3, 3)
    assert table.storm == 5
    table.pass_until("DialStorm")
    assert table.questions == ["atreides DialStorm", "harkonnen DialStorm"]


# -- what it buries ----------------------------------------------------------------------------------------------


@rule("classic-FR-VI.C")
def test_the_storm_takes_tokens_and_spice_where_it_passes_and_where_it_stops():
    table = storm(
        storm=2,
        atreides={"forces": {"south_mesa@3": 2, "south_mesa@5": 3, "red_chasm": 4, "cielago_east@2": 1}},
        spice={"south_mesa@4": 10, "red_chasm": 8, "cielago_north@2": 8},
    )
    dial(table, 2, 1)  # sectors 3, 4 and 5
    assert table.atreides["forces"] == {"cielago_east@2": [1, 0], "red_chasm": [4, 0]}
    assert table.atreides["tanks"] == [5, 0]
    # The spice where the storm stood is not struck again; what has blown since may lie beside it.
    assert "south_mesa@4" not in table.spice
    assert table.spice["red_chasm"] >= 8
    assert table.spice["cielago_north@2"] >= 8


@rule("classic-FR-VI.C")
def test_rock_strongholds_and_the_sheltered_basin_are_safe():
    places = {"imperial_basin@9": 3, "arrakeen": 2, "carthag": 2, "rim_wall_west": 2, "polar_sink": 1}
    table = dial(storm(storm=7, atreides={"forces": places}), 3, 3)
    assert table.storm == 13
    assert table.atreides["tanks"] == [0, 0]
    assert table.atreides["forces"] == {place: [count, 0] for place, count in places.items()}


@rule("classic-FR-VI.C")
def test_without_the_shield_wall_the_basin_and_the_cities_are_open():
    places = {"imperial_basin@9": 3, "imperial_basin@8": 1, "arrakeen": 2, "carthag": 2, "rim_wall_west": 2}
    table = dial(storm(storm=8, shield_wall=False, atreides={"forces": places}), 1, 1)
    assert table.storm == 10  # sectors 9 and 10
    assert table.atreides["forces"] == {"imperial_basin@8": [1, 0], "rim_wall_west": [2, 0]}
    assert table.atreides["tanks"] == [7, 0]


@rule("classic-OQ21")
def test_the_first_storm_buries_too():
    table = new_game("fremen", "bene_gesserit", rules=ADVANTAGES).pass_until("PlaceAdvisor")
    table.play("bene_gesserit at red_chasm").pass_until("DialStorm")
    dial(table, 6, 1).quiet()
    assert table.bene_gesserit["forces"] == {}
    assert table.bene_gesserit["tanks"] == [1, 0]


@rule("classic-SH-FREMEN.6")
@pytest.mark.parametrize(("tokens", "elites", "left"), [(5, 0, [2, 0]), (4, 0, [2, 0]), (1, 2, [0, 1]), (1, 0, None)])
def test_the_fremen_lose_half_of_a_sector_rounded_up(tokens, elites, left):
    table = storm("atreides", "fremen", rules=ADVANTAGES, storm=5, fremen={"forces": {"red_chasm": [tokens, elites]}})
    dial(table, 1, 1)
    assert table.fremen["forces"] == ({} if left is None else {"red_chasm": left})
    assert sum(table.fremen["tanks"]) == (tokens + elites + 1) // 2


@rule("classic-SH-FREMEN.6")
def test_half_losses_are_an_additional_advantage():
    table = storm("atreides", "fremen", storm=5, fremen={"forces": {"red_chasm": 4}})
    assert dial(table, 1, 1).fremen["tanks"] == [4, 0]


@rule("classic-SH-FREMEN.6", "classic-SH-KARAMA")
def test_a_karama_lets_the_storm_take_all_fremen():
    table = storm(
        "atreides",
        "fremen",
        rules=ADVANTAGES,
        storm=5,
        atreides={"hand": ["karama"]},
        fremen={"forces": {"red_chasm": 4}},
    )
    dial(table, 1, 1)
    table.pass_until("KaramaWindow")
    assert table.question("atreides").about == {"power": "storm_losses", "victim": "fremen"}
    table.play("atreides play karama")
    assert table.fremen["tanks"] == [4, 0]
    assert table.discard == ["karama"]


# -- who comes first ---------------------------------------------------------------------------------------------


@rule("classic-FR-IX.A")
@pytest.mark.parametrize(
    ("stops", "first", "last"),
    [
        (3, "harkonnen", "atreides"),  # the next dot is that of sector 4
        (4, "emperor", "harkonnen"),  # a storm on a dot has passed it
        (5, "emperor", "harkonnen"),
        (6, "emperor", "harkonnen"),
    ],
)
def test_the_first_player_sits_at_the_next_dot_before_the_storm(stops, first, last):
    six = ("atreides", "harkonnen", "emperor", "guild", "fremen", "bene_gesserit")
    table = storm(*six, storm=0)
    dial(table, min(3, stops - 1), stops - min(3, stops - 1))
    assert (table.storm, table.first_player) == (stops, first)
    assert table.faction(table.order[-1]) == last
    assert [(seat - table.order[0]) % 6 for seat in table.order] == list(range(6))


@rule("classic-FR-IX.A")
def test_past_the_last_dot_the_first_comes_again():
    table = dial(storm("atreides", "harkonnen", "emperor", "guild", "fremen", "bene_gesserit", storm=14), 1, 1)
    assert (table.storm, table.first_player) == (16, "atreides")


# -- the weather rule --------------------------------------------------------------------------------------------


@rule("classic-FR-XVII.A", "classic-FR-XVII.B")
def test_the_first_storm_is_dialed_and_then_the_fremen_draw_a_marker():
    table = new_game("atreides", "fremen", rules=WEATHER).pass_until("DialStorm")
    assert table.s.marker == 0
    dial(table, 4, 1).quiet()
    assert table.storm == 5
    marker = table.s.marker
    assert 1 <= marker <= 6
    assert table.view("fremen")["marker"] == marker
    assert table.view("atreides")["marker"] is None
    assert table.view(None)["marker"] is None
    told = table.heard("marker_drawn")[0]
    assert (told.facts, told.secrets) == ({}, {1: {"sectors": marker}})


@rule("classic-FR-XVII.A", "classic-FR-XVII.C")
def test_afterwards_the_marker_decides_and_nobody_dials():
    table = storm("atreides", "fremen", rules=WEATHER, storm=3, marker=6)
    assert table.storm == 9
    assert 1 <= table.s.marker <= 6
    table.pass_until("Bidding")
    assert "DialStorm" not in " ".join(table.questions)


@rule("classic-FR-XVII.C")
def test_every_turn_the_marker_of_the_turn_before_is_revealed_and_another_drawn():
    drawn = []
    table = storm("atreides", "fremen", rules=WEATHER, marker=1)
    while table.turn < 13:
        drawn.append(table.s.marker)
        turn = table.turn
        while table.turn == turn:
            table.let_be()
    moves = [event.facts["sectors"] for event in table.heard("marker_revealed")]
    assert moves == drawn  # each is the one that was drawn the turn before
    assert len(drawn) == 11


@rule("classic-FR-XVII.C")
def test_all_six_markers_are_in_the_cup_also_the_one_just_used():
    seen = {storm("atreides", "fremen", rules=WEATHER, seed=seed, marker=1).s.marker for seed in range(60)}
    assert seen == {1, 2, 3, 4, 5, 6}


@rule("classic-FR-XVII.D")
def test_without_fremen_the_weather_is_possible_and_nobody_knows_it():
    table = storm("atreides", "harkonnen", rules=WEATHER, storm=3, marker=2)
    assert table.storm == 5
    assert [table.view(name)["marker"] for name in ("atreides", "harkonnen")] == [None, None]


# -- Weather Control ---------------------------------------------------------------------------------------------


@rule("classic-CARD-WEATHER")
def test_weather_control_moves_the_storm_nought_to_ten_sectors():
    for sectors in (0, 10):
        table = storm(storm=3, emperor={"hand": ["weather_control"]})
        dial(table, 1, 1)
        assert table.questions == ["emperor WeatherWindow"]
        assert table.question("emperor").about == {"sectors": 2}  # the distance is known
        assert table.storm == 3  # and the storm has not moved
        table.play("emperor play weather_control")
        assert table.options("emperor")[:11] == [f"sectors {n}" for n in range(11)]
        table.play(f"emperor sectors {sectors}")
        assert table.storm == 3 + sectors
        assert table.discard == ["weather_control"]


@rule("classic-CARD-WEATHER")
def test_whoever_only_might_hold_it_is_asked_and_may_only_pass():
    table = storm(storm=3, atreides={"hand": ["weather_control"]}, emperor={"hand": ["shield"]})
    dial(table, 1, 1)
    assert table.questions == ["atreides WeatherWindow", "emperor WeatherWindow"]
    assert table.options("emperor") == ["pass", "never"]
    table.play("atreides pass", "emperor pass")
    assert table.storm == 5


@rule("classic-CARD-WEATHER")
def test_weather_control_works_on_a_marker_too():
    table = storm("atreides", "fremen", rules=WEATHER, storm=3, marker=4, atreides={"hand": ["weather_control"]})
    table.play("atreides play weather_control", "atreides sectors 0").quiet()
    assert table.storm == 3


@rule("classic-OQ48")
@pytest.mark.parametrize(("early", "asked"), [(False, False), (True, True)])
def test_storm_cards_wait_for_the_second_turn(early, asked):
    table = storm(
        turn=1,
        rules={"storm_cards_on_turn_one": early},
        atreides={"hand": ["weather_control", "family_atomics"], "forces": {"shield_wall@8": 1}},
    )
    dial(table, 1, 1)
    assert ("atreides WeatherWindow" in table.questions) == asked
    if asked:
        table.play("atreides pass")
        assert table.questions == ["atreides AtomicsWindow"]


# -- Family Atomics ----------------------------------------------------------------------------------------------


def atomics(place: str, **position: Any) -> Table:
    given = {"storm": 3, **position}
    table = storm(atreides={"hand": ["family_atomics"], "forces": {place: 2}}, **given)
    return dial(table, 1, 1).pass_until("AtomicsWindow", "Bidding")


@rule("classic-CARD-ATOMICS")
def test_family_atomics_blow_up_the_shield_wall_for_good():
    table = atomics("shield_wall@8", harkonnen={"forces": {"shield_wall@7": 3, "carthag": 5}})
    assert table.storm == 3  # before it moves
    table.play("atreides play family_atomics")
    assert not table.shield_wall
    assert (table.atreides["tanks"], table.harkonnen["tanks"]) == ([2, 0], [3, 0])
    assert table.harkonnen["forces"] == {"carthag": [5, 0]}
    assert (table.discard, table.removed) == ([], ["family_atomics"])


@rule("classic-CARD-ATOMICS")
def test_they_are_played_after_weather_control():
    table = storm(storm=3, atreides={"hand": ["weather_control", "family_atomics"], "forces": {"gara_kulon": 1}})
    dial(table, 1, 1)
    table.play("atreides play weather_control", "atreides sectors 10")
    assert table.questions == ["atreides AtomicsWindow"]
    table.play("atreides play family_atomics")
    assert (table.storm, table.atreides["tanks"]) == (13, [1, 0])  # the storm passed Gara Kulon, which is sand


@rule("classic-CARD-ATOMICS")
@pytest.mark.parametrize(
    ("place", "near"),
    [
        ("shield_wall@7", True),
        ("false_wall_east@4", True),
        ("gara_kulon", True),
        ("hole_in_the_rock", True),
        ("imperial_basin@10", True),
        ("pasty_mesa@4", True),
        ("sihaya_ridge", True),
        ("the_minor_erg@7", True),
        ("arrakeen", False),
        ("carthag", False),
        ("rim_wall_west", False),
        ("tueks_sietch", False),
    ],
)
def test_somebody_must_stand_on_the_wall_or_beside_it(place, near):
    table = atomics(place, storm=14)
    assert table.questions == (["atreides AtomicsWindow"] if near else [f"{table.first_player} Bidding"])


@rule("classic-CARD-ATOMICS")
def test_a_wall_falls_only_once():
    table = atomics("gara_kulon", storm=14, shield_wall=False)
    assert table.questions == [f"{table.first_player} Bidding"]


@rule("classic-IT-XXV.A.1")
def test_the_sector_where_the_storm_stands_is_not_struck_by_the_explosion_but_those_it_enters_are():
    table = storm(
        storm=9,
        atreides={"hand": ["family_atomics"], "forces": {"sihaya_ridge": 1}},
        harkonnen={"forces": {"arrakeen": 4, "carthag": 5, "imperial_basin@9": 1, "imperial_basin@10": 2}},
    )
    dial(table, 1, 1).pass_until("AtomicsWindow").play("atreides play family_atomics")
    assert table.storm == 11
    assert table.harkonnen["forces"] == {"arrakeen": [4, 0], "imperial_basin@9": [1, 0]}
    assert table.harkonnen["tanks"] == [7, 0]


@rule("classic-IT-XXV.A.2")
@pytest.mark.parametrize(("place", "sector"), [("shield_wall@8", 8), ("sihaya_ridge", 8), ("imperial_basin@9", 9)])
def test_atomics_can_be_fired_out_of_the_storm(place, sector):
    table = atomics(place, storm=sector)
    assert table.may("atreides play family_atomics")
