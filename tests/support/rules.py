"""Marks a test with the ids of the rules that it proves."""

from __future__ import annotations

import pytest


def rule(*ids: str) -> pytest.MarkDecorator:
    """`@rule("R-CB-03")`: the test proves these rules; `sietch.lab.coverage` reads the ids from the source."""
    if not ids or not all(ids):
        raise TypeError("@rule needs at least one id")
    return pytest.mark.rule(*ids)
