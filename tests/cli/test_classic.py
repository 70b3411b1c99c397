"""Classic Dune in the terminal: what is drawn for whom, and how long lists of options stay usable."""

import re
from io import StringIO

import pytest
from rich.console import Console

from sietch import games
from sietch.bots import make_bot
from sietch.classic.actions import ACTIONS
from sietch.classic.atlas import LOCATION_IDS, LOCATIONS_IN, SECTOR_OF, SINK, TERRITORY
from sietch.classic.cards import CARD_IDS
from sietch.classic.terms import PHASE_IDS
from sietch.cli.boards import board_for
from sietch.cli.boards.classic_map import BAND, ROWS
from sietch.cli.options import YOU
from sietch.cli.table.client import Client
from sietch.cli.table.desk import Quit
from sietch.cli.table.reader import Reader
from sietch.cli.table.screens import Decision
from sietch.cli.table.session import Session
from sietch.cli.table.typed import Choice, Mistake, pick
from sietch.cli.words import Words
from sietch.kernel.game import Perspective
from sietch.kernel.record import Record
from sietch.text import LANGUAGES, texts
from support.classic import classic

GAME = games.find("classic")
WIDTHS = (80, 120)
# Words that the board says anyway: weapons name their defenses.
SAID_ANYWAY = ("shield", "snooper")


def drawn(what, width=80):
    file = StringIO()
    Console(file=file, width=width, highlight=False, markup=False, emoji=False).print(what)
    return file.getvalue()


def board(lang="en", seats=6):
    return board_for("classic", Words("classic", lang, seats))


def decision(s, seat, shown, view):
    asked = Perspective(GAME, s, seat)
    assert asked.question is not None
    return Decision(
        asked.question, asked.options, GAME.unavailable(s, seat), ACTIONS.notations, shown.words, shown, view
    )


def positions(ruleset, seats, seed, turns):
    """A random game, stopped whenever a question of a new kind is asked in a phase."""
    s = GAME.new(ruleset, seats, seed)
    bots = [make_bot("random", f"{seed}/{seat}", "classic") for seat in range(seats)]
    met = set()
    while GAME.waiting(s) and s.turn <= turns:
        for question in GAME.pending(s):
            if (s.phase, question.kind) not in met:
                met.add((s.phase, question.kind))
                yield s, question.seat
        seat = GAME.waiting(s)[0]
        GAME.apply(s, seat, bots[seat].choose(Perspective(GAME, s, seat), None))


GAMES = [("fr1992_advanced", 6, 2, 3), ("italian_advanced", 4, 2, 4), ("fr1992", 3, 3, 4), ("tournament", 5, 5, 3)]


# -- what is drawn ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("ruleset", "seats", "seed", "turns"), GAMES)
def test_every_question_of_every_phase_is_drawn_within_the_width(ruleset, seats, seed, turns):
    shown = {lang: board(lang, seats) for lang in LANGUAGES}
    phases = set()
    for s, asked in positions(ruleset, seats, seed, turns):
        phases.add(PHASE_IDS[s.phase])
        for lang in LANGUAGES:
            for width in WIDTHS:
                view = GAME.view(s, asked)
                parts = [shown[lang].whole(view), shown[lang].glance(view), shown[lang].brief(view)]
                parts.append(decision(s, asked, shown[lang], view).draw(view, "A"))
                for part in parts:
                    text = drawn(part, width)
                    assert all(len(line) <= width for line in text.splitlines()), text
    assert phases >= {"setup", "storm", "bidding", "revival", "movement", "battle"}


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_everybody_sees_the_planet_and_the_public_figures(lang, width):
    shown = board(lang)
    for s, _ in positions("fr1992_advanced", 6, 2, 3):
        for seat in (None, *range(6)):
            view = GAME.view(s, seat)
            text = drawn(shown.whole(view), width)
            for player in view["players"]:
                assert shown.marks.faction(player) in text
                for count in player["forces"].values():
                    assert shown.marks.tokens(player, count).plain in text
            for amount in view["spice"].values():
                assert f"◆{amount}" in text
            assert f"≋{view['storm']}≋" in text
            if seat is not None:
                own = view["players"][seat]
                assert shown.players.figures(view).plain.strip() in text
                for card in own["hand"]:
                    assert shown.marks.name("card", card) in text
                for leader in own["traitors"]:
                    assert shown.players.traitor(leader).split("(")[1] in text


