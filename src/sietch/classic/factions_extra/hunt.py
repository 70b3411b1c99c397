"""After the battles the Bene Tleilax may attack one leader who has just led, where he led. [SH-BENE_TLEILAX.3]

They choose a weapon, the leader's faction a defense, both in secret. Prescience and Voice serve whoever is attacked.
"""

from __future__ import annotations

from typing import Any, Final

from sietch.classic.actions import ACTIONS, DEFENSE, LEADER, NO, NONE, PASS, VOICE_AVOID, VOICE_PLAY, WEAPON, YES
from sietch.classic.atlas import LOCATION_IDS, LOCATIONS_IN, TERRITORY_IDS
from sietch.classic.cards import CARD_IDS, KIND, LASER, NO_CARD, WORTHLESS, is_defense, is_weapon
from sietch.classic.duel.deeds import PLAY as PLAYS
from sietch.classic.factions_extra.affairs import NOBODY, NOT_SHOWN
from sietch.classic.factions_extra.tleilaxu import affairs_of, offer_rule
from sietch.classic.forces import kill_all
from sietch.classic.frames import Ask, Secret, Step
from sietch.classic.hands import discard, show
from sietch.classic.karama import PRESCIENCE, VOICE, stopped, window
from sietch.classic.phases.leaders import kill_leader
from sietch.classic.phases.reckoning import KeepCards, explodes, leader_falls
from sietch.classic.plans import P_DEFENSE, P_WEAPON, STEPS, card_action, obeys
from sietch.classic.sheets import LEADER_IDS, LEADERS, faction_of
from sietch.classic.state import ClassicState, Player
from sietch.classic.terms import ATREIDES, BENE_GESSERIT, BENE_TLEILAX, FACTION_IDS, HOME
from sietch.kernel.rng import Rng
from sietch.kernel.sealed import Answers

VOICED: Final[tuple[int, ...]] = (*range(LASER + 1), WORTHLESS)  # kinds of cards that the attackers can play


def prey(s: ClassicState) -> list[int]:
    """Leaders who have led in a battle this turn and live, but not those of allies."""
    allies = s.players[s.seat_of[BENE_TLEILAX]].allies
    found: list[int] = []
    for leader in range(LEADERS):
        if 0 < s.fought[leader] <= len(TERRITORY_IDS) and s.leaders[leader] == HOME:
            if not allies >> s.seat_of[faction_of(leader)] & 1:
                found.append(leader)
    return found


def victim_of(s: ClassicState) -> int:
    return s.seat_of[faction_of(affairs_of(s).prey)]


def hunted(s: ClassicState) -> dict[str, Any]:
    """Who is attacked, and where."""
    affairs = affairs_of(s)
    return {"leader": LEADER_IDS[affairs.prey], "territory": TERRITORY_IDS[affairs.place]}


class AfterBattles(Step):
    """They may show leaders who serve them, then attack one who does not. [SH-BENE_TLEILAX.3, SH-BENE_TLEILAX.5]"""

    __slots__ = ()

    def run(self, s: ClassicState) -> None:
        if s.affairs is None:
            return
        if prey(s):
            s.then(ChoosePrey(s.seat_of[BENE_TLEILAX]))
        offer_rule(s)


class ChoosePrey(Ask):
    """Which of the leaders who have led in battle do they attack? [SH-BENE_TLEILAX.3]"""

    __slots__ = ()

    def asks(self, s: ClassicState) -> bool:
        return s.affairs is not None and bool(prey(s))

    def options(self, s: ClassicState, seat: int) -> list[int]:
        return [PASS, *[LEADER + leader for leader in prey(s)]]

    def choose(self, s: ClassicState, seat: int, action: int) -> None:
        if action == PASS:
            return
        affairs = affairs_of(s)
        affairs.prey = action - LEADER
        affairs.place = s.fought[affairs.prey] - 1
        if s.sink is not None:
            s.emit("hunted", seat, hunted(s))
        victim = victim_of(s)
        s.then(Knives(tuple(sorted((seat, victim)))), HuntOver())
        if s.is_faction(victim, BENE_GESSERIT):
            s.then(CommandHunter(victim))
        elif s.is_faction(victim, ATREIDES):
            s.then(ForeseeKnife(victim))


