"""New tables: from nothing, from a moment of an older game, or from a record that somebody brings along."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from typing import Any

from sietch import games
from sietch.bots import BOTS, make_bot
from sietch.kernel.game import Game
from sietch.kernel.promise import promised
from sietch.kernel.record import Record, RecordError, verify
from sietch.kernel.ruleset import BadRuleset
from sietch.server import keys, schema
from sietch.server.cleaning import one_line
from sietch.server.clocks import BadClock, read_clock
from sietch.server.databases import Connection
from sietch.server.hall import Hall
from sietch.server.position import ACT, game_seed
from sietch.server.refused import Refused
from sietch.server.rooms import BOT, OPEN_SEAT, PERSON
from sietch.server.statuses import ABANDONED, FINISHED, OPEN, OVER

TABLE_NAME = 80
LINK = "link"
MOST_ACTIONS = 50_000


async def create(
    hall: Hall,
    game_name: str,
    seats: Sequence[str],
    ruleset: Mapping[str, Any] | str | None,
    name: str = "",
    public: bool = False,
    clock: Mapping[str, Any] | None = None,
) -> dict[str, Any]:
    """A new table: each seat is `open`, `link` or the name of a bot. Gives the keys, which are not kept."""
    game = _game(game_name)
    _check_count(game, seats)
    try:
        values = game.schema.read(ruleset)
        game.new(ruleset, len(seats), 0)  # whatever cannot be played is refused now
    except BadRuleset as error:
        raise Refused("bad_ruleset", f"{str(error)[:300]}.") from error
    return await _set_up(hall, game, seats, game.schema.changed(values), name, public, {"clock": _clock(clock)}, [])


async def fork(
    hall: Hall, table_id: str, at: int, seats: Sequence[str], name: str, public: bool, clock: Mapping[str, Any] | None
) -> dict[str, Any]:
    """A new table that goes on from a moment of a game that is over: what if?"""
    room = await hall.room(table_id)
    position = room.position
    if position is None or room.status not in OVER:
        raise Refused("not_finished", "A game can be taken up again when it is over.")
    if not 0 <= at <= len(position.moves):
        raise Refused("bad_message", f"This game has {len(position.moves)} actions.")
    if at == len(position.moves) and room.status == FINISHED:
        raise Refused("bad_message", "After its last action there is nothing left to play.")
    _check_count(room.game, seats)
    settings = {"clock": _clock(clock), "seed": game_seed(room.row)}
    return await _set_up(
        hall,
        room.game,
        seats,
        room.row["ruleset"],
        name or room.row["name"],
        public,
        settings,
        position.moves[:at],
        forked_from=table_id,
        forked_at=at,
    )


async def bring(hall: Hall, text: str, name: str, public: bool) -> dict[str, Any]:
    """A record becomes a table that can be read and taken up again."""
    try:
        record = Record.from_json(text, games.find)
        if len(record.moves) > MOST_ACTIONS:
            raise Refused("bad_record", f"A record has at most {MOST_ACTIONS} actions.")
        verify(record.game, record)
    except RecordError as error:
        raise Refused("bad_record", f"{str(error)[:300]}.") from error
    status = ABANDONED if record.result is None else FINISHED
    settings = {"clock": _clock(None), "seed": record.seed, "brought": True}
    labels = [label if label in BOTS else LINK for label in record.seats]
    made = await _set_up(
        hall,
        record.game,
        labels,
        record.ruleset,
        name or record.game.name,
        public,
        settings,
        record.moves,
        status=status,
        result=_result(record),
        started_at=time.time(),
    )
    return {"id": made["id"], "actions": len(record.moves), "status": status}


async def _set_up(
    hall: Hall,
    game: Game[Any],
    seats: Sequence[str],
    ruleset: Mapping[str, Any],
    name: str,
    public: bool,
    settings: dict[str, Any],
    moves: Sequence[tuple[int, int]],
    **more: Any,
) -> dict[str, Any]:
    rows: list[dict[str, Any]] = []
    links: list[dict[str, Any]] = []
    for seat, word in enumerate(seats):
        rows.append(_seat_row(seat, word, game.name, links))
    seed, host_key, now = keys.new_seed(), keys.new_key(), time.time()
    table: dict[str, Any] = {
        "id": keys.new_id(),
        "name": one_line(name, TABLE_NAME) or game.name,
        "game": game.name,
        "version": game.version,
        "ruleset": dict(ruleset),
        "seats": len(seats),
        "settings": settings,
        "status": OPEN,
        "public": public,
        "seed": seed,
        "seed_hash": promised(seed),
        "salts": [""] * len(seats),
        "host_hash": keys.hashed(host_key),
        "revision": 0,
        "entries": len(moves),
        "waiting": [],
        "bots_due": False,
        "created_at": now,
        "changed_at": now,
        **more,
    }
    log = [
        {"table_id": table["id"], "n": n, "kind": ACT, "seat": seat, "action": action, "at": now}
        for n, (seat, action) in enumerate(moves)
    ]

    async def work(connection: Connection) -> None:
        await connection.execute(schema.tables.insert().values(**table))
        await connection.execute(schema.seats.insert(), [{**row, "table_id": table["id"]} for row in rows])
        if log:
            await connection.execute(schema.log.insert(), log)

    await hall.store.write(work)
    hall.metrics.tables += 1
    # With nobody to wait for, a table begins by itself.
    if table["status"] == OPEN and all(row["kind"] == BOT for row in rows):
        await hall.start(await hall.room(table["id"]))
    return {"id": table["id"], "host_key": host_key, "links": links, "seed_hash": table["seed_hash"]}


def _game(name: str) -> Game[Any]:
    try:
        return games.find(name)
    except games.UnknownGame as error:
        raise Refused("no_game", f"{error}.") from error


def _check_count(game: Game[Any], seats: Sequence[str]) -> None:
    if len(seats) not in game.seat_counts:
        counts = ", ".join(str(count) for count in game.seat_counts)
        raise Refused("bad_seats", f"{game.name} is played with {counts} seats, not {len(seats)}.")


def _clock(given: Mapping[str, Any] | None) -> dict[str, Any]:
    try:
        return read_clock(given)
    except BadClock as error:
        raise Refused("bad_clock", f"{error}.") from error


def _result(record: Record) -> dict[str, Any] | None:
    """The result as a table keeps it; a record names seats by letters."""
    if record.result is None:
        return None
    outcome = record.game.outcome(verify(record.game, record))
    assert outcome is not None
    return {"winners": list(outcome.winners), "ranking": outcome.ranking, "reason": outcome.reason}


def _seat_row(seat: int, word: str, game_name: str, links: list[dict[str, Any]]) -> dict[str, Any]:
    row = {
        "seat": seat,
        "kind": OPEN_SEAT,
        "bot": "",
        "name": "",
        "key_hash": "",
        "passphrase_hash": "",
        "stand_in": False,
        "resigned": False,
        "seen_at": 0.0,
    }
    if word == LINK:
        key = keys.new_key()
        links.append({"seat": seat, "key": key})
        row.update(kind=PERSON, key_hash=keys.hashed(key))
    elif word in BOTS:
        make_bot(word, 0, game_name)
        row.update(kind=BOT, bot=word, name=word)
    elif word != OPEN_SEAT:
        raise Refused("bad_seats", f"A seat is 'open', 'link' or a bot ({', '.join(sorted(BOTS))}), not {word!r}.")
    return row
