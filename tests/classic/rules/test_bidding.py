"""The auction of treachery cards. [FR-VIII]"""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from support.classic import Table, bare
from support.rules import rule

THREE = ("atreides", "harkonnen", "guild")
FOUR_CARDS = ["shield", "shield", "snooper", "snooper"]
ADVANTAGES = {"additional_advantages": True}


def auction(*factions: str, rules: dict[str, Any] | None = None, turn: int = 2, **position: Any) -> Table:
    """The start of the bidding; without a storm the seats bid in their order."""
    given = {"storm": 0, **position}
    return bare(*(factions or THREE), rules=rules, phase="bidding", turn=turn, **given)


def pay(table: Table) -> Table:
    """Whoever has won pays, and nobody reacts."""
    while table.quiet().questions and table.questions[0].endswith(" Win"):
        table.play(f"{table.questions[0].split()[0]} yes")
    return table


def over(table: Table) -> bool:
    return not any(question.endswith(("Bidding", "SealedBids", "Win")) for question in table.questions)


# -- charity -----------------------------------------------------------------------------------------------------


@rule("classic-FR-VIII.I")
def test_whoever_has_no_spice_may_beg_for_two():
    table = auction(atreides={"spice": 0}, harkonnen={"spice": 0}, guild={"spice": 3})
    assert table.questions == ["atreides ClaimCharity", "harkonnen ClaimCharity"]
    table.play("atreides yes", "harkonnen no")
    assert [table.atreides["spice"], table.harkonnen["spice"], table.guild["spice"]] == [2, 0, 3]
    assert table.questions == ["atreides Bidding"]


@rule("classic-OQ9")
def test_whoever_has_one_spice_is_given_nothing():
    assert auction(atreides={"spice": 1}).questions == ["atreides Bidding"]


@rule("classic-FR-XV.B.2")
@pytest.mark.parametrize(
    ("rules", "turn", "spice"), [(ADVANTAGES, 2, 7), (ADVANTAGES, 1, 5), ({}, 2, 5), (ADVANTAGES, 15, 7)]
)
def test_the_bene_gesserit_are_given_charity_every_turn_from_the_second(rules, turn, spice):
    table = auction("atreides", "bene_gesserit", rules=rules, turn=turn, bene_gesserit={"spice": 5})
    assert table.bene_gesserit["spice"] == spice


@rule("classic-FR-XV.B.2", "classic-SH-KARAMA")
def test_a_karama_stops_their_charity_once():
    table = auction(
        "atreides", "bene_gesserit", rules=ADVANTAGES, atreides={"hand": ["karama"]}, bene_gesserit={"spice": 5}
    )
    assert table.question("atreides").about == {"power": "charity", "victim": "bene_gesserit"}
    table.play("atreides play karama")
    assert table.bene_gesserit["spice"] == 5


# -- the row -----------------------------------------------------------------------------------------------------


@rule("classic-FR-VIII.A")
def test_as_many_cards_as_players_who_can_take_one():
    assert auction().auction["left"] == 3
    table = auction(guild={"hand": FOUR_CARDS})
    assert table.auction["left"] == 2
    assert len(table.deck) == 33 - 4 - 2
    assert (
        auction("atreides", "guild", atreides={"hand": FOUR_CARDS}, guild={"hand": ["crysknife"]}).auction["left"] == 1
    )


@rule("classic-FR-VIII.B")
def test_the_cards_lie_face_down_and_the_first_is_sold_first():
    table = auction("guild", "harkonnen", "emperor", treachery_deck=["karama", "hajr", "crysknife"])
    for name in ("guild", "harkonnen", "emperor", None):
        assert table.view(name)["auction"]["card"] is None
    table.play("guild bid 1", "harkonnen pass", "emperor pass")
    assert table.guild["hand"] == ["karama"]
    table.play("harkonnen pass", "emperor bid 1", "guild pass")
    assert table.emperor["hand"] == ["hajr"]


@rule("classic-FR-VIII.B.1")
def test_the_first_player_opens():
    six = ("atreides", "harkonnen", "emperor", "guild", "fremen", "bene_gesserit")
    assert auction(*six, storm=5).questions == ["emperor Bidding"]
    assert auction(*six, storm=7).questions == ["guild Bidding"]
    full = auction(*six, storm=5, emperor={"hand": FOUR_CARDS}).quiet()
    assert full.questions == ["guild Bidding"]


