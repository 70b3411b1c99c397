"""The 18 conflict cards."""

from __future__ import annotations

from sietch.imperium.declare import conflict
from sietch.imperium.language import (
    choose_two_of,
    influence_with_any,
    influence_with_two,
    intrigue,
    solari,
    special,
    spice,
    trash,
    victory_point,
    water,
)
from sietch.imperium.sets.base import spaces as _spaces  # noqa: F401  (control refers to spaces)

# -- level I ---------------------------------------------------------------------------------------------------

conflict("skirmish_1", 1, first=influence_with_any() + solari(2), second=solari(3), third=solari(2))
conflict("skirmish_2", 1, first=influence_with_any() + spice(1), second=spice(2), third=spice(1))
conflict("skirmish_3", 1, first=victory_point(), second=intrigue(1) + solari(2), third=solari(2))
conflict("skirmish_4", 1, first=victory_point(), second=water(1), third=spice(1))

# -- level II --------------------------------------------------------------------------------------------------

conflict(
    "cloak_and_dagger",
    2,
    first=influence_with_any() + intrigue(2),
    second=intrigue(1) + spice(1),
    third=intrigue(1) | spice(1),
)
conflict("desert_power", 2, first=victory_point() + water(1), second=water(1) + spice(1), third=spice(1))
conflict("guild_bank_raid", 2, first=solari(6), second=solari(4), third=solari(2))
conflict("machinations", 2, first=influence_with_two(), second=water(1) + solari(2), third=water(1))
conflict("raid_stockpiles", 2, first=intrigue(1) + spice(3), second=spice(2), third=spice(1))
conflict(
    "secure_imperial_basin",
    2,
    first=victory_point() + special("control"),
    second=water(2),
    third=water(1),
    control="imperial_basin",
)
conflict(
    "siege_of_arrakeen",
    2,
    first=victory_point() + special("control"),
    second=solari(4),
    third=solari(2),
    control="arrakeen",
)
conflict(
    "siege_of_carthag",
    2,
    first=victory_point() + special("control"),
    second=intrigue(1) + spice(1),
    third=spice(1),
    control="carthag",
)
conflict(
    "sort_through_the_chaos",
    2,
    first=special("mentat_next_round") + intrigue(1) + solari(2),
    second=intrigue(1) + solari(2),
    third=solari(2),
)
conflict("terrible_purpose", 2, first=victory_point() + trash(), second=water(1) + spice(1), third=spice(1))

# -- level III -------------------------------------------------------------------------------------------------

conflict(
    "battle_for_arrakeen",
    3,
    first=victory_point(2) + special("control"),
    second=choose_two_of(intrigue(1), spice(2), solari(3)),
    third=intrigue(1) + solari(2),
    control="arrakeen",
)
conflict(
    "battle_for_carthag",
    3,
    first=victory_point(2) + special("control"),
    second=intrigue(1) + spice(3),
    third=spice(3),
    control="carthag",
)
conflict(
    "battle_for_imperial_basin",
    3,
    first=victory_point(2) + special("control"),
    second=spice(5),
    third=spice(3),
    control="imperial_basin",
)
conflict("grand_vision", 3, first=influence_with_any(2) + intrigue(1), second=intrigue(1) + spice(3), third=spice(3))
