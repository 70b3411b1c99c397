"""The arena and threats of Kanly in the terminal."""

from __future__ import annotations

import pytest
from rich.console import Console

from sietch.classic.actions import ACTIONS
from sietch.cli.boards.classic import ClassicBoard
from sietch.cli.words import Words
from sietch.text import LANGUAGES
from support.classic import Table
from support.classic_duel import arena, threatened


def drawn(lang: str, table: Table, faction: str | None) -> str:
    console = Console(width=100)
    with console.capture() as capture:
        console.print(ClassicBoard(Words("classic", lang)).whole(table.view(faction)))
    return capture.get()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_board_shows_champions_obstacles_and_the_own_hand(lang: str) -> None:
    table = arena(
        "guild",
        atreides=("lady_jessica", "outer_1", 3),
        fremen=("stilgar", "middle_2", 0, 4),
        hands={"atreides": ["thrown_knife"]},
        obstacles=["outer_1/outer_2", "middle_1/inner_1"],
        seconds={"guild": ("fremen", "master_bewt")},
    )
    board, words = drawn(lang, table, "atreides"), Words("classic", lang)
    assert words.speech.name("leader", "stilgar") in board
    assert words.speech.name("duel_card", "thrown_knife") in board
    assert "▌" in board
    assert "▔" in board
    hidden = drawn(lang, table, "fremen")
    assert words.speech.name("duel_card", "thrown_knife") not in hidden
    assert words.say("classic-hidden-champion") in hidden


def test_the_board_shows_threats_and_lists_deeds_in_short() -> None:
    table = threatened("atreides", "harkonnen", deed="enter arrakeen", phase="bidding")
    assert "bring tokens into Arrakeen" in drawn("en", table, None)
    table.play("atreides threaten harkonnen")
    board, question = ClassicBoard(Words("classic", "en")), table.question("atreides")
    options = [ACTIONS.parse(option) for option in table.options("atreides")]
    folds = board.folds(table.view("atreides"), question, options)
    assert {fold.word for fold in folds.values()} == {"enter", "collect"}
    assert len(options) - len(folds) < 20
