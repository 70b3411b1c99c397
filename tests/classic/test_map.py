"""The map: what the rulebooks and the printed board say of it, counted and walked."""

from __future__ import annotations

from collections import Counter

import pytest

from sietch.classic.atlas import (
    BLOW_LOCATION,
    BLOW_SPICE,
    BORDERING,
    BY_THE_WALL,
    CITIES,
    FREMEN_LANDINGS,
    LOCATION,
    LOCATION_IDS,
    LOCATIONS_IN,
    NEXT_TO,
    PLAYER_DOTS,
    POLAR_SINK,
    ROCK,
    SAND,
    SECTOR_OF,
    SECTORS,
    SHELTERED,
    SINK,
    STRONGHOLD,
    STRONGHOLDS,
    TERRAIN,
    TERRITORY,
    TERRITORY_IDS,
    TERRITORY_OF,
    walk,
    zone,
)
from sietch.classic.map_data import BORDERS, TERRITORIES


def names(territories: tuple[int, ...]) -> set[str]:
    return {TERRITORY_IDS[number] for number in territories}


def test_the_board_is_counted() -> None:
    assert len(TERRITORY_IDS) == 42
    assert len(LOCATION_IDS) == 86
    assert Counter(TERRAIN) == {SAND: 29, ROCK: 7, STRONGHOLD: 5, POLAR_SINK: 1}
    inside = [pair for pair in BORDERS if TERRITORY_OF[LOCATION[pair[0]]] == TERRITORY_OF[LOCATION[pair[1]]]]
    assert len(inside) == 44
    assert len(BORDERS) - len(inside) == 146
    assert len({frozenset(pair) for pair in BORDERS}) == len(BORDERS)
    assert sum(len(near) for near in BORDERING) == 2 * 103


def test_the_eighteen_sectors_and_the_six_dots() -> None:
    assert SECTORS == 18
    assert {SECTOR_OF[place] for place in range(len(LOCATION_IDS)) if place != SINK} == set(range(18))
    assert SECTOR_OF[SINK] not in range(18)
    assert PLAYER_DOTS == (1, 4, 7, 10, 13, 16)


@pytest.mark.parametrize(
    ("stronghold", "sector", "around"),
    [
        ("arrakeen", 9, {"imperial_basin", "old_gap", "rim_wall_west"}),
        ("carthag", 10, {"arsunt", "hagga_basin", "imperial_basin", "tsimpo"}),
        ("tueks_sietch", 4, {"false_wall_south", "pasty_mesa", "south_mesa"}),
        ("sietch_tabr", 13, {"bight_of_the_cliff", "plastic_basin", "rock_outcroppings"}),
        ("habbanya_sietch", 16, {"habbanya_ridge_flat"}),
    ],
)
def test_the_five_strongholds(stronghold: str, sector: int, around: set[str]) -> None:
    number = TERRITORY[stronghold]
    assert number in STRONGHOLDS
    assert [SECTOR_OF[place] for place in LOCATIONS_IN[number]] == [sector]
    assert names(BORDERING[number]) == around
    assert len(STRONGHOLDS) == 5


def test_the_pole_the_cities_the_wall() -> None:
    assert names(BORDERING[TERRITORY["polar_sink"]]) == {
        *("arsunt", "cielago_north", "false_wall_east", "hagga_basin", "harg_pass", "imperial_basin"),
        *("wind_pass", "wind_pass_north"),
    }
    assert names(CITIES) == {"arrakeen", "carthag"}
    assert names(SHELTERED) == {"imperial_basin", "arrakeen", "carthag"}
    assert names(BY_THE_WALL) == {
        *("shield_wall", "false_wall_east", "gara_kulon", "hole_in_the_rock", "imperial_basin", "pasty_mesa"),
        *("sihaya_ridge", "the_minor_erg"),
    }
    rock = {name for name, terrain, _ in TERRITORIES if terrain == ROCK}
    assert rock == {
        *("false_wall_south", "false_wall_east", "false_wall_west", "pasty_mesa", "rim_wall_west", "shield_wall"),
        "plastic_basin",
    }


def test_borders_are_mutual_and_touch_neighbouring_sectors() -> None:
    for here, near in enumerate(NEXT_TO):
        assert near
        for there in near:
            assert here in NEXT_TO[there]
            if SINK in (here, there):
                continue
            apart = (SECTOR_OF[here] - SECTOR_OF[there]) % SECTORS
            assert apart in (0, 1, SECTORS - 1)


