"""Every House Hagal card, in the hands of a Rival alone and with two players. [uprising-RV-22..27]"""

from typing import Any

import pytest

from sietch.imperium.defs import HAGAL_CARDS
from sietch.imperium.kit import Kit
from sietch.kernel.rng import Rng
from support.rivals import RIVAL_SEAT, reveals, table_with
from support.rules import rule

SEATS = pytest.mark.parametrize("seats", [1, 2])
# Copies and swords; the order is that of the facts.
DECK = {
    "place_spy_trade": (1, 2),
    "place_spy_city": (1, 2),
    "place_spy_landsraad": (1, 2),
    "sardaukar": (2, 4),
    "dutiful_service": (1, 2),
    "heighliner": (1, 5),
    "deliver_supplies_heighliner": (2, 1),
    "espionage": (2, 2),
    "secrets": (1, 1),
    "desert_tactics": (2, 3),
    "fremkit": (2, 1),
    "assembly_hall": (1, 0),
    "gather_support_a": (1, 0),
    "gather_support_b": (1, 2),
    "accept_contract_shipping_a": (1, 2),
    "accept_contract_shipping_b": (1, 2),
    "research_station": (2, 2),
    "spice_refinery": (3, 1),
    "arrakeen": (2, 1),
    "sietch_tabr": (3, 3),
    "hagga_imperial_basin": (4, 2),
    "deep_desert": (2, 2),
    "reshuffle": (1, 0),
}
LAST = {"conflict": "propaganda"}
# Lady Amber Metulli: Fremen, Emperor, Spacing Guild, Bene Gesserit; her signet ability is a troop.
# What the Rival has before, what the table has, where its Agent goes, and all that changes for it.
PLAYED: dict[str, list[Any]] = {
    "sardaukar": [({}, {}, "sardaukar", {"emperor": 1, "garrison": 5})],
    "dutiful_service": [({}, {}, "dutiful_service", {"emperor": 1})],
    "heighliner": [({}, {}, "heighliner", {"spacing_guild": 1, "garrison": 1, "in_conflict": 5})],
    "deliver_supplies_heighliner": [
        ({}, {}, "deliver_supplies", {"spacing_guild": 1}),
        ({}, {"conflict": "trade_dispute"}, "deliver_supplies", {"spacing_guild": 1}),
        ({}, LAST, "heighliner", {"spacing_guild": 1, "garrison": 1, "in_conflict": 5}),
    ],
    "espionage": [({}, {}, "espionage", {"bene_gesserit": 1, "spies": ["post_fremen"]})],
    "secrets": [({}, {}, "secrets", {"bene_gesserit": 1})],
    "desert_tactics": [({}, {}, "desert_tactics", {"fremen": 1, "garrison": 1, "in_conflict": 3})],
    "fremkit": [({}, {}, "fremkit", {"fremen": 1, "garrison": 1, "in_conflict": 2})],
    "assembly_hall": [
        ({"influence": {"emperor": 1}}, {}, "assembly_hall", {"intrigue_count": 1}),
        ({"influence": {"emperor": 2}}, {}, "assembly_hall", {"intrigue_count": 1, "fremen": 1}),
    ],
    "gather_support_a": [({"influence": {"emperor": 2}}, {}, "gather_support", {"garrison": 4})],
    "gather_support_b": [
        ({"influence": {"emperor": 1}}, {}, "gather_support", {"garrison": 4}),
        ({"influence": {"emperor": 2}}, {}, "gather_support", {"garrison": 4, "emperor": 3}),
    ],
    "accept_contract_shipping_a": [
        ({"influence": {"spacing_guild": 1}}, {}, "accept_contract", {"solari": 2}),
        ({"influence": {"spacing_guild": 2}}, {}, "shipping", {"solari": 2, "spacing_guild": 3}),
    ],
    "accept_contract_shipping_b": [
        ({"influence": {"spacing_guild": 1}}, {}, "accept_contract", {"solari": 2}),
        ({"influence": {"spacing_guild": 2}}, {}, "shipping", {"solari": 2, "fremen": 1}),
    ],
    "research_station": [({}, {}, "research_station", {"garrison": 1, "in_conflict": 4})],
    "spice_refinery": [({}, {}, "spice_refinery", {"garrison": 1, "in_conflict": 3})],
    "arrakeen": [({}, {}, "arrakeen", {"garrison": 1, "in_conflict": 4})],
    "sietch_tabr": [
        (
            {"influence": {"fremen": 2}},
            {},
            "sietch_tabr",
            {"hooks": True, "water": 2, "garrison": 1, "in_conflict": 3},
        )
    ],
    "hagga_imperial_basin": [
        (
            {},
            {"bonus_spice": {"hagga_basin": 1}},
            "hagga_basin",
            {"spice": 3, "garrison": 1, "in_conflict": 2},
        ),
        (
            {},
            {"bonus_spice": {"imperial_basin": 2, "hagga_basin": 1}},
            "imperial_basin",
            {"spice": 3, "garrison": 1, "in_conflict": 2},
        ),
    ],
    "deep_desert": [
        ({}, {"bonus_spice": {"deep_desert": 2}}, "deep_desert", {"spice": 6, "garrison": 1, "in_conflict": 2})
    ],
}
CASES = [
    pytest.param(card, *case, id=f"{card}-{number}")
    for card, cases in PLAYED.items()
    for number, case in enumerate(cases)
]
FRESH = {
    "emperor": 0,
    "spacing_guild": 0,
    "bene_gesserit": 0,
    "fremen": 0,
    "solari": 0,
    "spice": 0,
    "water": 1,
    "intrigue_count": 0,
    "garrison": 3,
    "in_conflict": 0,
    "hooks": False,
    "spies": [],
    "swordmaster": False,
    "council": False,
    "hand_count": 0,
    "deck_count": 0,
}


