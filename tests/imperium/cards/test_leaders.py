"""The eight leaders: left ability, signet ability, and what a Rival makes of it."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from support.imperium import Table, fresh, imperium
from support.plays import FRESH_RIVAL, agent_turn, change, changed_by, counts, holding, plays, reveal_turn

PAUL = "paul_atreides"
LETO = "duke_leto_atreides"
BARON = "baron_vladimir_harkonnen"
RABBAN = "glossu_rabban"
HELENA = "helena_richese"
ILBAN = "count_ilban_richese"
ARIANA = "countess_ariana_thorvald"
MEMNON = "earl_memnon_thorvald"


def led_by(leader: str, *hand: str, **more: Any) -> Table:
    return holding(*hand, leader=leader, **more)


def rival(leader: str, **position: Any) -> Table:
    """A solo table just before Rival b, led so, draws the Arrakeen card with the signet; c has no Agent left."""
    b = {**FRESH_RIVAL, "leader": leader, "garrison": 0, **position.pop("b", {})}
    c = {**FRESH_RIVAL, "agents_at": ["rally_troops", "hall_of_oratory"]}
    return imperium(seats=1, turn="b", hagal_deck=["arrakeen_1p"], b=b, c=c, **position)


def rival_gains(leader: str, **position: Any) -> dict[str, int]:
    """What the turn with the signet changes for the Rival, beyond the Agent and the troop of the card itself."""
    given = position.pop("b", {})
    b = {**FRESH_RIVAL, **given}
    table = rival(leader, b=b, **position)
    before = Counter({"conflict": 1, "agents": 1, "intrigue": 1})  # every Rival starts with an intrigue card
    before.update({name: b[name] for name in ("solari", "spice", "water")})
    before.update(given.get("influence", {}))
    assert table.question == "a TakeTurn"
    assert table.b.agents_at == ["arrakeen"]
    return change(before, counts(table, "b"))


# -- Paul Atreides -----------------------------------------------------------------------------------------------


@plays("paul_atreides.ability")
def test_paul_sees_his_top_card_and_nobody_else_does() -> None:
    table = led_by(PAUL, deck=["stilgar", "dagger"])
    assert table.seen_by("a")["players"][0]["top_card"] == "stilgar"
    assert "top_card" not in table.seen_by("b")["players"][0]
    assert {seen["a"]["deck"][0] for seen in table.imagined_by("a")} == {"stilgar"}
    assert len({seen["a"]["deck"][0] for seen in table.imagined_by("b")}) == 2


@plays("paul_atreides.ability")
def test_paul_sees_nothing_of_an_empty_deck() -> None:
    table = led_by(PAUL, deck=[], discard=["stilgar"])
    assert table.seen_by("a")["players"][0]["top_card"] is None
    other = led_by(MEMNON, deck=["stilgar"])
    assert other.seen_by("a")["players"][0]["top_card"] is None


@plays("paul_atreides.signet")
def test_paul_signet() -> None:
    assert agent_turn(led_by(PAUL, "signet_ring"), "signet_ring", "hall_of_oratory") == {"cards": 1}


# -- Duke Leto Atreides ------------------------------------------------------------------------------------------


@plays("duke_leto_atreides.ability")
@pytest.mark.parametrize(
    ("space", "cost"), [("high_council", 4), ("mentat", 1), ("swordmaster", 7), ("rally_troops", 3)]
)
def test_leto_pays_one_solari_less_at_landsraad_spaces(space: str, cost: int) -> None:
    table = led_by(LETO, "dagger", solari=cost)
    table.send("a", "dagger", to=space)
    assert table.a.solari == 0
    poor = led_by(LETO, "dagger", solari=cost - 1).do("a play dagger")
    assert poor.why_not(f"a to {space}") == "R-AG-03"


@plays("duke_leto_atreides.ability")
def test_leto_pays_no_less_than_nothing_and_no_less_elsewhere() -> None:
    assert changed_by(led_by(LETO, "dagger"), "a play dagger", "a to hall_of_oratory") == {"agents": -1, "garrison": 1}
    solo = imperium(seats=1, a={"leader": LETO, "hand": ["dagger"], "solari": 4})
    solo.send("a", "dagger", to="mentat")
    assert solo.a.solari == 0  # the token of the harder solo games says five


@plays("duke_leto_atreides.signet")
def test_leto_signet_catches_up() -> None:
    table = imperium(
        seats=3,
        a={"leader": LETO, "hand": ["signet_ring"], "spice": 1, "influence": {"emperor": 2, "fremen": 1}},
        b={"influence": {"emperor": 2, "fremen": 2}},
        c={"influence": {"spacing_guild": 1}},
    )
    assert agent_turn(table, "signet_ring", "hall_of_oratory", "pay") == {"spice": -1}
    assert table.options("a", "faction") == ["spacing_guild", "fremen"]
    assert changed_by(table, "a faction fremen") == {"fremen": 1, "vp": 1}


@plays("duke_leto_atreides.signet")
@pytest.mark.parametrize(("spice", "theirs"), [(1, 0), (0, 1)])
def test_leto_signet_needs_spice_and_somebody_ahead(spice: int, theirs: int) -> None:
    a = {"leader": LETO, "hand": ["signet_ring"], "spice": spice}
    table = imperium(seats=3, a=a, b={"influence": {"fremen": theirs}})
    assert agent_turn(table, "signet_ring", "hall_of_oratory") == {}
    assert table.question == "b TakeTurn"


@plays("duke_leto_atreides.rival")
def test_leto_as_a_rival_pays_and_takes_the_track_where_he_is_behind() -> None:
    a = {"influence": {"fremen": 1}}
    assert rival_gains(LETO, a=a, b={"spice": 1}) == {"spice": -1, "fremen": 1}
    assert rival_gains(LETO, a=a, b={"spice": 0}) == {}
    assert rival_gains(LETO, b={"spice": 1}) == {}


@plays("duke_leto_atreides.rival")
def test_leto_as_a_rival_leaves_a_tie_and_by_house_rule_the_payment_to_the_human() -> None:
    a = {"influence": {"fremen": 1, "emperor": 1}}
    table = rival(LETO, a=a, b={"spice": 1})
    assert table.question == "a ChooseFaction"
    assert table.about["for"] == 1
    table.do("a faction emperor")
    assert (table.b.emperor, table.b.fremen, table.b.spice) == (1, 0, 0)
    asked = rival(LETO, rules={"rival_signet_asks": True}, a={"influence": {"fremen": 1}}, b={"spice": 1})
    assert asked.question == "a RivalSignet"
    asked.do("a skip")
    assert (asked.b.fremen, asked.b.spice) == (0, 1)


# -- Baron Vladimir Harkonnen ------------------------------------------------------------------------------------


@plays("baron_vladimir_harkonnen.ability")
def test_baron_chooses_two_different_factions_in_secret() -> None:
    table = fresh(3, leaders=[BARON, RABBAN, MEMNON])
    assert table.question == "a ChooseTokens"
    table.do("a token emperor")
    assert table.options("a", "token") == ["spacing_guild", "bene_gesserit", "fremen"]
    table.do("a token fremen")
    assert table.seen_by("a")["players"][0]["tokens"] == ["emperor", "fremen"]
    assert table.seen_by("b")["players"][0]["tokens"] is None
    assert table.asked == "TakeTurn"


def mobilized(troops: int, **more: Any) -> Table:
    """The Baron deploys this many troops in one turn."""
    given = {"leader": BARON, "tokens": ["emperor", "fremen"], "intrigue": ["rapid_mobilization"], "garrison": 6}
    table = imperium(seats=3, rules=more.pop("rules", None), a={**given, **more})
    return table.do("a intrigue rapid_mobilization", f"a deploy {troops}")


@plays("baron_vladimir_harkonnen.ability")
def test_baron_masterstroke() -> None:
    table = mobilized(4)
    assert table.question == "a OfferMasterstroke"
    assert changed_by(table, "a masterstroke") == {"emperor": 1, "fremen": 1}
    assert table.seen_by("b")["players"][0]["tokens"] == ["emperor", "fremen"]


@plays("baron_vladimir_harkonnen.ability")
def test_baron_masterstroke_is_optional_needs_four_troops_and_works_once() -> None:
    assert mobilized(3).question == "a TakeTurn"
    kept = mobilized(4).do("a skip")
    assert (kept.a.emperor, kept.a.fremen) == (0, 0)
    assert kept.seen_by("b")["players"][0]["tokens"] is None
    assert mobilized(4, tokens_used=True).question == "a TakeTurn"
    forced = mobilized(4, rules={"masterstroke_forced": True})
    assert (forced.a.emperor, forced.a.fremen, forced.asked) == (1, 1, "TakeTurn")


@plays("baron_vladimir_harkonnen.ability")
def test_baron_adds_up_the_troops_of_one_turn() -> None:
    given = {"leader": BARON, "tokens": ["emperor", "fremen"], "garrison": 4, "hand": ["dune_desert_planet"]}
    table = imperium(seats=3, a={**given, "intrigue": ["rapid_mobilization"]})
    table.do("a intrigue rapid_mobilization", "a deploy 2")
    table.send("a", "dune_desert_planet", to="imperial_basin").do("a deploy 2")
    assert table.question == "a OfferMasterstroke"


@plays("baron_vladimir_harkonnen.signet")
def test_baron_signet() -> None:
    given: dict[str, Any] = {"tokens": ["emperor", "fremen"]}
    table = led_by(BARON, "signet_ring", solari=1, **given)
    assert agent_turn(table, "signet_ring", "hall_of_oratory", "pay") == {"solari": -1, "intrigue": 1}
    kept = led_by(BARON, "signet_ring", solari=1, **given)
    assert agent_turn(kept, "signet_ring", "hall_of_oratory", "skip") == {}
    assert agent_turn(led_by(BARON, "signet_ring", **given), "signet_ring", "hall_of_oratory") == {}


@plays("baron_vladimir_harkonnen.rival")
def test_baron_as_a_rival() -> None:
    assert rival_gains(BARON, b={"solari": 1}) == {"solari": -1, "intrigue": 1}
    assert rival_gains(BARON, b={"solari": 0}) == {}


# -- Glossu Rabban -----------------------------------------------------------------------------------------------


@plays("glossu_rabban.ability")
def test_rabban_starts_richer_but_not_as_a_rival() -> None:
    table = fresh(3, leaders=[PAUL, RABBAN, MEMNON])
    assert [(table[f"{seat}.spice"], table[f"{seat}.solari"]) for seat in "abc"] == [(0, 0), (1, 1), (0, 0)]
    solo = fresh(1, leaders=[PAUL], rivals=[RABBAN, MEMNON])
    assert (solo.b.leader, solo.b.solari) == (RABBAN, 0)


@plays("glossu_rabban.signet")
def test_rabban_signet() -> None:
    assert agent_turn(led_by(RABBAN, "signet_ring"), "signet_ring", "hall_of_oratory") == {"garrison": 1}
    allied = led_by(RABBAN, "signet_ring", influence={"fremen": 4})
    assert agent_turn(allied, "signet_ring", "hall_of_oratory") == {"garrison": 2}
    other = imperium(seats=3, a={"leader": RABBAN, "hand": ["signet_ring"]}, b={"influence": {"fremen": 4}})
    assert agent_turn(other, "signet_ring", "hall_of_oratory") == {"garrison": 1}  # his own alliance counts


@plays("glossu_rabban.signet")
def test_rabban_signet_recruits_may_be_deployed() -> None:
    table = led_by(RABBAN, "signet_ring", garrison=2)
    agent_turn(table, "signet_ring", "arrakeen")
    assert table.options("a", "deploy") == ["0", "1", "2", "3", "4"]


@plays("glossu_rabban.rival")
def test_rabban_as_a_rival_deploys_what_he_recruits() -> None:
    assert rival_gains(RABBAN) == {"conflict": 1}
    assert rival_gains(RABBAN, b={"influence": {"emperor": 0, "fremen": 4}}) == {"conflict": 2}


# -- Helena Richese ----------------------------------------------------------------------------------------------


@plays("helena_richese.ability", "arrakeen.space")
def test_helena_passes_enemies_at_landsraad_and_city_spaces() -> None:
    table = imperium(
        seats=3,
        a={"leader": HELENA, "hand": ["signet_ring"], "agents_at": ["carthag"]},
        b={"agents_at": ["arrakeen", "imperial_basin"]},
        c={"agents_at": ["hall_of_oratory"]},
    )
    table.do("a play signet_ring")
    assert table.can("a to hall_of_oratory")
    assert table.why_not("a to imperial_basin") == "R-AG-02"
    assert table.why_not("a to carthag") == "R-AG-02"  # her own Agent
    table.do("a to arrakeen")
    assert table.spaces["arrakeen"]["agents"] == [0, 1]


ROW = ["stilgar", "space_travel", "scout", "lady_jessica", "worm_riders"]


def set_aside(**more: Any) -> Table:
    a = {"leader": HELENA, "hand": ["signet_ring", "convincing_argument", "convincing_argument"], **more}
    table = imperium(seats=2, first_player="b", turn="a", row=ROW, imperium_deck=["chani"], a=a, b={"hand": ["dagger"]})
    return table.send("a", "signet_ring", to="hall_of_oratory").do("a set_aside stilgar")


@plays("helena_richese.signet")
def test_helena_signet_sets_a_card_of_the_row_aside_for_one_less() -> None:
    table = set_aside()
    assert table.a.aside == "stilgar"
    assert sorted(table.row) == sorted(["chani", *ROW[1:]])
    table.do("b reveal")
    assert table.why_not("b buy stilgar") == "why-not_now"
    table.do("b end", "a reveal")
    assert changed_by(table, "a buy_aside stilgar") == {"persuasion": -4, "discard": 1}
    assert (table.a.aside, table.a.discard) == (None, ["stilgar"])


@plays("helena_richese.signet")
def test_helena_loses_the_card_that_she_does_not_acquire() -> None:
    table = set_aside().do("b reveal", "b end", "a reveal", "a end")
    assert table.a.aside is None
    assert table.trashed == ["stilgar"]


@plays("helena_richese.signet")
def test_helena_must_set_a_card_aside() -> None:
    table = led_by(HELENA, "signet_ring").given(row=ROW)
    table.send("a", "signet_ring", to="hall_of_oratory")
    assert sorted(table.options("a")) == sorted(f"set_aside {card}" for card in ROW)


@plays("helena_richese.signet", "bypass_protocol.intrigue")
def test_helena_may_bypass_protocol_but_without_the_discount() -> None:
    table = set_aside(intrigue=["bypass_protocol"], spice=2)
    table.do("a intrigue bypass_protocol", "a choose 1")
    assert not table.can("a buy_aside stilgar")  # five is too dear for the first half
    paid = set_aside(intrigue=["bypass_protocol"], spice=2)
    paid.do("a intrigue bypass_protocol", "a choose 2", "a buy_aside stilgar")
    assert paid.a.deck[0] == "stilgar"


# -- Count Ilban Richese -----------------------------------------------------------------------------------------


@plays("count_ilban_richese.ability")
@pytest.mark.parametrize(
    ("space", "solari", "cards"),
    [
        ("high_council", 5, 1),
        ("mentat", 2, 2),
        ("swordmaster", 8, 1),
        ("rally_troops", 4, 1),
        ("hall_of_oratory", 0, 0),
    ],
)
def test_ilban_draws_when_he_pays_solari_for_a_space(space: str, solari: int, cards: int) -> None:
    table = led_by(ILBAN, "dagger", solari=solari)
    before = counts(table)
    table.send("a", "dagger", to=space)
    assert counts(table)["cards"] - before["cards"] == cards


@plays("count_ilban_richese.ability")
def test_ilban_draws_for_nothing_else_that_costs_solari() -> None:
    table = led_by(ILBAN, intrigue=["bribery"], solari=2)
    before = counts(table)
    table.do("a intrigue bribery", "a faction fremen")
    assert counts(table)["cards"] == before["cards"]


@plays("count_ilban_richese.signet")
def test_ilban_signet() -> None:
    assert agent_turn(led_by(ILBAN, "signet_ring"), "signet_ring", "hall_of_oratory") == {"solari": 1}


@plays("count_ilban_richese.rival")
def test_ilban_as_a_rival() -> None:
    assert rival_gains(ILBAN, b={"solari": 2}) == {"solari": 1}
    assert rival_gains(ILBAN, b={"solari": 6}) == {"solari": -6, "vp": 1}  # seven are a victory point


# -- Countess Ariana Thorvald ------------------------------------------------------------------------------------


@plays("countess_ariana_thorvald.ability")
@pytest.mark.parametrize(
    ("card", "space", "water", "bonus", "spice"),
    [
        ("dune_desert_planet", "imperial_basin", 0, 0, 0),
        ("dune_desert_planet", "imperial_basin", 0, 2, 2),
        ("dune_desert_planet", "hagga_basin", 1, 0, 1),
        ("dune_desert_planet", "great_flat", 2, 1, 3),
        ("carryall", "great_flat", 2, 0, 5),
    ],
)
def test_ariana_harvests_one_less_and_draws(card: str, space: str, water: int, bonus: int, spice: int) -> None:
    table = led_by(ARIANA, card, water=water).given(bonus_spice={space: bonus})
    before = counts(table)
    table.send("a", card, to=space)
    assert table.a.spice == spice
    assert counts(table)["cards"] - before["cards"] == 1


@plays("countess_ariana_thorvald.ability", "imperial_basin.control")
def test_ariana_keeps_all_other_spice() -> None:
    table = led_by(ARIANA, "dune_desert_planet").given(control={"imperial_basin": "a"})
    table.send("a", "dune_desert_planet", to="imperial_basin")
    assert table.a.spice == 1  # nothing harvested, one for control


@plays("countess_ariana_thorvald.signet")
def test_ariana_signet() -> None:
    assert agent_turn(led_by(ARIANA, "signet_ring"), "signet_ring", "hall_of_oratory") == {"water": 1}


@plays("countess_ariana_thorvald.rival")
def test_ariana_as_a_rival() -> None:
    assert rival_gains(ARIANA, b={"water": 0}) == {"water": 1}
    assert rival_gains(ARIANA, b={"water": 2}) == {"water": -2, "vp": 1}  # three are a victory point


# -- Earl Memnon Thorvald ----------------------------------------------------------------------------------------


@plays("earl_memnon_thorvald.ability")
@pytest.mark.parametrize("faction", ["emperor", "spacing_guild", "bene_gesserit", "fremen"])
def test_memnon_gains_influence_with_his_council_seat(faction: str) -> None:
    table = led_by(MEMNON, "dagger", solari=5)
    got = changed_by(table, "a play dagger", "a to high_council", f"a faction {faction}")
    assert got == {"solari": -5, "agents": -1, faction: 1}
    assert table.a.council is True


@plays("earl_memnon_thorvald.ability")
def test_others_gain_nothing_with_their_council_seat() -> None:
    table = imperium(seats=3, a={"hand": ["dagger"], "solari": 5}, b={"leader": MEMNON})
    assert changed_by(table, "a play dagger", "a to high_council") == {"solari": -5, "agents": -1}


@plays("earl_memnon_thorvald.signet")
def test_memnon_signet() -> None:
    assert agent_turn(led_by(MEMNON, "signet_ring"), "signet_ring", "hall_of_oratory") == {"spice": 1}


@plays("earl_memnon_thorvald.rival")
def test_memnon_as_a_rival() -> None:
    assert rival_gains(MEMNON, b={"spice": 2}) == {"spice": 1}
    assert rival_gains(MEMNON, b={"spice": 6}) == {"spice": -6, "vp": 1}  # seven are a victory point


# -- who may be a Rival ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(20))
def test_paul_and_helena_are_never_rivals(seed: int) -> None:
    table = fresh(1, seed=seed)
    rivals = {table.b.leader, table.c.leader}
    assert len(rivals) == 2
    assert not rivals & {PAUL, HELENA, table.a.leader}


@plays("signet_ring.reveal")
@pytest.mark.parametrize("leader", [PAUL, LETO, BARON, RABBAN, HELENA, ILBAN, ARIANA, MEMNON])
def test_a_revealed_signet_ring_is_persuasion_whoever_leads(leader: str) -> None:
    tokens: dict[str, Any] = {"tokens": ["emperor", "fremen"]} if leader == BARON else {}
    assert reveal_turn(led_by(leader, "signet_ring", **tokens)) == {"persuasion": 1}
