"""Frames become plain data and come back, with definitions named by their path."""

import json
from typing import Any

import pytest

from sietch.kernel.codec import dump_frame, dump_stack, fields_of, frame_classes, load_frame
from sietch.kernel.frame import Frame
from support.tiny import BAZAAR, PRIZE_AT, PRIZES, Award, Bids, Round, Snatch


def there_and_back(frame):
    data = json.loads(json.dumps(dump_frame(frame)))
    return load_frame(data, BAZAAR.frames, PRIZE_AT.__getitem__)


def test_fields_of_a_frame_include_those_of_its_bases():
    assert fields_of(Bids) == ["answers", "asked", "prize"]
    assert fields_of(Round) == []


def test_one_name_as_slots_is_one_field():
    class Single(Frame[Any]):
        __slots__ = "seat"

    assert fields_of(Single) == ["seat"]


def test_a_frame_in_the_middle_of_its_answers_comes_back_whole():
    frame = Bids((0, 1, 2), ((3, 11), (), (5,)), PRIZES[2])
    back = there_and_back(frame)
    assert type(back) is Bids
    assert back.asked == (0, 1, 2)
    assert back.answers == ((3, 11), (), (5,))


def test_a_definition_is_named_by_its_path_and_not_copied():
    frame = Award(1, PRIZES[3])
    assert dump_frame(frame) == ["Award", {"prize": {"def": "prize.pearl"}, "seat": 1}]
    assert there_and_back(frame).prize is PRIZES[3]


def test_a_stack_is_written_from_the_bottom_up():
    assert [name for name, _ in dump_stack([Round(), Snatch((1,), 0, 0, PRIZES[0])])] == ["Round", "Snatch"]


def test_an_unknown_step_is_refused():
    with pytest.raises(ValueError, match="unknown step 'Nap' in a saved position"):
        load_frame(["Nap", {}], BAZAAR.frames, PRIZE_AT.__getitem__)


def test_frame_classes_finds_frames_only():
    assert frame_classes({"Award": Award, "Frame": Frame, "int": int, "x": 3}) == {"Award": Award}


def test_two_frames_of_one_name_are_refused():
    other = type("Award", (Frame,), {"__slots__": ()})
    with pytest.raises(ValueError, match="two frame classes are called Award"):
        frame_classes({"Award": Award}, {"Award": other})
