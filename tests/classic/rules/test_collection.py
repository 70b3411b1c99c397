"""Collecting spice, and the flow from the cities. [FR-XI, FR-XXI]"""

from __future__ import annotations

from typing import Any

import pytest

from support.classic import Table
from support.classic_battle import bare
from support.rules import rule

CITY_OR_OTHER = {"three_spice_with": "carthag_or_arrakeen"}
FLOW = {"increased_spice_flow": True}


def collected(*factions: str, rules: dict[str, Any] | None = None, **position: Any) -> Table:
    """After the collection, at the first question of the next turn."""
    said = {name: {"spice": 0, "forces": {}, **position.pop(name, {})} for name in factions}
    return bare(*factions, rules=rules, phase="collection", **said, **position)


@rule("classic-FR-XI.A", "classic-FR-XI.B")
@pytest.mark.parametrize(("tokens", "there", "taken"), [(3, 10, 6), (5, 10, 10), (6, 10, 10), (1, 1, 1)])
def test_two_spice_a_token_as_far_as_it_goes(tokens: int, there: int, taken: int) -> None:
    table = collected("emperor", "guild", emperor={"forces": {"red_chasm": tokens}}, spice={"red_chasm": there})
    assert table.emperor["spice"] == taken
    assert table.spice == ({"red_chasm": there - taken} if there > taken else {})


@rule("classic-FR-XI.A")
def test_carthag_makes_it_three() -> None:
    forces = {"forces": {"red_chasm": 2, "carthag": 1}}
    table = collected("emperor", "guild", emperor=forces, spice={"red_chasm": 10})
    assert table.emperor["spice"] == 6
    other = {"forces": {"red_chasm": 2, "arrakeen": 1}}
    assert collected("emperor", "guild", emperor=other, spice={"red_chasm": 10}).emperor["spice"] == 4


@rule("classic-IT-XI.A", "classic-OQ7")
@pytest.mark.parametrize("city", ["carthag", "arrakeen"])
def test_in_the_italian_edition_either_city_makes_it_three(city: str) -> None:
    forces = {"forces": {"red_chasm": 2, city: 1}}
    table = collected("emperor", "guild", rules=CITY_OR_OTHER, emperor=forces, spice={"red_chasm": 10})
    assert table.emperor["spice"] == 6


@rule("classic-FR-XI.A", "classic-FR-IX.C.2.c")
def test_the_spice_of_another_sector_is_out_of_reach() -> None:
    forces = {"forces": {"south_mesa@5": 3}}
    table = collected("emperor", "guild", emperor=forces, spice={"south_mesa@4": 10})
    assert table.emperor["spice"] == 0
    assert table.spice == {"south_mesa@4": 10}


@rule("classic-FR-XI.A", "classic-SH-ELITE")
def test_an_elite_token_gathers_like_any_other() -> None:
    rules = {"additional_advantages": True}
    forces = {"forces": {"red_chasm": [1, 2]}}
    table = collected("emperor", "guild", rules=rules, emperor=forces, spice={"red_chasm": 10})
    assert table.emperor["spice"] == 6


@rule("classic-FR-XI.B")
def test_what_nobody_gathers_stays() -> None:
    table = collected("emperor", "guild", spice={"red_chasm": 8})
    assert table.spice == {"red_chasm": 8}


@rule("classic-FR-XXI")
@pytest.mark.parametrize(
    ("places", "flow"),
    [
        *[(["carthag"], 2), (["arrakeen"], 2), (["tueks_sietch"], 1)],
        *[(["carthag", "arrakeen", "tueks_sietch"], 5), (["sietch_tabr", "habbanya_sietch"], 0)],
    ],
)
def test_the_cities_and_tuek_s_sietch_yield_spice(places: list[str], flow: int) -> None:
    forces = {"forces": dict.fromkeys(places, 1)}
    assert collected("emperor", "fremen", "harkonnen", "guild", rules=FLOW, emperor=forces).emperor["spice"] == flow
    assert collected("emperor", "fremen", "harkonnen", "guild", emperor=forces).emperor["spice"] == 0


@rule("classic-FR-XXI")
def test_the_flow_comes_on_top_of_the_harvest() -> None:
    forces = {"forces": {"carthag": 1, "red_chasm": 2}}
    table = collected("emperor", "guild", rules=FLOW, emperor=forces, spice={"red_chasm": 10})
    assert table.emperor["spice"] == 2 + 6


@rule("classic-FR-XXV")
def test_the_advanced_game_always_has_the_flow() -> None:
    rules = {"advanced": True, "increased_spice_flow": False}
    table = collected("emperor", "guild", rules=rules, emperor={"forces": {"carthag": 1}})
    assert table.emperor["spice"] == 2


@rule("classic-FR-XV.B.4", "classic-FR-XXI")
def test_sisters_who_coexist_gather_nothing_and_hold_no_city() -> None:
    rules = {"additional_advantages": True, **FLOW}
    forces = {"forces": {"red_chasm": 2, "carthag": 1, "wind_pass_north@16": 1}}
    table = collected(
        *("bene_gesserit", "emperor"),
        rules=rules,
        bene_gesserit=forces,
        emperor={"forces": {"carthag": 1, "red_chasm": 1}},
        coexisting=["red_chasm", "carthag"],
        spice={"red_chasm": 8, "wind_pass_north@16": 6},
    )
    assert table.bene_gesserit["spice"] == 2  # two, not three, for the one at Wind Pass North
    assert table.emperor["spice"] == 2 + 3
