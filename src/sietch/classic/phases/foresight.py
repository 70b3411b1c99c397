"""Before the plans: the Voice commands, Prescience sees. [SH-BENE_GESSERIT.3, SH-ATREIDES.3]"""

from __future__ import annotations

from typing import Any, Final

from sietch.classic.actions import (
    ACTIONS,
    ASK,
    DEFENSE,
    DIAL,
    ELEMENTS,
    HERO,
    NONE,
    PASS,
    VOICE_AVOID,
    VOICE_PLAY,
    WEAPON,
)
from sietch.classic.atlas import TERRITORY_IDS, TERRITORY_OF
from sietch.classic.cards import SPECIAL
from sietch.classic.fight import Fight
from sietch.classic.frames import Ask, Secret, Step
from sietch.classic.hands import show
from sietch.classic.karama import PRESCIENCE, VOICE, stopped, window
from sietch.classic.plans import P_LEADER, P_WEAPON, card_action, combos, dial_values, fight_of, leader_action
from sietch.classic.state import ClassicState
from sietch.classic.terms import ATREIDES, BENE_GESSERIT, FACTION_IDS
from sietch.kernel.sealed import Answers

NUMBER: Final = 3  # the element of a plan that is its dial; the others stand in the order of a plan


def champion_for(s: ClassicState, faction: int) -> tuple[int, int]:
    """The fighter whom a faction helps in this battle (itself or an ally), and the enemy; (-1, -1) when neither."""
    fight = fight_of(s)
    seat = s.seat(faction)
    if seat < 0:
        return -1, -1
    for one, other in ((fight.aggressor, fight.defender), (fight.defender, fight.aggressor)):
        if seat == one:
            return one, other
    for one, other in ((fight.aggressor, fight.defender), (fight.defender, fight.aggressor)):
        if s.allied(seat, one):
            return one, other
    return -1, -1


class AskOfEnemy(Ask):
    """What a power does to the enemy in this battle."""

    __slots__ = ("enemy",)

    def __init__(self, seat: int, enemy: int) -> None:
        super().__init__(seat)
        self.enemy = enemy

    def about(self, s: ClassicState) -> dict[str, Any]:
        territory = TERRITORY_IDS[TERRITORY_OF[fight_of(s).location]]
        return {"against": FACTION_IDS[s.players[self.enemy].faction], "territory": territory}


# -- the Voice ----------------------------------------------------------------------------------------------------


class UseVoice(Step):
    """The Bene Gesserit may command, in their own battles and their allies'. [SH-BENE_GESSERIT.3]"""

    __slots__ = ()

    def run(self, s: ClassicState) -> None:
        friend, enemy = champion_for(s, BENE_GESSERIT)
        if friend >= 0:
            s.then(Command(s.seat(BENE_GESSERIT), enemy))


class Command(AskOfEnemy):
    """Order the opponent to play, or not to play, one kind of card. [SH-BENE_GESSERIT.3]"""

    __slots__ = ()

    def options(self, s: ClassicState, seat: int) -> list[int]:
        return sorted([PASS, *range(VOICE_PLAY, VOICE_PLAY + SPECIAL), *range(VOICE_AVOID, VOICE_AVOID + SPECIAL)])

    def choose(self, s: ClassicState, seat: int, action: int) -> None:
        if action == PASS:
            return
        if s.sink is not None:
            s.emit("voice", seat, {"enemy": self.enemy, "command": ACTIONS.notation(action)})
        s.then(Commanded(self.enemy, action))
        window(s, VOICE, seat)


class Commanded(Step):
    __slots__ = ("command", "enemy")

    def __init__(self, enemy: int, command: int) -> None:
        self.enemy = enemy
        self.command = command

    def run(self, s: ClassicState) -> None:
        if not stopped(s, VOICE):
            fight = fight_of(s)
            fight.voiced = self.enemy
            fight.voice = self.command


# -- Prescience ---------------------------------------------------------------------------------------------------


class UsePrescience(Step):
    """The Atreides may ask to see one element of the opposing plan. [SH-ATREIDES.3]"""

    __slots__ = ()

    def run(self, s: ClassicState) -> None:
        friend, enemy = champion_for(s, ATREIDES)
        if friend >= 0:
            s.then(Foresee(s.seat(ATREIDES), enemy))


class Foresee(AskOfEnemy):
    """Which element must the opponent show: leader, weapon, defense or number? [SH-ATREIDES.3]"""

    __slots__ = ()

    def options(self, s: ClassicState, seat: int) -> list[int]:
        return [PASS, *range(ASK, ASK + 4)]

    def choose(self, s: ClassicState, seat: int, action: int) -> None:
        if action == PASS:
            return
        if s.sink is not None:
            s.emit("prescience", seat, {"enemy": self.enemy, "element": ACTIONS.argument(action)})
        s.then(Foreseen(self.enemy, action - ASK))
        window(s, PRESCIENCE, seat)


class Foreseen(Step):
    __slots__ = ("element", "enemy")

    def __init__(self, enemy: int, element: int) -> None:
        self.enemy = enemy
        self.element = element

    def run(self, s: ClassicState) -> None:
        if stopped(s, PRESCIENCE):
            return
        fight = fight_of(s)
        fight.watched = self.enemy
        fight.watcher = champion_for(s, ATREIDES)[0]
        fight.element = self.element
        s.then(ShowElement((self.enemy,)))


class ShowElement(Secret):
    """Commit to one element of the plan now and show it to whoever asked. [SH-ATREIDES.3]"""

    __slots__ = ()

    def about(self, s: ClassicState, seat: int) -> dict[str, Any]:
        fight = fight_of(s)
        against = FACTION_IDS[s.players[fight.other(seat)].faction]
        territory = TERRITORY_IDS[TERRITORY_OF[fight.location]]
        return {"element": ELEMENTS[fight.element], "against": against, "territory": territory}

    def steps(self, s: ClassicState, seat: int, given: tuple[int, ...]) -> list[int]:
        if given:
            return []
        return element_options(s, seat, fight_of(s).element)

    def open_all(self, s: ClassicState, answers: Answers) -> None:
        fight = fight_of(s)
        shown = answers[0][0]
        fight.shown = shown
        card = shown_card(shown)
        watchers = who_sees(s, fight)
        if card >= 0:
            show(s.players[self.asked[0]], card, sum([1 << seat for seat in watchers]))
        if s.sink is not None:
            secret = {"answer": ACTIONS.notation(shown)}
            s.emit("shown", self.asked[0], {}, dict.fromkeys((*watchers, self.asked[0]), secret))


def who_sees(s: ClassicState, fight: Fight) -> tuple[int, ...]:
    """The Atreides, and the ally for whom they asked."""
    return tuple(sorted({s.seat(ATREIDES), fight.watcher}))


def shown_card(shown: int) -> int:
    """The treachery card that an answer shows; -1 when it shows none."""
    for family in (WEAPON, DEFENSE):
        if family <= shown < family + NONE:
            return shown - family
    return shown - HERO if HERO <= shown < HERO + NONE else -1


def element_options(s: ClassicState, seat: int, element: int) -> list[int]:
    p = s.players[seat]
    if element == NUMBER:
        return [DIAL + value for value in dial_values(s, p)]
    pool = combos(s, p)
    if element == P_LEADER:
        return sorted([leader_action(leader) for leader in {combo[P_LEADER] for combo in pool}])
    family = WEAPON if element == P_WEAPON else DEFENSE
    return sorted([card_action(family, card) for card in {combo[element] for combo in pool}])