def test_the_deck():
    kit = Kit("uprising")
    cards = {card.id: (kit.hagal.count(card.number), card.swords) for card in HAGAL_CARDS if card.number in kit.hagal}
    assert cards == DECK
    assert [*PLAYED, "reshuffle"] == [id for id in DECK if not id.startswith("place_spy")]


@rule("uprising-RV-22", "uprising-RV-23")
@SEATS
@pytest.mark.parametrize(("card", "me", "table", "space", "changes"), CASES)
def test_a_card_sends_the_agent_and_gives_what_it_shows_and_nothing_else(seats, card, me, table, space, changes):
    seen = reveals(seats, card, me=me, **table)
    assert seen.went == [space]
    assert seen.me.agents_at == [space]
    assert seen.me.agents == 1
    expected = {**FRESH, **me.get("influence", {}), **changes}
    assert {key: getattr(seen.me, key) for key in expected} == expected
    assert seen.me.supply == 12 - expected["garrison"] - expected["in_conflict"]


@rule("uprising-RV-25")
@SEATS
@pytest.mark.parametrize(
    ("card", "posts"),
    [
        ("place_spy_trade", ["post_choam", "post_imperial_basin", "post_hagga_basin", "post_deep_desert"]),
        ("place_spy_city", ["post_refinery_arrakeen", "post_research_refinery", "post_sietch_research"]),
        ("place_spy_landsraad", ["post_landsraad", "post_council"]),
    ],
)
def test_a_card_that_places_a_spy_takes_the_first_free_post_and_another_card_follows(seats, card, posts):
    taken: list[str] = []
    for post in posts:
        seen = reveals(seats, card, "gather_support_a", a={"spies": taken[:3]}, **_other_spies(seats, taken[3:]))
        assert seen.me.spies == [post]
        assert seen.went == ["gather_support"]
        assert (seen.me.garrison, seen.me.agents) == (4, 1)
        taken.append(post)
    seen = reveals(seats, card, "gather_support_a", a={"spies": taken[:3]}, **_other_spies(seats, taken[3:]))
    assert seen.me.spies == []
    assert seen.went == ["gather_support"]


