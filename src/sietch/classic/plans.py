"""Battle plans: which leader, cards, dial and spice a seat may commit to. [FR-X.B, FR-XXIV]

A plan is a list: leader, weapon, defense, whether the Kwisatz Haderach goes along, dial in halves, spice in support.
"""

from __future__ import annotations

from typing import Final

from sietch.classic.actions import DEFENSE, DIAL, DIAL_STEPS, HERO, KWISATZ, LEADER, NO_LEADER, NONE, SUPPORT, WEAPON
from sietch.classic.actions import VOICE_AVOID as AVOID
from sietch.classic.actions import VOICE_PLAY as COMMAND
from sietch.classic.atlas import TERRITORY_OF, zone
from sietch.classic.cards import HERO as HERO_KIND
from sietch.classic.cards import KIND, NO_CARD, SPECIAL, is_defense, is_weapon
from sietch.classic.factions_extra.ixians import ARMED, armed_dials
from sietch.classic.fight import Fight
from sietch.classic.forces import in_zone
from sietch.classic.karama import FEDAYKIN, KWISATZ_HADERACH, SARDAUKAR
from sietch.classic.reasons import (
    FOUGHT_ELSEWHERE,
    LEADER_CAPTURED,
    LEADER_DEAD,
    NO_CARDS_ALONE,
    SHOWN_ALREADY,
    VOICE_FORBIDS,
)
from sietch.classic.sheets import LEADER_IDS, LEADERS, ORDINARY, faction_of, household_of, leaders_of
from sietch.classic.state import ClassicState, Player
from sietch.classic.terms import ATREIDES, CAPTURED, DEAD, EMPEROR, FREMEN, HARKONNEN, IXIANS
from sietch.kernel.rule import Reason

# Places in a plan.
P_LEADER: Final = 0
P_WEAPON: Final = 1
P_DEFENSE: Final = 2
P_KWISATZ: Final = 3
P_DIAL: Final = 4
P_SPICE: Final = 5
STEPS: Final = 6

NOBODY: Final = -1
HERO_BASE: Final = 100  # a leader above this is a cheap hero: HERO_BASE + card
WAKING_LOSSES: Final = 7  # tokens lost before the Kwisatz Haderach wakes
KWISATZ_BONUS: Final = 2

Combo = tuple[int, int, int]


def fight_of(s: ClassicState) -> Fight:
    if s.fight is None:
        raise AssertionError("no battle is being fought")
    return s.fight


def why_not_lead(s: ClassicState, p: Player, leader: int, territory: int) -> Reason | None:
    """Why a leader cannot lead a battle in a territory. [FR-X.C.8, FR-X.C.9]"""
    where = s.leaders[leader]
    if where == DEAD:
        return LEADER_DEAD
    if (where == CAPTURED) != (faction_of(leader) != p.faction):
        return LEADER_CAPTURED
    if s.fought[leader] not in (0, territory + 1):
        return FOUGHT_ELSEWHERE
    return None


def available_leaders(s: ClassicState, p: Player, territory: int) -> list[int]:
    """Own leaders, and for the Harkonnen those they hold captive."""
    pool = range(ORDINARY) if p.faction == HARKONNEN else leaders_of(p.faction)
    if s.duel is not None:
        pool = range(LEADERS) if p.faction == HARKONNEN else household_of(p.faction)
    return [leader for leader in pool if why_not_lead(s, p, leader, territory) is None]


def commanders(s: ClassicState, p: Player, territory: int) -> list[int]:
    """Who can stand in the leader's place: leaders, then cheap heroes; nobody only when there is none."""
    found = available_leaders(s, p, territory)
    found.extend([HERO_BASE + card for card in sorted(set(p.hand)) if KIND[card] == HERO_KIND])
    return found or [NOBODY]


def combos(s: ClassicState, p: Player) -> list[Combo]:
    """Every leader, weapon and defense a seat may put together, as far as commands and answers allow. [FR-X.B]"""
    fight = fight_of(s)
    territory = TERRITORY_OF[fight.location]
    weapons = [NO_CARD, *sorted({card for card in p.hand if is_weapon(card)})]
    defenses = [NO_CARD, *sorted({card for card in p.hand if is_defense(card)})]
    found: list[Combo] = []
    for leader in commanders(s, p, territory):
        if leader == NOBODY:
            found.append((NOBODY, NO_CARD, NO_CARD))  # FR-X.C.10
            continue
        for weapon in weapons:
            for defense in defenses:
                if weapon == defense and weapon != NO_CARD and p.hand.count(weapon) < 2:
                    continue
                found.append((leader, weapon, defense))
    if fight.watched == p.seat and fight.shown >= 0:
        found = [combo for combo in found if fits(combo, fight.shown)]
    if fight.voiced == p.seat:
        obeying = [combo for combo in found if obeys(combo, fight.voice)]
        found = obeying or found  # whoever cannot comply does as he likes [SH-BENE_GESSERIT.3]
    return found


