"""The Bene Tleilax, who have a shield and nothing else. [SH-BENE_TLEILAX]"""

from __future__ import annotations

from typing import Any

import pytest

from sietch.classic.game import GAME
from sietch.classic.sheets import LEADER
from sietch.kernel.rng import rng_from_seed
from support.classic import Table, new_game
from support.classic_battle import bare, battle, calls, plan
from support.rules import rule

EXTRA: dict[str, Any] = {"extra_factions": True}
ATREIDES = ("thufir_hawat", "lady_jessica", "gurney_halleck", "duncan_idaho", "dr_wellington_yueh")
ALL_DEAD = dict.fromkeys(ATREIDES, "dead")


# -- a shield and nothing else -----------------------------------------------------------------------------------


@rule("classic-SH-BENE_TLEILAX.1", "classic-OQ40")
def test_they_have_neither_dot_nor_dial_nor_traitors() -> None:
    table = new_game("bene_tleilax", "emperor", "guild", rules=EXTRA)
    assert table.bene_tleilax["dot"] is None
    assert [table.emperor["dot"], table.guild["dot"]] == [1, 10]  # as two players sit
    assert table.order == [1, 2, 0]
    assert (table.bene_tleilax["spice"], table.bene_tleilax["leaders"], table.bene_tleilax["drawn"]) == (5, {}, None)
    assert table.questions == ["emperor ChooseTraitor", "guild ChooseTraitor"]
    table.pass_until("DialStorm")
    assert table.questions == ["emperor DialStorm", "guild DialStorm"]
    assert len(table.bene_tleilax["hand"]) == 4
    assert table.bene_tleilax["reserve"] == [0, 0]


@rule("classic-SH-BENE_TLEILAX.1")
def test_they_come_last_wherever_the_storm_is_and_never_move() -> None:
    for storm in (0, 6, 12):
        table = bare("bene_tleilax", "emperor", "guild", rules=EXTRA, phase="movement", storm=storm)
        assert table.order[-1] == 0
        table.pass_until("DialStorm", "Bidding")
        assert all(table.faction(event.seat) != "bene_tleilax" for event in table.heard("moves"))


# -- the tanks ---------------------------------------------------------------------------------------------------


@rule("classic-SH-BENE_TLEILAX.2")
def test_what_is_paid_for_tokens_is_theirs() -> None:
    table = bare("emperor", "guild", "bene_tleilax", rules=EXTRA, phase="revival", emperor={"tanks": 5})
    table.play("emperor revive 3")
    assert (table.emperor["spice"], table.bene_tleilax["spice"]) == (6, 9)


@rule("classic-SH-BENE_TLEILAX.2")
def test_what_is_paid_for_leaders_is_theirs() -> None:
    table = bare("atreides", "guild", "bene_tleilax", rules=EXTRA, phase="movement", atreides={"leaders": ALL_DEAD})
    table.pass_until("ReviveLeader").play("atreides leader lady_jessica")
    assert (table.atreides["spice"], table.bene_tleilax["spice"]) == (5, 10)


@rule("classic-SH-BENE_TLEILAX.ALLIANCE")
def test_allies_may_revive_as_many_as_they_can_pay() -> None:
    for allies, most in ((["bene_tleilax"], "revive 6"), ([], "revive 3")):
        emperor = {"tanks": 8, "spice": 10, "allies": allies}
        table = bare("emperor", "guild", "bene_tleilax", rules=EXTRA, phase="revival", emperor=emperor)
        assert table.options("emperor")[-1] == most
        if allies:
            table.play("emperor revive 5")
            assert (table.emperor["spice"], table.bene_tleilax["spice"]) == (2, 13)
        else:
            assert table.why_not("emperor revive 4") == "FR-IX.B.2"


