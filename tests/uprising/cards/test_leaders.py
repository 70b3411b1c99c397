"""The nine leaders of Uprising, Lady Jessica's other face, and Feyd's training track."""

from __future__ import annotations

from typing import Any

import pytest

from support.imperium import Table, fresh_uprising, uprising
from support.plays import changed_by, plays
from support.plays_uprising import CHOAM

Gains = dict[str, int]


def led_by(leader: str, *cards: str, rules: dict[str, Any] | None = None, **more: Any) -> Table:
    return uprising(rules=rules, a={"leader": leader, "hand": list(cards), **more})


def signet(leader: str, *answers: str, to: str = "imperial_basin", **more: Any) -> Gains:
    """What the Signet Ring gives at Imperial Basin, but for the Agent and the spice of the space."""
    table = led_by(leader, "signet_ring", **more)
    got = changed_by(table, "a play signet_ring", f"a to {to}", *[f"a {answer}" for answer in answers])
    got["agents"] += 1
    got["spice"] = got.get("spice", 0) - 1
    return {name: n for name, n in got.items() if n}


# -- Feyd-Rautha Harkonnen ---------------------------------------------------------------------------------------

FEYD = "feyd_rautha_harkonnen"


@plays(f"{FEYD}.ability")
def test_feyd_recalls_a_spy_for_two_swords() -> None:
    table = led_by(FEYD, spies=["post_emperor", "post_choam"]).do("a reveal")
    table.do(f"a resolve {FEYD}.reveal", "a recall_spy post_choam")
    assert (table.a.swords, table.a.spies) == (2, ["post_emperor"])
    assert not table.can(f"a resolve {FEYD}.reveal")  # once
    assert not led_by(FEYD).do("a reveal").can(f"a resolve {FEYD}.reveal")


TRAINING: list[tuple[str, str, dict[str, Any], list[str], Gains]] = [
    ("start", "a1", {"solari": 1, "discard": ["dagger"]}, ["advance a1", "pay", "trash_from_discard dagger"],
     {"solari": -1, "discard": -1}),
    ("start", "a1", {"solari": 1}, ["advance a1", "skip"], {}),
    ("start", "a1", {}, ["advance a1"], {}),
    ("start", "a2", {}, ["advance a2", "spy post_choam"], {"spies": 1}),
    ("a1", "b", {"discard": ["dagger"]}, ["trash_from_discard dagger"], {"discard": -1}),
    ("a2", "b", {}, ["skip"], {}),
    ("b", "c1", {"discard": ["dagger"]}, ["advance c1", "trash_from_discard dagger"], {"discard": -1}),
    ("b", "c2", {}, ["advance c2", "spy post_choam"], {"spies": 1}),
    ("c2", "c3", {}, [], {"spice": 2}),
    ("c1", "d", {}, ["spy post_choam"], {"garrison": 1, "spies": 1}),
    ("c3", "d", {}, ["spy post_choam"], {"garrison": 1, "spies": 1}),
]  # fmt: skip


@pytest.mark.parametrize(
    ("start", "end", "given", "answers", "got"),
    [pytest.param(*case, marks=plays(f"{FEYD}.signet", f"{case[1]}.training")) for case in TRAINING],
)
def test_feyd_advances_on_his_track(
    start: str, end: str, given: dict[str, Any], answers: list[str], got: Gains
) -> None:
    assert signet(FEYD, *answers, training=start, **given) == got


@plays(f"{FEYD}.signet")
def test_feyd_stays_on_the_last_space_for_nothing() -> None:
    assert signet(FEYD, training="d") == {}


# -- Gurney Halleck, Lady Amber Metulli, Muad'Dib ----------------------------------------------------------------


@plays("gurney_halleck.ability")
@pytest.mark.parametrize(
    ("given", "smiles"),
    [({"conflict": 3}, 1), ({"conflict": 2}, 0), ({"worms": 2}, 1), ({"conflict": 2, "hand": ["shishakli"]}, 1)],
)
def test_gurney_smiles_at_strength_six(given: dict[str, Any], smiles: int) -> None:
    table = uprising(a={"leader": "gurney_halleck", "hand": [], **given}).do("a reveal")
    assert table.a.persuasion == smiles


@plays("gurney_halleck.ability")
def test_gurney_smiles_when_the_strength_comes_later_in_the_turn() -> None:
    table = led_by("gurney_halleck", "undercover_asset", conflict=2).do("a reveal")
    assert table.a.persuasion == 0
    assert table.do("a resolve undercover_asset.reveal", "a choose 2").a.persuasion == 1


