"""One event at a time is chosen, with its characters and its item."""

from __future__ import annotations

import pytest

from builders import as_json
from event_streams import a_stream, call_events, framed, message_events
from inspector.ui.models.workbench import Workbench
from instant_runner import InstantRunner

EVENTS = a_stream(*message_events(), *call_events(index=1))
LAST = len(EVENTS) - 1


@pytest.fixture
def bench(qapp):
    made = Workbench(InstantRunner())
    made.open_text(framed(*EVENTS), "x")
    return made


@pytest.fixture
def stepping(bench):
    return bench.stepping


def test_at_first_no_event_is_chosen(stepping):
    assert stepping.row is None
    assert len(stepping.course.rows) == len(EVENTS)


def test_choosing_an_event_chooses_its_item_and_its_characters(bench, stepping):
    stepping.choose(9)
    assert bench.choice.index == 1
    assert bench.choice.place is stepping.course.rows[9].place


def test_an_event_about_no_item_leaves_the_item_chosen(bench, stepping):
    bench.choice.choose_item(1)
    stepping.choose(0)
    assert bench.choice.index == 1
    assert bench.choice.place.span == stepping.course.rows[0].place.span


def test_steps_end_at_the_ends(stepping):
    stepping.step(1)
    assert stepping.row == 0
    stepping.step(-1)
    assert stepping.row == 0
    stepping.choose(LAST)
    stepping.step(1)
    assert stepping.row == LAST
    stepping.leave()
    stepping.step(-1)
    assert stepping.row == LAST


def test_a_row_that_is_not_there_is_no_choice(stepping):
    stepping.choose(len(EVENTS))
    stepping.choose(-1)
    assert stepping.row is None


def test_each_change_is_told_once(stepping):
    heard = []
    stepping.event_chosen.connect(heard.append)
    stepping.choose(2)
    stepping.choose(2)
    stepping.leave()
    stepping.leave()
    assert heard == [2, None]


def test_another_text_has_another_course_or_none(bench, stepping):
    heard = []
    stepping.course_changed.connect(heard.append)
    stepping.choose(2)
    bench.open_text(as_json([]), "y")
    assert stepping.course is None
    assert stepping.row is None
    assert heard == [None]
    stepping.step(1)
    stepping.choose(0)
    assert stepping.row is None


def test_checking_the_text_again_keeps_the_chosen_event(bench, stepping):
    stepping.choose(2)
    stepping.take(stepping.course, is_new=False)
    assert stepping.row == 2
    stepping.take(stepping.course, is_new=True)
    assert stepping.row is None
