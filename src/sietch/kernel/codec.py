"""Frames as plain data and back, so that any moment can be saved, even the middle of a choice."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from sietch.kernel.frame import Definition, Frame

Lookup = Callable[[str], Definition]


def fields_of(cls: type) -> list[str]:
    """The attribute names of a frame class, in a fixed order, compiled or not."""
    names: set[str] = set()
    for base in cls.__mro__:
        compiled = base.__dict__.get("__mypyc_attrs__", ())
        names.update(name for name in compiled if not name.startswith("__"))
        slots = base.__dict__.get("__slots__", ())
        names.update((slots,) if isinstance(slots, str) else slots)
    return sorted(names)


def frame_classes(*modules: dict[str, Any]) -> dict[str, type[Frame[Any]]]:
    """All frame classes defined in the given module namespaces, by name."""
    found: dict[str, type[Frame[Any]]] = {}
    for namespace in modules:
        for name, value in namespace.items():
            if isinstance(value, type) and issubclass(value, Frame) and value is not Frame:
                if found.get(name, value) is not value:
                    raise ValueError(f"two frame classes are called {name}")
                found[name] = value
    return found


def dump_value(value: Any) -> Any:
    if isinstance(value, Definition):
        return {"def": value.path}
    if isinstance(value, tuple):
        return [dump_value(item) for item in value]
    return value


def load_value(value: Any, lookup: Lookup) -> Any:
    if isinstance(value, dict):
        return lookup(value["def"])
    if isinstance(value, list):
        return tuple(load_value(item, lookup) for item in value)
    return value


def dump_frame(frame: Frame[Any]) -> list[Any]:
    cls = type(frame)
    return [cls.__name__, {name: dump_value(getattr(frame, name)) for name in fields_of(cls)}]


def load_frame(data: list[Any], classes: dict[str, type[Frame[Any]]], lookup: Lookup) -> Frame[Any]:
    name, fields = data
    cls = classes.get(name)
    if cls is None:
        raise ValueError(f"unknown step {name!r} in a saved position")
    # By convention a frame's constructor takes its fields by name; compiled classes cannot be made without it.
    return cls(**{key: load_value(value, lookup) for key, value in fields.items()})


def dump_stack(stack: Iterable[Frame[Any]]) -> list[Any]:
    return [dump_frame(frame) for frame in stack]
