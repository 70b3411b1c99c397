"""The deck cards of Uprising: reserve, 65 Imperium cards, and the 4 of the CHOAM module."""

from __future__ import annotations

from functools import partial

from sietch.imperium.declare import card as any_card
from sietch.imperium.defs import RESERVE
from sietch.imperium.language import (
    acquired_spice_must_flow,
    alliance,
    another_bene_gesserit,
    at_faction,
    at_maker,
    contract,
    contracts_done,
    council_seat,
    deploy,
    discarded,
    draw,
    fremen_bond,
    influence,
    influence_with_any,
    intrigue,
    maker_hooks,
    pay,
    persuasion,
    recall_agent,
    recalled_spy,
    recruit,
    retreat,
    sandworm,
    seat_and_swordmaster,
    solari,
    special,
    spice,
    spies_on_board,
    spy,
    spying_on_maker,
    swords,
    trash,
    trash_this,
    units_in_conflict,
    victory_point,
    water,
    with_influence,
    without_seat,
)
from sietch.imperium.terms import BENE_GESSERIT, EMPEROR, FACTION_ICONS, FREMEN, SPACING_GUILD

card = partial(any_card, set="uprising")

E, S, B, F = 1 << EMPEROR, 1 << SPACING_GUILD, 1 << BENE_GESSERIT, 1 << FREMEN
LANDSRAAD, CITY, TRADE, SPY = 1 << 4, 1 << 5, 1 << 6, 1 << 7

# -- reserve ---------------------------------------------------------------------------------------------------

card(
    "prepare_the_way",
    kind=RESERVE,
    cost=2,
    copies=8,
    factions=B,
    icons=LANDSRAAD | CITY,
    agent=with_influence(BENE_GESSERIT, 2, draw(1)),
    reveal=persuasion(2),
)
card(
    "the_spice_must_flow",
    kind=RESERVE,
    cost=9,
    copies=10,
    factions=S,
    acquire=victory_point(),
    reveal=spice(1),
)

# -- Imperium deck ---------------------------------------------------------------------------------------------

