"""Whole games and their commands through the terminal client, with everything typed given beforehand."""

import json
from io import StringIO

import pytest
from rich.console import Console

from sietch import games
from sietch.cli.boards import board_for
from sietch.cli.options import YOU
from sietch.cli.table.client import Client, clear
from sietch.cli.table.reader import Reader
from sietch.cli.table.session import Session
from sietch.cli.table.typed import Command
from sietch.cli.words import Words
from sietch.kernel.record import Record, load, verify
from sietch.kernel.rng import rng_from_seed

ALONE = ("play", "imperium", "--seats", "you,random,random,random", "--seed", "3")
# With this seed and these bots the person plays first: Dagger, then Hall of Oratory is option 1.


def saved(tmp_path):
    files = sorted((tmp_path / "games").glob("*.json"))
    assert len(files) == 1
    return files[0]


# -- whole games ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", ["you", "you,random", "random,you,heuristic", "you,random,random,random"])
def test_always_the_first_option_to_the_end(cli, tmp_path, seats):
    ran = cli("play", "--seats", seats, "--seed", "3", typed="1\n" * 3000)
    assert ran.code == 0
    assert "The game is over" in ran.out
    assert "wins." in ran.out
    path = saved(tmp_path)
    assert f" {path}\n" in ran.out
    record = load(path, games.find)
    verify(record.game, record)
    assert record.result is not None


@pytest.mark.parametrize("lang", ["fr", "it"])
def test_a_whole_game_without_a_word_of_english(cli, lang):
    ran = cli(*ALONE, "--lang", lang, typed="help\nwhy\nhint\nlog\nundo\nxyz\n99\n" + "1\n" * 3000)
    assert ran.code == 0
    for english in ("Your", "You ", "the ", " and ", " with ", "Round 1 of", "gains", "plays"):
        assert english not in ran.out


def test_json_is_the_result_alone(cli, tmp_path):
    ran = cli(*ALONE, "--json", typed="1\n" * 3000)
    assert ran.data["over"] is True
    assert ran.data["result"]["winners"]
    assert ran.data["record"] == str(saved(tmp_path))
    assert "The game is over" in ran.err


def test_the_default_table_is_three_heuristic_bots(cli):
    ran = cli("play", "--json")
    assert ran.data["seats"] == ["you", "heuristic", "heuristic", "heuristic"]
    assert ran.data["over"] is False


def test_a_ruleset_from_words_and_from_a_file(cli, tmp_path):
    file = tmp_path / "mine.yaml"
    file.write_text("leaders: [paul_atreides, glossu_rabban]\n")
    ran = cli("play", "--seats", "you,random", "--ruleset", "first_game bindu_pass_optional=true", "--json")
    assert load(saved(tmp_path), games.find).ruleset["bindu_pass_optional"] is True
    path = tmp_path / "other.json"
    ran = cli("play", "--seats", "you,random", "--ruleset", str(file), "--save", str(path), "--json")
    assert ran.code == 0
    assert load(path, games.find).ruleset["leaders"] == ["paul_atreides", "glossu_rabban"]


# -- leaving and coming back ------------------------------------------------------------------------------------


def test_quit_end_of_input_and_resume(cli, tmp_path):
    first = cli(*ALONE, typed="1\n1\nquit\n")
    assert first.code == 0
    path = saved(tmp_path)
    assert f"sietch play --resume {path}\n" in first.out
    before = load(path, games.find).moves
    second = cli("play", "--resume", str(path), typed="1\n")
    assert second.code == 0
    after = load(path, games.find).moves
    assert after[: len(before)] == before
    assert len(after) > len(before)
    third = cli("play", "--resume", str(path), "--json", typed="1\n" * 3000)
    assert third.data["over"] is True
    whole = load(path, games.find)
    verify(whole.game, whole)


def test_ctrl_c_saves(cli, tmp_path, monkeypatch):
    def interrupted(self, prompt):
        raise KeyboardInterrupt

    monkeypatch.setattr("sietch.cli.table.reader.Reader.line", interrupted)
    ran = cli(*ALONE)
    assert "--resume" in ran.out
    load(saved(tmp_path), games.find)


def test_an_edited_save_is_refused_and_left_alone(cli, tmp_path):
    cli(*ALONE, typed="1\n1\n")
    path = saved(tmp_path)
    data = json.loads(path.read_text())
    data["actions"] = data["actions"][:-1]
    path.write_text(json.dumps(data))
    text = path.read_text()
    ran = cli("play", "--resume", str(path))
    assert ran.code == 2
    assert path.read_text() == text


