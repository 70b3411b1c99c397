"""Rulesets are data: named options with a default, checked once, kept in the record."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sietch.kernel.text import closest

Value = bool | int | str | list[str]


class BadRuleset(ValueError):
    """A ruleset that cannot be played, with a sentence that says why."""


class Option:
    """One choice a ruleset makes: a switch, one word of several, or a list of ids."""

    def __init__(
        self,
        name: str,
        default: Value,
        *,
        choices: Sequence[str] | None = None,
        each_of: Sequence[str] | None = None,
        rules: Sequence[str] = (),
    ) -> None:
        self.name = name
        self.default = default
        self.choices = tuple(choices) if choices is not None else None
        self.each_of = tuple(each_of) if each_of is not None else None
        self.rules = tuple(rules)

    def check(self, value: Any) -> Value:
        """The value in its canonical form, or BadRuleset."""
        if self.each_of is not None and isinstance(value, list | tuple):
            for item in value:
                self._known(item, self.each_of)
            return list(value)
        if self.each_of is not None and self.choices is None:
            raise BadRuleset(f"ruleset option {self.name!r} is a list, not {value!r}")
        if isinstance(self.default, bool):
            if not isinstance(value, bool):
                raise BadRuleset(f"ruleset option {self.name!r} is a switch: true or false, not {value!r}")
            return value
        if isinstance(self.default, int):
            if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= 1000:
                raise BadRuleset(f"ruleset option {self.name!r} is a number from 0 to 1000, not {value!r}")
            return value
        if self.choices is not None:
            self._known(value, self.choices)
        if not isinstance(value, str):
            raise BadRuleset(f"ruleset option {self.name!r} cannot be {value!r}")
        return value

    def from_text(self, text: str) -> Value:
        """The value that somebody means who writes it on a command line, or BadRuleset."""
        value: Any = text
        if text in (self.choices or ()):
            pass  # a word that looks like a number is still a word
        elif text in ("true", "false"):
            value = text == "true"
        elif text.isascii() and text.isdigit() and len(text) < 10:
            value = int(text)
        elif self.each_of is not None:
            value = [item.strip() for item in text.split(",")]
        return self.check(value)

    def _known(self, value: Any, known: Sequence[str]) -> None:
        if value in known:
            return
        near = closest(str(value), known)
        hint = f"did you mean {near!r}?" if near else "known are " + ", ".join(known)
        raise BadRuleset(f"ruleset option {self.name!r} cannot be {value!r}; {hint}")


class Schema:
    """All options of a game, and its named presets."""

    def __init__(self, options: Sequence[Option], presets: Mapping[str, Mapping[str, Value]]) -> None:
        self.options = {option.name: option for option in options}
        self.presets = {name: dict(values) for name, values in presets.items()}
        for name, values in self.presets.items():
            for key in values:
                if key not in self.options:
                    raise ValueError(f"preset {name!r} names an unknown option {key!r}")
                self.options[key].check(values[key])

    def read(self, given: Mapping[str, Any] | str | None) -> dict[str, Value]:
        """Every option with its value: defaults, then the preset, then what is given."""
        values: dict[str, Value] = {name: option.default for name, option in self.options.items()}
        if given is None:
            return values
        if isinstance(given, str):
            given = {"preset": given}
        if not isinstance(given, Mapping):
            raise BadRuleset(f"a ruleset is a preset's name or a table of options, not {given!r}")
        preset = given.get("preset")
        if preset is not None:
            if not isinstance(preset, str) or preset not in self.presets:
                near = closest(str(preset), self.presets)
                hint = f"did you mean {near!r}?" if near else "known are " + ", ".join(sorted(self.presets))
                raise BadRuleset(f"there is no preset {preset!r}; {hint}")
            values.update(self.presets[preset])
        for name, value in given.items():
            if name == "preset":
                continue
            values[name] = self.option(name).check(value)
        return values

    def option(self, name: str) -> Option:
        """An option by its name, or BadRuleset."""
        option = self.options.get(name)
        if option is None:
            near = closest(str(name), self.options)
            hint = f"; did you mean {near!r}?" if near else ""
            raise BadRuleset(f"unknown ruleset option {name!r}{hint}")
        return option

    def changed(self, values: Mapping[str, Value]) -> dict[str, Value]:
        """Only what differs from the defaults: the short form that a record keeps."""
        return {name: value for name, value in values.items() if value != self.options[name].default}
