"""Uprising through the command line: every command, and whole games in three languages."""

from io import StringIO

import pytest
from rich.console import Console

from sietch import bots, games
from sietch.bots import UnknownBot, make_bot
from sietch.cli.boards import board_for
from sietch.cli.words import Words
from sietch.kernel.game import Perspective
from sietch.kernel.record import Record, load, verify
from sietch.lab.simulate import play_game
from sietch.text import LANGUAGES

ALONE = ("play", "uprising", "--seats", "you,random,random", "--seed", "3")
ENGLISH = ("Your", "You ", "the ", " and ", " with ", "Round 1 of", "gains", "plays", "Spies", "sandworm", "contract ")


def saved(tmp_path):
    files = sorted((tmp_path / "games").glob("uprising-*.json"))
    assert len(files) == 1
    return files[0]


@pytest.fixture
def without_heuristic(monkeypatch):
    def refuse(seed, game_name):
        raise UnknownBot(f"the heuristic bot does not play {game_name!r}")

    monkeypatch.setitem(bots.BOTS, "heuristic", refuse)


# -- playing ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("ruleset", ["standard", "choam", "choam=true base_cards=true base_conflicts=true"])
@pytest.mark.parametrize("seats", ["you", "you,random", "random,you,random", "you,random,random,random"])
def test_always_the_first_option_to_the_end(cli, tmp_path, seats, ruleset):
    ran = cli("play", "uprising", "--seats", seats, "--seed", "3", "--ruleset", ruleset, typed="1\n" * 3000)
    assert ran.code == 0
    assert "The game is over" in ran.out
    record = load(saved(tmp_path), games.find)
    verify(record.game, record)
    assert record.result is not None


@pytest.mark.parametrize("lang", ["fr", "it"])
def test_a_whole_game_without_a_word_of_english(cli, lang):
    typed = "help\nwhy\nlog\nundo\nboard\nrule R-SPY-05\ncard sardaukar\nxyz\n99\n" + "1\n" * 3000
    ran = cli(*ALONE, "--ruleset", "choam", "--lang", lang, typed=typed)
    assert ran.code == 0
    for english in ENGLISH:
        assert english not in ran.out


def test_the_board_shows_what_uprising_adds(cli):
    ran = cli(*ALONE, "--ruleset", "choam", typed="1\n" * 60)
    for words in (
        "Observation posts",
        "Shield Wall stands",
        "Contracts on offer",
        "battle icons: ",
        "◎",
        "Spies: ",
        "Post between Research Station and Sietch Tabr",
        "with Maker Hooks 2 sandworms",
    ):
        assert words in ran.out
    assert "Foldspace" not in ran.out


def test_reasons_cite_the_rules_of_uprising(cli):
    ran = cli(*ALONE, typed="1\nwhy\nrule R-AGT-04\ncard heighliner\ncard kwisatz\n")
    assert "[R-AGT-04]" in ran.out
    assert "R-AGT-04  " in ran.out
    assert "[R-AG-" not in ran.out
    assert "Watched from: Spacing Guild post." in ran.out
    assert "Kwisatz Haderach" in ran.out  # it can be mixed in, so it can be looked up


def test_without_a_better_bot_the_opponents_are_random(cli, without_heuristic):
    assert cli("play", "uprising", "--json").data["seats"] == ["you", "random", "random", "random"]


def test_a_bot_that_does_not_know_the_game_is_refused_in_a_sentence(cli, without_heuristic):
    for command in (["play", "uprising", "--seats", "you,heuristic,random"], ["simulate", "uprising"]):
        seats = [] if "--seats" in command else ["--seats", "heuristic,random,random"]
        ran = cli(*command, *seats)
        assert ran.code == 2
        assert "the heuristic bot does not play uprising yet; those that do: random" in ran.err


