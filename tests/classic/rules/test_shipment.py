"""Landing from the reserves, and the Guild's other ways to travel. [FR-IX.A, FR-IX.C.1]"""

from __future__ import annotations

import pytest

from support.classic_battle import bare, moving, ship
from support.rules import rule

ALL = ("atreides", "harkonnen", "emperor", "guild", "fremen", "bene_gesserit")
EXTRA = {"additional_advantages": True}


# -- who comes first ---------------------------------------------------------------------------------------------


@rule("classic-FR-IX.A")
@pytest.mark.parametrize(
    ("storm", "first"),
    # Six dots, in sectors 1, 4, 7, 10, 13 and 16; a dot under the storm has been passed.
    [(0, "atreides"), (1, "harkonnen"), (3, "harkonnen"), (4, "emperor"), (15, "bene_gesserit"), (16, "atreides")],
)
def test_the_first_player_is_the_next_dot_counterclockwise_of_the_storm(storm: int, first: str) -> None:
    table = bare(*ALL, phase="movement", storm=storm)
    assert table.first_player == first
    order = [table.faction(seat) for seat in table.order]
    start = ALL.index(first)
    assert order == [*ALL[start:], *ALL[:start]]
    table.pass_until("Ship")
    assert table.questions == [f"{first} Ship"]


@rule("classic-FR-IX.C")
def test_each_in_turn_ships_then_moves_before_the_next_begins() -> None:
    table = bare("atreides", "harkonnen", "emperor", phase="movement", emperor={"forces": {"red_chasm": 2}})
    asked = []
    while table.phase == "movement":
        asked.extend(table.questions)
        table.let_be()
    assert asked == [
        "atreides Ship",
        "atreides Muster",
        "harkonnen Ship",
        "harkonnen Muster",
        "emperor Ship",
        "emperor Muster",
    ]


# -- landing -----------------------------------------------------------------------------------------------------


@rule("classic-FR-IX.C.1.a")
def test_any_number_of_reserves_land_in_one_territory() -> None:
    table = moving("harkonnen", "atreides", harkonnen={"spice": 30})
    assert {f"land {place}" for place in ("polar_sink", "red_chasm", "tsimpo@12", "shield_wall@7")} <= set(
        table.options("harkonnen")
    )
    table.play("harkonnen land red_chasm")
    assert table.options("harkonnen") == [f"count {n}" for n in range(1, 11)]
    table.play("harkonnen count 7")
    assert table.harkonnen["forces"] == {"carthag": [10, 0], "red_chasm": [7, 0]}
    assert table.harkonnen["reserve"] == [3, 0]
    # One landing a turn: the march comes next.
    assert table.questions == ["harkonnen Muster"]


@rule("classic-FR-IX.C.1.a")
def test_without_reserves_there_is_no_landing() -> None:
    table = bare("atreides", "harkonnen", phase="movement", atreides={"forces": {"arrakeen": 20}})
    assert table.questions == ["atreides Muster"]


@rule("classic-FR-IX.C.1.b")
@pytest.mark.parametrize(
    ("where", "price"),
    [
        *[(name, 3) for name in ("carthag", "arrakeen", "tueks_sietch", "sietch_tabr", "habbanya_sietch")],
        *[(name, 6) for name in ("red_chasm", "shield_wall@7", "polar_sink", "imperial_basin@9")],
    ],
)
def test_one_spice_a_token_into_a_stronghold_two_elsewhere(where: str, price: int) -> None:
    table = moving("atreides", "harkonnen", atreides={"spice": 10})
    ship(table, "atreides", where, 3)
    assert table.atreides["spice"] == 10 - price


@rule("classic-FR-IX.C.1.b")
def test_nobody_lands_more_than_they_can_pay() -> None:
    table = moving("atreides", "harkonnen", atreides={"spice": 3})
    table.play("atreides land red_chasm")
    assert table.options("atreides") == ["count 1"]
    assert table.why_not("atreides count 2") == "FR-IX.C.1.b"
    poor = moving("atreides", "harkonnen", atreides={"spice": 1})
    assert poor.why_not("atreides land red_chasm") == "FR-IX.C.1.b"
    assert poor.may("atreides land carthag")


