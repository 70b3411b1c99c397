"""`sietch rules`: the rules catalogue, and which rules have a test."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from sietch import games
from sietch.cli.errors import BadInput
from sietch.cli.library import find_rules, rule_sheet
from sietch.cli.options import Json, Lang
from sietch.cli.output import language, print_json, screen
from sietch.cli.words import Words
from sietch.kernel.text import closest
from sietch.lab.coverage import Proof, proofs, unproved

FIRST_GAME = "imperium"  # whose rules are shown to somebody who names neither game nor id


def rules(
    wanted: Annotated[
        list[str] | None, typer.Argument(metavar="[ID|WORDS]", help="A rule's id, or words to look for.")
    ] = None,
    game: Annotated[str | None, typer.Option("--game", help="The game; an id is found without it.")] = None,
    lang: Lang = None,
    coverage: Annotated[bool, typer.Option("--coverage", help="Say which rules no test names.")] = False,
    tests: Annotated[Path | None, typer.Option("--tests", help="The folder of the tests, for --coverage.")] = None,
    as_json: Json = False,
) -> None:
    """Show rules by id or by words, in English, French or Italian."""
    if game is not None:
        games.find(game)
    if coverage:
        _show_coverage(game, language(lang), tests, as_json)
        return
    sought = " ".join(wanted or [])
    game = game or game_of_rule(sought)
    words = Words(game, language(lang))
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


def game_of_rule(id: str) -> str:
    """The first game that has a rule of this id."""
    for game in games.GAMES:
        if id.strip().casefold() in [known.casefold() for known in games.speech(game, "en").rule_ids()]:
            return game
    return FIRST_GAME


def _show_coverage(game: str | None, lang: str, tests: Path | None, as_json: bool) -> None:
    """Of one game, or of all of them."""
    folder = tests if tests is not None else tests_folder()
    if not folder.is_dir():
        raise BadInput(f"--tests: there is no folder {folder}")
    tested = proofs(folder)
    counted = {name: _covered(Words(name, lang), tested) for name in ([game] if game else games.GAMES)}
    if as_json:
        print_json(counted[game] if game else {"games": list(counted.values())})
        return
    console = screen()
    for name, counts in counted.items():
        words = Words(name, lang)
        line = words.say("coverage", tested=counts["tested"], rules=counts["rules"])
        console.print(line if game else words.say("coverage-game", game=name, coverage=line))
        if counts["untested"]:
            console.print(rule_sheet(words, counts["untested"]))


def _covered(words: Words, tested: dict[str, list[Proof]]) -> dict[str, Any]:
    ids = words.speech.rule_ids()
    prefix = words.speech.rule_prefix
    untested = [id.removeprefix(prefix) for id in unproved([f"{prefix}{id}" for id in ids], tested)]
    return {"game": words.game, "rules": len(ids), "tested": len(ids) - len(untested), "untested": untested}


def tests_folder() -> Path:
    """The tests beside the source, or those in the current folder."""
    beside = Path(__file__).resolve().parents[4] / "tests"
    return beside if beside.is_dir() else Path("tests")
