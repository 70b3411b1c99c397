"""Everything that anybody can ever do, as one table of numbered actions with a notation each."""

from __future__ import annotations

from typing import Final

from sietch.imperium.defs import CARDS, INTRIGUES, LEADERS, SPACES
from sietch.imperium.effects import EFFECTS
from sietch.imperium.sets import load_sets
from sietch.imperium.terms import FACTIONS, TROOPS_EACH
from sietch.kernel.action import SEAT_LETTERS, ActionTable

load_sets()

ACTIONS: Final = ActionTable()

_cards = [card.id for card in CARDS]
_spaces = [space.id for space in SPACES]
_numbers = [str(n) for n in range(TROOPS_EACH + 1)]

# Agent and Reveal turns
PLAY: Final = ACTIONS.family("play", _cards)
SEND: Final = ACTIONS.family("to", _spaces)
FROM_LEADER: Final = ACTIONS.family("from_leader")
FROM: Final = ACTIONS.family("from", _spaces)
REVEAL: Final = ACTIONS.family("reveal")
END: Final = ACTIONS.family("end")
PASS: Final = ACTIONS.family("pass")
INTRIGUE: Final = ACTIONS.family("intrigue", [card.id for card in INTRIGUES])
BUY: Final = ACTIONS.family("buy", _cards)
BUY_TO_TOP: Final = ACTIONS.family("buy_to_top", _cards)
BUY_ASIDE: Final = ACTIONS.family("buy_aside", _cards)
BUY_ASIDE_TO_TOP: Final = ACTIONS.family("buy_aside_to_top", _cards)
DEPLOY: Final = ACTIONS.family("deploy", _numbers)
RETREAT: Final = ACTIONS.family("retreat", _numbers)
SELL: Final = ACTIONS.family("sell", _numbers)
RESOLVE: Final = ACTIONS.family("resolve", list(EFFECTS))
RESOLVE_NUMBER: Final = {path: RESOLVE + i for i, path in enumerate(EFFECTS)}
RESOLVE_EFFECT: Final = list(EFFECTS.values())

# Choices inside effects
PAY: Final = ACTIONS.family("pay")
SKIP: Final = ACTIONS.family("skip")
CHOOSE: Final = ACTIONS.family("choose", [str(n) for n in range(1, 7)])
FACTION: Final = ACTIONS.family("faction", list(FACTIONS))
LOSE_INFLUENCE: Final = ACTIONS.family("lose_influence", list(FACTIONS))
TRASH_HAND: Final = ACTIONS.family("trash_from_hand", _cards)
TRASH_DISCARD: Final = ACTIONS.family("trash_from_discard", _cards)
TRASH_PLAY: Final = ACTIONS.family("trash_in_play", _cards)
DISCARD: Final = ACTIONS.family("discard", _cards)
LOSE_TROOP: Final = ACTIONS.family("lose_troop")
TAKE: Final = ACTIONS.family("take", _cards)
SET_ASIDE: Final = ACTIONS.family("set_aside", _cards)
BLOCK: Final = ACTIONS.family("block", _spaces)
RECALL: Final = ACTIONS.family("recall", _spaces)
DRAW_TOP: Final = ACTIONS.family("draw_top")
TRASH_TOP: Final = ACTIONS.family("trash_top")
OPPONENT: Final = ACTIONS.family("opponent", list(SEAT_LETTERS))

# Leaders, control, automata
LEADER: Final = ACTIONS.family("leader", [leader.id for leader in LEADERS])
TOKEN: Final = ACTIONS.family("token", list(FACTIONS))
MASTERSTROKE: Final = ACTIONS.family("masterstroke")
DEFEND: Final = ACTIONS.family("defend")
HARVEST: Final = ACTIONS.family("harvest", _spaces)
