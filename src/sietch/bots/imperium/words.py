"""Choices and their reasons in the words of a language."""

from __future__ import annotations

from typing import Final

from sietch.bots.imperium.outlook import Note
from sietch.imperium.text import ImperiumSpeech
from sietch.imperium.wording import name_of, texts_for, with_faction
from sietch.kernel.frame import Question
from sietch.text import Texts, sentence

MOST_REASONS: Final = 3
WORTH_SAYING: Final = 0.3
FOREMOST: Final = 99.0  # the weight of what has to be said first, such as where a card is meant to go


def explanation(
    action: int, question: Question | None, reasons: list[Note], lang: str, game: str = "imperium", seats: int = 0
) -> str:
    """The choice, what speaks for it with the weightiest last, and what speaks most against it.

    `seats`: how many sit at the table, since with six some things have other names.
    """
    t = texts_for(lang, seats)
    choice = ImperiumSpeech(lang, game, seats).action(action, question).rstrip(".")
    speaking = [note for note in reasons if abs(note.weight) >= WORTH_SAYING] or reasons
    ordered = sorted(speaking, key=_weight)
    first = [note for note in ordered if note.weight >= FOREMOST]
    rest = [note for note in ordered if 0 <= note.weight < FOREMOST][-MOST_REASONS:]
    against = [note for note in ordered if note.weight < 0][:1]
    text = t.joined(list(dict.fromkeys([said(t, note) for note in first + rest])))
    if against:
        most = said(t, against[0])
        text = t.get("bot-though", reasons=text, against=most) if text else most
    return sentence(t.get("bot-choice", choice=choice, reasons=text) if text else choice)


def said(t: Texts, note: Note) -> str:
    """One reason as a part of a sentence."""
    blanks: dict[str, int | str] = {}
    for blank, value in note.blanks.items():
        if isinstance(value, int):
            blanks[blank] = value
        else:
            blanks[blank] = with_faction(t, value) if blank == "faction" else name_of(t, blank, value)
    return t.get(note.key, **blanks)


def _weight(note: Note) -> float:
    return note.weight
