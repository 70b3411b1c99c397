"""What a Kanly threat can forbid, as numbers. [FR-XIX.B, OQ33]"""

from __future__ import annotations

from typing import Final

from sietch.classic.atlas import TERRITORY_IDS
from sietch.classic.cards import KIND_IDS
from sietch.classic.terms import FACTION_IDS

SHIP: Final = 0
BID: Final = 1
BUY: Final = 2
ENTER: Final = 3  # and the territory
COLLECT: Final[int] = ENTER + len(TERRITORY_IDS)
PLAY: Final[int] = COLLECT + len(TERRITORY_IDS)  # and the kind of card
ATTACK: Final[int] = PLAY + len(KIND_IDS)  # and the faction
ALLY: Final[int] = ATTACK + len(FACTION_IDS)  # and the faction

DEED_IDS: Final[list[str]] = [
    "ship",
    "bid",
    "buy",
    *[f"enter {name}" for name in TERRITORY_IDS],
    *[f"collect {name}" for name in TERRITORY_IDS],
    *[f"play {name}" for name in KIND_IDS],
    *[f"attack {name}" for name in FACTION_IDS],
    *[f"ally {name}" for name in FACTION_IDS],
]
DEEDS: Final[int] = len(DEED_IDS)
