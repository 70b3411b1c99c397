"""Every card and every space that only teams of six have is played by some test."""

from __future__ import annotations

from pathlib import Path

import pytest

from support.plays import collected_claims, every_box


@pytest.fixture(scope="module")
def collected() -> list[str]:
    return collected_claims(Path(__file__).parent)


def test_every_box_is_played(collected: list[str]) -> None:
    claimed = {box for line in collected if line.startswith("PLAYS ") for box in line.split()[1:]}
    assert sorted(every_box("six") - claimed) == []
    assert sorted(claimed - every_box("six")) == []


def test_none_of_these_tests_is_left_out(collected: list[str]) -> None:
    assert [line for line in collected if line.startswith("SKIPPED")] == []


def test_the_boxes_cover_every_definition() -> None:
    # 6 cards of each commander's own, 4 spaces of the Great Houses and Fringe Worlds, 2 more, 2 on each personal board
    suffixes = {"agent": 12, "reveal": 12, "space": 10}
    found = {suffix: sum(box.endswith(f".{suffix}") for box in every_box("six")) for suffix in suffixes}
    assert found == suffixes
    assert sum(found.values()) == len(every_box("six"))
