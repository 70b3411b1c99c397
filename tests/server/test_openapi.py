"""Whatever the published OpenAPI allows to be asked, the server answers it as it says, and never with a fault."""

from __future__ import annotations

import asyncio
import json
import random
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import response_schema_conformance

from server.service import Service, service
from sietch import games
from sietch.kernel.record import Record
from sietch.server.sessions import CSRF_HEADER

EXAMPLES = 12  # of each operation
BUSY = {"requests_a_minute": 1_000_000, "tables_an_hour": 1_000_000}
SENSIBLE: dict[str, Any] = {
    "game": "imperium",
    "seats": ["link", "random"],
    "ruleset": None,
    "clock": None,
    "password": "walk without rhythm",
    "at": 3,
}
QUICK = settings(
    max_examples=EXAMPLES,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
    deadline=None,
    derandomize=True,
)


class Town:
    """A server in a thread of its own, with an open table, a running one and a finished one."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.ready = threading.Event()
        self.address = ""
        self.open: dict[str, Any] = {}
        self.running: dict[str, Any] = {}
        self.finished: dict[str, Any] = {}
        self._leave: asyncio.Event | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._accounts = 0
        self._cookies: dict[str, str] = {}
        self._headers: dict[str, str] = {}
        self._fault: BaseException | None = None
        self._thread = threading.Thread(target=self._live)

    def __enter__(self) -> Town:
        self._thread.start()
        assert self.ready.wait(120)
        if self._fault is not None:
            raise self._fault
        return self

    def __exit__(self, *_: object) -> None:
        assert self._loop is not None
        assert self._leave is not None
        self._loop.call_soon_threadsafe(self._leave.set)
        self._thread.join(60)

    def _live(self) -> None:
        try:
            asyncio.run(self._serve())
        except BaseException as fault:
            self._fault = fault
            self.ready.set()
            raise

    async def _serve(self) -> None:
        self._loop, self._leave = asyncio.get_running_loop(), asyncio.Event()
        async with service(self.data, **BUSY) as host:
            self.address = host.address
            self.open = await host.table("classic", ["link", "open"], start=False, public=True)
            self.running = await host.table("imperium", ["link", "link"])
            self.finished = await self._bring_a_finished_game(host)
            self.ready.set()
            await self._leave.wait()

    async def _bring_a_finished_game(self, host: Service) -> dict[str, Any]:
        answer = await host.web.post("/api/records", content=a_record())
        assert answer.status_code == 201, answer.text
        made: dict[str, Any] = answer.json()
        return made

    def member(self) -> tuple[dict[str, str], dict[str, str]]:
        """The cookies and headers of somebody who is signed in; anew when the last one has left."""
        with httpx.Client(base_url=self.address, cookies=self._cookies) as web:
            if web.get("/api/account").status_code != 200:
                self._accounts += 1
                body = {"name": f"Chani {self._accounts}", "password": SENSIBLE["password"]}
                answer = web.post("/api/account", json=body)
                assert answer.status_code == 201, answer.text
                self._cookies, self._headers = dict(answer.cookies), {CSRF_HEADER: answer.json()["csrf"]}
        return self._cookies, self._headers


def a_record() -> str:
    """A short game from the beginning, as a file."""
    game = games.find("imperium")
    s = game.new(None, 2, "openapi")
    record = Record.start(game, None, ["person", "random"], "openapi")
    for _ in range(40):
        seat = game.waiting(s)[0]
        action = game.options(s, seat)[0]
        record.append(s, seat, action)
        game.apply(s, seat, action)
    record.finish(s)
    return record.to_json()


@pytest.fixture(scope="module")
def town(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Town]:
    with Town(tmp_path_factory.mktemp("openapi")) as made:
        yield made


def test_no_operation_of_the_published_schema_ends_in_a_fault(town: Town) -> None:
    schema = schemathesis.openapi.from_url(f"{town.address}/openapi.json")
    asked: dict[str, set[int]] = {}
    for result in schema.get_all_operations():
        assert isinstance(result, Ok), result
        asked[result.ok().label] = ask_in_many_ways(town, result.ok())
    reached = {label for label, statuses in asked.items() if any(status < 400 for status in statuses)}
    assert len(asked) > 10
    assert len(reached) > len(asked) // 2, f"only refused: {sorted(set(asked) - reached)}"


def ask_in_many_ways(town: Town, operation: Any) -> set[int]:
    """Generated requests of one operation, about half of them such that they can be granted; gives the answers."""
    statuses: set[int] = set()
    tables = [town.open, town.running, town.finished]
    keys = [made["links"][0]["key"] for made in tables[:2]] + [town.open["host_key"], "", None]
    cookies, own = town.member()

    @QUICK
    @given(
        case=operation.as_strategy(),
        table=st.sampled_from([*tables, None]),
        key=st.sampled_from(keys),
        number=st.integers(0, 2),
        sensible=st.booleans(),
    )
    def ask(case: Any, table: Any, key: Any, number: int, sensible: bool) -> None:
        headers = {"Authorization": f"Bearer {key}"} if key is not None else {}
        if table is not None and "table_id" in case.path_parameters:
            case.path_parameters["table_id"] = table["id"]
        if sensible:
            headers.update(own)
            case.path_parameters.update(
                {name: number for name in ("seat", "at", "number") if name in case.path_parameters}
            )
            if isinstance(case.body, dict):
                case.body.update({name: value for name, value in SENSIBLE.items() if name in case.body})
        response = case.call(headers=headers, cookies=cookies if sensible else {}, timeout=20)
        statuses.add(response.status_code)
        case.validate_response(response, checks=[not_a_server_error, response_schema_conformance])

    ask()
    return statuses


BODIES = [
    "",
    "null",
    "[]",
    "{",
    "[" * 50_000,
    '{"game": "imperium", "seats": ["link", "link"], "ruleset": {"\\ud800": 1}}',
    '{"game": "imperium", "seats": ["link", "link"], "ruleset": "\\ud800"}',
    '{"game": "imperium", "seats": ["link", "link"], "ruleset": {"leaders": NaN}}',
    '{"game": "imperium", "seats": ["link", "link"], "ruleset": {"leaders": [[[[[[]]]]]]}}',
    '{"game": "imperium", "seats": ["link", "link"], "clock": {"kind": "\\ud800"}}',
    '{"game": "imperium", "seats": ["link", "link"], "clock": {"kind": ["live"]}}',
    '{"game": "imperium", "seats": ["link", "link"], "clock": {"bank": NaN}}',
    '{"game": "imperium", "seats": ["link", "link"], "clock": {"bank": 1e400}}',
    '{"game": "imperium", "seats": ["link", "link"], "clock": {"bank": ' + "9" * 5_000 + "}}",
    '{"game": "imperium", "seats": ["link", "link"], "clock": {"\\ud800": 1}}',
    '{"game": "\\ud800", "seats": ["link", "link"]}',
    '{"game": "imperium", "seats": ["link", "link"], "name": "\\u0000"}',
    '{"game": ' + "9" * 5_000 + "}",
]


@pytest.mark.parametrize("place", ["/api/tables", "/api/records"])
def test_bodies_that_no_schema_would_allow(town: Town, place: str) -> None:
    with httpx.Client(base_url=town.address) as web:
        for body in [*(text.encode() for text in BODIES), b"\xff\xfe", b"\x00"]:
            answer = web.post(place, content=body, headers={"Content-Type": "application/json"})
            assert answer.status_code < 500, (body[:80], answer.text)
            assert answer.status_code == 201 or answer.json()["message"], body[:80]


def test_records_that_were_tampered_with(town: Town) -> None:
    """Every value of a record in turn is replaced by every kind of nonsense."""
    record = json.loads(a_record())
    nonsense: list[Any] = [None, True, -1, 10**30, 1.5, "", "\ud800", "\u0000", [], [[]], {}, {"a": {}}]
    chance = random.Random(3)
    with httpx.Client(base_url=town.address) as web:
        places = list(places_in(record))
        for place in [*[place for place in places if len(place) == 1], *chance.sample(places, 40)]:
            for value in nonsense if len(place) == 1 else chance.sample(nonsense, 3):
                answer = web.post("/api/records", content=json.dumps(replaced(record, place, value)))
                assert answer.status_code in (201, 422), (place, value, answer.text)


def places_in(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The way to everything in a value."""
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inner in inside:
        yield (*path, key)
        yield from places_in(inner, (*path, key))


def replaced(value: Any, path: tuple[Any, ...], new: Any) -> Any:
    """The value with something else at the end of this way."""
    if not path:
        return new
    copy = dict(value) if isinstance(value, dict) else list(value)
    copy[path[0]] = replaced(value[path[0]], path[1:], new)
    return copy
