"""House Hagal: every card sent by a Rival of the solo game and by the automaton of a two-player game."""

from __future__ import annotations

from typing import Any

import pytest

from support.imperium import Table, imperium
from support.plays import FRESH_RIVAL, counts, plays

# card: the space, the track, recruits, whether the space is a Combat space
CARDS: dict[str, tuple[str, str | None, int, bool]] = {
    "conspire": ("conspire", "emperor", 2, False),
    "wealth": ("wealth", "emperor", 0, False),
    "heighliner": ("heighliner", "spacing_guild", 3, True),
    "foldspace": ("foldspace", "spacing_guild", 0, False),
    "selective_breeding": ("selective_breeding", "bene_gesserit", 0, False),
    "secrets": ("secrets", "bene_gesserit", 0, False),
    "hardy_warriors": ("hardy_warriors", "fremen", 2, True),
    "stillsuits": ("stillsuits", "fremen", 0, True),
    "rally_troops": ("rally_troops", None, 4, False),
    "hall_of_oratory": ("hall_of_oratory", None, 1, False),
    "carthag": ("carthag", None, 1, True),
    "arrakeen_2p": ("arrakeen", None, 1, True),
}
SWORDS = {
    "conspire": 4,
    "wealth": 3,
    "heighliner": 6,
    "foldspace": 1,
    "selective_breeding": 2,
    "secrets": 1,
    "hardy_warriors": 5,
    "stillsuits": 4,
    "rally_troops": 3,
    "hall_of_oratory": 0,
    "carthag": 0,
    "harvest_spice": 2,
    "arrakeen_1p": 1,
    "arrakeen_2p": 1,
}
AWAY = {"agents_at": ["secure_contract", "research_station"]}


def solo(*hagal: str, **position: Any) -> Table:
    """Rival b acts with these cards on the deck; c has no Agent left and is out of the way."""
    b = {**FRESH_RIVAL, "leader": "count_ilban_richese", "garrison": 3, **position.pop("b", {})}
    c = {**FRESH_RIVAL, **AWAY}
    table = imperium(seats=1, turn="b", hagal_deck=list(hagal), b=b, c=c, **position)
    assert table.a.agents == 2
    return table


def two_players(*hagal: str, **position: Any) -> Table:
    """The First Player a has just sent an Agent to Secure Contract, and House Hagal (c) has acted."""
    a = {"hand": ["dune_desert_planet"], **position.pop("a", {})}
    table = imperium(seats=2, hagal_deck=list(hagal), a=a, **position)
    return table.send("a", "dune_desert_planet", to="secure_contract")


def influence_of(table: Table, seat: str) -> dict[str, int]:
    levels = counts(table, seat)
    return {f: levels[f] for f in ("emperor", "spacing_guild", "bene_gesserit", "fremen") if levels[f]}


@pytest.mark.parametrize(
    "card", [pytest.param(name, marks=plays(f"{name}.solo")) for name in CARDS if name != "arrakeen_2p"]
)
def test_solo(card: str) -> None:
    space, faction, troops, combat = CARDS[card]
    table = solo(card)
    assert table.b.agents_at == [space]
    assert table.b.agents == 1
    assert influence_of(table, "b") == ({faction: 1} if faction else {})
    # Three in the garrison: on a Combat space the recruits and two of them go to the Conflict.
    assert table.b.conflict == (troops + 2 if combat else 0)
    assert table.b.garrison == (1 if combat else 3 + troops)
    # Neither costs nor effects of the space.
    assert (table.b.solari, table.b.spice, table.b.water, table.b.intrigue_count) == (0, 0, 1, 1)


@pytest.mark.parametrize("card", [pytest.param(name, marks=plays(f"{name}.two_players")) for name in CARDS])
def test_two_players(card: str) -> None:
    space, faction, troops, combat = CARDS[card]
    table = two_players(card)
    assert table.c.agents_at == [space]
    assert table.c.agents == 2
    assert influence_of(table, "c") == ({faction: 1} if faction else {})
    assert (table.c.conflict, table.c.garrison) == ((troops, 0) if combat else (0, troops))
    assert (table.c.solari, table.c.spice, table.c.water, table.c.intrigue_count) == (0, 0, 0, 0)
    assert table.question == "b TakeTurn"


@plays("arrakeen_1p.solo", "count_ilban_richese.rival")
def test_arrakeen_in_the_solo_game_uses_the_signet() -> None:
    table = solo("arrakeen_1p")
    assert table.b.agents_at == ["arrakeen"]
    assert (table.b.conflict, table.b.garrison, table.b.solari) == (3, 1, 1)  # Ilban's Solari


@plays("harvest_spice.solo")
def test_harvest_spice_solo_takes_base_and_bonus() -> None:
    table = solo("harvest_spice", bonus_spice={"imperial_basin": 1, "hagga_basin": 2, "great_flat": 0})
    assert table.b.agents_at == ["hagga_basin"]
    assert table.b.spice == 4
    assert table.bonus_spice == {"imperial_basin": 1, "hagga_basin": 0, "great_flat": 0}
    assert (table.b.conflict, table.b.garrison) == (2, 1)


@plays("harvest_spice.two_players")
def test_harvest_spice_with_two_players_only_clears_the_space() -> None:
    table = two_players("harvest_spice", bonus_spice={"imperial_basin": 3})
    assert table.c.agents_at == ["imperial_basin"]
    assert (table.c.spice, table.bonus_spice["imperial_basin"]) == (0, 0)


@plays("harvest_spice.solo")
def test_harvest_spice_prefers_more_spice_in_all_among_equal_bonuses() -> None:
    table = solo("harvest_spice", bonus_spice={"imperial_basin": 1, "hagga_basin": 1, "great_flat": 1})
    assert table.b.agents_at == ["great_flat"]


