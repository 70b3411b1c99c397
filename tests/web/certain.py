"""Servers with chance taken out, so that a test meets the same game every time, and which start at once.

Every table is dealt from the same seed, and a bot thinks the same at its tenth move of every game. Nothing else
differs from `python -m sietch.server`. This program has loaded everything; for each line of JSON that it reads, with
the seed and the arguments of a server, it becomes two, and the new one is that server. It answers with its number.
"""

from __future__ import annotations

import json
import os
import signal
import sys
from typing import Any

from sietch import games
from sietch.kernel.game import Game
from sietch.server import __main__, hall, keys
from sietch.server.metrics import Metrics
from sietch.server.players import BotPlayers
from sietch.server.rooms import Room
from sietch.server.settings import Settings
from sietch.server.thinking import Thinkers
from sietch.text import LANGUAGES, texts

PATIENT = 300.0  # seconds: on a busy machine a bot must not move at random because its time was up


class Steady(Thinkers):
    """Thinks from a thought that was put into its head."""

    thought = ""

    async def choose(self, game: Game[Any], s: Any, seat: int, bot: str, seed: str) -> int:
        return await super().choose(game, s, seat, bot, self.thought)


class SteadyPlayers(BotPlayers):
    """What a bot does depends on its own moves: those of others come sooner or later, as people are quick or slow."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        super().__init__(settings, metrics)
        self.thinkers: Steady = Steady(settings.bot_workers, PATIENT)

    async def _move(self, room: Room, seat: int, pace: float = 0.0) -> None:
        own = sum(mover == seat for mover, _ in room.playing().moves)
        self.thinkers.thought = f"{seat}/{own}"
        await super()._move(room, seat, pace)


def serve(seed: str, arguments: list[str]) -> None:
    vars(keys)["new_seed"] = lambda: seed
    vars(hall)["BotPlayers"] = SteadyPlayers
    __main__.serve(__main__.read_arguments(arguments))


def main() -> None:
    for name in games.GAMES:
        games.find(name)
    for lang in LANGUAGES:
        texts(lang)
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for servers that end
    for line in sys.stdin:
        child = os.fork()
        if child == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            os.close(sys.stdin.fileno())
            os.open(os.devnull, os.O_RDONLY)
            os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
            serve(*json.loads(line))
            os._exit(0)
        print(child, flush=True)


if __name__ == "__main__":
    main()
