"""What has changed between two views, small enough to send after every action."""

from __future__ import annotations

from typing import Any

GONE = "\u0000gone"  # stands for a key that is no longer there; no view has such a value


def difference(old: Any, new: Any) -> Any:
    """A patch: for tables only the keys that differ, otherwise the new value. `apply` undoes it."""
    if not (isinstance(old, dict) and isinstance(new, dict)):
        return new
    patch: dict[str, Any] = {}
    for key, value in new.items():
        if key not in old:
            patch[key] = [value]
        elif old[key] != value:
            inner = difference(old[key], value)
            patch[key] = inner if isinstance(old[key], dict) and isinstance(value, dict) else [value]
    for key in old:
        if key not in new:
            patch[key] = GONE
    return patch


def apply(old: Any, patch: Any) -> Any:
    """The new value: a table in a patch goes deeper, a list of one holds a new value."""
    if not isinstance(patch, dict) or not isinstance(old, dict):
        return patch
    new = dict(old)
    for key, change in patch.items():
        if change == GONE:
            new.pop(key, None)
        elif isinstance(change, list):
            new[key] = change[0]
        else:
            new[key] = apply(old[key], change)
    return new
