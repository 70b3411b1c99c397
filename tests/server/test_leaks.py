"""Nothing hidden leaves the server: every byte to every viewer in whole games of each game.

`SIETCH_LEAK_GAMES` says how many games of each game are played (50 is the full measure).
"""

from __future__ import annotations

import asyncio
import os
import random
from pathlib import Path
from typing import Any

import pytest

from server.service import Service, service
from server.truth import Told, Truth, heard_of, plain, told_by
from server.wire import Wire
from sietch.kernel.rng import rng_from_seed
from sietch.server.trying import attempt
from sietch.server.viewers import Eyes

GAMES = int(os.environ.get("SIETCH_LEAK_GAMES", "1"))
EVERY = 3  # changes of which one is held against an imagined position
TOGETHER = 8  # games that are played at the same time
SECOND_CHANCES = 8  # further games while hardly anything was tried, or nobody found an ally to whisper to
PATIENCE = 120.0 + 60.0 * (GAMES + SECOND_CHANCES)
LANGUAGES = ("fr", "", "en")  # what the seats are told in words; one of them is told none
WORDS = "shai-hulud by lamplight"
BUSY = {"requests_a_minute": 1_000_000, "tables_an_hour": 1_000_000, "messages_a_second": 100_000.0}


class Evening:
    """One table of people who act and try at random, talk, whisper, take back, vote and lose their connections."""

    def __init__(self, host: Service, game: str, seats: int, chance: random.Random) -> None:
        self.host = host
        self.game = game
        self.count = seats
        self.chance = chance
        self.made: dict[str, Any] = {}
        self.wires: list[Wire] = []
        self.stranger: list[str] = []  # answers to somebody who has no key
        self.whispers: list[tuple[str, set[int]]] = []
        self.tried = 0  # answers to steps that were held against another imagined position

    @property
    def table(self) -> str:
        return f"/api/tables/{self.made['id']}"

    @property
    def seats(self) -> list[Wire]:
        return [wire for wire in self.wires if wire.seat is not None]

    @property
    def keys(self) -> list[str]:
        return [self.made["host_key"], *(link["key"] for link in self.made["links"])]

    async def sit_down(self) -> None:
        """Everybody adds salt, one locks the seat with a passphrase, and a spectator comes."""
        self.made = await self.host.table(self.game, ["link"] * self.count, start=False, public=True)
        for link in self.made["links"]:
            where, key = f"{self.table}/seats/{link['seat']}", {"Authorization": f"Bearer {link['key']}"}
            salt = {"salt": f"salt-{self.chance.random()}"}
            assert (await self.host.web.put(f"{where}/salt", json=salt, headers=key)).status_code == 204
            if link["seat"] == 0:
                lock = await self.host.web.put(f"{where}/passphrase", json={"passphrase": WORDS}, headers=key)
                assert lock.status_code == 204
        for link in self.made["links"]:
            words = WORDS if link["seat"] == 0 else ""
            lang = LANGUAGES[link["seat"] % len(LANGUAGES)]
            self.wires.append(Wire(self.host.address, self.made["id"], link["seat"], link["key"], words, lang))
        self.wires.append(Wire(self.host.address, self.made["id"], lang="it"))
        for wire in self.wires:
            await wire.open()
        began = await self.host.web.post(
            f"{self.table}/start", headers={"Authorization": f"Bearer {self.made['host_key']}"}
        )
        assert began.status_code == 204

    async def play(self) -> None:
        """Random legal actions to the end, and everything else that people do."""
        while not any(wire.over for wire in self.wires):
            asked = [wire for wire in self.seats if wire.moment.get("question")]
            if asked:
                actor = self.chance.choice(asked)
                answer = await actor.ask(type="act", action=self.chance.choice(actor.options))
                assert answer["type"] == "done", answer
                await self.all_hear(answer["seq"])
            else:
                await asyncio.sleep(0.01)
            await self.now_and_then()

    async def all_hear(self, seq: int) -> None:
        for wire in self.wires:
            await wire.until(lambda wire=wire: wire.seq >= seq)

    async def now_and_then(self) -> None:
        if any(wire.over for wire in self.wires):
            return
        one = self.chance.choice(self.seats)
        if one.moment.get("confidants") and not self.whispered:
            await self.whisper(one)  # an alliance may be short: its first moment is used
        match self.chance.randrange(80):
            case 0:
                await self.chance.choice(self.wires).drop()
            case 1:
                answer = await one.ask(type="undo")
                await self.all_hear(answer.get("seq", 0))
            case 2:
                await self.vote_on_an_undo(one)
            case 3 | 4:
                await one.ask(type="say", text="Is there spice in it?")
            case 5 | 6 | 7:
                await self.whisper(one)
            case 8:
                await self.ask_without_a_key()
            case 9:
                await one.ask(type="call_vote", vote=self.chance.choice(("abandon", "pause")))
                await self.seats[one is self.seats[0]].ask(type="vote", on=False)
            case 10 | 11 | 12 | 13:
                await self.try_steps()
            case _:
                pass

    async def try_steps(self) -> None:
        """What steps would lead to is told alike in every position that the seat cannot tell from the real one."""
        one = self.chance.choice([wire for wire in self.seats if wire.options] or self.seats)
        actions: list[int] = []
        options = one.options
        while options and len(actions) < 3:
            actions.append(self.chance.choice(options))
            answer = await one.ask(type="try", actions=actions)
            assert answer["type"] == "tried", answer
            options = [line[0] for line in answer["options"]]
            if not answer["hidden"]:
                self.hold_against_another(one, actions, answer)

    def hold_against_another(self, one: Wire, actions: list[int], answer: dict[str, Any]) -> None:
        room = self.host.hall.rooms[self.made["id"]]
        position = room.playing()
        true, anew = position.state, rng_from_seed(str(self.chance.random()))
        try:
            position.state = room.game.determinize(true, one.seat, anew)
            imagined = plain(attempt(room, Eyes(one.seat, one.lang), actions))
        finally:
            position.state = true
        if not imagined["hidden"]:  # eight positions may happen to agree where others would not
            assert imagined == {key: value for key, value in answer.items() if key != "request"}
            self.tried += 1

    @property
    def whispered(self) -> bool:
        """Whether anything was said that some of the table could not hear."""
        return any(audience for _, audience in self.whispers)

    async def whisper(self, one: Wire) -> None:
        allies = one.moment.get("confidants")
        text = f"whisper-{self.chance.random()}"
        answer = await one.ask(type="say", text=text, to=allies or [self.count - 1])
        assert answer["type"] == ("done" if allies else "error")
        assert one.seat is not None
        self.whispers.append((text, {one.seat, *allies} if allies else set()))

    async def vote_on_an_undo(self, one: Wire) -> None:
        actions = one.moment.get("actions", 0)
        if actions:
            await one.ask(type="call_vote", vote="undo", about=max(0, actions - self.chance.randint(1, 4)))
            for other in self.seats:
                if other is not one:
                    answer = await other.ask(type="vote", on=True)
                    await self.all_hear(answer.get("seq", 0))

    async def ask_without_a_key(self) -> None:
        """What a stranger is told, and that it is the same in every position that the stranger cannot tell apart."""
        room = self.host.hall.rooms[self.made["id"]]
        assert room.position is not None
        at = len(room.position.moves)
        state, rng = room.state.clone(), rng_from_seed(str(self.chance.random()))
        public = plain([heard_of(event, None) for event in told_by(room.position)])
        table, words = self.table, f"{self.table}/log?lang=fr"
        for place in (table, words, f"{table}/replay/{at}", "/api/tables", f"/t/{self.made['id']}", "/metrics"):
            answer = await self.host.web.get(place)
            assert answer.status_code == 200, (place, answer.text)
            self.stranger.append(answer.text)
            if "replay" in place:
                imagined = room.game.view(room.game.determinize(state, None, rng), None)
                assert answer.json()["view"] == plain(imagined)
            if place == words:
                for line in answer.json():
                    assert {key: value for key, value in line["event"].items() if key != "text"} in public
        for place in (f"{table}/replay/{at}?seat=0", f"{table}/log?seat=0", f"{table}/record"):
            answer = await self.host.web.get(place)
            assert answer.status_code in (403, 409)
            self.stranger.append(answer.text)
        own = {"Authorization": f"Bearer {self.made['links'][0]['key']}"}
        for place in (f"{table}/replay/{at}?seat=1", f"{table}/log?seat=1"):
            assert (await self.host.web.get(place, headers=own)).status_code == 403

    async def leave(self) -> None:
        for wire in self.wires:
            await wire.close()

    # -- afterwards -----------------------------------------------------------------------------------------------

    async def check(self) -> tuple[int, int, int]:
        """Nothing that was sent tells more than it may; gives changes, imagined positions and bytes."""
        truth = await Truth.of(self.host.hall, self.made["id"])
        return await asyncio.to_thread(self._hold_against, truth)  # other tables play on meanwhile

    def _hold_against(self, truth: Truth) -> tuple[int, int, int]:
        banned = truth.secrets([*self.keys, WORDS])
        for name, text in self.everything_before_the_end():
            for secret in banned:
                assert secret not in text, f"{name} was sent a secret: {text[:200]}"
            for whisper, audience in self.whispers:
                assert whisper not in text or name in audience, f"{name} heard a whisper between {audience}"
        told = [Told(wire.seat, wire.lang, wire.frames) for wire in self.wires]
        changes, imagined = truth.check(told, self.made["id"], EVERY)
        return changes, imagined, sum(len(text) for _, text in self.everything_before_the_end())

    def everything_before_the_end(self) -> list[tuple[int | str | None, str]]:
        """Each message with the name of whoever got it; when a game is over its seed is for all to see."""
        found: list[tuple[int | str | None, str]] = [("a stranger", text) for text in self.stranger]
        for wire in self.wires:
            for frame in wire.frames:
                if '"status":"finished"' in frame:
                    break
                found.append((wire.seat, frame))
        return found


