"""Setting up the game. [FR-III]"""

from collections import Counter
from typing import Any

import pytest

from sietch.classic.atlas import LOCATION_IDS
from sietch.classic.cards import CARD_IDS, deck_of, spice_deck
from sietch.classic.game import GAME
from sietch.classic.sheets import LEADER_IDS, faction_of
from sietch.classic.terms import FACTION_IDS, PRINTED
from support.classic import Table, bare, new_game
from support.rules import rule

SIX = ("atreides", "harkonnen", "emperor", "guild", "fremen", "bene_gesserit")
ADVANTAGES = {"additional_advantages": True}


def after_setup(*factions: str, rules: dict[str, Any] | None = None, seed: int = 0) -> Table:
    """A fresh game at the first storm, every question of the setup answered in the plainest way."""
    return new_game(*factions, rules=rules, seed=seed).pass_until("DialStorm")


# -- decks -------------------------------------------------------------------------------------------------------


@rule("classic-FR-II.B")
def test_stars_on_tokens_mean_nothing_in_the_basic_game():
    basic = after_setup(*SIX)
    assert basic.emperor["reserve"] == [20, 0]
    assert basic.fremen["reserve"] == [10, 0]
    starred = after_setup(*SIX, rules=ADVANTAGES)
    assert starred.emperor["reserve"] == [15, 5]
    assert sum(starred.fremen["reserve"]) == 10


@rule("classic-FR-II.D.2")
@pytest.mark.parametrize(
    ("deck", "size", "added"),
    [
        ("33", 33, set()),
        ("38_duel", 38, {"kull_wahad", "cone_of_silence", "residual_poison"}),
        ("38_harvest", 38, {"hunter_seeker", "ya_ya_yawm", "thumper", "harvester"}),
        (
            "43",
            43,
            {
                "kull_wahad",
                "cone_of_silence",
                "residual_poison",
                "hunter_seeker",
                "ya_ya_yawm",
                "thumper",
                "harvester",
            },
        ),
    ],
)
def test_treachery_decks(deck, size, added):
    cards = Counter([CARD_IDS[card] for card in deck_of(deck)])
    assert cards.total() == size
    assert set(cards) - {CARD_IDS[card] for card in deck_of("33")} == added
    assert (cards["truthtrance"], cards["karama"], cards["cheap_hero"]) == (2, 2, 2)
    duel, harvest = deck in ("38_duel", "43"), deck in ("38_harvest", "43")
    assert (cards["ellaca_drug"], cards["snooper"], cards["shield"]) == (1 + duel, 4 + duel, 4 + harvest)


@rule("classic-FR-II.D.2")
def test_the_french_box_holds_43_treachery_cards():
    table = new_game("atreides", "harkonnen", rules={"preset": "fr1992"})
    assert table.treachery_deck == 43
    assert new_game("atreides", "harkonnen", rules={"preset": "italian"}).treachery_deck == 33


@rule("classic-FR-III.C")
def test_both_decks_are_shuffled():
    games = [after_setup("atreides", "harkonnen", seed=seed) for seed in range(6)]
    assert len({tuple(game.deck) for game in games}) == 6
    assert len({tuple(game.spice_deck) for game in games}) == 6
    for game in games:
        assert sorted(game.s.spice_deck) == sorted(spice_deck())


@rule("classic-FR-III.C")
def test_an_empty_treachery_deck_is_made_anew_from_the_discards():
    everything = [CARD_IDS[card] for card in deck_of("33")]
    table = bare("atreides", "harkonnen", phase="bidding", turn=2, discard=everything)
    assert table.discard == []
    assert len(table.deck) == 31
    assert table.auction["left"] == 2


# -- who plays whom ----------------------------------------------------------------------------------------------


@rule("classic-FR-III.E")
def test_factions_are_drawn_by_lot():
    lots = set()
    for seed in range(40):
        s = GAME.new(None, 3, seed)
        factions = tuple(FACTION_IDS[p.faction] for p in s.players)
        assert len(set(factions)) == 3
        lots.add(factions)
    assert len(lots) > 20
    assert {faction for lot in lots for faction in lot} == set(FACTION_IDS[:PRINTED])


