"""Reloading the page, or killing the server in the middle of a turn, loses nothing."""

from __future__ import annotations

import signal

import pytest
from playwright.sync_api import Locator, expect

from sietch import games
from web.browsing import Person, Server
from web.conftest import Invite

LOST = "Connection lost"


def chosen(person: Person) -> Locator:
    """The steps that are chosen but not confirmed."""
    return person.page.locator(".steps li")


def choose_one(person: Person) -> list[str]:
    person.alone_asked()
    person.page.locator(".options .option:not([disabled])").first.click()
    chosen(person).first.wait_for()
    return chosen(person).all_inner_texts()


@pytest.mark.parametrize("game", sorted(games.GAMES))
def test_a_reload_and_a_killed_server(game: str, invite: Invite, own_server: Server) -> None:
    person = invite(own_server)
    person.expect("ERR_", "ERR_CONNECTION_RESET", "WebSocket")
    person.play_now(game)
    person.play(most=5)
    steps = choose_one(person)
    actions = person.actions
    log = person.page.get_by_role("log")
    said = log.inner_text()

    person.page.reload()
    expect(chosen(person)).to_have_text(steps, use_inner_text=True)
    assert person.actions == actions
    expect(log).to_have_text(said, use_inner_text=True)

    own_server.stop(signal.SIGKILL)
    person.page.get_by_role("status").get_by_text(LOST).wait_for()
    expect(chosen(person)).to_have_text(steps, use_inner_text=True)  # it stays on the screen
    own_server.start()
    person.page.get_by_role("status").get_by_text(LOST).wait_for(state="detached")
    expect(chosen(person)).to_have_text(steps, use_inner_text=True)
    assert person.actions == actions
    person.page.locator(".foot .act").click()
    person.page.wait_for_function("(n) => document.querySelector('[data-actions]').dataset.actions != n", arg=actions)
    assert person.play(most=3).acted == 3  # and the game goes on


def test_a_step_that_was_sent_while_the_server_was_gone_arrives(invite: Invite, own_server: Server) -> None:
    """What is confirmed just as the server dies is sent again when it is back, and done once."""
    person = invite(own_server)
    person.expect("ERR_", "ERR_CONNECTION_RESET", "WebSocket")
    table = own_server.table("imperium", ["link", "link"])
    person.visit(table.link(own_server.ask("GET", f"/api/tables/{table.id}")["waiting"][0]))
    choose_one(person)
    before = person.actions
    # The browser has sent it, and the server is dead before it could read it.
    own_server.freeze()
    person.page.locator(".foot .act").click()
    own_server.stop(signal.SIGKILL)
    own_server.start()
    person.page.get_by_role("status").get_by_text(LOST).wait_for(state="detached")
    person.page.wait_for_function("(n) => document.querySelector('[data-actions]').dataset.actions > n", arg=before)
    assert own_server.ask("GET", f"/api/tables/{table.id}")["actions"] == before + 1
