"""The questions and answers at the end of the Italian rulebook, one by one. [IT-XXV]"""

from __future__ import annotations

from typing import Any

import pytest

from support.classic import Table
from support.classic_battle import bare, battle, calls, moving, plan, ship
from support.rules import rule

EXTRA = {"additional_advantages": True}


# -- A. Treachery cards ------------------------------------------------------------------------------------------


def atomics(storm: int, dials: tuple[int, int], forces: dict[str, int], **position: Any) -> Table:
    """The Harkonnen, who stand at the Shield Wall, fire; the Atreides and the Emperor have dialed the storm."""
    table = bare(
        *("atreides", "harkonnen", "emperor"),
        phase="storm",
        storm=storm,
        dialers=["atreides", "emperor"],
        atreides={"forces": forces},
        harkonnen={"forces": {"shield_wall@7": 1}, "hand": ["family_atomics"]},
        **position,
    )
    table.play(f"atreides sectors {dials[0]}", f"emperor sectors {dials[1]}").pass_until("AtomicsWindow")
    return table.play("harkonnen play family_atomics")


@rule("classic-IT-XXV.A.1", "classic-CARD-ATOMICS")
def test_a1_the_sector_already_in_storm_is_not_struck_those_entered_later_are() -> None:
    forces = {"arrakeen": 3, "imperial_basin@9": 2, "carthag": 4, "imperial_basin@10": 1}
    table = atomics(9, (1, 1), forces)
    assert table.storm == 11
    # Sector 9 held the storm when the wall fell; it has passed over sector 10.
    assert table.atreides["forces"] == {"arrakeen": [3, 0], "imperial_basin@9": [2, 0]}
    assert table.atreides["tanks"] == [5, 0]


@rule("classic-IT-XXV.A.2", "classic-CARD-ATOMICS")
@pytest.mark.parametrize("start", ["shield_wall@7", "shield_wall@8", "gara_kulon", "pasty_mesa@7", "imperial_basin@8"])
def test_a2_they_may_be_fired_with_wall_and_neighbour_in_storm(start: str) -> None:
    for storm in (7, 8):
        table = bare(
            *("atreides", "harkonnen"),
            phase="storm",
            storm=storm,
            harkonnen={"forces": {start: 1}, "hand": ["family_atomics"]},
        )
        table.play("atreides sectors 1", "harkonnen sectors 1").pass_until("AtomicsWindow")
        assert table.may("harkonnen play family_atomics")


@rule("classic-IT-XXV.A.3")
def test_a3_an_explosion_takes_spice_and_the_tokens_of_all() -> None:
    table = battle(
        *("cielago_south@1", "atreides", "emperor", "fremen"),
        spice={"cielago_south@1": 12},
        atreides={"hand": ["lasegun"]},
        emperor={"hand": ["shield"]},
        fremen={"forces": {"cielago_south@2": 4}},
    )
    table.play("atreides battle cielago_south@1", "atreides against emperor").pass_until("Plans")
    plan(table, "atreides", "leader lady_jessica", 1, weapon="lasegun")
    plan(table, "emperor", "leader bashar", 1, defense="shield")
    calls(table)
    assert table.spice == {}
    assert table.fremen["tanks"] == [4, 0]
    assert table.atreides["forces"] == table.emperor["forces"] == table.fremen["forces"] == {}


@rule("classic-IT-XXV.A.4")
def test_a4_a_karama_against_the_atreides_sight_covers_all_cards_of_the_auction() -> None:
    table = bare("atreides", "harkonnen", "guild", phase="bidding", guild={"hand": ["karama"]})
    table.play("guild play karama").pass_until("Bidding")
    for _ in range(2):
        bidder = table.questions[0].split(" ")[0]
        assert table.view("atreides")["auction"]["card"] is None
        table.play(f"{bidder} bid 1")
        while table.auction is not None and table.auction["high"]:
            table.let_be()
        table.pass_until("Bidding")
    assert table.view("atreides")["auction"]["card"] is None
    assert table.heard("card_seen") == []


@rule("classic-IT-XXV.A.5", "classic-CARD-GHOLA")
def test_a5_a_leader_revived_during_the_battles_does_not_fight_this_turn() -> None:
    given = {
        "forces": {"carthag": 5, "red_chasm": 5},
        "hand": ["tleilaxu_ghola"],
        "leaders": {"lady_jessica": "dead"},
        "traitors": [],
    }
    table = battle("carthag", "atreides", "emperor", atreides=given, emperor={"forces": {"carthag": 1, "red_chasm": 1}})
    table.play("atreides play tleilaxu_ghola", "atreides leader lady_jessica")
    assert table.atreides["leaders"]["lady_jessica"] == "home"
    table.pass_until("Plans")
    assert not table.may("atreides leader lady_jessica")
    table.pass_until("DialStorm")
    again = battle("carthag", "atreides", "emperor")
    again.pass_until("Plans")
    assert again.may("atreides leader lady_jessica")
    # Revived before the battles begin she fights.
    early = bare(
        *("atreides", "emperor"),
        phase="movement",
        atreides={**given, "forces": {"carthag": 5}},
        emperor={"forces": {"carthag": 1}},
    ).pass_until("atreides Ship")
    early.play("atreides play tleilaxu_ghola", "atreides leader lady_jessica").pass_until("Plans")
    assert early.may("atreides leader lady_jessica")


