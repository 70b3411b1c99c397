"""Spice Harvest: access cards are auctioned, traded and turned into garrisons. [FR-XVI.B.3-7]"""

from typing import Any

import pytest

from sietch.classic.game import GAME
from sietch.kernel.rng import rng_from_seed
from support.classic import Table, new_game
from support.harvest import PLAIN, SIX, gained, harvest, spice
from support.rules import rule

FOUR = (*PLAIN, "fremen")
ROW = ["carthag", "garrison_5", "garrison_1", "arrakeen"]


def auction(*factions: str, rules: dict[str, Any] | None = None, **position: Any) -> Table:
    said = {"year": 2, "step": "influence", "director": factions[0], "access": ROW, **position}
    return harvest(*factions, rules=rules, **said)


def hands(table: Table) -> dict[str, list[str]]:
    """Everybody's access cards."""
    seen = GAME.look(table.s)["harvest"]["hands"]
    return {table.faction(seat): hand for seat, hand in enumerate(seen)}


# -- the struggle for influence ----------------------------------------------------------------------------------


@rule("classic-FR-XVI.B.3.a")
def test_as_many_cards_as_players_are_auctioned_unseen_and_paid_to_the_pool():
    table = auction(*FOUR)
    assert table.view(None)["harvest"]["auction"]["left"] == 4
    assert table.view(None)["harvest"]["auction"]["card"] is None
    before = spice(table)
    table.play("emperor bid 2", "harkonnen bid 3", "fremen pass", "bene_gesserit pass", "emperor pass")
    assert gained(table, before) == {"harkonnen": -3}  # not even the Emperor is paid
    assert hands(table)["harkonnen"] == ["carthag"]
    assert table.view(None)["harvest"]["auction"]["left"] == 3


@rule("classic-FR-XVI.B.3.a", "classic-OQ27")
@pytest.mark.parametrize(
    ("way", "asked"),
    [
        ("on", ["emperor", "harkonnen", "fremen", "bene_gesserit"]),
        ("to_the_right", ["emperor", "bene_gesserit", "fremen", "harkonnen"]),
    ],
)
def test_bids_go_round_from_the_directors_right(way: str, asked: list[str]):
    table = auction(*FOUR, rules={"spice_harvest": way})
    for price, faction in enumerate(asked, 1):
        assert table.questions == [f"{faction} AccessBidding"]
        table.play(f"{faction} bid {price}")
    for faction in asked[:3]:
        table.play(f"{faction} pass")
    assert table.questions == [f"{asked[1]} AccessBidding"]  # the next card is opened one seat further on


@rule("classic-FR-XVI.B.3.a")
def test_a_bid_is_higher_than_the_last_and_never_beyond_the_purse():
    table = auction(*FOUR, players={"harkonnen": {"spice": 4}}).play("emperor bid 2")
    assert table.why_not("harkonnen bid 2") == "FR-VIII.B.2"
    assert table.why_not("harkonnen bid 5") == "FR-VIII.C"
    assert table.may("harkonnen bid 4")


@rule("classic-FR-XVI.B.3.a")
def test_what_nobody_wants_goes_back_with_all_that_is_left():
    table = auction(*FOUR)
    for faction in ("emperor", "harkonnen", "fremen", "bene_gesserit"):
        table.play(f"{faction} pass")
    assert table.s.harvest is not None
    assert table.heard("no_bids")[0].facts == {"left": 4}
    assert table.s.harvest.row == []
    assert len(table.s.harvest.access) == 36
    assert table.s.harvest.turn == 3


@rule("classic-FR-XVI.B.3.a", "classic-OQ8")
@pytest.mark.parametrize(("final", "asked"), [(True, "fremen AccessBidding"), (False, "emperor AccessBidding")])
def test_a_pass_is_final_here_too_or_not(final: bool, asked: str):
    table = auction("harkonnen", "emperor", "fremen", rules={"pass_is_final": final})
    table.play("emperor pass", "harkonnen bid 1", "fremen bid 2", "harkonnen bid 3" if final else "emperor pass")
    table.play("fremen bid 4" if final else "harkonnen bid 3", "harkonnen bid 5" if final else "fremen pass")
    assert table.questions == [asked]


