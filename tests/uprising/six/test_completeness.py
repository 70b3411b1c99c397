"""Every card and every space that only teams of six have is played by some test."""

from __future__ import annotations

from pathlib import Path

from support.plays import check_boxes, check_every_box_is_played, check_no_test_is_left_out

FOLDER = Path(__file__).parent


def test_every_box_is_played() -> None:
    check_every_box_is_played(FOLDER, "six")


def test_none_of_these_tests_is_left_out() -> None:
    check_no_test_is_left_out(FOLDER)


def test_the_boxes_cover_every_definition() -> None:
    # 6 cards of each commander's own, 4 spaces of the Great Houses and Fringe Worlds, 2 more, 2 on each personal board
    wanted = {"agent": 12, "reveal": 12, "space": 10}
    check_boxes("six", wanted)
