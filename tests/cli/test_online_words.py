"""What a remote table says about the people around it."""

from typing import Any

import pytest

from sietch.cli.table.links import Link, read_link
from sietch.cli.table.online_words import Company, refusal
from sietch.cli.words import Words
from sietch.server.client import TableError
from sietch.text import LANGUAGES


def company(lang="en", own=0):
    return Company(Words("imperium", lang, 3), own)


def seat(number, **more) -> dict[str, Any]:
    plain = {"kind": "person", "name": "Chani", "bot": None, "stand_in": False, "resigned": False, "present": True}
    return {"seat": number, **plain, **more}


@pytest.mark.parametrize(
    ("seconds", "shown"),
    [(0.0, "0:00"), (-3.0, "0:00"), (59.9, "0:59"), (600, "10:00"), (3700, "1:01:40"), (2 * 86_400 + 3700, "2 d 1 h")],
)
def test_a_clock_is_as_long_as_it_has_to_be(seconds, shown):
    clock = {"kind": "live", "paused": False, "running": [0], "left": [seconds, 600.0]}
    assert company().clock(clock) == f"Clock: A {shown} · B 10:00"
    assert company().clock({**clock, "paused": True}) == f"Clock (paused): A {shown} · B 10:00"
    assert company().clock(None) == ""


@pytest.mark.parametrize(
    ("before", "after", "said"),
    [
        ({"kind": "open", "name": ""}, {}, "B (Chani) has sat down."),
        ({"present": False}, {}, "B (Chani) is here."),
        ({}, {"present": False}, "B (Chani) is away."),
        ({}, {"stand_in": True, "bot": "heuristic"}, "A bot is standing in for B (Chani)."),
        ({"stand_in": True, "bot": "heuristic"}, {}, "B (Chani) plays again."),
        ({}, {"resigned": True, "bot": "heuristic"}, "B (Chani) has given up the seat; a bot plays on."),
        ({}, {"name": "", "present": False}, "B (guest) is away."),
    ],
)
def test_who_comes_and_goes_is_told_to_the_others(before, after, said):
    assert company(own=0).changes([seat(0), seat(1, **before)], [seat(0), seat(1, **after)]) == [said]
    assert company(own=1).changes([seat(0), seat(1, **before)], [seat(0), seat(1, **after)]) == []


def test_only_people_are_waited_for():
    around = [seat(0), seat(1), seat(2, kind="bot", bot="random", name="random")]
    assert company().awaited(around, [1, 2]) == "Waiting for B (Chani) …"
    assert company().awaited(around, [2]) == ""
    assert company().awaited(around, [0]) == ""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", ["undo", "pause", "resume", "more_time", "replace", "abandon"])
def test_every_vote_has_words(kind, lang):
    vote = {"kind": kind, "by": 1, "about": 2, "electorate": [0, 1], "yes": [1], "no": []}
    around = company(lang)
    asked = around.vote(vote)
    assert "vote yes" in asked
    assert "vote yes" not in around.vote({**vote, "yes": [0, 1]})
    assert "vote yes" not in around.vote({**vote, "electorate": [1]})
    told = {"kind": "vote", "seat": 1, "what": kind, "about": 2, "yes": [1], "no": []}
    passed = around.happening({**told, "passed": True})
    failed = around.happening({**told, "passed": False})
    assert len({asked, passed, failed}) == 3
    assert around.happening({**told, "passed": None}) == ""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_happens_to_the_table_has_words(lang):
    seen = [{"kind": kind, "seat": 1} for kind in ("undo", "pause", "resume")]
    lines = [company(lang).happening(one) for one in [*seen, {"kind": "extend", "seat": 1, "seconds": 300}]]
    assert len(set(lines)) == 4
    assert all(lines)


def test_a_whisper_names_whom_it_is_for():
    around = [seat(0), seat(1), seat(2)]
    said = {"seat": 1, "audience": [0, 1, 2], "text": "now", "at": 1.0}
    assert company().talk(said, around).plain == "B Chani whispers to A, C: now"
    assert company().talk({**said, "audience": None}, around).plain == "B Chani: now"


def test_a_refusal_that_nobody_has_put_into_words_is_still_told():
    assert refusal("fr", TableError("no_table", "There is no such table.")) == "Cette table n'existe pas."
    assert refusal("fr", TableError("brand_new", "Something new.")) == "Something new."
    assert refusal("it", TableError("bad_message", "A bot plays there already.")) == "Lì gioca già un bot."


@pytest.mark.parametrize("base", ["http://localhost:8000", "https://dune.example/sietch", "http://[::1]:8000"])
def test_links_are_read_as_they_are_written(base):
    for link in (Link(base, "abcd2345"), Link(base, "abcd2345", "k" * 26), Link(base, "abcd2345", "", "h" * 26)):
        assert read_link(f" <{link}> ") == link
    assert str(Link(base, "abcd2345", "k" * 26)) == f"{base}/t/abcd2345#seat={'k' * 26}"
