"""Shipment: landing reserves, and the ways of the Guild across the planet and away from it. [FR-IX.C.1]"""

from __future__ import annotations

from typing import Any, Final

from sietch.classic.actions import (
    COUNT,
    CROSS,
    ELITE,
    KARAMA_RATE,
    LAND,
    PASS,
    TO,
    WITHDRAW,
)
from sietch.classic.arrival import arrive, move_tokens
from sietch.classic.atlas import (
    FREMEN_LANDINGS,
    LOCATION_IDS,
    LOCATIONS_IN,
    SECTOR_OF,
    SINK,
    STRONGHOLDS,
    TERRITORY_IDS,
    TERRITORY_OF,
)
from sietch.classic.cards import CARD_IDS, KIND, WORTHLESS
from sietch.classic.deals import NO_SHIPMENT, bound
from sietch.classic.duel.deeds import SHIP as SHIPS
from sietch.classic.forces import Group, arrivals, kill, leave, lift, open_to, why_not_stop
from sietch.classic.frames import Ask, Step
from sietch.classic.groups import CROSS as CROSSING
from sietch.classic.groups import SHIPMENTS, HowMany, named
from sietch.classic.groups import WITHDRAW as WITHDRAWAL
from sietch.classic.hands import discard, karama_cards
from sietch.classic.karama import (
    GUILD_SHIPMENT,
    HALF_PRICE,
    POWERS,
    SHIPPING_INCOME,
    STOP_SHIPMENT,
    STORM_LOSSES,
    WORTHLESS_AS_KARAMA,
    doubt,
    special_used,
    special_window,
    stopped,
    window,
)
from sietch.classic.money import Pay, purse
from sietch.classic.phases.coexistence import OfferAdvisor
from sietch.classic.reasons import (
    CANCELLED,
    IN_STORM,
    NO_RESERVES,
    NOT_ENOUGH_SPICE,
    NOT_FREMEN_LAND,
    ONLY_GUILD,
    PROMISED,
)
from sietch.classic.state import ClassicState, Player
from sietch.classic.terms import BENE_GESSERIT, FREMEN, GUILD
from sietch.kernel.rule import Reason

BANK: Final = -1
A_STRONGHOLD: Final[int] = LOCATIONS_IN[STRONGHOLDS[0]][0]

# What a Karama, one's own or another's, has changed about a shipment.
RATE: Final = 1  # one's own Karama: the Guild's price, paid to the bank
NO_HALF: Final = 2  # half price was stopped
NO_GUILD_WAY: Final = 4  # shipping across or back was stopped
NO_STORM: Final = 8  # landing in the storm was stopped


def half_price(s: ClassicState, p: Player, changes: int) -> bool:
    """The Guild and its allies pay half, and whoever spends a Karama on it. [SH-GUILD.3, SH-KARAMA]"""
    if changes & RATE:
        return True
    if changes & NO_HALF:
        return False
    return p.faction == GUILD or by_guild_alliance(s, p)


def by_guild_alliance(s: ClassicState, p: Player) -> bool:
    guild = s.seat(GUILD)
    return guild >= 0 and bool(p.allies >> guild & 1)


def guild_ways(s: ClassicState, p: Player, changes: int) -> bool:
    """Whether a player may ship from one territory to another. [SH-GUILD.2]"""
    return not changes & NO_GUILD_WAY and (p.faction == GUILD or by_guild_alliance(s, p))


def price_of_one(s: ClassicState, location: int) -> int:
    """One spice a token into a stronghold, two elsewhere. [FR-IX.C.1.b, IT-XVIII.C]"""
    return 1 if s.rules.fortified >> TERRITORY_OF[location] & 1 else 2


def fee(s: ClassicState, p: Player, location: int, tokens: int, changes: int) -> int:
    """The price of landing so many tokens. [FR-IX.C.1.b]"""
    full_price = tokens * price_of_one(s, location)
    return (full_price + 1) // 2 if half_price(s, p, changes) else full_price


