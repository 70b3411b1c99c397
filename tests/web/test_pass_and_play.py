"""Two people share one device: a curtain hangs between them, and nothing of anybody's hand is behind it."""

from __future__ import annotations

import json

import pytest

from sietch import games
from web.browsing import Person, Server
from web.conftest import Invite

MOST = 40  # actions until it is the other's turn


def seated(person: Person, game: str = "imperium") -> None:
    """A new table for two people at this device."""
    person.visit(f"/new/{game}")
    person.page.get_by_label("How many").first.select_option("2")
    person.page.get_by_label("Seat 2").select_option("here")
    person.page.get_by_role("button", name="Open the table").click()
    person.page.locator("[data-status=playing], .curtain").first.wait_for()


def act_until_the_curtain_falls(person: Person) -> None:
    for _ in range(MOST):
        person.page.locator("section.mine, .curtain").first.wait_for()
        if person.page.locator(".curtain").count():
            return
        person.play(most=1)
    raise AssertionError("it is never the other's turn")


def hands(person: Person, server: Server) -> list[list[str]]:
    """The cards that each of the two holds now, by name."""
    table = person.page.url.rsplit("/", 1)[1]
    kept = json.loads(person.page.evaluate("localStorage.getItem('sietch.tables')"))
    keys = {seat["seat"]: seat["key"] for held in kept if held["id"] == table for seat in held["seats"]}
    names = games.speech("imperium", "en", 2).vocabulary()["card"]
    at = server.ask("GET", f"/api/tables/{table}")["actions"]
    found: list[list[str]] = []
    for seat in (0, 1):
        seen = server.ask("GET", f"/api/tables/{table}/replay/{at}?seat={seat}", key=keys[seat])
        found.append([names[card] for card in seen["view"]["players"][seat]["hand"]])
    return found


def test_nothing_of_a_hand_is_behind_the_curtain(invite: Invite, server: Server) -> None:
    person = invite(server)
    seated(person)
    if person.page.locator(".curtain").count():
        person.page.locator(".curtain button").click()
    for _ in range(3):
        act_until_the_curtain_falls(person)
        person.page.wait_for_timeout(300)  # whatever the next one's connection brings must not be shown
        behind = person.page.content()
        assert any(hands(person, server))
        assert not [card for hand in hands(person, server) for card in hand if card in behind]
        assert person.page.locator("section[data-status], [role=log], svg[role]").count() == 0
        person.page.locator(".curtain button").click()
        person.asked_for()
        person.board_is_there()
        shown = person.page.content()
        assert [card for hand in hands(person, server) for card in hand if card in shown]


@pytest.mark.parametrize("game", ["imperium", "classic"])
def test_a_whole_game_at_one_device(game: str, invite: Invite, server: Server) -> None:
    person = invite(server)
    seated(person, game)
    assert person.play().acted > 40
    assert person.status == "finished"