def fits(combo: Combo, shown: int) -> bool:
    """Whether a plan keeps to the element that Prescience was shown."""
    if shown == NO_LEADER:
        return combo[P_LEADER] == NOBODY
    if LEADER <= shown < LEADER + LEADERS:
        return combo[P_LEADER] == shown - LEADER
    if HERO <= shown < HERO + NONE:
        return combo[P_LEADER] == HERO_BASE + shown - HERO
    if WEAPON <= shown <= WEAPON + NONE:
        return combo[P_WEAPON] == _card(shown - WEAPON)
    if DEFENSE <= shown <= DEFENSE + NONE:
        return combo[P_DEFENSE] == _card(shown - DEFENSE)
    return True


def _card(argument: int) -> int:
    return NO_CARD if argument == NONE else argument


def obeys(combo: Combo, voice: int) -> bool:
    """Whether a plan obeys the Voice."""
    play = COMMAND <= voice < COMMAND + SPECIAL
    kind = voice - COMMAND if play else voice - AVOID
    return uses(combo, kind) == play


def uses(combo: Combo, kind: int) -> bool:
    leader, weapon, defense = combo
    if leader >= HERO_BASE and KIND[leader - HERO_BASE] == kind:
        return True
    return (weapon >= 0 and KIND[weapon] == kind) or (defense >= 0 and KIND[defense] == kind)


def leader_action(leader: int) -> int:
    if leader == NOBODY:
        return NO_LEADER
    return HERO + leader - HERO_BASE if leader >= HERO_BASE else LEADER + leader


def card_action(family: int, card: int) -> int:
    return family + (NONE if card == NO_CARD else card)


# -- dial and spice -----------------------------------------------------------------------------------------------

Loss = tuple[int, int]  # ordinary and elite tokens
_DIALS: Final[dict[int, dict[int, dict[int, list[Loss]]]]] = {}


def dials(tokens: int, elites: int, elite_value: int, advanced: bool) -> dict[int, dict[int, list[Loss]]]:
    """What can be dialed: value in halves, then spice in support, then the losses that add up to it. [FR-XXIV, OQ12]

    In the basic game every token counts in full and costs nothing. In the advanced game a token counts half unless a
    spice supports it.
    """
    key = ((tokens * 32 + elites) * 4 + elite_value) * 2 + advanced
    known = _DIALS.get(key)
    if known is None:
        known = _work_out(tokens, elites, elite_value, advanced)
        _DIALS[key] = known
    return known


def _work_out(tokens: int, elites: int, elite_value: int, advanced: bool) -> dict[int, dict[int, list[Loss]]]:
    table: dict[int, dict[int, list[Loss]]] = {}
    for lost in range(tokens + 1):
        for lost_elites in range(elites + 1):
            for full in range(lost + 1):
                for full_elites in range(lost_elites + 1):
                    if not advanced and (full < lost or full_elites < lost_elites):
                        continue
                    value = lost + full + elite_value * (lost_elites + full_elites)
                    if value >= DIAL_STEPS:
                        continue
                    spice = full + full_elites if advanced else 0
                    losses = table.setdefault(value, {}).setdefault(spice, [])
                    if (lost, lost_elites) not in losses:
                        losses.append((lost, lost_elites))
    return table


def elite_value(s: ClassicState, p: Player, opponent: Player) -> int:
    """What an elite token is worth in this battle. [SH-ELITE, OQ13]"""
    fight = fight_of(s)
    if p.faction == EMPEROR and (opponent.faction == FREMEN or fight.blocked >> SARDAUKAR & 1):
        return 1
    if p.faction == FREMEN and fight.blocked >> FEDAYKIN & 1:
        return 1
    return 2


def strength_table(s: ClassicState, p: Player) -> dict[int, dict[int, list[Loss]]]:
    """What this seat can dial in the battle now fought."""
    fight = fight_of(s)
    tokens, elites = in_zone(p, zone(fight.location, s.storm))
    opponent = s.players[fight.other(p.seat)]
    if p.faction == IXIANS and fight.blocked >> ARMED & 1:
        return armed_dials(tokens)
    return dials(tokens, elites, elite_value(s, p, opponent), s.rules.advanced)


def dial_values(s: ClassicState, p: Player) -> list[int]:
    """Dials this seat can make good, with the spice it has."""
    fight = fight_of(s)
    table = strength_table(s, p)
    found = [value for value in sorted(table) if min(table[value]) <= p.spice]
    if fight.watched == p.seat and fight.shown >= DIAL and fight.shown < DIAL + DIAL_STEPS:
        # A Karama against elite tokens may have put the number out of reach: then the highest below it.
        return [max([value for value in found if value <= fight.shown - DIAL])]
    return found