def most_landed(s: ClassicState, p: Player, location: int, changes: int) -> int:
    """How many tokens a player can pay to land there."""
    money = purse(s, p.seat)
    if half_price(s, p, changes):
        money *= 2
    return money // price_of_one(s, location)


def lands_free(p: Player) -> bool:
    return p.faction == FREMEN


def why_not_embark(s: ClassicState, p: Player) -> Reason | None:
    """Why a player lands nobody at all this turn."""
    if p.reserve + p.reserve_elite == 0:
        return NO_RESERVES
    return PROMISED if s.promises and bound(s, p.seat, NO_SHIPMENT) else None


def braves_storm(s: ClassicState, p: Player, changes: int) -> bool:
    """The Fremen may land in the storm at half losses. [SH-FREMEN.6]"""
    return lands_free(p) and s.rules.additional and not changes & NO_STORM


def landings(s: ClassicState, p: Player, changes: int) -> list[int]:
    """Every location where a player may land reserves: `why_not_land` for the whole map at once."""
    if why_not_embark(s, p) is not None:
        return []
    is_open = open_to(s, p.seat)
    storm = -1 if braves_storm(s, p, changes) else s.storm
    if lands_free(p):
        return [here for here in FREMEN_LANDINGS if is_open[TERRITORY_OF[here]] and SECTOR_OF[here] != storm]
    found: list[int] = []
    dear, cheap = most_landed(s, p, SINK, changes), most_landed(s, p, A_STRONGHOLD, changes)
    for here, territory in enumerate(TERRITORY_OF):
        if is_open[territory] and SECTOR_OF[here] != storm:
            if (cheap if s.rules.fortified >> territory & 1 else dear) > 0:
                found.append(here)
    return found


def why_not_land(s: ClassicState, p: Player, location: int, changes: int) -> Reason | None:
    """Why a player may not land reserves in a location. [FR-IX.C.1.c]"""
    reason = why_not_embark(s, p)
    if reason is not None:
        return reason
    if lands_free(p) and location not in FREMEN_LANDINGS:
        return NOT_FREMEN_LAND
    if SECTOR_OF[location] == s.storm and not braves_storm(s, p, changes):
        return CANCELLED if changes & NO_STORM else IN_STORM
    reason = why_not_stop(s, p.seat, TERRITORY_OF[location])
    if reason is None and not lands_free(p) and most_landed(s, p, location, changes) < 1:
        return NOT_ENOUGH_SPICE
    return reason


