"""People play each other to the end, each in a browser of their own."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from web.browsing import Server
from web.conftest import Invite

SIX = ["link", "random", "random", "link", "random", "random"]


def test_a_friend_comes_by_link(invite: Invite, server: Server) -> None:
    host = invite(server)
    host.visit("/new/imperium")
    host.page.get_by_label("How many").select_option("2")
    host.page.get_by_label("Seat 2").select_option("link")
    host.page.get_by_role("button", name="Open the table").click()
    link = host.page.get_by_label("Personal link for seat 2").input_value()
    assert "#seat=" in link
    friend = invite(server)
    friend.page.goto(link)
    friend.page.locator("main").wait_for()
    assert "seat=" not in friend.page.url  # the key is out of sight at once
    host.page.get_by_role("button", name="Start the game").click()
    for person in (host, friend):
        person.page.locator("[data-status=playing]").wait_for()
        person.begin(seed=7)
    assert min(host.end().acted, friend.end().acted) > 20
    assert host.status == friend.status == "finished"
    assert won(host.read()) == won(friend.read()) != []


def test_whoever_comes_sits_down_at_a_public_table(invite: Invite, server: Server) -> None:
    table = server.table("imperium", ["link", "open"], start=False, public=True, name="Sietch Tabr")
    host, guest = invite(server), invite(server)
    host.visit(table.link(0))
    guest.visit()
    guest.page.get_by_role("link", name="Sietch Tabr").click()
    guest.page.get_by_label("Your name").fill("Chani")
    guest.page.get_by_role("button", name="Sit here").click()
    host.page.get_by_text("Chani", exact=True).first.wait_for()
    server.ask("POST", f"/api/tables/{table.id}/start", key=table.host_key)
    for person in (host, guest):
        person.page.locator("[data-status=playing]").wait_for()
        expect(person.page.get_by_text("Chani").first).to_be_visible()


@pytest.mark.parametrize(
    ("game", "seats"),
    [
        pytest.param("uprising", ["link", "link"], id="uprising"),
        pytest.param("uprising", SIX, id="uprising with six seats"),
        pytest.param("classic", ["link", "link"], id="classic"),  # with six seats: test_treachery.py
    ],
)
def test_two_people_play_to_the_end(game: str, seats: list[str], invite: Invite, server: Server) -> None:
    table = server.table(game, seats)
    people = [invite(server) for _ in table.keys]
    for person, seat in zip(people, table.keys, strict=True):
        person.visit(table.link(seat))
        person.page.locator("[data-status=playing]").wait_for()
        person.begin(seed=seat + 1)
    assert min(person.end().acted for person in people) > 20
    assert {person.status for person in people} == {"finished"}
    assert won(people[0].read()) == won(people[1].read()) != []


def won(strings: list[str]) -> list[str]:
    return [text for text in strings if text.endswith(" won.")]
