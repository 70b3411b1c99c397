"""The 20 contracts of the CHOAM module: what completes each, and its reward."""

from __future__ import annotations

from typing import Any

import pytest

from support.imperium import Table, uprising
from support.plays import changed_by, plays
from support.plays_uprising import CHOAM, QUIET

Gains = dict[str, int]


# contract, card, space, what seat a has, answers, what the visit changes but for the Agent (space and contract)
VISITS: list[tuple[str, str, str, dict[str, Any], list[str], Gains]] = [
    ("arrakeen_water", "reconnaissance", "arrakeen", {}, [], {"garrison": 1, "cards": 1, "water": 1}),
    (
        "arrakeen_spy",
        "reconnaissance",
        "arrakeen",
        {},
        ["spy post_choam"],
        {"garrison": 2, "cards": 1, "spies": 1},
    ),
    ("deliver_supplies", "diplomacy", "deliver_supplies", {}, [], {"water": 1, "spacing_guild": 1, "solari": 3}),
    (
        "espionage",
        "diplomacy",
        "espionage",
        {"spice": 1},
        ["spy post_choam"],
        {"spice": -1, "cards": 1, "spies": 1, "bene_gesserit": 1, "solari": 3},
    ),
    ("harvest_3", "dune_desert_planet", "deep_desert", {"water": 3}, [], {"water": -3, "spice": 4, "solari": 3}),
    ("harvest_4", "dune_desert_planet", "deep_desert", {"water": 3}, [], {"water": -3, "spice": 4, "solari": 4}),
    (
        "heighliner_water",
        "diplomacy",
        "heighliner",
        {"spice": 5},
        [],
        {"spice": -5, "garrison": 5, "spacing_guild": 1, "water": 2},
    ),
    (
        "heighliner_troops",
        "diplomacy",
        "heighliner",
        {"spice": 5},
        [],
        {"spice": -5, "garrison": 7, "spacing_guild": 1},
    ),
    ("high_council_influence", "dagger", "high_council", {"solari": 5}, [], {"solari": -5, "bene_gesserit": 1}),
    ("high_council_solari", "dagger", "high_council", {"solari": 5}, [], {"solari": -2}),
    (
        "research_station_solari",
        "reconnaissance",
        "research_station",
        {"water": 2},
        [],
        {"water": -2, "garrison": 2, "cards": 2, "solari": 3},
    ),
    (
        "research_station_spy",
        "reconnaissance",
        "research_station",
        {"water": 2},
        ["spy post_choam"],
        {"water": -2, "garrison": 2, "cards": 2, "solari": 2, "spies": 1},
    ),
    (
        "sardaukar_cards",
        "diplomacy",
        "sardaukar",
        {"spice": 4},
        [],
        {"spice": -4, "garrison": 4, "intrigue": 1, "emperor": 1, "cards": 2},
    ),
    (
        "sardaukar_recall",
        "diplomacy",
        "sardaukar",
        {"spice": 4, "agents_at": ["fremkit"]},
        ["recall fremkit"],
        {"spice": -4, "garrison": 4, "intrigue": 1, "emperor": 1, "agents": 1},
    ),
    ("spice_refinery_cards", "reconnaissance", "spice_refinery", {}, [], {"solari": 2, "cards": 2}),
    ("spice_refinery_water", "reconnaissance", "spice_refinery", {}, [], {"solari": 2, "water": 1}),
]


def given_contract(contract: str, card: str, **more: Any) -> Table:
    """A table where seat a holds the contract, whichever two happen to lie face up."""
    for seed in range(20):
        table = uprising(rules=CHOAM, seed=seed, a={"leader": QUIET, "hand": [card], "contracts": [contract], **more})
        if contract not in _face_up(seed):
            return table
    raise AssertionError(contract)


def _face_up(seed: int) -> list[str]:
    contracts: list[str] = uprising(rules=CHOAM, seed=seed, a={"leader": QUIET}).look["contracts"]
    return contracts


@pytest.mark.parametrize(
    ("contract", "card", "space", "given", "answers", "got"),
    [pytest.param(*case, marks=plays(f"{case[0]}.contract")) for case in VISITS],
)
def test_a_visit_completes_a_contract(
    contract: str, card: str, space: str, given: dict[str, Any], answers: list[str], got: Gains
) -> None:
    table = given_contract(contract, card, **given)
    found = changed_by(table, f"a play {card}", f"a to {space}")
    assert table.a.contracts_done == [contract]
    for answer in answers:
        before = changed_by(table, f"a {answer}")
        found = {name: found.get(name, 0) + before.get(name, 0) for name in {*found, *before}}
    found["agents"] += 1
    assert {name: n for name, n in found.items() if n} == {**got, "contracts": -1, "contracts_done": 1}


