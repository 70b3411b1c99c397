"""The 22 board spaces: what they cost, what they give, and why an Agent may not go there."""

from __future__ import annotations

from typing import Any

import pytest

from support.imperium import Table, imperium
from support.plays import changed_by, counts, plays

# A card without an Agent box for each icon.
PLAIN_CARD = {
    "faction": "diplomacy",
    "landsraad": "dagger",
    "city": "reconnaissance",
    "spice_trade": "dune_desert_planet",
}

# space: icon, what it takes to enter, what the visit changes, whether troops may be deployed
VISITS: dict[str, tuple[str, dict[str, Any], dict[str, int], bool]] = {
    "conspire": (
        "faction",
        {"spice": 4},
        {"spice": -4, "emperor": 1, "solari": 5, "garrison": 2, "intrigue": 1},
        False,
    ),
    "wealth": ("faction", {}, {"emperor": 1, "solari": 2}, False),
    "heighliner": (
        "faction",
        {"spice": 6},
        {"spice": -6, "spacing_guild": 1, "garrison": 5, "water": 2},
        True,
    ),
    "foldspace": ("faction", {}, {"spacing_guild": 1, "discard": 1}, False),
    "selective_breeding": ("faction", {"spice": 2}, {"spice": -2, "bene_gesserit": 1}, False),
    "secrets": ("faction", {}, {"bene_gesserit": 1, "intrigue": 1}, False),
    "hardy_warriors": ("faction", {"water": 1}, {"water": -1, "fremen": 1, "garrison": 2}, True),
    "stillsuits": ("faction", {}, {"fremen": 1, "water": 1}, True),
    "high_council": ("landsraad", {"solari": 5}, {"solari": -5}, False),
    "mentat": ("landsraad", {"solari": 2}, {"solari": -2, "cards": 1, "agents": 1}, False),
    "swordmaster": ("landsraad", {"solari": 8}, {"solari": -8, "agents": 1}, False),
    "rally_troops": ("landsraad", {"solari": 4}, {"solari": -4, "garrison": 4}, False),
    "hall_of_oratory": ("landsraad", {}, {"garrison": 1}, False),
    "secure_contract": ("spice_trade", {}, {"solari": 3}, False),
    "sell_melange": ("spice_trade", {"spice": 2}, {}, False),
    "arrakeen": ("city", {}, {"garrison": 1, "cards": 1}, True),
    "carthag": ("city", {}, {"garrison": 1, "intrigue": 1}, True),
    "research_station": ("city", {"water": 2}, {"water": -2, "cards": 3}, True),
    "sietch_tabr": ("city", {"influence": {"fremen": 2}}, {"garrison": 1, "water": 1}, True),
    "imperial_basin": ("spice_trade", {}, {"spice": 1}, True),
    "hagga_basin": ("spice_trade", {"water": 1}, {"water": -1, "spice": 2}, True),
    "great_flat": ("spice_trade", {"water": 2}, {"water": -2, "spice": 3}, True),
}
RESOURCES = ("solari", "spice", "water")


def before_visit(space: str, *, seats: int = 3, rules: dict[str, Any] | None = None, **more: Any) -> Table:
    """Seat a may just afford the space, and has played the card for it."""
    icon, needs, _, _ = VISITS[space]
    card = PLAIN_CARD[icon]
    a = {**dict.fromkeys(RESOURCES, 0), **needs, "hand": [card], **more.pop("a", {})}
    table = imperium(seats=seats, rules=rules, a=a, **more)
    return table.do(f"a play {card}")


@pytest.mark.parametrize("space", [pytest.param(name, marks=plays(f"{name}.space")) for name in VISITS])
def test_visit(space: str) -> None:
    _, _, changes, combat = VISITS[space]
    table = before_visit(space)
    before = counts(table)
    before["agents"] -= 1
    table.do(f"a to {space}")
    after = counts(table)
    assert {n: after[n] - before[n] for n in after if after[n] != before[n]} == changes
    assert table.a.agents_at == [space]
    assert (table.asked == "DeployTroops") == combat


@pytest.mark.parametrize("space", [name for name, (_, needs, _, _) in VISITS.items() if set(needs) & set(RESOURCES)])
def test_one_less_is_too_little(space: str) -> None:
    needs = VISITS[space][1]
    for resource, amount in needs.items():
        # Other spaces of the same icon are free, so the card itself can be played.
        table = before_visit(space, a={resource: amount - 1})
        assert table.why_not(f"a to {space}") == "R-AG-03"


