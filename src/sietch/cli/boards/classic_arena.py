"""Threats of Kanly and the arena of classic Dune in a terminal."""

from __future__ import annotations

from typing import Any, Final

from rich.console import RenderableType
from rich.text import Text

from sietch.classic.duel.arena import EDGE_IDS, RIGHT, RING, SPACE, SPACE_IDS, edge_between
from sietch.classic.duel.arena import NEIGHBOUR as BESIDE
from sietch.cli.boards.classic_marks import Marks
from sietch.kernel.game import View

RINGS: Final = (2, 1, 0)  # the centre of the arena is at the top
WIDTH: Final = 6  # of a space
WALL: Final = "▌"
FLOOR: Final = "▔▔▔▔"


class ArenaPanel:
    """The rings one below the other, the centre at the top; the last space of a ring touches the first."""

    def __init__(self, marks: Marks) -> None:
        self.marks = marks
        self.say = marks.say

    def lines(self, view: View) -> list[RenderableType]:
        seen = view.get("duel")
        if seen is None:
            return []
        lines: list[RenderableType] = []
        for threat in seen["threats"]:
            names = {key: self.marks.faction(view["players"][threat[key]]) for key in ("by", "to")}
            text = self.say("threat", deed=self.marks.name("deed", threat["deed"]), **names)
            lines.append(Text(text, style="dim" if threat["settled"] else ""))
        if seen["out"]:
            lines.append(Text(self.say("out", names=self.marks.marks(view, seen["out"])), style="dim"))
        if seen["arena"] is not None:
            lines.extend(self._arena(view, seen["arena"]))
        if seen["hand"] is not None:
            cards = ", ".join(self.marks.name("duel_card", card) for card in seen["hand"])
            lines.append(Text(self.say("duel-hand", cards=cards or "–", deck=seen["deck"])))
        return lines

    def _arena(self, view: View, arena: dict[str, Any]) -> list[RenderableType]:
        standing = {fighter["space"]: fighter for fighter in arena["fighters"] if fighter["space"] is not None}
        lines: list[RenderableType] = [Text(self.say("war" if arena["war"] else "arena"), style="bold")]
        for ring in RINGS:
            lines.append(self._ring(view, arena, standing, ring))
            walls = self._floor(arena, ring)
            if walls.strip():
                lines.append(Text(walls))
        lines.extend(self._fighter(view, arena, fighter) for fighter in arena["fighters"])
        return lines

    def _ring(self, view: View, arena: dict[str, Any], standing: dict[str, Any], ring: int) -> Text:
        """One ring; a bar stands where an obstacle keeps neighbours apart."""
        line = Text("  ")
        for space in [space for space in range(len(SPACE_IDS)) if RING[space] == ring]:
            fighter = standing.get(SPACE_IDS[space])
            inside = self.marks.mark(view["players"][fighter["seat"]]) if fighter else Text("·")
            line.append_text(inside)
            line.append(" " * (WIDTH - 1 - len(inside)))
            wall = EDGE_IDS[edge_between(space, BESIDE[space][RIGHT])] in arena["obstacles"]
            line.append(WALL if wall else " ")
        line.append("  " + self.marks.name("space", SPACE_IDS[_first(ring)]).partition(",")[0], style="dim")
        return line

    def _floor(self, arena: dict[str, Any], ring: int) -> str:
        """The obstacles between a ring and the next one outwards."""
        text = "  "
        for space in [space for space in range(len(SPACE_IDS)) if RING[space] == ring]:
            outer = BESIDE[space][1]
            wall = outer >= 0 and EDGE_IDS[edge_between(space, outer)] in arena["obstacles"]
            text += (FLOOR if wall else "").ljust(WIDTH)
        return text

    def _fighter(self, view: View, arena: dict[str, Any], fighter: dict[str, Any]) -> Text:
        player = view["players"][fighter["seat"]]
        if fighter["leader"] is None:
            who = self.say("hidden-champion")
        else:
            who = f"{self.marks.name('leader', fighter['leader'])} {fighter['strength']}"
        backing = [second["seat"] for second in arena["seconds"] if second["for"] == fighter["seat"]]
        text = Text.assemble("  ", self.marks.mark(player), f" {who}")
        if not arena["war"]:
            text.append(", " + self.say("champion-support", n=fighter["support"]))
        if backing:
            text.append(", " + self.say("backed", names=self.marks.marks(view, backing)))
        if fighter["dead"] or fighter["left"]:
            text.stylize("dim strike")
        elif arena["turn"] == fighter["seat"]:
            text.stylize("bold")
        return text


def _first(ring: int) -> int:
    return next(space for space in SPACE.values() if RING[space] == ring)
