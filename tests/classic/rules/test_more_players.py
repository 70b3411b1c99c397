"""Two to nine players, and the factions that the Italian rulebook names. [IT-I, OQ40, OQ41]"""

from __future__ import annotations

from typing import Any

import pytest

from sietch.classic.game import GAME
from sietch.classic.order import dots_for
from sietch.classic.terms import FACTION_IDS
from support.classic_battle import bare
from support.rules import rule

LANDSRAAD: dict[str, Any] = {"landsraad_reconstruction": True}


def drawn(rules: dict[str, Any], seats: int, seed: int) -> set[str]:
    return {FACTION_IDS[p.faction] for p in GAME.new(rules, seats, seed).players}


@rule("classic-IT-I")
def test_ixians_and_bene_tleilax_are_drawn_only_where_the_option_says_so() -> None:
    assert all(drawn({}, 4, seed) <= set(FACTION_IDS[:6]) for seed in range(20))
    assert set().union(*[drawn({"extra_factions": True}, 4, seed) for seed in range(20)]) == set(FACTION_IDS[:8])
    assert drawn({"extra_factions": True}, 8, 1) == set(FACTION_IDS[:8])


@rule("classic-IT-I", "classic-SH-BENE_TLEILAX.1")
def test_two_players_never_draw_the_bene_tleilax() -> None:
    assert all("bene_tleilax" not in drawn({"extra_factions": True}, 2, seed) for seed in range(30))
    table = GAME.new({"extra_factions": True, "factions": "choose"}, 2, 1)
    assert "take bene_tleilax" not in [GAME.actions.notation(a) for a in GAME.options(table, GAME.waiting(table)[0])]


@rule("classic-OQ41")
def test_the_landsraad_comes_when_named_or_when_nobody_else_is_left() -> None:
    assert all("landsraad" not in drawn({**LANDSRAAD, "extra_factions": True}, 7, seed) for seed in range(20))
    assert drawn(GAME.needed_for(9), 9, 1) == set(FACTION_IDS)
    assert GAME.schema.options["landsraad_reconstruction"].default is False
    table = bare("landsraad", "emperor", rules=LANDSRAAD, phase="movement")
    assert table.landsraad["reserve"] == [20, 0]


@rule("classic-OQ40", "classic-FR-III.E.1")
@pytest.mark.parametrize(("seats", "more"), [(7, [2]), (8, [2, 8]), (9, [2, 8, 14])])
def test_more_than_six_take_further_dots(seats: int, more: list[int]) -> None:
    assert dots_for(seats) == sorted([1, 4, 7, 10, 13, 16, *more])


@rule("classic-OQ40", "classic-SH-BENE_TLEILAX.1")
def test_the_bene_tleilax_leave_their_dot_to_the_others() -> None:
    s = GAME.new(GAME.needed_for(9), 9, 3)
    assert sorted(p.dot for p in s.players if p.dot >= 0) == [1, 2, 4, 7, 8, 10, 13, 16]
    assert [FACTION_IDS[p.faction] for p in s.players if p.dot < 0] == ["bene_tleilax"]


@rule("classic-OQ41")
def test_the_landsraad_levies_two_spice_before_the_bidding() -> None:
    table = bare("landsraad", "emperor", "guild", rules=LANDSRAAD, phase="bidding", guild={"spice": 1})
    assert table.options("landsraad") == ["pass", "against emperor", "against guild"]
    table.play("landsraad against emperor")
    assert (table.landsraad["spice"], table.emperor["spice"]) == (12, 8)
    poor = bare("landsraad", "emperor", "guild", rules=LANDSRAAD, phase="bidding", guild={"spice": 1})
    poor.play("landsraad against guild")
    assert (poor.landsraad["spice"], poor.guild["spice"]) == (11, 0)
    assert poor.questions == ["guild ClaimCharity"]


@rule("classic-OQ41", "classic-FR-XIX.C.12")
def test_nobody_levies_from_who_is_out_of_the_game() -> None:
    rules = {**LANDSRAAD, "duel": "on", "deals": False}
    table = bare("landsraad", "emperor", "guild", rules=rules, phase="bidding", turn=2, duel={"out": ["emperor"]})
    assert [option for option in table.options("landsraad") if "against" in option] == ["against guild"]


@rule("classic-OQ41", "classic-SH-KARAMA")
def test_allies_are_not_taxed_and_a_karama_stops_the_levy() -> None:
    table = bare("landsraad", "emperor", "guild", rules=LANDSRAAD, phase="bidding", guild={"allies": ["landsraad"]})
    assert table.options("landsraad") == ["pass", "against emperor"]
    table = bare("landsraad", "emperor", rules=LANDSRAAD, phase="bidding", emperor={"hand": ["karama"]})
    table.play("landsraad against emperor", "emperor play karama")
    assert (table.landsraad["spice"], table.emperor["spice"]) == (10, 10)
