"""The heuristic bot of classic Dune does what a player with some sense would do, and can say why."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from sietch.bots import classic as package
from sietch.bots import make_bot
from sietch.bots.classic.hearsay import chance_of
from sietch.bots.classic.heuristic import BLINDFOLD, HeuristicClassic
from sietch.bots.classic.outlook import Note, Outlook
from sietch.bots.classic.words import said
from sietch.classic.cards import CARD, POISON, PROJECTILE
from sietch.classic.game import GAME
from sietch.classic.hands import show
from sietch.classic.rules import PRESETS
from sietch.classic.state import ClassicState
from sietch.kernel.game import Perspective
from sietch.kernel.rng import rng_from_seed
from sietch.text import LANGUAGES, texts
from support.bots import check_the_same_seed_plays_the_same_game, heuristics, play, wins_among_random
from support.classic import Table, new_game
from support.classic_battle import bare, battle, marching, moving
from support.fluent import junk, messages

SOURCES = Path(package.__file__).parent
KEY = re.compile(r'"(classicbot-[a-z_]+)"')
CITIES_AND_TUEK = {"carthag": 5, "arrakeen": 5, "tueks_sietch": 5}
NOW_AND_THEN = 20  # the games are long, and to compare two positions takes longer than to think


def choice(table: Table, faction: str, bot: HeuristicClassic | None = None) -> str:
    """What the bot answers for a faction, in notation."""
    player = bot or HeuristicClassic(1)
    return GAME.actions.notation(player.choose(Perspective(GAME, table.s, table.seat(faction)), None))


def reasons(table: Table, faction: str) -> list[str]:
    player = HeuristicClassic(1)
    choice(table, faction, player)
    return [note.key.removeprefix("classicbot-") for note in player._notes]


def carry_on(table: Table, faction: str, kinds: tuple[str, ...]) -> list[str]:
    """Let the bot answer for a faction as long as it is asked these questions."""
    bot = HeuristicClassic(1)
    said: list[str] = []
    while f"{faction} {table.question(faction).kind}" in [f"{faction} {kind}" for kind in kinds]:
        said.append(choice(table, faction, bot))
        table.play(f"{faction} {said[-1]}")
        if table.seat(faction) not in GAME.waiting(table.s):
            break
    return said


def played(ruleset: str | dict[str, Any] | None, names: list[str], seed: str) -> ClassicState:
    """A whole game of these players; an illegal answer would raise."""
    bots = [make_bot(name, f"{seed}/{seat}", "classic") for seat, name in enumerate(names)]
    return play(GAME, bots, seed, ruleset, compare_every=NOW_AND_THEN)


# -- whole games ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("preset", [None, *PRESETS])
def test_it_plays_whole_games_legally_with_every_preset_and_number_of_seats(preset: str | None, seats: int) -> None:
    assert played(preset, ["heuristic"] * seats, f"{preset}/{seats}").winners
    assert played(preset, ["heuristic"] + ["random"] * (seats - 1), f"{preset}/{seats}").winners


@pytest.mark.parametrize(
    "rules",
    [
        {"auction": "sealed", "factions": "choose"},
        {"pass_is_final": False, "emperor_pays_revival": True, "residual_poison": "discards", "treachery_deck": "43"},
        {"shield_wall_counts": True, "lone_advisors_hold": True, "additional_advantages": True},
    ],
)
def test_it_plays_optional_rules_legally(rules: dict[str, Any]) -> None:
    for seed in ("one", "two"):
        assert played(rules, ["heuristic"] * 6, seed).winners
        assert played(rules, ["random", "heuristic", "random", "random", "heuristic", "random"], seed).winners


@pytest.mark.parametrize("preset", [None, "fr1992_advanced"])
def test_among_five_who_play_at_random_it_nearly_always_wins(preset: str | None) -> None:
    won = wins_among_random(GAME, 6, games=24, ruleset=preset, compare_every=NOW_AND_THEN)
    assert won >= 19  # of 24; it wins 95 in a hundred


def test_equal_seeds_play_the_same_game() -> None:
    check_the_same_seed_plays_the_same_game(GAME, 6)


@pytest.mark.parametrize("preset", ["fr1992_advanced", "italian"])
def test_what_a_seat_cannot_know_does_not_change_its_choice(preset: str) -> None:
    """The same question in a position that differs only in what is hidden gets the same answer."""
    rng = rng_from_seed(preset)
    asked: set[str] = set()

    def same(s: ClassicState, seat: int, action: int) -> None:
        perspective = Perspective(GAME, s, seat)
        assert perspective.question is not None
        kind = perspective.question.kind
        if not kind.startswith("Predict"):  # the prediction is left to chance
            other = Perspective(GAME, GAME.determinize(s, seat, rng), seat)
            asked.add(kind)
            assert HeuristicClassic(9).choose(perspective, None) == HeuristicClassic(9).choose(other, None), kind

    play(GAME, heuristics(GAME, 6), preset, preset, same, until=lambda s: s.turn > 4)
    assert {"Bidding", "Ship", "Muster", "Plans", "KaramaWindow"} <= asked


# -- strongholds ------------------------------------------------------------------------------------------------


def test_it_takes_the_last_stronghold_it_needs() -> None:
    table = moving(
        *("emperor", "atreides", "guild"),
        emperor={"forces": {"arrakeen": 6, "carthag": 6}, "spice": 10},
        atreides={"forces": {"polar_sink": 1}, "spice": 0},
        guild={"forces": {"tueks_sietch": 8}, "spice": 1},
    )
    assert choice(table, "emperor") in ("land habbanya_sietch", "land sietch_tabr")
    assert "enough_to_win" in reasons(table, "emperor")


def test_it_lands_against_somebody_who_is_about_to_win() -> None:
    table = moving(
        *("emperor", "harkonnen", "guild"),
        emperor={"forces": {}, "spice": 8},
        harkonnen={"forces": CITIES_AND_TUEK, "spice": 2},
        guild={"forces": {"polar_sink": 1}, "spice": 1},
    )
    assert choice(table, "emperor") in [f"land {name}" for name in CITIES_AND_TUEK]
    assert reasons(table, "emperor") == ["block"]


def test_it_marches_against_a_victory_when_it_cannot_ship_and_rather_than_fetch_spice() -> None:
    table = marching(
        *("guild", "harkonnen", "emperor"),
        guild={"forces": {"old_gap@9": 3}, "tanks": 17, "spice": 0},
        harkonnen={"forces": CITIES_AND_TUEK, "spice": 2},
        emperor={"forces": {}, "spice": 0},
        spice={"old_gap@9": 6},
    )
    assert carry_on(table, "guild", ("Muster", "HowMany", "Destination"))[-1] == "to arrakeen"


def test_it_disputes_a_victory_even_where_there_is_little_hope() -> None:
    """In the last turn somebody else wins in any case; a single token still goes and disputes a stronghold."""
    table = moving(
        *("emperor", "harkonnen", "guild"),
        turn=15,
        emperor={"forces": {}, "spice": 1},
        harkonnen={"forces": {"carthag": 7, "arrakeen": 6, "tueks_sietch": 7}, "spice": 2},
        guild={"forces": {"polar_sink": 1}, "spice": 0},
    )
    assert choice(table, "emperor") in [f"land {name}" for name in CITIES_AND_TUEK]


def test_it_acts_against_an_alliance_as_against_a_player() -> None:
    table = moving(
        *("emperor", "harkonnen", "guild", "atreides"),
        emperor={"forces": {}, "spice": 8},
        harkonnen={"forces": {"carthag": 6}, "allies": ["guild", "atreides"]},
        guild={"forces": {"tueks_sietch": 3}, "allies": ["atreides"], "spice": 0},
        atreides={"forces": {"arrakeen": 6}, "spice": 0},
    )
    assert choice(table, "emperor") in ("land carthag", "land arrakeen", "land tueks_sietch")


def test_the_bene_gesserit_let_the_victory_happen_that_they_predicted() -> None:
    position: dict[str, Any] = {
        "harkonnen": {"forces": CITIES_AND_TUEK, "spice": 2},
        "emperor": {"forces": {}, "spice": 0},
    }
    doors = [f"land {name}" for name in CITIES_AND_TUEK]
    for turn, lets_happen in ((2, True), (3, False)):
        prediction = {"faction": "harkonnen", "turn": turn}
        sisters = {"forces": {"polar_sink": 1}, "spice": 6, "prediction": prediction}
        table = moving("bene_gesserit", "harkonnen", "emperor", bene_gesserit=sisters, **position)
        assert (choice(table, "bene_gesserit") not in doors) is lets_happen


def test_it_holds_what_it_has_rather_than_walk_away_from_it() -> None:
    table = marching(
        *("atreides", "harkonnen"),
        atreides={"forces": {"arrakeen": 1}, "tanks": 19, "spice": 0},
        harkonnen={"forces": {"carthag": 10}},
        spice={"old_gap@9": 6},
    )
    assert choice(table, "atreides") == "pass"


# -- the desert -------------------------------------------------------------------------------------------------


def test_it_leaves_the_path_of_the_storm() -> None:
    table = marching(
        *("guild", "harkonnen"),
        guild={"forces": {"cielago_north@1": 6}, "tanks": 14, "spice": 0},
        harkonnen={"forces": {"carthag": 10}, "spice": 0},
    )
    assert choice(table, "guild") == "move cielago_north@1"
    assert set(reasons(table, "guild")) & {"from_the_storm", "better_place"}


def test_it_sends_tokens_for_spice() -> None:
    table = marching(
        *("guild", "harkonnen"),
        guild={"forces": {"polar_sink": 4}, "tanks": 16, "spice": 0},
        harkonnen={"forces": {"carthag": 10}, "spice": 0},
        spice={"wind_pass_north@16": 6},
        storm=17,
    )
    assert carry_on(table, "guild", ("Muster", "HowMany", "Destination"))[-1] == "to wind_pass_north@16"


def storm_table(hand: list[str], sectors: int, near: dict[str, int]) -> Table:
    table = bare(
        *("guild", "harkonnen"),
        phase="storm",
        turn=3,
        dialers=["guild", "harkonnen"],
        guild={"forces": near, "hand": hand},
        harkonnen={"forces": {"carthag": 5, "arrakeen": 5}},
        storm=5,
    )
    return table.play(f"guild sectors {sectors}", f"harkonnen sectors {sectors}").pass_until("guild WeatherWindow")


def test_weather_control_saves_those_in_the_open() -> None:
    exposed = storm_table(["weather_control"], 3, {"gara_kulon": 8})
    assert choice(exposed, "guild") == "play weather_control"
    exposed.play("guild play weather_control")
    assert choice(exposed, "guild") in ("sectors 0", "sectors 1")
    safe = storm_table(["weather_control"], 3, {"tueks_sietch": 8})
    assert choice(safe, "guild") == "pass"


def test_family_atomics_are_for_enemies_behind_the_wall_and_not_for_oneself() -> None:
    for arrakeen, answer in (("harkonnen", "play family_atomics"), ("guild", "pass")):
        guild = {"tueks_sietch": 1, "sihaya_ridge": 1} | ({"arrakeen": 8} if arrakeen == "guild" else {})
        table = bare(
            *("guild", "harkonnen"),
            phase="storm",
            turn=3,
            dialers=["guild", "harkonnen"],
            guild={"forces": guild, "hand": ["family_atomics"]},
            harkonnen={"forces": {"arrakeen": 9} if arrakeen == "harkonnen" else {"tueks_sietch": 1}},
            storm=5,
        )
        table.play("guild sectors 3", "harkonnen sectors 3").pass_until("guild AtomicsWindow")
        assert choice(table, "guild") == answer


# -- cards ------------------------------------------------------------------------------------------------------


def auction(card: str, hand: list[str], spice: int = 10) -> Table:
    table = bare(
        *("atreides", "emperor"),
        phase="bidding",
        treachery_deck=[card],
        atreides={"hand": hand, "spice": spice},
        emperor={"hand": [], "spice": 10},
        storm=16,
    )
    return table.pass_until("atreides Bidding")


def test_it_bids_for_the_weapon_it_lacks_more_than_for_a_second_one_and_not_for_a_worthless_card() -> None:
    assert choice(auction("chaumas", []), "atreides") == "max 6"
    assert choice(auction("chaumas", ["gom_jabbar"]), "atreides") in ("bid 2", "max 2")
    assert choice(auction("baliset", []), "atreides") in ("pass", "bid 1")
    assert choice(auction("baliset", ["shield"]), "atreides") == "pass"


def test_it_keeps_spice_for_its_ships() -> None:
    assert choice(auction("chaumas", ["shield"], spice=4), "atreides") == "pass"
    assert "save_spice" in reasons(auction("chaumas", ["shield"], spice=4), "atreides")


def test_a_ghola_is_played_when_enough_lie_in_the_tanks() -> None:
    for tanks, answer in ((6, "play tleilaxu_ghola"), (1, "pass")):
        table = moving(
            *("emperor", "harkonnen"),
            emperor={"forces": {}, "tanks": tanks, "hand": ["tleilaxu_ghola"], "spice": 0},
            harkonnen={"forces": {"carthag": 5}},
        )
        assert choice(table, "emperor") == answer


def test_a_hajr_is_kept_for_a_march_that_matters() -> None:
    for start, answer in (("tueks_sietch", "done"), ("old_gap@9", "play hajr")):
        table = bare(
            *("emperor", "harkonnen"),
            phase="movement",
            emperor={"forces": {start: 9}, "hand": ["hajr"], "spice": 0},
            harkonnen={"forces": {"arrakeen": 1}, "spice": 0},
        ).pass_until("emperor FinishMovement")
        assert choice(table, "emperor") == answer


def test_truthtrance_asks_about_the_leader_who_is_to_fight() -> None:
    table = marching(
        *("emperor", "harkonnen"),
        emperor={"forces": {"carthag": 5}, "hand": ["truthtrance"], "spice": 0, "traitors": []},
        harkonnen={"forces": {"carthag": 5}},
    )
    assert choice(table, "emperor") == "truthtrance harkonnen"
    table.play("emperor truthtrance harkonnen")
    assert choice(table, "emperor") == "bribed count_hasimir_fenring"


# -- battles ----------------------------------------------------------------------------------------------------


def fight(emperor: dict[str, Any], guild: dict[str, Any], tokens: tuple[int, int] = (6, 5), **more: Any) -> Table:
    """The Emperor against the Guild in Sietch Tabr, at the plans."""
    table = battle(
        *("sietch_tabr", "emperor", "guild"),
        emperor={"forces": {"sietch_tabr": tokens[0]}, "traitors": [], **emperor},
        guild={"forces": {"sietch_tabr": tokens[1]}, "traitors": [], **guild},
        **more,
    )
    return table.pass_until("Plans")


def plan_of(table: Table, faction: str = "emperor") -> list[str]:
    return carry_on(table, faction, ("Plans",))


def test_a_weapon_that_was_seen_is_parried_with_the_right_defense() -> None:
    for weapon, guard in (("chaumas", "snooper"), ("stunner", "shield")):
        table = fight({"hand": ["snooper", "shield"]}, {"hand": [weapon]})
        show(table.s.players[table.seat("guild")], CARD[weapon])
        assert f"defense {guard}" in plan_of(table)


def test_a_hand_that_nobody_has_seen_may_hold_anything_and_one_that_was_seen_is_known() -> None:
    table = fight({}, {"hand": ["chaumas"]})
    seat = table.seat("emperor")
    guild = table.seat("guild")
    for shown, least, most in ((False, 0.05, 0.5), (True, 1.0, 1.0)):
        if shown:
            show(table.s.players[guild], CARD["chaumas"])
        perspective = Perspective(GAME, table.s, seat)
        o = Outlook(perspective.sample(BLINDFOLD), seat, perspective.options, "Plans", {})
        assert least <= chance_of(o, o.s.players[guild], POISON) <= most
    assert chance_of(o, o.s.players[guild], PROJECTILE) == 0.0


def test_a_traitor_who_is_known_is_not_sent_to_battle() -> None:
    table = fight({}, {"traitors": ["count_hasimir_fenring"]})
    assert plan_of(table)[0] == "leader count_hasimir_fenring"
    betrayed = fight({}, {"traitors": ["count_hasimir_fenring"]})
    betrayed.s.players[betrayed.seat("guild")].traitors_known = [(1 << 9) - 1]
    assert plan_of(betrayed)[0] == "leader captain_aramsham"


def test_a_battle_that_is_lost_is_good_for_getting_rid_of_worthless_cards() -> None:
    table = fight({"hand": ["baliset", "chaumas"]}, {"hand": ["shield", "snooper"]}, tokens=(1, 18))
    for card in ("shield", "snooper"):
        show(table.s.players[table.seat("guild")], CARD[card])
    said = plan_of(table)
    assert "weapon baliset" in said or "defense baliset" in said


def test_a_token_is_left_to_hold_the_stronghold_that_wins_the_game() -> None:
    """Two tokens would win for certain and leave nobody; one is enough if the Guild holds back."""
    others = ["count_hasimir_fenring", "captain_aramsham", "burseg", "bashar"]
    held = {"sietch_tabr": 2, "arrakeen": 3, "carthag": 3, "habbanya_sietch": 3}  # four are needed between two
    table = fight(
        {"forces": held, "leaders": dict.fromkeys(others, "dead")},
        {"leaders": dict.fromkeys(["staban_tuek", "esmar_tuek", "soo_soo_sook", "guild_rep"], "dead")},
        tokens=(2, 2),
    )
    assert "dial 1" in plan_of(table)


def test_spice_supports_tokens_in_the_advanced_game() -> None:
    said = plan_of(fight({"spice": 12}, {"spice": 4}, rules={"advanced": True}))
    assert int(said[-1].removeprefix("support ")) > 0


def test_its_own_traitor_is_called() -> None:
    table = fight({"traitors": ["staban_tuek"]}, {})
    carry_on(table, "emperor", ("Plans",))
    table.play("guild leader staban_tuek", "guild dial 5")
    assert choice(table, "emperor") == "call_traitor"


def test_the_voice_forbids_the_weapon_that_cannot_be_parried() -> None:
    table = battle(
        *("sietch_tabr", "bene_gesserit", "guild"),
        bene_gesserit={"forces": {"sietch_tabr": 6}, "hand": ["snooper"]},
        guild={"forces": {"sietch_tabr": 5}, "hand": ["stunner", "chaumas"]},
    ).pass_until("Command")
    for card in ("stunner", "chaumas"):
        show(table.s.players[table.seat("guild")], CARD[card])
    assert choice(table, "bene_gesserit") == "voice_avoid projectile_weapon"


def test_prescience_asks_for_the_weapon_when_both_defenses_are_in_hand() -> None:
    for hand, asked in (
        (["shield", "snooper"], "ask weapon"),
        (["chaumas", "stunner"], "ask defense"),
        ([], "ask number"),
    ):
        table = battle(
            *("sietch_tabr", "atreides", "guild"),
            atreides={"forces": {"sietch_tabr": 6}, "hand": hand},
            guild={"forces": {"sietch_tabr": 5}},
        ).pass_until("Foresee")
        assert choice(table, "atreides") == asked


def test_worthless_cards_are_thrown_away_after_a_battle_and_weapons_kept() -> None:
    for card, answer in (("baliset", "discard baliset"), ("stunner", "keep stunner")):
        table = fight({"hand": [card]}, {}, tokens=(9, 1))
        table.play("emperor leader count_hasimir_fenring", f"emperor weapon {card}")
        while table.may("emperor defense none"):
            table.play("emperor defense none")
        table.play("emperor dial 8", "guild leader guild_rep", "guild dial 0").pass_until("KeepCards")
        assert choice(table, "emperor") == answer


# -- tanks, alliances, deals ------------------------------------------------------------------------------------


def test_free_revival_is_taken_and_more_is_paid_for_by_the_rich() -> None:
    for spice, answer in ((2, "revive 2"), (14, "revive 3")):
        table = bare(
            *("atreides", "guild"),
            phase="revival",
            atreides={"forces": {"arrakeen": 5}, "tanks": 5, "spice": spice},
        ).pass_until("atreides Revive")
        assert choice(table, "atreides") == answer


def nexus(**position: Any) -> Table:
    factions = ("emperor", "guild", "harkonnen", "atreides")
    return bare(
        *factions,
        phase="spice_blow",
        turn=3,
        storm=16,
        spice_deck=["shai_hulud"],
        last_blow=["sihaya_ridge"],
        **position,
    ).pass_until("NexusTurn")


def test_it_invites_whoever_brings_victory_nearer_and_one_at_a_time() -> None:
    table = nexus(
        emperor={"forces": {"carthag": 5}},
        guild={"forces": {"tueks_sietch": 5}},
        harkonnen={"forces": {"arrakeen": 5}},
        atreides={"forces": {"polar_sink": 5}},
    )
    assert table.questions == ["emperor NexusTurn"]
    first = choice(table, "emperor")
    assert first in ("invite guild", "invite harkonnen")
    table.play(f"emperor {first}", "guild done", "harkonnen done", "atreides done")
    assert choice(table, "emperor") == "done"


def test_it_accepts_an_alliance_that_holds_enough() -> None:
    table = nexus(
        emperor={"forces": {"carthag": 5}},
        guild={"forces": {"tueks_sietch": 5, "arrakeen": 4}},
        harkonnen={"forces": {"polar_sink": 5}},
        atreides={"forces": {"polar_sink": 5}},
    )
    table.play("emperor done", "guild invite emperor", "harkonnen done", "atreides done")
    assert choice(table, "emperor") == "join guild"


def test_nobody_who_is_about_to_win_alone_takes_a_partner() -> None:
    table = nexus(
        emperor={"forces": {"carthag": 5, "arrakeen": 5, "sietch_tabr": 5}},
        guild={"forces": {"tueks_sietch": 5}},
        harkonnen={"forces": {"polar_sink": 5}},
        atreides={"forces": {"polar_sink": 5}},
    )
    assert choice(table, "emperor") == "done"


def offered(clauses: list[str], guild: dict[str, Any], emperor: dict[str, Any]) -> Table:
    table = moving(
        *("guild", "emperor", "harkonnen"),
        rules={"deals": True},
        guild={"spice": 12, **guild},
        emperor={"spice": 8, **emperor},
        harkonnen={"forces": {}, "spice": 0},
    )
    table.play("guild deal emperor", *[f"guild {clause}" for clause in clauses], "guild offer", "guild pass")
    return table.pass_until("emperor Ship")


def test_a_gift_is_accepted_and_a_demand_refused() -> None:
    quiet = {"forces": {"tueks_sietch": 5}}
    assert choice(offered(["give_spice 3"], quiet, {}), "emperor") == "accept guild"
    assert choice(offered(["want_spice 3"], quiet, {}), "emperor") == "refuse guild"


def test_no_deal_leaves_it_without_spice() -> None:
    generous = ["want_spice 6", "pay_later 12"]
    assert choice(offered(generous, {"forces": {}, "spice": 20}, {"spice": 12}), "emperor") == "accept guild"
    assert choice(offered(generous, {"forces": {}, "spice": 20}, {"spice": 8}), "emperor") == "refuse guild"


def test_no_spice_buys_the_way_to_victory() -> None:
    clauses = ["give_spice 4", "want keep_out_of habbanya_sietch"]
    weak = {"forces": {"tueks_sietch": 5}}
    close = {"forces": {"tueks_sietch": 5, "carthag": 5}}
    assert choice(offered(clauses, weak, {}), "emperor") == "accept guild"
    assert choice(offered(clauses, close, {}), "emperor") == "refuse guild"


def test_a_stronghold_is_sometimes_bought_off_by_the_rich() -> None:
    table = moving(
        *("guild", "emperor", "harkonnen"),
        rules={"deals": True},
        guild={"forces": {"tueks_sietch": 5}, "spice": 20},
        emperor={"forces": {}, "spice": 10},
        harkonnen={"forces": {}, "spice": 0},
    )
    said = carry_on(table, "guild", ("Ship",))[:4]
    assert said == ["deal emperor", "give_spice 2", "want keep_out_of tueks_sietch", "offer"]


# -- the start --------------------------------------------------------------------------------------------------


def test_the_strongest_leader_drawn_is_bribed() -> None:
    table = new_game("guild", "emperor")
    p = table.s.players[0]
    while table.questions[0] != "guild ChooseTraitor":
        table.let_be()
    strengths = dict(_leaders(table))
    best = max([strengths[name] for name in table.question("guild").about["drawn"] if name in strengths])
    assert p.traitors == []
    assert strengths[choice(table, "guild").removeprefix("traitor ")] == best


def _leaders(table: Table) -> list[tuple[str, int]]:
    return [(leader["id"], leader["strength"]) for leader in table.view("guild")["players"][1]["leaders"]]


def test_the_first_advisor_holds_an_empty_stronghold() -> None:
    table = new_game("bene_gesserit", "emperor", rules={"additional_advantages": True}).pass_until("PlaceAdvisor")
    assert choice(table, "bene_gesserit") == "at habbanya_sietch"


# -- words ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_has_its_message_and_no_message_is_left_over(lang: str) -> None:
    used = {key for file in SOURCES.glob("*.py") for key in KEY.findall(file.read_text(encoding="utf-8"))}
    files = [f"bots_classic{part}.ftl" for part in ("", "_duel", "_harvest", "_italian")]
    assert [line for file in files for line in junk(lang, file)] == []
    assert {message.id.name for file in files for message in messages(lang, file)} == used


def test_it_explains_its_choices_in_three_languages() -> None:
    """In a whole game every choice can be said, and no language is left in another's words."""
    bots = [HeuristicClassic(seat) for seat in range(6)]

    def spoken(s: ClassicState, seat: int, action: int) -> None:
        assert all(bots[seat].explain(lang) for lang in LANGUAGES)
        assert bots[seat]._notes
        for lang in LANGUAGES:
            for note in bots[seat]._notes:
                assert said(texts(lang), note, lang)

    play(GAME, bots, "words", "fr1992_advanced", spoken, until=lambda s: s.turn > 3)


def test_a_reason_names_things_in_the_words_of_the_language() -> None:
    note = Note("classicbot-block", {"faction": "guild", "territory": "tueks_sietch"})
    assert "the Guild" in said(texts("en"), note, "en")
    assert "la Guilde" in said(texts("fr"), note, "fr")
    assert "la Gilda" in said(texts("it"), note, "it")
    assert HeuristicClassic(1).explain() is None
