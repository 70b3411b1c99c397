"""Every action of the game, as a number with a notation."""

from __future__ import annotations

from typing import Final

from sietch.classic.atlas import LOCATION_IDS, TERRITORY_IDS
from sietch.classic.cards import CARD_IDS, KIND_IDS, SPECIAL
from sietch.classic.duel.arena import EDGE_IDS, SPACE_IDS
from sietch.classic.duel.cards import DUEL_CARD_IDS
from sietch.classic.duel.deeds import DEED_IDS
from sietch.classic.prelude.decks import (
    ACCESS_IDS,
    GARRISONS,
    LEAST_PRICE,
    MOST_HARVEST,
    MOST_PRICE,
    SHARES,
    STRONGHOLD_CARDS,
)
from sietch.classic.sheets import LEADER_IDS
from sietch.classic.terms import FACTION_IDS, TURNS
from sietch.kernel.action import ActionTable

MOST_SPICE: Final = 60  # the highest bid, pledge or payment that can be named
MOST_TOKENS: Final = 20
MOST_ELITES: Final = 5
DIAL_STEPS: Final = 41  # 0 to 20 in halves
ELEMENTS: Final[list[str]] = ["leader", "weapon", "defense", "number"]
NONE: Final[int] = len(CARD_IDS)  # "weapon none"

ACTIONS: Final = ActionTable()


def _numbers(last: int, first: int = 0) -> list[str]:
    return [str(number) for number in range(first, last + 1)]


