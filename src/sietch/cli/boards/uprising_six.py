"""The board of Uprising for six in a terminal: two teams, the commanders' own boards and tracks, the Throne Row."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from sietch.cli.boards.imperium_notes import Notes
from sietch.cli.boards.imperium_spaces import seat_mark
from sietch.cli.boards.uprising import NUMBERS, UprisingBoard, UprisingSpaces
from sietch.cli.words import Words
from sietch.imperium.arrows import BOTH, LEFT, RIGHT
from sietch.imperium.defs import Space
from sietch.imperium.frames.personal import TOP_OF_PERSONAL_TRACK
from sietch.imperium.terms import FACTIONS
from sietch.imperium.view import TRACKS_OF_SIX
from sietch.imperium.wording import SIX
from sietch.kernel.action import seat_number
from sietch.kernel.frame import Question
from sietch.kernel.game import Outcome, View

Player = dict[str, Any]

AFTER_ALL_OTHERS = len(FACTIONS) + 1
# What only allies have; a commander uses the activated ally's. [C2]
OF_ALLIES = ("garrison", "in_conflict", "sandworms", "strength")
ALLIANCE = "alliance"
POINT = "victory_points"
SPY = "spy"
# What each step of a commander's own track gives. [S6-16, S6-17]
STEPS = {"fremen": ("spice", POINT, "water", ALLIANCE), "emperor": ("solari", POINT, SPY, ALLIANCE)}


class TeamSpaces(UprisingSpaces):
    """The spaces of the other side of the board, with the commanders' own boards at the end."""

    def _place(self, space: Space) -> int:
        return AFTER_ALL_OTHERS if space.personal >= 0 else super()._place(space)

    def _group_name(self, space: Space) -> str:
        if space.personal < 0:
            return super()._group_name(space)
        track = FACTIONS[space.personal]
        return self.words.say(f"uprising-board-{track}", track=self.words.speech.name("faction", track))

    def _track_head(self, faction: int) -> str:
        return self.words.say(f"imperium-col-{TRACKS_OF_SIX[faction].replace('_', '-')}")


class TeamNotes(Notes):
    """Notes on options where somebody acts for or with a teammate."""

    def note(self, view: View, question: Question, action: int) -> str:
        word, argument = self.actions.word(action), self.actions.argument(action)
        if word == "ally":
            return self._teammate(view, question, view["players"][seat_number(argument)])
        if word == "personal":
            return own_track(self.words, view, question.seat)
        return super().note(view, question, action)

    def _teammate(self, view: View, question: Question, mate: Player) -> str:
        name = self.words.speech.name("leader", mate["leader"])
        if question.kind == "TradeWith":
            return self.words.say(
                "uprising-mate-goods", name=name, **_numbers(mate, "solari spice water intrigue_count")
            )
        parts = [self.words.say("uprising-mate-troops", name=name, **_numbers(mate, "garrison in_conflict strength"))]
        if question.kind == "ActivateAlly" and not points_to(view["players"][question.seat], mate["seat"]):
            parts.append(self.words.say("uprising-no-arrow"))
        return self.t.clauses(parts)

    def _faction(self, view: View, seat: int, faction: str) -> str:
        player = body(view, view["players"][seat])
        level = list(player["influence"].values())[FACTIONS.index(faction)]
        words = self.words.say("imperium-level", n=level)
        return words if player["seat"] == seat else f"{self.words.speech.name('leader', player['leader'])}: {words}"

    def _troops(self, view: View, change: int) -> str:
        player = body(view, view["players"][view["viewer"]])
        words = self._strength(player, change)
        if player["seat"] == view["viewer"]:
            # An ally is also asked on the commander's turn, which nothing else in the question says.
            turn = view["players"][view["turn"]] if view["turn"] >= 0 else player
            if not turn["commander"]:
                return words
            return (
                f"{words} ({self.words.say('uprising-turn-of', name=self.words.speech.name('leader', turn['leader']))})"
            )
        return f"{self.words.speech.name('leader', player['leader'])}: {words}"


