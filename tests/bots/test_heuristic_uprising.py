"""The heuristic bot plays Uprising legally, alike from the same seed, without peeking, and well."""

import pytest

from sietch.bots import make_bot
from sietch.imperium.game import UPRISING
from support.bots import (
    check_every_choice_is_explained,
    check_every_language_gives_the_reasons,
    check_hidden_things_change_no_choice,
    check_plays_a_combat_card_where_it_wins,
    check_takes_the_second_influence,
    check_the_same_seed_plays_the_same_game,
    chosen,
    heuristics,
    play,
    wins_among_random,
)
from support.imperium import uprising
from support.rulesets import other_rulings

CHOAM = {"choam": True}
MIXED = {"choam": True, "base_cards": True, "base_conflicts": True}


def heuristic(seed=0):
    return make_bot("heuristic", seed, "uprising")


# -- whole games -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("ruleset", [{}, CHOAM, MIXED], ids=["plain", "choam", "mixed"])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_it_plays_legally_to_the_end_and_explains_every_choice(seats, ruleset):
    for seed in range(2):
        check_every_choice_is_explained(UPRISING, seats, f"legal {seed}", {"leaders": "choose", **ruleset})


def test_it_copes_with_every_ruling_that_can_go_another_way():
    of_some_games = ("streamlined_rivals", "dice_churn")
    switches = {name: value for name, value in other_rulings(UPRISING).items() if name not in of_some_games}
    play(UPRISING, heuristics(UPRISING, 1), "switched", {**switches, "dice_churn": True})
    play(UPRISING, heuristics(UPRISING, 2), "switched", {**switches, "streamlined_rivals": True})
    of_rivals = ("brutal_escalation", "expert_deployment", "smart_politics")
    switches = {name: value for name, value in switches.items() if name not in of_rivals}
    play(UPRISING, heuristics(UPRISING, 4), "switched", switches)


def test_it_plays_every_leader():
    leaders = [
        "feyd_rautha_harkonnen",
        "gurney_halleck",
        "lady_amber_metulli",
        "lady_jessica",
        "lady_margot_fenring",
        "muad_dib",
        "princess_irulan",
        "shaddam_corrino_iv",
        "staban_tuek",
    ]
    for first in range(0, len(leaders), 3):
        named = leaders[first : first + 3]
        for game in range(2):
            play(UPRISING, heuristics(UPRISING, 3), f"leaders {game}", {"leaders": named, "choam": True})


def test_the_same_seed_plays_the_same_game():
    check_the_same_seed_plays_the_same_game(UPRISING, 4, CHOAM)


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_what_it_cannot_know_does_not_change_its_choice(seats):
    for seed in range(2):
        check_hidden_things_change_no_choice(UPRISING, seats, f"hidden {seed}", CHOAM)


@pytest.mark.parametrize("ruleset", [{}, CHOAM, MIXED], ids=["plain", "choam", "mixed"])
def test_it_beats_three_random_players(ruleset):
    assert wins_among_random(UPRISING, 4, games=12, ruleset=ruleset) >= 11


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_whole_games_are_explained_without_a_word_of_english(seats):
    check_every_language_gives_the_reasons(UPRISING, seats, "languages", {"leaders": "choose", "choam": True})


# -- positions -------------------------------------------------------------------------------------------------------


def test_it_takes_the_second_influence_that_is_a_victory_point():
    check_takes_the_second_influence(uprising, "skirmish_desert_mouse")


def test_it_buys_a_victory_point_late_in_the_game():
    table = uprising(
        seats=4,
        round=9,
        a={
            "hand": ["convincing_argument", "convincing_argument", "prepare_the_way", "diplomacy"],
            "council": True,
            "agents_at": ["arrakeen", "secrets"],
        },
        b={"vp": 9},
    )
    table.do("a reveal")
    bot = heuristic()
    assert chosen(table, bot=bot) == "buy the_spice_must_flow"
    assert "The Spice Must Flow" in bot.explain()


def test_it_turns_spice_into_a_victory_point():
    table = uprising(
        seats=4,
        a={"hand": ["smugglers_haven", "convincing_argument"], "spice": 4, "agents_at": ["arrakeen"], "garrison": 0},
    )
    table.do("a play smugglers_haven", "a to deliver_supplies")
    assert chosen(table) in ("pay", "resolve smugglers_haven.agent")


def test_it_takes_the_third_agent_when_it_can_pay_for_it():
    for rival, solari in ((False, 8), (True, 6)):
        table = uprising(
            seats=4,
            round=2,
            a={"hand": ["dagger", "reconnaissance", "diplomacy", "signet_ring"], "solari": solari},
            b={"swordmaster": rival},
        )
        table.do("a play dagger")
        assert chosen(table) == "to swordmaster"


