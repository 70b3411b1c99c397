"""People play in a real browser: newcomers against bots, friends against each other, on phones, by keyboard."""

from __future__ import annotations

import json
import re
import signal
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser

from sietch import games
from support.packages import needed
from web.browsing import Person, Server, chromium, running

ROOT = Path(__file__).parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as found:
        yield found


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with running(tmp_path) as found:
        yield found


@pytest.mark.parametrize("game", sorted(games.GAMES))
def test_a_newcomer_plays_against_bots(game: str, browser: Browser, server: Server) -> None:
    person = Person(browser, server)
    person.play_now(game)
    # Six factions take their time: there the first turns have to do.
    whole = game != "classic"
    assert person.play(most=1_000_000 if whole else 60) > 20
    if whole:
        assert person.status == "finished"
        person.page.locator("[data-status=finished] p").first.wait_for()  # who has won
    assert person.faults == []
    assert [url for url in person.asked if f"//localhost:{server.port}/" not in url] == []


def test_two_browsers_play_each_other(browser: Browser, server: Server) -> None:
    host = Person(browser, server)
    host.visit("/new/imperium")
    host.page.get_by_label("How many").select_option("2")
    host.page.get_by_label("Seat 2").select_option("link")
    host.page.get_by_role("button", name="Open the table").click()
    link = host.page.get_by_label("Link for seat 2").input_value()
    assert "#seat=" in link
    friend = Person(browser, server)
    friend.page.goto(link)
    friend.page.locator("main").wait_for()
    assert "seat=" not in friend.page.url  # the key is out of sight at once
    host.page.get_by_role("button", name="Start the game").click()
    for person in (host, friend):
        person.page.locator("[data-status=playing]").wait_for()
    for _ in range(400):
        if host.status != "playing":
            break
        for person in (host, friend):
            if person.page.locator("section.mine").count():
                person.play(most=1, seed=7)
        host.page.wait_for_timeout(30)
    assert host.status == friend.status == "finished"
    assert host.faults == friend.faults == []


def test_nothing_is_lost_by_a_reload_or_a_killed_server(browser: Browser, server: Server) -> None:
    person = Person(browser, server)
    person.play_now("imperium")
    person.play(most=5)
    person.page.locator("section.mine").wait_for()
    asked = person.question()
    person.page.reload()
    person.page.locator("section.mine").wait_for()
    assert person.question() == asked
    person.page.locator(".option").first.click()
    server.stop(signal.SIGKILL)
    person.page.get_by_text("Connection lost").wait_for()
    assert person.page.locator(".option.selected").count() == 1  # what was chosen is kept
    server.start()
    person.page.get_by_text("Connection lost").wait_for(state="detached")
    assert person.question() == asked
    person.page.locator(".foot .act").click()
    person.page.wait_for_function("(asked) => document.querySelector('#question')?.innerText !== asked", arg=asked)


def test_a_game_by_keyboard_alone(browser: Browser, server: Server) -> None:
    person = Person(browser, server)
    person.visit()
    page = person.page
    page.locator("article button.act").first.wait_for()
    for _ in range(12):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.classList.contains('act')"):
            break
    page.keyboard.press("Enter")
    for _ in range(12):
        page.locator("section.mine").wait_for()
        before = page.locator("[data-status]").get_attribute("data-actions")
        page.evaluate("document.activeElement.blur()")
        page.keyboard.press("1")
        assert page.locator(".option.selected").count() == 1
        page.keyboard.press("Enter")
        page.wait_for_function("(n) => document.querySelector('[data-status]').dataset.actions !== n", arg=before)
    assert person.faults == []


ENGLISH = re.compile(r"\b(the|and|with|your|choose|waiting|undo|table|seat|turn|card|of)\b", re.IGNORECASE)


