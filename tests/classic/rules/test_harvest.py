"""Spice Harvest: the Directorship, the report and the meeting. [FR-XVI.A, FR-XVI.B.1, FR-XVI.B.2]"""

from collections import Counter
from typing import Any

import pytest

from sietch.classic.game import GAME
from sietch.classic.prelude.decks import ACCESS_IDS, HARVESTS, SHARE_COPIES, SHARES, access_deck
from support.classic import Table, new_game
from support.harvest import PLAIN, SIX, director, gained, harvest, report, spice, votes
from support.rules import rule

ON = {"spice_harvest": "on"}
PLAIN_FOUR = (*PLAIN, "fremen")


# -- the beginning -----------------------------------------------------------------------------------------------


@rule("classic-FR-XVI.A.1")
def test_the_cards_of_the_box():
    assert Counter(HARVESTS) == {5: 2, 8: 2, 10: 2, 12: 2, 15: 2, 25: 1, 40: 1, 0: 2}
    access = Counter([ACCESS_IDS[card] for card in access_deck()])
    assert access.total() == 36
    assert [access[name] for name in ("arrakeen", "carthag", "sietch_tabr", "habbanya_sietch", "tueks_sietch")] == [
        2
    ] * 5
    assert [access[f"garrison_{n}"] for n in (1, 2, 3, 5, 7, 8, 10)] == [4, 4, 4, 4, 4, 3, 3]
    assert dict(zip(SHARES, SHARE_COPIES, strict=True)) == {
        **dict.fromkeys(range(6), 3),
        **dict.fromkeys((6, 7, 8, 10, 12, 15), 2),
    }
    assert sum(SHARE_COPIES) == 30


@rule("classic-FR-XVI.A.2.a", "classic-OQ28")
def test_planets_decide_who_plays_whom_and_nothing_is_on_dune():
    played = set()
    for seed in range(40):
        s = GAME.new(ON, 3, seed)
        played.add(tuple(p.faction for p in s.players))
        assert all(not p.forces and p.reserve == 20 and not p.hand for p in s.players)
    assert len(played) > 20
    assert {faction for seats in played for faction in seats} == set(range(6))
    assert (
        GAME.new({**ON, "additional_advantages": True, "factions": ["emperor", "fremen"]}, 2, 0).players[0].reserve
        == 15
    )


@rule("classic-FR-XVI.A.2.b")
def test_everybody_begins_with_ten_spice_whatever_the_shield_says():
    assert set(spice(new_game(*SIX, rules=ON)).values()) == {10}


@rule("classic-FR-XVI.A.2.c")
def test_harvests_and_access_cards_are_shuffled_and_shares_are_all_there_to_choose_from():
    orders = set()
    for seed in range(5):
        s = GAME.new(ON, 3, seed)
        assert s.harvest is not None
        orders.add((tuple(s.harvest.harvests), tuple(s.harvest.access)))
    assert len(orders) == 5
    table = harvest(*PLAIN, director="emperor", harvests=[40]).play("emperor announce 40")
    assert table.options("emperor") == [f"share_card {n}" for n in SHARES]


@rule("classic-FR-XVI.A.2.d")
def test_the_highest_bid_makes_the_director_and_goes_to_the_second_highest():
    table = harvest(*PLAIN_FOUR, step="bid", harvests=[12])
    assert table.questions == [f"{faction} BidForDesk" for faction in PLAIN_FOUR]
    assert table.options("emperor") == [f"bid {n}" for n in range(11)]
    table.play("harkonnen bid 3", "emperor bid 0", "bene_gesserit bid 4", "fremen bid 2")
    assert director(table) == "bene_gesserit"
    assert spice(table) == {"harkonnen": 14, "emperor": 11, "bene_gesserit": 5, "fremen": 10}
    assert table.questions == ["bene_gesserit Announce"]  # who is not asked to vote later on


