"""Uprising in words: everything printed, and whole games in three languages."""

import re

import pytest

from sietch import games
from sietch.bots import make_bot
from sietch.imperium.text import ImperiumSpeech
from sietch.kernel.event import Event
from sietch.kernel.game import Perspective
from sietch.text import LANGUAGES

NAMES = ["Ann", "Bob", "Cleo", "Dan"]
# An id that nobody turned into a name, or a blank that nobody filled.
RAW = re.compile(r"[a-z]+_[a-z_]+|[{}$]|\bNone\b")
KINDS = {
    "starter": 7,
    "reserve": 2,
    "imperium": 54,
    "intrigue": 39,
    "conflict": 16,
    "leader": 9,
    "space": 32,
    "hagal": 23,
    "rival": 10,
    "contract": 28,
    "objective": 5,
    "post": 17,
    "commander": 12,
}
MIXED = {"choam": True, "base_cards": True, "base_conflicts": True}


def speeches(game="uprising"):
    return {lang: ImperiumSpeech(lang, game) for lang in LANGUAGES}


# -- everything printed -----------------------------------------------------------------------------------------


def test_everything_printed_has_a_name_and_a_text_in_three_languages():
    cards = speeches()["en"].cards()
    counted = {kind: sum(1 for card in cards if card["kind"] == kind) for kind in KINDS}
    assert counted == KINDS
    assert len(cards) == sum(KINDS.values())
    for card in cards:
        for lang in LANGUAGES:
            assert card["name"][lang]
            assert card["text"][lang]
            assert not RAW.search(card["name"][lang] + card["text"][lang]), card
        assert card["text"]["fr"] != card["text"]["en"] != card["text"]["it"]


def test_the_base_game_lists_nothing_of_uprising():
    kinds = {card["kind"] for card in ImperiumSpeech("en").cards()}
    assert kinds == {"starter", "reserve", "imperium", "intrigue", "conflict", "leader", "space", "hagal"}
    ids = {card["id"] for card in ImperiumSpeech("en").cards()}
    assert "unswerving_loyalty" not in ids


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("kind", "id"),
    [
        ("space", "heighliner"),
        ("space", "secrets"),
        ("conflict", "siege_of_arrakeen"),
        ("conflict", "secure_imperial_basin"),
        ("conflict", "battle_for_arrakeen"),
        ("hagal", "heighliner"),
    ],
)
def test_an_id_of_two_sets_means_the_thing_of_the_game(lang, kind, id):
    base, later = ImperiumSpeech(lang), ImperiumSpeech(lang, "uprising")
    assert base.name(kind, id) == later.name(kind, id)
    assert base.describe(kind, id) != later.describe(kind, id)
    # The set in front says which one is meant; the base game knows nothing of Uprising.
    assert later.describe(kind, f"uprising.{id}") == later.describe(kind, id)
    with pytest.raises(KeyError):
        base.describe(kind, f"uprising.{id}")


def test_the_base_games_things_can_be_described_in_a_mixed_game():
    later = ImperiumSpeech("en", "uprising")
    assert later.describe("conflict", "base.siege_of_arrakeen") == ImperiumSpeech("en").describe(
        "conflict", "siege_of_arrakeen"
    )
    assert later.describe("card", "kwisatz_haderach")
    mixed = {card["id"] for card in later.cards(mixed=True)}
    assert "kwisatz_haderach" in mixed
    assert "kwisatz_haderach" not in {card["id"] for card in later.cards()}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_semicolon_is_one_of_the_language(lang):
    joint = "\N{NO-BREAK SPACE}; " if lang == "fr" else "; "
    for card in ImperiumSpeech(lang, "uprising").cards():
        assert card["text"][lang].count(";") == card["text"][lang].count(joint)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_action_of_the_game_has_a_label(lang):
    speech = ImperiumSpeech(lang, "uprising")
    for action in range(len(speech.actions.notations)):
        assert not RAW.search(speech.action(action))


# -- rules ------------------------------------------------------------------------------------------------------


def test_rules_go_by_their_own_ids():
    speech, base = ImperiumSpeech("en", "uprising"), ImperiumSpeech("en")
    assert len(speech.rule_ids()) == 208
    assert {"R-SPY-05", "F-01", "Q-06", "RV-18", "S6-01", "C1"} <= set(speech.rule_ids())
    assert all(speech.rule(id) for id in speech.rule_ids())
    assert "Infiltrate" in (speech.rule("R-SPY-05") or "")
    assert "R-AG-18" not in speech.rule_ids()
    assert speech.rule("R-AG-18") == base.rule("R-AG-18")  # for cards of the base game that are mixed in
    assert speech.rule("R-XYZ-01") is None
    assert base.rule("R-SPY-05") is None
    assert speech.rule("R-GEN-04") != base.rule("R-GEN-04")


# -- whole games ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("ruleset", [None, {"choam": True}, MIXED], ids=["plain", "choam", "mixed"])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_whole_games_are_told_in_three_languages(seats, ruleset):
    """Every question, option, closed option and event of random games has a sentence, and none has an id in it."""
    game = games.find("uprising")
    words = speeches()
    rules = set(words["en"].rule_ids())
    events: list[Event] = []
    s = game.new(ruleset, seats, f"words/{seats}", events.append)
    bots = [make_bot("random", f"words/{seat}", "uprising") for seat in range(seats)]
    told = set()
    while game.waiting(s):
        seat = game.waiting(s)[0]
        perspective = Perspective(game, s, seat)
        question = perspective.question
        assert question is not None
        for lang, speech in words.items():
            lines = [speech.question(question)]
            lines += [speech.action(option, question) for option in perspective.options]
            for action, reason in game.unavailable(s, seat):
                key = (lang, reason.message, str(reason.facts))
                assert reason.rule in rules or (ruleset == MIXED and speech.rule(reason.rule)), reason
                if key not in told:
                    told.add(key)
                    lines += [speech.action(action, question), speech.reason(reason)]
            assert all(lines)
            assert not RAW.search(" ".join(lines)), lines
        game.apply(s, seat, bots[seat].choose(perspective, None), events.append)
    names = NAMES[: seats + 2]
    assert any(event.kind == "spy" for event in events)
    for viewer in (None, 0):
        for event in events:
            seen = event.seen_by(viewer)
            lines = [speech.event(seen, names) for speech in words.values()]
            assert all(lines) or not any(lines), seen
            assert not RAW.search(" ".join(lines)), seen


@pytest.mark.parametrize(
    ("lang", "more"), [("en", ": 2 more swords."), ("fr", ": 2 épées de plus."), ("it", ": 2 spade in più.")]
)
def test_what_a_condition_adds_to_the_same_gain_is_said_to_be_more(lang, more):
    said = " ".join(ImperiumSpeech(lang, "uprising").describe("intrigue", "weirding_combat"))
    assert said.replace("\u00a0", "").replace(" :", ":").endswith(more)
