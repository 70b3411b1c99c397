"""The game's own words as small numbers, and their names at the edges."""

from __future__ import annotations

from typing import Final

# Factions, in the order of the tracks on the board.
EMPEROR: Final = 0
SPACING_GUILD: Final = 1
BENE_GESSERIT: Final = 2
FREMEN: Final = 3
NO_FACTION: Final = -1
FACTIONS: Final = ("emperor", "spacing_guild", "bene_gesserit", "fremen")
ALL_FACTIONS: Final = 0b1111

# Agent icons, as bits. The first four are the factions, so that 1 << faction is its icon.
ICON_NAMES: Final = ("emperor", "spacing_guild", "bene_gesserit", "fremen", "landsraad", "city", "spice_trade", "spy")
LANDSRAAD: Final = 4
CITY: Final = 5
SPICE_TRADE: Final = 6
SPY_ICON: Final = 7  # leads wherever an own Spy is watching
FACTION_ICONS: Final = 0b0001111
ALL_ICONS: Final = 0b1111111  # all that are printed on spaces
KNOWN_ICONS: Final = 0b11111111

# What an effect can give.
SOLARI: Final = 0
SPICE: Final = 1
WATER: Final = 2
TROOPS: Final = 3
CARDS: Final = 4
INTRIGUE: Final = 5
VICTORY_POINTS: Final = 6
PERSUASION: Final = 7
SWORDS: Final = 8
RESOURCES: Final = (
    "solari",
    "spice",
    "water",
    "troops",
    "cards",
    "intrigue",
    "victory_points",
    "persuasion",
    "swords",
)

# Kinds of intrigue cards, as bits: Tiebreaker is two of them.
PLOT: Final = 1
COMBAT: Final = 2
WIN: Final = 4  # a combat card for the moment after a conflict is won
ENDGAME: Final = 8
INTRIGUE_KINDS: Final = {PLOT: "plot", COMBAT: "combat", WIN: "win", ENDGAME: "endgame"}

# Who sits on a seat.
HUMAN: Final = 0  # anybody who answers questions: a person or a bot
RIVAL: Final = 1  # solo: an automaton that scores
HAGAL: Final = 2  # two players: an automaton that only gets in the way

TROOP_STRENGTH: Final = 2
SANDWORM_STRENGTH: Final = 3
SPIES_EACH: Final = 3

# Battle icons of conflicts and objectives.
NO_BATTLE: Final = 0
CRYSKNIFE: Final = 1
DESERT_MOUSE: Final = 2
ORNITHOPTER: Final = 3
WILD: Final = 4
BATTLE_ICONS: Final = ("none", "crysknife", "desert_mouse", "ornithopter", "wild")

TOP_OF_TRACK: Final = 6
ALLIANCE_LEVEL: Final = 4
VP_LEVEL: Final = 2
END_VP: Final = 10
HAND_SIZE: Final = 5
ROW_SIZE: Final = 5
TROOPS_EACH: Final = 12


def faction_names(mask: int) -> list[str]:
    return [name for i, name in enumerate(FACTIONS) if mask >> i & 1]


def icon_names(mask: int) -> list[str]:
    return [name for i, name in enumerate(ICON_NAMES) if mask >> i & 1]