@rule("classic-IT-XXV.A.6", "classic-CARD-GHOLA")
def test_a6_the_ghola_s_five_tokens_are_free() -> None:
    given = {"hand": ["tleilaxu_ghola"], "tanks": 8, "forces": {}, "spice": 0}
    table = moving("atreides", "emperor", atreides=given)
    table.play("atreides play tleilaxu_ghola")
    assert table.options("atreides") == [f"revive {n}" for n in range(1, 6)]
    table.play("atreides revive 5")
    assert (table.atreides["tanks"], table.atreides["reserve"], table.atreides["spice"]) == ([3, 0], [17, 0], 0)


@rule("classic-IT-XXV.A.7")
def test_a7_a_worthless_card_stopped_by_a_karama_is_gone_as_well() -> None:
    table = bare(
        *("emperor", "bene_gesserit", "guild"),
        rules=EXTRA,
        phase="bidding",
        bene_gesserit={"hand": ["baliset"], "spice": 3},
        guild={"hand": ["karama"]},
    )
    table.pass_until("bene_gesserit Bidding").play("bene_gesserit bid 3").pass_until("Win")
    table.play("bene_gesserit karama_free", "guild play karama").pass_until("Win", "KaramaWindow", "Bidding")
    assert sorted(table.discard) == ["baliset", "karama"]
    assert "baliset" not in table.bene_gesserit["hand"]
    # The card still has to be paid for.
    assert table.bene_gesserit["spice"] == 5 - 3


@rule("classic-IT-XXV.A.8")
def test_a8_a_worm_called_by_karama_means_no_nexus() -> None:
    def nexuses(*answers: str) -> int:
        table = bare(
            *("fremen", "atreides", "emperor"),
            rules={"special_karama": True},
            phase="spice_blow",
            spice_deck=["shai_hulud", "old_gap"] if not answers else ["old_gap"],
            fremen={"hand": ["karama"]},
        )
        table.play(*answers).pass_until("Nexus", "NexusTalk", "Bidding", "ClaimCharity")
        return len(table.heard("nexus"))

    assert nexuses("fremen karama_special", "fremen worm red_chasm") == 0
    assert nexuses() == 1  # a card of Shai-Hulud does


# -- B. Battle ---------------------------------------------------------------------------------------------------


@rule("classic-IT-XXV.B.1")
def test_b1_sectors_march_and_land_apart_and_fight_together() -> None:
    rules = {"groups_gather": "sector"}
    forces = {"plastic_basin@11": 2, "plastic_basin@12": 3}
    table = moving("emperor", "atreides", rules=rules, emperor={"forces": forces}, atreides={"forces": {}})
    # Landing: one sector.
    ship(table, "emperor", "plastic_basin@13", 1)
    assert table.emperor["forces"]["plastic_basin@13"] == [1, 0]
    # Marching: the tokens of one sector.
    table.play("emperor move plastic_basin@12", "emperor count 3")
    assert table.questions == ["emperor Destination"]
    together = battle(
        "plastic_basin@13", "emperor", "atreides", rules=rules, emperor={"forces": forces}, storm=5
    ).pass_until("Plans")
    together.play("emperor leader bashar")
    assert together.options("emperor")[-1] == "dial 5"
    apart = battle("plastic_basin@13", "emperor", "atreides", rules=rules, emperor={"forces": forces}, storm=12)
    assert apart.phase != "battle"


@rule("classic-IT-XXV.B.2")
@pytest.mark.parametrize("hero", ["cheap_hero", "cheap_heroine"])
def test_b2_a_cheap_hero_cannot_be_thrown_in_as_a_weapon_or_defense(hero: str) -> None:
    table = battle("carthag", "emperor", "atreides", emperor={"hand": [hero, "kulon"]}).pass_until("Plans")
    assert table.may(f"emperor hero {hero}")
    table.play("emperor leader bashar")
    assert not table.may(f"emperor weapon {hero}")
    table.play("emperor weapon kulon")
    assert not table.may(f"emperor defense {hero}")


@rule("classic-IT-XXV.B.3", "classic-FR-X.C.6")
def test_b3_a_kept_weapon_and_defense_serve_again_in_the_same_turn() -> None:
    table = battle(
        *("carthag", "atreides", "emperor"),
        atreides={"forces": {"carthag": 5, "red_chasm": 5}, "hand": ["crysknife", "shield"], "traitors": []},
        emperor={"forces": {"carthag": 1, "red_chasm": 1}, "traitors": []},
    ).play("atreides battle carthag")
    table.pass_until("Plans")
    plan(table, "atreides", "leader lady_jessica", 1, weapon="crysknife", defense="shield")
    plan(table, "emperor", "leader bashar", 0)
    calls(table).play("atreides keep crysknife", "atreides keep shield")
    table.pass_until("Plans")
    plan(table, "atreides", "leader duncan_idaho", 1, weapon="crysknife", defense="shield")
    plan(table, "emperor", "leader caid", 0)
    calls(table)
    assert table.emperor["leaders"]["bashar"] == table.emperor["leaders"]["caid"] == "tanks"


@rule("classic-IT-XXV.B.4")
@pytest.mark.parametrize(("faction", "leader"), [("emperor", "bashar"), ("fremen", "jamis")])
def test_b4_an_elite_token_is_supported_for_one_spice(faction: str, leader: str) -> None:
    table = battle(
        *("sietch_tabr", faction, "atreides"),
        rules={"advanced": True, **EXTRA},
        **{faction: {"forces": {"sietch_tabr": [0, 1]}, "spice": 9}},
    ).pass_until("Plans")
    table.play(f"{faction} leader {leader}", f"{faction} dial 2")
    assert table.options(faction) == ["support 1"]
