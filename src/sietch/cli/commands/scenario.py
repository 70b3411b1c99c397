"""`sietch scenario`: positions, scripts and expectations, run and judged."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.text import Text

from sietch import games
from sietch.cli.errors import BAD_INPUT, refuse
from sietch.cli.options import Json
from sietch.cli.output import language, print_json, screen
from sietch.cli.sentences import in_language
from sietch.cli.words import say
from sietch.games import UnknownGame
from sietch.kernel.scenario import Result, ScenarioError, load, run


def scenario(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Scenario files.")],
    as_json: Json = False,
) -> None:
    """Run scenario files and say which expectations failed."""
    lang = language(None)
    passed: list[str] = []
    failed: list[dict[str, Any]] = []
    problems: list[str] = []
    for file in files:
        try:
            result = _run(file)
        except ScenarioError as error:
            problems.append(str(error))
            continue
        if result.passed:
            passed.append(str(file))
        else:
            reasons = [str(failure) for failure in result.failures]
            failed.append({"file": str(file), "title": result.scenario.title, "reasons": reasons})
    data = {"passed": len(passed), "failed": failed, "files": [str(file) for file in files]}
    if problems:
        if as_json:
            print_json({**data, "error": "; ".join(in_language(problem, lang) for problem in problems)})
        for problem in problems:
            refuse(problem, as_json=False, lang=lang)
        raise typer.Exit(BAD_INPUT)
    if as_json:
        print_json(data)
    else:
        console = screen()
        for failure in failed:
            console.print(Text(f"{failure['file']}: {failure['title']}".rstrip(": "), style="bold red"))
            for reason in failure["reasons"]:
                console.print(Text(f"  {reason}"))
        console.print(say(lang, "scenario-summary", passed=len(passed), failed=len(failed)))
    if failed:
        raise typer.Exit(1)


def _run(file: Path) -> Result[Any]:
    made = load(file)
    try:
        game = games.find(made.game)
    except UnknownGame as error:
        raise ScenarioError(f"{file}: game: {error}") from None
    return run(game, made)
