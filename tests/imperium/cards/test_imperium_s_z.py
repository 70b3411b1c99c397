"""Imperium cards from Sardaukar Infantry to Worm Riders."""

from __future__ import annotations

import pytest

from support.imperium import imperium
from support.plays import agent_turn, changed_by, counts, holding, plays, reveal_turn


@plays("sardaukar_infantry.reveal")
def test_sardaukar_infantry() -> None:
    table = holding("sardaukar_infantry")
    assert table.why_not("a play sardaukar_infantry") == "R-AG-01"
    assert reveal_turn(table) == {"persuasion": 1, "swords": 2}


@plays("sardaukar_legion.agent")
def test_sardaukar_legion_agent() -> None:
    assert agent_turn(holding("sardaukar_legion"), "sardaukar_legion", "hall_of_oratory") == {"garrison": 2}


@plays("sardaukar_legion.reveal")
def test_sardaukar_legion_reveal_deploys_up_to_three() -> None:
    table = holding("sardaukar_legion", garrison=5)
    assert reveal_turn(table, "resolve sardaukar_legion.reveal.1") == {"persuasion": 1}
    assert table.options("a", "deploy") == ["0", "1", "2", "3"]
    assert changed_by(table, "a deploy 3") == {"garrison": -3, "conflict": 3}
    assert table.options("a", "resolve") == []


@plays("scout.agent", "scout.reveal")
def test_scout() -> None:
    assert agent_turn(holding("scout"), "scout", "secure_contract") == {}
    table = holding("scout", conflict=3)
    assert reveal_turn(table, "resolve scout.reveal.2") == {"persuasion": 1, "swords": 1}
    assert table.options("a", "retreat") == ["0", "1", "2"]
    assert changed_by(table, "a retreat 2") == {"garrison": 2, "conflict": -2}


@plays("shifting_allegiances.agent")
def test_shifting_allegiances_agent() -> None:
    table = holding("shifting_allegiances", spice=2, influence={"fremen": 1})
    assert agent_turn(table, "shifting_allegiances", "secure_contract", "pay") == {"spice": -2}
    assert table.why_not("a lose_influence emperor") == "R-IN-05"
    got = changed_by(table, "a lose_influence fremen", "a faction emperor")
    assert got == {"fremen": -1, "emperor": 2, "vp": 1}


@plays("shifting_allegiances.agent")
def test_shifting_allegiances_agent_may_take_the_same_faction() -> None:
    table = holding("shifting_allegiances", spice=2, influence={"fremen": 2}, vp=1)
    answers = ("pay", "lose_influence fremen", "faction fremen")
    assert agent_turn(table, "shifting_allegiances", "secure_contract", *answers) == {"spice": -2, "fremen": 1}


@plays("shifting_allegiances.agent")
@pytest.mark.parametrize(("spice", "fremen"), [(1, 1), (2, 0)])
def test_shifting_allegiances_agent_needs_spice_and_influence(spice: int, fremen: int) -> None:
    table = holding("shifting_allegiances", spice=spice, influence={"fremen": fremen})
    assert agent_turn(table, "shifting_allegiances", "secure_contract") == {}
    assert table.question == "b TakeTurn"


@plays("shifting_allegiances.reveal")
def test_shifting_allegiances_reveal() -> None:
    assert reveal_turn(holding("shifting_allegiances")) == {"persuasion": 2}


@plays("sietch_reverend_mother.agent")
def test_sietch_reverend_mother_agent() -> None:
    table = holding("sietch_reverend_mother", "dagger")
    got = agent_turn(table, "sietch_reverend_mother", "secrets", "trash_from_hand dagger")
    assert got == {"cards": -1}
    assert agent_turn(holding("sietch_reverend_mother"), "sietch_reverend_mother", "stillsuits", "skip") == {}


@plays("sietch_reverend_mother.reveal")
def test_sietch_reverend_mother_reveal() -> None:
    assert reveal_turn(holding("sietch_reverend_mother")) == {}
    assert reveal_turn(holding("sietch_reverend_mother", play=["stilgar"])) == {"persuasion": 3, "spice": 1}
    always = imperium(seats=3, rules={"reverend_mother_spice_always": True}, a={"hand": ["sietch_reverend_mother"]})
    assert reveal_turn(always) == {"spice": 1}


@plays("smugglers_thopter.agent")
@pytest.mark.parametrize(("level", "got"), [(0, {}), (1, {}), (2, {"cards": 2}), (5, {"cards": 2})])
def test_smugglers_thopter_agent(level: int, got: dict[str, int]) -> None:
    table = holding("smugglers_thopter", influence={"spacing_guild": level})
    assert agent_turn(table, "smugglers_thopter", "secure_contract") == got


@plays("smugglers_thopter.reveal")
def test_smugglers_thopter_reveal() -> None:
    assert reveal_turn(holding("smugglers_thopter")) == {"persuasion": 1, "spice": 1}


@plays("space_travel.agent", "space_travel.reveal")
def test_space_travel() -> None:
    assert agent_turn(holding("space_travel"), "space_travel", "foldspace") == {"cards": 1}
    assert reveal_turn(holding("space_travel")) == {"persuasion": 2}


@plays("spice_hunter.agent", "spice_hunter.reveal")
def test_spice_hunter() -> None:
    assert agent_turn(holding("spice_hunter"), "spice_hunter", "stillsuits") == {}
    assert reveal_turn(holding("spice_hunter")) == {"persuasion": 1, "swords": 1}
    assert reveal_turn(holding("spice_hunter", play=["stilgar"])) == {"persuasion": 1, "swords": 1, "spice": 1}


