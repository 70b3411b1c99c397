"""Named effects of the six-player game."""

from __future__ import annotations

import sietch.imperium.frames.command as command
import sietch.imperium.frames.personal as personal
from sietch.imperium.effects import Named
from sietch.imperium.handlers import handler
from sietch.imperium.modes import PICK
from sietch.imperium.state import ImperiumState, Player
from sietch.imperium.terms import SOLARI, SPICE, WATER
from sietch.imperium.troops import recruit


def reinforce(s: ImperiumState, p: Player, e: Named) -> None:
    s.stack.append(command.Reinforce(p.seat, e.n))


def trade(s: ImperiumState, p: Player, e: Named) -> None:
    s.stack.append(command.TradeWith(p.seat))


def allies_recruit(s: ImperiumState, p: Player, e: Named) -> None:
    for ally in command.allies_of(s, p):
        recruit(s, ally, e.n)


def share_shipment(s: ImperiumState, p: Player, e: Named) -> None:
    s.stack.append(command.Share(p.seat, WATER, 1, SOLARI, 2))


def share_desert_gifts(s: ImperiumState, p: Player, e: Named) -> None:
    s.stack.append(command.Share(p.seat, WATER, 1, SPICE, 1))


def contracts_to_allies(s: ImperiumState, p: Player, e: Named) -> None:
    """Both face-up contracts, one to each ally, and two new ones in their place."""
    first, *others = s.contract_row
    second = others[0] if others else -1
    s.stack.append(command.GiveContract(p.seat, first, second, tuple([ally.seat for ally in command.allies_of(s, p)])))


def contracts_lie_open(s: ImperiumState, p: Player, e: Named) -> bool:
    return bool(s.contract_row)


def to_throne_row(s: ImperiumState, p: Player, e: Named) -> None:
    s.stack.append(command.ToThroneRow(p.seat))


def threaten_spice(s: ImperiumState, p: Player, e: Named) -> None:
    s.stack.append(command.ThreatenOrNot(p.seat, e.n, e.card))


def team_has_spice(s: ImperiumState, p: Player, e: Named) -> bool:
    return sum([q.spice for q in s.players if q.team == p.team]) >= e.n


def rise_on_own_track(s: ImperiumState, p: Player, e: Named) -> None:
    personal.rise(s, p, 1)


def gives_at_once(s: ImperiumState, p: Player, e: Named) -> bool:
    return not personal.spies_are_next(p)


handler("rise_on_own_track", rise_on_own_track, PICK, plain=gives_at_once)
handler("reinforce", reinforce, PICK)
handler("trade", trade, PICK)
handler("allies_recruit", allies_recruit)
handler("share_shipment", share_shipment, PICK)
handler("share_desert_gifts", share_desert_gifts, PICK)
handler("contracts_to_allies", contracts_to_allies, PICK, contracts_lie_open)
handler("to_throne_row", to_throne_row, PICK)
handler("threaten_spice", threaten_spice, PICK, team_has_spice)
