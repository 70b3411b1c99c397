"""Who fights whom, and what a battle costs. [FR-X.A, FR-X.C]"""

from __future__ import annotations

from typing import Any

import pytest

from support.classic import Table
from support.classic_battle import bare, battle, calls, plan, strengths, winner
from support.rules import rule

EXTRA = {"additional_advantages": True}


def fought(
    one: tuple[str, float, str, str],
    other: tuple[str, float, str, str],
    hands: tuple[list[str], list[str]] = ([], []),
    **position: Any,
) -> Table:
    """Atreides attack Harkonnen in Carthag: leader, dial, weapon and defense of each; nobody calls a traitor."""
    said = {
        "atreides": {"hand": hands[0], "traitors": [], **position.pop("atreides", {})},
        "harkonnen": {"hand": hands[1], "traitors": [], **position.pop("harkonnen", {})},
    }
    table = battle("carthag", "atreides", "harkonnen", **said, **position).pass_until("Plans")
    plan(table, "atreides", one[0], one[1], weapon=one[2], defense=one[3])
    plan(table, "harkonnen", other[0], other[1], weapon=other[2], defense=other[3])
    return calls(table)


JESSICA = "leader lady_jessica"  # 5
YUEH = "leader dr_wellington_yueh"  # 1
FEYD = "leader feyd_rautha"  # 6
KUDU = "leader umman_kudu"  # 1


# -- which battles there are -------------------------------------------------------------------------------------


@rule("classic-FR-X.A.1")
def test_players_in_one_territory_fight() -> None:
    table = battle("carthag", "atreides", "harkonnen")
    assert table.battle["location"] == "carthag"
    assert (table.battle["aggressor"], table.battle["defender"]) == (0, 1)
    apart = bare("atreides", "harkonnen", phase="battle")
    assert apart.phase != "battle"


@rule("classic-FR-X.A.1", "classic-IT-XXV.B.1")
def test_tokens_in_several_sectors_fight_as_one() -> None:
    forces = {"plastic_basin@11": 2, "plastic_basin@13": 3}
    table = battle(
        *("plastic_basin@12", "atreides", "harkonnen"),
        atreides={"forces": forces},
        harkonnen={"forces": {"plastic_basin@12": 4}},
    ).pass_until("Plans")
    table.play(f"atreides {JESSICA}")
    assert table.options("atreides") == [f"dial {n}" for n in range(6)]
    table.play("atreides dial 5")
    plan(table, "harkonnen", KUDU, 1)
    calls(table)
    assert table.atreides["tanks"] == [5, 0]


@rule("classic-FR-X.A.2")
def test_a_storm_between_them_keeps_the_peace() -> None:
    forces = {"atreides": {"forces": {"plastic_basin@11": 2}}, "harkonnen": {"forces": {"plastic_basin@13": 2}}}
    apart = bare("atreides", "harkonnen", phase="battle", storm=12, **forces)
    assert apart.phase != "battle"
    assert apart.atreides["forces"] == {"plastic_basin@11": [2, 0]}
    meet = bare("atreides", "harkonnen", phase="battle", storm=10, **forces)
    assert meet.battle["defender"] == 1


@rule("classic-FR-X.A.2")
def test_there_is_no_battle_at_the_pole() -> None:
    forces = {name: {"forces": {"polar_sink": 3}} for name in ("atreides", "harkonnen")}
    table = bare("atreides", "harkonnen", phase="battle", **forces)
    assert table.phase != "battle"


@rule("classic-FR-X.A.2")
def test_battles_go_on_until_one_is_left() -> None:
    forces = {name: {"forces": {"red_chasm": 5}} for name in ("atreides", "harkonnen", "emperor")}
    table = bare("atreides", "harkonnen", "emperor", phase="battle", **forces)
    table.pass_until("DialStorm")
    standing = [name for name in ("atreides", "harkonnen", "emperor") if "red_chasm" in getattr(table, name)["forces"]]
    assert len(standing) <= 1
    assert len(table.heard("battle")) == 2


