"""Recorded whole games of Uprising: each of them still plays to the same end, by the same positions."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from golden.make_uprising import FOLDER, recipes
from sietch.imperium.defs import (
    CARDS,
    CONFLICTS,
    CONTRACTS,
    HAGAL_CARDS,
    INTRIGUES,
    LEADERS,
    POSTS,
    RIVAL_CARDS,
    SPACES,
    TRAINING,
)
from sietch.imperium.game import UPRISING
from sietch.imperium.kit import Kit
from sietch.kernel.record import replay
from support.golden import Noted, check_replay, check_tampering_is_found_out, read

PATHS = sorted(FOLDER.glob("*.json"))
STARTERS = {CARDS[number].id for number in Kit("uprising").starters}
RECIPES = {recipe.name: recipe for recipe in recipes()}


def ids(registry: list[Any], set: str = "uprising") -> set[str]:
    """Everything of a set that a game of today can have."""
    return {entry.id for entry in registry if entry.set == set and not getattr(entry, "needs", "")}


def test_the_files_are_those_of_the_recipes() -> None:
    assert sorted(path.stem for path in PATHS) == sorted(RECIPES)
    assert len(PATHS) == 40


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_replay(path: Path) -> None:
    check_replay(UPRISING, path, RECIPES[path.stem])


def test_the_games_are_of_every_kind() -> None:
    records = [read(path) for path in PATHS]
    assert {len(record.seats) for record in records} == {1, 2, 3, 4, 6}
    for choam in (False, True):
        solo = [r for r in records if len(r.seats) == 1 and bool(r.ruleset.get("choam")) == choam]
        difficulties = {UPRISING.schema.read(record.ruleset)["difficulty"] for record in solo}
        assert difficulties == {"mercenary", "sardaukar", "mentat", "kwisatz_haderach"}
    for seats in (1, 2, 3, 4, 6):
        rulesets = [record.ruleset for record in records if len(record.seats) == seats]
        assert {bool(ruleset.get("choam")) for ruleset in rulesets} == {False, True}
        assert "choose" in [ruleset.get("leaders") for ruleset in rulesets]
        assert True in [ruleset.get("base_conflicts") for ruleset in rulesets]
    assert {name for record in records for name in record.ruleset} == set(UPRISING.schema.options)
    first = {UPRISING.new(r.ruleset, len(r.seats), r.seed).first_player for r in records if len(r.seats) <= 2}
    assert first == {0, 1, 2}  # a Rival starts in some solo games
    winners = {tuple((record.result or {})["winners"]) for record in records if len(record.seats) <= 2}
    assert {("a",), ("c",)} <= winners
    of_six = [record for record in records if len(record.seats) == 6]
    assert {tuple(sorted(set(record.seats))) for record in of_six} == {
        ("random",),
        ("heuristic",),
        ("heuristic", "random"),
    }
    assert {("a", "c", "e"), ("b", "d", "f")} <= {tuple((record.result or {})["winners"]) for record in of_six}


def test_everything_is_played_in_some_game() -> None:
    """Cards, intrigue cards and conflicts are counted where only Uprising's own are in the decks."""
    own, all_games, mixed, of_six = Noted(), Noted(), Noted(), Noted()
    leaders: set[str] = set()
    rivals: set[str] = set()
    schemes: set[str] = set()
    for path in PATHS:
        record = read(path)
        if "heuristic" in record.seats:
            continue  # what these games meet changes whenever the bots learn something
        game = Noted()
        end = replay(UPRISING, record, sink=game.note)
        all_games.add(game)
        (mixed if record.ruleset.get("base_cards") else own).add(game)
        if len(record.seats) == 6:
            of_six.add(game)
        leaders.update(LEADERS[p.leader].id for p in end.players if p.leader >= 0)
        rivals.update(RIVAL_CARDS[p.rival].id for p in end.players if p.rival >= 0)
        schemes.update(RIVAL_CARDS[end.players[int(seat)].rival].id for seat in game["scheme"])
    assert own["card"] == ids(CARDS) | STARTERS | ids(CARDS, "six")
    assert own["intrigue"] == ids(INTRIGUES)
    assert own["conflict"] == ids(CONFLICTS)
    assert own["acquire"] >= {card.id for card in CARDS if card.set == "uprising" and card.acquire}
    assert mixed["card"] & ids(CARDS, "base") - ids(CARDS) - STARTERS
    assert mixed["intrigue"] & ids(INTRIGUES, "base") - ids(INTRIGUES)
    assert mixed["conflict"] & ids(CONFLICTS, "base") - ids(CONFLICTS)
    assert all_games["space"] == ids(SPACES) | ids(SPACES, "six")
    assert all_games["contract"] == ids(CONTRACTS)
    assert all_games["contract_done"] == ids(CONTRACTS)
    assert all_games["post"] == ids(POSTS) | ids(POSTS, "six")
    assert all_games["training"] == {space.id for space in TRAINING[1:]}
    assert leaders >= ids(LEADERS)
    assert rivals == {card.id for card in RIVAL_CARDS}
    assert schemes == rivals
    # A Reshuffle is not told of: what it shuffles is.
    assert all_games["hagal"] == ids(HAGAL_CARDS) - {"reshuffle"}
    card_spaces = {
        SPACES[n].id for card in HAGAL_CARDS if card.set == "uprising" for n in (card.space, card.other_space)
    }
    basins = {"hagga_basin", "imperial_basin"}
    assert all_games["rival_space"] == (card_spaces | basins) & ids(SPACES)
    wanted = {"sandworm", "hooks", "detonate", "churn", "battle_icons", "awaken", "rival_spends", "steal_intrigue"}
    assert wanted <= all_games["kind"]
    # Sandworms and Hooks come to a team of six as well.
    wanted = {"activate", "personal", "personal_lost", "throne_row", "give_intrigue", "sandworm", "hooks"}
    assert wanted <= of_six["kind"]


def test_a_record_that_was_tampered_with_is_found_out() -> None:
    path = FOLDER / "3-choam.json"
    winners = (read(path).result or {})["winners"]
    check_tampering_is_found_out(UPRISING, path, "c" if winners != ["c"] else "a")