def kwisatz_ready(s: ClassicState, p: Player) -> bool:
    """Whether the Kwisatz Haderach can go along. [SH-ATREIDES.4]"""
    if p.faction != ATREIDES or not s.rules.additional or p.losses < WAKING_LOSSES or p.kwisatz_dead:
        return False
    fight = fight_of(s)
    if fight.blocked >> KWISATZ_HADERACH & 1:
        return False
    return p.kwisatz_at in (0, TERRITORY_OF[fight.location] + 1)


# -- a plan step by step ------------------------------------------------------------------------------------------


class Draft:
    """A plan as far as the answers given go, and what may come next."""

    __slots__ = ("options", "plan")

    def __init__(self, plan: list[int], options: list[int]) -> None:
        self.plan = plan
        self.options = options  # empty when the plan is complete


def draft(s: ClassicState, p: Player, given: tuple[int, ...]) -> Draft:
    """Follow the answers through the steps of a plan. Steps with one possible card are taken by themselves."""
    plan = [NOBODY, NO_CARD, NO_CARD, 0, 0, 0]
    left = list(given)
    pool = combos(s, p)
    for step in range(STEPS):
        options = _step(s, p, step, plan, pool)
        if not options:
            continue
        if step in (P_WEAPON, P_DEFENSE, P_KWISATZ) and len(options) == 1:
            answer = options[0]
        elif not left:
            return Draft(plan, sorted(options))
        else:
            answer = left.pop(0)
        plan[step] = _read(step, answer)
        if step <= P_DEFENSE:
            pool = [combo for combo in pool if combo[step] == plan[step]]
    return Draft(plan, [])


def _step(s: ClassicState, p: Player, step: int, plan: list[int], pool: list[Combo]) -> list[int]:
    if step == P_LEADER:
        return [leader_action(leader) for leader in sorted({combo[P_LEADER] for combo in pool})]
    if step == P_WEAPON:
        return [card_action(WEAPON, card) for card in sorted({combo[P_WEAPON] for combo in pool})]
    if step == P_DEFENSE:
        return [card_action(DEFENSE, card) for card in sorted({combo[P_DEFENSE] for combo in pool})]
    if step == P_KWISATZ:
        return [KWISATZ, KWISATZ + 1] if plan[P_LEADER] != NOBODY and kwisatz_ready(s, p) else []
    if step == P_DIAL:
        return [DIAL + value for value in dial_values(s, p)]
    if not s.rules.advanced:
        return []
    return [SUPPORT + spice for spice in sorted(strength_table(s, p)[plan[P_DIAL]]) if spice <= p.spice]


def _read(step: int, action: int) -> int:
    if step == P_LEADER:
        if action == NO_LEADER:
            return NOBODY
        return action - LEADER if action < HERO else HERO_BASE + action - HERO
    if step == P_WEAPON:
        return _card(action - WEAPON)
    if step == P_DEFENSE:
        return _card(action - DEFENSE)
    if step == P_KWISATZ:
        return 1 if action == KWISATZ else 0
    return action - DIAL if step == P_DIAL else action - SUPPORT


def why_not_plan(s: ClassicState, p: Player) -> list[tuple[int, Reason]]:
    """Leaders and cards that a plan cannot hold, and why."""
    fight = fight_of(s)
    territory = TERRITORY_OF[fight.location]
    found: list[tuple[int, Reason]] = []
    for leader in leaders_of(p.faction) if s.duel is None else household_of(p.faction):
        reason = why_not_lead(s, p, leader, territory)
        if reason is not None:
            found.append((LEADER + leader, reason.about({"leader": LEADER_IDS[leader]})))
    pool = combos(s, p)
    alone = pool == [(NOBODY, NO_CARD, NO_CARD)]
    for family, place, belongs in ((WEAPON, P_WEAPON, is_weapon), (DEFENSE, P_DEFENSE, is_defense)):
        usable = {combo[place] for combo in pool}
        for card in sorted({card for card in p.hand if belongs(card)} - usable):
            if alone:
                found.append((family + card, NO_CARDS_ALONE))
            elif fight.watched == p.seat and fight.shown >= 0 and not _free_to_play(card, family, fight.shown):
                found.append((family + card, SHOWN_ALREADY))
            else:
                found.append((family + card, VOICE_FORBIDS))
    return found


def _free_to_play(card: int, family: int, shown: int) -> bool:
    """Whether the element shown to Prescience leaves a card free."""
    return not family <= shown <= family + NONE or shown == family + card


def complete(s: ClassicState, p: Player, given: tuple[int, ...]) -> list[int]:
    return draft(s, p, given).plan


def plan_cards(plan: list[int]) -> list[int]:
    """The treachery cards of a plan: hero, weapon, defense."""
    found = [plan[P_LEADER] - HERO_BASE] if plan[P_LEADER] >= HERO_BASE else []
    return found + [card for card in (plan[P_WEAPON], plan[P_DEFENSE]) if card != NO_CARD]
