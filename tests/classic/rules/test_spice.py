"""The spice blow: spice, worms and those who ride them. [FR-VII, FR-XXIII]"""

from typing import Any

import pytest

from sietch.classic.atlas import BLOW_LOCATION, LOCATION_IDS, SAND_TERRITORIES, TERRITORY_IDS
from support.classic import Table, bare
from support.rules import rule

ADVANCED = {"advanced": True}
ADVANTAGES = {"additional_advantages": True}
HARVEST = {"treachery_deck": "38_harvest"}
NO_NEXUS = {"alliances": False}  # so that worms come without talk
THREE = ("atreides", "fremen", "emperor")


def blow(*factions: str, rules: dict[str, Any] | None = None, turn: int = 2, **position: Any) -> Table:
    """The start of the spice blow; the storm stands where no spice blows."""
    given = {"storm": 0, **position}
    return bare(*(factions or THREE), rules={**NO_NEXUS, **(rules or {})}, phase="spice_blow", turn=turn, **given)


# -- spice -------------------------------------------------------------------------------------------------------


@rule("classic-FR-VII.A.1")
@pytest.mark.parametrize(
    ("card", "location", "spice"),
    [
        ("cielago_north", "cielago_north@2", 8),
        ("cielago_south", "cielago_south@1", 12),
        ("south_mesa", "south_mesa@4", 10),
        ("red_chasm", "red_chasm", 8),
        ("the_minor_erg", "the_minor_erg@7", 8),
        ("sihaya_ridge", "sihaya_ridge", 6),
        ("old_gap", "old_gap@9", 6),
        ("broken_land", "broken_land@11", 8),
        ("hagga_basin", "hagga_basin@12", 6),
        ("rock_outcroppings", "rock_outcroppings@13", 6),
        ("funeral_plain", "funeral_plain", 6),
        ("the_great_flat", "the_great_flat", 10),
        ("habbanya_erg", "habbanya_erg@15", 8),
        ("wind_pass_north", "wind_pass_north@16", 6),
        ("habbanya_ridge_flat", "habbanya_ridge_flat@17", 10),
    ],
)
def test_spice_blows_in_the_marked_sector(card, location, spice):
    table = blow(spice_deck=[card, "shai_hulud"])
    assert table.spice == {location: spice}
    assert table.spice_discards == [[card], []]
    assert table.last_blow == [location, None]


@rule("classic-FR-VII.A.1")
def test_spice_adds_to_what_lies_there():
    assert blow(spice_deck=["red_chasm"], spice={"red_chasm": 3}).spice == {"red_chasm": 11}


@rule("classic-FR-VII.A.1", "classic-OQ24")
def test_under_the_storm_nothing_blows_but_the_card_is_the_last_one():
    table = blow(spice_deck=["red_chasm"], storm=6, last_blow=["old_gap"])
    assert table.spice == {}
    assert table.last_blow == ["red_chasm", None]
    spared = blow(spice_deck=["south_mesa"], storm=5)  # the storm is elsewhere in the territory
    assert spared.spice == {"south_mesa@4": 10}


# -- worms -------------------------------------------------------------------------------------------------------


@rule("classic-FR-VII.A.2")
def test_a_worm_eats_the_territory_of_the_last_card_then_spice_blows():
    table = blow(
        "atreides",
        "harkonnen",
        spice_deck=["shai_hulud", "red_chasm"],
        last_blow=["south_mesa"],
        spice={"south_mesa@4": 10, "old_gap@9": 2},
        atreides={"forces": {"south_mesa@3": 2, "south_mesa@5": 1, "tueks_sietch": 4}},
        harkonnen={"forces": {"south_mesa@4": 3}},
    )
    assert table.spice == {"old_gap@9": 2, "red_chasm": 8}
    assert table.atreides["forces"] == {"tueks_sietch": [4, 0]}
    assert (table.atreides["tanks"], table.harkonnen["tanks"]) == ([3, 0], [3, 0])
    assert table.spice_discards == [["shai_hulud", "red_chasm"], []]


@rule("classic-FR-VII.A.2")
def test_cards_are_turned_until_a_territory_appears():
    table = blow(spice_deck=["shai_hulud", "shai_hulud", "shai_hulud", "old_gap"], last_blow=["red_chasm"])
    assert table.spice == {"old_gap@9": 6}
    assert len(table.spice_deck) == 17


