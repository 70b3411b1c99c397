"""The heuristic bot gives its reasons in every language, and in each of them completely."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast, visitor

from sietch.bots import imperium as package
from sietch.bots import make_bot
from sietch.bots.imperium.outlook import Note
from sietch.bots.imperium.words import explanation, said
from sietch.imperium.game import GAME
from sietch.imperium.text import ImperiumSpeech
from sietch.kernel.game import Perspective
from sietch.text import LANGUAGES, UnknownLanguage, texts

SOURCES = Path(package.__file__).parent
LOCALE = SOURCES.parents[1] / "locale"
KEY = re.compile(r'"(bot-[\w-]+)"')
# Words that are English and nothing else, wherever they stand.
ENGLISH = re.compile(
    r"\b(the|and|with|which|though|that|then|won|times|for|costs?|better|worth|nothing|other|visit|reveal|missed|troops?|"
    r"cards?|spice|water|swords?|victory|influence with|bot)\b"
)
SAMPLES: dict[str, int | str] = {
    "card": "dagger",
    "chance": 40,
    "faction": "fremen",
    "level": 2,
    "n": 3,
    "solari": 6,
    "space": "carthag",
    "spice": 2,
}


class Blanks(visitor.Visitor):
    """The blanks of a message, and the messages that it is made of."""

    def __init__(self) -> None:
        self.blanks: set[str] = set()
        self.parts: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.blanks.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.parts.add(node.id.name)


def blanks_of_messages(lang: str) -> dict[str, set[str]]:
    """Every message of the bots in a language with the blanks it has, those of its parts included."""
    body = FluentParser().parse((LOCALE / lang / "bots.ftl").read_text(encoding="utf-8")).body
    assert [entry.content for entry in body if isinstance(entry, ast.Junk)] == []
    found: dict[str, Blanks] = {}
    for entry in body:
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found
            found[entry.id.name] = Blanks()
            found[entry.id.name].visit(entry)
    return {key: own.blanks.union(*[found[part].blanks for part in own.parts]) for key, own in found.items()}


def keys_in_the_code() -> set[str]:
    return {key for file in SOURCES.glob("*.py") for key in KEY.findall(file.read_text(encoding="utf-8"))}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_has_its_message_with_the_same_blanks_and_no_message_is_left_over(lang):
    messages = blanks_of_messages(lang)
    assert messages.keys() == keys_in_the_code()
    assert messages == blanks_of_messages("en")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_can_be_said(lang):
    for key, blanks in blanks_of_messages("en").items():
        if key not in ("bot-choice", "bot-though"):
            words = said(texts(lang), Note(1.0, key, {blank: SAMPLES[blank] for blank in blanks}))
            assert words
            assert lang == "en" or not ENGLISH.search(words)
            assert "_" not in words


def test_an_explanation_has_the_foremost_first_the_weightiest_last_and_one_thing_against_it():
    pass_ = GAME.actions.parse("pass")
    reasons = [
        Note(3.0, "bot-influence_point", {"level": 2, "faction": "fremen"}),
        Note(-2.0, "bot-cost-spice", {"n": 4}),
        Note(-1.0, "bot-missed_at_reveal", {"card": "dagger"}),
        Note(1.0, "bot-gain-troops", {"n": 1}),
        Note(1.0, "bot-gain-troops", {"n": 1}),
        Note(99.0, "bot-visit", {"space": "carthag"}),
        Note(0.1, "bot-better_deck", {}),
    ]
    assert {lang: explanation(pass_, None, reasons, lang) for lang in LANGUAGES} == {
        "en": "Pass: a visit to Carthag, 1 troop and a second influence with the Fremen, which is a victory point, "
        "though it costs 4 spice.",
        "fr": "Passer\N{NO-BREAK SPACE}– une visite à l'emplacement Carthag, 1 troupe et une deuxième Influence sur "
        "les Fremen, soit un Point de Victoire, même si cela coûte 4 Épice.",
        "it": "Passa – una visita allo spazio Carthag, 1 truppa e una seconda Influenza presso i Fremen, cioè un "
        "Punto Vittoria, anche se costa 4 Spezia.",
    }
    assert explanation(pass_, None, [], "it") == "Passa."
    assert explanation(pass_, None, reasons[1:2], "it") == "Passa – costa 4 Spezia."


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_whole_games_are_explained_without_a_word_of_english(seats):
    bots = [make_bot("heuristic", seat, "imperium") for seat in range(seats)]
    s = GAME.new({"leaders": "choose"}, seats, "languages")
    while s.stack:
        seat = GAME.waiting(s)[0]
        perspective = Perspective(GAME, s, seat)
        action = bots[seat].choose(perspective, None)
        assert bots[seat].explain() == bots[seat].explain("en")
        reasoned = set()
        for lang in LANGUAGES:
            words = bots[seat].explain(lang)
            assert words is not None
            assert lang == "en" or not ENGLISH.search(words), words
            label = ImperiumSpeech(lang).action(action, perspective.question).rstrip(".")
            assert words.startswith(label)
            assert words.endswith(".")
            reasoned.add(words != f"{label}.")
        assert len(reasoned) == 1  # reasons in all languages or in none
        GAME.apply(s, seat, action)


def test_a_language_that_nobody_speaks_is_refused():
    bot = make_bot("heuristic", 0, "imperium")
    assert bot.explain("xx") is None  # nothing chosen, nothing to say
    bot.choose(Perspective(GAME, GAME.new(None, 4, 1), 0), None)
    with pytest.raises(UnknownLanguage):
        bot.explain("xx")
