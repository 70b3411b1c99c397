"""The 22 board spaces of Uprising: cost, effects, requirements, control; and what the tracks give at four."""

from __future__ import annotations

from typing import Any

import pytest

from support.imperium import Table, uprising
from support.plays import changed_by, plays
from support.plays_uprising import QUIET, holding

Gains = dict[str, int]
LETTER_CARDS = {"L": "dagger", "C": "reconnaissance", "T": "dune_desert_planet", "*": "diplomacy"}
KEEP = ["skip"]

# space, card icon (* for the factions), what seat a has, answers, what changes but for the Agent
CASES: list[tuple[str, str, dict[str, Any], list[str], Gains]] = [
    ("sardaukar", "*", {"spice": 4}, [], {"spice": -4, "garrison": 4, "intrigue": 1, "emperor": 1}),
    ("dutiful_service", "*", {}, [], {"solari": 2, "emperor": 1}),
    ("heighliner", "*", {"spice": 5}, [], {"spice": -5, "garrison": 5, "spacing_guild": 1}),
    ("deliver_supplies", "*", {}, [], {"water": 1, "spacing_guild": 1}),
    ("espionage", "*", {"spice": 1}, ["spy post_fremen"], {"spice": -1, "cards": 1, "spies": 1, "bene_gesserit": 1}),
    ("secrets", "*", {}, [], {"intrigue": 1, "bene_gesserit": 1}),
    ("desert_tactics", "*", {}, KEEP, {"water": -1, "garrison": 1, "fremen": 1}),
    (
        "desert_tactics",
        "*",
        {"discard": ["dagger"]},
        ["trash_from_discard dagger"],
        {"water": -1, "garrison": 1, "fremen": 1, "discard": -1},
    ),
    ("fremkit", "*", {}, [], {"cards": 1, "fremen": 1}),
    ("high_council", "L", {"solari": 5}, [], {"solari": -5}),
    (
        "high_council",
        "L",
        {"solari": 5, "council": True},
        [],
        {"solari": -5, "spice": 2, "intrigue": 1, "garrison": 3},
    ),
    ("imperial_privilege", "L", {"solari": 3, "influence": {"emperor": 2}}, [], {"solari": -3, "cards": 1}),
    (
        "imperial_privilege",
        "L",
        {"solari": 3, "influence": {"emperor": 2}, "agents_at": ["arrakeen"]},
        ["recall arrakeen"],
        {"solari": -3, "cards": 1, "agents": 1},
    ),
    ("swordmaster", "L", {"solari": 8}, [], {"solari": -8, "agents": 1}),
    ("assembly_hall", "L", {}, [], {"intrigue": 1}),
    ("gather_support", "L", {}, [], {"garrison": 2}),
    ("gather_support", "L", {"solari": 2}, ["pay"], {"solari": -2, "garrison": 2, "water": 1}),
    ("gather_support", "L", {"solari": 2}, KEEP, {"garrison": 2}),
    (
        "shipping",
        "T",
        {"spice": 3, "influence": {"spacing_guild": 2}},
        ["faction fremen"],
        {"spice": -3, "solari": 5, "fremen": 1},
    ),
    ("accept_contract", "T", {}, [], {"solari": 2, "cards": 1}),
    ("arrakeen", "C", {}, [], {"garrison": 1, "cards": 1}),
    ("spice_refinery", "C", {}, [], {"solari": 2}),
    ("spice_refinery", "C", {"spice": 1}, ["pay"], {"spice": -1, "solari": 4}),
    ("spice_refinery", "C", {"spice": 1}, KEEP, {"solari": 2}),
    ("research_station", "C", {"water": 2}, [], {"water": -2, "garrison": 2, "cards": 2}),
    ("sietch_tabr", "C", {"influence": {"fremen": 2}}, ["choose 1"], {"hooks": 1, "garrison": 1, "water": 1}),
    ("sietch_tabr", "C", {"influence": {"fremen": 2}, "hooks": True}, ["choose 1"], {"garrison": 1, "water": 1}),
    ("sietch_tabr", "C", {"influence": {"fremen": 2}}, ["choose 2", "skip"], {"water": 1}),
    ("imperial_basin", "T", {}, [], {"spice": 1}),
    ("hagga_basin", "T", {}, [], {"water": -1, "spice": 2}),
    ("hagga_basin", "T", {"hooks": True}, ["take_spice"], {"water": -1, "spice": 2}),
    ("hagga_basin", "T", {"hooks": True}, ["summon"], {"water": -1, "sandworms": 1}),
    ("deep_desert", "T", {"water": 3}, [], {"water": -3, "spice": 4}),
    ("deep_desert", "T", {"water": 3, "hooks": True}, ["take_spice"], {"water": -3, "spice": 4}),
    ("deep_desert", "T", {"water": 3, "hooks": True}, ["summon"], {"water": -3, "sandworms": 2}),
]
COMBAT = "heighliner desert_tactics fremkit arrakeen spice_refinery research_station sietch_tabr imperial_basin".split()


