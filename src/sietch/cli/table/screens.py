"""What the client shows besides the board: the question with its choices, the news, the help."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from sietch.cli.boards import Board
from sietch.cli.table.typed import COMMANDS, Choice
from sietch.cli.words import Words
from sietch.kernel.frame import Question
from sietch.kernel.game import View
from sietch.kernel.rule import Reason

MOST_UNAVAILABLE = 8
TOO_COMMON = 7
LABEL_WIDTH = 38
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
    ) -> None:
        self.question = question
        self.words = words
        self.board = board
        self.choices: list[Choice] = []
        self.reasons: dict[int, Reason] = {}
        for action in sorted(options, key=board.rank):
            label = words.speech.action(action, question)
            self.choices.append(Choice(action, notations[action], label, True))
        # The rarer a reason, the more it says: twenty spaces without the right icon come last, and only when asked.
        often = Counter(reason.message for _, reason in unavailable)
        self.shown = len(options)
        aside = {action for action, _ in unavailable if board.beside_the_point(question, action)}
        for action, reason in sorted(unavailable, key=lambda item: (item[0] in aside, often[item[1].message])):
            if action not in self.reasons:
                self.reasons[action] = reason
                label = words.speech.action(action, question)
                self.choices.append(Choice(action, notations[action], label, False))
                rare = often[reason.message] < TOO_COMMON or len(unavailable) <= TOO_COMMON
                if rare and action not in aside:
                    self.shown = min(len(self.choices), len(options) + MOST_UNAVAILABLE)

    def legal(self) -> list[Choice]:
        return [choice for choice in self.choices if choice.legal]

    def draw(self, view: View, letter: str | None) -> RenderableType:
        """The question, the options with a note each, and the greyed choices with their reasons."""
        asked = Text("▶ ", style="bold green")
        if letter is not None:
            asked.append(f"{letter}: ")
        asked.append(self.words.speech.question(self.question), style="bold")
        table = Table.grid(padding=(0, 1, 0, 0), expand=True)
        table.add_column(width=3, justify="right")
        table.add_column(max_width=LABEL_WIDTH)
        table.add_column(ratio=1)
        greyed = Table.grid(padding=(0, 1, 0, 0), expand=True)
        greyed.add_column(width=3, justify="right")
        greyed.add_column(ratio=1)
        hidden = 0
        notes = [self.board.note(view, self.question, choice.action) for choice in self.choices]
        plain = not any(notes)
        for number, (choice, note) in enumerate(zip(self.choices, notes, strict=True), 1):
            if choice.legal and plain:
                greyed.add_row(Text(str(number), style="bold cyan"), Text(choice.label))
            elif choice.legal:
                table.add_row(Text(str(number), style="bold cyan"), Text(choice.label), Text(note, style="dim"))
            elif number <= self.shown:
                greyed.add_row(Text(str(number), style="dim"), Text(self.refusal(choice), style="dim"))
            elif not self.board.beside_the_point(self.question, choice.action):
                hidden += 1
        parts: list[RenderableType] = [asked, *([] if plain else [table]), greyed]
        if hidden:
            parts.append(Padding(Text(self.words.say("more-unavailable", n=hidden), style="dim"), (0, 0, 0, 4)))
        return Group(*parts)

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
        for number, choice in enumerate(self.choices, 1):
            if not choice.legal:
                lines.append(Text(f"{number:>3} {self.refusal(choice)}"))
        cited = list(dict.fromkeys(self.reasons[choice.action].rule for choice in closed))
        lines.extend(rule_lines(words, [id for id in cited if id]))
        return Group(*lines)


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


def help_screen(words: Words) -> RenderableType:
    """Everything that can be typed."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(style="bold", no_wrap=True)
    table.add_column()
    table.add_row(words.say("help-number-word"), words.say("help-number"))
    for command in COMMANDS:
        table.add_row(words.say(f"help-{command}-word"), words.say(f"help-{command}"))
    return Group(Text(words.say("help-title"), style="bold"), table)