class Ship(Ask):
    """Land reserves, or for the Guild and its friends ship across the planet or away from it. [FR-IX.C.1]"""

    __slots__ = ("changes",)

    def __init__(self, seat: int, changes: int) -> None:
        super().__init__(seat)
        self.changes = changes

    def asks(self, s: ClassicState) -> bool:
        p = s.players[self.seat]
        if p.reserve + p.reserve_elite:
            return True
        return bool(p.places()) and (p.faction == GUILD or by_guild_alliance(s, p))

    def about(self, s: ClassicState) -> dict[str, Any]:
        p = s.players[self.seat]
        facts: dict[str, Any] = {
            "reserve": p.reserve,
            "elites": p.reserve_elite,
            "half": half_price(s, p, self.changes),
            "free": lands_free(p),
        }
        if len(s.rules.strongholds) > len(STRONGHOLDS):
            facts["sietches"] = " ".join([TERRITORY_IDS[it] for it in s.rules.strongholds[len(STRONGHOLDS) :]])
        return facts

    def options(self, s: ClassicState, seat: int) -> list[int]:
        p = s.players[seat]
        found = [PASS]
        if s.promises and bound(s, seat, NO_SHIPMENT):
            return found
        if p.reserve + p.reserve_elite:
            found.extend([LAND + here for here in landings(s, p, self.changes)])
            if not self.changes & RATE and not lands_free(p) and not half_price(s, p, self.changes):
                if karama_cards(s, p):
                    found.append(KARAMA_RATE)
        if guild_ways(s, p, self.changes):
            starts = [here for here in p.places() if SECTOR_OF[here] != s.storm]
            if purse(s, seat) > 0:
                found.extend([CROSS + here for here in starts])
                if p.faction == GUILD:
                    found.extend([WITHDRAW + here for here in starts])
        return sorted(found)

    def unavailable(self, s: ClassicState, seat: int) -> list[tuple[int, Reason]]:
        p = s.players[seat]
        found: list[tuple[int, Reason]] = []
        for here in range(len(LOCATION_IDS)):
            reason = why_not_land(s, p, here, self.changes)
            if reason is not None:
                found.append((LAND + here, reason.about({"location": LOCATION_IDS[here]})))
        if not guild_ways(s, p, self.changes):
            found.extend([(CROSS + here, ONLY_GUILD) for here in p.places()])
        if p.faction != GUILD:
            found.extend([(WITHDRAW + here, ONLY_GUILD) for here in p.places()])
        return found

    def choose(self, s: ClassicState, seat: int, action: int) -> None:
        p = s.players[seat]
        if action == PASS:
            return
        if action == KARAMA_RATE:
            card = karama_cards(s, p)[0]
            discard(s, p, card)
            if s.sink is not None:
                s.emit("karama_rate", seat, {"card": CARD_IDS[card]})
            s.cancelled &= ~(1 << WORTHLESS_AS_KARAMA)
            s.then(RateGranted(seat, self.changes))
            if KIND[card] == WORTHLESS:
                doubt(s, seat, WORTHLESS_AS_KARAMA)
        elif LAND <= action < LAND + len(LOCATION_IDS):
            s.then(LandHowMany(seat, action - LAND, self.changes, -1))
        else:
            purpose = CROSSING if action < WITHDRAW else WITHDRAWAL
            here = action - CROSS if action < WITHDRAW else action - WITHDRAW
            s.then(HowMany(seat, purpose, TERRITORY_OF[here], self.changes, (), here, -1))


class RateGranted(Step):
    """A Karama buys the Guild's price, unless the worthless card that stood for it was stopped."""

    __slots__ = ("changes", "seat")

    def __init__(self, seat: int, changes: int) -> None:
        self.seat = seat
        self.changes = changes

    def run(self, s: ClassicState) -> None:
        s.then(Ship(self.seat, self.changes if stopped(s, WORTHLESS_AS_KARAMA) else self.changes | RATE))


class LandHowMany(Ask):
    """How many tokens land, ordinary first, then elite. [FR-IX.C.1.a]"""

    __slots__ = ("changes", "location", "tokens")
    anytime = False

    def __init__(self, seat: int, location: int, changes: int, tokens: int) -> None:
        super().__init__(seat)
        self.location = location
        self.changes = changes
        self.tokens = tokens  # -1: not chosen yet

    def about(self, s: ClassicState) -> dict[str, Any]:
        p = s.players[self.seat]
        each = 0 if lands_free(p) else price_of_one(s, self.location)
        return {"location": LOCATION_IDS[self.location], "each": each, "half": half_price(s, p, self.changes)}

    def _most(self, s: ClassicState, p: Player) -> int:
        ready = p.reserve + p.reserve_elite
        return ready if lands_free(p) else min(ready, most_landed(s, p, self.location, self.changes))

    def options(self, s: ClassicState, seat: int) -> list[int]:
        p = s.players[seat]
        most = self._most(s, p)
        if self.tokens < 0 and p.reserve:
            return [COUNT + n for n in range(0 if p.reserve_elite else 1, min(most, p.reserve) + 1)]
        already = max(self.tokens, 0)
        return [ELITE + n for n in range(0 if already else 1, min(most - already, p.reserve_elite) + 1)]

    def unavailable(self, s: ClassicState, seat: int) -> list[tuple[int, Reason]]:
        p = s.players[seat]
        if self.tokens >= 0:
            return []
        return [(COUNT + n, NOT_ENOUGH_SPICE) for n in range(self._most(s, p) + 1, p.reserve + 1)]

    def choose(self, s: ClassicState, seat: int, action: int) -> None:
        p = s.players[seat]
        if action < ELITE:
            tokens = action - COUNT
            if p.reserve_elite and tokens < self._most(s, p):
                s.then(LandHowMany(seat, self.location, self.changes, tokens))
                return
            tokens, elites = tokens, 0
        else:
            tokens, elites = max(self.tokens, 0), action - ELITE
        declare(s, Shipment(seat, (), self.location, tokens, elites, self.changes))