@rule("classic-OQ42", "classic-SH-KARAMA")
def test_a_karama_sends_the_price_of_one_revival_to_the_bank() -> None:
    table = bare(
        *("emperor", "guild", "bene_tleilax"),
        rules=EXTRA,
        phase="revival",
        emperor={"tanks": 5},
        guild={"hand": ["karama"]},
    )
    assert table.questions == ["guild KaramaWindow"]
    table.play("guild play karama", "emperor revive 3")
    assert (table.emperor["spice"], table.bene_tleilax["spice"]) == (6, 5)


# -- leaders bred anew -------------------------------------------------------------------------------------------


def revived(leader: str = "lady_jessica") -> Table:
    """A leader of the Atreides has just been revived."""
    table = bare(
        *("atreides", "guild", "bene_tleilax"),
        rules=EXTRA,
        phase="movement",
        atreides={"leaders": ALL_DEAD, "spice": 20, "hand": ["tleilaxu_ghola"]},
    )
    return table.pass_until("ReviveLeader").play(f"atreides leader {leader}")


@rule("classic-SH-BENE_TLEILAX.4")
def test_a_leader_who_leaves_the_tanks_may_be_made_theirs_unknown_to_all() -> None:
    table, other = revived(), revived()
    assert table.questions == ["bene_tleilax BreedTraitor"]
    table.play("bene_tleilax yes")
    other.play("bene_tleilax no")
    assert table.view("bene_tleilax")["players"][2]["traitors"] == ["lady_jessica"]
    assert other.view("bene_tleilax")["players"][2]["traitors"] == []
    for viewer in ("atreides", "guild", None):
        assert table.view(viewer) == other.view(viewer)
        seat = None if viewer is None else table.seat(viewer)
        assert [e.seen_by(seat) for e in table.events] == [e.seen_by(seat) for e in other.events]
    assert table.tleilaxu["revived"] == ["lady_jessica"]


@rule("classic-SH-BENE_TLEILAX.4")
def test_one_leader_in_a_turn_is_enough() -> None:
    table = revived().play("bene_tleilax yes")
    table.pass_until("guild Ship")
    table.play("atreides play tleilaxu_ghola", "atreides leader gurney_halleck")
    assert table.questions == ["bene_tleilax BreedTraitor"]  # asked all the same: nobody knows what was answered
    assert table.options("bene_tleilax") == ["no"]
    assert table.why_not("bene_tleilax yes") == "SH-BENE_TLEILAX.4"


@rule("classic-SH-BENE_TLEILAX.4")
def test_a_leader_revived_again_is_a_new_body() -> None:
    table = bare(
        *("atreides", "guild", "bene_tleilax"),
        rules=EXTRA,
        phase="movement",
        bene_tleilax={"traitors": ["lady_jessica"]},
        atreides={"leaders": ALL_DEAD},
    )
    table.pass_until("ReviveLeader").play("atreides leader lady_jessica", "bene_tleilax no")
    assert table.bene_tleilax["traitors"] == []


@rule("classic-SH-BENE_TLEILAX.4", "classic-FR-XIII.A")
def test_others_cannot_tell_who_serves_and_reckon_with_all_of_them() -> None:
    table = revived().play("bene_tleilax yes")
    rng = rng_from_seed("gholas")
    seen = {tuple(GAME.determinize(table.s, 0, rng).players[2].traitors) for _ in range(30)}
    assert seen == {(), (LEADER["lady_jessica"],)}
    own = {tuple(GAME.determinize(table.s, 2, rng).players[2].traitors) for _ in range(5)}
    assert own == {(LEADER["lady_jessica"],)}


@rule("classic-SH-BENE_TLEILAX.4", "classic-CARD-TRUTHTRANCE")
def test_a_truthtrance_brings_it_to_light() -> None:
    table = bare(
        *("atreides", "guild", "bene_tleilax"),
        rules=EXTRA,
        phase="movement",
        bene_tleilax={"traitors": ["lady_jessica"]},
        atreides={"hand": ["truthtrance"]},
        revived=["duncan_idaho"],
    )
    table.play("atreides truthtrance bene_tleilax", "atreides bribed lady_jessica")
    assert table.view("guild")["players"][2]["known_traitors"] == ["lady_jessica"]
    rng = rng_from_seed("truth")
    for _ in range(10):
        assert LEADER["lady_jessica"] in GAME.determinize(table.s, 1, rng).players[2].traitors