@rule("classic-FR-XVI.B.3.a")
def test_a_sealed_auction_is_bid_by_the_steward():
    table = auction(*FOUR, rules={"auction": "sealed"})
    assert table.questions == [f"{faction} SealedAccess" for faction in FOUR]
    table.play("harkonnen max 6", "emperor max 4", "bene_gesserit max 0", "fremen max 1")
    assert hands(table)["harkonnen"] == ["carthag"]
    assert spice(table)["harkonnen"] == 6  # the Emperor gave up at 4


@rule("classic-FR-XVI.B.3.b")
def test_an_access_card_is_seen_by_its_buyer_alone():
    table = auction("harkonnen", "emperor", "fremen")
    table.play("emperor bid 1", "harkonnen pass", "fremen pass")
    assert table.view("emperor")["harvest"]["hands"] == [[], ["carthag"], []]
    for other in ("harkonnen", "fremen", None):
        assert table.view(other)["harvest"]["hands"] == [[], [], []]
        assert table.view(other)["harvest"]["cards"] == [0, 1, 0]
    assert table.heard("access_bought")[0].seen_by(0) == {"kind": "access_bought", "seat": 1}


@rule("classic-FR-XVI.C.1")
def test_the_atreides_look_at_one_card_of_an_auction():
    table = auction("atreides", "emperor", "fremen", access=["carthag", "garrison_5", "garrison_1"])
    table.play("atreides no")
    table.play("emperor bid 1", "atreides pass", "fremen pass").play("atreides yes")
    assert table.view("atreides")["harvest"]["auction"]["card"] == "garrison_5"
    assert table.question(table.questions[0].split()[0]).about.get("access") == "garrison_5"
    assert table.view("emperor")["harvest"]["auction"]["card"] is None
    table.play("atreides bid 1", "fremen pass", "emperor pass")
    assert table.questions == ["fremen AccessBidding"]  # no second look


@rule("classic-FR-XVI.C.2")
def test_the_bene_gesserit_see_what_others_buy():
    table = auction(*FOUR).play("emperor bid 1", "harkonnen pass", "fremen pass", "bene_gesserit pass")
    assert table.view("bene_gesserit")["harvest"]["hands"] == [[], ["carthag"], [], []]
    assert table.view("fremen")["harvest"]["hands"] == [[], [], [], []]


# -- trading -----------------------------------------------------------------------------------------------------

HANDS = {
    "harkonnen": {"access": ["carthag", "garrison_5"]},
    "emperor": {"access": ["arrakeen", "garrison_10"]},
    "bene_gesserit": {"access": ["garrison_1"]},
}


def trading(**players: Any) -> Table:
    return harvest(*PLAIN, step="trading", director="harkonnen", players=players or HANDS)


@rule("classic-FR-XVI.B.4")
def test_cards_are_swapped_unseen():
    table = trading()
    assert table.questions == ["emperor TradeTurn"]  # from the Director's right
    table.play("emperor deal harkonnen", "emperor hand_over arrakeen", "emperor want_cards 1", "emperor hide")
    assert table.question("harkonnen").about["offered"] == []
    assert table.view("harkonnen")["harvest"]["hands"][1] == []
    table.play("harkonnen hand_over garrison_5")
    assert hands(table) == {
        "harkonnen": ["carthag", "arrakeen"],
        "emperor": ["garrison_5", "garrison_10"],
        "bene_gesserit": ["garrison_1"],
    }
    assert table.view("bene_gesserit")["harvest"]["hands"] == [[], [], ["garrison_1"]]
    assert table.view("emperor")["harvest"]["hands"][0] == ["arrakeen"]  # what one has given is known


