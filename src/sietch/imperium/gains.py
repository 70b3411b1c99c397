"""Gaining things, and what a Rival does with them at once."""

from __future__ import annotations

import sietch.imperium.contracts as contracts
from sietch.imperium.defs import RIVAL_CARDS
from sietch.imperium.piles import draw_cards, draw_intrigue
from sietch.imperium.state import ImperiumState, Player
from sietch.imperium.terms import (
    CARDS,
    HAGAL,
    HUMAN,
    INTRIGUE,
    PERSUASION,
    RESOURCES,
    RIVAL,
    SOLARI,
    SPICE,
    SWORDS,
    TROOPS,
    VICTORY_POINTS,
    WATER,
)
from sietch.imperium.tracks import gain_vp
from sietch.imperium.troops import recruit

RIVAL_PRICE_INTRIGUE = 3
RIVAL_PRICE_WATER = 3
RIVAL_PRICE_SOLARI = 7
RIVAL_PRICE_SPICE = 7


def gain(s: ImperiumState, p: Player, resource: int, n: int) -> None:
    """Give a player something countable."""
    if p.rival >= 0 and has_enough(s, p, resource):
        return
    if resource == SOLARI:
        p.solari += n
    elif resource == SPICE:
        p.spice += n
        if s.kit.uprising:
            p.spice_gained += n
            if p.contracts:
                contracts.check_harvest(s, p)
    elif resource == PERSUASION:
        p.persuasion += n
    elif resource == SWORDS:
        s.body(p).swords += n
    elif resource == TROOPS:
        recruit(s, p, n)
        return
    elif resource == CARDS:
        if p.kind == HUMAN:
            draw_cards(s, p, n)
        return
    elif resource == WATER:
        p.water += n
    elif resource == VICTORY_POINTS:
        gain_vp(s, p, n)
        return
    elif resource == INTRIGUE:
        draw_intrigue(s, p, n)
        if p.kind == RIVAL:
            spend_for_vp(s, p)
        return
    if s.sink is not None:
        s.emit("gain", p.seat, {"resource": RESOURCES[resource], "count": n})
    if p.kind == RIVAL:
        spend_for_vp(s, p)


def has_enough(s: ImperiumState, p: Player, resource: int) -> bool:
    """Streamlined Rivals collect no resources once they have their Swordmaster. [RV-20]"""
    return s.rules.streamlined_rivals and p.swordmaster and resource in (SOLARI, SPICE, WATER, INTRIGUE)


def buy_swordmaster(s: ImperiumState, p: Player) -> None:
    """A Rival of Uprising pays for its Swordmaster with whatever it has, Solari first. [RV-38]"""
    price = RIVAL_CARDS[p.rival].swordmaster
    if p.solari + p.spice + len(p.intrigue) + p.water < price:
        return
    paid = min(price, p.solari)
    p.solari -= paid
    price -= paid
    paid = min(price, p.spice)
    p.spice -= paid
    price -= paid
    while price and p.intrigue:
        s.intrigue_discard.append(p.intrigue.pop())
        p.intrigue_known.pop()
        price -= 1
    p.water -= price
    p.swordmaster = True
    p.agents += 1
    if s.sink is not None:
        s.emit("swordmaster", p.seat, {})


def spend_for_vp(s: ImperiumState, p: Player) -> None:
    """A Rival turns what it has into victory points the moment it can. [SO3, Q18, RV-39]"""
    if p.rival >= 0:
        if not p.swordmaster:
            buy_swordmaster(s, p)
        if not p.swordmaster or s.rules.streamlined_rivals:
            return
    while len(p.intrigue) >= RIVAL_PRICE_INTRIGUE:
        s.intrigue_discard.extend(p.intrigue[-RIVAL_PRICE_INTRIGUE:])
        del p.intrigue[-RIVAL_PRICE_INTRIGUE:]
        del p.intrigue_known[-RIVAL_PRICE_INTRIGUE:]
        _bought(s, p, INTRIGUE)
    while p.water >= RIVAL_PRICE_WATER:
        p.water -= RIVAL_PRICE_WATER
        _bought(s, p, WATER)
    while p.solari >= RIVAL_PRICE_SOLARI:
        p.solari -= RIVAL_PRICE_SOLARI
        _bought(s, p, SOLARI)
    while p.spice >= RIVAL_PRICE_SPICE:
        p.spice -= RIVAL_PRICE_SPICE
        _bought(s, p, SPICE)


def _bought(s: ImperiumState, p: Player, resource: int) -> None:
    if s.sink is not None:
        s.emit("rival_spends", p.seat, {"resource": RESOURCES[resource]})
    gain_vp(s, p, 1)


def collects(p: Player) -> bool:
    """The automaton of a two-player game collects nothing. [TP4]"""
    return p.kind != HAGAL