@pytest.mark.parametrize(
    ("space", "icon", "given", "answers", "got"),
    [pytest.param(*case, marks=plays(f"{case[0]}.space")) for case in CASES],
)
def test_a_visit(space: str, icon: str, given: dict[str, Any], answers: list[str], got: Gains) -> None:
    card = LETTER_CARDS[icon]
    table = holding(card, **given)
    found = changed_by(table, f"a play {card}", f"a to {space}", *[f"a {answer}" for answer in answers])
    found["agents"] = found.get("agents", 0) + 1
    assert {name: n for name, n in found.items() if n} == got
    may_deploy = space in (*COMBAT, "hagga_basin", "deep_desert")
    assert (table.asked == "DeployTroops") is may_deploy


@pytest.mark.parametrize(
    ("space", "icon", "given"),
    [
        ("sardaukar", "*", {"spice": 3}),
        ("heighliner", "*", {"spice": 4}),
        ("espionage", "*", {"spice": 0}),
        ("desert_tactics", "*", {"water": 0}),
        ("high_council", "L", {"solari": 4}),
        ("high_council", "L", {"solari": 4, "council": True}),
        ("imperial_privilege", "L", {"solari": 2, "influence": {"emperor": 2}}),
        ("imperial_privilege", "L", {"solari": 3, "influence": {"emperor": 1}}),
        ("swordmaster", "L", {"solari": 7}),
        ("shipping", "T", {"spice": 2, "influence": {"spacing_guild": 2}}),
        ("shipping", "T", {"spice": 3, "influence": {"spacing_guild": 1}}),
        ("research_station", "C", {"water": 1}),
        ("sietch_tabr", "C", {"influence": {"fremen": 1}}),
        ("hagga_basin", "T", {"water": 0}),
        ("deep_desert", "T", {"water": 2}),
    ],
)
def test_a_visit_that_cannot_be_paid_or_is_not_earned(space: str, icon: str, given: dict[str, Any]) -> None:
    card = LETTER_CARDS[icon]
    assert holding(card, **given).do(f"a play {card}").why_not(f"a to {space}") == "R-AGT-04"


@plays("high_council.space")
def test_high_council_seats_for_good() -> None:
    table = holding("dagger", solari=5).send("a", "dagger", to="high_council")
    assert table.a.council


@plays("swordmaster.space")
def test_swordmaster_is_cheaper_once_anybody_has_one() -> None:
    table = uprising(a={"hand": ["dagger"], "solari": 6}, b={"swordmaster": True}).send("a", "dagger", to="swordmaster")
    assert (table.a.solari, table.a.swordmaster, table.a.agents) == (0, True, 2)
    again = holding("dagger", solari=8, swordmaster=True).do("a play dagger")
    assert again.why_not("a to swordmaster") == "R-AGT-08"


@plays("imperial_privilege.space")
def test_imperial_privilege_swaps_an_intrigue_card_if_wanted() -> None:
    given: dict[str, Any] = {"solari": 3, "influence": {"emperor": 2}, "intrigue": ["devour"]}
    table = holding("dagger", **given).send("a", "dagger", to="imperial_privilege")
    table.do("a resolve imperial_privilege.space.0", "a trash_intrigue devour")
    assert (table.trashed_intrigue, table.a.intrigue_count, table.a.hand_count) == (["devour"], 1, 1)


def test_assembly_hall_gives_persuasion_while_the_agent_stands_there() -> None:
    table = holding("convincing_argument", agents_at=["assembly_hall"]).do("a reveal")
    assert table.a.persuasion == 3
    assert holding("convincing_argument", agents_at=["gather_support"]).do("a reveal").a.persuasion == 2


