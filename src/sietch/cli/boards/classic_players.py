"""The players of classic Dune: what everybody sees of them, what is known about them, and one's own shield."""

from __future__ import annotations

from collections import Counter
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from sietch.classic.sheets import LEADER, LEADER_STRENGTH, SHEETS, faction_of
from sietch.classic.terms import FACTION_IDS
from sietch.cli.boards.classic_marks import NOBODY, Marks, needed, number, spaced
from sietch.cli.boards.imperium_spaces import seat_mark
from sietch.kernel.game import View

DEAD = "†"
CAPTIVE = "‡"
FOUGHT = "·"
SIGNS = {"tanks": DEAD, "captive": CAPTIVE, "gone": DEAD}


class PlayersPanel:
    """Draws players from a view."""

    def __init__(self, marks: Marks) -> None:
        self.marks = marks
        self.say = marks.say

    # -- everybody ---------------------------------------------------------------------------------------------

    def table(self, view: View) -> RenderableType:
        """Everybody's public figures, in turn order."""
        table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="dim", collapse_padding=True)
        table.add_column(self.say("col-order"), no_wrap=True)
        heads = ["dot", "cards", "planet", "tanks", "strongholds"]
        for head in heads:
            table.add_column(self.say(f"col-{head}"), justify="right", no_wrap=True)
        table.add_column(self.say("col-leaders"), no_wrap=True)
        table.add_column(self.say("col-allies"))
        for seat in view["order"]:
            table.add_row(*self._row(view, view["players"][seat]))
        return table

    def _row(self, view: View, player: dict[str, Any]) -> list[RenderableType]:
        who = seat_mark(player["seat"])
        mine = player["seat"] == view["viewer"]
        who.append(" ")
        who.append_text(self.marks.mark(player))
        if player["faction"] is not None:
            who.append(f" {self.marks.faction(player)}", style="bold" if mine else "not bold")
        on_planet = [sum(count[kind] for count in player["forces"].values()) for kind in (0, 1)]
        return [
            who,
            NOBODY if player["dot"] is None else str(player["dot"]),
            "?" if player["cards"] is None else str(player["cards"]),
            number(on_planet),
            number(player["tanks"]),
            self._strongholds(view, player),
            self.strengths(player),
            Text(self.marks.marks(view, player["allies"])),
        ]

    def _strongholds(self, view: View, player: dict[str, Any]) -> Text:
        members = 1 + len(player["allies"])
        goal = needed(view, members)
        count = player["side_strongholds"]
        text = Text(f"{count}/{goal}", style="bold" if count >= goal else "")
        return Text.assemble(f"{player['strongholds']} → ", text) if members > 1 else text

    def strengths(self, player: dict[str, Any]) -> Text:
        """The leaders by strength alone."""
        found = [
            Text(f"{leader['strength']}{_sign(leader)}", style="dim" if leader["where"] != "home" else "")
            for leader in player["leaders"]
        ]
        if player["kwisatz_haderach"] == "tanks":
            found.append(Text(self.say("kwisatz-short") + DEAD, style="dim"))
        return spaced(found)

    def leaders(self, view: View) -> RenderableType:
        """All leaders by name."""
        table = Table.grid(padding=(0, 1, 0, 0), expand=True)
        table.add_column(no_wrap=True)
        table.add_column(ratio=1)
        for seat in view["order"]:
            player = view["players"][seat]
            if player["faction"] is not None:
                table.add_row(self.marks.mark(player), self.leader_names(player))
        return Group(table, Text(self.say("leaders-legend"), style="dim"))

    def leader_names(self, player: dict[str, Any]) -> Text:
        """A player's leaders with their strengths, and what has become of them."""
        found: list[Text] = []
        for leader in player["leaders"]:
            # A strength is not left alone on the next line.
            text = Text(
                f"{self.marks.name('leader', leader['id'])}\N{NO-BREAK SPACE}{leader['strength']}{_sign(leader)}"
            )
            if leader["where"] != "home":
                text.stylize("dim")
            elif leader["fought"] is not None:
                place = self.marks.name("territory", leader["fought"])
                text.append(f" ({self.say('fought', place=place)})", style="dim")
            found.append(text)
        return spaced(found, ", ")

    # -- what is known about the others ------------------------------------------------------------------------

    def known(self, view: View) -> list[RenderableType]:
        """What the viewer has seen of hands, traitors and decks."""
        lines: list[Text] = []
        for seat in view["order"]:
            player = view["players"][seat]
            if seat == view["viewer"]:
                continue
            parts = self._known_of(player)
            if parts:
                lines.append(Text.assemble(self.marks.mark(player), " ", "; ".join(parts)))
        if view["next_spice"] is not None:
            lines.append(Text(self.say("next-spice", card=self.spice_card(view["next_spice"]))))
        if view["marker"]:
            lines.append(Text(self.say("marker", n=view["marker"])))
        if view["known_deck"]:
            cards = ", ".join("?" if card is None else self.marks.name("card", card) for card in view["known_deck"])
            lines.append(Text(self.say("known-deck", cards=cards)))
        return list(lines)

    def _known_of(self, player: dict[str, Any]) -> list[str]:
        parts: list[str] = []
        if player["known_cards"]:
            parts.append(self.say("known-cards", cards=self.cards(player["known_cards"])))
        if player["lacks"]:
            parts.append(self.say("known-lacks", cards=self.cards(player["lacks"])))
        if player["known_traitors"]:
            parts.append(self.say("known-traitors", leaders=self._leaders(player["known_traitors"])))
        if player["innocent"]:
            parts.append(self.say("known-innocent", leaders=self._leaders(player["innocent"])))
        if player["silenced"]:
            parts.append(self.say("silenced"))
        return parts

    def cards(self, ids: list[str]) -> str:
        counted = Counter(self.marks.name("card", id) for id in ids)
        return ", ".join(f"{name} ×{n}" if n > 1 else name for name, n in counted.items())

    def _leaders(self, ids: list[str]) -> str:
        return ", ".join(self.marks.name("leader", id) for id in ids)

    def spice_card(self, id: str) -> str:
        return self.marks.name("spice_card", id) if id == "shai_hulud" else self.marks.name("territory", id)

    # -- behind one's own shield -------------------------------------------------------------------------------

    def own(self, view: View, whole: bool) -> list[RenderableType]:
        """Spice, reserves, cards, traitors, prediction, and what has been arranged."""
        player = view["players"][view["viewer"]]
        if player["faction"] is None:
            return []
        lines = self.purse(view)
        if player["hand"] and whole:
            lines[1] = self._hand(player["hand"])
        if not whole:
            lines.append(Text.assemble(self.say("own-leaders"), " ", self.leader_names(player)))
        if player["traitors"]:
            lines.append(Text(self.say("traitors", leaders=self._traitors(player["traitors"]))))
        if player["prediction"] is not None:
            said = player["prediction"]
            faction = self.marks.name("faction", said["faction"])
            lines.append(Text(self.say("prediction", faction=faction, turn=said["turn"])))
        if player["standing"]:
            kinds = ", ".join(self._window(kind) for kind in player["standing"])
            lines.append(Text(self.say("standing", kinds=kinds), style="dim"))
        return lines

    def purse(self, view: View) -> list[RenderableType]:
        """Spice, tokens and cards, and what allies lend each other."""
        player = view["players"][view["viewer"]]
        lines: list[RenderableType] = [self.figures(view)]
        if player["hand"]:
            lines.append(Text(self.say("hand", cards=self.cards(player["hand"]))))
        if player["pledge"]:
            lines.append(Text(self.say("pledge", n=player["pledge"])))
        for other in view["players"]:
            if other["pledge"] and other["seat"] != view["viewer"]:
                lines.append(Text(self.say("pledged", faction=self.marks.faction(other), n=other["pledge"])))
        return lines

    def figures(self, view: View) -> Text:
        """The viewer's spice and tokens in one line."""
        player = view["players"][view["viewer"]]
        if player["faction"] is None:
            return Text(self.marks.faction(player))
        line = Text.assemble(" ", self.marks.mark(player), " ")
        line.append(
            self.say(
                "figures",
                spice=player["spice"],
                reserve=number(player["reserve"]),
                tanks=number(player["tanks"]),
                cards=len(player["hand"]),
                most=SHEETS[FACTION_IDS.index(player["faction"])].hand,
            )
        )
        return line

    def _hand(self, hand: list[str]) -> RenderableType:
        table = Table.grid(padding=(0, 1, 0, 0), expand=True)
        table.add_column(max_width=24)
        table.add_column(ratio=1)
        for id, n in Counter(hand).items():
            name = self.marks.name("card", id)
            text = self.marks.does("card", id)
            table.add_row(Text(f"{name} ×{n}" if n > 1 else name, style="bold"), Text(text, style="dim"))
        return Padding(table, (0, 0, 0, 1))

    def _traitors(self, ids: list[str]) -> str:
        return ", ".join(self.traitor(id) for id in ids)

    def traitor(self, id: str) -> str:
        """A leader in somebody's pay."""
        return f"{self.marks.name('leader', id)} ({self.serves(id)})"

    def serves(self, id: str) -> str:
        """Whom a leader serves, and how strong he is."""
        leader = LEADER[id]
        return f"{self.marks.say(f'mark-{FACTION_IDS[faction_of(leader)]}')} {LEADER_STRENGTH[leader]}"

    def _window(self, kind: str) -> str:
        return self.marks.name("window", kind)


def _sign(leader: dict[str, Any]) -> str:
    if leader["where"] in SIGNS:
        return SIGNS[leader["where"]]
    return FOUGHT if leader["fought"] is not None else ""
