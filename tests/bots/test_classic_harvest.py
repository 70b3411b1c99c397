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
    report(table, "emperor", 12, atreides=6, fremen=4).play("atreides look fremen")
    assert choice(table, "atreides") == "vote_against"


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
    assert seen[0] in (["arrakeen", "garrison_1", "garrison_8"], ["carthag", "garrison_1", "garrison_8"])
    assert "garrison_5" in seen[1]


def test_garrisons_hold_the_best_strongholds() -> None:
    cards = {
        "emperor": {"access": ["arrakeen", "habbanya_sietch", "carthag", "garrison_7", "garrison_5", "garrison_1"]}
    }
    table = harvest("emperor", "harkonnen", step="placement", director="emperor", players=cards).play("harkonnen done")
    while "emperor LayGarrisons" in table.questions:
        table.play(f"emperor {choice(table, 'emperor')}")
    assert table.emperor["forces"] == {"arrakeen": [7, 0], "carthag": [6, 0]}
