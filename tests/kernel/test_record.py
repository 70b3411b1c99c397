"""A record is the whole game: it plays again, and says what is wrong when it cannot."""

import json
import os
from pathlib import Path
from typing import Any

import pytest

from sietch import __version__
from sietch.kernel.contract import random_move
from sietch.kernel.event import Event
from sietch.kernel.record import Record, RecordError, hex_digest, load, replay, verify
from sietch.kernel.rng import rng_from_seed
from sietch.kernel.rule import IllegalAction
from support.tiny import BAZAAR, BID, LET, OPEN_PURSE, PUT_NOTHING, TinyGame, TinyState, find

LONG = {"rounds": 8}


def played(seed: int | str = 1, seats: int = 4, upto: int | None = None) -> tuple[Record, TinyState]:
    """A random game, or its beginning, with answers in random order and any-time plays between them."""
    record = Record.start(BAZAAR, LONG, ["random"] * seats, seed)
    s = BAZAAR.new(LONG, seats, seed)
    rng = rng_from_seed(seed)
    while s.stack and (upto is None or len(record.moves) < upto):
        record.play(s, *random_move(BAZAAR, s, rng))
    if not s.stack:
        record.finish(s)
    return record, s


def edited(record: Record, **fields: Any) -> str:
    return json.dumps({**json.loads(record.to_json()), **fields})


def problem(text: str) -> str:
    """What is wrong with a record, whether it shows on reading or on playing."""
    with pytest.raises(RecordError) as caught:
        verify(BAZAAR, Record.from_json(text, find))
    return str(caught.value)


# -- playing again ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(8))
def test_a_record_leads_to_the_same_position(seed):
    record, s = played(seed)
    again = Record.from_json(record.to_json(), find)
    assert verify(BAZAAR, again).digest() == s.digest()
    assert again.to_json() == record.to_json()


def test_the_file_says_what_was_played():
    record, s = played()
    data = json.loads(record.to_json())
    assert list(data) == [
        *("format", "game", "version", "engine", "ruleset"),
        *("seats", "seed", "actions", "digests", "result"),
    ]
    assert (data["format"], data["game"], data["version"], data["engine"]) == (1, "bazaar", 2, __version__)
    assert (data["ruleset"], data["seats"], data["seed"]) == ({"rounds": 8}, ["random"] * 4, 1)
    outcome = BAZAAR.outcome(s)
    assert outcome is not None
    assert data["result"]["winners"] == ["abcd"[seat] for seat in outcome.winners]


def test_a_preset_is_written_out_as_what_it_changes():
    assert Record.start(BAZAAR, "allied", ["you", "random"], 1).ruleset == {"teams": True, "mood": "loud"}


def test_any_earlier_position_can_be_reached():
    record, _ = played()
    for count in (0, 1, 17, len(record.moves)):
        assert replay(BAZAAR, record, upto=count).stack is not None
    assert replay(BAZAAR, record, upto=0).digest() == BAZAAR.new(LONG, 4, 1).digest()
    with pytest.raises(RecordError, match="there is no position after 9999"):
        replay(BAZAAR, record, upto=9999)


def test_a_replay_tells_what_happened():
    record, _ = played()
    heard: list[Event] = []
    replay(BAZAAR, record, sink=heard.append)
    assert sum(event.kind == "won" for event in heard) == 8


def test_a_game_goes_on_from_a_loaded_record_as_if_never_saved():
    whole, _ = played(5)
    for cut in (3, 10, 31, 57):
        part, _ = played(5, upto=cut)
        again = Record.from_json(part.to_json(), find)
        s = replay(BAZAAR, again)
        rng = rng_from_seed(5)
        live = BAZAAR.new(LONG, 4, 5)
        for _ in range(cut):
            BAZAAR.apply(live, *random_move(BAZAAR, live, rng))
        while s.stack:
            again.play(s, *random_move(BAZAAR, s, rng))
        again.finish(s)
        assert again.to_json() == whole.to_json()


# -- sealed answers ---------------------------------------------------------------------------------------------------


def three(*moves):
    record = Record.start(BAZAAR, None, ["x", "y", "z"], "sealed")
    s = BAZAAR.new(None, 3, "sealed")
    BAZAAR.arrange(s, {"c": {"hand": ["purse"]}})
    for seat, action in moves:
        record.play(s, seat, action)
    return record, s


def test_sealed_answers_are_stored_in_seat_order_each_seat_keeping_its_own():
    record, _ = three((2, BID), (1, BID + 3), (2, PUT_NOTHING), (0, BID + 1), (1, PUT_NOTHING))
    assert record.moves == [(0, BID + 1), (1, BID + 3), (1, PUT_NOTHING), (2, BID), (2, PUT_NOTHING)]


