"""Combat and endgame intrigue of Uprising."""

from __future__ import annotations

from typing import Any

import pytest

from support.imperium import Table, uprising
from support.plays import plays
from support.plays_uprising import CHOAM, QUIET, plot

Gains = dict[str, int]
NOT_FOR_NOTHING = "F-02"
TWO_SPIES = {"spies": ["post_emperor", "post_choam"]}
DONE = ["deliver_supplies", "espionage", "harvest_3", "immediate"]


def fighting(card: str, **more: Any) -> Table:
    """Seat a is in the combat with three troops and this intrigue card."""
    given = {"leader": QUIET, "conflict": 3, "garrison": 0, "hand": [], "intrigue": [card], **more}
    return uprising(rules=CHOAM, phase="combat", conflict="skirmish_crysknife", a=given, b={"conflict": 1})


# card, what seat a has besides, answers, what changes but for the card itself
CASES: list[tuple[str, dict[str, Any], list[str], Gains]] = [
    ("contingency_plan", {}, [], {"swords": 3}),
    ("devour", {}, [], {"swords": 2}),
    ("devour", {"worms": 1, "discard": ["dagger"]}, ["trash_from_discard dagger"], {"swords": 4, "discard": -1}),
    ("devour", {"worms": 1, "discard": ["dagger"]}, ["skip"], {"swords": 4}),
    ("find_weakness", {}, [], {"swords": 2}),
    ("find_weakness", TWO_SPIES, ["pay", "recall_spy post_choam"], {"swords": 5, "spies": -1}),
    ("find_weakness", TWO_SPIES, ["skip"], {"swords": 2}),
    ("go_to_ground", {}, ["retreat 1", "spy post_fremen"], {"conflict": -1, "garrison": 1, "spies": 1}),
    ("go_to_ground", {}, ["retreat 2", "spy post_fremen"], {"conflict": -2, "garrison": 2, "spies": 1}),
    ("impress", {}, ["buy prepare_the_way"], {"swords": 2, "discard": 1}),
    ("questionable_methods", {}, [], {"swords": 1}),
    (
        "questionable_methods",
        {"influence": {"fremen": 1}},
        ["pay", "lose_influence fremen"],
        {"swords": 5, "fremen": -1},
    ),
    ("questionable_methods", {"influence": {"fremen": 1}}, ["skip"], {"swords": 1}),
    ("spice_is_power", {}, [], {"conflict": -3, "garrison": 3, "spice": 3}),
    ("spice_is_power", {"conflict": 2, "spice": 3}, [], {"spice": -3, "swords": 6}),
    ("spice_is_power", {"spice": 3}, ["choose 2"], {"spice": -3, "swords": 6}),
    ("spring_the_trap", TWO_SPIES, ["recall_spy post_choam"], {"spies": -2, "swords": 7}),
    ("tactical_option", {}, ["choose 1"], {"swords": 2}),
    ("tactical_option", {}, ["choose 2", "retreat 0"], {}),
    ("tactical_option", {}, ["choose 2", "retreat 3"], {"conflict": -3, "garrison": 3}),
    ("weirding_combat", {}, [], {"swords": 3}),
    ("weirding_combat", {"influence": {"bene_gesserit": 2}}, [], {"swords": 3}),
    ("weirding_combat", {"influence": {"bene_gesserit": 3}}, [], {"swords": 5}),
    ("backed_by_choam", {"contracts_done": DONE[:2]}, [], {"swords": 4}),
]
TWO_USES = ("contingency_plan", "backed_by_choam")


@pytest.mark.parametrize(
    ("card", "given", "answers", "got"),
    [
        pytest.param(*case, marks=plays(f"{case[0]}.{'combat' if case[0] in TWO_USES else 'intrigue'}"))
        for case in CASES
    ],
)
def test_combat_intrigue(card: str, given: dict[str, Any], answers: list[str], got: Gains) -> None:
    table = fighting(card, **given)
    # With a second card seat a is still asked afterwards, so that nothing but the card has happened.
    table.given(a={**table._position["a"], "intrigue": [card, "ornithopter"]})
    strength = 2 * table.a.conflict + 3 * table.a.sandworms
    assert plot(table, card, *answers) == got
    assert table.intrigue_discard == [card]
    units = 2 * table.a.conflict + 3 * table.a.sandworms
    assert table.a.strength == (units + table.a.swords if units else 0)
    assert units <= strength


@pytest.mark.parametrize(
    ("card", "given"),
    [
        ("spring_the_trap", {"spies": ["post_emperor"]}),
        ("spice_is_power", {"conflict": 2, "spice": 2}),
        ("backed_by_choam", {"contracts_done": DONE[:1], "influence": {"fremen": 2}}),
        ("go_to_ground", {"conflict": 0, "worms": 1}),
        ("reach_agreement", {"conflict": 0, "worms": 1}),
    ],
)
def test_no_combat_card_is_played_for_nothing(card: str, given: dict[str, Any]) -> None:
    assert fighting(card, **given).why_not(f"a intrigue {card}") == NOT_FOR_NOTHING


