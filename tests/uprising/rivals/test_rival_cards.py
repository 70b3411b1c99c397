"""The ten Rival cards: price, preferences, signet ability and Scheme. [uprising-RV-23..34]"""

import pytest

from sietch.imperium.defs import RIVAL_CARDS
from sietch.imperium.terms import FACTIONS
from support.rivals import RIVAL_SEAT, reveals
from support.rules import rule

SEATS = pytest.mark.parametrize("seats", [1, 2])
E, S, B, F = FACTIONS
CARDS = {
    "vladimir_harkonnen": (6, [S, E, B, F], False),
    "glossu_rabban": (7, [E, S, B, F], True),
    "staban_tuek": (9, [S, F, B, E], False),
    "amber_metulli": (9, [F, E, S, B], True),
    "gurney_halleck": (8, [F, S, E, B], False),
    "margot_fenring": (8, [B, E, F, S], False),
    "irulan": (7, [E, B, F, S], False),
    "lady_jessica": (6, [B, F, S, E], False),
    "feyd_rautha": (4, [E, B, S, F], False),
    "muad_dib": (4, [F, B, S, E], False),
}
RIVALS = pytest.mark.parametrize("card", list(CARDS))
# What the Rival has before, and what its signet ability changes (at Spice Refinery, which gives nothing else to it).
ALL_AT_1 = {"influence": dict.fromkeys(FACTIONS, 1)}
SIGNETS = [
    ("vladimir_harkonnen", {}, {"intrigue_count": 1}),
    ("glossu_rabban", {}, {"troops": 1}),
    ("glossu_rabban", {"influence": {B: 4}}, {"troops": 2}),
    ("staban_tuek", {}, {"spice": 1}),
    ("amber_metulli", {}, {"troops": 1}),
    ("gurney_halleck", {}, {"troops": 1}),
    ("margot_fenring", {}, {"solari": 1}),
    ("irulan", {}, {"spies": ["post_emperor"]}),
    ("lady_jessica", {}, {B: 1}),
    ("lady_jessica", {"influence": {B: 1, F: 0, S: 1, E: 1}}, {F: 1}),
    ("lady_jessica", {"influence": {B: 1, F: 0, S: 2, E: 3}}, {E: 4}),
    ("feyd_rautha", {}, {"troops": 2}),
    ("muad_dib", {}, {F: 1}),
    ("muad_dib", ALL_AT_1, {F: 2}),
]
# The third Spy goes on Landsraad's post: what the Rival has, and what its Scheme changes.
SCHEMES = [
    ("vladimir_harkonnen", {}, {"solari": 2, "troops": 2}),
    ("glossu_rabban", {}, {E: 2}),
    ("glossu_rabban", {"influence": {E: 1, S: 1, B: 1, F: 0}}, {F: 2}),
    ("glossu_rabban", {"influence": {E: 0, S: 1, B: 1, F: 2}}, {F: 4}),
    ("staban_tuek", {}, {"troops": 2}),
    ("amber_metulli", {}, {"troops": 3}),
    ("gurney_halleck", {}, {F: 1}),
    ("gurney_halleck", {"influence": {E: 2, S: 1, B: 2}}, {E: 3}),
    ("gurney_halleck", {"influence": {B: 1}}, {B: 2}),
    ("margot_fenring", {}, {B: 1}),
    ("irulan", {}, {E: 1, "troops": 1}),
    ("irulan", {"influence": {E: 1, B: 1}}, {F: 1, "troops": 1}),
    ("lady_jessica", {}, {"water": 3}),
    ("feyd_rautha", {}, {E: 1}),
    ("feyd_rautha", {"influence": {E: 1}}, {B: 1}),
    ("muad_dib", {}, {"hooks": True, "intrigue_count": 1}),
]
KEYS = ("solari", "spice", "water", "intrigue_count", "hooks", *FACTIONS)
FRESH = {"solari": 0, "spice": 0, "water": 1, "intrigue_count": 0, "hooks": False, **dict.fromkeys(FACTIONS, 0)}


def changed(seen, before, recruited):
    """What differs from a fresh Rival with this influence; troops are those in garrison and Conflict."""
    start = {**FRESH, **before.get("influence", {})}
    now = {key: getattr(seen.me, key) for key in KEYS}
    changes = {key: value for key, value in now.items() if value != start[key]}
    troops = seen.me.garrison + seen.me.in_conflict - 3 - recruited
    return {**changes, **({"troops": troops} if troops else {})}


@rule("uprising-RV-29", "uprising-RV-38")
def test_prices_and_preferences():
    cards = {
        card.id: (card.swordmaster, [FACTIONS[faction] for faction in card.priority], card.streamlined)
        for card in RIVAL_CARDS
    }
    assert cards == CARDS


