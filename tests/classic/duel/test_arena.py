"""The fight in the arena: steps, cards, blows. [FR-XIX.C.3 to C.10]"""

from __future__ import annotations

from collections import Counter

import pytest

from sietch.classic.duel.arena import EDGES, LEFT, NEIGHBOUR, RIGHT, RING, SPACE, SPACE_IDS, side_towards
from sietch.classic.duel.cards import DUEL_CARD_IDS, duel_deck
from support.classic import Table, new_game
from support.classic_duel import DUEL, arena
from support.rules import rule

ATTACKS = {"inward": "outer_1", "outward": "inner_1", "right": "middle_5", "left": "middle_2"}


def strength(table: Table, faction: str) -> int:
    return int(table.duel["arena"]["fighters"][faction]["strength"])


def space(table: Table, faction: str) -> str:
    return str(table.duel["arena"]["fighters"][faction]["space"])


# -- board and cards ----------------------------------------------------------------------------------------------


@rule("classic-OQ1", "classic-FR-XIX.C.3.c")
def test_three_rings_of_five_spaces_with_four_sides() -> None:
    assert Counter(RING) == {0: 5, 1: 5, 2: 5}
    assert len(EDGES) == 25
    here = SPACE["middle_1"]
    assert [SPACE_IDS[there] for there in NEIGHBOUR[here]] == ["inner_1", "outer_1", "middle_2", "middle_5"]
    for one, other in EDGES:
        # What lies on the right of a space has it on its left, and what lies inside has it outside.
        assert {side_towards(one, other), side_towards(other, one)} in ({0, 1}, {RIGHT, LEFT})


@rule("classic-FR-XIX.A.1")
def test_the_deck_of_25_cards() -> None:
    counts = Counter(DUEL_CARD_IDS[card] for card in duel_deck())
    assert sum(counts.values()) == 25
    assert {counts[f"attack_{side}"] for side in ("inward", "outward", "right", "left")} == {3}
    assert counts["place_obstacle"] == 4
    assert {counts[name] for name in counts if not name.startswith("attack") and name != "place_obstacle"} == {1}


@rule("classic-FR-XIX.A.2.a", "classic-FR-XIX.A.2.b")
def test_everybody_is_dealt_one_secret_card_and_the_arena_is_empty() -> None:
    table = new_game("atreides", "harkonnen", "emperor", rules=DUEL).pass_until("DialStorm")
    assert [len(hand) for hand in table.duel["hands"].values()] == [1, 1, 1]
    assert len(table.duel["pile"]) == 22
    assert table.duel["arena"] is None
    own, others = table.view("atreides")["duel"], table.view("harkonnen")["duel"]
    assert own["hand"] == table.duel["hands"]["atreides"]
    assert others["hand"] == table.duel["hands"]["harkonnen"]
    assert own["hands"] == others["hands"] == [1, 1, 1]
    assert table.view(None)["duel"]["hand"] is None


@rule("classic-FR-XIX.A.2.a")
def test_the_duel_cards_are_shuffled() -> None:
    piles = {tuple(new_game("atreides", "harkonnen", rules=DUEL, seed=seed).duel["pile"]) for seed in range(5)}
    assert len(piles) == 5


# -- steps --------------------------------------------------------------------------------------------------------


@rule("classic-FR-XIX.C.3.a")
def test_one_or_two_actions_each_a_step_or_a_card_then_the_other() -> None:
    table = arena(atreides=("lady_jessica", "outer_1"), fremen=("stilgar", "outer_3"))
    assert table.options("atreides") == ["pass", "space outer_2", "space outer_5", "space middle_1"]
    table.play("atreides space outer_2")
    assert table.question("atreides").about["left"] == 1
    assert table.why_not("atreides space outer_3") == "FR-XIX.C.3.a"  # Stilgar stands there
    table.play("atreides space outer_1")
    assert table.questions == ["fremen DuelTurn"]
    table.play("fremen space outer_4", "fremen pass")
    assert table.questions == ["atreides DuelTurn"]


