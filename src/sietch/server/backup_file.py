"""A backup as a file: gzipped lines of JSON, a header first, then one for each row, and a digest of it all at last."""

from __future__ import annotations

import contextlib
import gzip
import hashlib
import os
import secrets
import zlib
from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import msgspec

from sietch.server.upkeep import Hindered

FORMAT = "sietch-backup"
VERSION = 1
ONLY_OWNER = 0o600  # it holds seeds, and hashes of keys and passwords

_encode = msgspec.json.Encoder().encode


@dataclass(frozen=True)
class Header:
    """What a backup says about itself."""

    sietch: str  # the version of the program
    revision: str  # the step of the database's history
    made_at: float
    columns: dict[str, list[str]]
    rows: dict[str, int]
    format: str = FORMAT
    version: int = VERSION


class Pen:
    """Writes lines and remembers what it has written."""

    def __init__(self, file: gzip.GzipFile, header: Header) -> None:
        self._file = file
        self._digest = hashlib.sha256()
        self._line(asdict(header))

    def row(self, table: str, values: list[Any]) -> None:
        self._line([table, *values])

    def close(self) -> None:
        """The last line, without which a backup counts as cut off."""
        self._file.write(_encode({"sha256": self._digest.hexdigest()}) + b"\n")

    def _line(self, value: Any) -> None:
        line = _encode(value) + b"\n"
        self._digest.update(line)
        self._file.write(line)


@contextlib.contextmanager
def written(path: Path, header: Header) -> Iterator[Pen]:
    """A new backup: it is written beside its place, and takes it when it is whole and on disk."""
    if path.exists():
        check_replaceable(path)
    beside = path.with_name(f".{path.name}.{secrets.token_hex(4)}")
    try:
        handle = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, ONLY_OWNER)
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from None  # the name that the host knows
    try:
        with os.fdopen(handle, "wb") as file:
            with gzip.GzipFile(filename="", fileobj=file, mode="wb", compresslevel=6) as packed:
                pen = Pen(packed, header)
                yield pen
                pen.close()
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    except BaseException:
        beside.unlink(missing_ok=True)
        raise


def check_replaceable(path: Path) -> None:
    """An older backup may be replaced; a file of another kind was not meant."""
    try:
        read_header(path)
    except Hindered as error:
        if error.code in ("no-backup", "cut-off", "damaged"):
            raise Hindered("not-replaced", file=str(path)) from None


def read_header(path: Path) -> Header:
    """What the first line of a backup says."""
    with _reading(path) as file:
        return _header(path, file.readline())


def rows(path: Path) -> Iterator[tuple[str, list[Any]]]:
    """Every row of a backup with its table. What is wrong with the file is known for certain at the last one."""
    digest, counted = hashlib.sha256(), Counter[str]()
    with _reading(path) as file:
        first = file.readline()
        header = _header(path, first)
        digest.update(first)
        for line in file:
            value = _value(path, line)
            if isinstance(value, dict):
                if value != {"sha256": digest.hexdigest()} or file.readline() or counted != Counter(header.rows):
                    raise Hindered("damaged", file=str(path))
                return
            if not (isinstance(value, list) and value and len(value) == 1 + len(header.columns.get(str(value[0]), ()))):
                raise Hindered("damaged", file=str(path))
            digest.update(line)
            counted[value[0]] += 1
            yield value[0], value[1:]
    raise Hindered("cut-off", file=str(path))


def check(path: Path) -> Header:
    """Read a backup from beginning to end; gives what it says about itself."""
    for _ in rows(path):
        pass
    return read_header(path)


@contextlib.contextmanager
def _reading(path: Path) -> Iterator[gzip.GzipFile]:
    try:
        with gzip.open(path, "rb") as file:
            yield file
    except gzip.BadGzipFile:
        raise Hindered("no-backup", file=str(path)) from None
    except EOFError:
        raise Hindered("cut-off", file=str(path)) from None
    except zlib.error:
        raise Hindered("damaged", file=str(path)) from None


def _header(path: Path, line: bytes) -> Header:
    try:
        said = msgspec.json.decode(line)
        if said["format"] != FORMAT:
            raise Hindered("no-backup", file=str(path))
        if said["version"] > VERSION:
            raise Hindered("newer-backup", file=str(path))
        return msgspec.convert(said, Header)
    except (msgspec.DecodeError, msgspec.ValidationError, UnicodeDecodeError, TypeError, KeyError):
        raise Hindered("no-backup", file=str(path)) from None


def _value(path: Path, line: bytes) -> Any:
    try:
        return msgspec.json.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise Hindered("damaged", file=str(path)) from None