@pytest.mark.parametrize(("game", "seats"), [("imperium", 3), ("uprising", 3), ("classic", 3)])
def test_nothing_hidden_is_in_any_byte(game: str, seats: int, tmp_path: Path) -> None:
    figures: list[tuple[int, int, int]] = []
    tried: list[int] = []
    whispered: list[bool] = []

    async def evening(host: Service, number: int, free: asyncio.Semaphore) -> None:
        async with free:
            table = Evening(host, game, seats, random.Random(f"{game} {number}"))
            await table.sit_down()
            await table.play()
            await table.leave()
            figures.append(await table.check())
            tried.append(table.tried)
            whispered.append(table.whispered)

    def proves_enough() -> bool:
        return sum(tried) > 4 * GAMES and (game != "classic" or any(whispered))

    async def story() -> None:
        free = asyncio.Semaphore(TOGETHER)
        async with service(tmp_path, **BUSY) as host:
            await asyncio.gather(*[evening(host, number, free) for number in range(GAMES)])
            while not proves_enough() and len(figures) < GAMES + SECOND_CHANCES:
                await evening(host, len(figures), free)

    asyncio.run(asyncio.wait_for(story(), PATIENCE))
    changes, imagined, size = (sum(column) for column in zip(*figures, strict=True))
    told = f"{changes} changes, {imagined} imagined positions, {sum(tried)} trials, {size:,} bytes"
    print(f"{game}: {len(figures)} games, {told}")
    assert len(figures) >= GAMES
    assert imagined > 100 * GAMES
    assert sum(tried) > 4 * GAMES, "hardly anything was tried, so nothing was proved about trying"
    if game == "classic":
        assert any(whispered), "nobody whispered, so nothing was proved about whispers"
