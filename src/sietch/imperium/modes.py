"""When an effect happens within its group; ordered, so that a group is as patient as its most patient part."""

from __future__ import annotations

from typing import Final

NOW: Final = 0  # at once: the order cannot matter
LATE: Final = 1  # by itself, but only when no choice is open; otherwise the player says when
PICK: Final = 2  # the player has something to choose
WAIT: Final = 3  # not possible as things are; tried again after everything else
