"""`sietch simulate`: many games between bots."""

from __future__ import annotations

import os
from typing import Annotated, Any

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

from sietch import games
from sietch.cli.options import GameName, Json, RulesetWords, opponent, read_ruleset, read_seats, read_seed
from sietch.cli.output import language, print_json, screen
from sietch.cli.words import say
from sietch.kernel.game import Game
from sietch.lab.simulate import Job, Tally
from sietch.lab.simulate import simulate as run_games

MOST_GAMES = 10_000_000
MOST_WORKERS = 512


def simulate(
    game: GameName,
    seats: Annotated[
        str | None, typer.Option("--seats", metavar="A,B,...", help="A bot for each seat; heuristic,random,...")
    ] = None,
    count: Annotated[int, typer.Option("--games", min=1, max=MOST_GAMES, help="How many games.")] = 100,
    seed: Annotated[str, typer.Option("--seed", help="A number or a word for the whole series.")] = "0",
    workers: Annotated[
        int | None,
        typer.Option("--workers", min=1, max=MOST_WORKERS, help="Processes to play in; all cores by default."),
    ] = None,
    check: Annotated[bool, typer.Option("--check", help="Check the rules' contract at every decision.")] = False,
    rotate: Annotated[
        bool, typer.Option("--rotate/--fixed", help="Move everybody one seat on after each game.")
    ] = True,
    ruleset: RulesetWords = None,
    as_json: Json = False,
) -> None:
    """Play many games between bots and count who wins."""
    rules = games.find(game)
    job = Job(
        game=game,
        bots=tuple(read_seats(_default_seats(rules) if seats is None else seats, rules, people=False)),
        seed=read_seed(seed),
        ruleset=read_ruleset(ruleset, rules),
        rotate=rotate,
        check=check,
    )
    tally = _with_progress(job, count, workers or os.cpu_count() or 1)
    if as_json:
        print_json(tally_json(tally))
    else:
        _show(tally)
    if tally.errors:
        raise typer.Exit(1)


def _default_seats(game: Game[Any]) -> str:
    """The best bot against random ones."""
    return ",".join([opponent(game)] + ["random"] * (game.usual_seats - 1))


def _with_progress(job: Job, count: int, workers: int) -> Tally:
    lang = language(None)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, TimeRemainingColumn(), console=screen(as_json=True), transient=True) as bar:
        task = bar.add_task(say(lang, "simulate-progress", game=job.game), total=count)
        return run_games(job, count, workers=workers, progress=lambda done, _: bar.update(task, completed=done))


def tally_json(tally: Tally) -> dict[str, Any]:
    """The tally with the number of errors, and what they were beside it."""
    data = tally.to_dict()
    data["failures"] = data["errors"]
    data["errors"] = len(tally.errors)
    data["wins"] = {name: int(wins) if wins == int(wins) else wins for name, wins in data["wins"].items()}
    return data


def _show(tally: Tally) -> None:
    lang = language(None)
    console = screen()
    console.print(
        say(
            lang,
            "simulate-summary",
            games=tally.games,
            seconds=round(tally.seconds, 1),
            games_per_s=round(tally.games_per_s, 1),
            decisions_per_s=round(tally.decisions_per_s),
        )
    )
    table = Table(box=None, pad_edge=False)
    table.add_column(say(lang, "simulate-bot"))
    for key in ("simulate-seats", "simulate-wins", "simulate-share"):
        table.add_column(say(lang, key), justify="right")
    for name, wins in sorted(tally.wins.items(), key=lambda item: -item[1]):
        share = float(wins) / tally.games if tally.games else 0.0
        table.add_row(name, str(tally.played[name]), f"{float(wins):g}", f"{100 * share:.1f} %")
    console.print(table)
    for trouble in tally.errors[:10]:
        console.print(say(lang, "simulate-error", seed=trouble.seed, message=trouble.message), style="red")
