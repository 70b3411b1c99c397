"""Laying out positions of Uprising: what is said comes true, and nothing appears or vanishes."""

from __future__ import annotations

from typing import Any

import pytest

from sietch.imperium.arrange import BadPosition
from sietch.imperium.defs import CONFLICTS
from sietch.imperium.game import UPRISING

LEADERS = ["muad_dib", "gurney_halleck", "lady_amber_metulli", "lady_margot_fenring"]


def arranged(seats: int = 3, seed: int = 0, **position: Any) -> dict[str, Any]:
    s = UPRISING.new({"leaders": LEADERS if seats != 6 else "random"}, seats, seed)
    UPRISING.arrange(s, position)
    assert UPRISING.violations(s) == []
    return UPRISING.look(s)


@pytest.mark.parametrize("seats", [3, 6])
@pytest.mark.parametrize("seed", range(3))
def test_the_conflict_of_a_fresh_table_may_have_been_won_before(seats: int, seed: int) -> None:
    fresh = arranged(seats, seed)["conflict"]
    seen = arranged(seats, seed, b={"won": [fresh]})
    assert seen["b"]["won"] == [fresh]
    level = {card.id: card.level for card in CONFLICTS if card.set == "uprising"}
    assert seen["conflict"] != fresh
    assert level[seen["conflict"]] == level[fresh]


def test_all_conflicts_of_the_first_level_may_have_been_won() -> None:
    cards = [card.id for card in CONFLICTS if card.set == "uprising" and card.level == 1]
    seen = arranged(a={"won": cards[:2]}, b={"won": cards[2:]})
    assert seen["a"]["won"] + seen["b"]["won"] == cards
    assert (seen["conflict"] in cards, len(seen["conflicts_left"])) == (False, 8)


def test_a_conflict_is_named_for_this_round_although_another_was_won() -> None:
    fresh = arranged()["conflict"]
    seen = arranged(conflict="choam_security", c={"won": [fresh]})
    assert (seen["conflict"], seen["c"]["won"]) == ("choam_security", [fresh])


def test_what_was_won_is_not_this_rounds_conflict_as_well() -> None:
    with pytest.raises(BadPosition, match="'choam_security' is gone"):
        arranged(conflict="choam_security", a={"won": ["choam_security"]})


def test_a_commanders_track_and_the_throne_row_are_laid_out() -> None:
    seen = arranged(6, d={"personal": 3}, throne_row=["paracompass", "branching_path"], row=["sardaukar_soldier"])
    assert seen["d"]["personal_influence"] == 3
    assert seen["throne_row"] == ["paracompass", "branching_path"]
    assert seen["row"][0] == "sardaukar_soldier"


def test_with_six_a_swordmaster_comes_with_its_bonus_and_with_four_there_is_none() -> None:
    assert arranged(6, b={"swordmaster": True})["b"]["swordmaster_bonus"]
    assert not arranged(4, b={"swordmaster": True})["b"]["swordmaster_bonus"]


@pytest.mark.parametrize(
    ("seats", "position", "sentence"),
    [
        (6, {"b": {"personal": 1}}, "seat b is no commander"),
        (6, {"a": {"personal": 5}}, "personal is a number from 0 to 4, not 5"),
        (6, {"throne_row": ["paracompass", "paracompass", "paracompass"]}, "no copy of 'paracompass' is left"),
        (4, {"throne_row": ["paracompass"]}, "only a table of six has a Throne Row"),
    ],
)
def test_what_cannot_be_is_refused_with_a_sentence(seats: int, position: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadPosition, match=sentence):
        arranged(seats, **position)