@rule("classic-FR-XIX.C.3.b")
def test_a_step_inward_draws_and_one_outward_does_not() -> None:
    deck = ["parry_left", "parry_right", "thrown_knife"]
    table = arena(atreides=("lady_jessica", "outer_1"), fremen=("stilgar", "outer_3"), deck=deck)
    table.play("atreides space middle_1")
    assert table.duel["hands"]["atreides"] == ["parry_left"]
    table.play("atreides space outer_1")
    assert table.duel["hands"]["atreides"] == ["parry_left"]
    table.play("fremen space outer_4", "fremen space middle_4")
    assert table.duel["hands"]["fremen"] == ["parry_right"]


@rule("classic-FR-XIX.C.3.b")
def test_nobody_holds_more_than_four() -> None:
    four = ["parry_left", "parry_right", "parry_inside", "parry_outside"]
    table = arena(atreides=("lady_jessica", "outer_1"), fremen=("stilgar", "outer_3"), hands={"atreides": four})
    pile = table.duel["pile"]
    table.play("atreides space middle_1")
    assert table.duel["hands"]["atreides"] == sorted(four)
    assert table.duel["pile"] == pile


# -- attacks ------------------------------------------------------------------------------------------------------


@rule("classic-FR-XIX.C.4.a", "classic-FR-XIX.C.3.c")
@pytest.mark.parametrize("side", ATTACKS)
def test_an_attack_strikes_only_in_its_direction(side: str) -> None:
    cards = [f"attack_{name}" for name in ATTACKS]
    table = arena(atreides=("duncan_idaho", ATTACKS[side]), fremen=("stilgar", "middle_1"), hands={"atreides": cards})
    for name in ATTACKS:
        allowed = None if name == side else "FR-XIX.C.4.a"
        assert table.why_not(f"atreides duel_card attack_{name}") == allowed
    table.play(f"atreides duel_card attack_{side}")
    assert strength(table, "fremen") == 5
    assert table.duel["discard"] == [f"attack_{side}"]


@rule("classic-FR-XIX.C.4.a")
def test_a_knife_flies_two_spaces_in_any_direction() -> None:
    for there in ("outer_2", "outer_3", "middle_2", "inner_1"):
        table = arena(fremen=("jamis", "outer_1"), atreides=("thufir_hawat", there), hands={"fremen": ["thrown_knife"]})
        table.play("fremen duel_card thrown_knife")
        assert strength(table, "atreides") == 3
    table = arena(
        fremen=("jamis", "outer_1"), atreides=("thufir_hawat", "middle_3"), hands={"fremen": ["thrown_knife"]}
    )
    assert table.why_not("fremen duel_card thrown_knife") == "FR-XIX.C.4.a"


@rule("classic-FR-XIX.C.4.a")
def test_three_actions_for_one() -> None:
    hands = {"atreides": ["three_actions"]}
    table = arena(atreides=("lady_jessica", "outer_1"), fremen=("stilgar", "outer_3"), hands=hands)
    table.play("atreides space outer_2", "atreides duel_card three_actions")
    assert table.question("atreides").about["left"] == 3
    table.play("atreides space outer_1", "atreides space outer_2", "atreides space outer_1")
    assert table.questions == ["fremen DuelTurn"]


@rule("classic-FR-XIX.C.5.a", "classic-FR-XIX.C.5.c", "classic-OQ34")
def test_lady_jessica_and_stilgar() -> None:
    """The worked example: 2 from the support, 3 from Stilgar, who is shown; the next hit takes his last 4."""
    table = arena(
        atreides=("lady_jessica", "outer_1"),
        fremen=("stilgar", "middle_1", 2),
        hands={"atreides": ["attack_inward", "attack_inward"]},
        position={"atreides": {"spice": 0}, "fremen": {"spice": 1}},
    )
    assert table.view("atreides")["duel"]["arena"]["fighters"][1]["leader"] is None
    table.play("atreides duel_card attack_inward")
    assert table.atreides["spice"] == 5
    seen = table.view("atreides")["duel"]["arena"]["fighters"][1]
    assert (seen["leader"], seen["strength"], seen["support"]) == ("stilgar", 4, 0)
    table.play("atreides duel_card attack_inward")
    assert table.atreides["spice"] == 9
    assert table.fremen["leaders"]["stilgar"] == "tanks"
    assert table.fremen["spice"] == 1
    assert table.duel["arena"] is None


