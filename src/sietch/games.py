"""Which games there are, by name; each is loaded when it is first asked for."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from sietch.kernel.frame import Question
from sietch.kernel.game import Game
from sietch.kernel.rule import Reason
from sietch.kernel.text import closest
from sietch.text import Texts


class UnknownGame(ValueError):
    """A name that no game has."""


def _imperium() -> Game[Any]:
    from sietch.imperium.game import GAME

    return GAME


def _uprising() -> Game[Any]:
    from sietch.imperium.game import UPRISING

    return UPRISING


def _classic() -> Game[Any]:
    from sietch.classic.game import GAME

    return GAME


GAMES: dict[str, Callable[[], Game[Any]]] = {
    "imperium": _imperium,
    "uprising": _uprising,
    "classic": _classic,
}


def find(name: str) -> Game[Any]:
    """The game of this name."""
    factory = GAMES.get(name)
    if factory is None:
        near = closest(name, GAMES)
        hint = f"did you mean {near!r}?" if near else "known are " + ", ".join(sorted(GAMES))
        raise UnknownGame(f"unknown game {name!r}; {hint}")
    return factory()


class Speech(Protocol):
    """A game in words, in one language."""

    lang: str
    t: Texts  # the messages that this table uses
    explained: frozenset[str]  # kinds of things that `describe` has more to say about
    rule_prefix: str  # what stands before the ids of this game's rules where tests name them

    def name(self, kind: str, id: str) -> str: ...
    def describe(self, kind: str, id: str) -> list[str]: ...
    def cards(self, mixed: bool = False) -> list[dict[str, Any]]: ...
    def effect(self, path: str) -> str: ...
    def action(self, action: int, question: Question | None = None, names: Sequence[str] = ()) -> str: ...
    def question(self, question: Question, names: Sequence[str] = ()) -> str: ...
    def reason(self, reason: Reason) -> str: ...
    def event(self, seen: Mapping[str, Any], names: list[str]) -> str: ...
    def vocabulary(self) -> dict[str, dict[str, str]]: ...
    def called(self, player: Mapping[str, Any]) -> str: ...
    def rule(self, id: str) -> str | None: ...
    def rule_ids(self) -> list[str]: ...


def speech(name: str, lang: str, seats: int = 0) -> Speech:
    """The words of a game; `seats` says how many play it, where that changes what things are called."""
    find(name)
    if name == "classic":
        from sietch.classic.text import ClassicSpeech

        return ClassicSpeech(lang)
    from sietch.imperium.text import ImperiumSpeech

    return ImperiumSpeech(lang, name, seats)