@rule("classic-FR-VII.B", "classic-FR-XII.B")
def test_the_nexus_comes_before_the_worm_eats():
    table = blow(
        "atreides",
        "harkonnen",
        rules={"alliances": True},
        spice_deck=["shai_hulud", "red_chasm"],
        last_blow=["south_mesa"],
        atreides={"forces": {"south_mesa@3": 2}},
    )
    assert table.questions == ["atreides NexusTurn"]
    assert table.atreides["tanks"] == [0, 0]
    assert table.spice == {}
    table.play("atreides done", "harkonnen done")
    assert table.atreides["tanks"] == [2, 0]
    assert table.spice == {"red_chasm": 8}


@rule("classic-FR-VII.C")
def test_further_worms_of_the_phase_are_ignored():
    table = blow(
        rules={"alliances": True},
        spice_deck=["shai_hulud", "shai_hulud", "red_chasm"],
        last_blow=["old_gap"],
        emperor={"forces": {"old_gap@9": 2}},
        fremen={"forces": {"sietch_tabr": 5}},
    )
    for name in THREE:
        table.play(f"{name} done")
    assert len(table.heard("worm")) == 1  # the first was turned before the table began to listen
    assert table.heard("nexus") == []
    assert table.questions == ["atreides Bidding"]
    assert table.emperor["tanks"] == [2, 0]


@rule("classic-FR-VII.D", "classic-FR-XXIII.A.3")
@pytest.mark.parametrize("rules", [{}, ADVANCED])
def test_worms_of_the_first_turn_go_back_into_the_deck(rules):
    table = blow(
        rules={**rules, "alliances": True},
        turn=1,
        spice_deck=["shai_hulud", "shai_hulud", "red_chasm", "shai_hulud", "old_gap"],
        last_blow=["south_mesa"],
        spice={"south_mesa@4": 10},
    )
    assert table.questions == ["atreides Bidding"]  # no nexus
    assert table.spice["south_mesa@4"] == 10
    assert table.spice_deck.count("shai_hulud") == 6
    blows = 2 if rules else 1
    assert len(table.spice_deck) == 21 - blows
    tops = [blow(turn=1, seed=seed, spice_deck=["shai_hulud", "red_chasm"]).spice_deck[0] for seed in range(9)]
    assert set(tops) != {"shai_hulud"}  # shuffled: the worm does not just lie on top


@rule("classic-OQ22")
def test_a_worm_before_any_spice_makes_only_a_nexus():
    everywhere = {"forces": {LOCATION_IDS[place]: 1 for place in BLOW_LOCATION}}
    table = blow(rules={"alliances": True}, spice_deck=["shai_hulud", "red_chasm"], emperor=everywhere)
    assert table.questions == ["atreides NexusTurn"]
    for name in THREE:
        table.play(f"{name} done")
    assert table.emperor["tanks"] == [0, 0]
    assert table.spice == {"red_chasm": 8}


@rule("classic-OQ24")
def test_a_worm_follows_a_blow_that_the_storm_swallowed():
    table = blow(
        "atreides",
        "harkonnen",
        storm=6,
        spice_deck=["red_chasm", "shai_hulud", "old_gap"],
        last_blow=["south_mesa"],
        atreides={"forces": {"red_chasm": 2, "south_mesa@3": 1}},
    )
    table.pass_until("DialStorm").play("atreides sectors 1", "harkonnen sectors 1").pass_until("Bidding")
    assert table.atreides["forces"] == {"south_mesa@3": [1, 0]}
    assert table.atreides["tanks"] == [2, 0]


# -- two blows in the advanced game ------------------------------------------------------------------------------


@rule("classic-FR-XXIII.A")
def test_the_advanced_game_has_two_blows_on_two_piles():
    table = blow(rules=ADVANCED, spice_deck=["red_chasm", "old_gap"])
    assert table.spice == {"old_gap@9": 6, "red_chasm": 8}
    assert table.spice_discards == [["red_chasm"], ["old_gap"]]
    assert table.last_blow == ["red_chasm", "old_gap@9"]
    assert blow(spice_deck=["red_chasm", "old_gap"]).spice == {"red_chasm": 8}


