"""What somebody typed, understood: a command, one of the choices, or a sentence about what is wrong with it."""

from __future__ import annotations

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


def understand(text: str, choices: list[Choice]) -> Command | Choice | Mistake:
    """Commands first, then numbers, then notations and labels, whole or as a unique beginning."""
    word, _, rest = text.strip().partition(" ")
    lower = word.lower()
    command = SHORT.get(lower, lower)
    if command in COMMANDS:
        return Command(command, rest.strip())
    return pick(text, choices)


def pick(text: str, choices: list[Choice]) -> Choice | Mistake:
    """The choice that a number, a notation, a label or a unique part of them means."""
    wanted = " ".join(fold(text).split())
    legal = [choice for choice in choices if choice.legal]
    if not wanted:
        return legal[0] if len(legal) == 1 else Mistake("say-something", {"n": len(legal)})
    if wanted.isdecimal():
        number = int(wanted) if len(wanted) < 6 else 0
        if 1 <= number <= len(choices):
            return choices[number - 1]
        return Mistake("no-such-number", {"given": text.strip()[:20], "n": len(choices)})
    for group in (legal, choices):
        found = _matches(wanted, group)
        if len(found) == 1:
            return found[0]
        if found:
            numbers = ", ".join(str(choices.index(choice) + 1) for choice in found[:MOST_NAMED])
            return Mistake("ambiguous", {"given": text.strip()[:40], "numbers": numbers})
    return Mistake("not-understood", {"given": text.strip()[:40], "n": len(legal)})


def _matches(wanted: str, choices: list[Choice]) -> list[Choice]:
    """The choices meant, by the strictest reading that finds any."""
    for reading in (_is, _begins, _argument_begins, _label_has):
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
