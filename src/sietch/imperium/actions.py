"""Everything that anybody can ever do, as one table of numbered actions with a notation each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol

from sietch.imperium.defs import CARDS, CONTRACTS, INTRIGUES, LEADERS, POSTS, SPACES, TRAINING
from sietch.imperium.effects import (
    EFFECTS,
)
from sietch.imperium.sets import load_sets
from sietch.imperium.terms import FACTIONS, TROOPS_EACH
from sietch.kernel.action import SEAT_LETTERS, ActionTable

load_sets()


class Named(Protocol):
    """Anything printed, with the set that it is of."""

    id: str
    key: str
    set: str


def _names(things: Sequence[Named], sets: tuple[str, ...]) -> list[str]:
    """Ids as a game writes them: plain for its sets, the first of them first; with the set in front for all else."""
    taken: dict[str, str] = {}  # which set an id belongs to where several have it
    for set in sets:
        for thing in things:
            if thing.set == set:
                taken.setdefault(thing.id, set)
    return [thing.id if taken.get(thing.id) == thing.set else f"{thing.set}.{thing.id}" for thing in things]


def make_table(sets: tuple[str, ...]) -> ActionTable:
    """The actions of a game of these sets. All games number them alike; only the notation of ids differs."""
    table = ActionTable()
    cards = _names(CARDS, sets)
    spaces = _names(SPACES, sets)
    numbers = [str(n) for n in range(TROOPS_EACH + 1)]
    # Agent and Reveal turns
    table.family("play", cards)
    table.family("to", spaces)
    table.family("from_leader")
    table.family("from", spaces)
    table.family("reveal")
    table.family("end")
    table.family("pass")
    table.family("intrigue", _names(INTRIGUES, sets))
    table.family("buy", cards)
    table.family("buy_to_top", cards)
    table.family("buy_aside", cards)
    table.family("buy_aside_to_top", cards)
    table.family("deploy", numbers)
    table.family("retreat", numbers)
    table.family("sell", numbers)
    table.family("resolve", list(EFFECTS))
    # Choices inside effects
    table.family("pay")
    table.family("skip")
    table.family("choose", [str(n) for n in range(1, 7)])
    table.family("faction", list(FACTIONS))
    table.family("lose_influence", list(FACTIONS))
    table.family("trash_from_hand", cards)
    table.family("trash_from_discard", cards)
    table.family("trash_in_play", cards)
    table.family("discard", cards)
    table.family("lose_troop")
    table.family("take", cards)
    table.family("set_aside", cards)
    table.family("block", spaces)
    table.family("recall", spaces)
    table.family("draw_top")
    table.family("trash_top")
    table.family("opponent", list(SEAT_LETTERS))
    # Leaders, control, automata
    table.family("leader", _names(LEADERS, sets))
    table.family("token", list(FACTIONS))
    table.family("masterstroke")
    table.family("defend")
    table.family("harvest", spaces)
    # Uprising
    table.family("spy", [post.id for post in POSTS])
    table.family("recall_spy", [post.id for post in POSTS])
    table.family("contract", [contract.id for contract in CONTRACTS])
    table.family("trash_intrigue", _names(INTRIGUES, sets))
    table.family("detonate")
    table.family("take_spice")
    table.family("summon")
    table.family("advance", [space.id for space in TRAINING])
    table.family("awaken")
    # Teams of six
    table.family("ally", list(SEAT_LETTERS))
    table.family("personal")
    table.family("reinforce", numbers)
    table.family("give_solari", numbers)
    table.family("give_spice", numbers)
    table.family("give_water", numbers)
    table.family("give_intrigue", _names(INTRIGUES, sets))
    return table


ACTIONS: Final = make_table(("base",))
UPRISING_ACTIONS: Final = make_table(("uprising", "six", "base"))


def _first(word: str) -> int:
    """The number of a family's first action, the same in every table."""
    return ACTIONS.families[word][0]


# Agent and Reveal turns
PLAY: Final = _first("play")
SEND: Final = _first("to")
FROM_LEADER: Final = _first("from_leader")
FROM: Final = _first("from")
REVEAL: Final = _first("reveal")
END: Final = _first("end")
PASS: Final = _first("pass")
INTRIGUE: Final = _first("intrigue")
BUY: Final = _first("buy")
BUY_TO_TOP: Final = _first("buy_to_top")
BUY_ASIDE: Final = _first("buy_aside")
BUY_ASIDE_TO_TOP: Final = _first("buy_aside_to_top")
DEPLOY: Final = _first("deploy")
RETREAT: Final = _first("retreat")
SELL: Final = _first("sell")
RESOLVE: Final = _first("resolve")
RESOLVE_NUMBER: Final = {path: RESOLVE + i for i, path in enumerate(EFFECTS)}
RESOLVE_EFFECT: Final = list(EFFECTS.values())
# Choices inside effects
PAY: Final = _first("pay")
SKIP: Final = _first("skip")
CHOOSE: Final = _first("choose")
FACTION: Final = _first("faction")
LOSE_INFLUENCE: Final = _first("lose_influence")
TRASH_HAND: Final = _first("trash_from_hand")
TRASH_DISCARD: Final = _first("trash_from_discard")
TRASH_PLAY: Final = _first("trash_in_play")
DISCARD: Final = _first("discard")
LOSE_TROOP: Final = _first("lose_troop")
TAKE: Final = _first("take")
SET_ASIDE: Final = _first("set_aside")
BLOCK: Final = _first("block")
RECALL: Final = _first("recall")
DRAW_TOP: Final = _first("draw_top")
TRASH_TOP: Final = _first("trash_top")
OPPONENT: Final = _first("opponent")
# Leaders, control, automata
LEADER: Final = _first("leader")
TOKEN: Final = _first("token")
MASTERSTROKE: Final = _first("masterstroke")
DEFEND: Final = _first("defend")
HARVEST: Final = _first("harvest")
# Uprising
SPY: Final = _first("spy")
RECALL_SPY: Final = _first("recall_spy")
CONTRACT: Final = _first("contract")
TRASH_INTRIGUE: Final = _first("trash_intrigue")
DETONATE: Final = _first("detonate")
TAKE_SPICE: Final = _first("take_spice")
SUMMON: Final = _first("summon")
ADVANCE: Final = _first("advance")
AWAKEN: Final = _first("awaken")
# Teams of six
ALLY: Final = _first("ally")
PERSONAL: Final = _first("personal")
REINFORCE: Final = _first("reinforce")
GIVE_SOLARI: Final = _first("give_solari")
GIVE_SPICE: Final = _first("give_spice")
GIVE_WATER: Final = _first("give_water")
GIVE_INTRIGUE: Final = _first("give_intrigue")
