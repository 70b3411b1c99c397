"""Random games with duels under the contract that every game keeps, and nobody sees what lies face down."""

from __future__ import annotations

import pytest

from sietch.classic.game import GAME
from sietch.kernel import conformance
from sietch.kernel.contract import random_move, sealed_secrecy_fault, secrets_fault
from sietch.kernel.rng import rng_from_seed
from support.classic import Table, bare
from support.classic_duel import DUEL, arena, threatened

PRESETS = ("fr1992", "fr1992_advanced", "italian", "italian_advanced", "tournament")


@pytest.mark.parametrize(("seats", "preset"), [*zip(GAME.seat_counts, PRESETS, strict=False)])
def test_whole_games_with_duels(seats: int, preset: str) -> None:
    ruleset = {"preset": preset, "duel": "on", "treachery_deck": "43", "deals": False}
    report = conformance.play(GAME, ruleset, seats, f"duel {seats}", depth=120)
    assert report.decisions > 50
    assert report.redrawn


def watch(table: Table, steps: int, name: str) -> None:
    """Every check of secrecy at every step of random play."""
    rng = rng_from_seed(f"watch/{name}")
    s = table.s
    for step in range(steps):
        if not s.stack:
            return
        for check in (secrets_fault, sealed_secrecy_fault):
            fault = check(GAME, s, rng)
            assert fault is None, f"{name}, step {step}: {fault}"
        GAME.apply(s, *random_move(GAME, s, rng))


def test_nobody_sees_hidden_champions_seconds_and_hands_in_a_duel() -> None:
    table = threatened(
        *("atreides", "harkonnen", "emperor", "guild"),
        deed="enter arrakeen",
        phase="movement",
        storm=17,
        atreides={"forces": {}},
    ).pass_until("Ship")
    table.play("atreides land arrakeen", "atreides count 1", "harkonnen kanly")
    watch(table, 40, "duel")


def test_nobody_sees_who_waits_for_a_war_of_assassins() -> None:
    table = bare(
        *("atreides", "harkonnen", "emperor", "guild", "fremen", "bene_gesserit"),
        rules={**DUEL, "deals": False},
        phase="spice_blow",
        turn=2,
        spice_deck=["shai_hulud", "red_chasm"],
    ).pass_until("ChooseChampion")
    watch(table, 50, "war")


def test_nobody_sees_anything_in_the_middle_of_a_fight() -> None:
    table = arena(
        "guild",
        atreides=("lady_jessica", "outer_1", 3),
        fremen=("stilgar", "middle_1", 2),
        hands={"atreides": ["attack_inward", "parry_inside"], "fremen": ["attack_outward", "parry_outside"]},
        seconds={"guild": ("fremen", "master_bewt")},
    )
    watch(table, 30, "fight")
