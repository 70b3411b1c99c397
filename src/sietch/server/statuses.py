"""What a table can be: open for people to sit down, being played, or over in one of three ways."""

from __future__ import annotations

from typing import Final

OPEN: Final = "open"
PLAYING: Final = "playing"
FINISHED: Final = "finished"
ABANDONED: Final = "abandoned"
CLOSED: Final = "closed"  # by the host of the server
OVER: Final = (FINISHED, ABANDONED, CLOSED)
