"""A phone: nothing scrolls sideways, and the question and its confirmation are within reach of a thumb."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

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
    person.board_is_there()  # which unfolds the list of answers where it has no form of its own
    for _ in range(3):
        # A tap goes only where nothing lies over what is tapped, after scrolling there.
        person.asked_for()
        before = person.actions
        fold = page.locator("details.list:not([open]) > summary")
        if fold.count():
            fold.tap()
        page.locator(".options .option:not([disabled])").first.tap()
        page.locator(".foot .act:not([disabled])").tap()
        page.wait_for_function("(n) => document.querySelector('[data-actions]').dataset.actions != n", arg=before)
    person.asked_for()
    page.evaluate("scrollTo(0, 0)")
    assert page.locator("#question").bounding_box()["y"] < SIZE[1]  # type: ignore[index]
    played = person.play()
    assert played.wide <= SIZE[0]
    assert person.status == "finished"


def test_a_form_of_the_board_follows_the_question_at_once(invite: Invite, server: Server) -> None:
    person = invite(server, size=SIZE)
    page = person.page
    person.visit(server.table("classic", ["link", *["random"] * 5]).link(0))
    folded = page.locator("details.list")
    for seed in range(40):
        person.asked_for()
        person.board_is_there()
        if folded.count():
            break
        person.play(most=1, seed=seed)
    expect(page.locator(".options .option").first).to_be_hidden()
    page.evaluate("scrollTo(0, 0)")
    form = page.locator(".board section.acting:visible").first.bounding_box()
    confirm = page.locator(".foot .act").bounding_box()
    assert form is not None
    assert confirm is not None
    assert form["y"] + 100 < confirm["y"] < SIZE[1]
    expect(page.locator("kbd:visible")).to_have_count(0)


def test_the_parts_of_a_table_say_which_is_in_sight(invite: Invite, server: Server) -> None:
    person = invite(server, size=SIZE)
    page = person.page
    person.visit(server.table("imperium", ["link", "random"]).link(0))
    person.asked_for()
    person.board_is_there()
    current = page.locator(".jumps [aria-current]")
    expect(current).to_have_text("Now")
    for part in ("Board", "Log", "Now"):
        page.locator(".jumps").get_by_text(part).tap()
        expect(current).to_have_text(part)


@pytest.mark.parametrize("path", ["/", "/new/classic", "/new/uprising", "/account"])
def test_no_page_scrolls_sideways(path: str, invite: Invite, server: Server) -> None:
    person = invite(server, size=SIZE)
    person.expect("401")
    person.visit(path)
    person.page.locator("h1").first.wait_for()
    person.page.wait_for_load_state("networkidle")
    assert person.page.evaluate("document.documentElement.scrollWidth") <= SIZE[0]
