"""Every message exists in every language, with the same blanks to fill."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from sietch.imperium.effects import COST_KEYS, SPECIAL_NAMES
from sietch.imperium.frames.base import Ask, Chance, Deployment
from sietch.imperium.game import FRAMES
from sietch.text import LANGUAGES, texts

LOCALE = Path(__file__).parents[2] / "src" / "sietch" / "locale"
FILES = sorted(path.name for path in (LOCALE / "en").glob("*.ftl"))


def blanks(node, others):
    """The names of the variables in a message, and in messages of its file that it is made of."""
    if isinstance(node, ast.VariableReference):
        return {node.id.name}
    if isinstance(node, ast.MessageReference):
        return blanks(others.get(node.id.name, []), others)
    inside = vars(node).values() if isinstance(node, ast.BaseNode) else node if isinstance(node, list) else []
    return set().union(*[blanks(part, others) for part in inside])


def messages(lang, file):
    found = {}
    for entry in FluentParser().parse((LOCALE / lang / file).read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            found[entry.id.name] = entry
    return {name: blanks(entry, found) for name, entry in found.items()}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_the_same_files(lang):
    assert sorted(path.name for path in (LOCALE / lang).glob("*.ftl")) == FILES


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("lang", ["fr", "it"])
def test_every_language_has_the_same_messages_with_the_same_blanks(lang, file):
    assert messages(lang, file) == messages("en", file)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whatever_can_be_asked_paid_or_done_has_words(lang):
    t = texts(lang)
    asked = [
        name for name, frame in FRAMES.items() if issubclass(frame, Ask) and frame not in (Ask, Chance, Deployment)
    ]
    wanted = [f"question-{name}" for name in asked]
    wanted += [f"effect-special-{name}" for name in SPECIAL_NAMES]
    wanted += [f"cost-{key}" for key in COST_KEYS]
    assert [key for key in wanted if not t.has(key)] == []


def test_italian_has_one_word_for_a_plot_and_one_for_a_reward():
    """Complotto and ricompensa, as in its rules; Trama stays the name of one leader's signet."""
    for file in FILES:
        if file.startswith(("imperium", "uprising", "cli")):
            text = (LOCALE / "it" / file).read_text(encoding="utf-8")
            lines = [
                line for line in text.splitlines() if re.search(r"\b(carta|carte|sua) Tram[ae]\b|\b[Pp]remio\b", line)
            ]
            assert lines == []
    t = texts("it")
    assert t.get("box-plot", text="").startswith("Complotto")
    assert t.get("box-first", text="").startswith("Prima ricompensa")
    assert t.get("box-reward", text="").startswith("Ricompensa")
