"""The Ixians: swift, rich, always first. [SH-IXIANS]"""

from __future__ import annotations

from typing import Any

import pytest

from sietch.classic.factions_extra.ixians import armed_dials
from support.classic import Table
from support.classic_battle import bare, battle, moving, plan
from support.rules import rule

EXTRA: dict[str, Any] = {"extra_factions": True}
IN_BASIN = {"forces": {"imperial_basin@9": 3}}


def reach(table: Table, faction: str, place: str) -> int:
    """How far a group of the faction may march from a place."""
    table.play(f"{faction} pass", f"{faction} move {place}", f"{faction} count 1")
    distance = table.question(faction).about["range"]
    assert isinstance(distance, int)
    return distance


@rule("classic-SH-IXIANS.1")
def test_their_tokens_move_two_territories_or_three_with_ornithopters() -> None:
    assert reach(moving("ixians", "emperor", rules=EXTRA, ixians=IN_BASIN), "ixians", "imperial_basin@9") == 2
    city = {"forces": {"arrakeen": 3}}
    assert reach(moving("ixians", "emperor", rules=EXTRA, ixians=city), "ixians", "arrakeen") == 3
    assert reach(moving("emperor", "guild", emperor=IN_BASIN), "emperor", "imperial_basin@9") == 1


@rule("classic-SH-IXIANS.ALLIANCE", "classic-SH-IXIANS.1")
def test_allies_move_as_far_and_others_do_not() -> None:
    for allies, far in ((["ixians"], 2), ([], 1)):
        emperor = {**IN_BASIN, "allies": allies}
        table = moving("emperor", "ixians", "guild", rules=EXTRA, emperor=emperor)
        table.pass_until("emperor Ship")
        assert reach(table, "emperor", "imperial_basin@9") == far


@rule("classic-SH-IXIANS.ALLIANCE")
def test_the_range_of_allied_fremen_stays_as_it_is() -> None:
    fremen = {**IN_BASIN, "allies": ["ixians"]}
    assert reach(moving("fremen", "ixians", "guild", rules=EXTRA, fremen=fremen), "fremen", "imperial_basin@9") == 2


@rule("classic-SH-IXIANS.2", "classic-SH-IXIANS.ALLIANCE")
def test_ten_spice_before_everything_else_is_collected() -> None:
    spice = {"spice": 1, "forces": {}}
    table = bare(
        *("ixians", "emperor", "guild"),
        rules=EXTRA,
        phase="collection",
        ixians={**spice, "forces": {"red_chasm": 1}},
        emperor={**spice, "allies": ["ixians"]},
        guild=spice,
        spice={"red_chasm": 8},
    )
    assert [table.ixians["spice"], table.emperor["spice"], table.guild["spice"]] == [13, 11, 1]


@rule("classic-SH-IXIANS.3", "classic-OQ43")
@pytest.mark.parametrize("storm", [0, 5, 11])
def test_they_ship_and_move_first_wherever_the_storm_is(storm: int) -> None:
    rules = {**EXTRA, "additional_advantages": True}
    table = bare("emperor", "guild", "ixians", rules=rules, phase="movement", storm=storm)
    assert table.questions == ["ixians Ship"]  # before the Guild is asked whether it will
    table.play("ixians pass")
    assert table.questions == ["guild GuildNow"]


@rule("classic-OQ43")
def test_they_are_not_first_in_bidding_and_battle() -> None:
    there = {"forces": {"tueks_sietch": 2}}
    table = battle("tueks_sietch", "emperor", "ixians", rules=EXTRA)
    assert table.view(None)["battle"]["aggressor"] == table.seat("emperor")
    table = bare("emperor", "ixians", rules=EXTRA, phase="bidding", ixians=there)
    assert table.questions == ["emperor Bidding"]


@rule("classic-SH-IXIANS.4")
def test_by_option_their_leaders_come_back_for_nothing() -> None:
    dead = {"leaders": {"vizier": "dead", "bator": "dead"}}
    for free, where in ((True, "home"), (False, "tanks")):
        rules = {**EXTRA, "ixian_leaders_free": free}
        table = bare("ixians", "emperor", rules=rules, phase="revival", ixians=dead)
        assert {table.ixians["leaders"][name] for name in ("vizier", "bator")} == {where}
        assert table.ixians["spice"] == 20


@rule("classic-SH-IXIANS.5", "classic-SH-KARAMA")
def test_a_karama_destroys_all_their_spice() -> None:
    table = bare("ixians", "emperor", rules=EXTRA, phase="collection", emperor={"hand": ["karama"]})
    assert table.questions == ["emperor KaramaWindow"]
    assert table.ixians["spice"] == 30
    kept = bare("ixians", "emperor", rules=EXTRA, phase="collection", emperor={"hand": ["karama"]})
    table.play("emperor play karama")
    assert table.ixians["spice"] == 0
    assert kept.play("emperor pass").ixians["spice"] == 30


@rule("classic-SH-IXIANS.KARAMA")
def test_armed_tokens_count_full_and_half_as_much_again_with_spice() -> None:
    table = armed_dials(2)
    assert table == {
        0: {0: [(0, 0)]},
        2: {0: [(1, 0)]},
        3: {1: [(1, 0)]},
        4: {0: [(2, 0)]},
        5: {1: [(2, 0)]},
        6: {2: [(2, 0)]},
    }


@rule("classic-SH-IXIANS.KARAMA", "classic-FR-XVIII.B")
def test_a_karama_arms_them_for_one_battle() -> None:
    rules = {**EXTRA, "advanced": True, "special_karama": True, "deals": False}
    ixians = {"hand": ["karama"], "spice": 2}
    for armed, most in ((True, "dial 6"), (False, "dial 3.5")):
        table = battle("arrakeen", "ixians", "emperor", rules=rules, ixians=ixians, emperor={"spice": 0})
        assert table.questions == ["ixians SpecialWindow"]
        table.play("ixians karama_special" if armed else "ixians pass").quiet()
        plan_with_leader(table)
        assert [option for option in table.options("ixians") if option.startswith("dial")][-1] == most
    table = battle("arrakeen", "ixians", "emperor", rules={**EXTRA, "special_karama": True}, ixians=ixians)
    assert "ixians SpecialWindow" not in table.questions  # in the basic game every token counts in full


def plan_with_leader(table: Table) -> None:
    table.play("ixians leader vizier")


@rule("classic-SH-IXIANS.KARAMA")
def test_armed_ixians_lose_what_they_dialed() -> None:
    rules = {**EXTRA, "advanced": True, "special_karama": True, "deals": False}
    table = battle("arrakeen", "ixians", "emperor", rules=rules, ixians={"hand": ["karama"], "spice": 2})
    table.play("ixians karama_special").quiet()
    plan(table, "ixians", "leader vizier", 6, spice=2)
    plan(table, "emperor", "leader bashar", 0)
    table.pass_until("Bidding", "DialStorm", "Ship")
    assert table.ixians["tanks"] == [5, 0]
