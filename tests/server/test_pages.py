"""The browser client as the server hands it out: everything from here, nothing inline, nothing from elsewhere."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import pytest

from server.service import run, service
from sietch.server.pages import HERE

BUILT = [path for path in HERE.rglob("*") if path.suffix in (".js", ".css", ".html")]


def test_every_page_is_the_client_and_its_files_are_kept(tmp_path: Path) -> None:
    async def story() -> None:
        async with service(tmp_path) as host:
            made = await host.table("imperium", ["link", "link"])
            own = (f"/t/{made['id']}", f"/replay/{made['id']}")
            for path in ("/", "/new", "/new/classic", *own, "/rules", "/rules/classic", "/account"):
                page = await host.web.get(path)
                assert page.status_code == 200
                assert page.headers["content-security-policy"].startswith("default-src 'self'")
                assert page.headers["cache-control"] == "no-cache"
                assert '<div id="app">' in page.text
            for name in re.findall(r'(?:src|href)="(/[^"]+)"', page.text):
                file = await host.web.get(name)
                assert file.status_code == 200, name
                assert ("immutable" in file.headers.get("cache-control", "")) == name.startswith("/assets/")
            assert (await host.web.get("/assets/../app.py")).status_code == 404
            assert (await host.web.get("/elsewhere")).status_code == 404

    run(story())


def test_the_page_of_a_table_says_what_is_played_there(tmp_path: Path) -> None:
    async def story() -> None:
        async with service(tmp_path) as host:
            made = await host.table("uprising", ["link", "link", "link"])
            own = [f"/{page}/{made['id']}" for page in ("t", "replay")]
            told = {path: (await host.web.get(path)).text for path in (*own, "/t/elsewhere", "/t/%00'", "/", "/rules")}
            assert [path for path in told if 'data-game="uprising" data-seats="3"' in told[path]] == own
            assert [path for path in told if "data-game" in told[path]] == own

    run(story())


def test_what_is_text_travels_packed(tmp_path: Path) -> None:
    async def story() -> None:
        async with service(tmp_path) as host:
            for path in (HERE / "assets").iterdir():
                kinds = {"packed": "gzip", "plain": "identity"}
                got = {
                    how: await host.web.get(f"/assets/{path.name}", headers={"accept-encoding": kinds[how]})
                    for how in kinds
                }
                assert {answer.content for answer in got.values()} == {path.read_bytes()}
                assert len({answer.headers["content-type"] for answer in got.values()}) == 1
                text = path.suffix in (".js", ".css", ".svg")
                assert (got["packed"].headers.get("content-encoding") == "gzip") == text
                assert "content-encoding" not in got["plain"].headers
                assert all("immutable" in answer.headers["cache-control"] for answer in got.values())
            words = [
                await host.web.get("/api/games/classic/words?lang=fr", headers={"accept-encoding": how})
                for how in ("gzip", "identity")
            ]
            assert [answer.headers.get("content-encoding") for answer in words] == ["gzip", None]
            assert words[0].json() == words[1].json()

    run(story())


def test_whoever_installs_the_client_finds_its_icons(tmp_path: Path) -> None:
    async def story() -> None:
        async with service(tmp_path) as host:
            manifest = (await host.web.get("/manifest.webmanifest")).json()
            assert {"any", "maskable"} == {icon["purpose"] for icon in manifest["icons"]}
            for icon in manifest["icons"]:
                file = await host.web.get(icon["src"])
                assert (file.status_code, file.headers["content-type"]) == (200, icon["type"]), icon["src"]

    run(story())


def test_the_page_has_no_script_of_its_own() -> None:
    index = (HERE / "index.html").read_text(encoding="utf-8")
    assert re.findall(r"<script[^>]*>([^<]+)</script>", index) == []
    assert "style=" not in index


@pytest.mark.parametrize("path", BUILT, ids=lambda path: path.name)
def test_nothing_is_loaded_from_elsewhere(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    addresses = set(re.findall(r"https?://[\w./-]+", text))
    allowed = ("http://www.w3.org/", "https://svelte.dev/e/")  # names of namespaces, and pages that errors mention
    assert [address for address in addresses if not address.startswith(allowed)] == []
    assert "//fonts." not in text


def test_the_client_is_light() -> None:
    fonts = sum(path.stat().st_size for path in HERE.rglob("*.woff2"))
    pictures = [*HERE.rglob("*.svg")]
    assert fonts < 90_000
    # Everything that is drawn or run: all pages, all boards and all languages, though nobody loads them all.
    assert sum(len(gzip.compress(path.read_bytes())) for path in [*BUILT, *pictures]) < 200_000