@rule("classic-FR-XVI.A.2.d", "classic-OQ31")
def test_lots_are_drawn_between_equal_bids():
    firsts, paid = set(), set()
    for seed in range(30):
        table = harvest(*PLAIN, step="bid", seed=seed)
        table.play("harkonnen bid 5", "emperor bid 5", "bene_gesserit bid 5")
        firsts.add(director(table))
        paid |= {event.facts["to"] for event in table.heard("paid") if event.facts["spice"] == 5}
    assert firsts == set(PLAIN)
    assert paid == {0, 1, 2}


@rule("classic-OQ31")
def test_where_nobody_bids_nobody_is_paid():
    for seed in range(10):
        table = harvest(*PLAIN, step="bid", seed=seed)
        table.play("harkonnen bid 0", "emperor bid 0", "bene_gesserit bid 0")
        assert all(event.facts["spice"] == 1 for event in table.heard("paid"))  # the tax alone


@rule("classic-FR-XVI.A.2.d")
def test_the_director_never_votes():
    table = report(harvest(*PLAIN, director="emperor", harvests=[8]), "emperor", 8, harkonnen=4, bene_gesserit=4)
    assert table.questions == ["harkonnen Vote", "bene_gesserit Vote"]


@rule("classic-FR-XVI.B")
def test_five_years_of_report_meeting_and_struggle_then_the_normal_game():
    table = harvest("harkonnen", "emperor", step="bid", harvests=[5, 8, 10, 12, 15])
    kinds: list[str] = []
    while table.s.turn == 0:
        asked = table.questions[0].split()[1]
        if not kinds or kinds[-1] != asked:
            kinds.append(asked)
        table.let_be()
    assert [kind for kind in kinds if kind in ("Announce", "Vote", "AccessBidding")] == [
        "Announce",
        "Vote",
        "AccessBidding",
    ] * 5
    assert table.s.harvest is None
    assert table.s.turn == 1


# -- the report --------------------------------------------------------------------------------------------------


@rule("classic-FR-XVI.B.1.a")
def test_the_director_pays_the_emperor_and_draws_unseen():
    table = harvest(*PLAIN, director="harkonnen", harvests=[12])
    assert spice(table) == {"harkonnen": 9, "emperor": 11, "bene_gesserit": 10}
    assert table.view("harkonnen")["harvest"]["drawn"] == [12]
    for other in ("emperor", "bene_gesserit", None):
        assert table.view(other)["harvest"]["drawn"] == [None]


@rule("classic-FR-XVI.B.1.a", "classic-OQ32")
def test_without_an_emperor_the_pool_is_paid():
    table = harvest("harkonnen", "fremen", director="fremen", harvests=[12])
    assert spice(table) == {"harkonnen": 10, "fremen": 9}


@rule("classic-FR-XVI.B.1.a")
def test_a_report_is_the_truth_or_less():
    table = harvest(*PLAIN, director="emperor", harvests=[12])
    assert table.may("emperor announce 12")
    assert table.may("emperor announce 0")
    assert table.why_not("emperor announce 13") == "FR-XVI.B.1.a"


@rule("classic-FR-XVI.B.1.b")
def test_five_shares_of_one_are_impossible():
    """The rulebook's own example: only three share cards show a one."""
    table = harvest(*SIX, director="harkonnen", harvests=[5], rules={"deals": False})
    table.pass_until("Announce").play("harkonnen announce 5")
    for _ in range(3):
        table.play("harkonnen share_card 1")
    assert table.why_not("harkonnen share_card 1") == "FR-XVI.B.1.b"
    assert table.options("harkonnen") == ["share_card 0", "share_card 2"]


@rule("classic-FR-XVI.B.1.b")
def test_shares_add_up_to_no_more_than_was_announced():
    table = harvest(*PLAIN, director="emperor", harvests=[12]).play("emperor announce 5")
    assert table.options("emperor") == [f"share_card {n}" for n in range(6)]
    assert table.why_not("emperor share_card 6") == "FR-XVI.B.1.b"
    table.play("emperor share_card 3")
    assert table.options("emperor") == [f"share_card {n}" for n in range(3)]
    table.play("emperor share_card 0")
    assert table.view("emperor")["harvest"]["shares"] == [0, None, 3]


