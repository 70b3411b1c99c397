"""Karama: stopping one use of one power, and the windows in which that can be done. [SH-KARAMA]"""

from __future__ import annotations

from typing import Any, Final

from sietch.classic.actions import KARAMA_SPECIAL, PLAY, WORTHLESS_KARAMA
from sietch.classic.cards import CARD_IDS, KARAMA, KIND, WORTHLESS
from sietch.classic.deals import NO_KARAMA, bound
from sietch.classic.frames import React, listening
from sietch.classic.hands import could_hold, could_karama, discard, karama_cards
from sietch.classic.state import ClassicState, Player
from sietch.classic.terms import BENE_GESSERIT, FACTION_IDS
from sietch.kernel.sealed import Answers

# Powers that a Karama can stop. The numbers are also the kinds of windows.
CARD_SIGHT: Final = 0
SPICE_SIGHT: Final = 1
PRESCIENCE: Final = 2
KWISATZ_HADERACH: Final = 3
BONUS_CARD: Final = 4
CAPTURE: Final = 5
AUCTION_INCOME: Final = 6
SARDAUKAR: Final = 7
SHIPPING_INCOME: Final = 8
GUILD_SHIPMENT: Final = 9
HALF_PRICE: Final = 10
OUT_OF_ORDER: Final = 11
WORM_CONTROL: Final = 12
EXTRA_WORM: Final = 13
FEDAYKIN: Final = 14
STORM_LOSSES: Final = 15
ADVISOR: Final = 16
VOICE: Final = 17
CHARITY: Final = 18
WORTHLESS_AS_KARAMA: Final = 19
END_OF_PEACE: Final = 20
POWER_IDS: Final[list[str]] = [
    "card_sight",
    "spice_sight",
    "prescience",
    "kwisatz_haderach",
    "bonus_card",
    "capture",
    "auction_income",
    "sardaukar",
    "shipping_income",
    "guild_shipment",
    "half_price",
    "out_of_order",
    "worm_control",
    "extra_worm",
    "fedaykin",
    "storm_losses",
    "advisor",
    "voice",
    "charity",
    "worthless_as_karama",
    "end_of_peace",
]
POWERS: Final[int] = len(POWER_IDS)
# Further kinds of windows.
STORM_CARD: Final = 21
ATOMICS_CARD: Final = 22
THUMPER_CARD: Final = 23
HARVESTER_CARD: Final = 24
POISON_CARD: Final = 25
SPECIAL_POWER: Final = 26
# Powers of factions that came later stand behind them.
IXIAN_SPICE: Final = 27
TLEILAXU_INCOME: Final = 28
LANDSRAAD_LEVY: Final = 29
EXTRA_POWER_IDS: Final[list[str]] = ["ixian_spice", "tleilaxu_income", "landsraad_levy"]
WINDOW_IDS: Final[list[str]] = [
    *POWER_IDS,
    "weather_control",
    "family_atomics",
    "thumper",
    "harvester",
    "residual_poison",
    "special_karama",
    *EXTRA_POWER_IDS,
]


def may_stop(s: ClassicState, p: Player, victim: int, power: int) -> list[int]:
    """The Karamas, real or worthless, that this player could spend against a victim."""
    if s.promises and bound(s, p.seat, NO_KARAMA, victim):
        return []
    if power == WORTHLESS_AS_KARAMA:
        return [PLAY + KARAMA] if KARAMA in p.hand else []
    return [PLAY + card if card == KARAMA else WORTHLESS_KARAMA + card for card in karama_cards(s, p)]


class KaramaWindow(React):
    """May somebody stop this power with a Karama?"""

    __slots__ = ("power", "victim")

    def __init__(self, power: int, victim: int, asked: tuple[int, ...], answers: Answers | None = None) -> None:
        super().__init__(asked, answers)
        self.power = power
        self.victim = victim

    def with_answers(self, answers: Answers) -> KaramaWindow:
        return KaramaWindow(self.power, self.victim, self.asked, answers)

    def kind(self) -> int:
        return self.power

    def about(self, s: ClassicState, seat: int) -> dict[str, Any]:
        return {"power": WINDOW_IDS[self.power], "victim": FACTION_IDS[s.players[self.victim].faction]}

    def reactions(self, s: ClassicState, seat: int) -> list[int]:
        return may_stop(s, s.players[seat], self.victim, self.power)

    def react(self, s: ClassicState, seat: int, action: int) -> None:
        stop(s, seat, action, self.power, self.victim)


def stop(s: ClassicState, seat: int, action: int, power: int, victim: int) -> None:
    """Play a Karama against a power; a worthless card in its place can itself be stopped."""
    p = s.players[seat]
    card = action - PLAY if PLAY <= action < PLAY + len(KIND) else action - WORTHLESS_KARAMA
    discard(s, p, card)
    s.cancelled |= 1 << power
    if s.sink is not None:
        facts = {"power": WINDOW_IDS[power], "victim": victim, "card": CARD_IDS[card]}
        s.emit("karama", seat, facts)
    if KIND[card] == WORTHLESS:
        doubt(s, seat, power)