@plays("secrets.space")
def test_secrets_takes_from_everybody_with_four_cards() -> None:
    table = uprising(
        a={"hand": ["diplomacy"]},
        b={"intrigue": ["devour", "impress", "cunning", "mercenaries"]},
        c={"intrigue": ["go_to_ground", "crysknife", "ornithopter"]},
    ).send("a", "diplomacy", to="secrets")
    assert (table.a.intrigue_count, table.b.intrigue_count, table.c.intrigue_count) == (2, 3, 3)


@plays("sietch_tabr.space")
def test_sietch_tabr_may_remove_the_wall() -> None:
    table = holding("reconnaissance", influence={"fremen": 2}).send("a", "reconnaissance", to="sietch_tabr")
    table.do("a choose 2", "a detonate")
    assert (table.shield_wall, table.a.fremen) == (False, 2)  # no faction space: no influence


@pytest.mark.parametrize(
    ("space", "water", "base"),
    [
        pytest.param("imperial_basin", 0, 1, marks=plays("imperial_basin.space")),
        pytest.param("hagga_basin", 1, 2, marks=plays("hagga_basin.space")),
        pytest.param("deep_desert", 3, 4, marks=plays("deep_desert.space")),
    ],
)
def test_bonus_spice_is_taken_with_spice_or_worms(space: str, water: int, base: int) -> None:
    def visit(**more: Any) -> Table:
        given = {"hand": ["dune_desert_planet"], "water": water, **more}
        return uprising(bonus_spice={space: 3}, a=given).send("a", "dune_desert_planet", to=space)

    table = visit()
    assert (table.a.spice, table.bonus_spice[space]) == (3 + base, 0)
    table = visit(hooks=True)
    if space == "imperial_basin":
        assert table.asked == "DeployTroops"  # no worms there
    else:
        assert table.do("a summon").a.spice == 3


@plays("hagga_basin.space")
def test_no_worm_comes_to_a_protected_conflict() -> None:
    given = {"hand": ["dune_desert_planet"], "hooks": True}
    table = uprising(conflict="siege_of_arrakeen", a=given).send("a", "dune_desert_planet", to="hagga_basin")
    assert (table.asked, table.a.spice) == ("DeployTroops", 2)


@pytest.mark.parametrize(
    ("space", "resource"),
    [
        pytest.param("arrakeen", "solari", marks=plays("arrakeen.control")),
        pytest.param("spice_refinery", "solari", marks=plays("spice_refinery.control")),
        pytest.param("imperial_basin", "spice", marks=plays("imperial_basin.control")),
    ],
)
def test_the_controller_is_paid_for_every_visit(space: str, resource: str) -> None:
    card = "dune_desert_planet" if space == "imperial_basin" else "reconnaissance"
    own = {"arrakeen": 0, "spice_refinery": 2, "imperial_basin": 1}[space]
    table = uprising(control={space: "b"}, a={"hand": [card]}).send("a", card, to=space)
    assert (table[f"b.{resource}"], table[f"a.{resource}"]) == (1, own)
    table = uprising(control={space: "a"}, a={"hand": [card]}).send("a", card, to=space)
    assert table[f"a.{resource}"] == own + 1


@pytest.mark.parametrize(
    ("space", "faction", "answers", "got"),
    [
        pytest.param(
            "dutiful_service", "emperor", ["spy post_fremen"], {"spies": 1}, marks=plays("dutiful_service.space")
        ),
        pytest.param("deliver_supplies", "spacing_guild", [], {"solari": 3}, marks=plays("deliver_supplies.space")),
        pytest.param("secrets", "bene_gesserit", [], {"intrigue": 2}, marks=plays("secrets.space")),
        pytest.param("fremkit", "fremen", [], {"water": 1}, marks=plays("fremkit.space")),
    ],
)
def test_the_tracks_give_something_at_four(space: str, faction: str, answers: list[str], got: Gains) -> None:
    table = uprising(a={"leader": QUIET, "hand": ["diplomacy"], "influence": {faction: 3}})
    found = changed_by(table, "a play diplomacy", f"a to {space}", *[f"a {answer}" for answer in answers])
    assert {name: found[name] for name in got} == got
    assert (found[faction], found["vp"], table.alliances[faction]) == (1, 1, "a")