# -- the powers of whoever is attacked ----------------------------------------------------------------------------


class CommandHunter(Ask):
    """Do the Bene Gesserit use the Voice on the attackers? [SH-BENE_TLEILAX.3, SH-BENE_GESSERIT.3]"""

    __slots__ = ()

    def about(self, s: ClassicState) -> dict[str, Any]:
        return hunted(s)

    def options(self, s: ClassicState, seat: int) -> list[int]:
        return sorted([PASS, *[VOICE_PLAY + kind for kind in VOICED], *[VOICE_AVOID + kind for kind in VOICED]])

    def choose(self, s: ClassicState, seat: int, action: int) -> None:
        if action == PASS:
            return
        if s.sink is not None:
            s.emit("voice", seat, {"enemy": s.seat_of[BENE_TLEILAX], "command": ACTIONS.notation(action)})
        s.then(HunterCommanded(action))
        window(s, VOICE, seat)


class HunterCommanded(Step):
    __slots__ = ("command",)

    def __init__(self, command: int) -> None:
        self.command = command

    def run(self, s: ClassicState) -> None:
        if not stopped(s, VOICE):
            affairs_of(s).voice = self.command


class ForeseeKnife(Ask):
    """Do the Atreides foresee the weapon? [SH-BENE_TLEILAX.3, SH-ATREIDES.3]"""

    __slots__ = ()

    def about(self, s: ClassicState) -> dict[str, Any]:
        return hunted(s)

    def options(self, s: ClassicState, seat: int) -> list[int]:
        return [YES, NO]

    def choose(self, s: ClassicState, seat: int, action: int) -> None:
        if action == NO:
            return
        if s.sink is not None:
            s.emit("prescience", seat, {"enemy": s.seat_of[BENE_TLEILAX], "element": "weapon"})
        s.then(KnifeForeseen())
        window(s, PRESCIENCE, seat)


class KnifeForeseen(Step):
    __slots__ = ()

    def run(self, s: ClassicState) -> None:
        if not stopped(s, PRESCIENCE):
            s.then(ShowKnife((s.seat_of[BENE_TLEILAX],)))


class ShowKnife(Secret):
    """Commit to a weapon now and show it to the Atreides. [SH-BENE_TLEILAX.3]"""

    __slots__ = ()

    def about(self, s: ClassicState, seat: int) -> dict[str, Any]:
        return hunted(s)

    def steps(self, s: ClassicState, seat: int, given: tuple[int, ...]) -> list[int]:
        return [] if given else knives(s, s.players[seat])

    def open_all(self, s: ClassicState, answers: Answers) -> None:
        shown = answers[0][0]
        affairs_of(s).shown = shown
        seer, hunter = s.seat_of[ATREIDES], self.asked[0]
        if shown != WEAPON + NONE:
            show(s.players[hunter], shown - WEAPON, 1 << seer)
        if s.sink is not None:
            secret = {"answer": ACTIONS.notation(shown)}
            s.emit("shown", hunter, {}, {seer: secret, hunter: secret})


def knives(s: ClassicState, p: Player) -> list[int]:
    """The weapons, or none, that the attackers may play, as far as the Voice and what they have shown allow."""
    affairs = affairs_of(s)
    if affairs.shown != NOT_SHOWN:
        return [affairs.shown]
    cards = [NO_CARD, *sorted({card for card in p.hand if is_weapon(card)})]
    if affairs.voice != NOBODY:
        obeying = [card for card in cards if obeys((NOBODY, card, NO_CARD), affairs.voice)]
        cards = obeying or cards
    return sorted([card_action(WEAPON, card) for card in cards])


# -- the attack ---------------------------------------------------------------------------------------------------


