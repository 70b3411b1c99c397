"""Short ways into the movement and the battles of classic Dune, where nobody holds a card who is not said to.

table = battle("carthag", "atreides", "harkonnen", atreides={"forces": {"carthag": 5}})
plan(table, "atreides", "leader lady_jessica", 3)
plan(table, "harkonnen", "leader umman_kudu", 2)
calls(table)
"""

from __future__ import annotations

from typing import Any

from support.classic import Table, classic

QUIET_TURN = 2  # late enough for every card, early enough for every victory


def bare(*factions: str, rules: Any = None, seed: Any = 0, **position: Any) -> Table:
    """A table with empty hands, and without deals, so that nothing is asked or offered but what is said."""
    said = {name: dict(position.get(name, {})) for name in factions}
    for given in said.values():
        given.setdefault("hand", [])
    chosen = {"deals": False, **(rules or {})}
    return classic(*factions, rules=chosen, seed=seed, **{"turn": QUIET_TURN, "storm": 0, **position, **said})


def moving(mover: str, /, *others: str, rules: Any = None, **position: Any) -> Table:
    """A table where the first faction named is asked where to ship."""
    return bare(mover, *others, rules=rules, phase="movement", **position).pass_until(f"{mover} Ship")


def marching(mover: str, /, *others: str, rules: Any = None, **position: Any) -> Table:
    """A table where the first faction named is asked which group moves."""
    return bare(mover, *others, rules=rules, phase="movement", **position).pass_until(f"{mover} Muster")


def ship(table: Table, faction: str, where: str, tokens: int, elites: int | None = None) -> Table:
    """Land so many tokens from the reserves."""
    table.play(f"{faction} land {where}", f"{faction} count {tokens}")
    return table if elites is None else table.play(f"{faction} elite {elites}")


def march(table: Table, faction: str, start: str, tokens: int, to: str) -> Table:
    """Move a group of one location."""
    table.play(f"{faction} move {start}")
    if table.may(f"{faction} count {tokens}"):
        table.play(f"{faction} count {tokens}")
    if table.may(f"{faction} done") and not table.may(f"{faction} to {to}"):
        table.play(f"{faction} done")
    return table.play(f"{faction} to {to}")


def battle(
    where: str, one: str, other: str, /, *more: str, rules: Any = None, tokens: Any = (5, 5), **position: Any
) -> Table:
    """Two factions meet, the first of them is the aggressor; gives the table at the first question of the battle."""
    said = {name: dict(position.get(name, {})) for name in (one, other, *more)}
    for name, count in ((one, tokens[0]), (other, tokens[1])):
        said[name].setdefault("forces", {where: count})
    for name in more:
        said[name].setdefault("forces", {})
    return bare(one, other, *more, rules=rules, phase="battle", **{**position, **said})


def plan(
    table: Table,
    faction: str,
    leader: str,
    dial: float,
    *,
    weapon: str = "none",
    defense: str = "none",
    spice: Any = 0,
    kwisatz: str = "no",
) -> Table:
    """Seal a battle plan; parts that nobody is asked about must be what they would be anyhow."""
    assert f"{faction} Plans" in table.questions
    steps = (
        (leader, leader),
        (f"weapon {weapon}", "weapon none"),
        (f"defense {defense}", "defense none"),
        (f"kwisatz_haderach {kwisatz}", "kwisatz_haderach no"),
        (f"dial {dial}", ""),
        (f"support {spice}", "support 0"),
    )
    for step, otherwise in steps:
        families = {option.split(" ")[0] for option in table.options(faction)}
        if step.split(" ")[0] in families and f"{faction} Plans" in table.questions:
            table.play(f"{faction} {step}")
        else:
            assert step == otherwise, f"{faction} is not asked about {step}"
    return table


def calls(table: Table, *callers: str) -> Table:
    """Answer the call for traitors: those named call, the others keep quiet."""
    for question in table.questions:
        faction, kind = question.split(" ", 1)
        if kind == "CallTraitors":
            table.play(f"{faction} {'call_traitor' if faction in callers else 'pass'}")
    return table


def strengths(table: Table) -> dict[str, float]:
    """What the last battle came to."""
    totals: dict[str, float] = table.heard("won")[-1].facts["totals"]
    return totals


def winner(table: Table) -> str:
    """Who won the last battle."""
    return table.faction(table.heard("won")[-1].seat)
