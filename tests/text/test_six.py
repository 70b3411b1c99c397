"""Uprising for six in words: the tracks of the other side of the board, teams, commanders."""

import pytest

from sietch import games
from sietch.bots import make_bot
from sietch.imperium.defs import CARDS
from sietch.imperium.text import ImperiumSpeech
from sietch.imperium.wording import SIX
from sietch.kernel.event import Event
from sietch.kernel.frame import Question
from sietch.kernel.game import Perspective
from sietch.text import LANGUAGES, texts
from text.test_uprising import RAW

NAMES = ["Ann", "Bob", "Cleo", "Dan", "Eve", "Fay"]
GREAT_HOUSES = {"en": "Great Houses", "fr": "Grandes Maisons", "it": "Grandi Casate"}
FRINGE_WORLDS = {"en": "Fringe Worlds", "fr": "Mondes Périphériques", "it": "Mondi Periferici"}
EMPEROR = {"en": "Emperor", "fr": "Empereur", "it": "Imperatore"}
BOARD = {"emperor": GREAT_HOUSES, "fremen": FRINGE_WORLDS}


def speech(lang, seats=SIX):
    return ImperiumSpeech(lang, "uprising", seats)


def number(speech, notation):
    return speech.actions.by_notation[notation]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("faction", ["emperor", "fremen"])
def test_the_tracks_on_the_board_have_the_names_of_the_board(lang, faction):
    six, four = speech(lang), speech(lang, 4)
    gained = {"kind": "influence", "seat": 2, "faction": faction, "gained": 1, "level": 3}
    track = Question(0, "ChooseTrack", {"faction": faction, "count": 1, "other": 1})
    for say in (
        lambda s: s.event(gained, NAMES),
        lambda s: s.question(track),
        lambda s: s.action(number(s, f"faction {faction}")),
        lambda s: s.name("icon", faction),
    ):
        assert BOARD[faction][lang] in say(six)
        assert BOARD[faction][lang] not in say(four)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_lead_to_the_board_of_six_but_keep_their_faction(lang):
    lines = " ".join(speech(lang).describe("card", "sardaukar_coordination"))
    assert GREAT_HOUSES[lang] in lines
    assert EMPEROR[lang] in lines
    assert GREAT_HOUSES[lang] not in " ".join(speech(lang, 4).describe("card", "sardaukar_coordination"))
    assert FRINGE_WORLDS[lang] in " ".join(speech(lang).describe("space", "sietch_tabr"))
    assert GREAT_HOUSES[lang] in " ".join(speech(lang).describe("leader", "princess_irulan"))
    assert "10" in " ".join(speech(lang).describe("leader", "gurney_halleck"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_of_six_replaces_one(lang):
    t = texts(lang)
    keys = t.ids("six-")
    assert len(keys) > 10
    assert [key for key in keys if not t.has(key.removeprefix("six-"))] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_is_meant_is_said(lang):
    six = speech(lang)
    give = six.question(Question(0, "Give", {"taker": 4}))
    assert "E" in give.replace("Échange", "")
    allies = {"count": 3, "allies": [2, 4]}
    split = six.action(number(six, "reinforce 2"), Question(0, "Reinforce", allies))
    assert "2" in split
    assert "C" in split
    assert "E" in split
    everything = six.action(number(six, "reinforce 3"), Question(0, "Reinforce", allies))
    assert "E" not in everything
    share = Question(0, "Share", {"goods": ["water", "solari"], "counts": [1, 2]})
    first, second = [six.action(number(six, f"choose {n}"), share) for n in (1, 2)]
    assert first != second
    assert "2 Solari" in first
    labels = {
        six.action(number(six, "ally c"), Question(0, kind, {})) for kind in ("ActivateAlly", "CombatTurn", "TradeWith")
    }
    assert len(labels) == 3


@pytest.mark.parametrize("lang", LANGUAGES)
def test_players_are_named_where_their_names_are_known(lang):
    six, ally = speech(lang), Question(0, "CombatTurn", {})
    assert "Cleo" in six.action(number(six, "ally c"), ally, NAMES)
    assert six.action(number(six, "opponent b"), None, NAMES) == "Bob"
    split = six.action(number(six, "reinforce 2"), Question(0, "Reinforce", {"count": 3, "allies": [2, 4]}), NAMES)
    assert "Cleo" in split
    assert "Eve" in split
    assert "Eve" in six.question(Question(0, "Give", {"taker": 4}), NAMES)


def test_combat_leaves_out_who_did_not_fight():
    fought = {"kind": "combat", "seat": -1, "strengths": [0, 4, 0, 0, 2, 0], "rewards": {"1": 1, "4": 2}}
    told = speech("en").event(fought, NAMES)
    assert told.startswith("Combat: Bob 4, Eve 2;")
    assert "0" in speech("en").event({**fought, "strengths": [0] * 6, "rewards": {}}, NAMES)


@pytest.mark.parametrize("seed", [1, 2])
def test_a_whole_game_of_six_is_told_in_three_languages(seed):
    game = games.find("uprising")
    words = {lang: speech(lang) for lang in LANGUAGES}
    wrong = {lang: [texts(lang).get(f"with-{faction}") for faction in ("emperor", "fremen")] for lang in LANGUAGES}
    events: list[Event] = []
    s = game.new(None, SIX, f"words/six/{seed}", events.append)
    bots = [make_bot("random", f"words/{seat}", "uprising") for seat in range(SIX)]
    told = set()
    while game.waiting(s):
        seat = game.waiting(s)[0]
        perspective = Perspective(game, s, seat)
        question = perspective.question
        assert question is not None
        for lang, spoken in words.items():
            lines = [spoken.question(question), *[spoken.action(option, question) for option in perspective.options]]
            for action, reason in game.unavailable(s, seat):
                if (lang, reason.message, str(reason.facts)) not in told:
                    told.add((lang, reason.message, str(reason.facts)))
                    lines += [spoken.action(action, question), spoken.reason(reason)]
            assert all(lines)
            assert not RAW.search(" ".join(lines)), lines
        game.apply(s, seat, bots[seat].choose(perspective, None), events.append)
    for event in events:
        for lang, spoken in words.items():
            line = spoken.event(event.seen_by(0), NAMES)
            assert not RAW.search(line), line
            if event.kind in ("influence", "alliance", "track_bonus"):
                assert not any(name in line for name in wrong[lang]), line


# -- everything printed for six ---------------------------------------------------------------------------------


def test_what_only_six_use_is_listed():
    cards = [card for card in ImperiumSpeech("en", "uprising").cards() if card["set"] == "six"]
    kinds = {kind: [card for card in cards if card["kind"] == kind] for kind in ("commander", "space", "post")}
    assert {kind: len(members) for kind, members in kinds.items()} == {"commander": 12, "space": 10, "post": 4}
    assert sum(card["copies"] for card in kinds["commander"]) == 14
    assert {card["commander"] for card in kinds["commander"]} == {"muad_dib", "shaddam_corrino_iv"}
    assert {card.id for card in CARDS if card.set == "six"} == {card["id"] for card in kinds["commander"]}
    text = {card["id"]: card["text"] for card in cards}
    for lang in LANGUAGES:
        assert FRINGE_WORLDS[lang] in text["expedition"][lang]
        assert GREAT_HOUSES[lang] in text["imperial_tent"][lang]
        assert "Shaddam" in text["vast_wealth"][lang]
    assert "six" not in {card["set"] for card in ImperiumSpeech("en").cards()}