def _other_spies(seats, posts):
    """The posts that one player's three Spies cannot all take are watched by somebody else."""
    return {"c" if seats == 1 else "b": {"spies": posts}}


@rule("uprising-RV-25", "uprising-RV-22")
@SEATS
def test_spies_may_follow_on_spies(seats):
    seen = reveals(seats, "place_spy_trade", "place_spy_landsraad", "fremkit")
    assert seen.me.spies == ["post_choam", "post_landsraad"]
    assert seen.went == ["fremkit"]


@rule("uprising-RV-22")
@SEATS
@pytest.mark.parametrize("card", [card for card in PLAYED if len(PLAYED[card]) == 1 and card != "sietch_tabr"])
def test_an_occupied_space_makes_the_rival_reveal_another_card(seats, card):
    me, table, space, _ = PLAYED[card][0]
    other = "gather_support_a" if space != "gather_support" else "assembly_hall"
    seen = reveals(seats, card, other, me=me, a={"agents_at": [space]}, **table)
    assert seen.went == [other.removesuffix("_a")]
    assert [HAGAL_CARDS[number].id for number in seen.table.s.hagal_discard] == [card, other]


@rule("uprising-RV-22")
@SEATS
def test_its_own_agent_is_in_the_way_too(seats):
    seen = reveals(seats, "fremkit", "gather_support_a", me={"agents_at": ["fremkit"]})
    assert seen.went == ["gather_support"]
    assert seen.me.agents == 0


@rule("uprising-RV-22")
@SEATS
def test_costs_and_requirements_of_the_space_do_not_count(seats):
    """Heighliner costs 5 spice, Research Station 2 water, Deep Desert 3 water."""
    assert reveals(seats, "heighliner").went == ["heighliner"]
    seen = reveals(seats, "research_station", me={"water": 0})
    assert (seen.went, seen.me.water) == (["research_station"], 0)
    seen = reveals(seats, "deep_desert", me={"water": 0}, bonus_spice={"deep_desert": 1})
    assert (seen.went, seen.me.water, seen.me.spice) == (["deep_desert"], 0, 5)


@rule("uprising-RV-24")
@SEATS
@pytest.mark.parametrize(
    ("card", "me", "table", "wanted", "other"),
    [
        ("deliver_supplies_heighliner", {}, {}, "deliver_supplies", "heighliner"),
        ("deliver_supplies_heighliner", {}, LAST, "heighliner", "deliver_supplies"),
        ("accept_contract_shipping_a", {}, {}, "accept_contract", "shipping"),
        ("accept_contract_shipping_a", {"influence": {"spacing_guild": 2}}, {}, "shipping", "accept_contract"),
        ("accept_contract_shipping_b", {}, {}, "accept_contract", "shipping"),
        ("accept_contract_shipping_b", {"influence": {"spacing_guild": 2}}, {}, "shipping", "accept_contract"),
    ],
)
def test_only_the_space_whose_condition_is_met_counts(seats, card, me, table, wanted, other):
    assert reveals(seats, card, "gather_support_a", me=me, a={"agents_at": [other]}, **table).went == [wanted]
    seen = reveals(seats, card, "gather_support_a", me=me, a={"agents_at": [wanted]}, **table)
    assert seen.went == ["gather_support"]


@rule("uprising-RV-22", "uprising-RV-24")
@SEATS
def test_sietch_tabr_wants_two_influence_with_the_fremen(seats):
    seen = reveals(seats, "sietch_tabr", "gather_support_a", me={"influence": {"fremen": 1}})
    assert seen.went == ["gather_support"]
    assert not seen.me.hooks
    seen = reveals(
        seats, "sietch_tabr", "gather_support_a", me={"influence": {"fremen": 2}}, a={"agents_at": ["sietch_tabr"]}
    )
    assert seen.went == ["gather_support"]


