"""Imperium cards from Arrakis Recruiter to Fremen Camp: Agent box, Reveal box, acquiring, trashing."""

from __future__ import annotations

import pytest

from support.imperium import imperium
from support.plays import agent_turn, bought, changed_by, holding, plays, reveal_turn


@plays("arrakis_recruiter.agent")
def test_arrakis_recruiter_agent() -> None:
    table = holding("arrakis_recruiter")
    assert agent_turn(table, "arrakis_recruiter", "arrakeen") == {"garrison": 1}
    assert table.options("a", "deploy") == ["0", "1", "2", "3", "4"]  # its recruit, Arrakeen's, and two more


@plays("arrakis_recruiter.reveal")
def test_arrakis_recruiter_reveal() -> None:
    assert reveal_turn(holding("arrakis_recruiter")) == {"persuasion": 1, "swords": 1}


@plays("assassination_mission.reveal")
def test_assassination_mission_reveal() -> None:
    table = holding("assassination_mission")
    assert table.why_not("a play assassination_mission") == "R-AG-01"
    assert reveal_turn(table) == {"swords": 1, "solari": 1}


@plays("assassination_mission.on_trash")
@pytest.mark.parametrize(
    ("zone", "answer", "lost"),
    [
        ("hand", "trash_from_hand", "cards"),
        ("discard", "trash_from_discard", "discard"),
        ("play", "trash_in_play", "cards"),
    ],
)
def test_assassination_mission_pays_wherever_it_is_trashed_from(zone: str, answer: str, lost: str) -> None:
    given = {"hand": ["guild_administrator"]}
    given[zone] = [*given.get(zone, []), "assassination_mission"]
    table = imperium(seats=3, a=given)
    got = agent_turn(table, "guild_administrator", "secure_contract", f"{answer} assassination_mission")
    assert got == {"solari": 4, lost: -1}


@plays("bene_gesserit_initiate.agent", "bene_gesserit_initiate.reveal")
def test_bene_gesserit_initiate() -> None:
    assert agent_turn(holding("bene_gesserit_initiate"), "bene_gesserit_initiate", "secure_contract") == {"cards": 1}
    assert reveal_turn(holding("bene_gesserit_initiate")) == {"persuasion": 1}


@plays("bene_gesserit_sister.agent")
def test_bene_gesserit_sister_agent() -> None:
    assert agent_turn(holding("bene_gesserit_sister"), "bene_gesserit_sister", "secrets") == {}


@plays("bene_gesserit_sister.reveal")
@pytest.mark.parametrize(("choice", "got"), [("choose 1", {"persuasion": 2}), ("choose 2", {"swords": 2})])
def test_bene_gesserit_sister_reveal(choice: str, got: dict[str, int]) -> None:
    table = holding("bene_gesserit_sister")
    table.do("a reveal")
    assert table.why_not("a end") == "R-GEN-02"
    assert changed_by(table, "a resolve bene_gesserit_sister.reveal", f"a {choice}") == got
    assert table.can("a end")


@plays("carryall.agent")
@pytest.mark.parametrize(
    ("space", "water", "bonus", "spice"),
    [("imperial_basin", 0, 0, 2), ("imperial_basin", 0, 3, 5), ("hagga_basin", 1, 0, 4), ("great_flat", 2, 1, 7)],
)
def test_carryall_doubles_the_base_harvest_only(space: str, water: int, bonus: int, spice: int) -> None:
    table = imperium(seats=3, bonus_spice={space: bonus}, a={"hand": ["carryall"], "water": water})
    table.send("a", "carryall", to=space)
    assert table.a.spice == spice
    assert table["bonus_spice"][space] == 0


@plays("carryall.agent", "carryall.reveal")
def test_carryall_elsewhere_and_revealed() -> None:
    assert agent_turn(holding("carryall"), "carryall", "secure_contract") == {}
    assert reveal_turn(holding("carryall")) == {"persuasion": 1, "spice": 1}


@plays("chani.agent")
def test_chani_agent() -> None:
    assert agent_turn(holding("chani"), "chani", "stillsuits") == {}


@plays("chani.reveal")
@pytest.mark.parametrize("troops", [0, 1, 5])
def test_chani_reveal_retreats_any_number(troops: int) -> None:
    table = holding("chani", conflict=5, garrison=0)
    got = reveal_turn(table, "resolve chani.reveal.1", f"retreat {troops}")
    expected = {"persuasion": 2, "garrison": troops, "conflict": -troops}
    assert got == {name: n for name, n in expected.items() if n}


@plays("chani.reveal")
def test_chani_reveal_without_troops() -> None:
    table = holding("chani")
    assert reveal_turn(table) == {"persuasion": 2}
    assert not table.can("a resolve chani.reveal.1")


@plays("chani.acquire")
def test_chani_acquire() -> None:
    got = bought("chani", "convincing_argument", "convincing_argument", "diplomacy")
    assert got == {"persuasion": -5, "discard": 1, "water": 1}


@plays("choam_directorship.reveal")
def test_choam_directorship_reveal() -> None:
    table = holding("choam_directorship")
    assert table.why_not("a play choam_directorship") == "R-AG-01"
    assert reveal_turn(table) == {"solari": 3}


@plays("choam_directorship.acquire")
def test_choam_directorship_acquire() -> None:
    got = bought("choam_directorship", "convincing_argument", "convincing_argument", "lady_jessica", "diplomacy")
    assert got == {
        "persuasion": -8, "discard": 1, "emperor": 1, "spacing_guild": 1, "bene_gesserit": 1, "fremen": 1,
    }  # fmt: skip


