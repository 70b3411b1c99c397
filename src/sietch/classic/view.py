"""What a seat, or a spectator, may see. [INFO, digest section 13]"""

from __future__ import annotations

from typing import Any

from sietch.classic.actions import ACTIONS, ELEMENTS
from sietch.classic.atlas import BLOW_LOCATION, LOCATION_IDS, TERRITORY_IDS
from sietch.classic.cards import CARD_IDS
from sietch.classic.deals import clause_ids, deal_view, promise_id
from sietch.classic.duel.look import duel_view
from sietch.classic.factions_extra.tleilaxu import affairs_view
from sietch.classic.karama import WINDOW_IDS
from sietch.classic.knowledge import known_hand
from sietch.classic.order import NO_DOT
from sietch.classic.phases.bidding import Bidding
from sietch.classic.phases.foresight import who_sees
from sietch.classic.phases.movement import spice_card_id
from sietch.classic.phases.reckoning import plan_facts
from sietch.classic.prelude.sight import harvest_view
from sietch.classic.sheets import LEADER_IDS, household_of, leaders_of
from sietch.classic.state import ClassicState, Player
from sietch.classic.terms import (
    BIDDING,
    CAPTURED,
    DEAD,
    EVERYBODY,
    FACTION_IDS,
    FREMEN,
    GONE,
    PHASE_IDS,
)
from sietch.classic.victory import held, side
from sietch.kernel.action import seat_letter

WHERE = {DEAD: "tanks", CAPTURED: "captive", GONE: "gone"}


def view_of(s: ClassicState, seat: int | None) -> dict[str, Any]:
    """The table from one seat; `None` for a spectator."""
    viewer = -1 if seat is None else seat
    seen = table_view(s, viewer)
    if s.harvest is not None:
        seen["harvest"] = harvest_view(s, s.harvest, viewer)
    if s.affairs is not None:
        seen["tleilaxu"] = affairs_view(s, viewer)
    if s.duel is not None:
        seen["duel"] = duel_view(s, s.duel, viewer)
    return seen


def table_view(s: ClassicState, viewer: int) -> dict[str, Any]:
    """The table without what only some extension or faction brings to it."""
    return {
        "game": "classic",
        "viewer": viewer,
        "turn": s.turn,
        "phase": PHASE_IDS[s.phase],
        "ruleset": s.rules.values,
        "storm": s.storm,
        "shield_wall": s.wall,
        "order": list(s.order),
        "spice": {LOCATION_IDS[place]: s.spice[place] for place in sorted(s.spice)},
        "spice_deck": len(s.spice_deck),
        "spice_discards": [[spice_card_id(card) for card in pile] for pile in s.spice_piles],
        "last_blow": [LOCATION_IDS[BLOW_LOCATION[card]] if card >= 0 else None for card in s.last_blow],
        "next_spice": next_spice(s, viewer),
        "treachery_deck": len(s.deck),
        "known_deck": known_deck(s, viewer),
        "discard": [CARD_IDS[card] for card in s.discard],
        "removed": [CARD_IDS[card] for card in s.removed],
        "auction": auction_view(s, viewer),
        "marker": s.marker if viewer >= 0 and s.rules.weather and s.is_faction(viewer, FREMEN) else None,
        "coexisting": [name for number, name in enumerate(TERRITORY_IDS) if s.coexist >> number & 1],
        "opposing": [name for number, name in enumerate(TERRITORY_IDS) if s.hostile >> number & 1],
        "battle": battle_view(s, viewer),
        "deals": [deal_view(s, deal) for deal in s.deals],
        "promises": [_promise(s, by, to, kind, about) for by, to, kind, about in s.promises],
        "broken_promises": [_promise(s, by, to, kind, about) for by, to, kind, about in s.broken],
        "invitations": [[p.seat for p in s.players if mask >> p.seat & 1] for mask in s.invited],
        "players": [player_view(s, p, viewer) for p in s.players],
        "winners": list(s.winners),
        "reason": s.reason,
    }


def _promise(s: ClassicState, by: int, to: int, kind: int, about: int) -> dict[str, Any]:
    return {"by": by, "to": to, "promise": promise_id(kind, about)}


def next_spice(s: ClassicState, viewer: int) -> str | None:
    """The top spice card, for whoever has looked at it."""
    if viewer >= 0 and s.spice_deck and s.spice_known >> viewer & 1:
        return spice_card_id(s.spice_deck[-1])
    return None


def known_deck(s: ClassicState, viewer: int) -> list[str | None]:
    """The top of the treachery deck as far down as the viewer has seen cards go back. [FR-VIII.E]"""
    seen: list[str | None] = []
    bit = 1 << viewer if viewer >= 0 else EVERYBODY
    for card, known in zip(reversed(s.deck), reversed(s.deck_known), strict=True):
        seen.append(CARD_IDS[card] if known & bit == bit else None)
    while seen and seen[-1] is None:
        seen.pop()
    return seen


