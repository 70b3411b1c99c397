"""A backup is one moment of the whole database, and comes back as that moment or not at all."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import random
import stat
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa

from server.engines import postgres
from server.places import KINDS, Places, contents, everything, filled, opened, played
from server.service import free_port, run
from sietch import __version__
from sietch.kernel.record import verify
from sietch.server import schema, talk
from sietch.server.backup import back_up
from sietch.server.backup_file import Pen, check, read_header, rows
from sietch.server.client import RemoteSeat, TableError
from sietch.server.databases import Connection
from sietch.server.position import Position
from sietch.server.restore import restore
from sietch.server.rooms import Room
from sietch.server.settings import Settings
from sietch.server.store import Store
from sietch.server.upkeep import STEPS, Hindered, names, reach
from support.patience import answers, until

TABLES = 6
BREATH = 0.05  # seconds between two actions of a seat: no game may be over before the last backup


# -- under load -------------------------------------------------------------------------------------------------------


def start(settings: Settings, port: int) -> subprocess.Popen[bytes]:
    """The real server in a process of its own, ready to answer."""
    command = [sys.executable, "-m", "sietch.server", "--data", str(settings.data), "--port", str(port)]
    process = subprocess.Popen([*command, "--database", settings.database])
    try:
        until(lambda: answers(f"http://127.0.0.1:{port}"), "the server did not become ready")
    except AssertionError:
        process.kill()
        raise
    return process


async def act_on(seat: RemoteSeat, chance: random.Random, acknowledged: dict[str, int], table: str) -> None:
    """Act on and on, talk and take back now and then, and remember the last change that was confirmed."""
    while True:
        await asyncio.sleep(BREATH)
        if seat.question is None:
            continue
        with contextlib.suppress(TableError):
            done = await seat.act(chance.choice(seat.options)[0])
            acknowledged[table] = max(done, acknowledged.get(table, 0))
            if chance.random() < 0.2:
                await seat.say("the spice must flow")
            if chance.random() < 0.1:
                await seat.undo()


async def command(*words: str) -> None:
    """`sietch admin`, as a host types it."""
    process = await asyncio.create_subprocess_exec(sys.executable, "-m", "sietch", "admin", *words)
    assert await process.wait() == 0


async def check_whole(store: Store) -> dict[str, int]:
    """Every table opens, its log has no gap, its row says how long that is, its record plays; gives the lengths."""
    lengths: dict[str, int] = {}
    for row in await store.rows(sa.select(schema.tables)):
        log = schema.log.c
        numbers = [found["n"] for found in await store.rows(sa.select(log.n).where(log.table_id == row["id"]))]
        assert sorted(numbers) == list(range(row["entries"]))
        seats = schema.seats.c
        query = sa.select(schema.seats).where(seats.table_id == row["id"]).order_by(seats.seat)
        room = Room(store, row, await store.rows(query))
        assert len(room.seats) == row["seats"]
        await room.open()
        position = room.position
        assert isinstance(position, Position)
        assert list(room.game.waiting(position.state)) == row["waiting"]
        record = room.record()
        verify(record.game, record)
        lengths[row["id"]] = row["entries"]
    return lengths


@pytest.mark.parametrize("kind", KINDS)
def test_a_backup_taken_under_load_is_whole(kind: str, tmp_path: Path) -> None:
    async def story(places: Places) -> None:
        settings, port = await places.empty(kind), free_port()
        address = f"http://127.0.0.1:{port}"
        server = start(settings, port)
        backups: list[tuple[Path, dict[str, int]]] = []
        try:
            async with httpx.AsyncClient(base_url=address, timeout=30) as web:
                made = []
                for _ in range(TABLES):
                    wish = {"game": "classic", "seats": ["link", "link", "link"]}
                    made.append((await web.post("/api/tables", json=wish)).json())
                    key = {"Authorization": f"Bearer {made[-1]['host_key']}"}
                    began = await web.post(f"/api/tables/{made[-1]['id']}/start", headers=key)
                    assert began.status_code == 204
            acknowledged: dict[str, int] = {}
            players = []
            for table in made:
                for link in table["links"]:
                    seat = await RemoteSeat(address, table["id"], link["key"]).open()
                    chance = random.Random(f"{link['seat']}")
                    players.append((seat, asyncio.create_task(act_on(seat, chance, acknowledged, table["id"]))))
            async with reach(settings.database_url) as store:
                for number in range(3):
                    await asyncio.sleep(1.0)
                    backups.append((tmp_path / f"backup{number}", dict(acknowledged)))
                    await back_up(store, backups[-1][0])
            await asyncio.sleep(1.0)
            backups.append((tmp_path / "typed", dict(acknowledged)))
            await command("backup", str(backups[-1][0]), *where(settings))
            last = dict(acknowledged)
            for seat, player in players:
                player.cancel()
                await asyncio.gather(player, return_exceptions=True)
                await seat.close()
        finally:
            server.terminate()
            server.wait()
        # People were acting all the time that the backups were taken.
        moments = [known for _, known in backups] + [last]
        assert all(sum(a.values()) < sum(b.values()) for a, b in itertools.pairwise(moments))
        for target in KINDS:
            for path, known in backups if target != kind else backups[-1:]:
                new = await places.empty(target)
                async with reach(new.database_url, new=True) as store:
                    await restore(store, path, force=False)
                    lengths = await check_whole(store)
                assert lengths.keys() == {table["id"] for table in made}
                assert all(lengths[table] >= number for table, number in known.items()), "a saved action is missing"
            await go_on(new, made[0])

    with postgres() as database:
        run(story(Places(tmp_path, database)))


def where(settings: Settings) -> list[str]:
    return ["--data", str(settings.data), *(["--database", settings.database] if settings.database else [])]


async def go_on(settings: Settings, made: dict[str, Any]) -> None:
    """At a restored table the same keys open the same seats, and people play and talk on."""
    port = free_port()
    server = start(settings, port)
    try:
        seats = [await RemoteSeat(f"http://127.0.0.1:{port}", made["id"], link["key"]).open() for link in made["links"]]
        [asked, *_] = [seat for seat in seats if seat.question is not None]
        at = asked.seq
        assert await asked.act(asked.options[0][0]) == at + 1
        await asked.say("we are back")
        for seat in seats:
            await seat.close()
    finally:
        server.terminate()
        server.wait()


# -- there and back ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", KINDS)
def test_what_is_restored_is_what_was_backed_up(kind: str, tmp_path: Path) -> None:
    async def story(places: Places) -> None:
        old = await places.empty(kind)
        async with opened(old) as hall:
            table = await played(hall, 30, name="Sietch Tabr «é»")
            await played(hall, 5, seed=1)
            await filled(hall.store, table)
        file = tmp_path / "backup"
        async with reach(old.database_url) as store:
            header = await back_up(store, file)
            there = await store.database.snapshot(lambda connection: names(store, connection))
            before = await everything(store)
        assert set(header.rows) == there - {STEPS}, "a table of the database is not in the backup"
        assert header.rows == {name: len(rows) for name, rows in before.items()}
        assert min(header.rows.values()) > 0
        assert check(file) == header
        for target in KINDS:
            new = await places.empty(target)
            async with reach(new.database_url, new=True) as store:
                assert await restore(store, file, force=False) == header
                assert await everything(store) == before
            async with opened(new) as hall:
                await talk.say(await hall.room(table), 1, "numbers go on where they were", None)
                await played(hall, 1)

    with postgres() as database:
        run(story(Places(tmp_path, database)))


@pytest.mark.parametrize("kind", KINDS)
def test_what_happens_during_a_backup_is_not_in_it(kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def more(settings: Settings) -> None:
        async with opened(settings) as hall:
            await played(hall, 5)

    async def story(places: Places) -> None:
        settings, file = await places.empty(kind), tmp_path / "backup"
        async with opened(settings) as hall:
            await played(hall, 3)
        before = await contents(settings)
        write_row = Pen.row
        written: list[str] = []

        def interrupted(pen: Pen, table: str, values: list[Any]) -> None:
            """Another process plays a whole table as soon as the first row is written."""
            if not written:
                other = threading.Thread(target=lambda: asyncio.run(more(settings)))
                other.start()
                other.join()
            written.append(table)
            write_row(pen, table, values)

        monkeypatch.setattr(Pen, "row", interrupted)
        async with reach(settings.database_url) as store:
            header = await back_up(store, file)
        assert len((await contents(settings))["tables"]) == 2
        assert header.rows["tables"] == 1
        assert [[table, values] for table, values in rows(file)] == [
            [table, values] for table, found in before.items() for values in found
        ]

    with postgres() as database:
        run(story(Places(tmp_path, database)))


def test_a_character_that_postgresql_cannot_keep_does_not_stop_a_restore(tmp_path: Path) -> None:
    async def story(places: Places) -> None:
        old, new = await places.empty("sqlite"), await places.empty("postgres")
        async with opened(old) as hall:
            table = await played(hall, 2)

            async def work(connection: Connection) -> None:
                await connection.execute(schema.chat.update().values(text="the\0spice"))

            await hall.store.database.transaction(work)
            await back_up(hall.store, tmp_path / "backup")
        async with reach(new.database_url, new=True) as store:
            await restore(store, tmp_path / "backup", force=False)
            [said] = await store.rows(sa.select(schema.chat).where(schema.chat.c.table_id == table))
        assert said["text"] == "the\N{REPLACEMENT CHARACTER}spice"

    with postgres() as database:
        run(story(Places(tmp_path, database)))


def test_a_table_larger_than_a_page_is_copied_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sietch.server.backup.AT_ONCE", 7)
    monkeypatch.setattr("sietch.server.restore.AT_ONCE", 4)

    async def story() -> None:
        old, new = await Places(tmp_path / "a").empty("sqlite"), await Places(tmp_path / "b").empty("sqlite")
        async with opened(old) as hall:
            for actions in (7, 14, 20):
                await played(hall, actions)
        async with reach(old.database_url) as store:
            await back_up(store, tmp_path / "backup")
        async with reach(new.database_url, new=True) as store:
            await restore(store, tmp_path / "backup", force=False)
        assert await contents(new) == await contents(old)

    (tmp_path / "a").mkdir()
    (tmp_path / "b").mkdir()
    run(story())


def test_the_file_is_the_hosts_alone_and_takes_the_place_only_of_a_backup(tmp_path: Path) -> None:
    async def story() -> None:
        settings, folder = await Places(tmp_path).empty("sqlite"), tmp_path / "backups"
        folder.mkdir()
        async with opened(settings) as hall:
            await played(hall, 3)
        async with reach(settings.database_url) as store:
            for _ in range(2):  # the second takes the place of the first
                await back_up(store, folder / "backup")
            assert stat.S_IMODE((folder / "backup").stat().st_mode) == 0o600
            assert read_header(folder / "backup").sietch == __version__
            precious = folder / "precious"
            for text in ("", "hello", "SQLite format 3"):
                precious.write_text(text)
                with pytest.raises(Hindered) as hindered:
                    await back_up(store, precious)
                assert hindered.value.code == "not-replaced"
                assert precious.read_text() == text
            with pytest.raises(OSError, match="directory"):
                await back_up(store, folder / "nowhere" / "backup")
        assert sorted(path.name for path in folder.iterdir()) == ["backup", "precious"]

    run(story())


def test_a_backup_that_fails_leaves_the_older_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        settings, file = await Places(tmp_path).empty("sqlite"), tmp_path / "backup"
        async with opened(settings) as hall:
            await played(hall, 3)
        async with reach(settings.database_url) as store:
            header = await back_up(store, file)

            def full(*_: Any) -> None:
                raise OSError(28, "No space left on device")

            monkeypatch.setattr("os.fsync", full)
            with pytest.raises(OSError, match="space"):
                await back_up(store, file)
        assert check(file) == header
        assert [path for path in tmp_path.iterdir() if path.name.startswith(".")] == []

    run(story())
