"""Votes: what a table may do when those who sit at it agree."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

UNDO, PAUSE, RESUME, MORE_TIME, REPLACE, ABANDON = "undo", "pause", "resume", "more_time", "replace", "abandon"
KINDS = (UNDO, PAUSE, RESUME, MORE_TIME, REPLACE, ABANDON)
BY_MAJORITY = (MORE_TIME, REPLACE)  # the others need everybody's consent


def open_vote(kind: str, by: int, about: int, people: Sequence[int]) -> dict[str, Any]:
    """A vote that its author has already agreed to; `about` is a number of actions, or a seat."""
    electorate = [seat for seat in people if not (kind == REPLACE and seat == about)]
    return {"kind": kind, "by": by, "about": about, "electorate": electorate, "yes": [by], "no": []}


def cast(vote: Mapping[str, Any], seat: int, agree: bool) -> dict[str, Any]:
    """The vote with one more answer; whoever answers again changes it."""
    yes = [other for other in vote["yes"] if other != seat]
    no = [other for other in vote["no"] if other != seat]
    (yes if agree else no).append(seat)
    return {**vote, "yes": sorted(yes), "no": sorted(no)}


def decided(vote: Mapping[str, Any]) -> bool | None:
    """True when it has passed, False when it cannot pass any more, None while it is open."""
    electorate = set(vote["electorate"])
    yes, no = len(electorate & set(vote["yes"])), len(electorate & set(vote["no"]))
    if vote["kind"] in BY_MAJORITY:
        if yes * 2 > len(electorate):
            return True
        return False if no * 2 >= len(electorate) else None
    if no:
        return False
    return True if yes == len(electorate) else None
