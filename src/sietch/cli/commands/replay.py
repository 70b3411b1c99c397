"""`sietch replay`: a record told in words and checked."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.text import Text

from sietch import games
from sietch.cli.boards import board_for
from sietch.cli.errors import BadInput
from sietch.cli.options import Json, Lang
from sietch.cli.output import language, print_json, screen
from sietch.cli.words import Words
from sietch.kernel.action import seat_letter, seat_number
from sietch.kernel.event import Event
from sietch.kernel.record import Record, RecordError, load, plain_outcome, verify
from sietch.kernel.record import replay as play_again


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record, as saved by play.")],
    check: Annotated[
        bool, typer.Option("--verify", help="Check the whole record and its result; print no log.")
    ] = False,
    upto: Annotated[
        int | None, typer.Option("--to", min=0, help="Stop after so many actions and show the board.")
    ] = None,
    seat: Annotated[str | None, typer.Option("--seat", metavar="a|b|...", help="Tell it as this seat saw it.")] = None,
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """Tell a recorded game in words, checking it on the way."""
    words_in = language(lang)
    record = load(file, games.find)
    viewer = _viewer(seat, record)
    events: list[Event] = []
    if check:
        s = _place(file, lambda: verify(record.game, record))
    else:
        s = _place(file, lambda: play_again(record.game, record, upto, events.append))
    words = Words(record.game.name, words_in, len(record.seats))
    board = board_for(record.game.name, words)
    view = record.game.view(s, viewer)
    names = board.names(view)
    log = [line for line in (words.speech.event(event.seen_by(viewer), names) for event in events) if line]
    if as_json:
        outcome = record.game.outcome(s)
        print_json(
            {
                "game": record.game.name,
                "version": record.version,
                "seats": record.seats,
                "seed": record.seed,
                "ruleset": record.ruleset,
                "actions": len(record.moves),
                "shown": len(record.moves) if upto is None else upto,
                "verified": check,
                "digests": len(record.digests),
                "result": plain_outcome(outcome) if outcome is not None else None,
                "log": log,
            }
        )
        return
    console = screen()
    for line in log:
        console.print(Text(line))
    if upto is not None:
        console.print(board.whole(view))
    console.print()
    key = "replay-verified" if check else "replay-shown"
    shown = len(record.moves) if upto is None else upto
    console.print(words.say(key, actions=len(record.moves), digests=len(record.digests), shown=shown))
    outcome = record.game.outcome(s)
    if outcome is not None:
        console.print(board.ending(view, outcome))


def _viewer(seat: str | None, record: Record) -> int | None:
    if seat is None:
        return None
    try:
        number = seat_number(seat)
    except ValueError as error:
        raise BadInput(f"--seat: {error}") from None
    if number >= len(record.seats):
        raise BadInput(f"--seat: the record has no seat {seat_letter(number)}, only {len(record.seats)} seats")
    return number


def _place(file: Path, play: Any) -> Any:
    """Run and name the file in whatever is wrong with it."""
    try:
        return play()
    except RecordError as error:
        raise RecordError(f"{file}: {error}") from None
