"""`sietch rulesets`: what can be varied, and what the defaults are."""

from __future__ import annotations

from typing import Any

from rich.padding import Padding
from rich.text import Text

from sietch import games
from sietch.cli.options import GameName, Json, Lang
from sietch.cli.output import language, print_json, screen
from sietch.cli.words import Words
from sietch.kernel.ruleset import Option


def rulesets(game: GameName, lang: Lang = None, as_json: Json = False) -> None:
    """List the options of a game's ruleset, its presets and its defaults."""
    schema = games.find(game).schema
    words = Words(game, language(lang))
    if as_json:
        options = [_plain(option) for option in schema.options.values()]
        print_json({"game": game, "options": options, "presets": schema.presets})
        return
    console = screen()
    console.print(Text(words.say("rulesets-presets"), style="bold"))
    for name, values in schema.presets.items():
        console.print(Text(f"  {name}"))
        for key, value in values.items():
            console.print(Padding(Text(f"{key}={spelt(value)}", style="dim"), (0, 0, 0, 6)))
    console.print()
    console.print(Text(words.say("rulesets-options"), style="bold"))
    for option in schema.options.values():
        line = Text(f"  {option.name}={spelt(option.default)}")
        line.append(f"  ({_range(option)})", style="dim")
        console.print(line)
        for id in option.rules:
            console.print(Padding(Text(f"{id}  {words.speech.rule(id) or ''}", style="dim"), (0, 0, 0, 6)))


def spelt(value: Any) -> str:
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


def _plain(option: Option) -> dict[str, Any]:
    return {
        "name": option.name,
        "default": option.default,
        "choices": list(option.choices) if option.choices is not None else None,
        "each_of": list(option.each_of) if option.each_of is not None else None,
        "rules": list(option.rules),
    }
