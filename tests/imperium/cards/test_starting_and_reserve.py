"""The starting deck and the reserve: every card played, its effect checked in the position."""

from __future__ import annotations

import pytest

from support.imperium import imperium
from support.plays import agent_turn, changed_by, holding, plays, reveal_turn


@plays("convincing_argument.reveal")
def test_convincing_argument_reveal() -> None:
    assert reveal_turn(holding("convincing_argument")) == {"persuasion": 2}


def test_convincing_argument_has_no_icon() -> None:
    assert holding("convincing_argument").why_not("a play convincing_argument") == "R-AG-01"


@plays("dagger.agent", "dagger.reveal")
def test_dagger() -> None:
    assert agent_turn(holding("dagger"), "dagger", "hall_of_oratory") == {}
    assert reveal_turn(holding("dagger", "dagger")) == {"swords": 2}


@plays("diplomacy.agent", "diplomacy.reveal")
@pytest.mark.parametrize("space", ["wealth", "foldspace", "secrets", "stillsuits"])
def test_diplomacy(space: str) -> None:
    assert agent_turn(holding("diplomacy"), "diplomacy", space) == {}
    assert reveal_turn(holding("diplomacy")) == {"persuasion": 1}


@plays("dune_desert_planet.agent", "dune_desert_planet.reveal")
def test_dune_desert_planet() -> None:
    assert agent_turn(holding("dune_desert_planet"), "dune_desert_planet", "imperial_basin") == {}
    assert reveal_turn(holding("dune_desert_planet")) == {"persuasion": 1}


@plays("reconnaissance.agent", "reconnaissance.reveal")
def test_reconnaissance() -> None:
    assert agent_turn(holding("reconnaissance"), "reconnaissance", "arrakeen") == {}
    assert reveal_turn(holding("reconnaissance")) == {"persuasion": 1}


@plays("seek_allies.agent")
def test_seek_allies_is_trashed() -> None:
    table = holding("seek_allies")
    assert agent_turn(table, "seek_allies", "wealth") == {"cards": -1}
    assert table.trashed == ["seek_allies"]


@plays("seek_allies.reveal")
def test_seek_allies_reveals_nothing() -> None:
    table = holding("seek_allies")
    assert reveal_turn(table) == {}
    table.do("a end")
    assert table.a.discard == ["seek_allies"]


@plays("signet_ring.agent", "signet_ring.reveal", "earl_memnon_thorvald.signet")
def test_signet_ring_is_the_leaders() -> None:
    table = holding("signet_ring", leader="earl_memnon_thorvald")
    assert agent_turn(table, "signet_ring", "hall_of_oratory") == {"spice": 1}
    assert reveal_turn(holding("signet_ring")) == {"persuasion": 1}


@plays("arrakis_liaison.agent", "arrakis_liaison.reveal")
def test_arrakis_liaison() -> None:
    assert agent_turn(holding("arrakis_liaison"), "arrakis_liaison", "hall_of_oratory") == {}
    assert reveal_turn(holding("arrakis_liaison")) == {"persuasion": 2}


@plays("arrakis_liaison.reveal")
def test_arrakis_liaison_is_a_fremen_card() -> None:
    assert reveal_turn(holding("arrakis_liaison", "spice_hunter")) == {"persuasion": 3, "swords": 1, "spice": 1}


def test_arrakis_liaison_is_bought_from_its_stack() -> None:
    table = holding("convincing_argument")
    table.do("a reveal")
    assert changed_by(table, "a buy arrakis_liaison") == {"persuasion": -2, "discard": 1}
    assert table.reserve["arrakis_liaison"] == 7


@plays("spice_must_flow.reveal")
def test_spice_must_flow_reveal() -> None:
    table = holding("spice_must_flow")
    assert table.why_not("a play spice_must_flow") == "R-AG-01"
    assert reveal_turn(table) == {"spice": 1}


@plays("spice_must_flow.acquire")
def test_spice_must_flow_acquire() -> None:
    table = holding("convincing_argument", "convincing_argument", "lady_jessica", "stilgar")
    table.do("a reveal")
    assert changed_by(table, "a buy spice_must_flow") == {"persuasion": -9, "discard": 1, "vp": 1}
    assert table.reserve["spice_must_flow"] == 9


def test_spice_must_flow_trashed_keeps_its_point() -> None:
    table = imperium(a={"hand": ["guild_administrator"], "discard": ["spice_must_flow"], "vp": 1})
    assert agent_turn(table, "guild_administrator", "secure_contract", "trash_from_discard spice_must_flow") == {
        "discard": -1
    }
    assert table.reserve["spice_must_flow"] == 10


@plays("foldspace.agent")
def test_foldspace_draws_and_returns_to_its_stack() -> None:
    table = holding("foldspace")
    assert agent_turn(table, "foldspace", "secure_contract") == {}  # one card drawn, this one gone
    assert len(table.a.hand) == 1
    assert table.a.play == []
    assert table.reserve["foldspace"] == 6


@plays("foldspace.reveal")
def test_foldspace_reveals_nothing_and_is_not_for_sale() -> None:
    table = holding("foldspace", "lady_jessica")
    assert reveal_turn(table) == {"persuasion": 3, "swords": 1}
    assert table.why_not("a buy foldspace") == "R-RV-04"
