"""A browser and a server for all tests, and people who come and go."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from web.browsing import Person, Server, chromium, running

Invite = Callable[..., Person]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with chromium() as found:
        yield found


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("server")) as found:
        yield found


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """For tests that kill it."""
    with running(tmp_path) as found:
        yield found


@pytest.fixture
def invite(browser: Browser) -> Iterator[Invite]:
    """People for one test: when it is over none may have met an error, or asked any other server for anything."""
    people: list[Person] = []

    def come(server: Server, **more: Any) -> Person:
        people.append(Person(browser, server, **more))
        return people[-1]

    yield come
    for person in people:
        person.leave()
