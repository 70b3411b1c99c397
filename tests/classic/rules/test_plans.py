"""Battle plans, and the powers that reach into them: the Voice, Prescience, the Kwisatz Haderach. [FR-X.B]"""

from __future__ import annotations

from typing import Any

import pytest

from sietch.classic.cards import CARD_IDS
from sietch.classic.plans import combos
from sietch.classic.sheets import LEADER_IDS
from support.classic import Table
from support.classic_battle import bare, battle, calls, plan, strengths, winner
from support.rules import rule

EXTRA = {"additional_advantages": True}
JESSICA = "leader lady_jessica"  # 5
FEYD = "leader feyd_rautha"  # 6
KUDU = "leader umman_kudu"  # 1


def kinds(table: Table, faction: str, step: str) -> list[str]:
    """The options of one step of a plan, without their first word."""
    return [option.split(" ")[1] for option in table.options(faction) if option.startswith(step + " ")]


def offered(table: Table, faction: str) -> set[tuple[str, str, str]]:
    """Every leader, weapon and defense that a plan may put together."""

    def card(number: int) -> str:
        return "none" if number < 0 else CARD_IDS[number]

    def leader(number: int) -> str:
        return card(number - 100) if number >= 100 else "none" if number < 0 else LEADER_IDS[number]

    found = combos(table.s, table.s.players[table.seat(faction)])
    return {(leader(one), card(weapon), card(defense)) for one, weapon, defense in found}


# -- the plan ----------------------------------------------------------------------------------------------------


@rule("classic-FR-X.B.1")
def test_the_dial_runs_from_nothing_to_all_tokens_there() -> None:
    table = battle(
        "carthag", "emperor", "harkonnen", emperor={"forces": {"carthag": 4, "arsunt@10": 3}}, tokens=(4, 7)
    ).pass_until("Plans")
    table.play("emperor leader bashar")
    assert table.options("emperor") == [f"dial {n}" for n in range(5)]
    table.play(f"harkonnen {KUDU}")
    assert table.options("harkonnen") == [f"dial {n}" for n in range(8)]


@rule("classic-FR-X.B.2")
def test_one_leader_of_one_s_own() -> None:
    table = battle("carthag", "emperor", "harkonnen").pass_until("Plans")
    assert kinds(table, "emperor", "leader") == [
        *("count_hasimir_fenring", "captain_aramsham", "caid", "burseg", "bashar"),
    ]


@rule("classic-FR-X.B.3")
def test_a_weapon_a_defense_both_or_neither() -> None:
    hand = ["crysknife", "shield", "kulon", "truthtrance"]
    table = battle("carthag", "emperor", "harkonnen", emperor={"hand": hand}).pass_until("Plans")
    table.play("emperor leader bashar")
    assert set(kinds(table, "emperor", "weapon")) == {"crysknife", "kulon", "none"}
    table.play("emperor weapon kulon")
    assert set(kinds(table, "emperor", "defense")) == {"shield", "none"}  # the worthless card lies there already


@rule("classic-FR-X.B.4")
def test_plans_are_secret_until_both_are_made() -> None:
    table = battle("carthag", "emperor", "harkonnen", "guild").pass_until("Plans")
    assert table.questions == ["emperor Plans", "harkonnen Plans"]
    plan(table, "emperor", "leader bashar", 3)
    assert table.questions == ["harkonnen Plans"]
    for viewer in ("harkonnen", "guild", None):
        assert table.view(viewer)["battle"]["plans"] == {}
    plan(table, "harkonnen", KUDU, 2)
    for viewer in ("harkonnen", "guild", None):
        shown = table.view(viewer)["battle"]["plans"]
        assert {seat: shown[seat]["dial"] for seat in shown} == {"0": 3, "1": 2}


@rule("classic-FR-X.B.4")
def test_either_may_be_ready_first() -> None:
    ends = []
    for order in (("emperor", "harkonnen"), ("harkonnen", "emperor")):
        table = battle("carthag", "emperor", "harkonnen").pass_until("Plans")
        for name in order:
            plan(table, name, "leader bashar" if name == "emperor" else KUDU, 3)
        ends.append(table.s.digest())
    assert ends[0] == ends[1]