@rule("classic-FR-VIII.B.2")
def test_bids_rise_to_the_right_until_all_others_have_passed():
    table = auction()
    assert not table.may("atreides bid 0")
    table.play("atreides bid 2")
    assert table.questions == ["harkonnen Bidding"]
    assert table.why_not("harkonnen bid 2") == "FR-VIII.B.2"
    table.play("harkonnen bid 3", "guild bid 5", "atreides pass")
    assert table.auction["high"] == 5
    table.play("harkonnen pass")
    assert table.guild["cards"] == 1
    assert table.guild["spice"] == 0
    assert (table.atreides["spice"], table.harkonnen["spice"]) == (10, 10)


@rule("classic-FR-VIII.B.2")
def test_the_bought_card_is_known_to_the_buyer_only():
    table = auction("guild", "harkonnen", treachery_deck=["hajr"])
    table.play("guild bid 1", "harkonnen pass")
    told = table.heard("bought")[0]
    assert (told.facts, told.secrets) == ({}, {0: {"card": "hajr"}})
    assert table.view("guild")["players"][0]["hand"] == ["hajr"]
    assert table.view("harkonnen")["players"][0]["hand"] is None
    assert table.view("harkonnen")["players"][0]["known_cards"] == []


@rule("classic-FR-VIII.C")
def test_nobody_bids_more_than_they_have():
    table = auction(atreides={"spice": 3})
    assert table.options("atreides")[:7] == ["pass", "bid 1", "bid 2", "bid 3", "max 1", "max 2", "max 3"]
    assert table.why_not("atreides bid 4") == "FR-VIII.C"


@rule("classic-FR-VIII.D")
def test_the_next_card_is_opened_by_the_next_to_the_right_who_can_buy():
    table = auction()
    table.play("atreides bid 1", "harkonnen pass", "guild pass")
    assert table.questions == ["harkonnen Bidding"]
    table.play("harkonnen pass", "guild pass", "atreides bid 1")
    assert pay(table).questions == ["guild Bidding"]  # the Harkonnen opened, whoever bought
    full = auction(harkonnen={"hand": [*FOUR_CARDS, "karama", "hajr", "crysknife", "stunner"]})
    full.quiet().play("atreides bid 1", "guild pass")
    assert pay(full).questions == ["guild Bidding"]


@rule("classic-FR-VIII.E")
def test_a_card_that_nobody_wants_ends_the_bidding_and_all_go_back_on_top():
    cards = ["karama", "hajr", "crysknife"]
    table = auction(treachery_deck=cards)
    table.play("atreides bid 1", "harkonnen pass", "guild pass")
    table.play("harkonnen pass", "guild pass", "atreides pass")
    assert over(table)
    assert table.deck[:2] == ["hajr", "crysknife"]
    assert table.atreides["hand"] == ["karama"]


@rule("classic-FR-VIII.E")
def test_the_bidding_also_ends_when_every_card_is_sold():
    table = auction()
    for lines in (
        ("atreides", "harkonnen", "guild"),
        ("harkonnen", "guild", "atreides"),
        ("guild", "atreides", "harkonnen"),
    ):
        assert not over(table)
        pay(table.play(f"{lines[0]} bid 1", f"{lines[1]} pass", f"{lines[2]} pass"))
    assert over(table)
    assert (table.atreides["cards"], table.harkonnen["cards"], table.guild["cards"]) == (1, 2, 1)


@rule("classic-FR-VIII.F")
def test_card_counts_are_public_while_there_is_bidding():
    table = auction(atreides={"hand": ["karama", "hajr"]}).pass_until("Bidding")
    for viewer in (*THREE, None):
        assert [player["cards"] for player in table.view(viewer)["players"]] == [2, 0, 0]
    moving = bare(*THREE, phase="movement", turn=2, atreides={"hand": ["shield", "snooper"]}).pass_until("Ship")
    assert [player["cards"] for player in moving.view("guild")["players"]] == [None, None, 0]


@rule("classic-FR-VIII.G")
def test_whoever_holds_four_cards_is_not_asked():
    table = auction(harkonnen={"spice": 5}, guild={"hand": FOUR_CARDS}, atreides={"hand": FOUR_CARDS[:3]})
    table.pass_until("Bidding").play("atreides bid 1")
    assert table.questions == ["harkonnen Bidding"]
    pay(table.play("harkonnen pass"))
    assert table.atreides["cards"] == 4
    assert table.questions == ["harkonnen Bidding"]  # and the Atreides are full now
    pay(table.play("harkonnen bid 1"))
    assert (table.harkonnen["cards"], table.harkonnen["spice"]) == (2, 4)
    assert over(table)


