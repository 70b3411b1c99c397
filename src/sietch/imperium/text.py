"""Dune: Imperium in words: names, cards, questions, actions, reasons, events, rules."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from sietch.imperium.actions import ACTIONS
from sietch.imperium.catalogue import all_cards, describe
from sietch.imperium.defs import CARD
from sietch.imperium.effects import EFFECTS
from sietch.imperium.eventlog import event_words
from sietch.imperium.wording import effect_words, name_of, with_faction
from sietch.kernel.action import SEAT_LETTERS
from sietch.kernel.frame import Question
from sietch.kernel.rule import Reason
from sietch.text import sentence, texts

_CARD_WORDS = (
    "play buy buy_to_top buy_aside buy_aside_to_top trash_from_hand trash_from_discard trash_in_play discard take "
    "set_aside"
).split()
_SPACE_WORDS = "to from block recall harvest".split()
_FACTION_WORDS = "faction lose_influence token".split()
_NUMBER_WORDS = "deploy retreat".split()
_RULE_ID = re.compile(r"(R-[A-Z0-9]+-\d+|HG\d+|SO\d+|TP\d+|Q\d+)$")


class ImperiumSpeech:
    """Everything that the game says to a person, in one language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.t = texts(lang)

    def name(self, kind: str, id: str) -> str:
        """The name of a card, intrigue, conflict, leader, space, faction, icon, hagal card or phase."""
        return name_of(self.t, kind, id)

    def describe(self, kind: str, id: str) -> list[str]:
        """What a card, space, leader, conflict or House Hagal card does, line by line."""
        return describe(self.t, kind, id)

    def cards(self) -> list[dict[str, Any]]:
        """Every card, space and leader as plain data with its text in all languages."""
        return all_cards()

    def effect(self, path: str) -> str:
        return sentence(effect_words(self.t, EFFECTS[path]))

    def action(self, action: int, question: Question | None = None) -> str:
        """A label for an action; with the question at hand it can say what a choice would do."""
        t = self.t
        word = ACTIONS.word(action)
        argument = ACTIONS.argument(action)
        about = question.about if question is not None else {}
        if word in _CARD_WORDS:
            return t.get(f"action-{word}", arg=name_of(t, "card", argument))
        if word in _SPACE_WORDS:
            return t.get(f"action-{word}", arg=name_of(t, "space", argument))
        if word in _FACTION_WORDS:
            return t.get(f"action-{word}", arg=t.get(f"faction-{argument}"))
        if word in _NUMBER_WORDS:
            return t.get(f"action-{word}", n=int(argument))
        if word == "intrigue":
            return t.get("action-intrigue", arg=name_of(t, "intrigue", argument))
        if word == "leader":
            return t.get("action-leader", arg=name_of(t, "leader", argument))
        if word == "resolve":
            source = self._source(argument)
            return t.get("action-resolve", source=source, arg=effect_words(t, EFFECTS[argument]))
        if word == "choose" and "effects" in about:
            words = effect_words(t, EFFECTS[about["effects"][int(argument) - 1]])
            return t.get("action-choose_effect", arg=sentence(words).rstrip("."))
        if word == "sell":
            exchange = about.get("exchange", {})
            if int(argument) in exchange:
                return t.get("action-sell_for", n=int(argument), solari=exchange[int(argument)])
            return t.get("action-sell", n=int(argument))
        return t.get(f"action-{word}", arg=argument.upper() if argument in SEAT_LETTERS else argument)

    def _source(self, path: str) -> str:
        """The card, space or leader that an effect is printed on."""
        id, box = path.split(".")[:2]
        kinds = {"space": "space", "influence": "space", "control": "space", "signet": "leader", "setup": "leader"}
        kind = kinds.get(box, "card" if box in ("agent", "reveal", "acquire", "on_trash") else "intrigue")
        if box in ("first", "second", "third"):
            kind = "conflict"
        return name_of(self.t, kind, id)

    def question(self, question: Question) -> str:
        """What is asked, in plain words."""
        words = sentence(self.t.get(f"question-{question.kind}", **self._words(question.about)))
        if "for" in question.about:
            letter = SEAT_LETTERS[question.about["for"]].upper()
            words = self.t.get("question-for-rival", question=words, name=letter)
        return words

    def reason(self, reason: Reason) -> str:
        """Why something is not possible, with the rule."""
        words = sentence(self.t.get(reason.message, **self._words(reason.facts)))
        return f"{words} [{reason.rule}]" if reason.rule else words

    def event(self, seen: Mapping[str, Any], names: list[str]) -> str:
        """A line for the log; empty for what needs no words."""
        return sentence(event_words(self.t, seen, names))

    def rule(self, id: str) -> str | None:
        """The text of a rule, or None when there is no such rule."""
        return self.t.get(id) if _RULE_ID.match(id) and self.t.has(id) else None

    def rule_ids(self) -> list[str]:
        return [id for id in self.t.ids() if _RULE_ID.match(id)]

    def _words(self, facts: Mapping[str, Any]) -> dict[str, Any]:
        """Facts with ids turned into names."""
        t = self.t
        words: dict[str, Any] = {}
        for key, value in facts.items():
            if key == "card":
                words[key] = name_of(t, "card" if value in CARD else "intrigue", value)
            elif key == "space":
                words[key] = name_of(t, "space", value)
            elif key == "faction":
                words[key] = with_faction(t, value)
            elif key == "factions":
                words[key] = t.joined([t.get(f"faction-{name}") for name in value])
            elif key == "resource":
                words[key] = t.get(f"resource-{value}")
            elif key == "effect":
                words[key] = effect_words(t, EFFECTS[value])
            elif isinstance(value, int | str) and key != "for":
                words[key] = value
        return words