@rule("classic-FR-XVI.B.1.b")
def test_a_share_is_known_to_its_receiver_and_the_director_alone():
    table = harvest(*PLAIN_FOUR, director="emperor", harvests=[12])
    report(table, "emperor", 9, bene_gesserit=4, fremen=3, harkonnen=2)
    assert table.view("emperor")["harvest"]["shares"] == [2, None, 4, 3]
    assert table.view("fremen")["harvest"]["shares"] == [None, None, None, 3]
    assert table.view(None)["harvest"]["shares"] == [None] * 4
    assert table.view(None)["harvest"]["envelopes"] == [True, False, True, True]


@rule("classic-FR-XVI.B.1.b")
def test_what_cannot_be_shared_out_cannot_be_announced():
    table = harvest(*SIX, director="harkonnen", harvests=[8]).pass_until("Announce")
    assert table.why_not("harkonnen announce 1") == "FR-XVI.B.1.b"  # three zeros and two ones make two
    assert table.may("harkonnen announce 2")


# -- the meeting -------------------------------------------------------------------------------------------------


def told(announced: int, *shares: int, drawn: int = 12, factions: tuple[str, ...] = PLAIN_FOUR) -> Table:
    """A report of the Emperor, told to the others from his right on."""
    table = harvest(*factions, director="emperor", harvests=[drawn])
    place = factions.index("emperor")
    others = [*factions[place + 1 :], *factions[:place]]
    return report(table, "emperor", announced, **dict(zip(others, shares, strict=True)))


@rule("classic-FR-XVI.B.2.a")
def test_votes_are_shown_together():
    table = told(12, 4, 4, 4).play("fremen vote_against", "harkonnen vote_for")
    assert table.view(None)["harvest"]["votes"] == [None] * 4
    assert table.heard("votes") == []
    table.play("bene_gesserit vote_for")
    assert table.heard("votes")[0].facts == {"pro": [0, 2], "con": [3]}
    assert table.view(None)["harvest"]["votes"] == ["for", None, "for", "against"]


@rule("classic-FR-XVI.B.2.b")
def test_those_in_favour_take_their_shares_and_the_director_keeps_the_rest():
    table = told(9, 4, 3, 2)
    before = spice(table)
    votes(table, bene_gesserit="for", fremen="for", harkonnen="against")
    assert gained(table, before) == {"bene_gesserit": 4, "fremen": 3, "emperor": 12 + 3 - 7}
    assert director(table) == "emperor"


@rule("classic-FR-XVI.B.2.b")
@pytest.mark.parametrize("shares", [(4, 3, 2), (4, 3, 1)])
def test_a_lie_that_is_found_out_costs_the_rest_and_the_post(shares: tuple[int, ...]):
    table = told(9, *shares)
    before = spice(table)
    votes(table, bene_gesserit="for", fremen="against", harkonnen="against")
    rest = (12 + 3 - shares[0]) // 2
    assert gained(table, before) == {"bene_gesserit": shares[0], "fremen": rest, "harkonnen": rest}
    assert director(table) == "bene_gesserit"


@rule("classic-FR-XVI.B.2.b")
def test_the_whole_harvest_has_to_be_given_out():
    """The truth about the harvest, but shares that do not add up to it, are a lie as well."""
    table = told(12, 4, 3, 4)
    votes(table, bene_gesserit="against", fremen="against", harkonnen="for")
    assert director(table) == "bene_gesserit"


@rule("classic-FR-XVI.B.2.b")
def test_an_honest_report_cannot_be_voted_down():
    table = told(12, 5, 4, 3)
    before = spice(table)
    votes(table, bene_gesserit="against", fremen="against", harkonnen="against")
    assert gained(table, before) == {"emperor": 15}
    assert director(table) == "emperor"


