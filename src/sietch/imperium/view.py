"""What a seat sees: plain data with the game's own words, ready to be sent and drawn."""

from __future__ import annotations

from typing import Any

from sietch.imperium.contracts import set_aside
from sietch.imperium.defs import (
    CARDS,
    CONFLICTS,
    CONTRACTS,
    HAGAL_CARDS,
    INTRIGUES,
    LEADERS,
    OBJECTIVES,
    POSTS,
    RIVAL_CARDS,
    SPACES,
    TRAINING,
)
from sietch.imperium.frames.reveal import price
from sietch.imperium.knowledge import sees_top
from sietch.imperium.piles import RESERVE_PLACE
from sietch.imperium.sending import solari_cost, spice_cost
from sietch.imperium.spies import spies_in_supply
from sietch.imperium.state import ImperiumState, Player, own_faction
from sietch.imperium.terms import BATTLE_ICONS, FACTIONS, HUMAN, RIVAL, faction_names
from sietch.kernel.action import seat_letter

KIND_NAMES = {HUMAN: "player", RIVAL: "rival"}
# The tracks on the board of six; those of the Emperor and the Fremen are the commanders' own. [S6-07]
TRACKS_OF_SIX = ("great_houses", "spacing_guild", "bene_gesserit", "fringe_worlds")
# Conflicts of Uprising: a conflict of the base game with the same id is told apart by its set.
_UPRISING_CONFLICTS = frozenset(card.id for card in CONFLICTS if card.set == "uprising")


def tracks_of(s: ImperiumState) -> tuple[str, ...]:
    """What the four tracks on the board are called at this table, in the order of the factions."""
    return TRACKS_OF_SIX if s.kit.six else FACTIONS


def conflict_id(s: ImperiumState, number: int) -> str:
    """A conflict's id, with the set in front where this game has another conflict of the same id."""
    card = CONFLICTS[number]
    return f"base.{card.id}" if s.kit.uprising and card.set == "base" and card.id in _UPRISING_CONFLICTS else card.id


def view_of(s: ImperiumState, viewer: int | None) -> dict[str, Any]:
    """The table as a seat, or a spectator, sees it. [R-HI-01, R-SET-06]"""
    seen: dict[str, Any] = {
        "game": "uprising" if s.kit.uprising else "imperium",
        "viewer": viewer,
        "round": s.round,
        "first_player": s.first_player,
        "turn": s.turn,
        "waiting": list(s.stack[-1].seats(s)) if s.stack else [],
        "conflict": conflict_id(s, s.conflict_card) if s.conflict_card >= 0 else None,
        "past_conflicts": [conflict_id(s, card) for card in s.past_conflicts],
        "conflicts_left": [CONFLICTS[card].level for card in reversed(s.conflict_deck)],
        "row": [_offer(card, CARDS[card].cost) for card in s.row],
        "reserve": {CARDS[card].id: s.reserve[RESERVE_PLACE[card]] for card in s.kit.reserve},
        "imperium_deck": len(s.imperium_deck),
        "intrigue_deck": len(s.intrigue_deck),
        "intrigue_discard": [INTRIGUES[card].id for card in s.intrigue_discard],
        "resolving": [INTRIGUES[card].id for card in s.resolving],
        "trashed": [CARDS[card].id for card in s.trashed],
        "hagal_deck": len(s.hagal_deck),
        "hagal_discard": [HAGAL_CARDS[card].id for card in s.hagal_discard],
        "alliances": dict(zip(tracks_of(s), s.alliance, strict=True)),
        "mentat": s.mentat,
        "mentat_next_round": s.mentat_won,
        "spaces": {SPACES[n].id: _space(s, n, viewer) for n in s.kit.spaces},
        "players": [_player(s, p, viewer) for p in s.players],
    }
    if s.kit.uprising:
        seen["shield_wall"] = s.shield_wall
        seen["posts"] = {
            POSTS[post].id: {
                "spies": [p.seat for p in s.players if post in p.spies],
                "spaces": [SPACES[space].id for space in POSTS[post].spaces],
            }
            for post in s.kit.posts
        }
        seen["contracts"] = [CONTRACTS[contract].id for contract in s.contract_row]
        aside = set_aside(s)
        seen["contract_deck"] = len(s.contract_deck) - len(aside)
        seen["throne_row"] = [CARDS[card].id for card in s.throne]
        seen["contracts_aside"] = [CONTRACTS[contract].id for contract in aside]
        seen["trashed_intrigue"] = [INTRIGUES[card].id for card in s.trashed_intrigue]
        seen["battle"] = BATTLE_ICONS[CONFLICTS[s.conflict_card].battle] if s.conflict_card >= 0 else None
    if s.kit.six:
        seen["teams"] = [_team(s, p) for p in s.players if p.commander]
    return seen


