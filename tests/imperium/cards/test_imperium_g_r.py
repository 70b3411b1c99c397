"""Imperium cards from Gene Manipulation to Reverend Mother Mohiam."""

from __future__ import annotations

from typing import Any

import pytest

from support.imperium import imperium
from support.plays import agent_turn, bought, changed_by, counts, holding, plays, reveal_turn

SISTER = "bene_gesserit_sister"


@plays("gene_manipulation.agent")
def test_gene_manipulation_agent_alone() -> None:
    table = holding("gene_manipulation", "dagger")
    got = agent_turn(table, "gene_manipulation", "hall_of_oratory", "trash_from_hand dagger")
    assert got == {"cards": -1}
    assert agent_turn(holding("gene_manipulation"), "gene_manipulation", "hall_of_oratory", "skip") == {}


@plays("gene_manipulation.agent")
@pytest.mark.parametrize(
    ("answer", "cards"), [("skip", 0), ("trash_from_hand dagger", -1), ("trash_in_play gene_manipulation", -1)]
)
def test_gene_manipulation_agent_with_another_bene_gesserit(answer: str, cards: int) -> None:
    table = holding("gene_manipulation", "dagger", play=[SISTER])
    got = agent_turn(table, "gene_manipulation", "hall_of_oratory", answer)
    assert got == {"spice": 2} | ({"cards": cards} if cards else {})


@plays("gene_manipulation.reveal")
def test_gene_manipulation_reveal() -> None:
    assert reveal_turn(holding("gene_manipulation")) == {"persuasion": 2}


@plays("guild_administrator.agent", "guild_administrator.reveal")
def test_guild_administrator() -> None:
    table = holding("guild_administrator", "dagger")
    assert agent_turn(table, "guild_administrator", "foldspace", "trash_from_hand dagger") == {"cards": -1}
    assert table.trashed == ["dagger"]
    assert agent_turn(holding("guild_administrator"), "guild_administrator", "foldspace", "skip") == {}
    assert reveal_turn(holding("guild_administrator")) == {"persuasion": 1}


@plays("guild_ambassador.agent")
@pytest.mark.parametrize(("choice", "got"), [("choose 1", {"spacing_guild": 1}), ("choose 2", {"spice": 2})])
def test_guild_ambassador_agent(choice: str, got: dict[str, int]) -> None:
    assert agent_turn(holding("guild_ambassador"), "guild_ambassador", "hall_of_oratory", choice) == got


@plays("guild_ambassador.reveal")
def test_guild_ambassador_reveal_sells_a_point_once() -> None:
    table = holding("guild_ambassador", spice=7, influence={"spacing_guild": 4})
    table.do("a reveal")
    assert changed_by(table, "a resolve guild_ambassador.reveal") == {"spice": -3, "vp": 1}
    assert table.options() == ["end"]


@plays("guild_ambassador.reveal")
@pytest.mark.parametrize(("level", "spice"), [(3, 5), (4, 2)])
def test_guild_ambassador_reveal_without_alliance_or_spice(level: int, spice: int) -> None:
    table = holding("guild_ambassador", spice=spice, influence={"spacing_guild": level})
    assert reveal_turn(table) == {}
    assert not table.can("a resolve guild_ambassador.reveal")


@plays("guild_bankers.agent")
def test_guild_bankers_agent() -> None:
    assert agent_turn(holding("guild_bankers"), "guild_bankers", "wealth") == {}


@plays("guild_bankers.reveal", "spice_must_flow.acquire")
def test_guild_bankers_reveal_makes_every_copy_cheaper() -> None:
    rich = ("lady_jessica", "piter_de_vries", "convincing_argument", "convincing_argument", "stilgar")
    table = holding("guild_bankers", *rich)
    assert reveal_turn(table) == {"persuasion": 12, "swords": 5}
    twice = changed_by(table, "a buy spice_must_flow", "a buy spice_must_flow")
    assert twice == {"persuasion": -12, "vp": 2, "discard": 2}
    without = holding("lady_jessica", "piter_de_vries", "convincing_argument").do("a reveal")
    assert without.a.persuasion == 8
    assert without.why_not("a buy spice_must_flow") == "R-RV-04"


