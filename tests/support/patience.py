"""Waiting for what comes sooner or later, but not for ever."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable

import httpx

PATIENCE = 60.0  # seconds
OFTEN = 0.02


def until(
    true: Callable[[], object],
    otherwise: str,
    *,
    seconds: float = PATIENCE,
    pause: Callable[[float], object] = time.sleep,
) -> None:
    """Ask again and again until it is true; `otherwise` says what was waited for in vain."""
    deadline = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < deadline, otherwise
        pause(OFTEN)


def answers(address: str) -> bool:
    """Whether a server is there and well."""
    with contextlib.suppress(httpx.HTTPError):
        return httpx.get(f"{address}/health", timeout=2).status_code == 200
    return False
