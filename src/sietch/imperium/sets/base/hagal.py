"""The 31 cards of House Hagal, the automaton of solo and two-player games."""

from __future__ import annotations

from sietch.imperium.declare import hagal_card
from sietch.imperium.sets.base import spaces as _spaces  # noqa: F401  (cards refer to spaces)
from sietch.imperium.terms import BENE_GESSERIT, EMPEROR, FREMEN, SPACING_GUILD

hagal_card("conspire", space="conspire", copies=2, influence=EMPEROR, troops=2, swords=4)
hagal_card("wealth", space="wealth", copies=1, influence=EMPEROR, swords=3)
hagal_card("heighliner", space="heighliner", copies=1, influence=SPACING_GUILD, troops=3, swords=6)
hagal_card("foldspace", space="foldspace", copies=2, influence=SPACING_GUILD, swords=1)
hagal_card("selective_breeding", space="selective_breeding", copies=2, influence=BENE_GESSERIT, swords=2)
hagal_card("secrets", space="secrets", copies=1, influence=BENE_GESSERIT, swords=1)
hagal_card("hardy_warriors", space="hardy_warriors", copies=1, influence=FREMEN, troops=2, swords=5)
hagal_card("stillsuits", space="stillsuits", copies=2, influence=FREMEN, swords=4)
hagal_card("rally_troops", space="rally_troops", copies=2, troops=4, swords=3)
hagal_card("hall_of_oratory", space="hall_of_oratory", copies=2, troops=1)
hagal_card("carthag", space="carthag", copies=3, troops=1)
hagal_card("harvest_spice", harvest=True, copies=5, swords=2)
hagal_card("arrakeen_1p", space="arrakeen", copies=3, troops=1, swords=1, signet=True, mark="1P")
hagal_card("arrakeen_2p", space="arrakeen", copies=3, troops=1, swords=1, mark="2P")
hagal_card("reshuffle", copies=1, mark="2P")
