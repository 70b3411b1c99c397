"""Reasons: why something may not be done, with the rule that says so."""

from __future__ import annotations

from collections.abc import Mapping

Fact = str | int


class Reason:
    """A rule id, the message that explains it, and the facts of the case.

    Legality tests run millions of times, so they return ready-made reasons without facts; `about` adds the facts
    where somebody will read them.
    """

    __slots__ = ("facts", "message", "rule")

    def __init__(self, rule: str, message: str, facts: Mapping[str, Fact] | None = None) -> None:
        self.rule = rule
        self.message = message
        self.facts: dict[str, Fact] = dict(facts) if facts else {}

    def about(self, facts: Mapping[str, Fact]) -> Reason:
        """The same reason with the facts of one case."""
        merged = dict(self.facts)
        merged.update(facts)
        return Reason(self.rule, self.message, merged)

    def __repr__(self) -> str:
        return f"Reason({self.rule}, {self.message}, {self.facts})"


NOT_NOW = Reason("", "why-not_now")
NOT_YOUR_TURN = Reason("", "why-not_your_turn")
GAME_OVER = Reason("", "why-game_over")


class IllegalAction(Exception):
    """An action that the rules refuse. The state is as it was."""

    def __init__(self, reason: Reason, seat: int, action: str) -> None:
        super().__init__(f"seat {seat}: {action!r} is not allowed ({reason.rule or reason.message})")
        self.reason = reason
        self.seat = seat
        self.action = action