@rule("classic-FR-X.B.4", "classic-CARD-TRUTHTRANCE")
def test_a_card_may_be_played_until_the_first_plan_is_sealed() -> None:
    hand = {"hand": ["truthtrance", "crysknife"]}
    table = battle("carthag", "emperor", "harkonnen", "guild", emperor=hand).pass_until("Plans")
    assert table.may("emperor truthtrance harkonnen")
    table.play(f"harkonnen {KUDU}")
    assert table.may("emperor truthtrance harkonnen")  # nobody can tell that a plan has been begun
    table.play("emperor truthtrance harkonnen", "emperor spice_at_least 1")
    assert table.may(f"harkonnen {KUDU}")  # which is begun anew
    late = battle("carthag", "emperor", "harkonnen", "guild", emperor=hand).pass_until("Plans")
    plan(late, "harkonnen", KUDU, 2)
    assert not late.may("emperor truthtrance harkonnen")


@rule("classic-IT-X.B.5")
def test_the_voice_speaks_before_prescience_asks() -> None:
    table = battle("carthag", "bene_gesserit", "atreides", "harkonnen")
    assert table.questions == ["bene_gesserit Command"]
    table.play("bene_gesserit pass")
    assert table.questions == ["atreides Foresee"]
    table.play("atreides pass")
    assert table.questions == ["bene_gesserit Plans", "atreides Plans"]


# -- the Voice ---------------------------------------------------------------------------------------------------

HAND = ["crysknife", "shield", "snooper", "kulon"]


def commanded(command: str, hand: list[str], **position: Any) -> Table:
    table = battle(
        "carthag", "bene_gesserit", "emperor", emperor={"hand": hand, **position.pop("emperor", {})}, **position
    )
    return table.play(f"bene_gesserit {command}").pass_until("Plans")


@rule("classic-SH-BENE_GESSERIT.3")
def test_the_voice_names_one_of_seven_kinds_to_play_or_not() -> None:
    table = battle("carthag", "bene_gesserit", "emperor")
    names = ["projectile_weapon", "poison_weapon", "lasegun", "projectile_defense", "poison_defense", "cheap_hero"]
    names.append("worthless")
    assert table.options("bene_gesserit") == [
        "pass",
        *[f"voice_play {name}" for name in names],
        *[f"voice_avoid {name}" for name in names],
    ]


@rule("classic-SH-BENE_GESSERIT.3")
@pytest.mark.parametrize(
    ("kind", "cards"),
    [
        ("projectile_weapon", ["crysknife", "maula_pistol", "slip_tip", "stunner"]),
        ("poison_weapon", ["chaumas", "chaumurky", "ellaca_drug", "gom_jabbar"]),
        ("lasegun", ["lasegun"]),
        ("projectile_defense", ["shield"]),
        ("poison_defense", ["snooper"]),
        ("cheap_hero", ["cheap_hero", "cheap_heroine"]),
        ("worthless", ["kulon", "baliset", "jubba_cloak", "la_la_la", "trip_to_gamont"]),
    ],
)
def test_a_command_is_obeyed_with_every_card_of_the_kind(kind: str, cards: list[str]) -> None:
    for card in cards:
        other = "snooper" if card != "snooper" else "shield"
        must = offered(commanded(f"voice_play {kind}", [card, other]), "emperor")
        assert must
        assert all(card in combo for combo in must)
        may_not = offered(commanded(f"voice_avoid {kind}", [card, other]), "emperor")
        assert may_not
        assert not any(card in combo for combo in may_not)
        assert any(other in combo for combo in may_not)


@rule("classic-SH-BENE_GESSERIT.3")
def test_whoever_cannot_obey_does_as_he_likes() -> None:
    free = offered(commanded("voice_play poison_weapon", HAND), "emperor")
    unheard = offered(battle("carthag", "bene_gesserit", "emperor", emperor={"hand": HAND}), "emperor")
    assert free == unheard
    # Without leaders no card can be played at all.
    dead = dict.fromkeys(("count_hasimir_fenring", "captain_aramsham", "caid", "burseg", "bashar"), "dead")
    nobody = commanded("voice_play projectile_weapon", HAND, emperor={"leaders": dead})
    assert offered(nobody, "emperor") == {("none", "none", "none")}


@rule("classic-SH-BENE_GESSERIT.3")
def test_the_command_shapes_the_options_of_the_plan() -> None:
    table = commanded("voice_play projectile_weapon", HAND)
    table.play("emperor leader bashar")
    assert set(kinds(table, "emperor", "defense")) == {"shield", "snooper", "kulon", "none"}  # the weapon is forced
    table.play("emperor defense none", "emperor dial 1")
    plan(table, "bene_gesserit", "leader alia", 1)
    assert table.battle["plans"]["1"]["weapon"] == "crysknife"