# -- territories ruled through them ------------------------------------------------------------------------------


def won_by(leader: str, dial: int = 2, **position: Any) -> Table:
    """The Atreides win Carthag under a leader; a ghola is Jessica, and Duncan may be one."""
    table = battle(
        *("carthag", "atreides", "guild", "bene_tleilax"),
        rules=EXTRA,
        bene_tleilax={"forces": {}, "traitors": ["lady_jessica"], **position.pop("bene_tleilax", {})},
        revived=["duncan_idaho"],
        **position,
    )
    table.pass_until("Plans")
    plan(table, "atreides", f"leader {leader}", dial)
    plan(table, "guild", "leader guild_rep", 0)
    return calls(table)


@rule("classic-SH-BENE_TLEILAX.5")
def test_a_leader_of_theirs_gains_them_the_territory() -> None:
    table = won_by("lady_jessica")
    assert table.questions == ["bene_tleilax RuleTerritory"]
    table.play("bene_tleilax yes")
    assert table.tleilaxu["ruled"] == ["carthag"]
    assert (table.bene_tleilax["strongholds"], table.atreides["strongholds"]) == (1, 0)
    assert table.bene_tleilax["traitors"] == []  # he has served his purpose
    assert table.atreides["forces"] == {"carthag": [3, 0]}
    assert table.bene_tleilax["spice"] == 5  # no spice for the leader


@rule("classic-SH-BENE_TLEILAX.5")
def test_they_are_asked_about_everybody_who_might_be_theirs() -> None:
    table = won_by("duncan_idaho")
    assert table.questions == ["bene_tleilax RuleTerritory"]
    assert table.options("bene_tleilax") == ["no"]
    assert "bene_tleilax RuleTerritory" not in won_by("thufir_hawat").questions


@rule("classic-SH-BENE_TLEILAX.5")
def test_a_territory_without_tokens_is_not_gained() -> None:
    assert "bene_tleilax RuleTerritory" not in won_by("lady_jessica", dial=5).questions


@rule("classic-SH-BENE_TLEILAX.5")
def test_what_is_gathered_where_they_rule_is_theirs() -> None:
    for ruled, theirs, others in ((["red_chasm", "carthag"], 5 + 4 + 2, 0), ([], 5, 4)):
        table = bare(
            *("atreides", "guild", "bene_tleilax"),
            rules={**EXTRA, "increased_spice_flow": True, "three_spice_with": "carthag"},
            phase="collection",
            atreides={"spice": 0, "forces": {"red_chasm": 2}},
            guild={"forces": {}},
            bene_tleilax={"spice": 5},
            spice={"red_chasm": 4},
            ruled=ruled,
        )
        assert (table.bene_tleilax["spice"], table.atreides["spice"]) == (theirs, others)


@rule("classic-SH-BENE_TLEILAX.5")
def test_their_rule_ends_when_somebody_moves_tokens_in() -> None:
    table = bare(
        *("guild", "atreides", "bene_tleilax"),
        rules=EXTRA,
        phase="movement",
        atreides={"forces": {"carthag": 3, "arsunt@11": 1}},
        ruled=["carthag", "tueks_sietch"],
    )
    table.pass_until("guild Ship").play("guild land carthag", "guild count 1")
    assert table.tleilaxu["ruled"] == ["tueks_sietch"]
    assert len(table.heard("rule_ended")) == 1


