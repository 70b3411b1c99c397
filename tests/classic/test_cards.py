"""Every treachery card, every leader and every shield is as printed, and each card and leader is played once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import partial

import pytest

from sietch.classic.cards import CARD_IDS, CARDS, DECKS, KIND_IDS, WORM, WORMS, deck_of, spice_deck
from sietch.classic.sheets import LEADER_IDS, LEADER_STRENGTH, SHEETS, faction_of
from sietch.classic.terms import FACTION_IDS, PRINTED, TOKENS
from support.classic import Table
from support.classic_battle import bare, battle, calls, march, marching, plan, strengths
from support.rules import rule

BASE = {
    "projectile_weapon": {"crysknife": 1, "maula_pistol": 1, "slip_tip": 1, "stunner": 1},
    "poison_weapon": {"chaumas": 1, "chaumurky": 1, "ellaca_drug": 1, "gom_jabbar": 1},
    "lasegun": {"lasegun": 1},
    "projectile_defense": {"shield": 4},
    "poison_defense": {"snooper": 4},
    "cheap_hero": {"cheap_hero": 2, "cheap_heroine": 1},
    "worthless": {"baliset": 1, "jubba_cloak": 1, "kulon": 1, "la_la_la": 1, "trip_to_gamont": 1},
    "special": {
        **dict.fromkeys(("truthtrance", "karama"), 2),
        **dict.fromkeys(("weather_control", "hajr", "tleilaxu_ghola", "family_atomics"), 1),
    },
}
DUEL = {
    "poison_weapon": {"ellaca_drug": 1},
    "poison_defense": {"snooper": 1},
    "worthless": {"kull_wahad": 1},
    "special": {"cone_of_silence": 1, "residual_poison": 1},
}
HARVEST = {
    "projectile_weapon": {"hunter_seeker": 1},
    "projectile_defense": {"shield": 1},
    "worthless": {"ya_ya_yawm": 1},
    "special": {"thumper": 1, "harvester": 1},
}


@rule("classic-FR-II.D.2")
@pytest.mark.parametrize(
    ("deck", "size", "sets"),
    [
        ("33", 33, [BASE]),
        ("38_duel", 38, [BASE, DUEL]),
        ("38_harvest", 38, [BASE, HARVEST]),
        ("43", 43, [BASE, DUEL, HARVEST]),
    ],
)
def test_the_treachery_decks(deck: str, size: int, sets: list[dict[str, dict[str, int]]]) -> None:
    expected: Counter[tuple[str, str]] = Counter()
    for printed in sets:
        for kind, cards in printed.items():
            expected.update({(kind, name): count for name, count in cards.items()})
    found = Counter((KIND_IDS[CARDS[card].kind], CARDS[card].id) for card in deck_of(deck))
    assert found == expected
    assert found.total() == size
    assert set(DECKS) == {"33", "38_duel", "38_harvest", "43"}


def test_the_spice_deck_has_fifteen_territories_and_six_worms() -> None:
    assert Counter(spice_deck()) == {**dict.fromkeys(range(15), 1), WORM: WORMS}
    assert (WORM, WORMS, len(spice_deck())) == (15, 6, 21)


# -- shields -----------------------------------------------------------------------------------------------------

# leaders and strengths; tokens on the map, spice, free revivals, hand, first cards, elite tokens
SHIELDS: dict[str, tuple[dict[str, int], dict[str, int], int, int, int, int, int]] = {
    "atreides": (
        {"thufir_hawat": 5, "lady_jessica": 5, "gurney_halleck": 4, "duncan_idaho": 2, "dr_wellington_yueh": 1},
        *({"arrakeen": 10}, 10, 2, 4, 1, 0),
    ),
    "harkonnen": (
        {"feyd_rautha": 6, "beast_rabban": 4, "piter_de_vries": 3, "captain_iakin_nefud": 2, "umman_kudu": 1},
        *({"carthag": 10}, 10, 2, 8, 2, 0),
    ),
    "emperor": (
        {"count_hasimir_fenring": 6, "captain_aramsham": 5, "caid": 3, "burseg": 3, "bashar": 2},
        *({}, 10, 1, 4, 1, 5),
    ),
    "guild": (
        {"staban_tuek": 5, "master_bewt": 3, "esmar_tuek": 3, "soo_soo_sook": 2, "guild_rep": 1},
        *({"tueks_sietch": 5}, 5, 1, 4, 1, 0),
    ),
    "fremen": (
        {"stilgar": 7, "chani": 6, "otheym": 5, "shadout_mapes": 3, "jamis": 2},
        *({}, 3, 3, 4, 1, 3),
    ),
    "bene_gesserit": (
        {"alia": 5, "margot_lady_fenring": 5, "mother_ramallo": 5, "princess_irulan": 5, "wanna_yueh": 5},
        *({}, 5, 1, 4, 1, 0),
    ),
}


@pytest.mark.parametrize("faction", FACTION_IDS[:PRINTED])
def test_the_shields(faction: str) -> None:
    sheet = SHEETS[FACTION_IDS.index(faction)]
    found = (
        *(dict(sheet.leaders), dict(sheet.on_map), sheet.spice, sheet.free_revival),
        *(sheet.hand, sheet.cards, sheet.elites),
    )
    assert found == SHIELDS[faction]
    assert TOKENS == 20


PRINTED_LEADERS = [name for sheet in SHEETS[:PRINTED] for name, _ in sheet.leaders]


def test_thirty_leaders_in_the_box() -> None:
    assert len(PRINTED_LEADERS) == len(set(PRINTED_LEADERS)) == 30
    assert [sum(strength for _, strength in sheet.leaders) for sheet in SHEETS[:PRINTED]] == [17, 16, 19, 14, 23, 25]
    assert len(LEADER_IDS) == len(set(LEADER_IDS))


@rule("classic-FR-X.C.1")
@pytest.mark.parametrize("leader", PRINTED_LEADERS)
def test_every_leader_leads_with_the_strength_on_the_disc(leader: str) -> None:
    number = LEADER_IDS.index(leader)
    faction = FACTION_IDS[faction_of(number)]
    enemy, other = ("guild", "guild_rep") if faction != "guild" else ("emperor", "bashar")
    table = battle("sietch_tabr", faction, enemy, **{faction: {"traitors": []}, enemy: {"traitors": []}})
    table.pass_until("Plans")
    plan(table, faction, f"leader {leader}", 3)
    plan(table, enemy, f"leader {other}", 0)
    calls(table)
    assert strengths(table)["aggressor"] == 3 + SHIELDS[faction][0][leader]
    assert LEADER_STRENGTH[number] == SHIELDS[faction][0][leader]


# -- every treachery card, played --------------------------------------------------------------------------------

ALL_CARDS = {"treachery_deck": "43"}
JESSICA = "leader lady_jessica"


def with_plan(slot: str, card: str) -> Table:
    """The Atreides lose a battle with the card in their plan."""
    table = battle(
        *("carthag", "atreides", "emperor"),
        rules=ALL_CARDS,
        atreides={"hand": [card], "traitors": []},
        emperor={"traitors": []},
    ).pass_until("Plans")
    if slot == "hero":
        plan(table, "atreides", f"hero {card}", 0)
    else:
        plan(table, "atreides", "leader dr_wellington_yueh", 0, **{slot: card})
    plan(table, "emperor", "leader count_hasimir_fenring", 5)
    calls(table)
    shown = table.heard("plan")[0].facts
    assert shown["leader" if slot == "hero" else slot] == card
    return table


def weapon(card: str) -> Table:
    table = with_plan("weapon", card)
    assert table.emperor["leaders"]["count_hasimir_fenring"] == "tanks"
    return table


def guarded(card: str, against: str) -> Table:
    """Jessica lives because of the card."""
    table = battle(
        *("carthag", "atreides", "emperor"),
        atreides={"hand": [card], "traitors": []},
        emperor={"hand": [against], "traitors": []},
    ).pass_until("Plans")
    plan(table, "atreides", JESSICA, 0, defense=card)
    plan(table, "emperor", "leader count_hasimir_fenring", 5, weapon=against)
    calls(table)
    assert table.atreides["leaders"]["lady_jessica"] == "home"
    return table


def hero(card: str) -> Table:
    table = with_plan("hero", card)
    assert strengths(table)["aggressor"] == 0
    return table


def worthless(card: str) -> Table:
    table = with_plan("weapon", card)
    assert table.emperor["leaders"]["count_hasimir_fenring"] == "home"
    return with_plan("defense", card)


def truthtrance() -> Table:
    table = bare("atreides", "emperor", phase="movement", atreides={"hand": ["truthtrance"]}, emperor={"spice": 7})
    table.pass_until("atreides Ship").play("atreides truthtrance emperor", "atreides spice_at_least 7")
    assert table.heard("truthtrance")[0].facts["answer"] is True
    assert table.questions == ["atreides Ship"]
    return table


def karama() -> Table:
    table = bare("atreides", "emperor", phase="movement", emperor={"hand": ["karama"]}).play("emperor play karama")
    assert table.view("atreides")["next_spice"] is None
    return table


def weather_control() -> Table:
    table = bare("atreides", "emperor", phase="storm", storm=2, emperor={"hand": ["weather_control"]})
    table.pass_until("WeatherWindow").play("emperor play weather_control")
    assert table.options("emperor") == [f"sectors {n}" for n in range(11)]
    table.play("emperor sectors 10")
    assert table.storm == 12
    return table


def hajr() -> Table:
    table = marching("emperor", "atreides", emperor={"forces": {"funeral_plain": 1}, "hand": ["hajr"]})
    march(table, "emperor", "funeral_plain", 1, "the_great_flat").play("emperor play hajr")
    march(table, "emperor", "the_great_flat", 1, "funeral_plain")
    assert table.emperor["forces"] == {"funeral_plain": [1, 0]}
    return table


def tleilaxu_ghola() -> Table:
    table = marching(
        "emperor", "atreides", emperor={"forces": {"polar_sink": 1}, "hand": ["tleilaxu_ghola"], "tanks": 6}
    )
    table.play("emperor play tleilaxu_ghola", "emperor revive 5")
    assert table.emperor["tanks"] == [1, 0]
    return table


def family_atomics() -> Table:
    table = bare(
        *("atreides", "emperor"),
        phase="storm",
        emperor={"forces": {"shield_wall@7": 2}, "hand": ["family_atomics"]},
        atreides={"forces": {"shield_wall@8": 3}},
    ).pass_until("AtomicsWindow")
    table.play("emperor play family_atomics")
    assert table.shield_wall is False
    assert (table.emperor["tanks"], table.atreides["tanks"]) == ([2, 0], [3, 0])
    assert table.removed == ["family_atomics"]
    return table


def cone_of_silence() -> Table:
    table = bare(
        *("atreides", "emperor", "guild"), rules=ALL_CARDS, phase="bidding", emperor={"hand": ["cone_of_silence"]}
    ).pass_until("atreides Bidding")
    table.play("emperor play cone_of_silence", "emperor against atreides", "emperor done")
    assert table.atreides["silenced"]
    assert table.questions[0] != "atreides Bidding"
    return table


def residual_poison() -> Table:
    table = battle("carthag", "emperor", "atreides", rules=ALL_CARDS, emperor={"hand": ["residual_poison"]})
    table.play("emperor play residual_poison")
    assert list(table.atreides["leaders"].values()).count("tanks") == 1
    return table


def thumper() -> Table:
    table = bare(
        *("atreides", "emperor"),
        rules=ALL_CARDS,
        phase="spice_blow",
        spice_deck=["old_gap"],
        last_blow=["red_chasm"],
        spice={"red_chasm": 8},
        emperor={"hand": ["thumper"]},
    ).pass_until("ThumperWindow")
    table.play("emperor play thumper").pass_until("Bidding", "ClaimCharity")
    assert table.spice == {"old_gap@9": 6}
    return table


def harvester() -> Table:
    table = bare(
        *("atreides", "emperor"),
        rules=ALL_CARDS,
        phase="spice_blow",
        spice_deck=["old_gap"],
        emperor={"hand": ["harvester"]},
    ).pass_until("HarvesterWindow")
    table.play("emperor play harvester")
    assert table.spice == {"old_gap@9": 12}
    return table


PLAYED: dict[str, Callable[[], Table]] = {
    **{name: partial(weapon, name) for name in (*BASE["projectile_weapon"], *BASE["poison_weapon"])},
    **{name: partial(weapon, name) for name in ("lasegun", "hunter_seeker")},
    "shield": partial(guarded, "shield", "stunner"),
    "snooper": partial(guarded, "snooper", "chaumas"),
    **{name: partial(hero, name) for name in BASE["cheap_hero"]},
    **{name: partial(worthless, name) for name in (*BASE["worthless"], "kull_wahad", "ya_ya_yawm")},
    **{
        play.__name__: play
        for play in (
            *(truthtrance, karama, weather_control, hajr, tleilaxu_ghola, family_atomics, cone_of_silence),
            *(residual_poison, thumper, harvester),
        )
    },
}


def test_there_is_a_play_for_every_card() -> None:
    assert set(PLAYED) == set(CARD_IDS)
    assert len(CARD_IDS) == 31


@rule(
    "classic-CARD-WEAPON", "classic-CARD-DEFENSE", "classic-CARD-HERO", "classic-CARD-WORTHLESS", "classic-CARD-LASEGUN"
)
@pytest.mark.parametrize("card", CARD_IDS)
def test_every_card_is_played_once(card: str) -> None:
    table = PLAYED[card]()
    assert card in [*table.discard, *table.removed]
    assert not any(card in getattr(table, name)["hand"] for name in ("atreides", "emperor"))
