"""The terminal at a remote table as somebody at a keyboard has it: news come while they type."""

import contextlib
import os
import pty
import re
import select
import signal
import subprocess
import sys
import time

from cli.serving import LEADERS, PATIENCE, Serving, seat_does

# Colours, and what a terminal is asked to do at the start and the end of a line.
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]|\r")


def _as_in_a_terminal():
    """Ctrl-C reaches whoever is started in a terminal, even where these tests run in the background and it does not."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Terminal:
    """A real terminal with `sietch join` in it."""

    def __init__(self, *arguments, lang="en"):
        self.screen, inside = pty.openpty()
        env = {**os.environ, "TERM": "xterm", "COLUMNS": "100", "LINES": "50", "SIETCH_LANG": lang}
        command = [sys.executable, "-m", "sietch", *arguments]
        self.process = subprocess.Popen(
            command, stdin=inside, stdout=inside, stderr=inside, env=env, preexec_fn=_as_in_a_terminal
        )
        os.close(inside)
        self.seen = b""

    def type(self, text):
        os.write(self.screen, text.encode())

    def interrupt_until(self, pattern):
        """Press Ctrl-C until this comes: in the moment before a line is waited for, Python does not hear it."""
        for _ in range(20):
            self.process.send_signal(signal.SIGINT)
            with contextlib.suppress(TimeoutError):
                return self.wait_for(pattern, PATIENCE / 20)
        raise TimeoutError(f"no {pattern!r}, however often Ctrl-C was pressed")

    def wait_for(self, pattern, patience=PATIENCE):
        """Read until this is on the screen after what was read before; gives what came before it."""
        before = time.monotonic() + patience
        while True:
            text = ESCAPES.sub("", self.seen.decode(errors="ignore"))
            found = re.search(pattern, text)
            if found:
                self.seen = text[found.end() :].encode()
                return text[: found.start()]
            if time.monotonic() >= before:
                raise TimeoutError(f"no {pattern!r} in {text!r}")
            if select.select([self.screen], [], [], 0.2)[0]:
                try:
                    self.seen += os.read(self.screen, 65_536)
                except OSError:
                    raise AssertionError(f"it ended without {pattern!r}: {text!r}") from None

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.process.poll() is None:
            self.process.terminate()
        self.process.wait(PATIENCE)
        os.close(self.screen)


def test_what_is_being_typed_is_not_lost_when_something_happens(two):
    mine, other = two
    with Terminal("join", mine) as terminal:
        terminal.wait_for("[AB]> ")
        terminal.type("say never mi")
        terminal.wait_for("say never mi")
        seat_does(other, lambda seat: seat.say("the sleeper must awaken"))()
        # Something else may happen before the line is written again, for example that the other goes away.
        terminal.wait_for(r"guest: the sleeper must awaken\n(.*\n)*[AB]> say never mi")
        terminal.type("nd\n")
        terminal.wait_for("you: never mind")
        terminal.type("quit\n")
        terminal.wait_for("come back with: .*join 'http")
        assert terminal.process.wait(PATIENCE) == 0


def test_the_board_comes_by_itself_when_it_is_ones_turn(two):
    mine, other = two
    with Terminal("join", other) as waiting:
        waiting.wait_for(r"Waiting for [AB] \(guest\)")
        waiting.type("1\n")
        waiting.wait_for("You are not asked anything now")
        waiting.type("?\n")
        waiting.wait_for("whisper BC WORDS")
        waiting.wait_for("[AB]> ")
        seat_does(mine, lambda seat: seat.stand_in(True))()
        waiting.wait_for("Your hand")
        waiting.wait_for("What has happened")
        waiting.wait_for("▶ Your turn")
        waiting.wait_for("[AB]> ")
        waiting.type("\x04")
        waiting.wait_for("come back with")
        assert waiting.process.wait(PATIENCE) == 0


def test_a_lost_connection_comes_back_and_the_game_goes_on(cli, tmp_path):
    with Serving(tmp_path / "data").start() as serving:
        made = cli("host", "imperium", "--seats", "link,random", *LEADERS, "--server", serving.address, "--json").data
        with Terminal("join", made["seats"][0]["link"]) as terminal:
            terminal.wait_for("▶ Your turn")
            terminal.wait_for("A> ")
            terminal.type("say st")
            serving.stop()
            terminal.wait_for(r"The connection is lost; trying to come back …\nA> say st")
            terminal.type("ill here\n")
            terminal.wait_for("The server does not answer. Nothing has changed")
            serving.start()
            terminal.wait_for(r"The connection is back.\nA> ")
            terminal.type("say I am back\n")
            terminal.wait_for("you: I am back")
            terminal.wait_for("A> ")
            terminal.interrupt_until("come back with")
            assert terminal.process.wait(PATIENCE) == 0


def test_the_end_of_the_game_ends_the_line_that_is_being_typed(two):
    mine, other = two
    with Terminal("join", mine, lang="it") as terminal:
        terminal.wait_for("[AB]> ")
        terminal.type("say che co")
        seat_does(other, lambda seat: seat.resign())()
        terminal.wait_for("La partita è finita")
        terminal.wait_for("Tutti gli altri hanno abbandonato")
        assert terminal.process.wait(PATIENCE) == 0
