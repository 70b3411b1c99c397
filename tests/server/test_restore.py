"""A backup comes back into an empty place, or by force; one that is not whole changes nothing."""

from __future__ import annotations

import gzip
import hashlib
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from server.engines import postgres
from server.places import KINDS, Places, contents, opened, played
from server.service import run
from sietch.server.backup import back_up
from sietch.server.restore import restore
from sietch.server.upkeep import Hindered, reach


@pytest.mark.parametrize("kind", KINDS)
def test_what_is_there_is_replaced_only_by_force_and_never_below_a_server(kind: str, tmp_path: Path) -> None:
    async def story(places: Places) -> None:
        old, file = await places.empty(kind), tmp_path / "backup"
        async with opened(old) as hall:
            await played(hall, 10)
        async with reach(old.database_url) as store:
            await back_up(store, file)
        backed_up = await contents(old)
        async with opened(old) as hall:
            await played(hall, 3, seed=1)
            with pytest.raises(Hindered) as hindered:
                async with reach(old.database_url, new=True, alone=True) as store:
                    await restore(store, file, force=True)
            assert hindered.value.code == "in-use"
        later = await contents(old)
        assert len(later["tables"]) == 2
        with pytest.raises(Hindered) as hindered:
            async with reach(old.database_url, new=True) as store:
                await restore(store, file, force=False)
        assert hindered.value.code == "not-empty"
        assert await contents(old) == later
        async with reach(old.database_url, new=True, alone=True) as store:
            await restore(store, file, force=True)
        assert await contents(old) == backed_up

    with postgres() as database:
        run(story(Places(tmp_path, database)))


def lines(file: Path) -> list[bytes]:
    return gzip.decompress(file.read_bytes()).splitlines(keepends=True)


def sealed(inside: list[bytes]) -> bytes:
    """A backup of these lines with a digest that is right."""
    closing = json.dumps({"sha256": hashlib.sha256(b"".join(inside)).hexdigest()}, separators=(",", ":")).encode()
    return gzip.compress(b"".join(inside) + closing + b"\n")


def changed(line: bytes, **values: Any) -> bytes:
    return json.dumps({**json.loads(line), **values}).encode() + b"\n"


def flipped(file: Path) -> bytes:
    """One letter of what was said is another, and the rest is as it was."""
    return gzip.compress(b"".join(lines(file)).replace(b"the spice must flow", b"the spice must glow"))


SPOILT: dict[str, tuple[Callable[[Path], bytes], str]] = {
    "empty": (lambda file: b"", "no-backup"),
    "a database": (lambda file: b"SQLite format 3\0" * 100, "no-backup"),
    "a text": (lambda file: gzip.compress(b"hello\n"), "no-backup"),
    "other JSON": (lambda file: gzip.compress(b"[1]\n"), "no-backup"),
    "cut in the middle": (lambda file: file.read_bytes()[:-200], "cut-off"),
    "without its end": (lambda file: gzip.compress(b"".join(lines(file)[:-1])), "cut-off"),
    "a wrong letter": (flipped, "damaged"),
    "a row too few": (lambda file: sealed([*lines(file)[:5], *lines(file)[6:-1]]), "damaged"),
    "something after the end": (lambda file: gzip.compress(b"".join([*lines(file), b"[]\n"])), "damaged"),
    "a row of nothing": (lambda file: sealed([*lines(file)[:-1], b"[]\n"]), "damaged"),
    "an unknown table": (lambda file: sealed([*lines(file)[:-1], b'["ships", 1]\n']), "damaged"),
    "of another step": (
        lambda file: sealed([changed(lines(file)[0], revision="9999"), *lines(file)[1:-1]]),
        "other-backup",
    ),
    "of a newer program": (
        lambda file: sealed([changed(lines(file)[0], version=2), *lines(file)[1:-1]]),
        "newer-backup",
    ),
    "a row of the wrong kind": (
        lambda file: sealed([lines(file)[0], lines(file)[1].replace(b",false,", b',"maybe",', 1), *lines(file)[2:-1]]),
        "damaged",
    ),
}


@pytest.mark.parametrize("force", [False, True])
def test_a_spoilt_backup_changes_nothing(force: bool, tmp_path: Path) -> None:
    async def story() -> None:
        places = Places(tmp_path)
        old, file = await places.empty("sqlite"), tmp_path / "backup"
        async with opened(old) as hall:
            await played(hall, 10)
        async with reach(old.database_url) as store:
            await back_up(store, file)
        assert gzip.decompress(sealed(lines(file)[:-1])) == b"".join(lines(file)), "the test seals as the backup does"
        target = old if force else await places.empty("sqlite")
        async with reach(target.database_url, new=True) as store:
            await store.database.migrate()
        before = await contents(target)
        for what, (spoil, code) in SPOILT.items():
            spoilt = tmp_path / "spoilt"
            spoilt.write_bytes(spoil(file))
            with pytest.raises(Hindered) as hindered:
                async with reach(target.database_url, new=True, alone=force) as store:
                    await restore(store, spoilt, force=force)
            assert hindered.value.code == code, what
            assert await contents(target) == before, what

    run(story())