def test_nobody_elses_secrets_are_drawn():
    shown = board()
    checked = 0
    for s, _ in positions("fr1992_advanced", 6, 2, 3):
        for seat in (None, *range(6)):
            view = GAME.view(s, seat)
            text = "\n".join([drawn(shown.whole(view)), drawn(shown.glance(view))])
            own = view["players"][seat] if seat is not None else {"hand": [], "standing": []}
            allowed = {*own["hand"], *own["standing"], *SAID_ANYWAY, *[card for card in view["known_deck"] if card]}
            for player in view["players"]:
                allowed.update(player["known_cards"], player["lacks"])
            for plan in (view["battle"] or {"plans": {}})["plans"].values():
                allowed.update((plan["leader"], plan["weapon"], plan["defense"]))
            if view["battle"] and view["battle"]["shown"]:
                allowed.update(view["battle"]["shown"].split())
            if view["auction"] and view["auction"]["card"]:
                allowed.add(view["auction"]["card"])
            # What one holds is described, and descriptions name other cards.
            told = " ".join(shown.marks.does("card", card) for card in own["hand"])
            for p in s.players:
                for card in p.hand:
                    name = shown.marks.name("card", CARD_IDS[card])
                    if CARD_IDS[card] not in allowed and name not in told and p.seat != seat:
                        checked += 1
                        assert not re.search(rf"\b{re.escape(name)}\b", text)
    assert checked > 1000


def test_the_map_has_every_location_once_and_no_two_in_one_place():
    found = [SINK]
    for half, rows in enumerate(ROWS):
        for row in rows:
            pieces = [place for name in row for place in LOCATIONS_IN[TERRITORY[name]]]
            here = [place for place in pieces if half * BAND <= SECTOR_OF[place] < (half + 1) * BAND]
            sectors = [SECTOR_OF[place] for place in here]
            assert sectors == sorted(set(sectors))
            found.extend(here)
    assert sorted(found) == list(range(len(LOCATION_IDS)))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_on_the_narrow_map_are_not_cut(lang):
    table = classic("atreides", "harkonnen", "emperor", "guild", "fremen", "bene_gesserit")
    lines = "\n".join(drawn(board(lang).whole(table.view(None)), 80).splitlines()[:22])
    t = texts(lang)
    for name in TERRITORY:
        short = f"cli-classic-short-{name}"
        whole = t.get(f"classic-territory-{name}")
        assert whole in lines or (t.has(short) and t.get(short) in lines)


def test_the_planet_shows_tokens_elites_onlookers_spice_and_the_storm():
    table = classic(
        *("emperor", "bene_gesserit", "fremen"),
        rules={"additional_advantages": True},
        storm=5,
        spice={"red_chasm": 8},
        coexisting=["carthag"],
        emperor={"forces": {"carthag": [3, 2]}},
        bene_gesserit={"forces": {"carthag": 1, "arrakeen": 2}},
        fremen={"forces": {"sietch_tabr": [0, 3]}, "tanks": [4, 0]},
    )
    text = drawn(board(seats=3).whole(table.view("emperor")))
    for words in ("Em3+2*", "(BG1)", "BG2", "Fr3*", "◆8", "≋5≋", "in sector 5"):
        assert words in text
    listed = drawn(board(seats=3).glance(table.view("emperor")))
    assert "Carthag (BG1) Em3+2*" in listed
    assert "Red Chasm ◆8" in listed


