"""A real browser at a real server: Debian's chromium, driven as a person would use it."""

from __future__ import annotations

import contextlib
import json
import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import httpx
from playwright.sync_api import Browser, ConsoleMessage, Error, Page, Route, expect, sync_playwright

from server.service import free_port
from sietch.kernel.record import Record
from support.packages import needed
from support.patience import PATIENCE, answers, until

WHOLE_GAME = 900.0
BOARD = ".board > .room, .board > .imperium"  # of classic Dune, of the others
SEED = 13  # of every table: see certain.py. With this one games of classic Dune are soon decided
HERE = Path(__file__).parent
PLAY = (HERE / "play.js").read_text(encoding="utf-8").rstrip().removesuffix(";")
expect.set_options(timeout=PATIENCE * 1000)


class Nursery:
    """Where servers come from: see certain.py."""

    def __init__(self) -> None:
        limits = {"SIETCH_REQUESTS_A_MINUTE": "1000000", "SIETCH_TABLES_AN_HOUR": "1000000"}
        self._process = subprocess.Popen(
            [sys.executable, str(HERE / "certain.py")],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, **limits},
            text=True,
        )

    def bear(self, seed: int, *arguments: str) -> int:
        """A new server; gives the number of its process."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps([str(seed), arguments]) + "\n")
        self._process.stdin.flush()
        return int(self._process.stdout.readline())


@cache
def nursery() -> Nursery:
    return Nursery()


class Server:
    """The server in a process of its own, which can be killed and started again."""

    def __init__(self, data: Path, seed: int = SEED) -> None:
        self.data = data
        self.seed = seed
        self.port = free_port()
        self.address = f"http://localhost:{self.port}"
        self._process = 0

    def start(self) -> None:
        self._process = nursery().bear(self.seed, "--port", str(self.port), "--data", str(self.data))
        until(lambda: answers(self.address), "the server did not become ready")

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        if self._process:
            os.kill(self._process, how)
            until(self._gone, "the server does not end")
            self._process = 0

    def _gone(self) -> bool:
        try:
            os.kill(self._process, 0)
        except ProcessLookupError:
            return True
        return False

    def freeze(self) -> None:
        """It reads nothing any more, and does not say so."""
        os.kill(self._process, signal.SIGSTOP)

    def thaw(self) -> None:
        os.kill(self._process, signal.SIGCONT)

    def ask(self, method: str, path: str, body: Any = None, key: str = "") -> Any:
        """A request that must go well."""
        headers = {"Authorization": f"Bearer {key}"} if key else {}
        given: dict[str, Any] = {"content": body} if isinstance(body, str) else {"json": body}
        answer = httpx.request(method, f"{self.address}{path}", headers=headers, timeout=PATIENCE, **given)
        assert answer.is_success, answer.text
        return answer.json() if answer.content else None

    def table(self, game: str, seats: Sequence[str], *, start: bool = True, **more: Any) -> Table:
        made = self.ask("POST", "/api/tables", {"game": game, "seats": seats, **more})
        return self._made(made, start)

    def play_on(self, record: Record, seats: Sequence[str]) -> Table:
        """A table that goes on where a record ends."""
        brought = self.ask("POST", "/api/records", record.to_json())
        made = self.ask("POST", f"/api/tables/{brought['id']}/fork", {"at": brought["actions"], "seats": seats})
        return self._made(made, True)

    def _made(self, made: dict[str, Any], start: bool) -> Table:
        if start:
            self.ask("POST", f"/api/tables/{made['id']}/start", key=made["host_key"])
        return Table(made["id"], made["host_key"], {link["seat"]: link["key"] for link in made["links"]})


class Table(NamedTuple):
    """A table with the keys of its people."""

    id: str
    host_key: str
    keys: dict[int, str]

    def link(self, seat: int) -> str:
        return f"/t/{self.id}#seat={self.keys[seat]}"


@contextlib.contextmanager
def running(data: Path, seed: int = SEED) -> Iterator[Server]:
    server = Server(data, seed)
    try:
        server.start()
        yield server
    finally:
        server.stop(signal.SIGKILL)


@contextlib.contextmanager
def chromium() -> Iterator[Browser]:
    program = needed(shutil.which("chromium"), "Debian's package chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        try:
            yield browser
        finally:
            browser.close()


class Held:
    """Requests of a page that reach nobody until they are let go."""

    def __init__(self, page: Page, *which: str) -> None:
        self.routes: list[Route] = []
        self._open = False
        for pattern in which:
            page.route(pattern, self._meet)

    def _meet(self, route: Route) -> None:
        if self._open:
            route.continue_()
        else:
            self.routes.append(route)

    def let_go(self) -> None:
        self._open = True  # those that come later, too
        for route in self.routes:
            route.continue_()


class Played(NamedTuple):
    """How it went: see play.js."""

    acted: int
    chosen: list[str]
    refused: list[str]
    wide: int
    strings: list[str]
    why: str
    where: str


class Person:
    """Somebody with a browser window of their own; whatever goes wrong in it is remembered."""

    def __init__(self, browser: Browser, server: Server, lang: str = "en", size: tuple[int, int] = (1280, 800)) -> None:
        self.server = server
        phone = size[0] < 500
        self.context = browser.new_context(
            viewport={"width": size[0], "height": size[1]}, locale=lang, has_touch=phone, is_mobile=phone
        )
        self.context.add_init_script(path=HERE / "read.js")
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE * 1000)
        self.faults: list[str] = []
        self.asked: list[str] = []  # every address that the page has asked for
        self._expected: list[str] = []
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("request", lambda request: self.asked.append(request.url))
        self.page.on("console", self._hear)

    def expect(self, *faults: str) -> None:
        """What the browser will complain about by itself, such as a server that is gone."""
        self._expected.extend(faults)

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type == "error" and not any(re.search(fault, message.text) for fault in self._expected):
            self.faults.append(message.text)

    def strangers(self) -> list[str]:
        """Requests to anywhere but the server."""
        own = (f"http://localhost:{self.server.port}/", f"ws://localhost:{self.server.port}/", "data:", "blob:")
        return [url for url in self.asked if not url.startswith(own)]

    def leave(self) -> None:
        """Close the window, and say what went wrong in it."""
        self.context.close()
        assert self.faults == [], self.faults
        assert self.strangers() == [], self.strangers()

    def visit(self, path: str = "/") -> None:
        self.page.goto("about:blank")  # a new key in the same address would not load the page anew
        self.page.goto(self.server.address + path)

    def play_now(self, game: str) -> None:
        """The newcomer's one click."""
        self.visit()
        self.page.locator(f"article:has(a[href='/new/{game}']) button.act").click()
        self.page.locator("[data-status=playing]").wait_for()
        self.board_is_there()

    def board_is_there(self) -> None:
        """Waits for the board of the game, which comes after everything else."""
        self.page.locator(BOARD).wait_for()

    def begin(
        self,
        *,
        most: int = 1_000_000,
        seed: int = 1,
        prefer: Sequence[str] = (),
        avoid: Sequence[str] = (),
        read: bool = False,
        sees: bool = False,
        waits: bool = True,
    ) -> None:
        """Begin to play, so many actions or to the end; several people can do so at the same time."""
        given = {"most": most, "seed": seed, "prefer": list(prefer), "avoid": list(avoid)}
        given |= {"read": read, "sees": sees, "waits": waits}
        given |= {"limit": WHOLE_GAME * 1000, "idle": PATIENCE * 1000}
        self.page.evaluate(f"(given) => {{ window.played = (\n{PLAY}\n)(given); }}", given)

    def end(self) -> Played:
        """Wait until what was begun is done."""
        played = Played(**self.page.evaluate("window.played"))
        assert played.why in ("over", "enough"), (played.why, played.where, played.refused)
        return played

    def play(self, **given: Any) -> Played:
        self.begin(**given)
        return self.end()

    def choose(self, notation: str) -> None:
        """One option, found by its notation, and confirm; opens what it lies under."""
        option = self.page.locator(f".options .option[data-notation='{notation}']")
        option.wait_for(state="attached")
        closed = self.page.locator("details:not([open])", has=option)
        if closed.count():
            closed.locator("summary").first.click()
        before = self.actions
        option.click()
        self.page.locator(".foot .act:not([disabled])").click()
        self.page.wait_for_function("(n) => document.querySelector('[data-actions]')?.dataset.actions != n", arg=before)

    def asked_for(self) -> str:
        """Waits until this seat is asked; gives the question."""
        self.page.locator("section.mine").wait_for()
        return self.page.locator("#question").inner_text()

    def alone_asked(self) -> None:
        """Waits until nobody but this seat is asked, and all that happened has been seen: nothing moves by itself."""
        table = self.page.url.partition("#")[0].rsplit("/", 1)[1]

        def still() -> bool:
            self.asked_for()
            now = self.server.ask("GET", f"/api/tables/{table}")
            return len(now["waiting"]) == 1 and now["actions"] == self.actions

        self.until(still)

    def until(self, true: Callable[[], object]) -> None:
        """Waits for something that is more than one look at the page."""
        # Meanwhile the page must be heard, or nothing of what it tells arrives.
        until(true, "it has never come true", pause=lambda seconds: self.page.wait_for_timeout(seconds * 1000))

    @property
    def status(self) -> str:
        return str(self.page.locator("[data-status]").get_attribute("data-status"))

    @property
    def actions(self) -> int:
        return int(self.page.locator("[data-actions]").get_attribute("data-actions") or -1)

    def read(self) -> list[str]:
        """Everything that can be read or heard on the page."""
        found: list[str] = self.page.evaluate("window.everythingToRead()")
        return found

    def screen(self) -> str:
        """What stands on the page, for whoever wants to know why a test failed."""
        with contextlib.suppress(Error):
            return "\n".join([*self.faults, self.page.locator("body").inner_text(timeout=5000)])
        return "\n".join([*self.faults, "The page does not answer."])
