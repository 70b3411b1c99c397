"""The heuristic bot for Dune: Imperium and Uprising: weighs every option by what it brings, and can say why."""

from __future__ import annotations

from typing import Any, Final

from sietch.bots.blindfold import Blindfold
from sietch.bots.imperium.choices import score
from sietch.bots.imperium.outlook import Note, Outlook
from sietch.bots.imperium.words import explanation
from sietch.kernel.frame import Question
from sietch.kernel.game import Perspective
from sietch.kernel.rng import rng_from_seed

BLINDFOLD: Final = Blindfold(1, 1, 1, 1)
EQUAL: Final = 1e-9


class HeuristicImperium:
    """Plays by rules of thumb: resources, tempo, influence thresholds, the odds of the Conflict, the deck, the end."""

    def __init__(self, seed: int | str, game_name: str = "imperium") -> None:
        self.name = "heuristic"
        self._game_name = game_name
        self._rng = rng_from_seed(seed)
        self._outlook: Outlook | None = None
        self._question: Question | None = None
        self._chosen = -1
        self._seats = 0

    def choose(self, perspective: Perspective[Any], deadline: float | None) -> int:
        """The option with the best score; it takes well under a millisecond, so no deadline matters."""
        options = perspective.options
        self._outlook = None
        self._question = perspective.question
        self._chosen = options[0]
        if len(options) == 1 and self._seats:
            return self._chosen
        s = perspective.sample(BLINDFOLD)
        self._seats = s.seats
        if len(options) == 1:
            return self._chosen
        o = Outlook(s, perspective.seat)
        best: list[int] = []
        most = 0.0
        for action in options:
            value = score(o, action)
            if not best or value > most + EQUAL:
                best = [action]
                most = value
            elif value >= most - EQUAL:
                best.append(action)
        self._outlook = o
        self._chosen = best[0] if len(best) == 1 else self._rng.choice(best)
        return self._chosen

    def explain(self, lang: str = "en") -> str | None:
        """The last choice and its weightiest reasons, in a sentence of that language."""
        if self._chosen < 0:
            return None
        o = self._outlook
        reasons: list[Note] = []
        if o is None:
            reasons.append(Note(1.0, "bot-only_choice", {}))
        else:
            o.notes = reasons
            score(o, self._chosen)
            o.notes = None
        return explanation(self._chosen, self._question, reasons, lang, self._game_name, self._seats)
