"""CHOAM contracts: taken, kept, completed. [R-CHM-01..06]"""

from __future__ import annotations

import sietch.imperium.resolve as resolve
from sietch.imperium.defs import CONTRACT, CONTRACTS, SPACES
from sietch.imperium.effects import (
    Effect,
)
from sietch.imperium.frames.base import Step
from sietch.imperium.sending import ability
from sietch.imperium.state import ImperiumState, Player


def on_offer(s: ImperiumState, p: Player) -> list[int]:
    """Face-up contracts, and for Shaddam those that were set aside for him."""
    found = set(s.contract_row)
    if ability(p) == "sardaukar_commander":
        found.update(set_aside(s))
    return sorted(found)


def set_aside(s: ImperiumState) -> list[int]:
    """The contracts that only Shaddam may take, while he is at the table. [R-CHM-01]"""
    if not any([ability(p) == "sardaukar_commander" for p in s.players]):
        return []
    return sorted([number for number in s.contract_deck if CONTRACTS[number].reserved])


def take_contract(s: ImperiumState, p: Player, contract: int) -> None:
    """Take a contract and turn up another."""
    if contract in s.contract_row:
        s.contract_row.remove(contract)
        refill(s)
    else:
        s.contract_deck.remove(contract)
    p.contracts.append(contract)
    p.new_contracts.append(contract)
    if s.sink is not None:
        s.emit("contract", p.seat, {"contract": CONTRACTS[contract].id})
    if CONTRACTS[contract].immediate:
        complete(s, p, contract)


def refill(s: ImperiumState) -> None:
    """Turn up the next contract that is not set aside."""
    aside = set_aside(s)
    for place in range(len(s.contract_deck) - 1, -1, -1):
        if s.contract_deck[place] not in aside:
            s.contract_row.append(s.contract_deck.pop(place))
            return


def finish(s: ImperiumState, p: Player, contract: int) -> tuple[Effect, ...]:
    """Turn a contract over and return its reward."""
    p.contracts.remove(contract)
    p.contracts_done.append(contract)
    if s.sink is not None:
        s.emit("contract_done", p.seat, {"contract": CONTRACTS[contract].id})
    return CONTRACTS[contract].reward


def complete(s: ImperiumState, p: Player, contract: int) -> None:
    s.stack.append(Reward(p.seat, finish(s, p, contract)))


class Reward(Step):
    """The reward of a completed contract."""

    __slots__ = ("parts", "seat")

    def __init__(self, seat: int, parts: tuple[Effect, ...]) -> None:
        self.seat = seat
        self.parts = parts

    def run(self, s: ImperiumState) -> None:
        resolve.begin(s, s.players[self.seat], self.parts)


def held_on_arrival(p: Player) -> list[int]:
    """Contracts without those taken since the Agent of this turn was sent: they wait for a later visit. [R-CHM-03]"""
    held = p.contracts[:]
    for contract in p.new_contracts:
        if contract in held:
            held.remove(contract)
    return held


def rewards_of_visit(s: ImperiumState, p: Player, space: int) -> tuple[Effect, ...]:
    """Complete all contracts that name the space just visited, and return their rewards. [R-CHM-03, R-CHM-06]"""
    parts: tuple[Effect, ...] = ()
    if SPACES[space].id == "sardaukar_6p":
        space = CONTRACTS[CONTRACT["sardaukar_cards"]].space  # the commander's own board has it too
    for contract in [c for c in held_on_arrival(p) if CONTRACTS[c].space == space]:
        parts += finish(s, p, contract)
    return parts


def check_harvest(s: ImperiumState, p: Player) -> None:
    """Complete harvest contracts: enough spice in a turn with a Maker space. [R-CHM-04]"""
    if s.turn != p.seat or p.at < 0 or not SPACES[p.at].maker:
        return
    for contract in [c for c in held_on_arrival(p) if 0 < CONTRACTS[c].harvest <= p.spice_gained]:
        complete(s, p, contract)


def check_acquisition(s: ImperiumState, p: Player) -> None:
    """Complete the contract for The Spice Must Flow. [R-CHM-05]"""
    for contract in [c for c in p.contracts if CONTRACTS[c].acquire]:
        complete(s, p, contract)
