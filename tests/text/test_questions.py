"""Questions name what asks them, and whoever declines reads what is not done."""

import re

import pytest

from sietch.imperium.effects import EFFECTS, ONE_OF, Arrow
from sietch.imperium.game import FRAMES
from sietch.imperium.text import ImperiumSpeech
from sietch.imperium.wording import cost_words, effect_words, is_goods
from sietch.kernel.frame import Question
from sietch.text import LANGUAGES, texts

NAMES = ["Ann", "Bob", "Cleo", "Dan", "Eve", "Fay"]


def speech(lang):
    return ImperiumSpeech(lang, "uprising", 6)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_no_belongs_to_a_question(lang):
    t, spoken = texts(lang), speech(lang)
    skip = spoken.actions.by_notation["skip"]
    kinds = [key.removeprefix("action-skip-") for key in t.ids("action-skip-")]
    assert {"PlaceSpy", "ChooseTrash", "Concede"} <= set(kinds) <= set(FRAMES)
    said = {spoken.action(skip, Question(0, kind, {})) for kind in kinds}
    assert t.get("action-skip") not in said
    assert spoken.action(skip, Question(0, "Reinforce", {})) == t.get("action-skip")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_question_begins_with_the_card_that_asks(lang):
    spoken = speech(lang)
    choice = next(path for path, effect in EFFECTS.items() if effect.kind == ONE_OF and path.endswith(".agent"))
    name = spoken.name("card", choice.split(".")[0])
    assert spoken.question(Question(0, "ChooseOne", {"effect": choice})).startswith(name)
    assert spoken.question(Question(0, "ChooseLoss", {"source": choice})).startswith(name)
    assert not spoken.question(Question(0, "ChooseLoss", {})).startswith(name)
    space = spoken.name("space", "hardy_warriors")
    assert spoken.question(Question(0, "ChooseLoss", {"source": "six.hardy_warriors.space"})).startswith(space)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_price_is_named_where_it_is_paid(lang):
    spoken = speech(lang)
    path = next(path for path, e in EFFECTS.items() if isinstance(e, Arrow) and e.optional and e.cost.solari == 2)
    question = Question(0, "PayOrNot", {"effect": path})
    assert "2 Solari" in spoken.question(question)
    assert "2 Solari" in spoken.action(spoken.actions.by_notation["pay"], question)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_makes_one_discard_is_named(lang):
    assert "Cleo" in speech(lang).question(Question(0, "DiscardCards", {"count": 1, "by": 2}), NAMES)
    assert "Cleo" not in speech(lang).question(Question(0, "DiscardCards", {"count": 1}), NAMES)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_acquired_has_its_cost_and_contracts_their_task(lang):
    spoken = speech(lang)
    flow = spoken.actions.by_notation["buy the_spice_must_flow"]
    assert "9" in spoken.action(flow, Question(0, "RevealTurn", {"cheaper": 0}))
    assert "7" in spoken.action(flow, Question(0, "RevealTurn", {"cheaper": 2}))
    taken = spoken.action(spoken.actions.by_notation["contract heighliner_water"], Question(0, "TakeContract", {}))
    assert spoken.name("space", "heighliner") in taken.split(":", 1)[1]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_goods_are_paid_for_and_the_line_that_is_left_is_said(lang):
    spoken = speech(lang)
    t = spoken.t
    arrows = [e for e in EFFECTS.values() if isinstance(e, Arrow)]
    path, arrow = next((e.path, e) for e in arrows if is_goods(e.parts[0]) and e.optional)
    told = {"cost": cost_words(t, arrow.cost), "gain": effect_words(t, arrow.parts[0])}
    asked = spoken.question(Question(0, "PayOrNot", {"effect": path}))
    assert asked.endswith(t.get("question-PayOrNot_goods", **told))
    also = spoken.question(Question(0, "ChooseAtLeastOne", {"effect": path, "effects": [path], "also": path}))
    assert told["gain"] in also
    only = spoken.question(Question(0, "ChooseAtLeastOne", {"effect": path, "effects": [path, path], "only": 1}))
    assert t.get("question-ChooseAtLeastOne_only") in only


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_space_gives_anyway_is_not_what_one_pays_for(lang):
    spoken = speech(lang)
    asked = spoken.question(Question(0, "PayOrNot", {"effect": "spice_refinery.space.1"}))
    assert spoken.t.get("effect-more-solari", n=2) in asked


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whoever_may_lose_a_troop_is_named_with_troops_and_strength(lang):
    spoken = speech(lang)
    about = {"troops": [0, 3, 1], "strengths": [0, 7, 2]}
    label = spoken.action(spoken.actions.by_notation["opponent b"], Question(0, "DoubleCross", about), NAMES)
    assert label.startswith("Bob (3 ")
    assert label.endswith("7)")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_irulan_may_trash_for_spice_has_its_price(lang):
    spoken, asked = speech(lang), Question(0, "ChroniclersInsight", {})
    trash = spoken.actions.by_notation
    assert "2" in spoken.action(trash["trash_from_hand prepare_the_way"], asked)
    assert not re.search(r"\d", spoken.action(trash["trash_from_hand dagger"], asked))
