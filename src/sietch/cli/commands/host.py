"""`sietch host`: a new table at a server, and the links to its seats."""

from __future__ import annotations

import re
from typing import Annotated, Any

import typer

from sietch import games
from sietch.bots import BOTS
from sietch.cli.commands.join import take_part
from sietch.cli.errors import BadInput
from sietch.cli.extras import PLAYING, need
from sietch.cli.options import Json, Lang, RulesetWords, plays, read_ruleset
from sietch.cli.output import language, print_json, program, screen
from sietch.cli.table.links import DEFAULT_SERVER, Link, read_link, read_server
from sietch.cli.words import say
from sietch.kernel.action import seat_letter
from sietch.kernel.game import Game
from sietch.kernel.text import closest

LINK, OPEN = "link", "open"
DAY = 86_400
_CLOCK = re.compile(r"(?P<kind>live|days):(?P<bank>\d{1,7})(?:\+(?P<increment>\d{1,7}))?")


def host(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="The game: imperium, uprising or classic.")] = None,
    seats: Annotated[
        str | None, typer.Option("--seats", metavar="A,B,...", help="link (a friend), open (anybody) or a bot, each.")
    ] = None,
    ruleset: RulesetWords = None,
    server: Annotated[
        str, typer.Option("--server", metavar="URL", envvar="SIETCH_SERVER", help="Where the table is to stand.")
    ] = DEFAULT_SERVER,
    public: Annotated[bool, typer.Option("--public", help="List the table among those that everybody sees.")] = False,
    name: Annotated[str, typer.Option("--name", help="What the table is called.")] = "",
    clock: Annotated[
        str, typer.Option("--clock", metavar="live:600+15|days:2|none", help="How long everybody may think.")
    ] = "none",
    play: Annotated[bool, typer.Option("--play", help="Sit down on the first seat at once.")] = False,
    start: Annotated[
        str | None, typer.Option("--start", metavar="LINK", help="Start a table whose seats have been taken.")
    ] = None,
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """Make a table at a server and print the links to its seats."""
    words_in = language(lang)
    need(PLAYING)
    if start is not None:
        _start(start, words_in)
        return
    if game is None:
        raise BadInput("host: name a game, or with --start a table to begin")
    rules = games.find(game)
    places = read_places(seats, rules)
    body = {
        "game": game,
        "seats": places,
        "ruleset": read_ruleset(ruleset, rules),
        "name": name,
        "public": public,
        "clock": read_clock(clock),
    }
    made = _make(read_server(server), body, words_in)
    if as_json:
        print_json(_told(made))
    else:
        _show(made, words_in, play)
    if play:
        own = made["links"][0]["key"] if made["links"] else ""
        link: Link = made["link"]
        take_part(Link(link.server, link.table, own, made["host_key"]), words_in)


def read_places(given: str | None, game: Game[Any]) -> list[str]:
    """What each seat is: for a friend with a link, for anybody, or for a bot."""
    if given is None:
        return [LINK] * game.usual_seats
    names = [name.strip() for name in given.split(",")]
    known = [LINK, OPEN, *sorted(bot for bot in BOTS if plays(bot, game))]
    for name in names:
        if name not in known:
            near = closest(name, known)
            hint = f"did you mean {near!r}?" if near else f"known are {', '.join(known)}"
            raise BadInput(f"--seats: unknown player {name!r}; {hint}")
    if len(names) not in game.seat_counts:
        counts = ", ".join(str(count) for count in game.seat_counts)
        raise BadInput(f"--seats: {game.name} is played with {counts} seats, not {len(names)}")
    return names


def read_clock(given: str) -> dict[str, Any]:
    """`live:600+15`: ten minutes for everybody and 15 seconds back after each action; `days:2`: two days for each."""
    if given == "none":
        return {"kind": "none"}
    found = _CLOCK.fullmatch(given)
    if found is None or (found["kind"] == "days" and found["increment"]):
        raise BadInput(f"--clock: {given!r} is no clock; one looks like live:600+15, days:2 or none")
    if found["kind"] == "days":
        return {"kind": "days", "bank": int(found["bank"]) * DAY}
    return {"kind": "live", "bank": int(found["bank"]), "increment": int(found["increment"] or 0)}


def _make(server: str, body: dict[str, Any], lang: str) -> dict[str, Any]:
    """A new table; it begins at once where nobody is waited for."""
    from sietch.cli.table.online_words import refusal
    from sietch.cli.table.web import Web
    from sietch.server.client import TableError

    web = Web(server)
    try:
        made = web.post("/api/tables", body)
        link = Link(server, made["id"])
        begun = OPEN not in body["seats"]
        # A table of bots has begun by itself.
        if begun and LINK in body["seats"]:
            web.post(f"/api/tables/{made['id']}/start", key=made["host_key"])
    except TableError as error:
        raise BadInput(refusal(lang, error)) from None
    return {**made, "link": link, "begun": begun}


def _told(made: dict[str, Any]) -> dict[str, Any]:
    """What a program is told."""
    link: Link = made["link"]
    return {
        "table": link.table,
        "watch": str(link),
        "host": str(Link(link.server, link.table, host_key=made["host_key"])),
        "seats": [{"seat": entry["seat"], "link": str(link.seat(entry["key"]))} for entry in made["links"]],
        "begun": made["begun"],
    }


def _show(made: dict[str, Any], lang: str, playing: bool) -> None:
    console = screen()
    told = _told(made)
    for place, seat in enumerate(told["seats"]):
        key = "host-own-link" if place == 0 else "host-seat-link"
        line = say(lang, key, letter=seat_letter(seat["seat"]).upper(), link=seat["link"])
        console.print(line, soft_wrap=True)
    console.print(
        say(lang, "host-watch-link" if made["begun"] else "host-open-link", link=told["watch"]), soft_wrap=True
    )
    if made["begun"]:
        console.print(say(lang, "host-begun"))
    else:
        console.print(say(lang, "host-start", command=f"{program()} host --start '{told['host']}'"), soft_wrap=True)
    if told["seats"] and not playing:
        console.print(say(lang, "host-join", command=f"{program()} join '{told['seats'][0]['link']}'"), soft_wrap=True)


def _start(given: str, lang: str) -> None:
    from sietch.cli.table.online_words import refusal
    from sietch.cli.table.web import Web
    from sietch.server.client import TableError

    link = read_link(given)
    if not link.host_key:
        raise BadInput(
            "--start: this link is not the host's; it was shown when the table was made and ends in #host=KEY"
        )
    try:
        Web(link.server).post(f"/api/tables/{link.table}/start", key=link.host_key)
    except TableError as error:
        raise BadInput(refusal(lang, error)) from None
    screen().print(say(lang, "host-begun"))
