"""The server with chance taken out, so that a test meets the same game every time: `python certain.py SEED ...`.

Every table is dealt from the same seed, and a bot thinks the same at its tenth move of every game. Nothing else
differs from `python -m sietch.server`, whose arguments follow the seed.
"""

from __future__ import annotations

import sys
from typing import Any

from sietch.kernel.game import Game
from sietch.server import __main__, hall, keys
from sietch.server.players import BotPlayers
from sietch.server.rooms import Room
from sietch.server.thinking import Thinkers

PATIENT = 300.0  # seconds: on a busy machine a bot must not move at random because its time was up


class Steady(Thinkers):
    """Thinks from a thought that was put into its head."""

    thought = ""

    async def choose(self, game: Game[Any], s: Any, seat: int, bot: str, seed: str) -> int:
        return await super().choose(game, s, seat, bot, self.thought)


class SteadyPlayers(BotPlayers):
    """What a bot does depends on its own moves: those of others come sooner or later, as people are quick or slow."""

    def __init__(self, workers: int, seconds: float, *more: Any) -> None:
        super().__init__(workers, seconds, *more)
        self.thinkers: Steady = Steady(workers, PATIENT)

    async def _move(self, room: Room, seat: int) -> None:
        own = sum(mover == seat for mover, _ in room.playing().moves)
        self.thinkers.thought = f"{seat}/{own}"
        await super()._move(room, seat)


def main() -> None:
    seed = sys.argv.pop(1)
    vars(keys)["new_seed"] = lambda: seed
    vars(hall)["BotPlayers"] = SteadyPlayers
    __main__.main()


if __name__ == "__main__":
    main()