@rule("classic-FR-XVI.B.4")
def test_cards_are_shown_before_they_are_swapped():
    table = trading()
    table.play("emperor deal harkonnen", "emperor hand_over garrison_10", "emperor want_cards 1", "emperor show")
    assert table.question("harkonnen").about["offered"] == ["garrison_10"]
    assert table.view("bene_gesserit")["harvest"]["trade"]["offered"] is None
    table.play("harkonnen hand_over garrison_5")
    assert table.question("emperor").about["answered"] == ["garrison_5"]
    table.play("emperor no")
    assert hands(table)["emperor"] == ["arrakeen", "garrison_10"]
    assert table.view("emperor")["harvest"]["hands"][0] == ["garrison_5"]  # seen is seen


@rule("classic-FR-XVI.B.4")
def test_cards_are_sold_for_spice():
    table = trading()
    table.play("emperor deal bene_gesserit", "emperor hand_over garrison_10", "emperor want_spice 3", "emperor hide")
    table.play("bene_gesserit yes")
    assert hands(table)["bene_gesserit"] == ["garrison_1", "garrison_10"]
    assert spice(table) == {"harkonnen": 10, "emperor": 13, "bene_gesserit": 7}


@rule("classic-FR-XVI.B.4")
def test_cards_are_bought_for_spice():
    table = trading()
    table.play("emperor deal harkonnen", "emperor give_spice 4", "emperor want_cards 1", "emperor hide")
    assert table.options("harkonnen") == ["no", "hand_over carthag", "hand_over garrison_5"]
    table.play("harkonnen hand_over garrison_5")
    assert hands(table)["emperor"] == ["arrakeen", "garrison_5", "garrison_10"]
    assert spice(table) == {"harkonnen": 14, "emperor": 6, "bene_gesserit": 10}


@rule("classic-FR-XVI.B.4")
def test_offers_go_round_once_more_if_there_were_any():
    table = trading()
    asked = []
    while "TradeTurn" in table.questions[0]:
        asked.append(table.questions[0].split()[0])
        table.play(f"{asked[-1]} done")
    assert asked == ["emperor", "bene_gesserit", "harkonnen"]
    table = trading().play("emperor deal harkonnen", "emperor drop", "emperor done")
    asked = []
    while "TradeTurn" in table.questions[0]:
        asked.append(table.questions[0].split()[0])
        table.play(f"{asked[-1]} done")
    assert asked == ["bene_gesserit", "harkonnen", "emperor", "bene_gesserit", "harkonnen"]


@rule("classic-FR-XVI.B.4")
def test_an_offer_may_be_refused_and_a_draft_dropped():
    table = trading()
    table.play("emperor deal harkonnen", "emperor want_cards 2", "emperor hide", "harkonnen no")
    assert hands(table)["harkonnen"] == ["carthag", "garrison_5"]
    table.play("emperor deal harkonnen", "emperor drop")
    assert table.options("emperor") == ["done"]  # two offers a round


@rule("classic-FR-XVI.B.4")
def test_after_an_unseen_swap_the_bene_gesserit_can_no_longer_tell():
    table = auction("harkonnen", "bene_gesserit", "emperor", year=5, access=["carthag", "garrison_5", "arrakeen"])
    table.play("bene_gesserit pass", "harkonnen bid 1", "emperor pass")
    table.play("harkonnen bid 1", "emperor pass", "bene_gesserit pass")
    table.play("emperor bid 1", "bene_gesserit pass", "harkonnen pass")
    table.pass_until("emperor TradeTurn")
    assert table.view("bene_gesserit")["harvest"]["hands"][0] == ["carthag", "garrison_5"]
    table.play("emperor deal harkonnen", "emperor want_cards 1", "emperor hide", "harkonnen hand_over carthag")
    assert table.view("bene_gesserit")["harvest"]["hands"][0] == []


# -- residue and garrisons ---------------------------------------------------------------------------------------


