"""Actions are small integers from one table per game; each has a notation that a person can read and type."""

from __future__ import annotations

from sietch.kernel.text import closest

SEAT_LETTERS = "abcdefghi"


class UnknownAction(ValueError):
    """A notation that no action of the game has."""


class ActionTable:
    """Families of actions: a word, or a word with one argument out of a fixed list."""

    def __init__(self) -> None:
        self.notations: list[str] = []
        self.by_notation: dict[str, int] = {}
        self.families: dict[str, tuple[int, int]] = {}

    def family(self, word: str, arguments: list[str] | None = None) -> int:
        """Register a family and return the number of its first action."""
        first = len(self.notations)
        if word in self.families:
            raise ValueError(f"action family {word!r} is defined twice")
        for argument in arguments if arguments is not None else [""]:
            notation = f"{word} {argument}".strip()
            if notation != notation.lower() or " " in word:
                raise ValueError(f"action {notation!r}: a notation is lower case, its first word a single one")
            if notation in self.by_notation:
                raise ValueError(f"action {notation!r} is defined twice")
            self.by_notation[notation] = len(self.notations)
            self.notations.append(notation)
        self.families[word] = (first, len(self.notations))
        return first

    def notation(self, action: int) -> str:
        return self.notations[action]

    def parse(self, text: str) -> int:
        """The action with this notation; spaces and case do not matter."""
        wanted = " ".join(text.lower().split())
        action = self.by_notation.get(wanted)
        if action is None:
            near = closest(wanted, self.notations)
            hint = f"; did you mean {near!r}?" if near else ""
            raise UnknownAction(f"unknown action {text!r}{hint}")
        return action

    def word(self, action: int) -> str:
        """The family's word of an action."""
        return self.notations[action].split(" ", 1)[0]

    def argument(self, action: int) -> str:
        """The argument of an action, or an empty string."""
        parts = self.notations[action].split(" ", 1)
        return parts[1] if len(parts) == 2 else ""

    def __len__(self) -> int:
        return len(self.notations)


def seat_letter(seat: int) -> str:
    return SEAT_LETTERS[seat]


def seat_number(letter: str) -> int:
    """The seat that a letter names; raises ValueError with a sentence otherwise."""
    wanted = letter.strip().lower()
    if len(wanted) != 1 or wanted not in SEAT_LETTERS:
        raise ValueError(f"{letter!r} is not a seat; seats are letters from a to i")
    return SEAT_LETTERS.index(wanted)