@pytest.mark.parametrize("card", ["mercenaries", "cunning", "crysknife"])
def test_plots_are_not_for_the_combat(card: str) -> None:
    assert fighting(card, solari=9, spice=9).why_not(f"a intrigue {card}") == "R-RND-04"


@pytest.mark.parametrize("card", ["go_to_ground", "reach_agreement"])
def test_one_or_two_troops_must_retreat(card: str) -> None:
    table = fighting(card).do(f"a intrigue {card}")
    assert table.options("a") == ["retreat 1", "retreat 2"]


@plays("reach_agreement.intrigue")
def test_reach_agreement_brings_a_contract() -> None:
    table = fighting("reach_agreement", intrigue=["reach_agreement", "cunning"]).given(contracts=["espionage"])
    table.do("a intrigue reach_agreement", "a retreat 2", "a contract espionage")
    assert (table.a.conflict, table.a.garrison, table.a.contracts) == (1, 2, ["espionage"])


@plays("impress.intrigue")
def test_impress_takes_a_card_of_three_at_most() -> None:
    row = ["guild_spy", "steersman", "overthrow", "desert_power", "paracompass"]
    table = fighting("impress").given(row=row).do("a intrigue impress")
    assert table.options("a", "buy") == ["prepare_the_way", "guild_spy"]
    table.do("a buy guild_spy", "a spy post_choam")
    assert table.a.discard == ["guild_spy"]


# -- endgame -----------------------------------------------------------------------------------------------------


def at_the_end(card: str, **more: Any) -> Table:
    given = {"leader": QUIET, "hand": [], "intrigue": [card], "objective": "obj_desert_mouse_first", **more}
    return uprising(rules=CHOAM, phase="endgame", a=given)


FLOW = "the_spice_must_flow"
END_CASES: list[tuple[str, dict[str, Any], Gains]] = [
    ("secure_spice_trade", {"deck": [FLOW], "discard": [FLOW]}, {"vp": 1, "spice": 2}),
    ("secure_spice_trade", {"hand": [FLOW], "play": [FLOW]}, {"vp": 1, "spice": 2}),
    ("choam_profits", {"contracts_done": DONE}, {"vp": 1}),
    ("crysknife", {"won": ["choam_security"]}, {"vp": 1}),
    ("crysknife", {"won": ["propaganda"]}, {"vp": 1}),
    ("ornithopter", {"won": ["shadow_contest"]}, {"vp": 1}),
    ("desert_mouse", {"won": ["trade_dispute"]}, {"vp": 1}),
]


@pytest.mark.parametrize(
    ("card", "given", "got"),
    [
        pytest.param(*case, marks=plays(f"{case[0]}.{'endgame' if 'won' in case[1] else 'intrigue'}"))
        for case in END_CASES
    ],
)
def test_endgame_intrigue(card: str, given: dict[str, Any], got: Gains) -> None:
    table = at_the_end(card, **given)
    table.given(a={**table._position["a"], "intrigue": [card, "cunning"]})
    assert plot(table, card) == got
    if "won" in given:
        assert (table.a.won, table.a.won_flipped) == ([], given["won"])


@plays("crysknife.endgame")
def test_a_wild_icon_is_turned_over_only_if_it_must() -> None:
    table = at_the_end("crysknife", won=["propaganda", "choam_security"]).do("a intrigue crysknife")
    assert table.a.won_flipped[0] == "choam_security"


@pytest.mark.parametrize(
    ("card", "given"),
    [
        ("secure_spice_trade", {"deck": [FLOW]}),
        ("choam_profits", {"contracts_done": DONE[:3]}),
        ("crysknife", {"won": ["shadow_contest"]}),
        ("crysknife", {"objective": "obj_crysknife"}),  # an objective does not do
        ("desert_mouse", {"won": ["choam_security"]}),
        ("ornithopter", {}),
        ("shadow_alliance", {"influence": {"fremen": 4}}),  # the alliance is one's own
        ("shadow_alliance", {"influence": {"fremen": 3}}),
    ],
)
def test_no_endgame_card_is_played_for_nothing(card: str, given: dict[str, Any]) -> None:
    assert at_the_end(card, **given).why_not(f"a intrigue {card}") == NOT_FOR_NOTHING


@plays("shadow_alliance.intrigue")
def test_shadow_alliance_is_worth_one_point() -> None:
    table = at_the_end("shadow_alliance", influence={"fremen": 4, "emperor": 5})
    table.given(b={"influence": {"fremen": 4, "emperor": 6}}, alliances={"fremen": "b"})
    assert plot(table, "shadow_alliance") == {"vp": 1}


@plays("shadow_alliance.intrigue")
def test_shadow_alliance_below_four() -> None:
    table = at_the_end("shadow_alliance", influence={"fremen": 3}).given(b={"influence": {"fremen": 5}})
    assert table.why_not("a intrigue shadow_alliance") == NOT_FOR_NOTHING
    other = at_the_end("shadow_alliance", influence={"fremen": 4}).given(b={"influence": {"fremen": 5}})
    assert other.do("a intrigue shadow_alliance").a.vp == 1
