"""Recorded whole games: each of them still plays to the same end, by the same positions."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from golden.make_classic import FOLDER, recipes
from sietch.classic.cards import CARD_IDS
from sietch.classic.game import GAME
from sietch.classic.rules import OPTIONS, PRESETS
from sietch.classic.sheets import SHEETS
from sietch.classic.terms import FACTION_IDS, PRINTED
from sietch.kernel.event import Event
from sietch.kernel.record import DIGEST_EVERY, replay, verify
from support.golden import check_tampering_is_found_out, read

PATHS = sorted(FOLDER.glob("*.json"))
RECIPES = {recipe.name: recipe for recipe in recipes()}


def test_the_files_are_those_of_the_recipes() -> None:
    assert sorted(path.stem for path in PATHS) == sorted(RECIPES)
    assert len(PATHS) >= 40


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_replay(path: Path) -> None:
    recipe, record = RECIPES[path.stem], read(path)
    assert record.game is GAME
    assert (record.seats, record.seed) == (recipe.bots, recipe.seed)
    assert record.ruleset == GAME.schema.changed(GAME.schema.read(recipe.ruleset))
    end = verify(GAME, record)
    assert end.stack == []
    assert record.result is not None
    # The position is pinned at the end and all along the way; inside a sealed question it cannot be.
    pinned = [0, *sorted(record.digests)]
    assert pinned[-1] == len(record.moves)
    assert max(after - before for before, after in pairwise(pinned)) < 2 * DIGEST_EVERY


def test_the_games_are_of_every_kind() -> None:
    records = [read(path) for path in PATHS]
    assert {len(record.seats) for record in records} == set(GAME.seat_counts)
    for preset in PRESETS:
        ruleset = GAME.schema.changed(GAME.schema.read(preset))
        assert len([record for record in records if record.ruleset == ruleset]) >= PRINTED - 1  # for two to six
    changed = {name for record in records for name in record.ruleset}
    # What has one value only, because it is not printed yet, cannot be changed.
    assert changed == {option.name for option in OPTIONS if option.choices is None or len(option.choices) > 1}
    reasons = {(record.result or {})["reason"] for record in records}
    assert reasons >= {"strongholds", "guild_default", "fremen_special", "most_strongholds"}


def test_everybody_and_everything_is_played_in_some_game() -> None:
    factions: set[str] = set()
    cards: set[str] = set()
    leaders: set[str] = set()

    def note(event: Event) -> None:
        if event.kind == "discard":
            cards.add(event.facts["card"])
        elif event.kind == "plan":
            leaders.add(event.facts["leader"])

    for path in PATHS:
        end = replay(GAME, read(path), sink=note)
        factions.update(FACTION_IDS[p.faction] for p in end.players)
    assert factions == set(FACTION_IDS)
    assert cards == set(CARD_IDS)
    assert leaders >= {name for sheet in SHEETS[: PRINTED + 1] for name, _ in sheet.leaders}


def test_a_record_that_was_tampered_with_is_found_out() -> None:
    path = FOLDER / "2-fr1992.json"
    winners = (read(path).result or {})["winners"]
    check_tampering_is_found_out(GAME, path, "b" if winners != ["b"] else "a")