@plays("gurney_halleck.signet")
def test_gurney_signet() -> None:
    assert signet("gurney_halleck") == {"garrison": 1}


@plays("lady_amber_metulli.ability")
@pytest.mark.parametrize(("count", "left"), [(1, 1), (0, 2)])
def test_amber_may_retreat_a_troop(count: int, left: int) -> None:
    table = led_by("lady_amber_metulli", conflict=2).do("a reveal")
    assert table.can("a end")
    table.do("a resolve lady_amber_metulli.reveal")
    assert table.options("a", "retreat") == ["0", "1"]
    assert table.do(f"a retreat {count}").a.conflict == left


@plays("lady_amber_metulli.signet")
@pytest.mark.parametrize(("level", "got"), [(3, {"solari": 1}), (4, {"solari": 1, "spice": 1})])
def test_amber_signet_fills_coffers_with_an_alliance(level: int, got: Gains) -> None:
    assert signet("lady_amber_metulli", influence={"fremen": level}) == got


@plays("muad_dib.ability")
@pytest.mark.parametrize("worms", [0, 1, 2])
def test_muad_dib_draws_intrigue_with_a_sandworm(worms: int) -> None:
    table = led_by("muad_dib", worms=worms, conflict=1).do("a reveal")
    assert table.a.intrigue_count == min(worms, 1)


@plays("muad_dib.signet")
def test_muad_dib_signet() -> None:
    assert signet("muad_dib") == {"cards": 1}


# -- Lady Margot Fenring, Princess Irulan ------------------------------------------------------------------------


@plays("lady_margot_fenring.ability")
@pytest.mark.parametrize(
    ("level", "card", "spice"), [(1, "truthtrance", 2), (0, "overthrow", 2), (2, "truthtrance", 0)]
)
def test_margot_reaches_two_with_the_bene_gesserit(level: int, card: str, spice: int) -> None:
    table = led_by("lady_margot_fenring", card, influence={"bene_gesserit": level}).send("a", card, to="secrets")
    assert table.a.spice == spice


@plays("lady_margot_fenring.ability")
def test_margot_may_reach_two_again() -> None:
    given: dict[str, Any] = {"influence": {"bene_gesserit": 2}, "intrigue": ["change_allegiances"]}
    table = led_by("lady_margot_fenring", "truthtrance", **given).do("a intrigue change_allegiances", "a choose 1")
    table.do("a lose_influence bene_gesserit")
    assert table.a.spice == 0  # not on the way down
    assert table.do("a faction bene_gesserit").a.spice == 2


@plays("lady_margot_fenring.signet")
def test_margot_signet_watches_cities() -> None:
    table = led_by("lady_margot_fenring", "signet_ring").send("a", "signet_ring", to="imperial_basin")
    assert table.options("a", "spy") == ["post_sietch_research", "post_research_refinery", "post_refinery_arrakeen"]
    assert signet("lady_margot_fenring", "spy post_sietch_research") == {"spies": 1}


@plays("princess_irulan.ability")
@pytest.mark.parametrize(
    ("level", "card", "drawn"), [(1, "truthtrance", 1), (0, "overthrow", 1), (2, "truthtrance", 0)]
)
def test_irulan_reaches_two_with_the_emperor(level: int, card: str, drawn: int) -> None:
    table = led_by("princess_irulan", card, influence={"emperor": level}).send("a", card, to="dutiful_service")
    assert table.a.intrigue_count == drawn


@plays("princess_irulan.signet")
def test_irulan_signet_acquires_a_card_of_one_to_the_hand() -> None:
    row = ["weirding_woman", "maker_keeper", "space_time_folding", "steersman", "overthrow"]
    table = led_by("princess_irulan", "signet_ring").given(row=row).send("a", "signet_ring", to="imperial_basin")
    assert sorted(table.options("a", "buy")) == ["space_time_folding", "weirding_woman"]
    assert table.do("a buy weirding_woman").a.hand == ["weirding_woman"]


@plays("princess_irulan.signet")
@pytest.mark.parametrize(("card", "got"), [("maker_keeper", {"spice": 2, "cards": -1}), ("dagger", {"cards": -1})])
def test_irulan_signet_trashes_for_spice_what_had_a_price(card: str, got: Gains) -> None:
    table = led_by("princess_irulan", "signet_ring", card).send("a", "signet_ring", to="imperial_basin")
    assert changed_by(table, f"a trash_from_hand {card}") == got
    other = led_by("princess_irulan", "signet_ring", card).send("a", "signet_ring", to="imperial_basin")
    assert changed_by(other, "a skip") == {}