@plays("wealth.solo", "wealth.two_players")
def test_harvest_spice_without_bonus_spice_is_skipped() -> None:
    assert solo("harvest_spice", "wealth").b.agents_at == ["wealth"]
    assert two_players("harvest_spice", "wealth").c.agents_at == ["wealth"]


@plays("carthag.solo")
def test_an_occupied_or_blocked_space_is_skipped() -> None:
    assert solo("wealth", "carthag", a={"agents_at": []}, b={"agents_at": ["wealth"]}).b.agents_at[-1] == "carthag"
    voice = (
        imperium(seats=2, hagal_deck=["wealth", "carthag"], a={"hand": ["the_voice"]})
        .send("a", "the_voice", to="secure_contract")
        .do("a block wealth")
    )
    assert voice.c.agents_at == ["carthag"]


@plays("reshuffle.two_players")
def test_reshuffle_makes_the_deck_anew_and_reveals_again() -> None:
    table = imperium(seats=2, hagal_deck=["wealth", "reshuffle"], a={"hand": ["dune_desert_planet", "dagger"]})
    table.send("a", "dune_desert_planet", to="secure_contract")
    assert table.hagal_discard == ["wealth"]
    table = imperium(seats=2, seed=3, hagal_deck=["reshuffle"], a={"hand": ["dune_desert_planet"]}).send(
        "a", "dune_desert_planet", to="secure_contract"
    )
    assert len(table.c.agents_at) == 1
    assert "reshuffle" not in table.hagal_discard
    assert table.hagal_deck + len(table.hagal_discard) == 28


@plays("reshuffle.two_players")
def test_reshuffle_brings_the_discarded_cards_back() -> None:
    table = imperium(
        seats=2,
        seed=3,
        phase="combat",
        hagal_deck=["reshuffle"],
        a={"conflict": 1},
        c={"conflict": 1},
    ).resolve_combat()
    assert len(table.events("hagal_swords")) == 1
    assert table.hagal_deck == 27


@pytest.mark.parametrize("card", [name for name in SWORDS if name != "arrakeen_2p"])
def test_swords_of_a_rival_in_combat(card: str) -> None:
    table = imperium(
        seats=1,
        phase="combat",
        hagal_deck=[card],
        a={"conflict": 1, "intrigue": ["ambush"]},
        b={**FRESH_RIVAL, "conflict": 2},
        c=FRESH_RIVAL,
    )
    assert table.question == "a CombatTurn"
    assert (table.b.swords, table.b.strength) == (SWORDS[card], 4 + SWORDS[card])
    assert (table.c.swords, table.c.strength) == (0, 0)  # no troop, no card


@pytest.mark.parametrize("card", [name for name in SWORDS if name != "arrakeen_1p"])
def test_swords_of_house_hagal_in_combat(card: str) -> None:
    table = imperium(
        seats=2, phase="combat", hagal_deck=[card], a={"conflict": 1, "intrigue": ["ambush"]}, c={"conflict": 1}
    )
    assert table.question == "a CombatTurn"
    assert table.c.strength == 2 + SWORDS[card]


@plays("conspire.two_players")
def test_house_hagal_keeps_no_reward_but_stands_in_the_way() -> None:
    table = imperium(
        seats=2,
        conflict="guild_bank_raid",
        hagal_deck=["hall_of_oratory"],
        a={"conflict": 2},
        b={"conflict": 1},
        c={"conflict": 3},
    ).resolve_combat()
    assert table.rewards == {"c": "first", "a": "second"}
    assert (table.a.solari, table.b.solari, table.c.solari) == (4, 0, 0)
    acts = two_players("conspire", a={"hand": ["dune_desert_planet", "dagger"]})
    acts.do("b reveal", "b end")
    assert acts.question == "a TakeTurn"


@plays("carthag.two_players", "carthag.solo")
def test_a_human_controller_is_paid_when_house_hagal_comes() -> None:
    assert two_players("carthag", control={"carthag": "b"}).b.solari == 1
    assert solo("carthag", control={"carthag": "a"}, a={"solari": 0}).a.solari == 1


@plays("carthag.solo")
@pytest.mark.parametrize(("lead", "deployed"), [(1, 3), (2, 0)])
def test_an_expert_rival_that_leads_clearly_keeps_its_troops(lead: int, deployed: int) -> None:
    b = {"conflict": lead}
    table = solo("carthag", rules={"difficulty": "mentat"}, conflict="guild_bank_raid", b=b)
    assert table.b.conflict == lead + deployed
    last = solo("carthag", rules={"difficulty": "mentat"}, conflict="grand_vision", b=b)
    assert last.b.conflict == lead + 3


@pytest.mark.parametrize(
    ("holding", "left"),
    [
        ({"solari": 7}, "solari"),
        ({"spice": 7}, "spice"),
        ({"water": 3}, "water"),
    ],
)
def test_a_rival_buys_points_with_what_a_conflict_brings(holding: dict[str, int], left: str) -> None:
    rewards = {"solari": "guild_bank_raid", "spice": "raid_stockpiles", "water": "desert_power"}
    short = {name: n - 1 for name, n in holding.items()}
    table = imperium(
        seats=1,
        conflict=rewards[left],
        hagal_deck=["hall_of_oratory"],
        a={"conflict": 0},
        b={**FRESH_RIVAL, **short, "conflict": 3},
        c=FRESH_RIVAL,
    ).resolve_combat()
    assert table.events("rival_spends")[0]["resource"] == left
    assert table.b.vp >= 1