def test_leaders_tell_what_has_become_of_them():
    table = classic(
        *("atreides", "harkonnen"),
        rules={"additional_advantages": True},
        atreides={"leaders": {"duncan_idaho": "dead", "thufir_hawat": "captive", "lady_jessica": "carthag"}},
    )
    text = drawn(board(seats=2).whole(table.view("atreides")), 120).replace("\N{NO-BREAK SPACE}", " ")
    assert "Thufir Hawat 5‡, Lady Jessica 5· (fought in Carthag), Gurney Halleck 4, Duncan Idaho 2†" in text
    assert "5‡ 5· 4 2† 1" in text


def test_strongholds_are_counted_against_what_an_alliance_needs():
    table = classic(
        *("atreides", "harkonnen", "emperor", "guild"),
        rules={"victory": "italian"},
        atreides={"forces": {"arrakeen": 5}, "allies": ["guild"]},
        guild={"forces": {"tueks_sietch": 5, "sietch_tabr": 1}},
        harkonnen={"forces": {"carthag": 1}},
    )
    text = drawn(board(seats=4).whole(table.view("emperor")))
    row = next(line for line in text.splitlines() if line.startswith("A At"))
    assert "1 → 3/4" in row
    assert row.rstrip().endswith("Gu")
    assert "1/3" in next(line for line in text.splitlines() if line.startswith("B Ha"))


def test_what_was_seen_is_remembered():
    table = classic(
        *("atreides", "harkonnen"),
        turn=2,
        phase="bidding",
        treachery_deck=["lasegun", "karama"],
        atreides={"hand": ["truthtrance"], "spice": 5},
        harkonnen={"hand": ["crysknife"], "spice": 5},
    )
    table.pass_until("atreides Bidding").play("atreides truthtrance harkonnen", "atreides holds crysknife")
    text = drawn(board(seats=2).whole(table.view("atreides")))
    assert "Ha holds Crysknife" in text
    assert "You have seen it: Lasegun." in text
    assert "You have seen it" not in drawn(board(seats=2).whole(table.view("harkonnen")))


def test_before_factions_are_taken_players_are_letters():
    s = GAME.new({"factions": "choose"}, 3, 1)
    shown = board(seats=3)
    view = GAME.view(s, 0)
    assert shown.names(view) == ["Player A", "Player B", "Player C"]
    made = decision(s, 0, shown, view)
    assert "The Atreides see each treachery card" in drawn(made.draw(view, None), 200)
    for part in (shown.whole(view), shown.glance(view), shown.brief(view)):
        assert all(len(line) <= 80 for line in drawn(part).splitlines())


# -- what goes on at the table ----------------------------------------------------------------------------------


def battle():
    return classic(
        *("atreides", "bene_gesserit"),
        phase="battle",
        atreides={"hand": ["crysknife", "shield"], "forces": {"carthag": 5}, "traitors": ["alia"]},
        bene_gesserit={"hand": ["chaumas"], "forces": {"carthag": 3}, "traitors": ["duncan_idaho"]},
    )


def test_a_battle_shows_commands_answers_and_plans_only_to_whom_they_are_shown():
    table = battle().pass_until("Command").play("bene_gesserit voice_play projectile_weapon")
    table.pass_until("Foresee").play("atreides ask leader").pass_until("ShowElement")
    table.play("bene_gesserit leader alia")
    mine, spectator = (drawn(board(seats=2).glance(table.view(who))) for who in ("atreides", None))
    for text in (mine, spectator):
        assert "Battle in Carthag: " in text
        assert "The Voice commands Atreides" in text
    assert "Prescience has seen of Bene Gesserit: Alia" in mine
    assert "Alia" not in spectator
    assert "Prescience asks Bene Gesserit for: leader" in spectator


def test_an_offer_a_promise_and_a_draft_are_on_the_table():
    table = classic("atreides", "harkonnen", turn=2, phase="bidding").pass_until("Bidding")
    first = table.questions[0].split()[0]
    other = "harkonnen" if first == "atreides" else "atreides"
    table.play(f"{first} deal {other}", f"{first} give_spice 2", f"{first} want no_bid")
    names = {"atreides": "Atreides", "harkonnen": "Harkonnen"}
    assert f"Your deal with {names[other]}: {names[first]} gives 2 spice" in drawn(
        board(seats=2).brief(table.view(first))
    )
    assert "Your deal" not in drawn(board(seats=2).brief(table.view(other)))
    table.play(f"{first} offer")
    assert f"Offer: {names[first]} to {names[other]}" in drawn(board(seats=2).glance(table.view(other)))
    table.play(f"{other} accept {first}")
    assert f"Promise: {names[other]} to {names[first]}" in drawn(board(seats=2).glance(table.view(None)))