@rule("classic-SH-HARKONNEN.2")
def test_the_harkonnen_hold_eight_cards():
    seven = [*FOUR_CARDS, "crysknife", "stunner", "maula_pistol"]
    table = auction("atreides", "harkonnen", harkonnen={"hand": seven})
    pay(table.pass_until("Bidding").play("atreides pass", "harkonnen bid 1"))
    assert table.harkonnen["cards"] == 8  # and no room for a bonus card
    assert auction("atreides", "harkonnen", harkonnen={"hand": [*seven, "slip_tip"]}).auction["left"] == 1


# -- stewards and sealed auctions --------------------------------------------------------------------------------


@rule("classic-FR-VIII.H")
def test_an_order_speaks_for_a_bidder_and_passes_when_it_is_spent():
    table = auction()
    table.play("atreides max 4")
    assert table.auction["high"] == 1  # as little as need be
    table.play("harkonnen bid 2", "guild pass")
    assert table.questions == ["harkonnen Bidding"]  # the steward has answered with three
    assert table.auction["high"] == 3
    table.play("harkonnen bid 4")
    assert (table.harkonnen["cards"], table.harkonnen["spice"]) == (2, 6)
    assert (table.atreides["cards"], table.atreides["spice"]) == (0, 10)


@rule("classic-FR-VIII.H")
def test_an_order_is_secret_and_ends_with_the_card():
    table = auction()
    table.play("atreides max 4")
    assert table.view("atreides")["auction"]["order"] == 4
    assert table.view("harkonnen")["auction"]["order"] is None
    table.play("harkonnen pass", "guild pass", "harkonnen pass", "guild pass")
    assert table.questions == ["atreides Bidding"]  # asked again about the second card


FACTIONS = ("atreides", "harkonnen", "emperor", "guild")
MAXIMA = st.lists(st.tuples(*[st.integers(0, 9)] * 4), min_size=4, max_size=4)


def sell(mode: str, storm: int, seed: int, spice: tuple[int, ...], maxima: list[tuple[int, ...]]) -> dict[str, Any]:
    """The whole bidding with the same wishes for every card, told in one of three ways."""
    purses: dict[str, Any] = {name: {"spice": amount} for name, amount in zip(FACTIONS, spice, strict=True)}
    table = auction(
        *FACTIONS,
        rules={"auction": "sealed" if mode == "sealed" else "aloud"},
        seed=seed,
        storm=storm,
        **purses,
    )
    while not over(pay(table)):
        name, kind = table.questions[0].split()
        bought = len(table.heard("bought"))
        seat = table.seat(name)
        wish = min(maxima[bought][seat], table.s.players[seat].spice)
        high = table.auction["high"]
        if mode == "sealed":
            assert kind == "SealedBids"
            table.play(f"{name} max {wish}")
        elif wish <= high:
            table.play(f"{name} pass")
        else:
            table.play(f"{name} max {wish}" if mode == "orders" else f"{name} bid {high + 1}")
    return {
        "spice": [p.spice for p in table.s.players],
        "hands": [p.hand for p in table.s.players],
        "deck": table.deck,
        "prices": [event.facts["spice"] for event in table.heard("paid")],
    }


@rule("classic-FR-VIII.B")
@given(st.integers(0, 17), st.integers(0, 50), st.tuples(*[st.integers(1, 12)] * 4), MAXIMA)
def test_a_sealed_auction_ends_as_if_the_same_maxima_had_been_bid_aloud(storm, seed, spice, maxima):
    aloud = sell("aloud", storm, seed, spice, maxima)
    assert sell("sealed", storm, seed, spice, maxima) == aloud
    assert sell("orders", storm, seed, spice, maxima) == aloud


@rule("classic-FR-VIII.B")
def test_a_sealed_bid_is_secret_and_the_winner_pays_one_more_than_the_second():
    table = auction(
        "atreides", "guild", "fremen", rules={"auction": "sealed"}, atreides={"spice": 9}, guild={"spice": 9}
    )
    assert table.questions == ["atreides SealedBids", "guild SealedBids", "fremen SealedBids"]
    table.play("atreides max 7", "guild max 4")
    assert table.heard("bid") == []
    assert table.auction["high"] == 0
    table.play("fremen max 0")
    assert (table.atreides["cards"], table.atreides["spice"]) == (1, 4)  # four was bid by the Guild, five beats it


# -- re-entry ----------------------------------------------------------------------------------------------------


@rule("classic-OQ8")
def test_a_pass_is_final_for_the_card():
    table = auction().play("atreides pass", "harkonnen bid 1", "guild bid 2")
    assert table.questions == ["harkonnen Bidding"]
    again = auction(rules={"pass_is_final": False}).play("atreides pass", "harkonnen bid 1", "guild bid 2")
    assert again.questions == ["atreides Bidding"]
    again.play("atreides bid 3", "harkonnen pass", "guild pass")
    assert again.atreides["cards"] == 1


