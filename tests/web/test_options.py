"""Whatever can be chosen for a new table has words in every language."""

from __future__ import annotations

import pytest

from sietch import games
from sietch.text import LANGUAGES, texts


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", list(games.GAMES))
def test_every_preset_option_and_choice_has_words(name: str, lang: str) -> None:
    t = texts(lang)
    schema = games.find(name).schema
    wanted = [key for preset in schema.presets for key in (f"web-preset-{preset}", f"{name}-preset-{preset}")]
    for option in schema.options.values():
        wanted.append(f"{name}-option-{option.name}")
        choices = option.choices or ()
        if len(choices) > 1:
            wanted += [f"web-choice-{choice}" for choice in choices]
    assert [key for key in wanted if not t.has(key)] == []
