"""The 10 contracts of Uprising's box that wait for Rise of Ix: printed, listed, and dealt by no game until then."""

from __future__ import annotations

from functools import partial

from sietch.imperium.declare import contract_token
from sietch.imperium.language import contract, solari, special

waiting = partial(contract_token, needs="ix")
CHEAPER_TECH = 1  # spice off the tech tile

waiting("ix_dreadnought", elsewhere="dreadnought", reward=special("acquire_tech", CHEAPER_TECH) + contract())
waiting("ix_espionage", space="espionage", reward=solari(1) + contract())
waiting("ix_harvest_3", harvest=3, reward=contract())
waiting("ix_harvest_4", harvest=4, reward=solari(2) + contract())
waiting("ix_heighliner", space="heighliner", reward=solari(3) + contract())
waiting("ix_high_council", space="high_council", reward=special("acquire_tech", CHEAPER_TECH) + contract())
waiting(
    "ix_interstellar_shipping",
    elsewhere="interstellar_shipping",
    reward=special("acquire_tech", CHEAPER_TECH) + contract(),
)
waiting("ix_secrets", space="secrets", reward=contract())
waiting("ix_smuggling", elsewhere="smuggling", reward=contract())
waiting("ix_tech_negotiation", elsewhere="tech_negotiation", reward=contract())