class Knives(Secret):
    """A weapon against a defense, revealed together. [SH-BENE_TLEILAX.3]"""

    __slots__ = ()

    def about(self, s: ClassicState, seat: int) -> dict[str, Any]:
        other = victim_of(s) if s.is_faction(seat, BENE_TLEILAX) else s.seat_of[BENE_TLEILAX]
        return {**hunted(s), "against": FACTION_IDS[s.players[other].faction]}

    def steps(self, s: ClassicState, seat: int, given: tuple[int, ...]) -> list[int]:
        if given:
            return []
        p = s.players[seat]
        if p.faction == BENE_TLEILAX:
            return knives(s, p)
        cards = [NO_CARD, *sorted({card for card in p.hand if is_defense(card)})]
        return sorted([card_action(DEFENSE, card) for card in cards])

    def open_all(self, s: ClassicState, answers: Answers) -> None:
        hunter, victim = s.seat_of[BENE_TLEILAX], victim_of(s)
        chosen = {seat: given[0] for seat, given in zip(self.asked, answers, strict=True)}
        weapon = _card(chosen[hunter] - WEAPON)
        defense = _card(chosen[victim] - DEFENSE)
        for seat, card in ((hunter, weapon), (victim, defense)):
            if card != NO_CARD:
                show(s.players[seat], card)
                if s.duel is not None:
                    s.duel.note(seat, PLAYS + KIND[card])
        affairs = affairs_of(s)
        if s.sink is not None:
            facts = {"leader": LEADER_IDS[affairs.prey], "weapon": _name(weapon), "defense": _name(defense)}
            s.emit("knives", hunter, {"victim": victim, **facts})
        strike(s, hunter, victim, weapon, defense)


def _card(argument: int) -> int:
    return NO_CARD if argument == NONE else argument


def _name(card: int) -> str:
    return "none" if card == NO_CARD else CARD_IDS[card]


def strike(s: ClassicState, hunter: int, victim: int, weapon: int, defense: int) -> None:
    """The leader falls or not; tokens are touched by an explosion alone. [SH-BENE_TLEILAX.3]"""
    affairs = affairs_of(s)
    attack, guard = [NO_CARD] * STEPS, [NO_CARD] * STEPS
    attack[P_WEAPON], guard[P_DEFENSE] = weapon, defense
    blast = explodes(attack, guard)
    falls = blast or leader_falls(attack, guard)
    if falls:
        kill_leader(s, affairs.prey, "tleilaxu")
    elif s.sink is not None:
        s.emit("escaped", victim, {"leader": LEADER_IDS[affairs.prey]})
    if blast:
        blow_up(s, affairs.place)
    for seat, card, kept in ((hunter, weapon, falls), (victim, defense, not falls)):
        if card != NO_CARD:
            if kept and not blast:
                s.then(KeepCards(seat, (card,)))  # as after a battle [FR-X.C.6]
            else:
                discard(s, s.players[seat], card)


def blow_up(s: ClassicState, territory: int) -> None:
    """A lasegun met a shield: everything in the territory is lost. [CARD-LASEGUN]"""
    if s.sink is not None:
        s.emit("explosion", -1, {"location": LOCATION_IDS[LOCATIONS_IN[territory][0]]})
    for location in LOCATIONS_IN[territory]:
        s.spice.pop(location, 0)
        for p in s.players:
            lost = kill_all(s, p, location)
            if lost and s.sink is not None:
                s.emit("killed", p.seat, {"location": LOCATION_IDS[location], "tokens": lost, "by": "explosion"})


class HuntOver(Step):
    __slots__ = ()

    def run(self, s: ClassicState) -> None:
        affairs = s.affairs
        if affairs is None:
            return  # they have left the game
        affairs.prey = NOBODY
        affairs.place = NOBODY
        affairs.voice = NOBODY
        affairs.shown = NOT_SHOWN


def redraw_knife(c: ClassicState, viewer: int, rng: Rng) -> None:
    """The weapon that was shown to the Atreides alone."""
    affairs = affairs_of(c)
    hunter = c.seat_of[BENE_TLEILAX]
    if affairs.shown == NOT_SHOWN or viewer in (hunter, c.seat_of[ATREIDES]):
        return
    affairs.shown = NOT_SHOWN
    affairs.shown = rng.choice(knives(c, c.players[hunter]))
