"""A real browser at a real server: Debian's chromium, driven as a person would use it."""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import Browser, Page, sync_playwright

from server.service import free_port
from support.packages import needed

PATIENCE = 30.0
WHOLE_GAME = 240_000  # milliseconds

# Plays like somebody in a hurry: an option, confirm, and again, until `done` says so. It clicks what is on the page.
PLAY = """
async ([most, seed]) => {
  const pause = (ms) => new Promise((go) => setTimeout(go, ms));
  let chance = seed, acted = 0;
  const below = (n) => (chance = (chance * 1103515245 + 12345) % 2147483648) % n;
  for (;;) {
    const panel = document.querySelector("[data-status]");
    if (!panel || panel.dataset.status !== "playing" || acted >= most) return acted;
    const lift = document.querySelector(".curtain button");
    if (lift) lift.click();
    const options = panel.querySelector(".options")?.querySelectorAll("button.option:not(:disabled)") ?? [];
    if (options.length) {
      options[below(options.length)].click();
      await pause(0);
      const confirm = panel.querySelector(".foot .act:not(:disabled)");
      if (confirm) { confirm.click(); acted += 1; }
    }
    await pause(10);
  }
}
"""


class Server:
    """The server in a process of its own, which can be killed and started again."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.port = free_port()
        self.address = f"http://localhost:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        limits = {"SIETCH_REQUESTS_A_MINUTE": "1000000", "SIETCH_TABLES_AN_HOUR": "1000000"}
        command = [sys.executable, "-m", "sietch.server", "--port", str(self.port), "--data", str(self.data)]
        self._process = subprocess.Popen(command, env={**os.environ, **limits})
        deadline = time.monotonic() + PATIENCE
        while True:
            with contextlib.suppress(httpx.HTTPError):
                if httpx.get(f"{self.address}/health", timeout=2).status_code == 200:
                    return
            assert time.monotonic() < deadline, "the server did not become ready"
            time.sleep(0.1)

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(PATIENCE)
            self._process = None


@contextlib.contextmanager
def running(data: Path) -> Iterator[Server]:
    server = Server(data)
    server.start()
    try:
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


class Person:
    """Somebody with a browser window of their own; whatever goes wrong in it is remembered."""

    def __init__(self, browser: Browser, server: Server, lang: str = "en", size: tuple[int, int] = (1280, 800)) -> None:
        self.server = server
        context = browser.new_context(viewport={"width": size[0], "height": size[1]}, locale=lang)
        self.page: Page = context.new_page()
        self.page.set_default_timeout(PATIENCE * 1000)
        self.faults: list[str] = []
        self.asked: list[str] = []  # every address that the page has asked for
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("request", lambda request: self.asked.append(request.url))
        self.page.on("console", self._hear)

    def _hear(self, message: Any) -> None:
        # A lost connection is said by the browser itself; everything else that is an error is ours.
        if message.type == "error" and "ERR_" not in message.text and "WebSocket" not in message.text:
            self.faults.append(message.text)

    def visit(self, path: str = "/") -> None:
        self.page.goto(self.server.address + path)

    def play_now(self, game: str) -> None:
        """The newcomer's one click."""
        self.visit()
        place = {"imperium": 0, "uprising": 1, "classic": 2}[game]
        self.page.locator("article button.act").nth(place).click()
        self.page.locator("[data-status]").wait_for()

    def play(self, most: int = 1_000_000, seed: int = 1) -> int:
        """Play on, so many actions or to the end; gives how many actions there were."""
        self.page.set_default_timeout(WHOLE_GAME)
        acted: int = self.page.evaluate(PLAY, [most, seed])
        self.page.set_default_timeout(PATIENCE * 1000)
        return acted

    @property
    def status(self) -> str:
        return str(self.page.locator("[data-status]").get_attribute("data-status"))

    def question(self) -> str:
        return self.page.locator("#question").inner_text()