card(
    "unswerving_loyalty",
    cost=1,
    copies=2,
    factions=F,
    reveal=persuasion(1) + recruit(1) + fremen_bond(deploy(1) | retreat(1)),
)
card(
    "space_time_folding",
    cost=1,
    factions=S,
    icons=S,
    agent=pay(discard=1) >> draw(1) + discarded(SPACING_GUILD, draw(1)),
    reveal=persuasion(1),
)
card(
    "weirding_woman",
    cost=1,
    copies=2,
    factions=B,
    icons=CITY | TRADE,
    agent=another_bene_gesserit(special("return_to_hand")),
    reveal=persuasion(1) + swords(1),
)
card("sardaukar_soldier", cost=1, factions=E, icons=CITY, reveal=persuasion(1) + swords(1), on_trash=intrigue(1))
card("smugglers_harvester", cost=1, copies=2, factions=S, icons=TRADE, agent=at_maker(spice(1)), reveal=persuasion(1))
card(
    "maker_keeper",
    cost=2,
    copies=2,
    factions=B | F,
    icons=CITY,
    agent=with_influence(BENE_GESSERIT, 2, water(1)) + with_influence(FREMEN, 2, spice(1)),
    reveal=persuasion(2),
)
card(
    "reliable_informant",
    cost=2,
    factions=S,
    icons=S,
    agent=spy(on=(EMPEROR, BENE_GESSERIT, FREMEN)),
    reveal=persuasion(1) + solari(1),
)
card(
    "hidden_missive",
    cost=2,
    factions=B,
    icons=LANDSRAAD,
    agent=with_influence(BENE_GESSERIT, 2, recruit(1) + draw(1)),
    reveal=persuasion(1) + swords(1),
)
card(
    "wheels_within_wheels",
    cost=2,
    factions=E | S,
    icons=SPY,
    agent=with_influence(EMPEROR, 2, solari(2)) + with_influence(SPACING_GUILD, 2, spice(1)),
    reveal=persuasion(1) + spy(),
)
card("fedaykin_stilltent", cost=2, factions=F, icons=TRADE, agent=at_maker(recruit(1)), reveal=water(1))
card(
    "imperial_spymaster",
    cost=2,
    factions=E,
    icons=E | SPY,
    agent=recalled_spy(intrigue(1)),
    reveal=persuasion(1) + swords(1),
)
card(
    "spy_network",
    cost=2,
    factions=E | S,
    acquire=spy(),
    reveal=persuasion(2) + swords(1) + spies_on_board(2, pay(recall_spies=1) >> intrigue(1)),
)
card("desert_survival", cost=2, copies=2, factions=F, icons=TRADE, agent=trash(), reveal=persuasion(1) + swords(1))
card(
    "undercover_asset",
    cost=2,
    factions=E | S,
    icons=LANDSRAAD | CITY | TRADE,
    agent=special("ignore_influence"),
    reveal=spy() | swords(2),
)
card(
    "bene_gesserit_operative",
    cost=3,
    copies=2,
    factions=B,
    icons=B,
    agent=spy(),
    reveal=persuasion(1) + spies_on_board(2, persuasion(2)),
)
card("maula_pistol", cost=3, copies=2, factions=F, icons=CITY | TRADE, agent=draw(1), reveal=persuasion(1) + swords(1))
card(
    "northern_watermaster",
    cost=3,
    factions=F,
    icons=CITY,
    agent=water(1),
    reveal=persuasion(1) + fremen_bond(spice(2)),
)
card("covert_operation", cost=3, icons=SPY, agent=special("opponents_discard", 1), reveal=spy(2))
card(
    "double_agent",
    cost=3,
    copies=2,
    factions=E | S,
    icons=LANDSRAAD | CITY | TRADE,
    agent=spy(here=True, share=True),
    reveal=persuasion(1) + swords(1),
)
card(
    "guild_envoy",
    cost=3,
    factions=S,
    icons=FACTION_ICONS,
    agent=special("discard", 1) + discarded(SPACING_GUILD, draw(2)),
    reveal=persuasion(1),
)
card(
    "rebel_supplier",
    cost=3,
    copies=2,
    factions=F,
    icons=CITY,
    agent=recalled_spy(recruit(2)),
    reveal=spice(1) + swords(1),
)
card(
    "calculus_of_power",
    cost=3,
    copies=2,
    factions=E,
    icons=CITY | SPY,
    agent=trash(),
    reveal=persuasion(2) + (pay(trash_emperor_in_play=1) >> swords(3)),
)
card(
    "guild_spy",
    cost=3,
    factions=S,
    icons=SPY,
    agent=pay(discard=1) >> draw(1) + discarded(SPACING_GUILD, intrigue(1)),
    acquire=spy(),
    reveal=persuasion(2) + acquired_spice_must_flow(special("influence_where_spying")),
)
card(
    "dangerous_rhetoric",
    cost=3,
    icons=LANDSRAAD | SPY,
    agent=influence_with_any() + trash_this(),
    reveal=persuasion(1) + swords(1),
)
card(
    "branching_path",
    cost=3,
    factions=B,
    icons=B | CITY,
    agent=alliance(BENE_GESSERIT, pay(intrigue=1) >> intrigue(1) + spice(2)),
    reveal=persuasion(2),
)
card(
    "ecological_testing_station",
    cost=3,
    factions=F,
    icons=F | CITY,
    agent=pay(water=2) >> draw(2),
    reveal=persuasion(1) + fremen_bond(water(1)),
)
card(
    "smugglers_haven",
    cost=4,
    factions=S,
    icons=S | TRADE,
    agent=pay(spice=4) >> victory_point(),
    reveal=persuasion(1) + spying_on_maker(spice(2)),
)
card(
    "shishakli",
    cost=4,
    factions=F,
    icons=CITY | TRADE,
    agent=pay(trash_card=1) >> draw(1),
    reveal=swords(2) + fremen_bond(influence(FREMEN)),
)
card(
    "paracompass",
    cost=4,
    icons=CITY,
    agent=solari(2),
    reveal=council_seat(persuasion(2)) + seat_and_swordmaster(persuasion(1)),
)
card(
    "sardaukar_coordination",
    cost=4,
    copies=2,
    factions=E,
    icons=E | LANDSRAAD,
    agent=special("deploy_recruits"),
    reveal=persuasion(2) + special("swords_per_emperor", 1),
)
card("truthtrance", cost=4, copies=2, factions=B, icons=FACTION_ICONS, reveal=persuasion(1))
card(
    "public_spectacle",
    cost=4,
    copies=2,
    factions=E,
    icons=SPY,
    agent=recalled_spy(influence_with_any()),
    reveal=persuasion(1) + spy(),
)
card(
    "southern_elders",
    cost=4,
    factions=B | F,
    icons=B | F,
    agent=another_bene_gesserit(recruit(2)),
    reveal=water(1) + fremen_bond(persuasion(2)),
)
card(
    "tread_in_darkness",
    cost=4,
    copies=2,
    factions=B,
    icons=LANDSRAAD | CITY | TRADE,
    agent=another_bene_gesserit(trash() + draw(1)),
    reveal=persuasion(2) + swords(1),
)
card(
    "spacing_guilds_favor",
    cost=5,
    copies=2,
    factions=S,
    icons=S | TRADE,
    agent=draw(1),
    reveal=persuasion(2) + (pay(spice=3) >> influence_with_any()),
    on_discard=spice(2),
)
card(
    "captured_mentat",
    cost=5,
    icons=LANDSRAAD | TRADE,
    agent=pay(discard=1) >> intrigue(1) + draw(1),
    reveal=persuasion(1) + (pay(influence=1) >> influence_with_any()),
)
card(
    "subversive_advisor",
    cost=5,
    icons=SPY,
    agent=at_faction(special("one_more_influence") + trash_this()),
    acquire=spy(),
    reveal=persuasion(1),
)
card(
    "leadership",
    cost=5,
    factions=F,
    icons=F | TRADE,
    agent=special("draw_per_sandworm", 1),
    reveal=persuasion(2) + swords(1) + special("swords_per_sword_card", 1),
)
card(
    "in_high_places",
    cost=5,
    factions=E | B,
    icons=E | B,
    agent=another_bene_gesserit(draw(1) + spy()),
    acquire=spy(),
    reveal=persuasion(2) + (pay(recall_spies=2) >> persuasion(3)),
)
card(
    "strike_fleet",
    cost=5,
    icons=SPY,
    agent=recalled_spy(recruit(3)),
    acquire=spy(),
    reveal=persuasion(1) + swords(3),
)
card(
    "treacherous_maneuver",
    cost=5,
    factions=E,
    icons=FACTION_ICONS,
    agent=pay(trash_self=1, trash_emperor_in_hand=1) >> special("one_more_influence"),
    reveal=persuasion(1) + intrigue(1),
)
card(
    "chani_clever_tactician",
    cost=5,
    factions=F,
    icons=F | CITY | TRADE,
    agent=units_in_conflict(3, intrigue(1)),
    reveal=(pay(retreat=2) >> swords(4)) + fremen_bond(persuasion(2)),
)
card(
    "junction_headquarters",
    cost=6,
    factions=S,
    icons=LANDSRAAD | CITY | TRADE,
    agent=alliance(SPACING_GUILD, pay(intrigue=1, spice=2) >> victory_point()),
    reveal=persuasion(1) + water(1) + recruit(1),
)
card(
    "corrinth_city",
    cost=6,
    factions=E,
    icons=E | LANDSRAAD,
    agent=pay(discard=2, solari=5) >> victory_point(),
    reveal=solari(5) | without_seat(pay(solari=5) >> special("take_council_seat")),
)
card(
    "stilgar_the_devoted",
    cost=6,
    factions=F,
    icons=F | CITY | TRADE,
    agent=recruit(2),
    reveal=special("persuasion_per_fremen", 2),
)
card(
    "desert_power",
    cost=6,
    factions=F,
    icons=TRADE,
    agent=at_maker(spice(2)),
    reveal=persuasion(2) | maker_hooks(pay(water=1) >> sandworm()),
)
card(
    "price_is_no_object",
    cost=6,
    factions=E | B,
    icons=E | B,
    agent=special("acquire_with_solari"),
    acquire=solari(2),
    reveal=persuasion(2) + solari(2),
)
card(
    "long_live_the_fighters",
    cost=7,
    factions=F,
    icons=F | CITY,
    agent=special("sort_top_three"),
    reveal=persuasion(2) + swords(3),
)
card(
    "overthrow",
    cost=8,
    icons=FACTION_ICONS,
    agent=special("one_more_influence"),
    acquire=intrigue(1),
    reveal=persuasion(2) + swords(2) + recruit(1),
)
card(
    "steersman",
    cost=8,
    factions=S,
    icons=S | LANDSRAAD | CITY | TRADE,
    agent=draw(1) + recall_agent(),
    acquire=influence(SPACING_GUILD),
    reveal=persuasion(2) + spice(2),
)

# -- CHOAM module ----------------------------------------------------------------------------------------------

card(
    "cargo_runner",
    cost=3,
    choam=True,
    factions=S,
    icons=LANDSRAAD | CITY | TRADE,
    agent=contracts_done(2, draw(1)) + contracts_done(4, draw(1)),
    reveal=persuasion(1),
)
card(
    "delivery_agreement",
    cost=5,
    choam=True,
    factions=S,
    icons=CITY,
    agent=pay(discard=1) >> contract(),
    reveal=spice(1) | contracts_done(4, pay(trash_self=1) >> victory_point()),
)
card(
    "priority_contracts",
    cost=6,
    choam=True,
    factions=S,
    icons=LANDSRAAD | TRADE,
    agent=contract(),
    reveal=spice(2) | contracts_done(4, pay(trash_self=1) >> victory_point()),
)
card(
    "interstellar_trade",
    cost=7,
    choam=True,
    factions=S,
    icons=LANDSRAAD | CITY | TRADE,
    agent=influence_with_any(),
    acquire=contract(),
    reveal=special("persuasion_per_contract", 1),
)
