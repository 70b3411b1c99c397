"""Principal characters in battle, and what their death means. [FR-XIX.A.2.c, FR-XIX.C.12]"""

from __future__ import annotations

from typing import Any

import pytest

from sietch.classic.deals import NO_BID
from sietch.classic.game import GAME
from sietch.classic.sheets import LEADER_IDS, ORDINARY
from sietch.kernel.contract import random_move
from sietch.kernel.rng import rng_from_seed
from support.classic import Table, bare, new_game
from support.classic_battle import battle, calls, plan
from support.classic_duel import DUEL, arena
from support.rules import rule

FOUR = ("atreides", "harkonnen", "emperor", "guild")


# -- principal characters -----------------------------------------------------------------------------------------


@rule("classic-FR-XIX.A.2.c")
def test_a_principal_character_leads_battles_but_is_nobodys_traitor() -> None:
    for seed in range(5):
        table = new_game(*FOUR, rules=DUEL, seed=seed).pass_until("ChooseTraitor")
        drawn = [leader for p in table.s.players for leader in p.drawn]
        assert all(leader < ORDINARY for leader in drawn)
    table = fought("leader paul_atreides", 1, "leader feyd_rautha", 3)
    assert table.harkonnen["forces"].get("carthag") is None  # 10 and 1 against 6 and 3
    assert "CallTraitors" not in table.questions[0]


def fought(leader: str, dial: int, other: str, other_dial: int, **position: Any) -> Table:
    said = {
        "atreides": {"forces": {"carthag": 5}, **position.pop("atreides", {})},
        "harkonnen": {"forces": {"carthag": 5}, **position.pop("harkonnen", {})},
    }
    rules = {**DUEL, **position.pop("rules", {})}
    table = battle("carthag", "atreides", "harkonnen", "emperor", rules=rules, **said, **position).pass_until("Plans")
    plan(table, "atreides", leader, dial)
    plan(table, "harkonnen", other, other_dial)
    return calls(table)


@rule("classic-IT-XVIII.D")
def test_with_eight_the_principal_character_is_weaker_in_battle_too() -> None:
    # Eight and one against six and four: the Harkonnen win by a point where ten and one would have won.
    table = fought("leader paul_atreides", 1, "leader feyd_rautha", 4, rules={"principal_strength": "8"})
    assert "carthag" in table.harkonnen["forces"]
    table = fought("leader paul_atreides", 1, "leader feyd_rautha", 4)
    assert "carthag" not in table.harkonnen["forces"]


@rule("classic-OQ38")
def test_five_dead_leaders_come_back_although_the_principal_character_lives() -> None:
    dead = dict.fromkeys(LEADER_IDS[:5], "dead")
    table = bare(
        *("atreides", "harkonnen"),
        rules=DUEL,
        phase="movement",
        atreides={"leaders": dead, "spice": 10, "forces": {}},
    ).pass_until("ReviveLeader")
    assert table.questions == ["atreides ReviveLeader"]
    assert "leader duncan_idaho" in table.options("atreides")
    assert not table.may("atreides leader paul_atreides")


# -- out of the game ----------------------------------------------------------------------------------------------


def killed(*others: str, **position: Any) -> Table:
    """Paul falls to Rabban in the arena."""
    return arena(
        *others,
        harkonnen=("beast_rabban", "outer_1"),
        atreides=("paul_atreides", "middle_1", 0, 3),
        hands={"harkonnen": ["attack_inward"], "atreides": ["parry_left"]},
        position=position,
    ).play("harkonnen duel_card attack_inward", "atreides pass")


