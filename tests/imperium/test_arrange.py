"""Laying out positions: what is said comes true, what is not said stays as it was, and nothing appears or vanishes."""

import pytest

from sietch.imperium.arrange import BadPosition
from sietch.imperium.defs import INTRIGUES
from sietch.imperium.game import GAME


def arranged(seats=3, ruleset=None, **position):
    s = GAME.new(ruleset, seats, 0)
    GAME.arrange(s, position)
    assert GAME.violations(s) == []
    return GAME.look(s)


def test_cards_are_moved_never_made():
    seen = arranged(a={"hand": ["stilgar", "dagger"]}, row=["chani"])
    assert seen["a"]["hand"] == ["dagger", "stilgar"]
    assert seen["row"][0] == "chani"


def test_a_third_copy_of_a_card_that_exists_twice_is_refused():
    with pytest.raises(BadPosition, match="no copy of 'scout' is left"):
        arranged(a={"hand": ["scout"] * 3})


def test_the_first_card_named_of_the_intrigue_discard_pile_lies_on_top():
    seen = arranged(intrigue_discard=["ambush", "windfall"])
    assert seen["intrigue_discard"] == ["windfall", "ambush"]
    assert seen["intrigue_deck"] == sum(card.copies for card in INTRIGUES if card.set == "base") - 2


def test_a_reserve_stack_can_run_low():
    assert arranged(reserve={"foldspace": 1})["reserve"]["foldspace"] == 1


@pytest.mark.parametrize("seed", range(6))
def test_any_conflict_can_come_next_even_one_that_went_back_to_the_box(seed):
    s = GAME.new({"leaders": ["paul_atreides", "glossu_rabban", "earl_memnon_thorvald"]}, 3, seed)
    GAME.arrange(s, {"phase": "round_start", "conflict_deck": ["machinations", "desert_power"]})
    assert GAME.violations(s) == []
    assert GAME.look(s)["conflict"] == "machinations"


def test_open_questions_of_the_setup_are_answered():
    seen = arranged(2, {"leaders": ["baron_vladimir_harkonnen", "paul_atreides"]}, first_player="a")
    assert seen["round"] == 1
    assert seen["a"]["tokens_hidden"]
    seen = arranged(3, {"leaders": "choose"}, first_player="a")
    assert (seen["round"], len(seen["a"]["hand"])) == (1, 5)


def test_rivals_have_not_acted_yet():
    seen = arranged(1, {"difficulty": "sardaukar"}, first_player="a")
    for rival in (seen["b"], seen["c"]):
        assert (rival["agents"], rival["agents_at"], rival["garrison"], rival["water"]) == (2, [], 3, 1)
        assert rival["intrigue_count"] == 1
    assert seen["hagal_discard"] == []


@pytest.mark.parametrize(
    ("position", "sentence"),
    [
        ({"turns": "a"}, "unknown key 'turns'"),
        ({"a": {"spices": 3}}, "did you mean 'spice'"),
        ({"a": {"hand": ["stilger"]}}, "did you mean 'stilgar'"),
        ({"a": {"spice": -1}}, "a number from 0 to 99"),
        ({"a": {"garrison": 8, "conflict": 8}}, "has 12 troops in all"),
        ({"a": {"influence": {"fremens": 1}}}, "did you mean 'fremen'"),
        ({"a": {"agents": 2, "agents_at": ["wealth"]}}, "has 2 agents in all"),
        ({"a": {"agents": 1}}, "say where the other agents"),
        ({"control": {"wealth": "a"}}, "cannot be controlled"),
        ({"bonus_spice": {"wealth": 1}}, "is not a Maker space"),
        ({"phase": "turn"}, "did you mean 'turns'"),
        ({"first_player": "d"}, "there is no seat 'd'"),
        ({"alliances": {"fremen": "a"}}, "cannot hold the fremen alliance"),
        ({"reserve": {"scout": 1}}, "is not a reserve card"),
    ],
)
def test_an_impossible_position_is_refused_with_a_sentence(position, sentence):
    with pytest.raises(ValueError, match=sentence):
        arranged(**position)