def doubt(s: ClassicState, seat: int, power: int) -> None:
    """A worthless card was played as a Karama: somebody may answer with a real one, and both are lost. [IT-XXV.A.7]"""
    order = [p.seat for p in s.players if p.seat != seat and could_hold(s, p, KARAMA)]
    asked = listening(s, order, WORTHLESS_AS_KARAMA)
    if asked:
        s.then(Doubt(power, seat, asked))


class Doubt(React):
    """May somebody stop the Bene Gesserit from using a worthless card as a Karama? [IT-XXV.A.7]"""

    __slots__ = ("power", "victim")

    def __init__(self, power: int, victim: int, asked: tuple[int, ...], answers: Answers | None = None) -> None:
        super().__init__(asked, answers)
        self.power = power
        self.victim = victim

    def with_answers(self, answers: Answers) -> Doubt:
        return Doubt(self.power, self.victim, self.asked, answers)

    def kind(self) -> int:
        return WORTHLESS_AS_KARAMA

    def about(self, s: ClassicState, seat: int) -> dict[str, Any]:
        return {"power": POWER_IDS[WORTHLESS_AS_KARAMA], "victim": FACTION_IDS[BENE_GESSERIT]}

    def reactions(self, s: ClassicState, seat: int) -> list[int]:
        return may_stop(s, s.players[seat], self.victim, WORTHLESS_AS_KARAMA)

    def react(self, s: ClassicState, seat: int, action: int) -> None:
        discard(s, s.players[seat], KARAMA)
        s.cancelled &= ~(1 << self.power)
        s.cancelled |= 1 << WORTHLESS_AS_KARAMA
        if s.sink is not None:
            s.emit("karama", seat, {"power": POWER_IDS[WORTHLESS_AS_KARAMA], "victim": self.victim, "card": "karama"})

    def nobody(self, s: ClassicState) -> None:
        s.cancelled &= ~(1 << WORTHLESS_AS_KARAMA)


def window(s: ClassicState, power: int, victim: int) -> None:
    """Ask whether a power is stopped, before whatever lies beneath on the stack goes on."""
    s.cancelled &= ~(1 << power)
    could = [p.seat for p in s.players if p.seat != victim and could_karama(s, p)]
    asked = listening(s, could, power) if could else ()
    if asked:
        s.then(KaramaWindow(power, victim, asked))


def stopped(s: ClassicState, power: int) -> bool:
    """Whether the power was stopped in the window just closed; asking clears it."""
    if s.cancelled >> power & 1:
        s.cancelled &= ~(1 << power)
        return True
    return False


# -- a faction's own Karama power [FR-XVIII] ----------------------------------------------------------------------


def could_use_special(s: ClassicState, faction: int) -> bool:
    """Whether the table must reckon with a faction's special Karama power."""
    if not s.rules.special_karama:
        return False
    p = s.player(faction)
    if p is None or (s.rules.special_once and p.special_used):
        return False
    return could_hold(s, p, KARAMA)


def has_special(s: ClassicState, p: Player) -> bool:
    """Whether a player can use the special power now."""
    if not s.rules.special_karama or KARAMA not in p.hand or p.faction == BENE_GESSERIT:
        return False
    return not (s.rules.special_once and p.special_used)


def spend_special(s: ClassicState, p: Player) -> None:
    """Pay for the special power with a Karama card."""
    discard(s, p, KARAMA)
    p.special_used += 1
    if s.sink is not None:
        s.emit("karama_special", p.seat, {"faction": FACTION_IDS[p.faction]})


class SpecialWindow(React):
    """One faction may use its special Karama power here; `moment` says what follows if it does."""

    __slots__ = ("moment", "subject")

    def __init__(self, moment: int, subject: int, asked: tuple[int, ...], answers: Answers | None = None) -> None:
        super().__init__(asked, answers)
        self.moment = moment
        self.subject = subject

    def with_answers(self, answers: Answers) -> SpecialWindow:
        return SpecialWindow(self.moment, self.subject, self.asked, answers)

    def kind(self) -> int:
        return SPECIAL_POWER

    def about(self, s: ClassicState, seat: int) -> dict[str, Any]:
        facts: dict[str, Any] = {"power": FACTION_IDS[s.players[seat].faction]}
        if self.subject >= 0:
            facts["victim"] = FACTION_IDS[s.players[self.subject].faction]
        return facts

    def reactions(self, s: ClassicState, seat: int) -> list[int]:
        p = s.players[seat]
        if self.subject >= 0 and s.promises and bound(s, seat, NO_KARAMA, self.subject):
            return []
        return [KARAMA_SPECIAL] if has_special(s, p) else []

    def react(self, s: ClassicState, seat: int, action: int) -> None:
        spend_special(s, s.players[seat])
        s.cancelled |= 1 << (POWERS + self.moment)


# Moments of special powers, kept among the cancelled powers until somebody looks.
SEE_PLAN: Final = 0
STOP_SHIPMENT: Final = 1
CALL_WORM: Final = 2
IXIAN_ARMS: Final = 3


def special_window(s: ClassicState, faction: int, moment: int, subject: int = -1) -> None:
    s.cancelled &= ~(1 << (POWERS + moment))
    if could_use_special(s, faction):
        asked = listening(s, [s.seat(faction)], SPECIAL_POWER)
        if asked:
            s.then(SpecialWindow(moment, subject, asked))


def special_used(s: ClassicState, moment: int) -> bool:
    return stopped(s, POWERS + moment)