@rule("uprising-RV-23")
@SEATS
@pytest.mark.parametrize(("card", "before", "changes"), SIGNETS)
def test_signet_abilities(seats, card, before, changes):
    seen = reveals(seats, "spice_refinery", card=card, me=before)
    assert seen.went == ["spice_refinery"]
    found = changed(seen, before, 0)
    if seen.me.spies:
        found["spies"] = seen.me.spies
    assert found == changes


@rule("uprising-RV-23")
@SEATS
@pytest.mark.parametrize(("own", "other", "faction"), [(4, 4, E), (4, 5, B), (3, 4, B), (5, 4, B)])
def test_an_alliance_of_somebody_else_has_to_be_overtaken(seats, own, other, faction):
    """Lady Jessica takes it at 5 against 4, and looks elsewhere if she cannot or if it is hers already."""
    holder = RIVAL_SEAT[seats] if own > other else "a"
    seen = reveals(
        seats,
        "spice_refinery",
        card="lady_jessica",
        me={"influence": {E: own}},
        a={"influence": {E: other}},
        alliances={E: holder},
    )
    assert seen.influence == {E: own, faction: seen.influence[faction]}
    assert seen.influence[faction] == (own + 1 if faction == E else 1)
    assert seen.table.alliances[E] == (seen.letter if faction == E or own > other else "a")


@rule("uprising-RV-23", "uprising-RV-26")
@SEATS
@RIVALS
def test_arrakeen_gives_a_troop_and_the_signet_ability(seats, card):
    seen = reveals(seats, "arrakeen", card=card)
    refinery = reveals(seats, "spice_refinery", card=card)
    assert changed(seen, {}, 1) == changed(refinery, {}, 0)
    assert seen.me.spies == refinery.me.spies
    recruited = 1 + changed(seen, {}, 1).get("troops", 0)
    assert (seen.me.in_conflict, seen.me.garrison) == (recruited + 2, 1)


@rule("uprising-RV-34")
@SEATS
@pytest.mark.parametrize(("card", "before", "changes"), SCHEMES)
def test_schemes(seats, card, before, changes):
    me = {**before, "spies": ["post_fremen", "post_emperor"]}
    seen = reveals(seats, "place_spy_landsraad", "gather_support_a", card=card, me=me)
    assert seen.me.spies == ["post_landsraad"]
    assert len(seen.table.events("scheme")) == 1
    assert changed(seen, before, 1) == changes
    assert seen.table.shield_wall == (card != "muad_dib")


@rule("uprising-RV-34", "uprising-RV-25", "uprising-RV-26")
@SEATS
def test_the_scheme_comes_before_the_next_card_and_its_troops_are_recruited_this_turn(seats):
    me = {"spies": ["post_fremen", "post_emperor"]}
    seen = reveals(seats, "place_spy_landsraad", "fremkit", card="staban_tuek", me=me)
    assert (seen.me.in_conflict, seen.me.garrison) == (4, 1)


@rule("uprising-RV-34", "uprising-RV-25")
@SEATS
def test_influence_of_a_scheme_counts_for_the_next_card(seats):
    me = {"spies": ["post_fremen", "post_emperor"], "influence": {E: 2, B: 2, S: 2, F: 1}}
    seen = reveals(seats, "place_spy_landsraad", "sietch_tabr", card="feyd_rautha", me=me)
    assert seen.went == ["sietch_tabr"]
    assert (seen.me.fremen, seen.me.hooks) == (2, True)


@rule("uprising-RV-34", "uprising-RV-31", "uprising-RV-32")
@SEATS
def test_muad_dib_rides_on_the_scheme_of_the_same_turn(seats):
    """Hooks, then the Wall, then the next card: the basin already brings a sandworm."""
    me = {"spies": ["post_fremen", "post_emperor"]}
    seen = reveals(
        seats,
        "place_spy_landsraad",
        "hagga_imperial_basin",
        card="muad_dib",
        me=me,
        conflict="siege_of_arrakeen",
        bonus_spice={"hagga_basin": 1},
    )
    assert not seen.table.shield_wall
    assert seen.me.sandworms == 1


@rule("uprising-RV-29")
@SEATS
@RIVALS
def test_numbered_influence_icons_follow_the_card(seats, card):
    _, priority, _ = CARDS[card]
    for hagal, place in (("accept_contract_shipping_b", 0), ("accept_contract_shipping_a", 2)):
        seen = reveals(seats, hagal, card=card, me={"influence": {S: 2}})
        faction = priority[place]
        assert getattr(seen.me, faction) == (3 if faction == S else 1)
    for hagal, place in (("assembly_hall", 0), ("gather_support_b", 1)):
        seen = reveals(seats, hagal, card=card, me={"influence": {E: 2}})
        faction = priority[place]
        assert getattr(seen.me, faction) == (3 if faction == E else 1)
