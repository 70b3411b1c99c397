"""Accounts: coming and going, guessing and forging, seats on every device, one's own data."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from server.people import PASSWORD, House, bearer, house
from server.service import run
from sietch.server import keys, schema
from sietch.server.accounts import HOUR, Accounts
from sietch.server.limits import Limit
from sietch.server.refused import Refused
from sietch.server.schema_people import accounts, mail_links, notices, seats_of, sessions, subscriptions
from sietch.server.sessions import CSRF_HEADER, LASTS, cookie_name, seat_of_account

LOGIN = {"name": "Chani", "password": PASSWORD}


def told(answer: Any, status: int, code: str) -> None:
    """A refusal: its status, its code, and a sentence."""
    assert (answer.status_code, answer.json()["code"]) == (status, code), answer.text
    assert answer.json()["message"][0].isupper()
    assert answer.json()["message"].endswith(".")


def test_who_registers_is_somebody_until_they_log_out(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            chani = await home.member("Chani")
            about = (await chani.get("/api/account")).json()
            assert (about["name"], about["language"], about["csrf"]) == ("Chani", "en", chani.headers[CSRF_HEADER])
            assert (await chani.post("/api/account/logout")).status_code == 204
            told(await chani.get("/api/account"), 401, "not_logged_in")
            token = chani.cookies.get("sietch")
            assert token is None
            answer = await chani.post("/api/account/login", json={**LOGIN, "name": "  CHANI "})
            assert answer.status_code == 200
            assert (await chani.get("/api/account")).json()["name"] == "Chani"

    run(story())


def test_a_session_that_has_ended_opens_nothing_even_with_its_cookie(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            chani = await home.member()
            token = chani.cookies["sietch"]
            await chani.post("/api/account/logout")
            thief = home.visitor(Cookie=f"sietch={token}")
            told(await thief.get("/api/account"), 401, "not_logged_in")

    run(story())


@pytest.mark.parametrize(
    ("address", "name"), [("http://sietch.example", "sietch"), ("https://d.example", "__Host-sietch")]
)
def test_the_cookie_is_for_this_server_alone(address: str, name: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, public_url=address) as home:
            answer = await home.visitor().post("/api/account", json=LOGIN)
            crumbs = [part.strip() for part in answer.headers["set-cookie"].split(";")]
            assert crumbs[0].startswith(f"{name}=")
            assert {"HttpOnly", "Path=/", "SameSite=strict", f"Max-Age={int(LASTS)}"} <= set(crumbs)
            assert ("Secure" in crumbs) == address.startswith("https")
            assert not any(crumb.startswith("Domain") for crumb in crumbs)

    run(story())


@pytest.mark.parametrize(
    ("name", "password", "code"),
    [
        ("Al", PASSWORD, "bad_name"),
        ("x" * 33, PASSWORD, "bad_name"),
        ("Cha\u0000ni", PASSWORD, "bad_name"),
        ("Cha\u202eni", PASSWORD, "bad_name"),
        ("  \u2003  ", PASSWORD, "bad_name"),
        ("Chani", "short", "bad_password"),
    ],
)
def test_what_cannot_be_an_account_is_refused_with_a_sentence(
    name: str, password: str, code: str, tmp_path: Path
) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            told(await home.visitor().post("/api/account", json={"name": name, "password": password}), 422, code)
            assert await home.count(accounts) == 0

    run(story())


def test_a_name_is_taken_without_regard_to_case(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            await home.member("Straße")
            for name in ("STRASSE", "straße", " Straße "):
                answer = await home.visitor().post("/api/account", json={"name": name, "password": PASSWORD})
                told(answer, 409, "name_taken")
            both = [
                home.visitor().post("/api/account", json={**LOGIN, "name": name}) for name in ("Stilgar", "STILGAR")
            ]
            assert sorted([answer.status_code for answer in await asyncio.gather(*both)]) == [201, 409]

    run(story())


def test_a_wrong_name_and_a_wrong_password_look_alike_and_take_as_long(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            await home.member("Chani")
            guest = home.visitor()
            took: dict[str, list[float]] = {"Chani": [], "Nobody": [], "\u0000": []}
            answers = []
            for name in [*took, *took, *took]:
                began = time.perf_counter()
                answers.append(await guest.post("/api/account/login", json={"name": name, "password": "not the one"}))
                took[name].append(time.perf_counter() - began)
            assert {answer.text for answer in answers} == {answers[0].text}
            told(answers[0], 403, "bad_login")
            for name in ("Nobody", "\u0000"):
                assert min(took[name]) > min(took["Chani"]) / 2

    run(story())


def test_guessing_is_slowed_down_for_a_name_and_for_an_address(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            await home.member("Chani")
            people = Accounts(home.store)
            people.by_name, people.by_address = Limit(2, HOUR), Limit(3, HOUR)

            async def guess(name: str, password: str, address: str) -> str:
                try:
                    await people.log_in(name, password, address, "")
                except Refused as refusal:
                    return refusal.code
                return ""

            assert [await guess("Chani", "not the one", address) for address in "ab"] == ["bad_login"] * 2
            assert await guess(" chani", PASSWORD, "c") == "too_fast"
            assert [await guess(f"Nobody {n}", "", "d") for n in range(4)] == ["bad_login"] * 3 + ["too_fast"]

    run(story())


def test_hashing_lets_the_tables_go_on(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            await home.member("Chani")
            login = asyncio.create_task(home.visitor().post("/api/account/login", json=LOGIN))
            ticks = 0
            while not login.done():
                await asyncio.sleep(0.001)
                ticks += 1
            assert login.result().status_code == 200
            assert ticks > 10

    run(story())


def test_a_change_must_prove_that_its_owner_wants_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            chani, stilgar = await home.member("Chani"), await home.member("Stilgar")
            wish = {"language": "fr"}
            forged = ["", "x", "é", stilgar.headers[CSRF_HEADER]]
            for csrf in forged:
                answer = await chani.patch(
                    "/api/account", json=wish, headers=[(CSRF_HEADER.encode(), csrf.encode("latin-1"))]
                )
                told(answer, 403, "bad_csrf")
            answer = await chani.patch("/api/account", json=wish, headers={"Origin": "https://harkonnen.example"})
            assert answer.status_code == 403
            assert (await chani.get("/api/account")).json()["language"] == "en"
            answer = await chani.patch("/api/account", json=wish, headers={"Origin": home.settings.address})
            assert answer.status_code == 204
            assert (await chani.get("/api/account")).json()["language"] == "fr"

    run(story())


def test_settings_are_checked(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            chani = await home.member()
            told(await chani.patch("/api/account", json={"language": "de"}), 422, "bad_language")
            told(await chani.patch("/api/account", json={"notices": ["weather"]}), 422, "bad_notice")
            assert (await chani.patch("/api/account", json={"notices": ["over", "turn"]})).status_code == 204
            about = (await chani.get("/api/account")).json()
            assert (about["language"], about["notices"]) == ("en", ["turn", "over"])

    run(story())


def test_the_database_holds_no_password_and_no_token(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            chani = await home.member()
            made = await home.table(["link", "link"])
            key = made["links"][0]["key"]
            await chani.post("/api/account/seats", json={"table": made["id"], "seat": 0, "key": key})
            kept = []
            for table in (accounts, sessions, seats_of):
                kept += [str(row) for row in await home.store.rows(sa.select(table))]
            for secret in (PASSWORD, chani.cookies["sietch"], chani.headers[CSRF_HEADER], key):
                assert secret not in " ".join(kept)
            assert "$argon2id$" in " ".join(kept)

    run(story())


def test_devices_can_be_seen_and_logged_out(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            desk = await home.member(**{"User-Agent": "Desk"})
            phone, tablet = home.visitor(**{"User-Agent": "Phone"}), home.visitor(**{"User-Agent": "Tablet"})
            for browser in (phone, tablet):
                answer = await browser.post("/api/account/login", json=LOGIN)
                browser.headers[CSRF_HEADER] = answer.json()["csrf"]
            listed = {row["device"]: row for row in (await desk.get("/api/account/sessions")).json()}
            assert set(listed) == {"Desk", "Phone", "Tablet"}
            assert [name for name, row in listed.items() if row["current"]] == ["Desk"]
            assert (await desk.delete(f"/api/account/sessions/{listed['Phone']['id']}")).status_code == 204
            assert (await phone.get("/api/account")).status_code == 401
            assert (await tablet.get("/api/account")).status_code == 200
            stranger = await home.member("Stilgar")
            answer = await stranger.delete(f"/api/account/sessions/{listed['Tablet']['id']}")
            told(answer, 404, "no_session")
            assert (await desk.delete("/api/account/sessions")).status_code == 204
            assert (await tablet.get("/api/account")).status_code == 401
            assert (await desk.get("/api/account")).status_code == 200
            assert (await stranger.get("/api/account")).status_code == 200

    run(story())


def test_a_new_password_ends_the_other_sessions(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            desk, phone = await home.member(), home.visitor()
            await phone.post("/api/account/login", json=LOGIN)
            new = "fear is the mind-killer"
            told(await desk.put("/api/account/password", json={"old": new, "new": new}), 403, "bad_login")
            told(await desk.put("/api/account/password", json={"old": PASSWORD, "new": "x"}), 422, "bad_password")
            assert (await phone.get("/api/account")).status_code == 200
            assert (await desk.put("/api/account/password", json={"old": PASSWORD, "new": new})).status_code == 204
            assert (await phone.get("/api/account")).status_code == 401
            assert (await desk.get("/api/account")).status_code == 200
            told(await phone.post("/api/account/login", json=LOGIN), 403, "bad_login")
            assert (await phone.post("/api/account/login", json={**LOGIN, "password": new})).status_code == 200

    run(story())


def test_a_session_is_renewed_by_use_and_ends_without(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            chani = await home.member()
            fresh = await chani.get("/api/account")
            assert "set-cookie" not in fresh.headers
            now = time.time()
            await home.change(sessions.update().values(used_at=now - 7200, expires_at=now + 60))
            used = await chani.get("/api/account")
            assert "set-cookie" in used.headers
            row = await home.store.row(sa.select(sessions))
            assert row is not None
            assert row["expires_at"] > now + LASTS - 60
            await home.change(sessions.update().values(expires_at=now - 1))
            told(await chani.get("/api/account"), 401, "not_logged_in")

    run(story())


# -- seats ----------------------------------------------------------------------------------------------------------


async def claimed(home: House, browser: Any, made: dict[str, Any], seat: int = 0) -> str:
    key = str(made["links"][seat]["key"])
    answer = await browser.post("/api/account/seats", json={"table": made["id"], "seat": seat, "key": key})
    assert answer.status_code == 204, answer.text
    return key


def test_a_claimed_seat_opens_on_every_device(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            desk, made = await home.member(), await home.table(["link", "link"])
            for wrong in (made["links"][1]["key"], made["host_key"], keys.new_key()):
                wish = {"table": made["id"], "seat": 0, "key": wrong}
                told(await desk.post("/api/account/seats", json=wish), 403, "bad_key")
            await claimed(home, desk, made)
            await claimed(home, desk, made)
            phone = home.visitor()
            await phone.post("/api/account/login", json=LOGIN)
            token = phone.cookies[cookie_name(home.settings)]
            assert await seat_of_account(home.store, token, made["id"]) == 0
            assert await seat_of_account(home.store, token, made["id"], wanted=1) is None
            for nobody in ("", "x", keys.hashed(token)):
                assert await seat_of_account(home.store, nobody, made["id"]) is None
            other = await home.table(["link", "link"])
            assert await seat_of_account(home.store, token, other["id"]) is None
            [row] = (await phone.get("/api/account/tables")).json()
            assert (row["id"], row["seat"], row["status"], row["held"]) == (made["id"], 0, "playing", True)
            waiting = (await phone.get(f"/api/tables/{made['id']}")).json()["waiting"]
            assert row["your_turn"] == (0 in waiting)

    run(story())


def test_a_seat_that_was_handed_over_is_not_the_accounts_any_more(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            chani, made = await home.member(), await home.table(["link", "link"])
            key = await claimed(home, chani, made)
            path = f"/api/tables/{made['id']}/seats/0/hand-over"
            answer = await home.visitor().post(path, json={"name": "Stilgar"}, headers=bearer(key))
            assert answer.status_code == 200
            assert await seat_of_account(home.store, chani.cookies["sietch"], made["id"]) is None
            [row] = (await chani.get("/api/account/tables")).json()
            assert (row["held"], row["your_turn"]) == (False, False)
            assert (await chani.delete(f"/api/account/seats/{made['id']}/0")).status_code == 204
            assert (await chani.get("/api/account/tables")).json() == []
            told(await chani.delete(f"/api/account/seats/{made['id']}/0"), 404, "no_seat")

    run(story())


def test_a_seat_with_a_passphrase_is_claimed_with_both(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            chani, made = await home.member(), await home.table(["link", "link"])
            key = made["links"][0]["key"]
            path = f"/api/tables/{made['id']}/seats/0/passphrase"
            answer = await chani.put(path, json={"passphrase": "mouse"}, headers=bearer(key))
            assert answer.status_code == 204
            wish = {"table": made["id"], "seat": 0, "key": key}
            told(await chani.post("/api/account/seats", json=wish), 403, "bad_passphrase")
            assert (await chani.post("/api/account/seats", json={**wish, "passphrase": "mouse"})).status_code == 204

    run(story())


# -- one's own data -------------------------------------------------------------------------------------------------


def test_everything_kept_about_an_account_can_be_taken_away_and_forgotten(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, private_webhooks=True) as home:
            chani, made = await home.member(), await home.table(["link", "link"])
            await claimed(home, chani, made)
            stilgar = await home.member("Stilgar")
            await claimed(home, stilgar, made, 1)
            hook = {"channel": "webhook", "address": "http://127.0.0.1:9/secret"}
            assert (await chani.post("/api/account/notices", json=hook)).status_code == 201
            here = {"table_id": made["id"], "audience": None, "at": 1.0}
            await home.change(schema.chat.insert().values(seat=0, text="Bless the Maker", **here))
            await home.change(schema.chat.insert().values(seat=1, text="and His water", **here))
            await home.change(schema.seats.update().where(schema.seats.c.seat == 0).values(name="Chani"))
            await home.hall.heard(made["id"])

            taken = (await chani.get("/api/account/export")).json()
            assert taken["account"]["name"] == "Chani"
            assert [table["id"] for table in taken["tables"]] == [made["id"]]
            assert [address["address"] for address in taken["addresses"]] == [hook["address"]]
            assert [said["text"] for said in taken["said"]] == ["Bless the Maker"]
            assert len(taken["sessions"]) == 1

            told(await chani.post("/api/account/delete", json={"password": "not the one"}), 403, "bad_login")
            assert await home.count(accounts) == 2
            assert (await chani.post("/api/account/delete", json={"password": PASSWORD})).status_code == 204
            told(await chani.get("/api/account"), 401, "not_logged_in")
            for table in (accounts, sessions, seats_of):
                assert await home.count(table) == 1  # Stilgar's
            for table in (subscriptions, mail_links, notices):
                assert await home.count(table) == 0
            about = (await stilgar.get(f"/api/tables/{made['id']}")).json()
            assert about["status"] == "playing"
            assert [player["name"] for player in about["players"]] == ["", ""]
            assert (await home.visitor().post("/api/account", json=LOGIN)).status_code == 201

    run(story())


def test_strange_requests_are_refused_and_break_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            chani = await home.member()
            huge = 2**70
            answers = [
                await chani.delete(f"/api/account/sessions/{huge}"),
                await chani.delete("/api/account/sessions/-1"),
                await chani.delete("/api/account/seats/%00/0"),
                await chani.delete(f"/api/account/seats/abc/{huge}"),
                await chani.post("/api/account/seats", json={"table": "a\u0000", "seat": 0, "key": "x"}),
                await chani.post("/api/account/seats", json={"table": "a", "seat": huge, "key": "x"}),
                await chani.post("/api/account/seats", json={"table": "nowhere", "seat": 0, "key": "x"}),
                await chani.post("/api/account/seats", content=b"\xff\xfe"),
                await chani.patch("/api/account", json={"notices": [["turn"]]}),
                await chani.put("/api/account/password", json={"old": "x" * 10_000, "new": PASSWORD}),
                await home.visitor().post("/api/account", json={"name": ["Chani"], "password": PASSWORD}),
                await home.visitor().get("/api/account", headers=[(b"Cookie", b"sietch=\xe9")]),
            ]
            assert [answer.status_code for answer in answers if not 400 <= answer.status_code < 500] == []
            assert (await chani.get("/api/account")).status_code == 200

    run(story())