@plays("gun_thopter.agent")
def test_gun_thopter_agent_costs_each_opponent_a_garrisoned_troop() -> None:
    table = imperium(seats=4, a={"hand": ["gun_thopter"]}, c={"garrison": 0, "conflict": 2}, d={"garrison": 1})
    assert agent_turn(table, "gun_thopter", "secure_contract") == {}
    assert [table[f"{seat}.garrison"] for seat in "abcd"] == [3, 2, 0, 0]
    assert [table[f"{seat}.supply"] for seat in "abcd"] == [9, 10, 10, 12]
    assert table.c.conflict == 2


@plays("gun_thopter.reveal")
def test_gun_thopter_reveal() -> None:
    assert reveal_turn(holding("gun_thopter")) == {"swords": 3}
    table = holding("gun_thopter").do("a reveal", "a resolve gun_thopter.reveal.1")
    assert table.options("a", "deploy") == ["0", "1"]
    assert changed_by(table, "a deploy 1") == {"garrison": -1, "conflict": 1}


@plays("gurney_halleck.agent")
def test_gurney_halleck_agent() -> None:
    table = holding("gurney_halleck")
    assert agent_turn(table, "gurney_halleck", "arrakeen") == {"garrison": 2, "cards": 1}
    assert table.options("a", "deploy")[-1] == "5"


@plays("gurney_halleck.reveal")
@pytest.mark.parametrize("deployed", [0, 1, 2])
def test_gurney_halleck_reveal(deployed: int) -> None:
    table = holding("gurney_halleck", solari=4)
    assert reveal_turn(table) == {"persuasion": 2}
    table.do("a resolve gurney_halleck.reveal.1")
    assert (table.a.solari, table.a.garrison) == (1, 5)
    assert table.options("a", "deploy") == ["0", "1", "2"]  # the two recruits, not the whole garrison
    table.do(f"a deploy {deployed}")
    assert (table.a.garrison, table.a.conflict) == (5 - deployed, deployed)
    assert not table.can("a resolve gurney_halleck.reveal.1")


@plays("gurney_halleck.reveal")
def test_gurney_halleck_reveal_without_solari() -> None:
    table = holding("gurney_halleck", solari=2)
    assert reveal_turn(table) == {"persuasion": 2}
    assert table.why_not("a resolve gurney_halleck.reveal.1") == "R-GEN-05"


@plays("imperial_spy.agent")
def test_imperial_spy_agent() -> None:
    table = holding("imperial_spy")
    assert agent_turn(table, "imperial_spy", "wealth", "pay") == {"intrigue": 1, "cards": -1}
    assert table.trashed == ["imperial_spy"]
    kept = holding("imperial_spy")
    assert agent_turn(kept, "imperial_spy", "wealth", "skip") == {}
    assert kept.a.play == ["imperial_spy"]


def test_imperial_spy_trashed_by_another_card_gives_nothing() -> None:
    table = holding("guild_administrator", "imperial_spy")
    got = agent_turn(table, "guild_administrator", "secure_contract", "trash_from_hand imperial_spy")
    assert got == {"cards": -1}


@plays("imperial_spy.reveal")
def test_imperial_spy_reveal() -> None:
    assert reveal_turn(holding("imperial_spy")) == {"persuasion": 1, "swords": 1}


@plays("kwisatz_haderach.agent")
def test_kwisatz_haderach_goes_to_an_occupied_space_and_draws() -> None:
    table = imperium(seats=3, a={"hand": ["kwisatz_haderach"]}, b={"agents_at": ["secure_contract"]})
    assert agent_turn(table, "kwisatz_haderach", "secure_contract") == {"cards": 1}
    assert table.spaces["secure_contract"]["agents"] == [0, 1]


@plays("kwisatz_haderach.agent")
@pytest.mark.parametrize("target", ["secure_contract", "wealth"])
def test_kwisatz_haderach_moves_an_agent_that_is_out_already(target: str) -> None:
    table = holding("kwisatz_haderach", agents_at=["wealth", "arrakeen"])
    before = counts(table)
    table.do("a play kwisatz_haderach", "a from wealth", f"a to {target}")
    assert sorted(table.a.agents_at) == sorted(["arrakeen", target])
    assert table.a.agents == before["agents"] == 0
    assert counts(table)["cards"] - before["cards"] == 1


