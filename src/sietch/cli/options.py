"""Options and arguments that several commands share, and how their values are read."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer
import yaml

from sietch.bots import BOTS, UnknownBot, make_bot
from sietch.cli.errors import BadInput, os_sentence
from sietch.kernel.game import Game
from sietch.kernel.text import closest

YOU = "you"
BEST_BOT = "heuristic"
LONGEST_SEED = 200

Json = Annotated[bool, typer.Option("--json", help="Print one JSON object and nothing else.")]
Lang = Annotated[str | None, typer.Option("--lang", metavar="en|fr|it", help="The language of the texts.")]
GameName = Annotated[str, typer.Argument(metavar="GAME", help="The game: imperium, uprising or classic.")]
Seed = Annotated[str | None, typer.Option("--seed", help="A number or a word; equal seeds give equal games.")]
RulesetWords = Annotated[
    list[str] | None,
    typer.Option("--ruleset", metavar="WORDS", help="A preset, a file, or option=value; may be given several times."),
]


def read_seed(given: str) -> int | str:
    """A seed as it is kept in the record: numbers as numbers."""
    if not given or len(given) > LONGEST_SEED:
        raise BadInput(f"--seed: a seed has 1 to {LONGEST_SEED} characters, not {len(given)}")
    digits = given.removeprefix("-")
    return int(given) if digits.isascii() and digits.isdigit() and str(int(given)) == given else given


def read_seats(given: str, game: Game[Any], people: bool) -> list[str]:
    """The names of those who sit down: bots, and with `people` also `you`."""
    names = [name.strip() for name in given.split(",")]
    known = [*([YOU] if people else []), *sorted(BOTS)]
    for name in names:
        if name not in known:
            near = closest(name, known)
            hint = f"did you mean {near!r}?" if near else f"known are {', '.join(known)}"
            sentence = f"unknown player {name!r}; {hint}" if people else f"unknown bot {name!r}; {hint}"
            raise UnknownBot(f"--seats: {sentence}")
        if name != YOU and not plays(name, game):
            able = ", ".join(other for other in sorted(BOTS) if plays(other, game))
            raise UnknownBot(f"--seats: the {name} bot does not play {game.name} yet; those that do: {able}")
    if len(names) not in game.seat_counts:
        counts = ", ".join(str(count) for count in game.seat_counts)
        raise BadInput(f"--seats: {game.name} is played with {counts} seats, not {len(names)}")
    return names


def plays(bot: str, game: Game[Any]) -> bool:
    """Whether a bot knows how to play a game."""
    try:
        make_bot(bot, 0, game.name)
    except UnknownBot:
        return False
    return True


def opponent(game: Game[Any]) -> str:
    """The bot to play against where none is named: the best one that knows the game."""
    return BEST_BOT if plays(BEST_BOT, game) else "random"


def read_ruleset(words: Sequence[str] | None, game: Game[Any]) -> dict[str, Any] | None:
    """Presets, files and single options, the later ones over the earlier, checked by the game."""
    if not words:
        return None
    given: dict[str, Any] = {}
    for word in [part for text in words for part in text.split()]:
        name, sign, value = word.partition("=")
        if sign:
            given[name] = game.schema.option(name).from_text(value)
        elif word in game.schema.presets:
            given["preset"] = word
        else:
            given.update(_ruleset_file(word, game))
    game.schema.read(given)
    return given


def _ruleset_file(word: str, game: Game[Any]) -> dict[str, Any]:
    path = Path(word)
    if not path.exists():
        near = closest(word, game.schema.presets)
        hint = f"did you mean {near!r}?" if near else f"presets are {', '.join(sorted(game.schema.presets))}"
        raise BadInput(f"--ruleset: {word!r} is neither a preset nor a file; {hint}")
    try:
        data = yaml.safe_load(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadInput(f"--ruleset: {os_sentence(error, path)}") from None
    except (yaml.YAMLError, UnicodeDecodeError, RecursionError, ValueError):
        raise BadInput(f"--ruleset: {path}: this is neither YAML nor JSON") from None
    if not isinstance(data, dict):
        raise BadInput(f"--ruleset: {path}: a table of options is wanted")
    return {str(name): value for name, value in data.items()}
