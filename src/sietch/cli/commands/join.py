"""`sietch join`: a seat at a remote table, played in the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from sietch import games
from sietch.cli.boards import board_for
from sietch.cli.errors import BadInput
from sietch.cli.extras import PLAYING, need
from sietch.cli.options import Lang
from sietch.cli.output import language, program, screen
from sietch.cli.table.links import Link, read_link
from sietch.cli.words import Words, say
from sietch.kernel.action import seat_letter
from sietch.kernel.game import Game

if TYPE_CHECKING:
    from sietch.cli.table.listener import Listener
    from sietch.cli.table.remote import RemoteTable
    from sietch.cli.table.web import Web

LONGEST_NAME = 40
LOCKED = "bad_passphrase"


def join(
    link: Annotated[str, typer.Argument(metavar="LINK", help="The link to a seat, or to a table.")],
    name: Annotated[str, typer.Option("--name", help="What you are called, on a seat that is open.")] = "",
    lang: Lang = None,
) -> None:
    """Play a seat at a remote table, or watch it."""
    take_part(read_link(link), language(lang), name)


def take_part(link: Link, lang: str, name: str = "") -> None:
    """Sit down, where a seat is open, and play or watch until the game is over or one leaves."""
    need(PLAYING)
    from sietch.cli.table.listener import Listener
    from sietch.cli.table.online import Online
    from sietch.cli.table.online_words import refusal
    from sietch.cli.table.web import Web
    from sietch.server.client import Lost, TableError

    console = screen()
    reader = Listener(console)
    web = Web(link.server)
    remote: RemoteTable | None = None
    try:
        about = web.get(f"/api/tables/{link.table}")
        game = games.find(about["game"])
        if about["version"] != game.version:
            raise BadInput(f"the table is played by rules version {about['version']}, this is {game.version}")
        words = Words(game.name, lang, about["seats"])
        if about["name"] != game.name:
            console.print(say(lang, "online-table", name=about["name"], game=game.name))
        if not link.seat_key and about["status"] == "open":
            link = _sit_down(link, web, about, reader, words, name)
        remote = _open(game, link, reader, words)
        Online(remote, link, words, board_for(game.name, words), console, reader).run()
    except TableError as error:
        raise BadInput(refusal(lang, error)) from None
    except Lost as error:
        raise BadInput(f"{link.server}: {error}") from None
    finally:
        if remote is not None:
            remote.close()


def _open(game: Game[Any], link: Link, reader: Listener, words: Words) -> RemoteTable:
    """Connect; a seat that is locked asks for its passphrase first."""
    from sietch.cli.table.remote import RemoteTable
    from sietch.server.client import TableError

    passphrase = ""
    while True:
        remote = RemoteTable(game, link.server, link.table, link.seat_key, reader.by_hand, passphrase)
        try:
            remote.open()
        except TableError as error:
            remote.close()
            if error.code != LOCKED or (passphrase and not reader.by_hand):
                raise
            passphrase = reader.secret(words.say("online-passphrase") + " ").strip()
            if not passphrase:
                raise
        except BaseException:
            remote.close()
            raise
        else:
            return remote


def _sit_down(link: Link, web: Web, about: dict[str, Any], reader: Listener, words: Words, name: str) -> Link:
    """Offer the seats that are open; whoever wants none of them watches."""
    free = [player["seat"] for player in about["players"] if player["kind"] == "open"]
    if not free:
        return link
    letters = [seat_letter(seat).upper() for seat in free]
    console = reader.console
    console.print(words.say("online-open-seats", letters=words.texts.joined(letters)))
    while True:
        try:
            wanted = reader.line(words.say("online-which-seat", letter=letters[0]) + " ").strip().upper()
        except EOFError:
            return link
        if not wanted:
            return link
        if wanted in letters:
            break
        console.print(words.say("online-no-such-seat", letters=words.texts.joined(letters, "or")))
    name = name or reader.line(words.say("online-your-name") + " ")
    called = " ".join(name.split())[:LONGEST_NAME]
    seat = free[letters.index(wanted)]
    key = web.post(f"/api/tables/{link.table}/seats/{seat}", {"name": called})["key"]
    mine = Link(link.server, link.table, str(key), link.host_key)
    console.print(words.say("online-keep", command=f"{program()} join '{link.seat(str(key))}'"), soft_wrap=True)
    return mine
