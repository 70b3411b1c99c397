"""Tables of two teams, and what a turn changes for each of the six.

Seats: a is Muad'Dib with the allies c and e; d is Shaddam with the allies f and b. Allies have leaders without a say in
most turns. A commander's turn begins with the ally through whom it is taken.
"""

from __future__ import annotations

from typing import Any

from support.imperium import Table, uprising

OPEN_CONFLICT = "choam_security"  # not behind the Shield Wall
EVERYBODY = "abcdef"
COMMANDERS = "ad"
ALLIES = "bcef"
COUNTED = (
    "solari spice water vp garrison conflict swords persuasion great_houses spacing_guild bene_gesserit fringe_worlds "
    "personal_influence sandworms"
).split()
LISTED = ("spies", "contracts", "contracts_done", "intrigue")

Changes = dict[str, dict[str, int]]


def muad_dib(*hand: str, **more: Any) -> Table:
    """Muad'Dib is to move, with just these cards in hand."""
    a = {"hand": list(hand), **more.pop("a", {})}
    return uprising(6, a=a, **{"conflict": OPEN_CONFLICT, **more})


def shaddam(*hand: str, **more: Any) -> Table:
    """Shaddam is to move, with just these cards in hand."""
    d = {"hand": list(hand), **more.pop("d", {})}
    return uprising(6, d=d, **{"conflict": OPEN_CONFLICT, "first_player": "d", **more})


def has(table: Table, letters: str, key: str) -> list[Any]:
    """What several seats have of one thing."""
    return [table.look[letter][key] for letter in letters]


def belongings(table: Table) -> Changes:
    look = table.look
    found: Changes = {}
    for letter in EVERYBODY:
        seat = look[letter]
        found[letter] = {name: int(seat[name]) for name in COUNTED}
        found[letter].update({name: len(seat[name]) for name in LISTED})
        found[letter]["cards"] = seat["hand_count"] + len(seat["play"])
    return found


def changes(table: Table, *lines: str) -> Changes:
    """What these actions change, by seat; who is left as before is left out."""
    before = belongings(table)
    table.do(*lines)
    after = belongings(table)
    found: Changes = {}
    for letter in EVERYBODY:
        changed = {name: n - before[letter][name] for name, n in after[letter].items() if n != before[letter][name]}
        if changed:
            found[letter] = changed
    return found


def agent_turn(table: Table, seat: str, ally: str, card: str, to: str, *answers: str) -> Changes:
    """What a commander's Agent turn through an ally changes; the answers are whole lines."""
    return changes(table, f"{seat} ally {ally}", f"{seat} play {card}", f"{seat} to {to}", *answers)


def reveal_turn(table: Table, seat: str, ally: str, *answers: str) -> Changes:
    """What a commander's Reveal turn through an ally changes, up to these answers; it is not ended."""
    return changes(table, f"{seat} ally {ally}", f"{seat} reveal", *answers)
