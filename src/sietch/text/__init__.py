"""Everything a person reads, in English, French and Italian, from the Fluent files in `locale`."""

from __future__ import annotations

import contextlib
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "fr", "it")


class UnknownLanguage(ValueError):
    """A language that Sietch does not speak."""


class Texts:
    """All messages of one language."""

    def __init__(self, lang: str) -> None:
        if lang not in LANGUAGES:
            raise UnknownLanguage(f"unknown language {lang!r}; known are {', '.join(LANGUAGES)}")
        self.lang = lang
        self._bundle, self._ids = _read(lang)

    def has(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def get(self, key: str, **args: Any) -> str:
        """The message with its blanks filled; a missing message is a mistake of ours and raises KeyError."""
        if not self._bundle.has_message(key):
            raise KeyError(f"no message {key!r} in {self.lang}")
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise KeyError(f"message {key!r} in {self.lang} has no text")
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise KeyError(f"message {key!r} in {self.lang}: {errors[0]}")
        return str(text)

    def ids(self, prefix: str = "") -> list[str]:
        """The ids of all messages that begin so, in the order of the files."""
        return [key for key in self._ids if key.startswith(prefix)]

    def joined(self, items: list[str], link: str = "and") -> str:
        """A list in words: "a, b and c" (link "and") or "a, b or c" (link "or")."""
        if not items:
            return ""
        text = items[0]
        for item in items[1:-1]:
            text = self.get("list-many", first=text, second=item)
        return self.get(f"list-{link}", first=text, second=items[-1]) if len(items) > 1 else text

    def clauses(self, items: list[str]) -> str:
        """Several statements in one line, set off as the language sets them off; empty ones are left out."""
        text = ""
        for item in items:
            if item:
                text = self.get("list-clauses", first=text, second=item) if text else item
        return text


@cache
def _read(lang: str) -> tuple[FluentBundle, list[str]]:
    """All files of a language and the ids of their messages: read once, as that takes half a second."""
    # Isolation marks are for mixed writing directions; all three languages run left to right.
    bundle = FluentBundle([lang], use_isolating=False)
    ids: list[str] = []
    for file in sorted(files("sietch").joinpath("locale", lang).iterdir(), key=lambda f: f.name):
        if file.name.endswith(".ftl"):
            resource = FluentResource(file.read_text(encoding="utf-8"))
            bundle.add_resource(resource)
            ids.extend(entry.id.name for entry in resource.body if hasattr(entry, "id"))
    return bundle, ids


@cache
def texts(lang: str) -> Texts:
    """The messages of a language."""
    return Texts(lang)


def sentence(text: str) -> str:
    """With a capital letter and a full stop."""
    if not text:
        return ""
    text = text[0].upper() + text[1:]
    return text if text[-1] in ".!?…" else text + "."


def named(t: Texts, prefix: str) -> dict[str, str]:
    """Every message that begins so and needs nothing filled in, by what follows the prefix."""
    found: dict[str, str] = {}
    for key in t.ids(prefix):
        with contextlib.suppress(KeyError):
            found[key.removeprefix(prefix)] = t.get(key)
    return found