def placing(*factions: str, rules: dict[str, Any] | None = None, **players: list[str]) -> Table:
    said = {faction: {"access": cards} for faction, cards in players.items()}
    return harvest(*factions, rules=rules, step="placement", director=factions[0], players=said)


def lay(table: Table, faction: str, *words: str) -> None:
    table.play(*[f"{faction} {word}" for word in words], f"{faction} done")


@rule("classic-FR-XVI.B.5")
def test_the_rest_of_the_spice_goes_back():
    table = placing("harkonnen", "emperor")
    assert spice(table) == {"harkonnen": 0, "emperor": 0}


@rule("classic-FR-XVI.B.6.a")
def test_strongholds_are_claimed_with_garrisons():
    table = placing("harkonnen", "emperor", harkonnen=["carthag", "carthag", "arrakeen", "garrison_5", "garrison_3"])
    assert table.options("harkonnen") == ["done", "occupy carthag", "occupy arrakeen"]
    table.play("harkonnen occupy carthag")
    assert table.options("harkonnen") == ["garrison 3", "garrison 5"]
    table.play("harkonnen garrison 5")
    assert table.options("harkonnen") == ["done", "occupy arrakeen", "garrison 3"]
    table.play("harkonnen garrison 3")
    assert table.why_not("harkonnen occupy arrakeen") == "FR-XVI.B.6.a"  # nobody is left to hold it
    assert table.options("harkonnen") == ["done"]


@rule("classic-FR-XVI.B.6.a")
def test_twenty_tokens_are_the_most():
    table = placing(
        "harkonnen", "emperor", harkonnen=["carthag", "garrison_10", "garrison_10", "garrison_8", "garrison_1"]
    )
    table.play("harkonnen occupy carthag", "harkonnen garrison 10", "harkonnen garrison 8")
    assert table.why_not("harkonnen garrison 10") == "FR-XVI.B.6.a"
    assert table.options("harkonnen") == ["done", "garrison 1"]


@rule("classic-FR-XVI.B.6.a")
def test_layouts_are_secret_until_they_are_called():
    table = placing("harkonnen", "emperor", harkonnen=["carthag", "garrison_5"], emperor=["arrakeen", "garrison_5"])
    seen = table.view("emperor")
    table.play("harkonnen occupy carthag")
    assert table.view("emperor") == seen
    assert table.questions == ["harkonnen LayGarrisons", "emperor LayGarrisons"]


@rule("classic-FR-XVI.B.6.b", "classic-OQ28")
def test_spare_garrisons_bring_spice_and_the_shield_pays_at_last():
    table = placing("harkonnen", "fremen", harkonnen=["carthag", "garrison_5", "garrison_8", "garrison_1", "arrakeen"])
    table.play("fremen done")
    lay(table, "harkonnen", "occupy carthag", "garrison 5")
    assert spice(table) == {"harkonnen": 9 + 10, "fremen": 3}
    sold = table.heard("garrisons_sold")[0].facts
    assert sold == {"cards": ["garrison_1", "garrison_8"], "spice": 9}


@rule("classic-FR-XVI.B.6.c")
def test_twelve_against_eight_leave_four():
    """The rulebook's own example."""
    table = placing(
        "harkonnen", "emperor", harkonnen=["arrakeen", "garrison_10", "garrison_2"], emperor=["arrakeen", "garrison_8"]
    )
    lay(table, "harkonnen", "occupy arrakeen", "garrison 10", "garrison 2")
    lay(table, "emperor", "occupy arrakeen", "garrison 8")
    assert table.harkonnen["forces"] == {"arrakeen": [4, 0]}
    assert table.harkonnen["reserve"] == [16, 0]
    assert table.emperor["forces"] == {}
    assert table.emperor["reserve"] == [20, 0]


