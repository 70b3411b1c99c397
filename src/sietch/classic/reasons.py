"""Why something may not be done: ready-made reasons, each with the rule that says so."""

from __future__ import annotations

from typing import Final

from sietch.kernel.rule import Reason

IN_STORM: Final = Reason("FR-IX.C.1.c", "why-in_storm")
CAUGHT_IN_STORM: Final = Reason("FR-IX.C.2.c", "why-caught_in_storm")
TWO_ALREADY: Final = Reason("FR-IX.C.1.c", "why-two_already")
ALLY_THERE: Final = Reason("FR-XII.E.5", "why-ally_there")
TOO_FAR: Final = Reason("FR-IX.C.2.a", "why-too_far")
NOT_ENOUGH_SPICE: Final = Reason("FR-IX.C.1.b", "why-not_enough_spice")
NOT_FREMEN_LAND: Final = Reason("SH-FREMEN.2", "why-not_fremen_land")
NO_RESERVES: Final = Reason("FR-IX.C.1.a", "why-no_reserves")
ONLY_GUILD: Final = Reason("FR-IX.C.1.d", "why-only_guild")
CANCELLED: Final = Reason("SH-KARAMA", "why-cancelled")
PROMISED: Final = Reason("FR-XIII.C", "why-promised")
BID_TOO_HIGH: Final = Reason("FR-VIII.C", "why-bid_too_high")
BID_TOO_LOW: Final = Reason("FR-VIII.B.2", "why-bid_too_low")
HAND_FULL: Final = Reason("FR-VIII.G", "why-hand_full")
LEADER_DEAD: Final = Reason("FR-X.C.4", "why-leader_dead")
LEADER_CAPTURED: Final = Reason("SH-HARKONNEN.4", "why-leader_captured")
FOUGHT_ELSEWHERE: Final = Reason("FR-X.C.8", "why-fought_elsewhere")
NO_CARDS_ALONE: Final = Reason("FR-X.C.10", "why-no_cards_alone")
VOICE_FORBIDS: Final = Reason("SH-BENE_GESSERIT.3", "why-voice_forbids")
SHOWN_ALREADY: Final = Reason("SH-ATREIDES.3", "why-shown_already")
TOO_DEAR: Final = Reason("FR-IX.D.2", "why-not_enough_spice")
NOT_REVIVABLE: Final = Reason("FR-IX.D.1", "why-not_revivable")
WAIT_FOR_OTHERS: Final = Reason("FR-IX.D.5", "why-wait_for_others")
REVIVAL_LIMIT: Final = Reason("FR-IX.B.2", "why-revival_limit")
ONE_ELITE: Final = Reason("SH-ELITE", "why-one_elite")
NOT_ON_TURN_ONE: Final = Reason("OQ48", "why-not_on_turn_one")
NOTHING_TO_REVIVE: Final = Reason("FR-IX.B", "why-nothing_to_revive")
ALLIANCE_FULL: Final = Reason("IT-XVIII.A.1", "why-alliance_full")
NOBODY_LEFT: Final = Reason("IT-IV", "why-nobody_left")
ONE_GHOLA: Final = Reason("SH-BENE_TLEILAX.4", "why-one_ghola")
SILENCED: Final = Reason("CARD-CONE", "why-silenced")

# -- Spice Harvest
HARVEST_TOO_HIGH: Final = Reason("FR-XVI.B.1.a", "why-harvest_too_high")
CANNOT_BE_SHARED: Final = Reason("FR-XVI.B.1.b", "why-cannot_be_shared")
NO_SUCH_SHARE: Final = Reason("FR-XVI.B.1.b", "why-no_such_share")
SHARES_TOO_HIGH: Final = Reason("FR-XVI.B.1.b", "why-shares_too_high")
NOT_ENOUGH_FOR_SECOND: Final = Reason("FR-XVI.C.3", "why-not_enough_for_second")
TOO_MANY_TOKENS: Final = Reason("FR-XVI.B.6.a", "why-too_many_tokens")
NO_GARRISON: Final = Reason("FR-XVI.B.6.a", "why-no_garrison")
