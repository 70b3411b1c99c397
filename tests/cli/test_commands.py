"""The commands other than play: what they print, and that --json prints one object."""

import json

import pytest

from sietch import games
from sietch.bots import make_bot
from sietch.kernel.record import Record
from sietch.lab.simulate import play_game
from sietch.text import LANGUAGES, texts

PASSING = """
game: imperium
title: everybody starts with a point
seats: 4
position: {}
expect:
  a.vp: 1
"""


@pytest.fixture
def record(tmp_path):
    game = games.find("imperium")
    made = Record.start(game, None, ["random"] * 4, 11)
    play_game(game, None, [make_bot("random", seat, "imperium") for seat in range(4)], 11, record=made)
    path = tmp_path / "game.json"
    made.save(path)
    return path


# -- simulate, bench --------------------------------------------------------------------------------------------


def test_simulate_counts_games_and_wins(cli):
    ran = cli("simulate", "imperium", "--seats", "random,random,random", "--games", "4", "--workers", "1", "--json")
    data = ran.data
    assert ran.code == 0
    assert data["game"] == "imperium"
    assert (data["games"], data["errors"]) == (4, 0)
    assert data["wins"] == {"random": 4}
    assert data["decisions"] > 0
    assert set(data) >= {"seconds", "games_per_s", "decisions_per_s"}


def test_simulate_is_the_same_on_any_number_of_workers(cli):
    options = ["simulate", "imperium", "--seats", "random,random", "--games", "60", "--seed", "x", "--json"]
    one, two = cli(*options, "--workers", "1").data, cli(*options, "--workers", "2").data
    for key in ("games", "decisions", "wins", "seat_wins"):
        assert one[key] == two[key]


def test_simulate_shows_its_progress_on_stderr(cli):
    ran = cli("simulate", "imperium", "--seats", "random,random", "--games", "2", "--check")
    assert "random" in ran.out
    assert "games/s" in ran.out


def test_simulate_ends_with_1_when_a_game_fails(cli, monkeypatch):
    monkeypatch.setattr("sietch.lab.simulate.DECISION_LIMIT", 3)
    monkeypatch.setattr("sietch.lab.simulate.play_game", lambda *args, **options: 1 / 0)
    ran = cli("simulate", "imperium", "--seats", "random,random", "--games", "2", "--workers", "1", "--json")
    assert ran.code == 1
    assert ran.data["errors"] == 2
    assert "ZeroDivisionError" in ran.data["failures"][0]["message"]


def test_bench_prints_its_numbers(cli):
    data = cli("bench", "imperium", "--seconds", "0.1", "--json").data
    assert set(data) >= {"game", "compiled", "decisions_per_s", "clones_per_s", "games_per_s", "bytes_per_state"}
    assert data["decisions_per_s"] > 0


# -- replay -----------------------------------------------------------------------------------------------------


def test_replay_tells_the_game_in_words(cli, record):
    english, french = cli("replay", str(record)), cli("replay", str(record), "--lang", "fr")
    assert english.code == french.code == 0
    assert "sends an Agent to" in english.out
    assert "sends an Agent to" not in french.out
    assert "wins." in english.out


def test_replay_verifies(cli, record):
    data = cli("replay", str(record), "--verify", "--json").data
    assert data["verified"] is True
    assert data["result"]["winners"]


def test_replay_stops_where_it_is_told_and_shows_the_board(cli, record):
    ran = cli("replay", str(record), "--to", "10")
    assert "Round 1 of 10" in ran.out
    assert cli("replay", str(record), "--to", "10", "--json").data["shown"] == 10
    assert cli("replay", str(record), "--to", "99999").code == 2


def test_replay_from_a_seat_tells_its_draws(cli, record):
    public = cli("replay", str(record), "--json").data["log"]
    own = cli("replay", str(record), "--seat", "a", "--json").data["log"]
    assert len(public) == len(own)
    assert public != own
    assert cli("replay", str(record), "--seat", "e").code == 2
    assert cli("replay", str(record), "--seat", "z").code == 2


def edited(path, change):
    data = json.loads(path.read_text())
    change(data)
    path.write_text(json.dumps(data))
    return path


@pytest.mark.parametrize(
    "change",
    [
        lambda data: data.update(version=99),
        lambda data: data.update(format=99),
        lambda data: data.update(seats=["random"]),
        lambda data: data.update(game="chess"),
        lambda data: data.update(seed="another"),
        lambda data: data["actions"].pop(20),
        lambda data: data["actions"].insert(3, "a fly moon"),
        lambda data: data["actions"].insert(3, "a reveal"),
        lambda data: data.update(result=None, actions=data["actions"][:-1]),
        lambda data: data["result"].update(winners=["a", "b"]),
        lambda data: data.pop("actions"),
    ],
)
def test_an_edited_record_is_refused(cli, record, change):
    ran = cli("replay", str(edited(record, change)), "--verify", "--json")
    assert ran.code == 2
    assert str(record) in ran.data["error"]
    assert len(ran.err.strip().splitlines()) == 1