@rule("classic-FR-XIX.C.12")
def test_tokens_vanish_spice_goes_to_the_bank_and_cards_to_their_piles() -> None:
    table = killed("emperor", atreides={"spice": 7, "hand": ["shield"], "forces": {"arrakeen": 4}, "tanks": 3})
    assert table.duel["out"] == ["atreides"]
    assert table.atreides["forces"] == {}
    assert (table.atreides["tanks"], table.atreides["reserve"], table.atreides["spice"]) == ([0, 0], [0, 0], 0)
    assert table.atreides["hand"] == []
    assert table.discard == ["shield"]
    assert "parry_left" in table.duel["discard"]
    assert set(table.atreides["leaders"].values()) == {"gone"}
    assert table.s.stack


@rule("classic-FR-XIX.C.12")
def test_in_a_battle_too_and_the_winner_may_be_the_one_who_is_out() -> None:
    table = battle(
        *("carthag", "atreides", "harkonnen", "emperor"),
        rules=DUEL,
        atreides={"forces": {"carthag": 5}},
        harkonnen={"forces": {"carthag": 5}, "hand": ["crysknife"], "spice": 0},
    ).pass_until("Plans")
    plan(table, "atreides", "leader paul_atreides", 5)
    plan(table, "harkonnen", "leader umman_kudu", 2, weapon="crysknife")
    calls(table)
    table.pass_until("Bidding", "DialStorm", "ChooseBattle")
    assert table.duel["out"] == ["atreides"]
    assert table.atreides["forces"] == {}
    assert table.s.fight is None


@rule("classic-FR-XIX.C.12")
def test_a_poisoned_principal_character_breaks_the_battle_off() -> None:
    dead = dict.fromkeys(LEADER_IDS[:5], "dead")
    table = battle(
        *("carthag", "atreides", "harkonnen", "emperor"),
        rules={**DUEL, "treachery_deck": "43"},
        atreides={"forces": {"carthag": 5}, "leaders": dead},
        harkonnen={"forces": {"carthag": 5}, "hand": ["residual_poison"]},
    ).pass_until("PoisonWindow")
    table.play("harkonnen play residual_poison")
    assert table.duel["out"] == ["atreides"]
    assert table.s.fight is None
    assert table.harkonnen["forces"] == {"carthag": [5, 0]}


@rule("classic-FR-XIX.C.12", "classic-SH-HARKONNEN.4")
def test_prisoners_of_the_harkonnen_go_home_when_they_are_out() -> None:
    table = arena(
        "emperor",
        atreides=("lady_jessica", "outer_1"),
        harkonnen=("baron_harkonnen", "middle_1", 0, 3),
        hands={"atreides": ["attack_inward"]},
        rules={"additional_advantages": True},
        position={"emperor": {"leaders": {"caid": "captive"}}},
    )
    assert table.emperor["leaders"]["caid"] == "captive"
    table.play("atreides duel_card attack_inward")
    assert table.duel["out"] == ["harkonnen"]
    assert table.emperor["leaders"]["caid"] == "home"


@rule("classic-FR-XIX.C.12", "classic-FR-XIII.C")
def test_nobody_is_bound_to_who_is_out() -> None:
    table = arena(
        *("emperor", "guild"),
        harkonnen=("beast_rabban", "outer_1"),
        atreides=("paul_atreides", "middle_1", 0, 3),
        hands={"harkonnen": ["attack_inward"]},
    )
    emperor, guild, atreides = (table.seat(name) for name in ("emperor", "guild", "atreides"))
    table.s.promises = [(emperor, atreides, NO_BID, 0), (atreides, emperor, NO_BID, 0), (guild, emperor, NO_BID, 0)]
    table.play("harkonnen duel_card attack_inward")
    assert table.s.promises == [(guild, emperor, NO_BID, 0)]


@rule("classic-FR-XIX.C.12", "classic-OQ39")
def test_the_last_one_left_has_won() -> None:
    table = killed()
    assert table.winners == ["harkonnen"]
    outcome = GAME.outcome(table.s)
    assert outcome is not None
    assert outcome.reason == "last_standing"


