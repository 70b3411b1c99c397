"""Choices and their reasons in the words of a language."""

from __future__ import annotations

from sietch.bots.classic.outlook import Note
from sietch.games import speech
from sietch.kernel.frame import Question
from sietch.text import Texts, sentence, texts


def explanation(action: int, question: Question | None, reasons: list[Note], lang: str) -> str:
    """The choice, and what speaks for it."""
    t = texts(lang)
    choice = speech("classic", lang).action(action, question).rstrip(".")
    text = t.joined(list(dict.fromkeys([said(t, note, lang) for note in reasons])))
    return sentence(t.get("classicbot-choice", choice=choice, reasons=text) if text else choice)


def said(t: Texts, note: Note, lang: str) -> str:
    """One reason as a part of a sentence."""
    words = speech("classic", lang)
    blanks: dict[str, int | str] = {}
    for blank, value in note.blanks.items():
        kind = "the" if blank == "faction" else blank
        blanks[blank] = value if isinstance(value, int) else words.name(kind, value)
    return t.get(note.key, **blanks)
