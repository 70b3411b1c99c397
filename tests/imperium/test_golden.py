"""Recorded whole games: each of them still plays to the same end, by the same positions."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from golden.make_imperium import FOLDER, recipes
from sietch.imperium.defs import CARDS, CONFLICTS, HAGAL_CARDS, INTRIGUES, LEADERS, SPACES
from sietch.imperium.game import GAME
from sietch.kernel.record import replay
from support.golden import Noted, check_replay, check_tampering_is_found_out, read

PATHS = sorted(FOLDER.glob("*.json"))
RECIPES = {recipe.name: recipe for recipe in recipes()}


def test_the_files_are_those_of_the_recipes() -> None:
    assert sorted(path.stem for path in PATHS) == sorted(RECIPES)
    assert len(PATHS) >= 30


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_replay(path: Path) -> None:
    check_replay(GAME, path, RECIPES[path.stem])


def test_the_games_are_of_every_kind() -> None:
    records = [read(path) for path in PATHS]
    assert {len(record.seats) for record in records} == {1, 2, 3, 4}
    assert {name for record in records for name in record.seats} == {"random", "heuristic"}
    solo = [record for record in records if len(record.seats) == 1]
    difficulties = {GAME.schema.read(record.ruleset)["difficulty"] for record in solo}
    assert difficulties == {"mercenary", "sardaukar", "mentat", "kwisatz_haderach"}
    changed = {name for record in records for name in record.ruleset}
    assert changed == set(GAME.schema.options)
    assert "choose" in [record.ruleset.get("leaders") for record in records]
    first = {GAME.new(record.ruleset, 2, record.seed).first_player for record in records if len(record.seats) == 2}
    assert first == {0, 1}


def test_everything_is_played_in_some_game() -> None:
    seen = Noted()
    leaders: set[str] = set()

    def ids(registry: list[Any]) -> set[str]:
        return {entry.id for entry in registry if entry.set == "base"}

    for path in PATHS:
        end = replay(GAME, read(path), sink=seen.note)
        leaders.update(LEADERS[p.leader].id for p in end.players if p.leader >= 0)
    assert seen["card"] == ids(CARDS)
    assert seen["space"] == ids(SPACES)
    assert seen["intrigue"] == ids(INTRIGUES)
    assert seen["conflict"] == ids(CONFLICTS)
    # A Reshuffle is not told of: what it shuffles is.
    assert seen["hagal"] == ids(HAGAL_CARDS) - {"reshuffle"}
    assert leaders == ids(LEADERS)
    assert seen["acquire"] >= {card.id for card in CARDS if card.set == "base" and card.acquire}


def test_a_record_that_was_tampered_with_is_found_out() -> None:
    path = FOLDER / "3-1-random.json"
    winners = (read(path).result or {})["winners"]
    check_tampering_is_found_out(GAME, path, "c" if winners != ["c"] else "a")
