"""The deck cards: starting decks, reserve, and the 67 cards of the Imperium deck."""

from __future__ import annotations

from sietch.imperium.declare import card
from sietch.imperium.defs import RESERVE, STARTER
from sietch.imperium.language import (
    alliance,
    another_bene_gesserit,
    deploy,
    draw,
    fremen_bond,
    influence,
    influence_with_any,
    influence_with_one_of,
    intrigue,
    pay,
    persuasion,
    recruit,
    retreat,
    reverend_mother_bond,
    solari,
    special,
    spice,
    swords,
    trash,
    trash_this,
    victory_point,
    water,
    with_influence,
)
from sietch.imperium.sets.base import spaces as _spaces  # noqa: F401  (icons refer to spaces)
from sietch.imperium.terms import ALL_ICONS, BENE_GESSERIT, EMPEROR, FACTION_ICONS, FREMEN, SPACING_GUILD

# Faction lines and agent icons, as they are printed.
E, G, B, F = 1 << EMPEROR, 1 << SPACING_GUILD, 1 << BENE_GESSERIT, 1 << FREMEN
LANDSRAAD, CITY, TRADE = 1 << 4, 1 << 5, 1 << 6

# -- starting deck ---------------------------------------------------------------------------------------------

card("convincing_argument", kind=STARTER, copies=2, reveal=persuasion(2))
card("dagger", kind=STARTER, copies=2, icons=LANDSRAAD, reveal=swords(1))
card("diplomacy", kind=STARTER, icons=FACTION_ICONS, reveal=persuasion(1))
card("dune_desert_planet", kind=STARTER, copies=2, icons=TRADE, reveal=persuasion(1))
card("reconnaissance", kind=STARTER, icons=CITY, reveal=persuasion(1))
card("seek_allies", kind=STARTER, icons=FACTION_ICONS, agent=trash_this())
card("signet_ring", kind=STARTER, icons=LANDSRAAD | CITY | TRADE, agent=special("signet"), reveal=persuasion(1))

# -- reserve ---------------------------------------------------------------------------------------------------

card("arrakis_liaison", kind=RESERVE, cost=2, copies=8, factions=F, icons=LANDSRAAD | CITY, reveal=persuasion(2))
card("spice_must_flow", kind=RESERVE, cost=9, copies=10, acquire=victory_point(), reveal=spice(1))
card("foldspace", kind=RESERVE, copies=6, icons=ALL_ICONS, agent=draw(1) + trash_this())

# -- Imperium deck ---------------------------------------------------------------------------------------------

