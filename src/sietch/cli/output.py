"""Where words go: people read the console, programs read one JSON object."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Sequence
from typing import Any

from rich.console import Console

from sietch.cli.errors import BadInput
from sietch.text import LANGUAGES


def print_json(data: dict[str, Any]) -> None:
    """The one object that `--json` promises."""
    print(json.dumps(data, ensure_ascii=False, indent=2), flush=True)


def screen(as_json: bool = False) -> Console:
    """The console that people read; with `--json` it stands beside stdout, not on it."""
    return Console(stderr=as_json, highlight=False, soft_wrap=False, emoji=False, markup=False)


def program() -> str:
    """How this command is typed here: by name where the shell finds it, otherwise from the checkout."""
    return "sietch" if shutil.which("sietch") else "./sietch"


def language_of(arguments: Sequence[str]) -> str:
    """The language in which to answer these arguments, even where they cannot be understood."""
    wanted = None
    for place, word in enumerate(arguments):
        if word == "--lang" and place + 1 < len(arguments):
            wanted = arguments[place + 1]
        elif word.startswith("--lang="):
            wanted = word.partition("=")[2]
    return language(wanted if wanted in LANGUAGES else None)


def language(wanted: str | None) -> str:
    """The language asked for, otherwise the one that the environment names, otherwise English."""
    if wanted is not None:
        if wanted not in LANGUAGES:
            raise BadInput(f"--lang {wanted}: unknown language; known are {', '.join(LANGUAGES)}")
        return wanted
    for name in ("SIETCH_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        found = os.environ.get(name, "")[:2].lower()
        if found:
            return found if found in LANGUAGES else "en"
    return "en"
