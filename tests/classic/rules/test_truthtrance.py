"""Truthtrance: one question that has to be answered truthfully. [CARD-TRUTHTRANCE]"""

from typing import Any

import pytest

from support.classic import Table, bare
from support.rules import rule


def trance(question: str, victim: str = "fremen", **position: Any) -> Table:
    """The Atreides ask the victim; in the middle of the bidding, where anything may be asked."""
    given = {
        "atreides": {"hand": ["truthtrance"]},
        "fremen": {"hand": ["hajr", "shield"], "spice": 4, "traitors": ["alia"]},
        "bene_gesserit": {"prediction": {"faction": "fremen", "turn": 6}},
        **position,
    }
    table = bare(
        "atreides",
        "fremen",
        "bene_gesserit",
        rules={"weather": True},
        phase="bidding",
        turn=2,
        storm=0,
        marker=3,
        **given,
    ).quiet()
    return table.play(f"atreides truthtrance {victim}", f"atreides {question}")


@rule("classic-CARD-TRUTHTRANCE")
@pytest.mark.parametrize(
    ("victim", "question", "truth"),
    [
        ("fremen", "holds hajr", True),
        ("fremen", "holds karama", False),
        ("fremen", "bribed alia", True),
        ("fremen", "bribed lady_jessica", False),
        ("fremen", "spice_at_least 4", True),
        ("fremen", "spice_at_least 5", False),
        ("fremen", "marker_is 3", True),
        ("fremen", "marker_is 4", False),
        ("bene_gesserit", "predicted fremen", True),
        ("bene_gesserit", "predicted atreides", False),
        ("bene_gesserit", "predicted_in 6", True),
        ("bene_gesserit", "predicted_in 7", False),
    ],
)
def test_the_answer_is_the_truth_and_all_hear_it(victim, question, truth):
    table = trance(question, victim)
    told = table.heard("truthtrance")[0]
    assert told.facts == {"victim": table.seat(victim), "fact": question, "answer": truth}
    assert table.discard == ["truthtrance"]
    assert table.questions == ["atreides Bidding"]  # the question that was interrupted


@rule("classic-CARD-TRUTHTRANCE")
def test_a_question_of_ones_own_words_is_answered_on_record():
    table = trance("aloud")
    assert table.questions == ["fremen AnswerAloud"]
    assert table.options("fremen") == ["yes", "no"]
    table.play("fremen no")
    told = table.heard("answered")[0]
    assert (told.seat, told.facts) == (1, {"asker": 0, "answer": False})


@rule("classic-CARD-TRUTHTRANCE")
def test_what_was_answered_stays_known_to_the_whole_table():
    yes = trance("holds hajr")
    assert yes.view("bene_gesserit")["players"][1]["known_cards"] == ["hajr"]
    no = trance("holds karama")
    assert no.view("bene_gesserit")["players"][1]["lacks"] == ["karama"]
    assert trance("bribed alia").view(None)["players"][1]["known_traitors"] == ["alia"]
    assert trance("bribed chani", "bene_gesserit").view(None)["players"][2]["innocent"] == ["chani"]


@rule("classic-CARD-TRUTHTRANCE")
def test_it_can_be_played_in_the_middle_of_anybodys_turn_against_anybody_else():
    table = bare(
        "atreides", "fremen", "guild", phase="movement", turn=2, storm=0, guild={"hand": ["truthtrance"]}
    ).pass_until("fremen Ship")
    asked = [words for words in table.options("guild") if words.startswith("truthtrance")]
    assert asked == ["truthtrance atreides", "truthtrance fremen"]


@rule("classic-CARD-TRUTHTRANCE")
def test_only_what_the_victim_can_know_is_asked():
    table = bare(
        "atreides", "fremen", "guild", phase="movement", turn=2, storm=0, atreides={"hand": ["truthtrance"]}
    ).pass_until("atreides Ship")
    table.play("atreides truthtrance guild")
    menu = table.options("atreides")
    assert not [words for words in menu if words.split()[0] in ("predicted", "predicted_in", "marker_is")]
    assert "bribed lady_jessica" in menu
    assert "bribed staban_tuek" not in menu  # nobody is in the pay of his own side
    assert "bribed alia" not in menu  # and the Bene Gesserit are not in this game
