"""Every event has a row that says what it is about and what is found on it."""

from __future__ import annotations

import pytest

from builders import ABSENT, as_json
from event_streams import (
    ARGUMENTS,
    a_stream,
    call_events,
    framed,
    message_events,
    one_a_line,
)
from growth import assert_soon
from inspector.core.checks.inspection import inspect_content
from inspector.ui.models.stream_course import stream_course_of

TWO = a_stream(*message_events(), *call_events(index=1))


def course_of(text):
    return stream_course_of(inspect_content(text))


def rows_of(text):
    return course_of(text).rows


@pytest.mark.parametrize("write", [framed, one_a_line])
def test_each_event_has_a_row_with_the_short_name_of_its_type(write):
    rows = rows_of(write(*TWO))
    assert [row.number for row in rows] == list(range(len(TWO)))
    assert rows[0].kind == "created"
    assert rows[-1].kind == "completed"
    assert [row.kind for row in rows if row.item == 1] == [
        "output_item.added",
        "function_call_arguments.delta",
        "function_call_arguments.delta",
        "function_call_arguments.delta",
        "function_call_arguments.done",
        "output_item.done",
    ]


def test_the_place_of_a_row_is_the_data_of_its_event():
    text = framed(*TWO)
    for row in rows_of(text):
        start, end = row.place.span
        assert text[start - len("data: ") : start] == "data: "
        assert text[end] == "\n"


def test_the_event_with_which_arguments_are_json_is_known():
    course = course_of(framed(*TWO))
    assert list(course.parses) == [1]
    row = course.rows[course.parses[1]]
    assert row.is_first_parse
    assert row.kind == "function_call_arguments.delta"
    assert sum(row.is_first_parse for row in course.rows) == 1


def test_the_events_of_a_second_stream_count_from_0_again():
    course = course_of(framed(*TWO) + framed(*a_stream()))
    assert course.begins == (0, len(TWO))
    second = course.rows[len(TWO)]
    assert (second.number, second.stream) == (0, 1)
    assert {row.item for row in course.rows[len(TWO) :]} == {None, 2}
    assert course.last_number(0) == len(TWO) - 1


def test_a_row_of_another_stream_stands_for_the_nearer_end():
    course = course_of(framed(*TWO) + framed(*a_stream()))
    assert course.moment_for(len(TWO) + 2, 0) == len(TWO) - 1
    assert course.moment_for(3, 2) is None
    assert course.moment_for(len(TWO) + 2, 2) == 2


def test_what_is_found_on_an_event_marks_its_row():
    events = a_stream()
    del events[2]["output_index"]
    rows = rows_of(framed(*events))
    assert rows[2].mark
    assert all(found.code.startswith("stream/") for found in rows[2].findings)
    assert rows[0].mark == ""


@pytest.mark.parametrize(
    "text", ["", "{}", as_json([]), as_json(call_events()[1]), "event: x"]
)
def test_what_is_no_stream_has_no_course(text):
    assert course_of(text) is None


def test_arguments_that_never_are_json_have_no_such_moment():
    assert course_of(framed(*a_stream(*call_events(('{"a', "b"))))).parses == {}


def test_a_cut_stream_has_a_course_too():
    events = a_stream()[:4]
    course = course_of(framed(*events, done=False))
    assert len(course.rows) == 4
    assert course.parses == {}
    assert course.origins == {0: (0, 0)}


def test_ten_thousand_events_take_no_time():
    pieces = tuple('{"a":"' + "b" * 9_990 + '"}')
    inspection = inspect_content(framed(*a_stream(*call_events(pieces))))
    course = assert_soon(lambda: stream_course_of(inspection), 2)
    assert len(course.rows) > 9_990


def test_a_call_without_id_has_its_rows_too():
    events = a_stream(*call_events(id=ABSENT))
    assert {row.item for row in rows_of(framed(*events))} == {None, 0}
    assert ARGUMENTS in events[-1]["response"]["output"][0]["arguments"]
