"""Which games there are, how they can be set up, and everything that they say, for clients that draw them."""

from __future__ import annotations

import contextlib
import json
from functools import cache
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request, Response

from sietch import games
from sietch.bots import BOTS, make_bot
from sietch.kernel.ruleset import Option
from sietch.server.packing import Ready
from sietch.server.refused import Refused
from sietch.text import LANGUAGES

WORDS_LAST = 3600  # seconds that a client may keep what a game says

Lang = Annotated[str, Query(max_length=5)]


def game_routes(_: object) -> APIRouter:
    """Everything below /api/games."""
    routes = APIRouter(prefix="/api/games")

    @routes.get("")
    async def every_game(lang: Lang = "en") -> list[dict[str, Any]]:
        """The games, the numbers of seats, their bots, presets and options with what they mean."""
        return [_about(name, _spoken(lang)) for name in games.GAMES]

    @routes.get("/{game}/words")
    async def words(
        request: Request,
        game: Annotated[str, Path(max_length=32)],
        lang: Lang = "en",
        seats: Annotated[int, Query(ge=0, le=9)] = 0,
    ) -> Response:
        """Names, explanations and rules of a game in one language."""
        if game not in games.GAMES:
            raise Refused("no_game", "There is no such game.")
        return _words(game, _spoken(lang), seats).answer(request, f"max-age={WORDS_LAST}")

    return routes


def _spoken(lang: str) -> str:
    if lang not in LANGUAGES:
        raise Refused("bad_language", f"Sietch speaks {', '.join(LANGUAGES)}.")
    return lang


@cache
def _about(name: str, lang: str) -> dict[str, Any]:
    game, speech = games.find(name), games.speech(name, lang)
    return {
        "game": name,
        "seats": list(game.seat_counts),
        "usual_seats": game.usual_seats,
        "needed_for": {str(count): game.needed_for(count) for count in game.seat_counts if game.needed_for(count)},
        "bots": [bot for bot in BOTS if _plays(bot, name)],
        "presets": [
            {"preset": preset, "values": values, "about": _sentence(speech, name, "preset", preset)}
            for preset, values in game.schema.presets.items()
        ],
        "options": [_option(option, speech, name) for option in game.schema.options.values()],
    }


def _plays(bot: str, game: str) -> bool:
    try:
        make_bot(bot, 0, game)
    except ValueError:
        return False
    return True


def _sentence(speech: games.Speech, game: str, kind: str, name: str) -> str:
    """What an option or a preset means, where its game has words for it."""
    key = f"{game}-{kind}-{name}"
    return speech.t.get(key) if speech.t.has(key) else ""


def _option(option: Option, speech: games.Speech, game: str) -> dict[str, Any]:
    return {
        "option": option.name,
        "default": option.default,
        "choices": list(option.choices or ()),
        "each_of": list(option.each_of or ()),
        "rules": list(option.rules),
        "about": _sentence(speech, game, "option", option.name),
    }


@cache
def _words(name: str, lang: str, seats: int) -> Ready:
    speech = games.speech(name, lang, seats)
    vocabulary = speech.vocabulary()
    words = {
        "names": vocabulary,
        "about": {kind: _explained(speech, kind, ids) for kind, ids in vocabulary.items() if kind in speech.explained},
        "rules": {id: text for id in speech.rule_ids() if (text := speech.rule(id)) is not None},
    }
    return Ready.text("application/json", json.dumps(words, ensure_ascii=False).encode())


def _explained(speech: games.Speech, kind: str, ids: dict[str, str]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for id in ids:
        with contextlib.suppress(KeyError):  # a name of something that is not printed in this game
            found[id] = speech.describe(kind, id)
    return found
