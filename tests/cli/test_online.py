"""Tables at a real server, played and watched through the terminal."""

import ast
import io
import json
import threading
import time
import urllib.request
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import sietch
from cli.serving import Script, Serving, seat_does
from sietch import games
from sietch.cli.boards import board_for
from sietch.cli.output import screen
from sietch.cli.table.links import read_link
from sietch.cli.table.listener import Listener
from sietch.cli.table.online import Online
from sietch.cli.table.online_commands import ONLINE
from sietch.cli.table.online_words import PARTICULAR
from sietch.cli.table.remote import RemoteTable
from sietch.cli.words import Words
from sietch.kernel.record import Record, verify
from sietch.text import LANGUAGES, texts

SERVER = Path(sietch.__file__).parent / "server"
# Refusals of what no command of the terminal asks for.
NEVER_ASKED = ("bad_language", "bad_record")
# What is wrong in one game answers something in another; every question has an answer among these.
ANYTHING = "1\npass\ndone\n0\n" * 3000


def key_of(link):
    return link.partition("#seat=")[2]


# -- whole games ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["imperium", "uprising", "classic"])
def test_a_game_is_played_to_the_end(cli, table, server, game):
    made = table(game, "link,heuristic")
    ran = cli("join", made["seats"][0]["link"], typed=ANYTHING)
    assert ran.code == 0, ran.err
    assert "The game is over" in ran.out
    address = f"/api/tables/{made['table']}/record"
    assert f"{server.address}{address}\n" in ran.out
    record = Record.from_json(json.dumps(server.get(address)), games.find)
    state = verify(record.game, record)
    assert [seat for seat, _ in record.moves].count(0) > 10
    # The end is told as the local game tells it.
    file = io.StringIO()
    console = Console(file=file, width=100)
    outcome = record.game.outcome(state)
    assert outcome is not None
    console.print(board_for(game, Words(game, "en", 2)).ending(record.game.view(state, 0), outcome))
    assert file.getvalue() in ran.out


def test_a_spectator_can_look_and_do_nothing(cli, table):
    made = table("imperium", "link,random")
    ran = cli("join", made["watch"], typed="help\nseats\nsay hello\n1\nundo\nwhy\nboard\nlink\nresign\nstart\nquit\n")
    assert ran.code == 0
    assert "You are watching. Type help" in ran.out
    assert ran.out.count("only those who have a seat") == 5
    assert "Only whoever opened the table can start it" in ran.out
    assert "Your hand" not in ran.out
    assert made["watch"] in ran.out


def test_a_spectator_sees_a_game_to_its_end_and_afterwards(cli, table):
    made = table("imperium", "random,random,random")
    for _ in range(2):
        ran = cli("join", made["watch"])
        assert ran.code == 0
        assert "The game is over" in ran.out
        assert "wins." in ran.out or "share the win." in ran.out


@pytest.mark.parametrize(("lang", "over"), [("fr", "La partie est finie"), ("it", "La partita è finita")])
def test_a_whole_game_without_a_word_of_english(cli, table, lang, over):
    typed = (
        "help\nseats\nsay Usul\nwhisper\nwhisper B x\ncall\ncall replace\ncall replace B\ncall more_time B\nvote\n"
        "vote no\ncall undo 900\nbot\nhandover\nresign\nlink\nstart\nhint\nwhy\nlog\n1\nundo\nundo\nundo\nxyz\n99\n"
    )
    made = table("imperium", "link,random,random", "--clock", "live:600+5", "--name", "Dune")
    ran = cli("join", made["seats"][0]["link"], "--lang", lang, typed=typed + ANYTHING)
    assert ran.code == 0
    assert over in ran.out
    for english in (
        "Your",
        "You ",
        "the ",
        " and ",
        " with ",
        "Round 1 of",
        "gains",
        "plays",
        "There",
        "This",
        "Type ",
    ):
        assert english not in ran.out, english


# -- at the table -----------------------------------------------------------------------------------------------


def test_talk_reaches_the_others_and_undo_takes_a_step_back(cli, two, server):
    mine, other = two
    heard: list[str] = []

    async def listen(seat):
        heard.extend(said["text"] for said in seat.talk)
        await seat.say("the spice must flow")

    script = Script("say  hello   there", seat_does(other, listen), "1", "undo", "whisper B psst", "say", "log", "quit")
    ran = cli("join", mine, typed=script)
    assert ran.code == 0
    assert heard == ["hello there"]
    assert "you: hello there" in ran.out
    assert "guest: the spice must flow" in ran.out
    assert "has taken back the last step" in ran.out
    assert "The rules allow no secret talk with them." in ran.out
    assert "There is nothing to say." in ran.out
    assert f"join '{mine}'" in ran.out
    # What was said is still there for whoever comes back.
    assert "the spice must flow" in cli("join", mine, typed="").out


