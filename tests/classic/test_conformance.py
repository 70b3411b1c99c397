"""Random games of classic Dune under all checks of the kernel's contract."""

from __future__ import annotations

import pytest

from sietch.classic.game import GAME
from sietch.classic.rules import OPTIONS, PRESETS
from sietch.kernel import conformance
from sietch.kernel.rng import rng_from_seed
from sietch.lab.rulesets import random_ruleset


@pytest.mark.parametrize(("seats", "series"), [(2, 0), (3, 0), (4, 3), (5, 4), (6, 1)])
def test_games_under_rulesets_drawn_at_random(seats: int, series: int) -> None:
    ruleset = random_ruleset(GAME, seats, rng_from_seed(f"conformance/{seats}/{series}"))
    report = conformance.play(GAME, ruleset, seats, f"random {series}", depth=60)
    assert report.decisions > 50
    assert report.redrawn


@pytest.mark.parametrize("preset", PRESETS)
def test_games_of_every_preset(preset: str) -> None:
    seats = {"fr1992": 2, "italian": 4, "fr1992_advanced": 6}.get(preset, 3)
    report = conformance.play(GAME, preset, seats, f"preset {preset}", depth=100)
    assert report.decisions > 50


def test_the_first_steps_of_a_game_at_full_depth() -> None:
    """Setup, storm, spice, bidding and the first battles, every check at every decision."""
    rng = rng_from_seed("first steps")
    s = GAME.new("fr1992_advanced", 6, "first steps")
    for _ in range(80):
        fault = conformance.fault(GAME, s, rng, deep=True)
        assert fault is None, fault
        seat = rng.choice(list(GAME.waiting(s)))
        GAME.apply(s, seat, rng.choice(GAME.options(s, seat)))


def test_the_rulesets_drawn_reach_every_value_of_every_option() -> None:
    drawn = [random_ruleset(GAME, 4, rng_from_seed(f"draw/{number}")) for number in range(80)]
    for option in OPTIONS:
        values = {str(ruleset[option.name]) for ruleset in drawn}
        if option.choices and option.name != "factions":
            assert values == set(option.choices)
        elif isinstance(option.default, bool):
            assert values == {"True", "False"}
        else:
            assert len(values) >= 3