def test_the_answers_of_two_blocks_are_not_mixed():
    block = [(1, BID + 3), (1, PUT_NOTHING), (2, BID), (2, PUT_NOTHING), (0, BID), (0, PUT_NOTHING)]
    window = [(2, LET), (0, LET)]
    record, _ = three(*block, *window, (2, BID), (0, BID))
    in_order = [(0, BID), (0, PUT_NOTHING), (1, BID + 3), (1, PUT_NOTHING), (2, BID), (2, PUT_NOTHING)]
    assert record.moves == [*in_order, *window, (0, BID), (2, BID)]


def test_nothing_is_moved_across_an_any_time_play():
    record, _ = three((1, BID + 1), (2, OPEN_PURSE), (2, BID + 6), (0, BID), (1, PUT_NOTHING))
    assert record.moves == [(1, BID + 1), (2, OPEN_PURSE), (0, BID), (1, PUT_NOTHING), (2, BID + 6)]


def test_an_any_time_play_stays_where_it_was_made():
    record, _ = three((2, OPEN_PURSE), (2, BID))
    assert record.moves == [(2, OPEN_PURSE), (2, BID)]
    record, _ = three((1, BID), (0, BID), (2, OPEN_PURSE))
    assert record.moves == [(0, BID), (1, BID), (2, OPEN_PURSE)]


def test_a_refused_action_is_not_recorded():
    record, s = three((0, BID))
    before = s.digest()
    with pytest.raises(IllegalAction):
        record.play(s, 0, BID)
    assert record.moves == [(0, BID)]
    assert s.digest() == before