@rule("classic-SH-BENE_TLEILAX.5", "classic-FR-IV")
def test_territories_they_rule_win_like_any_others() -> None:
    for ruled, winners in ((["carthag", "arrakeen", "tueks_sietch"], ["bene_tleilax"]), (["carthag", "arrakeen"], [])):
        table = bare(
            *("atreides", "guild", "bene_tleilax"),
            rules=EXTRA,
            phase="end",
            atreides={"forces": {"carthag": 3, "arrakeen": 2, "sietch_tabr": 1}},
            guild={"forces": {}},
            ruled=ruled,
        )
        assert table.winners == winners
    allied = bare(
        *("atreides", "guild", "bene_tleilax"),
        rules=EXTRA,
        phase="end",
        atreides={"forces": {"sietch_tabr": 1}},
        guild={"forces": {"habbanya_sietch": 1}, "allies": ["bene_tleilax"]},
        ruled=["carthag", "arrakeen"],
    )
    assert sorted(allied.winners) == ["bene_tleilax", "guild"]


# -- the attack --------------------------------------------------------------------------------------------------


def hunt(victim: str, leader: str, *knives: str, rules: Any = None, **position: Any) -> Table:
    """After the battles: a leader has led in Carthag, and the Bene Tleilax hold these cards."""
    other = "guild" if victim != "guild" else "emperor"
    given = {"leaders": {leader: "carthag"}, "forces": {"carthag": 4}, **position.pop(victim, {})}
    return bare(
        *(victim, other, "bene_tleilax"),
        rules={**EXTRA, **(rules or {})},
        phase="battle",
        bene_tleilax={"hand": list(knives)},
        **{victim: given},
        **position,
    )


@rule("classic-SH-BENE_TLEILAX.3")
@pytest.mark.parametrize(
    ("weapon", "defense", "dies"),
    [
        ("crysknife", "none", True),
        ("crysknife", "shield", False),
        ("crysknife", "snooper", True),
        ("none", "none", False),
    ],
)
def test_a_weapon_against_a_defense(weapon: str, defense: str, dies: bool) -> None:
    cards = [] if defense == "none" else [defense]
    table = hunt("emperor", "caid", "crysknife", emperor={"hand": cards})
    assert table.options("bene_tleilax") == ["pass", "leader caid"]
    table.play("bene_tleilax leader caid")
    assert table.questions == ["emperor Knives", "bene_tleilax Knives"]
    table.play(f"emperor defense {defense}", f"bene_tleilax weapon {weapon}")
    assert table.emperor["leaders"]["caid"] == ("tanks" if dies else "home")
    assert table.emperor["forces"] == {"carthag": [4, 0]}
    assert table.bene_tleilax["spice"] == 5


@rule("classic-SH-BENE_TLEILAX.3", "classic-FR-X.C.6")
def test_whoever_prevails_keeps_the_card_or_not() -> None:
    table = hunt("emperor", "caid", "crysknife", emperor={"hand": ["snooper"]})
    table.play("bene_tleilax leader caid", "emperor defense snooper", "bene_tleilax weapon crysknife")
    assert table.questions == ["bene_tleilax KeepCards"]
    assert table.emperor["hand"] == []
    table.play("bene_tleilax keep crysknife")
    assert table.bene_tleilax["hand"] == ["crysknife"]
    table = hunt("emperor", "caid", "crysknife", emperor={"hand": ["shield"]})
    table.play("bene_tleilax leader caid", "emperor defense shield", "bene_tleilax weapon crysknife")
    assert table.questions == ["emperor KeepCards"]
    assert table.bene_tleilax["hand"] == []


@rule("classic-SH-BENE_TLEILAX.3", "classic-CARD-LASEGUN")
def test_only_an_explosion_touches_tokens() -> None:
    table = hunt("emperor", "caid", "lasegun", emperor={"hand": ["shield"]}, guild={"forces": {"tueks_sietch": 2}})
    table.play("bene_tleilax leader caid", "emperor defense shield", "bene_tleilax weapon lasegun")
    assert (table.emperor["forces"], table.emperor["tanks"]) == ({}, [4, 0])
    assert table.guild["forces"] == {"tueks_sietch": [2, 0]}
    assert table.emperor["leaders"]["caid"] == "tanks"
    assert (table.emperor["hand"], table.bene_tleilax["hand"]) == ([], [])