@rule("uprising-RV-22", "uprising-RV-24")
@SEATS
@pytest.mark.parametrize(
    ("bonus", "occupied", "space"),
    [
        ({"hagga_basin": 1}, [], "hagga_basin"),
        ({"imperial_basin": 1}, [], "imperial_basin"),
        ({"imperial_basin": 2, "hagga_basin": 1}, [], "imperial_basin"),
        ({"imperial_basin": 1, "hagga_basin": 3}, [], "hagga_basin"),
        ({"imperial_basin": 2, "hagga_basin": 2}, [], "hagga_basin"),  # a tie: more spice in all
        ({"imperial_basin": 1, "hagga_basin": 3}, ["hagga_basin"], "imperial_basin"),
        ({"imperial_basin": 2, "hagga_basin": 2}, ["hagga_basin"], "imperial_basin"),
        ({"hagga_basin": 3}, ["hagga_basin"], "gather_support"),  # no bonus spice on the free one
        ({"imperial_basin": 1, "hagga_basin": 1}, ["imperial_basin", "hagga_basin"], "gather_support"),
        ({"deep_desert": 3}, [], "gather_support"),
        ({}, [], "gather_support"),
    ],
)
def test_the_better_of_two_basins(seats, bonus, occupied, space):
    seen = reveals(seats, "hagga_imperial_basin", "gather_support_a", bonus_spice=bonus, a={"agents_at": occupied})
    assert seen.went == [space]


@rule("uprising-RV-22", "uprising-RV-24")
@SEATS
def test_deep_desert_wants_bonus_spice(seats):
    seen = reveals(seats, "deep_desert", "gather_support_a", bonus_spice={"hagga_basin": 4})
    assert seen.went == ["gather_support"]
    assert seen.me.spice == 0


@rule("uprising-RV-27")
@SEATS
def test_an_empty_deck_is_made_of_the_discards(seats):
    seen = table_with(seats, a={"hand": ["dagger"]})
    s = seen.table.s
    everything = sorted(s.hagal_deck)
    s.hagal_discard, s.hagal_deck = s.hagal_deck, []
    seen.table.send("a", "dagger", to="assembly_hall").idle_until(lambda table: bool(seen.went))
    assert sorted([*s.hagal_deck, *s.hagal_discard]) == everything
    assert 1 <= len(s.hagal_discard) < len(everything)
    assert seen.table.events("hagal")[0]["seat"] == "abc".index(RIVAL_SEAT[seats])


@rule("uprising-RV-09")
def test_reshuffle_shuffles_everything_and_the_next_card_is_revealed():
    orders = set()
    for seed in range(6):
        seen = reveals(2, "place_spy_trade", "place_spy_city", "reshuffle", seed=seed)
        s = seen.table.s
        assert len(s.hagal_deck) + len(s.hagal_discard) == 38
        assert len(seen.went) == 1
        discards = [HAGAL_CARDS[number].id for number in s.hagal_discard]
        assert discards[0] != "place_spy_trade" or seen.me.spies != ["post_choam"]
        assert "reshuffle" not in discards
        orders.add(tuple(s.hagal_deck))
    assert len(orders) == 6


class Stubborn(Rng):
    """Chance that puts Reshuffle on top of the deck ten times, and then something else."""

    def shuffle(self, items):
        reshuffle = max(items)  # the last card of the set
        assert HAGAL_CARDS[reshuffle].id == "reshuffle"
        items.remove(reshuffle)
        self.times = getattr(self, "times", 0) + 1
        items.insert(len(items) if self.times <= 10 else 0, reshuffle)


@rule("uprising-RV-09")
def test_a_reshuffle_on_top_again_and_again_costs_the_rival_nothing():
    seen = table_with(2, a={"hand": ["dagger"]}, hagal_deck=["reshuffle"])
    seen.table.s.rng = rng = Stubborn(1, 2, 3, 4)
    seen.table.send("a", "dagger", to="assembly_hall").idle_until(lambda table: table.question.startswith("b"))
    assert rng.times == 11
    assert len(seen.went) == 1
    assert seen.me.agents == 1
