"""Karama: every power that it stops, what else it does, and the special powers. [SH-KARAMA, FR-XVIII]"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from sietch.classic.karama import POWER_IDS
from support.classic import Table
from support.classic_battle import bare, battle, calls, march, moving, plan, ship
from support.rules import rule

EXTRA = {"additional_advantages": True}
SPECIAL = {"special_karama": True}
KARAMA = {"hand": ["karama"]}
Look = Callable[[Table], Any]


class Scene:
    """A table at the window of one power; what shows when nobody stops it, and what when somebody does."""

    def __init__(self, table: Table, victim: str, stopper: str, look: Look, goes_on: Any, is_stopped: Any) -> None:
        self.table = table
        self.victim = victim
        self.stopper = stopper
        self.look = look
        self.goes_on = goes_on
        self.is_stopped = is_stopped


def card_sight() -> Scene:
    table = bare("atreides", "harkonnen", "guild", phase="bidding", guild=KARAMA)

    def seen(table: Table) -> list[bool]:
        found = []
        for _ in range(3):
            table.pass_until("Bidding")
            found.append(table.view("atreides")["auction"]["card"] is not None)
            bidder = table.questions[0].split(" ")[0]
            table.play(f"{bidder} bid 1")
            while table.questions[0].endswith(" Bidding") and table.view(None)["auction"]["high"]:
                table.let_be()
            while table.questions[0].endswith(" Win"):
                table.play(f"{table.questions[0].split(' ')[0]} yes")
        return found

    return Scene(table, "atreides", "guild", seen, [True, True, True], [False, False, False])


def spice_sight() -> Scene:
    table = bare("atreides", "harkonnen", "guild", phase="movement", spice_deck=["red_chasm"], guild=KARAMA)
    return Scene(table, "atreides", "guild", lambda table: table.view("atreides")["next_spice"], "red_chasm", None)


def prescience() -> Scene:
    table = battle("carthag", "atreides", "emperor", "guild", guild=KARAMA).play("atreides ask weapon")
    return Scene(table, "atreides", "guild", lambda table: table.questions[0], "emperor ShowElement", "atreides Plans")


def kwisatz_haderach() -> Scene:
    table = battle("carthag", "atreides", "emperor", "guild", rules=EXTRA, atreides={"losses": 7}, guild=KARAMA)
    table.play("atreides pass")

    def goes_along(table: Table) -> bool:
        return table.pass_until("Plans").play("atreides leader lady_jessica").may("atreides kwisatz_haderach yes")

    return Scene(table, "atreides", "guild", goes_along, True, False)


def bonus_card() -> Scene:
    table = bare("harkonnen", "atreides", "guild", phase="bidding", guild=KARAMA)
    table.pass_until("Bidding").play("harkonnen bid 1").pass_until("guild KaramaWindow")
    return Scene(table, "harkonnen", "guild", lambda table: table.harkonnen["cards"], 2, 1)


def capture() -> Scene:
    table = battle(
        *("carthag", "harkonnen", "atreides", "guild"),
        rules=EXTRA,
        guild=KARAMA,
        atreides={"traitors": []},
        harkonnen={"traitors": []},
    ).pass_until("Plans")
    plan(table, "harkonnen", "leader feyd_rautha", 5)
    plan(table, "atreides", "leader lady_jessica", 0)
    calls(table)
    return Scene(table, "harkonnen", "guild", lambda table: "harkonnen CaptureOrKill" in table.questions, True, False)


def auction_income() -> Scene:
    table = bare("atreides", "emperor", "guild", phase="bidding", guild=KARAMA, emperor={"spice": 3})
    table.pass_until("Bidding").play("atreides bid 4").pass_until("guild KaramaWindow")
    return Scene(
        table, "emperor", "guild", lambda table: (table.emperor["spice"], table.atreides["spice"]), (7, 6), (3, 6)
    )


def sardaukar() -> Scene:
    forces = {"forces": {"carthag": [0, 3]}}
    table = battle("carthag", "emperor", "harkonnen", "guild", rules=EXTRA, guild=KARAMA, emperor=forces)

    def most(table: Table) -> str:
        return table.pass_until("Plans").play("emperor leader bashar").options("emperor")[-1]

    return Scene(table, "emperor", "guild", most, "dial 6", "dial 3")


def shipping_income() -> Scene:
    table = moving("atreides", "guild", "harkonnen", harkonnen=KARAMA, guild={"spice": 0})
    ship(table, "atreides", "tueks_sietch", 3)
    return Scene(
        table, "guild", "harkonnen", lambda table: (table.guild["spice"], table.atreides["spice"]), (3, 7), (0, 7)
    )


def guild_shipment() -> Scene:
    table = moving("guild", "atreides", "harkonnen", harkonnen=KARAMA)
    table.play("guild cross tueks_sietch", "guild count 5", "guild to polar_sink")

    def where(table: Table) -> Any:
        if table.questions == ["guild Ship"]:
            assert not [option for option in table.options("guild") if option.startswith(("cross", "withdraw"))]
            assert table.may("guild land tueks_sietch")  # the action is done again without the power
        return list(table.guild["forces"])

    return Scene(table, "guild", "harkonnen", where, ["polar_sink"], ["tueks_sietch"])


def half_price() -> Scene:
    table = moving("guild", "atreides", "harkonnen", harkonnen=KARAMA, guild={"spice": 5})
    ship(table, "guild", "carthag", 4)

    def left(table: Table) -> int:
        if table.questions == ["guild Ship"]:
            ship(table, "guild", "carthag", 4)
        assert table.guild["forces"]["carthag"] == [4, 0]
        spice: int = table.guild["spice"]
        return spice

    return Scene(table, "guild", "harkonnen", left, 3, 1)


def out_of_order() -> Scene:
    table = bare("atreides", "guild", "harkonnen", rules=EXTRA, phase="movement", harkonnen=KARAMA)
    table.pass_until("GuildNow").play("guild yes")
    return Scene(table, "guild", "harkonnen", lambda table: table.questions[0], "guild Ship", "atreides Ship")


def worm_control() -> Scene:
    table = bare(
        *("fremen", "atreides", "harkonnen"),
        phase="spice_blow",
        spice_deck=["shai_hulud"],
        last_blow=["red_chasm"],
        fremen={"forces": {"red_chasm": 3}},
        harkonnen=KARAMA,
    ).pass_until("harkonnen KaramaWindow")
    return Scene(table, "fremen", "harkonnen", lambda table: table.fremen["tanks"], [0, 0], [3, 0])


def extra_worm() -> Scene:
    table = bare(
        *("fremen", "atreides", "harkonnen"),
        rules=EXTRA,
        phase="spice_blow",
        spice_deck=["shai_hulud", "shai_hulud"],
        fremen={"forces": {}},
        harkonnen=KARAMA,
    ).pass_until("harkonnen KaramaWindow")
    return Scene(table, "fremen", "harkonnen", lambda table: table.questions[0] == "fremen PlaceWorm", True, False)


def fedaykin() -> Scene:
    forces = {"forces": {"sietch_tabr": [0, 2]}}
    table = battle("sietch_tabr", "fremen", "harkonnen", "guild", rules=EXTRA, guild=KARAMA, fremen=forces)

    def most(table: Table) -> str:
        return table.pass_until("Plans").play("fremen leader jamis").options("fremen")[-1]

    return Scene(table, "fremen", "guild", most, "dial 4", "dial 2")


def storm_losses() -> Scene:
    table = bare(
        *("fremen", "harkonnen", "atreides"),
        rules=EXTRA,
        phase="storm",
        storm=3,
        fremen={"forces": {"red_chasm": 5}},
        harkonnen=KARAMA,
        dialers=["fremen", "atreides"],
    ).pass_until("DialStorm")
    table.play("fremen sectors 2", "atreides sectors 2").pass_until("harkonnen KaramaWindow")
    return Scene(table, "fremen", "harkonnen", lambda table: table.fremen["tanks"], [3, 0], [5, 0])


def advisor() -> Scene:
    table = moving("atreides", "bene_gesserit", "harkonnen", harkonnen=KARAMA, bene_gesserit={"forces": {}})
    ship(table, "atreides", "carthag", 1).play("bene_gesserit yes")
    return Scene(table, "bene_gesserit", "harkonnen", lambda table: table.bene_gesserit["reserve"], [19, 0], [20, 0])


def voice() -> Scene:
    table = battle("carthag", "bene_gesserit", "emperor", "guild", guild=KARAMA)
    table.play("bene_gesserit voice_avoid lasegun")
    return Scene(table, "bene_gesserit", "guild", lambda table: table.battle["voice"], "voice_avoid lasegun", None)


def charity() -> Scene:
    table = bare(
        "bene_gesserit", "emperor", "guild", rules=EXTRA, phase="bidding", guild=KARAMA, bene_gesserit={"spice": 5}
    )
    return Scene(table, "bene_gesserit", "guild", lambda table: table.bene_gesserit["spice"], 7, 5)


def worthless_as_karama() -> Scene:
    table = bare(
        *("atreides", "bene_gesserit", "guild"),
        rules=EXTRA,
        phase="movement",
        spice_deck=["red_chasm"],
        bene_gesserit={"hand": ["kulon"]},
        guild=KARAMA,
    )
    # The Bene Gesserit blind the Atreides with a worthless card; the Guild may come to their help.
    table.play("bene_gesserit karama_with kulon", "guild pass")
    return Scene(table, "bene_gesserit", "guild", lambda table: table.view("atreides")["next_spice"], None, "red_chasm")


def end_of_peace() -> Scene:
    table = bare(
        *("atreides", "bene_gesserit", "guild"),
        rules=EXTRA,
        phase="movement",
        atreides={"forces": {"red_chasm": 1}},
        bene_gesserit={"forces": {"red_chasm": 1}},
        coexisting=["red_chasm"],
        guild=KARAMA,
    ).pass_until("EndPeace")
    table.play("bene_gesserit end_peace red_chasm")
    return Scene(table, "bene_gesserit", "guild", lambda table: table.coexisting, [], ["red_chasm"])


SCENES: dict[str, Callable[[], Scene]] = {
    scene.__name__: scene
    for scene in (
        *(card_sight, spice_sight, prescience, kwisatz_haderach, bonus_card, capture, auction_income, sardaukar),
        *(shipping_income, guild_shipment, half_price, out_of_order, worm_control, extra_worm, fedaykin),
        *(storm_losses, advisor, voice, charity, worthless_as_karama, end_of_peace),
    )
}


def test_there_is_a_scene_for_every_power() -> None:
    assert list(SCENES) == POWER_IDS
    assert len(POWER_IDS) == 21


@rule("classic-SH-KARAMA", "classic-OQ4", "classic-FR-XVIII.B")
@pytest.mark.parametrize("power", POWER_IDS)
def test_nobody_stops_it(power: str) -> None:
    scene = SCENES[power]()
    (question,) = [q for q in scene.table.questions if q.startswith(f"{scene.stopper} ")]
    assert question in (f"{scene.stopper} KaramaWindow", f"{scene.stopper} Doubt")
    assert scene.table.question(scene.stopper).about == {"power": power, "victim": scene.victim}
    assert scene.victim not in [question.split(" ")[0] for question in scene.table.questions]
    scene.table.play(f"{scene.stopper} pass")
    assert scene.look(scene.table) == scene.goes_on
    assert "karama" in getattr(scene.table, scene.stopper)["hand"]


@rule("classic-SH-KARAMA", "classic-OQ4", "classic-FR-XVIII.B")
@pytest.mark.parametrize("power", POWER_IDS)
def test_a_karama_stops_it(power: str) -> None:
    scene = SCENES[power]()
    scene.table.play(f"{scene.stopper} play karama")
    assert scene.look(scene.table) == scene.is_stopped
    assert "karama" in scene.table.discard
    (event,) = [event for event in scene.table.heard("karama") if event.facts["card"] == "karama"]
    assert event.facts["power"] == power


# -- windows -----------------------------------------------------------------------------------------------------


@rule("classic-SH-KARAMA")
def test_everybody_with_cards_is_asked_and_none_shows_what_they_hold() -> None:
    table = bare(
        *("atreides", "harkonnen", "emperor", "guild"),
        phase="movement",
        harkonnen={"hand": ["kulon"]},
        emperor={"hand": ["karama"]},
    )
    assert table.questions == ["harkonnen KaramaWindow", "emperor KaramaWindow"]
    assert table.options("harkonnen") == ["pass", "never"]
    assert table.options("emperor") == ["pass", "never", "play karama"]


@rule("classic-SH-KARAMA")
def test_no_window_when_both_karamas_lie_open() -> None:
    table = bare("atreides", "harkonnen", phase="movement", harkonnen={"hand": ["kulon"]}, discard=["karama", "karama"])
    assert table.questions == ["atreides Ship"]


@rule("classic-SH-KARAMA")
def test_of_several_the_first_in_storm_order_spends_the_card() -> None:
    table = bare(
        *("atreides", "harkonnen", "emperor"),
        phase="movement",
        storm=8,
        harkonnen={"hand": ["karama"]},
        emperor={"hand": ["karama"]},
    )
    assert table.first_player == "emperor"
    table.play("harkonnen play karama", "emperor play karama")
    assert table.discard == ["karama"]
    assert table.emperor["hand"] == []
    assert table.harkonnen["hand"] == ["karama"]


@rule("classic-SH-KARAMA")
def test_a_karama_cannot_be_stopped_by_a_karama() -> None:
    table = bare(
        *("atreides", "harkonnen", "emperor"),
        phase="movement",
        atreides={"hand": ["karama"]},
        harkonnen={"hand": ["karama"]},
    )
    table.play("harkonnen play karama")
    assert table.questions == ["atreides Ship"]
    assert table.view("atreides")["next_spice"] is None


@rule("classic-SH-KARAMA")
def test_it_stops_one_use_only() -> None:
    table = battle(
        *("carthag", "atreides", "emperor", "guild"),
        atreides={"forces": {"carthag": 5, "red_chasm": 5}},
        emperor={"forces": {"carthag": 1, "red_chasm": 1}},
        guild={"hand": ["karama", "kulon"]},
    ).play("atreides battle carthag")
    table.play("atreides ask number", "guild play karama").pass_until("atreides Foresee")
    table.play("atreides ask number").pass_until("ShowElement", "Plans")
    assert table.questions == ["emperor ShowElement"]


@rule("classic-SH-KARAMA")
def test_never_is_remembered_for_windows_of_this_kind_until_listen() -> None:
    def next_turn(answer: str) -> Table:
        table = bare("atreides", "harkonnen", phase="movement", harkonnen={"hand": ["kulon"], "forces": {}})
        table.play(f"harkonnen {answer}")
        return table

    def asked_again(table: Table) -> list[str]:
        """The powers about which the Harkonnen are asked until the Atreides look at spice once more."""
        powers = []
        for _ in range(200):
            if "harkonnen KaramaWindow" in table.questions:
                powers.append(table.question("harkonnen").about["power"])
            if table.turn == 3 and table.phase == "movement" and table.questions == ["atreides Ship"]:
                return powers
            if "spice_sight" in powers:
                return powers
            table.let_be()
        raise AssertionError("the next turn never came")

    assert "spice_sight" in asked_again(next_turn("pass"))
    quiet = next_turn("never")
    assert quiet.view("harkonnen")["players"][1]["standing"] == ["spice_sight"]
    assert quiet.view("atreides")["players"][1]["standing"] is None
    powers = asked_again(quiet)
    assert "spice_sight" not in powers
    assert "card_sight" in powers  # another kind of window
    listening = next_turn("never")
    listening.play("harkonnen listen")
    assert not listening.may("harkonnen listen")
    assert "spice_sight" in asked_again(listening)


@rule("classic-SH-KARAMA", "classic-FR-XIII.C")
def test_who_has_promised_not_to_cannot() -> None:
    table = bare("atreides", "harkonnen", rules={"deals": True}, phase="bidding", harkonnen=KARAMA)
    assert table.may("harkonnen play karama")
    table.pass_until("Bidding").play("harkonnen deal atreides", "harkonnen promise no_karama")
    table.play("harkonnen offer", "atreides accept harkonnen")
    table.pass_until("KaramaWindow")
    assert not table.may("harkonnen play karama")


# -- other uses --------------------------------------------------------------------------------------------------


@rule("classic-SH-KARAMA")
def test_a_karama_buys_the_guild_s_price_from_the_bank() -> None:
    table = moving("atreides", "guild", atreides={"hand": ["karama"], "spice": 3}, guild={"spice": 0})
    table.play("atreides karama_rate")
    ship(table, "atreides", "carthag", 5)
    assert table.atreides["spice"] == 0
    assert table.guild["spice"] == 0
    assert table.discard == ["karama"]


@rule("classic-SH-KARAMA")
def test_nobody_buys_a_price_they_have_or_cannot_use() -> None:
    assert not moving("guild", "atreides", guild=KARAMA).may("guild karama_rate")
    assert not moving("fremen", "atreides", fremen=KARAMA).may("fremen karama_rate")
    assert not moving("atreides", "guild", atreides={"hand": ["kulon"]}).may("atreides karama_rate")


@rule("classic-SH-KARAMA")
def test_a_karama_bids_beyond_one_s_means_and_pays() -> None:
    table = bare(
        "harkonnen", "emperor", phase="bidding", harkonnen={"hand": ["karama"], "spice": 1}, emperor={"spice": 3}
    )
    table.pass_until("harkonnen Bidding").play("harkonnen bid 20").pass_until("Win")
    assert table.options("harkonnen") == ["karama_free"]  # there is no other way to pay
    table.play("harkonnen karama_free")
    assert table.harkonnen["spice"] == 1
    assert table.emperor["spice"] == 3
    assert table.discard == ["karama"]
    assert table.harkonnen["cards"] == 2  # the card and the one that comes with it


# -- worthless cards in the hands of the Bene Gesserit ---------------------------------------------------------


@rule("classic-SH-BENE_GESSERIT.4")
@pytest.mark.parametrize("card", ["baliset", "jubba_cloak", "kulon", "la_la_la", "trip_to_gamont", "kull_wahad"])
def test_every_worthless_card_is_a_karama_to_them(card: str) -> None:
    table = bare(
        *("atreides", "bene_gesserit"),
        rules={**EXTRA, "treachery_deck": "43"},
        phase="movement",
        bene_gesserit={"hand": [card]},
    )
    table.play(f"bene_gesserit karama_with {card}")
    assert table.view("atreides")["next_spice"] is None
    assert table.discard == [card]


@rule("classic-SH-BENE_GESSERIT.4")
def test_but_not_to_others_nor_without_their_further_powers() -> None:
    table = bare("atreides", "bene_gesserit", "guild", rules=EXTRA, phase="movement", guild={"hand": ["kulon"]})
    assert table.options("guild") == ["pass", "never"]
    plain = bare("atreides", "bene_gesserit", phase="movement", bene_gesserit={"hand": ["kulon"]})
    assert plain.options("bene_gesserit") == ["pass", "never"]


@rule("classic-SH-BENE_GESSERIT.4")
def test_it_buys_the_guild_s_price_and_cards_too() -> None:
    sisters = {"hand": ["kulon"], "spice": 2, "forces": {}}
    table = moving("bene_gesserit", "atreides", rules=EXTRA, bene_gesserit=sisters)
    table.play("bene_gesserit karama_rate")
    ship(table, "bene_gesserit", "tueks_sietch", 4)
    assert table.bene_gesserit["spice"] == 0
    bid = bare("bene_gesserit", "emperor", rules=EXTRA, phase="bidding", bene_gesserit={"hand": ["kulon"], "spice": 0})
    bid.pass_until("bene_gesserit Bidding").play("bene_gesserit bid 9").pass_until("Win")
    bid.play("bene_gesserit karama_free")
    assert bid.discard == ["kulon"]
    assert bid.bene_gesserit["cards"] == 1


@rule("classic-IT-XXV.A.7", "classic-SH-BENE_GESSERIT.4")
def test_a_stopped_worthless_card_is_lost_with_the_karama() -> None:
    sisters = {"hand": ["kulon"], "spice": 4, "forces": {}}
    table = moving("bene_gesserit", "atreides", "guild", rules=EXTRA, bene_gesserit=sisters, atreides=KARAMA)
    table.play("bene_gesserit karama_rate")
    assert table.questions == ["atreides Doubt"]
    table.play("atreides play karama")
    assert sorted(table.discard) == ["karama", "kulon"]
    ship(table, "bene_gesserit", "tueks_sietch", 4).pass_until("Muster")
    assert table.bene_gesserit["spice"] == 0  # the full price


@rule("classic-IT-XXV.A.7")
def test_a_worthless_card_does_not_stop_a_worthless_card() -> None:
    table = bare(
        *("atreides", "bene_gesserit", "guild"),
        rules=EXTRA,
        phase="movement",
        bene_gesserit={"hand": ["kulon"]},
        guild={"hand": ["baliset"]},
    )
    table.play("bene_gesserit karama_with kulon", "guild pass")
    assert table.questions == ["guild Doubt"]
    assert table.options("guild") == ["pass", "never"]


# -- special powers ----------------------------------------------------------------------------------------------


@rule("classic-FR-XVIII.A", "classic-FR-XVIII.B", "classic-SH-ATREIDES.KARAMA")
def test_the_atreides_see_a_whole_plan_before_they_make_theirs() -> None:
    table = battle("carthag", "atreides", "emperor", "guild", rules=SPECIAL, atreides=KARAMA)
    table.play("atreides pass")
    assert table.questions == ["atreides SpecialWindow"]
    table.play("atreides karama_special", "atreides against emperor")
    assert table.questions == ["emperor Plans"]
    plan(table, "emperor", "leader bashar", 4)
    assert table.questions == ["atreides Plans"]
    assert table.view("atreides")["battle"]["plans"]["1"]["dial"] == 4
    assert table.view("guild")["battle"]["plans"] == {}
    assert table.discard == ["karama"]


@rule("classic-SH-ATREIDES.KARAMA")
def test_also_in_a_battle_between_others() -> None:
    table = battle("carthag", "emperor", "guild", "atreides", rules=SPECIAL, atreides=KARAMA).pass_until(
        "SpecialWindow"
    )
    table.play("atreides karama_special")
    assert table.options("atreides") == ["against emperor", "against guild"]
    table.play("atreides against guild")
    plan(table, "guild", "leader guild_rep", 4)
    assert table.view("atreides")["battle"]["plans"]["1"]["leader"] == "guild_rep"
    assert table.view("emperor")["battle"]["plans"] == {}


@rule("classic-SH-HARKONNEN.KARAMA", "classic-OQ47")
def test_the_harkonnen_swap_cards_unseen_one_for_one() -> None:
    hand = ["karama", "kulon", "baliset", "la_la_la", "jubba_cloak", "shield", "snooper", "stunner"]
    table = bare(
        *("atreides", "harkonnen", "emperor"),
        rules=SPECIAL,
        phase="bidding",
        harkonnen={"hand": hand},
        atreides={"hand": ["crysknife", "chaumas", "lasegun"]},
    ).pass_until("Bidding")
    table.play("harkonnen karama_special")
    assert table.options("harkonnen") == ["against atreides"]  # the Emperor holds nothing
    table.play("harkonnen against atreides")
    assert table.options("harkonnen") == ["count 1", "count 2", "count 3"]
    table.play("harkonnen count 2")
    assert table.harkonnen["cards"] == 9
    table.play("harkonnen give kulon", "harkonnen give baliset")
    assert table.harkonnen["cards"] == 7
    assert len(table.atreides["hand"]) == 3
    assert {"kulon", "baliset"} < set(table.atreides["hand"])
    # Both know where the cards went.
    known = table.view("harkonnen")["players"][0]["known_cards"]
    assert set(known) >= {"kulon", "baliset"}
    assert table.view("emperor")["players"][0]["known_cards"] == []


@rule("classic-SH-HARKONNEN.KARAMA")
def test_only_during_the_bidding() -> None:
    table = bare(
        "harkonnen", "atreides", rules=SPECIAL, phase="movement", harkonnen=KARAMA, atreides={"hand": ["kulon"]}
    ).pass_until("harkonnen Ship")
    assert not table.may("harkonnen karama_special")


@rule("classic-SH-EMPEROR.KARAMA")
@pytest.mark.parametrize(
    ("answer", "tanks", "bashar"), [("revive 3", [2, 0], "tanks"), ("leader bashar", [5, 0], "home")]
)
def test_the_emperor_revives_three_tokens_or_a_leader_whenever_he_likes(
    answer: str, tanks: list[int], bashar: str
) -> None:
    given = {"hand": ["karama"], "tanks": 5, "forces": {}, "leaders": {"bashar": "dead"}, "spice": 0}
    table = bare("atreides", "emperor", rules=SPECIAL, phase="movement", emperor=given).pass_until("atreides Ship")
    table.play("emperor karama_special")
    assert table.options("emperor") == [*(f"revive {n}" for n in range(1, 4)), "leader bashar"]
    table.play(f"emperor {answer}")
    assert table.emperor["tanks"] == tanks
    assert table.emperor["leaders"]["bashar"] == bashar
    assert table.emperor["spice"] == 0
    assert table.questions == ["atreides Ship"]


@rule("classic-SH-GUILD.KARAMA")
def test_the_guild_stops_a_landing() -> None:
    table = moving("atreides", "guild", rules=SPECIAL, guild={**KARAMA, "spice": 0}, atreides={"spice": 9})
    ship(table, "atreides", "carthag", 4)
    assert table.questions == ["guild SpecialWindow"]
    table.play("guild karama_special")
    assert table.atreides["forces"] == {"arrakeen": [10, 0]}
    assert (table.atreides["spice"], table.guild["spice"]) == (9, 0)
    assert table.questions == ["atreides Muster"]  # and no other shipment


@rule("classic-SH-GUILD.KARAMA")
def test_or_lets_it_pass_and_does_not_stop_the_fremen() -> None:
    table = moving("atreides", "guild", rules=SPECIAL, guild=KARAMA)
    ship(table, "atreides", "carthag", 4).play("guild pass")
    assert table.atreides["forces"]["carthag"] == [4, 0]
    fremen = moving("fremen", "guild", rules=SPECIAL, guild=KARAMA)
    ship(fremen, "fremen", "the_great_flat", 1)
    assert "guild SpecialWindow" not in fremen.questions


@rule("classic-SH-FREMEN.KARAMA", "classic-IT-XXV.A.8")
def test_the_fremen_call_a_worm_without_a_nexus() -> None:
    table = bare(
        *("fremen", "atreides"),
        rules=SPECIAL,
        phase="spice_blow",
        fremen={**KARAMA, "forces": {"red_chasm": 1}},
        atreides={"forces": {"red_chasm": 4}},
        spice={"red_chasm": 8},
        spice_deck=["old_gap"],
    )
    assert table.questions == ["fremen SpecialWindow"]
    table.play("fremen karama_special", "fremen worm red_chasm")
    assert table.atreides["tanks"] == [4, 0]
    assert "red_chasm" not in table.spice
    assert table.questions == ["fremen Muster"]  # they ride
    table.pass_until("Bidding")
    assert table.heard("nexus") == []


@rule("classic-FR-XVIII.A")
def test_without_the_rule_there_are_no_special_powers() -> None:
    table = battle("carthag", "atreides", "emperor", atreides=KARAMA)
    table.play("atreides pass")
    assert "SpecialWindow" not in " ".join(table.questions)


@rule("classic-FR-XVIII.A", "classic-SH-BENE_GESSERIT.4")
def test_the_bene_gesserit_have_none_of_their_own() -> None:
    table = bare(
        "atreides", "bene_gesserit", rules={**SPECIAL, **EXTRA}, phase="bidding", bene_gesserit={"hand": ["karama"]}
    )
    for _ in range(40):
        assert not table.may("bene_gesserit karama_special")
        if table.phase == "battle" or table.turn > 2:
            break
        table.let_be()


@rule("classic-OQ46")
@pytest.mark.parametrize("once", [False, True])
def test_once_a_card_or_once_a_game(once: bool) -> None:
    given = {"hand": ["karama", "karama"], "tanks": 9, "forces": {}}
    rules = {**SPECIAL, "special_karama_once": once}
    table = bare("atreides", "emperor", rules=rules, phase="movement", emperor=given).pass_until("atreides Ship")
    table.play("emperor karama_special", "emperor revive 3")
    assert table.may("emperor karama_special") != once


@rule("classic-SH-KARAMA", "classic-SH-FREMEN.6")
def test_a_karama_keeps_the_fremen_from_landing_in_the_storm() -> None:
    table = moving("fremen", "harkonnen", rules=EXTRA, storm=14, fremen={"forces": {}}, harkonnen=KARAMA)
    table.play("fremen land the_great_flat", "fremen count 4", "fremen elite 0")
    assert table.question("harkonnen").about["power"] == "storm_losses"
    table.play("harkonnen play karama")
    assert table.questions == ["fremen Ship"]
    assert table.why_not("fremen land the_great_flat") == "SH-KARAMA"
    assert table.may("fremen land the_greater_flat")


@rule("classic-SH-KARAMA", "classic-SH-GUILD.ALLIANCE")
def test_a_karama_stops_the_half_price_of_an_ally_too() -> None:
    table = moving(
        *("atreides", "guild", "harkonnen"),
        harkonnen=KARAMA,
        atreides={"allies": ["guild"], "spice": 6},
        guild={"spice": 0},
    )
    ship(table, "atreides", "carthag", 6).play("harkonnen play karama")
    ship(table, "atreides", "carthag", 6)
    assert table.atreides["spice"] == 0


@rule("classic-SH-KARAMA")
def test_the_march_is_nobody_s_power() -> None:
    table = moving("atreides", "harkonnen", harkonnen=KARAMA).play("atreides pass")
    march(table, "atreides", "arrakeen", 3, "old_gap@9")
    assert table.atreides["forces"] == {"arrakeen": [7, 0], "old_gap@9": [3, 0]}