# -- Atreides ----------------------------------------------------------------------------------------------------


@rule("classic-SH-ATREIDES.1")
def test_the_atreides_see_each_card_before_it_is_bid_on():
    table = auction(treachery_deck=["hajr", "crysknife", "stunner"])
    assert table.question("atreides").about["card"] == "hajr"
    assert table.view("atreides")["auction"]["card"] == "hajr"
    assert table.view("harkonnen")["auction"]["card"] is None
    table.play("atreides pass")
    assert "card" not in table.question("harkonnen").about
    table.play("harkonnen bid 1", "guild pass")
    assert table.view("atreides")["auction"]["card"] == "crysknife"
    assert table.view("atreides")["players"][1]["known_cards"] == ["hajr"]  # they know who took it


@rule("classic-SH-ATREIDES.1", "classic-FR-VIII.E")
def test_cards_that_go_back_stay_known_to_the_atreides():
    table = auction(treachery_deck=["hajr", "crysknife", "stunner"])
    table.play("atreides pass", "harkonnen pass", "guild pass")
    assert table.deck[:3] == ["hajr", "crysknife", "stunner"]
    assert table.view("atreides")["known_deck"] == ["hajr"]  # the others were not yet up
    assert table.view("harkonnen")["known_deck"] == []


@rule("classic-IT-XXV.A.4", "classic-SH-ATREIDES.1")
def test_a_karama_blinds_the_atreides_for_the_whole_auction():
    table = auction(guild={"hand": ["karama"]})
    assert table.question("guild").about == {"power": "card_sight", "victim": "atreides"}
    table.play("guild play karama")
    assert table.view("atreides")["auction"]["card"] is None
    pay(table.play("atreides pass", "harkonnen bid 1", "guild pass"))
    assert table.view("atreides")["auction"]["card"] is None
    pay(table.play("harkonnen bid 1", "guild pass", "atreides pass"))
    assert table.view("atreides")["auction"]["card"] is None
    assert table.view("atreides")["players"][1]["known_cards"] == []
    table.pass_until("DialStorm").play("atreides sectors 1", "guild sectors 1").pass_until("Bidding")
    assert table.view("atreides")["auction"]["card"] is not None  # next turn they see again


# -- Harkonnen ---------------------------------------------------------------------------------------------------


@rule("classic-SH-HARKONNEN.3")
def test_every_card_the_harkonnen_buy_brings_another_from_the_deck():
    table = auction(treachery_deck=["hajr", "crysknife", "stunner", "lasegun"])
    table.play("atreides pass", "harkonnen bid 2", "guild pass")
    assert table.harkonnen["hand"] == ["hajr", "lasegun"]  # the row is not touched
    assert table.harkonnen["spice"] == 8
    assert table.auction["left"] == 2


@rule("classic-SH-HARKONNEN.3", "classic-SH-KARAMA")
def test_a_karama_stops_one_bonus_card():
    table = auction(guild={"hand": ["karama"]}, treachery_deck=["hajr", "crysknife", "stunner", "lasegun"])
    table.quiet().play("atreides pass", "harkonnen bid 2", "guild pass").pass_until("KaramaWindow")
    while table.question("guild").about["power"] != "bonus_card":
        table.let_be()
    table.play("guild play karama")
    assert table.harkonnen["hand"] == ["hajr"]


@rule("classic-OQ6")
@pytest.mark.parametrize("seen", [False, True])
def test_the_bonus_card_is_hidden_from_the_atreides_unless_the_ruleset_says_otherwise(seen):
    table = auction(rules={"atreides_see_bonus_card": seen}, treachery_deck=["hajr", "crysknife", "stunner", "lasegun"])
    table.play("atreides pass", "harkonnen bid 2", "guild pass")
    known = table.view("atreides")["players"][1]["known_cards"]
    assert known == (["hajr", "lasegun"] if seen else ["hajr"])


@rule("classic-OQ47", "classic-SH-HARKONNEN.KARAMA")
def test_the_harkonnen_swap_cards_one_for_one_even_with_a_full_hand():
    hand = [*FOUR_CARDS, "crysknife", "stunner", "maula_pistol", "karama"]
    table = auction(rules={"special_karama": True}, harkonnen={"hand": hand}, guild={"hand": ["hajr", "lasegun"]})
    table.pass_until("atreides Bidding")
    assert table.may("harkonnen karama_special")
    table.play("harkonnen karama_special", "harkonnen against guild")
    assert table.options("harkonnen") == ["count 1", "count 2"]
    table.play("harkonnen count 2")
    assert table.guild["cards"] == 0
    assert table.harkonnen["cards"] == 9  # until two are given back
    table.play("harkonnen give shield", "harkonnen give lasegun")
    assert table.guild["hand"] == ["lasegun", "shield"]
    assert table.harkonnen["cards"] == 7
    assert "hajr" in table.harkonnen["hand"]
    assert table.view("guild")["players"][1]["known_cards"] == ["hajr"]
    assert table.view("harkonnen")["players"][2]["known_cards"] == ["lasegun", "shield"]


