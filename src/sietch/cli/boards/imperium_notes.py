"""What an option of Dune: Imperium costs or brings, said beside its label."""

from __future__ import annotations

from typing import Any

from sietch import games
from sietch.cli.boards.imperium_cards import CardTables
from sietch.cli.boards.imperium_spaces import SpacesPanel
from sietch.cli.words import Words
from sietch.imperium.shelf import shelf_of
from sietch.imperium.terms import SANDWORM_STRENGTH, TROOP_STRENGTH
from sietch.imperium.wording import box_words
from sietch.kernel.action import seat_number
from sietch.kernel.frame import Question
from sietch.kernel.game import View
from sietch.text import sentence

_BOUGHT = ("buy", "buy_to_top", "buy_aside", "buy_aside_to_top", "set_aside")
_OWNED = ("trash_from_hand", "trash_from_discard", "trash_in_play", "discard", "take")
_SENT = ("to", "block", "harvest")
_DESCRIBED = {
    "intrigue": "intrigue",
    "trash_intrigue": "intrigue",
    "leader": "leader",
    "contract": "contract",
    "spy": "post",
    "recall_spy": "post",
}


class Notes:
    """Notes on options, from the viewer's knowledge."""

    def __init__(self, words: Words, spaces: SpacesPanel) -> None:
        self.words = words
        self.t = words.texts
        self.shelf = shelf_of(words.game)
        self.actions = games.find(words.game).actions
        self.spaces = spaces
        self.cards = CardTables(words)

    def note(self, view: View, question: Question, action: int) -> str:
        """The note, or nothing where the label says it all."""
        word, argument = self.actions.word(action), self.actions.argument(action)
        if word == "play":
            return self._play(view, argument)
        if word in _BOUGHT:
            return self._bought(view, argument)
        if word in _OWNED:
            return self.cards.text(argument).plain
        if word in _SENT:
            return self._space(view, argument)
        if word in _DESCRIBED:
            return " ".join(self.words.speech.describe(_DESCRIBED[word], argument))
        if word in ("faction", "lose_influence", "token"):
            return self._faction(view, int(question.about.get("for", question.seat)), argument)
        if word == "opponent":
            return self._opponent(view, seat_number(argument))
        if word in ("deploy", "retreat") and question.seat == view["viewer"] and "for" not in question.about:
            return self._troops(view, int(argument) if word == "deploy" else -int(argument))
        return ""

    def _play(self, view: View, id: str) -> str:
        card = self.shelf.cards[id]
        icons = f"→ {self.cards.icons(card)}"
        # The ring is worth what the leader makes of it.
        player = view["players"][view["viewer"]]
        leader = self.shelf.leaders[player["leader"]]
        signet = leader.turned_signet if player.get("turned") else leader.signet
        box = signet if id == "signet_ring" else card.agent
        return f"{icons}. {sentence(box_words(self.t, box))}" if box else icons

    def _bought(self, view: View, id: str) -> str:
        card = self.shelf.cards[id]
        price = view["players"][view["viewer"]].get("prices", {}).get(id, card.cost)
        text = self.cards.text(id).plain
        return f"{self.words.say('costs', n=price)}. {text}" if price >= 0 else text

    def _space(self, view: View, id: str) -> str:
        space, seen = self.shelf.spaces[id], view["spaces"][id]
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
        kind, id = ("rival", player["rival"]) if player.get("rival") else ("leader", player["leader"] or "house_hagal")
        name = self.words.speech.name(kind, id)
        return f"{name}, {self.words.say('imperium-strength', n=player['strength'])}"

    def _faction(self, view: View, seat: int, faction: str) -> str:
        level = view["players"][seat]["influence"][faction]
        return self.words.say("imperium-level", n=level)

    def _troops(self, view: View, change: int) -> str:
        return self._strength(view["players"][view["viewer"]], change)

    def _strength(self, player: dict[str, Any], change: int) -> str:
        """What strength a player would have with more or fewer troops in the Conflict."""
        troops, worms = player["in_conflict"] + change, player.get("sandworms", 0)
        units = TROOP_STRENGTH * troops + SANDWORM_STRENGTH * worms
        strength = units + player["swords"] if units > 0 else 0
        return self.words.say("imperium-strength", n=strength)