@pytest.mark.parametrize("space", VISITS)
@pytest.mark.parametrize("holder", ["a", "b"])
def test_an_occupied_space_is_closed(space: str, holder: str) -> None:
    more: dict[str, Any] = {holder: {"agents_at": [space]}}
    icon = VISITS[space][0]
    # Plenty of everything, so that some other space of the icon is open.
    more["a"] = {"solari": 20, "spice": 20, "water": 20, "influence": {"fremen": 2}, **more.get("a", {})}
    table = imperium(seats=3, **{**more, "a": {"hand": [PLAIN_CARD[icon]], **more["a"]}})
    table.do(f"a play {PLAIN_CARD[icon]}")
    assert table.why_not(f"a to {space}") == "R-AG-02"


@pytest.mark.parametrize("space", VISITS)
def test_the_icon_must_fit(space: str) -> None:
    icon = VISITS[space][0]
    other = "dagger" if icon != "landsraad" else "dune_desert_planet"
    table = imperium(seats=3, a={"hand": [other], "solari": 20, "spice": 20, "water": 20})
    table.do(f"a play {other}")
    assert table.why_not(f"a to {space}") == "R-AG-01"


def test_no_agent_no_visit() -> None:
    table = imperium(seats=3, a={"hand": ["diplomacy"], "agents_at": ["wealth", "secrets"]})
    assert table.why_not("a play diplomacy") == "R-AG-01"
    assert table.options("a") == ["reveal"]


@plays("foldspace.space")
def test_foldspace_gives_a_card_while_there_are_any() -> None:
    table = before_visit("foldspace").do("a to foldspace")
    assert (table.a.discard, table.reserve["foldspace"]) == (["foldspace"], 5)
    empty = before_visit("foldspace", b={"discard": ["foldspace"] * 6}).do("a to foldspace")
    assert (empty.a.discard, empty.a.spacing_guild) == ([], 1)


@plays("selective_breeding.space")
def test_selective_breeding_trashes_a_card_for_two() -> None:
    table = before_visit("selective_breeding", a={"hand": ["diplomacy", "dagger"]}).do("a to selective_breeding")
    assert table.a.spice == 0
    assert changed_by(table, "a trash_from_hand dagger") == {"cards": 1}  # one gone, two drawn
    assert table.trashed == ["dagger"]


@plays("selective_breeding.space")
def test_selective_breeding_may_be_left_alone_but_is_paid_for() -> None:
    table = before_visit("selective_breeding").do("a to selective_breeding")
    assert changed_by(table, "a skip") == {}
    assert (table.a.spice, table.a.bene_gesserit) == (0, 1)


@plays("secrets.space")
def test_secrets_takes_a_card_from_those_who_hold_four() -> None:
    four = ["windfall", "ambush", "refocus", "charisma"]
    three = ["bribery", "infiltrate", "private_army"]
    table = before_visit("secrets", seats=4, b={"intrigue": four}, c={"intrigue": three})
    before = counts(table)
    table.do("a to secrets")
    assert counts(table)["intrigue"] - before["intrigue"] == 2
    assert (table.b.intrigue_count, table.c.intrigue_count) == (3, 3)
    (stolen,) = set(four) - set(table.b.intrigue)
    assert stolen in table.a.intrigue


@plays("high_council.space", "diplomacy.reveal")
def test_high_council_is_two_persuasion_in_every_reveal_turn() -> None:
    table = before_visit(
        "high_council", seats=2, a={"hand": ["dagger", "dagger", "diplomacy"]}, first_player="b", turn="a"
    )
    table.do("a to high_council")
    assert table.a.council is True
    table.do("b reveal", "b end", "a reveal")
    assert table.a.persuasion == 3


def test_high_council_and_swordmaster_once_per_game() -> None:
    rich: dict[str, Any] = {"hand": ["dagger"], "solari": 20}
    assert imperium(seats=3, a={**rich, "council": True}).do("a play dagger").why_not("a to high_council") == "R-AG-05"
    table = imperium(seats=3, a={**rich, "swordmaster": True}).do("a play dagger")
    assert table.why_not("a to swordmaster") == "R-AG-05"
    assert table.can("a to high_council")


@plays("mentat.space")
def test_mentat_only_draws_when_the_mentat_is_away() -> None:
    table = before_visit("mentat", mentat="b").do("a to mentat")
    assert (table.a.agents, table.mentat) == (1, "b")
    assert len(table.a.hand) == 1


