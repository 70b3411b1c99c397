"""What is wrong is said in the language of the client."""

import ast
import errno
import io
import os
import re
from pathlib import Path

import pytest

import sietch
from cli.test_bad_input import ABSURD
from sietch.cli.app import run
from sietch.cli.sentences import in_language

SOURCE = Path(sietch.__file__).parent
# Scenarios and coverage are read by who writes tests; their files are in English like their errors.
SAID = ("BadInput", "BadRuleset", "RecordError", "UnknownBot", "UnknownGame")
# Sentences that only wrap another: what stands in them is translated by itself.
WRAPS = re.compile(r"(--\w+: )?\N{WHITE SQUARE}|\N{WHITE SQUARE} at action \N{WHITE SQUARE}, \N{WHITE SQUARE}")
BLANK = "\N{WHITE SQUARE}"


@pytest.mark.parametrize("lang", ["fr", "it"])
@pytest.mark.parametrize(("arguments", "named"), ABSURD)
def test_every_refusal_is_in_the_language(cli, monkeypatch, arguments, named, lang):
    english = cli(*arguments, "--json").data["error"]
    monkeypatch.setenv("SIETCH_LANG", lang)
    ran = cli(*arguments, "--json")
    assert ran.code == 2
    assert named in ran.data["error"]
    assert ran.data["error"] != english
    assert ran.data["error"] == in_language(english, lang)
    assert not re.search(r"\b(the|not|is|are|did you|unknown|Invalid|Input)\b", ran.data["error"])


@pytest.mark.parametrize("option", [["--lang", "it"], ["--lang=it"]])
def test_the_option_wins_over_the_environment(cli, monkeypatch, option):
    monkeypatch.setenv("SIETCH_LANG", "fr")
    assert "giocatore sconosciuto" in cli("play", "--seats", "you,rando", *option).err
    assert "joueur inconnu" in cli("play", "--seats", "you,rando").err
    # A language that does not exist cannot be answered in.
    assert "langue inconnue" in cli("play", "--lang", "de").err


def test_a_language_of_the_system_is_used_as_well(cli, monkeypatch):
    monkeypatch.setenv("LANG", "it_IT.UTF-8")
    assert "gioco sconosciuto" in cli("play", "chess").err


def test_an_interruption_and_a_fault_too(monkeypatch, capsys):
    def stop(*_):
        raise KeyboardInterrupt

    monkeypatch.setenv("SIETCH_LANG", "fr")
    monkeypatch.setattr("sys.stdin", io.StringIO())
    monkeypatch.setattr("sietch.games.find", stop)
    assert run(["rulesets", "imperium"]) == 130
    assert "interrompu" in capsys.readouterr().err
    monkeypatch.setattr("sietch.games.find", lambda name: 1 / 0)
    assert run(["rulesets", "imperium"]) == 3
    assert "défaut de Sietch" in capsys.readouterr().err


@pytest.mark.parametrize("number", [errno.ENOENT, errno.EACCES, errno.EISDIR, errno.ENOTDIR, errno.ENOSPC, errno.EROFS])
@pytest.mark.parametrize("lang", ["fr", "it"])
def test_what_the_system_says_is_translated(number, lang):
    said = f"game.json: {os.strerror(number)}"
    assert in_language(said, lang).startswith("game.json: ")
    assert in_language(said, lang) != said
    assert in_language(said, "en") == said


def test_an_unknown_sentence_stays_as_it_is():
    assert in_language("no such words: anywhere", "fr") == "no such words: anywhere"


def sentences():
    """Every sentence that the package refuses something with, blanks as a mark."""
    # Classic Dune cannot be started from the command line yet.
    for path in [path for path in sorted(SOURCE.rglob("*.py")) if "classic" not in path.parts]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name) or node.func.id not in SAID:
                continue
            text = _text(node.args[0]) if node.args else ""
            if text and not WRAPS.fullmatch(text.replace(f"{BLANK}: ", "")):
                yield f"{path.name}:{node.lineno}", text


def _text(node: ast.expr) -> str:
    if isinstance(node, ast.Constant):
        return str(node.value)
    if isinstance(node, ast.JoinedStr):
        return "".join(_text(part) for part in node.values)
    return BLANK


def test_no_sentence_was_forgotten():
    found = dict(sentences())
    assert len(found) > 60
    assert [place for place, text in found.items() if in_language(text, "fr") == text] == []
