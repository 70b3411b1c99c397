"""Pictures of every screen, to be looked at: `PYTHONPATH=tests python bench/screens.py DIR`.

Pages, finished games and replays, what a table is like between questions (a choice before it is confirmed, the curtain,
a vote, a server that is gone, ...), then each game at every kind of question that it asks: at the width of a phone, a
laptop and a large screen, light and dark. Bots play to the questions; the client shows them to a person.
"""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, CDPSession

from sietch import games
from sietch.bots import make_bot
from sietch.kernel.game import Perspective
from sietch.kernel.record import Record
from web.browsing import Person, Server, chromium, running

SIZES = {"phone": (360, 740), "laptop": (1280, 800), "large": (2560, 1440)}
THEMES = ("light", "dark")
RECORDS = Path(__file__).parents[1] / "tests" / "golden"
SEEDS = 6
PATIENCE = 15  # seconds for a screen to come to rest
# Nothing is being fetched, and everything has stayed where it is for a while: a resized board is drawn step by step.
STILL = """(patience) => new Promise((done) => {
  const place = () => [...document.querySelectorAll("main *")].map((one) => one.getBoundingClientRect()).reduce(
    (sum, { x, y, width, height }) => sum + x + 3 * y + 7 * width + 13 * height, document.fonts.status === "loaded");
  const end = performance.now() + patience * 1000;
  let before = place(), since = performance.now();
  const look = () => {
    const now = place();
    if (now !== before || document.querySelector("[aria-busy=true]")) (before = now), (since = performance.now());
    if (performance.now() - since > 400 || performance.now() > end) done();
    else requestAnimationFrame(look);
  };
  look();
})"""
DRAFTS = 30  # answers until one is met that another question follows
MOST = 2500  # actions of one game
EVERYTHING = {"spice_harvest": "on", "duel": "on", "extra_factions": True, "extra_strongholds": "both"}
# What is played to meet as many questions as possible: game, seats, ruleset.
PLAYED: dict[str, tuple[str, int, dict[str, Any]]] = {
    "imperium": ("imperium", 4, {}),
    "uprising": ("uprising", 4, {"choam": True}),
    "six": ("uprising", 6, {}),
    "classic": ("classic", 6, {"preset": "fr1992_advanced"}),
    "extras": ("classic", 6, {"treachery_deck": "43", **EVERYTHING}),
    "nine": ("classic", 9, {"extra_factions": True, "landsraad_reconstruction": True}),
}


def questions(name: str, seeds: int) -> Iterator[tuple[str, int, Record]]:
    """Every kind of question with the seat that is asked it and the game up to there."""
    game_name, seats, ruleset = PLAYED[name]
    game, met = games.find(game_name), set()
    for seed in range(seeds):
        record = Record.start(game, ruleset, ["heuristic"] * seats, seed)
        s = game.new(ruleset, seats, seed)
        # One bot of six plays at random: the others would never do some things that can be asked about.
        bots = [
            make_bot("random" if seat == seed else "heuristic", f"{seed}/{seat}", game_name) for seat in range(seats)
        ]
        for _ in range(MOST):
            for question in game.pending(s):
                if question.kind not in met and len(game.options(s, question.seat)) > 1:
                    met.add(question.kind)
                    yield question.kind, question.seat, Record.from_json(record.to_json(), games.find)
            if not s.stack:
                break
            seat = game.waiting(s)[0]
            record.play(s, seat, bots[seat].choose(Perspective(game, s, seat), None))


class Camera:
    """Takes one screen after the other, in every size and both themes."""

    def __init__(self, browser: Browser, server: Server, folder: Path, lang: str, sizes: list[str]) -> None:
        self.person = Person(browser, server, lang)
        self.page = self.person.page
        self.page.emulate_media(reduced_motion="reduce")
        self._finger: CDPSession | None = None
        self.folder = folder
        self.sizes = sizes

    def take(
        self, name: str, *, whole: bool = False, part: str = "", shows: str = "", sizes: Sequence[str] = ()
    ) -> None:
        """Every size or the ones given, with something in sight; on a phone the part of the table that is wanted."""
        self.page.wait_for_load_state("networkidle")
        self.page.mouse.move(0, 0)  # nothing is pointed at, and told about
        # The phone comes last: chromium forgets only on the next page that it was touched.
        for size in sorted(sizes or self.sizes, key=lambda size: size == "phone"):
            self._hold(size)
            for theme in THEMES:
                self.page.evaluate("(theme) => (document.documentElement.dataset.theme = theme)", theme)
                self.page.evaluate(STILL, PATIENCE)
                if part and size == "phone":
                    self.page.locator(f".jumps a[href='#{part}']").click()
                    self.page.evaluate(STILL, PATIENCE)
                if shows:
                    self.page.locator(shows).scroll_into_view_if_needed()
                path = self.folder / f"{name}.{theme}.{size}.png"
                self.page.screenshot(path=path, full_page=whole)
                self.page.evaluate("scrollTo(0, 0)")
        self._hold("laptop")
        print(name, flush=True)

    def _hold(self, size: str) -> None:
        """The window of a machine; a phone is touched."""
        width, height = SIZES[size]
        if size == "phone":
            self._finger = self.person.context.new_cdp_session(self.page)
            self._finger.send("Emulation.setTouchEmulationEnabled", {"enabled": True})
        elif self._finger:
            self._finger.detach()
            self._finger = None
        self.page.set_viewport_size({"width": width, "height": height})