# -- digests ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(12))
def test_digests_come_about_every_fifty_actions_and_hold_in_the_stored_order(seed):
    record, _ = played(seed, seats=9)
    count = len(record.moves)
    assert count > 150
    assert {at // 50 for at in record.digests} == set(range(1, count // 50 + 1))
    for at, digest in record.digests.items():
        assert hex_digest(replay(BAZAAR, record, upto=at)) == digest


def test_a_finished_record_is_checked_up_to_its_last_action():
    record, s = played()
    assert record.digests[len(record.moves)] == hex_digest(s)


def test_a_record_keeps_the_versions_that_made_it():
    again = Record.from_json(edited(played()[0], version=1, engine="0.0.1"), find)
    assert (again.version, again.engine) == (1, "0.0.1")
    assert '"version": 1' in again.to_json()


def test_a_mark_in_the_middle_of_a_block_goes_when_an_answer_is_put_before_it():
    record, s = three((2, BID))
    record.mark(s)
    assert record.digests == {1: hex_digest(s)}
    record.play(s, 1, BID)
    assert record.digests == {}


def test_a_mark_stays_when_the_next_answer_goes_behind_it():
    record, s = three((0, BID))
    record.mark(s)
    record.play(s, 1, BID)
    assert list(record.digests) == [1]


# -- what can be wrong ------------------------------------------------------------------------------------------------


def test_every_truncation_is_noticed():
    text = played()[0].to_json().rstrip()
    for length in range(0, len(text), 7):
        with pytest.raises(RecordError, match=r"cut off|empty|not JSON"):
            Record.from_json(text[:length], find)


def test_a_cut_off_file_is_called_so():
    text = played()[0].to_json()
    assert problem(text[: len(text) // 2]).startswith("the record is cut off in line")
    assert problem("  \n") == "the record is empty"


def test_what_is_not_json_is_named_with_its_place():
    assert problem("{'format': 1}") == (
        "this is not JSON: line 1, column 2: Expecting property name enclosed in double quotes"
    )
    assert problem("[1]") == "this is not a record: the outermost value must be a table"
    assert "nested too deeply" in problem("[" * 100_000)
    assert "number too long" in problem('{"seed": ' + "9" * 5000 + "}")


@pytest.mark.parametrize(
    "name", ["format", "game", "version", "engine", "ruleset", "seats", "seed", "actions", "digests"]
)
def test_a_missing_field_is_named(name):
    data = json.loads(played()[0].to_json())
    del data[name]
    assert problem(json.dumps(data)) == f"the record has no field {name!r}"


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({"format": 2}, "format 2, newer than this program reads"),
        ({"format": True}, "field 'format' of the record must be a whole number"),
        ({"format": 0}, "field 'format' of the record cannot be 0"),
        ({"version": 3}, "the record needs bazaar rules version 3; this is 2"),
        ({"game": "chess"}, "unknown game 'chess'"),
        ({"game": 1}, "field 'game' of the record must be a text"),
        ({"engine": None}, "field 'engine' of the record must be a text"),
        ({"seats": 4}, "field 'seats' of the record must be a list of names"),
        ({"seats": [1, 2]}, "field 'seats' of the record must be a list of names"),
        ({"seats": ["x"]}, "bazaar cannot be played with 1 seats"),
        ({"seed": 1.5}, "field 'seed' of the record must be a number or a text"),
        ({"ruleset": {"runds": 2}}, "unknown ruleset option 'runds'; did you mean 'rounds'?"),
        ({"ruleset": "quick"}, "field 'ruleset' of the record must be a table"),
        ({"actions": {}}, "field 'actions' of the record must be a list"),
        ({"actions": ["a bid 0", 7]}, "action 2 must be a text, not 7"),
        ({"actions": ["a bid 0", "b bit 0"]}, "unknown action 'bit 0'; did you mean 'bid 0'? at action 2, 'b bit 0'"),
        ({"actions": ["a"]}, "unknown action ''"),
        ({"actions": ["z bid 0"]}, "action 1, 'z bid 0': 'z' is not a seat"),
        ({"actions": ["e bid 0"]}, "action 1, 'e bid 0': there is no seat e, only 4 seats"),
        ({"actions": ["a bid 0", "a bid 0"], "digests": {}}, "action 2, 'a bid 0', is not allowed (why-not_now)"),
        ({"actions": ["b bid 9"], "digests": {}}, "action 1, 'b bid 9', is not allowed (T-BID-02)"),
        ({"digests": {"x": "00"}}, "digest 'x' of the record must be the number of an action"),
        ({"digests": {"3": 7}}, "digest '3' of the record must be"),
        ({"digests": {"5000": "00"}}, "a digest for action 5000 but only"),
        ({"digests": {"3": "00"}}, "at action 3 the position differs: the record was edited or made by other rules"),
        ({"seed": 2, "digests": {"1": "00"}}, "at action 1 the position differs"),
        ({"actions": [], "digests": {}}, "the record names a result, but after 0 actions the game is not over"),
        ({"result": {"winners": ["a", "b"]}}, "the result in the record is not the one"),
        ({"result": []}, "field 'result' of the record must be a table or null"),
    ],
)
def test_a_wrong_field_is_answered_with_a_sentence(fields, sentence):
    assert sentence in problem(edited(played()[0], **fields))


def test_an_action_of_the_wrong_seat_is_named():
    block = [(seat, action) for seat in range(3) for action in (BID + (seat == 0), PUT_NOTHING)]
    record, _ = three(*block)
    moves = [*json.loads(record.to_json())["actions"], "c let"]
    assert problem(edited(record, actions=moves)) == "action 7, 'c let': it is not this seat's turn"


def test_one_changed_action_is_noticed():
    record, _ = played(3)
    data = json.loads(record.to_json())
    at = next(n for n, line in enumerate(data["actions"]) if " put " in line)
    data["actions"][at] = data["actions"][at][0] + " nothing"
    assert "the position differs" in problem(json.dumps(data))


def test_rules_that_have_changed_are_noticed():
    class Richer(TinyGame):
        def new(self, ruleset, seats, seed, sink=None):
            s = super().new(ruleset, seats, seed)
            s.take_coins(0, 1)
            return s

    record, _ = played()
    with pytest.raises(RecordError, match=r"at action \d+ the position differs"):
        replay(Richer(), record)


# -- files ------------------------------------------------------------------------------------------------------------


def test_a_saved_file_loads_as_the_same_record(tmp_path):
    record, _ = played()
    record.save(tmp_path / "game.json")
    assert load(tmp_path / "game.json", find).to_json() == record.to_json()
    assert os.listdir(tmp_path) == ["game.json"]


@pytest.mark.parametrize("call", ["fsync", "replace"])
def test_a_failed_save_leaves_the_old_file_and_nothing_else(tmp_path, monkeypatch, call):
    path = tmp_path / "game.json"
    played()[0].save(path)
    old = path.read_text()

    def fail(*arguments: Any) -> None:
        raise OSError("disk full")

    if call == "fsync":
        monkeypatch.setattr(os, "fsync", fail)
    else:
        monkeypatch.setattr(Path, "replace", fail)
    with pytest.raises(OSError, match="disk full"):
        played(2)[0].save(path)
    assert path.read_text() == old
    assert os.listdir(tmp_path) == ["game.json"]


def test_an_error_names_the_file(tmp_path):
    path = tmp_path / "game.json"
    for content, sentence in [(b"{", "cut off"), (b"\xff\xfe", "not a text file"), (b"", "empty")]:
        path.write_bytes(content)
        with pytest.raises(RecordError, match=sentence) as caught:
            load(path, find)
        assert str(caught.value).startswith(f"{path}: ")


def test_a_file_that_is_not_there_or_is_a_folder_is_answered_with_a_sentence(tmp_path):
    with pytest.raises(RecordError, match="there is no such file"):
        load(tmp_path / "none.json", find)
    with pytest.raises(RecordError, match="the file cannot be read"):
        load(tmp_path, find)


def test_a_lookup_may_explain_itself():
    def picky(name: str) -> TinyGame:
        raise ValueError(f"no game {name} here")

    with pytest.raises(RecordError, match="no game bazaar here"):
        Record.from_json(played()[0].to_json(), picky)
