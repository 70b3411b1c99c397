"""Tests that play a definition say so with `@plays("stilgar.agent")`, and what a turn changed is measured here.

A box is an id and the place on it: `.agent`, `.reveal`, `.acquire` and `.on_trash` of a deck card, `.intrigue` and
`.endgame` of an intrigue card, `.first`, `.second` and `.third` of a conflict, `.ability`, `.signet` and `.rival` of a
leader, `.space` and `.control` of a board space, `.solo` and `.two_players` of a House Hagal card. Uprising adds
`.on_discard` of a deck card, `.combat` of an intrigue card with two uses, `.turned_signet` of a leader's other face,
`.contract`, and `.training` of a space of Feyd's track. A mark alone proves nothing: the tests of the cards fail when
what they claim to play did not happen at any of their tables.
"""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from sietch.imperium.defs import CARDS, CONFLICTS, CONTRACTS, HAGAL_CARDS, INTRIGUES, LEADERS, SPACES, TRAINING
from sietch.kernel.action import SEAT_LETTERS
from support.imperium import Table, imperium

COUNTED = (
    "solari spice water vp garrison conflict swords persuasion emperor spacing_guild bene_gesserit fremen agents"
).split()

# What the space itself gives, so that a test of a card can speak of the card alone.
SPACE_GIVES: dict[str, dict[str, int]] = {
    "wealth": {"solari": 2, "emperor": 1},
    "foldspace": {"spacing_guild": 1, "discard": 1},
    "secrets": {"bene_gesserit": 1, "intrigue": 1},
    "stillsuits": {"fremen": 1, "water": 1},
    "hall_of_oratory": {"garrison": 1},
    "secure_contract": {"solari": 3},
    "arrakeen": {"garrison": 1, "cards": 1},
    "carthag": {"garrison": 1, "intrigue": 1},
    "imperial_basin": {"spice": 1},
}


def plays(*boxes: str) -> pytest.MarkDecorator:
    """The test plays these boxes and checks what they do."""
    return pytest.mark.plays(*boxes)


def every_box(set_name: str) -> set[str]:
    """All that has to be played by some test, for one set."""

    def own(registry: list[Any]) -> list[Any]:
        return [entry for entry in registry if entry.set == set_name]

    boxes: set[str] = set()
    for card in own(CARDS):
        boxes.add(f"{card.id}.reveal")
        for name in ("acquire", "on_trash", "on_discard"):
            if getattr(card, name):
                boxes.add(f"{card.id}.{name}")
        if card.icons:
            boxes.add(f"{card.id}.agent")
    for plot in own(INTRIGUES):
        boxes.add(f"{plot.id}.intrigue")
        for name in ("combat", "endgame"):
            if getattr(plot, name):
                boxes.add(f"{plot.id}.{name}")
    for fight in own(CONFLICTS):
        boxes.update(f"{fight.id}.{place}" for place in ("first", "second", "third"))
    for leader in own(LEADERS):
        boxes.update((f"{leader.id}.ability", f"{leader.id}.signet"))
        if leader.turned_signet:
            boxes.add(f"{leader.id}.turned_signet")
        if leader.may_be_rival and set_name == "base":
            boxes.add(f"{leader.id}.rival")
    for space in own(SPACES):
        boxes.add(f"{space.id}.space")
        if space.controlled:
            boxes.add(f"{space.id}.control")
    for token in own(CONTRACTS):
        if not token.needs:  # it cannot be played without the expansion that it needs
            boxes.add(f"{token.id}.contract")
    if set_name == "uprising":
        boxes.update(f"{place.id}.training" for place in TRAINING if place.reward)
        return boxes
    for hagal in own(HAGAL_CARDS):
        if hagal.mark != "2P":
            boxes.add(f"{hagal.id}.solo")
        if hagal.mark != "1P":
            boxes.add(f"{hagal.id}.two_players")
    return boxes


