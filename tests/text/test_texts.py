"""Lists and clauses are joined as each language joins them."""

import pytest

from sietch.imperium.catalogue import all_cards
from sietch.imperium.text import ImperiumSpeech
from sietch.text import LANGUAGES, texts

# French sets a semicolon off with a space that does not break.
JOINTS = {"en": "; ", "fr": "\N{NO-BREAK SPACE}; ", "it": "; "}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_clauses_are_set_off_as_the_language_does_it(lang):
    t = texts(lang)
    assert t.clauses([]) == ""
    assert t.clauses(["a"]) == "a"
    assert t.clauses(["a", "", "b", "c"]) == JOINTS[lang].join("abc")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_semicolon_of_a_card_or_the_log_is_one_of_the_language(lang):
    combat = {"kind": "combat", "seat": -1, "strengths": [4, 2], "rewards": {"0": 1, "1": 2}}
    lines = [card["text"][lang] for card in all_cards()]
    lines.append(ImperiumSpeech(lang).event(combat, ["A", "B"]))
    assert ";" in lines[-1]
    for line in lines:
        assert line.count(";") == line.count(JOINTS[lang])
