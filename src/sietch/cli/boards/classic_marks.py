"""Short words for the planet of classic Dune: marks of factions, tokens, what lies in a place."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from sietch.classic.atlas import LOCATION, LOCATION_IDS, LOCATIONS_IN, SECTOR_OF, TERRITORY_IDS, TERRITORY_OF
from sietch.classic.rules import read_rules
from sietch.cli.words import Words
from sietch.kernel.game import View

STYLES = {
    "atreides": "green",
    "harkonnen": "bright_black",
    "emperor": "red",
    "guild": "bright_yellow",
    "fremen": "yellow",
    "bene_gesserit": "bright_blue",
    "ixians": "cyan",
    "bene_tleilax": "magenta",
    "landsraad": "white",
}
SPICE = "◆"
ELITE = "*"
NOBODY = "–"


class Marks:
    """Names and signs in one language."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def say(self, key: str, **args: Any) -> str:
        return self.words.say(f"classic-{key}", **args)

    def name(self, kind: str, id: str) -> str:
        return self.words.speech.name(kind, id)

    def does(self, kind: str, id: str) -> str:
        """What something does, without how many there are of it."""
        return " ".join(self.words.speech.describe(kind, id)[:1])

    def powers(self, faction: str) -> list[str]:
        """What is printed on a faction's shield."""
        prefix = f"SH-{faction.upper()}."
        texts = [self.words.speech.rule(id) for id in self.words.speech.rule_ids() if id.startswith(prefix)]
        return [text for text in texts if text is not None]

    # -- factions and tokens -----------------------------------------------------------------------------------

    def faction(self, player: dict[str, Any]) -> str:
        """What a player is called; a letter before factions are taken."""
        return self.words.speech.called(player)

    def mark(self, player: dict[str, Any]) -> Text:
        """A faction in two letters."""
        if player["faction"] is None:
            return Text(player["letter"].upper())
        return Text(self.say(f"mark-{player['faction']}"), style=f"bold {STYLES[player['faction']]}")

    def marks(self, view: View, seats: list[int]) -> str:
        return " ".join(self.mark(view["players"][seat]).plain for seat in seats)

    def tokens(self, player: dict[str, Any], count: list[int], coexisting: bool = False) -> Text:
        """A stack of tokens: `At5`, with two elite ones `Em5+2*`, and in brackets who only looks on."""
        some = self.mark(player)
        style = some.style
        some.append(number(count), style=style)
        return Text.assemble("(", some, ")") if coexisting else some

    # -- places ------------------------------------------------------------------------------------------------

    def place(self, location: str) -> str:
        """A location in short: its territory, with the sector where there are several."""
        where = LOCATION[location]
        name = self.name("territory", TERRITORY_IDS[TERRITORY_OF[where]])
        return name if len(LOCATIONS_IN[TERRITORY_OF[where]]) == 1 else f"{name} {SECTOR_OF[where]}"

    def contents(self, view: View, location: str) -> list[Text]:
        """Everything that lies in a location: tokens in turn order, then spice."""
        territory = TERRITORY_IDS[TERRITORY_OF[LOCATION[location]]]
        found: list[Text] = []
        for seat in view["order"]:
            player = view["players"][seat]
            if location in player["forces"]:
                aside = player["faction"] == "bene_gesserit" and territory in view["coexisting"]
                found.append(self.tokens(player, player["forces"][location], aside))
        if location in view["spice"]:
            found.append(Text(f"{SPICE}{view['spice'][location]}", style="bold yellow"))
        return found

    def stands(self, view: View, territory: str) -> list[Text]:
        """Everything that lies in a territory, sector by sector."""
        return [
            item
            for where in LOCATIONS_IN[TERRITORY_IDS.index(territory)]
            for item in self.contents(view, LOCATION_IDS[where])
        ]


def number(count: list[int]) -> str:
    """How many tokens, ordinary and elite."""
    tokens, elites = count
    if not elites:
        return str(tokens)
    return f"{tokens}+{elites}{ELITE}" if tokens else f"{elites}{ELITE}"


def spaced(items: list[Text], between: str = " ") -> Text:
    return Text(between).join(items) if items else Text(NOBODY, style="dim")


def strongholds(view: View) -> tuple[int, ...]:
    """The territories that are strongholds at this table."""
    return read_rules(view["ruleset"], len(view["players"])).strongholds


def needed(view: View, members: int) -> int:
    """How many strongholds win at this table for an alliance of so many."""
    return read_rules(view["ruleset"], len(view["players"])).strongholds_to_win(members)
