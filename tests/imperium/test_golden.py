"""Recorded whole games: each of them still plays to the same end, by the same positions."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from golden.make_imperium import FOLDER, recipes
from sietch import games
from sietch.imperium.defs import CARDS, CONFLICTS, HAGAL_CARDS, INTRIGUES, LEADERS, SPACES
from sietch.imperium.game import GAME
from sietch.kernel.event import Event
from sietch.kernel.record import DIGEST_EVERY, Record, RecordError, load, replay, verify

PATHS = sorted(FOLDER.glob("*.json"))
RECIPES = {recipe.name: recipe for recipe in recipes()}


def read(path: Path) -> Record:
    return load(path, games.find)


def test_the_files_are_those_of_the_recipes() -> None:
    assert sorted(path.stem for path in PATHS) == sorted(RECIPES)
    assert len(PATHS) >= 30


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_replay(path: Path) -> None:
    record = read(path)
    recipe = RECIPES[path.stem]
    assert (record.seats, record.seed) == (recipe.bots, recipe.seed)
    assert record.ruleset == GAME.schema.changed(GAME.schema.read(recipe.ruleset))
    end = verify(GAME, record)
    assert end.stack == []
    assert record.result is not None
    count = len(record.moves)
    # The position is pinned at the end and all along the way.
    assert sorted(record.digests) == [*range(DIGEST_EVERY, count, DIGEST_EVERY), count]


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
    seen: dict[str, set[str]] = {
        kind: set() for kind in ("card", "space", "intrigue", "conflict", "hagal", "leader", "acquire")
    }

    def note(event: Event) -> None:
        facts: dict[str, Any] = event.facts
        if event.kind == "send":
            seen["card"].add(facts["card"])
            seen["space"].add(facts["space"])
        elif event.kind == "reveal":
            seen["card"].update(facts["cards"])
        elif event.kind == "round":
            seen["conflict"].add(facts["conflict"])
        elif event.kind in ("hagal", "hagal_swords"):
            seen["hagal"].add(facts["card"])
        elif event.kind in ("intrigue", "acquire"):
            seen[event.kind].add(facts["card"])

    def ids(registry: list[Any]) -> set[str]:
        return {entry.id for entry in registry if entry.set == "base"}

    for path in PATHS:
        end = replay(GAME, read(path), sink=note)
        seen["leader"].update(LEADERS[p.leader].id for p in end.players if p.leader >= 0)
    assert seen["card"] == ids(CARDS)
    assert seen["space"] == ids(SPACES)
    assert seen["intrigue"] == ids(INTRIGUES)
    assert seen["conflict"] == ids(CONFLICTS)
    # A Reshuffle is not told of: what it shuffles is.
    assert seen["hagal"] == ids(HAGAL_CARDS) - {"reshuffle"}
    assert seen["leader"] == ids(LEADERS)
    assert seen["acquire"] >= {card.id for card in CARDS if card.set == "base" and card.acquire}


def test_a_record_that_was_tampered_with_is_found_out() -> None:
    path = FOLDER / "3-1-random.json"
    record = read(path)
    assert record.result is not None
    record.result["winners"] = ["c"] if record.result["winners"] != ["c"] else ["a"]
    with pytest.raises(RecordError, match="not the one that its actions lead to"):
        verify(GAME, record)
    other = read(path)
    at = min(other.digests)
    other.digests[at] = "0" * 15
    with pytest.raises(RecordError, match=f"at action {at} the position differs"):
        verify(GAME, other)