card("arrakis_recruiter", cost=2, copies=2, icons=CITY, agent=recruit(1), reveal=persuasion(1) + swords(1))
card("assassination_mission", cost=1, copies=2, reveal=swords(1) + solari(1), on_trash=solari(4))
card(
    "bene_gesserit_initiate",
    cost=3,
    copies=2,
    factions=B,
    icons=LANDSRAAD | CITY | TRADE,
    agent=draw(1),
    reveal=persuasion(1),
)
card(
    "bene_gesserit_sister",
    cost=3,
    copies=3,
    factions=B,
    icons=B | LANDSRAAD,
    reveal=persuasion(2) | swords(2),
)
card("carryall", cost=5, icons=TRADE, agent=special("harvest_again"), reveal=persuasion(1) + spice(1))
card(
    "chani",
    cost=5,
    factions=F,
    icons=F | CITY | TRADE,
    acquire=water(1),
    reveal=persuasion(2) + retreat(),
)
card(
    "choam_directorship",
    cost=8,
    acquire=influence(EMPEROR) + influence(SPACING_GUILD) + influence(BENE_GESSERIT) + influence(FREMEN),
    reveal=solari(3),
)
card(
    "crysknife",
    cost=3,
    factions=F,
    icons=F | TRADE,
    agent=solari(1),
    reveal=swords(1) + fremen_bond(influence(FREMEN)),
)
card("dr_yueh", cost=1, icons=CITY, agent=draw(1), reveal=persuasion(1))
card(
    "duncan_idaho",
    cost=4,
    icons=CITY,
    agent=pay(water=1) >> recruit(1) + draw(1),
    reveal=swords(2) + water(1),
)
card(
    "fedaykin_death_commando",
    cost=3,
    copies=2,
    factions=F,
    icons=CITY | TRADE,
    agent=trash(),
    reveal=persuasion(1) + fremen_bond(swords(3)),
)
card(
    "firm_grip",
    cost=4,
    factions=E,
    icons=E | LANDSRAAD,
    agent=pay(solari=2) >> influence_with_one_of(SPACING_GUILD, BENE_GESSERIT, FREMEN),
    reveal=alliance(EMPEROR, persuasion(4)),
)
card(
    "fremen_camp",
    cost=4,
    copies=2,
    factions=F,
    icons=TRADE,
    agent=pay(spice=2) >> recruit(3),
    reveal=persuasion(2) + swords(1),
)
card(
    "gene_manipulation",
    cost=3,
    copies=2,
    factions=B,
    icons=LANDSRAAD | CITY,
    agent=trash() + another_bene_gesserit(spice(2)),
    reveal=persuasion(2),
)
card("guild_administrator", cost=2, copies=2, factions=G, icons=G | TRADE, agent=trash(), reveal=persuasion(1))
card(
    "guild_ambassador",
    cost=4,
    factions=G,
    icons=LANDSRAAD,
    agent=influence(SPACING_GUILD) | spice(2),
    reveal=alliance(SPACING_GUILD, pay(spice=3) >> victory_point()),
)
card("guild_bankers", cost=3, factions=G, icons=E | G | LANDSRAAD, reveal=special("cheaper_spice_must_flow", 3))
card(
    "gun_thopter",
    cost=4,
    copies=2,
    icons=CITY | TRADE,
    agent=special("opponents_lose_garrison_troop"),
    reveal=swords(3) + deploy(1),
)
card(
    "gurney_halleck",
    cost=6,
    icons=CITY,
    agent=recruit(2) + draw(1),
    reveal=persuasion(2) + (pay(solari=3) >> special("recruit_and_deploy", 2)),
)
card(
    "imperial_spy",
    cost=2,
    copies=2,
    factions=E,
    icons=E,
    agent=pay(trash_self=1) >> intrigue(1),
    reveal=persuasion(1) + swords(1),
)
card("kwisatz_haderach", cost=8, factions=B, icons=ALL_ICONS, agent=special("send_any_agent") + draw(1))
card(
    "lady_jessica",
    cost=7,
    factions=B,
    icons=B | LANDSRAAD | CITY | TRADE,
    agent=draw(2),
    acquire=influence_with_any(),
    reveal=persuasion(3) + swords(1),
)
card(
    "liet_kynes",
    cost=5,
    factions=E | F,
    icons=F | CITY,
    acquire=influence(EMPEROR),
    reveal=special("persuasion_per_fremen", 2),
)
card(
    "missionaria_protectiva",
    cost=1,
    copies=2,
    factions=B,
    icons=CITY,
    agent=another_bene_gesserit(influence_with_any()),
    reveal=persuasion(1),
)
card(
    "opulence",
    cost=6,
    factions=E,
    icons=E,
    agent=solari(3),
    reveal=persuasion(1) + (pay(solari=6) >> victory_point()),
)
card(
    "other_memory",
    cost=4,
    factions=B,
    icons=CITY | TRADE,
    agent=draw(1) | special("take_bene_gesserit_from_discard"),
    reveal=persuasion(2),
)
card("piter_de_vries", cost=5, icons=LANDSRAAD | CITY, agent=intrigue(1), reveal=persuasion(3) + swords(1))
card("power_play", cost=5, copies=3, icons=FACTION_ICONS, agent=special("one_more_influence") + trash_this())
card(
    "reverend_mother_mohiam",
    cost=6,
    factions=E | B,
    icons=E | B,
    agent=another_bene_gesserit(special("opponents_discard", 2)),
    reveal=persuasion(2) + spice(2),
)
card("sardaukar_infantry", cost=1, copies=2, factions=E, reveal=persuasion(1) + swords(2))
card(
    "sardaukar_legion",
    cost=5,
    copies=2,
    factions=E,
    icons=E | LANDSRAAD,
    agent=recruit(2),
    reveal=persuasion(1) + deploy(3),
)
card("scout", cost=1, copies=2, icons=CITY | TRADE, reveal=persuasion(1) + swords(1) + retreat(2))
card(
    "shifting_allegiances",
    cost=3,
    copies=2,
    icons=LANDSRAAD | TRADE,
    agent=pay(influence=1, spice=2) >> influence_with_any(2),
    reveal=persuasion(2),
)
card(
    "sietch_reverend_mother",
    cost=4,
    factions=B | F,
    icons=B | F,
    agent=trash(),
    reveal=fremen_bond(persuasion(3)) + reverend_mother_bond(spice(1)),
)
card(
    "smugglers_thopter",
    cost=4,
    copies=2,
    factions=G,
    icons=TRADE,
    agent=with_influence(SPACING_GUILD, 2, draw(2)),
    reveal=persuasion(1) + spice(1),
)
card("space_travel", cost=3, copies=2, factions=G, icons=G, agent=draw(1), reveal=persuasion(2))
card(
    "spice_hunter",
    cost=2,
    copies=2,
    factions=F,
    icons=F | TRADE,
    reveal=persuasion(1) + swords(1) + fremen_bond(spice(1)),
)
card(
    "spice_smugglers",
    cost=2,
    copies=2,
    factions=G,
    icons=CITY,
    agent=pay(spice=2) >> influence(SPACING_GUILD) + solari(3),
    reveal=persuasion(1) + swords(1),
)
card("stilgar", cost=5, factions=F, icons=F | CITY | TRADE, agent=water(1), reveal=persuasion(2) + swords(3))
card(
    "test_of_humanity",
    cost=3,
    factions=B,
    icons=B | LANDSRAAD | CITY,
    agent=special("test_of_humanity"),
    reveal=persuasion(2),
)
card("the_voice", cost=2, copies=2, factions=B, icons=CITY | TRADE, agent=special("block_space"), reveal=persuasion(2))
card(
    "thufir_hawat",
    cost=5,
    icons=FACTION_ICONS | CITY | TRADE,
    agent=draw(1),
    reveal=persuasion(1) + intrigue(1),
)
card(
    "worm_riders",
    cost=6,
    copies=2,
    factions=F,
    icons=CITY | TRADE,
    agent=spice(2),
    reveal=with_influence(FREMEN, 2, swords(4)) + alliance(FREMEN, swords(2)),
)
