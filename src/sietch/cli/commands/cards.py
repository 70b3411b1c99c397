"""`sietch cards`: everything printed, in words."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.rule import Rule
from rich.text import Text

from sietch import games
from sietch.cli.errors import BadInput
from sietch.cli.library import card_sheet, find_cards, grouped, near_card
from sietch.cli.options import GameName, Json, Lang
from sietch.cli.output import language, print_json, screen
from sietch.cli.words import Words


def cards(
    game: GameName,
    wanted: Annotated[
        list[str] | None, typer.Argument(metavar="[ID|WORDS]", help="A card's id or name, or words in its text.")
    ] = None,
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """Show cards, spaces and leaders by id or by words."""
    games.find(game)
    words = Words(game, language(lang))
    sought = " ".join(wanted or [])
    found = find_cards(words, sought) if sought else words.speech.cards()
    if not found:
        near = near_card(words, sought)
        hint = f"; did you mean {near!r}?" if near else ""
        raise BadInput(f"no card of {game} has the id or the words {sought!r}{hint}")
    if as_json:
        print_json({"game": game, "cards": found})
        return
    console = screen()
    if sought:
        for card in found:
            console.print(card_sheet(words, card))
        return
    for group, members in grouped(found).items():
        console.print(Rule(Text(words.say(f"kinds-{group}"), style="bold"), align="left", style="dim"))
        for card in members:
            console.print(card_sheet(words, card))
