"""The eight leaders."""

from __future__ import annotations

from sietch.imperium.declare import leader
from sietch.imperium.language import (
    any_alliance,
    draw,
    intrigue,
    pay,
    recruit,
    solari,
    special,
    spice,
    water,
)

leader(
    "paul_atreides",
    house="atreides",
    complexity=1,
    ability="prescience",
    signet=draw(1),
    may_be_rival=False,
)
leader(
    "duke_leto_atreides",
    house="atreides",
    complexity=2,
    ability="landsraad_popularity",
    signet=pay(spice=1) >> special("catch_up_influence", 1),
)
leader(
    "baron_vladimir_harkonnen",
    house="harkonnen",
    complexity=3,
    ability="masterstroke",
    signet=pay(solari=1) >> intrigue(1),
)
leader(
    "glossu_rabban",
    house="harkonnen",
    complexity=1,
    ability="arrakis_fiefdom",
    setup=spice(1) + solari(1),
    signet=any_alliance(recruit(2), otherwise=recruit(1)),
)
leader(
    "helena_richese",
    house="richese",
    complexity=2,
    ability="eyes_everywhere",
    signet=special("set_row_card_aside"),
    may_be_rival=False,
)
leader(
    "count_ilban_richese",
    house="richese",
    complexity=1,
    ability="ruthless_negotiator",
    signet=solari(1),
)
leader(
    "countess_ariana_thorvald",
    house="thorvald",
    complexity=3,
    ability="spice_addict",
    signet=water(1),
)
leader(
    "earl_memnon_thorvald",
    house="thorvald",
    complexity=1,
    ability="connections",
    signet=spice(1),
)