@pytest.mark.parametrize("text", ["", "{", "[]", "not json", "\x00\x01"])
def test_what_is_no_record_is_refused(cli, tmp_path, text):
    path = tmp_path / "broken.json"
    path.write_text(text)
    for command in (["replay", str(path)], ["play", "--resume", str(path)]):
        ran = cli(*command)
        assert ran.code == 2
        assert str(path) in ran.err


def test_a_truncated_record_is_refused(cli, record):
    text = record.read_text()
    record.write_text(text[: len(text) // 2])
    ran = cli("replay", str(record))
    assert ran.code == 2
    assert "cut off" in ran.err


# -- scenario ---------------------------------------------------------------------------------------------------


def test_scenarios_pass_and_fail_with_reasons(cli, tmp_path):
    good, bad = tmp_path / "good.yaml", tmp_path / "bad.yaml"
    good.write_text(PASSING)
    bad.write_text(PASSING.replace("vp: 1", "vp: 7"))
    ran = cli("scenario", str(good), "--json")
    assert (ran.code, ran.data["passed"], ran.data["failed"]) == (0, 1, [])
    ran = cli("scenario", str(good), str(bad), "--json")
    assert (ran.code, ran.data["passed"]) == (1, 1)
    assert ran.data["failed"][0]["file"] == str(bad)
    assert "7" in ran.data["failed"][0]["reasons"][0]
    assert "1 passed, 1 failed" in cli("scenario", str(good), str(bad)).out


@pytest.mark.parametrize(
    "text",
    ["", "game: chess\nseats: 4\nexpect: {a: 1}", PASSING.replace("position: {}", "position: {row: [no_card]}"), "{["],
)
def test_a_bad_scenario_file_is_refused(cli, tmp_path, text):
    path = tmp_path / "bad.yaml"
    path.write_text(text)
    ran = cli("scenario", str(path), "--json")
    assert ran.code == 2
    assert str(path) in ran.data["error"]


# -- rules, cards, rulesets -------------------------------------------------------------------------------------


def test_rules_by_id_and_by_words(cli):
    assert "Agent" in cli("rules", "r-ag-01").out
    found = cli("rules", "garrison", "troops", "--json").data["rules"]
    assert found
    assert all("garrison" in rule["text"].lower() for rule in found)
    assert cli("rules", "garnison", "--lang", "fr", "--json").data["rules"]


def test_rules_coverage(cli):
    data = cli("rules", "--game", "imperium", "--coverage", "--json").data
    assert data["game"] == "imperium"
    assert data["rules"] == data["tested"] + len(data["untested"])


def test_cards_have_everything_in_three_languages(cli):
    cards = cli("cards", "imperium", "--json").data["cards"]
    kinds = {card["kind"] for card in cards}
    assert kinds == {"starter", "reserve", "imperium", "intrigue", "conflict", "leader", "space", "hagal"}
    for card in cards:
        assert set(card) >= {"id", "kind", "copies", "cost", "factions", "icons"}
        assert set(card["text"]) == set(LANGUAGES)
    assert sum(card["copies"] for card in cards if card["kind"] == "imperium") == 67


def test_cards_by_id_name_and_words(cli):
    assert [card["id"] for card in cli("cards", "imperium", "stilgar", "--json").data["cards"]] == ["stilgar"]
    named = cli("cards", "imperium", "Épice", "Doit", "--lang", "fr", "--json").data["cards"]
    assert [card["id"] for card in named] == ["spice_must_flow"]
    assert "5" in cli("cards", "imperium", "stilgar").out


def test_rulesets_name_options_presets_and_rules(cli):
    data = cli("rulesets", "imperium", "--json").data
    assert "standard" in data["presets"]
    options = {option["name"]: option for option in data["options"]}
    assert options["difficulty"]["default"] == "sardaukar"
    assert options["bindu_pass_optional"]["rules"]
    assert "difficulty=sardaukar" in cli("rulesets", "imperium").out


# -- compile ----------------------------------------------------------------------------------------------------


def test_compile_and_clean_call_the_compiler(cli, monkeypatch):
    from sietch.lab import compile as compiling

    levels: list[str] = []

    def build(verbose: bool, level: str) -> int:
        levels.append(level)
        return 12

    monkeypatch.setattr(compiling, "compile_hot", build)
    monkeypatch.setattr(compiling, "clean", lambda: 3)
    assert cli("compile", "--json").data == {"compiled": True, "files": 12}
    assert cli("compile", "--quick", "--json").data == {"compiled": True, "files": 12}
    assert levels == ["3", "1"]
    assert cli("compile", "--clean", "--json").data == {"compiled": False, "files": 3}

    def fail(verbose, level):
        raise compiling.CompileError("no compiler:\nlong output")

    monkeypatch.setattr(compiling, "compile_hot", fail)
    ran = cli("compile", "--json")
    assert ran.code == 1
    assert ran.data["error"] == "no compiler"


# -- texts ------------------------------------------------------------------------------------------------------


def test_the_client_says_the_same_things_in_every_language():
    keys = {lang: set(texts(lang).ids("cli-")) for lang in LANGUAGES}
    assert keys["en"] == keys["fr"] == keys["it"]
