"""In French and in Italian no English word is left: on no page, and in no moment of a whole game."""

from __future__ import annotations

import pytest

from sietch import games
from web.browsing import Server
from web.conftest import Invite
from web.english import left, spoken

OTHERS = ["fr", "it"]
PLAYERS = {"fr": 3, "it": 6}  # they play differently, so that more is seen


@pytest.mark.parametrize("lang", OTHERS)
def test_english_is_found_where_there_is_some(lang: str) -> None:
    assert {"the", "your", "waiting", "undo"} <= spoken("en") - spoken(lang)
    assert left(["Arrakeen", "Sietch", "Rise of Ix"], lang) == []
    assert len(left(["Choose one of these", "Arrakeen"], lang)) == 1


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("game", sorted(games.GAMES))
def test_no_english_in_a_whole_game(game: str, lang: str, invite: Invite, server: Server) -> None:
    person = invite(server, lang=lang)
    # Three factions of classic Dune are done in half the time of six, and say the same.
    person.visit(server.table(game, ["link", *["random"] * (2 if game == "classic" else 3)]).link(0))
    played = person.play(seed=PLAYERS[lang], read=True)
    assert len(played.strings) > 200
    assert left(played.strings, lang) == []


@pytest.mark.parametrize("lang", OTHERS)
def test_no_english_on_the_pages_around_a_game(lang: str, invite: Invite, server: Server) -> None:
    person = invite(server, lang=lang)
    person.expect("401")  # nobody is logged in
    found: dict[str, list[str]] = {}
    for path in ("/", "/new/imperium", "/new/classic", "/account"):
        person.visit(path)
        person.page.locator("h1").first.wait_for()
        person.page.wait_for_load_state("networkidle")
        found[path] = left(person.read(), lang)
    person.visit(server.table("imperium", ["link", "open"], start=False).link(0))
    person.page.locator("h1").first.wait_for()
    found["waiting room"] = left(person.read(), lang)
    person.visit("/t/nowhere2")
    person.page.get_by_role("alert").wait_for()
    found["no such table"] = left(person.read(), lang)
    assert {where: english for where, english in found.items() if english} == {}