@rule("classic-FR-XXIII.A.4")
def test_a_worm_of_one_pile_leaves_the_other_alone():
    position: dict[str, Any] = {
        "last_blow": ["south_mesa", "funeral_plain"],
        "spice": {"south_mesa@4": 4, "funeral_plain": 3},
        "emperor": {"forces": {"south_mesa@4": 2, "funeral_plain": 1}},
    }
    second = blow(rules=ADVANCED, spice_deck=["red_chasm", "shai_hulud", "old_gap"], **position)
    assert second.spice == {"old_gap@9": 6, "red_chasm": 8, "south_mesa@4": 4}
    assert second.emperor["forces"] == {"south_mesa@4": [2, 0]}
    assert second.spice_discards == [["red_chasm"], ["shai_hulud", "old_gap"]]
    first = blow(rules=ADVANCED, spice_deck=["shai_hulud", "red_chasm", "old_gap"], **position)
    assert first.spice == {"funeral_plain": 3, "old_gap@9": 6, "red_chasm": 8}
    assert first.emperor["forces"] == {"funeral_plain": [1, 0]}


def last_cards(*top: str, rules: dict[str, Any], **position: Any) -> Table:
    """A game whose spice deck holds only these cards: everything else lies in the piles."""
    table = bare("atreides", "harkonnen", rules={**NO_NEXUS, **rules}, phase="storm", turn=8, storm=17, **position)
    names = [*[LOCATION_IDS[place].split("@")[0] for place in BLOW_LOCATION], "shai_hulud"]
    deck = [names.index(name) for name in reversed(top)]
    rest = list(table.s.spice_deck)
    for card in deck:
        rest.remove(card)
    table.s.spice_piles = [rest, []]
    table.s.spice_deck = deck
    table.play("atreides sectors 1", "harkonnen sectors 1")
    return table


@rule("classic-FR-XXIII.B")
def test_the_last_territory_goes_on_pile_one_and_the_deck_is_made_anew_for_pile_two():
    table = last_cards("red_chasm", rules=ADVANCED)
    assert table.spice["red_chasm"] >= 8
    assert table.last_blow[0] == "red_chasm"
    assert len(table.heard("spice_reshuffled")) == 1
    blows = [event.facts["pile"] for event in table.heard("spice_blow")]
    assert blows == [1, 2]
    assert "red_chasm" in table.spice_deck or table.last_blow[1] == "red_chasm"  # it went back with all the others


@rule("classic-FR-XXIII.B")
def test_a_territory_may_blow_twice_after_the_deck_was_made_anew():
    twice = 0
    for seed in range(60):
        table = last_cards("red_chasm", rules=ADVANCED, seed=seed)
        if table.last_blow == ["red_chasm", "red_chasm"]:
            assert table.spice["red_chasm"] == 16
            twice += 1
    assert twice


@rule("classic-FR-XXIII.B")
def test_worms_left_in_the_old_deck_touch_pile_two():
    table = last_cards(
        "red_chasm",
        "shai_hulud",
        rules=ADVANCED,
        last_blow=["old_gap", "south_mesa"],
        atreides={"forces": {"old_gap@8": 2, "south_mesa@5": 3}},
    )
    assert table.atreides["forces"] == {"old_gap@8": [2, 0]}


def worms_of_the_new_deck(rules: dict[str, Any]) -> list[Table]:
    """Games in which the first card of the new deck is a worm for pile two."""
    found = []
    for seed in range(40):
        table = last_cards(
            "red_chasm",
            rules=rules,
            seed=seed,
            last_blow=["old_gap", "south_mesa"],
            atreides={"forces": {"south_mesa@5": 3}},
        )
        if table.heard("worm"):
            found.append(table)
    assert found
    return found


@rule("classic-FR-XXIII.B.2")
def test_worms_of_the_new_deck_spare_the_last_territory_in_the_french_edition():
    for table in worms_of_the_new_deck(ADVANCED):
        assert table.atreides["tanks"] == [0, 0]


@rule("classic-IT-XXI.B.2")
def test_worms_of_the_new_deck_eat_in_the_italian_edition():
    for table in worms_of_the_new_deck(
        {"preset": "italian_advanced", "additional_advantages": False, "weather": False}
    ):
        assert table.atreides["tanks"] == [3, 0]


# -- Fremen ------------------------------------------------------------------------------------------------------


