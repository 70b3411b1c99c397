"""`sietch serve` and what stops it, each said in a sentence."""

import ast
import os
import signal
import socket
import sys
from pathlib import Path

import pytest

import sietch
from cli.serving import Serving, free_port
from sietch.cli.extras import SERVING

WITH_FASTAPI = ("pydantic", "starlette")
SERVER = Path(sietch.__file__).parent / "server"


def test_it_says_where_it_is_and_how_to_play(server):
    assert server.said[0] == f"Sietch serves at {server.address}\n"
    assert f"host imperium --play --server {server.address}\n" in server.said[1]
    assert server.get("/health")


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_without_arguments_it_serves_with_what_the_environment_says(tmp_path, how):
    serving = Serving(tmp_path / "deep" / "data")
    settings = {"SIETCH_PORT": str(serving.port), "SIETCH_DATA": str(serving.data), "SIETCH_LANG": "fr"}
    with serving.start("", **settings):
        assert serving.said[0] == f"Sietch est à l'adresse {serving.address}\n"
        assert (serving.data / "sietch.sqlite").exists()
        # Told to stop, it stops, and whoever pressed Ctrl-C is not told that something went wrong.
        assert serving.stop(how) in ((0,) if how == signal.SIGINT else (0, -how))


def test_a_port_in_use(cli, tmp_path):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        refused(cli("serve", "--port", port, "--data", str(tmp_path)), port, "in use", "--port")


def test_a_folder_that_cannot_be_written(cli, tmp_path):
    (tmp_path / "file").write_text("")
    for folder in (tmp_path / "file", "/proc/sietch"):
        refused(cli("serve", "--port", str(free_port()), "--data", str(folder)), "--data", str(folder))


@pytest.mark.parametrize(
    ("option", "given"),
    [
        ("--database", "mysql://paul:secret@localhost/x"),
        ("--database", "tables.sqlite"),
        ("--redis", "http://secret"),
        ("--origin", "secret.example"),
    ],
)
@pytest.mark.parametrize("lang", ["en", "fr", "it"])
def test_an_address_of_another_kind_is_refused_without_showing_it(cli, tmp_path, monkeypatch, option, given, lang):
    monkeypatch.setenv("SIETCH_LANG", lang)
    ran = cli("serve", "--data", str(tmp_path), option, given)
    refused(ran, option)
    # It may hold a password.
    assert "secret" not in ran.err
    assert ("this is not" in ran.err) == (lang == "en")


def test_what_cannot_be_opened_or_reached(cli, tmp_path):
    port = str(free_port())
    (tmp_path / "sietch.sqlite").write_text("these are not tables " * 100)
    refused(cli("serve", "--port", port, "--data", str(tmp_path)), "the database cannot be opened", "not a database")
    other = ("--port", port, "--data", str(tmp_path / "other"))
    for option, given in (
        ("--database", "postgresql://paul:secret@localhost:1/x"),
        ("--redis", "redis://:secret@localhost:1"),
    ):
        ran = cli("serve", *other, option, given)
        refused(ran, "cannot be")
        assert "secret" not in ran.err


def test_numbers_are_numbers(cli, monkeypatch):
    refused(cli("serve", "--port", "0"), "--port")
    refused(cli("serve", "--port", "http"), "--port")
    monkeypatch.setenv("SIETCH_PORT", "many")
    refused(cli("serve"), "SIETCH_PORT", "many")


def test_missing_packages_are_named(cli, monkeypatch):
    from importlib import util

    real = util.find_spec
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None if name == "uvicorn" else real(name))
    refused(cli("serve"), "uvicorn", "pip install")


def test_no_package_of_the_server_was_forgotten():
    wanted: set[str] = set()
    for path in SERVER.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                wanted.update(alias.name.partition(".")[0] for alias in node.names)
            elif isinstance(node, ast.ImportFrom):
                wanted.add(str(node.module).partition(".")[0])
    assert sorted(wanted - set(sys.stdlib_module_names) - {"sietch", *WITH_FASTAPI}) == sorted(SERVING)


def refused(ran, *named):
    """One sentence, exit code 2, and nothing on stdout."""
    assert ran.code == 2
    assert ran.out == ""
    assert len(ran.err.strip().splitlines()) == 1
    for words in named:
        assert words in ran.err, ran.err


def test_nothing_is_left_in_the_folder_by_the_check(server):
    assert all(name.startswith("sietch") for name in os.listdir(server.data))
