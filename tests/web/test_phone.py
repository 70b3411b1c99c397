"""A phone: nothing scrolls sideways, and the question and its confirmation are within reach of a thumb."""

from __future__ import annotations

import pytest

from sietch import games
from web.browsing import Server
from web.conftest import Invite

SIZE = (360, 740)


@pytest.mark.parametrize("game", sorted(games.GAMES))
def test_a_whole_game_on_a_phone(game: str, invite: Invite, server: Server) -> None:
    person = invite(server, size=SIZE)
    page = person.page
    person.visit()
    page.locator("article button.act").first.wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") <= SIZE[0]
    # Two factions of classic Dune are done in a third of the time of six.
    person.visit(server.table(game, ["link", "random"] if game == "classic" else ["link", *["random"] * 3]).link(0))
    for _ in range(3):
        # A tap goes only where nothing lies over what is tapped, after scrolling there.
        person.asked_for()
        before = person.actions
        page.locator(".options .option:not([disabled])").first.tap()
        page.locator(".foot .act:not([disabled])").tap()
        page.wait_for_function("(n) => document.querySelector('[data-actions]').dataset.actions != n", arg=before)
    person.asked_for()
    page.evaluate("scrollTo(0, 0)")
    assert page.locator("#question").bounding_box()["y"] < SIZE[1]  # type: ignore[index]
    played = person.play()
    assert played.wide <= SIZE[0]
    assert person.status == "finished"


@pytest.mark.parametrize("path", ["/", "/new/classic", "/new/uprising", "/account"])
def test_no_page_scrolls_sideways(path: str, invite: Invite, server: Server) -> None:
    person = invite(server, size=SIZE)
    person.expect("401")
    person.visit(path)
    person.page.locator("h1").first.wait_for()
    person.page.wait_for_load_state("networkidle")
    assert person.page.evaluate("document.documentElement.scrollWidth") <= SIZE[0]