@rule("classic-FR-XVI.B.2.b")
@pytest.mark.parametrize(("named", "winner"), [(("fremen", "fremen"), {"fremen": 1}), (("fremen", "harkonnen"), {})])
def test_the_odd_spice_goes_where_all_agree_or_to_the_pool(named: tuple[str, str], winner: dict[str, int]):
    table = told(8, 4, 3, 1)
    votes(table, bene_gesserit="for", fremen="against", harkonnen="against")
    assert table.questions == ["harkonnen AwardOdd", "fremen AwardOdd"]
    before = spice(table)
    table.play(f"harkonnen take {named[0]}", f"fremen take {named[1]}")
    assert gained(table, before) == winner


@rule("classic-OQ30")
def test_a_tie_is_no_majority():
    table = told(8, 3, 2, drawn=12, factions=PLAIN)
    before = spice(table)
    votes(table, harkonnen="against", bene_gesserit="for")
    assert director(table) == "emperor"
    assert gained(table, before) == {"bene_gesserit": 3, "emperor": 12}


@rule("classic-OQ30")
def test_with_two_players_one_vote_decides():
    table = told(8, 8, drawn=12, factions=("harkonnen", "emperor"))
    votes(table, harkonnen="against")
    assert director(table) == "harkonnen"


# -- home worlds -------------------------------------------------------------------------------------------------


@rule("classic-FR-XVI.C.1")
def test_the_atreides_look_at_one_share_before_the_vote():
    table = harvest("atreides", "emperor", "fremen", director="emperor", harvests=[12])
    report(table, "emperor", 12, atreides=5, fremen=7)
    assert table.options("atreides") == ["pass", "look fremen"]
    table.play("atreides look fremen")
    assert table.view("atreides")["harvest"]["shares"] == [5, None, 7]
    assert table.view(None)["harvest"]["shares"] == [None] * 3
    assert table.heard("share_seen")[0].seen_by(2) == {"kind": "share_seen", "seat": 0, "whose": 2}
    assert table.questions == ["atreides Vote", "fremen Vote"]


@rule("classic-FR-XVI.C.1")
def test_the_atreides_as_director_need_not_look():
    table = harvest("atreides", "emperor", "fremen", director="atreides", harvests=[12])
    report(table, "atreides", 12, emperor=5, fremen=7)
    assert table.questions == ["emperor Vote", "fremen Vote"]


def selling(**position: Any) -> Table:
    return harvest("harkonnen", "emperor", "guild", **{"director": "emperor", "harvests": [12, 8], **position})


@rule("classic-FR-XVI.C.3")
def test_the_guild_sells_a_second_card():
    table = selling()
    assert table.options("guild") == ["pass", *[f"price {n}" for n in range(4, 9)]]
    table.play("guild price 8", "emperor yes")
    assert spice(table) == {"harkonnen": 10, "emperor": 2, "guild": 18}
    assert table.view("emperor")["harvest"]["drawn"] == [12, 8]
    assert table.view("guild")["harvest"]["drawn"] == [None, None]
    assert table.may("emperor announce 20")
    report(table, "emperor", 20, guild=10, harkonnen=10)
    before = spice(table)
    votes(table, harkonnen="for", guild="for")
    assert gained(table, before) == {"guild": 10, "harkonnen": 10, "emperor": 3}


@rule("classic-FR-XVI.C.3")
def test_the_price_is_what_both_agree_on():
    table = selling().play("guild price 7")
    assert table.options("emperor") == ["yes", "no", "price 4", "price 5", "price 6"]
    table.play("emperor price 5", "guild no")
    assert table.questions == ["emperor Announce"]
    assert spice(table)["guild"] == 10
    table = selling().play("guild price 7", "emperor price 5", "guild yes")
    assert spice(table) == {"harkonnen": 10, "emperor": 5, "guild": 15}


