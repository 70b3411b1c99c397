"""The Uprising text files: same keys in every language, nothing empty, nothing unparsed, every rule explained."""

from collections import Counter

import pytest

from sietch.text import LANGUAGES
from support.fluent import LOCALE, TRANSLATIONS, empty, junk, messages, texts, untranslated

FILES = ("uprising_names.ftl", "uprising_rules.ftl")

# How far the numbering of each family of rules goes.
RULE_SECTIONS = [
    ("R-SET", 9),
    ("R-GEN", 11),
    ("R-RND", 4),
    ("R-AGT", 8),
    ("R-UNT", 5),
    ("R-WRM", 6),
    ("R-SPY", 9),
    ("R-REV", 7),
    ("R-CMB", 9),
    ("R-END", 3),
    ("R-INF", 7),
    ("R-CHM", 7),
    ("R-MIX", 3),
    ("F", 16),
    ("Q", 20),
    ("RV", 41),
    ("S6", 33),
]
COMMANDER_RULES = 10

RULE_IDS = [f"{section}-{n:02}" for section, last in RULE_SECTIONS for n in range(1, last + 1)]
RULE_IDS += [f"C{n}" for n in range(1, COMMANDER_RULES + 1)]

# How many names of each kind Uprising adds to those of the base game.
NAME_COUNTS = {
    "card": 68,
    "intrigue": 39,
    "conflict": 12,
    "leader": 10,
    "ability": 21,
    "space": 21,
    "post": 19,
    "contract": 28,
    "objective": 5,
    "battle": 4,
    "rival": 10,
    "hagal": 20,
    "faction": 2,
    "with": 2,
    "icon": 1,
    "uprising": 10,
}

# Names on Uprising's board, cards and conflicts that the base game already has.
SHARED_NAMES = [
    "card-convincing_argument",
    "card-dagger",
    "card-diplomacy",
    "card-dune_desert_planet",
    "card-reconnaissance",
    "card-seek_allies",
    "card-signet_ring",
    "conflict-battle_for_arrakeen",
    "conflict-battle_for_imperial_basin",
    "conflict-secure_imperial_basin",
    "conflict-siege_of_arrakeen",
    "hagal-heighliner",
    "hagal-reshuffle",
    "hagal-secrets",
    "space-arrakeen",
    "space-carthag",
    "space-hagga_basin",
    "space-hardy_warriors",
    "space-heighliner",
    "space-high_council",
    "space-imperial_basin",
    "space-research_station",
    "space-secrets",
    "space-sietch_tabr",
    "space-swordmaster",
]


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_parses(language: str, file: str) -> None:
    assert junk(language, file) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_defined_twice_in_a_language(language: str) -> None:
    files = sorted(file.name for file in (LOCALE / language).glob("*.ftl"))
    keys = Counter(message.id.name for file in files for message in messages(language, file))
    assert [key for key, times in keys.items() if times > 1] == []


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
    assert untranslated(language, "uprising_rules.ftl") == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_its_explanation(language: str) -> None:
    assert len(RULE_IDS) == 208
    assert set(texts(language, "uprising_rules.ftl")) == {f"uprising-{id}" for id in RULE_IDS}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_name_is_complete(language: str) -> None:
    kinds = Counter(key.split("-")[0] for key in texts(language, "uprising_names.ftl"))
    assert kinds == NAME_COUNTS


@pytest.mark.parametrize("language", LANGUAGES)
def test_shared_names_come_from_the_base_game(language: str) -> None:
    base = texts(language, "imperium_names.ftl")
    assert [key for key in SHARED_NAMES if key not in base] == []
