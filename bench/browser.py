"""How quick the client is in a real browser: `PYTHONPATH=tests python bench/browser.py`.

Starts a server on the loopback and opens its tables in chromium: how long until a table is drawn, how long from the
arrival of a change until it is on the screen, and how long the longest frame is. At the end a table that asks most of
the client: classic Dune with nine seats and a long log, all of it on the page, which is then scrolled through.
"""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser

from support.patience import PATIENCE
from web.browsing import BOARD, Person, Server, chromium, running
from web.moments import before

USUAL = {"imperium": 4, "uprising": 4, "classic": 6}
NINE = {"extra_factions": True, "landsraad_reconstruction": True}
LONG = 300  # entries of the log
SMOOTH = 50  # milliseconds of a frame that nobody notices

# From the end of the log to its beginning in sixty frames: how long each of them takes.
SCROLL = """
async () => {
  const log = document.querySelector("[role=log]");
  const frame = () => new Promise((go) => requestAnimationFrame(go));
  const [times, from] = [[], log.scrollHeight];
  for (let n = 1, last = await frame(); n <= 60; n++) {
    log.scrollTop = from * (1 - n / 60);
    const now = await frame();
    times.push(now - last);
    last = now;
  }
  return times;
}
"""

# Runs before anything of the page: hears every message before the client does, and looks at every frame.
WATCH = """
(() => {
  const seen = { drawn: 0, changes: [], frames: [] };
  window.seen = seen;
  const framed = (then) =>
    requestAnimationFrame(() => {
      const after = new MessageChannel();
      after.port1.onmessage = then;
      after.port2.postMessage(0);
    });
  const Own = window.WebSocket;
  window.WebSocket = class extends Own {
    constructor(...given) {
      super(...given);
      this.addEventListener("message", (event) => {
        if (!event.data.startsWith('{"type":"change"')) return;
        const arrived = performance.now();
        framed(() => seen.changes.push(performance.now() - arrived));
      });
    }
  };
  let last = performance.now();
  const frame = () => {
    const now = performance.now();
    seen.frames.push(now - last);
    last = now;
    const [question, board] = ["section[data-status=playing]", "BOARD"].map((part) => document.querySelector(part));
    if (!seen.drawn && question && board?.querySelector("svg"))
      framed(() => (seen.drawn ||= performance.now()));
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
})();
""".replace("BOARD", BOARD)


def opened(browser: Browser, server: Server, game: str, bot: str) -> Person:
    """Somebody at a new table, with bots on all other seats."""
    person = Person(browser, server)
    person.context.add_init_script(WATCH)
    person.visit(server.table(game, ["link", *[bot] * (USUAL[game] - 1)]).link(0))
    person.page.wait_for_function("() => window.seen?.drawn", timeout=PATIENCE * 1000)
    return person


def show(what: str, game: str, times: list[float], limit: float) -> None:
    ordered = sorted(times)
    marks = {"p50": 0.5, "p99": 0.99, "max": 1.0}
    told = [f"{name} {ordered[min(int(len(ordered) * part), len(ordered) - 1)]:.0f}" for name, part in marks.items()]
    verdict = "" if ordered[-1] <= limit else f"  over {limit:.0f}"
    print(f"{what:28} {game:18} {', '.join(told)} ms of {len(ordered)}{verdict}")


def first_paint(browser: Browser, server: Server, game: str, times: int) -> None:
    """From the navigation until board and question are drawn, with nothing in the browser's cache."""
    found: list[float] = []
    for _ in range(times):
        person = opened(browser, server, game, "random")
        found.append(person.page.evaluate("window.seen.drawn"))
        person.context.close()
    show("first paint of a table", game, found, 1000)


def changes(browser: Browser, server: Server, game: str, actions: int) -> None:
    """From the arrival of a change until it is on the screen, and the frames once the log is long."""
    person = opened(browser, server, game, "heuristic")
    person.asked_for()
    person.page.evaluate("window.seen.changes = []")
    played = person.play(most=actions, sees=True)
    show("change to screen", game, person.page.evaluate("window.seen.changes"), 100)
    if played.why == "enough":
        entries = int(person.page.locator("[role=log] li").count())
        person.page.evaluate("window.seen.frames = []")
        person.play(most=actions, sees=True)
        frames: list[Any] = person.page.evaluate("window.seen.frames")
        show(f"frame, {entries} log entries", game, frames, 100)
    person.context.close()


def nine_seats(browser: Browser, server: Server, actions: int) -> None:
    """Bots have played until the log is long; then somebody plays on."""

    def long_enough(state: Any, seat: int, options: Sequence[str]) -> bool:
        return seat == 0 and state.turn >= 3

    moment = before("classic", long_enough, 9, **NINE)
    person = Person(browser, server)
    person.context.add_init_script(WATCH)
    person.visit(server.play_on(moment.record, ["link", *["heuristic"] * 8]).link(0))
    person.asked_for()
    entries = person.page.locator("[role=log] li")
    earlier = person.page.locator("[role=log] .more")
    earlier.wait_for()
    while earlier.count():
        earlier.click()
    while entries.count() < LONG:
        person.play(most=5)
    person.page.evaluate("Object.assign(window.seen, { changes: [], frames: [] })")
    person.play(most=actions, sees=True)
    name = f"nine, {entries.count()} entries"
    show("change to screen", name, person.page.evaluate("window.seen.changes"), 100)
    show("frame", name, person.page.evaluate("window.seen.frames"), SMOOTH)
    show("frame, log scrolled", name, person.page.evaluate(SCROLL), SMOOTH)
    person.context.close()


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the client in chromium.")
    parser.add_argument("--games", nargs="*", choices=sorted(USUAL), default=sorted(USUAL))
    parser.add_argument("--times", type=int, default=5, help="how often a table is opened")
    parser.add_argument("--actions", type=int, default=40, help="how many actions are played, twice")
    given = parser.parse_args()
    if not (1 <= given.times <= 100 and 1 <= given.actions <= 1000):
        parser.error("1 to 100 times, 1 to 1000 actions")
    with (
        tempfile.TemporaryDirectory(prefix="sietch-browser-") as data,
        running(Path(data)) as server,
        chromium() as browser,
    ):
        for game in given.games:
            first_paint(browser, server, game, given.times)
            changes(browser, server, game, given.actions)
        nine_seats(browser, server, given.actions)


if __name__ == "__main__":
    main()