@rule("classic-FR-XVI.C.3")
def test_nobody_sells_what_cannot_be_paid_nor_to_themselves():
    poor = selling(players={"emperor": {"spice": 5}})
    assert poor.why_not("guild price 6") == "FR-XVI.C.3"
    assert selling(players={"emperor": {"spice": 3}}).questions == ["emperor Announce"]
    assert selling(director="guild").questions == ["guild Announce"]


@rule("classic-FR-XVI.C.4", "classic-OQ26")
def test_a_worm_makes_the_fremen_director():
    table = harvest(*PLAIN_FOUR, director="emperor", harvests=["worm", 15])
    assert director(table) == "fremen"
    assert table.questions == ["fremen Announce"]
    assert table.view("fremen")["harvest"]["drawn"] == [15]
    assert table.view(None)["harvest"]["reported"] == [0]
    assert spice(table)["fremen"] == 10  # the tax of this harvest is paid


@rule("classic-FR-XVI.C.4", "classic-OQ26")
def test_a_worm_as_second_card_hands_the_first_one_over():
    table = harvest("emperor", "guild", "fremen", director="emperor", harvests=[12, "worm", 8])
    table.play("guild price 4", "emperor yes")
    assert director(table) == "fremen"
    assert table.view("fremen")["harvest"]["drawn"] == [12, 8]
    assert table.view("emperor")["harvest"]["drawn"] == [12, None]


@rule("classic-OQ26")
@pytest.mark.parametrize(("factions", "who"), [(PLAIN, "emperor"), (PLAIN_FOUR, "fremen")])
def test_a_worm_without_other_fremen_leaves_nothing_but_the_fee(factions: tuple[str, ...], who: str):
    table = harvest(*factions, director=who, harvests=["worm", 15])
    assert director(table) == who
    assert table.heard("announced") == []
    tax = 0 if who == "emperor" else -1
    assert spice(table)[who] == 10 + tax + 3
    assert table.questions[0].endswith("AccessBidding")


@rule("classic-FR-XVI.C.5", "classic-OQ32")
def test_a_director_who_cannot_pay_gives_way_to_the_right():
    table = harvest(*PLAIN_FOUR, director="bene_gesserit", harvests=[12], players={"bene_gesserit": {"spice": 0}})
    assert director(table) == "fremen"
    assert spice(table) == {"harkonnen": 10, "emperor": 11, "bene_gesserit": 0, "fremen": 9}
    poor = {faction: {"spice": 0} for faction in ("harkonnen", "bene_gesserit", "fremen")}
    assert director(harvest(*PLAIN_FOUR, director="bene_gesserit", harvests=[12], players=poor)) == "emperor"


@rule("classic-FR-XVI.C.5")
def test_the_emperor_as_director_pays_nobody_and_is_never_too_poor():
    table = harvest(*PLAIN_FOUR, director="emperor", harvests=[12], players={"emperor": {"spice": 0}})
    assert director(table) == "emperor"
    assert spice(table) == {"harkonnen": 10, "emperor": 0, "bene_gesserit": 10, "fremen": 10}


@rule("classic-OQ32")
def test_where_nobody_can_pay_the_director_stays():
    poor = {faction: {"spice": 0} for faction in ("harkonnen", "fremen")}
    table = harvest("harkonnen", "fremen", director="harkonnen", harvests=[12], players=poor)
    assert director(table) == "harkonnen"
    assert spice(table) == {"harkonnen": 0, "fremen": 0}


@rule("classic-FR-XVI.C.6")
@pytest.mark.parametrize(("caught", "who"), [(0, "harkonnen"), (1, "emperor")])
def test_the_harkonnen_are_dismissed_only_the_second_time(caught: int, who: str):
    table = harvest(*PLAIN, director="harkonnen", harvests=[12], caught=caught)
    report(table, "harkonnen", 8, emperor=4, bene_gesserit=4)
    before = spice(table)
    votes(table, emperor="against", bene_gesserit="against")
    assert director(table) == who
    assert gained(table, before) == {"emperor": 7, "bene_gesserit": 7}