def test_resume_refuses_what_the_record_has_settled(cli, tmp_path):
    cli(*ALONE, typed="1\n")
    path = str(saved(tmp_path))
    assert cli("play", "--resume", path, "--seed", "4").code == 2
    assert cli("play", "--resume", path, "--seats", "you,random").code == 2
    assert cli("play", "chess", "--resume", path).code == 2


def test_save_to_another_file(cli, tmp_path):
    path = tmp_path / "deep" / "copy.json"
    ran = cli(*ALONE, typed=f"1\nsave {path}\nsave {tmp_path}\nsave /proc/x/y\n")
    assert ran.code == 0
    assert load(path, games.find).moves
    assert ran.out.count("could not be saved") == 2


def test_nothing_half_written_is_left_behind(cli, tmp_path):
    cli(*ALONE, typed="1\n1\n1\n")
    assert [path.name for path in (tmp_path / "games").iterdir()] == [saved(tmp_path).name]


# -- commands ---------------------------------------------------------------------------------------------------


def test_bad_input_loses_nothing(cli, tmp_path):
    ran = cli(*ALONE, typed="0\n77\nfly\nplay\n\n\x00\nplay dagger extra words\n")
    assert ran.code == 0
    assert [seat for seat, _ in load(saved(tmp_path), games.find).moves].count(0) == 0
    assert "There is no option 77" in ran.out
    assert "“fly” is none of the options" in ran.out
    assert "could mean several options" in ran.out


def test_notation_and_prefix_choose(cli, tmp_path):
    cli(*ALONE, typed="play dagger\nhall\n")
    record = load(saved(tmp_path), games.find)
    own = [record.game.actions.notation(action) for seat, action in record.moves if seat == 0]
    assert own == ["play dagger", "to hall_of_oratory"]


def test_why_names_the_reason_and_the_rule(cli):
    ran = cli(*ALONE, typed="1\nwhy\nwhy high_council\nwhy 1\nwhy buy stilgar\nwhy nonsense\n")
    assert "High Council costs 5 Solari; you have 1. [R-AG-03]" in ran.out
    assert "R-AG-03  To send an Agent" in ran.out
    assert "This is allowed: Send the Agent to Hall of Oratory (notation: to hall_of_oratory)" in ran.out
    assert "This cannot be done now" in ran.out
    assert "“nonsense” is none of the options" in ran.out


def test_choosing_what_is_closed_gives_the_reason(cli, tmp_path):
    ran = cli(*ALONE, typed="1\nhigh_council\n")
    assert ran.out.count("High Council costs 5 Solari") == 2
    assert load(saved(tmp_path), games.find).moves[-1][0] == 0


def test_card_rule_log_hint_board_help(cli):
    typed = "card stilgar\ncard troops\ncard qqq\ncard\nrule r-ag-02\nrule qqq\nrule\nlog\nlog 2\nhint\nboard\nhelp\n"
    ran = cli(*ALONE, typed=typed)
    for words in (
        "Reveal: 2 persuasion and 3 swords",
        "No card, space or leader is called “qqq”",
        "Which one? Type card",
        "A space with an Agent on it",
        "No rule has the id or the words “qqq”",
        "The last 2 of",
        "The heuristic bot would choose:",
        "take back your last step",
    ):
        assert words in ran.out
    assert ran.out.count("Imperium Row and Reserve") == 2


@pytest.mark.parametrize(("lang", "reason"), [("en", "a visit to"), ("fr", "une visite à"), ("it", "una visita allo")])
def test_a_hint_comes_with_its_reasons_in_the_language_of_the_player(cli, lang, reason):
    assert reason in cli(*ALONE, "--lang", lang, typed="hint\n").out


# -- undo -------------------------------------------------------------------------------------------------------


def test_undo_takes_back_a_step_that_told_nothing(cli, tmp_path):
    ran = cli(*ALONE, typed="1\nundo\nundo\n")
    assert "Your last step is taken back" in ran.out
    assert "Somebody else has acted" in ran.out
    assert load(saved(tmp_path), games.find).moves[-1][0] != 0


