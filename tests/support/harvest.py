"""A table of Spice Harvest for tests.

table = harvest("atreides", "guild", "fremen", director="guild", harvests=[12])
report(table, "guild", 12, atreides=5, fremen=7)
votes(table, atreides="for", fremen="against")
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from support.classic import Table, classic

SIX = ("atreides", "harkonnen", "emperor", "guild", "fremen", "bene_gesserit")
PLAIN = ("harkonnen", "emperor", "bene_gesserit")  # nobody who is asked in the middle of a report


def harvest(
    *factions: str,
    rules: Mapping[str, Any] | None = None,
    seed: int | str = 0,
    players: Mapping[str, Any] | None = None,
    **position: Any,
) -> Table:
    """A table in some step of the prelude; `players` are their spice and access cards."""
    said = {"harvest": position, **(players or {})}
    return classic(*factions, rules={"spice_harvest": "on", "deals": False, **(rules or {})}, seed=seed, **said)


def report(table: Table, director: str, announced: int, **shares: int) -> Table:
    """Announce a harvest and give everybody their share, in the order in which the Director deals."""
    while table.questions == ["guild AskPrice"]:
        table.play("guild pass")
    table.play(f"{director} announce {announced}")
    while table.questions == [f"{director} GiveShare"]:
        receiver = table.question(director).about["faction"]
        table.play(f"{director} share_card {shares[receiver]}")
    return table


def votes(table: Table, **said: str) -> Table:
    """Everybody votes; the Atreides look at nothing."""
    if table.questions == ["atreides PeekShare"]:
        table.play("atreides pass")
    for faction, vote in said.items():
        table.play(f"{faction} vote_{vote}")
    return table


def spice(table: Table) -> dict[str, int]:
    """What everybody has behind the shield."""
    return {p.sheet.id: p.spice for p in table.s.players}


def gained(table: Table, before: Mapping[str, int]) -> dict[str, int]:
    """What has come in since; nothing is left out that did not change."""
    now = spice(table)
    return {faction: now[faction] - before[faction] for faction in now if now[faction] != before[faction]}


def director(table: Table) -> str:
    assert table.s.harvest is not None
    return table.faction(table.s.harvest.director)
