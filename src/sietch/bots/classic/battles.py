"""Answers to the questions of a battle."""

from __future__ import annotations

from typing import Final

from sietch.bots.classic.combat import best_plan, plan_action, stakes
from sietch.bots.classic.hearsay import chance_of
from sietch.bots.classic.marching import Mind
from sietch.bots.classic.odds import beats
from sietch.bots.classic.outlook import Outlook, tokens_at
from sietch.classic.actions import (
    AGAINST,
    ASK,
    BATTLE_AT,
    CALL,
    CAPTURE,
    DEFENSE,
    DISCARD,
    HERO,
    KEEP,
    KILL,
    KWISATZ,
    LEADER,
    NO_LEADER,
    NONE,
    PASS,
    PLAY,
    SUPPORT,
    VOICE_AVOID,
    VOICE_PLAY,
    WEAPON,
    tokens_lost,
)
from sietch.classic.atlas import LOCATION_IDS, TERRITORY_OF
from sietch.classic.cards import (
    CARD_IDS,
    KIND,
    NO_CARD,
    POISON,
    PROJECTILE,
    RESIDUAL_POISON,
    SHIELD_KIND,
    SNOOPER_KIND,
    WORTHLESS,
)
from sietch.classic.phases.battle import ChooseEnemy, Plans
from sietch.classic.phases.foresight import Command
from sietch.classic.phases.leaders import CaptureOrKill
from sietch.classic.phases.reckoning import accused
from sietch.classic.plans import P_DEFENSE, P_DIAL, P_KWISATZ, P_LEADER, P_SPICE, P_WEAPON, draft, fight_of
from sietch.classic.sheets import LEADER_IDS, LEADER_STRENGTH, LEADERS, ORDINARY
from sietch.classic.state import Player
from sietch.classic.terms import BENE_GESSERIT

POOR_CHANCE: Final = 25
CAPTIVE: Final = 5  # the strength from which a prisoner is worth keeping
MATTERS: Final = 8.0
ELEMENT_PLACES: Final = (P_LEADER, P_WEAPON, P_DEFENSE, P_DIAL)


def place_of(action: int) -> int:
    """Which place of a plan an answer fills."""
    if action == NO_LEADER or LEADER <= action < LEADER + LEADERS or HERO <= action < HERO + NONE:
        return P_LEADER
    if WEAPON <= action <= WEAPON + NONE:
        return P_WEAPON
    if DEFENSE <= action <= DEFENSE + NONE:
        return P_DEFENSE
    if KWISATZ <= action <= KWISATZ + 1:
        return P_KWISATZ
    return P_SPICE if action >= SUPPORT else P_DIAL


def make_plan(o: Outlook, mind: Mind) -> int:
    """The next step of the best plan; it is thought out once, at the first step."""
    frame = o.frame
    assert isinstance(frame, Plans)
    step = place_of(o.options[0])
    so_far = draft(o.s, o.me, frame.given(o.seat)).plan
    battle = (str(o.about["territory"]), str(o.about["against"]))
    if not frame.given(o.seat) or mind.battle != battle or mind.plan[:step] != so_far[:step]:
        plan, mind.wins = best_plan(o, {place: so_far[place] for place in range(step)})
        mind.battle, mind.plan = battle, list(plan)
    action = plan_action(step, mind.plan)
    explain_plan(o, mind.plan[P_WEAPON], mind.plan[P_DEFENSE], mind.wins)
    return action if action in o.options else o.options[0]


def explain_plan(o: Outlook, weapon: int, defense: int, chance: float) -> None:
    fight = fight_of(o.s)
    q = o.s.players[fight.other(o.seat)]
    percent = round(100 * chance)
    if percent < POOR_CHANCE:
        dumped = [card for card in (weapon, defense) if card != NO_CARD and KIND[card] == WORTHLESS]
        o.why("classicbot-battle_lost", {"n": percent})
        if dumped:
            o.why("classicbot-dump", {"card": CARD_IDS[dumped[0]]})
        return
    if fight.watched == q.seat and fight.shown >= 0:
        o.why("classicbot-foreseen")
    if fight.voiced == q.seat and fight.voice >= 0:
        o.why("classicbot-voice_helps")
    o.why("classicbot-battle_chance", {"n": percent, "faction": o.faction(q)})


def show_element(o: Outlook) -> int:
    """Commit to the element of the best plan."""
    plan, chance = best_plan(o, {})
    for place in ELEMENT_PLACES:
        action = plan_action(place, list(plan))
        if action in o.options:
            o.why("classicbot-shown_anyway", {"n": round(100 * chance)})
            return action
    return o.options[0]


# -- Voice and Prescience ---------------------------------------------------------------------------------------


def command(o: Outlook) -> int:
    """The Voice forbids what would hurt most: the weapon one cannot parry, or the parry of one's own weapon."""
    frame = o.frame
    assert isinstance(frame, Command)
    fight = fight_of(o.s)
    enemy = o.s.players[frame.enemy]
    friend = o.s.players[fight.other(frame.enemy)]
    own = {KIND[card] for card in friend.hand} if friend.seat == o.seat else set()
    best, most = VOICE_PLAY + WORTHLESS, 0.2
    dangers = (
        (POISON, 1.0 if SNOOPER_KIND not in own else 0.3),
        (PROJECTILE, 1.0 if SHIELD_KIND not in own else 0.3),
        (SNOOPER_KIND, 0.9 if POISON in own and PROJECTILE not in own else 0.2),
        (SHIELD_KIND, 0.9 if PROJECTILE in own and POISON not in own else 0.2),
    )
    for kind, weight in dangers:
        harm = weight * chance_of(o, enemy, kind)
        if harm > most:
            best, most = VOICE_AVOID + kind, harm
    o.why("classicbot-voice")
    return best


