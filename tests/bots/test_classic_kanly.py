"""The heuristic bot where Kanly is threatened: it weighs a duel against a forbidden deed, and picks its quarrels."""

from __future__ import annotations

from typing import Any

import pytest

from sietch.bots.classic.forbidden import cost_of
from sietch.bots.classic.heuristic import BLINDFOLD, HeuristicClassic
from sietch.bots.classic.outlook import Outlook
from sietch.classic.atlas import TERRITORY
from sietch.classic.duel.deeds import BUY, ENTER, SHIP
from sietch.classic.game import GAME
from sietch.kernel.game import Perspective
from support.classic import Table, bare
from support.classic_duel import DUEL

THREE = ("atreides", "harkonnen", "emperor")
BLADES = ["attack_inward", "attack_outward", "attack_left", "attack_right"]


def choice(table: Table, faction: str) -> str:
    seat = table.seat(faction)
    return GAME.actions.notation(HeuristicClassic(1).choose(Perspective(GAME, table.s, seat), None))


def outlook(table: Table, faction: str) -> Outlook:
    seat = table.seat(faction)
    perspective = Perspective(GAME, table.s, seat)
    question = perspective.question
    assert question is not None
    return Outlook(perspective.sample(BLINDFOLD), seat, perspective.options, question.kind, question.about)


def table_with(hands: dict[str, list[str]], *deeds: str, **position: Any) -> Table:
    """The Harkonnen have threatened the Atreides for one deed, and everybody holds these duel cards."""
    threats = [{"by": "harkonnen", "to": "atreides", "deed": deed} for deed in deeds]
    empty: dict[str, list[str]] = {name: [] for name in THREE}
    duel = {"threats": threats, "hands": {**empty, **hands}}
    return bare(*THREE, rules={**DUEL, "deals": False}, turn=2, duel=duel, **position)


def test_a_forbidden_deed_costs_as_much_as_the_duel_may() -> None:
    position: dict[str, Any] = {"phase": "movement", "storm": 17}
    armed = table_with({"harkonnen": BLADES}, "enter arrakeen", **position).pass_until("atreides Ship")
    o = outlook(armed, "atreides")
    arrakeen, carthag = ENTER + TERRITORY["arrakeen"], ENTER + TERRITORY["carthag"]
    assert cost_of(o, arrakeen) > 1
    assert cost_of(o, carthag) == cost_of(o, SHIP) == cost_of(o, BUY) == 0
    harmless = table_with({"atreides": BLADES}, "enter arrakeen", **position).pass_until("atreides Ship")
    assert cost_of(outlook(harmless, "atreides"), arrakeen) == 0  # a duel that is as good as won frightens nobody


@pytest.mark.parametrize(("deed", "less"), [("buy", True), ("bid", True), ("ship", False)])
def test_it_bids_less_for_a_card_that_may_cost_a_duel(deed: str, less: bool) -> None:
    said: dict[str, Any] = {"phase": "bidding", "atreides": {"spice": 10}}
    free = table_with({"harkonnen": BLADES}, **said).pass_until("atreides Bidding")
    warned = table_with({"harkonnen": BLADES}, deed, **said).pass_until("atreides Bidding")
    most = [int(choice(table, "atreides").split()[1]) for table in (free, warned)]
    assert (most[1] < most[0]) is less


def test_who_is_well_armed_seeks_a_quarrel_with_who_is_not() -> None:
    position: dict[str, Any] = {"phase": "movement", "storm": 17, "emperor": {"spice": 20}}
    table = table_with({"atreides": BLADES[:2]}, **position).pass_until("atreides Ship")
    assert choice(table, "atreides") == "threaten emperor"  # the richest
    table.play("atreides threaten emperor")
    assert choice(table, "atreides") == "deed ship"
    unarmed = table_with({}, **position).pass_until("atreides Ship")
    assert not choice(unarmed, "atreides").startswith("threaten")
    both = table_with(dict.fromkeys(("harkonnen", "emperor"), BLADES[:2]), **position).pass_until("atreides Ship")
    assert not choice(both, "atreides").startswith("threaten")


def test_who_is_about_to_win_is_warned_off_the_stronghold_that_is_missing() -> None:
    position: dict[str, Any] = {
        "phase": "movement",
        "storm": 17,
        "emperor": {"forces": {"carthag": 5, "tueks_sietch": 5}},
        "atreides": {"forces": {"arrakeen": 3}},
    }
    table = table_with({"atreides": BLADES[:1]}, **position).pass_until("atreides Ship")
    assert choice(table, "atreides") == "threaten emperor"
    table.play("atreides threaten emperor")
    assert choice(table, "atreides") == "deed enter arrakeen"


def test_a_threat_that_was_defied_is_called() -> None:
    table = table_with({}, "enter arrakeen", phase="movement", storm=17, atreides={"forces": {}})
    table.pass_until("atreides Ship").play("atreides land arrakeen", "atreides count 1")
    assert choice(table, "harkonnen") == "kanly"