def test_the_pieces_of_a_territory_hang_together_and_follow_the_sectors() -> None:
    for territory, (name, _, sectors) in enumerate(TERRITORIES):
        pieces = LOCATIONS_IN[territory]
        assert zone(pieces[0], -5) == pieces
        assert [SECTOR_OF[place] for place in pieces] == list(sectors) or name == "polar_sink"


def test_everywhere_can_be_reached_from_everywhere() -> None:
    for storm in range(SECTORS):
        dry = {place for place in range(len(LOCATION_IDS)) if SECTOR_OF[place] != storm}
        assert {*walk(SINK, 7, storm, 0), SINK} == dry


def test_the_spice_blows_as_printed() -> None:
    blows = {LOCATION_IDS[place]: amount for place, amount in zip(BLOW_LOCATION, BLOW_SPICE, strict=True)}
    assert blows == {
        "cielago_north@2": 8,
        "cielago_south@1": 12,
        "south_mesa@4": 10,
        "red_chasm": 8,
        "the_minor_erg@7": 8,
        "sihaya_ridge": 6,
        "old_gap@9": 6,
        "broken_land@11": 8,
        "hagga_basin@12": 6,
        "rock_outcroppings@13": 6,
        "funeral_plain": 6,
        "the_great_flat": 10,
        "habbanya_erg@15": 8,
        "wind_pass_north@16": 6,
        "habbanya_ridge_flat@17": 10,
    }
    assert sum(BLOW_SPICE) == 118
    assert all(TERRAIN[TERRITORY_OF[place]] == SAND for place in BLOW_LOCATION)


def test_the_fremen_land_within_two_of_the_great_flat() -> None:
    assert {TERRITORY_IDS[TERRITORY_OF[place]] for place in FREMEN_LANDINGS} == {
        *("the_great_flat", "bight_of_the_cliff", "broken_land", "cielago_west", "false_wall_west", "funeral_plain"),
        *("habbanya_erg", "hagga_basin", "plastic_basin", "polar_sink", "rock_outcroppings", "sietch_tabr"),
        *("the_greater_flat", "tsimpo", "wind_pass", "wind_pass_north"),
    }


# -- walking -----------------------------------------------------------------------------------------------------


def longhand(start: int, steps: int, storm: int, closed: int) -> set[int]:
    """All walks, one territory after the other, without any cleverness."""
    found: set[int] = set()

    def within(place: int) -> set[int]:
        """The same territory, as far as the storm lets one go."""
        seen = {place}
        edge = [place]
        while edge:
            for there in NEXT_TO[edge.pop()]:
                if there not in seen and TERRITORY_OF[there] == TERRITORY_OF[place] and SECTOR_OF[there] != storm:
                    seen.add(there)
                    edge.append(there)
        return seen

    reached = within(start) if SECTOR_OF[start] != storm else set()
    found |= reached
    for _ in range(steps):
        following: set[int] = set()
        for place in reached:
            for there in NEXT_TO[place]:
                territory = TERRITORY_OF[there]
                if territory != TERRITORY_OF[place] and SECTOR_OF[there] != storm and not closed >> territory & 1:
                    following |= within(there)
        found |= following
        reached = following
    return found - {start}


@pytest.mark.parametrize("steps", [1, 2, 3])
@pytest.mark.parametrize("closed", [(), ("carthag", "sietch_tabr")])
def test_walks_agree_with_walks_in_longhand(steps: int, closed: tuple[str, ...]) -> None:
    bits = sum(1 << TERRITORY[name] for name in closed)
    for start in range(0, len(LOCATION_IDS), 3):
        if bits >> TERRITORY_OF[start] & 1:
            continue
        for storm in range(0, SECTORS, 4):
            assert set(walk(start, steps, storm, bits)) == longhand(start, steps, storm, bits), LOCATION_IDS[start]


@pytest.mark.parametrize(
    ("place", "storm", "together"),
    [
        ("plastic_basin@11", 5, ["plastic_basin@11", "plastic_basin@12", "plastic_basin@13"]),
        ("plastic_basin@11", 12, ["plastic_basin@11"]),
        ("plastic_basin@13", 12, ["plastic_basin@13"]),
        ("plastic_basin@12", 12, ["plastic_basin@12"]),
        ("plastic_basin@11", 13, ["plastic_basin@11", "plastic_basin@12"]),
        ("carthag", 10, ["carthag"]),
        ("polar_sink", 3, ["polar_sink"]),
    ],
)
def test_the_storm_cuts_a_territory(place: str, storm: int, together: list[str]) -> None:
    assert [LOCATION_IDS[piece] for piece in zone(LOCATION[place], storm)] == together