@rule("classic-FR-X.A.3")
def test_the_first_player_is_the_aggressor_in_the_order_of_his_choice() -> None:
    forces = {
        "atreides": {"forces": {"carthag": 2, "red_chasm": 2}},
        "harkonnen": {"forces": {"carthag": 2, "tueks_sietch": 2}},
        "emperor": {"forces": {"red_chasm": 2, "tueks_sietch": 2}},
    }
    table = bare("atreides", "harkonnen", "emperor", phase="battle", storm=1, **forces)
    # The storm stands at the dot of the Atreides: the Harkonnen come first.
    assert table.questions == ["harkonnen ChooseBattle"]
    assert table.options("harkonnen") == ["battle carthag", "battle tueks_sietch"]
    table.play("harkonnen battle tueks_sietch")
    table.pass_until("DialStorm")
    battles = [(event.facts["location"], table.faction(event.seat)) for event in table.heard("battle")]
    assert battles == [("tueks_sietch", "harkonnen"), ("carthag", "harkonnen"), ("red_chasm", "emperor")]


@rule("classic-FR-X.A.4")
def test_the_aggressor_picks_his_enemy_among_several() -> None:
    forces = {name: {"forces": {"red_chasm": 5}} for name in ("atreides", "harkonnen", "emperor")}
    table = bare("atreides", "harkonnen", "emperor", phase="battle", **forces)
    table.play("atreides battle red_chasm")
    assert table.options("atreides") == ["against harkonnen", "against emperor"]
    table.play("atreides against emperor")
    assert table.battle["defender"] == 2


@rule("classic-FR-XII.E.5")
def test_allies_do_not_fight() -> None:
    forces = {
        "atreides": {"forces": {"red_chasm": 5}, "allies": ["harkonnen"]},
        "harkonnen": {"forces": {"red_chasm": 5}},
    }
    table = bare("atreides", "harkonnen", "emperor", phase="battle", **forces)
    assert table.phase != "battle"
    assert table.atreides["forces"] == {"red_chasm": [5, 0]}


# -- who wins ----------------------------------------------------------------------------------------------------


@rule("classic-FR-X.C.1")
@pytest.mark.parametrize(
    ("one", "other", "won"),
    [((JESSICA, 2), (KUDU, 5), "atreides"), ((YUEH, 5), (FEYD, 1), "harkonnen"), ((YUEH, 5), (KUDU, 4), "atreides")],
)
def test_dial_and_leader_together_decide(one: tuple[str, float], other: tuple[str, float], won: str) -> None:
    table = fought((*one, "none", "none"), (*other, "none", "none"))
    assert winner(table) == won


@rule("classic-FR-X.C.2")
def test_a_tie_goes_to_the_aggressor() -> None:
    table = fought((JESSICA, 3, "none", "none"), (FEYD, 2, "none", "none"))
    assert strengths(table) == {"aggressor": 8, "defender": 8}
    assert winner(table) == "atreides"
    # With the storm past the dot of the Atreides the Harkonnen are the aggressor.
    other = fought((JESSICA, 3, "none", "none"), (FEYD, 2, "none", "none"), storm=5)
    assert strengths(other) == {"aggressor": 8, "defender": 8}
    assert winner(other) == "harkonnen"


WEAPONS = [
    *[(name, "shield") for name in ("crysknife", "maula_pistol", "slip_tip", "stunner", "hunter_seeker")],
    *[(name, "snooper") for name in ("chaumas", "chaumurky", "ellaca_drug", "gom_jabbar")],
]


