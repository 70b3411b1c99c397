"""Bots think in worker processes, from what their seat may know, and never for longer than they are given."""

from __future__ import annotations

import asyncio
import os
import secrets
import time
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from multiprocessing.process import BaseProcess
from threading import Thread
from typing import Any

from sietch import games
from sietch.bots import make_bot
from sietch.kernel.game import Game, Perspective
from sietch.kernel.rng import rng_from_seed


def think(game_name: str, bot_name: str, seed: str, position: Mapping[str, Any], seat: int, seconds: float) -> int:
    """Runs in a worker: the action of a bot in a position."""
    game = games.find(game_name)
    s = game.load(position)
    bot = make_bot(bot_name, seed, game_name)
    return bot.choose(Perspective(game, s, seat), time.monotonic() + seconds)


def end_with_the_server() -> None:
    """Runs in a worker: a server that is killed says no goodbye, and its workers would wait for ever."""
    server = parent_process()
    if server is not None:
        Thread(target=_end_after, args=(server,), daemon=True).start()


def _end_after(server: BaseProcess) -> None:
    server.join()
    os._exit(1)


class Thinkers:
    """A pool of workers that is replaced when one of them breaks."""

    def __init__(self, workers: int, seconds: float) -> None:
        self.workers = workers
        self.seconds = seconds
        self._pool: ProcessPoolExecutor | None = None

    def _executor(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self.workers, get_context("spawn"), initializer=end_with_the_server)
        return self._pool

    async def choose(self, game: Game[Any], s: Any, seat: int, bot: str, seed: str) -> int:
        """What the bot does; a random legal action when it crashes, cheats or takes too long."""
        # The worker is sent a position as the seat imagines it: it could not peek if it tried.
        imagined = game.determinize(s, seat, rng_from_seed(seed))
        call = (game.name, bot, seed, imagined.dump(), seat, self.seconds)
        try:
            loop = asyncio.get_running_loop()
            action = await asyncio.wait_for(loop.run_in_executor(self._executor(), think, *call), self.seconds * 2)
        except (BrokenProcessPool, TimeoutError):
            self.close()
        except Exception:  # a bot's fault is no table's fault
            pass
        else:
            if action in game.options(s, seat):
                return action
        plain = [option for option in game.options(s, seat) if not game.interrupts(s, option)]
        return secrets.choice(plain)

    def close(self) -> None:
        """Let go of the workers, also of one that hangs."""
        pool, self._pool = self._pool, None
        if pool is None:
            return
        workers = list(getattr(pool, "_processes", {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        for worker in workers:
            worker.kill()