def pages(camera: Camera, server: Server) -> None:
    """What lies around the games."""
    person, page = camera.person, camera.page
    person.expect("401", "404")
    table = server.table("imperium", ["link", "open", "random"], start=False, public=True, name="Sietch Tabr")
    begun = server.table("imperium", ["link", "random", "random"])
    for name, path in {
        "home": "/",
        "new-imperium": "/new/imperium",
        "new-uprising": "/new/uprising",
        "new-classic": "/new/classic",
        "account": "/account",
        "rules": "/rules/classic",
        "no-such-table": "/t/nowhere2",
        "no-such-page": "/t",
        "waiting-room": table.link(0),
        "spectator": f"/t/{begun.id}",
    }.items():
        person.visit(path)
        page.wait_for_load_state("networkidle")
        camera.take(f"page-{name}")
        if name.startswith("new"):
            for summary in page.locator("main summary").all():
                summary.click()
            camera.take(f"page-{name}-open", whole=True)
    person.visit("/new/imperium")
    for place, who in enumerate(("here", "open", "link")):
        page.locator(".seat select").nth(place).select_option(who)
    page.locator("form .act").click()
    page.locator("input[readonly]").first.wait_for()
    camera.take("page-waiting-room-of-the-host")
    person.visit("/account")
    page.locator("form input").nth(0).fill("Chani")
    page.locator("form input").nth(1).fill("the spice must flow")
    page.locator("form button").last.click()
    page.locator("main section button").first.click()  # the seats of this device are listed
    page.locator("main section li a").first.wait_for()
    camera.take("page-account-of-somebody", whole=True)


def ends(camera: Camera, server: Server) -> None:
    """Finished games and their replays."""
    for name, record in {"imperium": "4-first-game", "uprising": "4-choam", "classic": "6-fr1992_advanced"}.items():
        found = sorted((RECORDS / name).glob(f"{record}*.json")) or sorted((RECORDS / name).glob("*.json"))
        over = server.ask("POST", "/api/records", found[0].read_text(encoding="utf-8"))["id"]
        camera.person.visit(f"/t/{over}")
        camera.page.locator("[data-status=finished]").wait_for()
        camera.person.board_is_there()
        camera.take(f"over-{name}")
        camera.person.visit(f"/replay/{over}")
        camera.page.locator("main svg").first.wait_for()
        camera.take(f"replay-{name}")


def _draft(camera: Camera, game: str) -> None:
    """An answer before it is confirmed, and one that another question follows at once, with both answered."""
    person, page = camera.person, camera.page
    for answer in range(DRAFTS):
        _first(camera)
        if not answer:
            camera.take(f"state-{game}-chosen")
        if not page.locator(".option.selected").count():
            _first(camera)
            camera.take(f"state-{game}-steps")
            return
        before = person.actions
        page.locator(".foot .act").click()
        page.wait_for_function("(n) => document.querySelector('[data-actions]')?.dataset.actions != n", arg=before)
        person.asked_for()


def _first(camera: Camera) -> None:
    """The first answer is chosen, and tried."""
    page = camera.page
    page.locator(".options .option:not([disabled])").first.click()
    page.locator(".steps li").first.wait_for()
    page.wait_for_timeout(500)