@rule("classic-SH-BENE_TLEILAX.3")
def test_the_dead_the_idle_and_allies_are_not_attacked() -> None:
    leaders = {"caid": "dead", "bashar": "home"}
    assert "bene_tleilax ChoosePrey" not in hunt("emperor", "burseg", emperor={"leaders": leaders}).questions
    allied = {"leaders": {"caid": "carthag"}, "allies": ["bene_tleilax"]}
    assert "bene_tleilax ChoosePrey" not in hunt("emperor", "caid", emperor=allied).questions
    assert hunt("emperor", "caid").play("bene_tleilax pass").emperor["leaders"]["caid"] == "home"


@rule("classic-SH-BENE_TLEILAX.3", "classic-SH-BENE_GESSERIT.3")
def test_the_bene_gesserit_use_the_voice_on_the_attackers() -> None:
    table = hunt("bene_gesserit", "alia", "crysknife", "chaumas").play("bene_tleilax leader alia")
    assert table.questions == ["bene_gesserit CommandHunter"]
    table.play("bene_gesserit voice_avoid projectile_weapon").quiet()
    assert table.options("bene_tleilax") == ["weapon chaumas", "weapon none"]
    stopped = hunt("bene_gesserit", "alia", "crysknife", guild={"hand": ["karama"]})
    stopped.play("bene_tleilax leader alia", "bene_gesserit voice_avoid projectile_weapon", "guild play karama")
    stopped.play("bene_tleilax pass")
    assert stopped.options("bene_tleilax") == ["weapon crysknife", "weapon none"]


@rule("classic-SH-BENE_TLEILAX.3", "classic-SH-ATREIDES.3")
def test_the_atreides_foresee_the_weapon_and_nobody_else() -> None:
    table = hunt("atreides", "lady_jessica", "crysknife", "chaumas").play("bene_tleilax leader lady_jessica")
    assert table.questions == ["atreides ForeseeKnife"]
    table.play("atreides yes").quiet().play("bene_tleilax weapon chaumas")
    assert table.options("bene_tleilax") == ["weapon chaumas"]
    shown = table.heard("shown")[0]
    assert shown.seen_by(table.seat("atreides"))["answer"] == "weapon chaumas"
    assert "answer" not in shown.seen_by(table.seat("guild"))
    rng = rng_from_seed("knife")

    def imagined(faction: str) -> int:
        affairs = GAME.determinize(table.s, table.seat(faction), rng).affairs
        assert affairs is not None
        return affairs.shown

    assert len({imagined("guild") for _ in range(20)}) > 1
    assert len({imagined("atreides") for _ in range(5)}) == 1


@rule("classic-SH-BENE_TLEILAX.3")
def test_one_attack_in_a_turn_after_all_battles() -> None:
    table = hunt("emperor", "caid", "crysknife", emperor={"leaders": {"caid": "carthag", "bashar": "arrakeen"}})
    table.play("bene_tleilax leader caid", "emperor defense none", "bene_tleilax weapon crysknife")
    table.play("bene_tleilax keep crysknife")
    assert "bene_tleilax ChoosePrey" not in table.questions
    fight = battle("carthag", "emperor", "guild", "bene_tleilax", rules=EXTRA)
    assert sorted(fight.questions) == ["emperor Plans", "guild Plans"]
    plan(fight, "emperor", "leader caid", 2)
    plan(fight, "guild", "leader guild_rep", 1)
    calls(fight)
    assert fight.options("bene_tleilax") == ["pass", "leader caid", "leader guild_rep"]


@rule("classic-SH-BENE_TLEILAX.3", "classic-OQ33")
@pytest.mark.parametrize("deed", ["play projectile_weapon", "play poison_weapon"])
def test_a_weapon_in_the_night_is_a_card_played_even_when_it_is_kept(deed: str) -> None:
    threats = [{"by": "guild", "to": "bene_tleilax", "deed": deed}]
    table = hunt("emperor", "caid", "crysknife", rules={"duel": "on"}, turn=2, duel={"threats": threats})
    table.play("bene_tleilax leader caid", "emperor defense none", "bene_tleilax weapon crysknife")
    table.play("bene_tleilax keep crysknife")
    assert ("guild CallKanly" in table.questions) is (deed == "play projectile_weapon")


