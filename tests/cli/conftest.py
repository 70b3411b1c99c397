"""Runs the command line inside the test, with what is typed given as text."""

from __future__ import annotations

import io
import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

from sietch.cli.app import run


@dataclass
class Ran:
    """What a command answered."""

    code: int
    out: str
    err: str

    @property
    def data(self) -> dict[str, Any]:
        """The one object on stdout; anything beside it is an error."""
        found = json.loads(self.out)
        assert isinstance(found, dict)
        return found


Cli = Callable[..., Ran]


@pytest.fixture
def cli(monkeypatch, capsys, tmp_path) -> Cli:
    """`cli("play", "--seed", "3", typed="1\\n1\\n")`: exit code, stdout and stderr."""
    monkeypatch.setenv("SIETCH_HOME", str(tmp_path / "games"))
    monkeypatch.setenv("COLUMNS", "100")
    for name in ("SIETCH_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)

    def call(*arguments: str, typed: str = "") -> Ran:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        code = run(list(arguments))
        said = capsys.readouterr()
        return Ran(code, said.out, said.err)

    return call
