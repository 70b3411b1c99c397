"""The 22 board spaces of Uprising for one to four players, and the 13 observation posts."""

from __future__ import annotations

from functools import partial

from sietch.imperium.declare import post
from sietch.imperium.declare import space as any_space
from sietch.imperium.defs import COUNCIL, SWORDMASTER
from sietch.imperium.language import (
    contract,
    detonate,
    draw,
    influence_with_any,
    intrigue,
    pay,
    recall_agent,
    recruit,
    solari,
    special,
    spice,
    spy,
    trash,
    water,
)
from sietch.imperium.terms import BENE_GESSERIT, CITY, EMPEROR, FREMEN, LANDSRAAD, SPACING_GUILD, SPICE_TRADE

space = partial(any_space, set="uprising")

# Emperor
space("sardaukar", icon=EMPEROR, faction=EMPEROR, spice=4, effect=recruit(4) + intrigue(1))
space("dutiful_service", icon=EMPEROR, faction=EMPEROR, effect=contract())

# Spacing Guild
space("heighliner", icon=SPACING_GUILD, faction=SPACING_GUILD, combat=True, spice=5, effect=recruit(5))
space("deliver_supplies", icon=SPACING_GUILD, faction=SPACING_GUILD, effect=water(1))

# Bene Gesserit
space("espionage", icon=BENE_GESSERIT, faction=BENE_GESSERIT, spice=1, effect=draw(1) + spy())
space("secrets", icon=BENE_GESSERIT, faction=BENE_GESSERIT, effect=intrigue(1) + special("steal_intrigue"))

# Fremen
space("desert_tactics", icon=FREMEN, faction=FREMEN, combat=True, water=1, effect=recruit(1) + trash())
space("fremkit", icon=FREMEN, faction=FREMEN, combat=True, effect=draw(1))

# Landsraad
space("high_council", icon=LANDSRAAD, solari=5, role=COUNCIL, effect=special("council_seat_or_gifts"))
space(
    "imperial_privilege",
    icon=LANDSRAAD,
    solari=3,
    needs=(EMPEROR, 2),
    effect=(pay(intrigue=1) >> intrigue(1)) + recall_agent() + draw(1),
)
space(
    "swordmaster",
    icon=LANDSRAAD,
    solari=8,
    cheaper_later=2,
    once=True,
    role=SWORDMASTER,
    effect=special("gain_swordmaster"),
)
space("assembly_hall", icon=LANDSRAAD, oratory=1, effect=intrigue(1) + special("oratory"))
space("gather_support", icon=LANDSRAAD, effect=recruit(2) + (pay(solari=2) >> water(1)), pay_on_arrival=True)

# CHOAM
space("shipping", icon=SPICE_TRADE, spice=3, needs=(SPACING_GUILD, 2), effect=solari(5) + influence_with_any())
space("accept_contract", icon=SPICE_TRADE, effect=contract() + draw(1))

# Cities
space("arrakeen", icon=CITY, combat=True, protected=True, effect=recruit(1) + draw(1), control_bonus=solari(1))
space(
    "spice_refinery",
    icon=CITY,
    combat=True,
    protected=True,
    effect=solari(2) + (pay(spice=1) >> solari(2)),
    pay_on_arrival=True,
    control_bonus=solari(1),
)
space("research_station", icon=CITY, combat=True, water=2, effect=recruit(2) + draw(2))
space(
    "sietch_tabr",
    icon=CITY,
    combat=True,
    needs=(FREMEN, 2),
    effect=(special("take_hooks") + recruit(1) + water(1)) | (water(1) + detonate()),
)

# Desert
space("imperial_basin", icon=SPICE_TRADE, combat=True, protected=True, maker=1, control_bonus=spice(1))
space("hagga_basin", icon=SPICE_TRADE, combat=True, maker=2, worms=1, water=1)
space("deep_desert", icon=SPICE_TRADE, combat=True, maker=4, worms=2, water=3)

# Observation posts
post("post_emperor", "sardaukar", "dutiful_service")
post("post_spacing_guild", "heighliner", "deliver_supplies")
post("post_bene_gesserit", "espionage", "secrets")
post("post_fremen", "desert_tactics", "fremkit")
post("post_council", "high_council", "imperial_privilege", "swordmaster")
post("post_landsraad", "assembly_hall", "gather_support")
post("post_choam", "shipping", "accept_contract")
post("post_sietch_research", "sietch_tabr", "research_station")
post("post_research_refinery", "research_station", "spice_refinery")
post("post_refinery_arrakeen", "spice_refinery", "arrakeen")
post("post_deep_desert", "deep_desert")
post("post_hagga_basin", "hagga_basin")
post("post_imperial_basin", "imperial_basin")