def test_votes_pause_the_game_and_a_refused_move_is_explained(cli, two):
    mine, other = two
    agree = seat_does(other, lambda seat: seat.vote(True))
    ran = cli("join", mine, typed=Script("call pause", agree, "1", "call resume", agree, "1", "quit"))
    assert ran.code == 0
    assert "Type vote yes" not in ran.out
    assert "Agreed: pause the game." in ran.out
    assert "The game is paused; it goes on when everybody agrees (call resume)." in ran.out
    assert "Agreed: go on with the game." in ran.out
    calls = seat_does(other, lambda seat: seat.call_vote("abandon"))
    ran = cli("join", mine, typed=Script(calls, "say wait", "vote maybe", "vote yes", "1"))
    assert "asks the table: abandon the game? Type vote yes or vote no." in ran.out
    assert "The table has agreed to abandon the game." in ran.out


def test_a_closed_choice_is_refused_with_its_rule(cli, two):
    closed: list[Any] = []

    async def play_a_card(seat):
        await seat.act(next(action for action, words in seat.options if words.startswith("play ")))
        closed.extend(seat.moment["unavailable"])

    seat_does(two[0], play_a_card)()
    action, rule, _, _ = next(one for one in closed if one[1])
    notation = games.find("imperium").actions.notation(action)
    ran = cli("join", two[0], typed=f"why {notation}\n{notation}\nwhy buy stilgar\nquit\n")
    assert ran.out.count(f"[{rule}]") >= 2
    assert f"    {rule}  " in ran.out
    assert "This cannot be done now" in ran.out


def test_an_answer_to_a_question_that_has_just_changed_is_not_taken(two, capsys):
    link = read_link(two[0])
    game = games.find("imperium")
    remote = RemoteTable(game, link.server, link.table, link.seat_key, patient=False)
    remote.open()
    words, console = Words("imperium", "en", 2), screen()
    desk = Online(remote, link, words, board_for("imperium", words), console, Listener(console))
    desk.catch_up()
    # As if it had appeared a moment ago, above a line that was almost typed.
    desk.asked_at = time.monotonic() + 10
    before = remote.picture.moment["actions"]
    desk.hear("1")
    desk.hear("seats")
    assert remote.look().moment["actions"] == before
    desk.asked_at = 0.0
    desk.hear("1")
    assert remote.look().moment["actions"] > before
    remote.close()
    said = capsys.readouterr().out
    assert said.count("The question has just changed.") == 1


def test_a_bot_stands_in_and_goes(cli, two):
    ran = cli("join", two[0], typed=Script("bot maybe", "bot on", "1", "seats", "bot off", "seats", "quit"))
    assert ran.code == 0
    assert "Type bot on to let a bot play" in ran.out
    assert "You are not asked anything now" in ran.out
    assert "the heuristic bot is standing in" in ran.out
    assert "You play yourself again." in ran.out


def test_a_seat_is_handed_over_and_given_up(cli, two):
    mine, _ = two
    ran = cli("join", mine, typed="handover\nhandover Chani\n1\n")
    assert ran.code == 0
    new = next(word for word in ran.out.split() if word.startswith("http") and key_of(word) not in ("", key_of(mine)))
    assert "This seat was handed over to somebody else." in ran.out
    old = cli("join", mine)
    assert old.code == 2
    assert "This link opens no seat at this table" in old.err
    ran = cli("join", new, typed="resign\nseats\nresign\nresign\n")
    assert ran.code == 0
    assert ran.out.count("Type resign again if you mean it.") == 2
    assert "Everybody else has given up;" in ran.out


def test_a_locked_seat_asks_for_its_passphrase(cli, two):
    mine, _ = two
    locked = cli("join", mine, typed="lock\nbless the maker\nquit\n")
    assert "From now on the seat asks for the passphrase" in locked.out
    for typed in ("", "bless the baker\n"):
        ran = cli("join", mine, typed=typed)
        assert ran.code == 2
        assert "This seat asks for a passphrase, and this is not it." in ran.err
    ran = cli("join", mine, typed="bless the maker\nseats\nlock\n\nquit\n")
    assert ran.code == 0
    assert "The seat asks for no passphrase." in ran.out
    assert cli("join", mine, typed="quit\n").code == 0
    assert "bless" not in locked.out + ran.out