def ride(**position: Any) -> Table:
    given = {
        "spice_deck": ["shai_hulud", "red_chasm"],
        "last_blow": ["old_gap"],
        "fremen": {"forces": {"old_gap@9": 4}},
        **position,
    }
    return blow(**given)


@rule("classic-SH-FREMEN.3")
def test_fremen_are_not_eaten_and_may_ride_to_any_territory():
    table = ride(emperor={"forces": {"old_gap@9": 2}})
    assert table.fremen["tanks"] == [0, 0]
    assert table.emperor["tanks"] == [2, 0]
    assert table.questions == ["fremen Muster"]
    table.play("fremen move old_gap@9", "fremen count 3")
    assert table.may("fremen to habbanya_sietch")
    table.play("fremen to tueks_sietch")
    assert table.fremen["forces"] == {"old_gap@9": [1, 0], "tueks_sietch": [3, 0]}
    assert table.spice == {"red_chasm": 8}


@rule("classic-SH-FREMEN.3")
def test_storm_and_occupancy_apply_to_the_ride_and_it_may_be_declined():
    table = ride(storm=4, emperor={"forces": {"carthag": 1}}, atreides={"forces": {"carthag": 1, "arrakeen": 1}})
    table.play("fremen move old_gap@9", "fremen count 4")
    assert table.why_not("fremen to tueks_sietch") == "FR-IX.C.1.c"  # in the storm
    assert table.why_not("fremen to carthag") == "FR-IX.C.1.c"  # two others hold it
    assert table.may("fremen to arrakeen")
    stay = ride().play("fremen pass")
    assert stay.fremen["forces"] == {"old_gap@9": [4, 0]}


@rule("classic-SH-FREMEN.3", "classic-SH-KARAMA")
def test_a_karama_takes_the_worm_out_of_the_fremens_hands():
    table = ride(emperor={"hand": ["karama"]})
    assert table.question("emperor").about == {"power": "worm_control", "victim": "fremen"}
    table.play("emperor play karama")
    assert table.fremen["tanks"] == [4, 0]
    assert table.questions == ["atreides Bidding"]


@rule("classic-SH-FREMEN.ALLIANCE", "classic-FR-XII.E.6")
@pytest.mark.parametrize("spared", ["yes", "no"])
def test_the_fremen_decide_whether_the_worm_spares_their_allies(spared):
    table = ride(
        rules={"alliances": True},
        fremen={"forces": {}, "allies": ["emperor"]},
        emperor={"forces": {"old_gap@9": 2}},
        atreides={"forces": {"old_gap@8": 1}},
    )
    table.pass_until("SpareAllies").play(f"fremen {spared}")
    assert table.emperor["tanks"] == ([0, 0] if spared == "yes" else [2, 0])
    assert table.atreides["tanks"] == [1, 0]


@rule("classic-SH-FREMEN.5")
def test_with_their_advantages_the_fremen_place_further_worms_in_the_sand():
    table = blow(
        rules=ADVANTAGES,
        spice_deck=["shai_hulud", "shai_hulud", "shai_hulud", "old_gap"],
        fremen={"forces": {"imperial_basin@9": 2}},
        emperor={"forces": {"imperial_basin@8": 3, "carthag": 1}},
    )
    assert table.questions == ["fremen PlaceWorm"]
    assert table.may("fremen pass")
    table.play("fremen worm imperial_basin")
    assert table.emperor["forces"] == {"carthag": [1, 0]}
    assert table.fremen["tanks"] == [0, 0]
    assert table.questions == ["fremen Muster"]
    table.play("fremen pass")
    assert table.questions == ["fremen PlaceWorm"]  # and the third
    table.play("fremen pass")
    assert table.spice == {"old_gap@9": 6}


@rule("classic-SH-FREMEN.5", "classic-SH-KARAMA")
def test_a_karama_stops_the_placing_of_one_worm():
    table = blow(
        rules=ADVANTAGES,
        spice_deck=["shai_hulud", "shai_hulud", "old_gap"],
        emperor={"hand": ["karama"], "forces": {"red_chasm": 3}},
    )
    assert table.question("emperor").about == {"power": "extra_worm", "victim": "fremen"}
    table.play("emperor play karama")
    assert table.questions == ["atreides Bidding"]


