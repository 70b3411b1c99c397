"""Steps that are tried before they are taken: they tell the truth, they change nothing, and they give nothing away."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from server.service import news_after, run, service
from sietch import games
from sietch.kernel.rng import rng_from_seed
from sietch.server.changes import apply
from sietch.server.client import RemoteSeat, TableError
from sietch.server.trying import attempt
from sietch.server.viewers import Eyes
from support.imperium import uprising


async def steps_ahead(seat: RemoteSeat, chance: random.Random, most: int) -> dict[str, Any]:
    """Choose some steps at random, each among what the one before leads to."""
    actions: list[int | str] = []
    tried: dict[str, Any] = {**seat.moment}
    while tried["question"] is not None and len(actions) < most:
        actions.append(chance.choice(tried["options"])[0])
        tried = await seat.attempt(actions)
        assert [step["action"] for step in tried["steps"]] == actions
        assert tried["refused"] is None
    return tried


@pytest.mark.parametrize("game", sorted(games.GAMES))
def test_what_was_tried_comes_true(game: str, tmp_path: Path) -> None:
    async def story() -> None:
        chance = random.Random(game)
        async with service(tmp_path) as host:
            made = await host.table(game, ["link", "random", "random"])
            seat, spectator = await host.sit(made), await host.watch(made)
            certain = 0
            for _ in range(40):
                while seat.question is None and not seat.finished:
                    await news_after(seat, seat.seq)
                if seat.finished:
                    break
                before, heard = seat.seq, len(spectator.events)
                tried = await steps_ahead(seat, chance, chance.randint(1, 3))
                if seat.seq != before:
                    continue  # somebody else has answered the same question meanwhile
                assert (tried["seq"], len(spectator.events)) == (before, heard)
                seen = apply(seat.view, tried["patch"])
                for step in tried["steps"]:
                    await seat.act(step["action"])
                undisturbed = seat.seq == before + len(tried["steps"])
                if undisturbed and not tried["hidden"] and tried["question"] is not None:
                    assert seat.view == seen
                    assert seat.question == tried["question"]
                    assert seat.moment["options"] == tried["options"]
                    certain += 1
            assert certain > 5
            await seat.close()
            await spectator.close()

    run(story())


@pytest.mark.parametrize("game", sorted(games.GAMES))
def test_an_answer_does_not_depend_on_what_the_seat_cannot_know(game: str, tmp_path: Path) -> None:
    """The same steps, tried with everything hidden drawn anew: a seat is told the same."""

    async def story() -> None:
        chance = random.Random(game)
        async with service(tmp_path) as host:
            made = await host.table(game, ["link", "random", "random"])
            seat = await host.sit(made)
            room = await host.hall.room(made["id"])
            position = room.playing()
            known = 0
            for turn in range(60):
                while seat.question is None and not seat.finished:
                    await news_after(seat, seat.seq)
                if seat.finished:
                    break
                action = chance.choice(seat.options)[0]
                real, eyes = position.state, Eyes(0, "en")
                told = attempt(room, eyes, [action])
                for n in range(4):
                    position.state = position.game.determinize(real, 0, rng_from_seed(f"{turn}/{n}"))
                    again = attempt(room, eyes, [action])
                    if told["hidden"] or again["hidden"]:
                        assert told["patch"] == again["patch"] or not (told["hidden"] and again["hidden"])
                    else:
                        assert again == told
                        known += 1
                position.state = real
                await seat.act(action)
            assert known > 40
            await seat.close()

    run(story())


def test_a_step_that_is_not_possible_says_why_and_keeps_those_before_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with service(tmp_path) as host:
            made = await host.table("imperium", ["link", "random"])
            seat, spectator = await host.sit(made), await host.watch(made)
            while seat.question is None:
                await news_after(seat, seat.seq)
            first = seat.options[0][0]
            barred = next(n for n in range(10_000) if n not in dict(seat.options))
            tried = await seat.attempt([barred])
            assert tried["steps"] == []
            assert tried["refused"][0] == barred
            assert tried["options"] == seat.moment["options"]
            tried = await seat.attempt([first, first])
            assert [step["action"] for step in tried["steps"]] == [first]
            for wrong in ([-1], [10**9], ["no such thing"], [first] * 61):
                with pytest.raises(TableError):
                    await seat.attempt(wrong)
            with pytest.raises(TableError) as refused:
                await spectator.attempt([first])
            assert refused.value.code == "spectator"
            await seat.close()
            await spectator.close()

    run(story())


def test_a_question_that_turns_cards_up_ends_what_can_be_tried(tmp_path: Path) -> None:
    """The three cards on top of one's deck are in no view, only in the question that one would be asked."""

    async def story() -> None:
        async with service(tmp_path) as host:
            made = await host.table("uprising", ["link", "link", "link"])
            room = await host.hall.room(made["id"])
            deck = ["dagger", "diplomacy", "reconnaissance", "convincing_argument", "signet_ring"]
            a = {
                "leader": "gurney_halleck",
                "hand": ["long_live_the_fighters"],
                "deck": deck,
                "discard": [],
                "garrison": 0,
            }
            room.playing().state = uprising(3, a=a).s
            steps = [room.game.actions.parse(step) for step in ("play long_live_the_fighters", "to spice_refinery")]
            tried = attempt(room, Eyes(0, "en"), steps)
            assert [step["action"] for step in tried["steps"]] == steps
            assert tried["hidden"]
            assert tried["question"] is None
            assert tried["options"] == []

    run(story())