def test_open_seats_are_offered_and_the_host_starts(cli, table, server):
    made = table("imperium", "link,open", "--name", "Sunday")
    assert made["begun"] is False
    early = cli("host", "--start", made["host"])
    assert early.code == 2
    assert "Some seats are still open." in early.err
    # The game begins while the newcomer waits for it, and the other seat is left to a bot.
    begin = urllib.request.Request(
        f"{server.address}/api/tables/{made['table']}/start",
        data=b"",
        headers={"Authorization": f"Bearer {made['host'].partition('#host=')[2]}"},
    )

    def host():
        while not server.get(f"/api/tables/{made['table']}")["players"][1]["present"]:
            time.sleep(0.1)
        urllib.request.urlopen(begin)
        seat_does(made["seats"][0]["link"], lambda seat: seat.stand_in(True))()

    threading.Thread(target=host, daemon=True).start()
    ran = cli("join", made["watch"], "--name", "Chani", typed="x\nB\nseats\nquit\n")
    assert ran.code == 0, ran.err
    assert "Open seats: B" in ran.out
    assert "Type B, or Enter alone to watch." in ran.out
    assert "The game has not begun" in ran.out
    kept = next(word.strip("'") for word in ran.out.split() if "#seat=" in word)
    assert "B> seats" in ran.out
    assert server.get(f"/api/tables/{made['table']}")["players"][1]["name"] == "Chani"
    assert cli("join", kept, typed="").code == 0
    assert cli("host", "--start", made["host"]).code == 2


def test_enter_alone_watches_a_table_with_open_seats(cli, table):
    made = table("imperium", "random,open")
    ran = cli("join", made["watch"], typed="\nquit\n")
    assert ran.code == 0
    assert "You are watching." in ran.out
    assert "The game has not begun" in ran.out


def test_the_host_may_play_at_once(cli, server):
    ran = cli("host", "imperium", "--seats", "link,random", "--server", server.address, "--play", typed="1\nquit\n")
    assert ran.code == 0
    assert "Your own seat, A: http" in ran.out
    assert "The game has begun." in ran.out
    assert "A> 1" in ran.out


def test_what_a_host_prints(cli, server):
    ran = cli("host", "classic", "--seats", "link,link,open,random", "--server", server.address)
    assert ran.out.count("#seat=") == 3
    assert ran.out.count("#host=") == 1
    assert "Seat B, for a friend" in ran.out
    plain = cli("host", "imperium", "--server", server.address, "--json").data
    assert len(plain["seats"]) == 4
    assert plain["begun"] is True


# -- what goes wrong --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("link", "named"),
    [
        ("nonsense", "nonsense"),
        ("ftp://{host}/t/abcd2345", "ftp"),
        ("http://{host}/", "does not lead to a table"),
        ("http://{host}/t/../../x", "does not lead to a table"),
        ("http://{host}/t/abcd2345", "no such table"),
        ("http://{host}/t/abcd2345#seat=", "not whole"),
        ("http://{host}/t/abcd2345#key=22222222222222222222222222", "not whole"),
        ("http://localhost:1/t/abcd2345#seat=22222222222222222222222222", "cannot be reached"),
        ("http://{host}/api/t/abcd2345", "knows no such address"),
    ],
)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_wrong_link_is_one_sentence(cli, server, link, named, lang):
    ran = cli("join", link.format(host=f"localhost:{server.port}"), "--lang", lang)
    assert ran.code == 2
    assert ran.out == ""
    assert len(ran.err.strip().splitlines()) == 1
    assert lang != "en" or named in ran.err
    assert lang == "en" or not any(word in ran.err for word in (" is ", " not ", " the ", "There", "cannot"))
    assert "2222222" not in ran.err


def test_a_wrong_key_opens_nothing(cli, table):
    made = table("imperium", "link,random")
    ran = cli("join", f"{made['watch']}#seat={'2' * 26}")
    assert ran.code == 2
    assert "This link opens no seat at this table" in ran.err
    assert "2222222" not in ran.err


def test_a_server_that_goes_away_is_noticed(cli, tmp_path):
    with Serving(tmp_path / "data").start() as serving:
        made = cli("host", "imperium", "--seats", "link,random", "--server", serving.address, "--json").data
        ran = cli("join", made["seats"][0]["link"], typed=Script("1", serving.stop, "1", "seats", "seats"))
    assert ran.code == 2
    assert "The server does not answer. Nothing has changed" in ran.out or "The connection is lost" in ran.out
    assert "cannot be reached" in ran.err


# -- words ------------------------------------------------------------------------------------------------------


def test_every_refusal_of_a_table_has_words_in_every_language():
    """What the server refuses at a table is known by its code; the few that name what is wrong are translated whole."""
    codes = set()
    for path in ("hall", "rooms", "socket", "talk", "voting", "routes_tables", "making"):
        for node in ast.walk(ast.parse((SERVER / f"{path}.py").read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Refused":
                code = node.args[0]
                assert isinstance(code, ast.Constant)
                codes.add(str(code.value))
    assert len(codes) > 20
    unknown = [
        code
        for code in sorted(codes - {*PARTICULAR, *NEVER_ASKED})
        if not texts("en").has(f"cli-refused-{code.replace('_', '-')}")
    ]
    assert unknown == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_command_is_in_the_help(lang):
    for command in ONLINE:
        assert texts(lang).get(f"cli-help-{command}")
        assert texts(lang).get(f"cli-help-{command}-word").startswith(command)


def test_no_command_hides_an_action_of_a_game():
    for name in games.GAMES:
        assert not set(ONLINE) & set(games.find(name).actions.families)
