"""The heuristic bot among Ixians, Bene Tleilax and the Landsraad."""

from __future__ import annotations

from typing import Any

from sietch.bots.classic.heuristic import HeuristicClassic
from sietch.classic.game import GAME
from sietch.classic.state import ClassicState
from sietch.kernel.game import Perspective
from sietch.text import LANGUAGES
from support.bots import play
from support.classic import Table
from support.classic_battle import bare

EXTRA: dict[str, Any] = {"extra_factions": True}


def choice(table: Table, faction: str) -> str:
    seat = table.seat(faction)
    return GAME.actions.notation(HeuristicClassic(1).choose(Perspective(GAME, table.s, seat), None))


def hunt(knives: list[str], victim: dict[str, Any]) -> Table:
    leaders = {"caid": "carthag", "count_hasimir_fenring": "arrakeen"}
    return bare(
        *("emperor", "guild", "bene_tleilax"),
        rules=EXTRA,
        phase="battle",
        emperor={"leaders": leaders, **victim},
        bene_tleilax={"hand": knives},
    )


def test_the_tleilaxu_attack_the_strongest_leader_if_they_have_a_weapon() -> None:
    table = hunt(["crysknife"], {})
    assert choice(table, "bene_tleilax") == "leader count_hasimir_fenring"
    table.play("bene_tleilax leader count_hasimir_fenring")
    assert choice(table, "bene_tleilax") == "weapon crysknife"
    assert choice(hunt(["hajr"], {}), "bene_tleilax") == "pass"


def test_whoever_is_attacked_plays_a_defense() -> None:
    table = hunt(["crysknife"], {"hand": ["shield"]}).play("bene_tleilax leader caid")
    assert choice(table, "emperor") == "defense shield"


def test_a_leader_out_of_the_tanks_is_bred() -> None:
    dead = dict.fromkeys(("count_hasimir_fenring", "captain_aramsham", "caid", "burseg", "bashar"), "dead")
    table = bare("emperor", "guild", "bene_tleilax", rules=EXTRA, phase="movement", emperor={"leaders": dead})
    table.pass_until("ReviveLeader").play("emperor leader caid")
    assert choice(table, "bene_tleilax") == "yes"


def ghola(emperor: dict[str, int], place: str = "carthag", **position: Any) -> str:
    """What the Tleilaxu do about Caid, who gained a territory for the Emperor and is theirs."""
    table = bare(
        *("emperor", "guild", "bene_tleilax"),
        rules=EXTRA,
        phase="battle",
        emperor={"forces": emperor},
        guild={"forces": {}},
        bene_tleilax={"traitors": ["caid"]},
        gained={"caid": place},
        **position,
    )
    assert table.questions == ["bene_tleilax RuleTerritory"]
    return choice(table, "bene_tleilax")


def test_a_leader_of_theirs_is_shown_where_it_decides_something_and_bides_his_time_elsewhere() -> None:
    assert ghola({"carthag": 3}) == "no"
    assert ghola({"carthag": 3, "arrakeen": 2, "tueks_sietch": 1}) == "yes"  # the Emperor would win
    assert ghola({"carthag": 3}, ruled=["arrakeen", "tueks_sietch"]) == "yes"  # they win themselves
    assert ghola({"red_chasm": 3}, "red_chasm", spice={"red_chasm": 6}) == "yes"
    assert ghola({"red_chasm": 3}, "red_chasm") == "no"


def test_the_landsraad_taxes_the_richest() -> None:
    rules = {"landsraad_reconstruction": True}
    spice = {"emperor": {"spice": 4}, "guild": {"spice": 9}}
    table = bare("landsraad", "emperor", "guild", rules=rules, phase="bidding", **spice)
    assert choice(table, "landsraad") == "against guild"


def test_a_hoard_of_the_ixians_is_worth_a_karama() -> None:
    for spice, played in ((20, "play karama"), (0, "pass")):
        table = bare(
            *("ixians", "emperor"),
            rules=EXTRA,
            phase="collection",
            ixians={"spice": spice},
            emperor={"hand": ["karama"]},
        )
        assert choice(table, "emperor") == played


def test_nine_of_them_play_and_can_say_why() -> None:
    bots = [HeuristicClassic(seat) for seat in range(9)]

    def spoken(s: ClassicState, seat: int, action: int) -> None:
        assert all(bots[seat].explain(lang) for lang in LANGUAGES)

    rules = {**GAME.needed_for(9), "extra_strongholds": "both"}
    play(GAME, bots, "nine", rules, spoken, until=lambda s: s.turn > 2, compare_every=40)
