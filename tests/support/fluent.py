"""The text files read as data, and what is asked of every one of them."""

from __future__ import annotations

from pathlib import Path

from fluent.syntax import FluentParser, ast

import sietch
from sietch.text import LANGUAGES

LOCALE = Path(sietch.__file__).parent / "locale"
TRANSLATIONS = tuple(lang for lang in LANGUAGES if lang != "en")


def entries(language: str, file: str) -> list[ast.EntryType]:
    """All that stands in a file, comments and what cannot be read included."""
    text = (LOCALE / language / file).read_text(encoding="utf-8")
    return FluentParser().parse(text).body


def junk(language: str, file: str) -> list[str]:
    """The lines of a file that cannot be read."""
    return [entry.content or "" for entry in entries(language, file) if isinstance(entry, ast.Junk)]


def messages(language: str, file: str) -> list[ast.Message]:
    """The messages of a file, in its order."""
    return [entry for entry in entries(language, file) if isinstance(entry, ast.Message)]


def texts(language: str, file: str) -> dict[str, str]:
    """The plain words of every message, without its blanks."""
    return {message.id.name: _text_of(message) for message in messages(language, file)}


def untranslated(language: str, file: str) -> list[str]:
    """The keys whose text is still the English one."""
    english, translated = texts("en", file), texts(language, file)
    return [key for key in english if translated[key] == english[key]]


def empty(language: str, file: str) -> list[str]:
    """The keys that say nothing."""
    return [key for key, text in texts(language, file).items() if not text]


def _text_of(message: ast.Message) -> str:
    parts = message.value.elements if message.value else []
    return "".join(part.value for part in parts if isinstance(part, ast.TextElement)).strip()