# -- a leader who bides his time ---------------------------------------------------------------------------------


def biding(**position: Any) -> Table:
    """In an earlier turn Jessica gained Carthag for the Atreides; nobody has moved there since."""
    said: dict[str, Any] = {"atreides": {"forces": {"carthag": 3}}, "guild": {"forces": {}}, **position}
    return bare(
        *("atreides", "guild", "bene_tleilax"),
        rules={**EXTRA, "deals": False},
        bene_tleilax={"traitors": ["lady_jessica"]},
        **{"phase": "battle", "gained": {"lady_jessica": "carthag"}, **said},
    )


@rule("classic-SH-BENE_TLEILAX.5")
def test_they_may_show_a_leader_in_any_later_turn() -> None:
    table = won_by("lady_jessica").play("bene_tleilax no")
    assert table.tleilaxu["ruled"] == []
    assert table.bene_tleilax["traitors"] == ["lady_jessica"]
    table = biding()
    assert table.questions == ["bene_tleilax RuleTerritory"]
    assert table.question("bene_tleilax").about == {"leader": "lady_jessica", "territory": "carthag"}
    table.play("bene_tleilax yes")
    assert table.tleilaxu["ruled"] == ["carthag"]
    assert table.bene_tleilax["traitors"] == []


@rule("classic-SH-BENE_TLEILAX.5")
def test_only_as_long_as_he_lives_and_his_side_is_alone_there() -> None:
    there = {"forces": {"carthag": 3}}
    for change in (
        {"atreides": {**there, "leaders": {"lady_jessica": "dead"}}},
        {"atreides": {"forces": {"arrakeen": 3}}},
        {"atreides": {**there, "allies": ["guild"]}, "guild": {"forces": {"carthag": 1}}},
    ):
        assert "bene_tleilax RuleTerritory" not in biding(**change).questions


@rule("classic-SH-BENE_TLEILAX.5")
@pytest.mark.parametrize("comes", [True, False])
def test_nor_when_tokens_have_moved_in_since(comes: bool) -> None:
    table = biding(phase="movement", storm=17).pass_until("atreides Ship")
    table.play(*(["atreides land carthag", "atreides count 1"] if comes else ["atreides pass"]))
    table.pass_until("RuleTerritory", "Bidding")
    assert ("bene_tleilax RuleTerritory" in table.questions) is not comes


@rule("classic-SH-BENE_TLEILAX.5")
def test_with_battles_to_come_they_are_asked_at_once_and_again_when_all_are_fought() -> None:
    more = {"guild": {"forces": {"arrakeen": 5, "carthag": 5}}, "atreides": {"forces": {"arrakeen": 5, "carthag": 5}}}
    table = bare(
        *("atreides", "guild", "bene_tleilax"),
        rules={**EXTRA, "deals": False},
        phase="battle",
        bene_tleilax={"traitors": ["lady_jessica"]},
        **more,
    ).pass_until("ChooseBattle")
    table.play("atreides battle carthag")
    for leader, other in (("lady_jessica", "guild_rep"), ("duncan_idaho", "soo_soo_sook")):
        table.pass_until("Plans")
        plan(table, "atreides", f"leader {leader}", 2)
        plan(table, "guild", f"leader {other}", 0)
        calls(table).pass_until("RuleTerritory")
        assert table.question("bene_tleilax").about == {"leader": "lady_jessica", "territory": "carthag"}
        table.play("bene_tleilax no")
    assert "bene_tleilax RuleTerritory" not in table.questions


@rule("classic-SH-BENE_TLEILAX.5")
def test_what_another_has_gained_since_is_not_his() -> None:
    """Jessica gained Carthag once; now Thufir gains it anew, and nobody is asked about her."""
    table = won_by("thufir_hawat", gained={"lady_jessica": "carthag"})
    assert "bene_tleilax RuleTerritory" not in table.questions