# -- Lady Jessica ------------------------------------------------------------------------------------------------


@plays("lady_jessica.signet")
def test_jessica_pays_spice_for_a_memory() -> None:
    assert signet("lady_jessica", "pay") == {"spice": -1, "intrigue": 1, "memories": 1}
    assert signet("lady_jessica", "skip") == {}
    table = led_by("lady_jessica", "signet_ring").send("a", "signet_ring", to="imperial_basin").do("a pay")
    assert (table.a.supply, table.a.garrison) == (8, 3)


@plays("lady_jessica.ability")
@pytest.mark.parametrize("memories", [0, 1, 3])
def test_jessica_may_remember_and_turn_over(memories: int) -> None:
    table = led_by("lady_jessica", "truthtrance", memories=memories).send("a", "truthtrance", to="secrets")
    while table.asked != "AwakenOrNot":
        table.idle()
    got = changed_by(table, "a awaken")
    expected = {"cards": memories, "memories": -memories}
    assert got == {name: n for name, n in expected.items() if n}
    assert (table.a.turned, table.a.supply) == (True, 9)


@plays("lady_jessica.ability")
def test_jessica_may_wait() -> None:
    table = led_by("lady_jessica", "truthtrance", memories=2).send("a", "truthtrance", to="secrets")
    while table.asked != "AwakenOrNot":
        table.idle()
    table.do("a skip")
    assert (table.a.turned, table.a.memories) == (False, 2)


def test_jessica_needs_memories_if_the_ruleset_says_so() -> None:
    rules = {"jessica_needs_memories": True}
    table = led_by("lady_jessica", "truthtrance", rules=rules).send("a", "truthtrance", to="secrets")
    assert table.idle_until(lambda t: t.asked == "AwakenOrNot" or t.question == "b TakeTurn").question == "b TakeTurn"


@plays("lady_jessica.turned_signet")
def test_the_reverend_mother_turns_spice_into_water() -> None:
    assert signet("lady_jessica", "pay", turned=True) == {"spice": -1, "water": 1}


@pytest.mark.parametrize(
    ("space", "got"),
    [
        pytest.param("secrets", {"water": -1, "intrigue": 1}, marks=plays("lady_jessica.ability", "secrets.space")),
        pytest.param("fremkit", {"water": -1, "cards": 1}, marks=plays("lady_jessica.ability", "fremkit.space")),
        pytest.param("desert_tactics", {"water": -1, "garrison": 1}, marks=plays("lady_jessica.ability")),
    ],
)
def test_the_reverend_mother_repeats_a_space(space: str, got: Gains) -> None:
    table = led_by("lady_jessica", "truthtrance", turned=True, water=3).send("a", "truthtrance", to=space)
    answer = "resolve lady_jessica.visit" if table.asked == "Resolve" else "pay"
    assert changed_by(table, f"a {answer}") == got  # no influence a second time
    assert not table.can("a resolve lady_jessica.visit")  # once a turn
    assert table.asked != "PayOrNot"


@plays("lady_jessica.ability", "espionage.space")
def test_the_reverend_mother_repeats_espionage_without_its_cost() -> None:
    table = led_by("lady_jessica", "truthtrance", turned=True, spice=1).send("a", "truthtrance", to="espionage")
    table.do("a resolve lady_jessica.visit", "a spy post_choam", "a spy post_fremen")
    assert (table.a.spies, table.a.hand_count, table.a.bene_gesserit) == (["post_choam", "post_fremen"], 2, 1)
    assert (table.a.spice, table.a.water) == (0, 0)


@plays("lady_jessica.ability")
def test_the_reverend_mother_is_not_asked_elsewhere() -> None:
    given: dict[str, Any] = {"turned": True, "water": 3, "influence": {"fremen": 2}}
    table = led_by("lady_jessica", "signet_ring", **given).send("a", "signet_ring", to="sietch_tabr")
    assert not table.can("a resolve lady_jessica.visit")


# -- Staban Tuek, Shaddam Corrino IV -----------------------------------------------------------------------------


def test_staban_starts_without_diplomacy() -> None:
    table = fresh_uprising(leaders=["staban_tuek", "muad_dib", "lady_jessica"])
    cards = table.a.hand + table.a.deck
    assert (len(cards), "diplomacy" in cards) == (9, False)
    assert len(table.b.hand + table.b.deck) == 10