@rule("classic-FR-X.C.3", "classic-CARD-WEAPON", "classic-CARD-DEFENSE")
@pytest.mark.parametrize(("weapon", "guard"), WEAPONS)
@pytest.mark.parametrize("defense", ["none", "shield", "snooper", "kulon"])
def test_every_weapon_kills_unless_its_own_defense_is_there(weapon: str, guard: str, defense: str) -> None:
    hand = [] if defense == "none" else [defense]
    table = fought(
        (YUEH, 2, weapon, "none"), (FEYD, 3, "none", defense), ([weapon], hand), rules={"treachery_deck": "43"}
    )
    saved = defense == guard
    assert table.harkonnen["leaders"]["feyd_rautha"] == ("home" if saved else "tanks")
    assert strengths(table) == {"aggressor": 3, "defender": 9 if saved else 3}
    assert winner(table) == ("harkonnen" if saved else "atreides")


@rule("classic-CARD-LASEGUN")
@pytest.mark.parametrize("defense", ["none", "snooper", "kulon"])
def test_nothing_helps_against_a_lasegun(defense: str) -> None:
    hand = [] if defense == "none" else [defense]
    table = fought((YUEH, 2, "lasegun", "none"), (FEYD, 3, "none", defense), (["lasegun"], hand))
    assert table.harkonnen["leaders"]["feyd_rautha"] == "tanks"
    assert winner(table) == "atreides"


@rule("classic-CARD-WORTHLESS")
def test_worthless_cards_in_either_slot_do_nothing_and_are_gone() -> None:
    hand = ["baliset", "jubba_cloak"]
    table = fought((YUEH, 2, "baliset", "jubba_cloak"), (FEYD, 3, "none", "none"), (hand, []))
    assert table.harkonnen["leaders"]["feyd_rautha"] == "home"
    assert winner(table) == "harkonnen"
    assert sorted(table.discard) == hand


@rule("classic-FR-X.C.3")
def test_both_leaders_may_fall_and_only_the_dials_count() -> None:
    table = fought((JESSICA, 2, "crysknife", "none"), (FEYD, 3, "chaumas", "none"), (["crysknife"], ["chaumas"]))
    assert strengths(table) == {"aggressor": 2, "defender": 3}
    assert table.atreides["leaders"]["lady_jessica"] == "tanks"
    assert table.harkonnen["leaders"]["feyd_rautha"] == "tanks"


@rule("classic-FR-X.C.4")
def test_the_winner_is_paid_for_every_dead_leader_his_own_too() -> None:
    table = fought(
        *((JESSICA, 2, "crysknife", "none"), (FEYD, 3, "chaumas", "none"), (["crysknife"], ["chaumas"])),
        atreides={"spice": 0},
        harkonnen={"spice": 1},
    )
    assert (table.atreides["spice"], table.harkonnen["spice"]) == (0, 1 + 5 + 6)


@rule("classic-FR-X.C.5")
def test_the_loser_loses_all_tokens_there_and_all_cards_played() -> None:
    table = fought(
        *((JESSICA, 5, "none", "none"), (KUDU, 2, "kulon", "snooper"), ([], ["kulon", "snooper", "shield"])),
        harkonnen={"forces": {"carthag": 5, "arsunt@10": 2}},
    )
    assert table.harkonnen["forces"] == {"arsunt@10": [2, 0]}
    assert table.harkonnen["tanks"] == [5, 0]
    assert table.harkonnen["hand"] == ["shield"]
    assert sorted(table.discard) == ["kulon", "snooper"]


@rule("classic-FR-X.C.6", "classic-IT-XXV.B.3")
def test_the_winner_loses_what_was_dialed_and_keeps_what_he_likes() -> None:
    table = fought(
        *((JESSICA, 3, "crysknife", "shield"), (KUDU, 2, "none", "none"), (["crysknife", "shield"], [])),
    )
    assert table.atreides["forces"] == {"carthag": [2, 0]}
    assert table.atreides["tanks"] == [3, 0]
    assert table.options("atreides") == ["keep crysknife", "discard crysknife"]
    table.play("atreides keep crysknife", "atreides discard shield")
    assert table.atreides["hand"] == ["crysknife"]
    assert table.discard == ["shield"]


