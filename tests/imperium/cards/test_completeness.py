"""Every box of every card, space, leader and reward is played by some test."""

from __future__ import annotations

from pathlib import Path

from support.imperium import Table, imperium
from support.plays import boxes_played, check_boxes, check_every_box_is_played, check_no_test_is_left_out

FOLDER = Path(__file__).parent


def test_every_box_is_played() -> None:
    check_every_box_is_played(FOLDER, "base")


def test_none_of_these_tests_is_left_out() -> None:
    check_no_test_is_left_out(FOLDER)


def test_the_boxes_cover_every_definition() -> None:
    # 53 deck cards, 34 intrigue cards, 18 conflicts, 8 leaders, 22 spaces, 15 House Hagal cards
    wanted = {
        "reveal": 53,
        "agent": 48,
        "acquire": 5,
        "on_trash": 1,
        "intrigue": 34,
        "endgame": 1,
        "first": 18,
        "second": 18,
        "third": 18,
        "ability": 8,
        "signet": 8,
        "rival": 6,
        "space": 22,
        "control": 3,
        "solo": 13,
        "two_players": 14,
    }
    check_boxes("base", wanted)


def played(table: Table) -> set[str]:
    return {box for box in boxes_played(table) if not box.endswith(".ability")}


def test_what_is_played_is_read_from_what_happened() -> None:
    table = imperium(seats=3, a={"hand": ["stilgar", "dagger"]})
    assert played(table) == set()
    table.send("a", "stilgar", to="secure_contract")
    assert played(table) == {"stilgar.agent", "secure_contract.space"}
    table.do("b reveal")
    assert {box for box in played(table) if box.startswith("dagger")} <= {"dagger.reveal"}