def test_a_hint_is_a_sentence_either_way(cli, without_heuristic):
    assert "No bot knows this game well enough" in cli(*ALONE, typed="hint\n").out


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [80, 100, 190])
def test_every_screen_fits_and_every_option_has_its_note(lang, width):
    """Whole random games drawn at some decisions, for all seats and for a spectator."""
    game = games.find("uprising")
    words = Words("uprising", lang)
    board = board_for("uprising", words)
    s = game.new({"choam": True, "base_cards": True, "base_conflicts": True}, 3, f"screen/{width}")
    players = [make_bot("random", f"screen/{seat}", "uprising") for seat in range(3)]
    count = 0
    while game.waiting(s):
        seat = game.waiting(s)[0]
        perspective = Perspective(game, s, seat)
        assert perspective.question is not None
        if count % 40 == 0:
            view = game.view(s, seat)
            file = StringIO()
            console = Console(file=file, width=width, highlight=False)
            for part in (board.whole(view), board.glance(view), board.brief(view), board.whole(game.view(s, None))):
                console.print(part)
            assert max(len(line) for line in file.getvalue().splitlines()) <= width
        for option in perspective.options:
            assert isinstance(board.note(perspective.view(), perspective.question, option), str)
            assert board.rank(option) in (0, 1, 2)
        game.apply(s, seat, players[seat].choose(perspective, None))
        count += 1
    outcome = game.outcome(s)
    assert outcome is not None
    Console(file=StringIO(), width=width).print(board.ending(game.view(s, None), outcome))


# -- the other commands -----------------------------------------------------------------------------------------


def test_cards(cli):
    cards = cli("cards", "uprising", "--json").data["cards"]
    kinds = {card["kind"] for card in cards}
    assert {"imperium", "intrigue", "conflict", "leader", "space", "contract", "objective", "post"} <= kinds
    assert sum(card["copies"] for card in cards if card["kind"] == "contract") == 30
    found = cli("cards", "uprising", "heighliner", "--json").data["cards"]
    assert "5 troops" in " ".join(card["text"]["en"] for card in found if card["kind"] == "space").lower()
    assert "Watches" in cli("cards", "uprising", "post_fremen").out
    for lang in LANGUAGES:
        assert cli("cards", "uprising", "--lang", lang).code == 0


def test_rules(cli, tmp_path):
    assert "Infiltrate" in cli("rules", "--game", "uprising", "r-spy-05").out
    assert len(cli("rules", "--game", "uprising", "--json").data["rules"]) == 208
    assert cli("rules", "--game", "uprising", "R-AG-01").code == 2
    (tmp_path / "test_some.py").write_text(
        "@rule('uprising-R-SPY-05', 'R-GEN-01')\ndef test_one():\n    pass\n", encoding="utf-8"
    )
    data = cli("rules", "--game", "uprising", "--coverage", "--tests", str(tmp_path), "--json").data
    assert (data["rules"], data["tested"]) == (208, 1)
    assert "R-SPY-05" not in data["untested"]
    assert "R-GEN-01" in data["untested"]


def test_rulesets(cli):
    data = cli("rulesets", "uprising", "--json").data
    assert "choam" in {option["name"] for option in data["options"]}
    for lang in LANGUAGES:
        ran = cli("rulesets", "uprising", "--lang", lang)
        assert "choam=false" in ran.out
        assert "R-CHM-01  " in ran.out


def test_simulate_and_bench(cli):
    options = ["--seats", "random,random,random", "--games", "3", "--workers", "1", "--ruleset", "choam", "--json"]
    data = cli("simulate", "uprising", *options).data
    assert (data["game"], data["games"], data["errors"]) == ("uprising", 3, 0)
    assert cli("bench", "uprising", "--seconds", "0.1", "--json").data["game"] == "uprising"


def test_replay(cli, tmp_path):
    game = games.find("uprising")
    made = Record.start(game, {"choam": True}, ["random"] * 4, 11)
    play_game(game, {"choam": True}, [make_bot("random", seat, "uprising") for seat in range(4)], 11, record=made)
    path = tmp_path / "game.json"
    made.save(path)
    assert "places a Spy" in cli("replay", str(path)).out
    assert "place un Espion" in cli("replay", str(path), "--lang", "fr").out
    assert "piazza una Spia" in cli("replay", str(path), "--lang", "it").out
    assert cli("replay", str(path), "--verify", "--json").data["verified"] is True
    assert "Observation posts" in cli("replay", str(path), "--to", "30").out


def test_scenario(cli, tmp_path):
    path = tmp_path / "start.yaml"
    path.write_text("game: uprising\ntitle: the start\nseats: 4\nposition: {}\nexpect:\n  a.vp: 1\n", encoding="utf-8")
    assert cli("scenario", str(path), "--json").data["passed"] == 1