@plays("mentat.space")
@pytest.mark.parametrize(
    ("difficulty", "cost"), [("mercenary", 2), ("sardaukar", 5), ("mentat", 5), ("kwisatz_haderach", 5)]
)
def test_mentat_costs_more_in_harder_solo_games(difficulty: str, cost: int) -> None:
    rules = {"difficulty": difficulty}
    poor = before_visit("mentat", seats=1, rules=rules, turn="a", a={"solari": cost - 1}, b={"agents_at": []})
    assert poor.why_not("a to mentat") == "R-AG-03"
    table = before_visit("mentat", seats=1, rules=rules, turn="a", a={"solari": cost}, b={"agents_at": []})
    table.do("a to mentat")
    assert table.a.solari == 0


@plays("swordmaster.space")
def test_swordmaster_is_an_agent_at_once_and_for_good() -> None:
    table = before_visit("swordmaster").do("a to swordmaster")
    assert (table.a.swordmaster, table.a.agents) == (True, 2)
    table.finish_round()
    assert table.a.agents == 3


def test_no_swordmaster_for_the_player_in_the_hardest_solo_game() -> None:
    rules = {"difficulty": "kwisatz_haderach"}
    table = imperium(seats=1, rules=rules, turn="a", a={"hand": ["dagger"], "solari": 20}).do("a play dagger")
    assert table.why_not("a to swordmaster") == "Q22"


@plays("hall_of_oratory.space")
def test_hall_of_oratory_is_one_persuasion_while_the_agent_stands_there() -> None:
    table = imperium(seats=3, a={"hand": [], "agents_at": ["hall_of_oratory"]}).do("a reveal")
    assert table.a.persuasion == 1
    gone = imperium(seats=3, a={"hand": [], "agents_at": ["wealth"]}).do("a reveal")
    assert gone.a.persuasion == 0
    sent = before_visit("hall_of_oratory").do("a to hall_of_oratory")
    assert sent.a.garrison == 4


@plays("sell_melange.space")
@pytest.mark.parametrize(("spice", "solari"), [(2, 6), (3, 8), (4, 10), (5, 12)])
def test_sell_melange(spice: int, solari: int) -> None:
    table = before_visit("sell_melange", a={"spice": 7}).do("a to sell_melange")
    assert table.options("a", "sell") == ["2", "3", "4", "5"]
    assert changed_by(table, f"a sell {spice}") == {"spice": -spice, "solari": solari}
    assert table.question == "b TakeTurn"  # one exchange


@plays("sell_melange.space")
def test_sell_melange_sells_what_there_is() -> None:
    table = before_visit("sell_melange", a={"spice": 3}).do("a to sell_melange")
    assert table.options("a", "sell") == ["2", "3"]
    assert table.why_not("a sell 4") == "R-GEN-05"


@pytest.mark.parametrize("level", [0, 1])
def test_sietch_tabr_needs_two_fremen_influence(level: int) -> None:
    table = before_visit("sietch_tabr", a={"influence": {"fremen": level}})
    assert table.why_not("a to sietch_tabr") == "R-AG-05"


@plays("imperial_basin.space", "hagga_basin.space", "great_flat.space")
def test_makers_give_their_bonus_spice() -> None:
    for space, base in (("imperial_basin", 1), ("hagga_basin", 2), ("great_flat", 3)):
        table = before_visit(space, bonus_spice={space: 4}).do(f"a to {space}")
        assert (table.a.spice, table.bonus_spice[space]) == (base + 4, 0)


@pytest.mark.parametrize(
    ("space", "resource"),
    [
        pytest.param("arrakeen", "solari", marks=plays("arrakeen.control")),
        pytest.param("carthag", "solari", marks=plays("carthag.control")),
        pytest.param("imperial_basin", "spice", marks=plays("imperial_basin.control")),
    ],
)
def test_the_controller_is_paid_whoever_comes(space: str, resource: str) -> None:
    table = before_visit(space, control={space: "b"}, a={resource: 0})
    before_a, before_b = counts(table)[resource], counts(table, "b")[resource]
    table.do(f"a to {space}")
    assert counts(table, "b")[resource] - before_b == 1
    assert counts(table)[resource] - before_a == VISITS[space][2].get(resource, 0)
    own = before_visit(space, control={space: "a"}).do(f"a to {space}")
    assert counts(own)[resource] == 1 + VISITS[space][2].get(resource, 0)


@plays("heighliner.space")
def test_recruits_and_two_more_may_be_deployed() -> None:
    table = before_visit("heighliner").do("a to heighliner")
    assert table.options("a", "deploy") == [str(n) for n in range(8)]  # five recruits and two of three
    assert table.why_not("a deploy 8") == "R-AG-08"
    assert changed_by(table, "a deploy 7") == {"garrison": -7, "conflict": 7}
