"""What is wrong with what was typed, as one sentence; never a traceback."""

from __future__ import annotations

import json
import os
import sys
import traceback
from pathlib import Path

from sietch.bots import UnknownBot
from sietch.cli.sentences import in_language
from sietch.games import UnknownGame
from sietch.kernel.record import RecordError
from sietch.kernel.ruleset import BadRuleset
from sietch.kernel.scenario import ScenarioError
from sietch.lab.coverage import CoverageError
from sietch.text import UnknownLanguage

BAD_INPUT = 2
OUR_FAULT = 3
INTERRUPTED = 130


class BadInput(ValueError):
    """Something typed or read that cannot be used; the message names it and its place."""


REFUSALS = (
    BadInput,
    BadRuleset,
    CoverageError,
    RecordError,
    ScenarioError,
    UnknownBot,
    UnknownGame,
    UnknownLanguage,
)


def refuse(message: str, as_json: bool, code: int = BAD_INPUT, lang: str = "en") -> int:
    """Say what is wrong, once on stderr and with `--json` as the one object on stdout; gives the exit code."""
    one_line = in_language(" ".join(message.split()).rstrip("."), lang)
    print(f"sietch: {one_line}" if one_line.endswith("?") else f"sietch: {one_line}.", file=sys.stderr)
    if as_json:
        print(json.dumps({"error": one_line}, ensure_ascii=False))
    return code


def report(error: Exception, as_json: bool, lang: str = "en") -> int:
    """The exit code for an exception that reached the top, after saying it in a sentence."""
    if isinstance(error, REFUSALS):
        return refuse(str(error), as_json, lang=lang)
    if isinstance(error, OSError):
        return refuse(os_sentence(error), as_json, lang=lang)
    # Wrong options and arguments: typer's own exceptions, whatever their class is called in this version.
    wording = getattr(error, "format_message", None)
    if callable(wording):
        return refuse(str(wording()), as_json, lang=lang)
    if os.environ.get("SIETCH_DEBUG"):
        traceback.print_exc()
    sentence = f"this is a fault in Sietch itself ({type(error).__name__}: {error}); SIETCH_DEBUG=1 shows where"
    return refuse(sentence, as_json, OUR_FAULT, lang)


def os_sentence(error: OSError, path: Path | str | None = None) -> str:
    """Which file, and what the system says about it."""
    place = path if path is not None else error.filename
    said = error.strerror or str(error)
    return f"{place}: {said}" if place is not None else said