@rule("classic-FR-IX.C.1.c")
def test_nobody_lands_in_the_storm() -> None:
    table = moving("atreides", "harkonnen", storm=9)
    assert table.questions == ["atreides Ship"]
    for place in ("arrakeen", "old_gap@9", "imperial_basin@9"):
        assert table.why_not(f"atreides land {place}") == "FR-IX.C.1.c"
    assert table.may("atreides land old_gap@8")
    assert table.may("atreides land imperial_basin@10")
    assert table.may("atreides land polar_sink")


@rule("classic-FR-IX.C.1.c")
def test_a_stronghold_that_two_others_hold_is_closed() -> None:
    two = {"harkonnen": {"forces": {"carthag": 1}}, "emperor": {"forces": {"carthag": 1}}}
    table = moving("atreides", "harkonnen", "emperor", **two)
    assert table.why_not("atreides land carthag") == "FR-IX.C.1.c"
    one = moving("atreides", "harkonnen", "emperor", harkonnen=two["harkonnen"])
    assert one.may("atreides land carthag")
    # Only strongholds are closed, and not to those who hold them.
    open_ground = {name: {"forces": {"red_chasm": 1}} for name in ("harkonnen", "emperor", "guild")}
    table = moving("atreides", "harkonnen", "emperor", "guild", **open_ground)
    assert table.may("atreides land red_chasm")
    own = moving("harkonnen", "atreides", "emperor", harkonnen=two["harkonnen"], emperor=two["emperor"])
    assert own.may("harkonnen land carthag")


@rule("classic-FR-IX.C.1.d")
def test_nobody_but_the_guild_takes_tokens_off_the_planet() -> None:
    table = moving("atreides", "harkonnen", "guild")
    assert not [option for option in table.options("atreides") if option.startswith(("withdraw", "cross"))]
    assert table.why_not("atreides withdraw arrakeen") == "FR-IX.C.1.d"
    assert table.why_not("atreides cross arrakeen") == "FR-IX.C.1.d"
    guild = moving("guild", "atreides", "harkonnen")
    assert guild.may("guild withdraw tueks_sietch")


# -- alliances ---------------------------------------------------------------------------------------------------


@rule("classic-FR-XII.E.4")
def test_allies_may_pay_for_a_landing() -> None:
    table = bare(
        "atreides", "harkonnen", "emperor", phase="movement", atreides={"spice": 1, "allies": ["harkonnen"]}
    ).pass_until("Pledge")
    table.play("atreides pledge 0", "harkonnen pledge 4").pass_until("atreides Ship")
    ship(table, "atreides", "tueks_sietch", 5)
    assert table.options("atreides") == ["share 4"]
    table.play("atreides share 4")
    assert (table.atreides["spice"], table.harkonnen["spice"]) == (0, 6)
    assert table.atreides["forces"]["tueks_sietch"] == [5, 0]


@rule("classic-FR-XII.E.5")
def test_an_ally_s_territory_is_closed_but_for_the_polar_sink() -> None:
    forces = {"carthag": 3, "polar_sink": 1, "red_chasm": 1}
    table = moving("atreides", "harkonnen", "emperor", atreides={"allies": ["harkonnen"]}, harkonnen={"forces": forces})
    assert table.why_not("atreides land carthag") == "FR-XII.E.5"
    assert table.why_not("atreides land red_chasm") == "FR-XII.E.5"
    assert table.may("atreides land polar_sink")
    loners = moving("atreides", "harkonnen", "emperor", harkonnen={"forces": forces})
    assert loners.may("atreides land carthag")


# -- the Fremen --------------------------------------------------------------------------------------------------

