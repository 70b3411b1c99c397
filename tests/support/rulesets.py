"""Rulesets that several tests play with."""

from __future__ import annotations

from typing import Any

from sietch.kernel.game import Game


def other_rulings(game: Game[Any]) -> dict[str, Any]:
    """Every ruling that is a yes or a no, the other way round."""
    options = game.schema.options.items()
    return {name: not option.default for name, option in options if isinstance(option.default, bool)}