def foresee(o: Outlook) -> int:
    """Ask for what one can answer best: a weapon one can parry, a defense one can get around, else the number."""
    fight = fight_of(o.s)
    friend = o.s.players[fight.aggressor if fight.aggressor in _friends(o) else fight.defender]
    own = {KIND[card] for card in friend.hand} if friend.seat == o.seat else set()
    if SHIELD_KIND in own and SNOOPER_KIND in own:
        element = 1
    elif POISON in own and PROJECTILE in own:
        element = 2
    elif SHIELD_KIND in own or SNOOPER_KIND in own:
        element = 1
    else:
        element = 3
    o.why("classicbot-prescience")
    return ASK + element


def _friends(o: Outlook) -> list[int]:
    return [p.seat for p in o.s.players if o.side >> p.seat & 1]


# -- the rest of a battle ---------------------------------------------------------------------------------------


def call_traitor(o: Outlook) -> int:
    if CALL in o.options:
        o.why("classicbot-traitor", {"leader": LEADER_IDS[accused(o.s, o.seat)]})
        return CALL
    o.why("classicbot-no_traitor")
    return PASS


def choose_battle(o: Outlook) -> int:
    """First the battle where most is at stake, while all leaders are fresh."""
    best, most = o.options[0], -1e9
    for action in o.options:
        if not BATTLE_AT <= action < BATTLE_AT + len(LOCATION_IDS):
            continue
        ground = action - BATTLE_AT
        for q in o.foes:
            if sum(tokens_at(q, TERRITORY_OF[ground])) and not o.s.coexists(q.seat, TERRITORY_OF[ground]):
                st = stakes(o, ground, q)
                if st.hold + st.oust > most:
                    best, most = action, st.hold + st.oust
    o.why("classicbot-most_at_stake")
    return best


def choose_enemy(o: Outlook) -> int:
    """The weakest first: the strong may not be needed."""
    frame = o.frame
    assert isinstance(frame, ChooseEnemy)
    territory = TERRITORY_OF[frame.ground]
    best, most = o.options[0], -1.0
    for action in o.options:
        q = o.s.players[o.s.seat(action - AGAINST)]
        chance = beats(o, o.me, tokens_at(o.me, territory), q, tokens_at(q, territory), territory)
        if chance > most:
            best, most = action, chance
    o.why("classicbot-weakest_first")
    return best


def choose_seen(o: Outlook) -> int:
    o.why("classicbot-see_plan")
    return o.options[0]


def poison(o: Outlook) -> int:
    """Residual Poison is for battles that matter; where it clears one's own hand, for hands that need it."""
    if PLAY + RESIDUAL_POISON not in o.options:
        o.why("classicbot-nothing_to_play")
        return PASS
    fight = fight_of(o.s)
    if o.s.rules.poison_discards:
        use = len([card for card in o.me.hand if KIND[card] == WORTHLESS]) >= 2
    else:
        st = stakes(o, fight.location, o.s.players[fight.other(o.seat)])
        use = st.hold + st.oust >= MATTERS
    o.why("classicbot-poison" if use else "classicbot-keep_card", {} if use else {"card": "residual_poison"})
    return PLAY + RESIDUAL_POISON if use else PASS


def lose_tokens(o: Outlook) -> int:
    """Ordinary tokens rather than elite ones, and as few as possible."""
    o.why("classicbot-fewest_losses")
    return min(o.options, key=lambda action: (tokens_lost(action)[0] + 2 * tokens_lost(action)[1], action))


def keep_card(o: Outlook) -> int:
    """Weapons and defenses are kept, worthless cards are not, unless they serve as Karama."""
    card = o.options[0] - (KEEP if o.options[0] < DISCARD else DISCARD)
    useless = KIND[card] == WORTHLESS and not (o.me.faction == BENE_GESSERIT and o.s.rules.additional)
    o.why("classicbot-throw_away" if useless else "classicbot-use_again")
    return DISCARD + card if useless else KEEP + card


def capture_or_kill(o: Outlook) -> int:
    frame = o.frame
    assert isinstance(frame, CaptureOrKill)
    if LEADER_STRENGTH[frame.leader] >= CAPTIVE and frame.leader < ORDINARY:
        o.why("classicbot-capture")
        return CAPTURE
    o.why("classicbot-kill")
    return KILL


def crucial(o: Outlook, worth: float) -> bool:
    """Whether the battle being fought is this seat's (or an ally's) and so much hangs on it."""
    fight = o.s.fight
    if fight is None:
        return False
    for one in (fight.aggressor, fight.defender):
        if one == o.seat:
            q: Player = o.s.players[fight.other(one)]
            st = stakes(o, fight.location, q)
            return st.hold + st.oust >= worth
    return False
