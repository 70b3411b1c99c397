"""Questions, events and names of the Duel, one example for every set of facts they come with."""

from __future__ import annotations

from sietch.classic.duel.arena import EDGE_IDS, SPACE_IDS
from sietch.classic.duel.cards import DUEL_CARD_IDS
from sietch.classic.duel.deeds import DEED_IDS

DUEL_QUESTIONS: dict[str, list[dict[str, object]]] = {
    "NameDeed": [{"victim": "guild"}],
    "CallKanly": [{"against": "guild", "deed": deed} for deed in DEED_IDS],
    "AnswerOne": [{}],
    "ClaimForfeit": [{"silent": ["atreides", "guild"]}],
    "ChooseChampion": [{"against": "guild"}, {}],
    "PlaceChampion": [{}],
    "SupportChampion": [{"against": "emperor"}],
    "ChooseSide": [{"caller": "guild", "target": "emperor"}],
    "DuelTurn": [{"left": left, "space": "outer_3"} for left in (1, 2, 4)],
    "ThrowKnife": [{}],
    "PlaceObstacle": [{}],
    "RemoveObstacle": [{}],
    "JumpObstacle": [{}],
    "ParryAttack": [{"by": "fremen", "strength": 7}],
    "TakeReward": [{"left": 5}],
}
DUEL_EVENTS: dict[str, list[dict[str, object]]] = {
    "duel_card_drawn": [{}, {"duel_card": "thrown_knife"}],
    "threatened": [{"victim": 2, "deed": deed} for deed in DEED_IDS],
    "kanly": [{"victim": 2}],
    "kanly_not_called": [{"victim": 2}],
    "kanly_ignored": [{}],
    "kanly_forfeited": [{"leader": "stilgar"}, {"leader": "paul_atreides"}],
    "champion_placed": [{"space": "outer_2"}],
    "champion_supported": [{"spice": 3}],
    "seconds": [{"whom": 2}, {"whom": 2, "leader": "alia"}],
    "second_refused": [{}],
    "champion_steps": [{"space": space} for space in SPACE_IDS],
    "duel_card": [{"duel_card": card} for card in DUEL_CARD_IDS],
    "obstacle_placed": [{"edge": edge} for edge in EDGE_IDS],
    "obstacle_removed": [{"edge": EDGE_IDS[0]}],
    "champion_revealed": [{"leader": "stilgar", "strength": 7}],
    "champion_strikes": [{"victim": 2, "spice": 5}],
    "champion_falls": [{"leader": "stilgar"}],
    "duel_passed": [{}],
    "duel_over": [{"dead": dead} for dead in (0, 1, 2)],
    "war_of_assassins": [{}],
    "war_over": [{}],
    "eliminated": [{}],
}
DUEL_NAMES: dict[str, list[str]] = {
    "duel_card": DUEL_CARD_IDS,
    "space": SPACE_IDS,
    "edge": EDGE_IDS,
    "deed": DEED_IDS,
}
