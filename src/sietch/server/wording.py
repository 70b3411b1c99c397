"""Everything that a table says, in a viewer's language: the games bring their own words."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from sietch import games
from sietch.games import Speech
from sietch.kernel.frame import Question
from sietch.kernel.rule import Reason

OWN_EVENTS = ("undo", "pause", "resume", "extend", "vote")  # of tables, not of games


class Wording:
    """A game's words in one language, as a table needs them."""

    def __init__(self, speech: Speech) -> None:
        self._speech = speech

    def names(self, view: Mapping[str, Any]) -> list[str]:
        return [self._speech.called(player) for player in view["players"]]

    def question(self, question: Question, names: list[str]) -> str:
        return self._speech.question(question, names)

    def action(self, action: int, question: Question | None, names: list[str]) -> str:
        return self._speech.action(action, question, names)

    def reason(self, reason: Reason) -> str:
        return self._speech.reason(reason)

    def event(self, seen: Mapping[str, Any], names: list[str]) -> str:
        """A line for the log; empty for what a table does rather than a game, which clients say themselves."""
        return "" if seen["kind"] in OWN_EVENTS else self._speech.event(seen, names)


@cache
def wording(game: str, lang: str, seats: int) -> Wording:
    return Wording(games.speech(game, lang, seats))
