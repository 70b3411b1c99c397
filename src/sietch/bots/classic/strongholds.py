"""Who holds what at the end of the turn, and who wins by it: the question behind every other."""

from __future__ import annotations

from typing import Final

from sietch.bots.classic.odds import beats
from sietch.bots.classic.outlook import Outlook, others_there, tokens_at
from sietch.classic.atlas import FREMEN_LANDINGS, LOCATIONS_IN, SECTOR_OF, walk
from sietch.classic.factions_extra.tleilaxu import ruler
from sietch.classic.forces import ally_bars, others_in, present
from sietch.classic.phases.movement import march_range
from sietch.classic.phases.shipment import half_price, lands_free
from sietch.classic.state import Player
from sietch.classic.terms import BENE_GESSERIT, FREMEN, GUILD, MOVEMENT, TURNS
from sietch.classic.victory import fremen_victory, victory_territories, weight

Tokens = tuple[int, int]  # ordinary, elite
Layout = dict[int, Tokens]  # this seat's tokens by territory, as they might stand

SECURE: Final = 0.97  # nothing on Dune is certain
EMPTY: Final = 0.92  # whoever comes to an empty stronghold has it
EAGER: Final = 0.85  # one stronghold short of the victory, everybody tries for it
IDLE: Final = 0.22
MEDDLING: Final = 0.15  # how likely somebody who can come to a stronghold comes to this one
NEGLIGIBLE: Final = 0.02
NO_TOKENS: Final[Tokens] = (0, 0)


def my_layout(o: Outlook) -> Layout:
    """Where this seat's tokens stand among the territories that count."""
    return {territory: tokens_at(o.me, territory) for territory in victory_territories(o.s)}


def sides(o: Outlook) -> list[int]:
    """Everybody who could win against this seat: alliances, and players on their own, as bits."""
    found: list[int] = []
    for p in o.foes:
        mask = p.allies | 1 << p.seat
        if mask not in found:
            found.append(mask)
    return found


def can_bring(o: Outlook, p: Player, territory: int) -> int:
    """How many tokens a player could still bring to a territory this turn, by ship or on foot."""
    key = 5000 + p.seat * 64 + territory
    known = o.memory.get(key)
    if known is not None:
        return int(known)
    most = _reinforcements(o, p, territory)
    o.memory[key] = float(most)
    return most


def _reinforcements(o: Outlook, p: Player, territory: int) -> int:
    s = o.s
    if not o.still_to_move(p) or others_in(s, p.seat, territory) >= 2 or ally_bars(s, p.seat, territory):
        return 0
    most = 0
    for location in LOCATIONS_IN[territory]:
        if SECTOR_OF[location] == s.storm:
            continue
        reserve = p.reserve + p.reserve_elite
        if lands_free(p):
            landing = reserve if location in FREMEN_LANDINGS else 0
        else:
            landing = min(reserve, p.spice * (2 if half_price(s, p, 0) else 1))
        most = max(most, landing)
        steps = march_range(s, p)
        for place in p.places():
            if p.at(place) > most and location in walk(place, steps, s.storm, 0):
                most = p.at(place)
    return most


def chance_held(o: Outlook, side: int, territory: int, mine: Tokens, spent: int) -> float:
    """How likely a side holds a territory at the end of the turn, if this seat has so many tokens there."""
    paid = spent if o.s.rules.advanced and mine != NO_TOKENS else 0
    key = ((((side * 64 + territory) * 32 + mine[0]) * 8 + mine[1]) * 64 + min(paid, 63)) + 1_000_000
    known = o.memory.get(key)
    if known is None:
        known = _weigh(o, side, territory, mine, paid)
        o.memory[key] = known
    return known


def _weigh(o: Outlook, side: int, territory: int, mine: Tokens, spent: int) -> float:
    s = o.s
    friends: list[tuple[Player, Tokens]] = []
    enemies: list[tuple[Player, Tokens]] = []
    for p, tokens in others_there(o, territory):
        if side >> p.seat & 1:
            friends.append((p, tokens))
        else:
            enemies.append((p, tokens))
    if mine != NO_TOKENS and not s.coexists(o.seat, territory):
        if side >> o.seat & 1:
            friends.append((o.me, mine))
        else:
            enemies.append((o.me, mine))
    if not friends:
        return _arrival(o, side, territory, enemies)
    chance = SECURE
    for enemy, theirs in enemies:
        best = 0.0
        for friend, ours in friends:
            paid = spent if friend.seat == o.seat else 0
            best = max(best, beats(o, friend, ours, enemy, theirs, territory, paid))
        chance *= best
    if s.phase > MOVEMENT or len(enemies) + len(friends) > 1:
        return chance
    for p in s.players:
        if side >> p.seat & 1 or p.seat == o.seat:
            continue
        brought = can_bring(o, p, territory)
        if brought:
            friend, ours = friends[0]
            chance *= 1.0 - MEDDLING * beats(o, p, (brought, 0), friend, ours, territory)
    return chance


def _arrival(o: Outlook, side: int, territory: int, enemies: list[tuple[Player, Tokens]]) -> float:
    """How likely somebody of a side that is not there comes and takes it."""
    if o.s.phase > MOVEMENT or len(enemies) > 1:
        return 0.0
    best = 0.0
    for p in o.s.players:
        if not side >> p.seat & 1 or p.seat == o.seat:
            continue
        brought = can_bring(o, p, territory)
        if brought:
            taken = EMPTY
            if enemies:
                taken = beats(o, p, (brought, 0), enemies[0][0], enemies[0][1], territory)
            best = max(best, taken)
    return best * (EAGER if presence(o, side) + 1 >= needed(o, side) else IDLE)