# -- Emperor -----------------------------------------------------------------------------------------------------


@rule("classic-SH-EMPEROR.1")
def test_what_others_pay_for_cards_goes_to_the_emperor():
    table = auction("atreides", "emperor", "guild")
    table.play("atreides bid 4", "emperor pass", "guild pass")
    assert (table.atreides["spice"], table.emperor["spice"]) == (6, 14)
    table.play("emperor bid 3", "guild pass", "atreides pass")
    assert table.emperor["spice"] == 11  # his own purchases pay the bank


@rule("classic-SH-EMPEROR.1", "classic-SH-KARAMA")
def test_a_karama_sends_one_price_to_the_bank():
    table = auction("atreides", "emperor", "guild", guild={"hand": ["karama"]})
    table.quiet().play("atreides bid 4", "emperor pass", "guild pass").pass_until("KaramaWindow")
    assert table.question("guild").about == {"power": "auction_income", "victim": "emperor"}
    table.play("guild play karama")
    assert (table.atreides["spice"], table.emperor["spice"]) == (6, 10)
    assert table.atreides["cards"] == 1


@rule("classic-SH-EMPEROR.ALLIANCE", "classic-FR-XII.E.3")
def test_the_emperor_pays_for_an_ally_and_the_spice_comes_back():
    table = auction("atreides", "emperor", "guild", atreides={"spice": 1, "allies": ["emperor"]})
    table.play("atreides pledge 0", "emperor pledge 6")
    table.play("atreides bid 7", "emperor pass", "guild pass")
    assert table.options("atreides") == ["share 6"]
    table.play("atreides share 6")
    assert (table.atreides["spice"], table.emperor["spice"]) == (0, 11)


# -- Karama ------------------------------------------------------------------------------------------------------


@rule("classic-SH-KARAMA", "classic-FR-VIII.C")
def test_a_karama_buys_a_card_above_ones_means_and_nobody_is_paid():
    table = auction("atreides", "emperor", "guild", guild={"hand": ["karama"], "spice": 2}, treachery_deck=["hajr"])
    table.quiet().play("atreides pass", "emperor bid 9", "guild bid 10", "emperor pass")
    assert table.questions == ["guild Win"]
    assert table.options("guild") == ["karama_free"]  # two spice do not pay ten
    table.play("guild karama_free").quiet()
    assert table.guild["hand"] == ["hajr"]
    assert (table.guild["spice"], table.emperor["spice"]) == (2, 10)
    assert table.discard == ["karama"]


@rule("classic-SH-KARAMA")
def test_whoever_can_pay_may_still_choose():
    table = auction(guild={"hand": ["karama"], "spice": 5})
    table.quiet().play("atreides pass", "harkonnen pass", "guild bid 2")
    assert table.options("guild") == ["yes", "karama_free"]
    table.play("guild yes")
    assert (table.guild["spice"], table.guild["cards"]) == (3, 2)


@rule("classic-SH-KARAMA", "classic-FR-VIII.G")
def test_a_karama_does_not_lift_the_limit_of_the_hand():
    table = auction(guild={"hand": [*FOUR_CARDS[:3], "karama"]}).quiet()
    assert table.auction["left"] == 2
    pay(table.play("atreides bid 1", "harkonnen pass"))
    assert table.questions == ["harkonnen Bidding"]
    assert table.atreides["cards"] == 1
    table.play("harkonnen bid 1")
    assert table.questions == ["atreides Bidding"]  # the Guild is passed over


# -- silenced ----------------------------------------------------------------------------------------------------


@rule("classic-CARD-CONE")
def test_the_silenced_buy_no_cards_this_turn():
    table = auction(rules={"treachery_deck": "38_duel"}, guild={"hand": ["cone_of_silence"]})
    table.pass_until("Bidding")
    table.play("guild play cone_of_silence", "guild against harkonnen", "guild done", "atreides bid 1")
    assert table.questions == ["guild Bidding"]
    table.play("guild pass")
    assert table.questions == ["guild Bidding"]  # the next card, which the Harkonnen would have opened
