"""Every box of every card, space, leader, contract and reward of Uprising is played by some test."""

from __future__ import annotations

from pathlib import Path

import pytest

from support.plays import collected_claims, every_box


@pytest.fixture(scope="module")
def collected() -> list[str]:
    return collected_claims(Path(__file__).parent)


def test_every_box_is_played(collected: list[str]) -> None:
    claimed = {box for line in collected if line.startswith("PLAYS ") for box in line.split()[1:]}
    assert sorted(every_box("uprising") - claimed) == []
    assert sorted(claimed - every_box("uprising")) == []


def test_none_of_these_tests_is_left_out(collected: list[str]) -> None:
    assert [line for line in collected if line.startswith("SKIPPED")] == []


def test_the_boxes_cover_every_definition() -> None:
    # 56 deck cards, 39 intrigue cards, 16 conflicts, 9 leaders, 22 spaces, 18 contracts, 7 rewards of a track
    suffixes = {
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
    found = {suffix: sum(box.endswith(f".{suffix}") for box in every_box("uprising")) for suffix in suffixes}
    assert found == suffixes
    assert sum(found.values()) == len(every_box("uprising"))
