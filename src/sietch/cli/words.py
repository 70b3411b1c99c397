"""The texts of the command line, and those of the game it shows, in one language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sietch import games
from sietch.games import Speech
from sietch.text import Texts, texts


class Words:
    """The texts of one language: those of the client, and those of the game."""

    def __init__(self, game: str, lang: str, seats: int = 0) -> None:
        """`seats`: how many sit at the table, where one is at hand."""
        self.game = game
        self.lang = lang
        self.seats = seats
        self.speech: Speech = games.speech(game, lang, seats)
        self.texts: Texts = self.speech.t

    def say(self, key: str, **args: Any) -> str:
        """A message of the client."""
        return self.texts.get(f"cli-{key}", **args)

    def card_name(self, card: Mapping[str, Any]) -> str:
        """The name of an entry of `Speech.cards`."""
        return str(card["name"][self.lang])

    def card_text(self, card: Mapping[str, Any]) -> str:
        return str(card["text"][self.lang])


def say(lang: str, key: str, **args: Any) -> str:
    """A message of the client, where no game is at hand."""
    return texts(lang).get(f"cli-{key}", **args)


def fold(text: str) -> str:
    """Text for searching: without case, and with typographic apostrophes made plain."""
    return text.casefold().replace("’", "'")
