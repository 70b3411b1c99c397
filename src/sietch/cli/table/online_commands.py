"""What can be typed at a remote table besides choosing: talk, votes, and who plays a seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sietch.cli.table.desk import sign
from sietch.cli.table.typed import Command
from sietch.cli.table.web import Web
from sietch.kernel.action import seat_number

if TYPE_CHECKING:
    from sietch.cli.table.online import Online

# Not `save`: the server keeps the game.
LOOKING = ("why", "undo", "log", "card", "rule", "board")
TOGETHER = ("seats", "say", "whisper", "call", "vote", "bot", "handover", "lock", "resign", "link", "start")
ONLINE = (*LOOKING, *TOGETHER, "quit", "help")
# No bot here knows enough of the game to advise; whoever asks all the same is told so.
UNDERSTOOD = (*ONLINE, "hint")
VOTES = ("undo", "pause", "resume", "more_time", "replace", "abandon")
ABOUT_A_SEAT = ("more_time", "replace")
YES = ("yes", "y", "oui", "o", "si", "sì", "s")
NO = ("no", "n", "non")
LEAVES_NOTHING = 3  # of these a bot would still be asked; more in a row is a mistake of ours


class Requests:
    """Carries out the commands of one seat; a spectator has only those that ask for nothing."""

    def __init__(self, desk: Online) -> None:
        self.desk = desk
        self.resigning = False  # said once already; the second time it is meant

    def obey(self, command: Command) -> bool:
        """Carry out a command of this table; False when it is none."""
        word, rest = command.word, command.rest
        if word != "resign":
            self.resigning = False
        if word == "seats":
            self.seats()
            return True
        if word == "hint":
            self.desk.say("online-hint-none")
            return True
        if word == "link":
            self.desk.say("online-watch-link", link=f"{self.desk.link.server}/t/{self.desk.link.table}")
            return True
        if word not in (*TOGETHER, "undo"):
            return False
        if word == "start":
            self.start()
        elif self.desk.own is None:
            self.desk.say("online-spectator")
        else:
            getattr(self, word)(rest)
        return True

    # -- everybody -----------------------------------------------------------------------------------------------

    def seats(self) -> None:
        """Who sits where, the clocks and the vote."""
        desk = self.desk
        moment = desk.remote.picture.moment
        names = desk.board.names(desk.remote.picture.view) if desk.remote.picture.view else []
        desk.show(desk.company.seats(moment["seats"], names, moment.get("waiting", [])))
        for line in (desk.company.clock(moment.get("clock")), desk.company.vote(moment.get("vote"))):
            if line:
                desk.show(line)

    def start(self) -> None:
        """Begin the game; only whoever opened the table has the key for that."""
        desk = self.desk
        if not desk.link.host_key:
            desk.say("online-no-host")
            return
        web, path = Web(desk.link.server), f"/api/tables/{desk.link.table}/start"

        def begin() -> None:
            web.post(path, key=desk.link.host_key)

        desk.attempt(begin)

    # -- talk ----------------------------------------------------------------------------------------------------

    def say(self, rest: str) -> None:
        self.desk.attempt(lambda: self.desk.remote.say(rest))

    def whisper(self, rest: str) -> None:
        """`whisper BC words`: to seats B and C."""
        letters, _, text = rest.partition(" ")
        to = self._seats(letters)
        if not to or not text.strip():
            self.desk.say("online-whisper-how")
        else:
            self.desk.attempt(lambda: self.desk.remote.say(text, to))

    def _seats(self, letters: str) -> list[int]:
        """The seats that letters name; none when one of them is no seat of this table."""
        count = len(self.desk.remote.seats)
        try:
            found = [seat_number(letter) for letter in letters if letter not in ",+"]
        except ValueError:
            return []
        return found if all(seat < count for seat in found) else []

    # -- taking back and voting ----------------------------------------------------------------------------------

    def undo(self, rest: str) -> None:
        """Take back one's last step, and with it what was answered without being asked."""
        desk = self.desk
        assert desk.own is not None
        taken = desk.attempt(desk.remote.undo)
        for _ in range(LEAVES_NOTHING):
            desk.remote.look()
            question = desk.remote.question(desk.own)
            if not taken or question is None or desk.board.obvious(question, desk.remote.options(desk.own)) is None:
                break
            taken = desk.attempt(desk.remote.undo)

    def call(self, rest: str) -> None:
        """`call undo 3`, `call replace B`: ask the table."""
        desk = self.desk
        kind, _, about = rest.lower().partition(" ")
        kind = kind.replace("-", "_")
        if kind not in VOTES:
            desk.say("online-call-how")
            return
        target = 0
        if kind == "undo":
            back = int(about) if about.isdecimal() and len(about) < 6 else 1
            target = desk.remote.picture.moment.get("actions", 0) - max(1, back)
        elif kind in ABOUT_A_SEAT:
            named = self._seats(about.strip())
            if len(named) != 1:
                desk.say("online-call-seat", kind=kind)
                return
            target = named[0]
        desk.attempt(lambda: desk.remote.call_vote(kind, target))

    def vote(self, rest: str) -> None:
        said = rest.strip().lower()
        if said not in (*YES, *NO):
            self.desk.say("online-vote-what")
        else:
            self.desk.attempt(lambda: self.desk.remote.vote(said in YES))

    # -- who plays the seat --------------------------------------------------------------------------------------

    def bot(self, rest: str) -> None:
        """`bot on`: a bot plays while one is away; `bot off`: one plays oneself again."""
        said = rest.strip().lower()
        if said not in ("on", "off"):
            self.desk.say("online-bot-how")
        elif self.desk.attempt(lambda: self.desk.remote.stand_in(said == "on")):
            self.desk.say(f"online-bot-{said}")

    def handover(self, rest: str) -> None:
        """Give the seat away: the new link is for somebody else, the old one opens nothing any more."""
        desk = self.desk
        name = " ".join(rest.split())
        if not name:
            desk.say("online-handover-how")
            return
        web, path = Web(desk.link.server), f"/api/tables/{desk.link.table}/seats/{desk.own}/hand-over"

        def give() -> None:
            key = web.post(path, {"name": name}, key=desk.link.seat_key)["key"]
            desk.say("online-new-link", name=name, link=str(desk.link.seat(key)))

        desk.attempt(give)

    def lock(self, rest: str) -> None:
        """Let the seat ask for a passphrase besides its link; nothing typed takes it away again."""
        desk = self.desk
        words = desk.reader.secret(desk.words.say("online-new-passphrase") + " ").strip()
        web, path = Web(desk.link.server), f"/api/tables/{desk.link.table}/seats/{desk.own}/passphrase"

        def keep() -> None:
            web.put(path, {"passphrase": words}, desk.link.seat_key)
            desk.remote.know(words)
            desk.say("online-locked" if words else "online-unlocked")

        desk.attempt(keep)

    def resign(self, rest: str) -> None:
        """Give the seat up for good, after saying so twice."""
        if not self.resigning:
            self.resigning = True
            assert self.desk.own is not None
            self.desk.say("online-resign-sure", letter=sign(self.desk.own))
        else:
            self.desk.attempt(self.desk.remote.resign)