@rule("classic-FR-XIX.C.5.a")
def test_stilgar_strikes_with_the_strength_that_is_left_to_him() -> None:
    table = arena(
        fremen=("stilgar", "middle_1", 0, 4),
        atreides=("lady_jessica", "outer_1", 3),
        hands={"fremen": ["attack_outward"]},
    )
    assert table.view("fremen")["duel"]["arena"]["fighters"][1]["leader"] is None
    table.play("fremen duel_card attack_outward")
    seen = table.view("fremen")["duel"]["arena"]["fighters"][1]
    assert (seen["support"], seen["strength"]) == (0, 4)  # 3 from the support, 1 from Jessica


@rule("classic-FR-XIX.C.5.a")
def test_who_is_covered_by_support_stays_hidden_and_who_attacks_does_not() -> None:
    table = arena(
        atreides=("duncan_idaho", "outer_1"), fremen=("stilgar", "middle_1", 2), hands={"atreides": ["attack_inward"]}
    )
    table.play("atreides duel_card attack_inward")
    one, other = table.view(None)["duel"]["arena"]["fighters"]
    assert (one["leader"], other["leader"], other["support"]) == ("duncan_idaho", None, 0)


@rule("classic-FR-XIX.C.5.b")
def test_what_is_won_goes_behind_the_shield_and_never_becomes_support() -> None:
    table = arena(
        atreides=("duncan_idaho", "outer_1", 1),
        fremen=("stilgar", "middle_1", 2),
        hands={"atreides": ["attack_inward"]},
        position={"atreides": {"spice": 3}},
    )
    table.play("atreides duel_card attack_inward")
    assert table.duel["arena"]["fighters"]["atreides"]["support"] == 1
    assert table.atreides["spice"] == 5


# -- parries ------------------------------------------------------------------------------------------------------


@rule("classic-FR-XIX.C.4.b", "classic-FR-XIX.C.6.a")
def test_only_the_parry_of_the_right_side_answers_and_only_an_attack() -> None:
    parries = ["parry_inside", "parry_outside", "parry_right", "parry_left"]
    table = arena(
        atreides=("lady_jessica", "outer_1"),
        fremen=("stilgar", "middle_1"),
        hands={"atreides": ["attack_inward"], "fremen": parries},
        position={"fremen": {"spice": 0}, "atreides": {"spice": 0}},
    )
    table.play("atreides space outer_2", "atreides space outer_1")
    assert {table.why_not(f"fremen duel_card {name}") for name in parries} == {"FR-XIX.C.4.b"}
    table.play("fremen pass", "atreides duel_card attack_inward")
    assert table.options("fremen") == ["pass", "duel_card parry_outside"]
    assert table.why_not("fremen duel_card parry_left") == "FR-XIX.C.4.b"
    table.play("fremen duel_card parry_outside")
    # Stilgar strikes back with seven, before the five that he takes: Jessica has only five.
    assert table.atreides["leaders"]["lady_jessica"] == "tanks"
    assert (table.fremen["spice"], table.atreides["spice"]) == (5, 5)


@rule("classic-FR-XIX.C.6.a")
def test_whoever_parries_shows_the_champion() -> None:
    table = arena(
        atreides=("duncan_idaho", "outer_1", 8),
        fremen=("jamis", "middle_1", 8),
        hands={"atreides": ["attack_inward"], "fremen": ["parry_outside"]},
    )
    table.play("atreides duel_card attack_inward", "fremen duel_card parry_outside")
    fighters = table.view(None)["duel"]["arena"]["fighters"]
    assert [fighter["leader"] for fighter in fighters] == ["duncan_idaho", "jamis"]
    assert [fighter["support"] for fighter in fighters] == [6, 6]


@rule("classic-FR-XIX.C.4.b")
def test_who_is_attacked_is_asked_whatever_cards_he_holds() -> None:
    for hand in (["parry_outside"], ["attack_left"]):
        table = arena(
            atreides=("duncan_idaho", "outer_1"),
            fremen=("stilgar", "middle_1"),
            hands={"atreides": ["attack_inward"], "fremen": hand},
        )
        table.play("atreides duel_card attack_inward")
        assert table.questions == ["fremen ParryAttack"]


