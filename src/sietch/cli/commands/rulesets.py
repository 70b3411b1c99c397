"""`sietch rulesets`: what can be varied, what the defaults are, and how two rulesets differ."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from rich.padding import Padding
from rich.text import Text

from sietch import games
from sietch.cli.options import GameName, Json, Lang
from sietch.cli.output import language, print_json, screen
from sietch.cli.words import Words
from sietch.kernel.ruleset import Option, Schema, Value

DEFAULT = "default"


def rulesets(
    game: GameName,
    diff: Annotated[
        tuple[str, str] | None,
        typer.Option("--diff", metavar="A B", help="How two presets differ; `default` stands for no preset."),
    ] = None,
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """List the options of a game's ruleset, its presets and its defaults, or what differs between two presets."""
    schema = games.find(game).schema
    words = Words(game, language(lang))
    if diff is not None:
        _show_difference(words, schema, diff, as_json)
        return
    if as_json:
        options = [_plain(words, option) for option in schema.options.values()]
        print_json({"game": game, "options": options, "presets": schema.presets})
        return
    console = screen()
    console.print(Text(words.say("rulesets-presets"), style="bold"))
    for name, values in schema.presets.items():
        console.print(Text(f"  {name}"))
        _explain(words, "preset", name)
        for key, value in values.items():
            console.print(Padding(Text(f"{key}={spelt(value)}", style="dim"), (0, 0, 0, 6)))
    console.print()
    console.print(Text(words.say("rulesets-options"), style="bold"))
    for option in schema.options.values():
        line = Text(f"  {option.name}={spelt(option.default)}")
        line.append(f"  ({_range(option)})", style="dim")
        console.print(line)
        _explain(words, "option", option.name)
        _cite(words, option)


def _show_difference(words: Words, schema: Schema, diff: tuple[str, str], as_json: bool) -> None:
    """The options in which two rulesets differ, with both values."""
    one, other = (schema.read(None if name == DEFAULT else name) for name in diff)
    changed = [option for option in schema.options.values() if one[option.name] != other[option.name]]
    if as_json:
        found = [
            {"name": option.name, "values": [one[option.name], other[option.name]], "rules": list(option.rules)}
            for option in changed
        ]
        print_json({"game": words.game, "between": list(diff), "options": found})
        return
    console = screen()
    names = {"first": diff[0], "second": diff[1]}
    console.print(Text(words.say("rulesets-differ" if changed else "rulesets-alike", **names), style="bold"))
    for option in changed:
        console.print(Text(f"  {option.name}: {spelt(one[option.name])} → {spelt(other[option.name])}"))
        _explain(words, "option", option.name)
        _cite(words, option)


def _explain(words: Words, kind: str, name: str) -> None:
    """A sentence on an option or a preset, where its game has one."""
    key = f"{words.game}-{kind}-{name}"
    if words.texts.has(key):
        screen().print(Padding(Text(words.texts.get(key)), (0, 0, 0, 4)))


def _cite(words: Words, option: Option) -> None:
    for id in option.rules:
        screen().print(Padding(Text(f"{id}  {words.speech.rule(id) or ''}", style="dim"), (0, 0, 0, 6)))


def spelt(value: Value) -> str:
    """A value as it is typed after `--ruleset option=`."""
    if isinstance(value, bool):
        return "true" if value else "false"
    return ",".join(value) if isinstance(value, list) else str(value)


def _range(option: Option) -> str:
    if isinstance(option.default, bool):
        return "true|false"
    parts = list(option.choices or ())
    if option.each_of is not None:
        parts.append("a,b,... ∈ " + " ".join(option.each_of))
    return "|".join(parts) or "0..1000"


def _plain(words: Words, option: Option) -> dict[str, Any]:
    key = f"{words.game}-option-{option.name}"
    return {
        "name": option.name,
        "default": option.default,
        "choices": list(option.choices) if option.choices is not None else None,
        "each_of": list(option.each_of) if option.each_of is not None else None,
        "rules": list(option.rules),
        "text": words.texts.get(key) if words.texts.has(key) else None,
    }
