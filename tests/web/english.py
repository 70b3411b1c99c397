"""Finds English on a screen that should be in another language.

A word is English when our English texts have it and those of the other language have it nowhere: names that are the
same in both languages, and words that both have, are no evidence.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache

from fluent.syntax import FluentParser, ast, visitor

from support.fluent import LOCALE

ELSEWHERE = ("cli", "admin")  # texts of the terminal, which have English commands in them
# Titles of products, the name of a language in the list of languages, and the ids of rules.
NAMES = re.compile(r"Rise of Ix|The Duel|Spice Harvest|English|\b[A-Z]+-[\w.*-]+")
WORD = re.compile(r"\b[^\W\d_]+(?:['’][^\W\d_]+)*\b")


class _Words(visitor.Visitor):
    """Collects the words of all texts, whatever case of a choice they stand in."""

    def __init__(self) -> None:
        super().__init__()
        self.found: set[str] = set()

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.found.update(words(node.value))

    def visit_StringLiteral(self, node: ast.StringLiteral) -> None:  # noqa: N802
        self.found.update(words(node.value))


def words(text: str) -> list[str]:
    return [word.lower() for word in WORD.findall(NAMES.sub("", text))]


@cache
def spoken(lang: str) -> frozenset[str]:
    """Every word that our texts of a language have."""
    collect = _Words()
    for path in sorted((LOCALE / lang).glob("*.ftl")):
        if not path.name.startswith(ELSEWHERE):
            collect.visit(FluentParser().parse(path.read_text(encoding="utf-8")))
    return frozenset(collect.found)


def left(strings: Iterable[str], lang: str) -> list[str]:
    """The strings in which English is left, each with the words that betray it."""
    foreign = spoken("en") - spoken(lang)
    told = {text: sorted(foreign.intersection(words(text))) for text in strings}
    return [f"{text[:120]!r}: {', '.join(found)}" for text, found in told.items() if found]
