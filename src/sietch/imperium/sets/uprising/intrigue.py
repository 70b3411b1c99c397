"""The 40 intrigue cards of Uprising, and the 4 of the CHOAM module."""

from __future__ import annotations

from functools import partial

from sietch.imperium.declare import intrigue_card as any_intrigue
from sietch.imperium.language import (
    acquire,
    at_least_one_of,
    behind_an_alliance,
    contract,
    contracts_done,
    council_seat,
    deploy,
    deployed_this_turn,
    detonate,
    draw,
    gained_spice,
    influence,
    influence_with_any,
    influence_with_two,
    intrigue,
    owning_spice_must_flow,
    pay,
    recruit,
    retreat,
    sandworm,
    solari,
    special,
    spice,
    spies_on_board,
    spy,
    swords,
    trash,
    victory_point,
    water,
    with_influence,
    with_sandworm,
)
from sietch.imperium.terms import (
    BENE_GESSERIT,
    CITY,
    COMBAT,
    CRYSKNIFE,
    DESERT_MOUSE,
    EMPEROR,
    ENDGAME,
    FREMEN,
    ORNITHOPTER,
    PLOT,
    SPACING_GUILD,
)

intrigue_card = partial(any_intrigue, set="uprising")

# -- plot ------------------------------------------------------------------------------------------------------

intrigue_card("buy_access", PLOT, pay(solari=5) >> influence_with_two())
intrigue_card("call_to_arms", PLOT, special("call_to_arms"), lasting=True)
intrigue_card(
    "change_allegiances",
    PLOT,
    at_least_one_of(pay(influence=1) >> influence_with_any(), pay(spice=3) >> influence_with_any()),
)
intrigue_card("contingency_plan", PLOT | COMBAT, solari(2), combat=swords(3), copies=3)
intrigue_card("councilors_ambition", PLOT, council_seat(water(2)))
intrigue_card("crysknife", PLOT | ENDGAME, spice(1), endgame=special("flip_battle_icon", CRYSKNIFE))
intrigue_card("cunning", PLOT, draw(1) | (pay(spice=1) >> draw(1) + trash()))
intrigue_card("depart_for_arrakis", PLOT, pay(spice=2) >> recruit(3) + with_influence(SPACING_GUILD, 3, draw(1)))
intrigue_card("desert_mouse", PLOT | ENDGAME, spice(1), endgame=special("flip_battle_icon", DESERT_MOUSE))
intrigue_card("detonation", PLOT, detonate() | deploy(4), copies=2)
intrigue_card("distraction", PLOT, deployed_this_turn(3, spy(share=True)), copies=2)
intrigue_card("imperium_politics", PLOT, pay(solari=1) >> (influence(EMPEROR) | influence(SPACING_GUILD)))
intrigue_card("inspire_awe", PLOT, special("acquire_perhaps_to_hand", 3))
intrigue_card("intelligence_report", PLOT, draw(1) + spies_on_board(2, draw(1)))
intrigue_card("manipulate", PLOT, special("set_row_card_aside"), lasting=True)
intrigue_card("market_opportunity", PLOT, (pay(spice=2) >> solari(5)) | (pay(solari=5) >> spice(5)))
intrigue_card("mercenaries", PLOT, pay(solari=3) >> intrigue(1) + recruit(2))
intrigue_card("opportunism", PLOT, pay(influence=2, solari=2) >> victory_point())
intrigue_card("ornithopter", PLOT | ENDGAME, spice(1), endgame=special("flip_battle_icon", ORNITHOPTER))
intrigue_card("shaddams_favor", PLOT, recruit(1) + with_influence(EMPEROR, 3, solari(3)))
intrigue_card("sietch_ritual", PLOT, pay(discard=1) >> (influence(BENE_GESSERIT) | influence(FREMEN)))
intrigue_card("special_mission", PLOT, spy(on=(CITY,)) | (pay(recall_spies=1) >> detonate() + spice(2)), copies=2)
intrigue_card(
    "strategic_stockpiling",
    PLOT,
    at_least_one_of(pay(spice=5) >> victory_point(), with_influence(FREMEN, 3, pay(water=3) >> victory_point())),
)
intrigue_card("unexpected_allies", PLOT, pay(water=2) >> detonate() + sandworm())

# -- combat ----------------------------------------------------------------------------------------------------

intrigue_card("devour", COMBAT, swords(2) + with_sandworm(swords(2) + trash()))
intrigue_card("find_weakness", COMBAT, swords(2) + (pay(recall_spies=1) >> swords(3)), may_pay=True)
intrigue_card("go_to_ground", COMBAT, pay(retreat_up_to=2) >> spy())
intrigue_card("impress", COMBAT, swords(2) + acquire(3))
intrigue_card("questionable_methods", COMBAT, swords(1) + (pay(influence=1) >> swords(4)), may_pay=True)
intrigue_card("spice_is_power", COMBAT, (pay(retreat=3) >> spice(3)) | (pay(spice=3) >> swords(6)))
intrigue_card("spring_the_trap", COMBAT, pay(recall_spies=2) >> swords(7))
intrigue_card("tactical_option", COMBAT, swords(2) | retreat())
intrigue_card("weirding_combat", COMBAT, swords(3) + with_influence(BENE_GESSERIT, 3, swords(2)))

# -- endgame ---------------------------------------------------------------------------------------------------

intrigue_card("secure_spice_trade", ENDGAME, owning_spice_must_flow(2, victory_point() + spice(2)))
intrigue_card("shadow_alliance", ENDGAME, behind_an_alliance(victory_point()))

# -- CHOAM module ----------------------------------------------------------------------------------------------

intrigue_card(
    "backed_by_choam",
    PLOT | COMBAT,
    pay(influence=1) >> solari(4),
    combat=contracts_done(2, swords(4)),
    choam=True,
)
intrigue_card("leverage", PLOT, gained_spice(contract() + solari(1)), choam=True)
intrigue_card("reach_agreement", COMBAT, pay(retreat_up_to=2) >> contract(), choam=True)
intrigue_card("choam_profits", ENDGAME, contracts_done(4, victory_point()), choam=True)
