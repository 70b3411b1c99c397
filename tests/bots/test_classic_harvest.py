"""The heuristic bot in Spice Harvest: it lies within reason, votes, bids, trades and garrisons."""

from __future__ import annotations

import pytest

from sietch.bots import make_bot
from sietch.bots.classic.heuristic import HeuristicClassic
from sietch.classic.game import GAME
from sietch.classic.rules import needed_for
from sietch.kernel.game import Perspective
from sietch.text import LANGUAGES
from support.bots import play
from support.classic import Table
from support.harvest import PLAIN, director, harvest, report, votes

FOUR = (*PLAIN, "fremen")


def choice(table: Table, faction: str, seed: int = 1) -> str:
    bot = HeuristicClassic(seed)
    return GAME.actions.notation(bot.choose(Perspective(GAME, table.s, table.seat(faction)), None))


@pytest.mark.parametrize("seats", GAME.seat_counts)
@pytest.mark.parametrize("names", [("heuristic",), ("heuristic", "random")])
def test_it_plays_through_the_prelude_and_can_say_why(seats: int, names: tuple[str, ...]) -> None:
    bots = [make_bot(names[seat % len(names)], f"{seats}/{seat}", "classic") for seat in range(seats)]
    rules = {"spice_harvest": "on" if seats % 2 else "to_the_right", "additional_advantages": True, **needed_for(seats)}

    def spoken(s: object, seat: int, action: int) -> None:
        bot = bots[seat]
        if isinstance(bot, HeuristicClassic):
            assert all(bot.explain(lang) for lang in LANGUAGES)

    play(GAME, bots, f"harvest/{seats}", rules, spoken, compare_every=10, until=lambda s: s.turn > 1)


def test_a_small_harvest_is_told_truly_and_of_a_big_one_sometimes_less() -> None:
    small = harvest(*PLAIN, director="emperor", harvests=[5])
    assert {choice(small, "emperor", seed) for seed in range(20)} == {"announce 5"}
    big = harvest(*PLAIN, director="emperor", harvests=[25])
    said = {choice(big, "emperor", seed) for seed in range(20)}
    assert "announce 25" in said
    assert said - {"announce 25"} == {"announce 12", "announce 15"}


def test_an_honest_director_gives_everything_out() -> None:
    table = harvest(*FOUR, director="emperor", harvests=[10]).play("emperor announce 10")
    given = []
    while table.questions == ["emperor GiveShare"]:
        given.append(choice(table, "emperor"))
        table.play(f"emperor {given[-1]}")
    assert sum(int(share.split()[1]) for share in given) == 10


def test_a_liar_feeds_enough_voters_to_stay() -> None:
    table = harvest(*FOUR, director="emperor", harvests=[15]).play("emperor announce 12")
    while table.questions == ["emperor GiveShare"]:
        table.play(f"emperor {choice(table, 'emperor')}")
    for faction in ("harkonnen", "bene_gesserit", "fremen"):
        table.play(f"{faction} {choice(table, faction)}")
    assert director(table) == "emperor"


def test_it_votes_against_a_crumb_and_for_a_good_share() -> None:
    table = report(
        harvest(*FOUR, director="emperor", harvests=[12]), "emperor", 12, bene_gesserit=6, fremen=5, harkonnen=1
    )
    assert choice(table, "bene_gesserit") == "vote_for"
    assert choice(table, "harkonnen") == "vote_against"


def test_a_lie_that_the_atreides_have_seen_is_voted_down() -> None:
    table = harvest("atreides", "emperor", "fremen", director="emperor", harvests=[12])
    report(table, "emperor", 12, atreides=2, fremen=4).play("atreides look fremen")
    assert choice(table, "atreides") == "vote_against"
    table = harvest("atreides", "emperor", "fremen", director="emperor", harvests=[12])
    report(table, "emperor", 12, atreides=7, fremen=4).play("atreides look fremen")
    assert choice(table, "atreides") == "vote_for"  # seven are certain, and the Fremen may well be content


def test_with_two_players_a_share_below_the_report_is_a_proof() -> None:
    table = report(harvest("harkonnen", "emperor", director="emperor", harvests=[12]), "emperor", 12, harkonnen=10)
    assert choice(table, "harkonnen") == "vote_against"
    votes(table, harkonnen="against")
    assert director(table) == "harkonnen"