@rule("classic-SH-BENE_GESSERIT.3", "classic-SH-ATREIDES.3")
def test_a_plan_says_what_forbids_a_card() -> None:
    voiced = commanded("voice_avoid projectile_weapon", HAND)
    assert voiced.why_not("emperor weapon crysknife") == "SH-BENE_GESSERIT.3"
    seen = foreseen("weapon").play("emperor weapon kulon").pass_until("Plans")
    assert seen.why_not("emperor weapon crysknife") == "SH-ATREIDES.3"


@rule("classic-SH-BENE_GESSERIT.3")
def test_the_voice_is_for_battles_of_her_own() -> None:
    table = battle("carthag", "atreides", "emperor", "bene_gesserit")
    assert table.questions == ["atreides Foresee"]


@rule("classic-SH-BENE_GESSERIT.ALLIANCE")
def test_the_voice_may_help_an_ally() -> None:
    table = battle(
        "carthag", "guild", "emperor", "bene_gesserit", guild={"allies": ["bene_gesserit"]}, emperor={"hand": HAND}
    )
    assert table.questions == ["bene_gesserit Command"]
    table.play("bene_gesserit voice_avoid projectile_weapon").pass_until("Plans")
    assert not any("crysknife" in combo for combo in offered(table, "emperor"))
    assert table.battle["voiced"] == 1


# -- Prescience --------------------------------------------------------------------------------------------------


def foreseen(element: str, **position: Any) -> Table:
    given = {"emperor": {"hand": HAND}, **position}
    return (
        battle("carthag", "atreides", "emperor", "guild", **given)
        .play(f"atreides ask {element}")
        .pass_until("ShowElement")
    )


@rule("classic-SH-ATREIDES.3")
@pytest.mark.parametrize(
    ("element", "answer", "binds"),
    [
        ("leader", "leader bashar", 0),
        ("weapon", "weapon crysknife", 1),
        ("weapon", "weapon none", 1),
        ("defense", "defense snooper", 2),
    ],
)
def test_prescience_sees_one_element_and_it_binds(element: str, answer: str, binds: int) -> None:
    table = foreseen(element)
    assert table.questions == ["emperor ShowElement"]
    table.play(f"emperor {answer}")
    assert table.view("atreides")["battle"]["shown"] == answer
    for viewer in ("guild", None):
        assert table.view(viewer)["battle"]["shown"] is None
    (event,) = table.heard("shown")
    assert event.facts == {}
    assert event.secrets is not None
    assert sorted(event.secrets) == [0, 1]
    assert {combo[binds] for combo in offered(table, "emperor")} == {answer.split(" ")[1]}
    if binds:
        assert len({combo[0] for combo in offered(table, "emperor")}) == 5  # the rest stays free


@rule("classic-SH-ATREIDES.3")
def test_a_number_that_was_shown_is_dialed() -> None:
    table = foreseen("number")
    assert table.options("emperor") == [f"dial {n}" for n in range(6)]
    table.play("emperor dial 4")
    assert table.view("atreides")["battle"]["shown"] == "dial 4"
    table.pass_until("Plans").play("emperor leader bashar", "emperor weapon none", "emperor defense none")
    assert table.options("emperor") == ["dial 4"]


@rule("classic-SH-ATREIDES.3")
def test_the_atreides_need_not_ask_and_ask_once() -> None:
    table = battle("carthag", "atreides", "emperor")
    assert table.options("atreides") == ["pass", "ask leader", "ask weapon", "ask defense", "ask number"]
    table.play("atreides pass").pass_until("Plans")
    assert table.battle["element"] is None


@rule("classic-SH-ATREIDES.3", "classic-IT-X.B.5")
def test_an_answer_to_prescience_obeys_the_voice() -> None:
    allied = {"allies": ["bene_gesserit"]}
    table = battle("carthag", "atreides", "emperor", "bene_gesserit", emperor={"hand": HAND}, atreides=allied)
    table.play("bene_gesserit voice_avoid projectile_weapon").pass_until("Foresee")
    table.play("atreides ask weapon").pass_until("ShowElement")
    assert set(kinds(table, "emperor", "weapon")) == {"kulon", "none"}


