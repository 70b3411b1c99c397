"""The 40 intrigue cards."""

from __future__ import annotations

from sietch.imperium.declare import intrigue_card
from sietch.imperium.language import (
    acquire,
    any_alliance,
    council_seat,
    deploy,
    draw,
    influence,
    influence_on_tracks,
    influence_with_any,
    owning_most_spice_must_flow,
    owning_spice_must_flow,
    pay,
    retreat,
    solari,
    special,
    spice,
    swords,
    victory_point,
    water,
)
from sietch.imperium.terms import BENE_GESSERIT, COMBAT, EMPEROR, ENDGAME, FREMEN, PLOT, SPACING_GUILD, WIN

# -- plot: in one's own Agent or Reveal turn -------------------------------------------------------------------

intrigue_card("bindu_suspension", PLOT, special("draw_and_pass"), at_start=True)
intrigue_card("bribery", PLOT, pay(solari=2) >> influence_with_any())
intrigue_card("bypass_protocol", PLOT, acquire(3) | (pay(spice=2) >> acquire(5, on_top=True)))
intrigue_card("calculated_hire", PLOT, pay(spice=1) >> special("take_mentat"))
intrigue_card("charisma", PLOT, special("reveal_persuasion", 2), lasting=True)
intrigue_card("choam_shares", PLOT, pay(solari=7) >> victory_point())
intrigue_card("councilors_dispensation", PLOT, council_seat(spice(2)))
intrigue_card("dispatch_an_envoy", PLOT, special("faction_icons"), copies=2, before_card=True)
intrigue_card("double_cross", PLOT, pay(solari=1) >> special("double_cross"))
intrigue_card("favored_subject", PLOT, influence(EMPEROR))
intrigue_card("guild_authorization", PLOT, influence(SPACING_GUILD))
intrigue_card("infiltrate", PLOT, special("infiltrate"), before_card=True)
intrigue_card("know_their_ways", PLOT, influence(FREMEN))
intrigue_card("poison_snooper", PLOT, special("look_at_top_card"), copies=2)
intrigue_card("rapid_mobilization", PLOT, deploy())
intrigue_card("recruitment_mission", PLOT, special("recruitment_mission", 1), lasting=True)
intrigue_card("refocus", PLOT, special("shuffle_discard_and_draw"))
intrigue_card("reinforcements", PLOT, pay(solari=3) >> special("recruit_and_deploy", 3))
intrigue_card("secret_of_the_sisterhood", PLOT, influence(BENE_GESSERIT))
intrigue_card("sleeper_must_awaken", PLOT, pay(spice=4) >> victory_point())
intrigue_card("urgent_mission", PLOT, special("recall_agent"))
intrigue_card("water_of_life", PLOT, pay(water=1, spice=1) >> draw(3))
intrigue_card("water_peddlers_union", PLOT, water(1))
intrigue_card("windfall", PLOT, solari(2))

# -- combat ----------------------------------------------------------------------------------------------------

intrigue_card("allied_armada", COMBAT, any_alliance(pay(spice=2) >> swords(7)))
intrigue_card("ambush", COMBAT, swords(4), copies=2)
intrigue_card("master_tactician", COMBAT, swords(3) | retreat(3), copies=3)
intrigue_card("private_army", COMBAT, pay(spice=2) >> swords(5), copies=2)
intrigue_card("staged_incident", COMBAT, pay(deployed_troops=3) >> victory_point())
intrigue_card("demand_respect", WIN, influence_with_any() | (pay(spice=2) >> influence_with_any(2)))
intrigue_card("to_the_victor", WIN, spice(3))
intrigue_card("tiebreaker", COMBAT | ENDGAME, swords(2), endgame=spice(10))

# -- endgame ---------------------------------------------------------------------------------------------------

intrigue_card(
    "corner_the_market",
    ENDGAME,
    owning_spice_must_flow(2, victory_point()) + owning_most_spice_must_flow(victory_point()),
)
intrigue_card(
    "plans_within_plans",
    ENDGAME,
    influence_on_tracks(3, victory_point()) | influence_on_tracks(4, victory_point(2)),
)
