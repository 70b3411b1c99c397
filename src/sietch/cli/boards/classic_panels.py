"""What is going on at the table of classic Dune: the auction, the battle, deals, promises, invitations."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType
from rich.text import Text

from sietch.classic.actions import ACTIONS
from sietch.classic.wording import clause_words, promise_words
from sietch.cli.boards.classic_arena import ArenaPanel
from sietch.cli.boards.classic_marks import Marks, spaced
from sietch.kernel.game import View

NONE = "none"


class TablePanels:
    """Draws what several players are in the middle of."""

    def __init__(self, marks: Marks) -> None:
        self.marks = marks
        self.say = marks.say
        self.arena = ArenaPanel(marks)

    def now(self, view: View) -> list[RenderableType]:
        """Everything that is going on."""
        lines = [*self.auction(view), *self.battle(view), *self.tleilaxu(view), *self.nexus(view), *self.deals(view)]
        return [*lines, *self.arena.lines(view)]

    def _name(self, view: View, seat: int) -> str:
        return self.marks.faction(view["players"][seat])

    # -- the auction -------------------------------------------------------------------------------------------

    def auction(self, view: View) -> list[RenderableType]:
        """The card that is up, the highest bid, who is out, and how many cards everybody holds."""
        seen = view["auction"]
        if seen is None:
            return []
        line = Text(self.say("auction", left=seen["left"]), style="bold")
        if seen["card"] is not None:
            line.append(" " + self.say("auction-card", card=self.marks.name("card", seen["card"])))
        line.append(" ")
        if seen["by"] is None:
            line.append(self.say("no-bid"), style="not bold")
        else:
            line.append(self.say("high-bid", n=seen["high"], name=self._name(view, seen["by"])), style="not bold")
        lines: list[RenderableType] = [line]
        if seen["passed"]:
            lines.append(Text(self.say("bid-passed", names=self.marks.marks(view, seen["passed"])), style="dim"))
        if seen["order"] is not None:
            lines.append(Text(self.say("bid-order", n=seen["order"])))
        hands = [
            Text.assemble(self.marks.mark(view["players"][seat]), f" {view['players'][seat]['cards']}")
            for seat in view["order"]
        ]
        lines.append(Text.assemble((self.say("hands") + " ", "dim"), spaced(hands, " · ")))
        return lines

    # -- the battle --------------------------------------------------------------------------------------------

    def battle(self, view: View) -> list[RenderableType]:
        """Who fights whom where, what was commanded and asked, and the plans that have been shown."""
        seen = view["battle"]
        if seen is None:
            return []
        territory = seen["location"].partition("@")[0]
        head = self.say(
            "battle",
            place=self.marks.name("territory", territory),
            aggressor=self._name(view, seen["aggressor"]),
            defender=self._name(view, seen["defender"]),
        )
        lines: list[RenderableType] = [
            Text.assemble((head, "bold red"), "  ", spaced(self.marks.stands(view, territory)))
        ]
        if seen["voice"] is not None:
            command = self._action(seen["voice"])
            lines.append(Text(self.say("voice", name=self._name(view, seen["voiced"]), command=command)))
        if seen["element"] is not None:
            lines.append(Text(self._prescience(view, seen)))
        for seat, plan in seen["plans"].items():
            text = f"{self._name(view, int(seat))}: {self.plan(view, plan)}"
            lines.append(Text(self.say("plan", text=text)))
        return lines

    def _prescience(self, view: View, seen: dict[str, Any]) -> str:
        name = self._name(view, seen["watched"])
        if seen["shown"] is None:
            return self.say("prescience", name=name, element=self.marks.name("element", seen["element"]))
        return self.say("prescience-shown", name=name, answer=self._action(seen["shown"]))

    def _action(self, notation: str) -> str:
        return self.marks.words.speech.action(ACTIONS.by_notation[notation])

    def plan(self, view: View, plan: dict[str, Any]) -> str:
        """A battle plan in a line."""
        parts = [self.say("no-leader") if plan["leader"] == NONE else self.marks.name("leader", plan["leader"])]
        parts.extend(self.marks.name("card", plan[key]) for key in ("weapon", "defense") if plan[key] != NONE)
        if plan["kwisatz_haderach"]:
            parts.append(self.say("kwisatz"))
        parts.append(self.say("dialed", n=f"{plan['dial']:g}"))
        if plan["spice"]:
            parts.append(self.say("supported", n=plan["spice"]))
        return ", ".join(parts)

    # -- the Bene Tleilax --------------------------------------------------------------------------------------

    def tleilaxu(self, view: View) -> list[RenderableType]:
        """What they rule, whom they attack, and who has left their tanks."""
        seen = view.get("tleilaxu")
        if seen is None:
            return []
        lines: list[RenderableType] = []
        if seen["ruled"]:
            places = ", ".join(self.marks.name("territory", name) for name in seen["ruled"])
            lines.append(Text(self.say("tleilaxu-ruled", places=places)))
        if seen["hunted"] is not None:
            leader = self.marks.name("leader", seen["hunted"]["leader"])
            place = self.marks.name("territory", seen["hunted"]["territory"])
            lines.append(Text(self.say("tleilaxu-hunted", leader=leader, place=place), style="bold red"))
        if seen["revived"]:
            leaders = ", ".join(self.marks.name("leader", leader) for leader in seen["revived"])
            lines.append(Text(self.say("tleilaxu-revived", leaders=leaders), style="dim"))
        return lines

    # -- alliances and deals -----------------------------------------------------------------------------------

    def nexus(self, view: View) -> list[RenderableType]:
        """Who has invited whom."""
        lines: list[RenderableType] = []
        for seat, hosts in enumerate(view["invitations"]):
            if hosts:
                names = self.marks.words.texts.joined([self._name(view, host) for host in hosts])
                lines.append(Text(self.say("invited", name=self._name(view, seat), hosts=names)))
        return lines

    def deals(self, view: View) -> list[RenderableType]:
        """Offers on the table, promises in force and broken, and what the viewer is wording."""
        lines: list[RenderableType] = [Text(self.deal(deal)) for deal in view["deals"]]
        lines.extend(Text(self.promise(view, said)) for said in view["promises"])
        lines.extend(
            Text(self.say("broken", text=self.promise(view, said)), style="dim") for said in view["broken_promises"]
        )
        return [*lines, *self.draft(view)]

    def draft(self, view: View) -> list[RenderableType]:
        """The deal that the viewer is wording."""
        if view["viewer"] < 0 or view["players"][view["viewer"]]["draft"] is None:
            return []
        return [Text(self._draft(view["players"][view["viewer"]]), style="bold")]

    def _draft(self, mine: dict[str, Any]) -> str:
        other = self.marks.name("faction", mine["draft_for"])
        if not mine["draft"]:
            return self.say("draft-empty", name=other)
        return self.say("draft", name=other, by=self.marks.faction(mine), clauses=self.clauses(mine["draft"]))

    def deal(self, deal: dict[str, Any]) -> str:
        """An offer as it was made."""
        by, to = self.marks.name("faction", deal["by"]), self.marks.name("faction", deal["to"])
        return self.say("deal", by=by, to=to, clauses=self.clauses(deal["clauses"]))

    def clauses(self, clauses: list[str]) -> str:
        return "; ".join(clause_words(self.marks.words.texts, clause) for clause in clauses)

    def promise(self, view: View, said: dict[str, Any]) -> str:
        by, to = self._name(view, said["by"]), self._name(view, said["to"])
        promise = promise_words(self.marks.words.texts, said["promise"])
        return self.say("promise", by=by, to=to, promise=promise)