@rule("classic-OQ39")
def test_where_the_last_fall_together_nobody_outlives_the_others() -> None:
    table = arena(
        harkonnen=("baron_harkonnen", "outer_1"),
        atreides=("paul_atreides", "middle_1"),
        hands={"harkonnen": ["attack_inward"], "atreides": ["parry_outside"]},
    ).play("harkonnen duel_card attack_inward", "atreides duel_card parry_outside")
    assert sorted(table.winners) == ["atreides", "harkonnen"]


@rule("classic-OQ39")
def test_the_alliance_shrinks() -> None:
    table = killed(
        *("emperor", "guild"),
        atreides={"allies": ["emperor", "guild"]},
        emperor={"allies": ["guild"]},
    )
    assert table.emperor["allies"] == ["guild"]
    assert table.guild["allies"] == ["emperor"]


@rule("classic-OQ39")
def test_the_bene_gesserit_who_are_out_lose_their_prediction() -> None:
    table = arena(
        "emperor",
        harkonnen=("beast_rabban", "outer_1"),
        bene_gesserit=("gaius_helen_mohiam", "middle_1", 0, 3),
        hands={"harkonnen": ["attack_inward"]},
        position={"bene_gesserit": {"prediction": {"faction": "harkonnen", "turn": 2}}},
    ).play("harkonnen duel_card attack_inward")
    assert table.duel["out"] == ["bene_gesserit"]
    table.s.players[table.seat("harkonnen")].forces = {}
    assert table.bene_gesserit["prediction"] is None


@rule("classic-OQ39")
def test_the_bene_gesserit_cannot_win_on_a_faction_that_is_out() -> None:
    table = bare(
        *("bene_gesserit", "atreides", "emperor"),
        rules=DUEL,
        phase="end",
        turn=3,
        duel={"out": ["atreides"]},
        bene_gesserit={"prediction": {"faction": "atreides", "turn": 3}},
        emperor={"forces": {"arrakeen": 1, "carthag": 1, "tueks_sietch": 1}},
    )
    assert table.winners == ["emperor"]


@rule("classic-FR-XIX.C.12")
@pytest.mark.parametrize("seats", [3, 4, 6])
def test_who_is_out_is_never_asked_anything_again(seats: int) -> None:
    """Whole games in which the first faction goes out at the start of the second turn."""
    factions = ["bene_gesserit", "guild", "fremen", "emperor", "harkonnen", "atreides"]
    for first in range(0, 6, 2):
        named = (factions[first:] + factions[:first])[:seats]
        rules = {**DUEL, "additional_advantages": True, "advanced": True, "weather": True, "special_karama": True}
        table = bare(*named, rules=rules, turn=2, phase="storm", duel={"out": [named[0]]})
        rng = rng_from_seed(f"out/{seats}/{first}")
        s = table.s
        while s.stack and s.turn < 6:
            assert 0 not in GAME.waiting(s)
            assert GAME.options(s, 0) == []
            GAME.apply(s, *random_move(GAME, s, rng))
            assert GAME.violations(s) == []


@rule("classic-FR-XIX.C.12")
def test_nobody_can_turn_to_who_is_out() -> None:
    table = bare(
        *("emperor", "guild", "atreides"),
        rules={**DUEL, "treachery_deck": "43"},
        phase="bidding",
        turn=2,
        duel={"out": ["guild"]},
        emperor={"hand": ["truthtrance", "cone_of_silence"]},
    ).pass_until("Bidding")
    options = [option for faction in ("emperor", "atreides") for option in table.options(faction)]
    assert "truthtrance atreides" in options
    assert "threaten atreides" in options
    assert [option for option in options if "guild" in option] == []


@rule("classic-FR-XIX.C.12")
def test_the_storm_wheel_passes_to_somebody_who_plays() -> None:
    dialers: dict[str, Any] = {"dialers": ["guild", "atreides"], "duel": {"out": ["guild"]}}
    table = bare("emperor", "guild", "atreides", rules=DUEL, phase="storm", turn=2, **dialers)
    assert sorted(table.questions) == ["atreides DialStorm", "emperor DialStorm"]