@rule("classic-OQ35")
def test_a_knife_is_parried_only_from_the_next_space() -> None:
    parries = ["parry_inside", "parry_outside", "parry_right", "parry_left"]
    for there, options in (("outer_2", ["pass", "duel_card parry_left"]), ("outer_3", ["pass"])):
        table = arena(
            fremen=("jamis", "outer_1"),
            atreides=("thufir_hawat", there),
            hands={"fremen": ["thrown_knife"], "atreides": parries},
        )
        table.play("fremen duel_card thrown_knife")
        assert table.options("atreides") == options


@rule("classic-FR-XIX.C.6.b")
def test_both_may_die_and_the_seconds_neither_gain_nor_lose() -> None:
    """The worked example: Stilgar, five left, attacks Jessica, who parries; both die."""
    table = arena(
        *("guild", "emperor"),
        fremen=("stilgar", "middle_1", 0, 5),
        atreides=("lady_jessica", "outer_1"),
        hands={"fremen": ["attack_outward"], "atreides": ["parry_inside"]},
        seconds={"guild": ("fremen", "master_bewt"), "emperor": ("atreides", "caid")},
        position={name: {"spice": 1} for name in ("fremen", "atreides", "guild", "emperor")},
    )
    table.play("fremen duel_card attack_outward", "atreides duel_card parry_inside")
    assert table.fremen["leaders"]["stilgar"] == table.atreides["leaders"]["lady_jessica"] == "tanks"
    assert (table.fremen["spice"], table.atreides["spice"]) == (6, 6)
    assert (table.guild["spice"], table.emperor["spice"]) == (1, 1)
    assert table.guild["leaders"]["master_bewt"] == table.emperor["leaders"]["caid"] == "home"
    assert "TakeReward" not in table.questions[0]


# -- obstacles and special cards ----------------------------------------------------------------------------------


@rule("classic-FR-XIX.C.8")
def test_an_obstacle_stops_steps_and_attacks_until_it_is_jumped_or_removed() -> None:
    cards = ["attack_inward", "jump_obstacle", "remove_obstacle", "place_obstacle"]
    table = arena(atreides=("lady_jessica", "outer_1"), fremen=("stilgar", "middle_1"), hands={"atreides": cards})
    assert table.why_not("atreides duel_card jump_obstacle") == "FR-XIX.C.8"
    assert table.why_not("atreides duel_card remove_obstacle") == "FR-XIX.C.8"
    table.play("atreides duel_card place_obstacle", "atreides edge outer_1/middle_1")
    assert table.duel["arena"]["obstacles"] == ["outer_1/middle_1"]
    assert table.why_not("atreides duel_card attack_inward") == "FR-XIX.C.4.a"
    table.play("atreides pass", "fremen space middle_2", "fremen pass")
    assert table.why_not("atreides space middle_1") == "FR-XIX.C.8"
    table.play("atreides duel_card jump_obstacle")
    assert table.options("atreides") == ["space middle_1"]
    table.play("atreides space middle_1", "atreides duel_card remove_obstacle", "atreides edge outer_1/middle_1")
    assert space(table, "atreides") == "middle_1"
    assert table.duel["arena"]["obstacles"] == []


@rule("classic-FR-XIX.C.8", "classic-FR-XIX.C.4.a")
def test_a_knife_does_not_fly_through_obstacles() -> None:
    walls = ["outer_1/outer_2", "outer_1/middle_1", "outer_1/outer_5"]
    table = arena(
        fremen=("jamis", "outer_1"),
        atreides=("thufir_hawat", "outer_2"),
        hands={"fremen": ["thrown_knife"]},
        obstacles=walls,
    )
    assert table.why_not("fremen duel_card thrown_knife") == "FR-XIX.C.4.a"


@rule("classic-FR-XIX.C.8")
def test_there_are_six_obstacles_and_no_more() -> None:
    six = [f"outer_{n}/middle_{n}" for n in range(1, 6)] + ["middle_1/inner_1"]
    for obstacles, reason in ((six[:5], None), (six, "FR-XIX.C.8")):
        table = arena(
            atreides=("lady_jessica", "outer_1"),
            fremen=("stilgar", "outer_3"),
            hands={"atreides": ["place_obstacle"]},
            obstacles=obstacles,
        )
        assert table.why_not("atreides duel_card place_obstacle") == reason


