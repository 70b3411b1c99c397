"""What somebody typed, understood: a command, one of the choices, or a sentence about what is wrong with it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from sietch.cli.words import fold

COMMANDS = ("why", "undo", "log", "card", "rule", "board", "hint", "save", "quit", "help")
SHORT = {"?": "help", "q": "quit", "exit": "quit", "u": "undo", "b": "board", "h": "help"}
MOST_NAMED = 6


@dataclass(frozen=True)
class Choice:
    """One line of the decision: an action, what it is called, and whether it may be chosen."""

    action: int
    notation: str
    label: str
    legal: bool
    numbered: bool = True  # whether it has a line of its own, with a number
    value: str = ""  # the number that means this choice, where typed numbers do not count lines


@dataclass(frozen=True)
class Command:
    """A word of the client with what follows it."""

    word: str
    rest: str


@dataclass(frozen=True)
class Mistake:
    """A message key, with its blanks, for input that cannot be used."""

    key: str
    args: dict[str, str | int]


def understand(text: str, choices: list[Choice], commands: Sequence[str] = COMMANDS) -> Command | Choice | Mistake:
    """Commands first, then numbers, then notations and labels, whole or as a unique beginning."""
    word, _, rest = text.strip().partition(" ")
    lower = word.lower()
    command = SHORT.get(lower, lower)
    if command in commands:
        return Command(command, rest.strip())
    return pick(text, choices)


def pick(text: str, choices: list[Choice]) -> Choice | Mistake:
    """The choice that a number, a notation, a label or a unique part of them means."""
    wanted = " ".join(fold(text).split())
    legal = [choice for choice in choices if choice.legal]
    values = spans([choice.value for choice in legal if choice.value])
    numbered = [choice for choice in choices if choice.numbered]
    lines = sum(1 for choice in numbered if choice.legal)
    if not wanted:
        if len(legal) == 1:
            return legal[0]
        return Mistake("say-value", {"values": values}) if values else Mistake("say-something", {"n": lines})
    if values and (number := plain_number(wanted)):
        for choice in choices:
            if choice.value == number:
                return choice
        return Mistake("no-such-value", {"given": text.strip()[:20], "values": values})
    if wanted.isdecimal():
        place = int(wanted) if len(wanted) < 6 else 0
        if 1 <= place <= len(numbered):
            return numbered[place - 1]
        return Mistake("no-such-number", {"given": text.strip()[:20], "n": len(numbered)})
    for group in (legal, choices):
        found = _matches(wanted, group)
        if len(found) == 1:
            return found[0]
        if found:
            named = [_called(choice, numbered, bool(values)) for choice in found[:MOST_NAMED]]
            return Mistake("ambiguous", {"given": text.strip()[:40], "numbers": ", ".join(named)})
    if values:
        return Mistake("not-understood-value", {"given": text.strip()[:40], "values": values})
    return Mistake("not-understood", {"given": text.strip()[:40], "n": lines})


def _called(choice: Choice, numbered: list[Choice], by_notation: bool) -> str:
    """How to name a choice: by its number, or in words where numbers mean something else."""
    if by_notation or not choice.numbered:
        return choice.notation
    return str(numbered.index(choice) + 1)


def plain_number(text: str) -> str:
    """A number as notations write it (3, 3.5), however it was typed; nothing when it is none."""
    whole, _, part = text.replace(",", ".").partition(".")
    if not whole.isascii() or not whole.isdecimal() or len(whole) > 6 or part.strip("0") not in ("", "5"):
        return ""
    return f"{int(whole)}.5" if part.strip("0") else str(int(whole))


def spans(values: list[str]) -> str:
    """Numbers in as few words as possible: 0–4, 7."""
    steps = sorted({round(2 * float(value)) for value in values})
    # Numbers that go up in halves are one span too.
    stride = 1 if any(step % 2 for step in steps) else 2
    found: list[str] = []
    first = 0
    for place, step in enumerate(steps):
        if place + 1 < len(steps) and steps[place + 1] - step == stride:
            continue
        found.append(_span(steps[first : place + 1]))
        first = place + 1
    return ", ".join(found)


def _span(steps: list[int]) -> str:
    words = [f"{step // 2}.5" if step % 2 else str(step // 2) for step in steps]
    if len(words) < 3:
        return ", ".join(words)
    return f"{words[0]}, {words[1]} … {words[-1]}" if any(step % 2 for step in steps) else f"{words[0]}–{words[-1]}"


def _matches(wanted: str, choices: list[Choice]) -> list[Choice]:
    """The choices meant, by the strictest reading that finds any."""
    for reading in (_is, _begins, _argument_begins, _label_has, _words_begin):
        found = [choice for choice in choices if reading(wanted, choice)]
        if found:
            return found
    return []


def _is(wanted: str, choice: Choice) -> bool:
    return wanted in (choice.notation, fold(choice.label))


def _begins(wanted: str, choice: Choice) -> bool:
    return choice.notation.startswith(wanted) or fold(choice.label).startswith(wanted)


def _argument_begins(wanted: str, choice: Choice) -> bool:
    return choice.notation.partition(" ")[2].startswith(wanted.replace(" ", "_"))


def _label_has(wanted: str, choice: Choice) -> bool:
    return len(wanted) > 1 and wanted in fold(choice.label)


def _words_begin(wanted: str, choice: Choice) -> bool:
    """Whether every word begins a word of the notation or the label: `land cie n 2`."""
    there = _words(f"{choice.notation} {choice.label}")
    return all(any(word.startswith(part) for word in there) for part in _words(wanted))


def _words(text: str) -> list[str]:
    return re.findall(r"[^\W_]+", fold(text))
