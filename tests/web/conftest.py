"""A browser and a server for all tests, and people who come and go."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
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


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """When a test fails, what its people had before them says more than where it stopped."""
    report = yield
    if report.when == "call" and report.failed:
        for person in vars(item).get("people", ()):
            report.sections.append((f"before {person.page.url.partition('#')[0]}", person.screen()))
    return report


@pytest.fixture
def invite(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Invite]:
    """People for one test: when it is over none may have met an error, or asked any other server for anything."""
    people: list[Person] = []
    vars(request.node)["people"] = people

    def come(server: Server, **more: Any) -> Person:
        people.append(Person(browser, server, **more))
        return people[-1]

    yield come
    for person in people:
        person.leave()