@plays("spice_smugglers.agent")
def test_spice_smugglers_agent() -> None:
    got = agent_turn(holding("spice_smugglers", spice=2), "spice_smugglers", "arrakeen", "pay")
    assert got == {"spice": -2, "spacing_guild": 1, "solari": 3}
    assert agent_turn(holding("spice_smugglers", spice=2), "spice_smugglers", "arrakeen", "skip") == {}
    poor = holding("spice_smugglers", spice=1)
    assert agent_turn(poor, "spice_smugglers", "arrakeen") == {}
    assert poor.asked == "DeployTroops"


@plays("spice_smugglers.reveal")
def test_spice_smugglers_reveal() -> None:
    assert reveal_turn(holding("spice_smugglers")) == {"persuasion": 1, "swords": 1}


@plays("stilgar.agent", "stilgar.reveal")
def test_stilgar() -> None:
    assert agent_turn(holding("stilgar"), "stilgar", "stillsuits") == {"water": 1}
    assert reveal_turn(holding("stilgar")) == {"persuasion": 2, "swords": 3}


@plays("test_of_humanity.agent")
def test_test_of_humanity_agent_asks_clockwise() -> None:
    table = imperium(
        seats=4,
        a={"hand": ["test_of_humanity"]},
        b={"hand": ["dagger", "diplomacy"], "conflict": 1},
        c={"hand": ["dagger", "diplomacy"]},
        d={"hand": [], "conflict": 2},
    )
    assert agent_turn(table, "test_of_humanity", "hall_of_oratory") == {}
    assert table.question == "b TestOfHumanity"
    assert table.options("b") == ["discard dagger", "discard diplomacy", "lose_troop"]
    assert changed_by(table, "b lose_troop", seat="b") == {"conflict": -1}
    assert table.question == "c TestOfHumanity"
    assert table.why_not("c lose_troop") == "R-GEN-08"
    before = counts(table, "d")
    assert changed_by(table, "c discard dagger", seat="c") == {"cards": -1, "discard": 1}
    # Nothing to choose for d: the troop is lost at once.
    assert counts(table, "d")["conflict"] - before["conflict"] == -1
    assert table.question == "b TakeTurn"


@plays("test_of_humanity.agent")
def test_test_of_humanity_agent_leaves_those_who_have_nothing() -> None:
    table = imperium(seats=3, a={"hand": ["test_of_humanity"]}, b={"hand": []}, c={"hand": ["dagger"]})
    assert agent_turn(table, "test_of_humanity", "hall_of_oratory") == {}
    assert (table.b.discard, table.c.hand, table.c.discard) == ([], [], ["dagger"])


@plays("test_of_humanity.reveal")
def test_test_of_humanity_reveal() -> None:
    assert reveal_turn(holding("test_of_humanity")) == {"persuasion": 2}


@plays("the_voice.agent")
def test_the_voice_agent_closes_a_space_until_the_next_own_turn() -> None:
    table = imperium(
        seats=2,
        a={"hand": ["the_voice", "reconnaissance"]},
        b={"hand": ["reconnaissance", "signet_ring", "dagger"]},
        first_player="b",
        turn="a",
    )
    assert agent_turn(table, "the_voice", "secure_contract", "block carthag") == {}
    assert table.spaces["carthag"]["voice"] == [0]
    table.do("b play reconnaissance")
    assert table.why_not("b to carthag") == "R-AG-17"
    table.do("b to arrakeen", "b deploy 0")
    assert table.question == "a TakeTurn"
    assert table.spaces["carthag"]["voice"] == []
    table.do("a play reconnaissance")
    assert table.can("a to carthag")


@plays("the_voice.agent")
def test_the_voice_stops_the_kwisatz_haderach_too() -> None:
    table = imperium(seats=3, a={"hand": ["the_voice"]}, b={"hand": ["kwisatz_haderach"]})
    agent_turn(table, "the_voice", "secure_contract", "block wealth")
    table.do("b play kwisatz_haderach")
    assert table.why_not("b to wealth") == "R-AG-17"
    assert table.can("b to secure_contract")


@plays("the_voice.reveal")
def test_the_voice_reveal() -> None:
    assert reveal_turn(holding("the_voice")) == {"persuasion": 2}


@plays("thufir_hawat.agent", "thufir_hawat.reveal")
def test_thufir_hawat() -> None:
    assert agent_turn(holding("thufir_hawat"), "thufir_hawat", "wealth") == {"cards": 1}
    assert reveal_turn(holding("thufir_hawat")) == {"persuasion": 1, "intrigue": 1}


@plays("worm_riders.agent")
def test_worm_riders_agent() -> None:
    assert agent_turn(holding("worm_riders"), "worm_riders", "secure_contract") == {"spice": 2}


@plays("worm_riders.reveal")
@pytest.mark.parametrize(
    ("level", "got"), [(0, {}), (1, {}), (2, {"swords": 4}), (3, {"swords": 4}), (4, {"swords": 6})]
)
def test_worm_riders_reveal(level: int, got: dict[str, int]) -> None:
    assert reveal_turn(holding("worm_riders", influence={"fremen": level})) == got


@plays("worm_riders.reveal")
def test_worm_riders_reveal_needs_the_token_itself() -> None:
    table = imperium(
        seats=3,
        alliances={"fremen": "b"},
        a={"hand": ["worm_riders"], "influence": {"fremen": 4}},
        b={"influence": {"fremen": 4}},
    )
    assert reveal_turn(table) == {"swords": 4}