def presence(o: Outlook, side: int) -> int:
    """How many strongholds a side stands in now, contested or not."""
    s = o.s
    key = 6000 + side
    known = o.memory.get(key)
    if known is not None:
        return int(known)
    count = 0
    for territory in victory_territories(s):
        owner = ruler(s, territory)
        if owner >= 0:
            held = bool(side >> owner & 1)
        else:
            held = any(side >> p.seat & 1 for p, _ in others_there(o, territory)) or (
                bool(side >> o.seat & 1) and o.me.stands_in(territory) and not s.coexists(o.seat, territory)
            )
        if held:
            count += weight(s, territory)
    o.memory[key] = float(count)
    return count


def needed(o: Outlook, side: int) -> int:
    return o.s.rules.strongholds_to_win(side.bit_count())


def within_reach(o: Outlook, side: int) -> int:
    """How many strongholds a side could stand in at best at the end of this turn."""
    movers = 0
    if o.s.phase <= MOVEMENT:
        movers = 2 * len([p for p in o.s.players if side >> p.seat & 1 and o.still_to_move(p)])
    return presence(o, side) + movers


def at_least(chances: list[float], count: int) -> float:
    """The chance that so many of several things come true."""
    spread = [1.0] + [0.0] * count
    for chance in chances:
        for n in range(count, 0, -1):
            gain = spread[n - 1] * chance
            spread[n] = spread[n] * (1.0 - chance if n < count else 1.0) + gain
        spread[0] *= 1.0 - chance
    return spread[count]


def chance_to_win(o: Outlook, side: int, layout: Layout, spent: int = 0) -> float:
    """How likely a side has its strongholds at the end of this turn."""
    chances = [chance_held(o, side, territory, layout[territory], spent) for territory in layout]
    if o.s.rules.doubled:
        cities = [territory for territory in layout if weight(o.s, territory) > 1]
        chances.extend([chance_held(o, side, city, layout[city], spent) for city in cities])
    return at_least(chances, needed(o, side))


def foreseen(o: Outlook, side: int) -> bool:
    """Whether this seat is the Bene Gesserit and has predicted that this side wins now."""
    p = o.me
    if p.faction != BENE_GESSERIT or p.predicted_turn != o.s.turn:
        return False
    winner = o.s.seat(p.predicted)
    return winner >= 0 and bool(side >> winner & 1)


def dangerous(o: Outlook) -> list[int]:
    """The sides that may well win this turn if this seat stood nowhere."""
    nowhere = dict.fromkeys(victory_territories(o.s), NO_TOKENS)
    found: list[int] = []
    for side in sides(o):
        if within_reach(o, side) >= needed(o, side) and chance_to_win(o, side, nowhere) > NEGLIGIBLE:
            found.append(side)
    return found


def menaces(o: Outlook) -> list[int]:
    """Territories where somebody stands who wins this turn unless something is done: the strongholds to dispute."""
    s = o.s
    found: list[int] = []
    for side in sides(o):
        if foreseen(o, side):
            continue
        held: list[int] = []
        for territory in victory_territories(s):
            there = present(s, territory)
            if there and all(side >> seat & 1 for seat in there):
                held.append(territory)
        if sum([weight(s, territory) for territory in held]) >= needed(o, side):
            found.extend(held)
    return found


def fates(o: Outlook, layout: Layout, rivals: list[int], spent: int = 0) -> tuple[float, float]:
    """How likely the game ends this turn for this seat, and against it."""
    win = chance_to_win(o, o.side, layout, spent)
    lose = 0.0
    for side in rivals:
        chance = chance_to_win(o, side, layout, spent)
        if foreseen(o, side):
            win += (1.0 - win) * chance
        else:
            lose += (1.0 - lose) * chance
    lose *= 1.0 - win
    if o.s.turn == TURNS:
        rest = 1.0 - win - lose
        if o.side & last_side(o):
            win += rest
        else:
            lose += rest
    return win, lose


def last_side(o: Outlook) -> int:
    """Who wins when the turns run out, as things stand: the Fremen or the Guild and their allies."""
    s = o.s
    fremen, guild = s.player(FREMEN), s.player(GUILD)
    if fremen is not None and (guild is None or fremen_victory(s)):
        return fremen.allies | 1 << fremen.seat
    if guild is not None:
        return guild.allies | 1 << guild.seat
    best, most = o.side, -1
    for seat in s.order:
        side = s.players[seat].allies | 1 << seat
        if presence(o, side) > most:
            best, most = side, presence(o, side)
    return best


def threat(o: Outlook) -> tuple[float, int]:
    """The side most likely to win against this seat this turn if this seat does nothing, and how likely."""
    layout = my_layout(o)
    worst, who = 0.0, 0
    for side in dangerous(o):
        chance = 0.0 if foreseen(o, side) else chance_to_win(o, side, layout)
        if chance > worst:
            worst, who = chance, side
    return worst, who


def leader_of(o: Outlook, side: int) -> str:
    """A side by the name of its member who holds the most."""
    best = max([p for p in o.s.players if side >> p.seat & 1], key=lambda p: (presence(o, 1 << p.seat), -p.seat))
    return o.faction(best)
