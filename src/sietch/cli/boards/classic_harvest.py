"""The Director's table of Spice Harvest in a terminal."""

from __future__ import annotations

from typing import Final

from rich.console import RenderableType
from rich.text import Text

from sietch.cli.boards.classic_marks import Marks
from sietch.kernel.game import View

# The rule about the home world of every faction that has one in the box.
HOME_WORLDS: Final[dict[str, str]] = {
    "atreides": "FR-XVI.C.1",
    "bene_gesserit": "FR-XVI.C.2",
    "guild": "FR-XVI.C.3",
    "fremen": "FR-XVI.C.4",
    "emperor": "FR-XVI.C.5",
    "harkonnen": "FR-XVI.C.6",
}


class HarvestPanel:
    """Draws reports, envelopes, votes and access cards, as far as the viewer has seen them."""

    def __init__(self, marks: Marks) -> None:
        self.marks = marks
        self.say = marks.say

    def heading(self, view: View) -> str:
        seen = view["harvest"]
        if seen["director"] is None or not seen["turn"]:
            return self.say("harvest-none")
        name = self.marks.faction(view["players"][seen["director"]])
        return self.say("harvest", turn=seen["turn"], turns=seen["turns"], name=name)

    def lines(self, view: View) -> list[RenderableType]:
        """The harvest, then everybody with envelope, vote and cards, then the auction."""
        seen = view["harvest"]
        lines: list[RenderableType] = []
        drawn = [card for card in seen["drawn"] if card is not None]
        if drawn:
            lines.append(Text(self.say("harvest-drawn", n=sum(drawn)), style="bold"))
        if seen["announced"] is not None:
            lines.append(Text(self.say("harvest-announced", n=seen["announced"]), style="bold"))
        if seen["reported"]:
            cards = [str(card) if card else self.say("harvest-worm") for card in seen["reported"]]
            lines.append(Text(self.say("harvest-reported", cards=", ".join(cards)), style="dim"))
        lines.extend(self._player(view, seat) for seat in range(len(view["players"])))
        lines.extend(self._auction(view))
        return lines

    def home(self, view: View) -> list[RenderableType]:
        """What the viewer's home world is good for."""
        if view["viewer"] < 0:
            return []
        rule = HOME_WORLDS.get(view["players"][view["viewer"]]["faction"], "")
        text = self.marks.words.speech.rule(rule)
        return [Text(f"- {text}", style="dim")] if text else []

    def _player(self, view: View, seat: int) -> Text:
        seen = view["harvest"]
        parts: list[str] = []
        if seen["envelopes"][seat]:
            share = seen["shares"][seat]
            parts.append(self.say("harvest-envelope") if share is None else self.say("harvest-share", n=share))
        if seen["votes"][seat] is not None:
            parts.append(self.say(f"harvest-vote-{seen['votes'][seat]}"))
        cards = self.say("harvest-cards", n=seen["cards"][seat])
        known = [self.marks.name("access", card) for card in seen["hands"][seat]]
        parts.append(f"{cards}: {', '.join(known)}" if known else cards)
        star = "★ " if seat == seen["director"] else "  "
        return Text.assemble(star, self.marks.mark(view["players"][seat]), f"  {' · '.join(parts)}")

    def _auction(self, view: View) -> list[RenderableType]:
        seen = view["harvest"]["auction"]
        if seen is None:
            return []
        words = [self.say("harvest-auction", left=seen["left"])]
        if seen["card"] is not None:
            words.append(self.say("harvest-access", card=self.marks.name("access", seen["card"])))
        if seen["by"] is None:
            words.append(self.say("no-bid"))
        else:
            name = self.marks.faction(view["players"][seen["by"]])
            words.append(self.say("high-bid", n=seen["high"], name=name))
        if seen["passed"]:
            words.append(self.say("bid-passed", names=self.marks.marks(view, seen["passed"])))
        return [Text(" · ".join(words))]
