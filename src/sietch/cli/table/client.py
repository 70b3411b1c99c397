"""The terminal client: shows each person what they may know, asks, and plays the bots in between."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import Any

from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from sietch.bots import UnknownBot, make_bot
from sietch.cli.boards import Board
from sietch.cli.errors import os_sentence
from sietch.cli.library import card_sheet, find_cards, find_rules, rule_sheet
from sietch.cli.output import program
from sietch.cli.sentences import in_language
from sietch.cli.table.reader import Reader
from sietch.cli.table.screens import Decision, help_screen, news, rule_lines
from sietch.cli.table.session import Session
from sietch.cli.table.typed import Choice, Command, Mistake, pick, understand
from sietch.cli.words import Words
from sietch.kernel.action import seat_letter
from sietch.kernel.rule import IllegalAction

ADVISER = "heuristic"
LOG_LINES = 40
MOST_FOUND = 8
MOST_ANSWERED = 3
WITH_PATHS = ("record-at", "save-failed", "saved", "saved-quit")


class Quit(Exception):
    """The person wants to stop; the game is saved and can go on later."""


class Client:
    """Plays one session in a terminal. Knows no game by name."""

    def __init__(
        self, session: Session, words: Words, board: Board, console: Console, reader: Reader, path: Path
    ) -> None:
        self.session = session
        self.words = words
        self.board = board
        self.console = console
        self.reader = reader
        self.path = path
        self.told = dict.fromkeys(session.people, 0)  # how many events each person has been shown
        self.shown = -1  # whose secrets are on the screen
        self.changed_hands = True  # somebody else acted since the board was last drawn
        self.seen_whole: dict[int, object] = {}  # for which chapter each person last saw the whole board
        self.answered: dict[int, list[str]] = {}  # questions that were answered for each person since the last news
        self.by_itself: set[int] = set()  # which actions of the record these were

    # -- the loop ----------------------------------------------------------------------------------------------

    def run(self) -> bool:
        """Play until the game is over (True) or somebody quits (False)."""
        self.save()
        try:
            while not self.session.over:
                seat = self.session.waiting()
                if seat in self.session.bots:
                    self.session.let_bot_play(seat)
                    self.changed_hands = True
                elif not self.answer_itself(seat):
                    self.hand_over(seat)
                    self.decide(seat)
        except (Quit, EOFError, KeyboardInterrupt):
            self.save()
            self.say("saved-quit", command=f"{program()} play --resume {shlex.quote(str(self.path))}")
            return False
        self.save()
        self.finish()
        return True

    def save(self) -> None:
        """Keep the record up to date; the place was found writable at the start."""
        try:
            self.session.save(self.path)
        except OSError as error:
            self.say("save-failed", problem=in_language(os_sentence(error, self.path), self.words.lang))

    def hand_over(self, seat: int) -> None:
        """With several people at one keyboard, hide everything until the right one sits down."""
        if len(self.session.people) > 1 and seat != self.shown:
            clear(self.console)
            self.reader.forget()
            self.show(Rule(style="dim"))
            self.say("curtain", letter=sign(seat), name=self.names(None)[seat])
            self.reader.line(self.words.say("curtain-prompt") + " ")
            self.changed_hands = True
        self.shown = seat

    def answer_itself(self, seat: int) -> bool:
        """Answer what leaves nothing to decide; only where nobody can tell from it what somebody else holds."""
        if len(self.session.people) > 1 and seat != self.shown:
            return False
        perspective = self.session.perspective(seat)
        assert perspective.question is not None
        action = self.board.obvious(perspective.question, perspective.options)
        if action is None:
            return False
        asked = self.words.speech.question(perspective.question)
        if asked not in self.answered.setdefault(seat, []):
            self.answered[seat].append(asked)
        self.by_itself.add(len(self.session.record.moves))
        self.session.play(seat, action)
        self.save()
        return True

    # -- one decision ------------------------------------------------------------------------------------------

    def decide(self, seat: int) -> None:
        """Show the table, ask, and go on asking until something is chosen or taken back."""
        view = self.session.view(seat)
        chapter = self.board.chapter(view)
        if self.seen_whole.get(seat) != chapter:
            self.seen_whole[seat] = chapter
            self.show(self.board.whole(view))
        elif self.changed_hands:
            self.show(self.board.glance(view))
        self.tell_news(seat)
        if not self.changed_hands:
            self.show(self.board.brief(view))
        self.changed_hands = False
        decision = self.decision(seat)
        self.show(decision.draw(view, self.letter(seat)))
        # With a single option, Enter alone takes it.
        prompt = f"{sign(seat)} [1]> " if len(decision.legal()) == 1 else f"{sign(seat)}> "
        while True:
            typed = self.reader.line(prompt)
            opened = decision.opened(typed.strip().lower())
            if opened is not None:
                self.show(opened)
                continue
            meant = understand(typed, decision.choices)
            if isinstance(meant, Mistake):
                if meant.key == "say-something":
                    # Enter alone brings back what long answers have pushed off the screen.
                    self.show(decision.draw(view, self.letter(seat)))
                self.say(meant.key, **meant.args)
            elif isinstance(meant, Command):
                if self.command(meant, seat, decision):
                    return
            elif self.choose(seat, meant, decision):
                return

    def decision(self, seat: int) -> Decision:
        perspective = self.session.perspective(seat)
        assert perspective.question is not None
        notations = self.session.game.actions.notations
        unavailable = self.session.unavailable(seat)
        view = self.session.view(seat)
        return Decision(perspective.question, perspective.options, unavailable, notations, self.words, self.board, view)

    def letter(self, seat: int) -> str | None:
        return sign(seat) if len(self.session.people) > 1 else None

    def choose(self, seat: int, choice: Choice, decision: Decision) -> bool:
        """Play a choice; a closed one is answered with its reason and nothing happens."""
        if not choice.legal:
            self.show(Text(decision.refusal(choice)))
            return False
        try:
            self.session.play(seat, choice.action)
        except IllegalAction as error:
            self.show(Text(self.words.speech.reason(error.reason)))
            return False
        self.save()
        return True

    def tell_news(self, seat: int) -> None:
        seen = self.session.seen(seat, self.told[seat])
        self.told[seat] = len(self.session.events)
        lines = self.lines([event for event in seen if self.board.matters(event)], seat)
        if lines:
            self.show(news(self.words, lines))
        answered = self.answered.pop(seat, [])
        if answered:
            self.show(Text(self.words.say("answered", questions=" ".join(answered[-MOST_ANSWERED:])), style="dim"))

    def lines(self, seen: list[dict[str, Any]], seat: int | None) -> list[str]:
        names = self.names(seat)
        return [line for line in (self.words.speech.event(event, names) for event in seen) if line]

    def names(self, seat: int | None) -> list[str]:
        return self.board.names(self.session.view(seat))

    # -- commands ----------------------------------------------------------------------------------------------

    def command(self, command: Command, seat: int, decision: Decision) -> bool:
        """Carry out a command; True when the question has to be asked afresh."""
        word, rest = command.word, command.rest
        if word == "quit":
            raise Quit
        if word == "undo":
            return self.undo(seat)
        if word == "board":
            self.show(self.board.whole(self.session.view(seat)))
            self.show(decision.draw(self.session.view(seat), self.letter(seat)))
        elif word == "why":
            self.show(self.why(rest, seat, decision))
        elif word == "log":
            self.log(rest, seat)
        elif word == "card":
            self.card(rest)
        elif word == "rule":
            self.rule(rest)
        elif word == "hint":
            self.hint(seat, decision)
        elif word == "save":
            self.save_as(rest)
        else:
            self.show(help_screen(self.words))
        return False

    def undo(self, seat: int) -> bool:
        moves = len(self.session.record.moves)
        problem = self.session.undo(seat)
        # What was answered without being asked is taken back with the step before it.
        while problem is None and len(self.session.record.moves) in self.by_itself:
            self.by_itself.remove(len(self.session.record.moves))
            problem = self.session.undo(seat)
        self.say("undone" if problem is None else problem)
        if len(self.session.record.moves) == moves:
            return False
        self.told[seat] = min(self.told[seat], len(self.session.events))
        self.save()
        return True

    def why(self, rest: str, seat: int, decision: Decision) -> RenderableType:
        if not rest:
            return decision.explained(self.words)
        meant = pick(rest, decision.choices)
        action = meant.action if isinstance(meant, Choice) else None
        if action is None:
            # Not among the choices, but perhaps an action of the game all the same.
            action = self.session.game.actions.by_notation.get(" ".join(rest.lower().split()))
        if action is None:
            assert isinstance(meant, Mistake)
            return Text(self.words.say(meant.key, **meant.args))
        reason = self.session.why_not(seat, action)
        label = self.words.speech.action(action, decision.question)
        if reason is None:
            note = self.board.note(self.session.view(seat), decision.question, action)
            allowed = self.words.say("why-allowed", label=label, notation=decision_notation(decision, action))
            return Text(f"{allowed} {note}".strip())
        text = Text(f"{label} – {self.words.speech.reason(reason)}")
        rules = rule_lines(self.words, [reason.rule] if reason.rule else [])
        return Group(text, *rules)

    def log(self, rest: str, seat: int) -> None:
        lines = self.lines(self.session.seen(seat), seat)
        wanted = int(rest) if rest.isdecimal() and len(rest) < 6 else LOG_LINES
        if not lines:
            self.say("log-empty")
        elif wanted < len(lines):
            self.say("log-cut", n=wanted, all=len(lines))
        for line in lines[-wanted:] if wanted else []:
            self.show(Text(line))

    def card(self, rest: str) -> None:
        found = find_cards(self.words, rest, mixed=True) if rest else []
        if not rest:
            self.say("card-which")
        elif not found:
            self.say("card-unknown", given=rest[:40])
        for card in found[:MOST_FOUND]:
            self.show(card_sheet(self.words, card))
        if len(found) > MOST_FOUND:
            self.say("card-more", n=len(found) - MOST_FOUND)

    def rule(self, rest: str) -> None:
        found = find_rules(self.words, rest) if rest else []
        if not rest:
            self.say("rule-which")
        elif not found:
            self.say("rule-unknown", given=rest[:40])
        else:
            self.show(rule_sheet(self.words, found[:MOST_FOUND]))
        if len(found) > MOST_FOUND:
            self.say("rule-more", n=len(found) - MOST_FOUND)

    def hint(self, seat: int, decision: Decision) -> None:
        try:
            bot = make_bot(ADVISER, f"{self.session.record.seed}/hint", self.session.game.name)
        except UnknownBot:
            self.say("hint-none")
            return
        action = bot.choose(self.session.perspective(seat), None)
        because = bot.explain(self.words.lang)
        self.say("hint", bot=bot.name, label=because or self.words.speech.action(action, decision.question))

    def save_as(self, rest: str) -> None:
        path = Path(rest).expanduser() if rest else self.path
        try:
            self.session.save(path)
        except OSError as error:
            self.say("save-failed", problem=in_language(os_sentence(error, path), self.words.lang))
        else:
            self.say("saved", path=str(path))

    # -- the end -----------------------------------------------------------------------------------------------

    def finish(self) -> None:
        """Tell the last news, the result and where the record is."""
        viewer = self.session.people[0] if len(self.session.people) == 1 else None
        since = min(self.told.values(), default=0)
        lines = self.lines([event for event in self.session.seen(viewer, since) if self.board.matters(event)], viewer)
        if lines:
            self.show(news(self.words, lines))
        self.show(Rule(Text(self.words.say("over"), style="bold"), align="left", style="dim"))
        self.show(self.board.ending(self.session.view(viewer), self.session.outcome()))
        self.say("record-at", path=str(self.path))

    # -- showing -----------------------------------------------------------------------------------------------

    def say(self, key: str, **args: Any) -> None:
        # What names a path or a command is not broken into lines, so that it can be copied whole.
        self.console.print(Text(self.words.say(key, **args)), soft_wrap=key in WITH_PATHS)

    def show(self, what: RenderableType) -> None:
        self.console.print(what)


def clear(console: Console) -> None:
    """Wipe the screen and what can be scrolled back to."""
    if console.is_terminal:
        # In this order: some terminals keep the wiped screen in what can be scrolled back to, which goes last.
        console.file.write("\x1b[2J\x1b[H\x1b[3J")
        console.file.flush()


def sign(seat: int) -> str:
    """A seat's letter as people read it."""
    return seat_letter(seat).upper()


def decision_notation(decision: Decision, action: int) -> str:
    return next(choice.notation for choice in decision.choices if choice.action == action)