@rule("classic-FR-X.C.7")
def test_defeat_alone_kills_no_leader() -> None:
    table = fought((JESSICA, 5, "none", "none"), (FEYD, 0, "none", "none"))
    assert winner(table) == "atreides"
    assert table.harkonnen["leaders"]["feyd_rautha"] == "home"


@rule("classic-FR-X.C.8", "classic-FR-X.C.9")
def test_a_leader_fights_in_one_territory_only() -> None:
    forces = {
        "atreides": {"forces": {"carthag": 5, "red_chasm": 5}, "traitors": []},
        "harkonnen": {"forces": {"carthag": 1, "red_chasm": 1}, "traitors": []},
    }
    table = bare("atreides", "harkonnen", phase="battle", **forces).play("atreides battle carthag")
    table.pass_until("Plans")
    plan(table, "atreides", JESSICA, 1)
    plan(table, "harkonnen", KUDU, 0)
    calls(table).pass_until("Plans")
    assert table.battle["location"] == "red_chasm"
    assert table.why_not(f"atreides {JESSICA}") == "FR-X.C.8"
    assert table.may(f"atreides {YUEH}")
    assert not table.may(f"harkonnen {KUDU}")  # survived, and has fought


@rule("classic-FR-X.C.8")
def test_in_the_same_territory_a_leader_fights_again() -> None:
    forces = {name: {"forces": {"red_chasm": 5}, "traitors": []} for name in ("atreides", "harkonnen", "emperor")}
    table = bare("atreides", "harkonnen", "emperor", phase="battle", **forces)
    table.play("atreides battle red_chasm", "atreides against emperor").pass_until("Plans")
    plan(table, "atreides", JESSICA, 2)
    plan(table, "emperor", "leader bashar", 1)
    calls(table).pass_until("Plans")
    assert table.battle["defender"] == 1
    assert table.may(f"atreides {JESSICA}")


@rule("classic-FR-X.C.8")
def test_next_turn_everybody_may_fight_anywhere_again() -> None:
    table = fought((JESSICA, 5, "kulon", "none"), (KUDU, 0, "none", "none"), (["kulon"], []))
    assert table.questions == ["atreides KeepCards"]
    assert table.fought == {"lady_jessica": "carthag", "umman_kudu": "carthag"}
    table.pass_until("DialStorm")
    assert table.fought == {}


@rule("classic-FR-X.C.9")
def test_a_leader_must_be_used_when_there_is_one() -> None:
    table = battle("carthag", "atreides", "harkonnen").pass_until("Plans")
    assert table.options("atreides") == [
        *("leader thufir_hawat", "leader lady_jessica", "leader gurney_halleck", "leader duncan_idaho"),
        "leader dr_wellington_yueh",
    ]


DEAD = dict.fromkeys(("thufir_hawat", "lady_jessica", "gurney_halleck", "duncan_idaho", "dr_wellington_yueh"), "dead")


@rule("classic-FR-X.C.9", "classic-CARD-HERO")
def test_a_cheap_hero_must_be_used_when_there_is_nobody_else() -> None:
    given = {"leaders": DEAD, "hand": ["cheap_hero", "cheap_heroine", "crysknife"]}
    table = battle("carthag", "atreides", "harkonnen", atreides=given).pass_until("Plans")
    assert table.options("atreides") == ["hero cheap_hero", "hero cheap_heroine"]
    plan(table, "atreides", "hero cheap_hero", 3, weapon="crysknife")  # he carries weapons
    plan(table, "harkonnen", KUDU, 2)
    calls(table)
    assert strengths(table) == {"aggressor": 3, "defender": 2}
    # Even the winner's hero is discarded.
    assert table.discard == ["cheap_hero"]


@rule("classic-CARD-HERO", "classic-IT-XXV.B.2")
def test_a_cheap_hero_stands_in_for_a_leader_and_nothing_else() -> None:
    given = {"hand": ["cheap_hero", "kulon"]}
    table = battle("carthag", "atreides", "harkonnen", atreides=given).pass_until("Plans")
    assert table.may("atreides hero cheap_hero")
    table.play(f"atreides {JESSICA}")
    assert table.options("atreides") == ["weapon kulon", "weapon none"]
    table.play("atreides weapon none")
    assert table.options("atreides") == ["defense kulon", "defense none"]


