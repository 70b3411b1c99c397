"""Options of classic Dune: what stands beside them, in which order, and which are shown together."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from sietch.classic.actions import ACTIONS, DONE, LISTEN, NEVER, PASS, YES
from sietch.classic.atlas import LOCATION, SECTOR_OF, STRONGHOLDS, TERRITORY_OF
from sietch.classic.cards import CARD, KIND, KIND_IDS
from sietch.classic.deals import is_deal
from sietch.classic.duel.threats import is_threat
from sietch.cli.boards import CLOSED, COLUMNS, NUMBERS, Fold
from sietch.cli.boards.classic_marks import Marks, needed, spaced, strongholds
from sietch.cli.boards.classic_panels import TablePanels
from sietch.cli.boards.classic_players import PlayersPanel
from sietch.kernel.frame import Question
from sietch.kernel.game import View

# Families whose number answers the question.
ANSWERS: Final[tuple[str, ...]] = (
    *("in_turn", "sectors", "count", "elite", "bid", "pledge", "share", "revive", "dial", "support", "announce"),
)
RANGES: Final[tuple[str, ...]] = (
    *ANSWERS,
    *("max", "spice_at_least", "predicted_in", "marker_is", "give_spice", "want_spice", "pay_later", "want_later"),
)
COUNTED: Final[tuple[str, ...]] = ("count", "elite", "revive", "sectors")  # whose labels tell what each costs
PLACES: Final[tuple[str, ...]] = ("at", "land", "to")
MANY_PLACES: Final = 14  # so many can be read one below the other
MOST_PLACES: Final = 24  # so many can be shown side by side without being asked for
PACKED: Final[tuple[str, ...]] = ("holds", "bribed")
CLOSED_WORDS: Final[tuple[str, ...]] = ("deal", "promise", "want", "truthtrance", "threaten")

IN_A_TERRITORY: Final[tuple[str, ...]] = ("enter ", "collect ")  # of the deeds that Kanly forbids

ENDING: Final[tuple[str, ...]] = ("pass", "done", "no", "no_leader", "never")
OFFERED: Final[tuple[str, ...]] = ("accept", "refuse")
WORDING: Final[tuple[str, ...]] = ("offer", "drop", "give_spice", "want_spice", "pay_later", "want_later")
AT_ANY_TIME: Final[tuple[str, ...]] = ("truthtrance", "karama_special", "listen", "threaten")
SPEAKING: Final[tuple[str, ...]] = ("deal", "promise", "want")

_DESCRIBED: Final[tuple[str, ...]] = ("play", "give", "keep", "discard", "karama_with")
_ARMED: Final[tuple[str, ...]] = ("weapon", "defense")


def rank(word: str) -> int:
    """What answers the question, then what ends it, then what can be done at any time."""
    groups = (OFFERED, ENDING, AT_ANY_TIME, WORDING, SPEAKING)
    for place, group in enumerate(groups, 1):
        if word in group:
            return place
    return 0


class Notes:
    """Notes on options, from the viewer's knowledge."""

    def __init__(self, marks: Marks, players: PlayersPanel, panels: TablePanels) -> None:
        self.marks = marks
        self.say = marks.say
        self.players = players
        self.panels = panels

    def note(self, view: View, question: Question, action: int) -> str:
        """The note, or nothing where the label says it all."""
        word, argument = ACTIONS.word(action), ACTIONS.argument(action)
        if word in ("land", "to", "at", "move", "cross", "withdraw", "battle"):
            return self._place(view, argument)
        if word == "duel_card":
            return self.marks.does("duel_card", argument)
        if word in _DESCRIBED:
            return self.marks.does("card", argument)
        if word in _ARMED and argument in CARD:
            return self.marks.name("kind", KIND_IDS[KIND[CARD[argument]]])
        simple: dict[str, Callable[[], str]] = {
            "traitor": lambda: self.players.serves(argument),
            "take": lambda: " ".join(self.marks.powers(argument)[:1]),
            "never": lambda: self.say("never"),
            "join": lambda: self._alliance(view, argument, joining=True),
            "invite": lambda: self._alliance(view, argument, joining=False),
            "accept": lambda: self._offer(view, argument),
        }
        return simple[word]() if word in simple else ""

    def _place(self, view: View, location: str) -> str:
        """What is there."""
        where = LOCATION[location]
        parts: list[str] = []
        inside = self.marks.contents(view, location)
        if inside:
            parts.append(spaced(inside).plain)
        if SECTOR_OF[where] == view["storm"]:
            parts.append(self.say("in-storm"))
        return ", ".join(parts)

    def _alliance(self, view: View, faction: str, joining: bool) -> str:
        """How many strongholds the alliance would hold, and need."""
        own = view["players"][view["viewer"]]
        other = next(player for player in view["players"] if player["faction"] == faction)
        members = 2 + len(other["allies"]) if joining else 2 + len(own["allies"])
        count = own["strongholds"] + other["side_strongholds"] if joining else None
        if count is None:
            count = own["side_strongholds"] + other["strongholds"]
        return self.say("together", n=count, needed=needed(view, members))

    def _offer(self, view: View, faction: str) -> str:
        mine = view["players"][view["viewer"]]["faction"]
        for deal in view["deals"]:
            if deal["by"] == faction and deal["to"] == mine:
                return self.panels.clauses(deal["clauses"])
        return ""

    # -- options that are shown together -----------------------------------------------------------------------

    def folds(self, view: View, question: Question, options: Sequence[int]) -> dict[int, Fold]:
        """Ranges of numbers, long lists of places, and deals, which can be had at every question."""
        words = {action: ACTIONS.word(action) for action in options}
        there = list(words.values())
        answers = [word for word in dict.fromkeys(there) if word in ANSWERS]
        # A sealed bid is an order to the steward; in an open auction it stands beside the bids.
        alone = answers[0] if answers else "max" if "max" in there else ""
        places = sum(1 for word in there if word in PLACES)
        found: dict[int, Fold] = {}
        for action, word in words.items():
            argument = ACTIONS.argument(action)
            if word in RANGES:
                label = "" if word in COUNTED else self.say(f"range-{word}")
                found[action] = Fold(word, NUMBERS, label, argument, word == alone)
            elif word in PACKED:
                kind = "card" if word == "holds" else "leader"
                found[action] = Fold(word, COLUMNS, self.say(f"range-{word}"), self.marks.name(kind, argument))
            elif word == "deed" and argument.startswith(IN_A_TERRITORY):
                deed, _, about = argument.partition(" ")
                name = self.marks.name("territory", about)
                found[action] = Fold(deed, CLOSED, self.say(f"range-{deed}"), name)
            elif word == "edge":
                found[action] = Fold(word, COLUMNS, self.say("range-edge"), argument.replace("_", " "))
            elif word in CLOSED_WORDS and question.kind != "TradeTurn":
                # Most promises are about a territory: these are listed by its name.
                about = argument.partition(" ")[2]
                name = self.marks.name("territory", about) if about else ""
                found[action] = Fold(word, CLOSED, self.say(f"range-{word}"), name)
            elif places > MANY_PLACES and word in PLACES and not self._notable(view, argument):
                shape = COLUMNS if places <= MOST_PLACES else CLOSED
                found[action] = Fold(word, shape, self.say(f"range-{word}"), self.marks.place(argument))
        return found

    def _notable(self, view: View, location: str) -> bool:
        """Whether a place deserves a line: a stronghold, or somewhere with something in it."""
        return TERRITORY_OF[LOCATION[location]] in strongholds(view) or bool(self.marks.contents(view, location))


# Asked of everybody who might hold a card, so that nobody sees who does; otherwise there is one answer.
FORMALITIES: Final[dict[str, int]] = {"FinishMovement": DONE, "Win": YES}


def obvious(question: Question, options: Sequence[int]) -> int | None:
    """Whoever can only pass, passes; what is asked for form's sake is answered, deals could be had before."""
    answer = FORMALITIES.get(question.kind)
    if answer is not None:
        left = [option for option in options if not (is_deal(option) or is_threat(option)) and option != LISTEN]
        return answer if left == [answer] else None
    return PASS if PASS in options and all(option in (PASS, NEVER) for option in options) else None


def beside_the_point(question: Question, word: str, argument: str) -> bool:
    """Places that cannot be reached and sums that cannot be bid are too many to be listed."""
    return word in RANGES or word in ("cross", "withdraw") or (word in PLACES and not _asked_about(argument))


def _asked_about(location: str) -> bool:
    return TERRITORY_OF[LOCATION[location]] in STRONGHOLDS