def test_undo_works_after_coming_back(cli, tmp_path):
    cli(*ALONE, typed="1\n")
    ran = cli("play", "--resume", str(saved(tmp_path)), typed="undo\n")
    assert "Your last step is taken back" in ran.out


def test_undo_with_nothing_to_take_back(cli):
    ran = cli("play", "--seats", "you", "--seed", "3", typed="undo\n")
    assert "nothing to take back" in ran.out or "Somebody else" in ran.out


def test_undo_never_gives_back_what_was_learnt():
    """Every step of random games: a step that drew, shuffled or showed a card cannot be undone; others can."""
    game = games.find("imperium")
    taken, refused = 0, 0
    for seed in range(3):
        session = Session(Record.start(game, None, [YOU, YOU], seed))
        for count in range(160):
            if session.over:
                break
            seat = session.waiting()
            options = session.perspective(seat).options
            before = (session.view(0), session.view(1), list(session.record.moves), len(session.events))
            action = options[(count * 7 + seed) % len(options)]
            sizes, surprise = _sizes(session, seat), _holds_a_surprise(session, seat)
            session.play(seat, action)
            after = _sizes(session, seat)
            problem = session.undo(seat)
            if problem is None:
                taken += 1
                assert after[1:] == sizes[1:]
                assert after[0] == sizes[0] or not surprise
                assert before == (session.view(0), session.view(1), session.record.moves, len(session.events))
                session.play(seat, action)
            else:
                refused += 1
                assert problem == "undo-hidden"
    assert taken > 50
    assert refused > 20


def _sizes(session, seat):
    view = session.view(seat)
    return view["players"][seat]["deck_count"], view["intrigue_deck"], view["imperium_deck"]


def _holds_a_surprise(session, seat):
    """Whether the seat could not have named the next card of its own deck."""
    own = session.view(seat)["players"][seat]
    return len(set(own["deck"])) > 1 and not own["top_card"]


# -- several people at one keyboard -----------------------------------------------------------------------------


def test_the_curtain_hides_everything_of_the_last_player(cli):
    ran = cli("play", "--seats", "you,you", "--seed", "5", typed="\n1\n1\n\n1\n1\n")
    parts = ran.out.split("Pass the keyboard to ")
    assert len(parts) > 2
    assert "hand" not in parts[0]
    for part in parts[1:]:
        assert part[0] in "AB"
        behind, enter, _ = part.partition("[Enter]")
        assert enter
        assert len(behind.splitlines()) == 1


def test_a_terminal_is_wiped_before_the_keyboard_is_passed_on():
    file = StringIO()
    clear(Console(file=file, force_terminal=True))
    wiped = file.getvalue()
    assert "\x1b[2J" in wiped
    # Wiping may push the old screen up into what can be scrolled back to, so that goes last.
    assert wiped.endswith("\x1b[3J")


@pytest.mark.parametrize(
    ("name", "seats"), [("imperium", 1), ("imperium", 2), ("imperium", 3), ("uprising", 1), ("uprising", 3)]
)
def test_what_is_shown_does_not_depend_on_anything_hidden(name, seats, tmp_path):
    """Draw afresh all that a seat cannot know: its screen stays the same to the letter."""
    game = games.find(name)
    draws = rng_from_seed("screens")
    session = Session(Record.start(game, None, [YOU] * seats, 21))
    for count in range(150):
        if session.over:
            break
        seat = session.waiting()
        if count % 9 == 0:
            real = session._state
            shown = _screen(session, seat, tmp_path)
            session._state = game.determinize(real, seat, draws)
            assert _screen(session, seat, tmp_path) == shown
            session._state = real
        options = session.perspective(seat).options
        session.play(seat, options[count * 5 % len(options)])


def _screen(session, seat, tmp_path):
    """Everything that the client shows a seat at a decision, commands included."""
    file = StringIO()
    console = Console(file=file, width=90, highlight=False)
    words = Words(session.game.name, "en")
    client = Client(session, words, board_for(session.game.name, words), console, Reader(console), tmp_path / "x.json")
    decision = client.decision(seat)
    view = session.view(seat)
    for part in (client.board.whole(view), client.board.glance(view), client.board.brief(view)):
        client.show(part)
    client.show(decision.draw(view, "A"))
    client.tell_news(seat)
    for typed in ("why", "log 500", "hint", "board"):
        client.command(Command(*typed.partition(" ")[::2]), seat, decision)
    return file.getvalue()
