"""`sietch rules`: the rules catalogue, and which rules have a test."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from sietch import games
from sietch.cli.errors import BadInput
from sietch.cli.library import find_rules, rule_sheet
from sietch.cli.options import Json, Lang
from sietch.cli.output import language, print_json, screen
from sietch.cli.words import Words
from sietch.kernel.text import closest
from sietch.lab.coverage import proofs, unproved


def rules(
    wanted: Annotated[
        list[str] | None, typer.Argument(metavar="[ID|WORDS]", help="A rule's id, or words to look for.")
    ] = None,
    game: Annotated[str, typer.Option("--game", help="The game.")] = "imperium",
    lang: Lang = None,
    coverage: Annotated[bool, typer.Option("--coverage", help="Say which rules no test names.")] = False,
    tests: Annotated[Path | None, typer.Option("--tests", help="The folder of the tests, for --coverage.")] = None,
    as_json: Json = False,
) -> None:
    """Show rules by id or by words, in English, French or Italian."""
    games.find(game)
    words = Words(game, language(lang))
    if coverage:
        _show_coverage(words, game, tests, as_json)
        return
    sought = " ".join(wanted or [])
    ids = find_rules(words, sought) if sought else words.speech.rule_ids()
    if not ids:
        near = closest(sought.upper(), words.speech.rule_ids())
        hint = f"; did you mean {near}?" if near else ""
        raise BadInput(f"no rule of {game} has the id or the words {sought!r}{hint}")
    if as_json:
        found = [{"id": id, "text": words.speech.rule(id)} for id in ids]
        print_json({"game": game, "lang": words.lang, "rules": found})
    else:
        screen().print(rule_sheet(words, ids))


def _show_coverage(words: Words, game: str, tests: Path | None, as_json: bool) -> None:
    folder = tests if tests is not None else tests_folder()
    if not folder.is_dir():
        raise BadInput(f"--tests: there is no folder {folder}")
    ids = words.speech.rule_ids()
    prefix = words.speech.rule_prefix
    untested = [id.removeprefix(prefix) for id in unproved([f"{prefix}{id}" for id in ids], proofs(folder))]
    if as_json:
        print_json({"game": game, "rules": len(ids), "tested": len(ids) - len(untested), "untested": untested})
        return
    console = screen()
    console.print(words.say("coverage", tested=len(ids) - len(untested), rules=len(ids)))
    console.print(rule_sheet(words, untested))


def tests_folder() -> Path:
    """The tests beside the source, or those in the current folder."""
    beside = Path(__file__).resolve().parents[4] / "tests"
    return beside if beside.is_dir() else Path("tests")
