"""The board side, commander boards and commander decks for teams of six."""

from __future__ import annotations

from functools import partial

from sietch.imperium.declare import card as any_card
from sietch.imperium.declare import post as any_post
from sietch.imperium.declare import space as any_space
from sietch.imperium.defs import COMMANDERS
from sietch.imperium.language import (
    contract,
    draw,
    intrigue,
    maker_hooks,
    pay,
    persuasion,
    recruit,
    sandworm,
    solari,
    special,
    spice,
    swords,
    trash,
    trash_this,
    with_sword_bonus,
)
from sietch.imperium.terms import CITY as CITY_ICON
from sietch.imperium.terms import EMPEROR, FACTION_ICONS, FREMEN, SPICE_TRADE

space = partial(any_space, set="six")
post = partial(any_post, set="six")
REINFORCEMENTS = 3

# Great Houses (Emperor icon) and Fringe Worlds (Fremen icon)
space("military_support", icon=EMPEROR, faction=EMPEROR, spice=2, effect=special("reinforce", REINFORCEMENTS))
space("economic_support", icon=EMPEROR, faction=EMPEROR, effect=spice(1) + special("trade"))
space("controversial_technology", icon=FREMEN, faction=FREMEN, spice=2, effect=intrigue(1) + draw(1) + trash())
space("expedition", icon=FREMEN, faction=FREMEN, effect=contract())

# Added
space("carthag", icon=CITY_ICON, combat=True, effect=recruit(1) + intrigue(1))
space("habbanya_erg", icon=SPICE_TRADE, combat=True, maker=2, water=1, effect=draw(1))

# The commanders' own boards
space("sardaukar_6p", icon=EMPEROR, personal=EMPEROR, spice=3, effect=recruit(4) + intrigue(1))
space("vast_wealth", icon=EMPEROR, personal=EMPEROR, effect=solari(3))
space("hardy_warriors", icon=FREMEN, personal=FREMEN, combat=True, water=1, effect=recruit(2))
space("desert_mastery", icon=FREMEN, personal=FREMEN, combat=True, effect=draw(1) + spice(1))

post("post_great_houses", "military_support", "economic_support")
post("post_fringe_worlds", "controversial_technology", "expedition")
post("post_carthag", "carthag")
post("post_habbanya_erg", "habbanya_erg")

# -- starting decks; the titles that everybody has come from the ordinary one -----------------------------------

MUAD_DIB, SHADDAM = COMMANDERS
E, F = 1 << EMPEROR, 1 << FREMEN
LANDSRAAD, CITY, TRADE = 1 << 4, 1 << 5, 1 << 6
shaddams = partial(any_card, set="six", kind=SHADDAM)
muad_dibs = partial(any_card, set="six", kind=MUAD_DIB)

shaddams(
    "corrino_might",
    factions=E,
    icons=LANDSRAAD,
    reveal=swords(1) + (pay(spice=3) >> special("allies_recruit", 2) + trash_this()),
)
shaddams("critical_shipments", icons=TRADE, agent=special("share_shipment"), reveal=persuasion(2))
shaddams(
    "demand_results",
    factions=E,
    icons=LANDSRAAD,
    agent=pay(solari=2) >> special("contracts_to_allies") + trash_this(),
    reveal=swords(1),
)
shaddams(
    "devastating_assault",
    icons=TRADE,
    agent=recruit(1) + solari(1),
    reveal=persuasion(1) + with_sword_bonus(pay(solari=3) >> swords(5)),
)
shaddams("imperial_ornithopter", copies=2, factions=E, icons=CITY, reveal=persuasion(1) + solari(1))
shaddams("imperial_tent", factions=E, icons=FACTION_ICONS, agent=special("to_throne_row"), reveal=persuasion(1))

muad_dibs(
    "command_respect",
    icons=CITY,
    agent=with_sword_bonus(pay(trash_self=1) >> special("trade")),
    reveal=persuasion(1),
)
muad_dibs(
    "demand_attention",
    icons=FACTION_ICONS,
    agent=pay(spice=4) >> special("one_more_influence") + trash_this(),
    reveal=persuasion(1),
)
muad_dibs(
    "desert_call",
    icons=TRADE,
    agent=maker_hooks(pay(water=1) >> sandworm() + trash_this()),
    reveal=persuasion(1),
)
muad_dibs("limited_landsraad_access", copies=2, icons=LANDSRAAD, reveal=spice(1) + swords(1))
muad_dibs(
    "threaten_spice_production",
    icons=TRADE,
    agent=special("threaten_spice", 7),
    reveal=persuasion(1),
)
muad_dibs("usul", factions=F, icons=CITY, agent=special("share_desert_gifts"), reveal=persuasion(2))