def states(camera: Camera, server: Server) -> None:
    """What life brings at a table, and what people open."""
    person, page = camera.person, camera.page
    person.expect("400", "401", "403", "Failed", "WebSocket")
    person.visit("/")
    page.get_by_role("button", name="Settings").click()
    camera.take("state-settings")
    page.keyboard.press("Escape")
    page.locator("input[type=file]").set_input_files(
        {"name": "notes.json", "mimeType": "application/json", "buffer": b"not a record"}
    )
    page.get_by_role("alert").wait_for()
    camera.take("state-unreadable-record", shows="[role=alert]")
    for game in games.GAMES:
        usual = games.find(game).usual_seats
        at = server.table(game, ["link", *["random"] * (usual - 1)])
        person.visit(at.link(0))
        person.asked_for()
        person.play(most=12)
        person.asked_for()
        if game == "imperium":
            page.get_by_role("button", name="Keys").click()
            camera.take("state-help", sizes=["laptop", "large"])  # a phone has no keys
            page.keyboard.press("Escape")
        _draft(camera, game)
    two = server.table("imperium", ["link", "link", "random"])
    asked = server.ask("GET", f"/api/tables/{two.id}")["waiting"][0]
    other = 1 - asked if asked < 2 else 0
    person.visit(two.link(other))
    page.locator("[data-status=playing]").wait_for()
    camera.take("state-waiting")
    page.get_by_role("tab", name="Table").click()
    page.get_by_role("button", name="Pause").click()
    page.locator(".vote").wait_for()
    camera.take("state-vote", part="more")
    person.visit(two.link(asked))
    page.locator(".curtain, section.mine").first.wait_for()
    for _ in range(20):
        if page.locator(".curtain").count():
            break
        person.play(most=1)
        page.locator(".curtain, section.mine").first.wait_for()
    camera.take("state-curtain")
    taken = server.table("imperium", ["link", "random"])
    person.visit(taken.link(0))
    page.locator("[data-status=playing]").wait_for()
    server.ask("POST", f"/api/tables/{taken.id}/seats/0/hand-over", {"name": "Stilgar"}, taken.keys[0])
    page.get_by_role("link", name="Watch without a seat").wait_for()
    camera.take("state-seat-given-away")
    person.visit(f"/t/{taken.id}#seat={'2' * 26}")
    page.get_by_role("alert").wait_for()
    camera.take("state-wrong-link")
    full = server.table("imperium", ["link", "link"], start=False)
    person.visit(f"/t/{full.id}")
    page.locator("h1").first.wait_for()
    camera.take("state-every-seat-is-taken")
    gone = server.table("classic", ["link", *["random"] * 5])
    person.visit(gone.link(0))
    person.asked_for()
    server.freeze()
    page.locator(".options .option:not([disabled])").first.click()
    page.wait_for_timeout(1000)
    camera.take("state-no-answer")
    server.thaw()
    server.stop()
    page.wait_for_timeout(3000)
    camera.take("state-server-gone")
    server.start()


def tables(camera: Camera, server: Server, name: str, seeds: int, kinds: list[str]) -> None:
    """A game at every kind of question, or at some."""
    page = camera.page
    for kind, seat, record in questions(name, seeds):
        if kinds and kind not in kinds:
            continue
        _, seats, _ = PLAYED[name]
        table = server.play_on(record, ["link" if n == seat else "random" for n in range(seats)])
        camera.person.visit(table.link(seat))
        page.locator("section.mine").wait_for()
        camera.person.board_is_there()
        camera.take(f"{name}-{kind}")
        if "phone" in camera.sizes:
            camera.take(f"{name}-{kind}-board", part="board", sizes=["phone"])
    for tab in page.get_by_role("tab").all() if not kinds else ():
        tab.click()
        camera.take(f"{name}-tab-{tab.inner_text().strip()}", part="more")


AROUND = {"pages": pages, "ends": ends, "states": states}


def main() -> None:
    parser = argparse.ArgumentParser(description="Take pictures of every screen.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--what", default=",".join([*AROUND, *PLAYED]))
    parser.add_argument("--sizes", default=",".join(SIZES))
    parser.add_argument("--lang", default="en")
    parser.add_argument("--seeds", type=int, default=SEEDS, help="games in which questions are looked for")
    parser.add_argument("--kinds", default="", help="questions, for example TakeTurn,EndTurn; all of them by default")
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, running(Path(data)) as server, chromium() as browser:
        camera = Camera(browser, server, given.folder, given.lang, given.sizes.split(","))
        for what in given.what.split(","):
            if what in AROUND:
                AROUND[what](camera, server)
            else:
                tables(camera, server, what, given.seeds, [kind for kind in given.kinds.split(",") if kind])
        print(*(camera.person.faults or ["no fault"]), sep="\n")


if __name__ == "__main__":
    main()
