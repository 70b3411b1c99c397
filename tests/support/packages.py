"""Programs that some tests need and that pip cannot install. Without them those tests say so instead of running.

Where everything must be tested, as in CI, SIETCH_TEST_EVERYTHING is set and a missing program is a failure.
"""

from __future__ import annotations

import os

import pytest


def needed(found: str | None, package: str) -> str:
    """The program, or else the test ends here with the name of what is missing."""
    if found:
        return found
    sentence = f"this test needs {package}, which is not installed"
    if os.environ.get("SIETCH_TEST_EVERYTHING"):
        pytest.fail(sentence)
    pytest.skip(sentence)
