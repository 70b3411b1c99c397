"""A test that says it plays something of the game of six has to have played it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from support.plays import claims_checked


@pytest.fixture(autouse=True)
def _played_what_it_says(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    yield from claims_checked(request, monkeypatch, "six")
