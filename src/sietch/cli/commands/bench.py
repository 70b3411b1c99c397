"""`sietch bench`: how fast the rules run here."""

from __future__ import annotations

from typing import Annotated

import typer

from sietch import games
from sietch.cli.errors import BadInput
from sietch.cli.options import GameName, Json
from sietch.cli.output import language, print_json, screen
from sietch.cli.words import say
from sietch.lab.bench import bench as measure


def bench(
    game: GameName,
    seats: Annotated[int | None, typer.Option("--seats", help="How many seats; the most by default.")] = None,
    seconds: Annotated[float, typer.Option("--seconds", min=0.1, max=600, help="How long to measure.")] = 5.0,
    as_json: Json = False,
) -> None:
    """Measure random play and copying on one core."""
    rules = games.find(game)
    if seats is not None and seats not in rules.seat_counts:
        counts = ", ".join(str(count) for count in rules.seat_counts)
        raise BadInput(f"--seats: {game} is played with {counts} seats, not {seats}")
    lang = language(None)
    console = screen(as_json=True)
    with console.status(say(lang, "bench-running", game=game)):
        speed = measure(rules, seats or rules.usual_seats, seconds)
    data = {name: round(value, 1) if isinstance(value, float) else value for name, value in speed.to_dict().items()}
    if as_json:
        print_json(data)
        return
    out = screen()
    out.print(say(lang, "bench-compiled" if speed.compiled else "bench-plain", game=game, seats=speed.seats))
    for name in ("decisions_per_s", "games_per_s", "clones_per_s", "bytes_per_state"):
        out.print(f"{getattr(speed, name):>12,.0f}  {say(lang, 'bench-' + name.replace('_', '-'))}")
