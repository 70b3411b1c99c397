"""A viewer who names a language is sent words in it, and learns nothing more than one who does not."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from websockets.asyncio.client import connect

from server.service import run, service
from sietch import games
from sietch.server.client import socket_address
from sietch.text import LANGUAGES


@pytest.mark.parametrize("game", sorted(games.GAMES))
def test_questions_options_reasons_and_events_come_in_words(game: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with service(tmp_path) as host:
            made = await host.table(game, ["link", "link"])
            keys = {link["seat"]: link["key"] for link in made["links"]}
            address = socket_address(host.address, made["id"])
            said: dict[str, list[str]] = {}
            for lang in LANGUAGES:
                for _ in range(6):
                    about = (await host.web.get(f"/api/tables/{made['id']}")).json()
                    async with connect(address) as wire:
                        key = keys[about["waiting"][0]]
                        await wire.send(json.dumps({"type": "hello", "key": key, "lang": lang}))
                        told = json.loads(await wire.recv())
                        assert told["question"]["text"]
                        assert len(told["names"]) == len(told["view"]["players"])
                        assert all(len(option) == 4 and option[2] for option in told["options"])
                        assert all(len(line) == 7 and line[5] and line[6] for line in told["unavailable"])
                        said.setdefault(lang, []).append(told["question"]["text"])
                        await wire.send(json.dumps({"type": "act", "action": told["options"][-1][0]}))
                        change = json.loads(await wire.recv())
                        assert change["type"] == "change"
                        assert all("text" in event for event in change["events"])
            assert not set(said["en"]) & set(said["fr"])
            assert not set(said["fr"]) & set(said["it"])

    run(story())


def test_an_unknown_language_is_refused(tmp_path: Path) -> None:
    async def story() -> None:
        async with service(tmp_path) as host:
            made = await host.table("imperium", ["link", "link"])
            async with connect(socket_address(host.address, made["id"])) as wire:
                await wire.send(json.dumps({"type": "hello", "lang": "tlh"}))
                assert json.loads(await wire.recv())["code"] == "bad_language"

    run(story())
