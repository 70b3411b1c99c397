"""The Duel as a seat, or a spectator, may see it. [FR-XIX.A.2.a, FR-XIX.C]"""

from __future__ import annotations

from typing import Any

from sietch.classic.duel.arena import EDGE_IDS, NOWHERE, SPACE_IDS
from sietch.classic.duel.bout import NOBODY, Bout
from sietch.classic.duel.cards import DUEL_CARD_IDS
from sietch.classic.duel.deeds import DEED_IDS
from sietch.classic.duel.moves import taken_edges
from sietch.classic.duel.state import SETTLED, Duels
from sietch.classic.sheets import LEADER_IDS
from sietch.classic.state import ClassicState


def duel_view(s: ClassicState, duels: Duels, viewer: int) -> dict[str, Any]:
    """Threats and the arena are for all to see; hands, champions and seconds for their owners."""
    return {
        "deck": len(duels.deck),
        "discard": [DUEL_CARD_IDS[card] for card in duels.discard],
        "hands": [len(hand) for hand in duels.hands],
        "hand": [DUEL_CARD_IDS[card] for card in sorted(duels.hands[viewer])] if viewer >= 0 else None,
        "threats": [
            {"by": by, "to": to, "deed": DEED_IDS[deed], "settled": how == SETTLED}
            for by, to, deed, how in duels.threats
        ],
        "out": [p.seat for p in s.players if duels.is_out(p.seat)],
        "arena": None if duels.bout is None else arena_view(duels.bout, viewer),
    }


def arena_view(bout: Bout, viewer: int) -> dict[str, Any]:
    return {
        "war": bout.war,
        "fighters": [fighter_view(bout, place, viewer) for place in range(len(bout.fighters))],
        "seconds": [
            {
                "seat": seat,
                "for": bout.fighters[place],
                "leader": LEADER_IDS[bout.seconds[seat]] if seat == viewer else None,
            }
            for seat, place in enumerate(bout.backing)
            if place != NOBODY
        ],
        "obstacles": [EDGE_IDS[edge] for edge in taken_edges(bout)],
        "turn": bout.fighters[bout.place] if bout.place != NOBODY else None,
    }


def fighter_view(bout: Bout, place: int, viewer: int) -> dict[str, Any]:
    known = bout.champions[place] != NOBODY and (bout.is_shown(place) or bout.fighters[place] == viewer)
    return {
        "seat": bout.fighters[place],
        "space": SPACE_IDS[bout.spaces[place]] if bout.spaces[place] != NOWHERE and bout.stands(place) else None,
        "leader": LEADER_IDS[bout.champions[place]] if known else None,
        "strength": bout.strength[place] if known else None,
        "shown": bout.is_shown(place),
        "support": bout.support[place],
        "dead": bool(bout.dead >> place & 1),
        "left": bool(bout.left >> place & 1),
    }


def duel_look(s: ClassicState, duels: Duels) -> dict[str, Any]:
    """The same with nothing hidden, players by faction: what scenarios expect things of."""
    seen = duel_view(s, duels, -1)
    names = [p.sheet.id for p in s.players]
    seen["hands"] = {
        name: sorted([DUEL_CARD_IDS[card] for card in hand]) for name, hand in zip(names, duels.hands, strict=True)
    }
    seen["pile"] = [DUEL_CARD_IDS[card] for card in reversed(duels.deck)]
    seen["out"] = [names[seat] for seat in seen["out"]]
    bout = duels.bout
    if bout is not None:
        fighters = [fighter_view(bout, place, seat) for place, seat in enumerate(bout.fighters)]
        seen["arena"]["fighters"] = {names[fighter["seat"]]: fighter for fighter in fighters}
        seen["arena"]["seconds"] = {
            names[seat]: LEADER_IDS[leader] for seat, leader in enumerate(bout.seconds) if leader != NOBODY
        }
    return seen