def auction_view(s: ClassicState, viewer: int) -> dict[str, Any] | None:
    """The row of cards, and what has been bid; orders left with the steward are one's own affair."""
    if s.phase != BIDDING or not s.row:
        return None
    bit = 1 << viewer if viewer >= 0 else EVERYBODY
    seen: dict[str, Any] = {
        "left": len(s.row),
        "card": CARD_IDS[s.row[0]] if s.row_known[0] & bit == bit else None,
        "high": 0,
        "by": None,
        "passed": [],
        "order": s.orders[viewer] if viewer >= 0 and s.orders[viewer] >= 0 else None,
    }
    for frame in s.stack:
        if isinstance(frame, Bidding):
            seen["high"] = frame.high
            seen["by"] = frame.high_seat if frame.high_seat >= 0 else None
            seen["passed"] = [p.seat for p in s.players if frame.out >> p.seat & 1]
    return seen


def battle_view(s: ClassicState, viewer: int) -> dict[str, Any] | None:
    """The battle being fought: commands are public, answers and plans only where they have been shown."""
    fight = s.fight
    if fight is None:
        return None
    seen: dict[str, Any] = {
        "location": LOCATION_IDS[fight.location],
        "aggressor": fight.aggressor,
        "defender": fight.defender,
        "voice": ACTIONS.notation(fight.voice) if fight.voice >= 0 else None,
        "voiced": fight.voiced if fight.voiced >= 0 else None,
        "element": ELEMENTS[fight.element] if fight.element >= 0 else None,
        "watched": fight.watched if fight.watched >= 0 else None,
        "shown": None,
        "plans": {},
    }
    if fight.shown >= 0 and viewer >= 0 and (viewer == fight.watched or viewer in who_sees(s, fight)):
        seen["shown"] = ACTIONS.notation(fight.shown)
    if fight.plan and fight.counterplan:
        seen["plans"] = {
            str(fight.aggressor): plan_facts(fight.plan),
            str(fight.defender): plan_facts(fight.counterplan),
        }
    elif fight.seen >= 0 and viewer in (fight.seer, fight.seen) and fight.plan_of(fight.seen):
        seen["plans"] = {str(fight.seen): plan_facts(fight.plan_of(fight.seen))}
    return seen


def player_view(s: ClassicState, p: Player, viewer: int) -> dict[str, Any]:
    """One player: the public side, and for the seat itself what stands behind the shield."""
    own = p.seat == viewer
    ally = viewer >= 0 and bool(p.allies >> viewer & 1)
    data: dict[str, Any] = {
        "seat": p.seat,
        "letter": seat_letter(p.seat),
        "faction": FACTION_IDS[p.faction] if p.faction >= 0 else None,
        "dot": p.dot if p.dot != NO_DOT else None,
        "forces": {LOCATION_IDS[place]: [p.forces.get(place, 0), p.elites.get(place, 0)] for place in p.places()},
        "tanks": [p.tanks, p.tanks_elite],
        "allies": [q.seat for q in s.players if p.allies >> q.seat & 1],
        "leaders": leaders_view(s, p),
        "strongholds": held(s, 1 << p.seat) if p.faction >= 0 else 0,
        "side_strongholds": held(s, side(s, p.seat)) if p.faction >= 0 else 0,
        "cards": len(p.hand) if own or s.phase == BIDDING else None,  # FR-VIII.F
        "silenced": p.silenced,
        "known_cards": known_hand(p, viewer),
        "lacks": [CARD_IDS[card] for card in p.lacks],
        "known_traitors": [
            LEADER_IDS[leader] for leader, known in zip(p.traitors, p.traitors_known, strict=True) if known
        ],
        "innocent": [LEADER_IDS[leader] for leader in p.innocent],
        "kwisatz_haderach": None if not p.kwisatz_dead else "tanks",
        "losses": p.losses,
        "spice": p.spice if own else None,
        "reserve": [p.reserve, p.reserve_elite] if own else None,
        "hand": [CARD_IDS[card] for card in sorted(p.hand)] if own else None,
        "traitors": [LEADER_IDS[leader] for leader in p.traitors] if own else None,
        "drawn": [LEADER_IDS[leader] for leader in p.drawn] if own else None,
        "prediction": None,
        "pledge": p.pledge if own or ally else None,
        "draft": clause_ids(p.draft[1:]) if own and p.draft else None,
        "draft_for": FACTION_IDS[s.players[p.draft[0]].faction] if own and p.draft else None,
        "standing": [name for bit, name in enumerate(WINDOW_IDS) if s.standing[p.seat] >> bit & 1] if own else None,
    }
    if own and p.predicted >= 0:
        data["prediction"] = {"faction": FACTION_IDS[p.predicted], "turn": p.predicted_turn}
    return data


def leaders_view(s: ClassicState, p: Player) -> list[dict[str, Any]]:
    if p.faction < 0:
        return []
    return [
        {
            "id": LEADER_IDS[leader],
            "strength": s.rules.strength(leader),
            "where": WHERE.get(s.leaders[leader], "home"),
            "fought": TERRITORY_IDS[s.fought[leader] - 1] if 0 < s.fought[leader] <= len(TERRITORY_IDS) else None,
        }
        for leader in (leaders_of(p.faction) if s.duel is None else household_of(p.faction))
    ]