# -- options ----------------------------------------------------------------------------------------------------


def asked(table, faction, shown):
    view = table.view(faction)
    return decision(table.s, table.seat(faction), shown, view), view


def picked(text: str, choices: list[Choice]) -> Choice:
    """The choice that the text means; it must mean one."""
    meant = pick(text, choices)
    assert isinstance(meant, Choice)
    return meant


def test_bids_are_one_line_and_a_number_is_a_bid():
    shown = board(seats=2)
    table = classic("emperor", "guild", turn=2, phase="bidding", emperor={"spice": 20}, guild={"spice": 9})
    table.pass_until("Bidding")
    faction = table.questions[0].split()[0]
    made, view = asked(table, faction, shown)
    text = drawn(made.draw(view, None))
    most = 20 if faction == "emperor" else 9
    assert f"  1–{most} " in text
    assert f"  max 1–{most} " in text
    assert len(text.splitlines()) < 8
    assert picked("7", made.choices).notation == "bid 7"
    assert picked("max 3", made.choices).notation == "max 3"
    assert picked("pass", made.choices).notation == "pass"
    wrong = pick("61", made.choices)
    assert isinstance(wrong, Mistake)
    assert wrong.args["values"] == f"1–{most}"
    closed = pick("30", made.choices)
    assert isinstance(closed, Choice)
    assert not closed.legal


def test_in_a_sealed_auction_a_number_is_the_most_one_would_pay():
    table = classic("emperor", "guild", rules={"auction": "sealed"}, turn=2, phase="bidding", guild={"spice": 9})
    table.pass_until("SealedBids")
    made, view = asked(table, "guild", board(seats=2))
    assert "  0–9 " in drawn(made.draw(view, None))
    assert picked("7", made.choices).notation == "max 7"


def test_places_that_matter_have_a_line_and_the_rest_are_listed_when_asked_for():
    shown = board(seats=2)
    table = classic(
        *("emperor", "harkonnen"),
        phase="movement",
        storm=0,
        spice={"red_chasm": 8},
        emperor={"spice": 20},
    ).pass_until("emperor Ship")
    made, view = asked(table, "emperor", shown)
    text = drawn(made.draw(view, None))
    for name in ("Land in Carthag", "Land in Sietch Tabr", "Land in Red Chasm"):
        assert name in text
    assert "Pasty Mesa" not in text
    assert len(text.splitlines()) < 20
    opened = drawn(made.opened("land"))
    assert "Pasty Mesa 5" in opened
    assert "Carthag" not in opened
    assert picked("land pasty 5", made.choices).notation == "land pasty_mesa@5"
    number = made.number[ACTIONS.parse("land pasty_mesa@5")]
    assert f"{number} Pasty Mesa 5" in opened
    assert picked(str(number), made.choices).notation == "land pasty_mesa@5"


def test_deals_take_one_line_until_they_are_asked_for():
    shown = board(seats=3)
    table = classic("emperor", "harkonnen", "guild", phase="movement").pass_until("Ship")
    faction = table.questions[0].split()[0]
    made, view = asked(table, faction, shown)
    assert "propose a deal (type deal to see" in drawn(made.draw(view, None))
    assert "Propose a deal" not in drawn(made.draw(view, None))
    assert made.opened("land") is not None
    assert made.opened("carthag") is None
    listed = drawn(made.opened("deal"))
    assert listed.count("Propose a deal") == 2
    other = next(name for name in ("emperor", "harkonnen", "guild") if name != faction)
    table.play(f"{faction} deal {other}")
    made, view = asked(table, faction, shown)
    text = drawn(made.draw(view, None))
    assert "want_spice 1–60" in text
    assert "keep out" not in text
    assert "keep_out_of" in drawn(made.opened("promise"))