@rule("classic-FR-III.E")
def test_factions_can_be_chosen_one_after_the_other():
    s = GAME.new({"factions": "choose"}, 3, 0)
    for seat, faction in enumerate(["guild", "fremen", "atreides"]):
        assert GAME.waiting(s) == (seat,)
        taken = ["guild", "fremen", "atreides"][:seat]
        menu = [GAME.actions.notation(action) for action in GAME.options(s, seat)]
        assert menu == [f"take {name}" for name in FACTION_IDS[:PRINTED] if name not in taken]
        GAME.apply(s, seat, GAME.actions.parse(f"take {faction}"))
    assert [FACTION_IDS[p.faction] for p in s.players] == ["guild", "fremen", "atreides"]


@rule("classic-FR-III.E")
def test_a_power_of_the_shield_overrides_a_general_rule():
    hand = ["shield", "shield", "snooper", "snooper"]
    table = bare("atreides", "harkonnen", phase="bidding", turn=2, harkonnen={"hand": hand})
    assert table.auction["left"] == 2  # four cards are the limit of everybody else


@rule("classic-FR-III.E.1")
@pytest.mark.parametrize(
    ("seats", "dots"),
    [
        (2, [1, 10]),
        (3, [1, 7, 13]),
        (4, [1, 4, 10, 13]),
        (5, [1, 4, 7, 10, 13]),
        (6, [1, 4, 7, 10, 13, 16]),
    ],
)
def test_everybody_sits_at_a_dot(seats, dots):
    table = new_game(*SIX[:seats])
    assert [p.dot for p in table.s.players] == dots


# -- secrets of the start ----------------------------------------------------------------------------------------


@rule("classic-SH-BENE_GESSERIT.1")
def test_the_prediction_is_written_down_before_anything_else_is_known():
    table = new_game("atreides", "fremen", "bene_gesserit")
    assert table.questions == ["bene_gesserit Predict"]
    assert all(p.drawn == [] for p in table.s.players)
    assert table.options("bene_gesserit") == ["predict atreides", "predict fremen"]
    table.play("bene_gesserit predict fremen")
    assert table.options("bene_gesserit") == [f"in_turn {turn}" for turn in range(1, 16)]
    table.play("bene_gesserit in_turn 6")
    assert table.bene_gesserit["prediction"] == {"faction": "fremen", "turn": 6}
    told = table.heard("prediction")[0]
    assert (told.facts, list(told.secrets)) == ({}, [2])
    assert table.view("bene_gesserit")["players"][2]["prediction"] == {"faction": "fremen", "turn": 6}
    assert table.view("fremen")["players"][2]["prediction"] is None
    assert table.view(None)["players"][2]["prediction"] is None


@rule("classic-FR-III.E.2")
def test_everybody_draws_four_leaders_of_the_factions_in_play():
    for seed in range(20):
        table = new_game("atreides", "emperor", "guild", seed=seed)
        drawn = [leader for p in table.s.players for leader in p.drawn]
        assert len(drawn) == len(set(drawn)) == 12
        assert {FACTION_IDS[faction_of(leader)] for leader in drawn} <= {"atreides", "emperor", "guild"}


@rule("classic-FR-III.E.2")
def test_one_opposing_leader_becomes_a_traitor():
    table = new_game("atreides", "emperor", "guild")
    assert table.questions == ["atreides ChooseTraitor", "emperor ChooseTraitor", "guild ChooseTraitor"]
    for name in ("atreides", "emperor", "guild"):
        drawn = table.question(name).about["drawn"]
        foreign = [leader for leader in drawn if FACTION_IDS[faction_of(LEADER_IDS.index(leader))] != name]
        assert table.options(name) == [f"traitor {leader}" for leader in foreign]
        choice = table.options(name)[0]
        table.play(f"{name} {choice}")
        if name != "guild":
            assert table.s.players[table.seat(name)].traitors == []  # nobody sees anything before all have chosen
    for name in ("atreides", "emperor", "guild"):
        assert len(table.s.players[table.seat(name)].traitors) == 1
        seen = table.view(name)["players"]
        for seat, player in enumerate(seen):
            assert (player["drawn"] is None) == (seat != table.seat(name))
            assert (player["traitors"] is None) == (seat != table.seat(name))


@rule("classic-FR-III.E.2")
def test_whoever_draws_only_leaders_of_their_own_has_no_traitor():
    for seed in range(400):
        table = new_game("atreides", "emperor", seed=seed)
        if all(faction_of(leader) == 0 for leader in table.s.players[0].drawn):
            break
    assert table.options("atreides") == ["pass"]
    table.pass_until("DialStorm")
    assert table.atreides["traitors"] == []
    assert len(table.emperor["traitors"]) == 1


