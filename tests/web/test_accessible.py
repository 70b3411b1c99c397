"""No screen shuts anybody out: axe-core finds nothing serious on any of them, in light and in dark."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal

import pytest

from sietch import games
from support.packages import needed
from web.browsing import Person, Server
from web.conftest import Invite

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
# A theme changes colours and nothing else.
THEMES: dict[Literal["light", "dark"], dict[str, Any]] = {
    "light": {},
    "dark": {"runOnly": {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}},
}
# Colours do not change at once: whatever is on its way arrives first.
SETTLED = """() => {
  const ends = document.getAnimations().map((animation) => animation.finished);
  return Promise.race([Promise.allSettled(ends).then(() => true), new Promise((go) => setTimeout(go, 2000))]);
}"""
BRIEFLY = {"resultTypes": ["violations"]}  # what is in order is not listed one by one


class Eye:
    """Looks at one screen after the other, in light and in dark, and remembers what is wrong with it."""

    def __init__(self, person: Person) -> None:
        needed(str(AXE) if AXE.exists() else None, "axe-core from npm (npm install in web/)")
        self.person = person
        self.found: dict[str, list[str]] = {}
        person.page.emulate_media(reduced_motion="reduce")  # nothing is judged while it fades in

    def look(self, name: str, part: str = "html") -> None:
        page = self.person.page
        page.wait_for_load_state("networkidle")
        if not page.evaluate("'axe' in window"):
            page.evaluate(AXE.read_text(encoding="utf-8"))
        for theme, rules in THEMES.items():
            page.emulate_media(color_scheme=theme)
            page.locator(f"html[data-theme={theme}]").wait_for()
            page.evaluate(SETTLED)
            bad = self._judged(part, rules)
            if bad:  # a busy machine may still be drawing: what is wrong stays wrong
                page.wait_for_timeout(1000)
                bad = self._judged(part, rules)
            if bad:
                self.found[f"{name}, {theme}"] = bad

    def _judged(self, part: str, rules: dict[str, Any]) -> list[str]:
        report = self.person.page.evaluate("([part, given]) => axe.run(part, given)", [part, {**rules, **BRIEFLY}])
        assert report["passes"], "nothing was looked at"
        bad = [one for one in report["violations"] if one["impact"] in ("serious", "critical")]
        return [f"{node['failureSummary']}: {node['html'][:200]}" for one in bad for node in one["nodes"][:3]]


def test_pages_around_the_games(invite: Invite, server: Server) -> None:
    person = invite(server)
    person.expect("401", "404")  # nobody is logged in; there is no such table
    page = person.page
    eye = Eye(person)
    open_table = server.table("imperium", ["link", "open", "random"], start=False, public=True, name="Arrakeen")
    for path in ("/", "/new/imperium", "/new/classic", "/account"):
        person.visit(path)
        page.locator("h1").first.wait_for()
        for summary in page.locator("main summary").all():
            summary.click()
        eye.look(path)
    page.get_by_label("Name").fill("Chani of Sietch Tabr")
    page.get_by_label("Password").fill("the spice must flow")
    page.get_by_role("button", name="New account").click()
    page.get_by_role("button", name="Log out").wait_for()
    eye.look("account of somebody")
    person.visit(open_table.link(0))
    page.locator("h1").first.wait_for()
    eye.look("waiting room")
    person.visit("/t/nowhere2")
    page.get_by_role("alert").wait_for()
    eye.look("no such table")
    assert eye.found == {}


@pytest.mark.parametrize("game", sorted(games.GAMES))
def test_the_table_of_a_game(game: str, invite: Invite, server: Server) -> None:
    person = invite(server)
    page = person.page
    eye = Eye(person)
    seats = ["link", *["random"] * (games.find(game).usual_seats - 1)]
    table = server.table(game, seats)
    person.visit(table.link(0))
    for at in (0, 14):
        person.asked_for()
        person.play(most=at)
        person.asked_for()
        eye.look(f"after {at} actions")
    person.alone_asked()
    page.locator(".options .option:not([disabled])").first.click()
    page.locator(".steps li").first.wait_for()
    for summary in page.locator("main summary").all():
        summary.click()
    eye.look("with a step chosen and everything open")
    for tab in page.get_by_role("tab").all():
        tab.click()
        eye.look(f"tab {tab.inner_text()}", "[role=tabpanel]")
    assert eye.found == {}


def test_the_curtain_the_end_and_the_replay(invite: Invite, server: Server) -> None:
    person = invite(server)
    page = person.page
    eye = Eye(person)
    table = server.table("imperium", ["link", "link"])
    for seat in (0, 1):
        person.visit(table.link(seat))
        page.locator("[data-status=playing], .curtain").first.wait_for()
    page.locator(".curtain, section.mine").first.wait_for()
    while not page.locator(".curtain").count():
        person.play(most=1)
        page.locator(".curtain, section.mine").first.wait_for()
    eye.look("curtain")
    record = Path(__file__).parents[1] / "golden" / "imperium" / "4-first-game.json"
    over = server.ask("POST", "/api/records", record.read_text(encoding="utf-8"))["id"]
    person.visit(f"/t/{over}")
    page.locator("[data-status=finished]").wait_for()
    eye.look("game over")
    person.visit(f"/replay/{over}")
    page.locator("output").wait_for()
    eye.look("replay")
    assert eye.found == {}