def test_the_dial_goes_up_in_halves_with_commas_too():
    table = classic(
        *("emperor", "harkonnen"),
        rules={"advanced": True},
        phase="battle",
        emperor={"forces": {"arrakeen": 2}, "spice": 4, "hand": []},
        harkonnen={"forces": {"arrakeen": 3}, "hand": []},
    ).pass_until("Plans")
    table.play("emperor leader bashar")
    made, view = asked(table, "emperor", board(seats=2))
    assert "0, 0.5 … 2 " in drawn(made.draw(view, None))
    assert picked("1,5", made.choices).notation == "dial 1.5"
    assert picked("2.0", made.choices).notation == "dial 2"


# -- windows ----------------------------------------------------------------------------------------------------


class Scripted(Reader):
    """Types these lines, then leaves."""

    def __init__(self, console, lines):
        super().__init__(console)
        self.lines = list(lines)
        self.asked = 0

    def line(self, prompt):
        self.asked += 1
        if not self.lines:
            raise EOFError
        return self.lines.pop(0)

    def forget(self):
        pass


def client(tmp_path, seats, ruleset, seed, lines, lang="en"):
    record = Record.start(GAME, ruleset, seats, seed)
    console = Console(file=StringIO(), width=100, highlight=False, markup=False, emoji=False)
    words = Words("classic", lang, len(seats))
    reader = Scripted(console, lines)
    return Client(Session(record), words, board_for("classic", words), console, reader, tmp_path / "game.json")


SIX = {"factions": ["emperor", "atreides", "harkonnen", "guild", "fremen", "bene_gesserit"], "deals": False}


def test_who_can_only_pass_is_not_asked_and_is_told(tmp_path):
    lines = ["1", "3", *["pass"] * 40]
    table = client(tmp_path, [YOU, *["random"] * 5], SIX, 4, lines)
    table.run()
    text = table.console.file.getvalue()
    assert "Passed for you, because you could do nothing else: " in text
    passed = [move for move in table.session.record.moves if move == (0, ACTIONS.parse("pass"))]
    assert len(table.by_itself) > 3
    assert len(passed) >= len(table.by_itself)
    # No window in which there was nothing to decide was put to the person.
    assert "Pass, and never ask me again" not in text


def test_at_one_keyboard_nobody_learns_from_a_missing_question(tmp_path):
    """Where several people play, a window is asked behind the curtain even of those who can only pass."""
    table = client(tmp_path, [YOU, YOU, "random", "random", "random", "random"], SIX, 4, [])
    table.shown = 1
    answered: list[tuple[int, bool]] = []
    while not table.session.over and len(answered) < 5:
        seat = table.session.waiting()
        if seat in table.session.bots:
            table.session.let_bot_play(seat)
            continue
        options = table.session.perspective(seat).options
        if set(options) <= {ACTIONS.parse("pass"), ACTIONS.parse("never")}:
            answered.append((seat, table.answer_itself(seat)))
            if not answered[-1][1]:
                table.session.play(seat, ACTIONS.parse("pass"))
        else:
            table.session.play(seat, options[0])
    assert {seat for seat, _ in answered} == {0, 1}
    assert all(done == (seat == 1) for seat, done in answered)


def test_undo_goes_back_past_what_was_answered_by_itself(tmp_path):
    table = client(tmp_path, [YOU, "random"], {"factions": ["emperor", "guild"]}, 1, [])
    session = table.session
    session._state = classic(
        "emperor", "guild", phase="movement", storm=8, emperor={"spice": 9, "hand": ["baliset"]}, guild={"hand": []}
    ).s
    while session.waiting() != 0 or table.answer_itself(0):
        if session.waiting() != 0:
            session.let_bot_play(session.waiting())
    assert session.perspective(0).question.kind == "Ship"
    table.by_itself.clear()
    for typed in ("land carthag", "count 3"):
        session.play(0, ACTIONS.parse(typed))
    assert session.perspective(0).question.kind == "KaramaWindow"
    assert table.answer_itself(0)
    assert session.perspective(0).question.kind == "Muster"
    assert table.undo(0)
    assert session.perspective(0).question.kind == "LandHowMany"
    assert not table.by_itself


