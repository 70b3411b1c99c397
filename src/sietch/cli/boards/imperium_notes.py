"""What an option of Dune: Imperium costs or brings, said beside its label."""

from __future__ import annotations

from sietch.cli.boards.imperium_cards import CardTables
from sietch.cli.boards.imperium_spaces import SpacesPanel
from sietch.cli.words import Words
from sietch.imperium.actions import ACTIONS
from sietch.imperium.defs import CARD, CARDS, LEADER, LEADERS, SPACE, SPACES
from sietch.imperium.terms import TROOP_STRENGTH
from sietch.imperium.wording import box_words
from sietch.kernel.action import seat_number
from sietch.kernel.frame import Question
from sietch.kernel.game import View
from sietch.text import sentence

_BOUGHT = ("buy", "buy_to_top", "buy_aside", "buy_aside_to_top", "set_aside")
_OWNED = ("trash_from_hand", "trash_from_discard", "trash_in_play", "discard", "take")
_SENT = ("to", "block", "harvest")


class Notes:
    """Notes on options, from the viewer's knowledge."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.t = words.texts
        self.spaces = SpacesPanel(words)
        self.cards = CardTables(words)

    def note(self, view: View, question: Question, action: int) -> str:
        """The note, or nothing where the label says it all."""
        word, argument = ACTIONS.word(action), ACTIONS.argument(action)
        if word == "play":
            return self._play(view, argument)
        if word in _BOUGHT:
            return self._bought(view, argument)
        if word in _OWNED:
            return self.cards.text(argument).plain
        if word in _SENT:
            return self._space(view, argument)
        if word == "intrigue" or word == "leader":
            return " ".join(self.words.speech.describe(word, argument))
        if word in ("faction", "lose_influence", "token"):
            return self._faction(view, int(question.about.get("for", question.seat)), argument)
        if word == "opponent":
            return self._opponent(view, seat_number(argument))
        if word in ("deploy", "retreat") and question.seat == view["viewer"] and "for" not in question.about:
            return self._troops(view, int(argument) if word == "deploy" else -int(argument))
        return ""

    def _play(self, view: View, id: str) -> str:
        card = CARDS[CARD[id]]
        icons = f"→ {self.cards.icons(card)}"
        # The ring is worth what the leader makes of it.
        leader = LEADERS[LEADER[view["players"][view["viewer"]]["leader"]]]
        box = leader.signet if id == "signet_ring" else card.agent
        return f"{icons}. {sentence(box_words(self.t, box))}" if box else icons

    def _bought(self, view: View, id: str) -> str:
        card = CARDS[CARD[id]]
        price = view["players"][view["viewer"]].get("prices", {}).get(id, card.cost)
        text = self.cards.text(id).plain
        return f"{self.words.say('costs', n=price)}. {text}" if price >= 0 else text

    def _space(self, view: View, id: str) -> str:
        space, seen = SPACES[SPACE[id]], view["spaces"][id]
        cost = self.spaces.cost(space, seen)
        effect = self.spaces.effect(space, seen.get("bonus_spice", 0))
        if space.influence:
            effect = self.t.clauses([box_words(self.t, space.influence), effect])
        parts = [f"{cost} → {effect}" if cost else effect]
        if space.combat:
            parts.append(self.words.say("imperium-combat"))
        return self.t.clauses(parts)

    def _opponent(self, view: View, seat: int) -> str:
        player = view["players"][seat]
        name = self.words.speech.name("leader", player["leader"] or "house_hagal")
        return f"{name}, {self.words.say('imperium-strength', n=player['strength'])}"

    def _faction(self, view: View, seat: int, faction: str) -> str:
        level = view["players"][seat]["influence"][faction]
        return self.words.say("imperium-level", n=level)

    def _troops(self, view: View, change: int) -> str:
        player = view["players"][view["viewer"]]
        troops = player["in_conflict"] + change
        strength = TROOP_STRENGTH * troops + player["swords"] if troops > 0 else 0
        return self.words.say("imperium-strength", n=strength)
