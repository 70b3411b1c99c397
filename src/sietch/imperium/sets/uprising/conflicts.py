"""The 16 conflict cards and the 5 objectives of Uprising."""

from __future__ import annotations

from functools import partial

from sietch.imperium.declare import conflict as any_conflict
from sietch.imperium.declare import objective
from sietch.imperium.language import (
    contract,
    influence,
    influence_with_any,
    influence_with_two,
    intrigue,
    pay,
    recruit,
    solari,
    special,
    spice,
    spy,
    trash,
    victory_point,
    water,
)
from sietch.imperium.terms import (
    BENE_GESSERIT,
    CRYSKNIFE,
    DESERT_MOUSE,
    EMPEROR,
    FREMEN,
    ORNITHOPTER,
    SPACING_GUILD,
    WILD,
)

conflict = partial(any_conflict, set="uprising")

# -- level I ---------------------------------------------------------------------------------------------------

conflict(
    "skirmish_crysknife",
    1,
    battle=CRYSKNIFE,
    first=influence_with_any(),
    second=intrigue(1) + spice(1),
    third=spice(1),
)
conflict(
    "skirmish_ornithopter",
    1,
    battle=ORNITHOPTER,
    first=intrigue(1) + solari(1),
    second=intrigue(1) + solari(2),
    third=intrigue(1),
)
conflict("skirmish_desert_mouse", 1, battle=DESERT_MOUSE, first=solari(2), second=solari(3), third=solari(2))

# -- level II --------------------------------------------------------------------------------------------------

conflict(
    "choam_security",
    2,
    battle=CRYSKNIFE,
    first=influence(SPACING_GUILD) + contract() + recruit(1),
    second=water(1) + solari(2) + recruit(2),
    third=intrigue(1) + recruit(1),
)
conflict(
    "spice_freighters",
    2,
    battle=CRYSKNIFE,
    first=influence_with_any() + (pay(spice=3) >> victory_point()),
    second=water(1) + spice(1) + recruit(1),
    third=spice(1) + recruit(1),
)
conflict(
    "seize_spice_refinery",
    2,
    battle=CRYSKNIFE,
    control="spice_refinery",
    first=special("control") + spy() + spice(2),
    second=intrigue(1) + spice(1) + recruit(1),
    third=spice(2),
)
conflict(
    "siege_of_arrakeen",
    2,
    battle=ORNITHOPTER,
    control="arrakeen",
    first=special("control") + solari(2) + recruit(2),
    second=solari(4) + recruit(1),
    third=solari(3),
)
conflict(
    "test_of_loyalty",
    2,
    battle=ORNITHOPTER,
    first=influence(EMPEROR) + spy() + solari(2),
    second=solari(4) + recruit(1),
    third=solari(3),
)
conflict(
    "shadow_contest",
    2,
    battle=ORNITHOPTER,
    first=influence(BENE_GESSERIT) + intrigue(1),
    second=intrigue(1) + spice(1) + recruit(1),
    third=spice(1) + recruit(1),
)
conflict(
    "secure_imperial_basin",
    2,
    battle=DESERT_MOUSE,
    control="imperial_basin",
    first=special("control") + spice(2) + recruit(1),
    second=water(2) + recruit(1),
    third=water(1) + recruit(1),
)
conflict(
    "protect_the_sietches",
    2,
    battle=DESERT_MOUSE,
    first=influence(FREMEN) + water(1) + recruit(1),
    second=spice(3) + recruit(1),
    third=spice(2),
)
conflict(
    "trade_dispute",
    2,
    battle=DESERT_MOUSE,
    first=contract() + water(1) + trash(),
    second=water(1) + spice(1) + trash(),
    third=water(1) + recruit(1),
)

# -- level III -------------------------------------------------------------------------------------------------

conflict("propaganda", 3, battle=WILD, first=influence_with_two(), second=intrigue(1) + spice(3), third=spice(3))
conflict(
    "battle_for_imperial_basin",
    3,
    battle=ORNITHOPTER,
    control="imperial_basin",
    first=victory_point() + special("control") + (pay(spice=4) >> victory_point()),
    second=spice(5),
    third=spice(3),
)
conflict(
    "battle_for_arrakeen",
    3,
    battle=CRYSKNIFE,
    control="arrakeen",
    first=victory_point() + special("control") + (pay(recall_spies=2) >> victory_point()),
    second=intrigue(1) + spice(1) + solari(3),
    third=spice(2) + solari(2),
)
conflict(
    "battle_for_spice_refinery",
    3,
    battle=DESERT_MOUSE,
    control="spice_refinery",
    first=victory_point() + special("control") + (pay(solari=6) >> victory_point()),
    second=intrigue(1) + spice(3),
    third=spice(3),
)

# -- objectives ------------------------------------------------------------------------------------------------

objective("obj_desert_mouse_first", DESERT_MOUSE, (1, 2, 3, 4, 6), first_player=True)
objective("obj_crysknife", CRYSKNIFE, (1, 2, 3, 4, 6))
objective("obj_ornithopter_1_3", ORNITHOPTER, (1, 2, 3))
objective("obj_desert_mouse_4_6", DESERT_MOUSE, (4, 6))
objective("obj_crysknife_4_6", CRYSKNIFE, (4, 6))
