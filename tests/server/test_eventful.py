"""A game as real life has it, in each of the three: lost connections, second thoughts, votes, clocks, leaving."""

from __future__ import annotations

import asyncio
import contextlib
import random
from pathlib import Path
from typing import Any

import pytest

from server.service import Service, news_after, play_on, run, service, until
from sietch import games
from sietch.server.client import RemoteSeat, TableError


async def asked(seats: list[RemoteSeat]) -> RemoteSeat:
    """Whoever is to act now."""
    while True:
        for seat in seats:
            if seat.question is not None:
                return seat
        await news_after(seats[0], seats[0].seq)


async def act(seats: list[RemoteSeat], chance: random.Random, times: int) -> None:
    for _ in range(times):
        seat = await asked(seats)
        with contextlib.suppress(TableError):
            await seat.act(chance.choice(seat.options)[0])
        await asyncio.sleep(0)


async def think_again(seats: list[RemoteSeat], chance: random.Random) -> int:
    """Act and take it back until that was possible once; gives how often it was tried."""
    for tried in range(1, 60):
        seat = await asked(seats)
        before, at = seat.view, seat.moment["actions"]
        try:
            await seat.act(chance.choice(seat.options)[0])
            await seat.undo()
        except TableError:
            continue  # something was shown, or somebody else was faster
        if seat.moment["actions"] == at:
            assert seat.view == before
            return tried
    raise AssertionError("nothing could be taken back")


async def hand_over(host: Service, made: dict[str, Any], link: dict[str, Any]) -> str:
    path = f"/api/tables/{made['id']}/seats/{link['seat']}/hand-over"
    answer = await host.web.post(path, json={"name": "Stilgar"}, headers={"Authorization": f"Bearer {link['key']}"})
    key: str = answer.json()["key"]
    return key


@pytest.mark.parametrize("game", sorted(games.GAMES))
def test_an_eventful_game_is_played_to_the_end(game: str, tmp_path: Path) -> None:
    async def story() -> None:
        chance = random.Random(game)
        async with service(tmp_path) as host:
            clock = {"kind": "days", "bank": 8.0, "at_zero": "bot_moves"}
            made = await host.table(game, ["link", "link", "random"], clock=clock)
            a, b = await host.sit(made, 0), await host.sit(made, 1)
            spectator = await host.watch(made)
            await act([a, b], chance, 6)
            await think_again([a, b], chance)

            # The connection is lost and comes back with nothing missing.
            await b.drop()
            await act([a, b], chance, 4)

            # Everybody agrees to pause; nobody can act, and no clock runs; then everybody agrees to go on.
            await asked([a, b])  # the bot is not in the middle of a move
            await a.call_vote("pause")
            await b.vote(True)
            await until(a, lambda: a.moment["clock"]["paused"])
            mover = await asked([a, b])
            with pytest.raises(TableError) as refused:
                await mover.act(mover.options[0][0])
            assert refused.value.code == "paused"
            await b.call_vote("resume")
            await a.vote(True)
            await until(b, lambda: not b.moment["clock"]["paused"])

            # Time runs out: a bot moves for whoever sleeps.
            sleeper = await asked([a, b])
            actions = sleeper.moment["actions"]
            await until(spectator, lambda: spectator.moment["actions"] > actions)

            # One goes away and lets a bot play, then comes back.
            await b.stand_in(True)
            await until(a, lambda: bool(a.moment["seats"][1]["stand_in"]))
            await act([a], chance, 2)
            await b.stand_in(False)
            await until(a, lambda: not a.moment["seats"][1]["stand_in"])

            # The other gives the seat to somebody else, who plays on.
            key = await hand_over(host, made, made["links"][0])
            new = await RemoteSeat(host.address, made["id"], key).open()
            await until(b, lambda: b.moment["seats"][0]["name"] == "Stilgar")

            await asyncio.gather(play_on(new, chance), play_on(b, chance, drops=3))
            await until(spectator, lambda: spectator.finished)
            assert new.moment["result"] == b.moment["result"] == spectator.moment["result"]
            kinds = {event["kind"] for event in spectator.events}
            assert {"undo", "pause", "resume", "vote"} <= kinds
            for seat in (a, b, new, spectator):
                await seat.close()

    run(story())
