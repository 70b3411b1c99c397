"""Whatever is typed, the answer is one sentence, exit code 2, and with --json one object."""

import json
import subprocess
import sys

import pytest

ABSURD = [
    (["play", "chess"], "chess"),
    (["play", "imperum"], "imperium"),
    (["play", "--seats", "you,random,random,random,random"], "5"),
    (["play", "--seats", "random,random"], "you"),
    (["play", "--seats", "you,rando"], "random"),
    (["play", "--seats", ""], "--seats"),
    (["play", "--lang", "de"], "de"),
    (["play", "--ruleset", "no_such"], "no_such"),
    (["play", "--ruleset", "difficulty=impossible"], "impossible"),
    (["play", "--ruleset", "bindu_pass_optional=7"], "bindu_pass_optional"),
    (["play", "--resume", "/no/such/file"], "/no/such/file"),
    (["play", "--save", "/proc/no/such/file"], "/proc/no"),
    (["play", "--seed", ""], "--seed"),
    (["simulate"], "GAME"),
    (["simulate", "chess"], "chess"),
    (["simulate", "imperium", "--games", "0"], "--games"),
    (["simulate", "imperium", "--games", "-5"], "--games"),
    (["simulate", "imperium", "--games", str(10**12)], "--games"),
    (["simulate", "imperium", "--games", "many"], "--games"),
    (["simulate", "imperium", "--workers", "0"], "--workers"),
    (["simulate", "imperium", "--seats", "random,nobody"], "nobody"),
    (["simulate", "imperium", "--seats", "you,random"], "you"),
    (["simulate", "imperium", "--seats", ",".join(["random"] * 9)], "9"),
    (["bench", "chess"], "chess"),
    (["bench", "imperium", "--seats", "7"], "7"),
    (["bench", "imperium", "--seconds", "0"], "--seconds"),
    (["bench", "imperium", "--seconds", "nan"], "--seconds"),
    (["replay", "/no/such/file"], "/no/such/file"),
    (["scenario", "/no/such/file"], "/no/such/file"),
    (["rules", "R-XX-99"], "R-XX-99"),
    (["rules", "--game", "chess"], "chess"),
    (["rules", "--coverage", "--tests", "/no/such"], "/no/such"),
    (["cards", "chess"], "chess"),
    (["cards", "imperium", "stillgar"], "stilgar"),
    (["rulesets", "chess"], "chess"),
    (["host"], "--start"),
    (["host", "chess"], "chess"),
    (["host", "imperium", "--seats", "link,nobody"], "nobody"),
    (["host", "imperium", "--seats", "link,heuristc"], "heuristic"),
    (["host", "classic", "--seats", "link"], "1"),
    (["host", "imperium", "--clock", "fast"], "fast"),
    (["host", "imperium", "--clock", "days:2+15"], "days:2+15"),
    (["host", "imperium", "--ruleset", "no_such"], "no_such"),
    (["host", "imperium", "--server", "nowhere"], "nowhere"),
    (["host", "imperium", "--server", "http://localhost:1"], "localhost:1"),
    (["host", "--start", "http://localhost:1/t/abcd2345"], "#host="),
    (["dance"], "dance"),
    (["play", "--dance"], "--dance"),
]


@pytest.mark.parametrize(("arguments", "named"), ABSURD)
def test_one_sentence_and_exit_code_2(cli, arguments, named):
    plain = cli(*arguments)
    assert plain.code == 2
    assert plain.out == ""
    assert named in plain.err
    assert len(plain.err.strip().splitlines()) == 1
    as_object = cli(*arguments, "--json")
    assert as_object.code == 2
    assert named in as_object.data["error"]
    assert list(as_object.data) == ["error"] or arguments[0] == "scenario"


def test_a_fault_of_ours_is_a_sentence_too(cli, monkeypatch):
    monkeypatch.setattr("sietch.games.find", lambda name: 1 / 0)
    ran = cli("rulesets", "imperium", "--json")
    assert ran.code == 3
    assert "ZeroDivisionError" in ran.data["error"]


def test_a_real_process_keeps_stdout_for_the_object():
    command = [sys.executable, "-m", "sietch", "simulate", "imperium", "--seats", "random,nobody", "--json"]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    assert ran.returncode == 2
    assert "nobody" in json.loads(ran.stdout)["error"]
    assert ran.stderr.startswith("sietch: ")
    assert "Traceback" not in ran.stderr