def boxes_played(table: Table) -> set[str]:
    """What was played at a table, as its events tell."""
    look = table.look
    leaders = {seat: look[letter]["leader"] for seat, letter in enumerate(SEAT_LETTERS) if letter in look}
    fights = [look["conflict"], *look["past_conflicts"]]
    for letter in SEAT_LETTERS:
        # In Uprising the winner has taken the card.
        seat, said = look.get(letter, {}), table._position.get(letter, {})
        fights.extend({*seat.get("won", []), *seat.get("won_flipped", [])} - {*said.get("won", [])})
    played = {f"{leader}.ability" for leader in leaders.values() if leader}
    phase = ""
    for event in table._events:
        facts = event.facts
        if event.kind == "phase":
            phase = str(facts["phase"])
        elif event.kind == "turn":
            phase = ""
        elif event.kind == "send":
            played.update((f"{facts['card']}.agent", f"{facts['space']}.space"))
            if facts["card"] == "signet_ring":
                turned = look[SEAT_LETTERS[event.seat]].get("turned")
                played.add(f"{leaders[event.seat]}.{'turned_signet' if turned else 'signet'}")
            if look["control"].get(facts["space"]):
                played.add(f"{facts['space']}.control")
        elif event.kind == "reveal":
            played.update(f"{card}.reveal" for card in facts["cards"])
        elif event.kind == "acquire":
            played.add(f"{facts['card']}.acquire")
        elif event.kind in ("trash", "discard"):
            played.add(f"{facts['card']}.on_{event.kind}")
        elif event.kind == "contract_done":
            played.add(f"{facts['contract']}.contract")
        elif event.kind == "training":
            played.add(f"{facts['training']}.training")
        elif event.kind == "intrigue":
            played.update((f"{facts['card']}.intrigue", f"{facts['card']}.{phase}"))
        elif event.kind == "combat":
            places = {1: "first", 2: "second", 3: "third"}
            played.update(f"{fight}.{places[place]}" for fight in fights for place in facts["rewards"].values())
        elif event.kind == "hagal":
            played.add(f"{facts['card']}.{'solo' if table.s.seats == 1 else 'two_players'}")
            if facts["card"] == "arrakeen_1p":
                played.add(f"{leaders[event.seat]}.rival")
    # Nothing tells of a Reshuffle but that the cards thrown away before it are in the deck again.
    if table._position.get("hagal_deck", [""])[0] == "reshuffle" and "reshuffle" not in look["hagal_discard"]:
        played.add("reshuffle.two_players")
    return played


# -- what tests claim --------------------------------------------------------------------------------------------


def claims_checked(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch, set_name: str) -> Iterator[None]:
    """The body of a fixture: a test that says it plays something has to have played it."""
    tables: list[Table] = []
    set_up = Table.__init__

    def noted(table: Table, *args: Any, **kwargs: Any) -> None:
        set_up(table, *args, **kwargs)
        tables.append(table)

    monkeypatch.setattr(Table, "__init__", noted)
    yield
    claimed = {box for mark in request.node.iter_markers("plays") for box in mark.args}
    known = every_box(set_name)
    assert claimed <= known, f"there is no {sorted(claimed - known)}"
    played = {box for table in tables for box in boxes_played(table)} if claimed else set()
    assert claimed <= played, f"the test never played {sorted(claimed - played)}"


# Collects the tests of a folder without running them and prints what each of them says it plays.
COLLECT = """
import sys
import pytest

class Claims:
    def pytest_collection_finish(self, session):
        for item in session.items:
            for mark in item.iter_markers():
                if mark.name in ("skip", "skipif", "xfail"):
                    print("SKIPPED", item.nodeid)
            for mark in item.iter_markers("plays"):
                print("PLAYS", *mark.args)

sys.exit(pytest.main(["--collect-only", "-q", "-n0", "-p", "no:cacheprovider", sys.argv[1]], plugins=[Claims()]))
"""


