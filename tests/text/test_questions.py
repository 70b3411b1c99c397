"""Questions name what asks them, and whoever declines reads what is not done."""

import pytest

from sietch.imperium.effects import EFFECTS, ONE_OF, Arrow
from sietch.imperium.game import FRAMES
from sietch.imperium.text import ImperiumSpeech
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