def test_it_pays_for_a_card_that_it_needs_and_not_for_one_that_it_has() -> None:
    for held, wanted in ((["garrison_10"], True), (["carthag", "garrison_1"], False)):
        table = harvest(
            *("atreides", "emperor", "fremen"),
            year=3,
            step="influence",
            director="fremen",
            access=["carthag"],
            players={"atreides": {"access": held}},
        ).play("atreides yes")
        assert (choice(table, "atreides") != "pass") == wanted


def test_who_lacks_a_stronghold_offers_a_garrison_for_one() -> None:
    cards = {
        "emperor": {"access": ["garrison_8", "garrison_5"]},
        "harkonnen": {"access": ["carthag", "arrakeen", "garrison_1"]},
    }
    table = harvest(*PLAIN, step="trading", director="harkonnen", players=cards)
    while not table.questions[0].startswith("bene_gesserit"):
        faction = table.questions[0].split()[0]
        table.play(f"{faction} {choice(table, faction)}")
    assert table.s.harvest is not None
    seen = GAME.look(table.s)["harvest"]["hands"]
    for hand in seen[:2]:
        assert len([name for name in hand if name in ("carthag", "arrakeen")]) == 1  # one each now
        assert {"garrison_5", "garrison_8"} & set(hand)


def test_garrisons_hold_the_best_strongholds() -> None:
    cards = {
        "emperor": {"access": ["arrakeen", "habbanya_sietch", "carthag", "garrison_7", "garrison_5", "garrison_1"]}
    }
    table = harvest("emperor", "harkonnen", step="placement", director="emperor", players=cards).play("harkonnen done")
    while "emperor LayGarrisons" in table.questions:
        table.play(f"emperor {choice(table, 'emperor')}")
    assert {*table.emperor["forces"]} == {"arrakeen", "carthag"}
    assert sorted(tokens for tokens, _ in table.emperor["forces"].values()) == [6, 7]


def trade(offered: list[str], held: list[str], *words: str) -> str:
    """What somebody with some cards answers to an offer of the Emperor."""
    cards = {"emperor": {"access": offered}, "harkonnen": {"access": held}}
    table = harvest(*PLAIN, step="trading", director="harkonnen", players=cards).play("emperor deal harkonnen")
    table.play(*[f"emperor {word}" for word in words])
    return choice(table, "harkonnen")


def test_what_is_given_is_taken_whatever_spice_it_costs_since_spice_is_lost_anyway() -> None:
    assert trade(["garrison_3"], ["carthag"], "hand_over garrison_3", "want_spice 9", "hide") == "yes"
    assert trade(["garrison_3"], ["carthag"], "want_cards 1", "hide") == "no"


def test_a_card_is_sold_only_where_it_is_of_no_use() -> None:
    assert trade([], ["carthag", "garrison_5"], "give_spice 10", "want_cards 1", "hide") == "no"
    assert trade([], ["carthag"], "give_spice 10", "want_cards 1", "hide") == "hand_over carthag"
    spare = ["carthag", "carthag", "garrison_5"]
    assert trade([], spare, "give_spice 10", "want_cards 1", "hide") == "hand_over carthag"


def test_a_swap_is_made_where_it_helps_and_of_the_kind_that_the_other_lacks() -> None:
    words = ("hand_over garrison_5", "want_cards 1", "show")
    assert trade(["garrison_5", "garrison_7"], ["carthag", "arrakeen"], *words).startswith("hand_over")
    assert trade(["garrison_1"], ["carthag", "garrison_10"], "hand_over garrison_1", "want_cards 1", "show") == "no"


def test_a_vote_weighs_a_certain_share_against_the_rest_of_a_lie() -> None:
    """A single voter decides alone: a share that leaves much to be found out is voted down, a whole one is not."""
    two = harvest("harkonnen", "emperor", director="emperor", harvests=[15])
    desk = two.s.harvest
    assert desk is not None
    for _ in range(2):
        desk.harvests.remove(10)
        desk.reported.append(10)
    assert choice(report(two, "emperor", 10, harkonnen=10), "harkonnen") == "vote_against"  # no such card is left
    two = harvest("harkonnen", "emperor", director="emperor", harvests=[15])
    assert choice(report(two, "emperor", 15, harkonnen=15), "harkonnen") == "vote_for"
