"""A whole position with nothing hidden, in the game's own words: what scenarios expect things of."""

from __future__ import annotations

from typing import Any

from sietch.classic.atlas import TERRITORY_IDS
from sietch.classic.cards import CARD_IDS
from sietch.classic.duel.look import duel_look
from sietch.classic.phases.movement import spice_card_id
from sietch.classic.prelude.sight import harvest_look
from sietch.classic.sheets import LEADER_IDS
from sietch.classic.state import ClassicState
from sietch.classic.terms import FACTION_IDS
from sietch.classic.victory import final_outcome
from sietch.classic.view import view_of
from sietch.kernel.action import seat_letter


def look(s: ClassicState) -> dict[str, Any]:
    """Everything; a player stands there by seat letter and by faction."""
    seen = view_of(s, None)
    for p, public in zip(s.players, seen.pop("players"), strict=True):
        table = dict(public)
        table["spice"] = p.spice
        table["reserve"] = [p.reserve, p.reserve_elite]
        table["hand"] = sorted(CARD_IDS[card] for card in p.hand)
        table["cards"] = len(p.hand)
        table["traitors"] = [LEADER_IDS[leader] for leader in p.traitors]
        table["leaders"] = {leader["id"]: leader["where"] for leader in table["leaders"]}
        table["allies"] = sorted(FACTION_IDS[q.faction] for q in s.players if p.allies >> q.seat & 1)
        table["pledge"] = p.pledge
        if p.predicted >= 0:
            table["prediction"] = {"faction": FACTION_IDS[p.predicted], "turn": p.predicted_turn}
        seen[seat_letter(p.seat)] = table
        if p.faction >= 0:
            seen[FACTION_IDS[p.faction]] = table
    seen["deck"] = [CARD_IDS[card] for card in reversed(s.deck)]
    seen["spice_deck"] = [spice_card_id(card) for card in reversed(s.spice_deck)]
    seen["first_player"] = FACTION_IDS[s.players[s.order[0]].faction]
    seen["marker"] = s.marker
    seen["fought"] = {
        LEADER_IDS[leader]: TERRITORY_IDS[where - 1]
        for leader, where in enumerate(s.fought)
        if 0 < where <= len(TERRITORY_IDS)
    }
    if s.harvest is not None:
        seen["harvest"] = harvest_look(s, s.harvest)
    if s.duel is not None:
        seen["duel"] = duel_look(s, s.duel)
    outcome = final_outcome(s)
    seen["winners"] = [FACTION_IDS[s.players[seat].faction] for seat in outcome.winners] if outcome else []
    return seen