@pytest.mark.parametrize(
    ("space", "bonus", "done"),
    [("imperial_basin", 1, False), ("imperial_basin", 2, True), ("hagga_basin", 0, False), ("hagga_basin", 1, True)],
)
def test_a_harvest_counts_all_spice_of_the_turn(space: str, bonus: int, done: bool) -> None:
    table = given_contract("harvest_3", "dune_desert_planet").given(bonus_spice={space: bonus})
    table.send("a", "dune_desert_planet", to=space)
    assert (table.a.contracts_done == ["harvest_3"]) is done


@plays("harvest_3.contract")
def test_a_harvest_counts_spice_from_cards_and_from_before_the_visit() -> None:
    table = given_contract("harvest_3", "desert_power").send("a", "desert_power", to="imperial_basin")
    assert (table.a.spice, table.a.contracts_done) == (3, ["harvest_3"])
    given: dict[str, Any] = {"intrigue": ["market_opportunity"], "solari": 5, "hooks": True}
    table = given_contract("harvest_3", "dune_desert_planet", **given).do("a intrigue market_opportunity")
    table.send("a", "dune_desert_planet", to="hagga_basin").do("a summon")
    assert table.a.contracts_done == ["harvest_3"]


def test_spice_away_from_the_makers_is_no_harvest() -> None:
    given: dict[str, Any] = {"intrigue": ["market_opportunity"], "solari": 5}
    table = given_contract("harvest_4", "reconnaissance", **given).do("a intrigue market_opportunity")
    table.send("a", "reconnaissance", to="arrakeen")
    assert table.a.contracts_done == []


@plays("immediate.contract")
def test_an_immediate_contract_is_done_when_taken() -> None:
    table = uprising(rules=CHOAM, contracts=["immediate"], a={"hand": ["dune_desert_planet"]})
    table.send("a", "dune_desert_planet", to="accept_contract")
    if table.asked == "Resolve":
        table.do("a resolve accept_contract.space.0")
    table.do("a contract immediate")
    assert (table.a.contracts, table.a.contracts_done, table.a.solari) == ([], ["immediate"], 2)


@plays("acquire_tsmf.contract")
def test_acquiring_the_spice_must_flow_completes_its_contract() -> None:
    table = given_contract("acquire_tsmf", "dagger").do("a reveal")
    table.s.players[0].persuasion, table.s.menu = 18, None
    table.do("a buy the_spice_must_flow")
    assert (table.a.contracts_done, table.a.solari, table.a.spacing_guild) == (["acquire_tsmf"], 3, 1)
    assert table.do("a buy the_spice_must_flow").a.solari == 3


@plays("arrakeen_water.contract", "arrakeen_spy.contract")
def test_all_contracts_for_a_space_are_completed_at_once() -> None:
    for seed in range(20):
        if not {"arrakeen_water", "arrakeen_spy"} & {*_face_up(seed)}:
            break
    given = {"hand": ["reconnaissance"], "contracts": ["arrakeen_water", "arrakeen_spy"]}
    table = uprising(rules=CHOAM, seed=seed, a=given).send("a", "reconnaissance", to="arrakeen")
    assert sorted(table.a.contracts_done) == ["arrakeen_spy", "arrakeen_water"]


@plays("deliver_supplies.contract")
def test_a_contract_taken_after_arriving_waits_for_another_visit() -> None:
    table = uprising(
        rules=CHOAM,
        contracts=["deliver_supplies"],
        a={"hand": ["diplomacy", "truthtrance"], "intrigue": ["leverage"], "spies": []},
    )
    table.s.players[0].spice_gained = 1
    table.send("a", "diplomacy", to="deliver_supplies").do("a intrigue leverage", "a contract deliver_supplies")
    assert (table.a.contracts, table.a.contracts_done) == (["deliver_supplies"], [])
    again = given_contract("deliver_supplies", "diplomacy").send("a", "diplomacy", to="deliver_supplies")
    assert again.a.contracts_done == ["deliver_supplies"]


def test_the_row_is_filled_from_the_bank_until_none_is_left() -> None:
    table = uprising(rules=CHOAM, a={"hand": ["dune_desert_planet"]})
    assert (len(table.look["contracts"]), table.contract_deck) == (2, 18)
    state = table.s
    state.players[1].contracts_done.extend(state.contract_deck + state.contract_row)
    state.contract_deck.clear()
    state.contract_row.clear()
    table.send("a", "dune_desert_planet", to="accept_contract")
    assert table.a.solari == 2