@plays("kwisatz_haderach.agent")
def test_kwisatz_haderach_still_pays_and_needs_what_the_space_needs() -> None:
    table = holding("kwisatz_haderach", council=True, agents_at=["wealth"], spice=3)
    table.do("a play kwisatz_haderach", "a from_leader")
    assert table.why_not("a to conspire") == "R-AG-03"
    assert table.why_not("a to sietch_tabr") == "R-AG-05"
    assert table.why_not("a to high_council") == "R-AG-05"
    assert table.can("a to wealth")  # even beside an own Agent
    table.do("a to selective_breeding")
    assert table.a.spice == 1


@plays("kwisatz_haderach.agent")
def test_kwisatz_haderach_enters_free_by_house_rule() -> None:
    table = imperium(seats=3, rules={"kwisatz_haderach_enters_free": True}, a={"hand": ["kwisatz_haderach"]})
    table.send("a", "kwisatz_haderach", to="conspire")
    assert (table.a.spice, table.a.solari) == (0, 5)


@plays("kwisatz_haderach.reveal")
def test_kwisatz_haderach_reveals_nothing() -> None:
    assert reveal_turn(holding("kwisatz_haderach")) == {}


@plays("lady_jessica.agent", "lady_jessica.reveal")
def test_lady_jessica() -> None:
    assert agent_turn(holding("lady_jessica"), "lady_jessica", "secure_contract") == {"cards": 2}
    assert reveal_turn(holding("lady_jessica")) == {"persuasion": 3, "swords": 1}


@plays("lady_jessica.acquire")
@pytest.mark.parametrize("faction", ["emperor", "spacing_guild", "bene_gesserit", "fremen"])
def test_lady_jessica_acquire(faction: str) -> None:
    hand = ("convincing_argument", "convincing_argument", "piter_de_vries")
    got = bought("lady_jessica", *hand, answers=(f"faction {faction}",))
    assert got == {"persuasion": -7, "discard": 1, faction: 1}


@plays("liet_kynes.agent")
def test_liet_kynes_agent() -> None:
    assert agent_turn(holding("liet_kynes"), "liet_kynes", "stillsuits") == {}


@plays("liet_kynes.reveal")
@pytest.mark.parametrize(
    ("hand", "play", "got"),
    [
        (["liet_kynes"], [], {"persuasion": 2}),
        (["liet_kynes", "stilgar"], [], {"persuasion": 4 + 2, "swords": 3}),
        (["arrakis_liaison", "liet_kynes"], ["stilgar"], {"persuasion": 6 + 2}),
        (["liet_kynes"], ["dagger"], {"persuasion": 2}),
    ],
)
def test_liet_kynes_reveal(hand: list[str], play: list[str], got: dict[str, int]) -> None:
    assert reveal_turn(imperium(seats=3, a={"hand": hand, "play": play})) == got


@plays("liet_kynes.acquire")
def test_liet_kynes_acquire() -> None:
    got = bought("liet_kynes", "convincing_argument", "piter_de_vries")
    assert got == {"persuasion": -5, "discard": 1, "emperor": 1}


@plays("missionaria_protectiva.agent")
def test_missionaria_protectiva_agent() -> None:
    table = holding("missionaria_protectiva", play=[SISTER])
    assert agent_turn(table, "missionaria_protectiva", "arrakeen", "faction fremen") == {"fremen": 1}
    alone = holding("missionaria_protectiva")
    assert agent_turn(alone, "missionaria_protectiva", "arrakeen") == {}
    assert alone.asked == "DeployTroops"


@plays("missionaria_protectiva.agent")
def test_missionaria_protectiva_is_itself_a_bene_gesserit_card() -> None:
    table = holding("missionaria_protectiva", play=["missionaria_protectiva"])
    assert agent_turn(table, "missionaria_protectiva", "arrakeen", "faction emperor") == {"emperor": 1}


@plays("missionaria_protectiva.reveal")
def test_missionaria_protectiva_reveal() -> None:
    assert reveal_turn(holding("missionaria_protectiva")) == {"persuasion": 1}


