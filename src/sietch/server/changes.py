"""What has changed between two views, small enough to send after every action."""

from __future__ import annotations

from typing import Any

GONE = "\u0000gone"  # stands for a key that is no longer there; no view has such a value


def difference(old: dict[str, Any], new: dict[str, Any]) -> dict[str, Any]:
    """A patch with only what differs; `apply` undoes it.

    A table in a patch goes deeper, into a table by key or into a list by place; a list of one holds a new value.
    """
    patch: dict[str, Any] = {}
    for key, value in new.items():
        if key not in old:
            patch[key] = [value]
        elif old[key] != value:
            patch[key] = _change(old[key], value)
    if len(old) + len(patch) > len(new):
        for key in old:
            if key not in new:
                patch[key] = GONE
    return patch


def _change(old: Any, new: Any) -> Any:
    if isinstance(new, dict) and isinstance(old, dict):
        return difference(old, new)
    # Lists of tables, such as the players, change in a few places.
    if isinstance(new, list) and isinstance(old, list) and len(old) == len(new) and isinstance(new[0], dict):
        return {str(place): _change(old[place], value) for place, value in enumerate(new) if old[place] != value}
    return [new]


def apply(old: Any, patch: dict[str, Any]) -> Any:
    """The new value."""
    if isinstance(old, list):
        items = list(old)
        for place, change in patch.items():
            items[int(place)] = change[0] if isinstance(change, list) else apply(items[int(place)], change)
        return items
    new = dict(old)
    for key, change in patch.items():
        if change == GONE:
            del new[key]
        elif isinstance(change, list):
            new[key] = change[0]
        else:
            new[key] = apply(old[key], change)
    return new
