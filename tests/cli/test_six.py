"""Uprising for six through the command line: two teams at one table."""

from io import StringIO

import pytest
from rich.console import Console

from sietch import games
from sietch.bots import make_bot
from sietch.cli.boards import board_for
from sietch.cli.words import Words
from sietch.imperium.arrows import RIGHT
from sietch.imperium.defs import CARD
from sietch.imperium.wording import SIX
from sietch.kernel.frame import Question
from sietch.kernel.game import Outcome, Perspective
from sietch.kernel.record import load, verify
from sietch.text import LANGUAGES

ALONE = ("play", "uprising", "--seats", "you,random,random,random,random,random", "--seed", "3")
TEAM = {"en": "Team of Muad'Dib", "fr": "Équipe de Muad'Dib", "it": "Squadra di Muad'Dib"}
GREAT_HOUSES = {"en": "Great Houses", "fr": "Grandes Maisons", "it": "Grandi Casate"}
ENGLISH = ("Your", "You ", "the ", " and ", " with ", "gains", "plays", "Team", "Great Houses", "Fringe", "Throne")


def drawn(part, width=100):
    file = StringIO()
    Console(file=file, width=width, highlight=False).print(part)
    return file.getvalue()


def table(lang="en", seed=1):
    """A game of six with its board, at the first commander's question."""
    game = games.find("uprising")
    s = game.new(None, SIX, seed)
    return game, s, board_for("uprising", Words("uprising", lang, SIX))


@pytest.mark.parametrize("lang", ["fr", "it"])
def test_a_whole_game_without_a_word_of_english(cli, tmp_path, lang):
    ran = cli(*ALONE, "--lang", lang, typed="why\nboard\nlog\n" + "1\n" * 4000)
    assert ran.code == 0
    for english in ENGLISH:
        assert english not in ran.out
    assert TEAM[lang] in ran.out
    assert GREAT_HOUSES[lang] in ran.out
    record = load(next((tmp_path / "games").glob("*.json")), games.find)
    verify(record.game, record)
    assert record.result is not None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_board_shows_teams_tracks_and_the_throne_row(lang):
    game, s, board = table(lang)
    s.players[2].vp = 7
    s.players[0].personal = 2
    s.throne[:] = [CARD["price_is_no_object"]]
    view = game.view(s, 3)
    for part in (board.whole(view), board.glance(view)):
        lines = drawn(part).splitlines()
        head = next(line for line in lines if line.startswith(TEAM[lang]))
        assert "12" in head  # 4 + 7 + 1
        assert "2/4" in head
        first = lines.index(head)
        # The commander stands first, then the allies; below them the other team.
        assert [line[1] for line in lines[first + 2 : first + 5]] == ["A", "C", "E"]
        assert [line[1] for line in lines[first + 6 : first + 9]] == ["D", "B", "F"]
        name = board.words.speech.name("card", "price_is_no_object")
        assert any(name in line for line in lines)
    whole = drawn(board.whole(view))
    for faction in ("great_houses", "fringe_worlds"):
        assert board.words.speech.name("faction", faction) in whole
    # Each commander's own board is a group of its own, with its two spaces right below.
    lines = whole.splitlines()
    for space, key in (("vast_wealth", "emperor"), ("hardy_warriors", "fremen")):
        title = board.words.say(f"uprising-board-{key}", track=board.words.speech.name("faction", key))
        below = lines[lines.index(title) + 1 : lines.index(title) + 3]
        assert board.words.speech.name("space", space) in " ".join(below)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [80, 100])
def test_every_screen_fits_and_no_figure_is_cut_off(lang, width):
    game, s, board = table(lang, seed=f"fits/{width}")
    bots = [make_bot("random", f"fits/{seat}", "uprising") for seat in range(SIX)]
    count = 0
    while game.waiting(s):
        seat = game.waiting(s)[0]
        perspective = Perspective(game, s, seat)
        assert perspective.question is not None
        if count % 60 == 0:
            view = game.view(s, seat)
            for part in (board.whole(view), board.glance(view), board.brief(view), board.whole(game.view(s, None))):
                text = drawn(part, width)
                assert max(map(len, text.splitlines())) <= width
            rows = [line for line in drawn(board.glance(view), width).splitlines() if line[1:3] in ("A ", "B ", "D ")]
            hands = [player["hand_count"] for player in view["players"]]
            assert any(line.split()[-2:-1] == [str(hands[0])] for line in rows)
        for option in perspective.options:
            assert isinstance(board.note(perspective.view(), perspective.question, option), str)
        game.apply(s, seat, bots[seat].choose(perspective, None))
        count += 1
    outcome = game.outcome(s)
    assert outcome is not None
    assert TEAM[lang] in drawn(board.ending(game.view(s, None), outcome))


