"""The 20 contracts of the CHOAM module. The 10 that need Rise of Ix are in `ix.py`."""

from __future__ import annotations

from sietch.imperium.declare import contract_token as contract
from sietch.imperium.language import (
    draw,
    influence,
    recall_agent,
    recruit,
    solari,
    spy,
    water,
)
from sietch.imperium.terms import BENE_GESSERIT, SPACING_GUILD

contract("acquire_tsmf", acquire=True, reward=influence(SPACING_GUILD) + solari(3))
contract("arrakeen_water", space="arrakeen", reward=water(1))
contract("arrakeen_spy", space="arrakeen", reward=recruit(1) + spy())
contract("deliver_supplies", space="deliver_supplies", reward=solari(3))
contract("espionage", space="espionage", copies=2, reward=solari(3))
contract("harvest_3", harvest=3, copies=2, reward=solari(3))
contract("harvest_4", harvest=4, reward=solari(4))
contract("heighliner_water", space="heighliner", reward=water(2))
contract("heighliner_troops", space="heighliner", reward=recruit(2))
contract("high_council_influence", space="high_council", reward=influence(BENE_GESSERIT))
contract("high_council_solari", space="high_council", reward=solari(3))
contract("immediate", immediate=True, reward=solari(2))
contract("research_station_solari", space="research_station", reward=solari(3))
contract("research_station_spy", space="research_station", reward=solari(2) + spy())
contract("sardaukar_cards", space="sardaukar", reserved=True, reward=draw(2))
contract("sardaukar_recall", space="sardaukar", reserved=True, reward=recall_agent())
contract("spice_refinery_cards", space="spice_refinery", reward=draw(2))
contract("spice_refinery_water", space="spice_refinery", reward=water(1))