class TeamBoard(UprisingBoard):
    """Draws the table of two teams."""

    tie_rule = "S6-15"
    last_round = 9
    short_names = True

    def __init__(self, words: Words) -> None:
        super().__init__(words, TeamSpaces(words))
        self.notes = TeamNotes(words, self.spaces)

    def _row_line(self, view: View) -> Text:
        line = super()._row_line(view)
        if view["throne_row"]:
            cards = [f"{self.words.speech.name('card', id)} {self.shelf.cards[id].cost}" for id in view["throne_row"]]
            line.append("\n" + self.also("throne-line", cards=", ".join(cards)))
        return line

    # -- teams -------------------------------------------------------------------------------------------------

    def _players(self, view: View) -> RenderableType:
        """Team by team, the commander first; columns stand under each other."""
        rows = {player["seat"]: self._player(view, player) for player in view["players"]}
        heads = self._columns(view)
        widths = [max(len(head), *[_width(row[i]) for row in rows.values()]) for i, head in enumerate(heads)]
        parts: list[RenderableType] = []
        for number, team in enumerate(view["teams"]):
            parts.append(self._team_line(view, team))
            table = self._player_table(view, headed=number == 0, widths=widths)
            for seat in [team["commander"], *team["allies"]]:
                who = rows[seat][0]
                assert isinstance(who, Text)
                # Both tables are equally wide where all names are.
                who.pad_right(widths[0] - who.cell_len)
                table.add_row(*rows[seat])
            parts.append(table)
        return Group(*parts)

    def _team_line(self, view: View, team: dict[str, Any]) -> Text:
        name = self._team_name(view, team["commander"])
        line = Text(self.also("team-score", team=name, n=team["vp"]), style="bold")
        line.append(f" · {own_track(self.words, view, team['commander'])}", style="not bold")
        return line

    def _team_name(self, view: View, commander: int) -> str:
        return self.also("team", name=self._name(view["players"][commander], short=True))

    def _player(self, view: View, player: Player) -> list[RenderableType]:
        if player["commander"]:
            nothing: dict[str, Any] = dict.fromkeys(OF_ALLIES)
            player = {**player, **nothing, "influence": dict.fromkeys(player["influence"])}
        return super()._player(view, player)

    def _honour_groups(self, view: View) -> list[tuple[str, list[int]]]:
        bonus = [player["seat"] for player in view["players"] if player["swordmaster_bonus"]]
        return [*super()._honour_groups(view), ("sword-bonus", bonus)]

    def brief(self, view: View) -> RenderableType:
        player = view["players"][view["viewer"]]
        if not player["commander"]:
            return super().brief(view)
        ally = body(view, player)
        figures = {key: player[key] or 0 for key in NUMBERS} | {key: ally[key] for key in OF_ALLIES}
        line = Text(" ").append_text(seat_mark(player["seat"]))
        return line.append("  " + self.also("brief-through", ally=self._name(ally, short=True), **figures))

    # -- the end -----------------------------------------------------------------------------------------------

    def ending(self, view: View, outcome: Outcome) -> RenderableType:
        commanders = [team["commander"] for team in view["teams"]]
        winners = [seat for seat in commanders if seat in outcome.winners]
        names = self.words.texts.joined([self._team_name(view, seat) for seat in winners])
        lines = [Text(self.say("winner", names=names, n=len(winners)), style="bold")]
        for team in sorted(view["teams"], key=lambda team: team["commander"] not in winners):
            name = self._team_name(view, team["commander"])
            lines.append(Text("  " + self.also("team-score", team=name, n=team["vp"])))
            for seat in [team["commander"], *team["allies"]]:
                line = Text("    ").append_text(seat_mark(seat))
                player = view["players"][seat]
                score = self.also("team-score", team=self._name(player, short=False), n=player["vp"])
                lines.append(line.append(f" {score}"))
        lines.extend(self._decided(outcome))
        return Group(*lines)


def body(view: View, player: Player) -> Player:
    """Who has the troops and stands on the tracks: a commander's activated ally, or the player. [C2]"""
    if not player["commander"]:
        return player
    ally: Player = view["players"][player["activated_ally"]]
    return ally


def points_to(commander: Player, ally: int) -> bool:
    """Whether one of the commander's Agents at hand points to the ally. [C1]"""
    side = LEFT if ally == (commander["seat"] + 2) % SIX else RIGHT
    return bool(commander["arrows"] & (side | BOTH))


def own_track(words: Words, view: View, commander: int) -> str:
    """How far a commander has risen on the own track, and what comes next."""
    team = next(team for team in view["teams"] if team["commander"] == commander)
    track = words.speech.name("faction", team["track"])
    if team["level"] >= TOP_OF_PERSONAL_TRACK:
        return words.say("uprising-own-track-top", track=track, level=team["level"])
    step = STEPS[team["track"]][team["level"]]
    if step == ALLIANCE:
        reward = words.say("uprising-step-alliance", track=track)
    elif step == POINT:
        reward = words.texts.get("effect-gain-victory_points", n=1)
    else:
        gain = words.texts.get("effect-spy" if step == SPY else f"effect-gain-{step}", n=1)
        reward = words.say("uprising-step-each", gain=gain)
    return words.say("uprising-own-track", track=track, level=team["level"], top=TOP_OF_PERSONAL_TRACK, reward=reward)


def _numbers(player: Player, keys: str) -> dict[str, int]:
    return {key: player[key] for key in keys.split()}


def _width(cell: RenderableType) -> int:
    assert isinstance(cell, Text)
    return cell.cell_len
