"""What questions and events of Spice Harvest come with: one example for every way in which they are put."""

from __future__ import annotations

from typing import Any

Examples = dict[str, list[dict[str, Any]]]

TERMS: dict[str, Any] = {"cards": 2, "gives": 0, "wants": 1, "asks": 3, "shown": True}
BLIND: dict[str, Any] = {"cards": 0, "gives": 4, "wants": 2, "asks": 0, "shown": False}
CARDS = ["arrakeen", "garrison_10"]

QUESTIONS: Examples = {
    "BidForDesk": [{}],
    "AskPrice": [{"director": "emperor"}],
    "BuySecond": [{"price": 6, "harvest": 12}],
    "LastPrice": [{"price": 5}],
    "Announce": [{"harvest": 15}],
    "GiveShare": [{"faction": "guild", "left": 9, "others": n, "harvest": 12} for n in (0, 3)],
    "PeekShare": [{"spice": 8, "share": 2}],
    "Vote": [{"director": "emperor", "spice": 12, "share": 2}],
    "AwardOdd": [{"spice": 2, "sharing": ["fremen", "guild"]}],
    "PeekAccess": [{"left": 5}, {"left": 1}],
    "SealedAccess": [{"left": 5}, {"left": 1, "access": "garrison_8"}],
    "AccessBidding": [
        {"left": 5, "high": 0},
        {"left": 1, "high": 0, "access": "carthag"},
        {"left": 5, "high": 3, "by": "guild"},
        {"left": 1, "high": 3, "by": "guild", "access": "garrison_3"},
    ],
    "TradeTurn": [{}],
    "WordTrade": [{"faction": "guild", "offered": CARDS, **TERMS}, {"faction": "guild", "offered": [], **BLIND}],
    "AnswerTrade": [
        {"faction": "guild", "left": 1, "offered": CARDS, **TERMS},
        {"faction": "guild", "left": 2, "offered": [], **BLIND},
        {"faction": "guild", "left": 0, "offered": [], **BLIND, "wants": 0},
    ],
    "ConfirmTrade": [{"faction": "guild", "offered": CARDS, "answered": ["garrison_1"], **TERMS}],
    "LayGarrisons": [{"laid": [], "tokens": 0, "most": 20}, {"laid": CARDS, "tokens": 10, "most": 10}],
    "PlaceGarrison": [{"territory": "arrakeen", "left": 4}],
}

EVENTS: Examples = {
    "planet": [{"planet": "guild", "spice": 10}],
    "director_bids": [{"seats": [0, 1, 2], "bids": [3, 0, 4]}],
    "director": [{}],
    "harvest_turn": [{"turn": 2}],
    "director_broke": [{}],
    "harvest_drawn": [{}, {"harvest": 12}],
    "harvest_worm": [{}],
    "second_offered": [{"spice": 6}],
    "second_countered": [{"spice": 4}],
    "second_declined": [{}],
    "announced": [{"spice": 8}],
    "share_given": [{}, {"spice": 3}],
    "share_seen": [{"whose": 2}, {"whose": 2, "spice": 3}],
    "votes": [{"pro": [1, 2], "con": [3]}, {"pro": [], "con": [1, 2]}],
    "harvest_shown": [{"harvest": 12, "spice": 15}],
    "share_taken": [{"spice": 3}],
    "shares_open": [{"spice": 9}],
    "director_caught": [{}],
    "director_spared": [{}],
    "rest_split": [{"spice": 5}],
    "rest_kept": [{"spice": 5}],
    "odd_returned": [{"spice": 1}],
    "odd_given": [{"spice": 1}],
    "access_auction": [{"cards": 5}],
    "access_up": [{"left": 5}],
    "access_seen": [{}, {"access": "garrison_8"}],
    "access_bought": [{}, {"access": "tueks_sietch"}],
    "trading": [{}],
    "trade_offered": [{"to": 2, **TERMS}, {"to": 2, "offered": CARDS, **TERMS}, {"to": 2, **BLIND}],
    "trade_refused": [{"of": 2}],
    "trade_done": [{"of": 2, "cards": 2, "wants": 0}, {"of": 2, "cards": 2, "wants": 0, "there": CARDS, "back": []}],
    "residue": [{"spice": 7}],
    "garrisons_sold": [{"cards": ["garrison_1", "garrison_8"], "spice": 9}],
    "sheet_spice": [{"spice": 10}],
    "stronghold_called": [
        {"territory": "arrakeen", "seats": seats, "claims": claims} for seats, claims in (([], []), ([0, 3], [12, 8]))
    ],
}