@rule("classic-FR-XIX.C.9")
def test_whoever_leaves_with_honour_ends_the_duel_and_nobody_loses_anything() -> None:
    table = arena(
        *("guild", "emperor"),
        atreides=("lady_jessica", "outer_1", 4, 2),
        fremen=("stilgar", "middle_1", 3),
        hands={"atreides": ["leave_with_honour"]},
        seconds={"guild": ("fremen", "master_bewt"), "emperor": ("atreides", "caid")},
        position={name: {"spice": 1} for name in ("fremen", "atreides", "guild", "emperor")},
    )
    table.play("atreides duel_card leave_with_honour")
    assert table.duel["arena"] is None
    assert (table.atreides["spice"], table.fremen["spice"]) == (5, 4)  # support goes back behind the shields
    assert (table.guild["spice"], table.emperor["spice"]) == (1, 1)
    for name, leader in (("atreides", "lady_jessica"), ("fremen", "stilgar"), ("guild", "master_bewt")):
        assert getattr(table, name)["leaders"][leader] == "home"


@rule("classic-FR-XIX.C.9")
def test_a_second_cannot_play_it() -> None:
    table = arena(
        "guild",
        atreides=("lady_jessica", "outer_1"),
        fremen=("stilgar", "middle_1"),
        hands={"guild": ["leave_with_honour"]},
        seconds={"guild": ("fremen", "master_bewt")},
    )
    assert table.options("guild") == []


@rule("classic-FR-XIX.C.7", "classic-OQ36")
def test_survivors_are_as_strong_as_ever_keep_their_cards_and_may_lead_battles() -> None:
    table = arena(
        atreides=("lady_jessica", "outer_1", 0, 1),
        fremen=("jamis", "middle_1"),
        hands={"atreides": ["attack_inward", "parry_left"], "fremen": []},
        position={"fremen": {"forces": {"arrakeen": 3}}, "atreides": {"forces": {"arrakeen": 3}}},
    )
    table.play("atreides duel_card attack_inward")
    table.pass_until("Bidding")
    assert table.duel["arena"] is None
    assert table.duel["hands"]["atreides"] == ["parry_left"]
    table.pass_until("Plans")
    assert "leader lady_jessica" in table.options("atreides")


@rule("classic-FR-XIX.C.10")
def test_played_cards_are_discarded_and_shuffled_when_the_pile_ends() -> None:
    table = arena(
        atreides=("lady_jessica", "outer_1"),
        fremen=("stilgar", "outer_3"),
        hands={"atreides": ["place_obstacle"]},
    )
    duels = table.s.duels()
    last = duels.deck.pop()
    duels.discard.extend(duels.deck)
    duels.deck = [last]
    thrown = len(duels.discard)
    table.play("atreides duel_card place_obstacle", "atreides edge outer_3/outer_4")
    assert table.duel["discard"][-1] == "place_obstacle"
    table.play("atreides space middle_1")
    assert table.duel["hands"]["atreides"] == [DUEL_CARD_IDS[last]]
    assert table.duel["discard"] == []
    assert len(table.duel["pile"]) == thrown + 1


@rule("classic-OQ37")
def test_a_duel_in_which_nobody_does_anything_ends_with_honour() -> None:
    table = arena(atreides=("lady_jessica", "outer_1", 2), fremen=("stilgar", "outer_3", 2))
    for _ in range(3):
        assert table.questions == ["atreides DuelTurn"]
        table.play("atreides pass", "fremen pass")
    assert table.duel["arena"] is None
    assert table.atreides["leaders"]["lady_jessica"] == table.fremen["leaders"]["stilgar"] == "home"


@rule("classic-OQ37")
def test_a_duel_of_forty_rounds_is_long_enough() -> None:
    table = arena(atreides=("lady_jessica", "outer_1"), fremen=("stilgar", "outer_3"))
    rounds = 0
    while table.duel["arena"] is not None:
        there = "outer_2" if space(table, "atreides") == "outer_1" else "outer_1"
        table.play(f"atreides space {there}", "atreides pass", "fremen pass")
        rounds += 1
        assert rounds <= 40
    assert rounds == 40
