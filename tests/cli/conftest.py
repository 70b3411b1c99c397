"""Runs the command line inside the test, with what is typed given as text."""

from __future__ import annotations

import io
import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import pytest

from cli.serving import LEADERS, Script, Serving
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

    def call(*arguments: str, typed: str | Script = "") -> Ran:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed) if isinstance(typed, str) else typed)
        code = run(list(arguments))
        said = capsys.readouterr()
        return Ran(code, said.out, said.err)

    return call


@pytest.fixture(scope="module")
def server(tmp_path_factory) -> Iterator[Serving]:
    """A server that runs as long as the tests of one file."""
    with Serving(tmp_path_factory.mktemp("tables")).start() as serving:
        yield serving


@pytest.fixture
def table(cli, server) -> Callable[..., dict[str, Any]]:
    """`table("classic", "link,random")`: what the host of a new table is told."""

    def make(game: str, seats: str, *more: str) -> dict[str, Any]:
        ran: Ran = cli("host", game, "--seats", seats, "--server", server.address, *more, "--json")
        return ran.data

    return make


@pytest.fixture
def two(table, server) -> tuple[str, str]:
    """A table of two people: the link of the one who is asked first, and the other's."""
    made = table("imperium", "link,link", *LEADERS)
    first = server.get(f"/api/tables/{made['table']}")["waiting"][0]
    links = [seat["link"] for seat in made["seats"]]
    return links[first], links[1 - first]
