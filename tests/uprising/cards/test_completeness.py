"""Every box of every card, space, leader, contract and reward of Uprising is played by some test."""

from __future__ import annotations

from pathlib import Path

from support.plays import check_boxes, check_every_box_is_played, check_no_test_is_left_out

FOLDER = Path(__file__).parent


def test_every_box_is_played() -> None:
    check_every_box_is_played(FOLDER, "uprising")


def test_none_of_these_tests_is_left_out() -> None:
    check_no_test_is_left_out(FOLDER)


def test_the_boxes_cover_every_definition() -> None:
    # 56 deck cards, 39 intrigue cards, 16 conflicts, 9 leaders, 22 spaces, 18 contracts, 7 rewards of a track
    wanted = {
        "reveal": 56,
        "agent": 53,
        "acquire": 10,
        "on_trash": 1,
        "on_discard": 1,
        "intrigue": 39,
        "combat": 2,
        "endgame": 3,
        "first": 16,
        "second": 16,
        "third": 16,
        "ability": 9,
        "signet": 9,
        "turned_signet": 1,
        "space": 22,
        "control": 3,
        "contract": 18,
        "training": 7,
    }
    check_boxes("uprising", wanted)
