"""`sietch admin`: what a host does with the tables of a server, whether it is running or not."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.table import Table

from sietch.cli.commands.backup import backup, restore
from sietch.cli.errors import BadInput
from sietch.cli.keeping import Data, Database, Redis, at_database, begin, in_words
from sietch.cli.options import Json, Lang
from sietch.cli.output import print_json, screen
from sietch.cli.words import say

if TYPE_CHECKING:
    from sietch.server.admin import Wanted
    from sietch.server.store import Store

DECLINED = 1
COUNTED = ("people", "bots", "open", "actions")
LONG_AGO = 36_500.0  # days

Status = Annotated[
    str | None, typer.Option("--status", metavar="open|playing|finished|abandoned|closed", help="Only such tables.")
]
OlderThan = Annotated[
    float | None,
    typer.Option("--older-than", metavar="DAYS", min=0.0, max=LONG_AGO, help="Only tables untouched for so long."),
]
Ids = Annotated[list[str], typer.Argument(metavar="ID...", help="Tables, as they are listed.")]

app = typer.Typer()


@app.callback(invoke_without_command=True)
def admin(context: typer.Context) -> None:
    """List, close, export and remove the tables of a server; back everything up and restore it."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


@app.command("list")
def list_(
    status: Status = None,
    older_than: OlderThan = None,
    data: Data = None,
    database: Database = None,
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """List tables, the one touched last first."""
    words, settings = begin(lang, data, database)
    from sietch.server.admin import list_tables

    wanted = _wanted((), status, older_than, words)
    tables = at_database(settings, words, lambda store: list_tables(store, wanted))
    if as_json:
        print_json({"tables": tables})
        return
    console = screen()
    if not tables:
        console.print(say(words, "admin-none"))
        return
    grid = Table(box=None, pad_edge=False)
    for key in ("id", "game", "name", "status", "people", "bots", "open", "actions", "changed"):
        grid.add_column(say(words, f"admin-column-{key}"), justify="right" if key in COUNTED else "left")
    for table in tables:
        seats = [str(table["seats"][kind]) for kind in ("person", "bot", "open")]
        touched = time.strftime("%Y-%m-%d %H:%M", time.localtime(table["changed_at"]))
        facts = [table["id"], table["game"], _printable(table["name"]), table["status"]]
        grid.add_row(*facts, *seats, str(table["actions"]), touched)
    console.print(grid)


@app.command("close")
def close(
    ids: Ids,
    data: Data = None,
    database: Database = None,
    redis: Redis = None,
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """End the play at tables; they stay readable."""
    words, settings = begin(lang, data, database, redis)
    from sietch.server.admin import announce, close_tables

    async def work(store: Store) -> list[str]:
        closed = await close_tables(store, _once(ids))
        await announce(settings.redis, closed)
        return closed

    closed = at_database(settings, words, work)
    over = [id for id in _once(ids) if id not in closed]
    if as_json:
        print_json({"closed": closed, "over_already": over})
        return
    for key, tables in (("admin-closed", closed), ("admin-over-already", over)):
        if tables:
            screen().print(say(words, key, ids=", ".join(tables)), soft_wrap=True)


@app.command("export")
def export(
    id: Annotated[str, typer.Argument(metavar="ID", help="A table.")],
    file: Annotated[Path | None, typer.Argument(metavar="[FILE]", help="Where to; otherwise it is printed.")] = None,
    secret: Annotated[bool, typer.Option("--secret", help="Also of a game that is still being played.")] = False,
    data: Data = None,
    database: Database = None,
    lang: Lang = None,
) -> None:
    """Write the record of a table that is over, which `sietch replay` plays again."""
    words, settings = begin(lang, data, database)
    from sietch.server.admin import record_of

    record = at_database(settings, words, lambda store: record_of(store, id, secret))
    if secret:
        screen(as_json=True).print(say(words, "admin-holds-secrets"), soft_wrap=True)
    if file is None:
        print(record.to_json(), end="")
        return
    try:
        # What holds secrets is for the host alone; nothing that is there already is written over.
        with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600 if secret else 0o666), "w") as out:
            out.write(record.to_json())
    except FileExistsError:
        raise BadInput(say(words, "admin-file-exists", file=str(file))) from None
    screen().print(say(words, "admin-exported", file=str(file), actions=len(record.moves)), soft_wrap=True)


