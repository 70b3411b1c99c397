"""What a host does from outside, at the functions and at the command line."""

from __future__ import annotations

import asyncio
import io
import json
import stat
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from server.engines import postgres, redis
from server.places import KINDS, Places, opened, played
from server.service import free_port, run, service, until
from sietch import games
from sietch.cli.app import run as sietch
from sietch.kernel.record import Record, load, verify
from sietch.server import admin, making, schema
from sietch.server.client import TableError
from sietch.server.hall import Hall
from sietch.server.position import Entry
from sietch.server.settings import Settings
from sietch.server.statuses import ABANDONED, CLOSED, FINISHED, OPEN, OVER, PLAYING
from sietch.server.store import Store
from sietch.server.upkeep import Hindered, reach
from sietch.text import LANGUAGES

DAY = 86_400.0


@dataclass
class Ran:
    """What a command answered."""

    code: int
    out: str
    err: str

    @property
    def data(self) -> Any:
        return json.loads(self.out)


Command = Callable[..., Ran]


@pytest.fixture
def command(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Command:
    """`command("list")`: `sietch admin list` with the database of the test's folder."""
    for name in ("SIETCH_LANG", "LC_ALL", "LC_MESSAGES", "LANG", "SIETCH_DATABASE", "SIETCH_REDIS"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("SIETCH_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "200")

    def call(*words: str, typed: str = "") -> Ran:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        code = sietch(["admin", *words])
        said = capsys.readouterr()
        return Ran(code, said.out, said.err)

    return call


async def bots_only(hall: Hall) -> str:
    """A table that bots have played to its end."""
    made = await making.create(hall, "imperium", ["random", "random"], None)
    room = await hall.room(made["id"])
    while room.status not in OVER:
        await asyncio.sleep(0.05)
    return str(made["id"])


async def set_up(settings: Settings) -> dict[str, str]:
    """A table of each kind that a host meets."""
    async with opened(settings) as hall:
        tables = {PLAYING: await played(hall, 12, name="Arrakeen"), FINISHED: await bots_only(hall)}
        made = await making.create(hall, "classic", ["link", "open", "random"], None, "Sietch \x1b[31mTabr")
        tables[OPEN] = made["id"]
        tables[ABANDONED] = await played(hall, 4)
        room = await hall.room(tables[ABANDONED])
        await room.update(status=ABANDONED)
        return tables


async def make_older(store: Store, table: str, days: float) -> None:
    async def work(connection: Any) -> None:
        then = schema.tables.update().where(schema.tables.c.id == table)
        await connection.execute(then.values(changed_at=time.time() - days * DAY))

    await store.database.transaction(work)


async def rows_of(store: Store, table: str) -> dict[str, int]:
    """How many rows belong to a table, wherever they are."""
    found = {"tables": len(await store.rows(sa.select(schema.tables).where(schema.tables.c.id == table)))}
    for part in (schema.seats, schema.log, schema.chat):
        found[part.name] = len(await store.rows(sa.select(part).where(part.c.table_id == table)))
    return found


# -- both kinds of database -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", KINDS)
def test_tables_are_listed_closed_counted_and_removed(kind: str, tmp_path: Path) -> None:
    async def story(settings: Settings) -> None:
        tables = await set_up(settings)
        async with reach(settings.database_url) as store:
            await check_lists(store, tables)
            closed_now = await admin.close_tables(store, [tables[PLAYING], tables[FINISHED], tables[OPEN]])
            assert sorted(closed_now) == sorted([tables[PLAYING], tables[OPEN]])
            closed = await store.row(sa.select(schema.tables).where(schema.tables.c.id == tables[PLAYING]))
            assert closed is not None
            assert (closed["status"], closed["due_at"], closed["bots_due"]) == (CLOSED, None, False)
            found = await admin.stats(store)
            assert found["tables"] == 4
            assert found["statuses"] == {OPEN: 0, PLAYING: 0, FINISHED: 1, ABANDONED: 1, CLOSED: 2}
            assert found["games"] == {"classic": 1, "imperium": 3}
            assert found["seats"] == {"person": 5, "bot": 3, "open": 1}
            assert found["talk"] == 2
            assert found["bytes"] > 10_000
            await check_removing(store, tables)

    with postgres() as server:
        run(story(run(Places(tmp_path, server).empty(kind))))


async def check_lists(store: Store, tables: dict[str, str]) -> None:
    listed = {row["id"]: row for row in await admin.list_tables(store, admin.Wanted())}
    assert listed.keys() == set(tables.values())
    assert {status: listed[id]["status"] for status, id in tables.items()} == {status: status for status in tables}
    assert listed[tables[PLAYING]]["seats"] == {"person": 2, "bot": 0, "open": 0}
    assert listed[tables[OPEN]]["seats"] == {"person": 1, "bot": 1, "open": 1}
    assert (listed[tables[PLAYING]]["actions"], listed[tables[OPEN]]["actions"]) == (12, 0)
    assert listed[tables[FINISHED]]["actions"] > 50
    assert "seed" not in listed[tables[PLAYING]]
    await make_older(store, tables[FINISHED], 40)
    await make_older(store, tables[PLAYING], 20)

    async def found(**which: Any) -> list[str]:
        return [row["id"] for row in await admin.list_tables(store, admin.Wanted(**which))]

    assert await found(statuses=(PLAYING,)) == [tables[PLAYING]]
    assert await found(older_than=30) == [tables[FINISHED]]
    assert await found(older_than=10) == [tables[PLAYING], tables[FINISHED]]
    assert await found(older_than=10, statuses=(OPEN, ABANDONED)) == []


async def check_removing(store: Store, tables: dict[str, str]) -> None:
    with pytest.raises(Hindered) as hindered:
        await admin.remove_tables(store, admin.Wanted(ids=(tables[OPEN], "nosuch")))
    assert (hindered.value.code, hindered.value.facts) == ("no-table", {"ids": "nosuch"})
    assert (await rows_of(store, tables[OPEN]))["tables"] == 1
    assert all((await rows_of(store, tables[PLAYING])).values())
    assert await admin.remove_tables(store, admin.Wanted(ids=(tables[PLAYING],))) == [tables[PLAYING]]
    assert not any((await rows_of(store, tables[PLAYING])).values())
    assert await admin.remove_tables(store, admin.Wanted(statuses=(FINISHED,), older_than=41)) == []
    assert await admin.remove_tables(store, admin.Wanted(statuses=(FINISHED,), older_than=30)) == [tables[FINISHED]]
    assert len(await admin.list_tables(store, admin.Wanted())) == 2


def test_actions_are_those_that_stand(tmp_path: Path) -> None:
    """What was taken back does not count, nor do a pause and what else the log holds."""

    async def story() -> None:
        async with opened(Settings(data=tmp_path, bot_pace=0.0)) as hall:
            room = await hall.room(await played(hall, 0))
            for _ in range(3):
                seat = room.game.waiting(room.state)[0]
                await room.act(seat, room.game.options(room.state, seat)[0], None)
            async with room.lock:
                await room.enter(entry("pause"))
                await room.enter(entry("resume"))
                await room.enter(entry("undo", 1))
                await room.enter(entry("extend", 60))
            seat = room.game.waiting(room.state)[0]
            await room.act(seat, room.game.options(room.state, seat)[0], None)
            assert room.position is not None
            [listed] = await admin.list_tables(hall.store, admin.Wanted())
            assert listed["actions"] == len(room.position.moves) == 2
            other = await hall.room(await played(hall, 2))
            async with other.lock:
                await other.enter(entry("pause"))
            assert [row["actions"] for row in await admin.list_tables(hall.store, admin.Wanted())] == [2, 2]

    run(story())


def entry(kind: str, action: int = 0) -> Entry:
    return Entry(kind, 0, action, time.time())


# -- beside a running server ------------------------------------------------------------------------------------------


def test_a_running_server_tells_everybody_that_a_table_was_closed(command: Command, tmp_path: Path) -> None:
    async def story(bus: str) -> None:
        async with service(tmp_path / "data", redis=bus) as host:
            made = await host.table("imperium", ["link", "link"])
            seats = [await host.sit(made, 0), await host.sit(made, 1), await host.watch(made)]
            ran = await asyncio.to_thread(command, "close", made["id"], "--redis", bus, "--json")
            assert ran.data == {"closed": [made["id"]], "over_already": []}
            for seat in seats:
                await until(seat, lambda seat=seat: seat.moment["status"] == CLOSED)  # type: ignore[misc]
            busy = next(seat for seat in seats if seat.options)
            with pytest.raises(TableError) as refused:
                await busy.act(busy.options[0][0])
            assert refused.value.code == "not_playing"
            for seat in seats:
                await seat.close()
            again = await asyncio.to_thread(command, "close", made["id"], made["id"], "--json")
            assert again.data == {"closed": [], "over_already": [made["id"]]}

    with redis() as bus:
        run(story(bus))


# -- the command line -------------------------------------------------------------------------------------------------


def test_a_list_for_people_and_for_programs(command: Command, tmp_path: Path) -> None:
    tables = run(set_up(Settings(data=tmp_path / "data", bot_pace=0.0)))
    ran = command("list")
    assert ran.code == 0
    [heading, *lines] = ran.out.splitlines()
    assert heading.split()[:4] == ["table", "game", "name", "status"]
    assert sorted(line.split()[0] for line in lines) == sorted(tables.values())
    assert "\x1b" not in ran.out, "a name can do nothing to the host's terminal"
    assert "Sietch [31mTabr" in ran.out
    [only] = command("list", "--status", "playing", "--json").data["tables"]
    assert (only["id"], only["name"], only["actions"]) == (tables[PLAYING], "Arrakeen", 12)
    assert command("list", "--older-than", "1").out == "There are no such tables.\n"
    assert command("stats", "--json").data["statuses"][PLAYING] == 1
    for lang in LANGUAGES:
        assert "12" in command("list", "--lang", lang).out
        assert command("stats", "--lang", lang).code == 0


def test_a_record_is_exported(command: Command, tmp_path: Path) -> None:
    tables = run(set_up(Settings(data=tmp_path / "data", bot_pace=0.0)))
    file, secret = tmp_path / "game.json", tmp_path / "secret.json"
    assert command("export", tables[FINISHED], str(file)).code == 0
    assert sietch(["replay", str(file), "--verify"]) == 0
    refused = command("export", tables[FINISHED], str(file))
    assert (refused.code, str(file) in refused.err) == (2, True)
    printed = command("export", tables[ABANDONED])
    record = Record.from_json(printed.out[printed.out.index("{") :], games.find)
    verify(record.game, record)
    assert len(record.moves) == 4
    refused = command("export", tables[PLAYING], str(secret))
    assert (refused.code, "--secret" in refused.err, secret.exists()) == (2, True, False)
    told = command("export", tables[PLAYING], str(secret), "--secret")
    assert (told.code, "secret" in told.err) == (0, True)
    assert stat.S_IMODE(secret.stat().st_mode) == 0o600
    assert len(load(secret, games.find).moves) == 12
    assert "not begun" in command("export", tables[OPEN], "--secret").err


def test_removing_asks_first(command: Command, tmp_path: Path) -> None:
    tables = run(set_up(Settings(data=tmp_path / "data", bot_pace=0.0)))

    def left() -> int:
        return len(command("list", "--json").data["tables"])

    for typed in ("no\n", "\n", ""):
        ran = command("remove", tables[PLAYING], typed=typed)
        assert (ran.code, ran.out) == (1, "Nothing was removed.\n")
        assert "Remove one table for good, 1 of them not over yet? (yes/no)" in ran.err
    assert left() == 4
    assert command("remove", tables[PLAYING], "--json").code == 2
    assert command("remove", tables[PLAYING], "nosuch", "--yes").code == 2
    assert command("remove", tables[PLAYING], "nosuch", typed="yes\n").code == 2
    assert left() == 4
    assert command("remove", tables[PLAYING], "--lang", "fr", typed="oui\n").out == "Une table supprimée.\n"
    assert command("remove", "--older-than", "0", "--json", "--yes").data["removed"] == sorted(
        [tables[FINISHED], tables[ABANDONED]]
    ), "without a status only what is over"
    assert command("remove", "--status", "open", typed="y\n").out == "One table removed.\n"
    assert left() == 0


def test_a_backup_and_its_way_back(command: Command, tmp_path: Path) -> None:
    run(set_up(Settings(data=tmp_path / "data", bot_pace=0.0)))
    file, other = tmp_path / "backup", ["--data", str(tmp_path / "new" / "data")]
    made = command("backup", str(file), "--json").data
    assert made["rows"]["tables"] == 4
    assert command("restore", str(file), "--json", *other).data == made
    assert command("list", "--json", *other).data == command("list", "--json").data
    assert command("restore", str(file), *other).code == 2
    for lang in LANGUAGES:
        assert "4 " in command("backup", str(file), "--lang", lang).out
        assert "4 " in command("restore", str(file), "--force", "--lang", lang, *other).out


BAD: list[tuple[list[str], str]] = [
    (["list", "--status", "lost"], "lost"),
    (["list", "--older-than", "long"], "--older-than"),
    (["list", "--data", "/no/such"], "/no/such"),
    (["list", "--database", "mysql://me:hunter2@localhost/x"], "postgresql://"),
    (["list", "--database", "hunter2"], "postgresql://"),
    (["list", "--database", f"postgresql://me:hunter2@127.0.0.1:{free_port()}/x"], "127.0.0.1"),
    (["close"], "ID"),
    (["close", "nosuch"], "nosuch"),
    (["export", "nosuch"], "nosuch"),
    (["remove"], "--older-than"),
    (["remove", "abc", "--status", "finished"], "--status"),
    (["remove", "nosuch", "--yes"], "nosuch"),
    (["backup"], "FILE"),
    (["backup", "/no/such/file"], "/no/such"),
    (["restore", "/no/such/file"], "/no/such/file"),
    (["restore", "BROKEN"], "BROKEN"),
    (["list", "--data", "BROKEN"], "BROKEN"),
    (["dance"], "dance"),
]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("words", "named"), BAD)
def test_bad_input_is_one_sentence(
    command: Command, words: list[str], named: str, lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def empty() -> None:
        async with opened(Settings(data=tmp_path / "data", bot_pace=0.0)):
            pass

    run(empty())
    broken = tmp_path / "BROKEN"
    broken.write_text("hello")
    given = [str(broken) if word == "BROKEN" else word for word in words]
    english = command(*given).err
    monkeypatch.setenv("SIETCH_LANG", lang)
    ran = command(*given)
    assert (ran.err == english) == (lang == "en")
    assert ran.code == 2
    assert ran.out == ""
    assert named in ran.err
    assert len(ran.err.strip().splitlines()) == 1
    assert "hunter2" not in ran.err
    assert broken.read_text() == "hello"


def test_what_is_no_database_of_this_program(command: Command, tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.mkdir()
    file = folder / "sietch.sqlite"
    file.write_text("this is not a database, whatever its name says" * 100)
    assert "not a database" in command("list").err
    file.unlink()
    file.touch()
    assert "no server has used it" in command("list").err
    file.unlink()
    engine = sa.create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        connection.execute(sa.text("CREATE TABLE alembic_version (version_num VARCHAR(32))"))
        connection.execute(sa.text("INSERT INTO alembic_version VALUES ('9999')"))
    engine.dispose()
    for words in (["list"], ["backup", str(tmp_path / "backup")]):
        assert "9999" in command(*words).err
    assert not (tmp_path / "backup").exists()


@pytest.mark.parametrize("verb", ["close", "remove"])
def test_a_server_without_redis_finds_what_the_host_did(verb: str, command: Command, tmp_path: Path) -> None:
    async def story() -> None:
        async with service(tmp_path / "data") as host:
            made = await host.table("imperium", ["link", "link"])
            seats = [await host.sit(made, 0), await host.sit(made, 1)]
            busy = next(seat for seat in seats if seat.options)
            first = busy.options[0][0]
            ran = await asyncio.to_thread(command, verb, made["id"], *(["--yes"] if verb == "remove" else []))
            assert ran.code == 0
            with pytest.raises(TableError):  # at once, although nobody has told the server yet
                await busy.act(first)
            if verb == "close":
                for seat in seats:
                    await until(seat, lambda seat=seat: seat.moment["status"] == CLOSED)  # type: ignore[misc]
                async with reach(host.settings.database_url) as store:
                    assert (await rows_of(store, made["id"]))["log"] == 0
            answer = await host.web.get(f"/api/tables/{made['id']}")
            while verb == "remove" and answer.status_code != 404:
                await asyncio.sleep(0.1)
                answer = await host.web.get(f"/api/tables/{made['id']}")
            for seat in seats:
                await seat.close()

    run(story())


def test_viewers_hear_of_a_closed_table_though_nobody_acts(command: Command, tmp_path: Path) -> None:
    async def story() -> None:
        async with service(tmp_path / "data") as host:
            made = await host.table("imperium", ["link", "link"])
            viewer = await host.watch(made)
            assert (await asyncio.to_thread(command, "close", made["id"])).code == 0
            await until(viewer, lambda: viewer.moment["status"] == CLOSED)
            await viewer.close()

    run(story())