def ship_across(s: ClassicState, seat: int, group: Group, changes: int) -> None:
    s.then(CrossTo(seat, group, changes))


def ship_back(s: ClassicState, seat: int, group: Group, changes: int) -> None:
    tokens = sum([some for _, some, _ in group])
    elites = sum([some for _, _, some in group])
    shipment = Shipment(seat, group, -1, tokens, elites, changes)
    if shipment.price(s) <= purse(s, seat):
        declare(s, shipment)
    else:
        s.then(Ship(seat, changes))


SHIPMENTS[CROSSING] = ship_across
SHIPMENTS[WITHDRAWAL] = ship_back


class CrossTo(Ask):
    """To which territory does the Guild's ship carry the group? [SH-GUILD.2]"""

    __slots__ = ("changes", "group")
    anytime = False

    def __init__(self, seat: int, group: Group, changes: int) -> None:
        super().__init__(seat)
        self.group = group
        self.changes = changes

    def about(self, s: ClassicState) -> dict[str, Any]:
        return {"picked": named(self.group)}

    def options(self, s: ClassicState, seat: int) -> list[int]:
        p = s.players[seat]
        home = TERRITORY_OF[self.group[0][0]]
        count = sum([some + elites for _, some, elites in self.group])
        found = [PASS]
        for here in arrivals(s, seat):
            if TERRITORY_OF[here] != home:
                if fee(s, p, here, count, self.changes) <= purse(s, seat):
                    found.append(TO + here)
        return found

    def choose(self, s: ClassicState, seat: int, action: int) -> None:
        if action == PASS:
            s.then(Ship(seat, self.changes))
            return
        tokens = sum([some for _, some, _ in self.group])
        elites = sum([some for _, _, some in self.group])
        declare(s, Shipment(seat, self.group, action - TO, tokens, elites, self.changes))


class Shipment(Step):
    """A shipment that was announced: paid, carried out, perhaps stopped on the way."""

    __slots__ = ("changes", "elites", "group", "location", "seat", "tokens")

    def __init__(self, seat: int, group: Group, location: int, tokens: int, elites: int, changes: int) -> None:
        self.seat = seat
        self.group = group  # empty: from the reserves
        self.location = location  # -1: back to the reserves
        self.tokens = tokens
        self.elites = elites
        self.changes = changes

    def price(self, s: ClassicState) -> int:
        p = s.players[self.seat]
        count = self.tokens + self.elites
        if lands_free(p) and not self.group:
            return 0
        if self.location < 0:
            return (count + 1) // 2  # one spice for two tokens [SH-GUILD.3]
        return fee(s, p, self.location, count, self.changes)

    def run(self, s: ClassicState) -> None:
        p = s.players[self.seat]
        again = self.changes
        if stopped(s, GUILD_SHIPMENT):
            again |= NO_GUILD_WAY
        if stopped(s, HALF_PRICE):
            again |= NO_HALF
        if stopped(s, STORM_LOSSES):
            again |= NO_STORM
        if again != self.changes:
            s.then(Ship(self.seat, again))
            return
        s.then(Arrival(self.seat, self.group, self.location, self.tokens, self.elites))
        price = self.price(s)
        if not price:
            return
        guild = s.seat(GUILD)
        if guild < 0 or guild == p.seat or self.changes & RATE:
            s.then(Pay(p.seat, price, BANK))
        else:
            s.then(Fee(p.seat, price))
            window(s, SHIPPING_INCOME, guild)