@pytest.mark.parametrize("lang", ["fr", "it"])
@pytest.mark.parametrize("game", sorted(games.GAMES))
def test_no_english_word_is_left(game: str, lang: str, browser: Browser, server: Server) -> None:
    person = Person(browser, server, lang)
    person.play_now(game)
    for _ in range(6):
        person.play(most=4, seed=3)
        page = person.page
        page.locator("section.mine").wait_for()
        shown = page.locator("body").inner_text()
        names = re.compile(r"Dune: Imperium|Uprising|English|The Spice|CHOAM|Sietch Tabr", re.IGNORECASE)
        left = [line for line in names.sub("", shown).splitlines() if ENGLISH.search(line)]
        assert left == [], left[:5]
    assert person.faults == []


@pytest.mark.parametrize("game", sorted(games.GAMES))
def test_a_phone_shows_everything_without_scrolling_sideways(game: str, browser: Browser, server: Server) -> None:
    person = Person(browser, server, size=(360, 740))
    person.play_now(game)
    person.play(most=10)
    person.page.locator("section.mine").wait_for()
    wide = person.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= 360
    assert person.faults == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_no_screen_shuts_anybody_out(theme: str, browser: Browser, server: Server) -> None:
    """What axe-core finds serious or critical."""
    needed(str(AXE) if AXE.exists() else None, "axe-core from npm (npm install in web/)")
    person = Person(browser, server)
    page = person.page
    person.visit()
    page.evaluate("(theme) => localStorage.setItem('sietch.theme', theme)", theme)
    found: dict[str, list[str]] = {}

    def look(name: str) -> None:
        page.evaluate(AXE.read_text(encoding="utf-8"))
        report = page.evaluate("axe.run()")
        bad = [v for v in report["violations"] if v["impact"] in ("serious", "critical")]
        found[name] = [f"{v['id']}: {v['nodes'][0]['html'][:160]}" for v in bad]

    for name, path in (("home", "/"), ("new", "/new/classic"), ("account", "/account")):
        person.visit(path)
        page.locator("h1").first.wait_for()
        page.wait_for_timeout(300)
        look(name)
    for game in games.GAMES:
        person.play_now(game)
        person.play(most=8)
        page.locator("section.mine").wait_for()
        look(game)
    assert {name: bad for name, bad in found.items() if bad} == {}


def test_bad_moments_say_what_happened(browser: Browser, server: Server) -> None:
    person = Person(browser, server)
    person.visit("/t/nowhere2")
    person.page.get_by_text("There is no such table.").wait_for()
    made = httpx.post(f"{server.address}/api/tables", json={"game": "imperium", "seats": ["link", "link"]}).json()
    person.visit(f"/t/{made['id']}#seat={'2' * 26}")
    person.page.get_by_text("This key opens no seat at this table.").wait_for()
    person.visit("/new/classic")
    person.page.get_by_label("Name of the table").fill("Arrakeen")
    server.stop(signal.SIGKILL)
    person.page.get_by_role("button", name="Open the table").click()
    person.page.get_by_text("The server does not answer.").wait_for()
    assert person.page.get_by_label("Name of the table").input_value() == "Arrakeen"  # nothing typed is lost


def test_the_replay_steps_through_a_finished_game_and_forks_it(browser: Browser, server: Server) -> None:
    person = Person(browser, server)
    person.play_now("imperium")
    person.play()
    table = person.page.url.rsplit("/", 1)[1]
    actions = json.loads(httpx.get(f"{server.address}/api/tables/{table}").text)["actions"]
    person.visit(f"/replay/{table}")
    page = person.page
    page.get_by_text(f"{actions} / {actions}").wait_for()
    page.keyboard.press("ArrowLeft")
    page.get_by_text(f"{actions - 1} / {actions}").wait_for()
    page.get_by_label("Seen by").select_option("1")
    page.get_by_role("button", name="Play on from here").click()
    page.locator("[data-status]").wait_for()
    assert page.url.rsplit("/", 1)[1] != table
    assert person.faults == []
