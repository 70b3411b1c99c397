"""The Rivals supplement: House Hagal's cards and the ten Rival cards."""

from __future__ import annotations

from functools import partial

from sietch.imperium.declare import hagal_card as any_hagal
from sietch.imperium.declare import rival_card
from sietch.imperium.defs import BASINS, CONFLICT_THREE, DEEP_DESERT, FREMEN_TWO, GUILD_TWO
from sietch.imperium.language import (
    any_alliance,
    influence,
    intrigue,
    recruit,
    solari,
    special,
    spice,
    water,
    with_influence,
)
from sietch.imperium.terms import BENE_GESSERIT, EMPEROR, FREMEN, SPACING_GUILD

hagal_card = partial(any_hagal, set="uprising")

SIGNET = "rival_signet"
SPY = "rival_spy"
WALL = "rival_wall"

# -- House Hagal -----------------------------------------------------------------------------------------------

hagal_card(
    "place_spy_trade",
    copies=1,
    swords=2,
    posts=("post_choam", "post_imperial_basin", "post_hagga_basin", "post_deep_desert"),
)
hagal_card(
    "place_spy_city",
    copies=1,
    swords=2,
    posts=("post_refinery_arrakeen", "post_research_refinery", "post_sietch_research"),
)
hagal_card("place_spy_landsraad", copies=1, swords=2, posts=("post_landsraad", "post_council"))
hagal_card("sardaukar", copies=2, swords=4, space="sardaukar", effect=influence(EMPEROR) + recruit(2))
hagal_card("dutiful_service", copies=1, swords=2, space="dutiful_service", effect=influence(EMPEROR))
hagal_card("heighliner", copies=1, swords=5, space="heighliner", effect=influence(SPACING_GUILD) + recruit(3))
hagal_card(
    "deliver_supplies_heighliner",
    copies=2,
    swords=1,
    space="deliver_supplies",
    effect=influence(SPACING_GUILD),
    when=CONFLICT_THREE,
    other_space="heighliner",
    other_effect=influence(SPACING_GUILD) + recruit(3),
)
hagal_card("espionage", copies=2, swords=2, space="espionage", effect=influence(BENE_GESSERIT) + special(SPY))
hagal_card("secrets", copies=1, swords=1, space="secrets", effect=influence(BENE_GESSERIT) + special("steal_intrigue"))
hagal_card(
    "desert_tactics",
    copies=2,
    swords=3,
    space="desert_tactics",
    effect=influence(FREMEN) + recruit(1) + special(WALL),
)
hagal_card("fremkit", copies=2, swords=1, space="fremkit", effect=influence(FREMEN))
hagal_card(
    "assembly_hall",
    copies=1,
    space="assembly_hall",
    effect=intrigue(1) + with_influence(EMPEROR, 2, special("rival_influence", 1)),
)
hagal_card("gather_support_a", copies=1, space="gather_support", effect=recruit(1))
hagal_card(
    "gather_support_b",
    copies=1,
    swords=2,
    space="gather_support",
    effect=recruit(1) + with_influence(EMPEROR, 2, special("rival_influence", 2)),
)
hagal_card(
    "accept_contract_shipping_a",
    copies=1,
    swords=2,
    space="accept_contract",
    effect=solari(2),
    when=GUILD_TWO,
    other_space="shipping",
    other_effect=solari(2) + special("rival_influence", 3),
)
hagal_card(
    "accept_contract_shipping_b",
    copies=1,
    swords=2,
    space="accept_contract",
    effect=solari(2),
    when=GUILD_TWO,
    other_space="shipping",
    other_effect=solari(2) + special("rival_influence", 1),
)
hagal_card("research_station", copies=2, swords=2, space="research_station", effect=recruit(2))
hagal_card("spice_refinery", copies=3, swords=1, space="spice_refinery", effect=special(SIGNET))
hagal_card("arrakeen", copies=2, swords=1, space="arrakeen", effect=special(SIGNET) + recruit(1))
hagal_card(
    "sietch_tabr",
    copies=3,
    swords=3,
    space="sietch_tabr",
    when=FREMEN_TWO,
    effect=special("take_hooks") + recruit(1) + water(1),
)
hagal_card("hagga_imperial_basin", copies=4, swords=2, when=BASINS, effect=special(WALL) + special("rival_harvest"))
hagal_card("deep_desert", copies=2, swords=2, space="deep_desert", when=DEEP_DESERT, effect=special("rival_harvest"))
hagal_card("reshuffle", copies=1, mark="2P")

# -- Rivals ----------------------------------------------------------------------------------------------------

E, S, B, F = EMPEROR, SPACING_GUILD, BENE_GESSERIT, FREMEN

rival_card(
    "vladimir_harkonnen", swordmaster=6, priority=(S, E, B, F), signet=intrigue(1), scheme=solari(2) + recruit(2)
)
rival_card(
    "glossu_rabban",
    swordmaster=7,
    priority=(E, S, B, F),
    signet=any_alliance(recruit(2), otherwise=recruit(1)),
    scheme=special("rival_influence_for_alliance", 2),
    streamlined=True,
)
rival_card("staban_tuek", swordmaster=9, priority=(S, F, B, E), signet=spice(1), scheme=recruit(2))
rival_card(
    "amber_metulli", swordmaster=9, priority=(F, E, S, B), signet=recruit(1), scheme=recruit(3), streamlined=True
)
rival_card(
    "gurney_halleck",
    swordmaster=8,
    priority=(F, S, E, B),
    signet=recruit(1),
    scheme=special("rival_influence_most", 1),
)
rival_card("margot_fenring", swordmaster=8, priority=(B, E, F, S), signet=solari(1), scheme=influence(BENE_GESSERIT))
rival_card(
    "irulan",
    swordmaster=7,
    priority=(E, B, F, S),
    signet=special(SPY),
    scheme=special("rival_influence_least", 1) + recruit(1),
)
rival_card(
    "lady_jessica",
    swordmaster=6,
    priority=(B, F, S, E),
    signet=special("rival_influence_for_alliance", 1),
    scheme=water(2),
)
rival_card(
    "feyd_rautha",
    swordmaster=4,
    priority=(E, B, S, F),
    signet=recruit(2),
    scheme=special("rival_influence_least", 1),
)
rival_card(
    "muad_dib",
    swordmaster=4,
    priority=(F, B, S, E),
    signet=influence(FREMEN),
    scheme=special("take_hooks") + special("rival_wall") + intrigue(1),
)