def declare(s: ClassicState, shipment: Shipment) -> None:
    """Announce a shipment; the Guild may stop it by its special Karama before anything else is asked."""
    p = s.players[shipment.seat]
    if s.sink is not None:
        to = LOCATION_IDS[shipment.location] if shipment.location >= 0 else "reserves"
        facts = {"to": to, "tokens": shipment.tokens, "elites": shipment.elites, "from": named(shipment.group)}
        s.emit("ships", p.seat, facts)
    s.then(CastOff(), shipment)
    guild = s.seat(GUILD)
    s.cancelled &= ~(1 << POWERS + STOP_SHIPMENT)
    if guild >= 0 and guild != p.seat and not shipment.group and not lands_free(p):
        special_window(s, GUILD, STOP_SHIPMENT, p.seat)


class CastOff(Step):
    """Powers that the shipment beneath makes use of may be stopped now. [SH-KARAMA]"""

    __slots__ = ()

    def run(self, s: ClassicState) -> None:
        shipment = s.stack[-1]
        assert isinstance(shipment, Shipment)
        p = s.players[shipment.seat]
        if special_used(s, STOP_SHIPMENT):
            s.stack.pop()
            if s.sink is not None:
                s.emit("shipment_stopped", p.seat, {})
            return
        s.cancelled &= ~(1 << GUILD_SHIPMENT | 1 << HALF_PRICE | 1 << STORM_LOSSES)
        guild = s.seat(GUILD)
        if shipment.group:
            window(s, GUILD_SHIPMENT, guild)
        elif not lands_free(p) and half_price(s, p, shipment.changes) and not shipment.changes & RATE:
            window(s, HALF_PRICE, guild)
        elif lands_free(p) and SECTOR_OF[shipment.location] == s.storm:
            window(s, STORM_LOSSES, p.seat)


class Fee(Step):
    """Shipping pays the Guild, unless a Karama sends the spice to the bank. [SH-GUILD.1]"""

    __slots__ = ("price", "seat")

    def __init__(self, seat: int, price: int) -> None:
        self.seat = seat
        self.price = price

    def run(self, s: ClassicState) -> None:
        s.then(Pay(self.seat, self.price, BANK if stopped(s, SHIPPING_INCOME) else s.seat(GUILD)))


class Arrival(Step):
    """The tokens are set down; Bene Gesserit may travel with them. [FR-IX.C.1, SH-BENE_GESSERIT.2]"""

    __slots__ = ("elites", "group", "location", "seat", "tokens")

    def __init__(self, seat: int, group: Group, location: int, tokens: int, elites: int) -> None:
        self.seat = seat
        self.group = group
        self.location = location
        self.tokens = tokens
        self.elites = elites

    def run(self, s: ClassicState) -> None:
        p = s.players[self.seat]
        if s.duel is not None:
            s.duel.note(self.seat, SHIPS)
        if self.group and self.location < 0:
            for here, some, elites in self.group:
                lift(p, here, some, elites)
                leave(s, p, TERRITORY_OF[here])
            p.reserve += self.tokens
            p.reserve_elite += self.elites
            return
        if self.group:
            move_tokens(s, p, self.group, self.location)
            return
        p.reserve -= self.tokens
        p.reserve_elite -= self.elites
        if not lands_free(p):
            sisters = s.player(BENE_GESSERIT)
            if sisters is not None and sisters.seat != p.seat:
                s.then(OfferAdvisor(self.location))
        arrive(s, p, self.location, self.tokens, self.elites)
        if lands_free(p) and SECTOR_OF[self.location] == s.storm:
            storm_toll(s, p, self.location, self.tokens, self.elites)


def storm_toll(s: ClassicState, p: Player, location: int, tokens: int, elites: int) -> None:
    """Half of those who land in the storm, rounded up, are lost, ordinary ones first. [SH-FREMEN.6]"""
    lost = (tokens + elites + 1) // 2
    fewer = min(lost, tokens)
    kill(s, p, location, fewer, lost - fewer)
    if s.sink is not None:
        s.emit("killed", p.seat, {"location": LOCATION_IDS[location], "tokens": lost, "by": "storm"})
