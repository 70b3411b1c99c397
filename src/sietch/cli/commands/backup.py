"""`sietch admin backup` and `sietch admin restore`: everything in one file, and back."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from sietch.cli.keeping import Data, Database, at_database, begin, in_words
from sietch.cli.options import Json, Lang
from sietch.cli.output import print_json, screen
from sietch.cli.words import say


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where to; an older backup there is replaced.")],
    data: Data = None,
    database: Database = None,
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """Copy everything to a file, while the server may be running. The file holds secrets: keep it to yourself."""
    words, settings = begin(lang, data, database)
    from sietch.server.backup import back_up

    header = at_database(settings, words, lambda store: back_up(store, file))
    _tell_copied("admin-backed-up", words, file, header.rows, as_json)


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A backup, of SQLite or PostgreSQL alike.")],
    force: Annotated[
        bool, typer.Option("--force", help="Replace what is there; the server must not be running.")
    ] = False,
    data: Data = None,
    database: Database = None,
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """Fill an empty database from a backup: all of it or nothing."""
    words, settings = begin(lang, data, database)
    from sietch.server.backup_file import read_header
    from sietch.server.restore import restore as fill

    in_words(words, lambda: read_header(file))  # a file that is no backup makes no database
    header = at_database(settings, words, lambda store: fill(store, file, force), new=True, alone=force)
    _tell_copied("admin-restored", words, file, header.rows, as_json)


def _tell_copied(key: str, words: str, file: Path, rows: dict[str, int], as_json: bool) -> None:
    if as_json:
        print_json({"file": str(file), "rows": rows})
    else:
        facts = {"tables": rows.get("tables", 0), "entries": rows.get("log", 0)}
        screen().print(say(words, key, file=str(file), **facts), soft_wrap=True)