@rule("classic-SH-HARKONNEN.1")
def test_every_opposing_leader_the_harkonnen_draw_is_in_their_pay():
    sizes = set()
    for seed in range(30):
        table = new_game("atreides", "harkonnen", seed=seed)
        assert table.questions == ["atreides ChooseTraitor"]
        p = table.s.players[1]
        assert p.traitors == [leader for leader in p.drawn if faction_of(leader) != 1]
        sizes.add(len(p.traitors))
    assert max(sizes) > 1


# -- what the shields say ----------------------------------------------------------------------------------------


@rule("classic-FR-III.E.4")
def test_everybody_takes_the_spice_of_their_shield():
    table = after_setup(*SIX)
    assert [p.spice for p in table.s.players] == [10, 10, 10, 5, 3, 5]
    assert [player["spice"] for player in table.view("guild")["players"]] == [None, None, None, 5, None, None]


@rule("classic-FR-III.E.5")
def test_tokens_stand_where_the_shields_say():
    table = after_setup(*SIX)
    assert table.atreides["forces"] == {"arrakeen": [10, 0]}
    assert table.harkonnen["forces"] == {"carthag": [10, 0]}
    assert table.emperor["forces"] == {}
    assert table.guild["forces"] == {"tueks_sietch": [5, 0]}
    assert table.bene_gesserit["forces"] == {"polar_sink": [1, 0]}
    assert [sum(getattr(table, name)["reserve"]) for name in SIX] == [10, 10, 20, 15, 10, 19]
    hidden = [player["reserve"] is None for player in table.view("guild")["players"]]
    assert hidden == [True, True, True, False, True, True]


@rule("classic-FR-III.E.6", "classic-SH-HARKONNEN.3")
def test_everybody_draws_one_treachery_card_and_the_harkonnen_two():
    table = after_setup(*SIX)
    assert [len(p.hand) for p in table.s.players] == [1, 2, 1, 1, 1, 1]
    assert len(table.deck) == 33 - 7
    hidden = [player["hand"] is None for player in table.view("emperor")["players"]]
    assert hidden == [True, True, False, True, True, True]


@rule("classic-SH-FREMEN.START")
def test_ten_fremen_are_split_over_three_territories():
    table = new_game("atreides", "fremen").pass_until("PlaceFremen")
    assert sorted(table.options("fremen")) == [
        "at false_wall_south@3",
        "at false_wall_south@4",
        "at false_wall_west@15",
        "at false_wall_west@16",
        "at false_wall_west@17",
        "at sietch_tabr",
    ]
    table.play("fremen at sietch_tabr")
    assert table.options("fremen") == [f"count {n}" for n in range(1, 11)]
    table.play("fremen count 6", "fremen at false_wall_west@16")
    assert table.options("fremen") == [f"count {n}" for n in range(1, 5)]
    table.play("fremen count 3", "fremen at false_wall_south@3", "fremen count 1")
    assert table.fremen["forces"] == {
        "false_wall_south@3": [1, 0],
        "false_wall_west@16": [3, 0],
        "sietch_tabr": [6, 0],
    }
    assert table.fremen["reserve"] == [10, 0]
    assert table.questions == ["atreides DialStorm", "fremen DialStorm"]


@rule("classic-SH-FREMEN.START")
def test_fedaykin_may_be_among_the_ten():
    table = new_game("atreides", "fremen", rules=ADVANTAGES).pass_until("PlaceFremen")
    table.play("fremen at sietch_tabr", "fremen count 4")
    assert table.options("fremen") == [f"elite {n}" for n in range(4)]
    table.play("fremen elite 2", "fremen at false_wall_west@15", "fremen count 4")
    assert table.fremen["forces"] == {"false_wall_west@15": [4, 0], "sietch_tabr": [4, 2]}
    assert table.fremen["reserve"] == [9, 1]


@rule("classic-FR-XV.B.1")
def test_with_their_advantages_the_bene_gesserit_send_one_token_anywhere_after_the_fremen():
    table = new_game("fremen", "bene_gesserit", rules=ADVANTAGES).pass_until("PlaceFremen", "PlaceAdvisor")
    assert table.questions == ["fremen PlaceFremen"]
    table.play("fremen at sietch_tabr", "fremen count 10")
    assert table.questions == ["bene_gesserit PlaceAdvisor"]
    assert table.options("bene_gesserit") == [f"at {place}" for place in LOCATION_IDS]
    table.play("bene_gesserit at sietch_tabr")
    assert table.bene_gesserit["forces"] == {"sietch_tabr": [1, 0]}
    assert table.bene_gesserit["reserve"] == [19, 0]
    assert table.coexisting == ["sietch_tabr"]
