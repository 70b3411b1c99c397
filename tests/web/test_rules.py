"""The chapters of the rules companion agree with the catalogues of the games."""

from __future__ import annotations

import pytest

from sietch import games
from sietch.text import LANGUAGES
from support.fluent import texts

FILE = "web_rules.ftl"
MARK = "web-chapter-"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_chapter_begins_with_a_rule_and_every_game_with_a_chapter(lang: str) -> None:
    chapters = [key for key in texts(lang, FILE) if key.startswith(MARK)]
    for game in games.GAMES:
        ids = [id.replace(".", "-") for id in games.speech(game, lang).rule_ids()]
        own = [key.removeprefix(f"{MARK}{game}-") for key in chapters if key.startswith(f"{MARK}{game}-")]
        assert own[0] == ids[0]
        assert own == sorted(own, key=ids.index)
        chapters = [key for key in chapters if not key.startswith(f"{MARK}{game}-")]
    assert chapters == []