@cache
def _collected_claims(folder: Path) -> list[str]:
    """A line `PLAYS box ...` for each mark of the tests in a folder, and `SKIPPED test` for each that is left out."""
    made = subprocess.run(
        [sys.executable, "-c", COLLECT, str(folder)],
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert made.returncode == 0, made.stdout + made.stderr
    return made.stdout.splitlines()


def check_every_box_is_played(folder: Path, set_name: str) -> None:
    """The tests of a folder claim to play all boxes of a set, and nothing that it does not have."""
    lines = _collected_claims(folder)
    claimed = {box for line in lines if line.startswith("PLAYS ") for box in line.split()[1:]}
    assert sorted(every_box(set_name) - claimed) == []
    assert sorted(claimed - every_box(set_name)) == []


def check_no_test_is_left_out(folder: Path) -> None:
    """None of the tests of a folder is skipped or expected to fail."""
    assert [line for line in _collected_claims(folder) if line.startswith("SKIPPED")] == []


def check_boxes(set_name: str, wanted: dict[str, int]) -> None:
    """A set has this many boxes of each kind, and none of any other kind."""
    boxes = every_box(set_name)
    found = {suffix: sum(box.endswith(f".{suffix}") for box in boxes) for suffix in wanted}
    assert found == wanted
    assert sum(found.values()) == len(boxes)


# -- what changed ------------------------------------------------------------------------------------------------


def counts(table: Table, seat: str = "a") -> Counter[str]:
    """What a seat has, in numbers; `cards` are those in hand and in play."""
    seen: dict[str, Any] = table.look[seat]
    found: Counter[str] = Counter({name: seen[name] for name in COUNTED})
    found["intrigue"] = seen["intrigue_count"]
    found["cards"] = seen["hand_count"] + len(seen["play"])
    found["discard"] = len(seen["discard"])
    if "sandworms" in seen:
        found["sandworms"] = seen["sandworms"]
        found["hooks"] = int(seen["hooks"])
        found["memories"] = seen["memories"]
        for name in ("spies", "contracts", "contracts_done"):
            found[name] = len(seen[name])
    return found


def change(before: Counter[str], after: Counter[str]) -> dict[str, int]:
    """What differs, and by how much."""
    return {name: after[name] - before[name] for name in sorted({*before, *after}) if after[name] != before[name]}


def changed_by(table: Table, *lines: str, seat: str = "a") -> dict[str, int]:
    """What these actions change for a seat."""
    before = counts(table, seat)
    table.do(*lines)
    return change(before, counts(table, seat))


def agent_turn(
    table: Table, card: str, to: str, *answers: str, gives: dict[str, dict[str, int]] = SPACE_GIVES
) -> dict[str, int]:
    """What seat a's Agent turn with a card changes, but for the Agent that was sent and what the space itself gives."""
    before = counts(table)
    before.update(gives[to])
    before["agents"] -= 1
    table.send("a", card, to=to)
    table.do(*[f"a {answer}" for answer in answers])
    return change(before, counts(table))


def reveal_turn(table: Table, *answers: str) -> dict[str, int]:
    """What seat a's Reveal turn changes up to these answers; it is not ended."""
    return changed_by(table, "a reveal", *[f"a {answer}" for answer in answers])


def holding(*cards: str, seats: int = 3, **more: Any) -> Table:
    """A table where seat a is to move with just these cards in hand; the rest is more about seat a."""
    return imperium(seats=seats, a={"hand": list(cards), **more})


def bought(card: str, *hand: str, answers: tuple[str, ...] = (), **more: Any) -> dict[str, int]:
    """What acquiring a card from the row changes for seat a, when the hand is revealed to pay for it."""
    table = holding(*hand, **more).given(row=[card])
    table.do("a reveal")
    return changed_by(table, f"a buy {card}", *[f"a {answer}" for answer in answers])


# A Rival of the solo game that has not moved yet and owns nothing but its water.
FRESH_RIVAL: dict[str, Any] = {
    "solari": 0,
    "spice": 0,
    "water": 1,
    "vp": 0,
    "conflict": 0,
    "agents_at": [],
    "influence": {"emperor": 0, "spacing_guild": 0, "bene_gesserit": 0, "fremen": 0},
}