@app.command("remove")
def remove(
    ids: Annotated[list[str] | None, typer.Argument(metavar="[ID...]", help="Tables, as they are listed.")] = None,
    status: Status = None,
    older_than: OlderThan = None,
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask.")] = False,
    data: Data = None,
    database: Database = None,
    redis: Redis = None,
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """Remove tables for good; without a status only those that are over."""
    words, settings = begin(lang, data, database, redis)
    from sietch.server.admin import announce, check_known, list_tables, remove_tables
    from sietch.server.statuses import OVER

    if bool(ids) == (status is not None or older_than is not None):
        raise BadInput(say(words, "admin-which"))
    if as_json and not yes:
        raise BadInput(say(words, "admin-needs-yes"))
    wanted = _wanted(_once(ids or []), status, older_than, words)
    if not ids and status is None:
        wanted = replace(wanted, statuses=OVER)

    if not yes:
        tables = at_database(settings, words, lambda store: list_tables(store, wanted))
        in_words(words, lambda: check_known(wanted.ids, tables))
        going = sum(table["status"] not in OVER for table in tables)
        if not tables:
            screen().print(say(words, "admin-none"))
            return
        if not _agreed(words, say(words, "admin-really", tables=len(tables), going=going)):
            screen().print(say(words, "admin-left"))
            raise typer.Exit(DECLINED)

    async def work(store: Store) -> list[str]:
        removed = await remove_tables(store, wanted)
        await announce(settings.redis, removed)
        return removed

    removed = at_database(settings, words, work)
    if as_json:
        print_json({"removed": removed})
    else:
        screen().print(say(words, "admin-removed", tables=len(removed)))


app.command("backup")(backup)
app.command("restore")(restore)


@app.command("stats")
def stats(data: Data = None, database: Database = None, lang: Lang = None, as_json: Json = False) -> None:
    """Count what there is."""
    words, settings = begin(lang, data, database)
    from sietch.server.admin import stats as count

    found = at_database(settings, words, count)
    if as_json:
        print_json(found)
        return
    lines = {f"admin-stats-{key}": found[key] for key in ("tables", "entries", "talk", "accounts")}
    grid = Table(box=None, pad_edge=False, show_header=False)
    grid.add_column()
    grid.add_column(justify="right")
    grid.add_row(say(words, "admin-stats-tables"), str(lines.pop("admin-stats-tables")))
    for kind in ("statuses", "games"):
        for name, number in found[kind].items():
            grid.add_row(f"  {name}", str(number))
    for kind, number in found["seats"].items():
        grid.add_row(say(words, f"admin-stats-{kind}"), str(number))
    for key, number in lines.items():
        grid.add_row(say(words, key), str(number))
    grid.add_row(say(words, "admin-stats-size"), f"{found['bytes'] / 1e6:.1f} MB")
    screen().print(grid)


def _wanted(ids: Sequence[str], status: str | None, older_than: float | None, words: str) -> Wanted:
    from sietch.server.admin import STATUSES, Wanted

    if status is not None and status not in STATUSES:
        raise BadInput(say(words, "admin-status", given=status, known=", ".join(STATUSES)))
    return Wanted(tuple(ids), STATUSES if status is None else (status,), older_than or 0.0)


def _once(ids: Sequence[str]) -> list[str]:
    return list(dict.fromkeys(ids))


def _agreed(words: str, question: str) -> bool:
    """Whether the host says yes; silence is a no."""
    screen(as_json=True).print(question, end=" ", soft_wrap=True)
    return sys.stdin.readline().strip().casefold() in say(words, "admin-yes").split()


def _printable(name: str) -> str:
    """A name that a visitor chose can do nothing to the host's terminal."""
    return "".join(letter if letter.isprintable() else "·" for letter in name)