def test_a_commanders_figures_are_those_of_the_ally():
    game, s, board = table()
    s.players[0].ally = 4
    s.players[4].garrison, s.players[4].conflict = 2, 3
    brief = drawn(board.brief(game.view(s, 0)))
    name = board.names(game.view(s, 0))[4]
    assert f"through {name}: garrison 2, Conflict 3 (strength {s.players[4].strength()})" in " ".join(brief.split())
    assert "through" not in drawn(board.brief(game.view(s, 2)))


def test_notes_say_who_a_teammate_is_and_what_choosing_means():
    game, s, board = table()
    number = game.actions.by_notation
    s.players[0].arrows = RIGHT  # points to E
    s.players[2].garrison, s.players[2].spice = 3, 5
    s.players[0].ally, s.players[2].influence[3] = 2, 1
    s.players[0].personal = 3
    view = game.view(s, 0)
    ally = board.words.speech.name("leader", view["players"][2]["leader"])
    activate = Question(0, "ActivateAlly", {})
    assert f"{ally}: garrison 3" in board.note(view, activate, number["ally c"])
    assert "only a Reveal turn" in board.note(view, activate, number["ally c"])
    assert "only a Reveal turn" not in board.note(view, activate, number["ally e"])
    assert "5 spice" in board.note(view, Question(0, "TradeWith", {}), number["ally c"])
    track = Question(0, "ChooseTrack", {"faction": "fremen", "count": 1})
    assert "3/4 (next: the Fremen alliance" in board.note(view, track, number["personal"])
    assert board.note(view, track, number["faction fremen"]) == f"{ally}: now 1"
    assert board.note(view, Question(0, "DeployTroops", {}), number["deploy 2"]).startswith(f"{ally}: strength 4")
    s.turn = 0
    deploy = board.note(game.view(s, 2), Question(2, "DeployTroops", {}), number["deploy 2"])
    assert deploy == "strength 4 (turn of Muad'Dib)"
    s.turn = 2
    assert board.note(game.view(s, 2), Question(2, "DeployTroops", {}), number["deploy 2"]) == "strength 4"


def test_the_winning_team_is_named_with_both_scores():
    game, s, board = table()
    s.players[1].vp, s.players[5].vp = 9, 8
    view = game.view(s, None)
    outcome = Outcome([1, 3, 5], [[1, 3, 5], [0, 2, 4]], "vp", {"vp": [player["vp"] for player in view["players"]]})
    lines = drawn(board.ending(view, outcome)).splitlines()
    assert lines[0].strip() == "Team of Shaddam wins."
    assert [line.strip() for line in lines if "Team of" in line][1:] == [
        "Team of Shaddam: 21 VP",
        "Team of Muad'Dib: 6 VP",
    ]
    tie = Outcome([0, 2, 4], [[0, 2, 4], [1, 3, 5]], "spice", outcome.facts)
    assert "[S6-15]" in drawn(board.ending(view, tie))


def test_four_players_keep_their_board():
    game = games.find("uprising")
    board = board_for("uprising", Words("uprising", "en", 4))
    text = drawn(board.whole(game.view(game.new(None, 4, 1), 0)))
    assert "Team of" not in text
    assert "Great Houses" not in text
    assert "Emperor (and 1 influence)" in text


def test_cards_of_six_are_listed_in_groups_of_their_own(cli):
    lines = cli("cards", "uprising").out.splitlines()
    heads = [line.split(" ──")[0] for line in lines if "──" in line]
    assert heads[0] == "Starting cards"
    assert [head for head in heads if head.startswith("Six players")] == heads[-4:]
    assert {"Six players: Shaddam's starting cards", "Six players: Muad'Dib's starting cards"} <= set(heads[-4:])
    shaddam = next(i for i, line in enumerate(lines) if line.startswith("Six players: Shaddam"))
    assert lines[shaddam + 1].startswith("Corrino Might")
    assert "Fringe Worlds" in cli("cards", "uprising", "expedition").out
    assert "Six players" not in cli("cards", "imperium").out
