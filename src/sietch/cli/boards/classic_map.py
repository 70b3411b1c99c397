"""The planet as a strip: sectors from left to right as the storm runs, from the pole at the top to the rim."""

from __future__ import annotations

from typing import Final

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from sietch.classic.atlas import (
    LOCATION_IDS,
    LOCATIONS_IN,
    ROCK,
    SECTOR_OF,
    SINK,
    STRONGHOLD,
    TERRAIN,
    TERRITORY,
    TERRITORY_IDS,
    TERRITORY_OF,
)
from sietch.classic.map_data import SECTORS
from sietch.cli.boards.classic_marks import Marks, spaced, strongholds
from sietch.kernel.game import View

BAND: Final = 9  # sectors side by side: half the planet
WIDEST: Final = 14 * BAND  # of the strip
EDGES: Final = {STRONGHOLD: "█", ROCK: "▒"}
SAND_EDGE: Final = "│"
STORM: Final = "≋"

# The territories of each half from the pole outwards, so that no two of a row share a sector.
ROWS: Final[tuple[tuple[tuple[str, ...], ...], ...]] = (
    (
        ("cielago_north", "harg_pass", "imperial_basin"),
        ("cielago_depression", "false_wall_east"),
        ("cielago_west", "cielago_east", "the_minor_erg", "rim_wall_west"),
        ("cielago_south", "false_wall_south", "shield_wall"),
        ("meridian", "pasty_mesa", "hole_in_the_rock"),
        ("tueks_sietch", "red_chasm", "gara_kulon", "sihaya_ridge"),
        ("south_mesa", "basin"),
        ("old_gap",),
    ),
    (
        ("imperial_basin", "hagga_basin", "wind_pass", "cielago_west"),
        ("arrakeen", "arsunt", "the_great_flat", "the_greater_flat", "wind_pass_north"),
        ("carthag", "plastic_basin", "funeral_plain", "false_wall_west"),
        ("tsimpo", "sietch_tabr", "habbanya_erg"),
        ("broken_land", "rock_outcroppings", "habbanya_ridge_flat"),
        ("old_gap", "bight_of_the_cliff", "habbanya_sietch"),
    ),
)