@rule("classic-SH-ATREIDES.ALLIANCE")
def test_prescience_may_help_an_ally_who_sees_the_answer() -> None:
    table = battle("carthag", "guild", "emperor", "atreides", guild={"allies": ["atreides"]}, emperor={"hand": HAND})
    assert table.questions == ["atreides Foresee"]
    table.play("atreides ask weapon").pass_until("ShowElement").play("emperor weapon crysknife")
    assert table.view("guild")["battle"]["shown"] == "weapon crysknife"
    assert table.view("atreides")["battle"]["shown"] == "weapon crysknife"
    assert table.view(None)["battle"]["shown"] is None
    strangers = battle("carthag", "guild", "emperor", "atreides", emperor={"hand": HAND})
    assert "atreides Foresee" not in strangers.questions


# -- the Kwisatz Haderach ----------------------------------------------------------------------------------------


def with_kwisatz(losses: int = 7, rules: dict[str, Any] | None = None, **position: Any) -> Table:
    given = {"losses": losses, "traitors": [], **position.pop("atreides", {})}
    enemy = {"traitors": [], **position.pop("emperor", {})}
    table = battle(
        "carthag",
        "atreides",
        "emperor",
        rules=EXTRA if rules is None else rules,
        atreides=given,
        emperor=enemy,
        **position,
    )
    return table.pass_until("Plans")


@rule("classic-SH-ATREIDES.4")
@pytest.mark.parametrize(("losses", "awake"), [(6, False), (7, True), (12, True)])
def test_the_kwisatz_haderach_wakes_after_seven_losses(losses: int, awake: bool) -> None:
    table = with_kwisatz(losses).play(f"atreides {JESSICA}")
    assert table.may("atreides kwisatz_haderach yes") == awake
    plain = with_kwisatz(losses, rules={}).play(f"atreides {JESSICA}")
    assert not plain.may("atreides kwisatz_haderach yes")


@rule("classic-SH-ATREIDES.4")
def test_he_adds_two_to_his_leader() -> None:
    table = with_kwisatz()
    plan(table, "atreides", JESSICA, 1, kwisatz="yes")
    plan(table, "emperor", "leader bashar", 5)
    calls(table)
    assert strengths(table) == {"aggressor": 8, "defender": 7}


@rule("classic-SH-ATREIDES.4")
def test_he_goes_along_with_a_cheap_hero_but_not_alone() -> None:
    dead = dict.fromkeys(
        ("thufir_hawat", "lady_jessica", "gurney_halleck", "duncan_idaho", "dr_wellington_yueh"), "dead"
    )
    table = with_kwisatz(atreides={"leaders": dead, "hand": ["cheap_hero"]}).play("atreides hero cheap_hero")
    assert table.may("atreides kwisatz_haderach yes")
    alone = with_kwisatz(atreides={"leaders": dead}).play("atreides no_leader")
    assert not alone.may("atreides kwisatz_haderach yes")


@rule("classic-SH-ATREIDES.4")
def test_he_counts_for_nothing_beside_a_dead_leader() -> None:
    table = with_kwisatz(emperor={"hand": ["crysknife"]})
    plan(table, "atreides", JESSICA, 1, kwisatz="yes")
    plan(table, "emperor", "leader bashar", 0, weapon="crysknife")
    calls(table)
    assert strengths(table) == {"aggressor": 1, "defender": 2}
    assert table.atreides["kwisatz_haderach"] is None  # weapons do not kill him


@rule("classic-SH-ATREIDES.4")
def test_his_leader_cannot_be_called_a_traitor() -> None:
    for go, seen in (("yes", False), ("no", True)):
        table = with_kwisatz(emperor={"traitors": ["lady_jessica"]})
        plan(table, "atreides", JESSICA, 1, kwisatz=go)
        plan(table, "emperor", "leader bashar", 5)
        assert ("emperor CallTraitors" in table.questions) == seen


@rule("classic-SH-ATREIDES.4")
def test_only_an_explosion_kills_him() -> None:
    table = with_kwisatz(emperor={"hand": ["lasegun", "shield"]})
    plan(table, "atreides", JESSICA, 1, kwisatz="yes")
    plan(table, "emperor", "leader bashar", 0, weapon="lasegun", defense="shield")
    calls(table)
    assert table.atreides["kwisatz_haderach"] == "tanks"