@rule("classic-FR-XVI.B.6.c")
def test_strongholds_are_called_from_carthag_to_arrakeen():
    table = placing("harkonnen", "emperor", harkonnen=["tueks_sietch", "garrison_3"])
    table.play("emperor done")
    lay(table, "harkonnen", "occupy tueks_sietch", "garrison 3")
    called = [event.facts["territory"] for event in table.heard("stronghold_called")]
    assert called == ["carthag", "sietch_tabr", "habbanya_sietch", "tueks_sietch", "arrakeen"]
    assert table.harkonnen["forces"] == {"tueks_sietch": [3, 0]}


@rule("classic-FR-XVI.B.6.c")
def test_elite_tokens_may_stand_in_a_garrison():
    table = placing("emperor", "harkonnen", rules={"additional_advantages": True}, emperor=["carthag", "garrison_7"])
    table.play("harkonnen done")
    lay(table, "emperor", "occupy carthag", "garrison 7")
    assert table.options("emperor") == [f"elite {n}" for n in range(6)]
    table.play("emperor elite 2")
    assert table.emperor["forces"] == {"carthag": [5, 2]}
    assert table.emperor["reserve"] == [10, 3]


@rule("classic-OQ29")
def test_equal_garrisons_leave_a_stronghold_empty():
    table = placing(
        "fremen", "emperor", fremen=["arrakeen", "garrison_5"], emperor=["arrakeen", "garrison_3", "garrison_2"]
    )
    lay(table, "fremen", "occupy arrakeen", "garrison 5")
    lay(table, "emperor", "occupy arrakeen", "garrison 3", "garrison 2")
    assert table.fremen["forces"] == table.emperor["forces"] == {}
    assert table.fremen["reserve"] == [20, 0]
    assert not table.heard("placed")


@rule("classic-FR-XVI.B.7", "classic-OQ29")
@pytest.mark.parametrize("additional", [False, True])
def test_the_normal_game_begins_from_these_positions(additional: bool):
    table = placing(*SIX, rules={"additional_advantages": additional}, fremen=["carthag", "garrison_3"])
    lay(table, "fremen", "occupy carthag", "garrison 3")
    for faction in SIX:
        if f"{faction} LayGarrisons" in table.questions:
            table.play(f"{faction} done")
    table.pass_until("DialStorm")
    forces = {faction: getattr(table, faction)["forces"] for faction in SIX}
    assert forces == {**{faction: {} for faction in SIX}, "fremen": {"carthag": [3, 0]}}
    assert table.s.harvest is None
    assert "harvest" not in table.view("fremen")
    assert [len(p.hand) for p in table.s.players] == [1, 2, 1, 1, 1, 1]
    assert all(p.traitors for p in table.s.players)


@rule("classic-FR-XVI.C.2")
def test_the_bene_gesserit_predict_when_the_positions_are_known():
    table = new_game(*PLAIN, rules={"spice_harvest": "on"})
    assert not table.heard("prediction")
    table.pass_until("Predict")
    assert table.s.harvest is None
    assert table.heard("stronghold_called")


# -- what is hidden ----------------------------------------------------------------------------------------------


@rule("classic-FR-XVI.B.3.b")
def test_what_one_cannot_see_is_imagined_anew():
    table = trading()
    desk = table.s.harvest
    assert desk is not None
    seen = set()
    for number in range(30):
        other = GAME.determinize(table.s, 2, rng_from_seed(number)).harvest
        assert other is not None
        assert other.hands[2] == desk.hands[2]
        seen.add(tuple(other.hands[0]))
    assert len(seen) > 5


@rule("classic-FR-XVI.B.1.a", "classic-FR-XVI.B.1.b")
def test_an_imagined_harvest_could_have_been_announced():
    table = harvest(*FOUR, director="emperor", harvests=[25]).play("emperor announce 14", "emperor share_card 6")
    harvests, shares = set(), set()
    for number in range(60):
        other = GAME.determinize(table.s, 0, rng_from_seed(number)).harvest
        assert other is not None
        harvests.add(other.total())
        shares.add(other.shares[2])
    assert harvests == {15, 25, 40}
    assert len(shares) > 5
