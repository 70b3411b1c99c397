"""Series of random games under the kernel's checks, over rulesets drawn at random."""

from __future__ import annotations

import subprocess
import sys

import pytest

from sietch import games
from sietch.kernel.rng import rng_from_seed
from sietch.lab import soak
from sietch.lab.rulesets import random_ruleset
from sietch.lab.soak import Soak


@pytest.mark.parametrize("name", sorted(games.GAMES))
def test_every_game_draws_rulesets_it_can_play(name: str) -> None:
    game = games.find(name)
    for seats in game.seat_counts:
        drawn = [random_ruleset(game, seats, rng_from_seed(f"{seats}/{number}")) for number in range(10)]
        assert len({str(ruleset) for ruleset in drawn}) > 5
        for ruleset in drawn:
            game.new(ruleset, seats, "drawn")


def test_options_can_be_fixed_but_not_what_so_many_seats_need() -> None:
    fixed = soak.fixed_options("classic", ["duel=on", "principal_strength=8", "advanced=false", "extra_factions=false"])
    assert dict(fixed) == {"duel": "on", "principal_strength": "8", "advanced": False, "extra_factions": False}
    for seats, factions in ((4, False), (7, True)):
        for index in range(5):
            rules = Soak("classic", seats, fixed=fixed).rules(index)
            assert isinstance(rules, dict)
            assert {name: rules[name] for name, _ in fixed} == {**dict(fixed), "extra_factions": factions}


@pytest.mark.parametrize("check", soak.CHECKS)
def test_a_series_is_the_same_in_any_number_of_parts(check: str) -> None:
    job = Soak("imperium", 2, check, soak.RANDOM, "parts", depth=60)
    whole = soak.soak(job, 0, 2)
    parts = soak.soak(job, 0, 1)
    parts.add(soak.soak(job, 1, 1))
    assert whole == parts
    assert (whole.games, whole.faults) == (2, ())
    assert bool(whole.checked) == (check != "invariants")


def test_a_fault_is_told_with_its_seed_and_the_series_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    game = games.find("imperium")
    monkeypatch.setattr(type(game), "violations", lambda self, s: ["water was lost"] if s.round > 2 else [])
    found = soak.soak(Soak("imperium", 2, "invariants", None, "broken"), 0, 4)
    assert found.games == len(found.faults) == 4
    for index, fault in enumerate(found.faults):
        assert f"seed broken/{index}," in fault
        assert "water was lost" in fault


def test_the_command_says_what_was_played() -> None:
    words = "classic --seats 2,3 --games 2 --first 7 --check invariants --workers 2 --seed command --with duel=on"
    run = subprocess.run(
        [sys.executable, "-m", "sietch.lab.soak", *words.split()], capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stderr
    lines = run.stdout.splitlines()
    assert [line.split(",")[1] for line in lines] == [" 2 seats", " 3 seats"]
    assert all("random duel=on: 2 games" in line and "0 faults" in line for line in lines)


@pytest.mark.parametrize(
    "words",
    [
        "classic --seats 10",
        "classic --games 0",
        "classic --ruleset fast",
        "chess",
        "classic --with duel=sure",
        "classic --with x=y",
    ],
)
def test_bad_requests_get_one_sentence(words: str) -> None:
    run = subprocess.run(
        [sys.executable, "-m", "sietch.lab.soak", *words.split()], capture_output=True, text=True, check=False
    )
    assert run.returncode == 2
    assert run.stderr.splitlines()[-1].startswith("python -m sietch.lab.soak: error: ")