@plays("opulence.agent")
def test_opulence_agent() -> None:
    assert agent_turn(holding("opulence"), "opulence", "wealth") == {"solari": 3}


@plays("opulence.reveal")
def test_opulence_reveal() -> None:
    table = holding("opulence", solari=13)
    assert reveal_turn(table) == {"persuasion": 1}
    assert changed_by(table, "a resolve opulence.reveal.1") == {"solari": -6, "vp": 1}
    assert not table.can("a resolve opulence.reveal.1")
    poor = holding("opulence", solari=5)
    assert reveal_turn(poor) == {"persuasion": 1}
    assert poor.why_not("a resolve opulence.reveal.1") == "R-GEN-05"


@plays("other_memory.agent")
def test_other_memory_agent() -> None:
    given: dict[str, Any] = {"discard": ["dagger", SISTER]}
    drawn = holding("other_memory", **given)
    assert agent_turn(drawn, "other_memory", "secure_contract", "choose 1") == {"cards": 1}
    taken = holding("other_memory", **given)
    assert agent_turn(taken, "other_memory", "secure_contract", "choose 2") == {}
    assert taken.options("a", "take") == [SISTER]
    assert changed_by(taken, f"a take {SISTER}") == {"cards": 1, "discard": -1}
    assert taken.a.hand == [SISTER]


@plays("other_memory.agent")
def test_other_memory_agent_without_a_card_to_remember() -> None:
    table = holding("other_memory", discard=["dagger"])
    assert agent_turn(table, "other_memory", "secure_contract") == {"cards": 1}
    assert table.a.discard == ["dagger"]


@plays("other_memory.reveal")
def test_other_memory_reveal() -> None:
    assert reveal_turn(holding("other_memory")) == {"persuasion": 2}


@plays("piter_de_vries.agent", "piter_de_vries.reveal")
def test_piter_de_vries() -> None:
    assert agent_turn(holding("piter_de_vries"), "piter_de_vries", "hall_of_oratory") == {"intrigue": 1}
    assert reveal_turn(holding("piter_de_vries")) == {"persuasion": 3, "swords": 1}


@plays("power_play.agent")
@pytest.mark.parametrize(
    ("space", "faction"),
    [("wealth", "emperor"), ("foldspace", "spacing_guild"), ("secrets", "bene_gesserit"), ("stillsuits", "fremen")],
)
def test_power_play_agent(space: str, faction: str) -> None:
    table = holding("power_play")
    assert agent_turn(table, "power_play", space) == {faction: 1, "vp": 1, "cards": -1}  # two in all, so a point
    assert table.trashed == ["power_play"]


@plays("power_play.reveal")
def test_power_play_reveals_nothing() -> None:
    assert reveal_turn(holding("power_play")) == {}


@plays("reverend_mother_mohiam.agent")
def test_mohiam_agent_makes_opponents_discard_two_of_their_choice() -> None:
    table = imperium(
        seats=4,
        a={"hand": ["reverend_mother_mohiam"], "play": [SISTER]},
        b={"hand": ["dagger", "diplomacy", "signet_ring"]},
        c={"hand": ["dagger"]},
        d={"hand": []},
    )
    assert agent_turn(table, "reverend_mother_mohiam", "wealth") == {}
    assert table.question == "b DiscardCards"
    table.do("b discard diplomacy", "b discard dagger")
    assert table.b.hand == ["signet_ring"]
    assert sorted(table.b.discard) == ["dagger", "diplomacy"]
    assert (table.c.hand, table.c.discard) == ([], ["dagger"])
    assert (table.d.hand, table.d.discard) == ([], [])
    assert table.question == "b TakeTurn"


@plays("reverend_mother_mohiam.agent")
def test_mohiam_agent_alone() -> None:
    table = imperium(seats=3, a={"hand": ["reverend_mother_mohiam"]}, b={"hand": ["dagger"]})
    assert agent_turn(table, "reverend_mother_mohiam", "wealth") == {}
    assert table.b.hand == ["dagger"]
    assert table.question == "b TakeTurn"


@plays("reverend_mother_mohiam.reveal")
def test_mohiam_reveal() -> None:
    assert reveal_turn(holding("reverend_mother_mohiam")) == {"persuasion": 2, "spice": 2}