@rule("classic-CARD-HERO")
def test_a_dead_hero_pays_nobody() -> None:
    given = {"leaders": DEAD, "hand": ["cheap_hero"], "spice": 0}
    table = battle(
        "carthag", "atreides", "harkonnen", atreides=given, harkonnen={"hand": ["crysknife"], "spice": 0}
    ).pass_until("Plans")
    plan(table, "atreides", "hero cheap_hero", 1)
    plan(table, "harkonnen", KUDU, 4, weapon="crysknife")
    calls(table)
    assert winner(table) == "harkonnen"
    assert table.harkonnen["spice"] == 0


@rule("classic-FR-X.C.10")
def test_whoever_has_no_leader_fights_with_tokens_alone() -> None:
    given = {"leaders": DEAD, "hand": ["crysknife", "shield"]}
    table = battle("carthag", "atreides", "harkonnen", atreides=given).pass_until("Plans")
    assert table.options("atreides") == ["no_leader"]
    # It is announced before any plan is made, and tells the table that there is no cheap hero either.
    assert [table.faction(event.seat) for event in table.heard("no_leader")] == ["atreides"]
    assert table.view("harkonnen")["players"][0]["lacks"] == ["cheap_hero", "cheap_heroine"]
    assert table.why_not("atreides leader lady_jessica") == "FR-X.C.4"
    assert table.why_not("atreides weapon crysknife") == "FR-X.C.10"
    table.play("atreides no_leader")
    assert table.options("atreides") == [f"dial {n}" for n in range(6)]  # no weapon, no defense
    table.play("atreides dial 5")
    plan(table, "harkonnen", KUDU, 3)
    calls(table)
    assert strengths(table) == {"aggressor": 5, "defender": 4}
    assert table.atreides["hand"] == ["crysknife", "shield"]


# -- lasegun and shield ------------------------------------------------------------------------------------------


@rule("classic-CARD-LASEGUN", "classic-IT-XXV.A.3")
@pytest.mark.parametrize("shield_of", ["atreides", "harkonnen"])
def test_a_lasegun_and_a_shield_blow_everything_up(shield_of: str) -> None:
    hands = {"atreides": ["lasegun"], "harkonnen": []}
    hands[shield_of].append("shield")
    said = {name: {"hand": hands[name], "spice": 4, "traitors": []} for name in hands}
    table = battle(
        *("red_chasm", "atreides", "harkonnen", "emperor"),
        atreides=said["atreides"],
        harkonnen=said["harkonnen"],
        emperor={"forces": {"red_chasm": 3, "pasty_mesa@6": 1}},
        spice={"red_chasm": 8},
    )
    table.play("atreides battle red_chasm", "atreides against harkonnen").pass_until("Plans")
    for name, leader in (("atreides", JESSICA), ("harkonnen", FEYD)):
        weapon = "lasegun" if name == "atreides" else "none"
        plan(table, name, leader, 1, weapon=weapon, defense="shield" if name == shield_of else "none")
    calls(table)
    assert table.spice == {}
    assert table.atreides["forces"] == table.harkonnen["forces"] == {}
    assert table.emperor["forces"] == {"pasty_mesa@6": [1, 0]}  # not in the battle, but there
    assert table.atreides["leaders"]["lady_jessica"] == "tanks"
    assert table.harkonnen["leaders"]["feyd_rautha"] == "tanks"
    assert (table.atreides["spice"], table.harkonnen["spice"]) == (4, 4)
    assert sorted(table.discard) == ["lasegun", "shield"]
    assert table.heard("won") == []


@rule("classic-CARD-LASEGUN")
def test_a_shield_alone_is_harmless() -> None:
    table = fought((JESSICA, 2, "none", "shield"), (KUDU, 2, "none", "none"), (["shield"], ["lasegun"]))
    assert winner(table) == "atreides"
    assert table.heard("explosion") == []


