"""What the client shows besides the board: the question with its choices, the news, the help."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from sietch.cli.boards import CLOSED, COLUMNS, NUMBERS, Board, Fold
from sietch.cli.table.typed import COMMANDS, Choice, spans
from sietch.cli.words import Words
from sietch.kernel.frame import Question
from sietch.kernel.game import View
from sietch.kernel.rule import Reason

MOST_UNAVAILABLE = 8
TOO_COMMON = 7
LABEL_WIDTH = 38
FOLDED_WIDTH = 52  # where options are folded, notes are short
MOST_NEWS = 18


class Decision:
    """One question with everything that may and may not be chosen, numbered in the order shown."""

    def __init__(
        self,
        question: Question,
        options: Sequence[int],
        unavailable: Sequence[tuple[int, Reason]],
        notations: Sequence[str],
        words: Words,
        board: Board,
        view: View,
    ) -> None:
        self.question = question
        self.words = words
        self.board = board
        self.choices: list[Choice] = []
        self.reasons: dict[int, Reason] = {}
        folds = board.folds(view, question, options)
        packed = {action for action, fold in folds.items() if fold.shape != NUMBERS}
        # Lists stand below the options of the same rank that have a line of their own.
        ranked = sorted(options, key=lambda action: (board.rank(action), action in packed))
        self.menu = Menu(ranked, folds)
        closed = board.folds(view, question, [action for action, _ in unavailable])
        # What has a line of its own comes first, so that numbers count lines.
        for action in [*self.menu.lines, *self.menu.folded]:
            label = words.speech.action(action, question)
            numbered, value = self.menu.typed(action)
            self.choices.append(Choice(action, notations[action], label, True, numbered, value))
        # The rarer a reason, the more it says: twenty spaces without the right icon come last, and only when asked.
        often = Counter(reason.message for _, reason in unavailable)
        self.shown = len(options)
        aside = {action for action, _ in unavailable if board.beside_the_point(question, action)}
        for action, reason in sorted(unavailable, key=lambda item: (item[0] in aside, often[item[1].message])):
            if action not in self.reasons:
                self.reasons[action] = reason
                label = words.speech.action(action, question)
                fold = closed.get(action)
                value = fold.item if fold is not None and fold.word == self.menu.alone else ""
                numbered = fold is None or fold.shape != NUMBERS
                self.choices.append(Choice(action, notations[action], label, False, numbered, value))
                rare = often[reason.message] < TOO_COMMON or len(unavailable) <= TOO_COMMON
                if rare and action not in aside:
                    self.shown = min(len(self.choices), len(options) + MOST_UNAVAILABLE)
        numbered_choices = [choice for choice in self.choices if choice.numbered]
        self.number = {choice.action: place for place, choice in enumerate(numbered_choices, 1)}

    def legal(self) -> list[Choice]:
        return [choice for choice in self.choices if choice.legal]

    def draw(self, view: View, letter: str | None) -> RenderableType:
        """The question, the options with a note each, and the greyed choices with their reasons."""
        asked = Text("▶ ", style="bold green")
        if letter is not None:
            asked.append(f"{letter}: ")
        asked.append(self.words.speech.question(self.question), style="bold")
        return Group(asked, *(self._folded(view) if self.menu.folds else self._listed(view)), *self._greyed())

    def _listed(self, view: View) -> list[RenderableType]:
        """One line for every option."""
        notes = [self.board.note(view, self.question, choice.action) for choice in self.choices]
        noted = any(notes)
        table = _columns(3 if noted else 2)
        for choice, note in zip(self.choices, notes, strict=True):
            if choice.legal:
                self._row(table, str(self.number[choice.action]), choice.label, note, noted)
        return [table]

    def _row(self, table: Table, key: str, label: str, note: str, noted: bool) -> None:
        cells = [Text(f"  {key} " if self.menu.alone else key, style="bold cyan"), Text(label)]
        table.add_row(*cells, Text(note, style="dim")) if noted else table.add_row(*cells)

    def _folded(self, view: View) -> list[RenderableType]:
        """Lines where options stand alone, ranges and columns where there are many of a kind."""
        parts: list[RenderableType] = []
        rows: list[tuple[str, str, str]] = []

        def flush() -> None:
            if rows:
                noted = any(note for _, _, note in rows)
                table = _columns(3 if noted else 2, bool(self.menu.alone), FOLDED_WIDTH)
                for key, label, note in rows:
                    self._row(table, key, label, note, noted)
                parts.append(table)
                rows.clear()

        labels = {choice.action: choice for choice in self.choices}
        for entry in self.menu.entries:
            if isinstance(entry, int):
                choice = labels[entry]
                key = choice.notation if self.menu.alone else str(self.number[entry])
                rows.append((key, choice.label, self.board.note(view, self.question, entry)))
                continue
            if entry.shape == COLUMNS:
                flush()
                parts.append(Padding(Text(entry.label, style="dim"), (0, 0, 0, 4)))
                parts.append(self._side_by_side(entry.word))
                continue
            key, said = self._one_line(entry)
            if self.menu.alone:
                rows.append((key, said, ""))
            else:
                flush()
                parts.append(Padding(Text.assemble((key, "bold cyan"), f" {said}"), (0, 0, 0, 4)))
        flush()
        return parts

    def _one_line(self, fold: Fold) -> tuple[str, str]:
        """What is typed for one of several options, and what that does."""
        if fold.shape == CLOSED:
            return f"{fold.word} …", self.words.say("fold", label=fold.label, word=fold.word)
        members = self.menu.members[fold.word]
        values = spans([member.item for member in members.values()])
        labels = [choice.label for choice in self.choices if choice.action in members]
        said = fold.label or (f"{labels[0]} … {labels[-1]}" if len(labels) > 1 else labels[0])
        return values if fold.alone else f"{fold.word} {values}", said

    def opened(self, word: str) -> RenderableType | None:
        """What a closed fold holds, when its word is typed; None for any other word."""
        if not any(fold.word == word and fold.shape == CLOSED for fold in self.menu.folds):
            return None
        members = self.menu.members[word]
        choices = {choice.action: choice for choice in self.choices}
        table = _columns(2, wide=bool(self.menu.alone))
        for action, fold in members.items():
            if not fold.item:
                key = choices[action].notation if self.menu.alone else str(self.number[action])
                self._row(table, key, choices[action].label, "", False)
        named = [choices[action].notation for action, fold in members.items() if fold.item]
        if not named:
            return table
        # What stands before the name has to be typed, or enough of it.
        head = Text(f"  {named[0].rpartition(' ')[0]} …", style="bold cyan")
        return Group(table, head, self._side_by_side(word))

    def _side_by_side(self, word: str) -> RenderableType:
        cells: list[RenderableType] = []
        for action, fold in self.menu.members[word].items():
            if fold.item:
                key = "  " if self.menu.alone else f"{self.number[action]:>3} "
                cells.append(Text.assemble((key, "bold cyan"), fold.item))
        return Columns(cells, padding=(0, 2), expand=False, column_first=True)

    def _greyed(self) -> list[RenderableType]:
        greyed = _columns(2, wide=bool(self.menu.alone))
        hidden = 0
        for place, choice in enumerate(self.choices, 1):
            if choice.legal:
                continue
            if place <= self.shown:
                key = choice.notation if self.menu.alone else str(self.number.get(choice.action, ""))
                greyed.add_row(
                    Text(f"  {key} " if self.menu.alone else key, style="dim"), Text(self.refusal(choice), style="dim")
                )
            elif not self.board.beside_the_point(self.question, choice.action):
                hidden += 1
        parts: list[RenderableType] = [greyed] if greyed.rows else []
        if hidden:
            parts.append(Padding(Text(self.words.say("more-unavailable", n=hidden), style="dim"), (0, 0, 0, 4)))
        return parts

    def refusal(self, choice: Choice) -> str:
        """A choice that is not open, with its reason, which often names it already."""
        reason = self.words.speech.reason(self.reasons[choice.action])
        return reason if choice.label.split()[-1] in reason else f"{choice.label} – {reason}"

    def explained(self, words: Words) -> RenderableType:
        """All choices that are not open, with their reasons, and the rules they cite."""
        closed = [choice for choice in self.choices if not choice.legal]
        if not closed:
            return Text(words.say("why-nothing"))
        lines: list[RenderableType] = []
        # Of a range, the numbers that are not open share their reason.
        ranges: dict[tuple[str, str], list[Choice]] = {}
        for choice in closed:
            if choice.numbered:
                lines.append(Text(f"{self.number[choice.action]:>3} {self.refusal(choice)}"))
            else:
                word = choice.notation.partition(" ")[0]
                reason = words.speech.reason(self.reasons[choice.action])
                ranges.setdefault((word, reason), []).append(choice)
        for (word, reason), members in ranges.items():
            values = spans([choice.notation.partition(" ")[2] for choice in members])
            lines.append(Text(f"{word} {values} – {reason}"))
        cited = list(dict.fromkeys(self.reasons[choice.action].rule for choice in closed))
        lines.extend(rule_lines(words, [id for id in cited if id]))
        return Group(*lines)


class Menu:
    """The options of a question in the order shown, with those that belong together gathered."""

    def __init__(self, options: Sequence[int], folds: Mapping[int, Fold]) -> None:
        self.entries: list[int | Fold] = []  # an option, or the fold that stands for several
        self.folds: list[Fold] = []
        self.members: dict[str, dict[int, Fold]] = {}
        for action in options:
            fold = folds.get(action)
            if fold is None:
                self.entries.append(action)
                continue
            if fold.word not in self.members:
                self.members[fold.word] = {}
                self.folds.append(fold)
                self.entries.append(fold)
            self.members[fold.word][action] = fold
        self.alone = next((fold.word for fold in self.folds if fold.alone), "")
        self.lines: list[int] = []
        for entry in self.entries:
            if isinstance(entry, int):
                self.lines.append(entry)
            elif entry.shape == COLUMNS:
                self.lines.extend(self.members[entry.word])
        closed = [action for fold in self.folds if fold.shape == CLOSED for action in self.members[fold.word]]
        numbers = [action for fold in self.folds if fold.shape == NUMBERS for action in self.members[fold.word]]
        self.folded = [*closed, *numbers]

    def typed(self, action: int) -> tuple[bool, str]:
        """Whether an option has a number in the list, and the number alone that means it."""
        for word, members in self.members.items():
            if action in members:
                fold = members[action]
                return fold.shape != NUMBERS, fold.item if word == self.alone else ""
        return True, ""


def _columns(count: int, wide: bool = False, label_width: int = LABEL_WIDTH) -> Table:
    """A table of options: what is typed, what it does, and a note."""
    table = Table.grid(padding=(0, 1, 0, 0), expand=True)
    if wide:
        table.add_column(no_wrap=True)
    else:
        table.add_column(width=3, justify="right")
    if count > 2:
        table.add_column(max_width=label_width)
    table.add_column(ratio=1)
    return table


def rule_lines(words: Words, ids: Sequence[str]) -> list[RenderableType]:
    """Rules, indented, each with its id."""
    found: list[RenderableType] = []
    for id in ids:
        text = words.speech.rule(id)
        if text is not None:
            found.append(Padding(Text.assemble((f"{id}  ", "cyan"), text), (0, 0, 0, 4)))
    return found


def news(words: Words, lines: list[str]) -> RenderableType:
    """What has happened since somebody last chose, the latest at the bottom."""
    parts: list[RenderableType] = [Rule(Text(words.say("news"), style="bold"), align="left", style="dim")]
    if len(lines) > MOST_NEWS:
        parts.append(Text(words.say("more-news", n=len(lines) - MOST_NEWS), style="dim"))
    parts.extend(Text(line) for line in lines[-MOST_NEWS:])
    return Group(*parts)


def help_screen(words: Words, commands: Sequence[str] = COMMANDS) -> RenderableType:
    """Everything that can be typed."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(style="bold", no_wrap=True)
    table.add_column()
    table.add_row(words.say("help-number-word"), words.say("help-number"))
    for command in commands:
        table.add_row(words.say(f"help-{command}-word"), words.say(f"help-{command}"))
    return Group(Text(words.say("help-title"), style="bold"), table)