def _halves() -> list[str]:
    return [str(step // 2) if step % 2 == 0 else f"{step // 2}.5" for step in range(DIAL_STEPS)]


PASS: Final[int] = ACTIONS.family("pass")
NEVER: Final[int] = ACTIONS.family("never")  # pass, and never ask again in windows of this kind
LISTEN: Final[int] = ACTIONS.family("listen")  # ask me again in all windows
DONE: Final[int] = ACTIONS.family("done")
YES: Final[int] = ACTIONS.family("yes")
NO: Final[int] = ACTIONS.family("no")

TAKE: Final[int] = ACTIONS.family("take", FACTION_IDS)
PREDICT: Final[int] = ACTIONS.family("predict", FACTION_IDS)
IN_TURN: Final[int] = ACTIONS.family("in_turn", _numbers(TURNS, 1))
TRAITOR: Final[int] = ACTIONS.family("traitor", LEADER_IDS)

STORM_DIAL: Final[int] = ACTIONS.family("sectors", _numbers(20))
PLAY: Final[int] = ACTIONS.family("play", CARD_IDS)
AT: Final[int] = ACTIONS.family("at", LOCATION_IDS)
COUNT: Final[int] = ACTIONS.family("count", _numbers(MOST_TOKENS))
ELITE: Final[int] = ACTIONS.family("elite", _numbers(MOST_ELITES))
WORM_AT: Final[int] = ACTIONS.family("worm", TERRITORY_IDS)

INVITE: Final[int] = ACTIONS.family("invite", FACTION_IDS)
JOIN: Final[int] = ACTIONS.family("join", FACTION_IDS)
LEAVE: Final[int] = ACTIONS.family("leave")

BID: Final[int] = ACTIONS.family("bid", _numbers(MOST_SPICE))
MAXIMUM: Final[int] = ACTIONS.family("max", _numbers(MOST_SPICE))
PLEDGE: Final[int] = ACTIONS.family("pledge", _numbers(MOST_SPICE))
SHARE: Final[int] = ACTIONS.family("share", _numbers(MOST_SPICE))
REVIVE: Final[int] = ACTIONS.family("revive", _numbers(MOST_TOKENS))

LAND: Final[int] = ACTIONS.family("land", LOCATION_IDS)
CROSS: Final[int] = ACTIONS.family("cross", LOCATION_IDS)  # a Guild shipment from one territory to another
WITHDRAW: Final[int] = ACTIONS.family("withdraw", LOCATION_IDS)  # a Guild shipment back to the reserves
MOVE: Final[int] = ACTIONS.family("move", LOCATION_IDS)
TO: Final[int] = ACTIONS.family("to", LOCATION_IDS)
END_PEACE: Final[int] = ACTIONS.family("end_peace", TERRITORY_IDS)
COEXIST: Final[int] = ACTIONS.family("coexist")
OPPOSE: Final[int] = ACTIONS.family("oppose")

BATTLE_AT: Final[int] = ACTIONS.family("battle", LOCATION_IDS)
AGAINST: Final[int] = ACTIONS.family("against", FACTION_IDS)
VOICE_PLAY: Final[int] = ACTIONS.family("voice_play", KIND_IDS[:SPECIAL])
VOICE_AVOID: Final[int] = ACTIONS.family("voice_avoid", KIND_IDS[:SPECIAL])
ASK: Final[int] = ACTIONS.family("ask", ELEMENTS)
LEADER: Final[int] = ACTIONS.family("leader", LEADER_IDS)
HERO: Final[int] = ACTIONS.family("hero", CARD_IDS)
NO_LEADER: Final[int] = ACTIONS.family("no_leader")
WEAPON: Final[int] = ACTIONS.family("weapon", [*CARD_IDS, "none"])
DEFENSE: Final[int] = ACTIONS.family("defense", [*CARD_IDS, "none"])
KWISATZ: Final[int] = ACTIONS.family("kwisatz_haderach", ["yes", "no"])
DIAL: Final[int] = ACTIONS.family("dial", _halves())
SUPPORT: Final[int] = ACTIONS.family("support", _numbers(MOST_TOKENS))
CALL: Final[int] = ACTIONS.family("call_traitor")
LOSE: Final[int] = ACTIONS.family(
    "lose", [f"{tokens}+{elites}" for tokens in range(MOST_TOKENS + 1) for elites in range(MOST_ELITES + 1)]
)
KEEP: Final[int] = ACTIONS.family("keep", CARD_IDS)
DISCARD: Final[int] = ACTIONS.family("discard", CARD_IDS)
CAPTURE: Final[int] = ACTIONS.family("capture")
KILL: Final[int] = ACTIONS.family("kill")

KARAMA_RATE: Final[int] = ACTIONS.family("karama_rate")  # ship at the Guild's price
KARAMA_FREE: Final[int] = ACTIONS.family("karama_free")  # take the card without paying
KARAMA_SPECIAL: Final[int] = ACTIONS.family("karama_special")
WORTHLESS_KARAMA: Final[int] = ACTIONS.family("karama_with", CARD_IDS)  # Bene Gesserit: a worthless card as Karama
GIVE: Final[int] = ACTIONS.family("give", CARD_IDS)

TRUTH: Final[int] = ACTIONS.family("truthtrance", FACTION_IDS)
HOLDS: Final[int] = ACTIONS.family("holds", CARD_IDS)
BRIBED: Final[int] = ACTIONS.family("bribed", LEADER_IDS)
AT_LEAST: Final[int] = ACTIONS.family("spice_at_least", _numbers(MOST_SPICE, 1))
PREDICTED: Final[int] = ACTIONS.family("predicted", FACTION_IDS)
PREDICTED_IN: Final[int] = ACTIONS.family("predicted_in", _numbers(TURNS, 1))
MARKER_IS: Final[int] = ACTIONS.family("marker_is", _numbers(6, 1))
ALOUD: Final[int] = ACTIONS.family("aloud")  # a question of one's own words, answered on record

DEAL_WITH: Final[int] = ACTIONS.family("deal", FACTION_IDS)
GIVE_SPICE: Final[int] = ACTIONS.family("give_spice", _numbers(MOST_SPICE, 1))
WANT_SPICE: Final[int] = ACTIONS.family("want_spice", _numbers(MOST_SPICE, 1))
PROMISES: Final[list[str]] = [
    "no_shipment",
    "no_bid",
    "no_traitor_call",
    "no_karama",
    "alliance",
    *[f"keep_out_of {name}" for name in TERRITORY_IDS],
]
PROMISE: Final[int] = ACTIONS.family("promise", PROMISES)
WANT: Final[int] = ACTIONS.family("want", PROMISES)
PAY_LATER: Final[int] = ACTIONS.family("pay_later", _numbers(MOST_SPICE, 1))
WANT_LATER: Final[int] = ACTIONS.family("want_later", _numbers(MOST_SPICE, 1))
OFFER: Final[int] = ACTIONS.family("offer")
DROP: Final[int] = ACTIONS.family("drop")
ACCEPT: Final[int] = ACTIONS.family("accept", FACTION_IDS)
REFUSE: Final[int] = ACTIONS.family("refuse", FACTION_IDS)

# -- Spice Harvest [FR-XVI]
MOST_WANTED: Final = 3  # access cards on one side of a trade
ANNOUNCE: Final[int] = ACTIONS.family("announce", _numbers(MOST_HARVEST))
PRICE: Final[int] = ACTIONS.family("price", _numbers(MOST_PRICE, LEAST_PRICE))
SHARE_CARD: Final[int] = ACTIONS.family("share_card", [str(share) for share in SHARES])
LOOK: Final[int] = ACTIONS.family("look", FACTION_IDS)
VOTE_FOR: Final[int] = ACTIONS.family("vote_for")
VOTE_AGAINST: Final[int] = ACTIONS.family("vote_against")
HAND_OVER: Final[int] = ACTIONS.family("hand_over", ACCESS_IDS)
WANT_CARDS: Final[int] = ACTIONS.family("want_cards", _numbers(MOST_WANTED, 1))
SHOW: Final[int] = ACTIONS.family("show")
HIDE: Final[int] = ACTIONS.family("hide")
OCCUPY: Final[int] = ACTIONS.family("occupy", list(STRONGHOLD_CARDS))
GARRISON: Final[int] = ACTIONS.family("garrison", [str(size) for size in GARRISONS])
# -- the Duel [FR-XIX]
THREATEN: Final[int] = ACTIONS.family("threaten", FACTION_IDS)
DEED: Final[int] = ACTIONS.family("deed", DEED_IDS)
KANLY: Final[int] = ACTIONS.family("kanly")  # call it
SPACE: Final[int] = ACTIONS.family("space", SPACE_IDS)  # of the arena
SECOND: Final[int] = ACTIONS.family("second", FACTION_IDS)  # take somebody's side in a duel
DUEL_CARD: Final[int] = ACTIONS.family("duel_card", DUEL_CARD_IDS)
EDGE: Final[int] = ACTIONS.family("edge", EDGE_IDS)  # between two spaces of the arena


def tokens_lost(action: int) -> tuple[int, int]:
    """Ordinary and elite tokens that a `lose` action names."""
    return divmod(action - LOSE, MOST_ELITES + 1)


def lose(tokens: int, elites: int) -> int:
    return LOSE + tokens * (MOST_ELITES + 1) + elites
