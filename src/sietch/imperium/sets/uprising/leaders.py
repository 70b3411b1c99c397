"""The leaders of Uprising."""

from __future__ import annotations

from functools import partial

from sietch.imperium.declare import leader as any_leader
from sietch.imperium.declare import training_space
from sietch.imperium.language import (
    any_alliance,
    draw,
    influence_with_any,
    intrigue,
    pay,
    persuasion,
    recruit,
    retreat,
    solari,
    special,
    spice,
    spy,
    strength_at_least,
    swords,
    trash,
    water,
    with_sandworm,
)
from sietch.imperium.terms import BENE_GESSERIT, CITY, EMPEROR

leader = partial(any_leader, set="uprising")

GURNEYS_SMILE = 6  # strength at which Gurney's persuasion comes

leader(
    "feyd_rautha_harkonnen",
    house="harkonnen",
    complexity=1,
    ability="devious_strength",
    reveal=pay(recall_spies=1) >> swords(2),
    signet=special("advance_training"),
)
leader(
    "gurney_halleck",
    house="atreides",
    complexity=1,
    ability="always_smiling",
    reveal=strength_at_least(GURNEYS_SMILE, persuasion(1)),
    signet=recruit(1),
)
leader(
    "lady_amber_metulli",
    house="metulli",
    complexity=1,
    ability="desert_scouts",
    reveal=retreat(1),
    signet=solari(1) + any_alliance(spice(1)),
)
leader(
    "lady_margot_fenring",
    house="fenring",
    complexity=1,
    ability="loyalty",
    reach=(BENE_GESSERIT, spice(2)),
    signet=spy(on=(CITY,)),
)
leader(
    "muad_dib",
    house="atreides",
    complexity=1,
    ability="unpredictable_foe",
    reveal=with_sandworm(intrigue(1)),
    signet=draw(1),
)
leader(
    "princess_irulan",
    house="corrino",
    complexity=2,
    ability="imperial_birthright",
    reach=(EMPEROR, intrigue(1)),
    signet=special("chroniclers_insight"),
)
leader(
    "lady_jessica",
    house="atreides",
    complexity=2,
    ability="other_memories",
    signet=pay(spice=1) >> special("spice_agony"),
    awakening=special("awaken"),
    turned_signet=pay(spice=1) >> water(1),
    visit=pay(water=1) >> special("repeat_space"),
)
leader(
    "staban_tuek",
    house="",
    complexity=3,
    ability="smuggle_spice",
    without="diplomacy",
    signet=special("unseen_network"),
    offers=(pay(spice=1) >> solari(3)) + (pay(solari=2) >> intrigue(1)),
)
leader(
    "shaddam_corrino_iv",
    house="corrino",
    complexity=2,
    ability="sardaukar_commander",
    choam=True,
    signet=special("no_deployment") + ((solari(1) + recruit(1)) | (pay(solari=3) >> influence_with_any())),
)

# Feyd's training track, from left to right. The upper branch at the end is one space shorter.
training_space("start", 1, 2)
training_space("a1", 3, reward=pay(solari=1) >> trash())
training_space("a2", 3, reward=spy())
training_space("b", 4, 5, reward=trash())
training_space("c1", 7, reward=trash())
training_space("c2", 6, reward=spy())
training_space("c3", 7, reward=spice(2))
training_space("d", reward=recruit(1) + spy())
