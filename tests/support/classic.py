"""A table of classic Dune for tests: given a position, when something is done, then look.

    table = classic("atreides", "harkonnen", phase="battle", atreides={"forces": {"carthag": 4}})
    table.play("atreides dial 3")
    assert table.harkonnen["tanks"] == [10, 0]
    assert table.why_not("atreides land carthag") == "FR-IX.C.1.c"

Factions sit in the order in which they are named. A position is said in the words of `sietch.classic.arrange`. Every
action is followed by a check that tokens, cards and leaders are conserved.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sietch.classic.frames import React
from sietch.classic.game import GAME
from sietch.classic.state import ClassicState
from sietch.classic.terms import FACTION_IDS
from sietch.kernel.event import Event
from sietch.kernel.frame import Question

LET_IT_BE = ("pass", "done", "no")
LONG = 5000


def classic(*factions: str, rules: Mapping[str, Any] | None = None, seed: int | str = 0, **position: Any) -> Table:
    """A table in the given position; `rules` are options of the ruleset, the rest are keys of a position."""
    return Table(factions, dict(rules or {}), seed, position)


def bare(*factions: str, rules: Mapping[str, Any] | None = None, seed: int | str = 0, **position: Any) -> Table:
    """A table where nobody holds cards that the position does not name, so that nobody is asked about any."""
    said = {name: {"hand": [], **position.pop(name, {})} for name in factions}
    return Table(factions, dict(rules or {}), seed, {**said, **position})


def new_game(*factions: str, rules: Mapping[str, Any] | None = None, seed: int | str = 0) -> Table:
    """A game at the first question of its setup."""
    return Table(factions, dict(rules or {}), seed, None)


class Table:
    """A game being played by factions' names."""

    def __init__(
        self, factions: tuple[str, ...], rules: dict[str, Any], seed: int | str, position: Mapping[str, Any] | None
    ) -> None:
        self.events: list[Event] = []
        self.s: ClassicState = GAME.new({"factions": list(factions), **rules}, len(factions), seed)
        if position is not None:
            GAME.arrange(self.s, position)
        self.check()

    def seat(self, faction: str) -> int:
        return self.s.seat(FACTION_IDS.index(faction))

    def __getattr__(self, name: str) -> Any:
        """A faction's part of the position (`table.atreides["spice"]`), or a fact of the table (`table.storm`)."""
        seen = GAME.look(self.s)
        if name.startswith("_") or name not in seen:
            raise AttributeError(name)
        return seen[name]

    def play(self, *lines: str) -> Table:
        """Carry out actions: `"atreides bid 3"`."""
        for line in lines:
            faction, words = line.split(" ", 1)
            GAME.apply(self.s, self.seat(faction), GAME.actions.parse(words), self.events.append)
            self.check()
        return self

    def check(self) -> None:
        broken = GAME.violations(self.s)
        assert not broken, broken

    @property
    def questions(self) -> list[str]:
        """Who is asked what: `["atreides Bidding"]`."""
        return [f"{self.faction(q.seat)} {q.kind}" for q in GAME.pending(self.s)]

    def question(self, faction: str) -> Question:
        return next(q for q in GAME.pending(self.s) if q.seat == self.seat(faction))

    def faction(self, seat: int) -> str:
        return FACTION_IDS[self.s.players[seat].faction]

    def options(self, faction: str) -> list[str]:
        """What a faction may do now, in notation."""
        return [GAME.actions.notation(action) for action in GAME.options(self.s, self.seat(faction))]

    def may(self, line: str) -> bool:
        faction, words = line.split(" ", 1)
        return words in self.options(faction)

    def why_not(self, line: str) -> str | None:
        """The rule that forbids an action; None when it is allowed."""
        faction, words = line.split(" ", 1)
        reason = GAME.why_not(self.s, self.seat(faction), GAME.actions.parse(words))
        return None if reason is None else reason.rule or reason.message

    def view(self, faction: str | None) -> dict[str, Any]:
        return GAME.view(self.s, None if faction is None else self.seat(faction))

    def pass_until(self, *wanted: str) -> Table:
        """Let everything be until one of these questions (`"Plans"`, `"guild Ship"`) is asked."""
        for _ in range(LONG):
            asked = self.questions
            if not asked:
                raise AssertionError(f"the game is over before {wanted}")
            if any(want in question.split(" ", 1) or want == question for want in wanted for question in asked):
                return self
            self.let_be()
        raise AssertionError(f"{wanted} never came")

    def quiet(self) -> Table:
        """Nobody reacts: windows pass until somebody is asked something that has to be answered."""
        while self.s.stack and isinstance(self.s.stack[-1], React):
            self.let_be()
        return self

    def deal(self, by: str, to: str, *clauses: str) -> Table:
        """Word a deal clause by clause, offer it and have it accepted."""
        words = [f"{by} {clause}" for clause in clauses]
        return self.play(f"{by} deal {to}", *words, f"{by} offer", f"{to} accept {by}")

    def let_be(self) -> None:
        """The seat that is asked first does as little as it can."""
        seat = GAME.waiting(self.s)[0]
        menu = GAME.options(self.s, seat)
        for word in LET_IT_BE:
            action = GAME.actions.parse(word)
            if action in menu:
                break
        else:
            action = next(option for option in menu if not GAME.interrupts(self.s, option))
        GAME.apply(self.s, seat, action, self.events.append)
        self.check()

    def heard(self, kind: str) -> list[Event]:
        """The events of one kind so far."""
        return [event for event in self.events if event.kind == kind]
