"""A whole game without a mouse, from the first page to the last."""

from __future__ import annotations

import itertools
import random
import time

import pytest

from web.browsing import WHOLE_GAME, Person, Server
from web.conftest import Invite
from web.moments import before

SOON = 1000  # milliseconds
# All in one look: between two, others may have acted.
ASKED = """() => {
  const panel = document.querySelector("section[data-status]");
  const over = ["finished", "abandoned"].includes(panel?.dataset.status);
  const keys = [...document.querySelectorAll("section.mine > .options .option:not([disabled]) kbd")];
  return (over || keys.length) && { over, keys: keys.map((key) => key.innerText), actions: panel.dataset.actions };
}"""


def tab_to(person: Person, selector: str, most: int = 40) -> None:
    """Press Tab until the focus is there."""
    for _ in range(most):
        person.page.keyboard.press("Tab")
        if person.page.evaluate("(wanted) => document.activeElement.matches(wanted)", selector):
            return
    raise AssertionError(f"{most} times Tab do not lead to {selector}")


def play_by_keyboard(person: Person) -> int:
    """A number, Enter, and again to the end; gives how often."""
    page, chance = person.page, random.Random(1)
    deadline = time.monotonic() + WHOLE_GAME
    for acted in itertools.count():
        assert time.monotonic() < deadline, page.locator("[data-status]").inner_text()
        asked = page.wait_for_function(ASKED).json_value()
        if asked["over"]:
            return acted
        page.keyboard.press(chance.choice(asked["keys"]))
        page.keyboard.press("Enter")  # without waiting for the preview, as quick fingers do
        page.wait_for_function(
            "(n) => document.querySelector('[data-actions]').dataset.actions != n"
            " || document.querySelector('[data-status]').dataset.status !== 'playing'",
            arg=asked["actions"],
        )
    raise AssertionError


def test_a_whole_game_by_keyboard(invite: Invite, server: Server) -> None:
    person = invite(server)
    person.visit()
    person.page.locator("article button.act").first.wait_for()
    tab_to(person, "article:has(a[href='/new/imperium']) button.act")
    person.page.keyboard.press("Enter")
    person.page.locator("[data-status=playing]").wait_for()
    assert play_by_keyboard(person) > 20
    assert person.status == "finished"


@pytest.mark.parametrize("game", ["uprising", "classic"])
def test_a_whole_game_of_two_by_keyboard(game: str, invite: Invite, server: Server) -> None:
    person = invite(server)
    person.visit(server.table(game, ["link", "random"]).link(0))
    assert play_by_keyboard(person) > 20
    assert person.status == "finished"


def test_options_can_be_reached_and_chosen_by_tab(invite: Invite, server: Server) -> None:
    person = invite(server)
    table = server.table("imperium", ["link", "random"])
    person.visit(table.link(0))
    person.asked_for()
    before = person.actions
    tab_to(person, ".options .option", most=200)
    person.page.keyboard.press("Enter")
    person.page.locator(".foot .act:not([disabled])").wait_for(timeout=SOON * 5)
    tab_to(person, ".foot .act", most=200)
    person.page.keyboard.press("Enter")
    person.page.wait_for_function("(n) => document.querySelector('[data-actions]').dataset.actions != n", arg=before)


def test_a_step_can_be_taken_back_before_it_is_confirmed(invite: Invite, server: Server) -> None:
    person = invite(server)
    person.play_now("imperium")
    asked, acted = person.asked_for(), person.actions
    person.page.keyboard.press("1")
    person.page.locator(".steps li").first.wait_for()
    person.page.keyboard.press("Backspace")
    person.page.locator(".steps li").first.wait_for(state="detached")
    assert (person.asked_for(), person.actions) == (asked, acted)


def test_the_key_of_an_amount_is_the_amount(invite: Invite, server: Server) -> None:
    moment = before("classic", lambda _, seat, options: seat == 0 and {"pass", "bid 3"} <= set(options))
    person = invite(server)
    person.visit(server.play_on(moment.record, ["link", *["random"] * 5]).link(0))
    person.asked_for()
    person.board_is_there()
    page = person.page
    for amount in ("3", "0"):
        page.keyboard.press(amount)
        chosen = page.locator(".steps .now")
        chosen.filter(has_text="Bid 3" if amount == "3" else "Pass").wait_for()
        page.keyboard.press("Backspace")
        chosen.wait_for(state="detached")
    # On the map the same key shows the whole planet again.
    page.locator(".planet .frame").focus()
    page.keyboard.press("+")
    page.locator(".frame.close").wait_for()
    page.keyboard.press("0")
    page.locator(".frame.close").wait_for(state="detached")
    page.wait_for_timeout(SOON / 2)
    assert page.locator(".steps li").count() == 0
