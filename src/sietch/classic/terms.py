"""The numbers that stand for the game's own words."""

from __future__ import annotations

from typing import Final

ATREIDES: Final = 0
HARKONNEN: Final = 1
EMPEROR: Final = 2
GUILD: Final = 3
FREMEN: Final = 4
BENE_GESSERIT: Final = 5
IXIANS: Final = 6
BENE_TLEILAX: Final = 7
LANDSRAAD: Final = 8

FACTION_IDS: Final[list[str]] = [
    "atreides",
    "harkonnen",
    "emperor",
    "guild",
    "fremen",
    "bene_gesserit",
    "ixians",
    "bene_tleilax",
    "landsraad",
]
FACTIONS: Final = 9
PRINTED: Final = 6  # of them have a shield in the box; the others are named in IT-I alone

TURNS: Final = 15
TOKENS: Final = 20  # of every faction

# Phases of a turn, in order. [FR-V]
SETUP: Final = 0
STORM: Final = 1
SPICE_BLOW: Final = 2
BIDDING: Final = 3
REVIVAL: Final = 4
MOVEMENT: Final = 5
BATTLE: Final = 6
COLLECTION: Final = 7
PHASE_IDS: Final[list[str]] = [
    "setup",
    "storm",
    "spice_blow",
    "bidding",
    "revival",
    "movement",
    "battle",
    "collection",
]

# Where a leader is.
HOME: Final = 0
DEAD: Final = 1
CAPTURED: Final = 2
GONE: Final = 3  # out of the game with a player whose principal character has died [FR-XIX.C.12]

EVERYBODY: Final = (1 << 9) - 1  # a bit for every seat: what the whole table knows
