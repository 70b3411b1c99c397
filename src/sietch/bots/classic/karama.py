"""Karama: which powers are worth stopping, and the special powers."""

from __future__ import annotations

from typing import Final

from sietch.bots.classic.battles import crucial
from sietch.bots.classic.desert import worm_worth
from sietch.bots.classic.newcomers import WORTH_SABOTAGE
from sietch.bots.classic.outlook import Outlook
from sietch.bots.classic.strongholds import chance_to_win, dangerous, my_layout, threat
from sietch.classic.actions import KARAMA_SPECIAL, NEVER, PASS, PLAY, WORTHLESS_KARAMA
from sietch.classic.atlas import SAND_TERRITORIES
from sietch.classic.cards import CARD_IDS, KARAMA
from sietch.classic.karama import (
    CALL_WORM,
    CAPTURE,
    FEDAYKIN,
    GUILD_SHIPMENT,
    HALF_PRICE,
    IXIAN_ARMS,
    IXIAN_SPICE,
    KWISATZ_HADERACH,
    POWER_IDS,
    PRESCIENCE,
    SARDAUKAR,
    SEE_PLAN,
    STOP_SHIPMENT,
    VOICE,
    WINDOW_IDS,
    KaramaWindow,
    SpecialWindow,
)
from sietch.classic.phases.shipment import Shipment

BATTLE_POWERS: Final[tuple[int, ...]] = (PRESCIENCE, VOICE, KWISATZ_HADERACH, SARDAUKAR, FEDAYKIN)
SHIPPING_POWERS: Final[tuple[int, ...]] = (GUILD_SHIPMENT, HALF_PRICE)
WORTH_STOPPING: Final = 25.0  # what must hang on a battle before a Karama is spent on it
WORTH_A_CHEAP_ONE: Final = 9.0  # before a worthless card is
PRESSING: Final = 0.35
WORM_WORTH: Final = 6.0


def stop_power(o: Outlook) -> int:
    """A Karama for the power that decides a battle or carries somebody to victory; most are never worth one."""
    frame = o.frame
    assert isinstance(frame, KaramaWindow)
    if frame.power == IXIAN_SPICE:
        return sabotage(o, frame.victim)
    if frame.power not in BATTLE_POWERS and frame.power not in SHIPPING_POWERS and frame.power != CAPTURE:
        o.why("classicbot-never")
        return NEVER if NEVER in o.options else PASS
    cards = [action for action in o.options if action not in (PASS, NEVER)]
    if not cards or o.side >> frame.victim & 1:
        o.why("classicbot-nothing_to_play")
        return PASS
    cheap = [action for action in cards if action >= WORTHLESS_KARAMA and action != PLAY + KARAMA]
    action = cheap[0] if cheap else cards[0]
    price = WORTH_A_CHEAP_ONE if cheap else WORTH_STOPPING
    if frame.power in BATTLE_POWERS:
        use = crucial(o, price)
    elif frame.power in SHIPPING_POWERS:
        use = helps_a_winner(o, frame.victim)
    else:
        use = bool(cheap)
    if use:
        o.why("classicbot-karama", {"power": POWER_IDS[frame.power]})
        return action
    card = CARD_IDS[action - WORTHLESS_KARAMA] if cheap else "karama"
    o.why("classicbot-keep_card", {"card": card})
    return PASS


def sabotage(o: Outlook, victim: int) -> int:
    """A Karama for the hoard of the Ixians, once it is large enough."""
    cards = [action for action in o.options if action not in (PASS, NEVER)]
    if cards and not o.side >> victim & 1 and o.s.players[victim].spice >= WORTH_SABOTAGE:
        o.why("classicbot-karama", {"power": WINDOW_IDS[IXIAN_SPICE]})
        return cards[-1]
    o.why("classicbot-nothing_to_play")
    return PASS


def helps_a_winner(o: Outlook, victim: int) -> bool:
    """Whether the shipment on its way may decide the game for the victim's side."""
    danger, side = threat(o)
    if danger >= PRESSING and side >> victim & 1:
        return True
    layout = my_layout(o)
    return any(other >> victim & 1 and chance_to_win(o, other, layout) >= PRESSING for other in dangerous(o))


def doubt(o: Outlook) -> int:
    """A Karama against a Karama would only trade one for the other."""
    o.why("classicbot-never")
    return NEVER if NEVER in o.options else PASS


def special(o: Outlook) -> int:
    """One's own special power, when the moment is worth the card."""
    frame = o.frame
    assert isinstance(frame, SpecialWindow)
    if KARAMA_SPECIAL not in o.options:
        o.why("classicbot-nothing_to_play")
        return PASS
    use = False
    if frame.moment in (SEE_PLAN, IXIAN_ARMS):
        use = crucial(o, WORTH_A_CHEAP_ONE)
    elif frame.moment == STOP_SHIPMENT:
        use = not o.side >> frame.subject & 1 and _landing_wins(o, frame.subject)
    elif frame.moment == CALL_WORM:
        sand = [territory for territory in SAND_TERRITORIES if not o.s.rules.fortified >> territory & 1]
        use = max([worm_worth(o, territory) for territory in sand]) >= WORM_WORTH
    o.why("classicbot-special" if use else "classicbot-keep_card", {} if use else {"card": "karama"})
    return KARAMA_SPECIAL if use else PASS


def _landing_wins(o: Outlook, subject: int) -> bool:
    """Whether the shipment on the stack lands in a stronghold while its side is close to victory."""
    for frame in o.s.stack:
        if isinstance(frame, Shipment) and frame.seat == subject:
            return helps_a_winner(o, subject)
    return False
