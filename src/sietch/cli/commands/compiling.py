"""`sietch compile`: the hot packages as machine code, and back."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from sietch.cli.errors import refuse
from sietch.cli.options import Json
from sietch.cli.output import language, print_json, screen
from sietch.cli.words import say

QUICK, THOROUGH = "1", "3"  # how hard the C compiler tries


def compile_(
    clean: Annotated[bool, typer.Option("--clean", help="Remove the compiled modules.")] = False,
    quick: Annotated[bool, typer.Option("--quick", help="Compile sooner, run a little slower.")] = False,
    verbose: Annotated[bool, typer.Option("--verbose", help="Show what the compiler says.")] = False,
    as_json: Json = False,
) -> None:
    """Compile the rules for speed; everything works without it."""
    from sietch.lab import compile as compiling

    try:
        if clean:
            files = compiling.clean()
        else:
            # What the compiler says would stand on stdout, beside the one object.
            files = compiling.compile_hot(verbose and not as_json, QUICK if quick else THOROUGH)
    except compiling.CompileError as error:
        head, _, rest = str(error).partition("\n")
        if rest.strip():
            print(rest, file=sys.stderr)
        raise typer.Exit(refuse(head.rstrip(":"), as_json, code=1, lang=language(None))) from None
    if as_json:
        print_json({"compiled": not clean, "files": files})
    else:
        screen().print(say(language(None), "compile-cleaned" if clean else "compile-done", n=files))
