"""The root of the command line: global options, and the place where commands are gathered."""

from typing import Annotated

import typer

from sietch import __version__

# Shell completion would add two options that write to the user's start-up files; nobody asked for that here.
app = typer.Typer(name="sietch", add_completion=False, rich_markup_mode=None)


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
    """Play the Dune board games, with people and with bots."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())
