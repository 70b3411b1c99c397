"""`sietch compile`: the hot packages as machine code, and back."""

from __future__ import annotations

from typing import Annotated

import typer

from sietch.cli.options import Json
from sietch.cli.output import language, print_json, screen
from sietch.cli.words import say


def compile_(
    clean: Annotated[bool, typer.Option("--clean", help="Remove the compiled modules.")] = False,
    verbose: Annotated[bool, typer.Option("--verbose", help="Show what the compiler says.")] = False,
    as_json: Json = False,
) -> None:
    """Compile the rules for speed; everything works without it."""
    from sietch.lab import compile as compiling

    if clean:
        compiling.clean()
    else:
        compiling.compile_hot(verbose)
    if as_json:
        print_json({"compiled": not clean})
    else:
        screen().print(say(language(None), "compile-cleaned" if clean else "compile-done"))
