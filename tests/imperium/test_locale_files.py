"""The Imperium text files: same keys in every language, nothing empty, nothing unparsed, every rule explained."""

import pytest

from sietch.text import LANGUAGES
from support.fluent import TRANSLATIONS, empty, junk, messages, texts, untranslated

FILES = ("imperium_names.ftl", "imperium_rules.ftl")

# How far the numbering of each family of rules goes.
RULE_SECTIONS = [
    ("SET", 9),
    ("GEN", 16),
    ("P1", 4),
    ("P2", 3),
    ("AG", 18),
    ("RV", 13),
    ("CB", 10),
    ("MK", 1),
    ("RC", 2),
    ("EN", 4),
    ("IN", 6),
    ("TR", 3),
    ("HI", 2),
]
OTHER_SECTIONS = [("HG", 11), ("SO", 8), ("TP", 6), ("Q", 39)]

RULE_IDS = [f"R-{section}-{n:02}" for section, last in RULE_SECTIONS for n in range(1, last + 1)]
OTHER_IDS = [f"{section}{n}" for section, last in OTHER_SECTIONS for n in range(1, last + 1)]

# How many names of each kind the base game needs.
NAME_COUNTS = {
    "card": 53,
    "intrigue": 34,
    "conflict": 18,
    "leader": 9,
    "ability": 16,
    "space": 22,
    "faction": 4,
    "icon": 7,
    "hagal": 15,
    "difficulty": 4,
    "phase": 6,
}


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_parses(language: str, file: str) -> None:
    assert junk(language, file) == []


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_appears_twice(language: str, file: str) -> None:
    keys = [message.id.name for message in messages(language, file)]
    assert sorted(keys) == sorted(set(keys))


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_empty(language: str, file: str) -> None:
    assert empty(language, file) == []


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", TRANSLATIONS)
def test_every_language_has_the_keys_of_the_english_file(language: str, file: str) -> None:
    assert texts(language, file).keys() == texts("en", file).keys()


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_rule_texts_are_translated(language: str) -> None:
    assert untranslated(language, "imperium_rules.ftl") == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_its_explanation(language: str) -> None:
    keys = set(texts(language, "imperium_rules.ftl"))
    assert len(RULE_IDS) == 91
    assert {key for key in keys if key.startswith("R-")} == set(RULE_IDS)
    assert keys == {*RULE_IDS, *OTHER_IDS}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_name_is_complete(language: str) -> None:
    kinds = [key.split("-")[0] for key in texts(language, "imperium_names.ftl")]
    assert {kind: kinds.count(kind) for kind in set(kinds)} == NAME_COUNTS