@pytest.mark.parametrize(("hand", "answer"), [(["baliset"], "done"), (["hajr"], None)])
def test_the_end_of_a_movement_is_asked_of_whoever_can_go_on(hand, answer):
    table = classic(
        *("emperor", "harkonnen"),
        phase="movement",
        emperor={"hand": hand, "forces": {"polar_sink": 3}},
    ).pass_until("emperor FinishMovement")
    asked_of = Perspective(GAME, table.s, 0)
    expected = None if answer is None else ACTIONS.parse(answer)
    assert board(seats=2).obvious(asked_of.question, asked_of.options) == expected


def test_standing_answers_are_shown_with_the_way_back(tmp_path):
    table = classic(
        *("emperor", "atreides", "harkonnen"),
        turn=2,
        phase="bidding",
        emperor={"hand": ["karama"], "spice": 5},
        harkonnen={"hand": []},
    ).pass_until("emperor KaramaWindow")
    shown = board(seats=3)
    made, view = asked(table, "emperor", shown)
    assert "never ask me again" in drawn(made.draw(view, None), 120)
    assert "type listen" in drawn(made.draw(view, None), 120)
    table.play("emperor never").pass_until("emperor Bidding")
    assert "Not asked about: seeing the cards of the auction (type listen" in drawn(
        shown.whole(table.view("emperor")), 120
    )
    made, view = asked(table, "emperor", shown)
    assert "listen" in [choice.notation for choice in made.legal()]
    table.play("emperor listen")
    assert "Not asked about" not in drawn(shown.whole(table.view("emperor")))


# -- whole games ------------------------------------------------------------------------------------------------


class Anything(Reader):
    """Types any legal choice; a command now and then."""

    def __init__(self, console, lines):
        super().__init__(console)
        self.lines = lines
        self.table: Client | None = None
        self.typed = 0

    def line(self, prompt):
        self.typed += 1
        if self.typed > self.lines:
            raise Quit
        if self.typed % 23 == 0:
            return ("why", "help", "log 5", "board", "undo", "xyz")[self.typed // 23 % 6]
        assert self.table is not None
        seat = self.table.session.waiting()
        bot = make_bot("random", f"{self.typed}", "classic")
        return ACTIONS.notation(bot.choose(self.table.session.perspective(seat), None))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_person_can_type_every_choice_by_its_notation(tmp_path, lang):
    seats = [YOU, "random", "random", "random"]
    record = Record.start(GAME, "fr1992_advanced", seats, 6)
    file = StringIO()
    console = Console(file=file, width=80, highlight=False, markup=False, emoji=False)
    words = Words("classic", lang, 4)
    reader = Anything(console, 120)
    table = Client(Session(record), words, board_for("classic", words), console, reader, tmp_path / "game.json")
    reader.table = table
    table.run()
    assert reader.typed > 60
    text = file.getvalue()
    assert all(len(line) <= 80 for line in text.splitlines() if "game.json" not in line)
    if lang != "en":
        for english in (" the ", " and ", " your ", "Your ", "You "):
            assert english not in text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seed", [0, 1])
def test_the_end_says_who_won_and_why(lang, seed):
    s = GAME.new({"deals": False, "factions": ["atreides", "harkonnen", "guild"]}, 3, seed)
    bots = [make_bot("random", f"{seed}/{seat}", "classic") for seat in range(3)]
    while GAME.waiting(s):
        seat = GAME.waiting(s)[0]
        GAME.apply(s, seat, bots[seat].choose(Perspective(GAME, s, seat), None))
    outcome = GAME.outcome(s)
    assert outcome is not None
    shown = board(lang, 3)
    view = GAME.view(s, None)
    text = drawn(shown.ending(view, outcome))
    for name in shown.names(view):
        assert name in text
    assert texts(lang).get(f"classic-ending-{outcome.reason}")[1:20] in text