NEAR_THE_GREAT_FLAT = {
    "the_great_flat",
    "bight_of_the_cliff",
    "broken_land",
    "cielago_west",
    "false_wall_west",
    "funeral_plain",
    "habbanya_erg",
    "hagga_basin",
    "plastic_basin",
    "polar_sink",
    "rock_outcroppings",
    "sietch_tabr",
    "the_greater_flat",
    "tsimpo",
    "wind_pass",
    "wind_pass_north",
}


@rule("classic-SH-FREMEN.2", "classic-FR-IX.C.1.b")
def test_the_fremen_land_free_near_the_great_flat_and_nowhere_else() -> None:
    table = moving("fremen", "guild", storm=7, fremen={"spice": 0, "forces": {}})
    places = {option.split(" ")[1].split("@")[0] for option in table.options("fremen") if option.startswith("land ")}
    assert places == NEAR_THE_GREAT_FLAT
    assert table.why_not("fremen land carthag") == "SH-FREMEN.2"
    ship(table, "fremen", "the_great_flat", 20)
    assert table.fremen["forces"] == {"the_great_flat": [20, 0]}
    assert (table.fremen["spice"], table.guild["spice"]) == (0, 5)


@rule("classic-SH-FREMEN.2")
def test_storm_and_occupants_stop_the_fremen_too() -> None:
    held = {"atreides": {"forces": {"sietch_tabr": 1}}, "guild": {"forces": {"sietch_tabr": 1}}}
    table = moving("fremen", "atreides", "guild", storm=14, fremen={"forces": {}}, **held)
    assert table.why_not("fremen land the_great_flat") == "FR-IX.C.1.c"
    assert table.why_not("fremen land sietch_tabr") == "FR-IX.C.1.c"


@rule("classic-SH-FREMEN.6")
@pytest.mark.parametrize(("landed", "elites", "left"), [(5, 0, [2, 0]), (4, 0, [2, 0]), (2, 1, [0, 1]), (0, 3, [0, 1])])
def test_with_their_further_powers_the_fremen_land_in_the_storm_and_lose_half(
    landed: int, elites: int, left: list[int]
) -> None:
    table = moving("fremen", "atreides", rules=EXTRA, storm=14, fremen={"forces": {}})
    ship(table, "fremen", "the_great_flat", landed, elites)
    assert table.fremen["forces"] == {"the_great_flat": left}
    lost = landed + elites - sum(left)
    assert sum(table.fremen["tanks"]) == lost == (landed + elites + 1) // 2


@rule("classic-SH-FREMEN.6")
def test_others_never_land_in_the_storm() -> None:
    table = moving("atreides", "fremen", rules=EXTRA, storm=14)
    assert table.why_not("atreides land the_great_flat") == "FR-IX.C.1.c"


# -- the Guild ---------------------------------------------------------------------------------------------------


@rule("classic-SH-GUILD.1")
def test_the_guild_is_paid_for_the_landings_of_others() -> None:
    table = moving("atreides", "guild", atreides={"spice": 10}, guild={"spice": 5})
    ship(table, "atreides", "red_chasm", 3)
    assert (table.atreides["spice"], table.guild["spice"]) == (4, 11)


@rule("classic-SH-GUILD.1")
def test_the_guild_s_own_fees_go_to_the_bank() -> None:
    table = moving("guild", "atreides", atreides={"spice": 10}, guild={"spice": 5})
    ship(table, "guild", "red_chasm", 3)
    assert (table.atreides["spice"], table.guild["spice"]) == (10, 2)


@rule("classic-SH-GUILD.3")
@pytest.mark.parametrize(("where", "tokens", "price"), [("carthag", 5, 3), ("carthag", 4, 2), ("red_chasm", 5, 5)])
def test_the_guild_lands_at_half_price_rounded_up(where: str, tokens: int, price: int) -> None:
    table = moving("guild", "atreides", guild={"spice": 9})
    ship(table, "guild", where, tokens)
    assert table.guild["spice"] == 9 - price