@rule("classic-SH-ATREIDES.4")
def test_he_fights_in_one_territory_a_turn_and_not_when_dead() -> None:
    table = battle(
        *("carthag", "atreides", "emperor"),
        rules=EXTRA,
        atreides={"losses": 7, "forces": {"carthag": 5, "red_chasm": 5}, "traitors": []},
        emperor={"forces": {"carthag": 1, "red_chasm": 1}, "traitors": []},
    ).play("atreides battle carthag")
    table.pass_until("Plans")
    plan(table, "atreides", JESSICA, 1, kwisatz="yes")
    plan(table, "emperor", "leader bashar", 0)
    calls(table).pass_until("Plans")
    table.play("atreides leader duncan_idaho")
    assert not table.may("atreides kwisatz_haderach yes")
    dead = with_kwisatz(atreides={"kwisatz_haderach": "dead"}).play(f"atreides {JESSICA}")
    assert not dead.may("atreides kwisatz_haderach yes")


@rule("classic-OQ15")
def test_every_token_lost_in_battle_counts_one() -> None:
    table = with_kwisatz(losses=0)
    plan(table, "atreides", JESSICA, 3)
    plan(table, "emperor", "leader bashar", 1)
    calls(table)
    assert table.atreides["losses"] == 3
    lost = with_kwisatz(losses=0)
    plan(lost, "atreides", "leader dr_wellington_yueh", 0)
    plan(lost, "emperor", "leader bashar", 5)
    calls(lost)
    assert winner(lost) == "emperor"
    assert lost.atreides["losses"] == 5


@rule("classic-OQ15")
def test_tokens_that_the_desert_takes_do_not_count() -> None:
    storm = bare("atreides", "emperor", rules=EXTRA, phase="storm", storm=3, atreides={"forces": {"red_chasm": 5}})
    storm.play("atreides sectors 3", "emperor sectors 3")
    assert storm.atreides["tanks"] == [5, 0]
    assert storm.atreides["losses"] == 0


# -- elite tokens ------------------------------------------------------------------------------------------------


@rule("classic-SH-ELITE")
def test_an_elite_token_is_worth_two_and_dies_for_two() -> None:
    table = battle(
        "carthag", "emperor", "harkonnen", rules=EXTRA, emperor={"forces": {"carthag": [1, 2]}, "traitors": []}
    ).pass_until("Plans")
    table.play("emperor leader bashar")
    assert table.options("emperor") == [f"dial {n}" for n in range(6)]
    table.play("emperor dial 4")
    plan(table, "harkonnen", KUDU, 0)
    calls(table)
    assert table.emperor["forces"] == {"carthag": [1, 0]}
    assert table.emperor["tanks"] == [0, 2]


@rule("classic-SH-ELITE")
def test_the_winner_chooses_which_tokens_are_lost() -> None:
    table = battle(
        "carthag", "emperor", "harkonnen", rules=EXTRA, emperor={"forces": {"carthag": [4, 2]}, "traitors": []}
    ).pass_until("Plans")
    plan(table, "emperor", "leader bashar", 4)
    plan(table, "harkonnen", KUDU, 0)
    calls(table)
    assert table.options("emperor") == ["lose 0+2", "lose 2+1", "lose 4+0"]
    table.play("emperor lose 2+1")
    assert table.emperor["forces"] == {"carthag": [2, 1]}


@rule("classic-SH-ELITE", "classic-OQ13")
@pytest.mark.parametrize(
    ("fighter", "leader", "enemy", "most"),
    [
        ("emperor", "bashar", "harkonnen", 4),
        ("emperor", "bashar", "fremen", 2),  # Sardaukar fear the Fremen
        ("fremen", "jamis", "emperor", 4),
        ("fremen", "jamis", "harkonnen", 4),
    ],
)
def test_what_an_elite_token_is_worth_depends_on_the_enemy(fighter: str, leader: str, enemy: str, most: int) -> None:
    table = battle(
        "sietch_tabr", fighter, enemy, rules=EXTRA, **{fighter: {"forces": {"sietch_tabr": [0, 2]}}}
    ).pass_until("Plans")
    table.play(f"{fighter} leader {leader}")
    assert table.options(fighter)[-1] == f"dial {most}"


@rule("classic-SH-ELITE")
def test_without_further_powers_all_tokens_are_alike() -> None:
    table = battle("sietch_tabr", "fremen", "emperor", fremen={"forces": {"sietch_tabr": 2}})
    assert table.fremen["reserve"] == [18, 0]