class PlanetMap:
    """The strip, as wide as the terminal allows."""

    def __init__(self, marks: Marks, view: View) -> None:
        self.marks = marks
        self.view = view
        self.strongholds = strongholds(view)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        room = min(WIDEST, options.max_width)
        # Where each sector begins, so that the strip fills the whole width.
        starts = [-(-place * room // BAND) for place in range(BAND + 1)]
        yield self._pole()
        for half, rows in enumerate(ROWS):
            yield self._sectors(half, starts)
            for row in rows:
                yield from self._row(half, row, starts)
        yield Text(self.marks.say("map-legend"), style="dim")

    def _pole(self) -> Text:
        pole = TERRITORY_IDS[TERRITORY_OF[SINK]]
        inside = spaced(self.marks.contents(self.view, LOCATION_IDS[SINK]))
        return Text.assemble((self.marks.name("territory", pole), "bold"), " ", inside)

    def _sectors(self, half: int, starts: list[int]) -> Text:
        """The numbers of the sectors, who sits at them, and where the storm stands."""
        line = Strip(starts)
        sitting = {player["dot"]: player for player in self.view["players"]}
        for place in range(BAND):
            sector = half * BAND + place
            stormy = sector == self.view["storm"]
            cell = Text(f"{STORM}{sector}{STORM}" if stormy else str(sector), style="bold reverse" if stormy else "dim")
            if sector in sitting:
                cell = Text.assemble(cell, " ●", self.marks.mark(sitting[sector]))
            line.write(place, 1, cell)
        return line.text

    def _row(self, half: int, row: tuple[str, ...], starts: list[int]) -> list[RenderableType]:
        """A line of names, and under it as many as are needed for what lies there."""
        first = half * BAND
        names = Strip(starts)
        below: list[Strip] = []
        for territory in row:
            strong = TERRITORY[territory] in self.strongholds
            edge = EDGES.get(STRONGHOLD if strong else TERRAIN[TERRITORY[territory]], SAND_EDGE)
            pieces = [place for place in LOCATIONS_IN[TERRITORY[territory]] if 0 <= SECTOR_OF[place] - first < BAND]
            start = SECTOR_OF[pieces[0]] - first
            names.write(start, len(pieces), self._name(territory, edge, starts[start + len(pieces)] - starts[start]))
            for place in pieces:
                sector = SECTOR_OF[place] - first
                inside = self.marks.contents(self.view, LOCATION_IDS[place])
                for depth, text in enumerate(_packed(inside, starts[sector + 1] - starts[sector] - 1)):
                    if depth == len(below):
                        below.append(Strip(starts))
                    below[depth].write(sector, 1, Text.assemble((edge if place == pieces[0] else " ", "dim"), text))
        return [names.text, *[line.text for line in below]]

    def _name(self, territory: str, edge: str, width: int) -> Text:
        """A name for the sectors that its territory spans."""
        name = self.marks.name("territory", territory)
        if len(name) >= width and self.marks.words.texts.has(f"cli-classic-short-{territory}"):
            name = self.marks.say(f"short-{territory}")
        strong = TERRITORY[territory] in self.strongholds
        return Text.assemble((edge, "dim"), (name[: width - 1], "bold" if strong else ""))


class Strip:
    """One line across half the planet, written sector by sector from left to right."""

    def __init__(self, starts: list[int]) -> None:
        self.starts = starts
        self.text = Text(no_wrap=True, overflow="crop")

    def write(self, place: int, sectors: int, text: Text) -> None:
        """Write something across so many sectors from this one."""
        start, end = self.starts[place], self.starts[place + sectors]
        text.truncate(end - start)
        self.text.pad_right(start - self.text.cell_len)
        self.text.append_text(text)


def _packed(items: list[Text], width: int) -> list[Text]:
    """Items in lines that are not wider than this, as long as an item is not."""
    lines: list[Text] = []
    for item in items:
        if lines and lines[-1].cell_len + 1 + item.cell_len <= width:
            lines[-1] = Text.assemble(lines[-1], " ", item)
        else:
            lines.append(item.copy())
    return lines


def counting(view: View) -> list[str]:
    """The territories that count for victory."""
    found = [TERRITORY_IDS[number] for number in strongholds(view)]
    return [*found, "shield_wall"] if view["ruleset"]["shield_wall_counts"] else found


def places_list(marks: Marks, view: View) -> RenderableType:
    """Only where something is: strongholds, spice, and the rest as the storm comes by."""
    table = Table.grid(padding=(0, 1, 0, 0), expand=True)
    table.add_column(no_wrap=True, style="dim")
    table.add_column(ratio=1)
    victory = counting(view)
    held = [_entry(marks.name("territory", name), marks.stands(view, name)) for name in victory]
    table.add_row(marks.say("list-strongholds"), spaced(held, " · "))
    with_spice = [name for name in _around(view) if name in view["spice"]]
    if with_spice:
        entries = [_entry(marks.place(name), marks.contents(view, name)) for name in with_spice]
        table.add_row(marks.say("list-spice"), spaced(entries, " · "))
    rest = [name for name in _around(view) if name not in with_spice and _territory(name) not in victory]
    entries = [_entry(marks.place(name), marks.contents(view, name)) for name in rest if marks.contents(view, name)]
    if entries:
        table.add_row(marks.say("list-elsewhere"), spaced(entries, " · "))
    return table


def _territory(location: str) -> str:
    return location.partition("@")[0]


def _entry(name: str, items: list[Text]) -> Text:
    return Text.assemble(name, " ", spaced(items))


def _around(view: View) -> list[str]:
    """All locations in the order in which the storm will come to them; the pole last."""
    places = sorted(range(len(LOCATION_IDS)), key=lambda place: (SECTOR_OF[place] - view["storm"] - 1) % SECTORS)
    return [LOCATION_IDS[place] for place in places if place != SINK] + [LOCATION_IDS[SINK]]