@plays("staban_tuek.ability")
@pytest.mark.parametrize(("space", "spice"), [("imperial_basin", 1), ("hagga_basin", 0)])
def test_staban_smuggles_where_others_harvest(space: str, spice: int) -> None:
    table = uprising(a={"hand": ["dune_desert_planet"]}, b={"leader": "staban_tuek", "spies": ["post_imperial_basin"]})
    assert table.send("a", "dune_desert_planet", to=space).b.spice == spice


@plays("staban_tuek.ability")
def test_staban_does_not_smuggle_from_himself() -> None:
    table = led_by("staban_tuek", "dune_desert_planet", spies=["post_imperial_basin"])
    assert table.send("a", "dune_desert_planet", to="imperial_basin").do("a skip").a.spice == 1


@plays("staban_tuek.signet")
@pytest.mark.parametrize(
    ("post", "given", "answers", "got"),
    [
        ("post_landsraad", {}, ["pay"], {"spies": 1, "spice": -1, "solari": 3}),
        ("post_council", {}, ["skip"], {"spies": 1}),
        ("post_emperor", {"solari": 2}, ["pay"], {"spies": 1, "solari": -2, "intrigue": 1}),
        ("post_fremen", {"solari": 2}, ["skip"], {"spies": 1}),
        ("post_fremen", {"solari": 1}, [], {"spies": 1}),
        ("post_choam", {"solari": 9}, [], {"spies": 1}),
    ],
)
def test_staban_signet(post: str, given: dict[str, Any], answers: list[str], got: Gains) -> None:
    assert signet("staban_tuek", f"spy {post}", *answers, **given) == got


@plays("shaddam_corrino_iv.signet")
@pytest.mark.parametrize(
    ("given", "answers", "got"),
    [
        ({"solari": 3}, ["choose 1"], {"solari": 1, "garrison": 1}),
        ({"solari": 3}, ["choose 2", "faction fremen"], {"solari": -3, "fremen": 1}),
        ({"solari": 2}, [], {"solari": 1, "garrison": 1}),
    ],
)
def test_shaddam_signet(given: dict[str, Any], answers: list[str], got: Gains) -> None:
    assert signet("shaddam_corrino_iv", *answers, rules=CHOAM, **given) == got


@plays("shaddam_corrino_iv.signet", "hagga_basin.space")
def test_shaddam_deploys_nobody_after_his_signet() -> None:
    table = led_by("shaddam_corrino_iv", "signet_ring", rules=CHOAM, hooks=True, intrigue=["detonation"])
    table.send("a", "signet_ring", to="hagga_basin")
    assert table.asked != "SpiceOrSandworms"
    assert (table.a.sandworms, table.a.spice) == (0, 2)
    assert table.idle_until(lambda t: t.question == "b TakeTurn" or t.asked == "DeployTroops").asked == "TakeTurn"


@plays("shaddam_corrino_iv.ability")
def test_shaddam_alone_may_take_the_sardaukar_contracts() -> None:
    given: dict[str, Any] = {"rules": CHOAM, "contracts": ["espionage", "harvest_3"]}
    table = uprising(a={"leader": "shaddam_corrino_iv", "hand": ["diplomacy"]}, b={"hand": ["diplomacy"]}, **given)
    assert not {"sardaukar_cards", "sardaukar_recall"} & {*table.contracts}
    table.send("a", "diplomacy", to="dutiful_service")
    both = {"sardaukar_cards", "sardaukar_recall"}
    assert {*table.options("a", "contract")} == {*table.contracts} | both
    table.do("a contract sardaukar_cards")
    assert (table.a.contracts, len(table.contracts)) == (["sardaukar_cards"], 2)
    table = uprising(a={"hand": ["diplomacy"]}, b={"leader": "shaddam_corrino_iv"}, **given)
    table.send("a", "diplomacy", to="dutiful_service")
    assert not both & {*table.options("a", "contract")}


def test_without_shaddam_the_sardaukar_contracts_are_for_all() -> None:
    leaders = ["muad_dib", FEYD, "lady_jessica"]
    rows = [fresh_uprising(seed=seed, choam=True, leaders=leaders).look["contracts"] for seed in range(60)]
    assert {"sardaukar_cards", "sardaukar_recall"} <= {contract for row in rows for contract in row}
