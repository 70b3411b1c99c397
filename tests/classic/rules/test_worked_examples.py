"""Examples that the rulebooks work out themselves, played move by move."""

from __future__ import annotations

import pytest

from support.classic_battle import bare, battle, calls, marching, plan
from support.rules import rule


@rule("classic-FR-IX.C.2.a")
def test_from_tuek_s_sietch_over_pasty_mesa_and_the_shield_wall_to_imperial_basin() -> None:
    forces = {"forces": {"arrakeen": 1, "tueks_sietch": 4}}
    table = marching("atreides", "harkonnen", atreides=forces)
    table.play("atreides move tueks_sietch", "atreides count 4")
    for stop in ("pasty_mesa@7", "shield_wall@8", "imperial_basin@8"):
        assert table.may(f"atreides to {stop}")
    # There they have to stop: what lies beyond is not offered.
    for beyond in ("arrakeen", "carthag", "old_gap@9", "tsimpo@10"):
        assert table.why_not(f"atreides to {beyond}") == "FR-IX.C.2.a"
    table.play("atreides to imperial_basin@8")
    assert table.atreides["forces"] == {"arrakeen": [1, 0], "imperial_basin@8": [4, 0]}


@rule("classic-FR-XXI")
def test_carthag_and_tuek_s_sietch_flow_three_spice_to_the_harkonnen() -> None:
    table = bare(
        *("harkonnen", "atreides"),
        rules={"increased_spice_flow": True},
        phase="collection",
        harkonnen={"forces": {"carthag": 1, "tueks_sietch": 1}, "spice": 0},
        atreides={"forces": {}},
    )
    assert table.harkonnen["spice"] == 3


@rule("classic-FR-XXIV.C", "classic-OQ12")
@pytest.mark.parametrize(
    ("lost", "tanks"),
    # The two sets of the rulebooks, and one more that fits dial and spice: the Fedaykin at half strength.
    [("lose 2+1", [2, 1]), ("lose 5+0", [5, 0]), ("lose 3+1", [3, 1])],
)
def test_a_fedaykin_and_five_tokens_win_with_three_for_one_spice(lost: str, tanks: list[int]) -> None:
    table = battle(
        *("sietch_tabr", "fremen", "guild"),
        rules={"advanced": True, "additional_advantages": True},
        fremen={"forces": {"sietch_tabr": [5, 1]}, "spice": 4, "traitors": []},
        guild={"forces": {"sietch_tabr": 1}, "spice": 0, "traitors": []},
    ).pass_until("Plans")
    plan(table, "fremen", "leader stilgar", 3, spice=1)
    plan(table, "guild", "leader guild_rep", 0)
    calls(table)
    assert table.options("fremen") == ["lose 2+1", "lose 3+1", "lose 5+0"]
    assert not table.may("fremen lose 3+0")  # three in full would have cost three
    table.play(f"fremen {lost}")
    assert table.fremen["tanks"] == tanks
    assert table.fremen["spice"] == 3
    assert table.fremen["forces"] == {"sietch_tabr": [5 - tanks[0], 1 - tanks[1]]}


@rule("classic-FR-IX.C.2.b")
def test_of_two_armies_only_one_marches() -> None:
    table = marching("atreides", "harkonnen", atreides={"forces": {"arrakeen": 5, "tueks_sietch": 4}})
    table.play("atreides move tueks_sietch", "atreides count 4", "atreides to pasty_mesa@7")
    assert table.questions == ["harkonnen Ship"]
