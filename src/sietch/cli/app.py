"""The root of the command line: global options, and the place where commands are gathered."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import typer

from sietch import __version__
from sietch.cli.commands import (
    admin,
    bench,
    cards,
    compiling,
    host,
    join,
    play,
    replay,
    rules,
    rulesets,
    scenario,
    serve,
    simulate,
)
from sietch.cli.errors import INTERRUPTED, refuse, report
from sietch.cli.output import language_of

# Shell completion would add two options that write to the user's start-up files; nobody asked for that here.
app = typer.Typer(name="sietch", add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False)

app.command("play")(play.play)
app.command("serve")(serve.serve)
app.command("host")(host.host)
app.command("join")(join.join)
app.command("simulate")(simulate.simulate)
app.command("bench")(bench.bench)
app.command("replay")(replay.replay)
app.command("scenario")(scenario.scenario)
app.command("rules")(rules.rules)
app.command("cards")(cards.cards)
app.command("rulesets")(rulesets.rulesets)
app.command("compile")(compiling.compile_)
app.add_typer(admin.app, name="admin")


def _show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"sietch {__version__}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def root(
    context: typer.Context,
    version: Annotated[
        bool,
        typer.Option("--version", callback=_show_version, is_eager=True, help="Show the version and exit."),
    ] = False,
) -> None:
    """Play the Dune board games, with people and with bots; without a command, serve tables."""
    if context.invoked_subcommand is None:
        serve.serve()


def run(arguments: Sequence[str]) -> int:
    """Run one command and give its exit code; whatever goes wrong is said in a sentence."""
    as_json = "--json" in arguments
    lang = language_of(arguments)
    try:
        code = app(args=list(arguments), prog_name="sietch", standalone_mode=False)
    except SystemExit as stop:
        return stop.code if isinstance(stop.code, int) else 1
    except KeyboardInterrupt:
        return refuse("interrupted", as_json, INTERRUPTED, lang)
    except Exception as error:
        return report(error, as_json, lang)
    if code == INTERRUPTED:
        return refuse("interrupted", as_json, INTERRUPTED, lang)
    return code if isinstance(code, int) else 0