@rule("classic-SH-GUILD.3")
def test_half_price_stretches_the_spice() -> None:
    table = moving("guild", "atreides", guild={"spice": 3})
    table.play("guild land carthag")
    assert table.options("guild")[-1] == "count 6"


@rule("classic-SH-GUILD.2", "classic-SH-GUILD.3")
def test_the_guild_ships_across_the_planet() -> None:
    table = moving("guild", "atreides", storm=3, guild={"spice": 5, "forces": {"tueks_sietch": 5}})
    table.play("guild cross tueks_sietch", "guild count 3")
    assert not table.may("guild to cielago_east@3")  # the storm
    assert not table.may("guild to tueks_sietch")
    table.play("guild to sietch_tabr")
    assert table.guild["forces"] == {"tueks_sietch": [2, 0], "sietch_tabr": [3, 0]}
    assert table.guild["spice"] == 3
    assert table.guild["reserve"] == [15, 0]


@rule("classic-SH-GUILD.2", "classic-SH-GUILD.3")
@pytest.mark.parametrize(("tokens", "price"), [(1, 1), (4, 2), (5, 3)])
def test_the_guild_ships_back_to_its_reserves(tokens: int, price: int) -> None:
    table = moving("guild", "atreides", guild={"spice": 5, "forces": {"tueks_sietch": 5}})
    table.play("guild withdraw tueks_sietch", f"guild count {tokens}")
    left = {"tueks_sietch": [5 - tokens, 0]} if tokens < 5 else {}
    assert table.guild["forces"] == left
    assert table.guild["reserve"] == [15 + tokens, 0]
    assert table.guild["spice"] == 5 - price


@rule("classic-SH-GUILD.2")
def test_one_shipment_a_turn_of_one_kind() -> None:
    table = moving("guild", "atreides")
    table.play("guild cross tueks_sietch", "guild count 1", "guild to polar_sink")
    assert table.questions == ["guild Muster"]


@rule("classic-SH-GUILD.2")
def test_the_storm_holds_back_whom_the_guild_would_fetch() -> None:
    table = moving("guild", "atreides", storm=4, guild={"forces": {"tueks_sietch": 5, "red_chasm": 1}})
    assert not table.may("guild cross tueks_sietch")
    assert not table.may("guild withdraw tueks_sietch")
    assert table.may("guild cross red_chasm")


@rule("classic-SH-GUILD.ALLIANCE")
def test_allies_of_the_guild_ship_at_half_price_and_across() -> None:
    table = moving("atreides", "guild", "harkonnen", atreides={"spice": 4, "allies": ["guild"]}, guild={"spice": 5})
    assert table.may("atreides cross arrakeen")
    assert table.why_not("atreides withdraw arrakeen") == "FR-IX.C.1.d"
    ship(table, "atreides", "red_chasm", 4)
    assert (table.atreides["spice"], table.guild["spice"]) == (0, 9)
    across = moving("atreides", "guild", "harkonnen", atreides={"spice": 4, "allies": ["guild"]}, guild={"spice": 5})
    across.play("atreides cross arrakeen", "atreides count 5", "atreides to habbanya_sietch")
    assert (across.atreides["spice"], across.guild["spice"]) == (1, 8)
    assert across.atreides["forces"] == {"arrakeen": [5, 0], "habbanya_sietch": [5, 0]}


@rule("classic-SH-GUILD.4")
def test_the_guild_wins_a_game_that_nobody_has_won() -> None:
    table = bare("atreides", "guild", "harkonnen", phase="end", turn=15)
    assert table.winners == ["guild"]
    assert table.reason == "guild_default"
    early = bare("atreides", "guild", "harkonnen", phase="end", turn=14)
    assert early.winners == []


