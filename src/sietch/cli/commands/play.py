"""`sietch play`: a game in the terminal, against bots and with friends at one keyboard."""

from __future__ import annotations

import os
import secrets
import time
from pathlib import Path
from typing import Annotated, Any

import typer

from sietch import games
from sietch.cli.boards import board_for
from sietch.cli.errors import BadInput, os_sentence
from sietch.cli.options import YOU, Json, Lang, RulesetWords, Seed, opponent, read_ruleset, read_seats, read_seed
from sietch.cli.output import language, print_json, screen
from sietch.cli.table.client import Client
from sietch.cli.table.reader import Reader
from sietch.cli.table.session import Session
from sietch.cli.words import Words
from sietch.kernel.action import seat_letter
from sietch.kernel.game import Game
from sietch.kernel.record import Record, RecordError, load

DEFAULT_GAME = "imperium"


def play(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="The game; imperium by default.")] = None,
    seats: Annotated[
        str | None, typer.Option("--seats", metavar="A,B,...", help="Who sits where: you and bots; you,heuristic,...")
    ] = None,
    lang: Lang = None,
    seed: Seed = None,
    ruleset: RulesetWords = None,
    resume: Annotated[Path | None, typer.Option("--resume", metavar="FILE", help="Go on with a saved game.")] = None,
    save: Annotated[Path | None, typer.Option("--save", metavar="FILE", help="Where the game is kept.")] = None,
    as_json: Json = False,
) -> None:
    """Play in the terminal, against bots or with friends at one keyboard."""
    words_in = language(lang)
    if resume is not None:
        if seed is not None or ruleset:
            raise BadInput(
                "--resume goes on with the seed and the ruleset of the saved game; leave out --seed and --ruleset"
            )
        session = _resumed(resume, game, seats)
        path = save or resume
    else:
        session = _new(game or DEFAULT_GAME, seats, seed, ruleset)
        path = save or autosave_path(session.game.name)
    _check_writable(session, path)
    words = Words(session.game.name, words_in, len(session.record.seats))
    console = screen(as_json)
    client = Client(session, words, board_for(session.game.name, words), console, Reader(console), path)
    console.print(words.say("seating", seats=_seating(session, words)))
    console.print(words.say("welcome", command="help"))
    over = client.run()
    if as_json:
        print_json(_report(session, path, over))


def _new(game: str, seats: str | None, seed: str | None, ruleset: list[str] | None) -> Session:
    rules = games.find(game)
    names = read_seats(_default_seats(rules) if seats is None else seats, rules, people=True)
    _check_people(names)
    grown = read_seed(seed) if seed is not None else secrets.token_hex(8)
    return Session(Record.start(rules, read_ruleset(ruleset, rules), names, grown))


def _default_seats(game: Game[Any]) -> str:
    return ",".join([YOU] + [opponent(game)] * (game.usual_seats - 1))


def _check_people(names: list[str]) -> None:
    if YOU not in names:
        raise BadInput("--seats: nobody is 'you', so there is nothing to play; sietch simulate lets bots play alone")


def _resumed(path: Path, game: str | None, seats: str | None) -> Session:
    saved = load(path, games.find)
    if game is not None and game != saved.game.name:
        raise BadInput(f"{path}: this is a game of {saved.game.name}, not of {game}")
    try:
        names = read_seats(",".join(saved.seats) if seats is None else seats, saved.game, people=True)
    except ValueError as error:
        raise BadInput(f"{path}: {error}" if seats is None else str(error)) from None
    if len(names) != len(saved.seats):
        raise BadInput(f"--seats: the saved game has {len(saved.seats)} seats, not {len(names)}")
    _check_people(names)
    try:
        return Session.resumed(saved, names)
    except RecordError as error:
        raise RecordError(f"{path}: {error}") from None


def autosave_path(game: str) -> Path:
    """A new file in the folder where games are kept."""
    home = os.environ.get("SIETCH_HOME")
    if home:
        folder = Path(home)
    else:
        folder = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "sietch"
    stamp = time.strftime("%Y%m%d-%H%M%S")
    path = folder / f"{game}-{stamp}.json"
    number = 2
    while path.exists():
        path = folder / f"{game}-{stamp}-{number}.json"
        number += 1
    return path


def _check_writable(session: Session, path: Path) -> None:
    """Better to hear it now than after an hour of play."""
    if path.is_dir():
        raise BadInput(f"{path}: this is a folder; name a file with --save")
    try:
        session.save(path)
    except OSError as error:
        raise BadInput(f"the game cannot be kept: {os_sentence(error, path)}; name another file with --save") from None


def _seating(session: Session, words: Words) -> str:
    """Who sits where, in words."""
    names = [words.say("seat-you") if name == YOU else name for name in session.record.seats]
    return ", ".join(f"{seat_letter(seat).upper()} {name}" for seat, name in enumerate(names))


def _report(session: Session, path: Path, over: bool) -> dict[str, Any]:
    return {
        "game": session.game.name,
        "seats": session.record.seats,
        "seed": session.record.seed,
        "actions": len(session.record.moves),
        "over": over,
        "waiting": None if over else seat_letter(session.waiting()),
        "result": session.record.result,
        "record": str(path),
    }