@rule("classic-OQ23")
def test_worms_are_placed_in_sand_only_and_the_imperial_basin_is_sand():
    table = blow(rules=ADVANTAGES, spice_deck=["shai_hulud", "shai_hulud", "old_gap"])
    places = [words.split(" ", 1)[1] for words in table.options("fremen") if words.startswith("worm ")]
    assert places == [TERRITORY_IDS[territory] for territory in SAND_TERRITORIES]
    assert "imperial_basin" in places
    for name in ("shield_wall", "arrakeen", "polar_sink", "false_wall_west", "pasty_mesa"):
        assert name not in places


@rule("classic-SH-FREMEN.KARAMA", "classic-IT-XXV.A.8")
def test_the_special_karama_of_the_fremen_calls_a_worm_without_a_nexus():
    table = blow(
        rules={"special_karama": True, "alliances": True},
        spice_deck=["red_chasm"],
        fremen={"hand": ["karama"]},
        emperor={"forces": {"south_mesa@3": 2}},
        spice={"south_mesa@4": 5},
    )
    assert table.questions == ["fremen SpecialWindow"]
    table.play("fremen karama_special")
    assert "pass" not in table.options("fremen")
    table.play("fremen worm south_mesa")
    assert table.emperor["tanks"] == [2, 0]
    assert table.spice == {"red_chasm": 8}
    assert table.heard("nexus") == []
    assert table.discard == ["karama"]
    assert table.questions == ["atreides Bidding"]


@rule("classic-SH-FREMEN.KARAMA")
def test_without_the_special_powers_nobody_asks_the_fremen():
    table = blow(spice_deck=["red_chasm"], fremen={"hand": ["karama"]})
    assert "SpecialWindow" not in " ".join(table.questions)


# -- Thumper and Harvester ---------------------------------------------------------------------------------------


@rule("classic-CARD-THUMPER")
def test_a_thumper_calls_a_worm_to_the_last_territory():
    table = blow(
        rules={**HARVEST, "alliances": True},
        spice_deck=["old_gap"],
        last_blow=["red_chasm"],
        atreides={"hand": ["thumper"]},
        emperor={"forces": {"red_chasm": 2}},
    )
    table.play("atreides play thumper")
    assert table.questions == ["atreides NexusTurn"]
    table.pass_until("Bidding")
    assert table.emperor["tanks"] == [2, 0]
    assert table.spice == {"old_gap@9": 6}


@rule("classic-CARD-THUMPER", "classic-OQ3")
def test_a_thumper_counts_as_the_first_worm():
    table = blow(
        rules={**HARVEST, "alliances": True},
        spice_deck=["shai_hulud", "old_gap"],
        last_blow=["red_chasm"],
        atreides={"hand": ["thumper"]},
        emperor={"forces": {"red_chasm": 2}},
    )
    assert table.questions == ["atreides ThumperWindow"]
    table.play("atreides play thumper")
    for name in THREE:
        assert table.questions == [f"{name} NexusTurn"]
        table.play(f"{name} done")
    assert table.emperor["tanks"] == [2, 0]
    assert len(table.heard("nexus")) == 1  # the card that follows is a further worm
    assert table.spice == {"old_gap@9": 6}
    assert table.discard == ["thumper"]


@rule("classic-CARD-THUMPER", "classic-OQ3")
def test_no_thumper_on_the_first_turn():
    table = blow(rules=HARVEST, turn=1, spice_deck=["old_gap"], atreides={"hand": ["thumper"]})
    assert "ThumperWindow" not in " ".join(table.questions)


@rule("classic-CARD-HARVESTER")
def test_a_harvester_doubles_what_has_just_blown():
    table = blow(rules=HARVEST, spice_deck=["old_gap"], spice={"old_gap@9": 3}, emperor={"hand": ["harvester"]})
    table.pass_until("HarvesterWindow")
    assert table.question("emperor").about == {"location": "old_gap@9", "spice": 6}
    table.play("emperor play harvester")
    assert table.spice == {"old_gap@9": 15}
    assert table.discard == ["harvester"]


@rule("classic-CARD-HARVESTER")
def test_nothing_times_two_is_nothing():
    table = blow(rules=HARVEST, storm=9, spice_deck=["old_gap"], emperor={"hand": ["harvester"]})
    table.pass_until("HarvesterWindow", "Bidding")
    assert table.questions == [f"{table.first_player} Bidding"]
