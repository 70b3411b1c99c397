"""A test that says it plays something has to have played it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from support.imperium import Table
from support.plays import boxes_played, every_box


@pytest.fixture(autouse=True)
def _played_what_it_says(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    tables: list[Table] = []
    set_up = Table.__init__

    def noted(table: Table, *args: Any, **kwargs: Any) -> None:
        set_up(table, *args, **kwargs)
        tables.append(table)

    monkeypatch.setattr(Table, "__init__", noted)
    yield
    claimed = {box for mark in request.node.iter_markers("plays") for box in mark.args}
    assert claimed <= every_box(), f"there is no {sorted(claimed - every_box())}"
    played = {box for table in tables for box in boxes_played(table)} if claimed else set()
    assert claimed <= played, f"the test never played {sorted(claimed - played)}"
