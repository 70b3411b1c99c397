"""Battles of the advanced game: spice makes tokens fight at full strength. [FR-XXIV]"""

from __future__ import annotations

from typing import Any

import pytest

from sietch.classic.plans import dials
from support.classic import Table
from support.classic_battle import battle, calls, plan, strengths, winner
from support.rules import rule

ADVANCED = {"advanced": True}
FULL = {"advanced": True, "additional_advantages": True}


def open_fight(
    forces: tuple[Any, Any] = (5, 5), spice: tuple[int, int] = (5, 5), rules: dict[str, Any] | None = None, **more: Any
) -> Table:
    """The Emperor against the Guild in Sietch Tabr, at the plans."""
    table = battle(
        *("sietch_tabr", "emperor", "guild"),
        rules=ADVANCED if rules is None else rules,
        emperor={"forces": {"sietch_tabr": forces[0]}, "spice": spice[0], "traitors": [], **more.get("emperor", {})},
        guild={"forces": {"sietch_tabr": forces[1]}, "spice": spice[1], "traitors": [], **more.get("guild", {})},
    )
    return table.pass_until("Plans")


BASHAR = "leader bashar"  # 2
REP = "leader guild_rep"  # 1


@rule("classic-FR-XXIV.A.1")
def test_a_token_counts_half_without_spice_and_in_full_with_it() -> None:
    table = open_fight((2, 2), (2, 0))
    table.play(f"emperor {BASHAR}")
    assert table.options("emperor") == ["dial 0", "dial 0.5", "dial 1", "dial 1.5", "dial 2"]
    table.play(f"guild {REP}")
    assert table.options("guild") == ["dial 0", "dial 0.5", "dial 1"]  # no spice, no full strength


@rule("classic-FR-XXIV.A.1", "classic-FR-XXIV.B")
def test_the_same_dial_may_be_bought_with_more_tokens_or_with_more_spice() -> None:
    table = open_fight((4, 1), (9, 0))
    table.play(f"emperor {BASHAR}", "emperor dial 2")
    # Four at half, two of three at half and one in full, or two in full.
    assert table.options("emperor") == ["support 0", "support 1", "support 2"]
    short = open_fight((4, 1), (1, 0))
    short.play(f"emperor {BASHAR}", "emperor dial 2")
    assert short.options("emperor") == ["support 0", "support 1"]


@rule("classic-FR-XXIV.B")
def test_halves_are_dialed_and_decide() -> None:
    table = open_fight((5, 5), (5, 5))
    plan(table, "emperor", BASHAR, 1.5, spice=1)
    plan(table, "guild", REP, 2, spice=2)
    calls(table)
    assert strengths(table) == {"aggressor": 3.5, "defender": 3}
    assert winner(table) == "emperor"
    assert table.emperor["tanks"] == [2, 0]  # one in full, one at half


@rule("classic-FR-XXIV.A.2")
def test_both_pay_the_bank_whoever_wins() -> None:
    table = open_fight((5, 5), (5, 5))
    plan(table, "emperor", BASHAR, 3, spice=3)
    plan(table, "guild", REP, 2, spice=2)
    calls(table)
    assert (table.emperor["spice"], table.guild["spice"]) == (2, 3)


@rule("classic-FR-XXIV.A.2")
def test_a_winner_by_treason_keeps_his_spice_and_the_loser_pays() -> None:
    table = open_fight((5, 5), (5, 5), emperor={"traitors": ["guild_rep"]})
    plan(table, "emperor", BASHAR, 3, spice=3)
    plan(table, "guild", REP, 2, spice=2)
    calls(table, "emperor")
    assert (table.emperor["spice"], table.guild["spice"]) == (5 + 1, 3)


@rule("classic-FR-XXIV.A.2")
def test_after_two_treasons_both_have_paid() -> None:
    table = open_fight((5, 5), (5, 5), emperor={"traitors": ["guild_rep"]}, guild={"traitors": ["bashar"]})
    plan(table, "emperor", BASHAR, 3, spice=3)
    plan(table, "guild", REP, 2, spice=2)
    calls(table, "emperor", "guild")
    assert (table.emperor["spice"], table.guild["spice"]) == (2, 3)