@plays("crysknife.agent")
def test_crysknife_agent() -> None:
    assert agent_turn(holding("crysknife"), "crysknife", "stillsuits") == {"solari": 1}


@plays("crysknife.reveal")
@pytest.mark.parametrize(
    ("given", "got"),
    [
        ({"hand": ["crysknife"]}, {"swords": 1}),
        ({"hand": ["crysknife", "arrakis_liaison"]}, {"swords": 1, "fremen": 1, "persuasion": 2}),
        ({"hand": ["crysknife"], "play": ["stilgar"]}, {"swords": 1, "fremen": 1}),
        ({"hand": ["crysknife"], "discard": ["stilgar"]}, {"swords": 1}),
    ],
)
def test_crysknife_reveal(given: dict[str, list[str]], got: dict[str, int]) -> None:
    assert reveal_turn(imperium(seats=3, a=given)) == got


@plays("dr_yueh.agent", "dr_yueh.reveal")
def test_dr_yueh() -> None:
    assert agent_turn(holding("dr_yueh"), "dr_yueh", "arrakeen") == {"cards": 1}
    assert reveal_turn(holding("dr_yueh")) == {"persuasion": 1}


@plays("duncan_idaho.agent")
@pytest.mark.parametrize(("answer", "got"), [("pay", {"water": -1, "garrison": 1, "cards": 1}), ("skip", {})])
def test_duncan_idaho_agent(answer: str, got: dict[str, int]) -> None:
    table = holding("duncan_idaho", water=2)
    assert agent_turn(table, "duncan_idaho", "arrakeen", answer) == got
    assert table.asked == "DeployTroops"  # the arrow works once


@plays("duncan_idaho.agent")
def test_duncan_idaho_agent_without_water() -> None:
    table = holding("duncan_idaho", water=0)
    assert agent_turn(table, "duncan_idaho", "arrakeen") == {}
    assert table.asked == "DeployTroops"


@plays("duncan_idaho.reveal")
def test_duncan_idaho_reveal() -> None:
    assert reveal_turn(holding("duncan_idaho")) == {"swords": 2, "water": 1}


@plays("fedaykin_death_commando.agent")
@pytest.mark.parametrize(
    ("answer", "got"),
    [
        ("skip", {}),
        ("trash_from_hand dagger", {"cards": -1}),
        ("trash_from_discard diplomacy", {"discard": -1}),
        ("trash_in_play fedaykin_death_commando", {"cards": -1}),
    ],
)
def test_fedaykin_death_commando_agent(answer: str, got: dict[str, int]) -> None:
    table = holding("fedaykin_death_commando", "dagger", discard=["diplomacy"])
    assert agent_turn(table, "fedaykin_death_commando", "secure_contract", answer) == got
    assert table.trashed == answer.split(" ")[1:]


@plays("fedaykin_death_commando.reveal")
def test_fedaykin_death_commando_reveal() -> None:
    assert reveal_turn(holding("fedaykin_death_commando")) == {"persuasion": 1}
    assert reveal_turn(holding("fedaykin_death_commando", play=["stilgar"])) == {"persuasion": 1, "swords": 3}
    # Two bonds wake each other.
    both = holding("fedaykin_death_commando", "fedaykin_death_commando")
    assert reveal_turn(both) == {"persuasion": 2, "swords": 6}


@plays("firm_grip.agent")
@pytest.mark.parametrize("faction", ["spacing_guild", "bene_gesserit", "fremen"])
def test_firm_grip_agent(faction: str) -> None:
    table = holding("firm_grip", solari=2)
    assert agent_turn(table, "firm_grip", "hall_of_oratory", "pay", f"faction {faction}") == {"solari": -2, faction: 1}


@plays("firm_grip.agent")
def test_firm_grip_agent_never_the_emperor_and_never_for_nothing() -> None:
    table = holding("firm_grip", solari=2)
    agent_turn(table, "firm_grip", "hall_of_oratory", "pay")
    assert table.why_not("a faction emperor") == "R-GEN-02"
    assert agent_turn(holding("firm_grip", solari=2), "firm_grip", "hall_of_oratory", "skip") == {}
    poor = holding("firm_grip", solari=1)
    assert agent_turn(poor, "firm_grip", "hall_of_oratory") == {}
    assert poor.question == "b TakeTurn"


@plays("firm_grip.reveal")
def test_firm_grip_reveal_needs_the_emperors_alliance() -> None:
    assert reveal_turn(holding("firm_grip", influence={"emperor": 4})) == {"persuasion": 4}
    assert reveal_turn(holding("firm_grip", influence={"emperor": 3})) == {}
    tied = imperium(
        seats=3,
        alliances={"emperor": "b"},
        a={"hand": ["firm_grip"], "influence": {"emperor": 4}},
        b={"influence": {"emperor": 4}},
    )
    assert reveal_turn(tied) == {}


@plays("fremen_camp.agent")
def test_fremen_camp_agent() -> None:
    assert agent_turn(holding("fremen_camp", spice=2), "fremen_camp", "secure_contract", "pay") == {
        "spice": -2,
        "garrison": 3,
    }
    assert agent_turn(holding("fremen_camp", spice=2), "fremen_camp", "secure_contract", "skip") == {}
    poor = holding("fremen_camp", spice=1)
    assert agent_turn(poor, "fremen_camp", "secure_contract") == {}
    assert poor.question == "b TakeTurn"


@plays("fremen_camp.reveal")
def test_fremen_camp_reveal() -> None:
    assert reveal_turn(holding("fremen_camp")) == {"persuasion": 2, "swords": 1}
