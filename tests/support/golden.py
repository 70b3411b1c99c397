"""Recorded whole games: how they are made, and what every one of them has to do when it is played again.

A recipe says how a game was played; the file beside it says which game came of it. The recorded games pin down how the
rules work: a change of the rules, or of what a position looks like when it is written down, makes them fail. Write them
anew only when that change is wanted, say so in the commit, and look at the difference: a change that touches one card
should touch the games in which the card was played, and no others. Records that people have saved break in the same
places, so the game's version has to go up as well.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from sietch import games
from sietch.bots import make_bot
from sietch.kernel.action import seat_letter
from sietch.kernel.event import Event
from sietch.kernel.game import Game
from sietch.kernel.record import DIGEST_EVERY, Record, RecordError, load, verify
from sietch.lab.simulate import play_game

# What events tell of: the kind of event, the fact that names something, and the kind of that something.
TOLD = (
    ("send", "card", "card"),
    ("send", "space", "space"),
    ("hagal", "card", "hagal"),
    ("hagal", "space", "rival_space"),
    ("hagal_swords", "card", "hagal"),
    ("round", "conflict", "conflict"),
    ("intrigue", "card", "intrigue"),
    ("acquire", "card", "acquire"),
    ("contract", "contract", "contract"),
    ("contract_done", "contract", "contract_done"),
    ("spy", "post", "post"),
    ("training", "training", "training"),
)


class Recipe(NamedTuple):
    """What it takes to play one of the games again."""

    name: str
    bots: list[str]
    ruleset: dict[str, Any]
    seed: int


def play(game: Game[Any], recipe: Recipe) -> Record:
    """One of the games, played and recorded."""
    record = Record.start(game, recipe.ruleset, recipe.bots, recipe.seed)
    bots = [make_bot(name, f"{recipe.seed}/{seat_letter(seat)}", game.name) for seat, name in enumerate(recipe.bots)]
    play_game(game, recipe.ruleset, bots, recipe.seed, record=record)
    return record


def write(game: Game[Any], folder: Path, recipes: Iterable[Recipe]) -> None:
    """Play all the games and write the files anew; files without a recipe go."""
    folder.mkdir(exist_ok=True)
    recipes = list(recipes)
    wanted = {f"{recipe.name}.json" for recipe in recipes}
    for path in folder.glob("*.json"):
        if path.name not in wanted:
            path.unlink()
    for recipe in recipes:
        play(game, recipe).save(folder / f"{recipe.name}.json")
    sys.stdout.write(f"{len(wanted)} games in {folder}\n")


def read(path: Path) -> Record:
    return load(path, games.find)


class Noted:
    """What is met in a game, by kind; `note` is a sink for its events."""

    def __init__(self) -> None:
        self.seen: dict[str, set[str]] = {"kind": set()}

    def note(self, event: Event) -> None:
        self.seen["kind"].add(event.kind)
        for kind, fact, what in TOLD:
            if event.kind == kind:
                self.seen.setdefault(what, set()).add(event.facts[fact])
        if event.kind == "reveal":
            self.seen.setdefault("card", set()).update(event.facts["cards"])
        elif event.kind == "scheme":
            self.seen.setdefault("scheme", set()).add(str(event.seat))

    def add(self, other: Noted) -> None:
        """What was met in another game was met too."""
        for what, names in other.seen.items():
            self.seen.setdefault(what, set()).update(names)

    def __getitem__(self, what: str) -> set[str]:
        return self.seen.get(what, set())


# -- checks ------------------------------------------------------------------------------------------------------


def check_replay(game: Game[Any], path: Path, recipe: Recipe) -> None:
    """The file is the game of its recipe, and still plays to the same end, by the same positions."""
    record = read(path)
    assert record.game is game
    assert (record.seats, record.seed) == (recipe.bots, recipe.seed)
    assert record.ruleset == game.schema.changed(game.schema.read(recipe.ruleset))
    end = verify(game, record)
    assert end.stack == []
    assert record.result is not None
    count = len(record.moves)
    # The position is pinned at the end and all along the way.
    assert sorted(record.digests) == [*range(DIGEST_EVERY, count, DIGEST_EVERY), count]


def check_tampering_is_found_out(game: Game[Any], path: Path, wrong_winner: str) -> None:
    """A record with another result, or with another position on the way, is refused."""
    record = read(path)
    assert record.result is not None
    assert record.result["winners"] != [wrong_winner]
    record.result["winners"] = [wrong_winner]
    with pytest.raises(RecordError, match="not the one that its actions lead to"):
        verify(game, record)
    other = read(path)
    at = min(other.digests)
    other.digests[at] = "0" * 15
    with pytest.raises(RecordError, match=f"at action {at} the position differs"):
        verify(game, other)