@rule("classic-FR-XXIV.A.2")
def test_the_spice_set_aside_shows_with_the_plan_and_not_before() -> None:
    table = open_fight()
    plan(table, "emperor", BASHAR, 3, spice=3)
    assert table.view("guild")["battle"]["plans"] == {}
    assert table.view("guild")["players"][0]["spice"] is None
    plan(table, "guild", REP, 2, spice=2)
    assert table.view("guild")["battle"]["plans"]["0"]["spice"] == 3


@rule("classic-FR-XXIV.A.1")
def test_in_the_basic_game_spice_plays_no_part() -> None:
    table = open_fight(rules={})
    table.play(f"emperor {BASHAR}")
    assert table.options("emperor") == [f"dial {n}" for n in range(6)]
    plan_left = table.play("emperor dial 5")
    assert "emperor Plans" not in plan_left.questions


@rule("classic-FR-XXIV.C", "classic-OQ12")
def test_the_winner_loses_what_adds_up_to_dial_and_spice() -> None:
    table = open_fight((5, 1), (5, 0))
    plan(table, "emperor", BASHAR, 3, spice=1)
    plan(table, "guild", REP, 0)
    calls(table)
    assert table.emperor["tanks"] == [5, 0]  # one in full, four at half: nothing else fits


@rule("classic-IT-XXV.B.4", "classic-SH-ELITE")
@pytest.mark.parametrize(("spice", "most"), [(0, 1), (1, 2)])
def test_an_elite_token_costs_one_spice_like_any_other(spice: int, most: int) -> None:
    table = open_fight(([0, 1], 1), (spice, 0), rules=FULL)
    table.play(f"emperor {BASHAR}")
    assert table.options("emperor")[-1] == f"dial {most}"
    table.play(f"emperor dial {most}")
    assert table.options("emperor") == [f"support {spice}"]


@rule("classic-OQ13")
def test_sardaukar_against_fremen_count_like_ordinary_tokens() -> None:
    table = battle(
        *("sietch_tabr", "emperor", "fremen"),
        rules=FULL,
        emperor={"forces": {"sietch_tabr": [0, 2]}, "spice": 1},
        fremen={"forces": {"sietch_tabr": [0, 2]}, "spice": 1},
    ).pass_until("Plans")
    table.play(f"emperor {BASHAR}")
    assert table.options("emperor") == ["dial 0", "dial 0.5", "dial 1", "dial 1.5"]
    table.play("fremen leader jamis")
    assert table.options("fremen") == ["dial 0", "dial 1", "dial 2", "dial 3"]


@rule("classic-OQ11")
def test_the_fremen_pay_like_everybody() -> None:
    table = battle(
        *("sietch_tabr", "fremen", "guild"),
        rules=FULL,
        fremen={"forces": {"sietch_tabr": 4}, "spice": 0},
        guild={"spice": 0},
    ).pass_until("Plans")
    table.play("fremen leader jamis")
    assert table.options("fremen")[-1] == "dial 2"


@rule("classic-OQ12")
@pytest.mark.parametrize("advanced", [False, True])
def test_every_offered_loss_is_worth_its_dial_and_its_spice(advanced: bool) -> None:
    """Worked out anew, token by token, for every small army."""
    for tokens in range(5):
        for elites in range(3):
            for worth in (1, 2):
                expected: dict[int, dict[int, set[tuple[int, int]]]] = {}
                for lost in range(tokens + 1):
                    for lost_elites in range(elites + 1):
                        for paid in range(lost + 1):
                            for paid_elites in range(lost_elites + 1):
                                if not advanced and (paid, paid_elites) != (lost, lost_elites):
                                    continue
                                halves = 2 * paid + (lost - paid)
                                halves += worth * (2 * paid_elites + (lost_elites - paid_elites))
                                spice = paid + paid_elites if advanced else 0
                                expected.setdefault(halves, {}).setdefault(spice, set()).add((lost, lost_elites))
                table = dials(tokens, elites, worth, advanced)
                found = {dial: {spice: set(sets) for spice, sets in by.items()} for dial, by in table.items()}
                assert found == expected


@rule("classic-FR-XXIV.A.2", "classic-CARD-LASEGUN")
def test_an_explosion_returns_no_spice() -> None:
    table = open_fight((5, 5), (5, 5), emperor={"hand": ["lasegun"]}, guild={"hand": ["shield"]})
    plan(table, "emperor", BASHAR, 3, spice=3, weapon="lasegun")
    plan(table, "guild", REP, 2, spice=2, defense="shield")
    calls(table)
    assert (table.emperor["spice"], table.guild["spice"]) == (2, 3)
