"""Who wins."""

from __future__ import annotations

from sietch.imperium.state import ImperiumState, Player
from sietch.kernel.game import Outcome


def standing(s: ImperiumState, p: Player) -> tuple[int, ...]:
    """Victory points, then spice, Solari, water, garrisoned troops, and perhaps who revealed last. [R-EN-02]"""
    last = p.revealed if s.rules.last_reveal_breaks_ties else 0
    return (p.vp, p.spice, p.solari, p.water, p.garrison, last)


TIE_BREAKS = ("vp", "spice", "solari", "water", "garrison", "last_reveal")


def final_outcome(s: ImperiumState) -> Outcome | None:
    """The result, once nothing is left to do."""
    if s.stack:
        return None
    if s.kit.six:
        return team_outcome(s)
    players = [p for p in s.players if p.scores]
    keys = {p.seat: standing(s, p) for p in players}
    ranking = [[p.seat for p in players if keys[p.seat] == key] for key in sorted(set(keys.values()), reverse=True)]
    return Outcome(
        ranking[0], ranking, _decided_by(sorted(keys.values(), reverse=True)), {"vp": [p.vp for p in s.players]}
    )


def _decided_by(keys: list[tuple[int, ...]]) -> str:
    """The first thing in which the winner was ahead."""
    if len(keys) < 2:
        return TIE_BREAKS[0]
    for name, first, second in zip(TIE_BREAKS, keys[0], keys[1], strict=False):
        if first != second:
            return name
    return "shared"


def team_outcome(s: ImperiumState) -> Outcome:
    """The team with more points in all wins; then its resources together decide. [S6-13, S6-15]"""
    sums = [team_standing(s, team) for team in (0, 1)]
    facts = {"vp": [p.vp for p in s.players], "teams": [sums[0][0], sums[1][0]]}
    teams = [[p.seat for p in s.players if p.team == team] for team in (0, 1)]
    if sums[0] == sums[1]:
        everybody = sorted(teams[0] + teams[1])
        return Outcome(everybody, [everybody], "shared", facts)
    ranking = teams if sums[0] > sums[1] else [teams[1], teams[0]]
    return Outcome(ranking[0], ranking, _decided_by(sorted(sums, reverse=True)), facts)


def team_standing(s: ImperiumState, team: int) -> tuple[int, ...]:
    """What a team has in all, in the order of the tie-breaks."""
    members = [p for p in s.players if p.team == team]
    return tuple([sum([standing(s, p)[i] for p in members]) for i in range(len(TIE_BREAKS) - 1)])