# -- the Harkonnen take prisoners --------------------------------------------------------------------------------


def captured(*answers: str, rules: dict[str, Any] | None = None, **position: Any) -> Table:
    """The Harkonnen have beaten the Atreides, whose only living leader is the one they used."""
    alive = dict.fromkeys(("thufir_hawat", "gurney_halleck", "duncan_idaho", "dr_wellington_yueh"), "dead")
    given = {"leaders": alive, "traitors": [], **position.pop("atreides", {})}
    table = battle(
        "carthag",
        "harkonnen",
        "atreides",
        "emperor",
        rules=EXTRA if rules is None else rules,
        atreides=given,
        **position,
    ).pass_until("Plans")
    plan(table, "harkonnen", FEYD, 4)
    plan(table, "atreides", JESSICA, 1)
    calls(table)
    return table.play(*answers)


@rule("classic-SH-HARKONNEN.4")
def test_a_beaten_enemy_s_leader_is_taken_and_kept_or_killed() -> None:
    table = captured()
    assert table.options("harkonnen") == ["capture", "kill"]
    assert table.question("harkonnen").about == {"leader": "lady_jessica"}
    killed = captured("harkonnen kill", harkonnen={"spice": 3})
    assert killed.atreides["leaders"]["lady_jessica"] == "tanks"
    assert killed.harkonnen["spice"] == 5
    kept = captured("harkonnen capture", harkonnen={"spice": 3})
    assert kept.atreides["leaders"]["lady_jessica"] == "captive"
    assert kept.harkonnen["spice"] == 3


@rule("classic-SH-HARKONNEN.4")
def test_without_their_further_powers_they_take_nobody() -> None:
    table = captured(rules={})
    assert table.phase != "battle"


@rule("classic-SH-HARKONNEN.4")
def test_a_leader_who_fought_elsewhere_is_not_there_to_be_taken() -> None:
    seen = set()
    for seed in range(12):
        leaders = {"thufir_hawat": "red_chasm", "gurney_halleck": "dead", "duncan_idaho": "home"}
        table = battle(
            *("carthag", "harkonnen", "atreides"),
            rules=EXTRA,
            seed=seed,
            atreides={"leaders": {**leaders, "dr_wellington_yueh": "dead"}, "traitors": []},
        ).pass_until("Plans")
        plan(table, "harkonnen", FEYD, 4)
        plan(table, "atreides", JESSICA, 1)
        calls(table)
        seen.add(table.question("harkonnen").about["leader"])
    assert seen == {"lady_jessica", "duncan_idaho"}


@rule("classic-SH-HARKONNEN.4")
def test_a_captive_fights_one_battle_for_them_and_goes_home() -> None:
    table = battle(
        *("carthag", "harkonnen", "emperor", "atreides"),
        rules=EXTRA,
        harkonnen={"traitors": []},
        emperor={"traitors": []},
        atreides={"leaders": {"lady_jessica": "captive"}},
    ).pass_until("Plans")
    assert table.may(f"harkonnen {JESSICA}")
    assert not table.may("harkonnen leader thufir_hawat")
    plan(table, "harkonnen", JESSICA, 4)
    plan(table, "emperor", "leader bashar", 1)
    calls(table)
    assert strengths(table) == {"aggressor": 9, "defender": 3}
    assert table.atreides["leaders"]["lady_jessica"] == "home"


@rule("classic-SH-HARKONNEN.4")
def test_a_captive_does_not_lead_for_the_owner_and_dies_into_the_owner_s_tanks() -> None:
    table = battle(
        *("carthag", "harkonnen", "atreides"),
        rules=EXTRA,
        harkonnen={"traitors": []},
        atreides={"leaders": {"lady_jessica": "captive"}, "traitors": [], "hand": ["crysknife"]},
    ).pass_until("Plans")
    assert table.why_not(f"atreides {JESSICA}") == "SH-HARKONNEN.4"
    plan(table, "harkonnen", JESSICA, 4)
    plan(table, "atreides", YUEH, 1, weapon="crysknife")
    calls(table)
    assert table.atreides["leaders"]["lady_jessica"] == "tanks"


