"""Notices: by mail and by webhook, to who wants them, once, and with nothing in them that opens a seat."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from server.engines import postgres
from server.people import (
    PASSWORD,
    House,
    Postmaster,
    Receiver,
    bearer,
    body,
    house,
    links,
    mail_server,
    webhook_receiver,
)
from server.service import free_port, run
from sietch.server import occasions, schema, voting
from sietch.server.letters import notice_mail
from sietch.server.mail import BadMailServer, read_server
from sietch.server.notices import Herald
from sietch.server.schema_people import mail_links, notices, seats_of, subscriptions, turns
from sietch.server.settings import Settings
from sietch.server.store import Store
from sietch.server.subscriptions import EMAIL, WEBHOOK
from sietch.server.webhooks import is_public

AT_ONCE = {WEBHOOK: (0.0, 0.0), EMAIL: (0.0, 0.0)}
CHANI = "chani@sietch.example"


class Scene:
    """A table where notices are wanted, and those who carry them."""

    def __init__(self, home: House, post: Postmaster, hook: Receiver) -> None:
        self.home = home
        self.post = post
        self.hook = hook
        self.herald = self.another_herald()

    def another_herald(self) -> Herald:
        """As another process has one, or the same after a restart."""
        return Herald(self.home.store, self.home.settings, pauses=AT_ONCE)

    async def look(self, *heralds: Herald) -> None:
        """The heralds look at the database at the same time, and send what there is to send."""
        crowd = heralds or (self.herald,)
        await asyncio.gather(*[herald.sweep() for herald in crowd])
        for herald in crowd:
            await herald.rest()

    async def subscribe(self, made: dict[str, Any], seat: int, **wish: Any) -> Any:
        """A seat asks for notices; gives the answer."""
        path = f"/api/tables/{made['id']}/seats/{seat}/notices"
        wish = {"channel": "webhook", "address": self.hook.address, **wish}
        return await self.home.visitor().post(path, json=wish, headers=bearer(made["links"][seat]["key"]))

    async def confirm(self) -> None:
        """Press the button behind the first link of the last mail."""
        answer = await self.home.visitor().post(links(self.post.mails[-1])[0])
        assert answer.status_code == 200, answer.text

    async def act(self, made: dict[str, Any]) -> None:
        """Whoever is to act does something."""
        room = await self.home.hall.room(made["id"])
        seat = room.game.waiting(room.state)[0]
        await room.act(seat, room.game.options(room.state, seat)[0], None)

    async def waited_for(self, made: dict[str, Any]) -> int:
        room = await self.home.hall.room(made["id"])
        return int(room.game.waiting(room.state)[0])

    def whys(self) -> list[str]:
        return [told["why"] for _, told in self.hook.heard]


@contextlib.asynccontextmanager
async def scene(data: Path, **settings: Any) -> AsyncIterator[Scene]:
    port = free_port()
    wanted = {"smtp": f"smtp://127.0.0.1:{port}", "notice_seconds": 0.0, "private_webhooks": True, **settings}
    with mail_server(port) as post, webhook_receiver() as hook:
        async with house(data, **wanted) as home:
            yield Scene(home, post, hook)


# -- mail -----------------------------------------------------------------------------------------------------------


def test_an_address_hears_nothing_before_it_agrees_and_nothing_after_it_stops(tmp_path: Path) -> None:
    async def story() -> None:
        async with scene(tmp_path) as here:
            made = await here.home.table(["link", "link"])
            seat = await here.waited_for(made)
            answer = await here.subscribe(made, seat, channel="email", address=CHANI)
            assert (answer.status_code, answer.json()["confirmed"]) == (201, False)
            assert [mail["To"] for mail in here.post.mails] == [CHANI]
            await here.look()
            assert len(here.post.mails) == 1

            guest = here.home.visitor()
            confirm, unwanted = links(here.post.mails[0])
            page = await guest.get(confirm)  # as a mail scanner does
            assert "<form" in page.text
            await here.look()
            assert len(here.post.mails) == 1
            assert CHANI in (await guest.post(confirm)).text
            await here.look()
            [_, notice] = here.post.mails
            assert notice["Subject"] == "It is your turn at the table “Arrakeen”."
            table, stop = links(notice)
            assert table == f"{here.home.settings.address}/t/{made['id']}"
            assert notice["List-Unsubscribe"].strip() == f"<{stop}>"
            assert notice["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
            assert notice["Auto-Submitted"] == "auto-generated"

            assert "<form" in (await guest.get(stop)).text
            assert await here.home.count(subscriptions) == 1
            one_click = await guest.post(stop, data={"List-Unsubscribe": "One-Click"})
            assert one_click.status_code == 200
            for table_of in (subscriptions, mail_links, notices):
                assert await here.home.count(table_of) == 0
            assert (await guest.get(stop)).status_code == 404
            assert (await guest.post(unwanted)).status_code == 404
            await here.act(made)
            await here.look()
            assert len(here.post.mails) == 2

    run(story())


def test_an_address_that_never_agrees_is_forgotten(tmp_path: Path) -> None:
    async def story() -> None:
        async with scene(tmp_path) as here:
            made = await here.home.table(["link", "link"])
            await here.subscribe(made, 0, channel="email", address=CHANI)
            await here.home.change(subscriptions.update().values(created_at=time.time() - 3 * 86_400))
            is_question = mail_links.c.purpose == "confirm"
            await here.home.change(mail_links.update().where(is_question).values(expires_at=time.time() - 1))
            [confirm, _] = links(here.post.mails[0])
            assert (await here.home.visitor().post(confirm)).status_code == 404
            await here.subscribe(made, 0, channel="email", address=CHANI)  # asks anew
            assert len(here.post.mails) == 2
            await here.home.change(subscriptions.update().values(created_at=time.time() - 3 * 86_400))
            await here.subscribe(made, 1)
            rows = await here.home.store.rows(sa.select(subscriptions))
            assert [row["channel"] for row in rows] == ["webhook"]

    run(story())


def test_who_registers_can_give_an_address_at_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with scene(tmp_path) as here:
            guest = here.home.visitor()
            new = {"name": "Chani", "password": PASSWORD, "language": "it", "email": "nowhere"}
            assert (await guest.post("/api/account", json=new)).json()["code"] == "bad_address"
            answer = await guest.post("/api/account", json={**new, "email": CHANI})
            assert (answer.status_code, answer.json()["problem"]) == (201, "")
            assert here.post.mails[0]["Content-Language"] == "it"
            [row] = (await guest.get("/api/account/notices")).json()
            assert (row["address"], row["confirmed"]) == (CHANI, False)
            await here.confirm()
            [row] = (await guest.get("/api/account/notices")).json()
            assert row["confirmed"]
            here.post.refuses = True
            answer = await guest.post("/api/account", json={**new, "name": "Stilgar", "email": "s@sietch.example"})
            assert (answer.status_code, answer.json()["problem"] != "") == (201, True)

    run(story())


def test_no_mail_holds_a_key_and_the_database_no_link(tmp_path: Path) -> None:
    async def story() -> None:
        async with scene(tmp_path) as here:
            made = await here.home.table(["link", "link"])
            seat = await here.waited_for(made)
            await here.subscribe(made, seat, channel="email", address=CHANI)
            await here.confirm()
            await here.subscribe(made, seat)
            await here.look()
            assert (len(here.post.mails), len(here.hook.heard)) == (2, 1)
            sent = " ".join([*[mail.as_string() + body(mail) for mail in here.post.mails], str(here.hook.heard)])
            for key in (made["host_key"], *[link["key"] for link in made["links"]]):
                assert key not in sent
            kept = str(await here.home.store.rows(sa.select(mail_links)))
            for mail in here.post.mails:
                for link in links(mail):
                    assert link.rsplit("/", 1)[1] not in kept

    run(story())


@pytest.mark.parametrize(
    "address",
    [
        "chani",
        "chani@sietch",
        "chani@sietch.example\r\nBcc: duke@arrakeen.example",
        "chani@sietch.example, duke@arrakeen.example",
        "Chani <chani@sietch.example>",
        "chani@sietch..example",
        "chani@@sietch.example",
        "chani\u0000@sietch.example",
        "é@sietch.example",
        f"{'x' * 65}@sietch.example",
        f"chani@{'x' * 240}.example",
    ],
)
def test_what_is_not_one_address_is_refused(address: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with scene(tmp_path) as here:
            made = await here.home.table(["link", "link"])
            answer = await here.subscribe(made, 0, channel="email", address=address)
            assert (answer.status_code, answer.json()["code"]) == (422, "bad_address")
            assert here.post.mails == []

    run(story())


def test_mail_comes_in_the_language_that_was_asked_for(tmp_path: Path) -> None:
    async def story() -> None:
        async with scene(tmp_path) as here:
            made = await here.home.table(["link", "link"])
            seat = await here.waited_for(made)
            await here.subscribe(made, seat, channel="email", address=CHANI, language="fr")
            assert here.post.mails[0]["Content-Language"] == "fr"
            assert "Faut-il" in (await here.home.visitor().get(links(here.post.mails[0])[0])).text
            await here.confirm()
            await here.look()
            assert here.post.mails[1]["Subject"] == "C'est à vous de jouer à la table « Arrakeen »."
            assert (await here.subscribe(made, seat, language="de")).json()["code"] == "bad_language"
        assert notice_mail("over", "Arrakeen", "", "", "it")[0] == "La partita al tavolo «Arrakeen» è finita."

    run(story())


def test_an_address_that_cannot_be_asked_is_not_kept(tmp_path: Path) -> None:
    async def story() -> None:
        async with scene(tmp_path) as here:
            made = await here.home.table(["link", "link"])
            here.post.refuses = True
            answer = await here.subscribe(made, 0, channel="email", address=CHANI)
            assert answer.json()["code"] == "mail_failed"
            assert CHANI not in answer.text
            assert await here.home.count(subscriptions) == 0
            here.post.refuses = False
            assert (await here.subscribe(made, 0, channel="email", address=CHANI)).status_code == 201

    run(story())


def test_nobody_can_use_the_server_to_flood_an_address(tmp_path: Path) -> None:
    async def story() -> None:
        async with scene(tmp_path) as here:
            answers = []
            for _ in range(4):
                made = await here.home.table(["link", "link"])
                answers += [await here.subscribe(made, seat, channel="email", address=CHANI) for seat in (0, 1)]
            assert [answer.status_code for answer in answers] == [201] * 5 + [429] * 3
            assert len(here.post.mails) == 5

    run(story())


def test_without_a_mail_server_only_webhooks_are_possible(tmp_path: Path) -> None:
    async def story() -> None:
        async with scene(tmp_path, smtp="") as here:
            made = await here.home.table(["link", "link"])
            assert (await here.subscribe(made, 0, channel="email", address=CHANI)).json()["code"] == "no_mail"
            assert (await here.subscribe(made, 0, channel="pigeon", address=CHANI)).json()["code"] == "bad_address"
            assert (await here.subscribe(made, 0)).status_code == 201

    run(story())


def test_the_mail_server_is_logged_in_to(tmp_path: Path) -> None:
    async def story() -> None:
        port = free_port()
        with mail_server(port) as post:
            async with house(tmp_path, smtp=f"smtp://fremen:s3%20cret@127.0.0.1:{port}") as home:
                here = Scene(home, post, Receiver())
                made = await home.table(["link", "link"])
                assert (await here.subscribe(made, 0, channel="email", address=CHANI)).status_code == 201
                assert post.users == [b"fremen"]
                assert len(post.mails) == 1

    run(story())


def test_a_mail_server_is_read_from_its_address() -> None:
    plain, private = read_server("smtp://mail.example"), read_server("smtps://a%40b:c%2Fd@mail.example:4650")
    assert (plain.host, plain.port, plain.user, plain.encrypted) == ("mail.example", 25, "", False)
    assert (private.port, private.user, private.password, private.encrypted) == (4650, "a@b", "c/d", True)
    for wrong in ("http://user:secret@mail.example", "smtp://", "smtp://user:secret@mail.example:x"):
        with pytest.raises(BadMailServer) as error:
            read_server(wrong)
        assert "secret" not in str(error.value)


# -- once -----------------------------------------------------------------------------------------------------------


def test_one_turn_is_told_once_by_any_number_of_heralds(tmp_path: Path) -> None:
    async def story() -> None:
        async with scene(tmp_path) as here:
            made = await here.home.table(["link", "link"])
            for seat in (0, 1):
                await here.subscribe(made, seat, why=["turn"])
            crowd = [here.another_herald() for _ in range(5)]
            for _ in range(3):
                await here.look(*crowd)
            assert [told["seat"] for _, told in here.hook.heard] == [await here.waited_for(made)]

            for turn in range(2, 6):
                await here.act(made)
                await here.look(*crowd)
                await here.look(here.another_herald())  # after a restart
                assert len(here.hook.heard) == turn

    run(story())


def test_who_acts_while_a_herald_looks_is_told_of_no_turn_that_is_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with scene(tmp_path) as here:
            made = await here.home.table(["link", "link"])
            for seat in (0, 1):
                assert (await here.subscribe(made, seat, why=["turn"])).status_code == 201
            await here.look()
            due: list[int] = []

            async def meanwhile(store: Store) -> list[occasions.Listener]:
                found = await occasions.listeners(store)
                if due:
                    due.pop()
                    await here.act(made)
                return found

            monkeypatch.setattr("sietch.server.notices.listeners", meanwhile)
            for turn in range(2, 10):
                due.append(turn)
                while due:
                    await here.look()
                await here.look()
                assert here.whys() == ["turn"] * turn
                assert here.hook.heard[-1][1]["seat"] == await here.waited_for(made)

    run(story())


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_other_processes_share_the_work_through_the_database(database: str, tmp_path: Path) -> None:
    async def story(**settings: Any) -> None:
        async with scene(tmp_path, **settings) as here:
            chani, made = await here.home.member(), await here.home.table(["link", "link"])
            for link in made["links"]:
                claim = {"table": made["id"], "seat": link["seat"], "key": link["key"]}
                assert (await chani.post("/api/account/seats", json=claim)).status_code == 204
            wish = {"channel": "webhook", "address": here.hook.address, "why": ["turn"]}
            assert (await chani.post("/api/account/notices", json=wish)).status_code == 201
            stores = [Store(here.home.store.url) for _ in range(3)]
            for store in stores:
                await store.open()
            heralds = [Herald(store, here.home.settings) for store in stores]
            for turn in range(1, 6):
                for _ in range(3):
                    await here.look(*heralds)
                assert here.whys() == ["turn"] * turn
                await here.act(made)
            for store in stores:
                await store.close()
            assert len((await chani.get("/api/account/tables")).json()) == 2
            assert (await chani.post("/api/account/delete", json={"password": PASSWORD})).status_code == 204
            assert await here.home.count(notices) == 0

    if database == "sqlite":
        run(story())
    else:
        with postgres() as server:
            run(story(database=server.url))


def test_a_turn_goes_on_while_others_answer_and_is_new_after_a_break(tmp_path: Path) -> None:
    async def story() -> None:
        async with scene(tmp_path) as here:
            made = await here.home.table(["link", "link"])
            seat = await here.waited_for(made)
            await here.subscribe(made, seat, why=["turn"])
            await here.look()
            at = schema.tables.c.entries

            async def becomes(*waiting: int) -> None:
                await here.home.change(schema.tables.update().values(waiting=list(waiting), entries=at + 1))
                await here.look()

            await becomes(seat, 1 - seat)
            await becomes(seat)
            assert len(here.hook.heard) == 1
            await becomes(1 - seat)
            assert await here.home.count(turns) == 0
            await becomes(seat)
            assert len(here.hook.heard) == 2

    run(story())


def test_a_notice_that_was_begun_by_a_process_that_died_is_sent_by_another(tmp_path: Path) -> None:
    async def story() -> None:
        async with scene(tmp_path) as here:
            made = await here.home.table(["link", "link"])
            await here.subscribe(made, await here.waited_for(made), why=["turn"])
            await here.look()
            now = time.time()
            await here.home.change(notices.update().values(sent_at=None, next_at=now + 60))
            await here.look(here.another_herald())
            assert len(here.hook.heard) == 1  # it may still be alive
            await here.home.change(notices.update().values(next_at=now - 1))
            await here.look(here.another_herald(), here.another_herald())
            assert len(here.hook.heard) == 2

    run(story())


def test_two_subscriptions_to_one_address_get_one_notice(tmp_path: Path) -> None:
    async def story() -> None:
        async with scene(tmp_path) as here:
            chani, made = await here.home.member(), await here.home.table(["link", "link"])
            seat = await here.waited_for(made)
            claim = {"table": made["id"], "seat": seat, "key": made["links"][seat]["key"]}
            await chani.post("/api/account/seats", json=claim)
            await here.subscribe(made, seat)
            wish = {"channel": "webhook", "address": here.hook.address}
            assert (await chani.post("/api/account/notices", json=wish)).status_code == 201
            await here.look()
            assert here.whys() == ["turn"]

    run(story())


def test_the_herald_goes_on_by_itself_and_finishes_what_it_has_begun(tmp_path: Path) -> None:
    async def story() -> None:
        async with scene(tmp_path) as here:
            made = await here.home.table(["link", "link"])
            await here.subscribe(made, await here.waited_for(made), why=["turn"])
            running = asyncio.create_task(here.herald.run())
            while not here.hook.heard:
                await asyncio.sleep(0.01)
            running.cancel()
            await asyncio.gather(running, return_exceptions=True)
            row = await here.home.store.row(sa.select(notices))
            assert row is not None
            assert row["sent_at"] is not None

    run(story())


# -- when -----------------------------------------------------------------------------------------------------------


def test_nobody_is_told_of_a_turn_at_once_or_while_at_the_table(tmp_path: Path) -> None:
    async def story() -> None:
        async with scene(tmp_path, notice_seconds=600.0) as here:
            made = await here.home.table(["link", "link"])
            seat = await here.waited_for(made)
            await here.subscribe(made, seat, why=["turn"])
            await here.look()
            now = time.time()
            await here.home.change(turns.update().values(since=now - 601))
            await here.home.change(schema.seats.update().values(seen_at=now - 10))
            await here.look()
            await here.home.change(schema.seats.update().values(seen_at=0.0))
            sits_here = Herald(
                here.home.store, here.home.settings, lambda table, who: (table, who) == (made["id"], seat)
            )
            await here.look(sits_here)
            assert here.hook.heard == []
            await here.look()
            assert here.whys() == ["turn"]

    run(story())


def test_nobody_is_told_of_a_turn_that_a_bot_takes_or_that_the_table_waits_with(tmp_path: Path) -> None:
    async def story() -> None:
        async with scene(tmp_path) as here:
            made = await here.home.table(["link", "link"])
            seat = await here.waited_for(made)
            await here.subscribe(made, seat, why=["turn"])
            await here.home.change(schema.seats.update().values(stand_in=True))
            await here.look()
            await here.home.change(schema.seats.update().values(stand_in=False))
            room = await here.home.hall.room(made["id"])
            await voting.call_vote(room, "pause", 0, 0)
            await voting.vote(room, 1, True)
            await here.look()
            assert here.hook.heard == []
            await voting.call_vote(room, "resume", 0, 0)
            await voting.vote(room, 1, True)
            await here.look()
            assert here.whys() == ["turn"]

    run(story())


def test_the_start_a_vote_and_the_end_are_told(tmp_path: Path) -> None:
    async def story() -> None:
        async with scene(tmp_path) as here:
            made = await here.home.table(["link", "link"], start=False)
            for seat in (0, 1):
                await here.subscribe(made, seat, address=f"{here.hook.address}/{seat}")
            await here.look()
            assert here.hook.heard == []
            await here.home.start(made)
            await here.look()
            seat = await here.waited_for(made)
            heard = {told["seat"]: told["why"] for _, told in here.hook.heard}
            assert heard == {seat: "turn", 1 - seat: "started"}
            room = await here.home.hall.room(made["id"])
            await voting.call_vote(room, "abandon", seat, 0)
            for _ in range(2):
                await here.look()
            assert [(told["seat"], told["why"]) for _, told in here.hook.heard[2:]] == [(1 - seat, "vote")]
            await voting.vote(room, 1 - seat, True)
            for _ in range(2):
                await here.look(here.herald, here.another_herald())
            assert sorted((told["seat"], told["why"]) for _, told in here.hook.heard[3:]) == [(0, "over"), (1, "over")]

    run(story())


def test_who_saw_the_end_is_not_told_of_it_later(tmp_path: Path) -> None:
    async def story() -> None:
        async with scene(tmp_path) as here:
            made = await here.home.table(["link", "link"])
            for seat in (0, 1):
                await here.subscribe(made, seat, why=["over"], address=f"{here.hook.address}/{seat}")
            now = time.time()
            await here.home.change(schema.tables.update().values(status="finished", changed_at=now))
            at_the_table = Herald(here.home.store, here.home.settings, lambda table, seat: seat == 0)
            await here.look(at_the_table)
            await here.look()
            assert [told["seat"] for _, told in here.hook.heard] == [1]

    run(story())


def test_what_happened_before_is_no_news(tmp_path: Path) -> None:
    async def story() -> None:
        async with scene(tmp_path) as here:
            made = await here.home.table(["link", "link"])
            await here.subscribe(made, 0, why=["started", "over"])
            await here.look()
            await here.home.change(schema.tables.update().values(status="finished", changed_at=time.time() - 60))
            await here.look()
            assert here.hook.heard == []

    run(story())


# -- webhooks -------------------------------------------------------------------------------------------------------


def test_a_webhook_is_told_everything_that_chat_rooms_need(tmp_path: Path) -> None:
    async def story() -> None:
        async with scene(tmp_path) as here:
            made = await here.home.table(["link", "link"])
            await here.home.change(schema.tables.update().values(name="@everyone <!channel>"))
            seat = await here.waited_for(made)
            answer = await here.subscribe(made, seat, why=["turn"])
            assert answer.json()["address"] == "127.0.0.1"
            await here.look()
            [(path, told)] = here.hook.heard
            link = f"{here.home.settings.address}/t/{made['id']}"
            assert path == "/hook"
            assert told == {
                "content": f"It is your turn at the table “@everyone <!channel>”. {link}",
                "text": f"It is your turn at the table “@everyone &lt;!channel&gt;”. {link}",
                "allowed_mentions": {"parse": []},
                "table": made["id"],
                "game": "imperium",
                "seat": seat,
                "why": "turn",
                "link": link,
            }

    run(story())


@pytest.mark.parametrize(
    ("answers", "heard", "sent"),
    [([500], 2, True), ([500, 404], 3, True), ([500, 500, 500], 3, False), ([302], 2, True), ([307], 2, True)],
)
def test_a_webhook_is_tried_three_times_and_not_led_elsewhere(
    answers: list[int], heard: int, sent: bool, tmp_path: Path
) -> None:
    async def story() -> None:
        async with scene(tmp_path) as here:
            made = await here.home.table(["link", "link"])
            await here.subscribe(made, await here.waited_for(made), why=["turn"])
            here.hook.answers = list(answers)
            for _ in range(6):
                await here.look()
            assert [path for path, _ in here.hook.heard] == ["/hook"] * heard
            row = await here.home.store.row(sa.select(notices))
            assert row is not None
            assert (row["sent_at"] is not None, row["next_at"]) == (sent, None)

    run(story())


def test_between_two_tries_there_is_a_pause(tmp_path: Path) -> None:
    async def story() -> None:
        async with scene(tmp_path) as here:
            made = await here.home.table(["link", "link"])
            await here.subscribe(made, await here.waited_for(made), why=["turn"])
            here.hook.answers = [500]
            patient = Herald(here.home.store, here.home.settings)
            for _ in range(3):
                await here.look(patient, Herald(here.home.store, here.home.settings))
            assert len(here.hook.heard) == 1

    run(story())


@pytest.mark.parametrize(
    "address",
    [
        "ftp://arrakeen.example/",
        "file:///etc/passwd",
        "https://",
        "https://user:word@arrakeen.example/",
        "http://arrakeen.example:99999/",
        "http://a b/",
        "http://[::1/",
        "http://127.0.0.1/",
        "http://localhost:8000/",
        "http://0x7f.1/",
        "http://[::ffff:10.0.0.1]/",
        "http://169.254.169.254/latest/meta-data",
    ],
)
def test_a_webhook_leads_out_to_the_internet_or_nowhere(address: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with scene(tmp_path, private_webhooks=False) as here:
            made = await here.home.table(["link", "link"])
            answer = await here.subscribe(made, 0, address=address)
            assert (answer.status_code, answer.json()["code"]) == (422, "bad_address")
            assert await here.home.count(subscriptions) == 0

    run(story())


def test_a_webhook_whose_name_turns_private_later_is_not_followed(tmp_path: Path) -> None:
    async def story() -> None:
        async with scene(tmp_path) as here:
            made = await here.home.table(["link", "link"])
            await here.subscribe(made, await here.waited_for(made), why=["turn"])
            strict = Settings(data=tmp_path, notice_seconds=0.0, private_webhooks=False)
            await here.look(Herald(here.home.store, strict, pauses=AT_ONCE))
            assert here.hook.heard == []

    run(story())


@pytest.mark.parametrize(
    ("address", "public"),
    [
        ("93.184.216.34", True),
        ("2606:2800:220:1::1", True),
        ("10.1.2.3", False),
        ("127.8.8.8", False),
        ("169.254.169.254", False),
        ("100.64.0.1", False),
        ("0.0.0.0", False),
        ("224.0.0.1", False),
        ("::1", False),
        ("fd00::1", False),
        ("fe80::1%eth0", False),
        ("::ffff:127.0.0.1", False),
        ("64:ff9b::7f00:1", False),
        ("2002:7f00:1::", False),
    ],
)
def test_private_addresses_are_known_in_every_dress(address: str, public: bool) -> None:
    assert is_public(address) == public


# -- whose ----------------------------------------------------------------------------------------------------------


def test_an_account_hears_of_all_its_seats_as_far_as_it_wants_to(tmp_path: Path) -> None:
    async def story() -> None:
        async with scene(tmp_path) as here:
            chani = await here.home.member()
            games = [await here.home.table(["link", "link"]) for _ in range(2)]
            for made in games:
                for link in made["links"]:
                    claim = {"table": made["id"], "seat": link["seat"], "key": link["key"]}
                    assert (await chani.post("/api/account/seats", json=claim)).status_code == 204
            wish = {"channel": "webhook", "address": here.hook.address, "why": ["turn", "over"]}
            await chani.patch("/api/account", json={"notices": ["over"]})
            [number] = [(await chani.post("/api/account/notices", json=wish)).json()["id"]]
            await here.look()
            assert here.hook.heard == []
            await chani.patch("/api/account", json={"notices": ["turn"]})
            await here.look()
            assert {told["table"] for _, told in here.hook.heard} == {made["id"] for made in games}

            stilgar = await here.home.member("Stilgar")
            assert (await stilgar.get("/api/account/notices")).json() == []
            assert (await stilgar.delete(f"/api/account/notices/{number}")).status_code == 404
            assert (await chani.patch(f"/api/account/notices/{number}", json={"why": ["over"]})).status_code == 204
            assert [row["why"] for row in (await chani.get("/api/account/notices")).json()] == [["over"]]
            assert (await chani.delete(f"/api/account/notices/{number}")).status_code == 204
            assert (await chani.get("/api/account/notices")).json() == []

    run(story())


def test_a_seat_that_changes_hands_tells_its_old_owner_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with scene(tmp_path) as here:
            chani, made = await here.home.member(), await here.home.table(["link", "link"])
            seat = await here.waited_for(made)
            key = made["links"][seat]["key"]
            await here.subscribe(made, seat)
            await chani.post("/api/account/seats", json={"table": made["id"], "seat": seat, "key": key})
            wish = {"channel": "webhook", "address": f"{here.hook.address}/account"}
            await chani.post("/api/account/notices", json=wish)
            path = f"/api/tables/{made['id']}/seats/{seat}"
            answer = await chani.post(f"{path}/hand-over", json={"name": "Stilgar"}, headers=bearer(key))
            await here.look()
            assert here.hook.heard == []
            assert await here.home.count(seats_of) == 1
            assert (await chani.get(f"{path}/notices", headers=bearer(answer.json()["key"]))).json() == []
            assert (await chani.get(f"{path}/notices", headers=bearer(key))).status_code == 403

    run(story())


def test_only_who_sits_there_arranges_notices_for_a_seat(tmp_path: Path) -> None:
    async def story() -> None:
        async with scene(tmp_path) as here:
            made = await here.home.table(["link", "link"])
            number = (await here.subscribe(made, 0)).json()["id"]
            path, guest = f"/api/tables/{made['id']}/seats/0/notices", here.home.visitor()
            wish = {"channel": "webhook", "address": here.hook.address}
            for key in ("", "x", made["host_key"], made["links"][1]["key"]):
                assert (await guest.get(path, headers=bearer(key))).status_code == 403
                assert (await guest.post(path, json=wish, headers=bearer(key))).status_code == 403
                assert (await guest.delete(f"{path}/{number}", headers=bearer(key))).status_code == 403
            other = f"/api/tables/{made['id']}/seats/1/notices/{number}"
            assert (await guest.delete(other, headers=bearer(made["links"][1]["key"]))).status_code == 404
            mine = bearer(made["links"][0]["key"])
            assert (await guest.patch(f"{path}/{number}", json={"why": ["vote"]}, headers=mine)).status_code == 204
            assert [row["why"] for row in (await guest.get(path, headers=mine)).json()] == [["vote"]]
            again = [await here.subscribe(made, 0, address=f"{here.hook.address}/{n}") for n in range(5)]
            assert [answer.status_code for answer in again] == [201] * 4 + [409]
            assert (await guest.delete(f"{path}/{number}", headers=mine)).status_code == 204

    run(story())