@rule("classic-SH-GUILD.4", "classic-SH-GUILD.ALLIANCE")
def test_allies_of_the_guild_share_it_and_the_fremen_come_before() -> None:
    table = bare("atreides", "guild", "harkonnen", phase="end", turn=15, guild={"allies": ["harkonnen"]})
    assert sorted(table.winners) == ["guild", "harkonnen"]
    forces = {"atreides": {"forces": {"carthag": 1}}, "guild": {"forces": {"tueks_sietch": 5}}}
    fremen = bare("atreides", "guild", "fremen", phase="end", turn=15, fremen={"forces": {"sietch_tabr": 1}}, **forces)
    assert fremen.winners == ["fremen"]


@rule("classic-SH-GUILD.5")
def test_the_guild_may_come_first_last_or_in_between() -> None:
    def order(answers: list[str]) -> list[str]:
        table = bare("atreides", "harkonnen", "emperor", "guild", rules=EXTRA, phase="movement")
        left = list(answers)
        while table.phase == "movement":
            if table.questions == ["guild GuildNow"]:
                table.play(f"guild {left.pop(0)}")
            else:
                table.let_be()
        assert not left
        return [table.faction(event.seat) for event in table.heard("moves")]

    assert order(["yes"]) == ["guild", "atreides", "harkonnen", "emperor"]
    assert order(["no", "yes"]) == ["atreides", "guild", "harkonnen", "emperor"]
    assert order(["no", "no", "yes"]) == ["atreides", "harkonnen", "guild", "emperor"]
    assert order(["no", "no", "no"]) == ["atreides", "harkonnen", "emperor", "guild"]


@rule("classic-SH-GUILD.5")
def test_without_its_further_powers_the_guild_waits_for_its_turn() -> None:
    table = bare("atreides", "guild", phase="movement")
    assert table.questions == ["atreides Ship"]
    assert bare("atreides", "guild", rules=EXTRA, phase="movement").questions == ["guild GuildNow"]


# -- spiritual advisors ------------------------------------------------------------------------------------------


@rule("classic-SH-BENE_GESSERIT.2")
def test_a_sister_travels_with_every_landing_to_the_polar_sink() -> None:
    table = moving("atreides", "bene_gesserit", bene_gesserit={"spice": 0, "forces": {}})
    ship(table, "atreides", "red_chasm", 2)
    assert table.questions == ["bene_gesserit SendAdvisor"]
    table.play("bene_gesserit yes")
    assert table.bene_gesserit["forces"] == {"polar_sink": [1, 0]}
    assert table.bene_gesserit["reserve"] == [19, 0]
    assert table.bene_gesserit["spice"] == 0


@rule("classic-SH-BENE_GESSERIT.2")
def test_she_need_not_and_cannot_without_reserves() -> None:
    table = moving("atreides", "bene_gesserit", bene_gesserit={"forces": {}})
    ship(table, "atreides", "red_chasm", 2).play("bene_gesserit no")
    assert table.bene_gesserit["forces"] == {}
    empty = moving("atreides", "bene_gesserit", bene_gesserit={"forces": {"tueks_sietch": 20}})
    ship(empty, "atreides", "red_chasm", 2)
    assert empty.questions == ["atreides Muster"]


@rule("classic-SH-BENE_GESSERIT.2", "classic-SH-FREMEN.2")
def test_nobody_travels_with_the_fremen_or_across_the_planet() -> None:
    table = moving("fremen", "bene_gesserit", fremen={"forces": {}}, bene_gesserit={"forces": {}})
    ship(table, "fremen", "the_great_flat", 2)
    assert table.questions == ["fremen Muster"]
    guild = moving("guild", "bene_gesserit", bene_gesserit={"forces": {}})
    guild.play("guild cross tueks_sietch", "guild count 1", "guild to polar_sink")
    assert guild.questions == ["guild Muster"]
    own = moving("bene_gesserit", "guild", bene_gesserit={"forces": {}})
    ship(own, "bene_gesserit", "tueks_sietch", 2)
    assert own.questions == ["bene_gesserit Muster"]