@rule("classic-SH-HARKONNEN.4")
def test_when_the_last_of_their_own_falls_all_captives_go_home() -> None:
    dead = dict.fromkeys(("beast_rabban", "piter_de_vries", "captain_iakin_nefud", "umman_kudu"), "dead")
    table = battle(
        *("carthag", "harkonnen", "atreides"),
        rules=EXTRA,
        harkonnen={"leaders": dead, "traitors": []},
        atreides={"leaders": {"lady_jessica": "captive", "duncan_idaho": "captive"}, "hand": ["crysknife"]},
    ).pass_until("Plans")
    plan(table, "harkonnen", FEYD, 5)
    plan(table, "atreides", YUEH, 0, weapon="crysknife")
    calls(table)
    assert table.heard("leader_killed")[0].facts["leader"] == "feyd_rautha"
    home = {name for name, where in table.atreides["leaders"].items() if where == "home"}
    assert {"lady_jessica", "duncan_idaho"} <= home


@rule("classic-SH-HARKONNEN.4", "classic-FR-X.D.1")
def test_a_captive_may_be_a_traitor_to_his_captors() -> None:
    table = battle(
        *("carthag", "harkonnen", "emperor", "atreides"),
        rules=EXTRA,
        harkonnen={"traitors": []},
        emperor={"traitors": ["lady_jessica"], "spice": 0},
        atreides={"leaders": {"lady_jessica": "captive"}},
    ).pass_until("Plans")
    plan(table, "harkonnen", JESSICA, 4)
    plan(table, "emperor", "leader bashar", 0)
    calls(table, "emperor")
    assert winner(table) == "emperor"
    assert table.emperor["spice"] == 5


# -- Residual Poison ---------------------------------------------------------------------------------------------


@rule("classic-CARD-POISON", "classic-OQ2")
def test_residual_poison_kills_one_available_leader_before_the_plans() -> None:
    dead = dict.fromkeys(("feyd_rautha", "beast_rabban", "piter_de_vries"), "dead")
    killed = set()
    for seed in range(8):
        table = battle(
            *("carthag", "atreides", "harkonnen"),
            rules={"treachery_deck": "43"},
            seed=seed,
            atreides={"hand": ["residual_poison"], "spice": 0},
            harkonnen={"leaders": {**dead}},
        )
        assert table.questions == ["atreides PoisonWindow"]
        table.play("atreides play residual_poison")
        (death,) = table.heard("leader_killed")
        killed.add(death.facts["leader"])
        assert table.atreides["spice"] == 0
        assert table.discard == ["residual_poison"]
    assert killed == {"captain_iakin_nefud", "umman_kudu"}


@rule("classic-OQ2")
def test_or_it_is_a_way_to_be_rid_of_worthless_cards() -> None:
    rules = {"treachery_deck": "43", "residual_poison": "discards"}
    hand = ["residual_poison", "kulon", "baliset", "shield"]
    table = battle("carthag", "atreides", "harkonnen", rules=rules, atreides={"hand": hand})
    table.play("atreides play residual_poison")
    assert table.atreides["hand"] == ["shield"]
    assert sorted(table.discard) == ["baliset", "kulon", "residual_poison"]
    assert table.heard("leader_killed") == []


@rule("classic-CARD-POISON")
def test_both_fighters_are_asked_whatever_they_hold() -> None:
    hands = {name: {"hand": ["kulon" if name == "atreides" else "baliset"]} for name in ("atreides", "harkonnen")}
    table = battle("carthag", "atreides", "harkonnen", "emperor", rules={"treachery_deck": "43"}, **hands)
    assert table.questions == ["atreides PoisonWindow", "harkonnen PoisonWindow"]
    assert table.options("harkonnen") == ["pass", "never"]