def test_it_fights_for_the_pair_of_battle_icons():
    def troops(objective):
        table = uprising(
            seats=3,
            conflict="skirmish_desert_mouse",
            a={
                "hand": ["reconnaissance"],
                "agents_at": ["secrets"],
                "garrison": 3,
                "objective": objective,
            },
            b={"conflict": 2, "revealed": 1, "garrison": 0},
            c={"revealed": 2},
        )
        table.do("a play reconnaissance", "a to arrakeen")
        bot = heuristic()
        return int(chosen(table, bot=bot).removeprefix("deploy ")), bot.explain()

    many, why = troops("obj_desert_mouse_first")
    few, why_not = troops("obj_crysknife")
    assert many == 3
    assert few < many
    assert "a pair of battle icons" in why
    assert "a pair of battle icons" not in why_not


def test_it_calls_sandworms_to_double_a_great_reward_and_takes_spice_from_a_lost_conflict():
    def answer(rival):
        table = uprising(
            seats=3,
            round=7,
            conflict="propaganda",
            a={
                "hand": ["dune_desert_planet"],
                "agents_at": ["secrets"],
                "hooks": True,
                "water": 1,
                "garrison": 2,
                "conflict": 1,
            },
            b={"conflict": rival, "swords": rival, "revealed": 1, "garrison": 0},
            c={"conflict": rival, "swords": rival, "revealed": 2, "garrison": 0},
        )
        table.do("a play dune_desert_planet", "a to hagga_basin")
        return chosen(table)

    assert answer(1) == "summon"
    assert answer(9) == "take_spice"


def test_it_takes_maker_hooks_when_the_fremen_let_it_in():
    table = uprising(
        seats=3,
        a={"hand": ["reconnaissance"], "influence": {"fremen": 2}, "agents_at": ["secrets"], "garrison": 0},
    )
    bot = heuristic()
    assert chosen(table, bot=bot) == "play reconnaissance"
    table.do("a play reconnaissance")
    assert chosen(table, bot=bot) == "to sietch_tabr"
    assert "Maker Hooks" in bot.explain()
    table.do("a to sietch_tabr")
    assert chosen(table, bot=bot) == "choose 1"


def test_a_spy_clears_the_way_to_a_victory_point():
    table = uprising(
        seats=3,
        a={"hand": ["diplomacy"], "spies": ["post_bene_gesserit"], "influence": {"bene_gesserit": 1}, "garrison": 0},
        b={"agents_at": ["secrets"], "conflict": 8, "garrison": 0},
        c={"agents_at": ["dutiful_service", "deliver_supplies"]},
    )
    table.do("a play diplomacy")
    bot = heuristic()
    assert chosen(table, bot=bot) == "to secrets"
    assert "a Spy has to come home" in bot.explain()


def test_a_spy_comes_home_for_a_card_that_asks_for_it():
    table = uprising(
        seats=3,
        a={"hand": ["public_spectacle"], "spies": ["post_choam"], "influence": {"fremen": 1}, "garrison": 0},
    )
    table.do("a play public_spectacle", "a to accept_contract")
    assert chosen(table) == "recall_spy post_choam"


def test_it_prefers_the_contract_that_it_can_complete():
    table = uprising(
        seats=3,
        rules=CHOAM,
        contracts=["heighliner_troops", "espionage"],
        a={"hand": ["dune_desert_planet"], "agents_at": ["arrakeen"]},
    )
    table.do("a play dune_desert_planet", "a to accept_contract")
    assert chosen(table) == "contract espionage"


def test_it_keeps_a_combat_card_that_changes_nothing_and_plays_one_that_does():
    check_plays_a_combat_card_where_it_wins(uprising, "contingency_plan")


def test_it_pays_for_the_swords_that_win_and_not_for_others():
    def answer(rival):
        table = uprising(
            seats=3,
            conflict="siege_of_arrakeen",
            phase="combat",
            a={"conflict": 3, "intrigue": ["find_weakness"], "spies": ["post_emperor"]},
            b={"conflict": rival},
        )
        table.do("a intrigue find_weakness")
        return chosen(table)

    assert answer(5) == "pay"
    assert answer(2) == "skip"


def test_it_plays_every_endgame_card():
    table = uprising(
        seats=4,
        phase="endgame",
        a={"intrigue": ["crysknife"], "won": ["skirmish_crysknife"], "objective": "obj_desert_mouse_4_6"},
    )
    assert chosen(table) == "intrigue crysknife"
