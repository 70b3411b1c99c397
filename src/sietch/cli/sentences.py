"""What is wrong, said in the reader's language.

The kernel and the games know no languages: their errors are English sentences. The locale files have each of these
sentences in every language, and the English one is how it is found again.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

from sietch.text import texts

PREFIX = "cli-said-"
_LINE = re.compile(rf"^({PREFIX}\S+) = (.*)$", re.MULTILINE)
_BLANK = re.compile(r"\{ \$(\w+) \}")


@cache
def _sentences() -> list[tuple[re.Pattern[str], str]]:
    """Every English sentence as a pattern with the id of its message, the most particular one first."""
    english = files("sietch").joinpath("locale", "en", "cli.ftl").read_text(encoding="utf-8")
    found: list[tuple[int, re.Pattern[str], str]] = []
    for key, text in _LINE.findall(english):
        # Every second part is the name of a blank.
        parts = _BLANK.split(text)
        literal = sum(len(part) for part in parts[::2])
        pattern = "".join(re.escape(part) if i % 2 == 0 else f"(?P<{part}>.+?)" for i, part in enumerate(parts))
        found.append((literal, re.compile(pattern, re.DOTALL), key))
    found.sort(key=lambda item: -item[0])
    return [(pattern, key) for _, pattern, key in found]


def in_language(sentence: str, lang: str) -> str:
    """An English sentence about what is wrong in another language; one that nobody has put into words stays as it is.

    What stands before a colon, such as an option or a file, stays too.
    """
    for pattern, key in _sentences():
        match = pattern.fullmatch(sentence)
        if match:
            blanks = {
                name: in_language(text, lang) if name == "hint" else text for name, text in match.groupdict().items()
            }
            return texts(lang).get(key, **blanks)
    place, colon, rest = sentence.partition(": ")
    return f"{place}: {in_language(rest, lang)}" if colon else sentence