def _team(s: ImperiumState, commander: Player) -> dict[str, Any]:
    """A team with its score, and the commander's own track. [S6-13, S6-16, S6-17]"""
    members = [p for p in s.players if p.team == commander.team]
    return {
        "commander": commander.seat,
        "allies": [p.seat for p in members if p.seat != commander.seat],
        "vp": sum([p.vp for p in members]),
        "track": FACTIONS[own_faction(commander)],
        "level": commander.personal,
    }


def _offer(card: int, cost: int) -> dict[str, Any]:
    return {"card": CARDS[card].id, "cost": cost}


def _space(s: ImperiumState, number: int, viewer: int | None) -> dict[str, Any]:
    space = SPACES[number]
    seen: dict[str, Any] = {
        "agents": [p.seat for p in s.players for at in p.agents_at if at == number],
        "voice": [p.seat for p in s.players if p.blocked_space == number],
    }
    if space.maker:
        seen["bonus_spice"] = s.bonus_spice[number]
    if space.controlled:
        seen["control"] = s.control[number]
    if space.personal >= 0:
        seen["owner"] = next(p.seat for p in s.players if p.commander and own_faction(p) == space.personal)
    if viewer is not None:
        p = s.players[viewer]
        seen["cost"] = {"solari": solari_cost(s, p, space), "spice": spice_cost(space), "water": space.water}
    return seen


def _player(s: ImperiumState, p: Player, viewer: int | None) -> dict[str, Any]:
    seen: dict[str, Any] = {
        "seat": p.seat,
        "letter": seat_letter(p.seat),
        "kind": KIND_NAMES.get(p.kind, "hagal"),
        "leader": LEADERS[p.leader].id if p.leader >= 0 else None,
        "vp": p.vp if p.scores else None,
        "solari": p.solari,
        "spice": p.spice,
        "water": p.water,
        "garrison": p.garrison,
        "supply": p.supply,
        "in_conflict": p.conflict,
        "swords": p.swords,
        "strength": p.strength(),
        "agents": p.agents,
        "agents_at": [SPACES[n].id for n in p.agents_at],
        "influence": dict(zip(tracks_of(s), p.influence, strict=True)),
        "council": p.council,
        "swordmaster": p.swordmaster,
        "revealed": p.revealed,
        "revealing": p.revealing,
        "persuasion": p.persuasion,
        "hand_count": len(p.hand),
        "deck_count": len(p.deck),
        "discard": [CARDS[card].id for card in p.discard],
        "play": [CARDS[card].id for card in p.play],
        "shown": sorted([CARDS[card].id for card in p.shown]),
        "deck_top": [CARDS[card].id for card in reversed(p.deck[len(p.deck) - p.top_known :])],
        "intrigue_count": len(p.intrigue),
        "face_up": [INTRIGUES[card].id for card in p.face_up],
        "aside": CARDS[p.aside].id if p.aside >= 0 else None,
        "tokens": faction_names(p.baron_tokens) if p.baron_used else None,
        "tokens_hidden": not p.baron_used and p.baron_tokens.bit_count() == 2,
    }
    if s.kit.uprising:
        seen.update(_uprising(s, p))
    if viewer is None:
        return seen
    if p.seat == viewer:
        seen["hand"] = sorted([CARDS[card].id for card in p.hand])
        seen["intrigue"] = sorted([INTRIGUES[card].id for card in p.intrigue])
        seen["tokens"] = faction_names(p.baron_tokens) if p.baron_tokens else None
        seen["top_card"] = CARDS[p.deck[-1]].id if sees_top(s, p) else None
        seen["deck"] = sorted([CARDS[card].id for card in p.deck])
        seen["prices"] = {CARDS[card].id: price(s, p, card) for card in s.kit.reserve if CARDS[card].cost >= 0}
    else:
        seen["known_intrigue"] = sorted(
            [
                INTRIGUES[card].id
                for card, known in zip(p.intrigue, p.intrigue_known, strict=True)
                if known >> viewer & 1
            ]
        )
    return seen


def _uprising(s: ImperiumState, p: Player) -> dict[str, Any]:
    """What Uprising puts in front of a player; all of it is public."""
    return {
        "spies": [POSTS[post].id for post in p.spies],
        "spies_in_supply": spies_in_supply(p),
        "sandworms": p.worms,
        "hooks": p.hooks,
        "contracts": [CONTRACTS[contract].id for contract in p.contracts],
        "contracts_done": [CONTRACTS[contract].id for contract in p.contracts_done],
        "objective": OBJECTIVES[p.objective].id if p.objective >= 0 else None,
        "objective_flipped": p.objective_flipped,
        "won": [conflict_id(s, card) for card in p.won],
        "won_flipped": [conflict_id(s, card) for card in p.won_flipped],
        "training": TRAINING[p.token].id,
        "team": p.team if p.team >= 0 else None,
        "commander": p.commander,
        "activated_ally": p.ally if p.commander else None,
        "arrows": p.arrows,
        "personal_influence": p.personal,
        "swordmaster_bonus": p.sword_bonus,
        "rival": RIVAL_CARDS[p.rival].id if p.rival >= 0 else None,
        "memories": p.memories,
        "turned": p.turned,
    }
