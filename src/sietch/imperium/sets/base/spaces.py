"""The 22 board spaces."""

from __future__ import annotations

from sietch.imperium.declare import space
from sietch.imperium.defs import COUNCIL, MENTAT, SWORDMASTER
from sietch.imperium.language import (
    draw,
    intrigue,
    pay,
    recruit,
    solari,
    special,
    spice,
    water,
)
from sietch.imperium.terms import BENE_GESSERIT, CITY, EMPEROR, FREMEN, LANDSRAAD, SPACING_GUILD, SPICE_TRADE

# Emperor
space("conspire", icon=EMPEROR, faction=EMPEROR, spice=4, effect=solari(5) + recruit(2) + intrigue(1))
space("wealth", icon=EMPEROR, faction=EMPEROR, effect=solari(2))

# Spacing Guild
space("heighliner", icon=SPACING_GUILD, faction=SPACING_GUILD, combat=True, spice=6, effect=recruit(5) + water(2))
space("foldspace", icon=SPACING_GUILD, faction=SPACING_GUILD, effect=special("acquire_foldspace"))

# Bene Gesserit
space(
    "selective_breeding",
    icon=BENE_GESSERIT,
    faction=BENE_GESSERIT,
    spice=2,
    effect=pay(trash_card=1) >> draw(2),
)
space("secrets", icon=BENE_GESSERIT, faction=BENE_GESSERIT, effect=intrigue(1) + special("steal_intrigue"))

# Fremen
space("hardy_warriors", icon=FREMEN, faction=FREMEN, combat=True, water=1, effect=recruit(2))
space("stillsuits", icon=FREMEN, faction=FREMEN, combat=True, effect=water(1))

# Landsraad
space("high_council", icon=LANDSRAAD, solari=5, once=True, role=COUNCIL, effect=special("take_council_seat"))
space("mentat", icon=LANDSRAAD, solari=2, role=MENTAT, effect=draw(1) + special("take_mentat"))
space("swordmaster", icon=LANDSRAAD, solari=8, once=True, role=SWORDMASTER, effect=special("gain_swordmaster"))
space("rally_troops", icon=LANDSRAAD, solari=4, effect=recruit(4))
space("hall_of_oratory", icon=LANDSRAAD, oratory=1, effect=recruit(1) + special("oratory"))

# CHOAM
space("secure_contract", icon=SPICE_TRADE, effect=solari(3))
space("sell_melange", icon=SPICE_TRADE, exchange={2: 6, 3: 8, 4: 10, 5: 12})

# Cities
space("arrakeen", icon=CITY, combat=True, effect=recruit(1) + draw(1), control_bonus=solari(1))
space("carthag", icon=CITY, combat=True, effect=recruit(1) + intrigue(1), control_bonus=solari(1))
space("research_station", icon=CITY, combat=True, water=2, effect=draw(3))
space("sietch_tabr", icon=CITY, combat=True, needs=(FREMEN, 2), effect=recruit(1) + water(1))

# Desert
space("imperial_basin", icon=SPICE_TRADE, combat=True, maker=1, control_bonus=spice(1))
space("hagga_basin", icon=SPICE_TRADE, combat=True, maker=2, water=1)
space("great_flat", icon=SPICE_TRADE, combat=True, maker=3, water=2)
